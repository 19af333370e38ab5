/* camellia-simd-gfni-avx512-macros.h - Camellia on GFNI and AVX-512: macros
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


#ifndef CAMELLIA_SIMD_GFNI_AVX512_MACROS_H
#define CAMELLIA_SIMD_GFNI_AVX512_MACROS_H

/* Layers, each of which calls only downward:
 *
 *   transpose4, round, fl_*     one step on named registers
 *   core                        16, 32 or 64 blocks, rows in, rows out
 *   one_*                       one block
 *   each_row, chunk_* (in the .S file)   the modes
 *
 * A macro argument W is xmm, ymm or zmm: the same code at 16, 32 and 64
 * blocks; BC is the number of qwords in that width.  A macro with immediate
 * operands and no argument has one, NIL, all the same: Darwin's assembler
 * would take $1 for an argument.
 *
 * Byte-sliced state: register i (0 to 7: D1, 8 to 15: D2) holds byte i of
 * all blocks, in the field basis.  Rows, that is blocks in memory order: row
 * i of a zmm is blocks 4i to 4i+3, of a ymm 2i and 2i+1, of an xmm block i.
 */

/* Register numbers.  0 to 15 are rows or the state.  */
#define Z1      16              /* S-box outputs, and other temporaries */
#define Z2      17
#define Z3      18
#define Z4      19
#define Z5      20
#define Z6      21
#define Z7      22
#define Z8      23
#define S1      24              /* matrices of the S-boxes */
#define S2      25
#define S3      26
#define S4IN    27
#define WIN     28              /* whitening, the same in all blocks */
#define WOUT    29
#define MODE_A  30              /* of the modes; untouched by the core */
#define MODE_B  31

/* Where the key is: the table is a group of six rounds (64 bytes each), a
 * layer of FL (twice 96 bytes), a group, and so on.  The same core goes
 * through it upward or downward:
 *
 *   KSTEP        +-64, KSTEP3 and KSTEP5 its multiples
 *   KFL, KFLI    from the first round of a group to FL' and FLINV' behind it
 *   KFIRST       first round of the first group, KLAST of the last group
 *   KPTR         first round of the current group
 */
#define KPTR    %rax
#define KSTEP   %r9
#define KSTEP3  %r10
#define KSTEP5  %r11
#define KFL     %rbx
#define KFLI    %r14
#define KLAST   %r12
#define KFIRST  %r13

#define GROUP_SIZE      (6 * 64 + 2 * 96)
#define GROUP_SHARE     96      /* a sixth of that */
#define GROUP_FL        (6 * 64)
#define FL_SIZE         96
#define FL_B            32      /* within FL's 96 bytes */
#define FL_O            64

#define XOR3    0x96            /* vpternlogq: the sum of three */
#define SELECT  0xca            /* the bits of the second where the first,
                                   the destination, is 1, else of the third */

/* An address with commas as one argument of an assembler macro.  */
#define QUOTE_(...)     #__VA_ARGS__
#define QUOTE(...)      QUOTE_ (__VA_ARGS__)

/* Which form of the round: 31 or 33 instructions.  */
#ifndef CAMELLIA_SIMD_ROUND
# define CAMELLIA_SIMD_ROUND 31
#endif

/* --- One step ---------------------------------------------------------- */

/* Two of the four levels that transpose 16 by 16 bytes in each 128-bit lane.
 * Called for registers i, i+4, i+8, i+12, then for 4i to 4i+3.
 * CLOBBERS: Z1 to Z4.  */
.macro transpose4 w, a, b, c, d
	vpunpcklbw	%\w\c, %\w\a, %\w\()Z1
	vpunpckhbw	%\w\c, %\w\a, %\w\()Z2
	vpunpcklbw	%\w\d, %\w\b, %\w\()Z3
	vpunpckhbw	%\w\d, %\w\b, %\w\()Z4
	vpunpcklbw	%\w\()Z3, %\w\()Z1, %\w\a
	vpunpckhbw	%\w\()Z3, %\w\()Z1, %\w\b
	vpunpcklbw	%\w\()Z4, %\w\()Z2, %\w\c
	vpunpckhbw	%\w\()Z4, %\w\()Z2, %\w\d
.endm

/* Register number N of the list becomes byte N of the rows (or row N of the
 * bytes).  */
