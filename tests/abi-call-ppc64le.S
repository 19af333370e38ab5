/* abi-call-ppc64le.S - Call a function and look at what it leaves behind
 * Copyright (C) 2026 camellia-simd developers
 *
 * This file is part of camellia-simd.
 *
 * camellia-simd is free software; you can redistribute it and/or modify
 * it under the terms of the GNU Lesser General Public License as
 * published by the Free Software Foundation; either version 2.1 of
 * the License, or (at your option) any later version.
 *
 * camellia-simd is distributed in the hope that it will be useful,
 * but WITHOUT ANY WARRANTY; without even the implied warranty of
 * MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.  See the
 * GNU Lesser General Public License for more details.
 *
 * You should have received a copy of the GNU Lesser General Public
 * License along with this program; if not, see <https://www.gnu.org/licenses/>.
 * SPDX-License-Identifier: LGPL-2.1-or-later
 */


#include <config.h>

#if defined(__powerpc64__) && defined(__LITTLE_ENDIAN__)
#include "camellia-simd-asm-ppc64le.h"

/* Offsets into struct abi_call of t-abi-ppc64le.h.  */
#define FN       0
#define ARGS     8              /* five of them */
#define DEAD     48             /* lowest address of the dead stack */
#define IMAGE    56             /* where to copy it */
#define CR_INOUT 64
#define SP_AFTER 72
#define CANARY   80
#define REGS     96             /* r14 to r31 */
#define VECTORS  240            /* VSX registers */

#define DEAD_BYTES 16384

/* The frame, from r1 up.  */
#define OWN_TOC    24
#define OWN_C      32
#define OWN_CANARY 40           /* two of them */
#define OWN_GPR    64
#define OWN_FPR    208
#define OWN_VR     352
#define OWN_SIZE   544

/* Load or store all VSX registers from r11 up; r0 is not read.  */
.macro vectors op
	.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	\op \n, 0, 11
	addi 11, 11, 16
	.endr
	.irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	\op \n, 0, 11
	addi 11, 11, 16
	.endr
	.irp n, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47
	\op \n, 0, 11
	addi 11, 11, 16
	.endr
	.irp n, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63
	\op \n, 0, 11
	addi 11, 11, 16
	.endr
.endm

/* Load or store what the caller wants preserved.  */
.macro own_registers gpr, fpr, vr
	.irp n, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	\gpr \n, OWN_GPR + 8 * (\n - 14)(1)
	\fpr \n, OWN_FPR + 8 * (\n - 14)(1)
	.endr
	li 11, OWN_VR
	.irp n, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	\vr \n, 11, 1
	addi 11, 11, 16
	.endr
.endm

	.machine power8
	.abiversion 2
	.text

/*
 * Purpose: call a function with dirty registers and record what it leaves
 * Prototype: void abi_call (struct abi_call *c)
 * ISA: POWER8
 * Args: r3 = c, read and written
 * Uses: all registers
 * Preserves: the callee-saved ones
 * Stack: DEAD_BYTES and a little
 */
func_begin abi_call
	mflr 0
	std 0, 16(1)
	mfcr 0
	stw 0, 8(1)
	stdu 1, -OWN_SIZE(1)
	.cfi_def_cfa_offset OWN_SIZE
	.cfi_offset 65, 16
	.cfi_offset 70, 8
	own_registers std, stfd, stvx
	.irp n, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	.cfi_offset \n, OWN_GPR - OWN_SIZE + 8 * (\n - 14)
	.cfi_offset 32 + \n, OWN_FPR - OWN_SIZE + 8 * (\n - 14)
	.endr
	.irp n, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	.cfi_offset 77 + \n, OWN_VR - OWN_SIZE + 16 * (\n - 20)
	.endr
	std 2, OWN_TOC(1)
	std 3, OWN_C(1)

	/* Words of the caller that the callee must not change.  */
	lis 0, 0x5afe
	ori 0, 0, 0xc0ff
	sldi 0, 0, 32
	oris 0, 0, 0xee15
	ori 0, 0, 0x900d
	std 0, OWN_CANARY(1)
	std 0, OWN_CANARY + 8(1)

	/* The dead stack, with the 288 bytes that a function may use without
	 * a frame.  */
	addi 11, 1, -(DEAD_BYTES / 2)
	addi 11, 11, -(DEAD_BYTES / 2)
	std 11, DEAD(3)
	lis 0, 0xa5a5 - 0x10000
	ori 0, 0, 0xa5a5
	sldi 10, 0, 32
	rldimi 10, 0, 0, 32
	li 0, DEAD_BYTES / 8
	mtctr 0
