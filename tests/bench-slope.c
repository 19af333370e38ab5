/* bench-slope.c - Measure kernels and libgcrypts, mode by mode
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
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools-common.h"
#include "tools-target.h"

/* The sizes of which the slope is taken: those of libgcrypt's bench-slope,
 * so that figures compare, and huge ones.  */
#define SLOPE_START       16
#define SLOPE_STEP        64
#define SLOPE_COUNT       65
#define HUGE_START        65536
#define HUGE_STEP         65536
#define HUGE_COUNT        16

#define BUFFER_STEP       832   /* from sample to sample, modulo a page */
#define MAX_SIZES         1024
#define MAX_TARGETS       32
#define MAX_SIZE          (64UL << 20)
#define FEW               4     /* samples that tell no spread */
#define NOISY             0.05  /* spread from which on a figure is marked */

static const char *algorithms[] =
  { "camellia128", "camellia192", "camellia256" };

enum
{
  opt_cpu_mhz = 1, opt_repetitions, opt_csv, opt_unaligned, opt_huge,
  opt_progress, opt_kernel, opt_all_kernels, opt_libgcrypt, opt_compare,
  opt_modes, opt_size, opt_blocks
};

static const struct tool_option options[] =
  {
    { opt_kernel, "--kernel", "NAME",
      "measure this kernel (may be given again;\ndefault: the best one)" },
    { opt_all_kernels, "--all-kernels", NULL,
      "measure every kernel that runs here" },
    { opt_libgcrypt, "--libgcrypt", "PATH",
      "measure this libgcrypt (may be given again)" },
    { opt_compare, "--compare", "A B",
      "measure A and B by turns, each the path of\na libgcrypt or the name"
      " of a kernel" },
    { opt_modes, "--modes", "LIST", "only these modes, such as ECB,CTR" },
    { opt_size, "--size", "N[,N]...",
      "messages of N bytes, instead of the slope" },
    { opt_blocks, "--blocks", "LIST",
      "cycles of calls for so many blocks, such as\n1-16,32,64" },
    { opt_cpu_mhz, "--cpu-mhz", "MHZ",
      "clock rate to count cycles by; \"auto\" to\nmeasure it" },
    { opt_repetitions, "--repetitions", "N",
      "repeat N times (default: 64; 16 for --blocks)" },
    { opt_unaligned, "--unaligned", NULL, "buffers at odd addresses" },
    { opt_huge, "--huge-buffers", NULL,
      "take the slope from 64 KiB to 1 MiB" },
    { opt_csv, "--csv", NULL, "print comma separated values" },
    { opt_progress, "--progress", NULL, "show on stderr what is going on" },
    { 0, NULL, NULL, NULL }
  };

static const struct tool tool =
  {
    "bench-slope", " [cipher] [ALGORITHM]...", options,
    "ALGORITHM is camellia128, camellia192 or camellia256 (default: all)."
  };

static double cpu_mhz;          /* 0: do not count cycles; < 0: measure */
static unsigned int repetitions;
static int unaligned, csv, progress;
static const char *mode_list;
static size_t sizes[MAX_SIZES]; /* of --size or --blocks, or of the slope */
static unsigned int num_sizes;
static uint8_t *buffer;

/* The median of the samples of a job, and what tells how far to trust it. */
struct figure
{
  unsigned int n;               /* samples */
  double median, q1, q3, least, greatest;
};


static struct figure
figure (double *sample, unsigned int n)
{
  struct figure f;

  tool_sort (sample, n);
  f.n = n;
  f.median = tool_quantile (sample, n, 0.5);
  f.q1 = tool_quantile (sample, n, 0.25);
  f.q3 = tool_quantile (sample, n, 0.75);
  f.least = sample[0];
  f.greatest = sample[n - 1];
  return f;
}


/* The distance of the quartiles in relation to the median.  */
static double
spread (const struct figure *f)
{
  return f->median > 0 ? (f->q3 - f->q1) / f->median : 1;
}


/* End a row: say how far F is to be trusted, if it is not much or if asked
 * to.  */
