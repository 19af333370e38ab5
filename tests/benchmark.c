/* benchmark.c - Time bulk encryption, a line for each key size
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
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tools-common.h"
#include "tools-target.h"

/* What a cell of the table times, as libgcrypt's program of this name: so
 * many buffers of so many bytes, times --cipher-repetitions.  */
struct load
{
  size_t size;
  unsigned int count;
};

static const struct load load_default = { 1024, 1000 };
static const struct load load_large = { 100 * 1024, 10 };
static const struct load load_huge = { 256UL << 20, 4 };

enum
{
  opt_large = 1, opt_huge, opt_repetitions, opt_keysetup, opt_alignment,
  opt_kernel, opt_libgcrypt
};

static const struct tool_option options[] =
  {
    { opt_kernel, "--kernel", "NAME",
      "time this kernel (default: the best one)" },
    { opt_libgcrypt, "--libgcrypt", "PATH", "time this libgcrypt" },
    { opt_large, "--large-buffers", NULL,
      "buffers of 100 KiB (default: 1 KiB)" },
    { opt_huge, "--huge-buffers", NULL, "buffers of 256 MiB" },
    { opt_repetitions, "--cipher-repetitions", "N",
      "process N times as much (default: 1)" },
    { opt_keysetup, "--cipher-with-keysetup", NULL,
      "set the key anew for each buffer" },
    { opt_alignment, "--alignment", "N",
      "buffers N bytes behind a multiple of 64" },
    { 0, NULL, NULL, NULL }
  };

static const struct tool tool =
  {
    "benchmark", " [cipher [ALGORITHM]...]", options,
    "ALGORITHM is camellia128, camellia192 or camellia256 (default: all).\n"
    "Processor times are for 1000 buffers of 1 KiB, 10 large or 4 huge\n"
    "ones, to encrypt and to decrypt."
  };

static const struct load *load = &load_default;
static unsigned int repetitions = 1;
static int with_keysetup;
static uint8_t *buffer;


/* Milliseconds of processor time of one cell; negative if the target lacks the mode.  */
static double
time_cell (struct target *t, unsigned int keybits, const struct mode *mode,
           enum direction dir)
{
  struct job *job = job_new (t, keybits, mode, dir);
  unsigned int n = load->count * repetitions;
  clock_t start;

  if (!job)
    return -1;
  job_prepare (job, load->size);
  start = clock ();
  for (; n; n--)
    {
      if (with_keysetup)
        job_rekey (job);
      job_run (job, buffer, load->size);
    }
  start = clock () - start;
  job_free (job);
  return start * 1000.0 / CLOCKS_PER_SEC;
}


static void
print_time (double ms)
{
  if (ms < 0)
    printf ("       -");
  else
    printf (ms < 100 ? "%6.1fms" : "%6.0fms", ms);
}


/* Whether a column is of use: T has the mode.  */
static int
has_mode (struct target *t, const struct mode *mode)
{
  struct job *job = job_new (t, 128, mode, dir_enc);

  if (job)
    job_free (job);
  return job != NULL;
}


static void
print_heading (struct target *t)
{
  const struct mode *mode;
  int pass;

  printf ("Cipher: (%s)\n", target_name (t));
  for (pass = 0; pass < 2; pass++)
    {
      printf ("%12s", "");
      for (mode = modes; mode->name; mode++)
        if (has_mode (t, mode))
          {
            if (pass)
              printf (" ---------------");
            else
              printf (" %9s%6s", mode->name, "");
          }
      putchar ('\n');
    }
}


static void
print_line (struct target *t, unsigned int keybits)
{
  const struct mode *mode;

  printf ("CAMELLIA%u ", keybits);
  for (mode = modes; mode->name; mode++)
    if (has_mode (t, mode))
      {
        print_time (time_cell (t, keybits, mode, dir_enc));
        print_time (time_cell (t, keybits, mode, dir_dec));
        fflush (stdout);
      }
  putchar ('\n');
}


int
main (int argc, char **argv)
{
  struct target *target;
  const char *kernel = NULL, *library = NULL, *value;
  unsigned int keybits[16] = { 128, 192, 256 };
  unsigned int num_algorithms = 0, alignment = 0, i;
  int option;
  uint8_t *p;

  tool_begin (&tool, argc, argv);
  while ((option = tool_getopt (&value)) != TOOL_END)
    switch (option)
      {
      case opt_large:       load = &load_large; break;
      case opt_huge:        load = &load_huge; break;
      case opt_keysetup:    with_keysetup = 1; break;
      case opt_kernel:      kernel = value; break;
      case opt_libgcrypt:   library = value; break;
      case opt_repetitions: repetitions = tool_number (value, 1, 100000);
                            break;
      case opt_alignment:   alignment = tool_number (value, 0, 63); break;
      case TOOL_OPERAND:
        if (!num_algorithms && !strcmp (value, "cipher"))
          break;
        if (num_algorithms == DIM (keybits))
          tool_usage_error ("more than %u algorithms",
                            (unsigned int)DIM (keybits));
        keybits[num_algorithms++] = tool_algorithm (value);
        break;
      }
  if (kernel && library)
    tool_usage_error ("give --kernel or --libgcrypt, not both");
  if (!num_algorithms)
    num_algorithms = 3;

  tool_features (library != NULL);      /* Complains of unknown names.  */
  target = library ? target_library (library)
           : target_kernel (tool_kernel (kernel));
  p = tool_alloc (load->size + 128);
  buffer = p + 64 - (uintptr_t)p % 64 + alignment;
  memset (buffer, 0x5a, load->size);

  print_heading (target);
  for (i = 0; i < num_algorithms; i++)
    print_line (target, keybits[i]);
  return 0;
}
