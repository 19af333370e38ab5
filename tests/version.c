/* version.c - Print what was built and what this machine has
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
#include <stdio.h>

#include "tools-common.h"

static const struct tool_option options[] =
  {
    { 0, NULL, NULL, NULL }
  };

static const struct tool tool =
  {
    "version", "", options,
    "Each line is a key and values, all of them followed by ':'."
  };


static const char *
architecture (void)
{
#if defined(__x86_64__)
  return "x86:amd64";
#elif defined(__i386__)
  return "x86:i386";
#elif defined(__aarch64__)
  return "arm:aarch64";
#elif defined(__powerpc64__) && defined(__LITTLE_ENDIAN__)
  return "ppc:ppc64le";
#elif defined(__powerpc64__)
  return "ppc:ppc64";
#elif defined(__riscv) && __riscv_xlen == 64
  return "riscv:riscv64";
#else
  return "other";
#endif
}


static void
print_compiler (void)
{
#if defined(__clang__)
  printf ("cc:%d%02d%02d:clang:%d.%d.%d:\n", __clang_major__,
          __clang_minor__, __clang_patchlevel__, __clang_major__,
          __clang_minor__, __clang_patchlevel__);
#elif defined(__GNUC__)
  printf ("cc:%d%02d%02d:gcc:%d.%d.%d:\n", __GNUC__, __GNUC_MINOR__,
          __GNUC_PATCHLEVEL__, __GNUC__, __GNUC_MINOR__,
          __GNUC_PATCHLEVEL__);
#else
  printf ("cc:0:other::\n");
#endif
}


/* KEY and the features in FEATURES.  */
static void
print_features (const char *key, unsigned int features)
{
  const char *names = tool_feature_names (features, ":");

  printf ("%s:%s%s\n", key, names, *names ? ":" : "");
}


/* A line for a kernel: its name, whether it runs (or the features that it
 * lacks), the blocks of its widest loop (0: it depends on the machine's
 * vectors), the bytes of a context, and of stack.  */
static void
print_kernel (const struct camellia_simd_kernel *kernel,
              unsigned int features)
{
  unsigned int lacks = kernel->features & ~features;

  printf ("kernel-info:%s:%s%s:blocks %u:context %lu:stack %u:\n",
          kernel->name, lacks ? "lacks " : "runs",
          lacks ? tool_feature_names (lacks, " ") : "", kernel->blocks,
          (unsigned long)camellia_simd_ctx_size (kernel), kernel->stack);
}


int
main (int argc, char **argv)
{
  const struct camellia_simd_kernel *kernel;
  const char *value;
  unsigned int features, i;

  tool_begin (&tool, argc, argv);
  while (tool_getopt (&value) != TOOL_END)
    tool_usage_error ("unknown argument '%s'", value);
  features = tool_features (0);

  printf ("version:%s:\n", PACKAGE_VERSION);
  print_compiler ();
  printf ("ciphers:camellia:\n");
  printf ("cpu-arch:%s:\n", architecture ());
  print_features ("hwflist", features);
  printf ("kernels:");
  for (i = 0; (kernel = _gcry_camellia_simd_kernel (i)); i++)
    printf ("%s:", kernel->name);
  putchar ('\n');
  for (i = 0; (kernel = _gcry_camellia_simd_kernel (i)); i++)
    print_kernel (kernel, features);
  printf ("context-max:%lu:\n",
          (unsigned long)sizeof (struct camellia_simd_ctx));

  kernel = _gcry_camellia_simd_select (features);
  if (kernel)
    printf ("kernel:%s:\n", kernel->name);
  else
    printf ("kernel:none:no kernel of this build runs on this machine:\n");
  return 0;
}
