/* camellia-simd-hwf.c - Hardware features, for the stand-alone build
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


#include <config.h>

#ifdef CAMELLIA_SIMD_STANDALONE

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#if defined(__x86_64__) || defined(__i386__)
# include <cpuid.h>
#endif
#ifdef HAVE_SYS_AUXV_H
# include <sys/auxv.h>
#endif
#if defined(__riscv) && defined(__linux__)
# include <unistd.h>
# include <sys/syscall.h>
#endif

#include "camellia-simd-hwf.h"

/* A feature and its name.  On architectures where it is found by a single
 * bit in one of two words (the auxiliary vector, or what the kernel's probe
 * call answers) WORD and MASK say which.  */
struct feature
{
  const char *name;
  unsigned int bit;
  unsigned int word;
  unsigned long mask;
};

/* Bits of the auxiliary vector and of riscv_hwprobe are named by the kernel's
 * interface, not by the C library's headers, which may be older.  */
static const struct feature features[] =
  {
#if defined(__x86_64__) || defined(__i386__)
    { "intel-bmi2",         HWF_INTEL_BMI2,         0, 0 },
    { "intel-ssse3",        HWF_INTEL_SSSE3,        0, 0 },
    { "intel-sse4.1",       HWF_INTEL_SSE4_1,       0, 0 },
    { "intel-pclmul",       HWF_INTEL_PCLMUL,       0, 0 },
    { "intel-aesni",        HWF_INTEL_AESNI,        0, 0 },
    { "intel-avx",          HWF_INTEL_AVX,          0, 0 },
    { "intel-avx2",         HWF_INTEL_AVX2,         0, 0 },
    { "intel-vaes-vpclmul", HWF_INTEL_VAES_VPCLMUL, 0, 0 },
    { "intel-avx512",       HWF_INTEL_AVX512,       0, 0 },
    { "intel-gfni",         HWF_INTEL_GFNI,         0, 0 },
#elif defined(__aarch64__)
    { "arm-neon",     HWF_ARM_NEON,     0, 1UL << 1 },
    { "arm-aes",      HWF_ARM_AES,      0, 1UL << 3 },
    { "arm-sha1",     HWF_ARM_SHA1,     0, 1UL << 5 },
    { "arm-sha2",     HWF_ARM_SHA2,     0, 1UL << 6 },
    { "arm-pmull",    HWF_ARM_PMULL,    0, 1UL << 4 },
    { "arm-sha3",     HWF_ARM_SHA3,     0, 1UL << 17 },
    { "arm-sm3",      HWF_ARM_SM3,      0, 1UL << 18 },
    { "arm-sm4",      HWF_ARM_SM4,      0, 1UL << 19 },
    { "arm-sha512",   HWF_ARM_SHA512,   0, 1UL << 21 },
    { "arm-sve",      HWF_ARM_SVE,      0, 1UL << 22 },
    { "arm-sve2",     HWF_ARM_SVE2,     1, 1UL << 1 },
    { "arm-sveaes",   HWF_ARM_SVEAES,   1, 1UL << 2 },
    { "arm-svepmull", HWF_ARM_SVEPMULL, 1, 1UL << 3 },
    { "arm-svesha3",  HWF_ARM_SVESHA3,  1, 1UL << 5 },
    { "arm-svesm4",   HWF_ARM_SVESM4,   1, 1UL << 6 },
#elif defined(__powerpc__) || defined(__powerpc64__)
    { "ppc-vcrypto",   HWF_PPC_VCRYPTO,   1, 0x02000000UL },
    { "ppc-arch_2_07", HWF_PPC_ARCH_2_07, 1, 0x80000000UL },
    { "ppc-arch_3_00", HWF_PPC_ARCH_3_00, 1, 0x00800000UL },
    { "ppc-arch_3_10", HWF_PPC_ARCH_3_10, 1, 0x00040000UL },
#elif defined(__riscv)
    { "riscv-imafdc", HWF_RISCV_IMAFDC, 0, 3UL << 0 },
    { "riscv-b",      HWF_RISCV_B,      0, 1UL << 3 | 1UL << 4 | 1UL << 5 },
    { "riscv-v",      HWF_RISCV_V,      0, 1UL << 2 },
    { "riscv-zbb",    HWF_RISCV_ZBB,    0, 1UL << 4 },
    { "riscv-zbc",    HWF_RISCV_ZBC,    0, 1UL << 7 },
    { "riscv-zvkb",   HWF_RISCV_ZVKB,   0, 1UL << 19 },
    { "riscv-zvkg",   HWF_RISCV_ZVKG,   0, 1UL << 20 },
    { "riscv-zvkned", HWF_RISCV_ZVKNED, 0, 1UL << 21 },
    { "riscv-zvknha", HWF_RISCV_ZVKNHA, 0, 1UL << 22 },
    { "riscv-zvknhb", HWF_RISCV_ZVKNHB, 0, 1UL << 23 },
#endif
    { NULL, 0, 0, 0 }
  };


