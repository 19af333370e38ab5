/* camellia-simd-zvkned-riscv64.S - Camellia with vector AES of RISC-V
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

#include "camellia-simd.h"
#include "camellia-simd-config.h"
#include "camellia-simd-constants.h"

#if CAMELLIA_SIMD_WITH_RISCV_ZVKNED

#define SYM(op) _gcry_camellia_simd_riscv_zvkned_##op

	.option push
	.option arch, +v

#define T_M     0
#define T_MI    32
#define T_S4    64
#define T_S1    96
#define T_S2    128
#define T_S3    160
#define T_SH    192
#define T_UNSH  208
#define T_SH2   224

#include "camellia-simd-ops-riscv64.h"

	.section .rodata
	.balign 16
tables:
#define PAIR(name) \
	.quad CAMELLIA_SIMD_NT_##name##_LO0, CAMELLIA_SIMD_NT_##name##_LO1; \
	.quad CAMELLIA_SIMD_NT_##name##_HI0, CAMELLIA_SIMD_NT_##name##_HI1
	PAIR (M)
	PAIR (MI)
	PAIR (S4_IN)
	PAIR (S1_M)
	PAIR (S2_M)
	PAIR (S3_M)
	/* ShiftRows, its inverse and its square within 16 blocks.  */
	.quad 0x030e09040f0a0500, 0x0b06010c07020d08
	.quad 0x0b0e0104070a0d00, 0x0306090c0f020508
	.quad 0x0f060d040b020900, 0x070e050c030a0108

/* v27 becomes the permutation at \off in every 16 blocks.  */
.macro perm_index off
	vid.v v26
	vand.vi v24, v26, 15
	vsub.vv v26, v26, v24
	tables16
	addi P, TAB, \off
	vle8.v v25, (P)
	full
	vrgather.vv v27, v25, v24
	vadd.vv v27, v27, v26
.endm
.macro perm_reg r
	vrgather.vv v24, v\r, v27
	vmv.v.v v\r, v24
.endm
.macro perm first, off
	perm_index \off
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	perm_reg %(\first + \i)
	.endr
.endm

/* The right half keeps its blocks in the order of ShiftRows.  */
.macro shift_in
	perm 8, T_SH
.endm
.macro shift_out
	perm 8, T_UNSH
.endm

/* S-boxes of the right half leave the square of ShiftRows, which is its own
 * inverse; undo it on the way into the left half.  */
.macro add_perm d, s
	vrgather.vv v24, v\s, v27
	vxor.vv v\d, v\d, v24
.endm
.macro add_layer d, odd
	.if \odd
	perm_index T_SH2
	.irp i, 0, 1, 2, 3
	add_perm %(\d + \i), %(20 + \i)
	add_perm %(\d + 4 + \i), %(16 + \i)
	.endr
	.else
	add_straight \d
	.endif
.endm

.macro sbox_tables
	tables16
	load_pair 28, 29, T_S1
	load_pair 30, 31, T_S2
	full
.endm

.macro sbox_layer s, odd
	vmv8r.v v16, v\s
	tables16
	load_pair 26, 27, T_S4
	full
	map 19, 26, 27
	map 22, 26, 27
	vmv.v.i v24, 0
	vsetvli B, zero, e32, m8, ta, ma
	/* vaesef.vs v16, v24: ShiftRows (SubBytes (v16)).  */
	.insn r 0x77, 2, 0x53, x16, x3, x24
	full
	tables16
	load_pair 26, 27, T_S3
	full
	map 16, 28, 29
	map 17, 30, 31
	map 18, 26, 27
	map 19, 28, 29
	map 20, 30, 31
	map 21, 26, 27
	map 22, 28, 29
	map 23, 28, 29
.endm

#include "camellia-simd-core-riscv64.h"

	.option pop
#endif

#ifdef __riscv
	.section .note.GNU-stack, "", @progbits
#else
/* An empty object, with the notes of the machine at hand.  */
# include "camellia-simd-asm-aarch64.h"
	end_of_file
#endif
