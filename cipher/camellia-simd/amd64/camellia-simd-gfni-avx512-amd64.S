/* camellia-simd-gfni-avx512-amd64.S - Camellia on GFNI and AVX-512
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

#if CAMELLIA_SIMD_WITH_GFNI_AVX512

#include "camellia-simd-asm-amd64.h"
#include "camellia-simd-constants.h"
#include "camellia-simd-gfni-avx512-macros.h"

/* Arguments of the operations, and what becomes of them.  */
#define CTX     %rdi
#define OUT     %rsi
#define IN      %rdx
#define COUNT   %rcx            /* blocks left */
#define STATE   %r8
#define MASK    %r15            /* of the qwords of a tail's last rows */

#define PREFIX(op) _gcry_camellia_simd_gfni_avx512_##op

/* --- Constants --------------------------------------------------------- */

	SECTION_RODATA
	.p2align 6
/* Number of the block whose byte is in this place of a byte-sliced vector.  */
.macro numbers step, lanes
	.irp	lane, 0, 1, 2, 3
	.if	\lane < \lanes
	.irp	row, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	.byte	\step * \row + \lane
	.endr
	.endif
	.endr
.endm
.Lnumbers_zmm:
	numbers	4, 4
.Lnumbers_ymm:
	numbers	2, 2
.Lnumbers_xmm:
	numbers	1, 1

/* expand: the key byte of each matrix of FL, as places in 8 bytes that
 * stand twice in a lane.  */
.macro qwords_of a, b
	.fill	8, 1, \a
	.fill	8, 1, \b
.endm
.Lfl_right_bytes:
	qwords_of 0, 1
	qwords_of 2, 3
	qwords_of 1, 2
	qwords_of 3, 0
.Lfl_right_rows:
	.rept	4
	.quad	CAMELLIA_SIMD_GF_ROWS_M_SHL
	.endr
	.rept	4
	.quad	CAMELLIA_SIMD_GF_ROWS_M_TOP
	.endr
.Lfl_left_bytes:
	qwords_of 4, 5
	qwords_of 6, 7
/* expand: qword q of the result is eight times byte q of a round key.  */
.Lspread:
	.irp	q, 0, 1, 2, 3, 4, 5, 6, 7
	.fill	8, 1, \q
	.endr

/* Byte shuffles of a half, which stands in both lanes: the numbers, from 1,
 * of the bytes to take, 0 for none.  Bytes 4 and 7 come from lane N.  */
.macro take byte, lane
	.if	\byte
	.byte	\byte - 1 + 8 * \lane
	.else
	.byte	0x80
	.endif
.endm
.macro take8 n, a, b, c, d, e, f, g, h
	take	\a, 0
	take	\b, 0
	take	\c, 0
	take	\d, \n
	take	\e, 0
	take	\f, 0
	take	\g, \n
	take	\h, 0
.endm
.macro pick a:vararg
	take8	1, \a
	take8	1, \a
.endm
/* The same for two halves in two lanes, all in one basis.  */
.macro pick_m a, b, c, d, e, f, g, h
	.irp	byte, \a, \b, \c, \d, \e, \f, \g, \h
	take	\byte, 0
	.endr
	.irp	byte, \a, \b, \c, \d, \e, \f, \g, \h
	take	\byte, 1
	.endr
.endm

	.p2align 4
.Lone_p:			/* z1, z4, z7, z8: maps of s1 and s4 */
	pick	1, 1, 1, 4, 1, 7, 4, 1
	pick	4, 4, 8, 7, 7, 8, 8, 4
	pick	7, 7, 0, 0, 8, 0, 0, 7
	pick	8, 8, 0, 0, 0, 0, 0, 0
				/* z2, z5: s2 */
	pick	0, 2, 2, 2, 2, 2, 5, 5
	pick	0, 5, 5, 5, 0, 5, 0, 0
				/* z3, z6: s3 */
	pick	3, 0, 3, 3, 6, 3, 3, 6
	pick	6, 0, 6, 6, 0, 0, 6, 0
.Lone_pick:			/* after one_to */
	pick	1, 2, 3, 4, 5, 6, 7, 8
.Lone_back:			/* the same from bytes in reversed order */
	pick	8, 7, 6, 5, 4, 3, 2, 1
.Lone_bytes:			/* the same from little-endian words */
	pick	4, 3, 2, 1, 8, 7, 6, 5
.Lone_words:			/* the reverse */
	.rept	2
	.byte	8+3, 2, 1, 0, 7, 8+6, 5, 4
	.endr
.Lswap32:
	pick_m	4, 3, 2, 1, 8, 7, 6, 5
/* expand: what `round' says about its keys: what is added to D1 to D4.  */
.Lshared1:
	pick_m	5, 5, 5, 6, 0, 0, 0, 0
.Lshared2:
	pick_m	7, 6, 6, 7, 0, 0, 0, 0
.Lshared3:
	pick_m	0, 0, 7, 0, 0, 0, 0, 0
.Lone_in_m:
	.rept	2
	.byte	255, 255, 255, 0, 255, 255, 0, 255
	.endr
.Lone_s1:
	.quad	CAMELLIA_SIMD_GF_S1_M, CAMELLIA_SIMD_GF_S1_N
.Lone_s2:
	.quad	CAMELLIA_SIMD_GF_S2_M, CAMELLIA_SIMD_GF_S2_N
.Lone_s3:
	.quad	CAMELLIA_SIMD_GF_S3_M, CAMELLIA_SIMD_GF_S3_N
.Lone_to:
	.quad	CAMELLIA_SIMD_GF_M, CAMELLIA_SIMD_GF_N
.Lone_from:
	.quad	CAMELLIA_SIMD_GF_MI, CAMELLIA_SIMD_GF_NI

/* The constants Sigma1 to Sigma6 of RFC 3713, with what the S-boxes want.  */
.Lsigma:
	.quad	0xa09e667f3bcc908b ^ CAMELLIA_SIMD_SBOX_IN
	.quad	0xb67ae8584caa73b2 ^ CAMELLIA_SIMD_SBOX_IN
	.quad	0xc6ef372fe94f82be ^ CAMELLIA_SIMD_SBOX_IN
	.quad	0x54ff53a5f1d36f1c ^ CAMELLIA_SIMD_SBOX_IN
	.quad	0x10e527fade682d1d ^ CAMELLIA_SIMD_SBOX_IN
	.quad	0xb05688c2b3e6c1fd ^ CAMELLIA_SIMD_SBOX_IN
.Lp_out:
	.quad	CAMELLIA_SIMD_P_OUT
.Lm:
	.quad	CAMELLIA_SIMD_GF_M
.Ln:
	.quad	CAMELLIA_SIMD_GF_N
.Lmi:
	.quad	CAMELLIA_SIMD_GF_MI
.Ls1:
	.quad	CAMELLIA_SIMD_GF_S1_M
.Ls2:
	.quad	CAMELLIA_SIMD_GF_S2_M
.Ls3:
	.quad	CAMELLIA_SIMD_GF_S3_M
.Ls4_in:
	.quad	CAMELLIA_SIMD_GF_S4_IN
.Lcols_mi:
	.quad	CAMELLIA_SIMD_GF_COLS_MI
.Lrows_m:
	.quad	CAMELLIA_SIMD_GF_ROWS_M
.Lones:
	.quad	0x0101010101010101
.Leights:
	.quad	0x0808080808080808
.Lnot_right:			/* complements the second word */
	.quad	0xffffffff00000000
.Lbytes_47:			/* mask of bytes 4 and 7 of each half */
	.quad	0x4848484848484848

/* XTS, times x^(8 N): the shuffle that rotates a lane by N bytes, and that
 * which puts the N bytes from the top in places 1 to N.  */
.macro rotate n
	.irp	i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	.byte	(\i - \n) & 15
	.endr
	.irp	i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	.if	\i > 0 && \i <= \n
	.byte	15 - \n + \i
	.else
	.byte	0x80
	.endif
	.endr
.endm
.Lxts_bytes1:
	rotate	1
.Lxts_bytes2:
	rotate	2
.Lxts_bytes4:
	rotate	4
.Lxts_bytes8:
	rotate	8
