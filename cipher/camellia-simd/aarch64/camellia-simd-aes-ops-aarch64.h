/* camellia-simd-aes-ops-aarch64.h - Steps of the wide core with AESE, NEON
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


/* What camellia-simd-wide-aarch64.h asks for where an S-box is AESE and a map
 * by two look-ups behind it.  AESE adds a key, inverts in the field (with an
 * affine map behind, taken away by the tables) and permutes the 16 blocks of
 * the vector as ShiftRows does the bytes of an AES block.
 *
 * Let the left half hold its blocks in any order: with s for ShiftRows the
 * S-boxes bring the order s, so the right half is kept in that.  Its own
 * S-boxes bring s^2, and s^-2 = s^2 (s has the order 4) leads back to the
 * left half's.  So all that is undone is s^2 in every other round.  */
#define K_SHIFT2    (K_OWN)
#define K_SHIFT     K_COUNT
#define K_UNSHIFT   (K_OWN + 16)

.macro constants_own
	/* Byte i from i ^ 8 if i is odd.  */
	.quad 0x0f060d040b020900, 0x070e050c030a0108
	/* From i - 4 (i % 4).  */
	.quad 0x0b0e0104070a0d00, 0x0306090c0f020508
	.quad 0, 0
	/* From i + 4 (i % 4) modulo 16: K_COUNT.  */
	.quad 0x030e09040f0a0500, 0x0b06010c07020d08
.endm

#define S1_A 24
#define S1_B 25
#define S2_A 26
#define S2_B 27
#define S3_A 28
#define S3_B 29

.macro tables_load
	table_pair S1_A, S1_B, K_S1
	table_pair S2_A, S2_B, K_S2
	table_pair S3_A, S3_B, K_S3
.endm

.macro tables_reload
	table_pair S1_A, S1_B, K_S1
	table_pair S3_A, S3_B, K_S3
.endm

.macro add_key z, x
	aese v\z\().16b, v\x\().16b
.endm

.macro sbox_kind k
.endm

/* Behind the inversion: look-ups, and OP, which adds them up.  */
.macro sbox_by op, z, a, b, x:vararg
	vhi4 TMP, \z
	vand \z, \z, MASK
	vtbl \z, \a, \z
	vtbl TMP, \b, TMP
	\op \z, \x
.endm

.macro sbox_of op, z, k, x:vararg
	.if \k == 1
	sbox_by \op, \z, S1_A, S1_B, \x
	.elseif \k == 2
	sbox_by \op, \z, S2_A, S2_B, \x
	.else
	sbox_by \op, \z, S3_A, S3_B, \x
	.endif
.endm

.macro sbox z, k
	sbox_of vxor, \z, \k, \z, TMP
.endm

.macro sbox_xor z, k, x
	sbox_of vxor3, \z, \k, \x, TMP
.endm

.macro permute index, r:vararg
	ldr q31, [K, #\index]
	.irp i, \r
	vtbl \i, \i, TMP
	.endr
.endm

.macro unshift r:vararg
	permute K_SHIFT2, \r
.endm

.macro blocks_shift r:vararg
	permute K_SHIFT, \r
.endm

.macro blocks_unshift r:vararg
	permute K_UNSHIFT, \r
.endm

/* AESE takes what it destroys from the key, so the half stays.  The high
 * nibbles of the indices choose the table: bit and sri leave KIND's there.  */
.macro one_split d, x, a, b, t, u
	mov v\a\().16b, KIND.16b
	aese v\x\().16b, v\d\().16b
	mov v\b\().16b, KIND.16b
	bit v\a\().16b, v\x\().16b, ONE_MASK.16b
	sri v\b\().16b, v\x\().16b, #4
.endm

.macro one_load_own
.endm
