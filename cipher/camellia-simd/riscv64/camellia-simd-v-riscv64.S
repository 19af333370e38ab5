/* camellia-simd-v-riscv64.S - Camellia with RISC-V vectors
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

#if CAMELLIA_SIMD_WITH_RISCV_V

#define SYM(op) _gcry_camellia_simd_riscv_v_##op

	.option push
	.option arch, +v

#define T_M     0
#define T_MI    32
#define T_S4    64
#define T_S1    96
#define T_S2    128
#define T_S3    160
#define T_INV   192

#include "camellia-simd-ops-riscv64.h"

	.section .rodata
	.balign 16
tables:
#define PAIR(name) \
	.quad CAMELLIA_SIMD_TW_##name##_LO0, CAMELLIA_SIMD_TW_##name##_LO1; \
	.quad CAMELLIA_SIMD_TW_##name##_HI0, CAMELLIA_SIMD_TW_##name##_HI1
	PAIR (M)
	PAIR (MI)
	PAIR (S4_IN)
	PAIR (S1_M)
	PAIR (S2_M)
	PAIR (S3_M)
	.quad CAMELLIA_SIMD_TW_INV0, CAMELLIA_SIMD_TW_INV1
	.quad CAMELLIA_SIMD_TW_INVA0, CAMELLIA_SIMD_TW_INVA1

.macro shift_in
.endm
.macro shift_out
.endm
.macro add_layer d, odd
	add_straight \d
.endm
.macro sbox_tables
	/* 1/0 is 0x80, which must read 0: clear what is beyond entry 16.  */
	vmv.v.i v28, 0
	vmv.v.i v29, 0
	vmv.v.i v30, 0
	vmv.v.i v31, 0
	tables16
	load_pair 28, 29, T_INV
	full
.endm

/* Invert v\r: 1/i + a/k + j and 1/j + a/k + i, then the tables v30, v31.  */
.macro invert r
	vand.vi v24, v\r, 15
	vsrl.vi v\r, v\r, 4
	vrgather.vv v25, v29, v24
	vxor.vv v24, v24, v\r
	vrgather.vv v26, v28, v\r
	vrgather.vv v27, v28, v24
	vxor.vv v26, v26, v25
	vxor.vv v27, v27, v25
	vrgather.vv v25, v28, v26
	vxor.vv v24, v25, v24
	vrgather.vv v25, v28, v27
	vxor.vv v25, v25, v\r
	vrgather.vv v\r, v30, v24
	vrgather.vv v26, v31, v25
	vxor.vv v\r, v\r, v26
.endm
.macro out_tables off
	tables16
	load_pair 30, 31, \off
	full
.endm
.macro sbox_layer s, odd
	vmv8r.v v16, v\s
	out_tables T_S4
	map 19, 30, 31
	map 22, 30, 31
	out_tables T_S1
	invert 16
	invert 19
	invert 22
	invert 23
	out_tables T_S2
	invert 17
	invert 20
	out_tables T_S3
	invert 18
	invert 21
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