.Lxts_mask1:			/* masks of the N lowest bytes of a lane */
	.quad	0x0001000100010001
.Lxts_mask2:
	.quad	0x0003000300030003
.Lxts_mask4:
	.quad	0x000f000f000f000f
.Lxts_mask8:
	.quad	0x00ff00ff00ff00ff
.Lxts_low:
	.quad	CAMELLIA_SIMD_GF_XTS_LOW
.Lxts_high:
	.quad	CAMELLIA_SIMD_GF_XTS_HIGH
	.p2align 6
.Lxts_lanes:			/* lane l times x^l: left, carry right */
	.quad	0, 0, 1, 1, 2, 2, 3, 3
	.quad	64, 64, 63, 64, 62, 64, 61, 64
	.quad	4, 4, 5, 5, 6, 6, 7, 7	/* and times x^(l+4) */
	.quad	60, 64, 59, 64, 58, 64, 57, 64

	.p2align 4
.Lctr16be_fixed:		/* the bytes that do not count */
	.quad	-1, 0x0000ffffffffffff
.Lctr32le_fixed:
	.quad	-1 << 32, -1

	SECTION_TEXT

/* --- Frame and wiping -------------------------------------------------- */

#define SAVED   (5 * 8)         /* registers under the saved %rbp */

/* LOCALS bytes, a multiple of 64, at %rsp.  */
.macro frame_enter locals=0
	pushq	%rbp
	CFI_PUSH (%rbp)
	movq	%rsp, %rbp
	CFI_DEF_CFA_REG (%rbp)
	pushq	%rbx
	CFI_REL_OFFSET (%rbx, -8)
	pushq	%r12
	CFI_REL_OFFSET (%r12, -16)
	pushq	%r13
	CFI_REL_OFFSET (%r13, -24)
	pushq	%r14
	CFI_REL_OFFSET (%r14, -32)
	pushq	%r15
	CFI_REL_OFFSET (%r15, -40)
	.if	\locals
	subq	$\locals, %rsp
	andq	$-64, %rsp
	.endif
.endm

/* Clear what held secrets: the locals and all vector registers.  The upper
 * 16 registers are cleared as ymm: some processors are slow on the other
 * widths or keep the state in use.  */
.macro wipe
	.irp	i, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	vpxord	%ymm\i, %ymm\i, %ymm\i
	.endr
	vzeroall
.endm

.macro wipe_stack size
	vpxord	%ymm16, %ymm16, %ymm16
	.set	place, 0
	.rept	\size
	.if	place < \size
	vmovdqa64	%zmm16, place(%rsp)
	.set	place, place + 64
	.endif
	.endr
.endm

.macro frame_leave locals=0
	.if	\locals
	wipe_stack	\locals
	leaq	-SAVED(%rbp), %rsp
	.endif
	wipe
	popq	%r15
	CFI_RESTORE (%r15)
	popq	%r14
	CFI_RESTORE (%r14)
	popq	%r13
	CFI_RESTORE (%r13)
	popq	%r12
	CFI_RESTORE (%r12)
	popq	%rbx
	CFI_RESTORE (%rbx)
	popq	%rbp
	CFI_DEF_CFA (%rsp, 8)
	CFI_RESTORE (%rbp)
	RET
.endm

/* --- The key ----------------------------------------------------------- */

/* Set up the registers of `core' for encryption or decryption with CTX.
 * CLOBBERS: %rax, flags.  */
.macro key_setup dir
	movl	CAMELLIA_SIMD_CTX_ROUNDS(CTX), %eax
	imulq	$GROUP_SHARE, %rax, %rax
	.if	\dir > 0
	leaq	CAMELLIA_SIMD_CTX_TABLE(CTX), KFIRST
	leaq	-GROUP_SIZE(KFIRST,%rax), KLAST
	movl	$64, %r9d
	movl	$3 * 64, %r10d
	movl	$5 * 64, %r11d
	movl	$GROUP_FL, %ebx
	movl	$GROUP_FL + FL_SIZE, %r14d
	vbroadcasti32x4	CAMELLIA_SIMD_CTX_WIN(CTX), %zmm28
	vbroadcasti32x4	CAMELLIA_SIMD_CTX_WOUT(CTX), %zmm29
	.else
	leaq	CAMELLIA_SIMD_CTX_TABLE + 5 * 64(CTX), KLAST
	leaq	-GROUP_SIZE(KLAST,%rax), KFIRST
	movq	$-64, KSTEP
	movq	$-3 * 64, KSTEP3
	movq	$-5 * 64, KSTEP5
	movq	$GROUP_FL + FL_SIZE - GROUP_SIZE - 5 * 64, KFL
	movq	$GROUP_FL - GROUP_SIZE - 5 * 64, KFLI
	vbroadcasti32x4	CAMELLIA_SIMD_CTX_WOUT(CTX), %zmm28
	vbroadcasti32x4	CAMELLIA_SIMD_CTX_WIN(CTX), %zmm29
	.endif
	vpbroadcastq	.Ls1(%rip), %zmm24
	vpbroadcastq	.Ls2(%rip), %zmm25
	vpbroadcastq	.Ls3(%rip), %zmm26
	vpbroadcastq	.Ls4_in(%rip), %zmm27
	RET
.endm

LOCAL_BEGIN (camellia_gfni_avx512_key_enc)
	key_setup	1
LOCAL_END (camellia_gfni_avx512_key_enc)

LOCAL_BEGIN (camellia_gfni_avx512_key_dec)
	key_setup	-1
LOCAL_END (camellia_gfni_avx512_key_dec)

/* The constant at C, eight bytes with the most significant first in its
 * number, as a half for one block.  */
.macro one_constant_in c, d
	vpbroadcastq	\c(%rip), %xmm\d
	vgf2p8affineqb	$0, .Lone_to(%rip), %xmm\d, %xmm\d
	vpshufb	.Lone_back(%rip), %xmm\d, %xmm\d
.endm

/* A round of the key schedule: R ^= F (L, Sigma), P_OUT being in xmm30.
 * CLOBBERS: xmm22, xmm31 and what one_round does.  */
.macro sigma_round n, l, r
	one_constant_in	.Lsigma+8*\n, 31
	vpxorq	%xmm\l, %xmm31, %xmm31
	one_round	%xmm30, 31, \r, 22
	vmovdqa64	%xmm22, %xmm\r
.endm

/* Eight times each byte of round key number 8 Z + R, of the eight in zmm Z,
 * as the core wants it; zmm8 says where it is.  CLOBBERS: zmm3.  */
.macro spread_round r, z
	.set	place, CAMELLIA_SIMD_CTX_TABLE + 64 * (8 * \z + \r)
	.irp	group, 6, 12, 18
	.if	8 * \z + \r >= \group
	.set	place, place + GROUP_SIZE - GROUP_FL
	.endif
	.endr
	vpermb	%zmm\z, %zmm8, %zmm3
	vmovdqu64	%zmm3, place(CTX)
.endm

/* The matrices of FL key HALF, 0 or 1, of layer Q.
 * CLOBBERS: zmm0 to zmm2.  */
.macro fl_matrices q, half
	.set	place, CAMELLIA_SIMD_CTX_TABLE + GROUP_FL
	.set	place, place + GROUP_SIZE * \q + FL_SIZE * \half
	vpbroadcastq	CAMELLIA_SIMD_CTX_FL + 16 * \q + 8 * \half(CTX), %zmm0
	vpshufb	%zmm9, %zmm0, %zmm1
	vpshufb	%ymm11, %ymm0, %ymm2
	vpandq	%zmm8, %zmm1, %zmm1
	vpandnq	%ymm8, %ymm2, %ymm2
	vgf2p8affineqb	$0, %zmm1, %zmm10, %zmm1
	vgf2p8affineqb	$0, %ymm2, %ymm12, %ymm2
	vmovdqu64	%zmm1, place(CTX)
	vmovdqu64	%ymm2, place + FL_O(CTX)
.endm