.macro transpose w, a0,a1,a2,a3, a4,a5,a6,a7, a8,a9,a10,a11, a12,a13,a14,a15
	transpose4	\w, \a0, \a4, \a8, \a12
	transpose4	\w, \a1, \a5, \a9, \a13
	transpose4	\w, \a2, \a6, \a10, \a14
	transpose4	\w, \a3, \a7, \a11, \a15
	transpose4	\w, \a0, \a1, \a2, \a3
	transpose4	\w, \a4, \a5, \a6, \a7
	transpose4	\w, \a8, \a9, \a10, \a11
	transpose4	\w, \a12, \a13, \a14, \a15
.endm

/* All of REGS times the matrix at MATRIX.  CLOBBERS: Z1.  */
.macro change_basis w, matrix, regs:vararg
	vpbroadcastq	\matrix(%rip), %\w\()Z1
	.irp	i, \regs
	vgf2p8affineqb	$0, %\w\()Z1, %\w\i, %\w\i
	.endr
.endm

/* R ^= P (S' (L)) ^ key.  K addresses the key of the round as `expand' has
 * made it: with D the eight key bytes of the subkeys,
 *
 *   K5 = D5, K6 = D6, K7 = D7 go into sums that several outputs share, and
 *   K1 = D1^D5^D7, K2 = D2^D5^D6, K3 = D3^D5^D6^D7, K4 = D4^D6^D7, K8 = D8
 *   make up for that.
 *
 * What matters is the chain from round to round, and how it meets the two
 * GFNI units.  A three-way XOR is fastest through its destination, so that is
 * the operand that comes last as far as possible; the order was found by
 * search over the order and over which operands meet, with a model of Zen 5:
 * four pipes, to one of which an instruction is bound on entry, two with
 * GFNI; latency 3 (GFNI), 2 (XOR), 3 from an operand of vpternlogq that is
 * not its destination, if another is old.  The form of 31 instructions adds
 * z4^z7 first, that of 33 is a little shorter in the chain.
 * CLOBBERS: Z1 to Z8.  */
.macro round w, bc, k, l1, l2, l3, l4, l5, l6, l7, l8, \
	       r1, r2, r3, r4, r5, r6, r7, r8
#if CAMELLIA_SIMD_ROUND == 31
	/* Z1 to Z8 are z1 to z8 until they are overwritten: Z1 by z1^z8^K5,
	 * Z2 by z2^z5^K6, Z6 by z3^z6^K7, Z5 by z4^z7.  */
	vgf2p8affineinvqb $0, %\w\()S1, %\w\l8, %\w\()Z8
	vgf2p8affineinvqb $0, %\w\()S2, %\w\l5, %\w\()Z5
	vgf2p8affineinvqb $0, %\w\()S2, %\w\l2, %\w\()Z2
	vgf2p8affineqb	$0, %\w\()S4IN, %\w\l7, %\w\()Z7
	vgf2p8affineqb	$0, %\w\()S4IN, %\w\l4, %\w\()Z4
	vgf2p8affineinvqb $0, %\w\()S1, %\w\l1, %\w\()Z1
	vgf2p8affineinvqb $0, %\w\()S3, %\w\l6, %\w\()Z6
	vgf2p8affineinvqb $0, %\w\()S3, %\w\l3, %\w\()Z3
	vpternlogq $XOR3, 8*7\k{1to\bc}, %\w\()Z5, %\w\r8
	vpternlogq $XOR3, %\w\()Z2, %\w\()Z6, %\w\r5
	vpternlogq $XOR3, 8*5\k{1to\bc}, %\w\()Z5, %\w\()Z2
	vgf2p8affineinvqb $0, %\w\()S1, %\w\()Z7, %\w\()Z7
	vpternlogq $XOR3, %\w\()Z8, %\w\()Z5, %\w\r7
	vgf2p8affineinvqb $0, %\w\()S1, %\w\()Z4, %\w\()Z4
	vpternlogq $XOR3, %\w\()Z1, %\w\()Z6, %\w\r8
	vpternlogq $XOR3, 8*4\k{1to\bc}, %\w\()Z8, %\w\()Z1
	vpternlogq $XOR3, 8*3\k{1to\bc}, %\w\()Z2, %\w\r4
	vpxorq	%\w\()Z7, %\w\()Z4, %\w\()Z5
	vpternlogq $XOR3, 8*6\k{1to\bc}, %\w\()Z3, %\w\()Z6
	vpternlogq $XOR3, %\w\()Z8, %\w\()Z3, %\w\r6
	vpternlogq $XOR3, 8*0\k{1to\bc}, %\w\()Z6, %\w\r1
	vpternlogq $XOR3, %\w\()Z5, %\w\()Z6, %\w\r4
	vpternlogq $XOR3, %\w\()Z1, %\w\()Z7, %\w\r5
	vpternlogq $XOR3, 8*2\k{1to\bc}, %\w\()Z1, %\w\r3
	vpternlogq $XOR3, 8*1\k{1to\bc}, %\w\()Z2, %\w\r2
	vpternlogq $XOR3, %\w\()Z4, %\w\()Z7, %\w\r8
	vpternlogq $XOR3, %\w\()Z4, %\w\()Z6, %\w\r7
	vpternlogq $XOR3, %\w\()Z5, %\w\()Z1, %\w\r2
	vpternlogq $XOR3, %\w\()Z2, %\w\()Z6, %\w\r3
	vpternlogq $XOR3, %\w\()Z7, %\w\()Z2, %\w\r6
	vpternlogq $XOR3, %\w\()Z1, %\w\()Z5, %\w\r1
