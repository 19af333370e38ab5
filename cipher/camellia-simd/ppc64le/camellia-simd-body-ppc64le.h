/* camellia-simd-body-ppc64le.h - The POWER kernels
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


/* Included by the kernels, which differ by ISA_LEVEL only: 8, 9, or 10 with
 * the three-way XOR of POWER10.
 *
 * 16 blocks are byte-sliced: a register holds the same byte of all of them.
 * One half of the state (X) is in the basis M in which the S-boxes are an
 * inversion, as vcipherlast does it with ShiftRows before and a key added
 * behind.  The other half (Y) is in the basis B = A M, 0x63 added, A x + 0x63
 * being the affine part of the AES S-box: that is what makes the inverse
 * S-box of vncipherlast the same inversion.  It does ShiftRows backwards, so
 * when Y has its blocks in the order that ShiftRows leaves, the halves agree
 * in every round for nothing, and every key is added for nothing, too.  What
 * is left of an S-box is one vpermxor, a linear map by two tables of 16
 * entries in registers; those of positions 4 and 7 have one before, too.
 * Encryption begins with X on the left, decryption with Y: so both want the
 * same form of the round keys, those of the rounds from X to Y (even in
 * encryption) and those from Y to X.
 *
 * Blocks are loaded by lxvd2x, which reverses the bytes of each half: byte j
 * (from 1) of the left half is element 8-j, of the right one 16-j.  Here
 * "element" is what the manual of the ISA calls it, 0 being leftmost.
 *
 * Registers are VSX numbers; VR i is 32 + i.  Only 0 to 13 of the lower half
 * are used: they need no saving.  */

#include "camellia-simd-asm-ppc64le.h"
#include "camellia-simd-constants.h"

	.abiversion 2

/* --- Constants, eight vectors to a group, as lxvd2x reads them. --- */

.macro bytes8 a, b, c, d, e, f, g, h
	.byte \h, \g, \f, \e, \d, \c, \b, \a
.endm

.macro vector a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p
	bytes8 \a, \b, \c, \d, \e, \f, \g, \h
	bytes8 \i, \j, \k, \l, \m, \n, \o, \p
.endm

/* A word whose lowest byte is the first one in memory, and the last.  */
.macro word_le w
	.byte (\w) & 255, (\w) >> 8 & 255, (\w) >> 16 & 255, (\w) >> 24 & 255
	.byte (\w) >> 32 & 255, (\w) >> 40 & 255, (\w) >> 48 & 255
	.byte (\w) >> 56 & 255
.endm

.macro word_be w
	.byte (\w) >> 56 & 255, (\w) >> 48 & 255, (\w) >> 40 & 255
	.byte (\w) >> 32 & 255, (\w) >> 24 & 255, (\w) >> 16 & 255
	.byte (\w) >> 8 & 255, (\w) & 255
.endm

.macro table_words h0, h1, l0, l1
	word_be \h0
	word_be \h1
	word_be \l0
	word_be \l1
.endm

#define TABLE(n)                                                           \
  table_words CAMELLIA_SIMD_NT_##n##_HI0, CAMELLIA_SIMD_NT_##n##_HI1,      \
              CAMELLIA_SIMD_NT_##n##_LO0, CAMELLIA_SIMD_NT_##n##_LO1

	.section .rodata, "a", @progbits
	.p2align 7
LOCAL(constants):
#define G_ROUND 0               /* the tables that stay in VRs */
	TABLE (S1_B)
	TABLE (S1_INV_M)
	TABLE (S2_B)
	TABLE (S2_INV_M)
#define G_LOW 1                 /* those for VSX registers 6 to 13 */
	TABLE (S4_IN)
	TABLE (S3_B)
	TABLE (S4_IN_B)
	TABLE (S3_INV_M)
#define G_FL_X 2                /* out and rotated, out, in; key rotation */
	TABLE (RMI)
	TABLE (MI)
	TABLE (M)
	vector 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1
	/* Counters, one block further: 16 bits, 32 bits.  */
	vector 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0
#define G_FL_Y 3
	TABLE (RBI)
	TABLE (BI)
	TABLE (B_LIN)
	vector 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0
	/* The last two bytes of a block, exchanged.  */
	vector 0, 1, 2, 3, 4, 5, 6, 7, 9, 8, 10, 11, 12, 13, 14, 15
#define G_IN 4                  /* into the bases */
	TABLE (M)
	TABLE (B)
	/* Merge the high (low) halves, then ShiftRows.  */
	vector 0, 18, 5, 23, 2, 20, 7, 17, 4, 22, 1, 19, 6, 16, 3, 21
	vector 8, 26, 13, 31, 10, 28, 15, 25, 12, 30, 9, 27, 14, 24, 11, 29
	/* XTS: what the carries out of the two words add.  */
	vector 0, 0, 0, 0, 0, 0, 0, 0x87, 0, 0, 0, 0, 0, 0, 0, 1
	/* Bytes of each half reversed.  */
	vector 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8
#define G_OUT 5                 /* out of the bases */
	TABLE (MI)
	TABLE (BI)
	/* ShiftRows undone on the first operand, then merged; on the second. */
	vector 0, 16, 13, 17, 10, 18, 7, 19, 4, 20, 1, 21, 14, 22, 11, 23
	vector 8, 24, 5, 25, 2, 26, 15, 27, 12, 28, 9, 29, 6, 30, 3, 31
	vector 0, 16, 1, 29, 2, 26, 3, 23, 4, 20, 5, 17, 6, 30, 7, 27
	vector 8, 24, 9, 21, 10, 18, 11, 31, 12, 28, 13, 25, 14, 22, 15, 19
#define G_ONE 6                 /* one block */
	TABLE (S1_M)
	TABLE (S2_M)
	TABLE (S3_M)
	TABLE (S2_N)
#define G_PICK 7                /* the terms of P; which S-box where */
	vector 7, 13, 6, 7, 14, 7, 7, 7, 7, 13, 6, 7, 14, 7, 7, 7
	vector 4, 12, 5, 6, 13, 6, 6, 5, 4, 12, 5, 6, 13, 6, 6, 5
	vector 3, 11, 3, 2, 12, 5, 4, 4, 3, 11, 3, 2, 12, 5, 4, 4
	vector 2, 10, 1, 1, 11, 3, 3, 2, 2, 10, 1, 1, 11, 3, 3, 2
	vector 1, 8, 0, 0, 10, 2, 1, 1, 1, 8, 0, 0, 10, 2, 1, 1
	vector 16, 16, 16, 16, 9, 0, 0, 0, 16, 16, 16, 16, 9, 0, 0, 0
	vector 0, 0, 0, 255, 0, 0, 255, 0, 255, 255, 0, 0, 255, 0, 0, 255
	vector 0, 0, 255, 0, 0, 255, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0