/* Purpose: compute KA and KB of RFC 3713 from KL and KR
 * Prototype: void kakb (uint8_t kakb[32], const uint8_t klkr[32],
 *                       unsigned int rounds)
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi kakb 32 W unaligned, rsi klkr 32 R unaligned, edx rounds
 * Overlap: kakb and klkr equal or apart
 * Blocks: none
 * Counter: none
 * Uses: xmm0-xmm31 rax
 * Preserves: what the System V ABI says
 * Stack: 0
 * Secrets: key material in vector registers, all cleared
 * Timing: depends on rounds only
 */
FUNC_BEGIN (PREFIX (kakb))
	one_constants
	vmovdqu64	(%rsi), %xmm24
	vmovdqu64	16(%rsi), %xmm25
	one_half_in	0, 24, 26	/* KL */
	one_half_in	1, 24, 27
	one_half_in	0, 25, 28	/* KR */
	one_half_in	1, 25, 29
	one_constant_in	.Lp_out, 30
	vpxorq	%xmm28, %xmm26, %xmm0
	vpxorq	%xmm29, %xmm27, %xmm1
	sigma_round	0, 0, 1
	sigma_round	1, 1, 0
	vpxorq	%xmm26, %xmm0, %xmm0
	vpxorq	%xmm27, %xmm1, %xmm1
	sigma_round	2, 0, 1
	sigma_round	3, 1, 0
	vmovdqa64	%xmm0, %xmm24
	vmovdqa64	%xmm1, %xmm25
	one_out	24, 25, 26
	vmovdqu64	%xmm26, (%rdi)
	cmpl	$18, %edx
	je	1f
	vpxorq	%xmm28, %xmm0, %xmm0
	vpxorq	%xmm29, %xmm1, %xmm1
	sigma_round	4, 0, 1
	sigma_round	5, 1, 0
	one_out	0, 1, 26
	vmovdqu64	%xmm26, 16(%rdi)
1:
	wipe
	RET
FUNC_END (PREFIX (kakb))

/* Purpose: make what the operations want of the subkeys
 * Prototype: void expand (struct camellia_simd_ctx *ctx)
 * ISA: AVX512F AVX512BW AVX512VL AVX512VBMI GFNI
 * Args: rdi ctx RW unaligned
 * Overlap: none
 * Blocks: none
 * Counter: none
 * Uses: zmm0-zmm31 k1-k4 rax rcx
 * Preserves: what the System V ABI says
 * Stack: 0
 * Secrets: key material in vector registers, all cleared
 * Timing: depends on rounds only
 *
 * The right halves of WIN and WOUT move into the keys of the first and the
 * last round, which are zero: the right half is not used before the first
 * round changes it, nor after the last one does.  RK becomes the keys for
 * one block, in bases M and N; FL the words for one block; the table is what
 * `core' says.
 */
FUNC_BEGIN (PREFIX (expand))
	movl	CAMELLIA_SIMD_CTX_ROUNDS(CTX), %ecx
	leal	-17(%rcx), %ecx			/* place of the last round */
	movl	$2, %eax
	shll	%cl, %eax
	shrl	$1, %eax
	kmovd	%eax, %k3
	leal	-1(%rax,%rax), %eax
	kmovd	%eax, %k2
	movl	$1, %eax
	kmovd	%eax, %k1
	kmovq	.Lbytes_47(%rip), %k4

	vmovdqu64	CAMELLIA_SIMD_CTX_RK(CTX), %zmm0
	vmovdqu64	CAMELLIA_SIMD_CTX_RK+64(CTX), %zmm1
	vmovdqu64	CAMELLIA_SIMD_CTX_RK+128(CTX), %zmm2{%k2}{z}
	vpbroadcastq	CAMELLIA_SIMD_CTX_WIN+8(CTX), %zmm0{%k1}
	vpbroadcastq	CAMELLIA_SIMD_CTX_WOUT+8(CTX), %zmm2{%k3}
	xorl	%eax, %eax
	movq	%rax, CAMELLIA_SIMD_CTX_WIN+8(CTX)
	movq	%rax, CAMELLIA_SIMD_CTX_WOUT+8(CTX)

	vpbroadcastq	.Lm(%rip), %zmm8
	vpbroadcastq	.Ln(%rip), %zmm9
	vbroadcasti32x4	.Lshared1(%rip), %zmm10
	vbroadcasti32x4	.Lshared2(%rip), %zmm11
	vbroadcasti32x4	.Lshared3(%rip), %zmm12
	.irp	i, 0, 1, 2
	vgf2p8affineqb	$0, %zmm8, %zmm\i, %zmm4
	vmovdqa64	%zmm4, %zmm5
	vgf2p8affineqb	$0, %zmm9, %zmm\i, %zmm5{%k4}
	vmovdqu64	%zmm5, CAMELLIA_SIMD_CTX_RK + 64 * \i(CTX)
	vpshufb	%zmm10, %zmm4, %zmm5
	vpshufb	%zmm11, %zmm4, %zmm6
	vpshufb	%zmm12, %zmm4, %zmm7
	vpxorq	%zmm4, %zmm7, %zmm7
	vpternlogq $XOR3, %zmm5, %zmm6, %zmm7
	vmovdqa64	%zmm7, %zmm\i
	.endr

	vmovdqu64	.Lspread(%rip), %zmm8
	vpbroadcastq	.Leights(%rip), %zmm9
	.irp	r, 0, 1, 2, 3, 4, 5, 6, 7
	spread_round	\r, 0
	spread_round	\r, 1
	spread_round	\r, 2
	vpaddb	%zmm9, %zmm8, %zmm8
	.endr

	vpbroadcastq	.Lcols_mi(%rip), %zmm8
	vmovdqu64	.Lfl_right_bytes(%rip), %zmm9
	vmovdqu64	.Lfl_right_rows(%rip), %zmm10
	vmovdqu64	.Lfl_left_bytes(%rip), %ymm11
	vpbroadcastq	.Lrows_m(%rip), %ymm12
	fl_matrices	0, 0
	fl_matrices	0, 1
	fl_matrices	1, 0
	fl_matrices	1, 1
	movl	$0x0f, %eax
	cmpl	$18, CAMELLIA_SIMD_CTX_ROUNDS(CTX)
	je	1f
	fl_matrices	2, 0
	fl_matrices	2, 1
	movl	$0x3f, %eax
1:
	kmovd	%eax, %k1
	vmovdqu64	CAMELLIA_SIMD_CTX_FL(CTX), %zmm0{%k1}{z}
	vbroadcasti32x4	.Lswap32(%rip), %zmm1
	vpshufb	%zmm1, %zmm0, %zmm0
	vpxorq	.Lnot_right(%rip){1to8}, %zmm0, %zmm0
	vmovdqu64	%zmm0, CAMELLIA_SIMD_CTX_FL(CTX){%k1}
	wipe
	RET
FUNC_END (PREFIX (expand))

/* --- The cores --------------------------------------------------------- */

LOCAL_BEGIN (camellia_gfni_avx512_core64)
	core	zmm, 8, \
		SYM (camellia_gfni_avx512_sliced64), \
		SYM (camellia_gfni_avx512_third64)
LOCAL_END (camellia_gfni_avx512_core64)

LOCAL_BEGIN (camellia_gfni_avx512_core32)
	core	ymm, 4, \
		SYM (camellia_gfni_avx512_sliced32), \
		SYM (camellia_gfni_avx512_third32)
LOCAL_END (camellia_gfni_avx512_core32)

LOCAL_BEGIN (camellia_gfni_avx512_core16)
	core	xmm, 2, \
		SYM (camellia_gfni_avx512_sliced16), \
		SYM (camellia_gfni_avx512_third16)
LOCAL_END (camellia_gfni_avx512_core16)

/* As core16 with one row, but makes it impossible to use a core again.  */
LOCAL_BEGIN (camellia_gfni_avx512_core1)
	one_keys
	one_constants
	vmovdqa64	%xmm0, %xmm16
	one_half_in	0, 16, 0
	one_half_in	1, 16, 1
	one_rounds
	one_out	1, 0, 8
	RET
LOCAL_END (camellia_gfni_avx512_core1)

/* --- Rows -------------------------------------------------------------- */

/* BODY W, i, o, offset, store mask, load mask for each row i, which leaves
 * the core in register o.  SIZE is that of a row in bytes.  With rows from
 * FIRST on it is not sure that they are there: of xmm's, as COUNT says, else
 * as MASK says.  CLOBBERS: %rax, k7, flags.  */
