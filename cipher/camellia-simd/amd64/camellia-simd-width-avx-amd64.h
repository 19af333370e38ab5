/* camellia-simd-width-avx-amd64.h - Wide Camellia for AVX and AVX2, any width
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


/* Included by camellia-simd-body-avx-amd64.h once per vector width, with
 * WIDTH 256 or 128 (16 vectors of bytes; 32 or 16 blocks) or 16, 32 or 64
 * (one, two or four blocks in one or two registers; the body file has the
 * macros of their core).  Functions here are
 * local and share a frame (FRAME_*, at rbx):
 *
 *   rdi context   rsi out   rdx in   r8 state   r9 valid blocks
 *   rcx left alone   rax, r10 to r15 scratch
 */

#if WIDTH >= 128
# define REGS           16
#elif WIDTH == 64 || (WIDTH == 32 && !defined(WIDE))
# define REGS           2
#else
# define REGS           1
#endif

#if WIDTH == 128 || (WIDTH < 128 && WIDTH == 16 * REGS)
# define X(n)           %xmm##n
# define VL             16
# define LOAD_TABLE     vmovdqu
#else
# define X(n)           %ymm##n
# define VL             32
# define LOAD_TABLE     vbroadcasti128
#endif

#if WIDTH == 256
# define W_(name)       name##_256
#elif WIDTH == 128
# define W_(name)       name##_128
#elif WIDTH == 64
# define W_(name)       name##_4
#elif WIDTH == 32
# define W_(name)       name##_2
#else
# define W_(name)       name##_1
#endif

#if REGS == 1
# define ALL(OP)        OP (0)
#elif REGS == 2
# define ALL(OP)        OP (0); OP (1)
#else
# define ALL(OP)        OP (0); OP (1); OP (2); OP (3); OP (4); OP (5);   \
                        OP (6); OP (7); OP (8); OP (9); OP (10); OP (11); \
                        OP (12); OP (13); OP (14); OP (15)
#endif

#if WIDTH < 128
# if VL == 16 || defined(WIDE_AES)
#  define ONE_SUB(x)    vaesenclast aes_out(%rip), x, X(6)
# else
#  define ONE_SUB(x)                                                      \
  vextracti128 $1, x, %xmm7; vmovdqa x, %ymm6;                            \
  vaesenclast aes_out(%rip), %xmm6, %xmm6;                                \
  vaesenclast aes_out(%rip), %xmm7, %xmm7;                                \
  vinserti128 $1, %xmm7, %ymm6, %ymm6
# endif
# if REGS == 1
CORE_FEW (EACH_1, W_ (core_enc), W_ (core_dec), W_ (core))
# else
CORE_FEW (EACH_2, W_ (core_enc), W_ (core_dec), W_ (core))
# endif
# undef ONE_SUB
#endif

#if WIDTH >= 128
#ifndef GFNI
/* x = f(x) for the nibble tables lo and hi; X(0) is 15 in each byte.  The
 * upper nibble comes down by a multiplication, which leaves the ports of the
 * shuffles alone, or by a shift, which is faster.  */
#define MAP(lo, hi, x, t)                                                 \
  vpand X(0), X(x), X(x); vpand X(0), X(t), X(t);                         \
  vpshufb X(x), X(lo), X(x); vpshufb X(t), X(hi), X(t);                   \
  vpxor X(t), X(x), X(x)
#define FILTER(x, lo, hi, t)                                              \
  vpmulhuw shift_4(%rip), X(x), X(t); MAP (lo, hi, x, t)
#define FILTER_FAST(x, lo, hi, t)                                         \
  vpsrld $4, X(x), X(t); MAP (lo, hi, x, t)
#define TABLES(mem, lo, hi) LOAD_TABLE mem, X(lo); LOAD_TABLE 16+mem, X(hi)
#define FILTER8                                                           \
  FILTER (8, 1, 2, 3); FILTER (9, 1, 2, 4); FILTER (10, 1, 2, 5);         \
  FILTER (11, 1, 2, 6); FILTER (12, 1, 2, 7); FILTER (13, 1, 2, 3);       \
  FILTER (14, 1, 2, 4); FILTER (15, 1, 2, 5)

