/* camellia-simd-sve2-aarch64.S - Camellia with SVE2-AES, AArch64
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


/* The kernel aarch64-sve2: aarch64-ce in vectors of any length, 16 blocks for
 * each 128-bit part of one.  Vector j of a chunk is what stands in memory at
 * j vector lengths; so part g of it is block j * parts + g, and the
 * transposition, which works in each part, deals with 16 blocks that are
 * that far apart.  */

#include "camellia-simd.h"
#include "camellia-simd-asm-aarch64.h"
#include "camellia-simd-constants.h"

#if CAMELLIA_SIMD_WITH_AARCH64_SVE2

#define GLOBAL(op)  SYM (_gcry_camellia_simd_aarch64_sve2_##op)
#define LOCAL(name) camellia_simd_aarch64_sve2_##name
#define BASIS       NT
#define ORDER       ONE_SR
#define BUF_SIZE    0           /* its own, sve_enter */
#define HAVE_XOR3   1

	.arch armv8.2-a+crypto+sve+sve2+sve2-aes

#include "camellia-simd-regs-aarch64.h"

/* --- The steps of the wide core.  p0 is true all over. --- */

.macro vxor d, a, b
	eor z\d\().d, z\a\().d, z\b\().d
.endm

.macro vxor3 d, a, b
	eor3 z\d\().d, z\d\().d, z\a\().d, z\b\().d
.endm

.macro vand d, a, b
	and z\d\().d, z\a\().d, z\b\().d
.endm

.macro vbic d, a, b
	bic z\d\().d, z\a\().d, z\b\().d
.endm

.macro vhi4 d, a
	lsr z\d\().b, z\a\().b, #4
.endm

.macro vshl1 d, a
	add z\d\().b, z\a\().b, z\a\().b
.endm

.macro vsri7 d, a
	sri z\d\().b, z\a\().b, #7
.endm

.macro vtbl d, t, i
	tbl z\d\().b, {z\t\().b}, z\i\().b
.endm

.macro trn_pair size, d, e, a, b
	trn1 z\d\().\size, z\a\().\size, z\b\().\size
	trn2 z\e\().\size, z\a\().\size, z\b\().\size
.endm

.macro vquad d, ptr
	ld1rqb {z\d\().b}, p0/z, [\ptr]
.endm

.macro vset d, byte
	mov z\d\().b, #\byte
.endm

/* A broadcast for each byte, where there is more than one part; NEON has four
 * in one instruction, but clears the other parts.  */
