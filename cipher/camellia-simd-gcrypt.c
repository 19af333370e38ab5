/* camellia-simd-gcrypt.c - The kernels behind libgcrypt's hooks
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

/* Compiled inside of libgcrypt only.  A kernel takes any number of blocks,
 * so each hook is one call and leaves nothing to the caller's generic code;
 * no block goes through tables in memory.  */

#include <config.h>

#include "types.h"
#include "g10lib.h"
#include "cipher.h"
#include "cipher-internal.h"
#include "camellia-simd-gcrypt.h"

/* The kernels clear the registers and the stack that they use, so there is
 * nothing to burn behind them.  The key schedule is in C, which clears its
 * variables but not what the compiler spills: burn this much behind it.  */
#define SETKEY_STACK 704


static void
ecb_crypt (void *context, void *outbuf, const void *inbuf, size_t nblocks,
           int encrypt)
{
  const struct camellia_simd_ctx *ctx = context;

  if (encrypt)
    camellia_simd_run (ctx, ecb_enc, outbuf, inbuf, nblocks, NULL);
  else
    camellia_simd_run (ctx, ecb_dec, outbuf, inbuf, nblocks, NULL);
}


/* With CBC_MAC only the last ciphertext block is put out, at OUTBUF.  */
static void
cbc_enc (void *context, unsigned char *iv, void *outbuf, const void *inbuf,
         size_t nblocks, int cbc_mac)
{
  const struct camellia_simd_ctx *ctx = context;

  if (cbc_mac)
    camellia_simd_run (ctx, cbc_mac, outbuf, inbuf, nblocks, iv);
  else
    camellia_simd_run (ctx, cbc_enc, outbuf, inbuf, nblocks, iv);
}


/* The hooks that have the arguments of our operations in another order.  */
#define STREAM_HOOK(hook, op)                                           \
static void                                                             \
hook (void *context, unsigned char *iv, void *outbuf,                   \
      const void *inbuf, size_t nblocks)                                \
{                                                                       \
  const struct camellia_simd_ctx *ctx = context;                        \
                                                                        \
  camellia_simd_run (ctx, op, outbuf, inbuf, nblocks, iv);              \
}

STREAM_HOOK (cbc_dec, cbc_dec)
STREAM_HOOK (cfb_enc, cfb_enc)
STREAM_HOOK (cfb_dec, cfb_dec)
STREAM_HOOK (ofb_enc, ofb_enc)
STREAM_HOOK (ctr32le_enc, ctr32le)

#if GCRYPT_VERSION_NUMBER >= 0x010c00
/* The caller ends a call where the low 16 bits of the counter wrap.  */
STREAM_HOOK (ctr16be_enc, ctr16be)
#else
/* Before 1.12 the hook was for a counter of 128 bits.  */
static void
ctr_enc (void *context, unsigned char *ctr, void *outbuf,
         const void *inbuf, size_t nblocks)
{
  const struct camellia_simd_ctx *ctx = context;

  _gcry_camellia_simd_ctr (ctx, outbuf, inbuf, nblocks, ctr);
}
#endif


static void
xts_crypt (void *context, unsigned char *tweak, void *outbuf,
           const void *inbuf, size_t nblocks, int encrypt)
{
  const struct camellia_simd_ctx *ctx = context;

  if (encrypt)
    camellia_simd_run (ctx, xts_enc, outbuf, inbuf, nblocks, tweak);
  else
    camellia_simd_run (ctx, xts_dec, outbuf, inbuf, nblocks, tweak);
}


/* In OCB the caller keeps away the blocks whose index is a multiple of
 * 65536, as their L is not in the table, and counts those itself.  The
 * counts in C are of the blocks done, BLKN is the index of the next.  */
static size_t
ocb_crypt (gcry_cipher_hd_t c, void *outbuf, const void *inbuf,
           size_t nblocks, int encrypt)
{
  const struct camellia_simd_ctx *ctx = (const void *)&c->context.c;
  struct camellia_simd_ocb ocb;

  ocb.offset = c->u_iv.iv;
  ocb.checksum = c->u_ctr.ctr;
  ocb.L = (const uint8_t (*)[16])c->u_mode.ocb.L;
  ocb.blkn = c->u_mode.ocb.data_nblocks + 1;

  if (encrypt)
    camellia_simd_run (ctx, ocb_enc, outbuf, inbuf, nblocks, &ocb);
  else
    camellia_simd_run (ctx, ocb_dec, outbuf, inbuf, nblocks, &ocb);

  c->u_mode.ocb.data_nblocks = ocb.blkn - 1;
  return 0;
}


static size_t
ocb_auth (gcry_cipher_hd_t c, const void *abuf, size_t nblocks)
{
  const struct camellia_simd_ctx *ctx = (const void *)&c->context.c;
  struct camellia_simd_ocb ocb;

  ocb.offset = c->u_mode.ocb.aad_offset;
  ocb.checksum = c->u_mode.ocb.aad_sum;
  ocb.L = (const uint8_t (*)[16])c->u_mode.ocb.L;
  ocb.blkn = c->u_mode.ocb.aad_nblocks + 1;

  camellia_simd_run (ctx, ocb_auth, NULL, abuf, nblocks, &ocb);

  c->u_mode.ocb.aad_nblocks = ocb.blkn - 1;
  return 0;
}


int
_gcry_camellia_simd_gcrypt_setkey (struct camellia_simd_ctx *ctx,
                                   const byte *key, unsigned int keylen,
                                   unsigned int hwf,
                                   cipher_bulk_ops_t *bulk_ops)
{
  const struct camellia_simd_kernel *kernel = _gcry_camellia_simd_select (hwf);

  if (!kernel)
    return 0;
  if (_gcry_camellia_simd_setkey (ctx, kernel, key, keylen))
    return 0;
  _gcry_burn_stack (SETKEY_STACK);

  memset (bulk_ops, 0, sizeof *bulk_ops);
  bulk_ops->ecb_crypt = ecb_crypt;
  bulk_ops->cbc_enc = cbc_enc;
  bulk_ops->cbc_dec = cbc_dec;
  bulk_ops->cfb_enc = cfb_enc;
  bulk_ops->cfb_dec = cfb_dec;
  bulk_ops->ofb_enc = ofb_enc;
#if GCRYPT_VERSION_NUMBER >= 0x010c00
  bulk_ops->ctr16be_enc = ctr16be_enc;
#else
  bulk_ops->ctr_enc = ctr_enc;
#endif
  bulk_ops->ctr32le_enc = ctr32le_enc;
  bulk_ops->xts_crypt = xts_crypt;
  bulk_ops->ocb_crypt = ocb_crypt;
  bulk_ops->ocb_auth = ocb_auth;
  return 1;
}


unsigned int
_gcry_camellia_simd_gcrypt_encrypt (const struct camellia_simd_ctx *ctx,
                                    byte *outbuf, const byte *inbuf)
{
  camellia_simd_run (ctx, ecb_enc, outbuf, inbuf, 1, NULL);
  return 0;
}


unsigned int
_gcry_camellia_simd_gcrypt_decrypt (const struct camellia_simd_ctx *ctx,
                                    byte *outbuf, const byte *inbuf)
{
  camellia_simd_run (ctx, ecb_dec, outbuf, inbuf, 1, NULL);
  return 0;
}