/* The blocks of slot 2 into its order, or back.  */
#define ORDER8(order)                                                     \
  LOAD_TABLE order, X(3);                                                 \
  vpshufb X(3), X(8), X(8); vpshufb X(3), X(9), X(9);                     \
  vpshufb X(3), X(10), X(10); vpshufb X(3), X(11), X(11);                 \
  vpshufb X(3), X(12), X(12); vpshufb X(3), X(13), X(13);                 \
  vpshufb X(3), X(14), X(14); vpshufb X(3), X(15), X(15)

/* An S-box instruction with the key operand n of the round; SUB_MAPPED if
 * X(x) is not any more what the slot not named TO has, from where SUB takes
 * the upper lane if the instruction is for 128 bits.  */
#if WIDTH == 256 && !defined(WIDE_AES)
# define SUB_LANES(ins, n, x)                                             \
  vbroadcastss 4*n(%r10), %xmm3;                                          \
  ins %xmm3, %xmm##x, %xmm##x; ins %xmm3, %xmm4, %xmm4;                   \
  vinserti128 $1, %xmm4, %ymm##x, %ymm##x
# define SUB(ins, n, x, to)                                               \
  vmovdqa FRAME_SLOT2-(to)+n*VL+16(%rbx), %xmm4; SUB_LANES (ins, n, x)
# define SUB_MAPPED(ins, n, x)                                            \
  vextracti128 $1, %ymm##x, %xmm4; SUB_LANES (ins, n, x)
#else
# define SUB_MAPPED(ins, n, x)                                            \
  vbroadcastss 4*n(%r10), X(3); ins X(3), X(x), X(x)
# define SUB(ins, n, x, to)  SUB_MAPPED (ins, n, x)
#endif

/* A round: the half in X(8) to X(15) is that of the slot not named; the
 * slot TO is added to and is in the registers then, too.  What s4 gives,
 * z4 and z7, comes last, so all else is added up before.  */
#define ROUND(ins, s4, s1, s2, s3, to)                                    \
  TABLES (s4(%rip), 1, 2);                                                \
  FILTER (11, 1, 2, 3); FILTER (14, 1, 2, 4);                             \
  SUB (ins, 0, 8, to); SUB (ins, 7, 15, to); SUB (ins, 1, 9, to);         \
  SUB (ins, 4, 12, to); SUB (ins, 2, 10, to); SUB (ins, 5, 13, to);       \
  SUB_MAPPED (ins, 3, 11); SUB_MAPPED (ins, 6, 14);                       \
  TABLES (s2(%rip), 1, 2);                                                \
  FILTER (9, 1, 2, 3); FILTER (12, 1, 2, 4);                              \
  TABLES (s3(%rip), 1, 2);                                                \
  FILTER (10, 1, 2, 5); FILTER (13, 1, 2, 6);                             \
  TABLES (s1(%rip), 1, 2);                                                \
  FILTER (8, 1, 2, 3); FILTER (15, 1, 2, 4);                              \
  FILTER (11, 1, 2, 5); FILTER (14, 1, 2, 6);                             \
  vpxor X(8), X(15), X(1);      /* z1^z8 */                               \
  vpxor X(9), X(12), X(2);      /* z2^z5 */                               \
  vpxor X(10), X(13), X(3);     /* z3^z6 */                               \
  vpxor X(12), X(15), X(4);     /* z5^z8 */                               \
  vpxor X(8), X(13), X(5);      /* z1^z6 */                               \
  vpxor X(9), X(10), X(6);      /* z2^z3 */                               \
  vpxor X(9), X(15), X(7);      /* z2^z8 */                               \
  vpxor X(5), X(12), X(15);                                               \
  vpxor X(5), X(7), X(12);                                                \
  vpxor X(6), X(4), X(13);                                                \
  vpxor X(3), X(4), X(6);       /* for r7 */                              \
  vpxor X(1), X(3), X(8);                                                 \
  vpxor X(1), X(2), X(9);                                                 \
  vpxor X(8), X(2), X(10);                                                \
  vpxor X(2), X(3), X(7);       /* for r4 */                              \
  ADD_SLOT (7, 3, to); ADD_SLOT (6, 6, to); ADD_SLOT (8, 0, to);          \
  ADD_SLOT (9, 1, to); ADD_SLOT (10, 2, to); ADD_SLOT (12, 4, to);        \
  ADD_SLOT (13, 5, to); ADD_SLOT (15, 7, to);                             \
  vpxor X(11), X(14), X(1);     /* z4^z7 */                               \
  vpxor X(14), X(12), X(12);                                              \
  vpxor X(14), X(13), X(13);                                              \
  vpxor X(11), X(6), X(14);                                               \
  vpxor X(1), X(7), X(11);                                                \
  vpxor X(1), X(8), X(8);                                                 \
  vpxor X(1), X(9), X(9);                                                 \
  vpxor X(1), X(15), X(15);                                               \
  PUT_SLOT (8, 0, to); PUT_SLOT (9, 1, to); PUT_SLOT (10, 2, to);         \
  PUT_SLOT (11, 3, to); PUT_SLOT (12, 4, to); PUT_SLOT (13, 5, to);       \
  PUT_SLOT (14, 6, to); PUT_SLOT (15, 7, to);                             \
  add %r11, %r10