.macro vkeys4 a, b, c, d, ptr, last
	.if one_part
	.if \last
	ld4r {v\a\().16b - v\d\().16b}, [\ptr], KEYSTEP
	.else
	ld4r {v\a\().16b - v\d\().16b}, [\ptr], #4
	.endif
	.else
	ld1rb {z\a\().b}, p0/z, [\ptr, #4 * \last]
	ld1rb {z\b\().b}, p0/z, [\ptr, #4 * \last + 1]
	ld1rb {z\c\().b}, p0/z, [\ptr, #4 * \last + 2]
	ld1rb {z\d\().b}, p0/z, [\ptr, #4 * \last + 3]
	.if \last
	add \ptr, \ptr, KEYNEXT
	.endif
	.endif
.endm

/* Masks of the counters in a block.  */
#define K_CTR16BE   (K_OWN)
#define K_CTR32LE   (K_OWN + 16)

.macro constants_own
	.quad 0, 0xffff000000000000
	.quad 0x00000000ffffffff, 0
	.quad 0, 0
	.quad 0, 0
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
	aese z\z\().b, z\z\().b, z\x\().b
.endm

.macro sbox_kind k
.endm

/* Behind the inversion; the last addition is left to OP.  */
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

.macro permute r:vararg
	.irp i, \r
	vtbl \i, \i, TMP
	.endr
.endm

/* ShiftRows works in each part: aarch64-ce says why this is enough.  Odd
 * bytes come from 8 away.  */
.macro unshift r:vararg
	index z31.b, #0, #1
	eor z31.h, z31.h, #0x0800
	permute \r
.endm

/* Byte i from i + 4 (i % 4), or from i - 4 (i % 4), in its part.  */
.macro shift_index op
	index z31.b, #0, #1
	mov z16.d, z31.d
	and z16.b, z16.b, #3
	lsl z16.b, z16.b, #2
	\op z16.b, z31.b, z16.b
	and z16.b, z16.b, #0x0f
	and z31.b, z31.b, #0xf0
	orr z31.d, z31.d, z16.d
.endm

.macro blocks_shift r:vararg
	shift_index add
	permute \r
.endm

.macro blocks_unshift r:vararg
	shift_index sub
	permute \r
.endm

/* One block: as aarch64-ce.  */
.macro one_split d, x, a, b, t, u
	mov v\a\().16b, KIND.16b
	aese v\x\().16b, v\d\().16b
	mov v\b\().16b, KIND.16b
	bit v\a\().16b, v\x\().16b, ONE_MASK.16b
	sri v\b\().16b, v\x\().16b, #4
.endm

.macro one_load_own
.endm

	section_text
#include "camellia-simd-wide-aarch64.h"

	.set one_part, 1
	local_begin LOCAL(wide_128)
	wide_core _128
	local_end LOCAL(wide_128)

	.set one_part, 0
	local_begin LOCAL(wide)
	cntb x16
	cmp x16, #16
	b.eq LOCAL(wide_128)
	wide_core
	local_end LOCAL(wide)

#include "camellia-simd-one-aarch64.h"

/* --- Modes. --- */

#define NBLOCKS x3

/* So many blocks have their own path; more are faster as a whole chunk.  */
#define NARROW  2

/* The stack below the frame, in vector lengths: what goes with the blocks of
 * a chunk, as they stand, and scratch.  */
#define SCRATCH 16
#define BUFFERS 18

.macro sve_enter
	enter
	addvl sp, sp, #-BUFFERS
	ptrue p0.b
.endm

/* p1 may tell of a counter's carries.  */
.macro sve_leave
	pfalse p1.b
	dup z0.b, #0
	.irp i, FROM_0_TO_15, 16, 17
	str z0, [sp, #\i, mul vl]
	.endr
	mov sp, x29
	leave 0
.endm

/* OP on each of the 16 vectors, from the first or from the last.  If TAIL,
 * p1 has the bytes of NBLOCKS that are in the vector, at x14; x17 all.  */
.macro vectors op, tail
	.if \tail
	mov x14, #0
	lsl x17, NBLOCKS, #4
	.endif
	.irp j, FROM_0_TO_15
	.if \tail
	whilelo p1.b, x14, x17
	.endif
	\op \j, \tail
	.if \tail
	incb x14
	.endif
	.endr
.endm

.macro vectors_down op, tail
	.if \tail
	rdvl x14, #15
	lsl x17, NBLOCKS, #4
	.endif
	.irp j, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0
	.if \tail
	whilelo p1.b, x14, x17
	.endif
	\op \j, \tail
	.if \tail
	decb x14
	.endif
	.endr
.endm

.macro load_from j, z, ptr, tail
	.if \tail
	ld1b {z\z\().b}, p1/z, [\ptr, x14]
	.else
	ldr z\z, [\ptr, #\j, mul vl]
	.endif
.endm

.macro load j, tail
	load_from \j, \j, x2, \tail
.endm

.macro store j, tail
	.if \tail
	st1b {z\j\().b}, p1, [x1, x14]
	.else
	str z\j, [x1, #\j, mul vl]
	.endif
.endm

/* PRE and POST with the cipher between them, over all blocks.  */
.macro run pre, post
1:
	cntb x16			/* 16 blocks for each 16 bytes */
	cmp NBLOCKS, x16
	b.lo 2f
	\pre 0
	bl LOCAL(wide)
	\post 0
	addvl x2, x2, #16
	addvl x1, x1, #16
	cntb x16
	sub NBLOCKS, NBLOCKS, x16
	b 1b
2:
	cbz NBLOCKS, 3f
	\pre 1
	bl LOCAL(tail)
	\post 1
3:
.endm

/* The cipher on the first NBLOCKS, 1 or more, of z0 to z15.  One or two are
 * in the first two vectors and go through memory.  */
.macro tail_scratch
	addvl x16, sp, #SCRATCH
	add x16, x16, #16		/* what is pushed */
.endm

	local_begin LOCAL(tail)
	cmp NBLOCKS, #NARROW
	b.hi LOCAL(wide)
	hint #25			/* paciasp */
	.cfi_negate_ra_state
	str x30, [sp, #-16]!
	.cfi_adjust_cfa_offset 16
	.cfi_rel_offset x30, 0
	tail_scratch
	str z0, [x16]
	str z1, [x16, #1, mul vl]
	ldp q0, q1, [x16]
	b.eq 1f
	one_only
	b 2f
1:
	two_only
2:
	tail_scratch
	stp q0, q1, [x16]
	ldr z0, [x16]
	ldr z1, [x16, #1, mul vl]
	ldr x30, [sp], #16
	.cfi_adjust_cfa_offset -16
	.cfi_restore x30
	hint #29			/* autiasp */
	.cfi_negate_ra_state
	ret_stop
	local_end LOCAL(tail)

.macro load_blocks tail
	vectors load, \tail
.endm

.macro store_blocks tail
	vectors store, \tail
.endm

.macro xor_store j, tail
	load_from \j, 16, x2, \tail
	eor z\j\().d, z\j\().d, z16.d
	store \j, \tail
.endm

.macro xor_store_blocks tail
	vectors xor_store, \tail
.endm

/* --- Chains: the block before each. --- */

.macro load_before j, z, tail
	.if \j
	load_from \j, \z, x16, \tail
	.else
	ldr q\z, [STATE]
	load_from 0, 18, x2, \tail
	splice z\z\().b, p2, z\z\().b, z18.b
	.endif
.endm

/* What load_before wants, and the next IV, kept in q19.  */
.macro chain_begin tail
	ptrue p2.b, vl16
	.if \tail
	add x16, x2, NBLOCKS, lsl #4
	.else
	addvl x16, x2, #16
	.endif
	ldur q19, [x16, #-16]
	sub x16, x2, #16
.endm

.macro chain_store j, tail
	load_before \j, 17, \tail
	eor z\j\().d, z\j\().d, z17.d
	store \j, \tail
.endm

/* In place, a block is overwritten when the next one is done.  */
.macro chain_store_blocks tail
	chain_begin \tail
	vectors_down chain_store, \tail
	str q19, [STATE]
.endm

.macro chain_load j, tail
	load_before \j, \j, \tail
.endm

.macro chain_load_blocks tail
	chain_begin \tail
	vectors chain_load, \tail
	str q19, [STATE]
.endm

/* --- Counters. --- */

/* z16: the first vector of counters, in elements of SIZE; z19: what is added
 * for the next one; both in the elements that MASK leaves.  */
.macro counter_begin size, shift, mask
	add x16, K, #\mask
	ld1rqb {z18.b}, p0/z, [x16]
	ld1rqb {z16.b}, p0/z, [STATE]
	cntb x14
	lsr x14, x14, #4
	index z17.\size, #0, #1
	lsr z17.\size, z17.\size, #\shift	/* the number of the part */
	dup z19.\size, w14
	and z17.d, z17.d, z18.d
	and z19.d, z19.d, z18.d
.endm

/* x16 = the blocks that are done.  */
.macro blocks_done tail
	.if \tail
	mov x16, NBLOCKS
	.else
	cntb x16
	.endif
.endm

.macro counter_16be j, tail
	revb z\j\().h, p0/m, z16.h
	add z16.h, z16.h, z19.h
.endm

.macro counter_16be_blocks tail
	counter_begin h, 3, K_CTR16BE
	revb z16.h, p0/m, z16.h
	add z16.h, z16.h, z17.h
	vectors counter_16be, 0
	blocks_done \tail
	ldrh w14, [STATE, #14]
	rev16 w14, w14
	add w14, w14, w16
	rev16 w14, w14
	strh w14, [STATE, #14]
.endm

.macro counter_32le j, tail
	mov z\j\().d, z16.d
	add z16.s, z16.s, z19.s
.endm

.macro counter_32le_blocks tail
	counter_begin s, 2, K_CTR32LE
	add z16.s, z16.s, z17.s
	vectors counter_32le, 0
	blocks_done \tail
	ldr w14, [STATE]
	add w14, w14, w16
	str w14, [STATE]
.endm

/* As in camellia-simd-modes-aarch64.h, chunks are not transposed on their way
 * in: what all blocks share is done once and lies at sp, a byte for each
 * vector.  */
.macro counter_same
	ldp q4, q5, [K, #K_M]
	ushr v6.16b, v11.16b, #4
	and v11.16b, v11.16b, ONE_MASK.16b
	tbl v11.16b, {v4.16b}, v11.16b
	tbl v6.16b, {v5.16b}, v6.16b
	one_xor 11, 6
	str q11, [sp]
.endm

.macro broadcast_same j
	ld1rb {z\j\().b}, p0/z, [sp, #\j]
.endm

/* z18 = w14 plus the number of the block, modulo 256, p1 = carries: lane l of
 * part g is block l * parts + g.  */
.macro counter_low_bytes
	index z18.b, #0, #1
	lsr z17.b, z18.b, #4
	and z18.b, z18.b, #15
	cntb x16
	lsr x16, x16, #4
	dup z16.b, w16
	mul z18.b, z18.b, z16.b
	add z18.b, z18.b, z17.b
	dup z19.b, w14
	add z18.b, z18.b, z19.b
	cmphi p1.b, p0/z, z19.b, z18.b
.endm

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
	.irp j, FROM_0_TO_15
	broadcast_same \j
	.endr
	ldrh w14, [STATE, #14]
	rev16 w14, w14
	counter_low_bytes
	lsr w16, w14, #8
	dup z17.b, w16
	add w16, w16, #1
	mov z17.b, p1/m, w16
	cntb x16
	add w14, w14, w16
	rev16 w14, w14
	strh w14, [STATE, #14]
	shift_index add
	vtbl 17, 17, TMP
	vtbl 18, 18, TMP
	table_pair Z5, Z6, K_M
	map 18, 18, Z5, Z6, TMP
	map 17, 17, Z5, Z6, TMP
	vxor R8, R8, 18
	vxor R7, R7, 17
	round_1_of_two
.endm

.macro counter_32le_same
	movi ONE_MASK.16b, #15
	ldr q11, [STATE]
	ldr q12, [WIN]
	mov v11.s[0], wzr
	one_xor 11, 12
	counter_same
.endm

/* l ^= byte SHIFT / 8 of the counter w14, or of w17, where there is a carry
 * out of byte 0.  */
.macro counter_upper_byte l, shift
	lsr w16, w14, #\shift
	dup z16.b, w16
	lsr w16, w17, #\shift
	mov z16.b, p1/m, w16
	map 16, 16, Z5, Z6, TMP
	vxor \l, \l, 16
.endm

.macro counter_32le_sliced
	set_sliced 0
	.irp j, FROM_0_TO_15
	broadcast_same \j
	.endr
	ldr w14, [STATE]
	counter_low_bytes
	table_pair Z5, Z6, K_M
	map 18, 18, Z5, Z6, TMP
	vxor L1, L1, 18
	add w17, w14, #256
	counter_upper_byte L2, 8
	counter_upper_byte L3, 16
	counter_upper_byte L4, 24
	cntb x16
	add w14, w14, w16
	str w14, [STATE]
.endm

/* As RUN for counters; WHERE is the entry into the cipher.  */
.macro run_counter same, sliced, where, pre
	cntb x16
	cmp NBLOCKS, x16
	b.lo 2f
	\same
1:
	\sliced
	cntb x16
	cmp x16, #16
	b.eq 4f
	bl \where
	b 5f
4:
	bl \where\()_128
5:
	xor_store_blocks 0
	addvl x2, x2, #16
	addvl x1, x1, #16
	cntb x16
	sub NBLOCKS, NBLOCKS, x16
	cmp NBLOCKS, x16
	b.hs 1b
2:
	cbz NBLOCKS, 3f
	\pre 1
	bl LOCAL(tail)
	xor_store_blocks 1
3:
.endm

/* --- XTS. --- */

/* From the tweaks in z16 to those as many blocks on as there are parts, n:
 * z19 is n, z20 is 64 - n; z21 has the low halves, z22 the order of 64-bit
 * elements with the halves changed.  What is shifted out of the high half, up
 * to 16 bits, is multiplied by x^7 + x^2 + x + 1.  */
.macro xts_next
	mov z17.d, z16.d
	lsr z17.d, p0/m, z17.d, z20.d
	lsl z16.d, p0/m, z16.d, z19.d
	tbl z17.d, {z17.d}, z22.d
	and z18.d, z17.d, z21.d
	eor z16.d, z16.d, z17.d
	lsl z17.d, z18.d, #1
	lsl z23.d, z18.d, #2
	lsl z18.d, z18.d, #7
	eor3 z16.d, z16.d, z17.d, z23.d
	eor z16.d, z16.d, z18.d
.endm

.macro xts_load j, tail
	load \j, \tail
	str z16, [sp, #\j, mul vl]
	eor z\j\().d, z\j\().d, z16.d
	xts_next
.endm

/* The first vector of tweaks is made one by one.  */
.macro xts_load_blocks tail
	ldr q16, [STATE]
	mov x14, #0x87
	fmov d17, x14
	mov x14, #1
	mov v17.d[1], x14
	mov x14, sp
	cntb x16
5:
	str q16, [x14], #16
	sshr v18.2d, v16.2d, #63
	ext v18.16b, v18.16b, v18.16b, #8
	add v16.2d, v16.2d, v16.2d
	and v18.16b, v18.16b, v17.16b
	eor v16.16b, v16.16b, v18.16b
	subs x16, x16, #16
	b.ne 5b
	ldr z16, [sp]
	cntb x14
	lsr x14, x14, #4
	dup z19.d, x14
	mov x16, #64
	sub x16, x16, x14
	dup z20.d, x16
	index z22.d, #0, #1
	mov z21.d, z22.d
	and z21.d, z21.d, #1
	sub z21.d, z21.d, #1
	eor z22.d, z22.d, #1
	vectors xts_load, \tail
	.if \tail
	add x16, sp, NBLOCKS, lsl #4
	ldr q16, [x16]
	.endif
	str q16, [STATE]
.endm

.macro xor_kept j
	ldr z16, [sp, #\j, mul vl]
	eor z\j\().d, z\j\().d, z16.d
.endm

.macro xor_kept_store j, tail
	xor_kept \j
	store \j, \tail
.endm

.macro xor_kept_store_blocks tail
	vectors xor_kept_store, \tail
.endm

/* --- OCB. --- */

#define OCB_OFFSET   0          /* in struct camellia_simd_ocb */
#define OCB_CHECKSUM 8
#define OCB_L        16
#define OCB_BLKN     24

/* Offsets, one by one, for all blocks at sp.  KP and FP are free here.  */
.macro ocb_offsets tail
	ldr x17, [STATE, #OCB_OFFSET]
	ldr q16, [x17]
	ldp x14, x16, [STATE, #OCB_L]
	mov x6, sp
	.if \tail
	mov x8, NBLOCKS
	.else
	cntb x8
	.endif
5:
	rbit x17, x16
	add x16, x16, #1
	clz x17, x17
	ldr q18, [x14, x17, lsl #4]
	eor v16.16b, v16.16b, v18.16b
	str q16, [x6], #16
	subs x8, x8, #1
	b.ne 5b
	ldr x17, [STATE, #OCB_OFFSET]
	str q16, [x17]
	str x16, [STATE, #OCB_BLKN]
.endm

.macro ocb_load j, tail
	load \j, \tail
	xor_kept \j
.endm

.macro ocb_load_blocks tail
	ocb_offsets \tail
	vectors ocb_load, \tail
.endm

/* z17 is the sum of vectors; only what is in the message counts.  */
.macro checksum j, tail
	.if \tail
	eor z17.b, p1/m, z17.b, z\j\().b
	.else
	eor z17.d, z17.d, z\j\().d
	.endif
.endm

.macro checksum_end
	addvl x6, sp, #SCRATCH
	str z17, [x6]
	ldr x17, [STATE, #OCB_CHECKSUM]
	ldr q16, [x17]
	cntb x8
5:
	ldr q18, [x6], #16
	eor v16.16b, v16.16b, v18.16b
	subs x8, x8, #16
	b.ne 5b
	str q16, [x17]
.endm

.macro ocb_enc_load j, tail
	load \j, \tail
	checksum \j, \tail
	xor_kept \j
.endm

.macro ocb_enc_load_blocks tail
	ocb_offsets \tail
	dup z17.b, #0
	vectors ocb_enc_load, \tail
	checksum_end
.endm

.macro ocb_dec_store j, tail
	xor_kept \j
	checksum \j, \tail
	store \j, \tail
.endm

.macro ocb_dec_store_blocks tail
	dup z17.b, #0
	vectors ocb_dec_store, \tail
	checksum_end
.endm

.macro ocb_auth_blocks tail
	dup z17.b, #0
	vectors checksum, \tail
	checksum_end
.endm

/* --- Functions. --- */

/* Purpose: ecb_enc: ECB encryption
 * Prototype: void ecb_enc (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: NEON, AES, SVE2, SVE2-AES
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: unused;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: x1 to x17, z0 to z31, p0 to p2
 * Preserves: d8 to d15
 * Stack: FRAME + 16 + BUFFERS vector lengths
 * Secrets: vector registers cleared, general ones and buffers that held data
 * Timing: depends on nblocks, rounds and the vector length only
 */
	func_begin GLOBAL(ecb_enc)
	sve_enter
	set_encrypt
LABEL (ecb_enc_run):
	run load_blocks, store_blocks
	sve_leave
	func_end GLOBAL(ecb_enc)

/* Purpose: ecb_dec: ECB decryption
 * Prototype: void ecb_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: NEON, AES, SVE2, SVE2-AES
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: unused;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: x1 to x17, z0 to z31, p0 to p2
 * Preserves: d8 to d15
 * Stack: FRAME + 16 + BUFFERS vector lengths
 * Secrets: vector registers cleared, general ones and buffers that held data
 * Timing: depends on nblocks, rounds and the vector length only
 */
	func_begin GLOBAL(ecb_dec)
	sve_enter
	set_decrypt
	b LABEL (ecb_enc_run)
	func_end GLOBAL(ecb_dec)

/* Purpose: cbc_dec: CBC decryption
 * Prototype: void cbc_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: NEON, AES, SVE2, SVE2-AES
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: IV, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: x1 to x17, z0 to z31, p0 to p2
 * Preserves: d8 to d15
 * Stack: FRAME + 16 + BUFFERS vector lengths
 * Secrets: vector registers cleared, general ones and buffers that held data
 * Timing: depends on nblocks, rounds and the vector length only
 */
	func_begin GLOBAL(cbc_dec)
	sve_enter
	set_decrypt
	run load_blocks, chain_store_blocks
	sve_leave
	func_end GLOBAL(cbc_dec)

/* Purpose: cfb_dec: CFB-128 decryption
 * Prototype: void cfb_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: NEON, AES, SVE2, SVE2-AES
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: IV, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: x1 to x17, z0 to z31, p0 to p2
 * Preserves: d8 to d15
 * Stack: FRAME + 16 + BUFFERS vector lengths
 * Secrets: vector registers cleared, general ones and buffers that held data
 * Timing: depends on nblocks, rounds and the vector length only
 */
	func_begin GLOBAL(cfb_dec)
	sve_enter
	set_encrypt
	run chain_load_blocks, xor_store_blocks
	sve_leave
	func_end GLOBAL(cfb_dec)

/* Purpose: ctr16be: CTR encryption and decryption
 * Prototype: void ctr16be (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: NEON, AES, SVE2, SVE2-AES
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: counter, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: bytes 14 and 15, big endian, modulo 2^16
 * Uses: x1 to x17, z0 to z31, p0 to p2
 * Preserves: d8 to d15
 * Stack: FRAME + 16 + BUFFERS vector lengths
 * Secrets: vector registers cleared, general ones and buffers that held data
 * Timing: depends on nblocks, rounds and the vector length only
 */
	func_begin GLOBAL(ctr16be)
	sve_enter
	set_encrypt
	run_counter counter_16be_same, counter_16be_sliced, \
	  LABEL (from_2), counter_16be_blocks
	sve_leave
	func_end GLOBAL(ctr16be)

/* Purpose: ctr32le: CTR encryption and decryption
 * Prototype: void ctr32le (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: NEON, AES, SVE2, SVE2-AES
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: counter, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: bytes 0 to 3, little endian, modulo 2^32
 * Uses: x1 to x17, z0 to z31, p0 to p2
 * Preserves: d8 to d15
 * Stack: FRAME + 16 + BUFFERS vector lengths
 * Secrets: vector registers cleared, general ones and buffers that held data
 * Timing: depends on nblocks, rounds and the vector length only
 */
	func_begin GLOBAL(ctr32le)
	sve_enter
	set_encrypt
	run_counter counter_32le_same, counter_32le_sliced, \
	  LABEL (sliced), counter_32le_blocks
	sve_leave
	func_end GLOBAL(ctr32le)

/* Purpose: xts_enc: XTS encryption
 * Prototype: void xts_enc (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: NEON, AES, SVE2, SVE2-AES
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: tweak, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: x1 to x17, z0 to z31, p0 to p2
 * Preserves: d8 to d15
 * Stack: FRAME + 16 + BUFFERS vector lengths
 * Secrets: vector registers cleared, general ones and buffers that held data
 * Timing: depends on nblocks, rounds and the vector length only
 */
	func_begin GLOBAL(xts_enc)
	sve_enter
	set_encrypt
LABEL (xts_enc_run):
	run xts_load_blocks, xor_kept_store_blocks
	sve_leave
	func_end GLOBAL(xts_enc)

/* Purpose: xts_dec: XTS decryption
 * Prototype: void xts_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: NEON, AES, SVE2, SVE2-AES
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: tweak, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: x1 to x17, z0 to z31, p0 to p2
 * Preserves: d8 to d15
 * Stack: FRAME + 16 + BUFFERS vector lengths
 * Secrets: vector registers cleared, general ones and buffers that held data
 * Timing: depends on nblocks, rounds and the vector length only
 */
	func_begin GLOBAL(xts_dec)
	sve_enter
	set_decrypt
	b LABEL (xts_enc_run)
	func_end GLOBAL(xts_dec)

/* Purpose: ocb_enc: OCB encryption
 * Prototype: void ocb_enc (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: NEON, AES, SVE2, SVE2-AES
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: struct
 *       camellia_simd_ocb, read and written; any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: blkn, 64 bits
 * Uses: x1 to x17, z0 to z31, p0 to p2
 * Preserves: d8 to d15
 * Stack: FRAME + 16 + BUFFERS vector lengths
 * Secrets: vector registers cleared, general ones and buffers that held data
 * Timing: depends on nblocks, rounds and the vector length only
 */
	func_begin GLOBAL(ocb_enc)
	sve_enter
	set_encrypt
	run ocb_enc_load_blocks, xor_kept_store_blocks
	sve_leave
	func_end GLOBAL(ocb_enc)

/* Purpose: ocb_dec: OCB decryption
 * Prototype: void ocb_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: NEON, AES, SVE2, SVE2-AES
 * Args: x0: the context, read; x1: out, 16 x3 bytes, write; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: struct
 *       camellia_simd_ocb, read and written; any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: blkn, 64 bits
 * Uses: x1 to x17, z0 to z31, p0 to p2
 * Preserves: d8 to d15
 * Stack: FRAME + 16 + BUFFERS vector lengths
 * Secrets: vector registers cleared, general ones and buffers that held data
 * Timing: depends on nblocks, rounds and the vector length only
 */
	func_begin GLOBAL(ocb_dec)
	sve_enter
	set_decrypt
	run ocb_load_blocks, ocb_dec_store_blocks
	sve_leave
	func_end GLOBAL(ocb_dec)

/* Purpose: ocb_auth: OCB, associated data
 * Prototype: void ocb_auth (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: NEON, AES, SVE2, SVE2-AES
 * Args: x0: the context, read; x1: unused; x2: in, 16 x3
 *       bytes, read; x3: blocks; x4: struct
 *       camellia_simd_ocb, read and written; any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: blkn, 64 bits
 * Uses: x1 to x17, z0 to z31, p0 to p2
 * Preserves: d8 to d15
 * Stack: FRAME + 16 + BUFFERS vector lengths
 * Secrets: vector registers cleared, general ones and buffers that held data
 * Timing: depends on nblocks, rounds and the vector length only
 */
	func_begin GLOBAL(ocb_auth)
	sve_enter
	set_encrypt
	run ocb_load_blocks, ocb_auth_blocks
	sve_leave
	func_end GLOBAL(ocb_auth)

#include "camellia-simd-pool-aarch64.h"

#endif /*CAMELLIA_SIMD_WITH_AARCH64_SVE2*/

	end_of_file
