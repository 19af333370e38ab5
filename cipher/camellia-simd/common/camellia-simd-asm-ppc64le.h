/* camellia-simd-asm-ppc64le.h - Object format and frames, POWER (ELFv2)
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


#ifndef CAMELLIA_SIMD_ASM_PPC64LE_H
#define CAMELLIA_SIMD_ASM_PPC64LE_H

/* The lowest layer of the POWER kernels: nothing here knows of Camellia.
 *
 *   func_begin name, func_end name    a hidden global function; r2 is set
 *   local_begin name, local_end name  one that is called from this file only
 *   frame_push, frame_pop             the frame, with all that the ABI wants
 *                                     preserved of what the kernels change
 *   end_of_file                       the note that stands last in any file
 */

/* The frame, from r1 up: what the ABI wants, a buffer of 16 blocks, one of
 * 17, v20 to v31, r18 to r31.  */
#define FRAME_LR     24          /* of a local function that calls another */
#define FRAME_BUF    32
#define FRAME_TWEAKS 288
#define FRAME_VR     560
#define FRAME_GPR    752
#define FRAME_SIZE   864

.macro func_begin name
	.p2align 5
	.globl \name
	.hidden \name
	.type \name, @function
\name:
	.cfi_startproc
0:
	addis 2, 12, .TOC.-0b@ha
	addi 2, 2, .TOC.-0b@l
	.localentry \name, .-\name
.endm

.macro func_end name
	.cfi_endproc
	.size \name, .-\name
.endm

.macro local_begin name
	.p2align 5
	.type \name, @function
\name:
	.cfi_startproc
.endm

.macro local_end name
	func_end \name
.endm

.macro frame_push
	mflr 0
	std 0, 16(1)
	stdu 1, -FRAME_SIZE(1)
	.cfi_def_cfa_offset FRAME_SIZE
	.cfi_offset 65, 16
	.irp i, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	std \i, FRAME_GPR + 8 * (\i - 18)(1)
	.cfi_offset \i, FRAME_GPR - FRAME_SIZE + 8 * (\i - 18)
	.endr
	li 11, FRAME_VR
	.irp i, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	stvx \i, 11, 1
	addi 11, 11, 16
	.cfi_offset 77 + \i, FRAME_VR - FRAME_SIZE + 16 * (\i - 20)
	.endr
.endm

.macro frame_pop
	li 11, FRAME_VR
	.irp i, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	lvx \i, 11, 1
	addi 11, 11, 16
	.cfi_restore 77 + \i
	.endr
	.irp i, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	ld \i, FRAME_GPR + 8 * (\i - 18)(1)
	.cfi_restore \i
	.endr
	addi 1, 1, FRAME_SIZE
	.cfi_def_cfa_offset 0
	ld 0, 16(1)
	mtlr 0
	.cfi_restore 65
.endm

#endif /*CAMELLIA_SIMD_ASM_PPC64LE_H*/
