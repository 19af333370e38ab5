/* t-select.c - Registry, selection and errors
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

#include "camellia-simd-hwf.h"
#include "t-common.h"
#include "t-vectors.h"

#define CHECK(condition, ...)                   \
  do                                            \
    {                                           \
      if (condition)                            \
        test_pass (__VA_ARGS__);                \
      else                                      \
        test_fail (__VA_ARGS__);                \
    }                                           \
  while (0)


/* The rows as such: they need no machine that runs them.  */
static void
check_rows (void)
{
  const struct camellia_simd_kernel *kernel;
  unsigned int i, op;
  int whole;

  for (i = 0; (kernel = _gcry_camellia_simd_kernel (i)); i++)
    {
      whole = kernel->kakb && kernel->expand;
      for (op = 0; op < CAMELLIA_SIMD_NUM_OPS; op++)
        whole = whole && kernel->op[op];
      CHECK (whole, "%s: every operation is there", kernel->name);
      CHECK (_gcry_camellia_simd_by_name (kernel->name) == kernel,
             "%s: found by its name", kernel->name);
      CHECK (kernel->features, "%s: needs some feature", kernel->name);
      CHECK (camellia_simd_ctx_size (kernel)
             <= sizeof (struct camellia_simd_ctx),
             "%s: fits into the context", kernel->name);
    }
  CHECK (!_gcry_camellia_simd_kernel (i + 1), "no row past the last");
  CHECK (!_gcry_camellia_simd_by_name ("none-such"), "no kernel of no name");
  CHECK (!_gcry_camellia_simd_by_name (""), "no kernel of an empty name");
  CHECK (!_gcry_camellia_simd_select (0), "no kernel without features");
}


/* With each subset of the features that kernels ask for, the selected one
 * is the first whose needs are met.  */
static void
check_selection (void)
{
  const struct camellia_simd_kernel *kernel, *best;
  unsigned int all = 0, subset = 0, i, wrong = 0;

  for (i = 0; (kernel = _gcry_camellia_simd_kernel (i)); i++)
    all |= kernel->features;
  do
    {
      best = _gcry_camellia_simd_select (subset);
      for (i = 0; (kernel = _gcry_camellia_simd_kernel (i)); i++)
        if (!(kernel->features & ~subset))
          break;
      if (best != kernel)
        wrong++;
      subset = (subset - all) & all;
    }
  while (subset);
  CHECK (!wrong, "selection for every subset of features");
  for (i = 0; (kernel = _gcry_camellia_simd_kernel (i)); i++)
    CHECK (_gcry_camellia_simd_select (kernel->features)
           && !(_gcry_camellia_simd_select (kernel->features)->features
                & ~kernel->features),
           "%s: its features select a kernel that runs", kernel->name);
}


static void
check_errors (void)
{
  const struct camellia_simd_kernel *kernel;
  struct camellia_simd_ctx ctx, before;
  uint8_t key[64] = { 0 };
  size_t keylen;
  unsigned int idx = 0, wrong = 0;

  memset (&ctx, 0x5a, sizeof ctx);
  before = ctx;
  CHECK (_gcry_camellia_simd_setkey (&ctx, NULL, key, 16)
         == CAMELLIA_SIMD_ERR_KERNEL
         && !memcmp (&ctx, &before, sizeof ctx),
         "set-key without kernel is an error");
  while ((kernel = test_kernel (&idx)))
    {
      for (keylen = 0; keylen <= 64; keylen++)
        if (keylen != 16 && keylen != 24 && keylen != 32)
          if (_gcry_camellia_simd_setkey (&ctx, kernel, key, keylen)
              != CAMELLIA_SIMD_ERR_KEYLEN
              || memcmp (&ctx, &before, sizeof ctx))
            wrong++;
      CHECK (!wrong, "%s: wrong key lengths are errors", kernel->name);
    }
}


