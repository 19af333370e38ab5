/* camellia-simd-constants.h - Constants of the kernels
 * Copyright (C) 2026 camellia-simd developers
 * SPDX-License-Identifier: LGPL-2.1-or-later
 *
 * Written by scripts/gen-constants; do not edit.
 */

#ifndef CAMELLIA_SIMD_CONSTANTS_H
#define CAMELLIA_SIMD_CONSTANTS_H

#ifdef __ASSEMBLER__
# define CAMELLIA_SIMD_U64(x) x
#else
# define CAMELLIA_SIMD_U64(x) x##ULL
#endif

/* Basis: pair 0 of 2040.  */

/* Added to the keys: what the S-boxes of a half want on their input,
 * and what the P-layer makes of the constants of their outputs;
 * bytes in the order of RFC 3713, most significant first.  */
#define CAMELLIA_SIMD_SBOX_IN \
  CAMELLIA_SIMD_U64 (0xc5c5c5e2c5c5e2c5)
#define CAMELLIA_SIMD_P_OUT \
  CAMELLIA_SIMD_U64 (0x000000008537dc85)

/* Matrices for gf2p8affineqb: M into the field basis, MI out of it,
 * N = M R (R: rotation left by one) into the basis of s4, NI out.  */
#define CAMELLIA_SIMD_GF_M \
  CAMELLIA_SIMD_U64 (0x3e8ad8b52d81a4c5)
#define CAMELLIA_SIMD_GF_MI \
  CAMELLIA_SIMD_U64 (0x0b59bc7043d71c2b)
#define CAMELLIA_SIMD_GF_N \
  CAMELLIA_SIMD_U64 (0x1f456cda96c052e2)
#define CAMELLIA_SIMD_GF_NI \
  CAMELLIA_SIMD_U64 (0x59bc7043d71c2b0b)

/* From basis M into basis N, as y: the input map of s4.  */
#define CAMELLIA_SIMD_GF_S4_IN \
  CAMELLIA_SIMD_U64 (0xddab075d8d3706b9)

/* Behind the inversion: s1 and s4, s2, s3, into basis M, into N,
 * and into Camellia's own.  */
#define CAMELLIA_SIMD_GF_S1_M \
  CAMELLIA_SIMD_U64 (0x18321beaefc4a785)
#define CAMELLIA_SIMD_GF_S2_M \
  CAMELLIA_SIMD_U64 (0x248131a16c1a295c)
#define CAMELLIA_SIMD_GF_S3_M \
  CAMELLIA_SIMD_U64 (0xbc12b514a57a52f2)
#define CAMELLIA_SIMD_GF_S1_N \
  CAMELLIA_SIMD_U64 (0x248131a16c1a295c)
#define CAMELLIA_SIMD_GF_S2_N \
  CAMELLIA_SIMD_U64 (0xad4294f1e8e2b0af)
#define CAMELLIA_SIMD_GF_S3_N \
  CAMELLIA_SIMD_U64 (0x18321beaefc4a785)
#define CAMELLIA_SIMD_GF_S1 \
  CAMELLIA_SIMD_U64 (0xc0ba5f8c8dfc1e04)
#define CAMELLIA_SIMD_GF_S2 \
  CAMELLIA_SIMD_U64 (0x04c0ba5f8c8dfc1e)
#define CAMELLIA_SIMD_GF_S3 \
  CAMELLIA_SIMD_U64 (0xba5f8c8dfc1e04c0)

/* For the key-dependent matrices of FL: the rows of M, row 7 first,
 * and the columns of MI, column 7 first, as the bytes of a word from
 * the lowest.  gf2p8affineqb of ROWS_M with the matrix
 * (COLS_MI & k in each byte) is M D(k) MI, D(k) the diagonal matrix
 * of k's bits, and ROWS_M_SHL, ROWS_M_TOP give M Shl D(k) MI and
 * M Top D(k) MI (doc/ALGORITHM).  */
#define CAMELLIA_SIMD_GF_COLS_MI \
  CAMELLIA_SIMD_U64 (0xb3b164c76e8c3a24)
#define CAMELLIA_SIMD_GF_ROWS_M \
  CAMELLIA_SIMD_U64 (0x3e8ad8b52d81a4c5)
#define CAMELLIA_SIMD_GF_ROWS_M_SHL \
  CAMELLIA_SIMD_U64 (0x1f456c5a16405262)
#define CAMELLIA_SIMD_GF_ROWS_M_TOP \
  CAMELLIA_SIMD_U64 (0x0000008080800080)

/* For tweaks of XTS: a byte that leaves at the top times x^7+x^2+x+1,
 * the low and the high byte of the product; and the identity.  */