.macro each_row body, w, size, first
	.if	\first < 16
	movq	MASK, %rax
	.endif
	each_row_1	\body, \w, \size, \first, 0, 8
	each_row_1	\body, \w, \size, \first, 1, 9
	each_row_1	\body, \w, \size, \first, 2, 10
	each_row_1	\body, \w, \size, \first, 3, 11
	each_row_1	\body, \w, \size, \first, 4, 12
	each_row_1	\body, \w, \size, \first, 5, 13
	each_row_1	\body, \w, \size, \first, 6, 14
	each_row_1	\body, \w, \size, \first, 7, 15
	each_row_1	\body, \w, \size, \first, 8, 0
	each_row_1	\body, \w, \size, \first, 9, 1
	each_row_1	\body, \w, \size, \first, 10, 2
	each_row_1	\body, \w, \size, \first, 11, 3
	each_row_1	\body, \w, \size, \first, 12, 4
	each_row_1	\body, \w, \size, \first, 13, 5
	each_row_1	\body, \w, \size, \first, 14, 6
	each_row_1	\body, \w, \size, \first, 15, 7
9:
.endm

.macro each_row_1 body, w, size, first, i, o
	.if	\i < \first
	\body	\w, \i, \o, \size*\i
	.elseif	\size == 16
	cmpq	$\i, COUNT
	jbe	9f
	\body	\w, \i, \o, \size*\i
	.else
	.if	\i > \first
	.if	\size == 64
	shrq	$8, %rax
	.else
	shrq	$4, %rax
	.endif
	jz	9f
	.endif
	kmovd	%eax, %k7
	\body	\w, \i, \o, \size*\i, {%k7}, {%k7}{z}
	.endif
.endm

/* MASK for a tail of COUNT blocks of which WHOLE are in rows that are there
 * in any case.  CLOBBERS: %rax, flags.  */
.macro tail_mask whole
	leaq	-2 * \whole(COUNT,COUNT), %rax
	xorl	%r15d, %r15d
	btsq	%rax, MASK
	decq	MASK
.endm

/* Run MODE, with labels from 20 to 29: its macros
 *
 *   chunk_<mode> w, size, blocks, first
 *                 W, SIZE, FIRST as above: one chunk from IN to OUT
 *   next_<mode>   after a chunk of 64 blocks; COUNT is what is left
 *   last_<mode>   after a shorter one, of COUNT blocks
 *
 * Falls through in the end.  */
.macro bulk mode
	cmpq	$64, COUNT
	jb	22f
21:
	chunk_\mode	zmm, 64, 64, 16
	addq	$1024, IN
	addq	$1024, OUT
	subq	$64, COUNT
	next_\mode
	cmpq	$64, COUNT
	jae	21b
22:
	testq	COUNT, COUNT
	jz	27f
	cmpq	$16, COUNT
	jbe	24f
	cmpq	$32, COUNT
	jbe	23f
	tail_mask	32
	chunk_\mode	zmm, 64, 64, 8
	jmp	26f
23:
	tail_mask	16
	chunk_\mode	ymm, 32, 32, 8
	jmp	26f
24:
	chunk_\mode	xmm, 16, 16, 1
26:
	last_\mode
27:
.endm

/* Rows through the core of BLOCKS blocks.  */
.macro call_core blocks
	.if	\blocks == 16
	cmpq	$1, COUNT
	jne	5f
	call	SYM (camellia_gfni_avx512_core1)
	jmp	8f
5:
	.endif
	call	SYM (camellia_gfni_avx512_core\blocks)
8:
.endm

/* --- ECB --------------------------------------------------------------- */

.macro row_in w, i, o, offset, m, mz
	vpxorq	\offset(IN), %\w\()WIN, %\w\i\mz
.endm
.macro row_out w, i, o, offset, m, mz
	vpxorq	%\w\()WOUT, %\w\o, %\w\o
	vmovdqu64	%\w\o, \offset(OUT)\m
.endm
.macro chunk_ecb w, size, blocks, first
	each_row	row_in, \w, \size, \first
	call_core	\blocks
	each_row	row_out, \w, \size, \first
.endm
.macro next_ecb
.endm
.macro last_ecb
.endm

LOCAL_BEGIN (camellia_gfni_avx512_ecb)
	bulk	ecb
	RET
LOCAL_END (camellia_gfni_avx512_ecb)

/* Purpose: ECB encryption
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state unused
 * Overlap: out and in equal or apart
 * Blocks: 64, 32, 16 or 1 at once, any number
 * Counter: none
 * Uses: zmm0-zmm31 k1-k7 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 64
 * Secrets: vector registers, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (ecb_enc))
	frame_enter
	call	SYM (camellia_gfni_avx512_key_enc)
	call	SYM (camellia_gfni_avx512_ecb)
	frame_leave
FUNC_END (PREFIX (ecb_enc))

/* Purpose: ECB decryption
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state unused
 * Overlap: out and in equal or apart
 * Blocks: 64, 32, 16 or 1 at once, any number
 * Counter: none
 * Uses: zmm0-zmm31 k1-k7 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 64
 * Secrets: vector registers, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (ecb_dec))
	frame_enter
	call	SYM (camellia_gfni_avx512_key_dec)
	call	SYM (camellia_gfni_avx512_ecb)
	frame_leave
FUNC_END (PREFIX (ecb_dec))

/* --- CBC and CFB decryption -------------------------------------------- */

/* MODE_A: the ciphertext before IN, in all lanes.
 * MODE_B: the last ciphertext of the call, as it may be overwritten.  */
.macro chain_begin nil=
	\nil
	vbroadcasti32x4	(STATE), %zmm30
	vmovdqa64	%xmm30, %xmm31
	movq	COUNT, %rax
	shlq	$4, %rax
	jz	1f
	vmovdqu64	-16(IN,%rax), %xmm31
1:
.endm
.macro chain_end
	vmovdqu64	%xmm31, (STATE)
.endm

/* CUR: the ciphertexts before those in it; that is, the row shifted up by a
 * lane, with the highest lane of LAST.  */
.macro shift_in w, last, cur
	.ifc	\w, zmm
	valignq	$6, %zmm\last, %zmm\cur, %zmm\cur
	.endif
	.ifc	\w, ymm
	valignq	$2, %ymm\last, %ymm\cur, %ymm\cur
	.endif
	.ifc	\w, xmm
	vmovdqa64	%xmm\last, %xmm\cur
	.endif
.endm

/* Output rows of CBC upward: the ciphertext is in the way if it is
 * overwritten, so keep the last row, in Z2.  */
.macro row_cbc_up w, i, o, offset, m, mz
	vmovdqu64	\offset(IN), %\w\()Z1\mz
	vmovdqa64	%\w\()Z1, %\w\()Z3
	shift_in	\w, Z2, Z1
	vmovdqa64	%\w\()Z3, %\w\()Z2
	vpternlogq $XOR3, %\w\()Z1, %\w\()WOUT, %\w\o
	vmovdqu64	%\w\o, \offset(OUT)\m
.endm
/* Downward it is not, and can be added from memory.  */
.macro row_cbc_down o, offset
	vpternlogq $XOR3, \offset-16(IN), %zmm29, %zmm\o
	vmovdqu64	%zmm\o, \offset(OUT)
.endm

.macro chunk_cbc w, size, blocks, first
	each_row	row_in, \w, \size, \first
	call_core	\blocks
	.if	\first < 16
	vmovdqa64	%\w\()MODE_A, %\w\()Z2
	each_row	row_cbc_up, \w, \size, \first
	.else
	vmovdqu64	15 * 64(IN), %zmm16
	vmovdqu64	(IN), %zmm17
	row_cbc_down	7, 15*64
	row_cbc_down	6, 14*64
	row_cbc_down	5, 13*64
	row_cbc_down	4, 12*64
	row_cbc_down	3, 11*64
	row_cbc_down	2, 10*64
	row_cbc_down	1, 9*64
	row_cbc_down	0, 8*64
	row_cbc_down	15, 7*64
	row_cbc_down	14, 6*64
	row_cbc_down	13, 5*64
	row_cbc_down	12, 4*64
	row_cbc_down	11, 3*64
	row_cbc_down	10, 2*64
	row_cbc_down	9, 64
	valignq	$6, %zmm30, %zmm17, %zmm17
	vpternlogq $XOR3, %zmm17, %zmm29, %zmm8
	vmovdqu64	%zmm8, (OUT)
	vshufi64x2	$0xff, %zmm16, %zmm16, %zmm30
	.endif
