/* camellia-simd-one-aarch64.h - Camellia on one block at a time, AArch64
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

/* Key set-up and the modes with one block in flight.  Included after
 * camellia-simd-wide-aarch64.h, and after
 *
 *   one_split            ONE_X, a key, and D into the indices ONE_A and
 *                        ONE_B of the tables, the KIND in their high nibbles
 *   one_load_own         the registers that one_split wants to find
 *
 * A half stands in both 64-bit lanes of its vector, the positions of s4
 * (4 and 7) in basis N, the others in M, so no S-box has an input map.  */

.macro one_load
	ldp q16, q17, [K, #K_PICK]
	ldp q18, q19, [K, #K_PICK + 32]
	ldp q20, q21, [K, #K_PICK + 64]
	ldp q22, q23, [K, #K_NPOS]
	ldp q24, q25, [K, #K_ONE_A]
	ldp q26, q27, [K, #K_ONE_A + 32]
	ldp q28, q29, [K, #K_ONE_B]
	ldp q30, q31, [K, #K_ONE_B + 32]
	movi ONE_MASK.16b, #15
	one_load_own
.endm

/* Into the bases and out of them; in place.  */
.macro one_map x
	ushr T2.16b, \x\().16b, #4
	and \x\().16b, \x\().16b, ONE_MASK.16b
	tbl \x\().16b, {T0.16b}, \x\().16b
	tbl T2.16b, {T1.16b}, T2.16b
	eor \x\().16b, \x\().16b, T2.16b
.endm

.macro one_in x
	ldp q12, q13, [K, #K_M]
	add T2.16b, \x\().16b, \x\().16b
	sri T2.16b, \x\().16b, #7
	bit \x\().16b, T2.16b, NPOS.16b
	one_map \x
.endm

.macro one_out x
	ldp q12, q13, [K, #K_MI]
	one_map \x
	ushr T2.16b, \x\().16b, #1
	sli T2.16b, \x\().16b, #7
	bit \x\().16b, T2.16b, NPOS.16b
.endm

/* d2 ^= P (S' (d1 ^ ONE_X)).  */
.macro one_f d1, d2
	one_split \d1
	tbl ONE_A.16b, {v24.16b - v27.16b}, ONE_A.16b
	tbl ONE_B.16b, {v28.16b - v31.16b}, ONE_B.16b
	eor ONE_A.16b, ONE_A.16b, ONE_B.16b
	tbl ONE_X.16b, {ONE_A.16b}, v16.16b
	tbl ONE_B.16b, {ONE_A.16b}, v17.16b
	tbl T0.16b, {ONE_A.16b}, v18.16b
	tbl T1.16b, {ONE_A.16b}, v19.16b
	tbl T2.16b, {ONE_A.16b}, v20.16b
	tbl T3.16b, {ONE_A.16b}, v21.16b
	eor ONE_X.16b, ONE_X.16b, ONE_B.16b
	eor T0.16b, T0.16b, T1.16b
	eor T2.16b, T2.16b, T3.16b
	eor \d2\().16b, \d2\().16b, ONE_X.16b
	eor T0.16b, T0.16b, T2.16b
	eor \d2\().16b, \d2\().16b, T0.16b
.endm

.macro one_round d1, d2
	ld1r {ONE_X.2d}, [KP], KEYNEXT
	one_f \d1, \d2
.endm

/* FL' and FLINV' on lane i of v0, a half as a number.  */
.macro one_fl_rotate
	and x17, x14, x16
	lsr x17, x17, #32
	ror w17, w17, #31
	eor x14, x14, x17
.endm

.macro one_fl_or
	bic x17, x14, x16
	eor x14, x14, x17, lsl #32
.endm

.macro one_fl lane, first, second
	ldr x16, [FP]
	umov x14, v0.d[\lane]
	add FP, FP, KEYNEXT
	rev x16, x16
	\first
	\second
	mov v0.d[\lane], x14
.endm

/* Encrypt or decrypt the block in v0, in place.  Wants one_load done.
 * Changes v4 to v15 at most, x14, x16, x17, KP, FP and RND.  */
	local_begin LOCAL(one)
	ldr q12, [WIN]
	ldr RND, [CTX, #CAMELLIA_SIMD_CTX_ROUNDS]
	mov KP, KFIRST
	mov FP, FFIRST
	eor v0.16b, v0.16b, T0.16b
1:
	one_in v0
	dup D1.2d, v0.d[0]
	dup D2.2d, v0.d[1]
	.rept 3
	one_round D1, D2
	one_round D2, D1
	.endr
	subs RND, RND, #6
	b.eq 2f
	trn1 v0.2d, D1.2d, D2.2d
	one_out v0
	rev64 v0.16b, v0.16b
	one_fl 0, one_fl_rotate, one_fl_or
	one_fl 1, one_fl_or, one_fl_rotate
	rev64 v0.16b, v0.16b
	b 1b
2:
	trn1 v0.2d, D2.2d, D1.2d
	one_out v0
	ldr q12, [WOUT]
	eor v0.16b, v0.16b, T0.16b
	ret_stop
	local_end LOCAL(one)

/* --- Functions: frame and wiping. --- */

/* The block buffer, below what frame_push saves.  */
#define BUF     FRAME_SAVED
#define FRAME   (FRAME_SAVED + BUF_SIZE)

.macro enter
	frame_push FRAME
	load_address K, LABEL (constants)
.endm

.macro clear i
	movi v\i\().2d, #0
.endm

/* Back to the caller, with nothing of the key or the data left in a vector
 * register (frame_pop clears d8 to d15 by what it loads, their upper halves,
 * too), the general ones or, if USED, in the buffer.  */
.macro leave used
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	clear \i
	.endr
	mov x14, xzr
	mov x16, xzr
	mov x17, xzr
	.if \used
	wipe_buffer
	.endif
	frame_pop FRAME
	ret_stop
.endm

.macro set_encrypt
	add KFIRST, CTX, #CAMELLIA_SIMD_CTX_RK
	add FFIRST, CTX, #CAMELLIA_SIMD_CTX_FL
	add WIN, CTX, #CAMELLIA_SIMD_CTX_WIN
	add WOUT, CTX, #CAMELLIA_SIMD_CTX_WOUT
	mov KEYSTEP, #4
	mov KEYNEXT, #8
.endm

/* From the last round key and the last pair of FL keys down.  */
.macro set_decrypt
	ldr w16, [CTX, #CAMELLIA_SIMD_CTX_ROUNDS]
	mov x14, #CAMELLIA_SIMD_CTX_FL + 8 * 3
	mov x17, #CAMELLIA_SIMD_CTX_FL + 8 * 5
	cmp w16, #18
	csel x14, x14, x17, eq
	add FFIRST, CTX, x14
	add KFIRST, CTX, x16, lsl #3
	add KFIRST, KFIRST, #CAMELLIA_SIMD_CTX_RK - 8
	add WIN, CTX, #CAMELLIA_SIMD_CTX_WOUT
	add WOUT, CTX, #CAMELLIA_SIMD_CTX_WIN
	mov KEYSTEP, #-12
	mov KEYNEXT, #-8
.endm

/* --- Key set-up. --- */

/* Purpose: KA and KB of the key schedule
 * Prototype: void kakb (uint8_t kakb[32], const uint8_t klkr[32],
 *                       unsigned int rounds)
 * ISA: as the kernel
 * Args: x0: KA, KB, write, 16 bytes if rounds is 18, else 32; x1: KL, KR,
 *       read, 32 bytes; w2: 18 or 24; any alignment
 * Overlap: none
 * Blocks: -
 * Counter: -
 * Uses: x5, x14, x16, x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME
 * Secrets: vector registers cleared
 * Timing: depends on rounds only
 */
.macro kakb_round i, d1, d2
	add x16, K, #K_SIGMA + 8 * (\i - 1)
	ld1r {ONE_X.2d}, [x16]
	eor \d2\().16b, \d2\().16b, v3.16b
	one_f \d1, \d2
.endm

	func_begin GLOBAL(kakb)
	enter
	one_load
	add x16, K, #K_P_OUT
	ld1r {v3.2d}, [x16]
	ldp q0, q1, [x1]
	eor v2.16b, v0.16b, v1.16b
	one_in v0
	one_in v1
	one_in v2
	dup D1.2d, v2.d[0]
	dup D2.2d, v2.d[1]
	kakb_round 1, D1, D2
	kakb_round 2, D2, D1
	dup T0.2d, v0.d[0]
	dup T1.2d, v0.d[1]
	eor D1.16b, D1.16b, T0.16b
	eor D2.16b, D2.16b, T1.16b
	kakb_round 3, D1, D2
	kakb_round 4, D2, D1
	trn1 v0.2d, D1.2d, D2.2d
	one_out v0
	str q0, [x0]
	cmp w2, #18
	b.eq 1f
	dup T0.2d, v1.d[0]
	dup T1.2d, v1.d[1]
	eor D1.16b, D1.16b, T0.16b
	eor D2.16b, D2.16b, T1.16b
	kakb_round 5, D1, D2
	kakb_round 6, D2, D1
	trn1 v0.2d, D1.2d, D2.2d
	one_out v0
	str q0, [x0, #16]
1:
	leave 0
	func_end GLOBAL(kakb)

/* Purpose: bring the subkeys into the form that the kernel's operations want
 * Prototype: void expand (struct camellia_simd_ctx *ctx)
 * ISA: as the kernel
 * Args: x0: the context, rk and wout rewritten
 * Overlap: -
 * Blocks: -
 * Counter: -
 * Uses: x1 to x10, x14, x16, x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME
 * Secrets: vector registers cleared, and the general ones that held keys
 * Timing: depends on rounds only
 *
 * An S-box adds a key on its way in at no cost (AESE) or at that of adding it
 * elsewhere.  So nothing is added to the sum of a round; each half is stored
 * without what has been left out, which is kept in x2 and x3 here and becomes
 * the key of the rounds to come, goes through the linear FL' and FLINV', and
 * is added to wout in the end.  Then the keys go into the basis, the bytes 4
 * and 7 into that of s4, behind whose input map they are added.
 */
	func_begin GLOBAL(expand)
	enter
	one_load
	ldr w9, [CTX, #CAMELLIA_SIMD_CTX_ROUNDS]
	add x1, CTX, #CAMELLIA_SIMD_CTX_RK
	add FP, CTX, #CAMELLIA_SIMD_CTX_FL
	mov x2, xzr
	mov x3, xzr
	mov x10, x9
1:
	.rept 3
	ldp x4, x6, [x1]		/* of an even and an odd round */
	eor x3, x3, x4
	stp x2, x3, [x1], #16
	eor x2, x2, x6
	.endr
	subs w9, w9, #6
	b.eq 2f
	mov KEYNEXT, #8
	fmov d0, x2
	mov v0.d[1], x3
	rev64 v0.16b, v0.16b
	one_fl 0, one_fl_rotate, one_fl_or
	one_fl 1, one_fl_or, one_fl_rotate
	rev64 v0.16b, v0.16b
	fmov x2, d0
	umov x3, v0.d[1]
	b 1b
2:
	ldp x4, x6, [CTX, #CAMELLIA_SIMD_CTX_WOUT]
	eor x4, x4, x3			/* the right half comes out first */
	eor x6, x6, x2
	stp x4, x6, [CTX, #CAMELLIA_SIMD_CTX_WOUT]
	add x1, CTX, #CAMELLIA_SIMD_CTX_RK
3:
	ldr q0, [x1]
	one_in v0
	str q0, [x1], #16
	subs w10, w10, #2
	b.ne 3b
	mov x2, xzr
	mov x3, xzr
	mov x4, xzr
	mov x6, xzr
	leave 0
	func_end GLOBAL(expand)

/* --- Modes with one block in flight. --- */

/* Purpose: cbc_enc: CBC encryption
 * Prototype: void cbc_enc (const struct camellia_simd_ctx *ctx, void *out,
 *                          const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: IV, 16 bytes, read and written; any
 *       alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: x1 to x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME
 * Secrets: vector registers cleared, and the general ones that held data
 * Timing: depends on nblocks and rounds only
 */
	func_begin GLOBAL(cbc_enc)
	enter
	cbz x3, 2f
	set_encrypt
	one_load
	ldr q0, [x4]
1:
	ldr q1, [x2], #16
	eor v0.16b, v0.16b, v1.16b
	bl LOCAL(one)
	str q0, [x1], #16
	subs x3, x3, #1
	b.ne 1b
	str q0, [x4]
2:
	leave 0
	func_end GLOBAL(cbc_enc)

/* Purpose: cbc_mac: as cbc_enc, but writes the last block only
 * Prototype: as cbc_enc
 * ISA: as the kernel
 * Args: as cbc_enc, but x1: out, 16 bytes
 * Overlap: out and in anywhere
 * Blocks: any; with none nothing is written
 * Counter: -
 * Uses: as cbc_enc
 * Preserves: d8 to d15
 * Stack: FRAME
 * Secrets: as cbc_enc
 * Timing: as cbc_enc
 */
	func_begin GLOBAL(cbc_mac)
	enter
	cbz x3, 2f
	set_encrypt
	one_load
	ldr q0, [x4]
1:
	ldr q1, [x2], #16
	eor v0.16b, v0.16b, v1.16b
	bl LOCAL(one)
	subs x3, x3, #1
	b.ne 1b
	str q0, [x1]
	str q0, [x4]
2:
	leave 0
	func_end GLOBAL(cbc_mac)

/* Purpose: cfb_enc: CFB-128 encryption
 * Prototype: as cbc_enc
 * ISA: as the kernel
 * Args: as cbc_enc
 * Overlap: as cbc_enc
 * Blocks: any
 * Counter: -
 * Uses: as cbc_enc
 * Preserves: d8 to d15
 * Stack: FRAME
 * Secrets: as cbc_enc
 * Timing: as cbc_enc
 */
	func_begin GLOBAL(cfb_enc)
	enter
	cbz x3, 2f
	set_encrypt
	one_load
	ldr q0, [x4]
1:
	bl LOCAL(one)
	ldr q1, [x2], #16
	eor v0.16b, v0.16b, v1.16b
	str q0, [x1], #16
	subs x3, x3, #1
	b.ne 1b
	str q0, [x4]
2:
	leave 0
	func_end GLOBAL(cfb_enc)

/* Purpose: ofb_enc: OFB encryption and decryption
 * Prototype: as cbc_enc
 * ISA: as the kernel
 * Args: as cbc_enc
 * Overlap: as cbc_enc
 * Blocks: any
 * Counter: -
 * Uses: as cbc_enc
 * Preserves: d8 to d15
 * Stack: FRAME
 * Secrets: as cbc_enc
 * Timing: as cbc_enc
 */
	func_begin GLOBAL(ofb_enc)
	enter
	cbz x3, 2f
	set_encrypt
	one_load
	ldr q0, [x4]
1:
	bl LOCAL(one)
	ldr q1, [x2], #16
	eor v1.16b, v1.16b, v0.16b
	str q1, [x1], #16
	subs x3, x3, #1
	b.ne 1b
	str q0, [x4]
2:
	leave 0
	func_end GLOBAL(ofb_enc)