#define CAMELLIA_SIMD_GF_XTS_LOW \
  CAMELLIA_SIMD_U64 (0x0103070e1c3870e1)
#define CAMELLIA_SIMD_GF_XTS_HIGH \
  CAMELLIA_SIMD_U64 (0xc284081020408000)
#define CAMELLIA_SIMD_GF_ONE \
  CAMELLIA_SIMD_U64 (0x0102040810204080)

/* Nibble tables, as two little-endian words each: f(x) is
 * LO[x & 15] ^ HI[x >> 4].  Into the basis and out of it; the
 * input map of s4.  */
#define CAMELLIA_SIMD_NT_M_LO0 \
  CAMELLIA_SIMD_U64 (0x62da61d9bb03b800)
#define CAMELLIA_SIMD_NT_M_LO1 \
  CAMELLIA_SIMD_U64 (0x75cd76ceac14af17)
#define CAMELLIA_SIMD_NT_M_HI0 \
  CAMELLIA_SIMD_U64 (0xd0dd898454590d00)
#define CAMELLIA_SIMD_NT_M_HI1 \
  CAMELLIA_SIMD_U64 (0x3e33676abab7e3ee)
#define CAMELLIA_SIMD_NT_MI_LO0 \
  CAMELLIA_SIMD_U64 (0x66d5d76402b1b300)
#define CAMELLIA_SIMD_NT_MI_LO1 \
  CAMELLIA_SIMD_U64 (0xa11210a3c57674c7)
#define CAMELLIA_SIMD_NT_MI_HI0 \
  CAMELLIA_SIMD_U64 (0xd8b6543ae28c6e00)
#define CAMELLIA_SIMD_NT_MI_HI1 \
  CAMELLIA_SIMD_U64 (0xfc92701ec6a84a24)
#define CAMELLIA_SIMD_NT_S4_IN_LO0 \
  CAMELLIA_SIMD_U64 (0xa41bc27dd966bf00)
#define CAMELLIA_SIMD_NT_S4_IN_LO1 \
  CAMELLIA_SIMD_U64 (0x3f8059e642fd249b)
#define CAMELLIA_SIMD_NT_S4_IN_HI0 \
  CAMELLIA_SIMD_U64 (0x02aba0090ba2a900)
#define CAMELLIA_SIMD_NT_S4_IN_HI1 \
  CAMELLIA_SIMD_U64 (0x9138339a98313a93)
#define CAMELLIA_SIMD_NT_N_LO0 \
  CAMELLIA_SIMD_U64 (0xcdce1417dad90300)
#define CAMELLIA_SIMD_NT_N_LO1 \
  CAMELLIA_SIMD_U64 (0xc0c3191ad7d40e0d)
#define CAMELLIA_SIMD_NT_N_HI0 \
  CAMELLIA_SIMD_U64 (0x336ab7eedd845900)
#define CAMELLIA_SIMD_NT_N_HI1 \
  CAMELLIA_SIMD_U64 (0x8bd20f56653ce1b8)
#define CAMELLIA_SIMD_NT_NI_LO0 \
  CAMELLIA_SIMD_U64 (0x33eaeb3201d8d900)
#define CAMELLIA_SIMD_NT_NI_LO1 \
  CAMELLIA_SIMD_U64 (0xd00908d1e23b3ae3)
#define CAMELLIA_SIMD_NT_NI_HI0 \
  CAMELLIA_SIMD_U64 (0x6c5b2a1d71463700)
#define CAMELLIA_SIMD_NT_NI_HI1 \
  CAMELLIA_SIMD_U64 (0x7e49380f63542512)

/* Behind the AES S-box, its constant taken away: s1 and s4, s2, s3
 * into basis M, into N, and into Camellia's own.  */
#define CAMELLIA_SIMD_NT_S1_M_LO0 \
  CAMELLIA_SIMD_U64 (0xc3b8ccb7502b5f24)
#define CAMELLIA_SIMD_NT_S1_M_LO1 \
  CAMELLIA_SIMD_U64 (0xa2d9add6314a3e45)
#define CAMELLIA_SIMD_NT_S1_M_HI0 \
  CAMELLIA_SIMD_U64 (0x0250f3a1a3f15200)
#define CAMELLIA_SIMD_NT_S1_M_HI1 \
  CAMELLIA_SIMD_U64 (0x7c2e8ddfdd8f2c7e)
#define CAMELLIA_SIMD_NT_S2_M_LO0 \
  CAMELLIA_SIMD_U64 (0x43037c3ca0e09fdf)
#define CAMELLIA_SIMD_NT_S2_M_LO1 \
  CAMELLIA_SIMD_U64 (0x57176828b4f48bcb)
