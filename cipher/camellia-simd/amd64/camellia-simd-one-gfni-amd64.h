/* camellia-simd-one-gfni-amd64.h - One block of Camellia with GFNI and keys
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


/* Included by camellia-simd-body-avx-amd64.h: constants, one block, and
 * `expand'.
 *
 * One block: a half stands in both halves of a lane, the bytes that s4
 * takes in basis N and the others in basis M, so that no S-box has an input
 * map.  The output maps of a kind of S-box give basis M in the one and N in
 * the other; a term of the P-layer is picked from that which its target
 * wants.
 */

SECTION_RODATA
.p2align 5
#define FOUR(name) \
  .rept 4; .quad CAMELLIA_SIMD_GF_##name; .endr
gf_m: FOUR (M)
gf_mi: FOUR (MI)
gf_n: FOUR (N)
gf_s4_in: FOUR (S4_IN)
gf_s1: FOUR (S1_M)
gf_s2: FOUR (S2_M)
gf_s3: FOUR (S3_M)
/* expand: what FL's matrices come from.  */
cols_mi: FOUR (COLS_MI)
rows_m: FOUR (ROWS_M)
rows_m_shl: FOUR (ROWS_M_SHL)
rows_m_top: FOUR (ROWS_M_TOP)
fl_bytes: .quad 0, 0x0101010101010101
  .quad 0x0202020202020202, 0x0303030303030303
fl_next: .quad 0x0101010101010101, 0x0202020202020202
  .quad 0x0303030303030303, 0
fl_right_bytes: .quad 0x0404040404040404, 0x0505050505050505
  .quad 0x0606060606060606, 0x0707070707070707
#undef FOUR
#define TWO(name, a, b)                                                   \
  name: .rept 2; .quad CAMELLIA_SIMD_GF_##a, CAMELLIA_SIMD_GF_##b; .endr
TWO (one_s1, S1_M, S1_N)
TWO (one_s2, S2_M, S2_N)
TWO (one_s3, S3_M, S3_N)
TWO (one_to, M, N)
TWO (one_from, MI, NI)
#undef TWO
/* Byte shuffles: the numbers, from 1, of the bytes to take, 0 for none;
 * bytes 4 and 7 are to be in basis N.  */
.macro one_take byte, lane
  .if \byte
  .byte \byte - 1 + 8 * \lane
  .else
  .byte 0x80
  .endif
.endm
.macro one_pick a, b, c, d, e, f, g, h
  .rept 4
  one_take \a, 0
  one_take \b, 0
  one_take \c, 0
  one_take \d, 1
  one_take \e, 0
  one_take \f, 0
  one_take \g, 1
  one_take \h, 0
  .endr
.endm
one_all: one_pick 1, 2, 3, 4, 5, 6, 7, 8
one_p: one_pick 1, 1, 1, 4, 1, 7, 4, 1  /* s1 and s4: z1, z4, z7, z8 */
  one_pick 4, 4, 8, 7, 7, 8, 8, 4
  one_pick 7, 7, 0, 0, 8, 0, 0, 7
  one_pick 8, 8, 0, 0, 0, 0, 0, 0
  one_pick 0, 2, 2, 2, 2, 2, 5, 5       /* s2: z2, z5 */
  one_pick 0, 5, 5, 5, 0, 5, 0, 0
  one_pick 3, 0, 3, 3, 6, 3, 3, 6       /* s3: z3, z6 */
  one_pick 6, 0, 6, 6, 0, 0, 6, 0

/* The block x into halves x and hi, and back; y ^= the key in the low half
 * of X(14).  */
#define ONE_HALF(x)                                                       \
  vgf2p8affineqb $0, one_to(%rip), x, x; vpshufb one_all(%rip), x, x
#define ONE_IN(x, hi)                                                     \
  vpshufd $0xee, x, hi; vpshufd $0x44, x, x; ONE_HALF (x); ONE_HALF (hi)
#define ONE_OUT(lo, hi, x)                                                \
  vgf2p8affineqb $0, one_from(%rip), lo, X(6);                            \
  vgf2p8affineqb $0, one_from(%rip), hi, X(7);                            \
  vpunpckhqdq X(7), X(6), X(8); vpunpcklqdq X(7), X(6), X(6);             \
  vmovdqa at_s4(%rip), X(7); vpblendvb X(7), X(8), X(6), x
#define ONE_KEY(y) vpunpcklqdq X(14), X(14), X(6); vpxor X(6), y, y