#else
	vgf2p8affineinvqb $0, %\w\()S2, %\w\l5, %\w\()Z5
	vgf2p8affineinvqb $0, %\w\()S3, %\w\l6, %\w\()Z6
	vgf2p8affineqb	$0, %\w\()S4IN, %\w\l7, %\w\()Z7
	vgf2p8affineinvqb $0, %\w\()S2, %\w\l2, %\w\()Z2
	vgf2p8affineqb	$0, %\w\()S4IN, %\w\l4, %\w\()Z4
	vgf2p8affineinvqb $0, %\w\()S1, %\w\l8, %\w\()Z8
	vpxorq	8*3\k{1to\bc}, %\w\r4, %\w\r4
	vgf2p8affineinvqb $0, %\w\()S3, %\w\l3, %\w\()Z3
	vpxorq	8*1\k{1to\bc}, %\w\r2, %\w\r2
	vgf2p8affineinvqb $0, %\w\()S1, %\w\l1, %\w\()Z1
	vpternlogq $XOR3, %\w\()Z2, %\w\()Z6, %\w\r5
	vpternlogq $XOR3, 8*5\k{1to\bc}, %\w\()Z5, %\w\()Z2
	vpternlogq $XOR3, 8*7\k{1to\bc}, %\w\()Z6, %\w\r8
	vpternlogq $XOR3, %\w\()Z5, %\w\()Z1, %\w\r8
	vgf2p8affineinvqb $0, %\w\()S1, %\w\()Z7, %\w\()Z7
	vgf2p8affineinvqb $0, %\w\()S1, %\w\()Z4, %\w\()Z4
	vpxorq	8*0\k{1to\bc}, %\w\r1, %\w\r1
	vpternlogq $XOR3, %\w\()Z3, %\w\()Z8, %\w\r6
	vpternlogq $XOR3, 8*4\k{1to\bc}, %\w\()Z8, %\w\()Z1
	vpternlogq $XOR3, 8*6\k{1to\bc}, %\w\()Z6, %\w\()Z3
	vpternlogq $XOR3, %\w\()Z7, %\w\()Z2, %\w\r2
	vpternlogq $XOR3, %\w\()Z4, %\w\()Z1, %\w\r2
	vpternlogq $XOR3, %\w\()Z4, %\w\()Z7, %\w\r1
	vpternlogq $XOR3, %\w\()Z7, %\w\()Z2, %\w\r6
	vpternlogq $XOR3, %\w\()Z7, %\w\()Z2, %\w\r4
	vpternlogq $XOR3, %\w\()Z5, %\w\()Z8, %\w\r7
	vpternlogq $XOR3, 8*2\k{1to\bc}, %\w\()Z2, %\w\r3
	vpternlogq $XOR3, %\w\()Z4, %\w\()Z3, %\w\r4
	vpternlogq $XOR3, %\w\()Z3, %\w\()Z1, %\w\r1
	vpternlogq $XOR3, %\w\()Z3, %\w\()Z4, %\w\r7
	vpternlogq $XOR3, %\w\()Z7, %\w\()Z1, %\w\r5
	vpternlogq $XOR3, %\w\()Z1, %\w\()Z3, %\w\r3
	vpternlogq $XOR3, %\w\()Z4, %\w\()Z7, %\w\r8
