/* t-common.h - What the test programs share
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


#ifndef T_COMMON_H
#define T_COMMON_H

#include <stddef.h>
#include <stdint.h>

#include "camellia-simd.h"

/* What every test program knows from its command line.  */
struct test_options
{
  const char *kernel;           /* --kernel: only this one, or NULL */
  const char *vectors;          /* --vectors, or CAMELLIA_SIMD_VECTORS */
  int quick;                    /* --quick: fewer sizes */
  int verbose;                  /* --verbose: a line for each test */
  uint64_t seed;                /* --seed */
  unsigned int features;        /* of the machine less --disable-hwf */
};

extern struct test_options test_options;

/* Parse the command line, print the seed.  Exits with 2 and a usage message
 * on errors, with 0 after --help.  */
void test_begin (int argc, char **argv, const char *what);

/* Count and report one test; NAME is printf-like.  */
void test_pass (const char *format, ...);
void test_fail (const char *format, ...);
void test_skip (const char *format, ...);

/* Print the closing line.  Returns the exit status: 0, 1 if a test failed,
 * or 77 (SKIP of automake) if none ran but some were skipped.  */
int test_end (void);

/* The kernels to test: those built, less those --kernel excludes.  One that
 * this machine cannot run is reported as skipped by the second function,
 * which returns whether it can.  */
const struct camellia_simd_kernel *test_kernel (unsigned int *idx);
int test_kernel_runs (const struct camellia_simd_kernel *kernel);

/* Random numbers that depend on the seed only.  */
uint64_t test_random (void);
void test_random_bytes (void *buf, size_t n);

/* Memory with inaccessible pages before and behind it, where the system has
 * such: the first or the last of SIZE bytes touches one of them.  */
struct test_guard
{
  uint8_t *base;                /* SIZE usable bytes, a multiple of pages */
  size_t size;
};

void test_guard_new (struct test_guard *g, size_t size);

#endif /*T_COMMON_H*/
