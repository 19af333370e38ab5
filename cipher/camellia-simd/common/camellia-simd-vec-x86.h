/* camellia-simd-vec-x86.h - Vectors of 16 bytes on x86
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


/* What camellia-simd-body-simd128.h wants of a machine, with AES-NI and
 * SSE4.1.  The including file has selected the instruction set, and defines
 * V_CLEAR_REGS.  */

#include <wmmintrin.h>
#include <smmintrin.h>

typedef __m128i vec;

#define v_load(p)       _mm_loadu_si128 ((const __m128i *)(const void *)(p))
#define v_store(p, a)   _mm_storeu_si128 ((__m128i *)(void *)(p), (a))
#define v_zero()        _mm_setzero_si128 ()
#define v_xor(a, b)     _mm_xor_si128 ((a), (b))
#define v_and(a, b)     _mm_and_si128 ((a), (b))
#define v_andnot(a, b)  _mm_andnot_si128 ((a), (b))     /* ~a & b */

/* Bytes of A by the indices I, 0 for an index of 0x80.  */
#define v_perm(a, i)    _mm_shuffle_epi8 ((a), (i))
/* Byte N of A everywhere.  */
#define v_splat(a, n)   _mm_shuffle_epi8 ((a), _mm_set1_epi8 (n))

#define v_zip_lo(a, b)  _mm_unpacklo_epi8 ((a), (b))
#define v_zip_hi(a, b)  _mm_unpackhi_epi8 ((a), (b))
#define v_lo_lo(a, b)   _mm_unpacklo_epi64 ((a), (b))
#define v_hi_hi(a, b)   _mm_unpackhi_epi64 ((a), (b))

/* A's bytes shifted left by one, bit 7 of the same byte of B coming in.  */
#define v_shl1_in(a, b) \
  _mm_sub_epi8 (_mm_add_epi8 ((a), (a)), \
                _mm_cmpgt_epi8 (_mm_setzero_si128 (), (b)))
/* Each 32-bit word rotated left by one.  */
#define v_rotl32(a) \
  _mm_or_si128 (_mm_slli_epi32 ((a), 1), _mm_srli_epi32 ((a), 31))

/* ShiftRows and the AES S-box, or the inverse of both; then K is added.  */
#define v_sbox(a, k)    _mm_aesenclast_si128 ((a), (k))
#define v_inv_sbox(a, k) _mm_aesdeclast_si128 ((a), (k))

/* LO[x & 15] ^ HI[x >> 4] of each byte.  */
static inline __attribute__ ((always_inline)) vec
v_map (vec lo, vec hi, vec x)
{
  const vec low = _mm_set1_epi8 (15);
  vec h = v_and (_mm_srli_epi16 (x, 4), low);

  return v_xor (v_perm (lo, v_and (x, low)), v_perm (hi, h));
}

#ifdef __x86_64__
# define V_CLOBBER_REGS                                                 \
  "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",       \
  "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15"
#else
# define V_CLOBBER_REGS                                                 \
  "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7"
#endif
