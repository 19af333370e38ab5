/* camellia-simd-modes-aarch64.h - Modes for NEON, 16 blocks at a time
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


/* Included after camellia-simd-wide-aarch64.h and
 * camellia-simd-one-aarch64.h.  A mode is a loop over 16 blocks and then a
 * tail of up to 15, made from the same per-block macros: j is the number of
 * the block and of its register.  */

/* So many blocks have their own path; more are faster as if there were 16.  */
#define NARROW 2

#define NBLOCKS x3

.macro wipe_buffer
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	stp xzr, xzr, [sp, #BUF + 32 * \i]
	stp xzr, xzr, [sp, #BUF + 32 * \i + 16]
	.endr
.endm

/* OP on each of 16 blocks, or of NBLOCKS if TAIL; with blocks_2, OP_2 on
 * pairs of blocks where there are 16.  */
.macro blocks op, tail
	.irp j, FROM_0_TO_15
	.if \tail
	cmp NBLOCKS, #\j
	b.ls 9f
	.endif
	\op \j
	.endr
9:
.endm

.macro blocks_2 op, tail
	.if \tail
	blocks \op, 1
	.else
	\op\()_2 0, 1
	\op\()_2 2, 3
	\op\()_2 4, 5
	\op\()_2 6, 7
	\op\()_2 8, 9
	\op\()_2 10, 11
	\op\()_2 12, 13
	\op\()_2 14, 15
	.endif
.endm

/* PRE and POST with the cipher between them, over all blocks.  */
.macro run pre, post
	subs NBLOCKS, NBLOCKS, #16
	b.lo 2f
1:
	\pre 0
	bl LOCAL(wide)
	\post 0
	add x2, x2, #256
	add x1, x1, #256
	subs NBLOCKS, NBLOCKS, #16
	b.hs 1b
2:
	adds NBLOCKS, NBLOCKS, #16
	b.eq 3f
	\pre 1
	bl LOCAL(tail)
	\post 1
3:
.endm

/* The cipher on the first NBLOCKS, 1 to 15, of v0 to v15.  */
	local_begin LOCAL(tail)
	cmp NBLOCKS, #NARROW
	b.hi LOCAL(wide)
	hint #25			/* paciasp */
	.cfi_negate_ra_state
	str x30, [sp, #-16]!
	.cfi_adjust_cfa_offset 16
	.cfi_rel_offset x30, 0
	b.eq 1f
	one_only
	b 2f
1:
	two_only
2:
	ldr x30, [sp], #16
	.cfi_adjust_cfa_offset -16
	.cfi_restore x30
	hint #29			/* autiasp */
	.cfi_negate_ra_state
	ret_stop
	local_end LOCAL(tail)

/* --- Loads and stores. --- */

.macro load j
	ldr q\j, [x2, #16 * \j]
.endm

.macro load_2 j, k
	ldp q\j, q\k, [x2, #16 * \j]
.endm

.macro store j
	str q\j, [x1, #16 * \j]
.endm

.macro store_2 j, k
	stp q\j, q\k, [x1, #16 * \j]
.endm

.macro load_blocks tail
	blocks_2 load, \tail
.endm

.macro store_blocks tail
	blocks_2 store, \tail
.endm

.macro xor_store j
	ldr q16, [x2, #16 * \j]
	eor v16.16b, v16.16b, v\j\().16b
	str q16, [x1, #16 * \j]
.endm

.macro xor_store_2 j, k
	ldp q16, q17, [x2, #16 * \j]
	eor v16.16b, v16.16b, v\j\().16b
	eor v17.16b, v17.16b, v\k\().16b
	stp q16, q17, [x1, #16 * \j]
.endm

.macro xor_store_blocks tail
	blocks_2 xor_store, \tail
.endm

/* With q17 as the block before.  */
.macro chain_store j
	eor v\j\().16b, v\j\().16b, v17.16b
	ldr q17, [x2, #16 * \j]
	store \j
.endm

.macro chain_store_2 j, k
	eor v\j\().16b, v\j\().16b, v17.16b
	ldp q16, q17, [x2, #16 * \j]
	eor v\k\().16b, v\k\().16b, v16.16b
	store_2 \j, \k
.endm

/* The last block of the input as the next IV, before it is overwritten.  */
.macro next_iv tail
	.if \tail
	add x14, x2, NBLOCKS, lsl #4
	ldur q16, [x14, #-16]
	.else
	ldr q16, [x2, #240]
	.endif
	str q16, [STATE]
.endm

.macro chain_store_blocks tail
	ldr q17, [STATE]
	next_iv \tail
	blocks_2 chain_store, \tail
.endm

.macro load_before j
	.if \j
	ldr q\j, [x2, #16 * \j - 16]
	.else
	ldr q0, [STATE]
	.endif
.endm

.macro load_before_2 j, k
	.if \j
	ldp q\j, q\k, [x2, #16 * \j - 16]
	.else
	ldr q0, [STATE]
	ldr q1, [x2]
	.endif
.endm

.macro load_before_blocks tail
	blocks_2 load_before, \tail
	next_iv \tail
.endm

/* --- Counters: q16 the next one, q17 what is added. --- */

.macro counter_16be j
	rev16 v\j\().16b, v16.16b
	add v16.8h, v16.8h, v17.8h
.endm

.macro counter_16be_blocks tail
	ldr q16, [STATE]
	movi v17.2d, #0
	mov w14, #1
	mov v17.h[7], w14
	rev16 v16.16b, v16.16b
	blocks counter_16be, \tail
	rev16 v16.16b, v16.16b
	str q16, [STATE]
.endm

.macro counter_32le j
	mov v\j\().16b, v16.16b
	add v16.4s, v16.4s, v17.4s
.endm

.macro counter_32le_blocks tail
	ldr q16, [STATE]
	movi v17.2d, #0
	mov w14, #1
	mov v17.s[0], w14
	blocks counter_32le, \tail
	str q16, [STATE]
.endm

/* 16 blocks and more at once are never transposed on their way in: of their
 * bytes, byte-sliced, only those that count differ between blocks, and what
 * comes from the others alone is the same in the whole call.  It is kept in
 * the buffer, a byte for each vector.  */
.macro counter_same
	ldp q4, q5, [K, #K_M]
	ushr v6.16b, v11.16b, #4
	and v11.16b, v11.16b, ONE_MASK.16b
	tbl v11.16b, {v4.16b}, v11.16b
	tbl v6.16b, {v5.16b}, v6.16b
	one_xor 11, 6
	str q11, [sp, #BUF]
.endm

.macro counter_load
	add x14, sp, #BUF
	ld4r {v0.16b - v3.16b}, [x14], #4
	ld4r {v4.16b - v7.16b}, [x14], #4
	ld4r {v8.16b - v11.16b}, [x14], #4
	ld4r {v12.16b - v15.16b}, [x14]
.endm

/* With bytes 14 and 15 apart: the left half, and the right one behind round
 * 0 and without these two, go through as much of round 1 as does not depend
 * on them.  An S-box without its constants makes 0 of 0, and so takes no
 * part.  */
.macro counter_16be_same
	one_load
	ldr q11, [STATE]
	ldr q12, [WIN]
	mov v11.h[7], wzr
	one_maps K_IN
	one_xor 11, 12
	one_map 11
	one_halves 0, 1, 11
	movi v4.2d, #0
	one_f FIRST_12
	movi v2.2d, #0x0000ffffffffffff
	and v2.16b, v2.16b, v1.16b
	movi v4.2d, #0
	one_f 2, 0, 4, 5, 6, 7, 8
	one_maps K_OUT
	one_block 11, 0, 1
	one_map 11
	counter_same
.endm

.macro counter_16be_sliced
	set_sliced 2
	counter_load
	ldrh w14, [STATE, #14]
	rev16 w14, w14
	lsr w16, w14, #8
	dup v16.16b, w14
	dup v17.16b, w16
	ldr q18, [K, #K_COUNT]
	add w14, w14, #16
	table_pair Z5, Z6, K_M
	rev16 w14, w14
	add v18.16b, v18.16b, v16.16b
	cmhi v16.16b, v16.16b, v18.16b	/* carry */
	strh w14, [STATE, #14]
	sub v17.16b, v17.16b, v16.16b
	map 18, 18, Z5, Z6, TMP
	map 17, 17, Z5, Z6, TMP
	vxor R8, R8, 18
	vxor R7, R7, 17
	round_1_of_two
.endm

/* With bytes 0 to 3 apart.  */
.macro counter_32le_same
	movi ONE_MASK.16b, #15
	ldr q11, [STATE]
	ldr q12, [WIN]
	mov v11.s[0], wzr
	one_xor 11, 12
	counter_same
.endm

.macro counter_32le_sliced
	set_sliced 0
	counter_load
	ldr w14, [STATE]
	dup v16.4s, w14
	add w14, w14, #16
	str w14, [STATE]
	ldr q20, [K, #K_IOTA]
	movi v21.4s, #4
	add v16.4s, v16.4s, v20.4s
	add v17.4s, v16.4s, v21.4s
	add v18.4s, v17.4s, v21.4s
	add v19.4s, v18.4s, v21.4s
	uzp1 v20.8h, v16.8h, v17.8h	/* bytes 0 and 1 */
	uzp2 v21.8h, v16.8h, v17.8h	/* 2 and 3 */
	uzp1 v22.8h, v18.8h, v19.8h
	uzp2 v23.8h, v18.8h, v19.8h
	uzp1 v16.16b, v20.16b, v22.16b
	uzp2 v17.16b, v20.16b, v22.16b
	uzp1 v18.16b, v21.16b, v23.16b
	uzp2 v19.16b, v21.16b, v23.16b
	table_pair Z5, Z6, K_M
	.irp i, 16, 17, 18, 19
	map \i, \i, Z5, Z6, TMP
	.endr
	vxor L1, L1, 16
	vxor L2, L2, 17
	vxor L3, L3, 18
	vxor L4, L4, 19
.endm

/* As RUN for counters: SAME once and SLICED for each 16 blocks, which enters
 * the cipher at WHERE; PRE for a tail.  */
.macro run_counter same, sliced, where, pre
	subs NBLOCKS, NBLOCKS, #16
	b.lo 2f
	\same
1:
	\sliced
	bl \where
	xor_store_blocks 0
	add x2, x2, #256
	add x1, x1, #256
	subs NBLOCKS, NBLOCKS, #16
	b.hs 1b
2:
	adds NBLOCKS, NBLOCKS, #16
	b.eq 3f
	\pre 1
	bl LOCAL(tail)
	xor_store_blocks 1
3:
.endm

/* --- XTS: q16 the next tweak, q17 the feedback polynomial. --- */

.macro xts_next d, t
	sshr v18.2d, \t\().2d, #63
	add \d\().2d, \t\().2d, \t\().2d
	ext v18.16b, v18.16b, v18.16b, #8
	and v18.16b, v18.16b, v17.16b
	eor \d\().16b, \d\().16b, v18.16b
.endm

.macro xts_load j
	load \j
	str q16, [sp, #BUF + 16 * \j]
	eor v\j\().16b, v\j\().16b, v16.16b
	xts_next v16, v16
.endm

.macro xts_load_2 j, k
	load_2 \j, \k
	xts_next v19, v16
	stp q16, q19, [sp, #BUF + 16 * \j]
	eor v\j\().16b, v\j\().16b, v16.16b
	eor v\k\().16b, v\k\().16b, v19.16b
	xts_next v16, v19
.endm

.macro xts_load_blocks tail
	ldr q16, [STATE]
	mov x14, #0x87
	fmov d17, x14
	mov x14, #1
	mov v17.d[1], x14
	blocks_2 xts_load, \tail
	str q16, [STATE]
.endm

/* What xts_load and ocb_load have kept for block j.  */
.macro xor_kept j
	ldr q16, [sp, #BUF + 16 * \j]
	eor v\j\().16b, v\j\().16b, v16.16b
.endm

.macro xor_kept_store j
	xor_kept \j
	store \j
.endm

.macro xor_kept_store_2 j, k
	ldp q16, q17, [sp, #BUF + 16 * \j]
	eor v\j\().16b, v\j\().16b, v16.16b
	eor v\k\().16b, v\k\().16b, v17.16b
	store_2 \j, \k
.endm

.macro xor_kept_store_blocks tail
	blocks_2 xor_kept_store, \tail
.endm

/* --- OCB: q16 the offset, q17 the checksum. --- */

#define OCB_OFFSET   0          /* in struct camellia_simd_ocb */
#define OCB_CHECKSUM 8
#define OCB_L        16
#define OCB_BLKN     24

.macro ocb_next_offset
	rbit x17, x16
	add x16, x16, #1
	clz x17, x17
	ldr q18, [x14, x17, lsl #4]
	eor v16.16b, v16.16b, v18.16b
.endm

.macro ocb_auth_load j
	ocb_next_offset
	ldr q\j, [x2, #16 * \j]
	eor v\j\().16b, v\j\().16b, v16.16b
.endm

.macro ocb_dec_load j
	ocb_auth_load \j
	str q16, [sp, #BUF + 16 * \j]
.endm

.macro ocb_enc_load j
	ocb_next_offset
	ldr q\j, [x2, #16 * \j]
	str q16, [sp, #BUF + 16 * \j]
	eor v17.16b, v17.16b, v\j\().16b
	eor v\j\().16b, v\j\().16b, v16.16b
.endm

.macro ocb_load_blocks op, tail
	ldr x17, [STATE, #OCB_OFFSET]
	ldr q16, [x17]
	ldp x14, x16, [STATE, #OCB_L]
	blocks \op, \tail
	ldr x17, [STATE, #OCB_OFFSET]
	str q16, [x17]
	str x16, [STATE, #OCB_BLKN]
.endm

.macro checksum_blocks op, tail
	ldr x17, [STATE, #OCB_CHECKSUM]
	ldr q17, [x17]
	\op \tail
	ldr x17, [STATE, #OCB_CHECKSUM]
	str q17, [x17]
.endm

.macro ocb_enc_only tail
	ocb_load_blocks ocb_enc_load, \tail
.endm

.macro ocb_enc_load_blocks tail
	checksum_blocks ocb_enc_only, \tail
.endm

.macro ocb_dec_load_blocks tail
	ocb_load_blocks ocb_dec_load, \tail
.endm

.macro ocb_auth_load_blocks tail
	ocb_load_blocks ocb_auth_load, \tail
.endm

.macro checksum j
	eor v17.16b, v17.16b, v\j\().16b
.endm

.macro ocb_dec_store j
	xor_kept \j
	checksum \j
	store \j
.endm

.macro ocb_dec_only tail
	blocks ocb_dec_store, \tail
.endm

.macro ocb_dec_store_blocks tail
	checksum_blocks ocb_dec_only, \tail
.endm

.macro ocb_auth_only tail
	blocks checksum, \tail
.endm

.macro ocb_auth_blocks tail
	checksum_blocks ocb_auth_only, \tail
.endm

/* --- Functions. --- */

/* Purpose: ecb_enc: ECB encryption
 * Prototype: void ecb_enc (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: unused;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: x1 to x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME + 16
 * Secrets: vector registers cleared, general ones and buffer that held data
 * Timing: depends on nblocks and rounds only
 */
	func_begin GLOBAL(ecb_enc)
	enter
	set_encrypt
LABEL (ecb_enc_run):
	run load_blocks, store_blocks
	leave 0
	func_end GLOBAL(ecb_enc)

/* Purpose: ecb_dec: ECB decryption
 * Prototype: void ecb_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: unused;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: x1 to x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME + 16
 * Secrets: vector registers cleared, general ones and buffer that held data
 * Timing: depends on nblocks and rounds only
 */
	func_begin GLOBAL(ecb_dec)
	enter
	set_decrypt
	b LABEL (ecb_enc_run)
	func_end GLOBAL(ecb_dec)

/* Purpose: cbc_dec: CBC decryption
 * Prototype: void cbc_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: IV, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: x1 to x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME + 16
 * Secrets: vector registers cleared, general ones and buffer that held data
 * Timing: depends on nblocks and rounds only
 */
	func_begin GLOBAL(cbc_dec)
	enter
	set_decrypt
	run load_blocks, chain_store_blocks
	leave 0
	func_end GLOBAL(cbc_dec)

/* Purpose: cfb_dec: CFB-128 decryption
 * Prototype: void cfb_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: IV, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: x1 to x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME + 16
 * Secrets: vector registers cleared, general ones and buffer that held data
 * Timing: depends on nblocks and rounds only
 */
	func_begin GLOBAL(cfb_dec)
	enter
	set_encrypt
	run load_before_blocks, xor_store_blocks
	leave 0
	func_end GLOBAL(cfb_dec)

/* Purpose: ctr16be: CTR encryption and decryption
 * Prototype: void ctr16be (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: counter, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: bytes 14 and 15, big endian, modulo 2^16
 * Uses: x1 to x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME + 16
 * Secrets: vector registers cleared, general ones and buffer that held data
 * Timing: depends on nblocks and rounds only
 */
	func_begin GLOBAL(ctr16be)
	enter
	set_encrypt
	run_counter counter_16be_same, counter_16be_sliced, LABEL (from_2), \
	  counter_16be_blocks
	leave 1
	func_end GLOBAL(ctr16be)

/* Purpose: ctr32le: CTR encryption and decryption
 * Prototype: void ctr32le (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: counter, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: bytes 0 to 3, little endian, modulo 2^32
 * Uses: x1 to x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME + 16
 * Secrets: vector registers cleared, general ones and buffer that held data
 * Timing: depends on nblocks and rounds only
 */
	func_begin GLOBAL(ctr32le)
	enter
	set_encrypt
	run_counter counter_32le_same, counter_32le_sliced, LABEL (sliced), \
	  counter_32le_blocks
	leave 1
	func_end GLOBAL(ctr32le)

/* Purpose: xts_enc: XTS encryption
 * Prototype: void xts_enc (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: tweak, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: x1 to x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME + 16
 * Secrets: vector registers cleared, general ones and buffer that held data
 * Timing: depends on nblocks and rounds only
 */
	func_begin GLOBAL(xts_enc)
	enter
	set_encrypt
LABEL (xts_enc_run):
	run xts_load_blocks, xor_kept_store_blocks
	leave 1
	func_end GLOBAL(xts_enc)

/* Purpose: xts_dec: XTS decryption
 * Prototype: void xts_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: tweak, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: x1 to x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME + 16
 * Secrets: vector registers cleared, general ones and buffer that held data
 * Timing: depends on nblocks and rounds only
 */
	func_begin GLOBAL(xts_dec)
	enter
	set_decrypt
	b LABEL (xts_enc_run)
	func_end GLOBAL(xts_dec)

/* Purpose: ocb_enc: OCB encryption
 * Prototype: void ocb_enc (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: struct
 *       camellia_simd_ocb, read and written; any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: blkn, 64 bits
 * Uses: x1 to x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME + 16
 * Secrets: vector registers cleared, general ones and buffer that held data
 * Timing: depends on nblocks and rounds only
 */
	func_begin GLOBAL(ocb_enc)
	enter
	set_encrypt
	run ocb_enc_load_blocks, xor_kept_store_blocks
	leave 1
	func_end GLOBAL(ocb_enc)

/* Purpose: ocb_dec: OCB decryption
 * Prototype: void ocb_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: struct
 *       camellia_simd_ocb, read and written; any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: blkn, 64 bits
 * Uses: x1 to x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME + 16
 * Secrets: vector registers cleared, general ones and buffer that held data
 * Timing: depends on nblocks and rounds only
 */
	func_begin GLOBAL(ocb_dec)
	enter
	set_decrypt
	run ocb_dec_load_blocks, ocb_dec_store_blocks
	leave 1
	func_end GLOBAL(ocb_dec)

/* Purpose: ocb_auth: OCB, associated data
 * Prototype: void ocb_auth (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: x0: the context, read; x1: unused; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: struct
 *       camellia_simd_ocb, read and written; any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: blkn, 64 bits
 * Uses: x1 to x17, v0 to v31
 * Preserves: d8 to d15
 * Stack: FRAME + 16
 * Secrets: vector registers cleared, general ones and buffer that held data
 * Timing: depends on nblocks and rounds only
 */
	func_begin GLOBAL(ocb_auth)
	enter
	set_encrypt
	run ocb_auth_load_blocks, ocb_auth_blocks
	leave 0
	func_end GLOBAL(ocb_auth)