#endif
.endm

/* Half of FL' and FLINV': the right bytes from the left ones, with the key's
 * matrices at P (the first and the second terms of ALGORITHM's formula).
 * CLOBBERS: Z1 to Z8.  */
.macro fl_right w, bc, p, l1, l2, l3, l4, r1, r2, r3, r4
	vgf2p8affineqb	$0, 0\p{1to\bc}, %\w\l1, %\w\()Z1
	vgf2p8affineqb	$0, FL_B\p{1to\bc}, %\w\l2, %\w\()Z2
	vgf2p8affineqb	$0, 8\p{1to\bc}, %\w\l2, %\w\()Z3
	vgf2p8affineqb	$0, FL_B+8\p{1to\bc}, %\w\l3, %\w\()Z4
	vgf2p8affineqb	$0, 16\p{1to\bc}, %\w\l3, %\w\()Z5
	vgf2p8affineqb	$0, FL_B+16\p{1to\bc}, %\w\l4, %\w\()Z6
	vgf2p8affineqb	$0, 24\p{1to\bc}, %\w\l4, %\w\()Z7
	vgf2p8affineqb	$0, FL_B+24\p{1to\bc}, %\w\l1, %\w\()Z8
	vpternlogq $XOR3, %\w\()Z1, %\w\()Z2, %\w\r1
	vpternlogq $XOR3, %\w\()Z3, %\w\()Z4, %\w\r2
	vpternlogq $XOR3, %\w\()Z5, %\w\()Z6, %\w\r3
	vpternlogq $XOR3, %\w\()Z7, %\w\()Z8, %\w\r4
.endm

/* The other half: the left bytes from the right ones.
 * CLOBBERS: Z1 to Z4.  */
.macro fl_left w, bc, p, l1, l2, l3, l4, r1, r2, r3, r4
	vgf2p8affineqb	$0, FL_O\p{1to\bc}, %\w\r1, %\w\()Z1
	vgf2p8affineqb	$0, FL_O+8\p{1to\bc}, %\w\r2, %\w\()Z2
	vgf2p8affineqb	$0, FL_O+16\p{1to\bc}, %\w\r3, %\w\()Z3
	vgf2p8affineqb	$0, FL_O+24\p{1to\bc}, %\w\r4, %\w\()Z4
	vpxorq	%\w\()Z1, %\w\l1, %\w\l1
	vpxorq	%\w\()Z2, %\w\l2, %\w\l2
	vpxorq	%\w\()Z3, %\w\l3, %\w\l3
	vpxorq	%\w\()Z4, %\w\l4, %\w\l4
.endm

#define D1_D2   0,1,2,3,4,5,6,7, 8,9,10,11,12,13,14,15
#define D2_D1   8,9,10,11,12,13,14,15, 0,1,2,3,4,5,6,7

/* --- The core ---------------------------------------------------------- */

/* Encrypt or decrypt, as KFIRST to KFLI say.  Entered with rows 0 to 15,
 * input whitening done, in registers 0 to 15; at SLICED with the state; at
 * ROUND2 with that of the third round, KPTR being KFIRST.  Leaves rows 0 to
 * 15, output whitening to be done, in registers 8 to 15 and 0 to 7.
 * CLOBBERS: 0 to 15, Z1 to Z8, KPTR, flags.  */
.macro core w, bc, sliced, round2
	transpose	\w, D1_D2
	change_basis	\w, .Lm, D1_D2
\sliced:
	movq	KFIRST, KPTR
1:
	round	\w, \bc, QUOTE ((KPTR)), D1_D2
	round	\w, \bc, QUOTE ((KPTR,KSTEP)), D2_D1
