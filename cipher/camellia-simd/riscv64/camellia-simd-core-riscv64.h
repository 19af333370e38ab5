/* camellia-simd-core-riscv64.h - Functions of the RISC-V kernels
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

	.text
	.balign 4

/* Purpose: encrypt or decrypt NBLOCKS blocks (ECB)
 * Prototype: void PREFIX_crypt (const struct camellia_simd_ctx *ctx,
 *   void *out, const void *in, size_t nblocks, int decrypt)
 * ISA: see the including file
 * Args: a0 context (r), a1 out (w), a2 in (r), a3 blocks, a4 0 or 1; bytes
 * Overlap: out equal to in or apart
 * Blocks: any number, 0 included
 * Counter: none
 * Uses: a0 to a7, t0 to t6, v0 to v31, vl, vtype
 * Preserves: s0 to s11, fcsr, vxsat
 * Stack: none
 * Secrets: v0 to v31 are cleared
 * Timing: depends on the number of blocks and rounds only  */
	.globl SYM(crypt)
	.hidden SYM(crypt)
	.type SYM(crypt), @function
SYM(crypt):
	.cfi_startproc
	beqz N, 9f
	la TAB, tables
	/* Beyond the 16 entries of a table there are zeros.  */
	vsetvli B, zero, e8, m8, ta, ma
	vmv.v.i v24, 0
	full
1:	vsetvli VL, N, e8, m1, ta, ma
	li STRIDE, 16
	vlsseg8e8.v v0, (IN), STRIDE
	addi P, IN, 8
	vlsseg8e8.v v8, (P), STRIDE
	full
	lw ROUNDS, CAMELLIA_SIMD_CTX_ROUNDS(CTX)
	addi K, CTX, CAMELLIA_SIMD_CTX_RK
	addi FLP, CTX, CAMELLIA_SIMD_CTX_FL
	li KSTEP, 8
	li FLSTEP, 8
	addi P, CTX, CAMELLIA_SIMD_CTX_WIN
	beqz DEC, 2f
	addi P, P, 16
	slli B, ROUNDS, 3
	add K, K, B
	addi K, K, -8
	li KSTEP, -8
	li FLSTEP, -8
	/* Layers: 2 of 18 rounds, 3 of 24; the last key is at 24 or 40.  */
	li B, 24
	addi FLP, FLP, 24
	bne ROUNDS, B, 2f
	addi FLP, FLP, 16
2:	xor_half 0, P
	addi P, P, 8
	xor_half 8, P
	basis 0, T_M
	basis 8, T_M
	shift_in
	sbox_tables
	/* Two rounds at least (KA and KB), else six between layers.  */
3:	li STRIDE, 3
4:	round 0, 8, 0
	round 8, 0, 1
	addi ROUNDS, ROUNDS, -2
	beqz ROUNDS, 5f
	addi STRIDE, STRIDE, -1
	bnez STRIDE, 4b
	fl_layer
	j 3b
5:	shift_out
	basis 0, T_MI
	basis 8, T_MI
	addi P, CTX, CAMELLIA_SIMD_CTX_WOUT
	beqz DEC, 6f
	addi P, P, -16
6:	xor_half 8, P
	addi P, P, 8
	xor_half 0, P
	li STRIDE, 16
	vsetvli zero, VL, e8, m1, ta, ma
	vssseg8e8.v v8, (OUT), STRIDE
	addi P, OUT, 8
	vssseg8e8.v v0, (P), STRIDE
	slli B, VL, 4
	add IN, IN, B
	add OUT, OUT, B
	sub N, N, VL
	bnez N, 1b
	vsetvli B, zero, e8, m8, ta, ma
	vmv.v.i v0, 0
	vmv.v.i v8, 0
	vmv.v.i v16, 0
	vmv.v.i v24, 0
9:	ret
	.cfi_endproc
	.size SYM(crypt), . - SYM(crypt)

/* Purpose: bring the round keys into the basis of the kernel
 * Prototype: void PREFIX_expand (struct camellia_simd_ctx *ctx)
 * ISA: see the including file
 * Args: a0 context (rw), bytes
 * Overlap: none
 * Blocks: none
 * Counter: none
 * Uses: a0, a3, a5, a6, t6, v0, v24 to v27, vl, vtype
 * Preserves: s0 to s11, fcsr, vxsat
 * Stack: none
 * Secrets: v0, v24 and v25 are cleared
 * Timing: constant  */
	.globl SYM(expand)
	.hidden SYM(expand)
	.type SYM(expand), @function
SYM(expand):
	.cfi_startproc
	la TAB, tables
	tables16
	load_pair 26, 27, T_M
	addi a0, a0, CAMELLIA_SIMD_CTX_RK
	li N, 192
1:	vsetvli B, N, e8, m1, ta, ma
	vle8.v v0, (a0)
	map 0, 26, 27
	vse8.v v0, (a0)
	add a0, a0, B
	sub N, N, B
	bnez N, 1b
	full
	vmv.v.i v0, 0
	vmv.v.i v24, 0
	vmv.v.i v25, 0
	ret
	.cfi_endproc
	.size SYM(expand), . - SYM(expand)