#define G_ONE_IO 8              /* M, its inverse; rotations around it */
	TABLE (M)
	TABLE (MI)
	vector 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0
	vector 0, 7, 0, 0, 7, 0, 0, 0, 0, 7, 0, 0, 7, 0, 0, 0
	vector 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1
	vector 0, 0, 1, 7, 0, 1, 7, 0, 0, 0, 1, 7, 0, 1, 7, 0
#define G_EXPAND 9              /* the terms of P^-1 */
	vector 7, 5, 6, 7, 7, 7, 7, 6, 15, 13, 14, 15, 15, 15, 15, 14
	vector 4, 4, 5, 6, 6, 6, 5, 5, 12, 12, 13, 14, 14, 14, 13, 13
	vector 2, 3, 3, 3, 5, 4, 4, 4, 10, 11, 11, 11, 13, 12, 12, 12
	vector 1, 2, 2, 1, 3, 3, 3, 2, 9, 10, 10, 9, 11, 11, 11, 10
	vector 0, 1, 0, 0, 2, 2, 1, 1, 8, 9, 8, 8, 10, 10, 9, 9
	vector 16, 16, 16, 16, 1, 0, 0, 0, 16, 16, 16, 16, 9, 8, 8, 8
	vector 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
	vector 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define G_KEYS 10               /* a key behind an S-box */
	TABLE (A_QI)
	TABLE (QI)
	vector 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
	vector 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
	vector 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
	vector 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define G_SIGMA 11              /* for the key schedule */
	word_be (0xa09e667f3bcc908b ^ CAMELLIA_SIMD_SBOX_IN)
	word_be (0xb67ae8584caa73b2 ^ CAMELLIA_SIMD_SBOX_IN)
	word_be (0xc6ef372fe94f82be ^ CAMELLIA_SIMD_SBOX_IN)
	word_be (0x54ff53a5f1d36f1c ^ CAMELLIA_SIMD_SBOX_IN)
	word_be (0x10e527fade682d1d ^ CAMELLIA_SIMD_SBOX_IN)
	word_be (0xb05688c2b3e6c1fd ^ CAMELLIA_SIMD_SBOX_IN)
	word_be CAMELLIA_SIMD_P_OUT

	.text

/* --- Registers. --- */

#define CTX   3
#define OUT   4
#define IN    5
#define N     6                 /* blocks left */
#define STATE 7
#define STEP  8                 /* from a key to the next: 8 or -8 */
#define KP    9
#define FP    10
#define TMP   11
#define PTR   12
#define CIN   18                /* of the chunk: input, output, blocks */
#define COUT  19
#define WIN   20
#define WOUT  21
#define K     22                /* LOCAL(constants) */
#define CNT   23
#define O16   24                /* 16, 32, ..., 112 in r24 to r30 */
#define TMP2  31

/* The halves, from byte 1 to byte 8, behind the transposition.  */
#define HALF_1 39, 38, 37, 36, 35, 34, 33, 32
#define HALF_2 47, 46, 45, 44, 43, 42, 41, 40

/* Temporaries of the rounds; the key; a table that comes and goes; the
 * tables that stay: s1 and s2, from X to Y (XY) and from Y to X (YX).  */
#define ZA     48
#define ZB     49
#define ZC     50
#define ZD     51
#define KV     52
#define TA     53
#define TB     54
#define S1_XY  55, 56
#define S1_YX  57, 58
#define S2_XY  59, 60
#define S2_YX  61, 62
#define ZE     63
/* The tables in the lower half.  */
#define S4_XY  6, 7
#define S3_XY  8, 9
#define S4_YX  10, 11
#define S3_YX  12, 13

/* --- One step. --- */

.macro vecxor d, a, b
	xxlxor \d, \a, \b
.endm

.macro copy d, a
	xxlor \d, \a, \a
.endm

/* d = x mapped by the tables.  */
.macro map d, hi, lo, x
	vpermxor \d - 32, \hi - 32, \lo - 32, \x - 32
.endm

/* Vector i of eight at ptr.  */
.macro vload v, i, ptr
	.if \i
	lxvd2x \v, O16 + \i - 1, \ptr
	.else
	lxvd2x \v, 0, \ptr
	.endif
.endm

.macro vstore v, i, ptr
	.if \i
	stxvd2x \v, O16 + \i - 1, \ptr
	.else
	stxvd2x \v, 0, \ptr
	.endif
.endm

.macro vload_8 ptr, v
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	vload \v + \i, \i, \ptr
	.endr
.endm

.macro vstore_8 ptr, v
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	vstore \v + \i, \i, \ptr
	.endr
.endm

.macro vload_16 ptr, v
	addi PTR, \ptr, 128
	vload_8 \ptr, \v
	vload_8 PTR, \v + 8
.endm

.macro vstore_16 ptr, v
	addi PTR, \ptr, 128
	vstore_8 \ptr, \v
	vstore_8 PTR, \v + 8
.endm

.macro group g
	addi PTR, K, 128 * \g
.endm

.macro xor_16 v
	.irp i, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47
	vecxor \i, \i, \v
	.endr
.endm

.macro xor_16_each v
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	vecxor 32 + \i, 32 + \i, \v + \i
	.endr
.endm

/* h, l = the bytes of a and b interleaved; h may be a or b.  */
.macro merge h, l, a, b
	vmrglb \l, \a, \b
	vmrghb \h, \a, \b
.endm

.macro merge_by ph, pl, h, l, a, b
	vperm \l, \a, \b, \pl
	vperm \h, \a, \b, \ph
.endm

/* A stage of the transposition: VRs i (16) to VRs o (16); four of them
 * transpose.  */
.macro stage i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13, o14, o15
	merge \o0, \o1, \i0, \i8
	merge \o2, \o3, \i1, \i9
	merge \o4, \o5, \i2, \i10
	merge \o6, \o7, \i3, \i11
	merge \o8, \o9, \i4, \i12
	merge \o10, \o11, \i5, \i13
	merge \o12, \o13, \i6, \i14
	merge \o14, \o15, \i7, \i15
.endm

#define VR_LOW  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
#define VR_HIGH 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
/* Where the stages on the way out leave their results: the first one needs
 * two registers for its patterns, the last one wants to end in VR_LOW.  */
#define VR_OUT1 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 0, 8
#define VR_OUT2 30, 31, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15
#define VR_OUT3 0, 8, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29

.macro map_half hi, lo, a, b, c, d, e, f, g, h
	.irp r, \a, \b, \c, \d, \e, \f, \g, \h
	map \r, \hi, \lo, \r
	.endr
.endm

/* --- Rounds. --- */

/* z = an S-box, with its key added, of byte x (position POS), mapped by
 * the tables; t a temporary other than x, perhaps z.  */
.macro sbox_xy z, x, t, pos, hi, lo
	vspltb \t - 32, KV - 32, 8 - \pos
	vcipherlast \z - 32, \x - 32, \t - 32
	map \z, \hi, \lo, \z
.endm