#if defined(__x86_64__) || defined(__i386__)

/* The state components that the operating system saves (XCR0).  As bytes,
 * because old assemblers do not know the instruction.  */
static unsigned int
xgetbv0 (void)
{
  unsigned int eax, edx;

  __asm__ volatile (".byte 0x0f, 0x01, 0xd0" /* xgetbv */
                    : "=a" (eax), "=d" (edx) : "c" (0));
  (void)edx;
  return eax;
}


static unsigned int
detect (void)
{
  const unsigned int xcr0_avx = 1U << 1 | 1U << 2;      /* SSE, AVX */
  const unsigned int xcr0_avx512 = xcr0_avx | 7U << 5;  /* opmask, ZMM_Hi256,
                                                           Hi16_ZMM */
  /* Leaf 7: F, DQ, IFMA, CD, BW, VL in EBX; VBMI, VBMI2, VNNI, BITALG,
   * VPOPCNTDQ in ECX.  */
  const unsigned int avx512_b = 1U << 16 | 1U << 17 | 1U << 21 | 1U << 28
                                | 1U << 30 | 1U << 31;
  const unsigned int avx512_c = 1U << 1 | 1U << 6 | 1U << 11 | 1U << 12
                                | 1U << 14;
  const unsigned int vaes_vpclmul = 1U << 9 | 1U << 10;
  unsigned int a, b, c, d, xcr0 = 0;
  unsigned int max = __get_cpuid_max (0, NULL); /* 0 without CPUID */
  unsigned int found = 0;

  if (max < 1)
    return 0;
  __cpuid (1, a, b, c, d);
  if (!(d & 1U << 26))          /* SSE2 */
    return 0;
  if (c & 1U << 1)
    found |= HWF_INTEL_PCLMUL;
  if (c & 1U << 9)
    found |= HWF_INTEL_SSSE3;
  if (c & 1U << 19)
    found |= HWF_INTEL_SSE4_1;
  if (c & 1U << 25)
    found |= HWF_INTEL_AESNI;
  if (c & 1U << 27)             /* OSXSAVE: the instruction may be used.  */
    xcr0 = xgetbv0 ();
  if ((c & 1U << 28) && (xcr0 & xcr0_avx) == xcr0_avx)
    found |= HWF_INTEL_AVX;

  if (max < 7)
    return found;
  __cpuid_count (7, 0, a, b, c, d);
  if (b & 1U << 8)
    found |= HWF_INTEL_BMI2;
  if (c & 1U << 8)
    found |= HWF_INTEL_GFNI;
  if (!(found & HWF_INTEL_AVX))
    return found;
  if (b & 1U << 5)
    found |= HWF_INTEL_AVX2;
  if ((c & vaes_vpclmul) == vaes_vpclmul)
    found |= HWF_INTEL_VAES_VPCLMUL;
  if ((xcr0 & xcr0_avx512) == xcr0_avx512
      && (b & avx512_b) == avx512_b && (c & avx512_c) == avx512_c)
    found |= HWF_INTEL_AVX512;
  return found;
}

#else /* Not x86.  */

/* The features whose mask is all set in its word.  */
static inline unsigned int
from_words (const unsigned long word[2])
{
  const struct feature *f;
  unsigned int found = 0;

  for (f = features; f->name; f++)
    if (f->mask && (word[f->word] & f->mask) == f->mask)
      found |= f->bit;
  return found;
}

# ifdef HAVE_GETAUXVAL
static inline void
auxiliary_vector (unsigned long word[2])
{
  word[0] = getauxval (16);     /* AT_HWCAP */
  word[1] = getauxval (26);     /* AT_HWCAP2 */
}
# endif

# if defined(__riscv)

