/* camellia-simd-body-avx-amd64.h - Camellia with AES instructions and AVX
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


/* The whole of a kernel; a file named after the instruction set defines
 *
 *   FN(op)     the global name of an operation
 *   WIDE       if there are vectors of 256 bits
 *   WIDE_AES   if AES instructions take them
 *   GFNI       if GFNI takes the place of AES instructions
 *
 * and includes this.  S-boxes are AES instructions in a basis in which they
 * need no input map, but for s4 (doc/ALGORITHM); maps are pairs of nibble
 * tables.  What is different with GFNI, S-boxes, maps and what `expand' makes,
 * is in camellia-simd-one-gfni-amd64.h and camellia-simd-wide-gfni-amd64.h.
 * The chain of modes that cannot run blocks side by side, and few blocks, go
 * through a path of their own.
 */

#include "camellia-simd-asm-amd64.h"
#include "camellia-simd-constants.h"
#include "camellia-simd.h"

/* The context's table: key operands of the rounds, then the keys of FL;
 * each byte four times.  */
#define TABLE_KEYS      CAMELLIA_SIMD_CTX_TABLE
#define TABLE_FL        (CAMELLIA_SIMD_CTX_TABLE + 24 * 32)

#define TABLE_FL_HALF   96              /* of matrices; GFNI only */

/* Then, for each layer and slot, the maps of the right word's bytes in FL's
 * AND with the complement (step B), as pairs of nibble tables.  */
#define TABLE_FL_B      (TABLE_FL + 6 * 32)
#define TABLE_FL_B_STEP 256

/* The frame, from rbx.  */
#define FRAME_SLOT2     256             /* slot 1 is at 0 */
#define FRAME_BUF       512             /* a message's incomplete end */
#define FRAME_AUX       1024            /* tweaks, offsets, chain */
#define FRAME_WHITE_IN  1568
#define FRAME_WHITE_OUT 1600
#define FRAME_END       1632
#define FRAME_RCX       1640
#define FRAME_RDX       1648
#define FRAME_R9        1656
#define FRAME_RSI       1664
#define FRAME_FL_B      1672
#define FRAME_SIZE      1696

SECTION_RODATA
.p2align 6
/* What the paths for few blocks use is there for both lanes.  */
#define TWICE_QUADS(name)                                                 \
  .quad CAMELLIA_SIMD_##name##_LO0, CAMELLIA_SIMD_##name##_LO1,           \
        CAMELLIA_SIMD_##name##_LO0, CAMELLIA_SIMD_##name##_LO1,           \
        CAMELLIA_SIMD_##name##_HI0, CAMELLIA_SIMD_##name##_HI1,           \
        CAMELLIA_SIMD_##name##_HI0, CAMELLIA_SIMD_##name##_HI1
#define TWICE_PAIR(name)  PAIR (name); PAIR (name)
#define QUADS(name)                                                       \
  .quad CAMELLIA_SIMD_##name##_LO0, CAMELLIA_SIMD_##name##_LO1,           \
        CAMELLIA_SIMD_##name##_HI0, CAMELLIA_SIMD_##name##_HI1
#define PAIR(name)                                                        \
  .quad CAMELLIA_SIMD_##name##_0, CAMELLIA_SIMD_##name##_1
#ifndef GFNI
one_a: TWICE_QUADS (NT_1_A)
one_b: TWICE_QUADS (NT_1_B)
one_c: TWICE_QUADS (NT_1_C)
one_d: TWICE_QUADS (NT_1_D)
m_in: TWICE_QUADS (NT_M)
n_in: TWICE_QUADS (NT_N)
m_out: TWICE_QUADS (NT_MI)
n_out: TWICE_QUADS (NT_NI)
pick_a: TWICE_PAIR (PICK_A0); TWICE_PAIR (PICK_A1)
  TWICE_PAIR (PICK_A2); TWICE_PAIR (PICK_A3)
pick_b: TWICE_PAIR (PICK_B0); TWICE_PAIR (PICK_B1)
pick_c: TWICE_PAIR (PICK_C0); TWICE_PAIR (PICK_C1)
pick_d: TWICE_PAIR (PICK_D0); TWICE_PAIR (PICK_D1)
#endif
fifteen: .quad 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f
  .quad 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f
aes_out: .quad 0x6363636363636363, 0x6363636363636363
  .quad 0x6363636363636363, 0x6363636363636363
/* The positions of s4.  */
at_s4: .quad 0x00ff0000ff000000, 0x00ff0000ff000000
  .quad 0x00ff0000ff000000, 0x00ff0000ff000000
/* A word of FL, turned round, to where the other word of its half is.  */
fl_left: .quad 0x0001020380808080, 0x8080808080808080
  .quad 0x0001020380808080, 0x8080808080808080
fl_right: .quad 0x8080808080808080, 0x08090a0b80808080
  .quad 0x8080808080808080, 0x08090a0b80808080
bswap_32: .quad 0x0405060700010203, 0x0c0d0e0f08090a0b
  .quad 0x0405060700010203, 0x0c0d0e0f08090a0b
