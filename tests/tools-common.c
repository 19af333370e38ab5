/* tools-common.c - What the measuring programs share
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

#include "camellia-simd-hwf.h"
#include "tools-common.h"

#define MAX_DISABLED 64

enum { opt_help = -100, opt_version, opt_verbose, opt_disable_hwf };

static const struct tool_option common_options[] =
  {
    { opt_disable_hwf, "--disable-hwf", "NAMES",
      "do without these hardware features\n(separated by ':' or ',')" },
    { opt_verbose, "--verbose", NULL, "say more" },
    { opt_help, "--help", NULL, "print this help and exit" },
    { opt_version, "--version", NULL, "print the version and exit" },
    { 0, NULL, NULL, NULL }
  };

int tool_verbose;

static const struct tool *tool;
static int argc_left;
static char **argv_left;
static int only_operands;
static const char *current;     /* The option just returned.  */
static char *disabled[MAX_DISABLED];
static unsigned int num_disabled;


static void
message (const char *format, va_list ap)
{
  fflush (stdout);
  fprintf (stderr, "%s: ", tool->name);
  vfprintf (stderr, format, ap);
  putc ('\n', stderr);
}


void
tool_fail (const char *format, ...)
{
  va_list ap;

  va_start (ap, format);
  message (format, ap);
  va_end (ap);
  exit (1);
}


void
tool_warn (const char *format, ...)
{
  va_list ap;

  va_start (ap, format);
  message (format, ap);
  va_end (ap);
}


static void
print_options (const struct tool_option *opt)
{
  const char *text, *end;
  int column;

  for (; opt->id; opt++)
    {
      column = printf ("  %s%s%s", opt->name, opt->arg ? " " : "",
                       opt->arg ? opt->arg : "");
      if (column > 26)
        {
          putchar ('\n');
          column = 0;
        }
      for (text = opt->help; text; text = *end ? end + 1 : NULL, column = 0)
        {
          end = text + strcspn (text, "\n");
          printf ("%*s%.*s\n", 28 - column, "", (int)(end - text), text);
        }
    }
}


static void
usage (FILE *stream)
{
  fprintf (stream, "Usage: %s [OPTION]...%s\n", tool->name, tool->operands);
}


static void
help (void)
{
  usage (stdout);
  print_options (tool->options);
  print_options (common_options);
  if (tool->notes)
    puts (tool->notes);
}


void
tool_usage_error (const char *format, ...)
{
  va_list ap;

  va_start (ap, format);
  message (format, ap);
  va_end (ap);
  usage (stderr);
  fprintf (stderr, "Try '%s --help'.\n", tool->name);
  exit (2);
}


void *
tool_alloc (size_t size)
{
  void *p = calloc (1, size);

  if (!p)
    tool_fail ("out of memory");
  return p;
}


void
tool_begin (const struct tool *t, int argc, char **argv)
{
  const char *unknown;

  tool = t;
  argc_left = argc - 1;
  argv_left = argv + 1;
  _gcry_camellia_simd_hwf_by_list (getenv (CAMELLIA_SIMD_HWF_ENV), &unknown);
  if (unknown)
    tool_warn ("warning: %s: unknown hardware feature '%.*s'",
               CAMELLIA_SIMD_HWF_ENV, (int)strcspn (unknown, ":,"), unknown);
}


const char *
tool_next_value (void)
{
  if (!argc_left)
    tool_usage_error ("option '%s' lacks an argument", current);
  argc_left--;
  return *argv_left++;
}


/* Keep the names in LIST.  */
static void
disable (const char *list)
{
  size_t len;

  for (; *list; list += len + (list[len] != 0))
    {
      len = strcspn (list, ":,");
      if (!len)
        continue;
      if (num_disabled == MAX_DISABLED)
        tool_fail ("more than %d features to disable", MAX_DISABLED);
      disabled[num_disabled] = tool_alloc (len + 1);
      memcpy (disabled[num_disabled++], list, len);
    }
}


/* The option in TABLE that the LEN characters at WORD name, or NULL.  */
static const struct tool_option *
find_option (const struct tool_option *table, const char *word, size_t len)
{
  for (; table->id; table++)
    if (strlen (table->name) == len && !memcmp (table->name, word, len))
      return table;
  return NULL;
}


static void
print_version (void)
{
  printf ("%s (camellia-simd) %s\n"
          "Copyright (C) 2026 camellia-simd developers\n"
          "License LGPL-2.1-or-later: GNU LGPL version 2.1 or later\n"
          "This is free software: you are free to change and redistribute it."
          "\nThere is NO WARRANTY, to the extent permitted by law.\n",
          tool->name, PACKAGE_VERSION);
}


int
tool_getopt (const char **value)
{
  const struct tool_option *opt;
  const char *word;
  size_t len;

  while (argc_left)
    {
      word = *argv_left++;
      argc_left--;
      if (only_operands || word[0] != '-')
        {
          *value = word;
          return TOOL_OPERAND;
        }
      if (!strcmp (word, "--"))
        {
          only_operands = 1;
          continue;
        }
      len = strcspn (word, "=");
      opt = find_option (tool->options, word, len);
      if (!opt)
        opt = find_option (common_options, word, len);
      if (!opt)
        tool_usage_error ("unknown option '%s'", word);
      current = opt->name;
      *value = NULL;
      if (!opt->arg && word[len])
        tool_usage_error ("option '%s' takes no argument", current);
      if (opt->arg)
        *value = word[len] ? word + len + 1 : tool_next_value ();

      switch (opt->id)
        {
        case opt_help:
          help ();
          exit (0);
        case opt_version:
          print_version ();
          exit (0);
        case opt_verbose:
          tool_verbose++;
          break;
        case opt_disable_hwf:
          disable (*value);
          break;
        default:
          return opt->id;
        }
    }
  return TOOL_END;
}