/* y ^= F' (x); in X(6) to X(13).  */
#define ONE_F(x, y)                                                       \
  vgf2p8affineinvqb $0, one_s2(%rip), x, X(6);                            \
  vgf2p8affineinvqb $0, one_s3(%rip), x, X(7);                            \
  vgf2p8affineinvqb $0, one_s1(%rip), x, X(8);                            \
  vpshufb 128+one_p(%rip), X(6), X(9);                                    \
  vpshufb 160+one_p(%rip), X(6), X(10);                                   \
  vpxor X(9), y, y;                                                       \
  vpshufb 192+one_p(%rip), X(7), X(11);                                   \
  vpshufb 224+one_p(%rip), X(7), X(12);                                   \
  vpxor X(10), X(11), X(10);                                              \
  vpshufb one_p(%rip), X(8), X(9);                                        \
  vpshufb 32+one_p(%rip), X(8), X(13);                                    \
  vpxor X(9), X(12), X(12);                                               \
  vpxor X(10), y, y;                                                      \
  vpshufb 64+one_p(%rip), X(8), X(11);                                    \
  vpshufb 96+one_p(%rip), X(8), X(8);                                     \
  vpxor X(11), X(13), X(11);                                              \
  vpxor X(8), y, y;                                                       \
  vpxor X(11), X(12), X(12);                                              \
  vpxor X(12), y, y

/* Purpose: make what the operations want of the subkeys
 * Prototype: void expand (struct camellia_simd_ctx *ctx)
 * ISA: GFNI AVX2
 * Args: rdi ctx RW unaligned
 * Overlap: none
 * Blocks: none
 * Counter: none
 * Uses: ymm0-ymm15 rax rcx rdx
 * Preserves: what the System V ABI says
 * Stack: 0
 * Secrets: key material in vector registers, all cleared
 * Timing: depends on rounds only
 *
 * RK becomes the keys for one block, in bases M and N.  The table has each
 * key byte of a round four times, in basis M, and the matrices of FL.
 */
#define KEY_SPREAD(n)                                                     \
  vpshufb 16*n+times_4(%rip), %xmm0, %xmm1; vmovdqu %xmm1, 16*n(%rdx)
/* Four matrices from the bytes of FL's key in ymm0 (they, or with vpandn
 * their complements, times ymm4, the columns) and from rows.  */
#define KEY_FL(and, bytes, rows, n)                                       \
  vpshufb bytes(%rip), %ymm0, %ymm1; and %ymm4, %ymm1, %ymm1;             \
  vmovdqa rows(%rip), %ymm2;                                              \
  vgf2p8affineqb $0, %ymm1, %ymm2, %ymm1; vmovdqu %ymm1, 32*n(%rdx)

SECTION_TEXT
FUNC_BEGIN (FN (expand))
  lea CAMELLIA_SIMD_CTX_RK(%rdi), %rax
  lea TABLE_KEYS(%rdi), %rdx
  mov CAMELLIA_SIMD_CTX_ROUNDS(%rdi), %ecx
  vmovdqa at_s4(%rip), %xmm3
1: vmovdqu (%rax), %xmm1
  vgf2p8affineqb $0, gf_m(%rip), %xmm1, %xmm0
  vgf2p8affineqb $0, gf_n(%rip), %xmm1, %xmm1
  vpblendvb %xmm3, %xmm1, %xmm0, %xmm2
  vmovdqu %xmm2, (%rax)
  KEY_SPREAD (0)
  KEY_SPREAD (1)
  KEY_SPREAD (2)
  KEY_SPREAD (3)
  add $16, %rax
  add $64, %rdx
  sub $2, %ecx
  jnz 1b
  lea CAMELLIA_SIMD_CTX_FL(%rdi), %rax
  lea TABLE_FL(%rdi), %rdx
  mov CAMELLIA_SIMD_CTX_ROUNDS(%rdi), %ecx
  sub $6, %ecx
  vmovdqa cols_mi(%rip), %ymm4
2: vpbroadcastq (%rax), %ymm0
  KEY_FL (vpand, fl_bytes, rows_m_shl, 0)
  KEY_FL (vpand, fl_next, rows_m_top, 1)
  KEY_FL (vpandn, fl_right_bytes, rows_m, 2)
  add $8, %rax
  add $TABLE_FL_HALF, %rdx
  sub $3, %ecx
  jnz 2b
  vzeroall
  RET
FUNC_END (FN (expand))
#undef KEY_SPREAD
#undef KEY_FL