static void
end_row (const struct figure *f)
{
  if (f->n < FEW)
    printf ("   spread unknown: %u sample%s\n", f->n, f->n == 1 ? "" : "s");
  else if (spread (f) > NOISY || tool_verbose)
    printf ("   %s: %.1f%%\n", spread (f) > NOISY ? "noisy" : "spread",
            100 * spread (f));
  else
    putchar ('\n');
}


/* The slope of the straight line through N points (SIZE, TIME) by least
 * squares; what a message costs whatever its size drops out.  */
static double
slope (const size_t *size, const double *time, unsigned int n)
{
  double mx = 0, my = 0, xx = 0, xy = 0;
  unsigned int i;

  for (i = 0; i < n; i++)
    {
      mx += (double)size[i] / n;
      my += time[i] / n;
    }
  for (i = 0; i < n; i++)
    {
      xx += (size[i] - mx) * (size[i] - mx);
      xy += (size[i] - mx) * (time[i] - my);
    }
  return xy / xx;
}


/* Nanoseconds for a message of SIZE bytes at BUF, the mean of LOOPS.  */
static double
time_job (struct job *job, uint8_t *buf, size_t size, unsigned long loops)
{
  double start;
  unsigned long i;

  job_prepare (job, size);
  start = tool_ns ();
  for (i = 0; i < loops; i++)
    job_run (job, buf, size);
  return (tool_ns () - start) / loops;
}


/* How often to run JOB on SIZE bytes for it to take some LEAST nanoseconds,
 * so that reading the clock does not count.  */
static unsigned long
find_loops (struct job *job, size_t size, double least)
{
  unsigned long loops = 1;

  time_job (job, buffer, size, 1);      /* Warm up.  */
  while (time_job (job, buffer, size, loops) * loops < least
         && loops < 1UL << 20)
    loops *= 2;
  return loops;
}


/* Measure NUM_JOBS jobs by turns, at the COUNT sizes at SIZE: nanoseconds
 * per byte by the slope over the sizes, or, if COUNT is 1, per message
 * divided by its size.  SAMPLE[j] takes the samples for job j; returns how
 * many these are.  A sample of a slope is made from the best of some
 * repetitions at each size: one interrupted call would tilt the line.  The
 * turns are reversed each time, so that a clock rate that drifts, or a cache
 * that the one leaves to the other, hits both alike; for each sample the
 * data and the keys are moved in relation to one another.  */
static unsigned int
measure (struct job **job, unsigned int num_jobs, const size_t *size,
         unsigned int count, double **sample)
{
  unsigned int best_of = count == 1 || repetitions < 8 ? 1
                         : repetitions < 32 ? 2 : 4;
  unsigned long *loops = tool_alloc (count * sizeof *loops);
  double *best = tool_alloc (num_jobs * count * sizeof *best);
  unsigned int r, s, j, turn, num_samples = 0;
  uint8_t *buf = buffer;
  double t;

  for (s = 0; s < count; s++)
    loops[s] = find_loops (job[0], size[s], count == 1 ? 20000 : 2000);

  for (r = 0; r < repetitions; r++)
    {
      if (progress && r % 8 == 0)
        fprintf (stderr, "\r%3u%%", 100 * r / repetitions);
      if (r % best_of == 0)
        {
          buf = buffer + num_samples * BUFFER_STEP % 4096;
          for (j = 0; j < num_jobs; j++)
            job_move (job[j], num_samples);
        }
      for (s = 0; s < count; s++)
        for (turn = 0; turn < num_jobs; turn++)
          {
            j = r % 2 ? num_jobs - 1 - turn : turn;
            t = time_job (job[j], buf, size[s], loops[s]);
            if (r % best_of == 0 || t < best[j * count + s])
              best[j * count + s] = t;
          }
      if (r % best_of != best_of - 1)
        continue;
      for (j = 0; j < num_jobs; j++)
        sample[j][num_samples] = count == 1
                                 ? best[j] / size[0]
                                 : slope (size, best + j * count, count);
      num_samples++;
    }
  if (progress)
    fprintf (stderr, "\r%24s\r", "");
  free (best);
  free (loops);
  return num_samples;
}


/* The clock rate now, in megahertz, as the options say; 0: not known.  */
static double
mhz_now (void)
{
  return cpu_mhz < 0 ? tool_mhz () : cpu_mhz;
}


/* VALUE with some four digits, in a static buffer of which there are a few
 * by turns.  */
