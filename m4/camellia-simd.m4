dnl camellia-simd.m4 - Macros of camellia-simd's configure
dnl Copyright (C) 2026 camellia-simd developers
dnl SPDX-License-Identifier: LGPL-2.1-or-later

dnl CAMELLIA_SIMD_WARNINGS
dnl Set WARN_CFLAGS to the warnings that the compiler knows.
AC_DEFUN([CAMELLIA_SIMD_WARNINGS],
[WARN_CFLAGS=
for flag in -Wall -Wextra -Wdeclaration-after-statement -Wpointer-arith
do
  save_CFLAGS=$CFLAGS
  CFLAGS="$CFLAGS $flag"
  AC_COMPILE_IFELSE([AC_LANG_PROGRAM([], [])], [WARN_CFLAGS="$WARN_CFLAGS $flag"])
  CFLAGS=$save_CFLAGS
done
AC_SUBST([WARN_CFLAGS])])

dnl CAMELLIA_SIMD_HOST
dnl Find out the architecture (camellia_simd_arch) and whether its assembly
dnl can be built.
AC_DEFUN([CAMELLIA_SIMD_HOST],
[AS_CASE([$host_cpu],
  [x86_64|amd64], [camellia_simd_arch=x86],
  [i?86], [camellia_simd_arch=x86],
  [aarch64|arm64], [camellia_simd_arch=aarch64],
  [powerpc64le|ppc64le], [camellia_simd_arch=ppc64],
  [riscv64], [camellia_simd_arch=riscv64],
  [camellia_simd_arch=none])
camellia_simd_asm=no
camellia_simd_isas=
AS_IF([test "x$enable_asm" != xno && test $camellia_simd_arch != none],
  [AC_CACHE_CHECK([whether assembly can be built], [camellia_simd_cv_asm],
    [AC_COMPILE_IFELSE([AC_LANG_SOURCE([[
       __asm__ (".text\n\t.globl camellia_simd_probe\ncamellia_simd_probe:\n\t"
                ".cfi_startproc\n\t.cfi_endproc\n");
       int x;]])],
       [camellia_simd_cv_asm=yes], [camellia_simd_cv_asm=no])])
   camellia_simd_asm=$camellia_simd_cv_asm])
AS_IF([test "$camellia_simd_asm" = yes],
  [AS_CASE([$host_os-$host_cpu],
    [mingw*-x86_64|cygwin*-x86_64],
      [AC_DEFINE([HAVE_COMPATIBLE_GCC_WIN64_PLATFORM_AS], [1],
         [Define for x86-64 assembly on Windows.])],
    [*-x86_64|*-amd64],
      [AC_DEFINE([HAVE_COMPATIBLE_GCC_AMD64_PLATFORM_AS], [1],
         [Define for x86-64 assembly.])],
    [*-aarch64|*-arm64],
      [AC_DEFINE([HAVE_COMPATIBLE_GCC_AARCH64_PLATFORM_AS], [1],
         [Define for AArch64 assembly.])],
    [*-powerpc64le|*-ppc64le],
      [AC_DEFINE([HAVE_COMPATIBLE_CC_PPC_ALTIVEC], [1],
         [Define for POWER vectors.])],
    [*-riscv64],
      [AC_DEFINE([HAVE_GCC_INLINE_ASM_RISCV], [1],
         [Define for RISC-V assembly.])])])])

dnl CAMELLIA_SIMD_ISA(SWITCH, NAME, ARCH, ENABLE-MACRO, HAVE-MACRO, ASM)
dnl Add --disable-SWITCH-support.  Unless it is given, and if ARCH is the
dnl host's and the assembler takes ASM, define both macros.
AC_DEFUN([CAMELLIA_SIMD_ISA],
[AC_ARG_ENABLE([$1-support],
  [AS_HELP_STRING([--disable-$1-support], [build no kernel for $2])],
  [], [AS_VAR_SET([enable_]m4_translit([$1], [-], [_])[_support], [yes])])
AS_IF([test "$camellia_simd_asm" = yes && test $camellia_simd_arch = $3 &&
       test "x$enable_]m4_translit([$1], [-], [_])[_support" != xno],
  [AC_CACHE_CHECK([whether the assembler knows $2],
    [camellia_simd_cv_asm_]m4_translit([$1], [-], [_]),
    [AC_COMPILE_IFELSE([AC_LANG_SOURCE([[__asm__ (".text\n\t" $6 "\n");]])],
       [camellia_simd_cv_asm_]m4_translit([$1], [-], [_])[=yes],
       [camellia_simd_cv_asm_]m4_translit([$1], [-], [_])[=no])])
   AS_IF([test "$camellia_simd_cv_asm_]m4_translit([$1], [-], [_])[" = yes],
     [m4_ifval([$4], [AC_DEFINE([$4], [1], [Define to build kernels for $2.])])
      AC_DEFINE([$5], [1], [Define if the assembler knows $2.])
      camellia_simd_isas="$camellia_simd_isas, $2"])])])