.endm
.macro next_cbc
.endm
.macro last_cbc
.endm

/* Purpose: CBC decryption
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state 16 RW: IV, becomes the last ciphertext
 * Overlap: out and in equal or apart
 * Blocks: 64, 32, 16 or 1 at once, any number
 * Counter: none
 * Uses: zmm0-zmm31 k1-k7 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 56
 * Secrets: vector registers, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (cbc_dec))
	frame_enter
	call	SYM (camellia_gfni_avx512_key_dec)
	chain_begin
	bulk	cbc
	chain_end
	frame_leave
FUNC_END (PREFIX (cbc_dec))

/* Rows of the blocks before.  */
.macro row_cfb w, i, o, offset, m, mz
	.if	\i
	vpxorq	\offset-16(IN), %\w\()WIN, %\w\i\mz
	.else
	vmovdqu64	(IN), %\w\()0
	shift_in	\w, MODE_A, 0
	vpxorq	%\w\()WIN, %\w\()0, %\w\()0
	.endif
.endm
/* Key stream on data.  */
.macro row_stream w, i, o, offset, m, mz
	vpternlogq $XOR3, \offset(IN), %\w\()WOUT, %\w\o\m
	vmovdqu64	%\w\o, \offset(OUT)\m
.endm

.macro chunk_cfb w, size, blocks, first
	each_row	row_cfb, \w, \size, \first
	call_core	\blocks
	.if	\first == 16
	vbroadcasti32x4	63 * 16(IN), %zmm30
	.endif
	each_row	row_stream, \w, \size, \first
.endm
.macro next_cfb
.endm
.macro last_cfb
.endm

/* Purpose: CFB-128 decryption
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state 16 RW: IV, becomes the last ciphertext
 * Overlap: out and in equal or apart
 * Blocks: 64, 32, 16 or 1 at once, any number
 * Counter: none
 * Uses: zmm0-zmm31 k1-k7 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 56
 * Secrets: vector registers, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (cfb_dec))
	frame_enter
	call	SYM (camellia_gfni_avx512_key_enc)
	chain_begin
	bulk	cfb
	chain_end
	frame_leave
FUNC_END (PREFIX (cfb_dec))

/* --- Counter modes ----------------------------------------------------- */

/* The counter goes straight into the byte-sliced state.  What does not count
 * is the same in all blocks: it is put into the field basis here, as a block
 * at (%rsp), zero where the counter is, apart from the whitening.  */
#define CTR_LOCALS      192
#define CTR_D1          64(%rsp)        /* constant parts, see below */
#define CTR_D2          128(%rsp)

.macro ctr_begin fixed
	vmovdqu64	(STATE), %xmm0
	vpandq	\fixed(%rip), %xmm0, %xmm0
	vpxorq	%xmm28, %xmm0, %xmm0
	vgf2p8affineqb	$0, .Lm(%rip){1to2}, %xmm0, %xmm0
	vmovdqa64	%xmm0, (%rsp)
.endm
.macro ctr_fixed w, bytes:vararg
	.irp	i, \bytes
	vpbroadcastb	\i(%rsp), %\w\i
	.endr
.endm

/* Bytes 14 and 15, big endian; there is no carry out of them.
 * CLOBBERS: Z1 to Z3, %rax, k1, flags.  */
.macro bytes_ctr16be w
	movzwl	14(STATE), %eax
	vpbroadcastb	%eax, %\w\()14
	shrl	$8, %eax
	vpbroadcastb	%eax, %\w\()15
	vmovdqu64	.Lnumbers_\w(%rip), %\w\()Z1
	vpbroadcastq	.Lones(%rip), %\w\()Z2
	vpbroadcastq	.Lm(%rip), %\w\()Z3
	vpaddb	%\w\()Z1, %\w\()15, %\w\()15
	vpcmpltub	%\w\()Z1, %\w\()15, %k1
	vpaddb	%\w\()Z2, %\w\()14, %\w\()14{%k1}
	vgf2p8affineqb	$0, %\w\()Z3, %\w\()15, %\w\()15
	vgf2p8affineqb	$0, %\w\()Z3, %\w\()14, %\w\()14
.endm
.macro state_ctr16be w
	bytes_ctr16be	\w
	ctr_fixed	\w, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
.endm
.macro count_ctr16be n
	movzwl	14(STATE), %eax
	rolw	$8, %ax
	addl	\n, %eax
	rolw	$8, %ax
	movw	%ax, 14(STATE)
.endm

/* Bytes 0 to 3, little endian.
 * CLOBBERS: Z1 to Z7, %rax, k1 to k3, flags.  */
.macro state_ctr32le w
	movl	(STATE), %eax
	vpbroadcastb	%eax, %\w\()0
	shrl	$8, %eax
	vpbroadcastb	%eax, %\w\()1
	shrl	$8, %eax
	vpbroadcastb	%eax, %\w\()2
	shrl	$8, %eax
	vpbroadcastb	%eax, %\w\()3
	vmovdqu64	.Lnumbers_\w(%rip), %\w\()Z1
	vpbroadcastq	.Lones(%rip), %\w\()Z2
	vpbroadcastq	.Lm(%rip), %\w\()Z3
	vpaddb	%\w\()Z1, %\w\()0, %\w\()0
	vpcmpltub	%\w\()Z1, %\w\()0, %k1
	vpaddb	%\w\()Z2, %\w\()1, %\w\()1{%k1}
	vptestnmb	%\w\()1, %\w\()1, %k2{%k1}
	vpaddb	%\w\()Z2, %\w\()2, %\w\()2{%k2}
	vptestnmb	%\w\()2, %\w\()2, %k3{%k2}
	vpaddb	%\w\()Z2, %\w\()3, %\w\()3{%k3}
	.irp	i, 0, 1, 2, 3
	vpbroadcastb	\i(%rsp), %\w\()Z4
	vgf2p8affineqb	$0, %\w\()Z3, %\w\i, %\w\i
	vpxorq	%\w\()Z4, %\w\i, %\w\i
	.endr
	ctr_fixed	\w, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
.endm
.macro count_ctr32le n
	addl	\n, (STATE)
.endm

/* Long calls of ctr16be: D1 is the same in all blocks, so it and what the
 * first round makes of it are found once.  Of D2, the second round meets
 * bytes 7 and 8 alone not being the same: all that the others give is found
 * once, too, by letting these two be zero, for S' (0) = 0.
 * CTR_D1, CTR_D2: the constant parts of the state before the third round,
 * but with bytes 7 and 8 of D2 apart from the counter.
 * CLOBBERS: 0 to 15, Z1 to Z8, KPTR.  */
.macro ctr16be_constant
	ctr_fixed	xmm, D1_D2
	movq	KFIRST, KPTR
	round	xmm, 2, QUOTE ((KPTR)), D1_D2
	.irp	i, 8, 9, 10, 11, 12, 13, 14, 15
	vmovq	%xmm\i, 8 * (\i - 8) + CTR_D2
	.endr
	vpxorq	%xmm14, %xmm14, %xmm14
	vpxorq	%xmm15, %xmm15, %xmm15
	round	xmm, 2, QUOTE ((KPTR,KSTEP)), D2_D1
	.irp	i, 0, 1, 2, 3, 4, 5, 6, 7
	vmovq	%xmm\i, 8 * \i + CTR_D1
	.endr
.endm

/* The state before the third round.
 * CLOBBERS: Z1 to Z8, %rax, k1, flags.  */