.macro sbox_yx z, x, t, pos, hi, lo
	vspltb \t - 32, KV - 32, 16 - \pos
	vncipherlast \z - 32, \x - 32, \t - 32
	map \z, \hi, \lo, \z
.endm

/* r ^= a ^ b; a is lost.  */
.macro xor_sum r, a, b
#if ISA_LEVEL >= 10
	xxeval \r, \r, \a, \b, 0x69
#else
	vecxor \a, \a, \b
	vecxor \r, \r, \a
#endif
.endm

.macro load_table a, b
	copy TA, \a
	copy TB, \b
.endm

/* r ^= P (S' (l)) ^ key.  The S-boxes come in the order in which the sums of
 * the P-layer join them, so that few of their outputs are in VRs at once:
 * with 2 7 L2, 8 L8, 3 L3, 5 L5, 4 L4, 6 L6, 1 L1, L7 (doc/ALGORITHM).  */
#define L2 0
#define L8 1
#define L3 2
#define L5 3
#define L4 4
#define L6 5
.macro round way, s1h, s1l, s2h, s2l, s3h, s3l, s4h, s4l, l1, l2, l3, l4, l5, l6, l7, l8, r1, r2, r3, r4, r5, r6, r7, r8
	load_table \s4h, \s4l
	map ZA, TA, TB, \l7
	map ZB, TA, TB, \l4
	load_table \s3h, \s3l
	sbox_\way ZA, ZA, ZE, 7, \s1h, \s1l
	sbox_\way ZC, \l2, ZC, 2, \s2h, \s2l
	sbox_\way ZD, \l8, ZD, 8, \s1h, \s1l
	vecxor L2, ZC, ZA
	sbox_\way ZC, \l3, ZC, 3, TA, TB
	vecxor L8, ZD, L2
	vecxor L3, ZC, ZD
	sbox_\way ZD, \l5, ZD, 5, \s2h, \s2l
	sbox_\way ZB, ZB, ZE, 4, \s1h, \s1l
	vecxor L5, ZD, L3
	sbox_\way ZC, \l6, ZC, 6, TA, TB
	vecxor L4, ZB, ZD
	sbox_\way ZD, \l1, ZD, 1, \s1h, \s1l
	vecxor L6, ZC, L4
	vecxor L2, L2, L5
	vecxor L3, L3, L6
	vecxor ZD, ZD, ZC
	vecxor ZA, ZA, ZD
	vecxor ZD, ZD, L8
	vecxor L4, L4, ZA
	vecxor \r6, \r6, L2
	vecxor \r7, \r7, L3
	vecxor \r5, \r5, ZD
	vecxor \r8, \r8, L4
	xor_sum \r1, L5, L4
	xor_sum \r2, L6, ZD
	xor_sum \r3, ZA, L2
	xor_sum \r4, L8, L3
.endm

/* The pair of rounds that starts at X, and the one that starts at Y; the
 * keys of a pair in 16 bytes, those from X to Y first.  */
.macro rounds_xy x1, x2, x3, x4, x5, x6, x7, x8, y1, y2, y3, y4, y5, y6, y7, y8
	lxvd2x KV, 0, KP
	addi KP, KP, 16
	round xy, S1_XY, S2_XY, S3_XY, S4_XY, \x1, \x2, \x3, \x4, \x5, \x6, \x7, \x8, \y1, \y2, \y3, \y4, \y5, \y6, \y7, \y8
	round yx, S1_YX, S2_YX, S3_YX, S4_YX, \y1, \y2, \y3, \y4, \y5, \y6, \y7, \y8, \x1, \x2, \x3, \x4, \x5, \x6, \x7, \x8
.endm

.macro rounds_yx y1, y2, y3, y4, y5, y6, y7, y8, x1, x2, x3, x4, x5, x6, x7, x8
	lxvd2x KV, 0, KP
	addi KP, KP, -16
	round yx, S1_YX, S2_YX, S3_YX, S4_YX, \y1, \y2, \y3, \y4, \y5, \y6, \y7, \y8, \x1, \x2, \x3, \x4, \x5, \x6, \x7, \x8
	round xy, S1_XY, S2_XY, S3_XY, S4_XY, \x1, \x2, \x3, \x4, \x5, \x6, \x7, \x8, \y1, \y2, \y3, \y4, \y5, \y6, \y7, \y8
.endm

/* Parts of the FL layer.  The key bytes are in KV, those of the left word
 * rotated left by one; the first of the half is element KEY.  Tables in 55
 * to 60: out of the basis and rotated left by one, out of it, into it.  */
#define FL_ROUT 55, 56
#define FL_OUT  57, 58
#define FL_IN   59, 60

.macro fl_masked z, a, key
	map \z, FL_ROUT, \a
	vspltb TA - 32, KV - 32, \key
	xxland \z, \z, TA
.endm

.macro fl_rotated b, z0, z1
	xxsel TA, \z0, \z1, TB
	map TA, FL_IN, TA
	vecxor \b, \b, TA
.endm

/* The right word ^= (left & key) rotated left by one: bit 0 comes from the
 * next byte.  */
.macro fl_rotate key, a1, a2, a3, a4, b1, b2, b3, b4
	vspltisb TB - 32, 1
	fl_masked ZA, \a1, \key
	fl_masked ZB, \a2, \key - 1
	fl_masked ZC, \a3, \key - 2
	fl_masked ZD, \a4, \key - 3
	fl_rotated \b1, ZA, ZB
	fl_rotated \b2, ZB, ZC
	fl_rotated \b3, ZC, ZD
	fl_rotated \b4, ZD, ZA
.endm

.macro fl_or_1 a, b, key
	map ZA, FL_OUT, \b
	vspltb ZB - 32, KV - 32, \key
	xxlandc ZA, ZA, ZB
	map ZA, FL_IN, ZA
	vecxor \a, \a, ZA
.endm

/* The left word ^= right & ~key.  */
.macro fl_or key, a1, a2, a3, a4, b1, b2, b3, b4
	fl_or_1 \a1, \b1, \key - 4
	fl_or_1 \a2, \b2, \key - 5
	fl_or_1 \a3, \b3, \key - 6
	fl_or_1 \a4, \b4, \key - 7
.endm

.macro fl_tables g
	group \g
	.irp i, 0, 1, 2, 3, 4, 5
	vload 55 + \i, \i, PTR
	.endr
.endm

/* FL' on the first half, FLINV' on the second, which have the tables of the
 * groups and the keys from the elements.  */
.macro fl_layer g1, key1, g2, key2
	lxvd2x KV, 0, FP
	fl_tables \g1
	group G_FL_X
	vload TA, 6, PTR
	vrlb KV - 32, KV - 32, TA - 32
	fl_rotate \key1, HALF_1
	fl_or \key1, HALF_1
	fl_tables \g2
	fl_or \key2, HALF_2
	fl_rotate \key2, HALF_2
	vload_8 K, 55
.endm

