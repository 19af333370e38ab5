/* camellia-simd-hwf.h - Hardware features, for the stand-alone build
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


#ifndef CAMELLIA_SIMD_HWF_H
#define CAMELLIA_SIMD_HWF_H

#include <config.h>

/* Inside libgcrypt the features are libgcrypt's own: its g10lib.h has the
 * same macros.  Here each architecture has its own set, and the bits mean
 * nothing outside of the program; names are what users and files use.  */
#ifdef CAMELLIA_SIMD_STANDALONE

#if defined(__x86_64__) || defined(__i386__)

# define HWF_INTEL_BMI2         (1U << 0)
# define HWF_INTEL_SSSE3        (1U << 1)
# define HWF_INTEL_SSE4_1       (1U << 2)
# define HWF_INTEL_PCLMUL       (1U << 3)
# define HWF_INTEL_AESNI        (1U << 4)
# define HWF_INTEL_AVX          (1U << 5)
# define HWF_INTEL_AVX2         (1U << 6)
# define HWF_INTEL_VAES_VPCLMUL (1U << 7)       /* both */
# define HWF_INTEL_AVX512       (1U << 8)       /* F, CD, BW, DQ, VL, IFMA,
                                                   VBMI, VBMI2, VNNI, BITALG,
                                                   VPOPCNTDQ */
# define HWF_INTEL_GFNI         (1U << 9)

#elif defined(__aarch64__)

# define HWF_ARM_NEON           (1U << 0)
# define HWF_ARM_AES            (1U << 1)
# define HWF_ARM_SHA1           (1U << 2)
# define HWF_ARM_SHA2           (1U << 3)
# define HWF_ARM_PMULL          (1U << 4)
# define HWF_ARM_SHA3           (1U << 5)       /* EOR3, XAR, BCAX, too */
# define HWF_ARM_SM3            (1U << 6)
# define HWF_ARM_SM4            (1U << 7)
# define HWF_ARM_SHA512         (1U << 8)
# define HWF_ARM_SVE            (1U << 9)
# define HWF_ARM_SVE2           (1U << 10)
# define HWF_ARM_SVEAES         (1U << 11)
# define HWF_ARM_SVEPMULL       (1U << 12)
# define HWF_ARM_SVESHA3        (1U << 13)
# define HWF_ARM_SVESM4         (1U << 14)

#elif defined(__powerpc__) || defined(__powerpc64__)

# define HWF_PPC_VCRYPTO        (1U << 0)
# define HWF_PPC_ARCH_2_07      (1U << 1)       /* POWER8 */
# define HWF_PPC_ARCH_3_00      (1U << 2)       /* POWER9 */
# define HWF_PPC_ARCH_3_10      (1U << 3)       /* POWER10 */

#elif defined(__riscv)

# define HWF_RISCV_IMAFDC       (1U << 0)
# define HWF_RISCV_B            (1U << 1)       /* Zba, Zbb, Zbs */
# define HWF_RISCV_V            (1U << 2)       /* version 1.0 */
# define HWF_RISCV_ZBB          (1U << 3)
# define HWF_RISCV_ZBC          (1U << 4)
# define HWF_RISCV_ZVKB         (1U << 5)
# define HWF_RISCV_ZVKG         (1U << 6)
# define HWF_RISCV_ZVKNED       (1U << 7)
# define HWF_RISCV_ZVKNHA       (1U << 8)
# define HWF_RISCV_ZVKNHB       (1U << 9)

#endif

/* Names, separated by ':' or ',', of features not to use.  It can only take
 * features away; a name that is not known here is passed over.  */
#define CAMELLIA_SIMD_HWF_ENV "CAMELLIA_SIMD_DISABLE_HWF"

/* The features of this machine that the operating system lets programs use,
 * as HWF_ bits, less those in the environment variable above.  The machine
 * is asked anew at each call.  */
unsigned int _gcry_camellia_simd_hwf_detect (void);

/* The name of feature number IDX of this architecture and, if BIT is not
 * NULL, its bit at BIT.  NULL past the last feature.  */
const char *_gcry_camellia_simd_hwf_name (unsigned int idx,
                                          unsigned int *bit);

/* The bit of the feature called NAME, every bit for "all", or 0 if there is
 * no such feature on this architecture.  */
unsigned int _gcry_camellia_simd_hwf_by_name (const char *name);

/* The bits of all the features in LIST, names separated by ':' or ','; LIST
 * may be NULL.  If UNKNOWN is not NULL, the first name that is not known
 * here, or NULL, is stored at UNKNOWN (it points into LIST and ends at the
 * next separator).  */
unsigned int _gcry_camellia_simd_hwf_by_list (const char *list,
                                              const char **unknown);

#else /*!CAMELLIA_SIMD_STANDALONE*/

# include "g10lib.h"

#endif /*!CAMELLIA_SIMD_STANDALONE*/
#endif /*CAMELLIA_SIMD_HWF_H*/