.macro third_ctr16be nil=
	\nil
	bytes_ctr16be	zmm
	vpxorq	8 * 6 + CTR_D2{1to8}, %zmm14, %zmm14
	vpxorq	8 * 7 + CTR_D2{1to8}, %zmm15, %zmm15
	vgf2p8affineqb	$0, %zmm27, %zmm14, %zmm22
	vgf2p8affineinvqb $0, %zmm24, %zmm15, %zmm23
	vgf2p8affineinvqb $0, %zmm24, %zmm22, %zmm22
	.irp	i, 8, 9, 10, 11, 12, 13
	vpbroadcastq	8 * (\i - 8) + CTR_D2, %zmm\i
	.endr
	vpxorq	8 * 2 + CTR_D1{1to8}, %zmm23, %zmm2
	vpxorq	8 * 6 + CTR_D1{1to8}, %zmm23, %zmm6
	vpxorq	8 * 3 + CTR_D1{1to8}, %zmm22, %zmm3
	vpxorq	8 * 7 + CTR_D1{1to8}, %zmm22, %zmm7
	vpxorq	%zmm22, %zmm23, %zmm22
	.irp	i, 0, 1, 4, 5
	vpxorq	8 * \i + CTR_D1{1to8}, %zmm22, %zmm\i
	.endr
	movq	KFIRST, KPTR
.endm

.macro chunk_ctr mode, w, size, blocks, first
	.if	\blocks == 16
	cmpq	$1, COUNT
	jne	5f
	vpxorq	(STATE), %xmm28, %xmm0
	call	SYM (camellia_gfni_avx512_core1)
	jmp	8f
5:
	.endif
	state_\mode	\w
	call	SYM (camellia_gfni_avx512_sliced\blocks)
8:
	each_row	row_stream, \w, \size, \first
.endm
.macro chunk_ctr16be w, size, blocks, first
	chunk_ctr	ctr16be, \w, \size, \blocks, \first
.endm
.macro next_ctr16be nil=
	\nil
	count_ctr16be	$64
.endm
.macro last_ctr16be
	count_ctr16be	%ecx
.endm
.macro chunk_ctr32le w, size, blocks, first
	chunk_ctr	ctr32le, \w, \size, \blocks, \first
.endm
.macro next_ctr32le nil=
	\nil
	count_ctr32le	$64
.endm
.macro last_ctr32le
	count_ctr32le	%ecx
.endm

/* Purpose: CTR with a counter of 16 bits
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state 16 RW: counter
 * Overlap: out and in equal or apart
 * Blocks: 64, 32, 16 or 1 at once, any number
 * Counter: bytes 14 and 15 of state, big endian, modulo 2^16; the blocks
 *   of a call do not pass the wrap
 * Uses: zmm0-zmm31 k1-k7 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 304
 * Secrets: vector registers and locals, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (ctr16be))
	frame_enter	CTR_LOCALS
	call	SYM (camellia_gfni_avx512_key_enc)
	ctr_begin	.Lctr16be_fixed
	cmpq	$128, COUNT
	jb	2f
	ctr16be_constant
1:
	third_ctr16be
	call	SYM (camellia_gfni_avx512_third64)
	each_row	row_stream, zmm, 64, 16
	addq	$1024, IN
	addq	$1024, OUT
	count_ctr16be	$64
	subq	$64, COUNT
	cmpq	$64, COUNT
	jae	1b
2:
	bulk	ctr16be
	frame_leave	CTR_LOCALS
FUNC_END (PREFIX (ctr16be))

/* Purpose: CTR with a counter of 32 bits
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state 16 RW: counter
 * Overlap: out and in equal or apart
 * Blocks: 64, 32, 16 or 1 at once, any number
 * Counter: bytes 0 to 3 of state, little endian, modulo 2^32
 * Uses: zmm0-zmm31 k1-k7 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 304
 * Secrets: vector registers and locals, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (ctr32le))
	frame_enter	CTR_LOCALS
	call	SYM (camellia_gfni_avx512_key_enc)
	ctr_begin	.Lctr32le_fixed
	bulk	ctr32le
	frame_leave	CTR_LOCALS
FUNC_END (PREFIX (ctr32le))

/* --- XTS --------------------------------------------------------------- */

/* The tweaks of the next 64 blocks stand at (%rsp) in the order of the
 * blocks, whatever the width of the rows is.  There is always one more than
 * the blocks that are left, or 64 of them.  */
#define MASKS_SIZE 1024

/* DST = SRC times x^n in each lane, with the shift counts N (n) and CARRY
 * (64 - n, and 64 in the upper half of a lane).  CLOBBERS: Z1 to Z4.  */
.macro xts_shift n, carry, src, dst
	vpshufd	$0x4e, %zmm\src, %zmm16
	vpsrlvq	\carry(%rip), %zmm16, %zmm17
	vmovdqa64	%zmm\src, %zmm\dst
	vmovdqa64	\n(%rip), %zmm18
	vpshldvq	%zmm18, %zmm16, %zmm\dst
	/* The carry is added as it is; the rest of x^7 + x^2 + x + 1.  */
	vpsllq	$1, %zmm17, %zmm18
	vpsllq	$2, %zmm17, %zmm19
	vpsllq	$7, %zmm17, %zmm17
	vpternlogq $XOR3, %zmm18, %zmm19, %zmm\dst
	vpxorq	%zmm17, %zmm\dst, %zmm\dst
.endm

/* DST = SRC times x^(8 n), n as set up.  CLOBBERS: Z1.  */
.macro xts_bytes_setup n
	vbroadcasti32x4	.Lxts_bytes\n(%rip), %zmm18
	vbroadcasti32x4	.Lxts_bytes\n+16(%rip), %zmm19
	kmovq	.Lxts_mask\n(%rip), %k1
.endm
.macro xts_matrices
	vpbroadcastq	.Lxts_low(%rip), %zmm20
	vpbroadcastq	.Lxts_high(%rip), %zmm21
.endm
.macro xts_bytes src, dst
	vpshufb	%zmm19, %zmm\src, %zmm16
	vpshufb	%zmm18, %zmm\src, %zmm\dst
	vgf2p8affineqb	$0, %zmm21, %zmm16, %zmm16
	vgf2p8affineqb	$0, %zmm20, %zmm\dst, %zmm\dst{%k1}
	vpxorq	%zmm16, %zmm\dst, %zmm\dst
.endm

/* The first tweaks, as many as COUNT demands.  */
.macro xts_begin nil=
	\nil
	vbroadcasti32x4	(STATE), %zmm2
	xts_shift	.Lxts_lanes, .Lxts_lanes+64, 2, 0
	xts_shift	.Lxts_lanes+128, .Lxts_lanes+192, 2, 1
	xts_matrices
	xts_bytes_setup	1
	xts_bytes	0, 2
	xts_bytes	1, 3
	xts_store	0, 1, 2, 3
	cmpq	$16, COUNT
	jb	1f
	xts_bytes_setup	2
	xts_bytes	0, 4
	xts_bytes	1, 5
	xts_bytes	2, 6
	xts_bytes	3, 7
	xts_store	4, 5, 6, 7
	cmpq	$32, COUNT
	jb	1f
	xts_bytes_setup	4
	xts_bytes	0, 8
	xts_bytes	1, 9
	xts_bytes	2, 10
	xts_bytes	3, 11
	xts_bytes	4, 12
	xts_bytes	5, 13
	xts_bytes	6, 14
	xts_bytes	7, 15
	xts_store	8, 9, 10, 11, 12, 13, 14, 15
1:
.endm
.macro xts_store rows:vararg
	.irp	i, \rows
	vmovdqa64	%zmm\i, 64 * \i(%rsp)
	.endr
.endm

/* Those of 64 blocks later, as many as COUNT demands.
 * CLOBBERS: Z1 to Z7, k1, flags.  */
.macro next_xts nil=
	\nil
	xts_matrices
	xts_bytes_setup	8
	xts_advance	0, 1, 2, 3
	cmpq	$16, COUNT
	jb	1f
	xts_advance	4, 5, 6, 7
	cmpq	$32, COUNT
	jb	1f
	xts_advance	8, 9, 10, 11, 12, 13, 14, 15
1:
.endm
.macro xts_advance rows:vararg
	.irp	i, \rows
	vmovdqa64	64 * \i(%rsp), %zmm22
	xts_bytes	22, \i
	.endr
	xts_store	\rows
.endm

.macro row_masked_in w, i, o, offset, m, mz
	vmovdqa64	\offset(%rsp), %\w\i
	vpternlogq $XOR3, \offset(IN), %\w\()WIN, %\w\i\m
