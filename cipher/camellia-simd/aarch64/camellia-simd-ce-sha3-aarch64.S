/* camellia-simd-ce-sha3-aarch64.S - Camellia with AES and SHA-3, AArch64
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


/* The kernel aarch64-ce-sha3: aarch64-ce with the three-way XOR of SHA-3.  */

#include "camellia-simd.h"
#include "camellia-simd-asm-aarch64.h"
#include "camellia-simd-constants.h"

#if CAMELLIA_SIMD_WITH_AARCH64_CE_SHA3

#define GLOBAL(op)  SYM (_gcry_camellia_simd_aarch64_ce_sha3_##op)
#define LOCAL(name) camellia_simd_aarch64_ce_sha3_##name
#define BASIS       NT
#define ORDER       ONE_SR
#define BUF_SIZE    256
#define HAVE_XOR3   1

	.arch armv8.2-a+crypto+sha3

#include "camellia-simd-regs-aarch64.h"
#include "camellia-simd-neon-ops-aarch64.h"
#include "camellia-simd-aes-ops-aarch64.h"

.macro vxor3 d, a, b
	eor3 v\d\().16b, v\d\().16b, v\a\().16b, v\b\().16b
.endm

	section_text
#include "camellia-simd-wide-aarch64.h"
	local_begin LOCAL(wide)
	wide_core
	local_end LOCAL(wide)

#include "camellia-simd-one-aarch64.h"
#include "camellia-simd-modes-aarch64.h"
#include "camellia-simd-pool-aarch64.h"

#endif /*CAMELLIA_SIMD_WITH_AARCH64_CE_SHA3*/

	end_of_file
