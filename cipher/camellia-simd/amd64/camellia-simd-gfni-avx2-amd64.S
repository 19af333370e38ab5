/* camellia-simd-gfni-avx2-amd64.S - Camellia for GFNI and AVX2
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
#include "camellia-simd-asm-amd64.h"

#ifdef CAMELLIA_SIMD_WITH_GFNI_AVX2
#define FN(op)          _gcry_camellia_simd_gfni_avx2_##op
#define WIDE            1
#define GFNI            1
#include "camellia-simd-body-avx-amd64.h"
#endif

END_OF_FILE