\round2:
	round	\w, \bc, QUOTE ((KPTR,KSTEP,2)), D1_D2
	round	\w, \bc, QUOTE ((KPTR,KSTEP3)), D2_D1
	round	\w, \bc, QUOTE ((KPTR,KSTEP,4)), D1_D2
	round	\w, \bc, QUOTE ((KPTR,KSTEP5)), D2_D1
	cmpq	KLAST, KPTR
	je	2f
	/* FL' on D1 and FLINV' on D2, which do not wait for each other.  */
	fl_right \w, \bc, QUOTE ((KPTR,KFL)), 0, 1, 2, 3, 4, 5, 6, 7
	fl_left	 \w, \bc, QUOTE ((KPTR,KFLI)), 8, 9, 10, 11, 12, 13, 14, 15
	fl_left	 \w, \bc, QUOTE ((KPTR,KFL)), 0, 1, 2, 3, 4, 5, 6, 7
	fl_right \w, \bc, QUOTE ((KPTR,KFLI)), 8, 9, 10, 11, 12, 13, 14, 15
	leaq	(KPTR,KSTEP,8), KPTR
	addq	KSTEP, KPTR
	jmp	1b
	.p2align 4
2:
	change_basis	\w, .Lmi, D2_D1
	transpose	\w, D2_D1
	RET
.endm

/* --- One block --------------------------------------------------------- */

/* A half is held in both lanes of an xmm, bytes 4 and 7, which meet s4, in
 * basis N and the others in basis M: no S-box has an input map.  The output
 * maps of a kind of S-box give basis M in lane 0 and N in lane 1; a byte
 * shuffle per term of the P-layer takes from the lane that its target wants.
 *
 * Registers of this part.  */
#define O_M1    5               /* output maps of s1 and s4, s2, s3 */
#define O_M2    6
#define O_M3    7
#define O_P1    8               /* terms of the P-layer, 8 to 15 */

.macro one_constants
	vmovdqu64	.Lone_s1(%rip), %xmm5
	vmovdqu64	.Lone_s2(%rip), %xmm6
	vmovdqu64	.Lone_s3(%rip), %xmm7
	.irp	i, 0, 1, 2, 3, 4, 5, 6, 7
	one_constant	\i
	.endr
.endm
.macro one_constant i
	.irp	r, 8, 9, 10, 11, 12, 13, 14, 15
	.if	\r - 8 == \i
	vmovdqu64	.Lone_p + 16 * \i(%rip), %xmm\r
	.endif
	.endr
.endm

/* T = R ^ P (S' (L)) ^ K, K a whole operand; R is lost.  There are two
 * shuffles a cycle, so they come later than what adds them up: the last ones
 * meet in T.  CLOBBERS: 2 to 4, 16 to 21, 23, R.  */
.macro one_round k, l, r, t
	vgf2p8affineinvqb $0, %xmm6, %xmm\l, %xmm3
	vgf2p8affineinvqb $0, %xmm5, %xmm\l, %xmm2
	vgf2p8affineinvqb $0, %xmm7, %xmm\l, %xmm4
	vpxorq	\k, %xmm\r, %xmm\r
	vpshufb	%xmm12, %xmm3, %xmm16
	vpshufb	%xmm13, %xmm3, %xmm17
	vpternlogq $XOR3, %xmm16, %xmm17, %xmm\r
	vpshufb	%xmm11, %xmm2, %xmm18
	vpshufb	%xmm8, %xmm2, %xmm19
	vpshufb	%xmm9, %xmm2, %xmm20
	vpternlogq $XOR3, %xmm18, %xmm19, %xmm20
	vpshufb	%xmm14, %xmm4, %xmm23
	vpshufb	%xmm15, %xmm4, %xmm21
	vpshufb	%xmm10, %xmm2, %xmm\t
	vpternlogq $XOR3, %xmm21, %xmm23, %xmm\t
	vpternlogq $XOR3, %xmm20, %xmm\r, %xmm\t
.endm

/* Half number H (0 or 1) of the block SRC, own basis, into D.  */
.macro one_half_in h, src, d
	.if	\h
	vpshufd	$0xee, %xmm\src, %xmm\d
	.else
	vpshufd	$0x44, %xmm\src, %xmm\d
	.endif
	vgf2p8affineqb	$0, .Lone_to(%rip), %xmm\d, %xmm\d
	vpshufb	.Lone_pick(%rip), %xmm\d, %xmm\d
.endm

/* Halves H, L into a block, own basis, in D.  CLOBBERS: 2, 3, H, L.  */
.macro one_out h, l, d
	vmovdqu64	.Lone_in_m(%rip), %xmm\d
	vgf2p8affineqb	$0, .Lone_from(%rip), %xmm\h, %xmm\h
	vgf2p8affineqb	$0, .Lone_from(%rip), %xmm\l, %xmm\l
	vpunpcklqdq	%xmm\l, %xmm\h, %xmm2
	vpunpckhqdq	%xmm\l, %xmm\h, %xmm3
	/* Bytes 4 and 7 of either half are in the lanes of N.  */
	vpternlogq	$SELECT, %xmm3, %xmm2, %xmm\d