/* LOCAL(wide_enc), LOCAL(wide_dec): the cipher on 16 blocks in v0 to v15, in
 * place.  Changes all vector registers but VSX 14 to 31; KP, FP, TMP, PTR,
 * CTR.  */
.macro wide_core dec
	lwz TMP, CAMELLIA_SIMD_CTX_ROUNDS(CTX)
	vload 48, 0, WIN
	.if \dec
	sldi KP, TMP, 3
	add KP, KP, CTX
	addi KP, KP, CAMELLIA_SIMD_CTX_RK - 16
	.else
	addi KP, CTX, CAMELLIA_SIMD_CTX_RK
	addi FP, CTX, CAMELLIA_SIMD_CTX_FL
	.endif
	srwi TMP, TMP, 3
	.if \dec
	sldi FP, TMP, 4
	add FP, FP, CTX
	addi FP, FP, CAMELLIA_SIMD_CTX_FL - 16
	.endif
	addi TMP, TMP, 1
	mtctr TMP
	xor_16 48
	stage VR_LOW, VR_HIGH
	stage VR_HIGH, VR_LOW
	stage VR_LOW, VR_HIGH
	group G_IN
	.if \dec
	merge 8, 9, 20, 28
	merge 10, 11, 21, 29
	merge 12, 13, 22, 30
	merge 14, 15, 23, 31
	vload 52, 4, PTR
	vload 53, 5, PTR
	merge_by 20, 21, 0, 1, 16, 24
	merge_by 20, 21, 2, 3, 17, 25
	merge_by 20, 21, 4, 5, 18, 26
	merge_by 20, 21, 6, 7, 19, 27
	.else
	merge 0, 1, 16, 24
	merge 2, 3, 17, 25
	merge 4, 5, 18, 26
	merge 6, 7, 19, 27
	vload 48, 4, PTR
	vload 49, 5, PTR
	merge_by 16, 17, 8, 9, 20, 28
	merge_by 16, 17, 10, 11, 21, 29
	merge_by 16, 17, 12, 13, 22, 30
	merge_by 16, 17, 14, 15, 23, 31
	.endif
	vload 48, 0, PTR
	vload 49, 1, PTR
	vload 50, 2, PTR
	vload 51, 3, PTR
	.if \dec
	map_half 50, 51, HALF_1
	map_half 48, 49, HALF_2
	.else
	map_half 48, 49, HALF_1
	map_half 50, 51, HALF_2
	.endif
	group G_LOW
	vload_8 PTR, 6
	vload_8 K, 55
1:
	.rept 3
	.if \dec
	rounds_yx HALF_1, HALF_2
	.else
	rounds_xy HALF_1, HALF_2
	.endif
	.endr
	bdz 2f
	.if \dec
	fl_layer G_FL_Y, 15, G_FL_X, 7
	addi FP, FP, -16
	.else
	fl_layer G_FL_X, 7, G_FL_Y, 15
	addi FP, FP, 16
	.endif
	b 1b
2:
	group G_OUT
	vload 48, 0, PTR
	vload 49, 1, PTR
	vload 50, 2, PTR
	vload 51, 3, PTR
	.if \dec
	vload 62, 6, PTR
	vload 63, 7, PTR
	map_half 50, 51, HALF_1
	map_half 48, 49, HALF_2
	.else
	vload 62, 4, PTR
	vload 63, 5, PTR
	map_half 48, 49, HALF_1
	map_half 50, 51, HALF_2
	.endif
	merge_by 30, 31, 16, 17, 8, 0
	merge_by 30, 31, 18, 19, 9, 1
	merge_by 30, 31, 20, 21, 10, 2
	merge_by 30, 31, 22, 23, 11, 3
	merge_by 30, 31, 24, 25, 12, 4
	merge_by 30, 31, 26, 27, 13, 5
	merge_by 30, 31, 28, 29, 14, 6
	merge_by 30, 31, 0, 8, 15, 7
	stage VR_OUT1, VR_OUT2
	stage VR_OUT2, VR_OUT3
	stage VR_OUT3, VR_LOW
	vload 48, 0, WOUT
	xor_16 48
	blr
.endm

	local_begin LOCAL(wide_enc)
	wide_core 0
	local_end LOCAL(wide_enc)

	local_begin LOCAL(wide_dec)
	wide_core 1
	local_end LOCAL(wide_dec)

/* --- One block. --- */

/* A half stands in both halves of a register, positions 4 and 7 (s4) in the
 * basis N, the others in M, so no S-box has an input map.  Behind the
 * S-boxes the left half of a register goes into M and the right one into N,
 * and each term of the P-layer is picked from where its place wants it.
 *
 * The cipher on B, in place; B1 is the other half.  Constants from S1M to
 * PICK are those of one_load.  */
#define B     36
#define B1    37
#define W1    38
#define W2    39
#define W3    40
#define W4    41
#define ZERO  46
#define RIGHT 47
#define S1M   48
#define S2M   50
#define S3M   52
#define S2N   54
#define PICK  56
#define IS_W2 62
#define IS_W3 63

.macro one_load
	group G_ONE
	vload_8 PTR, S1M
	group G_PICK
	vload_8 PTR, PICK
	group G_ONE_IO
	vload RIGHT, 6, PTR
	vecxor ZERO, ZERO, ZERO
.endm

.macro rotate x, by
	vrlb \x - 32, \x - 32, \by - 32
.endm

/* x into the bases, x out of them; W2 to W4 change.  */
.macro one_in x
	group G_ONE_IO
	vload W2, 4, PTR
	vload W3, 0, PTR
	vload W4, 1, PTR
	rotate \x, W2
	map \x, W3, W4, \x
.endm

.macro one_out x
	group G_ONE_IO
	vload W2, 5, PTR
	vload W3, 2, PTR
	vload W4, 3, PTR
	map \x, W3, W4, \x
	rotate \x, W2
.endm

.macro both_left d, x
	xxpermdi \d, \x, \x, 0
.endm

.macro both_right d, x
	xxpermdi \d, \x, \x, 3
.endm

.macro select d, a, b, mask
	xxsel \d, \a, \b, \mask
.endm

.macro pick d, n
	vperm \d - 32, W1 - 32, ZERO - 32, PICK + \n - 32
.endm

/* r ^= P (S' (l)); W1 to W4, 42 and 43 change.  */
.macro one_f l, r
	vsbox W4 - 32, \l - 32
	map W1, S1M, S1M + 1, W4
	map W2, S2M, S2M + 1, W4
	map W3, S3M, S3M + 1, W4
	map W4, S2N, S2N + 1, W4
	select W1, W1, W2, IS_W2
	select W3, W3, W4, RIGHT
	select W1, W1, W3, IS_W3
	pick W2, 0
	pick W3, 1
	pick W4, 2
	pick 42, 3
	pick 43, 4
	pick W1, 5
#if ISA_LEVEL >= 10
	xxeval W2, W2, W3, W4, 0x69
	xxeval W1, W1, 42, 43, 0x69
	xxeval \r, \r, W1, W2, 0x69
