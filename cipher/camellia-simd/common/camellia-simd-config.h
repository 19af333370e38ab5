/* camellia-simd-config.h - Which kernels are built, and how they are called
 * Copyright (C) 2026 camellia-simd developers
 * SPDX-License-Identifier: LGPL-2.1-or-later
 *
 * Read by C and by the assembler.  The ENABLE_ and HAVE_ macros come from
 * config.h, be it libgcrypt's or that of the stand-alone build: both have
 * the same switches.
 */

#ifndef CAMELLIA_SIMD_CONFIG_H
#define CAMELLIA_SIMD_CONFIG_H

#include <config.h>

#if defined(__x86_64__) && !defined(__ILP32__) \
    && (defined(HAVE_COMPATIBLE_GCC_AMD64_PLATFORM_AS) \
        || defined(HAVE_COMPATIBLE_GCC_WIN64_PLATFORM_AS))
# if defined(ENABLE_GFNI_SUPPORT) && defined(ENABLE_AVX512_SUPPORT)
#  define CAMELLIA_SIMD_WITH_GFNI_AVX512 1
# endif
# if defined(ENABLE_GFNI_SUPPORT) && defined(ENABLE_AVX2_SUPPORT)
#  define CAMELLIA_SIMD_WITH_GFNI_AVX2 1
# endif
# if defined(ENABLE_AESNI_SUPPORT) && defined(ENABLE_AVX_SUPPORT)
#  define CAMELLIA_SIMD_WITH_AESNI_AVX 1
# endif
# if defined(ENABLE_AESNI_SUPPORT) && defined(ENABLE_AVX2_SUPPORT)
#  define CAMELLIA_SIMD_WITH_AESNI_AVX2 1
#  if defined(HAVE_GCC_INLINE_ASM_VAES_VPCLMUL)
#   define CAMELLIA_SIMD_WITH_VAES_AVX2 1
#  endif
# endif
#endif

/* The kernels in C.  The stack that they clear, a multiple of 16, is to be
 * enough for what any compiler that optimizes makes of an operation: with so
 * few registers, those for i386 have large frames.  */
#ifdef __i386__
# define CAMELLIA_SIMD_SIMD128_STACK 3072
#else
# define CAMELLIA_SIMD_SIMD128_STACK 1280
#endif
#if (defined(__x86_64__) || defined(__i386__)) && defined(__GNUC__) \
    && defined(ENABLE_AESNI_SUPPORT) && defined(ENABLE_SSE41_SUPPORT)
# define CAMELLIA_SIMD_WITH_SIMD128_AESNI_SSE41 1
# if defined(ENABLE_AVX_SUPPORT)
#  define CAMELLIA_SIMD_WITH_SIMD128_AESNI_AVX 1
# endif
#endif

#if defined(__AARCH64EL__) && !defined(__ILP32__) \
    && defined(HAVE_COMPATIBLE_GCC_AARCH64_PLATFORM_AS)
# if defined(ENABLE_NEON_SUPPORT) && defined(HAVE_GCC_INLINE_ASM_AARCH64_NEON)
#  define CAMELLIA_SIMD_WITH_AARCH64_NEON 1
#  if defined(ENABLE_ARM_CRYPTO_SUPPORT) \
      && defined(HAVE_GCC_INLINE_ASM_AARCH64_CRYPTO)
#   define CAMELLIA_SIMD_WITH_AARCH64_CE 1
#   define CAMELLIA_SIMD_WITH_SIMD128_CE 1
#   if defined(HAVE_GCC_INLINE_ASM_AARCH64_SHA3_SHA512_SM3_SM4)
#    define CAMELLIA_SIMD_WITH_AARCH64_CE_SHA3 1
#   endif
#   if defined(ENABLE_SVE2_SUPPORT) \
       && defined(HAVE_GCC_INLINE_ASM_AARCH64_SVE2)
#    define CAMELLIA_SIMD_WITH_AARCH64_SVE2 1
#   endif
#  endif
# endif
#endif

#if defined(__powerpc64__) && !defined(WORDS_BIGENDIAN) \
    && defined(__LITTLE_ENDIAN__) && defined(ENABLE_PPC_CRYPTO_SUPPORT) \
    && defined(HAVE_COMPATIBLE_CC_PPC_ALTIVEC) \
    && defined(HAVE_GCC_INLINE_ASM_PPC_ALTIVEC) \
    && defined(HAVE_GCC_INLINE_ASM_PPC_ARCH_3_00)
# define CAMELLIA_SIMD_WITH_PPC8 1
# define CAMELLIA_SIMD_WITH_PPC9 1
# define CAMELLIA_SIMD_WITH_PPC10 1
#endif

#if defined(__riscv) && __riscv_xlen == 64 \
    && defined(HAVE_GCC_INLINE_ASM_RISCV_V)
# define CAMELLIA_SIMD_WITH_RISCV_ZVKNED 1
# define CAMELLIA_SIMD_WITH_RISCV_V 1
#endif

#ifndef __ASSEMBLER__

/* Kernels in assembly follow the System V ABI on Windows, too; the compiler
 * then saves there what that ABI does not (rdi, rsi, xmm6 to xmm15).  */
# if defined(__x86_64__) && defined(_WIN32)
#  define CAMELLIA_SIMD_ABI __attribute__ ((sysv_abi))
# else
#  define CAMELLIA_SIMD_ABI
# endif

#endif /*!__ASSEMBLER__*/
#endif /*CAMELLIA_SIMD_CONFIG_H*/
