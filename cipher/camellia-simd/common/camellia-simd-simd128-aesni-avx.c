/* camellia-simd-simd128-aesni-avx.c - In C, for AES-NI and AVX
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

#if CAMELLIA_SIMD_WITH_SIMD128_AESNI_AVX

# ifdef __clang__
#  pragma clang attribute push (__attribute__ ((target ("aes,avx"))), \
                                apply_to = function)
# else
#  pragma GCC push_options
#  pragma GCC target ("aes,avx")
# endif

# define FN(op) _gcry_camellia_simd_simd128_aesni_avx_##op
# include "camellia-simd-vec-x86.h"

# define V_CLEAR_REGS __asm__ volatile ("vzeroall" : : : V_CLOBBER_REGS)
# include "camellia-simd-body-simd128.h"

# ifdef __clang__
#  pragma clang attribute pop
# else
#  pragma GCC pop_options
# endif

#endif /*CAMELLIA_SIMD_WITH_SIMD128_AESNI_AVX*/
