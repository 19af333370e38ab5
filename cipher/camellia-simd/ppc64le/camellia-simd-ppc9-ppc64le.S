/* camellia-simd-ppc9-ppc64le.S - Camellia for POWER9
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


#include "camellia-simd.h"

#if CAMELLIA_SIMD_WITH_PPC9

	.machine power9
#define SYMBOL(op) _gcry_camellia_simd_ppc9_##op
#define LOCAL(name) camellia_simd_ppc9_##name
#define ISA_LEVEL 9
#include "camellia-simd-body-ppc64le.h"

#endif

#if defined(__ELF__)
	.section .note.GNU-stack, "", @progbits
#endif