#define ADD_SLOT(x, n, to)      vpxor (to)+n*VL(%rbx), X(x), X(x)
#define PUT_SLOT(x, n, to)      vmovdqa X(x), (to)+n*VL(%rbx)

/* FL' is step A and then step B, FLINV' the other way round; on the slot at
 * rax, whose basis has its tables at r9; rcx: the bytes of
 * the key for A, the tables for B.  */
#define FL_A_IN(n, x, t)                                                  \
  vmovdqa n*VL(%rax), X(x); FILTER_FAST (x, 1, 2, t);                     \
  vbroadcastss 4*n(%rcx), X(t); vpand X(t), X(x), X(x)
#define FL_A_OUT(n, x, next, t)                                           \
  vpcmpgtb X(next), X(5), X(t); vpaddb X(x), X(x), X(7);                  \
  vpsubb X(t), X(7), X(7); FILTER_FAST (7, 3, 4, t);                      \
  vpxor (4+n)*VL(%rax), X(7), X(7); vmovdqa X(7), (4+n)*VL(%rax)
#define FL_B(n, x, t)                                                     \
  vmovdqa (4+n)*VL(%rax), X(x); TABLES (32*n(%rcx), 1, 2);                \
  FILTER_FAST (x, 1, 2, t);                                               \
  vpxor n*VL(%rax), X(x), X(x); vmovdqa X(x), n*VL(%rax)

LOCAL_BEGIN (W_ (fl_a))
  TABLES (BASIS_OUT(%r9), 1, 2)
  TABLES (BASIS_LINEAR(%r9), 3, 4)
  vpxor X(5), X(5), X(5)
  FL_A_IN (0, 8, 12)
  FL_A_IN (1, 9, 13)
  FL_A_IN (2, 10, 14)
  FL_A_IN (3, 11, 15)
  FL_A_OUT (0, 8, 9, 12)
  FL_A_OUT (1, 9, 10, 13)
  FL_A_OUT (2, 10, 11, 14)
  FL_A_OUT (3, 11, 8, 15)
  RET
LOCAL_END (W_ (fl_a))

LOCAL_BEGIN (W_ (fl_b))
  FL_B (0, 8, 12)
  FL_B (1, 9, 13)
  FL_B (2, 10, 14)
  FL_B (3, 11, 15)
  RET
LOCAL_END (W_ (fl_b))

#define FL_ARGS_1 mov %rbx, %rax; lea basis_1(%rip), %r9; mov %r14, %rcx
#define FL_ARGS_2 lea FRAME_SLOT2(%rbx), %rax; lea basis_2(%rip), %r9;    \
                  lea 32(%r14), %rcx
#define FL_B_1    mov %rbx, %rax; mov FRAME_FL_B(%rbx), %rcx; call W_ (fl_b)
#define FL_B_2    lea FRAME_SLOT2(%rbx), %rax; mov FRAME_FL_B(%rbx), %rcx;\
                  sub $-128, %rcx; call W_ (fl_b)
#endif /* !GFNI */

/* Eight vectors of 16 bytes of each block, halves already apart: bytes of
 * one index together.  X(0) to X(7) to X(8) to X(15).  */
#define UNPACK(ins, a, b, lo, hi)                                         \
  vpunpckl##ins X(b), X(a), X(lo); vpunpckh##ins X(b), X(a), X(hi)
#define SLICE8                                                            \
  UNPACK (bw, 0, 4, 8, 12); UNPACK (bw, 1, 5, 9, 13);                     \
  UNPACK (bw, 2, 6, 10, 14); UNPACK (bw, 3, 7, 11, 15);                   \
  UNPACK (bw, 8, 10, 0, 2); UNPACK (bw, 9, 11, 1, 3);                     \
  UNPACK (bw, 12, 14, 4, 6); UNPACK (bw, 13, 15, 5, 7);                   \
  UNPACK (bw, 0, 1, 8, 9); UNPACK (bw, 2, 3, 10, 11);                     \
  UNPACK (bw, 4, 5, 12, 13); UNPACK (bw, 6, 7, 14, 15)