static const char *
digits (double value)
{
  static char buf[8][32];
  static unsigned int next;
  char *p = buf[next++ % 8];
  int n = value < 1 ? 3 : value < 100 ? 2 : value < 1000 ? 1 : 0;

  snprintf (p, sizeof buf[0], "%.*f", n, value);
  return p;
}


/* "CAMELLIA128", in a static buffer.  */
static const char *
title (unsigned int keybits)
{
  static char buf[32];

  snprintf (buf, sizeof buf, "CAMELLIA%u", keybits);
  return buf;
}

static const char *
label (const struct mode *mode, enum direction dir)
{
  static char buf[32];

  snprintf (buf, sizeof buf, "%s %s", mode->name, direction_name[dir]);
  return buf;
}


/* Whether NAME is one of the words of the list of --modes.  */
static int
mode_wanted (const char *name)
{
  const char *p = mode_list;
  size_t len, i;

  if (!p)
    return 1;
  for (; *p; p += len + (p[len] != 0))
    {
      len = strcspn (p, ",:");
      for (i = 0; i < len && toupper ((unsigned char)p[i]) == name[i]; i++)
        ;
      if (i == len && !name[i])
        return 1;
    }
  return 0;
}


static void
check_mode_list (const char *list)
{
  const struct mode *mode;
  const char *p = list;
  size_t len;
  char word[32];

  for (; *p; p += len + (p[len] != 0))
    {
      len = strcspn (p, ",:");
      snprintf (word, sizeof word, "%.*s", (int)len, p);
      mode_list = word;
      for (mode = modes; mode->name && !mode_wanted (mode->name); mode++)
        ;
      if (!mode->name)
        tool_usage_error ("unknown mode '%s'; known are ECB, CBC, CFB, OFB,"
                          " CTR, CTR32LE, XTS, CCM, EAX, GCM, OCB, SIV and"
                          " GCM-SIV", word);
    }
  mode_list = list;
}


/* Numbers and, if RANGES, ranges of numbers such as 1-16, separated by
 * commas, each times UNIT.  */
static void
parse_sizes (const char *list, int ranges, unsigned int unit)
{
  unsigned long from, to, max = MAX_SIZE / unit;
  char *end;

  num_sizes = 0;
  for (;;)
    {
      from = to = strtoul (list, &end, 10);
      if (end == list || !isdigit ((unsigned char)*list))
        tool_usage_error ("'%s' is not a list of numbers", list);
      if (ranges && *end == '-')
        {
          list = end + 1;
          to = strtoul (list, &end, 10);
          if (end == list || !isdigit ((unsigned char)*list))
            tool_usage_error ("'%s' is not the end of a range", list);
        }
      if ((*end && *end != ',') || !from || to < from || to > max
          || to - from >= MAX_SIZES - num_sizes)
        tool_usage_error ("sizes must be from 1 to %lu, ranges ascend, and"
                          " there may be %d in all", max, MAX_SIZES);
      for (; from <= to; from++)
        {
          sizes[num_sizes] = from * unit;
          if (sizes[num_sizes++] % CAMELLIA_SIMD_BLOCK)
            tool_usage_error ("size %lu is not a multiple of %d", from,
                              CAMELLIA_SIMD_BLOCK);
        }
      if (!*end)
        return;
      list = end + 1;
    }
}


static void
slope_sizes (int huge)
{
  for (num_sizes = 0; num_sizes < (huge ? HUGE_COUNT : SLOPE_COUNT);
       num_sizes++)
    sizes[num_sizes] = huge ? HUGE_START + (size_t)HUGE_STEP * num_sizes
                            : SLOPE_START + (size_t)SLOPE_STEP * num_sizes;
}


static void
make_buffer (void)
{
  size_t largest = 0, i;
  uint8_t *p;

  for (i = 0; i < num_sizes; i++)
    if (sizes[i] > largest)
      largest = sizes[i];
  p = tool_alloc (largest + 3 * 4096);
  buffer = p + (4096 - (uintptr_t)p % 4096) + (unaligned ? 1 : 0);
  for (i = 0; i < largest; i++)
    buffer[i] = i * 167 >> 3;
}


/* Call ROW for each mode and direction that all the NUM_TARGETS targets
 * have; return how many these are.  */