.endm
.macro row_masked_out w, i, o, offset, m, mz
	vpternlogq $XOR3, \offset(%rsp), %\w\()WOUT, %\w\o
	vmovdqu64	%\w\o, \offset(OUT)\m
.endm
.macro chunk_xts w, size, blocks, first
	each_row	row_masked_in, \w, \size, \first
	call_core	\blocks
	each_row	row_masked_out, \w, \size, \first
.endm
.macro last_xts
.endm

.macro xts dir
	frame_enter	MASKS_SIZE
	call	SYM (camellia_gfni_avx512_key_\dir)
	xts_begin
	bulk	xts
	shlq	$4, COUNT
	vmovdqa64	(%rsp,COUNT), %xmm0
	vmovdqu64	%xmm0, (STATE)
	frame_leave	MASKS_SIZE
.endm

/* Purpose: XTS encryption
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL AVX512_VBMI2 GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state 16 RW: encrypted tweak, becomes that of the next block
 * Overlap: out and in equal or apart
 * Blocks: 64, 32, 16 or 1 at once, any number
 * Counter: none
 * Uses: zmm0-zmm31 k1-k7 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 1136
 * Secrets: vector registers and locals, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (xts_enc))
	xts	enc
FUNC_END (PREFIX (xts_enc))

/* Purpose: XTS decryption
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL AVX512_VBMI2 GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state 16 RW: encrypted tweak, becomes that of the next block
 * Overlap: out and in equal or apart
 * Blocks: 64, 32, 16 or 1 at once, any number
 * Counter: none
 * Uses: zmm0-zmm31 k1-k7 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 1136
 * Secrets: vector registers and locals, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (xts_dec))
	xts	dec
FUNC_END (PREFIX (xts_dec))

/* --- OCB --------------------------------------------------------------- */

/* The offsets of the next blocks stand at (%rsp) as XTS's tweaks do: 16 of
 * them before a chunk, the others are made with it.
 *
 * Offset i is the sum of the L_j for which bit j of the Gray code of i is
 * set.  From i to i+16 that changes, with u = i div 16, by L_3 and by
 * L_(4 + ntz (u + 1)), which is L_ntz of the next multiple of 16: the same
 * for all i with the same u, so two such sums serve any 16 offsets in a row.
 *
 * MODE_A: L_3.  MODE_B: the checksum, in parts.
 * STATE: the table of L, after ocb_begin.
 * k1 to k4: which qwords of four rows take the second sum.  */
#define OCB_STATE       MASKS_SIZE(%rsp)
#define OCB_INDEX       MASKS_SIZE+8(%rsp)      /* of the block at IN */
#define OCB_COUNT       MASKS_SIZE+16(%rsp)     /* blocks of the call */
#define OCB_LOCALS      (MASKS_SIZE + 64)
/* Fields of struct camellia_simd_ocb.  */
#define OCB_OFFSET      0
#define OCB_CHECKSUM    8
#define OCB_L           16
#define OCB_BLKN        24

/* %rax = 16 times the number of L's index for block %rax.  No call has a
 * block that is a multiple of 65536, but this looks further.  */
.macro ocb_l_offset nil=
	\nil
	orq	$0x8000, %rax
	bsfq	%rax, %rax
	shlq	$4, %rax
.endm

/* With COUNT not 0: OCB_*, masks, L_3, the first 16 offsets; MODE_B = 0.  */
.macro ocb_begin nil=
	\nil
	movq	STATE, OCB_STATE
	movq	OCB_BLKN(STATE), %r15
	movq	%r15, OCB_INDEX
	movq	COUNT, OCB_COUNT
	addq	COUNT, OCB_BLKN(STATE)
	movq	OCB_OFFSET(STATE), %rax
	vmovdqu64	(%rax), %xmm0
	movq	OCB_L(STATE), STATE
	vbroadcasti32x4	3 * 16(STATE), %zmm30
	vpxorq	%xmm31, %xmm31, %xmm31
	.irp	j, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	leaq	\j(%r15), %rax
	ocb_l_offset
	vpxorq	(STATE,%rax), %xmm0, %xmm0
	vmovdqa64	%xmm0, 16 * \j(%rsp)
	.endr
	/* The first 16 - INDEX % 16 take the first sum, two qwords each.  */
	andl	$15, %r15d
	movl	$16, %eax
	subl	%r15d, %eax
	addl	%eax, %eax
	xorl	%r15d, %r15d
	btsq	%rax, %r15
	negq	%r15
	kmovd	%r15d, %k1
	shrl	$8, %r15d
	kmovd	%r15d, %k2
	shrl	$8, %r15d
	kmovd	%r15d, %k3
	shrl	$8, %r15d
	kmovd	%r15d, %k4
.endm

/* The sum that takes the offset of block OCB_INDEX + FROM to that of 16
 * blocks later.  CLOBBERS: %rax, flags.  */
.macro ocb_step from, d
	movq	OCB_INDEX, %rax
	addq	$\from, %rax
	orq	$15, %rax
	incq	%rax
	ocb_l_offset
	vpxorq	(STATE,%rax), %xmm30, %xmm\d
	vshufi64x2	$0, %zmm\d, %zmm\d, %zmm\d
.endm
/* Rows DST and three more from rows SRC and three more, that begin with
 * block OCB_INDEX + FROM.  CLOBBERS: Z1 to Z6, %rax, flags.  */
.macro ocb_rows src, dst, from
	ocb_step	\from, 16
	ocb_step	\from+16, 17
	vpxorq	64 * (\src)(%rsp), %zmm16, %zmm18
	vpxorq	64 * (\src + 1)(%rsp), %zmm16, %zmm19
	vpxorq	64 * (\src + 2)(%rsp), %zmm16, %zmm20
	vpxorq	64 * (\src + 3)(%rsp), %zmm16, %zmm21
	vpxorq	64 * (\src)(%rsp), %zmm17, %zmm18{%k1}
	vpxorq	64 * (\src + 1)(%rsp), %zmm17, %zmm19{%k2}
	vpxorq	64 * (\src + 2)(%rsp), %zmm17, %zmm20{%k3}
	vpxorq	64 * (\src + 3)(%rsp), %zmm17, %zmm21{%k4}
	vmovdqa64	%zmm18, 64 * (\dst)(%rsp)
	vmovdqa64	%zmm19, 64 * (\dst + 1)(%rsp)
	vmovdqa64	%zmm20, 64 * (\dst + 2)(%rsp)
	vmovdqa64	%zmm21, 64 * (\dst + 3)(%rsp)
.endm
.macro ocb_offsets blocks
	.if	\blocks > 16
	ocb_rows	0, 4, 0
	.endif
	.if	\blocks > 32
	ocb_rows	4, 8, 16
	ocb_rows	8, 12, 32
	.endif
.endm

/* The parts of the checksum into one, before narrower rows.
 * CLOBBERS: Z1.  */
.macro ocb_fold nil=
	\nil
	vextracti64x4	$1, %zmm31, %ymm16
	vpxorq	%ymm16, %ymm31, %ymm31
	vextracti32x4	$1, %ymm31, %xmm16
	vpxorq	%xmm16, %xmm31, %xmm31
.endm

.macro row_ocb_enc_in w, i, o, offset, m, mz
	vmovdqu64	\offset(IN), %\w\i\mz
	vpxorq	%\w\i, %\w\()MODE_B, %\w\()MODE_B
	vpternlogq $XOR3, \offset(%rsp), %\w\()WIN, %\w\i
.endm
.macro row_ocb_dec_out w, i, o, offset, m, mz
	vpternlogq $XOR3, \offset(%rsp), %\w\()WOUT, %\w\o
	vpxorq	%\w\o, %\w\()MODE_B, %\w\()MODE_B\m
	vmovdqu64	%\w\o, \offset(OUT)\m
.endm
.macro row_ocb_auth_out w, i, o, offset, m, mz
	vpxorq	%\w\o, %\w\()MODE_B, %\w\()MODE_B\m
.endm

.macro chunk_ocb in, out, w, size, blocks, first
	.if	\size < 64
	ocb_fold
	.endif
	ocb_offsets	\blocks
	each_row	\in, \w, \size, \first
	call_core	\blocks
	each_row	\out, \w, \size, \first