#define BASIS_IN        0
#define BASIS_OUT       32
#define BASIS_LINEAR    64
#define BASIS_ORDER     96              /* of the blocks; slot 2 only */
#define BASIS_BACK      112
#ifndef GFNI
basis_1: QUADS (NT_M); QUADS (NT_MI); QUADS (NT_M)
basis_2: QUADS (NT_AM); QUADS (NT_AMI); QUADS (NT_AM_LIN)
  .quad 0x030e09040f0a0500, 0x0b06010c07020d08
  .quad 0x0b0e0104070a0d00, 0x0306090c0f020508
s4_in_1: QUADS (NT_S4_IN)
s4_in_2: QUADS (NT_AM_S4_IN)
e_s1: QUADS (NT_E_S1)
e_s2: QUADS (NT_E_S2)
e_s3: QUADS (NT_E_S3)
o_s1: QUADS (NT_O_S1)
o_s2: QUADS (NT_O_S2)
o_s3: QUADS (NT_O_S3)
ke_s1: QUADS (NT_KE_S1)
ke_s2: QUADS (NT_KE_S2)
ke_s3: QUADS (NT_KE_S3)
ko_s1: QUADS (NT_KO_S1)
ko_s2: QUADS (NT_KO_S2)
ko_s3: QUADS (NT_KO_S3)
p_inverse: PAIR (P_INVERSE_0); PAIR (P_INVERSE_1); PAIR (P_INVERSE_2)
  PAIR (P_INVERSE_3); PAIR (P_INVERSE_4); PAIR (P_INVERSE_5)
#endif
sigma: .quad CAMELLIA_SIMD_SIGMA1, CAMELLIA_SIMD_SIGMA2
  .quad CAMELLIA_SIMD_SIGMA3, CAMELLIA_SIMD_SIGMA4
  .quad CAMELLIA_SIMD_SIGMA5, CAMELLIA_SIMD_SIGMA6
p_out: .quad CAMELLIA_SIMD_P_OUT_MIXED, CAMELLIA_SIMD_P_OUT_MIXED
/* The positions of the S-boxes of each kind, an even round's and an odd
 * round's.  */
at_s1_even: .quad 0xffff0000ff0000ff, 0
at_s1_odd:  .quad 0, 0xffff0000ff0000ff
at_s2_even: .quad 0x000000ff0000ff00, 0
at_s2_odd:  .quad 0, 0x000000ff0000ff00
at_s3_even: .quad 0x0000ff0000ff0000, 0
at_s3_odd:  .quad 0, 0x0000ff0000ff0000
/* Each of four bytes four times.  */
times_4: .quad 0x0101010100000000, 0x0303030302020202
  .quad 0x0505050504040404, 0x0707070706060606
  .quad 0x0909090908080808, 0x0b0b0b0b0a0a0a0a
  .quad 0x0d0d0d0d0c0c0c0c, 0x0f0f0f0f0e0e0e0e
swap_14_15: .quad 0x0706050403020100, 0x0e0f0d0c0b0a0908
  .quad 0x0706050403020100, 0x0e0f0d0c0b0a0908
le_step_128: .quad 1, 0
be_step_128: .quad 0, 0x0001000000000000
tweak_carry: .quad 0x87, 1
.p2align 5
/* The upper halves of products with this: words shifted right by 4.  */
shift_4: .quad 0x1000100010001000, 0x1000100010001000
  .quad 0x1000100010001000, 0x1000100010001000
#ifdef WIDE
le_lanes: .quad 0, 0, 1, 0
be_lanes: .quad 0, 0, 0, 0x0001000000000000
le_step_256: .quad 2, 0, 2, 0
be_step_256: .quad 0, 0x0002000000000000, 0, 0x0002000000000000
#endif

SECTION_TEXT

/* Chaining modes: a copy of the chaining value and of the first block of
 * input, as pieces may be in place; the last block becomes the value.  */
LOCAL_BEGIN (chain)
  vmovdqu (%r8), %xmm0
  vmovdqa %xmm0, FRAME_AUX(%rbx)
  vmovdqu (%rdx), %xmm0
  vmovdqa %xmm0, FRAME_AUX+16(%rbx)
  mov %r9, %rax
  shl $4, %rax
  vmovdqu -16(%rdx,%rax), %xmm0
  vmovdqu %xmm0, (%r8)
  RET
LOCAL_END (chain)

/* The tweak of XTS that follows that in xmm.  */
#define TWICE(from, to, t)                                                \
  vpshufd $0x13, %xmm##from, %xmm##t;                                     \
  vpaddq %xmm##from, %xmm##from, %xmm##to; vpsrad $31, %xmm##t, %xmm##t;  \
  vpand tweak_carry(%rip), %xmm##t, %xmm##t; vpxor %xmm##t, %xmm##to, %xmm##to

#ifdef WIDE
# define OFFSETS_2      vinserti128 $1, %xmm0, %ymm1, %ymm1;              \
                        vmovdqu %ymm1, (%rax)
#else
# define OFFSETS_2      vmovdqa %xmm1, (%rax); vmovdqa %xmm0, 16(%rax)
#endif