/* The way back, X(8) to X(15) to X(0) to X(7): a half of each of 16 blocks,
 * two in a vector.  */
#define UNSLICE8                                                          \
  UNPACK (bw, 8, 9, 0, 1); UNPACK (bw, 10, 11, 2, 3);                     \
  UNPACK (bw, 12, 13, 4, 5); UNPACK (bw, 14, 15, 6, 7);                   \
  UNPACK (wd, 0, 2, 8, 10); UNPACK (wd, 1, 3, 9, 11);                     \
  UNPACK (wd, 4, 6, 12, 14); UNPACK (wd, 5, 7, 13, 15);                   \
  UNPACK (dq, 8, 12, 0, 4); UNPACK (dq, 9, 13, 1, 5);                     \
  UNPACK (dq, 10, 14, 2, 6); UNPACK (dq, 11, 15, 3, 7)

#define STORE8(reg)                                                       \
  vmovdqa X(8), (reg); vmovdqa X(9), VL(reg); vmovdqa X(10), 2*VL(reg);   \
  vmovdqa X(11), 3*VL(reg); vmovdqa X(12), 4*VL(reg);                     \
  vmovdqa X(13), 5*VL(reg); vmovdqa X(14), 6*VL(reg);                     \
  vmovdqa X(15), 7*VL(reg)
#define LOAD8(reg, a, b, c, d, e, f, g, h)                                \
  vmovdqa (reg), X(a); vmovdqa VL(reg), X(b); vmovdqa 2*VL(reg), X(c);    \
  vmovdqa 3*VL(reg), X(d); vmovdqa 4*VL(reg), X(e);                       \
  vmovdqa 5*VL(reg), X(f); vmovdqa 6*VL(reg), X(g);                       \
  vmovdqa 7*VL(reg), X(h)

#define XOR_WHITE_IN(n)  vpxor FRAME_WHITE_IN(%rbx), X(n), X(n)
#define XOR_WHITE_OUT(n) vpxor FRAME_WHITE_OUT(%rbx), X(n), X(n)
#define SPLIT(a, b, n)                                                    \
  vpunpcklbw X(b), X(a), X(15); vmovdqa X(15), n*VL(%r12);                \
  vpunpckhbw X(b), X(a), X(a)
#define JOIN(s, lo, hi)                                                   \
  vpunpckhqdq s*VL(%r12), X(s), X(hi); vpunpcklqdq s*VL(%r12), X(s), X(lo)

/* The rows, whitened: right halves in X(0) to X(7), left ones at r12; and
 * back, where vector s has blocks 0, 8, 4, 12, 2, 10, 6, 14 and their
 * successors.  */
#define SPLIT16                                                           \
  ALL (XOR_WHITE_IN);                                                     \
  vmovdqa X(15), 7*VL(%r12);                                              \
  SPLIT (0, 8, 0);                                                        \
  SPLIT (1, 9, 1);                                                        \
  SPLIT (2, 10, 2);                                                       \
  SPLIT (3, 11, 3);                                                       \
  SPLIT (4, 12, 4);                                                       \
  SPLIT (5, 13, 5);                                                       \
  SPLIT (6, 14, 6);                                                       \
  vmovdqa 7*VL(%r12), X(14);                                              \
  SPLIT (7, 14, 7)
#define JOIN16                                                            \
  JOIN (7, 14, 15);                                                       \
  JOIN (6, 6, 13);                                                        \
  JOIN (5, 10, 11);                                                       \
  JOIN (3, 12, 5);                                                        \
  JOIN (1, 8, 9);                                                         \
  vmovdqa X(13), X(7);                                                    \
  vmovdqa X(5), X(13);                                                    \
  JOIN (2, 3, 5);                                                         \
  JOIN (4, 2, 1);                                                         \
  vmovdqa X(3), X(4);                                                     \
  vmovdqa X(1), X(3);                                                     \
  JOIN (0, 0, 1);                                                         \
  ALL (XOR_WHITE_OUT)

