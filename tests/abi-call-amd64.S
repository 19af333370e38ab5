/* abi-call-amd64.S - Call a function and look at what it leaves behind
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

#if defined(__x86_64__) && !defined(_WIN32)
#include "camellia-simd-asm-amd64.h"

/* Offsets into struct abi_call of t-abi-amd64.h.  */
#define FN       0
#define ARGS     8              /* five of them */
#define DEAD     48             /* lowest address of the dead stack */
#define REGS_IN  56             /* rbx, rbp, r12 to r15 before */
#define REGS_OUT 104            /* and after the call */
#define RSP_OUT  152
#define FLAGS    160
#define MXCSR    168
#define HAVE     176            /* 1: ymm; 2: zmm and masks */
#define CANARY   184
#define IMAGE    200            /* where to copy the dead stack */
#define VECTORS  256            /* 32 times 64 bytes, then 8 masks */

#define DEAD_BYTES 16384
#define PATTERN    0xa5

SECTION_TEXT

/*
 * Purpose: call a function with dirty registers and record what it leaves
 * Prototype: void abi_call (struct abi_call *c)
 * ISA: x86-64; AVX or AVX-512F, VL, BW if c->have says so
 * Args: rdi = c, read and written
 * Uses: all registers
 * Preserves: the callee-saved ones
 * Stack: DEAD_BYTES and a little
 */
FUNC_BEGIN (abi_call)
	push %rbp
	CFI_PUSH (%rbp)
	push %rbx
	CFI_PUSH (%rbx)
	push %r12
	CFI_PUSH (%r12)
	push %r13
	CFI_PUSH (%r13)
	push %r14
	CFI_PUSH (%r14)
	push %r15
	CFI_PUSH (%r15)
	sub $24, %rsp
	CFI_ADJUST (24)
	mov %rdi, (%rsp)

	/* Words above the return address that the callee must not change.  */
	movabs $0x5afec0ffee15900d, %rax
	mov %rax, 8(%rsp)
	mov %rax, 16(%rsp)

	/* The dead stack.  */
	mov %rdi, %r11
	lea -DEAD_BYTES(%rsp), %rdi
	mov %rdi, DEAD(%r11)
	mov $DEAD_BYTES, %ecx
	mov $PATTERN, %eax
	rep stosb

	/* Vector registers full of the same pattern.  */
	lea -64(%rdi), %rax
.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	movdqu (%rax), %xmm\n
.endr
	cmpl $0, HAVE(%r11)
	je 5f
.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	vmovdqu (%rax), %ymm\n
.endr
#ifdef HAVE_GCC_INLINE_ASM_AVX512
	cmpl $2, HAVE(%r11)
	jne 5f
.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	vmovdqu64 (%rax), %zmm\n
.endr
.irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	vmovdqu64 (%rax), %zmm\n
.endr
#endif
5:
	mov REGS_IN(%r11), %rbx
	mov REGS_IN+8(%r11), %rbp
	mov REGS_IN+16(%r11), %r12
	mov REGS_IN+24(%r11), %r13
	mov REGS_IN+32(%r11), %r14
	mov REGS_IN+40(%r11), %r15

	mov ARGS(%r11), %rdi
	mov ARGS+8(%r11), %rsi
	mov ARGS+16(%r11), %rdx
	mov ARGS+24(%r11), %rcx
	mov ARGS+32(%r11), %r8
	movabs $0xdeadbeefdeadbeef, %r9
	mov %r9, %r10
	mov %r9, %rax
	call *FN(%r11)

	/* Before anything else changes them.  */
	mov (%rsp), %r11
	pushfq
	CFI_ADJUST (8)
	pop FLAGS(%r11)
	CFI_ADJUST (-8)
	cld
	mov %rbx, REGS_OUT(%r11)
	mov %rbp, REGS_OUT+8(%r11)
	mov %r12, REGS_OUT+16(%r11)
	mov %r13, REGS_OUT+24(%r11)
	mov %r14, REGS_OUT+32(%r11)
	mov %r15, REGS_OUT+40(%r11)
	mov %rsp, RSP_OUT(%r11)
	stmxcsr MXCSR(%r11)
	mov 8(%rsp), %rax
	mov %rax, CANARY(%r11)
	mov 16(%rsp), %rax
	mov %rax, CANARY+8(%r11)

	lea -DEAD_BYTES(%rsp), %rsi
	mov IMAGE(%r11), %rdi
	mov $DEAD_BYTES, %ecx
	rep movsb

	cmpl $2, HAVE(%r11)
	je 2f
	cmpl $1, HAVE(%r11)
	je 1f
.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	movdqu %xmm\n, VECTORS+64*\n(%r11)
.endr
	jmp 3f
1:
.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	vmovdqu %ymm\n, VECTORS+64*\n(%r11)
.endr
	jmp 3f
2:
#ifdef HAVE_GCC_INLINE_ASM_AVX512
.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	vmovdqu64 %zmm\n, VECTORS+64*\n(%r11)
.endr
.irp n, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	vmovdqu64 %zmm\n, VECTORS+64*\n(%r11)
.endr
.irp n, 0, 1, 2, 3, 4, 5, 6, 7
	kmovq %k\n, VECTORS+2048+8*\n(%r11)
.endr
#endif
3:
	cmpl $0, HAVE(%r11)
	je 4f
	vzeroupper
4:
	add $24, %rsp
	CFI_ADJUST (-24)
	pop %r15
	CFI_POP (%r15)
	pop %r14
	CFI_POP (%r14)
	pop %r13
	CFI_POP (%r13)
	pop %r12
	CFI_POP (%r12)
	pop %rbx
	CFI_POP (%rbx)
	pop %rbp
	CFI_POP (%rbp)
	RET
FUNC_END (abi_call)

/* Faults on purpose, each of which the checker must see; with the arguments
 * of an operation, rdx the input.  */

FUNC_BEGIN (abi_fault_none)
	RET
FUNC_END (abi_fault_none)

FUNC_BEGIN (abi_fault_deep)
	movl $0, -3000(%rsp)
	RET
FUNC_END (abi_fault_deep)

FUNC_BEGIN (abi_fault_rbx)
	xor %ebx, %ebx
	RET
FUNC_END (abi_fault_rbx)

FUNC_BEGIN (abi_fault_direction)
	std
	RET
FUNC_END (abi_fault_direction)

FUNC_BEGIN (abi_fault_mxcsr)
	sub $8, %rsp
	CFI_ADJUST (8)
	movl $0x9fc0, (%rsp)
	ldmxcsr (%rsp)
	movl $0xa5a5a5a5, (%rsp)
	add $8, %rsp
	CFI_ADJUST (-8)
	RET
FUNC_END (abi_fault_mxcsr)

FUNC_BEGIN (abi_fault_vector)
	movdqu (%rdx), %xmm5
	RET
FUNC_END (abi_fault_vector)

FUNC_BEGIN (abi_fault_stack)
	mov (%rdx), %rax
	mov %rax, -3000(%rsp)
	RET
FUNC_END (abi_fault_stack)

FUNC_BEGIN (abi_fault_caller)
	incl 16(%rsp)
	RET
FUNC_END (abi_fault_caller)

END_OF_FILE
#elif defined(__ELF__)
	.section .note.GNU-stack, "", %progbits
#endif
