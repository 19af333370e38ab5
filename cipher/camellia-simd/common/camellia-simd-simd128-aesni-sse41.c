/* camellia-simd-simd128-aesni-sse41.c - In C, for AES-NI and SSE4.1
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


#include "camellia-simd-config.h"

#if CAMELLIA_SIMD_WITH_SIMD128_AESNI_SSE41

# ifdef __clang__
#  pragma clang attribute push (__attribute__ ((target ("aes,sse4.1"))), \
                                apply_to = function)
# else
#  pragma GCC push_options
#  pragma GCC target ("aes,sse4.1")
# endif

# define FN(op) _gcry_camellia_simd_simd128_aesni_sse41_##op
# include "camellia-simd-vec-x86.h"

# ifdef __x86_64__
#  define CLEAR_UPPER \
  "pxor %%xmm8, %%xmm8; pxor %%xmm9, %%xmm9; pxor %%xmm10, %%xmm10;"      \
  "pxor %%xmm11, %%xmm11; pxor %%xmm12, %%xmm12; pxor %%xmm13, %%xmm13;"  \
  "pxor %%xmm14, %%xmm14; pxor %%xmm15, %%xmm15;"
# else
#  define CLEAR_UPPER ""
# endif
# define V_CLEAR_REGS                                                       \
  __asm__ volatile (                                                        \
  "pxor %%xmm0, %%xmm0; pxor %%xmm1, %%xmm1; pxor %%xmm2, %%xmm2;"          \
  "pxor %%xmm3, %%xmm3; pxor %%xmm4, %%xmm4; pxor %%xmm5, %%xmm5;"          \
  "pxor %%xmm6, %%xmm6; pxor %%xmm7, %%xmm7;" CLEAR_UPPER                   \
  : : : V_CLOBBER_REGS)
# include "camellia-simd-body-simd128.h"

# ifdef __clang__
#  pragma clang attribute pop
# else
#  pragma GCC pop_options
# endif

#endif /*CAMELLIA_SIMD_WITH_SIMD128_AESNI_SSE41*/