#ifdef GFNI
# include "camellia-simd-wide-gfni-amd64.h"
#else
/* Encrypt or decrypt what is in X(0) to X(15), a block in each 16 bytes.
 * Rounds of two kinds take turns, so that the rows that the S-box
 * instruction of one shifts are shifted back by that of the other: slot 1
 * in basis M feeds vaesenclast; slot 2 in basis A M, with the blocks in the
 * order that this leaves, feeds vaesdeclast.  A
 * round keeps its kind in decryption, where the left half thus begins in
 * slot 2.  r12 is the slot where the left half begins.  */
LOCAL_BEGIN (W_ (core_enc))
  mov %rcx, FRAME_RCX(%rbx)
  mov %rbx, %r12
  lea FRAME_SLOT2(%rbx), %r13
  lea TABLE_KEYS(%rdi), %r10
  lea TABLE_FL(%rdi), %r14
  lea TABLE_FL_B(%rdi), %rax
  mov %rax, FRAME_FL_B(%rbx)
  mov $32, %r11d
  mov $64, %r15d
  mov CAMELLIA_SIMD_CTX_ROUNDS(%rdi), %eax
  shl $5, %eax
  add %r10, %rax
  mov %rax, FRAME_END(%rbx)
  jmp W_ (core)
LOCAL_END (W_ (core_enc))

LOCAL_BEGIN (W_ (core_dec))
  mov %rcx, FRAME_RCX(%rbx)
  lea FRAME_SLOT2(%rbx), %r12
  mov %rbx, %r13
  mov CAMELLIA_SIMD_CTX_ROUNDS(%rdi), %eax
  lea TABLE_FL+64(%rdi), %r14
  lea TABLE_FL_B+TABLE_FL_B_STEP(%rdi), %rcx
  cmp $24, %eax
  jb 1f
  add $64, %r14
  add $TABLE_FL_B_STEP, %rcx
1: mov %rcx, FRAME_FL_B(%rbx)
  shl $5, %eax
  lea TABLE_KEYS-32(%rdi,%rax), %r10
  lea TABLE_KEYS-32(%rdi), %rax
  mov %rax, FRAME_END(%rbx)
  mov $-32, %r11
  mov $-64, %r15
  jmp W_ (core)
LOCAL_END (W_ (core_dec))

LOCAL_BEGIN (W_ (core))
  mov %rdx, FRAME_RDX(%rbx)
  mov %r9, FRAME_R9(%rbx)
  /* The tables of the two bases, in the order of the slots.  */
  lea basis_1(%rip), %rcx
  lea basis_2(%rip), %rdx
  cmp %rbx, %r12
  je 1f
  xchg %rcx, %rdx
1:
  SPLIT16
  SLICE8
  LOAD_TABLE fifteen(%rip), X(0)
  TABLES (BASIS_IN(%rdx), 1, 2)
  FILTER8
  cmp %rbx, %r12
  jne 1f
  ORDER8 (BASIS_ORDER(%rdx))
1:
  STORE8 (%r13)
  LOAD8 (%r12, 0, 1, 2, 3, 4, 5, 6, 7)
  SLICE8
  LOAD_TABLE fifteen(%rip), X(0)
  TABLES (BASIS_IN(%rcx), 1, 2)
  FILTER8
  cmp %rbx, %r12
  je 1f
  ORDER8 (BASIS_ORDER(%rcx))
1:
  STORE8 (%r12)

  mov $6, %eax
  cmp %rbx, %r12
  jne 3f
2: ROUND (vaesenclast, s4_in_1, e_s1, e_s2, e_s3, FRAME_SLOT2)
  sub $1, %eax
  jz 4f
3: ROUND (vaesdeclast, s4_in_2, o_s1, o_s2, o_s3, 0)
  sub $1, %eax
  jnz 2b
4: cmp FRAME_END(%rbx), %r10
  je 6f
  cmp %rbx, %r12
  jne 5f
  FL_ARGS_1
  call W_ (fl_a)
  FL_B_2
  FL_B_1
  FL_ARGS_2
  call W_ (fl_a)
  add %r15, %r14
  lea (,%r15,4), %rax
  add %rax, FRAME_FL_B(%rbx)
  LOAD8 (%r12, 8, 9, 10, 11, 12, 13, 14, 15)
  mov $6, %eax
  jmp 2b
