/* camellia-simd-asm-aarch64.h - Object format, CFI and BTI for AArch64
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

#ifndef CAMELLIA_SIMD_ASM_AARCH64_H
#define CAMELLIA_SIMD_ASM_AARCH64_H

/* The lowest layer of the AArch64 kernels: nothing here knows of Camellia.
 * ELF, Mach-O and COFF, GNU as and clang.  Macros of the assembler and not of
 * the preprocessor, as ';' begins a comment on Darwin.
 *
 *   SYM (name)                     a global name as the linker knows it
 *   LABEL (name)                   a name that it does not see
 *   section_text, section_rodata   where what follows goes
 *   func_begin name, func_end name      a hidden global function: alignment,
 *                                  symbol type and size, CFI, landing pad
 *   local_begin name, local_end name    the same, local to the file, no pad
 *   load_address reg, label        the address of a label of this file
 *   ret_stop                       return, with a stop for speculation
 *   frame_push bytes, frame_pop bytes   a frame with x29, x30 (signed) and
 *                                  d8 to d15; CFI; FRAME_SAVED bytes of it
 *                                  are taken, the rest is the function's
 *   end_of_file                    notes; stands last, also in a file that
 *                                  is otherwise empty on this target
 */

#if defined(__APPLE__)
# define SYM(name)      _##name
# define LABEL(name)    L##name
#else
# define SYM(name)      name
# define LABEL(name)    .L##name
#endif

.macro section_text
	.text
.endm

.macro section_rodata
#if defined(__APPLE__)
	.section __TEXT,__const
#elif defined(_WIN32)
	.section .rdata, "dr"
#else
	.section .rodata, "a", %progbits
#endif
.endm

.macro local_begin name
	.p2align 4
#if defined(__ELF__)
	.type \name, %function
#endif
\name:
	.cfi_startproc
.endm

.macro local_end name
	.cfi_endproc
#if defined(__ELF__)
	.size \name, . - \name
#endif
.endm

.macro func_begin name
	.globl \name
#if defined(__APPLE__)
	.private_extern \name
#elif defined(__ELF__)
	.hidden \name
#endif
	local_begin \name
	hint #34		/* bti c */
.endm

.macro func_end name
	local_end \name
.endm

.macro load_address reg, label
#if defined(__APPLE__)
	adrp \reg, \label@PAGE
	add \reg, \reg, \label@PAGEOFF
#else
	adrp \reg, \label
	add \reg, \reg, #:lo12:\label
#endif
.endm

.macro ret_stop
	ret
	dsb sy
	isb
.endm

#define FRAME_SAVED 80

.macro frame_push bytes
	hint #25		/* paciasp */
	.cfi_negate_ra_state
	stp x29, x30, [sp, #-(\bytes)]!
	.cfi_def_cfa_offset \bytes
	.cfi_rel_offset x29, 0
	.cfi_rel_offset x30, 8
	mov x29, sp
	.cfi_def_cfa_register x29
	stp d8, d9, [sp, #16]
	stp d10, d11, [sp, #32]
	stp d12, d13, [sp, #48]
	stp d14, d15, [sp, #64]
	.cfi_rel_offset d8, 16
	.cfi_rel_offset d9, 24
	.cfi_rel_offset d10, 32
	.cfi_rel_offset d11, 40
	.cfi_rel_offset d12, 48
	.cfi_rel_offset d13, 56
	.cfi_rel_offset d14, 64
	.cfi_rel_offset d15, 72
.endm

.macro frame_pop bytes
	ldp d8, d9, [sp, #16]
	ldp d10, d11, [sp, #32]
	ldp d12, d13, [sp, #48]
	ldp d14, d15, [sp, #64]
	ldp x29, x30, [sp], #(\bytes)
	.cfi_def_cfa sp, 0
	.cfi_restore x29
	.cfi_restore x30
	.cfi_restore d8
	.cfi_restore d9
	.cfi_restore d10
	.cfi_restore d11
	.cfi_restore d12
	.cfi_restore d13
	.cfi_restore d14
	.cfi_restore d15
	hint #29		/* autiasp */
	.cfi_negate_ra_state
.endm

/* Every entry has its landing pad, and no return address goes to memory
 * unsigned (AArch64) or moves (x86, where this file is empty): one object
 * that does not say so would undo it for the whole program.  */
#if defined(__aarch64__)
# define PROPERTY_TYPE  0xc0000000      /* BTI and PAC */
#elif defined(__x86_64__) || defined(__i386__)
# define PROPERTY_TYPE  0xc0000002      /* IBT and SHSTK */
#endif

.macro end_of_file
#if defined(__ELF__)
# ifdef PROPERTY_TYPE
	.section .note.gnu.property, "a", %note
#  if defined(__LP64__)
	.p2align 3
	.long 4, 16, 5
	.asciz "GNU"
	.long PROPERTY_TYPE, 4, 3, 0
#  else
	.p2align 2
	.long 4, 12, 5
	.asciz "GNU"
	.long PROPERTY_TYPE, 4, 3
#  endif
# endif
	.section .note.GNU-stack, "", %progbits
#endif
.endm

#endif /*CAMELLIA_SIMD_ASM_AARCH64_H*/
