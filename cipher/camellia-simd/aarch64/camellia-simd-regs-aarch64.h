/* camellia-simd-regs-aarch64.h - Names of the registers, AArch64
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


/* Included first by the kernels, for the macros of all the other files;
 * undefined by nobody, as nothing is assembled behind a kernel.  */

#define FROM_0_TO_15 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15

/* Offsets into the constants at K: pairs of tables, low nibbles first, but
 * for the inversion by look-ups, where they are those for io and jo.  */
#define K_S1    0
#define K_S2    32
#define K_S3    64
#define K_S4    96
#define K_M     128
#define K_MI    160
#define K_OWN   192             /* of one kernel, 64 bytes */
#define K_COUNT (K_OWN + 48)    /* where lane i of the right half is from */
#define K_ONE   256             /* camellia-simd-one-aarch64.h */

/* General registers.  */
#define CTX     x0
#define K       x5              /* the constants */
#define KP      x6              /* next round key */
#define KEYSTEP x7              /* from a key's second half to the next key */
#define FP      x8              /* next key of FL */
#define RND     w9              /* rounds left */
#define KFIRST  x10             /* what KP and FP begin with */
#define FFIRST  x11
#define WIN     x12
#define WOUT    x13
#define KEYNEXT x15             /* from a key to the next one */

/* Vectors: the halves, the S-boxes, tables.  */
#define L1 0
#define L2 1
#define L3 2
#define L4 3
#define L5 4
#define L6 5
#define L7 6
#define L8 7
#define R1 8
#define R2 9
#define R3 10
#define R4 11
#define R5 12
#define R6 13
#define R7 14
#define R8 15
#define LEFT  L1, L2, L3, L4, L5, L6, L7, L8
#define RIGHT R1, R2, R3, R4, R5, R6, R7, R8
#define Z1 16
#define Z2 17
#define Z3 18
#define Z4 19
#define Z5 20
#define Z6 21
#define Z7 22
#define Z8 23
#define SPARE1 24               /* v24 to v29 belong to sbox, except where */
#define SPARE2 25               /* FL borrows four */
#define SPARE3 28
#define SPARE4 29
#define MASK 30                 /* 0x0f in each byte */
#define TMP 31

/* One or two blocks at a time.  Constants: */
#define K_ONE_A  (K_ONE)        /* 4 tables each, as ONE_KIND counts them */
#define K_ONE_B  (K_ONE + 64)
#define K_PICK   (K_ONE + 128)
#define K_KIND   (K_ONE + 176)
#define K_IN     (K_ONE + 192)  /* low nibbles into M, N, high ones; 0x10 */
#define K_OUT    (K_ONE + 272)  /* for N; the same out of the bases */
#define K_SIGMA  (K_ONE + 352)
#define K_P_OUT  (K_ONE + 400)
#define K_IOTA   (K_ONE + 416)  /* 0, 1, 2, 3 in 32 bits each */

/* The halves of a block, a key (or the S-boxes' input), four temporaries;
 * the same with the halves changed.  While both halves go into the bases or
 * out of them, these are v4 to v10, and the block is in v11.  */
#define FIRST_12  0, 1, 4, 5, 6, 7, 8
#define FIRST_21  1, 0, 4, 5, 6, 7, 8
#define SECOND_12 2, 3, 9, 10, 11, 12, 13
#define SECOND_21 3, 2, 9, 10, 11, 12, 13
/* v14, v15 belong to one_split, v16 to v18 are the PICKs, v24 to v31 the
 * tables.  */
#define ONE_MASK v22            /* 0x0f in each byte */
#define KIND     v23