5: FL_B_1
  FL_ARGS_2
  call W_ (fl_a)
  FL_ARGS_1
  call W_ (fl_a)
  FL_B_2
  add %r15, %r14
  lea (,%r15,4), %rax
  add %rax, FRAME_FL_B(%rbx)
  LOAD8 (%r12, 8, 9, 10, 11, 12, 13, 14, 15)
  mov $6, %eax
  jmp 3b

6: lea basis_1(%rip), %rcx
  lea basis_2(%rip), %rdx
  cmp %rbx, %r12
  je 7f
  xchg %rcx, %rdx
7: TABLES (BASIS_OUT(%rcx), 1, 2)
  FILTER8
  cmp %rbx, %r12
  je 1f
  ORDER8 (BASIS_BACK(%rcx))
1:
  UNSLICE8
  vmovdqa X(0), (%r12)
  vmovdqa X(1), VL(%r12)
  vmovdqa X(2), 2*VL(%r12)
  vmovdqa X(3), 3*VL(%r12)
  vmovdqa X(4), 4*VL(%r12)
  vmovdqa X(5), 5*VL(%r12)
  vmovdqa X(6), 6*VL(%r12)
  vmovdqa X(7), 7*VL(%r12)
  LOAD_TABLE fifteen(%rip), X(0)
  TABLES (BASIS_OUT(%rdx), 1, 2)
  LOAD8 (%r13, 8, 9, 10, 11, 12, 13, 14, 15)
  FILTER8
  cmp %rbx, %r12
  jne 1f
  ORDER8 (BASIS_BACK(%rdx))
1:
  UNSLICE8
  JOIN16
  mov FRAME_RCX(%rbx), %rcx
  mov FRAME_RDX(%rbx), %rdx
  mov FRAME_R9(%rbx), %r9
  RET
LOCAL_END (W_ (core))
#endif /* !GFNI */
#endif /* WIDTH >= 128 */


/* One piece of a message in each mode: r9 valid blocks; what is behind them
 * at rdx may be read and at rsi be written up to the width.  */

#define LOAD(n)         vmovdqu n*VL(%rdx), X(n)
#define STORE(n)        vmovdqu X(n), n*VL(%rsi)
#define XOR_IN(n)       vpxor n*VL(%rdx), X(n), X(n)
#define XOR_AUX(n)      vpxor FRAME_AUX+n*VL(%rbx), X(n), X(n)
/* The block before: the chaining value and the first block are in AUX.  */
#define LOAD_BEFORE(n)  vmovdqu BEFORE_##n, X(n)
#define XOR_BEFORE(n)   vpxor BEFORE_##n, X(n), X(n)

LOCAL_BEGIN (W_ (ecb_enc))
  ALL (LOAD)
  call W_ (core_enc)
  ALL (STORE)
  RET
LOCAL_END (W_ (ecb_enc))

LOCAL_BEGIN (W_ (ecb_dec))
  ALL (LOAD)
  call W_ (core_dec)
  ALL (STORE)
  RET
LOCAL_END (W_ (ecb_dec))

LOCAL_BEGIN (W_ (cbc_dec))
  call chain
  ALL (LOAD)
  call W_ (core_dec)
  ALL (XOR_BEFORE)
  ALL (STORE)
  RET
LOCAL_END (W_ (cbc_dec))

LOCAL_BEGIN (W_ (cfb_dec))
  call chain
  ALL (LOAD_BEFORE)
  call W_ (core_enc)
  ALL (XOR_IN)
  ALL (STORE)
  RET
LOCAL_END (W_ (cfb_dec))

#define NEXT(add, a, b) add COUNTER_STEP(%rip), X(a), X(b)
#if REGS == 1
# define COUNT(add)
#elif REGS == 2
# define COUNT(add)     NEXT (add, 0, 1)
#else
# define COUNT(add)                                                       \
  NEXT (add, 0, 1); NEXT (add, 1, 2); NEXT (add, 2, 3);                   \
  NEXT (add, 3, 4); NEXT (add, 4, 5); NEXT (add, 5, 6);                   \
  NEXT (add, 6, 7); NEXT (add, 7, 8); NEXT (add, 8, 9);                   \
  NEXT (add, 9, 10); NEXT (add, 10, 11); NEXT (add, 11, 12);              \
  NEXT (add, 12, 13); NEXT (add, 13, 14); NEXT (add, 14, 15)
#endif
#define SWAP(n)         vpshufb swap_14_15(%rip), X(n), X(n)

LOCAL_BEGIN (W_ (ctr16be))
#if VL == 32
  vbroadcasti128 (%r8), X(0)
  SWAP (0)
  vpaddw be_lanes(%rip), X(0), X(0)