.endm

/* FL' of X on the key at P, or FLINV' of Y: in Camellia's own basis, as
 * little-endian words.  CLOBBERS: T.  */
.macro one_fl_in v
	vgf2p8affineqb	$0, .Lone_from(%rip), %xmm\v, %xmm\v
	vpshufb	.Lone_words(%rip), %xmm\v, %xmm\v
.endm
.macro one_fl_out v
	vgf2p8affineqb	$0, .Lone_to(%rip), %xmm\v, %xmm\v
	vpshufb	.Lone_bytes(%rip), %xmm\v, %xmm\v
.endm
.macro one_fl_right p, v, t
	vpandq	\p{1to2}, %xmm\v, %xmm\t
	vprold	$1, %xmm\t, %xmm\t
	vpsllq	$32, %xmm\t, %xmm\t
	vpxorq	%xmm\t, %xmm\v, %xmm\v
.endm
.macro one_fl_left p, v, t
	vpandq	\p{1to2}, %xmm\v, %xmm\t
	vpsrlq	$32, %xmm\t, %xmm\t
	vpxorq	%xmm\t, %xmm\v, %xmm\v
.endm

/* The key for one block: eight bytes a round in the subkeys, as `expand' has
 * rewritten them.  The steps are an eighth of those above; FL's keys start
 * at ONE_FL.  CLOBBERS: KPTR, flags.  */
#define ONE_FL  KFL
#define ONE_FLP KFLI

.macro one_keys nil=
	\nil
	movl	CAMELLIA_SIMD_CTX_ROUNDS(%rdi), %eax
	sarq	$3, KSTEP
	sarq	$3, KSTEP3
	sarq	$3, KSTEP5
	js	1f
	leaq	CAMELLIA_SIMD_CTX_RK(%rdi), KFIRST
	leaq	-6*8(KFIRST,%rax,8), KLAST
	leaq	CAMELLIA_SIMD_CTX_FL(%rdi), ONE_FL
	jmp	2f
1:
	leaq	CAMELLIA_SIMD_CTX_RK+5*8(%rdi), KLAST
	leaq	-6*8(KLAST,%rax,8), KFIRST
	shrl	$2, %eax		/* two of FL's keys in six rounds */
	leaq	CAMELLIA_SIMD_CTX_FL-8(%rdi,%rax,8), ONE_FL
2:
.endm

/* All rounds.  In: halves D1, D2 in 0 and 1.  Out: the halves of the result,
 * the left one in 1, the right one in 0.  The third register is 22.
 * CLOBBERS: 2 to 4, 16 to 23, KPTR, ONE_FLP, flags.  */
.macro one_rounds
	movq	KFIRST, KPTR
	movq	ONE_FL, ONE_FLP
1:
	one_round	QUOTE ((KPTR){1to2}), 0, 1, 22
	one_round	QUOTE ((KPTR,KSTEP){1to2}), 22, 0, 1
	one_round	QUOTE ((KPTR,KSTEP,2){1to2}), 1, 22, 0
	one_round	QUOTE ((KPTR,KSTEP3){1to2}), 0, 1, 22
	one_round	QUOTE ((KPTR,KSTEP,4){1to2}), 22, 0, 1
	one_round	QUOTE ((KPTR,KSTEP5){1to2}), 1, 22, 0
	cmpq	KLAST, KPTR
	je	2f
	one_fl_in	0
	one_fl_in	1
	one_fl_right	QUOTE ((ONE_FLP)), 0, 2
	one_fl_left	QUOTE ((ONE_FLP,KSTEP)), 1, 3
	one_fl_left	QUOTE ((ONE_FLP)), 0, 2
	one_fl_right	QUOTE ((ONE_FLP,KSTEP)), 1, 3
	one_fl_out	0
	one_fl_out	1
	leaq	(KPTR,KSTEP3,2), KPTR
	leaq	(ONE_FLP,KSTEP,2), ONE_FLP
	jmp	1b
	.p2align 4
2:
.endm

#endif /*CAMELLIA_SIMD_GFNI_AVX512_MACROS_H*/