#else
	vecxor W2, W2, W3
	vecxor W4, W4, 42
	vecxor 43, 43, W1
	vecxor \r, \r, W2
	vecxor W4, W4, 43
	vecxor \r, \r, W4
#endif
.endm

.macro one_round l, r
	lxvdsx 44, 0, KP
	add KP, KP, STEP
	vecxor \r, \r, 44
	one_f \l, \r
.endm

/* Parts of a layer: on the half in x with the key in r0.  */
.macro one_rotate x
	and TMP2, \x, 0
	srdi TMP2, TMP2, 32
	rotlwi TMP2, TMP2, 1
	xor \x, \x, TMP2
.endm

.macro one_or x
	andc TMP2, \x, 0
	sldi TMP2, TMP2, 32
	xor \x, \x, TMP2
.endm

/* LOCAL(one_enc), LOCAL(one_dec): the cipher on B, in place.  Wants one_load
 * done.  Changes VRs 4 to 12; r0, STEP, KP, FP, TMP, PTR, TMP2, CTR.  */
.macro one_core dec
	lwz TMP, CAMELLIA_SIMD_CTX_ROUNDS(CTX)
	.if \dec
	li STEP, -8
	sldi KP, TMP, 3
	add KP, KP, CTX
	addi KP, KP, CAMELLIA_SIMD_CTX_TABLE - 8
	.else
	li STEP, 8
	addi KP, CTX, CAMELLIA_SIMD_CTX_TABLE
	addi FP, CTX, CAMELLIA_SIMD_CTX_FL
	.endif
	srwi TMP, TMP, 3
	.if \dec
	sldi FP, TMP, 4
	add FP, FP, CTX
	addi FP, FP, CAMELLIA_SIMD_CTX_FL - 16
	.endif
	addi TMP, TMP, 1
	mtctr TMP
	vload W1, 0, WIN
	vecxor B, B, W1
	one_in B
	both_left B1, B
	both_right B, B
1:
	.rept 3
	one_round B1, B
	one_round B, B1
	.endr
	bdz 2f
	xxpermdi B, B1, B, 0
	one_out B
	group G_IN
	vload 42, 7, PTR
	vperm B - 32, B - 32, B - 32, 42 - 32
	mfvsrd TMP, B
	both_right B, B
	mfvsrd PTR, B
	.if \dec
	addi FP, FP, 8
	ldbrx 0, 0, FP
	addi FP, FP, -8
	.else
	ldbrx 0, 0, FP
	addi FP, FP, 8
	.endif
	one_rotate TMP
	one_or TMP
	ldbrx 0, 0, FP
	one_or PTR
	one_rotate PTR
	.if \dec
	addi FP, FP, -16
	.else
	addi FP, FP, 8
	.endif
	mtvsrd B, TMP
	mtvsrd B1, PTR
	xxpermdi B, B, B1, 0
	vperm B - 32, B - 32, B - 32, 42 - 32
	one_in B
	both_left B1, B
	both_right B, B
	b 1b
2:
	xxpermdi B, B, B1, 0
	one_out B
	vload W1, 0, WOUT
	vecxor B, B, W1
	blr
.endm

	local_begin LOCAL(one_enc)
	one_core 0
	local_end LOCAL(one_enc)

	local_begin LOCAL(one_dec)
	one_core 1
	local_end LOCAL(one_dec)

/* --- Functions: frame, wiping, chunks. --- */

.macro enter
	frame_push
	addis K, 2, LOCAL(constants)@toc@ha
	addi K, K, LOCAL(constants)@toc@l
	.irp i, 1, 2, 3, 4, 5, 6, 7
	li O16 + \i - 1, 16 * \i
	.endr
.endm

/* Back to the caller, with nothing of the key or the data left in a vector
 * register (frame_pop loads v20 to v31), a general one or, if USED, in the
 * buffers.  */
.macro leave used
	vecxor 32, 32, 32
	.if \used
	addi TMP, 1, FRAME_BUF
	li TMP2, (FRAME_VR - FRAME_BUF) / 16
	mtctr TMP2
1:
	stxvd2x 32, 0, TMP
	addi TMP, TMP, 16
	bdnz 1b
	.endif
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
	vecxor \i, \i, \i
	.endr
	.irp i, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
	vecxor 32 + \i, 32 + \i, 32 + \i
	.endr
	li PTR, 0
	frame_pop
	blr
.endm

.macro whitening dec
	.if \dec
	addi WIN, CTX, CAMELLIA_SIMD_CTX_WOUT
	addi WOUT, CTX, CAMELLIA_SIMD_CTX_WIN
	.else
	addi WIN, CTX, CAMELLIA_SIMD_CTX_WIN
	addi WOUT, CTX, CAMELLIA_SIMD_CTX_WOUT
	.endif
.endm

/* CNT blocks from src to dst; TMP, PTR, CTR and ZA change.  */
.macro copy_blocks dst, src
	mtctr CNT
	mr TMP, \dst
	mr PTR, \src
5:
	lxvd2x ZA, 0, PTR
	addi PTR, PTR, 16
	stxvd2x ZA, 0, TMP
	addi TMP, TMP, 16
	bdnz 5b
.endm

/* Up to three blocks, in v0 to v2, one by one.  */
.macro few_core dec
	mflr 0
	std 0, FRAME_LR(1)
	one_load
	copy B, 32
	bl LOCAL(one_\dec)
	copy 32, B
	cmpldi CNT, 2
	blt 1f
	copy B, 33
	bl LOCAL(one_\dec)
	copy 33, B
	cmpldi CNT, 3
	blt 1f
	copy B, 34
	bl LOCAL(one_\dec)
	copy 34, B
1:
	ld 0, FRAME_LR(1)
	mtlr 0
	blr
.endm

	local_begin LOCAL(few_enc)
	few_core enc
	local_end LOCAL(few_enc)

	local_begin LOCAL(few_dec)
	few_core dec
	local_end LOCAL(few_dec)

/* A mode of which blocks can be done together, 16 at a time; up to three
 * that are left go one by one.  CHUNK sets CNT; PREPARE makes v0 to v15 from
 * the CNT blocks at CIN (of 16, the rest zero), FINISH writes COUT from
 * them; TO is where the result goes, or nothing.  */
.macro parallel op, way, chunk, prepare, finish, to=OUT
	func_begin SYMBOL(\op)
	enter
	.ifc \way, dec
	whitening 1
	.else
	whitening 0
	.endif
	cmpldi N, 0
	beq 9f
1:
	\chunk
	mr CIN, IN
	mr COUT, OUT
	cmpldi CNT, 16
	beq 2f
	addi CIN, 1, FRAME_BUF
	mr COUT, CIN
	vecxor ZA, ZA, ZA
	addi PTR, CIN, 128
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	vstore ZA, \i, CIN
	vstore ZA, \i, PTR
	.endr
	copy_blocks CIN, IN
