/* camellia-simd-wide-aarch64.h - Camellia on byte-sliced blocks, AArch64
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

/* Included by the kernels, in the text section, after these macros, which
 * are all that differs between NEON, AES instructions or not, and SVE2.
 * Registers are given by number.
 *
 *   vxor d, a, b;  vand d, a, b;  vbic d, a, b (a and not b)
 *   vhi4 d, a (high nibbles down);  vshl1 d, a;  vsri7 d, a
 *   vtbl d, t, i               a look-up in one table of 16 entries
 *   trn_pair size, d, e, a, b  TRN1 into d, TRN2 into e
 *   vquad d, ptr               16 bytes, in every 128-bit part of d
 *   vset d, byte
 *   vkeys4 a, b, c, d, ptr, last   four bytes at ptr, each all over one of
 *                              four consecutive registers; ptr goes on by
 *                              KEYSTEP with its second four bytes (last = 1)
 *   add_key z, x               z (a key) and x into z, what sbox starts from
 *   sbox z, k                  S-box on z, into the basis, of kind k = 1, 2,
 *                              3: s1 and s4, s2, s3
 *   sbox_kind k                says which kind is next
 *   vxor3 d, a, b              d ^= a ^ b, and
 *   sbox_xor z, k, x           sbox, then z ^= x: with HAVE_XOR3 only
 *   unshift r...               if add_key permutes the blocks: what undoes it
 *                              twice
 *   tables_load                the registers that sbox wants to find
 *   tables_reload              those of them among SPARE1 to SPARE4
 *   blocks_shift r...          permutes the blocks as add_key does
 *   blocks_unshift r...        the other way round
 */

