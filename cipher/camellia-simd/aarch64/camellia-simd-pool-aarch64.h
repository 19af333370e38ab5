/* camellia-simd-pool-aarch64.h - Constants of a kernel, AArch64
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


/* Included last, after these: BASIS, the prefix of the constants' names, and
 * ORDER, that of one_block in scripts/gen-constants; constants_own, 64 bytes.
 * The layout is that of the K_ offsets.  */

#define NAME2(a, b)     CAMELLIA_SIMD_##a##_##b
#define NAME1(a, b)     NAME2 (a, b)
#define IN_BASIS(name)  NAME1 (BASIS, name)
#define IN_ORDER(name)  NAME1 (ORDER, name)

#define PART(name, part) \
  .quad IN_BASIS (name##_##part##0), IN_BASIS (name##_##part##1)
#define PICK(n) \
  .quad IN_ORDER (PICK##n##_0), IN_ORDER (PICK##n##_1)

	section_rodata
	.p2align 6
LABEL (constants):
	PART (S1_M, LO)
	PART (S1_M, HI)
	PART (S2_M, LO)
	PART (S2_M, HI)
	PART (S3_M, LO)
	PART (S3_M, HI)
	PART (S4_IN, LO)
	PART (S4_IN, HI)
	PART (M, LO)
	PART (M, HI)
	PART (MI, LO)
	PART (MI, HI)
	constants_own
	PART (S1_M, LO)
	PART (S2_M, LO)
	PART (S3_M, LO)
	PART (S2_N, LO)
	PART (S1_M, HI)
	PART (S2_M, HI)
	PART (S3_M, HI)
	PART (S2_N, HI)
	PICK (0)
	PICK (1)
	PICK (2)
	.quad IN_ORDER (KIND0), IN_ORDER (KIND1)
	PART (M, LO)
	PART (N, LO)
	PART (M, HI)
	PART (N, HI)
	.quad 0x0010000010000000, 0x0010000010000000
	PART (MI, LO)
	PART (NI, LO)
	PART (MI, HI)
	PART (NI, HI)
	.quad 0x0010000010000000, 0x0010000010000000
	.quad IN_BASIS (SIGMA1), IN_BASIS (SIGMA2), IN_BASIS (SIGMA3)
	.quad IN_BASIS (SIGMA4), IN_BASIS (SIGMA5), IN_BASIS (SIGMA6)
	.quad IN_BASIS (P_OUT), 0
	/* K_IOTA */
	.quad 0x0000000100000000, 0x0000000300000002
