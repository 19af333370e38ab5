/* camellia-simd-ops-riscv64.h - Camellia in RISC-V vectors
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

/* Byte-sliced, VLEN / 8 blocks at once: v0 to v7 hold the left half, v8 to
 * v15 the right one, v16 to v23 the S-boxes of a round.  The including file
 * gives the tables and sbox_layer, with T_ the offsets of 16-byte tables from
 * "tables", and PREFIX.  Maps are pairs of 16-entry look-ups in registers, so
 * no address or branch depends on key or data.  Only elements of one byte
 * are loaded and stored, so alignment does not matter.  */

#define CTX     a0
#define OUT     a1
#define IN      a2
#define N       a3
#define DEC     a4
#define K       t0
#define KSTEP   t1
#define FLP     t2
#define FLSTEP  t3
#define ROUNDS  t4
#define VL      t5
#define TAB     t6
#define B       a5
#define P       a6
#define STRIDE  a7

/* Load the table at offset OFF into v\v; the rest of the register is 0.  */
.macro table v, off
	addi P, TAB, \off
	vsetivli zero, 16, e8, m1, tu, ma
	vle8.v v\v, (P)
	vsetvli zero, zero, e8, m1, ta, ma
.endm

.macro full
	vsetvli B, zero, e8, m1, ta, ma
.endm

/* Register \r through the map with tables v\lo, v\hi; uses v24, v25.  */
.macro map r, lo, hi
	vand.vi v24, v\r, 15
	vsrl.vi v25, v\r, 4
	vrgather.vv v\r, v\lo, v24
	vrgather.vv v24, v\hi, v25
	vxor.vv v\r, v\r, v24
.endm

.macro load_pair lo, hi, off
	addi P, TAB, \off
	vle8.v v\lo, (P)
	addi P, P, 16
	vle8.v v\hi, (P)
.endm

/* Within vl = 16, so that no table is read beyond its end.  */
.macro tables16
	vsetivli zero, 16, e8, m1, tu, ma
.endm

/* v\r ^= byte \i at \p */
.macro xor_byte r, p, i
	lbu B, \i(\p)
	vxor.vx v\r, v\r, B
.endm

.macro xor_half first, p
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	lbu B, \i(\p)
	xor_reg %(\first + \i)
	.endr
.endm
.altmacro
.macro xor_reg r
	vxor.vx v\r, v\r, B
.endm
.macro map_reg r, lo, hi
	map \r, \lo, \hi
.endm
.macro xor_rr d, s
	vxor.vv v\d, v\d, v\s
.endm
.macro copy_rr d, s
	vmv.v.v v\d, v\s
.endm

.macro p_layer
	.irp i, 0, 1, 2, 3
	xor_rr %(16 + \i), %(20 + ((\i + 1) & 3))
	.endr
	.irp i, 0, 1, 2, 3
	xor_rr %(20 + \i), %(16 + ((\i + 2) & 3))
	.endr
	.irp i, 0, 1, 2, 3
	xor_rr %(16 + \i), %(20 + ((\i + 3) & 3))
	.endr
	.irp i, 0, 1, 2, 3
	xor_rr %(20 + \i), %(16 + ((\i + 3) & 3))
	.endr
.endm

/* The result of p_layer into the half at \d.  */
.macro add_straight d
	vsetvli B, zero, e8, m4, ta, ma
	xor_rr \d, 20
	xor_rr %(\d + 4), 16
	full
.endm

/* The half at \d becomes itself plus the round function of that at \s.  */
.macro round s, d, odd
	sbox_layer \s, \odd
	p_layer
	add_layer \d, \odd
	xor_half \d, K
	add K, K, KSTEP
.endm

/* From Camellia's basis or into it, eight registers from \first.  */
.macro basis first, off
	tables16
	load_pair 26, 27, \off
	full
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	map_reg %(\first + \i), 26, 27
	.endr
.endm

/* FL on four bytes: v(\d..) ^= (v(\s..) & k) <<< 1; then
 * v(\s..) ^= v(\d..) & ~k'.  The constants of OR are in the keys.  */
.macro fl_and_rot d, s, p
	.irp i, 0, 1, 2, 3
	lbu B, \i(\p)
	and_reg %(16 + \i), %(\s + \i)
	.endr
	.irp i, 0, 1, 2, 3
	rot_reg %(\d + \i), %(16 + \i), %(16 + ((\i + 1) & 3))
	.endr
.endm
.macro and_reg d, s
	vand.vx v\d, v\s, B
.endm
.macro rot_reg d, a, c
	vadd.vv v24, v\a, v\a
	vsrl.vi v25, v\c, 7
	vxor.vv v\d, v\d, v24
	vxor.vv v\d, v\d, v25
.endm
.macro fl_andn d, s, p
	.irp i, 4, 5, 6, 7
	lbu B, \i(\p)
	not B, B
	and_reg 24, %(\s + \i - 4)
	xor_rr %(\d + \i - 4), 24
	.endr
.endm

.macro fl_layer
	basis 0, T_MI
	basis 8, T_MI
	fl_and_rot 4, 0, FLP
	fl_andn 0, 4, FLP
	add FLP, FLP, FLSTEP
	fl_andn 8, 12, FLP
	fl_and_rot 12, 8, FLP
	add FLP, FLP, FLSTEP
	basis 0, T_M
	basis 8, T_M
	sbox_tables
.endm