/* RFC 3713's and RFC 5528's vectors through the interface.  */
static void
check_vectors (void)
{
  const struct camellia_simd_kernel *kernel;
  struct camellia_simd_ctx ctx;
  uint8_t key[32], iv[16], plain[48], cipher[48], t[48];
  unsigned int idx = 0, i, wrong;
  size_t n;

  while ((kernel = test_kernel (&idx)))
    {
      if (!test_kernel_runs (kernel))
        continue;
      wrong = 0;
      for (i = 0; i < DIM (rfc3713_vectors); i++)
        {
          const struct test_vector *v = &rfc3713_vectors[i];

          test_unhex (plain, v->plain);
          test_unhex (cipher, v->cipher);
          _gcry_camellia_simd_setkey (&ctx, kernel, key,
                                      test_unhex (key, v->key));
          camellia_simd_run (&ctx, ecb_enc, t, plain, 1, NULL);
          wrong += !!memcmp (t, cipher, 16);
          camellia_simd_run (&ctx, ecb_dec, t, cipher, 1, NULL);
          wrong += !!memcmp (t, plain, 16);
        }
      CHECK (!wrong, "%s: vectors of RFC 3713", kernel->name);
      wrong = 0;
      for (i = 0; i < DIM (rfc5528_vectors); i++)
        {
          const struct test_vector *v = &rfc5528_vectors[i];

          memset (plain, 0, sizeof plain);
          n = test_unhex (plain, v->plain);
          test_unhex (cipher, v->cipher);
          test_unhex (iv, v->iv);
          _gcry_camellia_simd_setkey (&ctx, kernel, key,
                                      test_unhex (key, v->key));
          _gcry_camellia_simd_ctr (&ctx, t, plain, (n + 15) / 16, iv);
          wrong += !!memcmp (t, cipher, n);
        }
      CHECK (!wrong, "%s: vectors of RFC 5528", kernel->name);
    }
}


/* A context copied to another address, byte by byte, works as before.  */
static void
check_copies (void)
{
  const struct camellia_simd_kernel *kernel;
  struct camellia_simd_ctx ctx;
  uint8_t key[32], in[16 * 70], a[16 * 70], b[16 * 70];
  unsigned int idx = 0;
  uint8_t *room = malloc (sizeof ctx + 64);
  size_t off;
  int same;

  if (!room)
    abort ();
  while ((kernel = test_kernel (&idx)))
    {
      if (!test_kernel_runs (kernel))
        continue;
      test_random_bytes (key, sizeof key);
      test_random_bytes (in, sizeof in);
      _gcry_camellia_simd_setkey (&ctx, kernel, key, 32);
      camellia_simd_run (&ctx, ecb_enc, a, in, 70, NULL);
      same = 1;
      for (off = 0; off < 64; off += 16)
        {
          struct camellia_simd_ctx *copy = (void *)(room + off);

          /* Only the bytes that the kernel says it uses.  */
          memset (room, 0xff, sizeof ctx + 64);
          memcpy (copy, &ctx, camellia_simd_ctx_size (kernel));
          camellia_simd_run (copy, ecb_enc, b, in, 70, NULL);
          same = same && !memcmp (a, b, sizeof a);
          camellia_simd_run (copy, ecb_dec, b, b, 70, NULL);
          same = same && !memcmp (in, b, sizeof a);
        }
      CHECK (same, "%s: copied contexts", kernel->name);
    }
  free (room);
}


/* Names and bits of the hardware features.  */
static void
check_features (void)
{
  const char *name;
  unsigned int i, bit, all = 0, wrong = 0;

  for (i = 0; (name = _gcry_camellia_simd_hwf_name (i, &bit)); i++)
    {
      if (!bit || (bit & (bit - 1)) || (all & bit)
          || _gcry_camellia_simd_hwf_by_name (name) != bit)
        wrong++;
      all |= bit;
    }
  CHECK (!wrong, "names of features");
  CHECK (!(_gcry_camellia_simd_hwf_detect () & ~all),
         "every feature found has a name");
  CHECK (!_gcry_camellia_simd_hwf_by_name ("none-such"),
         "an unknown feature has no bit");
}


int
main (int argc, char **argv)
{
  test_begin (argc, argv, "registry, selection and errors");
  check_rows ();
  check_selection ();
  check_errors ();
  check_features ();
  check_vectors ();
  check_copies ();
  return test_end ();
}