/* Offsets of OCB for r9 blocks into AUX.  Every other one adds L_0, so they
 * are made by twos, which is also how the wide path loads them.  */
LOCAL_BEGIN (offsets)
  mov (%r8), %r11
  mov 16(%r8), %r12
  mov 24(%r8), %r13
  vmovdqu (%r11), %xmm0
  vmovdqu (%r12), %xmm2
  lea FRAME_AUX(%rbx), %rax
  mov %r9d, %r10d
  test $1, %r13d
  jz 2f
1: sub $2, %r10d
  jb 3f
  lea 1(%r13), %r15
  bsf %r15, %r14
  shl $4, %r14
  vpxor %xmm2, %xmm0, %xmm1
  vpxor (%r12,%r14), %xmm1, %xmm0
  OFFSETS_2
  add $2, %r13
  add $32, %rax
  jmp 1b
2: bsf %r13, %r14
  shl $4, %r14
  vpxor (%r12,%r14), %xmm0, %xmm0
  vmovdqa %xmm0, (%rax)
  add $1, %r13
  add $16, %rax
  sub $1, %r10d
  jmp 1b
3: test $1, %r10d
  jz 4f
  vpxor %xmm2, %xmm0, %xmm0
  vmovdqa %xmm0, (%rax)
  add $1, %r13
4: mov %r13, 24(%r8)
  vmovdqu %xmm0, (%r11)
  RET
LOCAL_END (offsets)
/* Add the r9 blocks at rax to the checksum of OCB.  */
LOCAL_BEGIN (checksum)
  mov 8(%r8), %r11
  vmovdqu (%r11), %xmm0
  mov %r9d, %r10d
1: vpxor (%rax), %xmm0, %xmm0
  add $16, %rax
  sub $1, %r10d
  jnz 1b
  vmovdqu %xmm0, (%r11)
  RET
LOCAL_END (checksum)


#ifdef GFNI
# include "camellia-simd-one-gfni-amd64.h"
#else
/* One block: a half in the low 8 bytes of a register, the bytes that s4
 * takes in basis N and the others in basis M, so that no S-box has an input
 * map.  A term of the P-layer is picked behind the S-boxes; the terms with
 * the same map are added up before it.  */

/* x = x in the mixed basis (m_in, n_in) or out of it; X(15) is 15s.  */
#define ONE_BASIS(m, n, x, t, u, v)                                       \
  vpsrld $4, x, t; vpand X(15), x, x; vpand X(15), t, t;                  \
  vmovdqa m(%rip), u; vpshufb x, u, u;                                    \
  vmovdqa 32+m(%rip), v; vpshufb t, v, v; vpxor u, v, v;                  \
  vmovdqa n(%rip), u; vpshufb x, u, u;                                    \
  vmovdqa 32+n(%rip), x; vpshufb t, x, x; vpxor u, x, x;                  \
  vmovdqa at_s4(%rip), u; vpblendvb u, x, v, x

#define ONE_MAP(tab, x, t)                                                \
  vpsrld $4, x, t; vpand X(15), x, x; vpand X(15), t, t;                  \
  vmovdqa tab(%rip), X(12); vpshufb x, X(12), x;                          \
  vmovdqa 32+tab(%rip), X(13); vpshufb t, X(13), t;                       \
  vpxor t, x, x

/* y ^= F' (x); in X(6) to X(13).  */
#define ONE_F(x, y)                                                       \
  ONE_SUB (x);                                                            \
  vpshufb pick_a(%rip), X(6), X(7);                                       \
  vpshufb 32+pick_a(%rip), X(6), X(8);                                    \
  vpshufb 64+pick_a(%rip), X(6), X(9);                                    \
  vpshufb 96+pick_a(%rip), X(6), X(10);                                   \
  vpxor X(7), X(8), X(7);                                                 \
  vpxor X(9), X(10), X(9);                                                \
  vpxor X(7), X(9), X(7);                                                 \
  vpshufb pick_b(%rip), X(6), X(8);                                       \
  vpshufb 32+pick_b(%rip), X(6), X(9);                                    \
  vpxor X(8), X(9), X(8);                                                 \
  vpshufb pick_c(%rip), X(6), X(9);                                       \
  vpshufb 32+pick_c(%rip), X(6), X(10);                                   \
  vpxor X(9), X(10), X(9);                                                \
  vpshufb pick_d(%rip), X(6), X(10);                                      \
  vpshufb 32+pick_d(%rip), X(6), X(11);                                   \
  vpxor X(10), X(11), X(10);                                              \
  ONE_MAP (one_a, X(7), X(11));                                           \
  ONE_MAP (one_b, X(8), X(6));                                            \
  ONE_MAP (one_c, X(9), X(11));                                           \
  ONE_MAP (one_d, X(10), X(6));                                           \
  vpxor X(7), y, y;                                                       \
  vpxor X(8), X(9), X(8);                                                 \
  vpxor X(8), y, y;                                                       \
  vpxor X(10), y, y

