/* t-cipher.c - Reference and kernels behind one interface
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
#include <stdlib.h>

#include "t-cipher.h"
#include "t-common.h"

const char *const test_mode_names[TEST_NUM_MODES] =
  { "ECB", "CBC", "CFB", "OFB", "CTR", "XTS" };


int
test_cipher_next (struct test_cipher *c, unsigned int *idx)
{
  unsigned int kernel_idx;

  if (!*idx)
    {
      ++*idx;
      c->name = "reference";
      c->kernel = NULL;
      return 1;
    }
  kernel_idx = *idx - 1;
  do
    c->kernel = test_kernel (&kernel_idx);
  while (c->kernel && !test_kernel_runs (c->kernel));
  *idx = kernel_idx + 1;
  c->name = c->kernel ? c->kernel->name : NULL;
  return !!c->kernel;
}


void
test_cipher_setkey (struct test_cipher *c, const uint8_t *key, size_t keylen)
{
  if (c->kernel ? _gcry_camellia_simd_setkey (&c->ctx, c->kernel, key, keylen)
                : camellia_ref_setkey (&c->ref, key, keylen))
    abort ();
}


static void
ref_crypt (const struct camellia_ref *ref, enum test_mode mode, int decrypt,
           uint8_t *out, const uint8_t *in, size_t nblocks, uint8_t *iv)
{
  switch (mode)
    {
    case TEST_ECB:
      camellia_ref_ecb (ref, out, in, nblocks, decrypt);
      break;
    case TEST_CBC:
      camellia_ref_cbc (ref, out, in, nblocks, iv, decrypt);
      break;
    case TEST_CFB:
      camellia_ref_cfb (ref, out, in, nblocks, iv, decrypt);
      break;
    case TEST_OFB:
      camellia_ref_ofb (ref, out, in, nblocks, iv);
      break;
    case TEST_CTR:
      camellia_ref_ctr (ref, out, in, nblocks, iv);
      break;
    case TEST_XTS:
      camellia_ref_xts (ref, out, in, nblocks, iv, decrypt);
      break;
    case TEST_NUM_MODES:
      break;
    }
}


void
test_cipher_crypt (const struct test_cipher *c, enum test_mode mode,
                   int decrypt, uint8_t *out, const uint8_t *in,
                   size_t nblocks, uint8_t iv[16])
{
  /* In the order of enum test_mode, without CTR's 128-bit counter.  */
  static const enum camellia_simd_op ops[TEST_NUM_MODES][2] =
    {
      { CAMELLIA_SIMD_ecb_enc, CAMELLIA_SIMD_ecb_dec },
      { CAMELLIA_SIMD_cbc_enc, CAMELLIA_SIMD_cbc_dec },
      { CAMELLIA_SIMD_cfb_enc, CAMELLIA_SIMD_cfb_dec },
      { CAMELLIA_SIMD_ofb_enc, CAMELLIA_SIMD_ofb_enc },
      { CAMELLIA_SIMD_NUM_OPS, CAMELLIA_SIMD_NUM_OPS },
      { CAMELLIA_SIMD_xts_enc, CAMELLIA_SIMD_xts_dec },
    };

  if (!c->kernel)
    ref_crypt (&c->ref, mode, decrypt, out, in, nblocks, iv);
  else if (mode == TEST_CTR)
    _gcry_camellia_simd_ctr (&c->ctx, out, in, nblocks, iv);
  else
    c->kernel->op[ops[mode][!!decrypt]] (&c->ctx, out, in, nblocks, iv);
}


void
test_cipher_mac (const struct test_cipher *c, const uint8_t *in,
                 size_t nblocks, uint8_t iv[16])
{
  uint8_t last[16];

  if (c->kernel)
    camellia_simd_run (&c->ctx, cbc_mac, last, in, nblocks, iv);
  else
    for (; nblocks; nblocks--, in += 16)
      camellia_ref_cbc (&c->ref, last, in, 1, iv, 0);
}


void
test_cipher_ocb (const struct test_cipher *c, enum camellia_simd_op op,
                 uint8_t *out, const uint8_t *in, size_t nblocks,
                 struct camellia_simd_ocb *state)
{
  if (c->kernel)
    {
      c->kernel->op[op] (&c->ctx, out, in, nblocks, state);
      return;
    }
  if (op == CAMELLIA_SIMD_ocb_auth)
    camellia_ref_ocb_auth (&c->ref, in, nblocks, state->offset,
                           state->checksum, state->L, state->blkn);
  else
    camellia_ref_ocb (&c->ref, out, in, nblocks, state->offset,
                      state->checksum, state->L, state->blkn,
                      op == CAMELLIA_SIMD_ocb_dec);
  state->blkn += nblocks;
}