2:
	\prepare
	cmpldi CNT, 3
	ble 3f
	bl LOCAL(wide_\way)
	b 4f
3:
	bl LOCAL(few_\way)
4:
	\finish
	sldi TMP2, CNT, 4
	.ifnc \to, none
	cmpldi CNT, 16
	beq 6f
	copy_blocks OUT, COUT
	.endif
6:
	add IN, IN, TMP2
	add OUT, OUT, TMP2
	subf. N, CNT, N
	bne 1b
9:
	leave 1
	func_end SYMBOL(\op)
.endm

.macro chunk_16
	li CNT, 16
	cmpldi N, 16
	bge 7f
	mr CNT, N
7:
.endm

/* d = the address of block CNT - 1 + more at ptr.  */
.macro last_block d, ptr, more=0
	sldi \d, CNT, 4
	add \d, \d, \ptr
	addi \d, \d, 16 * \more - 16
.endm

.macro load_in
	vload_16 CIN, 32
.endm

.macro store_out
	vstore_16 COUT, 32
.endm

.macro xor_in
	vload_16 CIN, 48
	xor_16_each 48
	store_out
.endm

/* The block at STATE and 15 from CIN to 16 registers; the last one of CIN
 * to STATE.  */
.macro load_chained v
	vload \v, 0, STATE
	last_block TMP, CIN
	vload 0, 0, TMP
	vstore 0, 0, STATE
	addi PTR, CIN, 112
	.irp i, 0, 1, 2, 3, 4, 5, 6
	vload \v + 1 + \i, \i, CIN
	.endr
	vload_8 PTR, \v + 8
.endm

.macro cbc_dec_finish
	load_chained 48
	xor_16_each 48
	store_out
.endm

.macro cfb_dec_prepare
	load_chained 32
.endm

/* Purpose: ecb_enc: ECB encryption
 * Prototype: void ecb_enc (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 r6 bytes, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: unused;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared, buffers wiped
 * Timing: depends on nblocks and rounds only
 */
	parallel ecb_enc, enc, chunk_16, load_in, store_out

/* Purpose: ecb_dec: ECB decryption
 * Prototype: void ecb_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 r6 bytes, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: unused;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared, buffers wiped
 * Timing: depends on nblocks and rounds only
 */
	parallel ecb_dec, dec, chunk_16, load_in, store_out

/* Purpose: cbc_dec: CBC decryption
 * Prototype: void cbc_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 r6 bytes, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: IV, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared, buffers wiped
 * Timing: depends on nblocks and rounds only
 */
	parallel cbc_dec, dec, chunk_16, load_in, cbc_dec_finish

/* Purpose: cfb_dec: CFB decryption
 * Prototype: void cfb_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 r6 bytes, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: IV, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared, buffers wiped
 * Timing: depends on nblocks and rounds only
 */
	parallel cfb_dec, enc, chunk_16, cfb_dec_prepare, xor_in

.macro ctr16be_prepare
	addi TMP, STATE, 14
	vload 48, 0, STATE
	group G_FL_X
	vload 49, 7, PTR
	group G_FL_Y
	vload 50, 7, PTR
	lhbrx 0, 0, TMP
	add 0, 0, CNT
	sthbrx 0, 0, TMP
	vperm 16, 16, 16, 18
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	vperm \i, 16, 16, 18
	vadduhm 16, 16, 17
	.endr
.endm

.macro ctr32le_prepare
	vload 32, 0, STATE
	group G_FL_Y
	vload 49, 6, PTR
	lwz 0, 0(STATE)
	add 0, 0, CNT
	stw 0, 0(STATE)
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14
	vadduwm \i + 1, \i, 17
	.endr
.endm

/* Purpose: ctr16be: CTR, of 16 bits
 * Prototype: void ctr16be (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 r6 bytes, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: counter, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: bytes 14, 15, big endian; no block past their overflow
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared, buffers wiped
 * Timing: depends on nblocks and rounds only
 */
	parallel ctr16be, enc, chunk_16, ctr16be_prepare, xor_in

/* Purpose: ctr32le: CTR of GCM-SIV
 * Prototype: void ctr32le (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 r6 bytes, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: counter, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: bytes 0 to 3, little endian, modulo 2^32
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared, buffers wiped
 * Timing: depends on nblocks and rounds only
 */
	parallel ctr32le, enc, chunk_16, ctr32le_prepare, xor_in

/* v16 times x, in the field of XTS; v17 is its polynomial, v18 63.  */
.macro xts_double
	vsrad 19, 16, 18
	vaddudm 16, 16, 16
	vsldoi 19, 19, 19, 8
	vand 19, 19, 17
	vxor 16, 16, 19
.endm

.macro xts_prepare
	load_in
	vload 48, 0, STATE
	group G_IN
	vload 49, 6, PTR
	vspltisb 18, -1
	addi TMP, 1, FRAME_TWEAKS
	addi PTR, TMP, 128
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	vstore 48, \i, TMP
	vecxor 32 + \i, 32 + \i, 48
	xts_double
	.endr
	.irp i, 0, 1, 2, 3, 4, 5, 6, 7
	vstore 48, \i, PTR
	vecxor 40 + \i, 40 + \i, 48
	xts_double
	.endr
	addi PTR, TMP, 256
	vstore 48, 0, PTR
	last_block PTR, TMP, 1
	vload 48, 0, PTR
	vstore 48, 0, STATE
.endm

.macro xor_tweaks
	addi TMP, 1, FRAME_TWEAKS
	vload_16 TMP, 48
	xor_16_each 48
.endm

.macro xts_finish
	xor_tweaks
	store_out
.endm

/* Purpose: xts_enc: XTS encryption
 * Prototype: void xts_enc (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 r6 bytes, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: tweak, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared, buffers wiped
 * Timing: depends on nblocks and rounds only
 */
	parallel xts_enc, enc, chunk_16, xts_prepare, xts_finish

/* Purpose: xts_dec: XTS decryption
 * Prototype: void xts_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 r6 bytes, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: tweak, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared, buffers wiped
 * Timing: depends on nblocks and rounds only
 */
	parallel xts_dec, dec, chunk_16, xts_prepare, xts_finish

#define OCB_OFFSET   0
#define OCB_CHECKSUM 8
#define OCB_L        16
#define OCB_BLKN     24

/* To the next multiple of 16 of the block index, at most.  */
.macro ocb_chunk
	ld TMP, OCB_BLKN(STATE)
	addi 0, TMP, -1
	andi. 0, 0, 15
	subfic CNT, 0, 16
	cmpld CNT, N
	ble 7f
	mr CNT, N
7:
	add TMP, TMP, CNT
	std TMP, OCB_BLKN(STATE)
.endm

/* v16 ^= L of the block index in STEP; TMP2 changes.  */
.macro ocb_next
	neg TMP2, STEP
	and TMP2, TMP2, STEP
	cntlzd TMP2, TMP2
	subfic TMP2, TMP2, 63
	sldi TMP2, TMP2, 4
	lxvd2x 49, TMP2, PTR
	vecxor 48, 48, 49