/* The block x into halves x and hi, and back; y ^= the key in X(14).  */
#define ONE_IN(x, hi)                                                     \
  ONE_BASIS (m_in, n_in, x, X(6), X(7), X(8)); vpsrldq $8, x, hi
#define ONE_OUT(lo, hi, x)                                                \
  vpunpcklqdq hi, lo, x; ONE_BASIS (m_out, n_out, x, X(6), X(7), X(8))
#define ONE_KEY(y)      vpxor X(14), y, y
#endif /* !GFNI */

/* Of FL on x with the key in X(6).  */
#define ONE_FL_A(where, x)                                                \
  vpand X(6), x, X(7); vpshufb where(%rip), X(7), X(7);                   \
  vpsrld $31, X(7), X(8); vpslld $1, X(7), X(7);                          \
  vpor X(8), X(7), X(7); vpshufb bswap_32(%rip), X(7), X(7);              \
  vpxor X(7), x, x
#define ONE_FL_B(x)                                                       \
  vpandn x, X(6), X(7); vpsrlq $32, X(7), X(7); vpxor X(7), x, x

/* One or two registers of blocks, X(0) and X(1), on entry and exit; X(3) and
 * X(4) are their right halves.  Rounds of two take turns, so that one fills
 * the time that the other waits.  */
#define FEW_BEGIN(l, r)                                                   \
  vpxor FRAME_WHITE_IN(%rbx), l, l
#define FEW_IN(l, r)      ONE_IN (l, r)
#define FEW_ROUND_1(l, r) ONE_KEY (r); ONE_F (l, r)
#define FEW_ROUND_2(l, r) ONE_KEY (l); ONE_F (r, l)
#define FEW_OUT(l, r)     ONE_OUT (l, r, l)
#define FEW_FL(l, r)                                                      \
  ONE_FL_A (fl_left, l); ONE_FL_B (l); ONE_FL_A (fl_right, l)
#define FEW_END(l, r)                                                     \
  ONE_OUT (r, l, l); vpxor FRAME_WHITE_OUT(%rbx), l, l

#define CORE_FEW(each, enc, dec, core)                                    \
LOCAL_BEGIN (enc);                                                        \
  lea CAMELLIA_SIMD_CTX_RK(%rdi), %r10;                                   \
  lea CAMELLIA_SIMD_CTX_FL(%rdi), %r14;                                   \
  mov CAMELLIA_SIMD_CTX_ROUNDS(%rdi), %eax;                               \
  lea (%r10,%rax,8), %r12;                                                \
  mov $8, %r11d;                                                          \
  mov $16, %r15d;                                                         \
  jmp core;                                                               \
LOCAL_END (enc);                                                          \
LOCAL_BEGIN (dec);                                                        \
  mov CAMELLIA_SIMD_CTX_ROUNDS(%rdi), %eax;                               \
  lea CAMELLIA_SIMD_CTX_RK-8(%rdi), %r12;                                 \
  lea (%r12,%rax,8), %r10;                                                \
  lea CAMELLIA_SIMD_CTX_FL+16(%rdi), %r14;                                \
  cmp $24, %eax;                                                          \
  jb 1f;                                                                  \
  add $16, %r14;                                                          \
1: mov $-8, %r11;                                                         \
  mov $-16, %r15;                                                         \
  jmp core;                                                               \
LOCAL_END (dec);                                                          \
LOCAL_BEGIN (core);                                                       \
  vmovdqa fifteen(%rip), X(15);                                           \
  each (FEW_BEGIN);                                                       \
1: each (FEW_IN);                                                         \
  mov $3, %eax;                                                           \
2: LOAD_TABLE (%r10), X(14);                                              \
  each (FEW_ROUND_1);                                                     \
  add %r11, %r10;                                                         \
  LOAD_TABLE (%r10), X(14);                                               \
  each (FEW_ROUND_2);                                                     \
  add %r11, %r10;                                                         \
  sub $1, %eax;                                                           \
  jnz 2b;                                                                 \
  cmp %r12, %r10;                                                         \
  je 4f;                                                                  \
  each (FEW_OUT);                                                         \
  LOAD_TABLE (%r14), X(6);                                                \
  test %r15, %r15;                                                        \
  jns 3f;                                                                 \
  vpshufd $0x4e, X(6), X(6);                                              \
3: add %r15, %r14;                                                        \
  each (FEW_FL);                                                          \
  jmp 1b;                                                                 \
4: each (FEW_END);                                                        \
  RET;                                                                    \
LOCAL_END (core)

#define EACH_1(OP)      OP (X(0), X(3))
#define EACH_2(OP)      OP (X(0), X(3)); OP (X(1), X(4))


#define BEFORE(n)       n*VL-16(%rdx)
#define BEFORE_0        FRAME_AUX(%rbx)
#define BEFORE_1        BEFORE (1)
#define BEFORE_2        BEFORE (2)
#define BEFORE_3        BEFORE (3)
#define BEFORE_4        BEFORE (4)
#define BEFORE_5        BEFORE (5)
#define BEFORE_6        BEFORE (6)
#define BEFORE_7        BEFORE (7)
#define BEFORE_8        BEFORE (8)
#define BEFORE_9        BEFORE (9)
#define BEFORE_10       BEFORE (10)
#define BEFORE_11       BEFORE (11)
#define BEFORE_12       BEFORE (12)
#define BEFORE_13       BEFORE (13)
#define BEFORE_14       BEFORE (14)
#define BEFORE_15       BEFORE (15)