static unsigned int
each_job (struct target **target, unsigned int num_targets,
          unsigned int keybits,
          void (*row) (struct job **job, unsigned int keybits,
                       const struct mode *mode, enum direction dir))
{
  struct job *job[2];
  const struct mode *mode;
  unsigned int done = 0, have, i;
  int dir;

  for (mode = modes; mode->name; mode++)
    for (dir = dir_enc; mode_wanted (mode->name) && dir < num_directions;
         dir++)
      {
        for (have = 0; have < num_targets; have++)
          if (!(job[have] = job_new (target[have], keybits, mode, dir)))
            break;
        if (have == num_targets)
          {
            if (progress)
              fprintf (stderr, "\r    %16s", label (mode, dir));
            row (job, keybits, mode, dir);
            fflush (stdout);
            done++;
          }
        for (i = 0; i < have; i++)
          job_free (job[i]);
      }
  return done;
}


/* Measure JOB at COUNT sizes; the clock rate meanwhile goes to MHZ.  */
static struct figure
measure_one (struct job *job, const size_t *size, unsigned int count,
             double *mhz)
{
  double *sample = tool_alloc (repetitions * sizeof *sample);
  double before = mhz_now ();
  unsigned int n = measure (&job, 1, size, count, &sample);
  struct figure f = figure (sample, n);

  *mhz = (before + mhz_now ()) / 2;
  free (sample);
  return f;
}


/* A row of libgcrypt's table, of a slope or (SIZE not 0) a fixed size.  */
static void
print_row (unsigned int keybits, const char *what, size_t size,
           const struct figure *f, double mhz)
{
  double ns = f->median > 0 ? f->median : 0;
  double mib = ns > 0 ? 1e9 / ns / (1 << 20) : 0;
  const char *cycles = mhz > 0 ? digits (ns * mhz / 1000) : "-";
  char bytes[32] = "";

  if (csv)
    {
      printf ("cipher,%s,%s,", title (keybits), what);
      if (size)
        printf ("%lu,B", (unsigned long)size);
      else
        putchar (',');
      printf (",%s,ns/B,%s,MiB/s,%s,c/B", digits (ns), digits (mib),
              mhz > 0 ? cycles : "");
      if (cpu_mhz < 0)
        printf (",%.0f,Mhz", mhz);
      printf (",%.1f,%%\n", 100 * spread (f));
      return;
    }
  if (size)
    snprintf (bytes, sizeof bytes, "%10lu B", (unsigned long)size);
  printf ("%15s |%s%10s ns/B%10s MiB/s%10s c/B", what, bytes, digits (ns),
          digits (mib), cycles);
  if (cpu_mhz < 0)
    printf ("%10.0f", mhz);
  end_row (f);
}

static void
row_slope (struct job **job, unsigned int keybits, const struct mode *mode,
           enum direction dir)
{
  double mhz;
  struct figure f = measure_one (job[0], sizes, num_sizes, &mhz);

  print_row (keybits, label (mode, dir), 0, &f, mhz);
}

static void
row_sizes (struct job **job, unsigned int keybits, const struct mode *mode,
           enum direction dir)
{
  unsigned int i;

  for (i = 0; i < num_sizes; i++)
    {
      double mhz;
      struct figure f = measure_one (job[0], &sizes[i], 1, &mhz);

      print_row (keybits, label (mode, dir), sizes[i], &f, mhz);
    }
}


static void
row_blocks (struct job **job, unsigned int keybits, const struct mode *mode,
            enum direction dir)
{
  unsigned int i;

  for (i = 0; i < num_sizes; i++)
    {
      double mhz;
      struct figure f = measure_one (job[0], &sizes[i], 1, &mhz);
      unsigned long n = sizes[i] / CAMELLIA_SIMD_BLOCK;
      double cycles = f.median * mhz / 1000;

      if (csv)
        printf ("blocks,%s,%s,%lu,%s,cycles,%s,c/B,%.1f,%%\n",
                title (keybits), label (mode, dir), n,
                digits (cycles * sizes[i]), digits (cycles),
                100 * spread (&f));
      else
        {
          printf ("%15s |%8lu%14s%10s c/B", label (mode, dir), n,
                  digits (cycles * sizes[i]), digits (cycles));
          end_row (&f);
        }
    }
}