.endm

/* Offset i of a whole chunk, into the tweaks and block i.  Its first index
 * is one more than a multiple of 16, so the L are always the same but for
 * the last one.  */
.macro ocb_one_of_16 i, l
	.if \i < 8
	vecxor 48, 48, \l
	vstore 48, \i, TMP
	.else
	vecxor 48, 48, \l
	vstore 48, \i - 8, FP
	.endif
	vecxor 32 + \i, 32 + \i, 48
.endm

/* All offsets, XORed into v0 to v15; the last one back to its place.  */
.macro ocb_offsets
	ld KP, OCB_OFFSET(STATE)
	vload 48, 0, KP
	ld PTR, OCB_L(STATE)
	ld STEP, OCB_BLKN(STATE)
	addi TMP, 1, FRAME_TWEAKS
	cmpldi CNT, 16
	bne 7f
	addi FP, TMP, 128
	vload 50, 0, PTR
	vload 51, 1, PTR
	vload 52, 2, PTR
	vload 53, 3, PTR
	ocb_one_of_16 0, 50
	ocb_one_of_16 1, 51
	ocb_one_of_16 2, 50
	ocb_one_of_16 3, 52
	ocb_one_of_16 4, 50
	ocb_one_of_16 5, 51
	ocb_one_of_16 6, 50
	ocb_one_of_16 7, 53
	ocb_one_of_16 8, 50
	ocb_one_of_16 9, 51
	ocb_one_of_16 10, 50
	ocb_one_of_16 11, 52
	ocb_one_of_16 12, 50
	ocb_one_of_16 13, 51
	ocb_one_of_16 14, 50
	addi STEP, STEP, -1
	ocb_next
	vstore 48, 7, FP
	vecxor 47, 47, 48
	vstore 48, 0, KP
	b 8f
7:
	subf STEP, CNT, STEP
	mtctr CNT
7:
	ocb_next
	stxvd2x 48, 0, TMP
	addi TMP, TMP, 16
	addi STEP, STEP, 1
	bdnz 7b
	vstore 48, 0, KP
	xor_tweaks
8:
.endm

/* The checksum ^= the CNT blocks in v0 to v15, also at PTR if fewer than
 * 16.  */
.macro ocb_sum at
	ld KP, OCB_CHECKSUM(STATE)
	vload 48, 0, KP
	cmpldi CNT, 16
	bne 7f
	.irp i, 32, 34, 36, 38, 40, 42, 44, 46
	vecxor 49, \i, \i + 1
	vecxor 48, 48, 49
	.endr
	b 8f
7:
	mr TMP, \at
	mtctr CNT
7:
	lxvd2x 49, 0, TMP
	addi TMP, TMP, 16
	vecxor 48, 48, 49
	bdnz 7b
8:
	vstore 48, 0, KP
.endm

.macro ocb_enc_prepare
	load_in
	ocb_sum CIN
	ocb_offsets
.endm

.macro ocb_prepare
	load_in
	ocb_offsets
.endm

.macro ocb_dec_finish
	xor_tweaks
	store_out
	ocb_sum COUT
.endm

.macro ocb_auth_finish
	addi COUT, 1, FRAME_BUF
	cmpldi CNT, 16
	beq 7f
	store_out
7:
	ocb_sum COUT
.endm

/* Purpose: ocb_enc: OCB encryption
 * Prototype: void ocb_enc (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 r6 bytes, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: struct camellia_simd_ocb, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: block index, 64 bits
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared, buffers wiped
 * Timing: depends on nblocks and rounds only, and on blkn
 */
	parallel ocb_enc, enc, ocb_chunk, ocb_enc_prepare, xts_finish

/* Purpose: ocb_dec: OCB decryption
 * Prototype: void ocb_dec (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 r6 bytes, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: struct camellia_simd_ocb, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: block index, 64 bits
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared, buffers wiped
 * Timing: depends on nblocks and rounds only, and on blkn
 */
	parallel ocb_dec, dec, ocb_chunk, ocb_prepare, ocb_dec_finish

/* Purpose: ocb_auth: OCB, associated data
 * Prototype: void ocb_auth (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: unused;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: struct camellia_simd_ocb, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: block index, 64 bits
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared, buffers wiped
 * Timing: depends on nblocks and rounds only, and on blkn
 */
	parallel ocb_auth, enc, ocb_chunk, ocb_prepare, ocb_auth_finish, none

/* A mode with one block in flight, the chaining value in v3.  BEFORE makes
 * B from it and the block at IN, AFTER the chaining value from B and the
 * block at OUT; LAST is what is stored when all is done.  */
#define CHAIN 35
.macro serial op, before, after, last
	func_begin SYMBOL(\op)
	enter
	whitening 0
	cmpldi N, 0
	beq 9f
	one_load
	vload CHAIN, 0, STATE
1:
	\before
	bl LOCAL(one_enc)
	\after
	addi IN, IN, 16
	addi N, N, -1
	cmpldi N, 0
	bne 1b
	\last
	vstore CHAIN, 0, STATE
9:
	leave 0
	func_end SYMBOL(\op)
.endm

.macro nothing
.endm

.macro before_cbc
	vload B, 0, IN
	vecxor B, B, CHAIN
.endm

.macro after_cbc
	copy CHAIN, B
	vstore B, 0, OUT
	addi OUT, OUT, 16
.endm

.macro after_mac
	copy CHAIN, B
.endm

.macro last_mac
	vstore CHAIN, 0, OUT
.endm

.macro before_stream
	copy B, CHAIN
.endm

.macro after_cfb
	vload CHAIN, 0, IN
	vecxor CHAIN, CHAIN, B
	vstore CHAIN, 0, OUT
	addi OUT, OUT, 16
.endm

.macro after_ofb
	copy CHAIN, B
	vload W1, 0, IN
	vecxor W1, W1, B
	vstore W1, 0, OUT
	addi OUT, OUT, 16
.endm

/* Purpose: cbc_enc: CBC encryption
 * Prototype: void cbc_enc (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 r6 bytes, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: IV, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared
 * Timing: depends on nblocks and rounds only
 */
	serial cbc_enc, before_cbc, after_cbc, nothing

/* Purpose: cbc_mac: CBC-MAC
 * Prototype: void cbc_mac (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 bytes if r6 > 0, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: IV, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared
 * Timing: depends on nblocks and rounds only
 */
	serial cbc_mac, before_cbc, after_mac, last_mac

/* Purpose: cfb_enc: CFB encryption
 * Prototype: void cfb_enc (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 r6 bytes, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: IV, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared
 * Timing: depends on nblocks and rounds only
 */
	serial cfb_enc, before_stream, after_cfb, nothing