#define WIDTH 16
#include "camellia-simd-width-avx-amd64.h"
#undef WIDTH
#define WIDTH 32
#include "camellia-simd-width-avx-amd64.h"
#undef WIDTH
#define WIDTH 128
#include "camellia-simd-width-avx-amd64.h"
#undef WIDTH
#ifdef WIDE
# define WIDTH 64
# include "camellia-simd-width-avx-amd64.h"
# undef WIDTH
# define WIDTH 256
# include "camellia-simd-width-avx-amd64.h"
# undef WIDTH
# define BLOCKS         32
# define MAX(op)        op##_256
#else
# define BLOCKS         16
# define MAX(op)        op##_128
#endif


/* What every operation begins and ends with.  */
#define ENTER                                                             \
  push %rbp; CFI_PUSH (%rbp); mov %rsp, %rbp; CFI_DEF_CFA_REG (%rbp);     \
  push %rbx; .cfi_offset %rbx, -24; push %r12; .cfi_offset %r12, -32;     \
  push %r13; .cfi_offset %r13, -40; push %r14; .cfi_offset %r14, -48;     \
  push %r15; .cfi_offset %r15, -56;                                       \
  sub $FRAME_SIZE, %rsp; and $-64, %rsp; mov %rsp, %rbx

#define LEAVE                                                             \
  vzeroall; lea FRAME_SIZE-32(%rbx), %rax;                                \
  98: vmovdqa %xmm0, (%rbx); vmovdqa %xmm0, 16(%rbx); add $32, %rbx;      \
  cmp %rax, %rbx; jbe 98b; xor %eax, %eax;                                \
  lea -40(%rbp), %rsp; pop %r15; .cfi_restore %r15;                       \
  pop %r14; .cfi_restore %r14; pop %r13; .cfi_restore %r13;               \
  pop %r12; .cfi_restore %r12; pop %rbx; .cfi_restore %rbx;               \
  pop %rbp; .cfi_restore %rbp; .cfi_def_cfa %rsp, 8; RET

#define WHITEN(from, to)                                                  \
  vmovdqu from(%rdi), %xmm0; vmovdqa %xmm0, to(%rbx);                     \
  vmovdqa %xmm0, 16+to(%rbx)
#define WHITEN_ENC                                                        \
  WHITEN (CAMELLIA_SIMD_CTX_WIN, FRAME_WHITE_IN);                         \
  WHITEN (CAMELLIA_SIMD_CTX_WOUT, FRAME_WHITE_OUT)
#define WHITEN_DEC                                                        \
  WHITEN (CAMELLIA_SIMD_CTX_WOUT, FRAME_WHITE_IN);                        \
  WHITEN (CAMELLIA_SIMD_CTX_WIN, FRAME_WHITE_OUT)

/* Copy r9 blocks from rax to r10.  */
LOCAL_BEGIN (copy)
  mov %r9d, %r11d
1: vmovdqu (%rax), %xmm0
  vmovdqu %xmm0, (%r10)
  add $16, %rax
  add $16, %r10
  sub $1, %r11d
  jnz 1b
  RET
LOCAL_END (copy)

/* Purpose: ECB in either direction, CBC and CFB decryption, both counters,
 *   XTS in either direction, OCB in either direction and of associated data
 * Prototype: camellia_simd_op_t
 * ISA: AVX AES; AVX2 with WIDE, VAES with WIDE_AES; GFNI instead of AES
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned (ocb_auth:
 *   unused), rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state RW unaligned: IV, counter or tweak of 16 bytes, which becomes
 *   that of the next block; struct camellia_simd_ocb, whose offset, checksum
 *   and index do; ECB: unused
 * Overlap: out and in equal or apart
 * Blocks: 32 (with WIDE), 16, 4 (with WIDE), 2 or 1 at once, any number; an
 *   incomplete group goes through a buffer in the frame
 * Counter: ctr16be adds to bytes 14 and 15 only, big-endian, ctr32le to
 *   bytes 0 to 3, little-endian; both modulo their width
 * Uses: xmm0-xmm15, ymm0-ymm15 with WIDE, rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: FRAME_SIZE + 63 + 48 + calls
 * Secrets: vector registers and the frame, all cleared by LEAVE
 * Timing: depends on nblocks and rounds, for OCB on the index, only
 *
 * HAS_OUT is 0 if nothing is written at OUT; WHITEN is the direction's.
 */
#define PARALLEL(op, whiten, has_out)                                     \
FUNC_BEGIN (FN (op));                                                     \
  test %rcx, %rcx; jnz 1f; RET;                                           \
1: ENTER;                                                                 \
  whiten;                                                                 \
  mov $BLOCKS, %r9d;                                                      \