.endm
.macro chunk_ocb_enc w, size, blocks, first
	chunk_ocb	row_ocb_enc_in, row_masked_out, \w, \size, \blocks, \first
.endm
.macro chunk_ocb_dec w, size, blocks, first
	chunk_ocb	row_masked_in, row_ocb_dec_out, \w, \size, \blocks, \first
.endm
.macro chunk_ocb_auth w, size, blocks, first
	chunk_ocb	row_masked_in, row_ocb_auth_out, \w, \size, \blocks, \first
.endm

/* The offset of the last block of the 64 or fewer.  CLOBBERS: %rax.  */
.macro ocb_put_offset place
	vmovdqa64	\place, %xmm16
	movq	OCB_STATE, %rax
	movq	OCB_OFFSET(%rax), %rax
	vmovdqu64	%xmm16, (%rax)
.endm
.macro next_ocb nil=
	\nil
	ocb_put_offset	QUOTE (63 * 16(%rsp))
	ocb_rows	12, 0, 48
	addq	$64, OCB_INDEX
.endm
.macro last_ocb nil=
	\nil
	shlq	$4, COUNT
	ocb_put_offset	QUOTE (-16(%rsp,COUNT))
.endm
.macro next_ocb_enc
	next_ocb
.endm
.macro next_ocb_dec
	next_ocb
.endm
.macro next_ocb_auth
	next_ocb
.endm
.macro last_ocb_enc
	last_ocb
.endm
.macro last_ocb_dec
	last_ocb
.endm
.macro last_ocb_auth
	last_ocb
.endm

.macro ocb mode, dir
	frame_enter	OCB_LOCALS
	testq	COUNT, COUNT
	jz	11f
	call	SYM (camellia_gfni_avx512_key_\dir)
	ocb_begin
	bulk	\mode
	ocb_fold
	movq	OCB_STATE, %rax
	.ifc	\mode, ocb_auth
	/* Nothing has added the output whitening yet: once for each block.  */
	testb	$1, OCB_COUNT
	jz	10f
	vpxorq	%xmm29, %xmm31, %xmm31
10:
	.endif
	movq	OCB_CHECKSUM(%rax), %rax
	vpxorq	(%rax), %xmm31, %xmm31
	vmovdqu64	%xmm31, (%rax)
11:
	frame_leave	OCB_LOCALS
.endm

/* Purpose: OCB encryption
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state struct camellia_simd_ocb RW
 * Overlap: out and in equal or apart
 * Blocks: 64, 32, 16 or 1 at once, any number
 * Counter: none
 * Uses: zmm0-zmm31 k1-k7 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 1200
 * Secrets: vector registers and locals, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (ocb_enc))
	ocb	ocb_enc, enc
FUNC_END (PREFIX (ocb_enc))

/* Purpose: OCB decryption
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state struct camellia_simd_ocb RW
 * Overlap: out and in equal or apart
 * Blocks: 64, 32, 16 or 1 at once, any number
 * Counter: none
 * Uses: zmm0-zmm31 k1-k7 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 1200
 * Secrets: vector registers and locals, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (ocb_dec))
	ocb	ocb_dec, dec
FUNC_END (PREFIX (ocb_dec))

/* Purpose: OCB of associated data
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi ctx R unaligned, rsi unused,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state struct camellia_simd_ocb RW
 * Overlap: out and in equal or apart
 * Blocks: 64, 32, 16 or 1 at once, any number
 * Counter: none
 * Uses: zmm0-zmm31 k1-k7 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 1200
 * Secrets: vector registers and locals, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (ocb_auth))
	ocb	ocb_auth, enc
FUNC_END (PREFIX (ocb_auth))

/* --- Serial modes ------------------------------------------------------ */

/* The chain stays in the field basis: the next input is the output plus what
 * is known before, namely both whitenings and the next plaintext (CBC), this
 * one (CFB) or nothing (OFB); that is converted beside the chain, as is the
 * output.  */
.macro serial kind
	frame_enter
	testq	COUNT, COUNT
	jz	5f
	call	SYM (camellia_gfni_avx512_key_enc)
	one_keys
	one_constants
	vpxorq	%xmm28, %xmm29, %xmm24
	vpxorq	(STATE), %xmm28, %xmm26
	.ifc	\kind, cbc
	vpxorq	(IN), %xmm26, %xmm26
	.endif
	.ifc	\kind, mac
	vpxorq	(IN), %xmm26, %xmm26
	.endif
	one_half_in	0, 26, 0
	one_half_in	1, 26, 1
3:
	vmovdqa64	%xmm24, %xmm26
	.ifc	\kind, cfb
	vmovdqu64	(IN), %xmm27
	vpxorq	%xmm27, %xmm26, %xmm26
	.else
	.ifc	\kind, ofb
	vmovdqu64	(IN), %xmm27
	.else
	cmpq	$1, COUNT
	je	4f
	vpxorq	16(IN), %xmm26, %xmm26
4:
	.endif
	.endif
	one_half_in	0, 26, 30
	one_half_in	1, 26, 31
	one_rounds
	vmovdqa64	%xmm1, %xmm25
	vmovdqa64	%xmm0, %xmm26
	vpxorq	%xmm31, %xmm0, %xmm1
	vpxorq	%xmm30, %xmm25, %xmm0
	addq	$16, IN
	.ifc	\kind, mac
	decq	COUNT
	jnz	3b
	.endif
	one_out	25, 26, 30
	vpxorq	%xmm29, %xmm30, %xmm30
	.ifc	\kind, ofb
	vpxorq	%xmm27, %xmm30, %xmm27
	vmovdqu64	%xmm27, (OUT)
	.else
	.ifc	\kind, cfb
	vpxorq	%xmm27, %xmm30, %xmm30
	.endif
	vmovdqu64	%xmm30, (OUT)
	.endif
	.ifnc	\kind, mac
	addq	$16, OUT
	decq	COUNT
	jnz	3b
	.endif
	vmovdqu64	%xmm30, (STATE)
5:
	frame_leave
.endm

/* Purpose: CBC encryption
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state 16 RW: IV, becomes the last ciphertext
 * Overlap: out and in equal or apart
 * Blocks: 1 at once, any number
 * Counter: none
 * Uses: zmm0-zmm31 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 56
 * Secrets: vector registers, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (cbc_enc))
	serial	cbc
FUNC_END (PREFIX (cbc_enc))

/* Purpose: CBC-MAC
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi ctx R unaligned, rsi out 16 W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state 16 RW: IV, becomes the last ciphertext
 * Overlap: out and in equal or apart
 * Blocks: 1 at once, any number
 * Counter: none
 * Uses: zmm0-zmm31 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 56
 * Secrets: vector registers, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (cbc_mac))
	serial	mac
FUNC_END (PREFIX (cbc_mac))

/* Purpose: CFB-128 encryption
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state 16 RW: IV, becomes the last ciphertext
 * Overlap: out and in equal or apart
 * Blocks: 1 at once, any number
 * Counter: none
 * Uses: zmm0-zmm31 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 56
 * Secrets: vector registers, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (cfb_enc))
	serial	cfb
FUNC_END (PREFIX (cfb_enc))

/* Purpose: OFB
 * Prototype: camellia_simd_op_t
 * ISA: AVX512F AVX512BW AVX512VL GFNI
 * Args: rdi ctx R unaligned, rsi out 16*nblocks W unaligned,
 *   rdx in 16*nblocks R unaligned, rcx nblocks,
 *   r8 state 16 RW: IV, becomes the last key stream
 * Overlap: out and in equal or apart
 * Blocks: 1 at once, any number
 * Counter: none
 * Uses: zmm0-zmm31 rax rcx rdx rsi r8-r11
 * Preserves: what the System V ABI says
 * Stack: 56
 * Secrets: vector registers, all cleared
 * Timing: depends on nblocks and rounds only
 */
FUNC_BEGIN (PREFIX (ofb_enc))
	serial	ofb
FUNC_END (PREFIX (ofb_enc))

END_OF_FILE
#else
#include "camellia-simd-asm-amd64.h"
END_OF_FILE
#endif
