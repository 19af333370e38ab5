/* abi-call-aarch64.S - Call a function and look at what it leaves behind
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

#if defined(__AARCH64EL__) && defined(__LP64__)
#include "camellia-simd-asm-aarch64.h"
#include "camellia-simd-config.h"

/* Offsets into struct abi_call of t-abi-aarch64.h.  */
#define FN       0
#define ARGS     8              /* five of them */
#define DEAD     48             /* lowest address of the dead stack */
#define IMAGE    56             /* where to copy it */
#define SVE      64             /* in: whether; out: bytes in a register */
#define SP_AFTER  72
#define CANARY   80
#define REGS     96             /* x18 to x29 */
#define FPCR_OUT 192
#define VECTORS  208            /* 32 times 256 bytes */
#define MASKS    8400           /* 16 times 32 bytes, then FPSR */

#define DEAD_BYTES 16384
#define FRAME      208          /* x29, x30, c, canaries, x18-x28, d8-d15 */

/* Load or store all vector registers from x9 up.  */
.macro vectors op, kind
	.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	\op \kind\n, [x9]
	add x9, x9, #256
	.endr
	.irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	\op \kind\n, [x9]
	add x9, x9, #256
	.endr
.endm

	section_text

/*
 * Purpose: call a function with dirty registers and record what it leaves
 * Prototype: void abi_call (struct abi_call *c)
 * ISA: AArch64; SVE if c->sve says so
 * Args: x0 = c, read and written
 * Uses: all registers
 * Preserves: the callee-saved ones, x18
 * Stack: DEAD_BYTES and a little
 */
func_begin SYM (abi_call)
	hint #25		/* paciasp */
	.cfi_negate_ra_state
	stp x29, x30, [sp, #-FRAME]!
	.cfi_def_cfa_offset FRAME
	.cfi_rel_offset x29, 0
	.cfi_rel_offset x30, 8
	stp d8, d9, [sp, #136]
	stp d10, d11, [sp, #152]
	stp d12, d13, [sp, #168]
	stp d14, d15, [sp, #184]
	.irp n, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28
	str x\n, [sp, #48 + 8 * (\n - 18)]
	.cfi_rel_offset x\n, 48 + 8 * (\n - 18)
	.endr
	.irp n, 8, 9, 10, 11, 12, 13, 14, 15
	.cfi_rel_offset d\n, 136 + 8 * (\n - 8)
	.endr
	str x0, [sp, #16]

	/* Words of the caller that the callee must not change.  */
	movz x9, #0x900d
	movk x9, #0xee15, lsl #16
	movk x9, #0xc0ff, lsl #32
	movk x9, #0x5afe, lsl #48
	stp x9, x9, [sp, #24]

	/* The dead stack.  */
	mov x10, sp
	sub x9, x10, #DEAD_BYTES
	str x9, [x0, #DEAD]
	movi v0.16b, #0xa5
1:	str q0, [x9], #16
	cmp x9, x10
	b.ne 1b

	add x9, x0, #VECTORS
	ldr x10, [x0, #SVE]
#if CAMELLIA_SIMD_WITH_AARCH64_SVE2
	.arch_extension sve
	cbz x10, 2f
	vectors ldr, z
	.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	pfalse p\n\().b
	.endr
	b 3f
#endif
2:	vectors ldr, q
3:	msr fpsr, xzr
	mov x17, x0
	.irp n, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
	ldr x\n, [x17, #REGS + 8 * (\n - 18)]
	.endr
	ldp x0, x1, [x17, #ARGS]
	ldp x2, x3, [x17, #ARGS + 16]
	ldr x4, [x17, #ARGS + 32]
	ldr x16, [x17, #FN]
	movz x17, #0xbeef
	movk x17, #0xdead, lsl #48
	.irp n, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	mov x\n, x17
	.endr
	blr x16

	ldr x17, [sp, #16]
	.irp n, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
	str x\n, [x17, #REGS + 8 * (\n - 18)]
	.endr
	mov x9, sp
	str x9, [x17, #SP_AFTER]
	ldp x10, x11, [sp, #24]
	stp x10, x11, [x17, #CANARY]
	mrs x9, fpcr
	str x9, [x17, #FPCR_OUT]
	mov x10, #MASKS
	add x10, x10, x17
	mrs x9, fpsr
	str x9, [x10, #512]

	add x9, x17, #VECTORS
	ldr x11, [x17, #SVE]
#if CAMELLIA_SIMD_WITH_AARCH64_SVE2
	cbz x11, 4f
	rdvl x11, #1
	str x11, [x17, #SVE]
	vectors str, z
	.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	str p\n, [x10]
	add x10, x10, #32
	.endr
	b 5f
#endif
4:	vectors str, q
5:
	mov x10, sp
	sub x9, x10, #DEAD_BYTES
	ldr x11, [x17, #IMAGE]
6:	ldp x12, x13, [x9], #16
	stp x12, x13, [x11], #16
	cmp x9, x10
	b.ne 6b

	ldp d8, d9, [sp, #136]
	ldp d10, d11, [sp, #152]
	ldp d12, d13, [sp, #168]
	ldp d14, d15, [sp, #184]
	.irp n, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28
	ldr x\n, [sp, #48 + 8 * (\n - 18)]
	.cfi_restore x\n
	.endr
	.irp n, 8, 9, 10, 11, 12, 13, 14, 15
	.cfi_restore d\n
	.endr
	mrs x9, fpcr
	and x9, x9, #~0x01000000
	msr fpcr, x9
	ldp x29, x30, [sp], #FRAME
	.cfi_def_cfa_offset 0
	.cfi_restore x29
	.cfi_restore x30
	hint #29		/* autiasp */
	.cfi_negate_ra_state
	ret_stop
func_end SYM (abi_call)

/* Faults on purpose, each of which the checker must see; with the arguments
 * of an operation, x2 the input.  */

func_begin SYM (abi_fault_none)
	ret_stop
func_end SYM (abi_fault_none)

func_begin SYM (abi_fault_deep)
	sub x9, sp, #3008
	str wzr, [x9]
	ret_stop
func_end SYM (abi_fault_deep)

func_begin SYM (abi_fault_x18)
	mov x18, #0
	ret_stop
func_end SYM (abi_fault_x18)

func_begin SYM (abi_fault_x19)
	mov x19, #0
	ret_stop
func_end SYM (abi_fault_x19)

func_begin SYM (abi_fault_d8)
	movi d8, #0
	ret_stop
func_end SYM (abi_fault_d8)

/* Flush to zero, which the stub takes back.  */
func_begin SYM (abi_fault_fpcr)
	mrs x9, fpcr
	orr x9, x9, #0x01000000
	msr fpcr, x9
	ret_stop
func_end SYM (abi_fault_fpcr)

func_begin SYM (abi_fault_vector)
	ldr q5, [x2]
	ret_stop
func_end SYM (abi_fault_vector)

/* In the upper half of a register whose lower half is the caller's.  */
func_begin SYM (abi_fault_upper)
	ldr x9, [x2]
	mov v9.d[1], x9
	ret_stop
func_end SYM (abi_fault_upper)

func_begin SYM (abi_fault_stack)
	ldr x9, [x2]
	sub x10, sp, #3008
	str x9, [x10]
	ret_stop
func_end SYM (abi_fault_stack)

func_begin SYM (abi_fault_caller)
	str xzr, [sp, #24]
	ret_stop
func_end SYM (abi_fault_caller)

end_of_file
#elif defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