unsigned long
tool_number (const char *value, unsigned long min, unsigned long max)
{
  unsigned long n;
  char *end;

  errno = 0;
  n = strtoul (value, &end, 10);
  if (errno || end == value || *end || *value == '-' || n < min || n > max)
    tool_usage_error ("option '%s': '%s' is not a number from %lu to %lu",
                      current, value, min, max);
  return n;
}


const char *
tool_disabled (unsigned int idx)
{
  return idx < num_disabled ? disabled[idx] : NULL;
}


unsigned int
tool_features (int library)
{
  unsigned int features = _gcry_camellia_simd_hwf_detect ();
  unsigned int i, bit;

  for (i = 0; i < num_disabled; i++)
    {
      bit = _gcry_camellia_simd_hwf_by_name (disabled[i]);
      if (!bit && !library && strcmp (disabled[i], "all"))
        tool_usage_error ("unknown hardware feature '%s'; known here: %s",
                          disabled[i], tool_feature_names (~0U, " "));
      features &= ~bit;
    }
  return features;
}


const char *
tool_feature_names (unsigned int features, const char *separator)
{
  static char buf[1024];
  const char *name;
  unsigned int i, bit;
  size_t used = 0;

  buf[0] = 0;
  for (i = 0; (name = _gcry_camellia_simd_hwf_name (i, &bit)); i++)
    if ((features & bit) && used < sizeof buf)
      used += snprintf (buf + used, sizeof buf - used, "%s%s",
                        used ? separator : "", name);
  return buf;
}


int
tool_kernel_runs (const struct camellia_simd_kernel *kernel)
{
  return !(kernel->features & ~tool_features (1));
}


/* The names of the kernels, all or those that run, in a static buffer.  */
static const char *
kernel_names (int only_running)
{
  static char buf[1024];
  const struct camellia_simd_kernel *kernel;
  unsigned int i;
  size_t used = 0;

  for (i = 0; (kernel = _gcry_camellia_simd_kernel (i)); i++)
    if ((!only_running || tool_kernel_runs (kernel)) && used < sizeof buf)
      used += snprintf (buf + used, sizeof buf - used, "%s%s",
                        used ? ", " : "", kernel->name);
  return used ? buf : "none";
}


const struct camellia_simd_kernel *
tool_kernel (const char *name)
{
  const struct camellia_simd_kernel *kernel;
  unsigned int features = tool_features (1);

  if (!_gcry_camellia_simd_kernel (0))
    tool_fail ("this build has no kernels: it was configured without them, or"
               " for a machine for which there are none (see the summary of"
               " configure)");
  if (!name)
    {
      kernel = _gcry_camellia_simd_select (features);
      if (!kernel)
        tool_fail ("no kernel of this build runs on this machine (built: %s;"
                   " features: %s); build with other kernels, or leave out"
                   " --disable-hwf and " CAMELLIA_SIMD_HWF_ENV " if they are"
                   " set", kernel_names (0),
                   features ? tool_feature_names (features, " ") : "none");
      return kernel;
    }
  kernel = _gcry_camellia_simd_by_name (name);
  if (!kernel)
    tool_usage_error ("no kernel '%s' in this build; it has: %s", name,
                      kernel_names (0));
  if (!tool_kernel_runs (kernel))
    tool_fail ("kernel '%s' needs %s, which %s; take one that runs here (%s),"
               " or an emulator that has what it needs", name,
               tool_feature_names (kernel->features & ~features, " "),
               (kernel->features & ~_gcry_camellia_simd_hwf_detect ())
               ? "this machine does not have (or "
                 CAMELLIA_SIMD_HWF_ENV " takes away)"
               : "--disable-hwf takes away", kernel_names (1));
  return kernel;
}


unsigned int
tool_algorithm (const char *name)
{
  const char *expected = "camellia";
  const char *p = name;

  for (; *expected && (*p | 0x20) == *expected; p++, expected++)
    ;
  if (!*expected && (!strcmp (p, "128") || !strcmp (p, "192")
                     || !strcmp (p, "256")))
    return atoi (p);
  tool_usage_error ("unknown algorithm '%s'; known are camellia128,"
                    " camellia192 and camellia256", name);
}


double
tool_ns (void)
{
  struct timespec t;

  clock_gettime (CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}


/* The chain is of register additions, which no processor known to us folds
 * into one another, unlike additions of small constants.  */
double
tool_mhz (void)
{
  const unsigned int loops = 500;
  double best = 0, t;
  unsigned int try, i;
  size_t x = 0, y = 1;

#define ADD        x += y; __asm__ volatile ("" : "+r" (x), "+r" (y))
#define ADD_8      ADD; ADD; ADD; ADD; ADD; ADD; ADD; ADD
#define ADD_64     ADD_8; ADD_8; ADD_8; ADD_8; ADD_8; ADD_8; ADD_8; ADD_8
  for (try = 0; try < 8; try++)
    {
      t = tool_ns ();
      for (i = 0; i < loops; i++)
        {
          ADD_64;
        }
      t = tool_ns () - t;
      if (t > 0 && loops * 64 / t > best)
        best = loops * 64 / t;
    }
  return best * 1000;
}


static int
compare (const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}


void
tool_sort (double *v, size_t n)
{
  qsort (v, n, sizeof *v, compare);
}


double
tool_quantile (const double *v, size_t n, double q)
{
  double at = q * (n - 1);
  size_t i = at;

  return i + 1 < n ? v[i] + (at - i) * (v[i + 1] - v[i]) : v[n - 1];
}
