/* camellia-simd-wide-gfni-amd64.h - Wide Camellia for GFNI and AVX2, any width
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


/* Included by camellia-simd-width-avx-amd64.h, whose registers and frame
 * these are.  Both halves are in basis M: slot 1 is D1, slot 2 is D2, in
 * decryption, too.  What addresses the key:
 *
 *   r10, r11   key bytes of the round, step to the next
 *   r14, r15   matrices of FL', from there to those of FLINV'; twice that
 *              is the step to the next layer
 */

/* f is an S-box, gf2p8affineinvqb, or a linear map, gf2p8affineqb.  */
#define MAP(f, tab, x)  vgf2p8affine##f $0, tab(%rip), X(x), X(x)
#define MAP8(tab)                                                         \
  MAP (qb, tab, 8); MAP (qb, tab, 9); MAP (qb, tab, 10);                  \
  MAP (qb, tab, 11); MAP (qb, tab, 12); MAP (qb, tab, 13);                \
  MAP (qb, tab, 14); MAP (qb, tab, 15)

/* S-boxes s1 and s4 have the matrix that is used most, in X(0).  */
#define SUB_S1(x)       vgf2p8affineinvqb $0, X(0), X(x), X(x)
#define ADD_ROUND(n, x, t, to)                                            \
  vbroadcastss 4*n(%r10), X(t); vpxor (to)+n*VL(%rbx), X(t), X(t);        \
  vpxor X(t), X(x), X(x); vmovdqa X(x), (to)+n*VL(%rbx)

/* A round: the half in X(8) to X(15) is that of the slot not named; the
 * slot TO is added to and is in the registers then, too.  The form of the
 * P-layer with the fewest XORs: a kernel of this width is bound by their
 * number.  */
#define ROUND(to)                                                         \
  MAP (qb, gf_s4_in, 11); MAP (qb, gf_s4_in, 14);                         \
  SUB_S1 (8); MAP (invqb, gf_s3, 13);                                     \
  MAP (invqb, gf_s3, 10); SUB_S1 (15);                                    \
  MAP (invqb, gf_s2, 12); MAP (invqb, gf_s2, 9);                          \
  SUB_S1 (11); SUB_S1 (14);                                               \
  vpxor X(8), X(13), X(1);      /* z1^z6 */                               \
  vpxor X(10), X(15), X(2);     /* c = z3^z8 */                           \
  vpxor X(12), X(2), X(3);      /* e = z5^c */                            \
  vpxor X(11), X(12), X(4);     /* d = z4^z5 */                           \
  vpxor X(9), X(14), X(6);      /* z2^z7 */                               \
  vpxor X(13), X(4), X(5);      /* f = z6^d */                            \
  vpxor X(14), X(1), X(7);      /* g = z7^z1^z6 */                        \
  vpxor X(6), X(15), X(11);     /* h = z8^z2^z7 */                        \
  vpxor X(6), X(3), X(13);      /* q6 */                                  \
  vpxor X(2), X(5), X(14);      /* q7 */                                  \
  vpxor X(4), X(7), X(15);      /* q8 */                                  \
  vpxor X(1), X(11), X(12);     /* q5 */                                  \
  vpxor X(7), X(13), X(10);                                               \
  vpxor X(11), X(14), X(11);                                              \
  vpxor X(3), X(15), X(8);                                                \
  vpxor X(5), X(12), X(9);                                                \
  ADD_ROUND (5, 13, 1, to); ADD_ROUND (6, 14, 2, to);                     \
  ADD_ROUND (7, 15, 3, to); ADD_ROUND (4, 12, 4, to);                     \
  ADD_ROUND (2, 10, 5, to); ADD_ROUND (3, 11, 6, to);                     \
  ADD_ROUND (0, 8, 7, to); ADD_ROUND (1, 9, 1, to);                       \
  add %r11, %r10

/* The two steps of FL' and FLINV' on a slot with the matrices at key (an
 * address without its displacement): the right bytes from the left ones,
 * X(8) to X(11), and the left ones from the right ones.  */
#define FL_KEY(n, key, x, t)                                              \
  vpbroadcastq 8*n key, X(t); vgf2p8affineqb $0, X(t), X(x), X(t)