#define CAMELLIA_SIMD_NT_S2_M_HI0 \
  CAMELLIA_SIMD_U64 (0x66a0488ee82ec600)
#define CAMELLIA_SIMD_NT_S2_M_HI1 \
  CAMELLIA_SIMD_U64 (0xe422ca0c6aac4482)
#define CAMELLIA_SIMD_NT_S3_M_LO0 \
  CAMELLIA_SIMD_U64 (0xcdeeaa894d6e2a09)
#define CAMELLIA_SIMD_NT_S3_M_LO1 \
  CAMELLIA_SIMD_U64 (0x20034764a083c7e4)
#define CAMELLIA_SIMD_NT_S3_M_HI0 \
  CAMELLIA_SIMD_U64 (0x704da598e8d53d00)
#define CAMELLIA_SIMD_NT_S3_M_HI1 \
  CAMELLIA_SIMD_U64 (0xccf11924546981bc)
#define CAMELLIA_SIMD_NT_S1_N_LO0 \
  CAMELLIA_SIMD_U64 (0x43037c3ca0e09fdf)
#define CAMELLIA_SIMD_NT_S1_N_LO1 \
  CAMELLIA_SIMD_U64 (0x57176828b4f48bcb)
#define CAMELLIA_SIMD_NT_S1_N_HI0 \
  CAMELLIA_SIMD_U64 (0x66a0488ee82ec600)
#define CAMELLIA_SIMD_NT_S1_N_HI1 \
  CAMELLIA_SIMD_U64 (0xe422ca0c6aac4482)
#define CAMELLIA_SIMD_NT_S2_N_LO0 \
  CAMELLIA_SIMD_U64 (0xd0d9e4ed3138050c)
#define CAMELLIA_SIMD_NT_S2_N_LO1 \
  CAMELLIA_SIMD_U64 (0x040d3039e5ecd1d8)
#define CAMELLIA_SIMD_NT_S2_N_HI0 \
  CAMELLIA_SIMD_U64 (0xb0319213a3228100)
#define CAMELLIA_SIMD_NT_S2_N_HI1 \
  CAMELLIA_SIMD_U64 (0x45c467e656d774f5)
#define CAMELLIA_SIMD_NT_S3_N_LO0 \
  CAMELLIA_SIMD_U64 (0xc3b8ccb7502b5f24)
#define CAMELLIA_SIMD_NT_S3_N_LO1 \
  CAMELLIA_SIMD_U64 (0xa2d9add6314a3e45)
#define CAMELLIA_SIMD_NT_S3_N_HI0 \
  CAMELLIA_SIMD_U64 (0x0250f3a1a3f15200)
#define CAMELLIA_SIMD_NT_S3_N_HI1 \
  CAMELLIA_SIMD_U64 (0x7c2e8ddfdd8f2c7e)
#define CAMELLIA_SIMD_NT_S1_LO0 \
  CAMELLIA_SIMD_U64 (0x1c01bda05449f5e8)
#define CAMELLIA_SIMD_NT_S1_LO1 \
  CAMELLIA_SIMD_U64 (0x1904b8a5514cf0ed)
#define CAMELLIA_SIMD_NT_S1_HI0 \
  CAMELLIA_SIMD_U64 (0xb154fe1baa4fe500)
#define CAMELLIA_SIMD_NT_S1_HI1 \
  CAMELLIA_SIMD_U64 (0x7b9e34d160852fca)
#define CAMELLIA_SIMD_NT_S2_LO0 \
  CAMELLIA_SIMD_U64 (0x38027b41a892ebd1)
#define CAMELLIA_SIMD_NT_S2_LO1 \
  CAMELLIA_SIMD_U64 (0x3208714ba298e1db)
#define CAMELLIA_SIMD_NT_S2_HI0 \
  CAMELLIA_SIMD_U64 (0x63a8fd36559ecb00)
#define CAMELLIA_SIMD_NT_S2_HI1 \
  CAMELLIA_SIMD_U64 (0xf63d68a3c00b5e95)
#define CAMELLIA_SIMD_NT_S3_LO0 \
  CAMELLIA_SIMD_U64 (0x0e80de502aa4fa74)
#define CAMELLIA_SIMD_NT_S3_LO1 \
  CAMELLIA_SIMD_U64 (0x8c025cd2a82678f6)
#define CAMELLIA_SIMD_NT_S3_HI0 \
  CAMELLIA_SIMD_U64 (0xd82a7f8d55a7f200)
#define CAMELLIA_SIMD_NT_S3_HI1 \
  CAMELLIA_SIMD_U64 (0xbd4f1ae830c29765)

#endif /*CAMELLIA_SIMD_CONSTANTS_H*/