/* Measure two jobs by turns, and print the ratio of their times: the median
 * of the ratios found in each turn, not the ratio of the medians.  */
static void
compare_at (struct job **job, unsigned int keybits, const char *what,
            const size_t *size, unsigned int count)
{
  double *sample[3], mhz;
  struct figure a, b, ratio;
  char bytes[32] = "slope";
  unsigned int i, n;

  for (i = 0; i < 3; i++)
    sample[i] = tool_alloc (repetitions * sizeof (double));
  mhz = mhz_now ();
  n = measure (job, 2, size, count, sample);
  mhz = (mhz + mhz_now ()) / 2;
  for (i = 0; i < n; i++)
    sample[2][i] = sample[0][i] / sample[1][i];
  a = figure (sample[0], n);
  b = figure (sample[1], n);
  ratio = figure (sample[2], n);
  for (i = 0; i < 3; i++)
    free (sample[i]);

  if (count == 1)
    snprintf (bytes, sizeof bytes, "%lu", (unsigned long)size[0]);
  if (csv)
    printf ("compare,%s,%s,%s,%s,%s,c/B,%.3f,%.3f,%.3f,%.3f,%.3f\n",
            title (keybits), what, bytes, digits (a.median * mhz / 1000),
            digits (b.median * mhz / 1000), ratio.median, ratio.q1,
            ratio.q3, ratio.least, ratio.greatest);
  else
    {
      printf ("%15s |%8s%10s%10s c/B |%8.3f | %6.3f to %6.3f |"
              " %6.3f to %6.3f", what, bytes, digits (a.median * mhz / 1000),
              digits (b.median * mhz / 1000), ratio.median, ratio.q1,
              ratio.q3, ratio.least, ratio.greatest);
      end_row (&ratio);
    }
  fflush (stdout);
}

static void
row_compare (struct job **job, unsigned int keybits, const struct mode *mode,
             enum direction dir)
{
  compare_at (job, keybits, label (mode, dir), sizes, num_sizes);
}

static void
row_compare_sizes (struct job **job, unsigned int keybits,
                   const struct mode *mode, enum direction dir)
{
  unsigned int i;

  for (i = 0; i < num_sizes; i++)
    compare_at (job, keybits, label (mode, dir), &sizes[i], 1);
}


static void
bench_targets (struct target **target, unsigned int num_targets,
               unsigned int keybits, int what)
{
  unsigned int i, done;

  for (i = 0; i < num_targets; i++)
    {
      if (!csv)
        {
          printf ("%s: (%s)\n %-14s |", what == opt_blocks ? "Blocks"
                  : "Cipher", target_name (target[i]), title (keybits));
          if (what == opt_blocks)
            printf ("  blocks   cycles/call  cycles/byte\n");
          else
            printf ("%s  nanosecs/byte   mebibytes/sec   cycles/byte%s\n",
                    what == opt_size ? "       bytes" : "",
                    cpu_mhz < 0 ? "  auto Mhz" : "");
        }
      else if (num_targets > 1 || tool_verbose)
        printf ("target,%s\n", target_name (target[i]));
      done = each_job (&target[i], 1, keybits,
                       what == opt_blocks ? row_blocks
                       : what == opt_size ? row_sizes : row_slope);
      if (!done)
        tool_fail ("%s has none of the modes %s", target_name (target[i]),
                   mode_list ? mode_list : "");
      if (!csv)
        printf ("%16s=\n", "");
    }
}


static void
bench_compare (struct target **target, unsigned int keybits, int what)
{
  if (csv)
    printf ("# a,%s\n# b,%s\n", target_name (target[0]),
            target_name (target[1]));
  else
    printf ("Compare: (A: %s; B: %s)\n"
            " %-14s |   bytes         A         B     |     A/B |"
            "     quartiles    | least to greatest\n", target_name (target[0]),
            target_name (target[1]), title (keybits));
  if (!each_job (target, 2, keybits,
                 what == opt_size ? row_compare_sizes : row_compare))
    tool_fail ("A and B have none of the modes in common%s%s",
               mode_list ? ": " : "", mode_list ? mode_list : "");
  if (!csv)
    printf ("%16s=\n", "");
}


