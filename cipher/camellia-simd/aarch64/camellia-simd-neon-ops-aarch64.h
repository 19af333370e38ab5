/* camellia-simd-neon-ops-aarch64.h - The steps of the wide core in NEON
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


/* What camellia-simd-wide-aarch64.h asks for, as far as it does not depend on
 * how an S-box is made.  */

.macro vxor d, a, b
	eor v\d\().16b, v\a\().16b, v\b\().16b
.endm

.macro vand d, a, b
	and v\d\().16b, v\a\().16b, v\b\().16b
.endm

.macro vbic d, a, b
	bic v\d\().16b, v\a\().16b, v\b\().16b
.endm

.macro vhi4 d, a
	ushr v\d\().16b, v\a\().16b, #4
.endm

.macro vshl1 d, a
	add v\d\().16b, v\a\().16b, v\a\().16b
.endm

.macro vsri7 d, a
	sri v\d\().16b, v\a\().16b, #7
.endm

.macro vtbl d, t, i
	tbl v\d\().16b, {v\t\().16b}, v\i\().16b
.endm

.macro trn_pair size, d, e, a, b
	.ifc \size, b
	trn1 v\d\().16b, v\a\().16b, v\b\().16b
	trn2 v\e\().16b, v\a\().16b, v\b\().16b
	.endif
	.ifc \size, h
	trn1 v\d\().8h, v\a\().8h, v\b\().8h
	trn2 v\e\().8h, v\a\().8h, v\b\().8h
	.endif
	.ifc \size, s
	trn1 v\d\().4s, v\a\().4s, v\b\().4s
	trn2 v\e\().4s, v\a\().4s, v\b\().4s
	.endif
	.ifc \size, d
	trn1 v\d\().2d, v\a\().2d, v\b\().2d
	trn2 v\e\().2d, v\a\().2d, v\b\().2d
	.endif
.endm

.macro vquad d, ptr
	ldr q\d, [\ptr]
.endm

.macro vset d, byte
	movi v\d\().16b, #\byte
.endm

.macro vkeys4 a, b, c, d, ptr, last
	.if \last
	ld4r {v\a\().16b - v\d\().16b}, [\ptr], KEYSTEP
	.else
	ld4r {v\a\().16b - v\d\().16b}, [\ptr], #4
	.endif
.endm