#define FL_RIGHT(n, key, slot, l, next)                                   \
  FL_KEY (n, key, l, 1); FL_KEY ((4+n), key, next, 2);                    \
  vpxor (slot)+(4+n)*VL(%rbx), X(1), X(1); vpxor X(1), X(2), X(2);        \
  vmovdqa X(2), (slot)+(4+n)*VL(%rbx)
#define FL_LEFT(n, key, slot, l)                                          \
  vmovdqa (slot)+(4+n)*VL(%rbx), X(1); FL_KEY ((8+n), key, 1, 2);         \
  vpxor (slot)+n*VL(%rbx), X(2), X(l); vmovdqa X(l), (slot)+n*VL(%rbx)
#define FL_RIGHT4(key, slot)                                              \
  FL_RIGHT (0, key, slot, 8, 9); FL_RIGHT (1, key, slot, 9, 10);          \
  FL_RIGHT (2, key, slot, 10, 11); FL_RIGHT (3, key, slot, 11, 8)
#define FL_LEFT4(key, slot)                                               \
  FL_LEFT (0, key, slot, 8); FL_LEFT (1, key, slot, 9);                   \
  FL_LEFT (2, key, slot, 10); FL_LEFT (3, key, slot, 11)

/* Encrypt or decrypt what is in X(0) to X(15), a block in each 16 bytes.  */
LOCAL_BEGIN (W_ (core_enc))
  lea TABLE_KEYS(%rdi), %r10
  lea TABLE_FL(%rdi), %r14
  mov $32, %r11d
  mov $TABLE_FL_HALF, %r15d
  mov CAMELLIA_SIMD_CTX_ROUNDS(%rdi), %r13d
  shl $5, %r13d
  add %r10, %r13
  jmp W_ (core)
LOCAL_END (W_ (core_enc))

LOCAL_BEGIN (W_ (core_dec))
  mov CAMELLIA_SIMD_CTX_ROUNDS(%rdi), %eax
  lea TABLE_FL+3*TABLE_FL_HALF(%rdi), %r14
  cmp $24, %eax
  jb 1f
  add $2*TABLE_FL_HALF, %r14
1: lea TABLE_KEYS-32(%rdi), %r13
  shl $5, %eax
  lea (%r13,%rax), %r10
  mov $-32, %r11
  mov $-TABLE_FL_HALF, %r15
  jmp W_ (core)
LOCAL_END (W_ (core_dec))

LOCAL_BEGIN (W_ (core))
  mov %rbx, %r12
  SPLIT16
  SLICE8
  MAP8 (gf_m)
  lea FRAME_SLOT2(%rbx), %rax
  STORE8 (%rax)
  LOAD8 (%rbx, 0, 1, 2, 3, 4, 5, 6, 7)
  SLICE8
  MAP8 (gf_m)
  STORE8 (%rbx)
  vmovdqa gf_s1(%rip), X(0)
1: mov $3, %eax
2: ROUND (FRAME_SLOT2)
  ROUND (0)
  sub $1, %eax
  jnz 2b
  cmp %r13, %r10
  je 3f
  FL_RIGHT4 ((%r14), 0)
  FL_LEFT4 ((%r14), 0)
  FL_LEFT4 ((%r14,%r15), FRAME_SLOT2)
  FL_RIGHT4 ((%r14,%r15), FRAME_SLOT2)
  lea (%r14,%r15,2), %r14
  LOAD8 (%rbx, 8, 9, 10, 11, 12, 13, 14, 15)
  jmp 1b
3: MAP8 (gf_mi)
  UNSLICE8
  vmovdqa X(0), (%rbx)
  vmovdqa X(1), VL(%rbx)
  vmovdqa X(2), 2*VL(%rbx)
  vmovdqa X(3), 3*VL(%rbx)
  vmovdqa X(4), 4*VL(%rbx)
  vmovdqa X(5), 5*VL(%rbx)
  vmovdqa X(6), 6*VL(%rbx)
  vmovdqa X(7), 7*VL(%rbx)
  lea FRAME_SLOT2(%rbx), %rax
  LOAD8 (%rax, 8, 9, 10, 11, 12, 13, 14, 15)
  MAP8 (gf_mi)
  UNSLICE8
  JOIN16
  RET
LOCAL_END (W_ (core))

#undef MAP
#undef MAP8
#undef SUB_S1
#undef ADD_ROUND
#undef FL_KEY
#undef FL_RIGHT
#undef FL_LEFT
#undef FL_RIGHT4
#undef FL_LEFT4