/* Whether the vector unit is of version 1.0.  Some vendors' kernels report
 * units of version 0.7 with the same letter.  These take the bits for "tail
 * and mask agnostic" for an illegal type.  Not inlined: the caller need not
 * know that vl and vtype change.  */
static int __attribute__ ((noinline))
vector_is_1_0 (void)
{
  unsigned long type;

  __asm__ volatile (".insn i 0x57, 7, t0, x0, 0xc0\n\t"
                    /* vsetvli t0, zero, e8, m1, ta, ma */
                    "csrr %0, 0xc21"    /* vtype */
                    : "=r" (type) : : "t0");
  return type == 0xc0;
}


static unsigned int
detect (void)
{
  unsigned long word[2] = { 0, 0 };
  unsigned int found = 0;

#  ifdef __linux__
  /* riscv_hwprobe, key 4 (IMA_EXT_0); all CPUs.  */
  struct { int64_t key; uint64_t value; } pair = { 4, 0 };

  if (!syscall (258, &pair, (size_t)1, (size_t)0, NULL, 0U)
      && pair.key == 4)
    {
      word[0] = pair.value;
      if (word[0] & 1UL << 17)  /* Zvbb contains Zvkb.  */
        word[0] |= 1UL << 19;
      return from_words (word);
    }
#  endif
#  ifdef HAVE_GETAUXVAL
  /* An older kernel: a bit for each single-letter extension.  */
  {
    const unsigned long imafdc = 1UL << 8 | 1UL << 12 | 1UL << 0 | 1UL << 5
                                 | 1UL << 3 | 1UL << 2;

    auxiliary_vector (word);
    if ((word[0] & imafdc) == imafdc)
      found |= HWF_RISCV_IMAFDC;
    if ((word[0] & 1UL << 21) && vector_is_1_0 ())
      found |= HWF_RISCV_V;
  }
#  endif
  return found;
}

# else /* Not RISC-V.  */

static unsigned int
detect (void)
{
  unsigned long word[2] = { 0, 0 };
  unsigned int found = 0;

#  ifdef HAVE_GETAUXVAL
  auxiliary_vector (word);
#  endif
#  ifdef __aarch64__
  /* What the compiler takes for granted anyway; on systems without an
   * auxiliary vector it is all that is known.  */
  found |= HWF_ARM_NEON;
#   if defined(__ARM_FEATURE_AES) || defined(__ARM_FEATURE_CRYPTO)
  found |= HWF_ARM_AES | HWF_ARM_PMULL;
#   endif
#   ifdef __ARM_FEATURE_SHA3
  found |= HWF_ARM_SHA3;
#   endif
#  endif
  return found | from_words (word);
}

# endif
#endif /* Not x86.  */


/* Whether the LEN characters at NAME are the string KNOWN.  */
static int
is_name (const char *name, size_t len, const char *known)
{
  return strlen (known) == len && !memcmp (name, known, len);
}


static unsigned int
lookup (const char *name, size_t len)
{
  const struct feature *f;
  unsigned int all = 0;

  for (f = features; f->name; f++)
    {
      if (is_name (name, len, f->name))
        return f->bit;
      all |= f->bit;
    }
  return is_name (name, len, "all") ? all : 0;
}


unsigned int
_gcry_camellia_simd_hwf_detect (void)
{
  return detect ()
         & ~_gcry_camellia_simd_hwf_by_list (getenv (CAMELLIA_SIMD_HWF_ENV),
                                             NULL);
}


const char *
_gcry_camellia_simd_hwf_name (unsigned int idx, unsigned int *bit)
{
  if (idx >= sizeof features / sizeof features[0] - 1)
    return NULL;
  if (bit)
    *bit = features[idx].bit;
  return features[idx].name;
}


unsigned int
_gcry_camellia_simd_hwf_by_name (const char *name)
{
  return lookup (name, strlen (name));
}


unsigned int
_gcry_camellia_simd_hwf_by_list (const char *list, const char **unknown)
{
  unsigned int bit, bits = 0;
  size_t len;

  if (unknown)
    *unknown = NULL;
  for (; list && *list; list += len + (list[len] != 0))
    {
      len = strcspn (list, ":,");
      bit = lookup (list, len);
      bits |= bit;
      if (len && !bit && unknown && !*unknown)
        *unknown = list;
    }
  return bits;
}

#endif /*CAMELLIA_SIMD_STANDALONE*/
