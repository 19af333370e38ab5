/* camellia-simd-vec-aarch64.h - Vectors of 16 bytes on AArch64
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


/* What camellia-simd-body-simd128.h wants of a machine, with Advanced SIMD
 * and the AES instructions.  Those are written as assembly: not every
 * compiler has their intrinsics unless it is told to use them anywhere.  */

#include <arm_neon.h>

typedef uint8x16_t vec;

#define v_load(p)       vld1q_u8 ((const uint8_t *)(p))
#define v_store(p, a)   vst1q_u8 ((uint8_t *)(p), (a))
#define v_zero()        vdupq_n_u8 (0)
#define v_xor(a, b)     veorq_u8 ((a), (b))
#define v_and(a, b)     vandq_u8 ((a), (b))
#define v_andnot(a, b)  vbicq_u8 ((b), (a))             /* ~a & b */

/* Bytes of A by the indices I, 0 for an index of 0x80.  */
#define v_perm(a, i)    vqtbl1q_u8 ((a), (i))
/* Byte N of A everywhere.  */
#define v_splat(a, n)   vdupq_laneq_u8 ((a), (n))

#define v_zip_lo(a, b)  vzip1q_u8 ((a), (b))
#define v_zip_hi(a, b)  vzip2q_u8 ((a), (b))
#define v_lo_lo(a, b)                                   \
  vreinterpretq_u8_u64 (vzip1q_u64 (vreinterpretq_u64_u8 (a), \
                                    vreinterpretq_u64_u8 (b)))
#define v_hi_hi(a, b)                                   \
  vreinterpretq_u8_u64 (vzip2q_u64 (vreinterpretq_u64_u8 (a), \
                                    vreinterpretq_u64_u8 (b)))

/* A's bytes shifted left by one, bit 7 of the same byte of B coming in.  */
#define v_shl1_in(a, b) vsriq_n_u8 (vshlq_n_u8 ((a), 1), (b), 7)

/* Each 32-bit word rotated left by one.  */
static inline __attribute__ ((always_inline)) vec
v_rotl32 (vec a)
{
  uint32x4_t w = vreinterpretq_u32_u8 (a);

  return vreinterpretq_u8_u32 (vsriq_n_u32 (vshlq_n_u32 (w, 1), w, 31));
}

/* ShiftRows and the AES S-box, or the inverse of both; then K is added.  */
static inline __attribute__ ((always_inline)) vec
v_sbox (vec a, vec k)
{
  __asm__ (".arch_extension crypto\n\taese %0.16b, %1.16b"
           : "+w" (a) : "w" (vdupq_n_u8 (0)));
  return veorq_u8 (a, k);
}

static inline __attribute__ ((always_inline)) vec
v_inv_sbox (vec a, vec k)
{
  __asm__ (".arch_extension crypto\n\taesd %0.16b, %1.16b"
           : "+w" (a) : "w" (vdupq_n_u8 (0)));
  return veorq_u8 (a, k);
}

/* LO[x & 15] ^ HI[x >> 4] of each byte.  */
static inline __attribute__ ((always_inline)) vec
v_map (vec lo, vec hi, vec x)
{
  return veorq_u8 (vqtbl1q_u8 (lo, vandq_u8 (x, vdupq_n_u8 (15))),
                   vqtbl1q_u8 (hi, vshrq_n_u8 (x, 4)));
}

/* The compiler saves what belongs to the caller.  */
#define V_CLEAR_4(a, b, c, d)                                           \
  __asm__ volatile ("movi v" #a ".16b, #0\n\tmovi v" #b ".16b, #0\n\t"  \
                    "movi v" #c ".16b, #0\n\tmovi v" #d ".16b, #0"      \
                    : : : "v" #a, "v" #b, "v" #c, "v" #d)
#define V_CLEAR_REGS                                                    \
  V_CLEAR_4 (0, 1, 2, 3); V_CLEAR_4 (4, 5, 6, 7);                       \
  V_CLEAR_4 (8, 9, 10, 11); V_CLEAR_4 (12, 13, 14, 15);                 \
  V_CLEAR_4 (16, 17, 18, 19); V_CLEAR_4 (20, 21, 22, 23);               \
  V_CLEAR_4 (24, 25, 26, 27); V_CLEAR_4 (28, 29, 30, 31)
