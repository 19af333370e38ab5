/* count-call.c - One call of one operation, to be counted or traced
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

/* count-call KERNEL KEYBITS OP NBLOCKS: sets a key and calls OP once.  Its
 * cost is what remains of that with NBLOCKS after that with none has been
 * taken away.  Exits with 77 if there is no such kernel here.  */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "camellia-simd.h"

#define MAX_BLOCKS 65535

static const char *const names[] =
  {
#define NAME(op) #op,
    CAMELLIA_SIMD_OPS (NAME)
#undef NAME
  };


int
main (int argc, char **argv)
{
  static const uint8_t key[32] = { 1, 2, 3 };
  static uint8_t L[64][16];
  static uint8_t in[MAX_BLOCKS * CAMELLIA_SIMD_BLOCK];
  static uint8_t out[MAX_BLOCKS * CAMELLIA_SIMD_BLOCK];
  const struct camellia_simd_kernel *kernel;
  struct camellia_simd_ctx ctx;
  struct camellia_simd_ocb ocb;
  uint8_t iv[16] = { 0 };
  uint8_t sum[16] = { 0 };
  size_t n;
  int op;

  if (argc != 5)
    {
      fprintf (stderr, "usage: count-call KERNEL KEYBITS OP NBLOCKS\n");
      return 2;
    }
  kernel = _gcry_camellia_simd_by_name (argv[1]);
  if (!kernel)
    return 77;
  for (op = 0; op < CAMELLIA_SIMD_NUM_OPS; op++)
    if (!strcmp (names[op], argv[3]))
      break;
  n = strtoul (argv[4], NULL, 10);
  if (op == CAMELLIA_SIMD_NUM_OPS || n > MAX_BLOCKS
      || _gcry_camellia_simd_setkey (&ctx, kernel, key, atoi (argv[2]) / 8))
    return 2;

  ocb.offset = iv;
  ocb.checksum = sum;
  ocb.L = (const uint8_t (*)[16])L;
  ocb.blkn = 1;
  kernel->op[op] (&ctx, out, in, n,
                  op >= CAMELLIA_SIMD_ocb_enc ? (void *)&ocb : iv);
  return 0;
}