# define COUNTER_STEP   be_step_256
#else
  vmovdqu (%r8), X(0)
  SWAP (0)
# define COUNTER_STEP   be_step_128
#endif
  COUNT (vpaddw)
  ALL (SWAP)
  movzwl 14(%r8), %eax
  rolw $8, %ax
  addl %r9d, %eax
  rolw $8, %ax
  movw %ax, 14(%r8)
  call W_ (core_enc)
  ALL (XOR_IN)
  ALL (STORE)
  RET
#undef COUNTER_STEP
LOCAL_END (W_ (ctr16be))

LOCAL_BEGIN (W_ (ctr32le))
#if VL == 32
  vbroadcasti128 (%r8), X(0)
  vpaddd le_lanes(%rip), X(0), X(0)
# define COUNTER_STEP   le_step_256
#else
  vmovdqu (%r8), X(0)
# define COUNTER_STEP   le_step_128
#endif
  COUNT (vpaddd)
  addl %r9d, (%r8)
  call W_ (core_enc)
  ALL (XOR_IN)
  ALL (STORE)
  RET
#undef COUNTER_STEP
LOCAL_END (W_ (ctr32le))

/* Tweaks of XTS into AUX, for the whole width whatever r9 says, and the one
 * behind the r9 blocks into the state.  Eight one by one, the others as
 * those 8 before times x^8.  */
#if WIDTH >= 128
# define TIMES_X_8(n)                                                     \
  vpsrldq $15, X(n), X(8); vpslldq $1, X(n), X(n);                        \
  vpaddw X(8), X(8), X(9); vpsllw $2, X(8), X(10);                        \
  vpxor X(8), X(n), X(n); vpsllw $7, X(8), X(8);                          \
  vpxor X(9), X(10), X(9); vpxor X(8), X(n), X(n); vpxor X(9), X(n), X(n)
# define PUT_TWEAK(n, at) vmovdqa X(n), FRAME_AUX+(at)(%rbx)
# if WIDTH == 256
#  define PAIR_UP(n, m) vinserti128 $1, %xmm##m, %ymm##n, %ymm##n
#  define NEXT_8                                                          \
  TIMES_X_8 (0); TIMES_X_8 (2); TIMES_X_8 (4); TIMES_X_8 (6)
#  define PUT_8(at)                                                       \
  PUT_TWEAK (0, at); PUT_TWEAK (2, at+32); PUT_TWEAK (4, at+64);          \
  PUT_TWEAK (6, at+96)
# else
#  define NEXT_8                                                          \
  TIMES_X_8 (0); TIMES_X_8 (1); TIMES_X_8 (2); TIMES_X_8 (3);             \
  TIMES_X_8 (4); TIMES_X_8 (5); TIMES_X_8 (6); TIMES_X_8 (7)
#  define PUT_8(at)                                                       \
  PUT_TWEAK (0, at); PUT_TWEAK (1, at+16); PUT_TWEAK (2, at+32);          \
  PUT_TWEAK (3, at+48); PUT_TWEAK (4, at+64); PUT_TWEAK (5, at+80);       \
  PUT_TWEAK (6, at+96); PUT_TWEAK (7, at+112)
# endif
#endif
LOCAL_BEGIN (W_ (tweaks))
  vmovdqu (%r8), %xmm0
#if WIDTH < 128
  lea FRAME_AUX(%rbx), %rax
  mov %r9d, %r10d
1: vmovdqa %xmm0, (%rax)
  TWICE (0, 0, 1)
  add $16, %rax
  sub $1, %r10d
  jnz 1b
#else
  TWICE (0, 1, 8)
  TWICE (1, 2, 9)
  TWICE (2, 3, 8)
  TWICE (3, 4, 9)
  TWICE (4, 5, 8)
  TWICE (5, 6, 9)
  TWICE (6, 7, 8)
# if WIDTH == 256
  PAIR_UP (0, 1)
  PAIR_UP (2, 3)
  PAIR_UP (4, 5)
  PAIR_UP (6, 7)
  PUT_8 (0)
  NEXT_8
  PUT_8 (128)
  NEXT_8
  PUT_8 (256)
  NEXT_8
  PUT_8 (384)
# else
  PUT_8 (0)
  NEXT_8
  PUT_8 (128)
