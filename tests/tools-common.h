/* tools-common.h - What the measuring programs share
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


#ifndef TOOLS_COMMON_H
#define TOOLS_COMMON_H

#include <stddef.h>
#include <stdint.h>

#include "camellia-simd.h"

#define DIM(array) (sizeof (array) / sizeof (array)[0])

/* An option of a program.  ARG names its argument, or is NULL; HELP may have
 * several lines.  A table of options ends with an ID of 0.  */
struct tool_option
{
  int id;
  const char *name;
  const char *arg;
  const char *help;
};

/* A program: its name, what follows the name in the usage, its own options,
 * and what is printed below them.  */
struct tool
{
  const char *name;
  const char *operands;
  const struct tool_option *options;
  const char *notes;
};

/* What tool_getopt returns instead of the ID of an option.  */
#define TOOL_END     0
#define TOOL_OPERAND (-1)

extern int tool_verbose;

/* Begin with the command line of program T.  */
void tool_begin (const struct tool *t, int argc, char **argv);

/* The next option or operand; its argument, or the operand, is stored at
 * VALUE.  The options that all programs have (help, version, verbose,
 * disable-hwf) are dealt with here.  */
int tool_getopt (const char **value);

/* The next word of the command line, as a further argument of the option
 * just returned.  */
const char *tool_next_value (void);

/* VALUE, the argument of the option just returned, as a number.  */
unsigned long tool_number (const char *value, unsigned long min,
                           unsigned long max);

/* Print a message and exit, with 1, or with 2 and the usage.  */
void tool_fail (const char *format, ...)
  __attribute__ ((noreturn, format (printf, 1, 2)));
void tool_usage_error (const char *format, ...)
  __attribute__ ((noreturn, format (printf, 1, 2)));
void tool_warn (const char *format, ...)
  __attribute__ ((format (printf, 1, 2)));

void *tool_alloc (size_t size);

/* The features of the machine less those in the environment and those given
 * with --disable-hwf.  Names that this program does not know are an error
 * unless LIBRARY: then it is up to the library to know them.  */
unsigned int tool_features (int library);

/* The names given with --disable-hwf, one by one; NULL past the last.  */
const char *tool_disabled (unsigned int idx);

/* The kernel called NAME, the best one if NAME is NULL.  Does not return if
 * the machine cannot run it.  */
const struct camellia_simd_kernel *tool_kernel (const char *name);

/* Whether the machine runs KERNEL.  */
int tool_kernel_runs (const struct camellia_simd_kernel *kernel);

/* The names of the features in FEATURES with SEPARATOR between them, in a
 * static buffer.  */
const char *tool_feature_names (unsigned int features, const char *separator);

/* The bits of a key of Camellia given as "camellia128" and the like in upper
 * or lower case; an error if it is anything else.  */
unsigned int tool_algorithm (const char *name);

/* Nanoseconds since some moment.  */
double tool_ns (void);

/* The clock rate in megahertz, measured by a chain of additions of which
 * each waits for the one before it.  */
double tool_mhz (void);

/* Sort the N numbers at V, for the next function.  */
void tool_sort (double *v, size_t n);

/* The quantile Q (0: least, 0.5: median, 1: greatest) of N sorted numbers. */
double tool_quantile (const double *v, size_t n, double q);

#endif /*TOOLS_COMMON_H*/
