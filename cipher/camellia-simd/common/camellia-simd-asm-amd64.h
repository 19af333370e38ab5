/* camellia-simd-asm-amd64.h - Object format, CFI and CET for x86-64 assembly
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


#ifndef CAMELLIA_SIMD_ASM_AMD64_H
#define CAMELLIA_SIMD_ASM_AMD64_H

/* The lowest layer of the x86-64 kernels: nothing here knows of Camellia.
 * ELF, Mach-O and COFF, GNU as and clang.
 *
 *   SECTION_TEXT, SECTION_RODATA   where what follows goes
 *   FUNC_BEGIN (name)              a hidden global function: alignment,
 *   FUNC_END (name)                symbol type and size, CFI, landing pad
 *   LOCAL_BEGIN (name)             the same, local to the file, without pad
 *   LOCAL_END (name)
 *   RET                            return, with a stop for speculation
 *   CFI_*                          call frame information, or nothing
 *   END_OF_FILE                    notes; stands last, also in a file that
 *                                  is otherwise empty on this target
 */

#if defined(__APPLE__)
# define SYM(name)          _##name
# define SECTION_TEXT       .text
# define SECTION_RODATA     .section __TEXT,__const
# define SYM_GLOBAL(name)   .globl SYM (name); .private_extern SYM (name)
# define SYM_LOCAL(name)
# define SYM_SIZE(name)
#elif defined(_WIN32) || defined(__CYGWIN__)
# define SYM(name)          name
# define SECTION_TEXT       .text
# define SECTION_RODATA     .section .rdata, "dr"
# define SYM_GLOBAL(name)   .globl SYM (name); \
                            .def SYM (name); .scl 2; .type 32; .endef
# define SYM_LOCAL(name)    .def SYM (name); .scl 3; .type 32; .endef
# define SYM_SIZE(name)
#else
# define SYM(name)          name
# define SECTION_TEXT       .text
# define SECTION_RODATA     .section .rodata, "a", @progbits
# define SYM_GLOBAL(name)   .globl SYM (name); .hidden SYM (name); \
                            .type SYM (name), @function
# define SYM_LOCAL(name)    .type SYM (name), @function
# define SYM_SIZE(name)     .size SYM (name), . - SYM (name)
#endif

/* The Windows unwinder does not read DWARF, but GNU tools there do.  */
#define CFI_STARTPROC       .cfi_startproc
#define CFI_ENDPROC         .cfi_endproc
#define CFI_DEF_CFA(reg, off)   .cfi_def_cfa reg, off
#define CFI_DEF_CFA_REG(reg)    .cfi_def_cfa_register reg
#define CFI_ADJUST(off)     .cfi_adjust_cfa_offset off
#define CFI_REL_OFFSET(reg, off) .cfi_rel_offset reg, off
#define CFI_RESTORE(reg)    .cfi_restore reg
#define CFI_REMEMBER        .cfi_remember_state
#define CFI_RESTORE_STATE   .cfi_restore_state
#define CFI_PUSH(reg)       CFI_ADJUST (8); CFI_REL_OFFSET (reg, 0)
#define CFI_POP(reg)        CFI_ADJUST (-8); CFI_RESTORE (reg)

#define FUNC_BEGIN(name)  .p2align 5; SYM_GLOBAL (name); SYM (name):; \
                          CFI_STARTPROC; endbr64
#define FUNC_END(name)    CFI_ENDPROC; SYM_SIZE (name)
#define LOCAL_BEGIN(name) .p2align 5; SYM_LOCAL (name); SYM (name):; \
                          CFI_STARTPROC
#define LOCAL_END(name)   CFI_ENDPROC; SYM_SIZE (name)

#define RET               ret; int3

/* IBT and SHSTK, or BTI and PAC where the file is empty on AArch64: every
 * entry has its pad and no return address moves.  An object without the note
 * of its machine would take the protection from all that it is linked to.  */
#if defined(__ELF__) && (defined(__x86_64__) || defined(__i386__))
# define PROPERTY_NOTE 0xc0000002
#elif defined(__ELF__) && defined(__aarch64__)
# define PROPERTY_NOTE 0xc0000000
#endif
#if defined(__LP64__)
# define PROPERTY_ALIGN 3
#else
# define PROPERTY_ALIGN 2
#endif

#if defined(PROPERTY_NOTE)
# define END_OF_FILE                                                       \
    .section .note.gnu.property, "a", %note;                               \
    .p2align PROPERTY_ALIGN;                                               \
    .long 1f - 0f, 4f - 1f, 5;                                             \
    0: .asciz "GNU";                                                       \
    1: .p2align PROPERTY_ALIGN;                                            \
    .long PROPERTY_NOTE, 3f - 2f;                                          \
    2: .long 3;                                                            \
    3: .p2align PROPERTY_ALIGN;                                            \
    4:                                                                     \
    .section .note.GNU-stack, "", %progbits
#elif defined(__ELF__)
# define END_OF_FILE .section .note.GNU-stack, "", %progbits
#else
# define END_OF_FILE
#endif

#endif /*CAMELLIA_SIMD_ASM_AMD64_H*/