# endif
  TIMES_X_8 (0)
  PUT_TWEAK (0, 16*VL)
  mov %r9d, %eax
  shl $4, %eax
  vmovdqu FRAME_AUX(%rbx,%rax), %xmm0
#endif
  vmovdqu %xmm0, (%r8)
  RET
LOCAL_END (W_ (tweaks))

#define XTS_BODY(core)                                                    \
  call W_ (tweaks);                                                       \
  ALL (LOAD);                                                             \
  ALL (XOR_AUX);                                                          \
  call W_ (core);                                                         \
  ALL (XOR_AUX);                                                          \
  ALL (STORE);                                                            \
  RET

LOCAL_BEGIN (W_ (xts_enc))
  XTS_BODY (core_enc)
LOCAL_END (W_ (xts_enc))

LOCAL_BEGIN (W_ (xts_dec))
  XTS_BODY (core_dec)
LOCAL_END (W_ (xts_dec))

/* The checksum of the whole width, by two chains.  */
#if WIDTH >= 128
# define SUM_2(n)                                                         \
  vpxor n*VL(%rax), X(0), X(0); vpxor VL+n*VL(%rax), X(1), X(1)
LOCAL_BEGIN (W_ (checksum))
  cmp $VL, %r9d
  jne checksum
  mov 8(%r8), %r11
  vmovdqu (%r11), %xmm0
  vmovdqu VL(%rax), X(1)
  SUM_2 (2)
  SUM_2 (4)
  SUM_2 (6)
  SUM_2 (8)
  SUM_2 (10)
  SUM_2 (12)
  SUM_2 (14)
  vpxor (%rax), X(1), X(1)
  vpxor X(1), X(0), X(0)
# if WIDTH == 256
  vextracti128 $1, %ymm0, %xmm1
  vpxor %xmm1, %xmm0, %xmm0
# endif
  vmovdqu %xmm0, (%r11)
  RET
LOCAL_END (W_ (checksum))
# define CHECKSUM       W_ (checksum)
#else
# define CHECKSUM       checksum
#endif

LOCAL_BEGIN (W_ (ocb_enc))
  call offsets
  mov %rdx, %rax
  call CHECKSUM
  ALL (LOAD)
  ALL (XOR_AUX)
  call W_ (core_enc)
  ALL (XOR_AUX)
  ALL (STORE)
  RET
LOCAL_END (W_ (ocb_enc))

LOCAL_BEGIN (W_ (ocb_dec))
  call offsets
  ALL (LOAD)
  ALL (XOR_AUX)
  call W_ (core_dec)
  ALL (XOR_AUX)
  ALL (STORE)
  mov %rsi, %rax
  jmp CHECKSUM
LOCAL_END (W_ (ocb_dec))

/* The output goes to the frame only.  */
LOCAL_BEGIN (W_ (ocb_auth))
  call offsets
  ALL (LOAD)
  ALL (XOR_AUX)
  call W_ (core_enc)
  lea FRAME_BUF(%rbx), %rsi
  ALL (STORE)
  mov %rsi, %rax
  jmp CHECKSUM
LOCAL_END (W_ (ocb_auth))

#undef X
#undef VL
#undef LOAD_TABLE
#undef W_
#undef ALL
#undef MAP
#undef FILTER
#undef FILTER_FAST
#undef TABLES
#undef FILTER8
#undef ORDER8
#undef SUB
#undef SUB_LANES
#undef SUB_MAPPED
#undef ROUND
#undef ADD_SLOT
#undef PUT_SLOT
#undef FL_A_IN
#undef FL_A_OUT
#undef FL_B
#undef FL_ARGS_1
#undef FL_ARGS_2
#undef FL_B_1
#undef FL_B_2
#undef UNPACK
#undef SLICE8
#undef UNSLICE8
#undef STORE8
#undef LOAD8
#undef XOR_WHITE_IN
#undef XOR_WHITE_OUT
#undef SPLIT
#undef JOIN
#undef SPLIT16
#undef JOIN16
#undef LOAD
#undef STORE
#undef XOR_IN
#undef XOR_AUX
#undef LOAD_BEFORE
#undef XOR_BEFORE
#undef COUNT
#undef NEXT
#undef SWAP
#undef XTS_BODY
#undef TIMES_X_8
#undef PUT_TWEAK
#undef PAIR_UP
#undef NEXT_8
#undef PUT_8
#undef SUM_2
#undef CHECKSUM
#undef REGS