.macro table_pair a, b, offset
	ldp q\a, q\b, [K, #\offset]
.endm

/* d = map of x by the tables LO, HI; d and x may be the same, t is not.  */
.macro map d, x, lo, hi, t
	vhi4 \t, \x
	vand \d, \x, MASK
	vtbl \d, \lo, \d
	vtbl \t, \hi, \t
	vxor \d, \d, \t
.endm

/* Four at a time and in place, for processors that do not look ahead.  */
.macro map4 lo, hi, a, b, c, d, t, u, v, w
	vhi4 \t, \a
	vhi4 \u, \b
	vhi4 \v, \c
	vhi4 \w, \d
	vand \a, \a, MASK
	vand \b, \b, MASK
	vand \c, \c, MASK
	vand \d, \d, MASK
	vtbl \a, \lo, \a
	vtbl \b, \lo, \b
	vtbl \c, \lo, \c
	vtbl \d, \lo, \d
	vtbl \t, \hi, \t
	vtbl \u, \hi, \u
	vtbl \v, \hi, \v
	vtbl \w, \hi, \w
	vxor \a, \a, \t
	vxor \b, \b, \u
	vxor \c, \c, \v
	vxor \d, \d, \w
.endm

.macro map8 lo, hi, a, b, c, d, e, f, g, h
	map4 \lo, \hi, \a, \b, \c, \d, Z1, Z2, Z3, Z4
	map4 \lo, \hi, \e, \f, \g, \h, Z5, Z6, Z7, Z8
.endm

/* Transpose in every 128-bit part: byte j of register i becomes byte i of
 * register j.  IN is v0 to v15 with the two halves as named.  */
.macro transpose a0, a1, a2, a3, a4, a5, a6, a7, \
		 b0, b1, b2, b3, b4, b5, b6, b7
	trn_pair b, 16, 17, \a0, \a1
	trn_pair b, 18, 19, \a2, \a3
	trn_pair b, 20, 21, \a4, \a5
	trn_pair b, 22, 23, \a6, \a7
	trn_pair b, 24, 25, \b0, \b1
	trn_pair b, 26, 27, \b2, \b3
	trn_pair b, 28, 29, \b4, \b5
	trn_pair b, 30, 31, \b6, \b7
	trn_pair h, 0, 2, 16, 18
	trn_pair h, 1, 3, 17, 19
	trn_pair h, 4, 6, 20, 22
	trn_pair h, 5, 7, 21, 23
	trn_pair h, 8, 10, 24, 26
	trn_pair h, 9, 11, 25, 27
	trn_pair h, 12, 14, 28, 30
	trn_pair h, 13, 15, 29, 31
	trn_pair s, 16, 20, 0, 4
	trn_pair s, 17, 21, 1, 5
	trn_pair s, 18, 22, 2, 6
	trn_pair s, 19, 23, 3, 7
	trn_pair s, 24, 28, 8, 12
	trn_pair s, 25, 29, 9, 13
	trn_pair s, 26, 30, 10, 14
	trn_pair s, 27, 31, 11, 15
	trn_pair d, 0, 8, 16, 24
	trn_pair d, 1, 9, 17, 25
	trn_pair d, 2, 10, 18, 26
	trn_pair d, 3, 11, 19, 27
	trn_pair d, 4, 12, 20, 28
	trn_pair d, 5, 13, 21, 29
	trn_pair d, 6, 14, 22, 30
	trn_pair d, 7, 15, 23, 31
.endm

.macro xor_all t
	.irp i, FROM_0_TO_15
	vxor \i, \i, \t
	.endr
.endm

/* The S-boxes, and the first step of the P-layer:
 * Z1 ^= Z6, Z2 ^= Z7, Z3 ^= Z8, Z4 ^= Z5.  */
.macro s_layer
#if HAVE_XOR3
	sbox Z5, 2
	sbox Z6, 3
	sbox Z7, 1
	sbox Z8, 1
	sbox_xor Z1, 1, Z6
	sbox_xor Z2, 2, Z7
	sbox_xor Z3, 3, Z8
	sbox_xor Z4, 1, Z5
#else
	sbox_kind 1
	sbox Z1, 1
	sbox Z4, 1
	sbox Z7, 1
	sbox Z8, 1
	sbox_kind 2
	sbox Z2, 2
	sbox Z5, 2
	sbox_kind 3
	sbox Z3, 3
	sbox Z6, 3
	vxor Z1, Z1, Z6
	vxor Z2, Z2, Z7
	vxor Z3, Z3, Z8
	vxor Z4, Z4, Z5
#endif
.endm

/* r ^= z ^ x; z may change.  */
.macro xor_sum r, z, x
#if HAVE_XOR3
	vxor3 \r, \z, \x
#else
	vxor \z, \z, \x
	vxor \r, \r, \z
#endif
.endm

/* The rest of the P-layer, added to a half.  */
.macro p_layer r1, r2, r3, r4, r5, r6, r7, r8
	vxor Z5, Z5, Z3
	vxor Z6, Z6, Z4
	vxor Z7, Z7, Z1
	vxor Z8, Z8, Z2
	vxor Z1, Z1, Z8
	vxor Z2, Z2, Z5
	vxor Z3, Z3, Z6
	vxor Z4, Z4, Z7
	xor_sum \r1, Z5, Z4
	xor_sum \r2, Z6, Z1
	xor_sum \r3, Z7, Z2
	xor_sum \r4, Z8, Z3
	vxor \r5, \r5, Z1
	vxor \r6, \r6, Z2
	vxor \r7, \r7, Z3
	vxor \r8, \r8, Z4
.endm

/* r ^= F (l).  The two positions of s4 go through their input map first,
 * with its tables where the keys of other positions come later.  */
.macro round odd, l1, l2, l3, l4, l5, l6, l7, l8, \
	     r1, r2, r3, r4, r5, r6, r7, r8
	table_pair Z5, Z6, K_S4
	vkeys4 Z1, Z2, Z3, Z4, KP, 0
	map TMP, \l4, Z5, Z6, Z7
	add_key Z4, TMP
	map TMP, \l7, Z5, Z6, Z7
	vkeys4 Z5, Z6, Z7, Z8, KP, 1
	add_key Z7, TMP
	add_key Z1, \l1
	add_key Z2, \l2
	add_key Z3, \l3
	add_key Z5, \l5
	add_key Z6, \l6
	add_key Z8, \l8
	.if \odd
	unshift Z1, Z2, Z3, Z4, Z5, Z6, Z7, Z8
	.endif
	s_layer
	p_layer \r1, \r2, \r3, \r4, \r5, \r6, \r7, \r8
.endm

/* One byte, r, of (a b c d rotated left by one): of a and b, which is next
 * to the right of it.  */
.macro xor_rotl1 r, a, b
	vshl1 TMP, \a
	vsri7 TMP, \b
	vxor \r, \r, TMP
.endm

/* The right word of a half ^= (left & its key) rotated left by one.  */
.macro fl_rotate l1, l2, l3, l4, r1, r2, r3, r4
	vand Z1, \l1, Z1
	vand Z2, \l2, Z2
	vand Z3, \l3, Z3
	vand Z4, \l4, Z4
	xor_rotl1 \r1, Z1, Z2
	xor_rotl1 \r2, Z2, Z3
	xor_rotl1 \r3, Z3, Z4
	xor_rotl1 \r4, Z4, Z1
.endm

/* The left word ^= right & ~key: the linear part of right | key.  */
.macro fl_or l1, l2, l3, l4, r1, r2, r3, r4
	vbic Z5, \r1, Z5
	vbic Z6, \r2, Z6
	vbic Z7, \r3, Z7
	vbic Z8, \r4, Z8
	vxor \l1, \l1, Z5
	vxor \l2, \l2, Z6
	vxor \l3, \l3, Z7
	vxor \l4, \l4, Z8
.endm

/* A whole layer, in Camellia's own basis.  */
.macro fl_layer
	table_pair SPARE1, SPARE2, K_MI
	table_pair SPARE3, SPARE4, K_M
	map8 SPARE1, SPARE2, LEFT
	vkeys4 Z1, Z2, Z3, Z4, FP, 0
	vkeys4 Z5, Z6, Z7, Z8, FP, 1
	fl_rotate LEFT
	fl_or LEFT
	map8 SPARE3, SPARE4, LEFT
	map8 SPARE1, SPARE2, RIGHT
	vkeys4 Z1, Z2, Z3, Z4, FP, 0
	vkeys4 Z5, Z6, Z7, Z8, FP, 1
	fl_or RIGHT
	fl_rotate RIGHT
	map8 SPARE3, SPARE4, RIGHT
	tables_reload
.endm

/* LOCAL(wide): encrypt or decrypt 16 blocks (SVE2: as many for each 128-bit
 * part) in v0 to v15, in place, as WIN and the other general registers say.
 * Leaves every vector register changed, KP, FP, RND and nothing else.
 * Counter modes begin at LABEL(sliced), with the blocks byte-sliced and in
 * the basis, the right half shifted, and set_sliced done; or two rounds later
 * at LABEL(from_2) with tables_load done, too.  */
.macro set_sliced skip
	ldr RND, [CTX, #CAMELLIA_SIMD_CTX_ROUNDS]
	add KP, KFIRST, #8 * \skip
	mov FP, FFIRST
	vset MASK, 0x0f
.endm

.macro wide_core suffix
	ldr RND, [CTX, #CAMELLIA_SIMD_CTX_ROUNDS]
	vquad TMP, WIN
	mov KP, KFIRST
	mov FP, FFIRST
	xor_all TMP
	transpose LEFT, RIGHT
	vset MASK, 0x0f
	table_pair SPARE3, SPARE4, K_M
	map8 SPARE3, SPARE4, LEFT
	map8 SPARE3, SPARE4, RIGHT
	blocks_shift RIGHT
LABEL (sliced)\suffix:
	tables_load
1:
	round 0, LEFT, RIGHT
	round 1, RIGHT, LEFT
LABEL (from_2)\suffix:
	round 0, LEFT, RIGHT
	round 1, RIGHT, LEFT
	round 0, LEFT, RIGHT
	round 1, RIGHT, LEFT
	subs RND, RND, #6
	b.eq 2f
	fl_layer
	b 1b
2:
	table_pair SPARE1, SPARE2, K_MI
	blocks_unshift RIGHT
	map8 SPARE1, SPARE2, LEFT
	map8 SPARE1, SPARE2, RIGHT
	transpose RIGHT, LEFT
	vquad TMP, WOUT
	xor_all TMP
	ret_stop
.endm

/* Round 1 of blocks of which only the last two bytes differ, in RIGHT; LEFT
 * has what is the same for all.  The first keys are 0.  */
.macro round_1_of_two
	tables_load
	table_pair Z5, Z6, K_S4
	map Z4, R7, Z5, Z6, TMP
	vset Z7, 0
	vset Z8, 0
	add_key Z7, Z4
	add_key Z8, R8
	unshift Z7, Z8
	sbox_kind 1
	sbox Z7, 1
	sbox Z8, 1
	vxor L3, L3, Z8
	vxor L4, L4, Z7
	vxor L7, L7, Z8
	vxor L8, L8, Z7
	vxor Z7, Z7, Z8
	vxor L1, L1, Z7
	vxor L2, L2, Z7
	vxor L5, L5, Z7
	vxor L6, L6, Z7
.endm