/* Purpose: ofb_enc: OFB encryption and decryption
 * Prototype: void ofb_enc (const struct camellia_simd_ctx *ctx, void *out,
 *            const void *in, size_t nblocks, void *state)
 * ISA: as the kernel
 * Args: r3: the context, read; r4: out, 16 r6 bytes, write;
 *       r5: in, 16 r6 bytes, read; r6: blocks;
 *       r7: IV, 16 bytes, read and written;
 *       any alignment
 * Overlap: out and in the same, or apart
 * Blocks: any
 * Counter: -
 * Uses: r0, r2, r4 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared
 * Timing: depends on nblocks and rounds only
 */
	serial ofb_enc, before_stream, after_ofb, nothing

/* --- Key set-up. --- */

/* d2 ^= F (d1) with sigma number i; the halves in Camellia's own basis, each
 * twice in its register.  TMP points to G_SIGMA.  */
.macro kakb_f d1, d2, i
	lxvdsx B1, 0, TMP
	addi TMP, TMP, 8
	vecxor B1, B1, \d1
	one_in B1
	vecxor B, B, B
	one_f B1, B
	one_out B
	vecxor B, B, 45
	vecxor \d2, \d2, B
.endm

/* Purpose: KA and KB of RFC 3713 from KL and KR
 * Prototype: void kakb (uint8_t kakb[32], const uint8_t klkr[32],
 *            unsigned int rounds)
 * ISA: as the kernel
 * Args: r3: 16 bytes, or 32 if r5 is 24, write; r4: 32 bytes, read; r5: 18
 *       or 24; any alignment
 * Overlap: apart
 * Blocks: -
 * Counter: -
 * Uses: r0, r2, r11, r12, v0 to v19, VSX 0 to 13, CR0, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared
 * Timing: depends on rounds only
 */
	func_begin SYMBOL(kakb)
	enter
	one_load
	addi TMP, K, 128 * G_SIGMA + 48
	lxvdsx 45, 0, TMP
	vload 32, 0, 4
	vload 33, 1, 4
	vecxor 34, 32, 33
	both_left CHAIN, 34
	both_right 34, 34
	addi TMP, TMP, -48
	kakb_f CHAIN, 34
	kakb_f 34, CHAIN
	both_left B, 32
	both_right B1, 32
	vecxor CHAIN, CHAIN, B
	vecxor 34, 34, B1
	kakb_f CHAIN, 34
	kakb_f 34, CHAIN
	xxpermdi B, CHAIN, 34, 0
	vstore B, 0, 3
	cmplwi 5, 24
	bne 9f
	both_left B, 33
	both_right B1, 33
	vecxor CHAIN, CHAIN, B
	vecxor 34, 34, B1
	kakb_f CHAIN, 34
	kakb_f 34, CHAIN
	xxpermdi B, CHAIN, 34, 0
	vstore B, 1, 3
9:
	leave 0
	func_end SYMBOL(kakb)

/* Purpose: what the operations want of the subkeys
 * Prototype: void expand (struct camellia_simd_ctx *ctx)
 * ISA: as the kernel
 * Args: r3: the context, read and written; any alignment
 * Overlap: -
 * Blocks: -
 * Counter: -
 * Uses: r0, r2, r9 to r12, v0 to v19, VSX 0 to 13, CR0, CTR, LR
 * Preserves: r14 to r31, v20 to v31, VSX 14 to 31, CR2 to CR4
 * Stack: FRAME_SIZE
 * Secrets: vector registers cleared
 * Timing: depends on rounds only
 *
 * The round keys for one block go into the table, in the bases of their
 * places; those for 16 blocks in place of the subkeys: through P^-1 and back
 * through the maps of the S-boxes, of which those of s2 and s3 are that of s1
 * and a rotation.
 */
	func_begin SYMBOL(expand)
	enter
	group G_ONE_IO
	vload 32, 0, PTR
	vload 33, 1, PTR
	vload 34, 4, PTR
	vload 35, 7, PTR
	group G_EXPAND
	vload_8 PTR, 48
	group G_KEYS
	vload 56, 0, PTR
	vload 57, 1, PTR
	vload 58, 2, PTR
	vload 59, 3, PTR
	lwz TMP, CAMELLIA_SIMD_CTX_ROUNDS(CTX)
	srwi TMP, TMP, 1
	mtctr TMP
	addi KP, CTX, CAMELLIA_SIMD_CTX_RK
	addi FP, CTX, CAMELLIA_SIMD_CTX_TABLE
1:
	lxvd2x 36, 0, KP
	vrlb 5, 4, 2
	map 37, 32, 33, 37
	stxvd2x 37, 0, FP
	vperm 6, 4, 22, 16
	vperm 7, 4, 22, 17
	vperm 8, 4, 22, 18
	vperm 9, 4, 22, 19
	vperm 10, 4, 22, 20
	vperm 11, 4, 22, 21
	vecxor 38, 38, 39
	vecxor 40, 40, 41
	vecxor 42, 42, 43
	vecxor 38, 38, 40
	vecxor 38, 38, 42
	vrlb 6, 6, 3
	map 39, 56, 57, 38
	map 38, 58, 59, 38
	xxpermdi 38, 39, 38, 1
	stxvd2x 38, 0, KP
	addi KP, KP, 16
	addi FP, FP, 16
	bdnz 1b
	leave 0
	func_end SYMBOL(expand)

#undef TABLE
#undef G_ROUND
#undef G_LOW
#undef G_FL_X
#undef G_FL_Y
#undef G_IN
#undef G_OUT
#undef G_ONE
#undef G_PICK
#undef G_ONE_IO
#undef G_EXPAND
#undef G_KEYS
#undef G_SIGMA
#undef CTX
#undef OUT
#undef IN
#undef N
#undef STATE
#undef STEP
#undef KP
#undef FP
#undef TMP
#undef PTR
#undef CIN
#undef COUT
#undef WIN
#undef WOUT
#undef K
#undef CNT
#undef O16
#undef TMP2
#undef HALF_1
#undef HALF_2
#undef ZA
#undef ZB
#undef ZC
#undef ZD
#undef KV
#undef TA
#undef TB
#undef S1_XY
#undef S1_YX
#undef S2_XY
#undef S2_YX
#undef ZE
#undef S4_XY
#undef S3_XY
#undef S4_YX
#undef S3_YX
#undef VR_LOW
#undef VR_HIGH
#undef VR_OUT1
#undef VR_OUT2
#undef VR_OUT3
#undef L2
#undef L8
#undef L3
#undef L5
#undef L4
#undef L6
#undef FL_ROUT
#undef FL_OUT
#undef FL_IN
#undef B
#undef B1
#undef W1
#undef W2
#undef W3
#undef W4
#undef ZERO
#undef RIGHT
#undef S1M
#undef S2M
#undef S3M
#undef S2N
#undef PICK
#undef IS_W2
#undef IS_W3
#undef OCB_OFFSET
#undef OCB_CHECKSUM
#undef OCB_L
#undef OCB_BLKN
#undef CHAIN
