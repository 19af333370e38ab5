/* camellia-simd-neon-aarch64.S - Camellia in plain NEON, AArch64
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


/* The kernel aarch64-neon, for machines without AES instructions.  Look-ups
 * of 16 entries in one vector register take a time that does not depend on
 * the index.  The inversion is that of tower in scripts/gen-constants: six
 * look-ups and the two of the map behind it, whatever the S-box.  */

#include "camellia-simd.h"
#include "camellia-simd-asm-aarch64.h"
#include "camellia-simd-constants.h"

#if CAMELLIA_SIMD_WITH_AARCH64_NEON

#define GLOBAL(op)  SYM (_gcry_camellia_simd_aarch64_neon_##op)
#define LOCAL(name) camellia_simd_aarch64_neon_##name
#define BASIS       TW
#define ORDER       ONE
#define BUF_SIZE    256
#define HAVE_XOR3   0

#if defined(__APPLE__)
	.arch armv8-a
#else
	.arch armv8-a+simd
#endif

#include "camellia-simd-regs-aarch64.h"
#include "camellia-simd-neon-ops-aarch64.h"

/* 1/n and a/n in GF(16), 0x80 for 1/0; a look-up there gives 0.  */
.macro constants_own
	.quad CAMELLIA_SIMD_TW_INV0, CAMELLIA_SIMD_TW_INV1
	.quad CAMELLIA_SIMD_TW_INVA0, CAMELLIA_SIMD_TW_INVA1
	.quad 0, 0
	.quad 0x0706050403020100, 0x0f0e0d0c0b0a0908
.endm

#define OUT_IO 24               /* of the kind that is next */
#define OUT_JO 25
#define INV    26
#define INVA   27
#define NIB_I  28
#define NIB_J  29

.macro tables_load
	table_pair INV, INVA, K_OWN
.endm

.macro tables_reload
.endm

.macro add_key z, x
	vxor \z, \z, \x
.endm

.macro sbox_kind k
	table_pair OUT_IO, OUT_JO, K_S1 + 32 * (\k - 1)
.endm

.macro sbox z, k
	vhi4 NIB_I, \z
	vand \z, \z, MASK
	vxor NIB_J, NIB_I, \z
	vtbl \z, INVA, \z		/* a/k */
	vtbl TMP, INV, NIB_I
	vxor TMP, TMP, \z
	vtbl TMP, INV, TMP
	vxor TMP, TMP, NIB_J		/* io */
	vtbl NIB_J, INV, NIB_J
	vxor \z, \z, NIB_J
	vtbl \z, INV, \z
	vxor \z, \z, NIB_I		/* jo */
	vtbl TMP, OUT_IO, TMP
	vtbl \z, OUT_JO, \z
	vxor \z, \z, TMP
.endm

/* Nothing moves the blocks.  */
.macro unshift r:vararg
.endm

.macro blocks_shift r:vararg
.endm

.macro blocks_unshift r:vararg
.endm

#define ONE_INV  v14
#define ONE_INVA v15

/* The KIND goes in with what the last look-ups are added to; their infinity
 * is out of range with it, too.  */
.macro one_split d, x, a, b, t, u
	eor v\x\().16b, v\x\().16b, v\d\().16b
	ushr v\b\().16b, v\x\().16b, #4
	and v\x\().16b, v\x\().16b, ONE_MASK.16b
	eor v\a\().16b, v\b\().16b, v\x\().16b
	tbl v\t\().16b, {ONE_INV.16b}, v\b\().16b
	tbl v\x\().16b, {ONE_INVA.16b}, v\x\().16b
	tbl v\u\().16b, {ONE_INV.16b}, v\a\().16b
	orr v\a\().16b, v\a\().16b, KIND.16b
	orr v\b\().16b, v\b\().16b, KIND.16b
	eor v\t\().16b, v\t\().16b, v\x\().16b
	eor v\u\().16b, v\u\().16b, v\x\().16b
	tbl v\t\().16b, {ONE_INV.16b}, v\t\().16b
	tbl v\u\().16b, {ONE_INV.16b}, v\u\().16b
	eor v\a\().16b, v\a\().16b, v\t\().16b
	eor v\b\().16b, v\b\().16b, v\u\().16b
.endm

.macro one_load_own
	ldp q14, q15, [K, #K_OWN]
.endm

	section_text
#include "camellia-simd-wide-aarch64.h"
	local_begin LOCAL(wide)
	wide_core
	local_end LOCAL(wide)

#include "camellia-simd-one-aarch64.h"
#include "camellia-simd-modes-aarch64.h"
#include "camellia-simd-pool-aarch64.h"

#endif /*CAMELLIA_SIMD_WITH_AARCH64_NEON*/

	end_of_file