2: cmp $BLOCKS, %rcx; jb 3f;                                              \
  call MAX (op);                                                          \
  add $16*BLOCKS, %rdx; add $16*BLOCKS, %rsi; sub $BLOCKS, %rcx; jnz 2b;  \
  jmp 9f;                                                                 \
3: mov %rcx, %r9;                                                         \
  cmp $2, %ecx; ja 5f; je 4f;                                             \
  call op##_1;                                                            \
  jmp 9f;                                                                 \
4: call op##_2;                                                           \
  jmp 9f;                                                                 \
5: mov %rsi, FRAME_RSI(%rbx);                                             \
  mov %rdx, %rax; lea FRAME_BUF(%rbx), %r10; mov %r10, %rdx;              \
  mov %r10, %rsi; call copy;                                              \
  REST (op);                                                              \
  .if has_out;                                                            \
  lea FRAME_BUF(%rbx), %rax; mov FRAME_RSI(%rbx), %r10; call copy;        \
  .endif;                                                                 \
9: LEAVE;                                                                 \
FUNC_END (FN (op))
#ifdef WIDE
# define REST(op)                                                         \
  cmp $4, %ecx; ja 6f; call op##_4; jmp 8f;                               \
  6: cmp $16, %ecx; ja 7f; call op##_128; jmp 8f; 7: call op##_256; 8:
#else
# define REST(op)       call op##_128
#endif

PARALLEL (ecb_enc, WHITEN_ENC, 1)
PARALLEL (ecb_dec, WHITEN_DEC, 1)
PARALLEL (cbc_dec, WHITEN_DEC, 1)
PARALLEL (cfb_dec, WHITEN_ENC, 1)
PARALLEL (ctr16be, WHITEN_ENC, 1)
PARALLEL (ctr32le, WHITEN_ENC, 1)
PARALLEL (xts_enc, WHITEN_ENC, 1)
PARALLEL (xts_dec, WHITEN_DEC, 1)
PARALLEL (ocb_enc, WHITEN_ENC, 1)
PARALLEL (ocb_dec, WHITEN_DEC, 1)
PARALLEL (ocb_auth, WHITEN_ENC, 0)

/* Purpose: CBC encryption and MAC, CFB and OFB encryption
 * Prototype: camellia_simd_op_t
 * ISA: AVX AES, or AVX2 GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned (cbc_mac: the
 *   last block only), rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state 16 RW unaligned: IV, becomes the last chaining value
 * Overlap: out and in equal or apart
 * Blocks: 1 at once, any number
 * Counter: none
 * Uses: xmm0-xmm15 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: FRAME_SIZE + 63 + 48 + calls
 * Secrets: vector registers and the frame, all cleared by LEAVE
 * Timing: depends on nblocks and rounds only
 *
 * BLOCK goes from the chaining value in xmm0 to the next, LAST runs behind
 * the last block.
 */
#define SERIAL(op, block, last)                                           \
FUNC_BEGIN (FN (op));                                                     \
  test %rcx, %rcx; jnz 1f; RET;                                           \
1: ENTER;                                                                 \
  WHITEN_ENC;                                                             \
  vmovdqu (%r8), %xmm0;                                                   \
2: block;                                                                 \
  add $16, %rdx; add $16, %rsi; sub $1, %rcx; jnz 2b;                     \
  last;                                                                   \
  vmovdqu %xmm0, (%r8);                                                   \
  LEAVE;                                                                  \
FUNC_END (FN (op))

#define CBC_ENC_BLOCK   vpxor (%rdx), %xmm0, %xmm0; call core_enc_1;      \
                        vmovdqu %xmm0, (%rsi)
#define CBC_MAC_BLOCK   vpxor (%rdx), %xmm0, %xmm0; call core_enc_1;      \
                        sub $16, %rsi
#define CFB_ENC_BLOCK   call core_enc_1; vpxor (%rdx), %xmm0, %xmm0;      \
                        vmovdqu %xmm0, (%rsi)
#define OFB_ENC_BLOCK   call core_enc_1; vpxor (%rdx), %xmm0, %xmm1;      \
                        vmovdqu %xmm1, (%rsi)
#define NOTHING
#define STORE_LAST      vmovdqu %xmm0, (%rsi)
SERIAL (cbc_enc, CBC_ENC_BLOCK, NOTHING)
SERIAL (cbc_mac, CBC_MAC_BLOCK, STORE_LAST)
SERIAL (cfb_enc, CFB_ENC_BLOCK, NOTHING)
SERIAL (ofb_enc, OFB_ENC_BLOCK, NOTHING)


#define X(n)           %xmm##n
#undef ONE_SUB
#define ONE_SUB(x)      vaesenclast aes_out(%rip), x, X(6)

#define KEY_F(n, x, y)                                                    \
  vmovddup 8*n+sigma(%rip), %xmm3; vpxor %xmm3, x, %xmm2;                 \
  vpxor p_out(%rip), y, y; ONE_F (%xmm2, y)