int
main (int argc, char **argv)
{
  /* What is to be measured: names, made targets after the options, as
   * --disable-hwf counts for all of them wherever it stands.  */
  struct { int option; const char *name; } wanted[MAX_TARGETS];
  struct target *target[MAX_TARGETS];
  const struct camellia_simd_kernel *kernel;
  unsigned int num_wanted = 0, num_targets = 0, num_algorithms = 0, i;
  unsigned int keybits[16];
  int option, what = 0, all_kernels = 0, compare = 0, huge = 0, library = 0;
  int mhz_given = 0;
  const char *value;

  tool_begin (&tool, argc, argv);
  while ((option = tool_getopt (&value)) != TOOL_END)
    {
      if (num_wanted + 2 > MAX_TARGETS)
        tool_usage_error ("more than %d targets", MAX_TARGETS - 2);
      switch (option)
        {
        case opt_csv:         csv = 1; break;
        case opt_unaligned:   unaligned = 1; break;
        case opt_huge:        huge = 1; break;
        case opt_progress:    progress = 1; break;
        case opt_all_kernels: all_kernels = 1; break;
        case opt_modes:       check_mode_list (value); break;
        case opt_repetitions: repetitions = tool_number (value, 1, 100000);
                              break;
        case opt_cpu_mhz:
          mhz_given = 1;
          cpu_mhz = -1;
          if (strcmp (value, "auto"))
            cpu_mhz = tool_number (value, 1, 100000);
          break;
        case opt_size:
        case opt_blocks:
          if (what)
            tool_usage_error ("give --size or --blocks only once");
          what = option;
          parse_sizes (value, what == opt_blocks,
                       what == opt_blocks ? CAMELLIA_SIMD_BLOCK : 1);
          break;
        case opt_compare:
          compare = library = 1;
          wanted[num_wanted].option = option;
          wanted[num_wanted++].name = value;
          wanted[num_wanted].option = option;
          wanted[num_wanted++].name = tool_next_value ();
          break;
        case opt_libgcrypt:
        case opt_kernel:
          library |= option == opt_libgcrypt;
          wanted[num_wanted].option = option;
          wanted[num_wanted++].name = value;
          break;
        case TOOL_OPERAND:
          if (!num_algorithms && !strcmp (value, "cipher"))
            break;
          if (num_algorithms == DIM (keybits))
            tool_usage_error ("more than %u algorithms",
                              (unsigned int)DIM (keybits));
          keybits[num_algorithms++] = tool_algorithm (value);
          break;
        }
    }

  if (compare && (num_wanted != 2 || all_kernels))
    tool_usage_error ("--compare goes with no other target");
  if (compare && what == opt_blocks)
    tool_usage_error ("--compare goes with --size, not with --blocks");
  if (huge && what)
    tool_usage_error ("--huge-buffers is for the slope, not for fixed sizes");
  if (!num_algorithms)
    for (; num_algorithms < DIM (algorithms); num_algorithms++)
      keybits[num_algorithms] = tool_algorithm (algorithms[num_algorithms]);
  if (!mhz_given && (compare || what == opt_blocks))
    cpu_mhz = -1;
  if (!repetitions)
    repetitions = what == opt_blocks ? 16 : 64;
  if (!what)
    slope_sizes (huge);
  make_buffer ();

  tool_features (library);      /* Complains of unknown names.  */
  for (i = 0; i < num_wanted; i++)
    target[num_targets++] =
      wanted[i].option == opt_kernel ? target_kernel (tool_kernel
                                                      (wanted[i].name))
      : wanted[i].option == opt_libgcrypt ? target_library (wanted[i].name)
      : target_by_name (wanted[i].name);
  if (all_kernels)
    {
      tool_kernel (NULL);       /* There must be one.  */
      for (i = 0; (kernel = _gcry_camellia_simd_kernel (i)); i++)
        if (tool_kernel_runs (kernel) && num_targets < MAX_TARGETS)
          target[num_targets++] = target_kernel (kernel);
    }
  if (!num_targets)
    target[num_targets++] = target_kernel (tool_kernel (NULL));

  for (i = 0; i < num_algorithms; i++)
    if (compare)
      bench_compare (target, keybits[i], what);
    else
      bench_targets (target, num_targets, keybits[i], what);
  return 0;
}
