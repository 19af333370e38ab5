/* camellia-simd-one-aarch64.h - Camellia on one or two blocks, AArch64
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


/* Key set-up, the modes with one block in flight, and one or two blocks of
 * any other.  Included after camellia-simd-wide-aarch64.h, and after
 *
 *   one_split d, x, a, b, t, u     x, a key, and d into the indices a and b
 *                        of the tables, the KIND in their high nibbles
 *   one_load_own         the registers that one_split wants to find
 *
 * Registers are given by number.  A half stands in both 64-bit lanes of its
 * vector, the positions of s4 (4 and 7) in basis N, the others in M, so no
 * S-box has an input map.  Behind the S-boxes one copy of a byte goes into
 * basis M, the other one into N, and each term of the P-layer is picked from
 * the copy that its place wants: up to three terms in one half of a vector,
 * and three in the other half, which is then added.  */

.macro one_load
	ldp q16, q17, [K, #K_PICK]
	ldr q18, [K, #K_PICK + 32]
	ldr q23, [K, #K_KIND]
	ldp q24, q25, [K, #K_ONE_A]
	ldp q26, q27, [K, #K_ONE_A + 32]
	ldp q28, q29, [K, #K_ONE_B]
	ldp q30, q31, [K, #K_ONE_B + 32]
	movi ONE_MASK.16b, #15
	one_load_own
.endm

/* For one_map: into the bases (K_IN) or out of them (K_OUT).  */
.macro one_maps which
	ldp q4, q5, [K, #\which]
	ldp q6, q7, [K, #\which + 32]
	ldr q9, [K, #\which + 64]
.endm

.macro one_map x
	mov v8.16b, v9.16b
	mov v10.16b, v9.16b
	bit v8.16b, v\x\().16b, ONE_MASK.16b
	sri v10.16b, v\x\().16b, #4
	tbl v8.16b, {v4.16b, v5.16b}, v8.16b
	tbl v10.16b, {v6.16b, v7.16b}, v10.16b
	eor v\x\().16b, v8.16b, v10.16b
.endm

/* A block x and its halves.  */
.macro one_halves d1, d2, x
	dup v\d1\().2d, v\x\().d[0]
	dup v\d2\().2d, v\x\().d[1]
.endm

.macro one_block x, d1, d2
	trn1 v\x\().2d, v\d1\().2d, v\d2\().2d
.endm

.macro one_pick d, a, n
	tbl v\d\().16b, {v\a\().16b}, v\n\().16b
.endm

.macro one_xor d, a
	eor v\d\().16b, v\d\().16b, v\a\().16b
.endm

/* d2 ^= P (S' (d1 ^ x)).  */
.macro one_f d1, d2, x, a, b, t, u
	one_split \d1, \x, \a, \b, \t, \u
	tbl v\a\().16b, {v24.16b - v27.16b}, v\a\().16b
	tbl v\b\().16b, {v28.16b - v31.16b}, v\b\().16b
	one_xor \a, \b
	one_pick \x, \a, 16
	one_pick \b, \a, 17
	one_pick \t, \a, 18
#if HAVE_XOR3
	vxor3 \x, \b, \t
	ext v\t\().16b, v\x\().16b, v\x\().16b, #8
	vxor3 \d2, \x, \t
#else
	one_xor \x, \b
	one_xor \x, \t
	ext v\t\().16b, v\x\().16b, v\x\().16b, #8
	one_xor \d2, \x
	one_xor \d2, \t
#endif
.endm

/* FL' and FLINV' are made of these two, on a half as a number in x14 with
 * the key in x16.  */
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

/* On lane i of v11, with the key at WHERE.  */
.macro one_fl_lane i, first, second, where:vararg
	ldr x16, \where
	umov x14, v11.d[\i]
	rev x16, x16
	\first
	\second
	mov v11.d[\i], x14
.endm

/* A layer, but for FP, on the halves, in Camellia's own basis.  */
.macro one_fl d1, d2
	one_maps K_OUT
	one_block 11, \d1, \d2
	one_map 11
	rev64 v11.16b, v11.16b
	one_fl_lane 0, one_fl_rotate, one_fl_or, [FP]
	one_fl_lane 1, one_fl_or, one_fl_rotate, [FP, KEYNEXT]
	one_maps K_IN
	rev64 v11.16b, v11.16b
	one_map 11
	one_halves \d1, \d2, 11
.endm

/* All rounds of a block in v0, v1 or, if TWO, of another one in v2, v3.
 * Wants one_load done.  Changes v0 to v11 or v13, x14, x16, x17, KP, FP and
 * RND.  */
.macro one_rounds two
	ldr RND, [CTX, #CAMELLIA_SIMD_CTX_ROUNDS]
	mov KP, KFIRST
	mov FP, FFIRST
1:
	.rept 3
	.if \two
	ld1r {v9.2d}, [KP]
	ld1r {v4.2d}, [KP], KEYNEXT
	one_f FIRST_12
	one_f SECOND_12
	ld1r {v9.2d}, [KP]
	ld1r {v4.2d}, [KP], KEYNEXT
	one_f FIRST_21
	one_f SECOND_21
	.else
	ld1r {v4.2d}, [KP], KEYNEXT
	one_f FIRST_12
	ld1r {v4.2d}, [KP], KEYNEXT
	one_f FIRST_21
	.endif
	.endr
	subs RND, RND, #6
	b.eq 2f
	one_fl 0, 1
	.if \two
	one_fl 2, 3
	.endif
	add FP, FP, KEYNEXT, lsl #1
	b 1b
2:
	ret_stop
.endm

	local_begin LOCAL(rounds)
	one_rounds 0
	local_end LOCAL(rounds)

	local_begin LOCAL(rounds_2)
	one_rounds 1
	local_end LOCAL(rounds_2)

/* The cipher on the block in v0, or on those in v0 and v1, for functions
 * that have saved x30.  */
.macro one_only
	one_load
	ldr q11, [WIN]
	one_maps K_IN
	one_xor 11, 0
	one_map 11
	one_halves 0, 1, 11
	bl LOCAL(rounds)
	one_maps K_OUT
	one_block 0, 1, 0
	ldr q11, [WOUT]
	one_map 0
	one_xor 0, 11
.endm

.macro two_only
	one_load
	ldr q13, [WIN]
	one_maps K_IN
	eor v11.16b, v0.16b, v13.16b
	eor v12.16b, v1.16b, v13.16b
	one_map 11
	one_map 12
	one_halves 0, 1, 11
	one_halves 2, 3, 12
	bl LOCAL(rounds_2)
	one_maps K_OUT
	one_block 0, 1, 0
	one_block 1, 3, 2
	ldr q11, [WOUT]
	one_map 0
	one_map 1
	one_xor 0, 11
	one_xor 1, 11
.endm

/* --- Functions: frame and wiping. --- */

/* The block buffer, below what frame_push saves.  */
#define STATE   x4
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
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	clear \i
	.endr
	.irp i, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
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

/* One of the rounds that make KA and KB; v3 is P_OUT.  */
.macro kakb_round i, d1, d2, x:vararg
	add x16, K, #K_SIGMA + 8 * (\i - 1)
	ld1r {v4.2d}, [x16]
	one_xor \d2, 3
	one_f \d1, \d2, \x
.endm

/* The halves ^= those of x.  */
.macro kakb_add x
	one_halves 4, 5, \x
	one_xor 0, 4
	one_xor 1, 5
.endm

.macro kakb_store offset
	one_maps K_OUT
	one_block 13, 0, 1
	one_map 13
	str q13, [x0, #\offset]
.endm

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
	func_begin GLOBAL(kakb)
	enter
	one_load
	add x16, K, #K_P_OUT
	ld1r {v3.2d}, [x16]
	ldp q11, q12, [x1]
	one_maps K_IN
	eor v13.16b, v11.16b, v12.16b
	one_map 11
	one_map 12
	one_map 13
	one_halves 0, 1, 13
	kakb_round 1, FIRST_12
	kakb_round 2, FIRST_21
	kakb_add 11
	kakb_round 3, FIRST_12
	kakb_round 4, FIRST_21
	kakb_store 0
	cmp w2, #18
	b.eq 1f
	kakb_add 12
	kakb_round 5, FIRST_12
	kakb_round 6, FIRST_21
	kakb_store 16
1:
	leave 0
	func_end GLOBAL(kakb)

/* A half of what was left out through the layer.  */
.macro expand_fl x, first, second
	ldr x16, [FP], #8
	rev x14, \x
	rev x16, x16
	\first
	\second
	rev \x, x14
.endm

/* Purpose: bring the subkeys into the form that the kernel's operations want
 * Prototype: void expand (struct camellia_simd_ctx *ctx)
 * ISA: as the kernel
 * Args: x0: the context, rk and wout rewritten
 * Overlap: -
 * Blocks: -
 * Counter: -
 * Uses: x1 to x6, x8 to x10, x14, x16, x17, v0 to v31
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
	movi ONE_MASK.16b, #15
	one_maps K_IN
	ldr w9, [CTX, #CAMELLIA_SIMD_CTX_ROUNDS]
	add x1, CTX, #CAMELLIA_SIMD_CTX_RK
	add FP, CTX, #CAMELLIA_SIMD_CTX_FL
	mov x2, xzr
	mov x3, xzr
	lsr w10, w9, #1
1:
	.rept 3
	ldp x4, x6, [x1]		/* of an even and an odd round */
	eor x3, x3, x4
	stp x2, x3, [x1], #16
	eor x2, x2, x6
	.endr
	subs w9, w9, #6
	b.eq 2f
	expand_fl x2, one_fl_rotate, one_fl_or
	expand_fl x3, one_fl_or, one_fl_rotate
	b 1b
2:
	ldp x4, x6, [CTX, #CAMELLIA_SIMD_CTX_WOUT]
	eor x4, x4, x3			/* the right half comes out first */
	eor x6, x6, x2
	stp x4, x6, [CTX, #CAMELLIA_SIMD_CTX_WOUT]
	add x1, CTX, #CAMELLIA_SIMD_CTX_RK
3:
	ldr q0, [x1]
	one_map 0
	str q0, [x1], #16
	subs w10, w10, #1
	b.ne 3b
	mov x2, xzr
	mov x3, xzr
	mov x4, xzr
	mov x6, xzr
	leave 0
	func_end GLOBAL(expand)

/* --- Modes with one block in flight. --- */

/* The block before stays in the bases, as the halves of the next input in v2
 * and v3: what the rounds leave, less wout.  So a block waits for nothing but
 * the rounds of the one before; its data go in, and its result comes out,
 * beside them.  v12 has win ^ wout or, for key streams, v12 and v13 have the
 * halves of its image.  */
.macro serial_begin
	set_encrypt
	one_load
	ldr q13, [WOUT]
	ldr q12, [WIN]
	ldr q11, [STATE]
	one_maps K_IN
	one_xor 12, 13
	one_xor 11, 13
	one_map 11
	one_halves 2, 3, 11
.endm

.macro serial_stream_begin
	serial_begin
	mov v11.16b, v12.16b
	one_map 11
	one_halves 12, 13, 11
.endm

/* The result in v11.  */
.macro serial_end
	one_maps K_OUT
	one_block 11, 1, 0
	one_map 11
	ldr q4, [WOUT]
	one_xor 11, 4
.endm

.macro serial_cbc
	ldr q11, [x2], #16
	one_maps K_IN
	one_xor 11, 12
	one_map 11
	one_halves 0, 1, 11
	one_xor 0, 2
	one_xor 1, 3
	bl LOCAL(rounds)
	mov v2.16b, v1.16b
	mov v3.16b, v0.16b
.endm

.macro serial_stream
	eor v0.16b, v2.16b, v12.16b
	eor v1.16b, v3.16b, v13.16b
	bl LOCAL(rounds)
	mov v2.16b, v1.16b
	mov v3.16b, v0.16b
	serial_end
.endm

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
	serial_begin
1:
	serial_cbc
	serial_end
	str q11, [x1], #16
	subs x3, x3, #1
	b.ne 1b
	str q11, [STATE]
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
	serial_begin
1:
	serial_cbc
	subs x3, x3, #1
	b.ne 1b
	serial_end
	str q11, [x1]
	str q11, [STATE]
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
	serial_stream_begin
1:
	serial_stream
	ldr q0, [x2], #16
	one_maps K_IN
	one_xor 11, 0
	one_map 0			/* the sum in the bases, too */
	str q11, [x1], #16
	one_halves 4, 5, 0
	one_xor 2, 4
	one_xor 3, 5
	subs x3, x3, #1
	b.ne 1b
	str q11, [STATE]
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
	serial_stream_begin
1:
	serial_stream
	ldr q0, [x2], #16
	one_xor 0, 11
	str q0, [x1], #16
	subs x3, x3, #1
	b.ne 1b
	str q11, [STATE]
2:
	leave 0
	func_end GLOBAL(ofb_enc)