#define KEY_LOAD(mem, lo, hi)                                             \
  vmovdqu mem, lo; ONE_IN (lo, hi)
#define KEY_STORE(mem)                                                    \
  ONE_OUT (%xmm0, %xmm1, %xmm4); vmovdqu %xmm4, mem

/* Purpose: compute KA and KB of RFC 3713 from KL and KR
 * Prototype: void kakb (uint8_t kakb[32], const uint8_t klkr[32],
 *                       unsigned int rounds)
 * ISA: AVX AES, or AVX2 GFNI
 * Args: rdi kakb 32 W unaligned, rsi klkr 32 R unaligned, edx rounds
 * Overlap: kakb and klkr apart
 * Blocks: none
 * Counter: none
 * Uses: xmm0-xmm15
 * Preserves: what the System V ABI says
 * Stack: 0
 * Secrets: key material in vector registers, all cleared
 * Timing: depends on rounds only
 */
FUNC_BEGIN (FN (kakb))
  vmovdqa fifteen(%rip), %xmm15
  vmovdqu (%rsi), %xmm0
  vpxor 16(%rsi), %xmm0, %xmm0
  ONE_IN (%xmm0, %xmm1)
  KEY_F (0, %xmm0, %xmm1)
  KEY_F (1, %xmm1, %xmm0)
  KEY_LOAD ((%rsi), %xmm5, %xmm4)
  vpxor %xmm5, %xmm0, %xmm0
  vpxor %xmm4, %xmm1, %xmm1
  KEY_F (2, %xmm0, %xmm1)
  KEY_F (3, %xmm1, %xmm0)
  KEY_STORE ((%rdi))
  cmp $24, %edx
  jne 1f
  KEY_LOAD (16(%rsi), %xmm5, %xmm4)
  vpxor %xmm5, %xmm0, %xmm0
  vpxor %xmm4, %xmm1, %xmm1
  KEY_F (4, %xmm0, %xmm1)
  KEY_F (5, %xmm1, %xmm0)
  KEY_STORE (16(%rdi))
1: vzeroall
  RET
FUNC_END (FN (kakb))

#ifndef GFNI
/* Add to xmm0 the map TAB of the bytes whose nibbles are in xmm1, xmm2.  */
#define KEY_MAP(tab, at)                                                  \
  vmovdqa tab(%rip), %xmm3; vpshufb %xmm1, %xmm3, %xmm3;                  \
  vmovdqa 16+tab(%rip), %xmm4; vpshufb %xmm2, %xmm4, %xmm4;               \
  vpxor %xmm3, %xmm4, %xmm4; vpand at(%rip), %xmm4, %xmm4;                \
  vpxor %xmm4, %xmm0, %xmm0
#define KEY_SPREAD(x, to)                                                 \
  vpshufb times_4(%rip), x, %xmm1; vmovdqu %xmm1, (to);                   \
  vpshufb 16+times_4(%rip), x, %xmm1; vmovdqu %xmm1, 16(to);              \
  vpshufb 32+times_4(%rip), x, %xmm1; vmovdqu %xmm1, 32(to);              \
  vpshufb 48+times_4(%rip), x, %xmm1; vmovdqu %xmm1, 48(to)
#define KEY_TERM(n)                                                       \
  vpshufb 16*n+p_inverse(%rip), %xmm5, %xmm1; vpxor %xmm1, %xmm0, %xmm0
#define KEY_FL_HALF(x, to)                                                \
  vpandn x, %xmm0, %xmm1; vpsrld $4, %xmm1, %xmm2;                        \
  vpand %xmm15, %xmm1, %xmm1; vpand %xmm15, %xmm2, %xmm2;                 \
  vpshufb %xmm1, %xmm7, %xmm1; vpshufb %xmm2, %xmm8, %xmm2;               \
  vpxor %xmm1, %xmm2, %xmm2; vmovdqu %xmm2, to(%r8)
#define KEY_FL_B(n)                                                       \
  vbroadcastss 4*n(%r10), %xmm0;                                          \
  KEY_FL_HALF (%xmm5, 32*n); KEY_FL_HALF (%xmm6, 16+32*n)

/* Purpose: make what the operations want of the subkeys
 * Prototype: void expand (struct camellia_simd_ctx *ctx)
 * ISA: AVX
 * Args: rdi ctx RW unaligned
 * Overlap: none
 * Blocks: none
 * Counter: none
 * Uses: xmm0-xmm15 rax rcx rdx r8-r11
 * Preserves: what the System V ABI says
 * Stack: 0
 * Secrets: key material in vector registers, all cleared
 * Timing: depends on rounds only
 *
 * RK becomes the keys for few blocks, in bases M and N.  The key operands in
 * the table are what, added to the outputs of the S-boxes, adds the round
 * key behind the P-layer.
 */
FUNC_BEGIN (FN (expand))
  vmovdqa fifteen(%rip), %xmm15
  lea CAMELLIA_SIMD_CTX_RK(%rdi), %rax
  lea TABLE_KEYS(%rdi), %rdx
  mov CAMELLIA_SIMD_CTX_ROUNDS(%rdi), %ecx
