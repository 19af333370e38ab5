/* t-common.c - What the test programs share
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
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifndef _WIN32
# include <sys/mman.h>
# include <unistd.h>
#endif

#include "camellia-simd-hwf.h"
#include "t-common.h"

struct test_options test_options;

static const char *program;
static unsigned long passed, failed, skipped;
static uint64_t random_state;


static void
usage (FILE *stream)
{
  fprintf (stream,
           "Usage: %s [OPTION]...\n"
           "  --kernel NAME       test only the kernel NAME\n"
           "  --disable-hwf NAME  pretend that the machine lacks a feature\n"
           "  --vectors DIR       read public test vectors in DIR\n"
           "  --seed N            seed of the random numbers\n"
           "  --quick             test fewer sizes\n"
           "  --verbose           print a line for each test\n"
           "  --help              print this help\n"
           "Exit status: 0 all passed, 1 some failed, 2 wrong usage,"
           " 77 nothing could run.\n", program);
}


static void
usage_error (const char *what, const char *arg)
{
  fprintf (stderr, "%s: %s: %s\n", program, what, arg);
  usage (stderr);
  exit (2);
}


void
test_begin (int argc, char **argv, const char *what)
{
  int i;

  program = strrchr (argv[0], '/');
  program = program ? program + 1 : argv[0];
  test_options.features = _gcry_camellia_simd_hwf_detect ();
  test_options.vectors = getenv ("CAMELLIA_SIMD_VECTORS");
  test_options.quick = getenv ("CAMELLIA_SIMD_QUICK") != NULL;
  test_options.seed = (uint64_t)time (NULL) * 1000003 + clock ();

  for (i = 1; i < argc; i++)
    {
      const char *arg = argv[i], *value = argv[i + 1];

      if (!strcmp (arg, "--help"))
        {
          usage (stdout);
          exit (0);
        }
      else if (!strcmp (arg, "--quick"))
        test_options.quick = 1;
      else if (!strcmp (arg, "--verbose"))
        test_options.verbose = 1;
      else if (strcmp (arg, "--kernel") && strcmp (arg, "--disable-hwf")
               && strcmp (arg, "--vectors") && strcmp (arg, "--seed"))
        usage_error ("unknown argument", arg);
      else if (!value)
        usage_error ("argument missing for option", arg);
      else
        {
          i++;
          if (!strcmp (arg, "--kernel"))
            {
              test_options.kernel = value;
              if (!_gcry_camellia_simd_by_name (value))
                usage_error ("no such kernel was built", value);
            }
          else if (!strcmp (arg, "--vectors"))
            test_options.vectors = value;
          else if (!strcmp (arg, "--seed"))
            test_options.seed = strtoull (value, NULL, 0);
          else
            {
              unsigned int bits = _gcry_camellia_simd_hwf_by_name (value);

              if (!bits)
                usage_error ("unknown hardware feature", value);
              test_options.features &= ~bits;
            }
        }
    }
  random_state = test_options.seed;
  printf ("%s: %s, seed %llu%s\n", program, what,
          (unsigned long long)test_options.seed,
          test_options.quick ? ", quick" : "");
}


static void
report (const char *word, const char *format, va_list ap)
{
  printf ("%s: ", word);
  vprintf (format, ap);
  putchar ('\n');
  fflush (stdout);
}

void
test_pass (const char *format, ...)
{
  va_list ap;

  passed++;
  if (!test_options.verbose)
    return;
  va_start (ap, format);
  report ("PASS", format, ap);
  va_end (ap);
}

void
test_fail (const char *format, ...)
{
  va_list ap;

  failed++;
  va_start (ap, format);
  report ("FAIL", format, ap);
  va_end (ap);
}

void
test_skip (const char *format, ...)
{
  va_list ap;

  skipped++;
  va_start (ap, format);
  report ("SKIP", format, ap);
  va_end (ap);
}


int
test_end (void)
{
  printf ("%s: %lu passed, %lu failed, %lu skipped\n", program, passed,
          failed, skipped);
  if (failed)
    return 1;
  return passed || !skipped ? 0 : 77;
}


const struct camellia_simd_kernel *
test_kernel (unsigned int *idx)
{
  const struct camellia_simd_kernel *kernel;

  while ((kernel = _gcry_camellia_simd_kernel ((*idx)++)))
    if (!test_options.kernel || !strcmp (kernel->name, test_options.kernel))
      return kernel;
  return NULL;
}


int
test_kernel_runs (const struct camellia_simd_kernel *kernel)
{
  if (!(kernel->features & ~test_options.features))
    return 1;
  test_skip ("%s: needs features that this machine does not have",
             kernel->name);
  return 0;
}


/* Steele, Lea and Flood's splitmix64.  */
uint64_t
test_random (void)
{
  uint64_t z = random_state += 0x9e3779b97f4a7c15;

  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}


void
test_random_bytes (void *buf, size_t n)
{
  uint8_t *p = buf;
  uint64_t v = 0;
  size_t i;

  for (i = 0; i < n; i++, v >>= 8)
    {
      if (i % 8 == 0)
        v = test_random ();
      p[i] = v;
    }
}


void
test_guard_new (struct test_guard *g, size_t size)
{
#ifdef _WIN32
  g->size = (size + 4095) & ~(size_t)4095;
  g->base = malloc (g->size);
  if (!g->base)
    {
      fprintf (stderr, "%s: out of memory\n", program);
      exit (1);
    }
#else
  size_t page = sysconf (_SC_PAGESIZE);
  uint8_t *p;

  g->size = (size + page - 1) / page * page;
  p = mmap (NULL, g->size + 2 * page, PROT_READ | PROT_WRITE,
            MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (p == MAP_FAILED
      || mprotect (p, page, PROT_NONE)
      || mprotect (p + page + g->size, page, PROT_NONE))
    {
      fprintf (stderr, "%s: guard pages: %s\n", program, strerror (errno));
      exit (1);
    }
  g->base = p + page;
#endif
}