1:	std 10, 0(11)
	addi 11, 11, 8
	bdnz 1b

	addi 11, 3, VECTORS
	vectors lxvd2x
	ld 0, CR_INOUT(3)
	mtcrf 0x38, 0
	mr 11, 3
	.irp n, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	ld \n, REGS + 8 * (\n - 14)(11)
	.endr
	ld 12, FN(11)
	ld 3, ARGS(11)
	ld 4, ARGS + 8(11)
	ld 5, ARGS + 16(11)
	ld 6, ARGS + 24(11)
	ld 7, ARGS + 32(11)
	mtctr 12
	mr 8, 10
	mr 9, 10
	mr 11, 10
	mr 0, 10
	bctrl
	ld 2, OWN_TOC(1)

	ld 10, OWN_C(1)
	mfcr 0
	std 0, CR_INOUT(10)
	.irp n, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	std \n, REGS + 8 * (\n - 14)(10)
	.endr
	std 1, SP_AFTER(10)
	ld 0, OWN_CANARY(1)
	std 0, CANARY(10)
	ld 0, OWN_CANARY + 8(1)
	std 0, CANARY + 8(10)
	addi 11, 10, VECTORS
	vectors stxvd2x

	ld 11, IMAGE(10)
	addi 9, 1, -(DEAD_BYTES / 2)
	addi 9, 9, -(DEAD_BYTES / 2)
	li 0, DEAD_BYTES / 8
	mtctr 0
2:	ld 0, 0(9)
	std 0, 0(11)
	addi 9, 9, 8
	addi 11, 11, 8
	bdnz 2b

	own_registers ld, lfd, lvx
	addi 1, 1, OWN_SIZE
	.cfi_def_cfa_offset 0
	.irp n, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	.cfi_restore \n
	.cfi_restore 32 + \n
	.endr
	.irp n, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	.cfi_restore 77 + \n
	.endr
	lwz 0, 8(1)
	mtcrf 0x38, 0
	.cfi_restore 70
	ld 0, 16(1)
	mtlr 0
	.cfi_restore 65
	blr
func_end abi_call

/* Faults on purpose, each of which the checker must see; with the arguments
 * of an operation, r5 the input.  */

func_begin abi_fault_none
	blr
func_end abi_fault_none

func_begin abi_fault_deep
	li 0, 0
	std 0, -3000(1)
	blr
func_end abi_fault_deep

func_begin abi_fault_r14
	li 14, 0
	blr
func_end abi_fault_r14

func_begin abi_fault_f14
	xxlxor 14, 14, 14
	blr
func_end abi_fault_f14

func_begin abi_fault_v20
	vxor 20, 20, 20
	blr
func_end abi_fault_v20

func_begin abi_fault_cr
	li 0, 0
	mtcrf 0x10, 0
	blr
func_end abi_fault_cr

func_begin abi_fault_vector
	lxvd2x 37, 0, 5
	blr
func_end abi_fault_vector

func_begin abi_fault_vsx
	lxvd2x 5, 0, 5
	blr
func_end abi_fault_vsx

func_begin abi_fault_stack
	ld 0, 0(5)
	std 0, -3000(1)
	blr
func_end abi_fault_stack

func_begin abi_fault_red_zone
	ld 0, 0(5)
	std 0, -280(1)
	blr
func_end abi_fault_red_zone

func_begin abi_fault_caller
	li 0, 0
	std 0, OWN_CANARY(1)
	blr
func_end abi_fault_caller

#endif
#if defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