1: vmovdqu (%rax), %xmm5
  vpxor %xmm0, %xmm0, %xmm0
  KEY_TERM (0)
  KEY_TERM (1)
  KEY_TERM (2)
  KEY_TERM (3)
  KEY_TERM (4)
  KEY_TERM (5)
  vpsrld $4, %xmm0, %xmm2
  vpand %xmm15, %xmm0, %xmm1
  vpand %xmm15, %xmm2, %xmm2
  vpxor %xmm0, %xmm0, %xmm0
  KEY_MAP (ke_s1, at_s1_even)
  KEY_MAP (ke_s2, at_s2_even)
  KEY_MAP (ke_s3, at_s3_even)
  KEY_MAP (ko_s1, at_s1_odd)
  KEY_MAP (ko_s2, at_s2_odd)
  KEY_MAP (ko_s3, at_s3_odd)
  KEY_SPREAD (%xmm0, %rdx)
  ONE_BASIS (m_in, n_in, %xmm5, %xmm2, %xmm3, %xmm4)
  vmovdqu %xmm5, (%rax)
  add $16, %rax
  add $64, %rdx
  sub $2, %ecx
  jnz 1b
  lea CAMELLIA_SIMD_CTX_FL(%rdi), %rax
  lea TABLE_FL(%rdi), %rdx
  mov CAMELLIA_SIMD_CTX_ROUNDS(%rdi), %ecx
  sub $6, %ecx
  lea TABLE_FL_B(%rdi), %r8
2: vmovdqu (%rax), %xmm0
  KEY_SPREAD (%xmm0, %rdx)
  lea basis_1(%rip), %r9
  lea 16(%rdx), %r10
  mov $2, %r11d
3: vmovdqu BASIS_OUT(%r9), %xmm5
  vmovdqu 16+BASIS_OUT(%r9), %xmm6
  vmovdqu BASIS_LINEAR(%r9), %xmm7
  vmovdqu 16+BASIS_LINEAR(%r9), %xmm8
  KEY_FL_B (0)
  KEY_FL_B (1)
  KEY_FL_B (2)
  KEY_FL_B (3)
  lea basis_2(%rip), %r9
  add $32, %r10
  sub $-128, %r8
  sub $1, %r11d
  jnz 3b
  add $16, %rax
  add $64, %rdx
  sub $6, %ecx
  jnz 2b
  vzeroall
  RET
FUNC_END (FN (expand))
#endif /* !GFNI */

#undef TABLE_KEYS
#undef TABLE_FL
#undef TABLE_FL_HALF
#undef TABLE_FL_B
#undef TABLE_FL_B_STEP
#undef FRAME_SLOT2
#undef FRAME_BUF
#undef FRAME_AUX
#undef FRAME_WHITE_IN
#undef FRAME_WHITE_OUT
#undef FRAME_END
#undef FRAME_RCX
#undef FRAME_RDX
#undef FRAME_R9
#undef FRAME_RSI
#undef FRAME_FL_B
#undef FRAME_SIZE
#undef TWICE_QUADS
#undef TWICE_PAIR
#undef QUADS
#undef PAIR
#undef BASIS_IN
#undef BASIS_OUT
#undef BASIS_LINEAR
#undef BASIS_ORDER
#undef BASIS_BACK
#undef TWICE
#undef OFFSETS_2
#undef ONE_BASIS
#undef ONE_MAP
#undef ONE_F
#undef ONE_HALF
#undef ONE_IN
#undef ONE_OUT
#undef ONE_KEY
#undef ONE_FL_A
#undef ONE_FL_B
#undef FEW_BEGIN
#undef FEW_IN
#undef FEW_ROUND_1
#undef FEW_ROUND_2
#undef FEW_OUT
#undef FEW_FL
#undef FEW_END
#undef CORE_FEW
#undef EACH_1
#undef EACH_2
#undef BEFORE
#undef BEFORE_0
#undef BEFORE_1
#undef BEFORE_2
#undef BEFORE_3
#undef BEFORE_4
#undef BEFORE_5
#undef BEFORE_6
#undef BEFORE_7
#undef BEFORE_8
#undef BEFORE_9
#undef BEFORE_10
#undef BEFORE_11
#undef BEFORE_12
#undef BEFORE_13
#undef BEFORE_14
#undef BEFORE_15
#undef WIDTH
#undef BLOCKS
#undef MAX
#undef ENTER
#undef LEAVE
#undef WHITEN
#undef WHITEN_ENC
#undef WHITEN_DEC
#undef PARALLEL
#undef REST
#undef SERIAL
#undef CBC_ENC_BLOCK
#undef CBC_MAC_BLOCK
#undef CFB_ENC_BLOCK
#undef OFB_ENC_BLOCK
#undef NOTHING
#undef STORE_LAST
#undef X
#undef ONE_SUB
#undef KEY_F
#undef KEY_LOAD
#undef KEY_STORE
#undef KEY_MAP
#undef KEY_SPREAD
#undef KEY_TERM
#undef KEY_FL_HALF
#undef KEY_FL_B
