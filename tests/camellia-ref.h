/* camellia-ref.h - Reference implementation of Camellia for the tests
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


#ifndef CAMELLIA_REF_H
#define CAMELLIA_REF_H

#include <stddef.h>
#include <stdint.h>

/* The subkeys of RFC 3713, section 2.2, for one key.  */
struct camellia_ref
{
  int rounds;                   /* 18 or 24 */
  uint64_t kw[4], k[24], ke[6];
};

/* Set a KEY of KEYLEN bytes: 16, 24 or 32.  Returns 0, or -1 for any other
 * length.  */
int camellia_ref_setkey (struct camellia_ref *ctx, const uint8_t *key,
                         size_t keylen);

/* Encrypt or decrypt one block of 16 bytes; OUT and IN may be equal.  */
void camellia_ref_encrypt (const struct camellia_ref *ctx, uint8_t *out,
                           const uint8_t *in);
void camellia_ref_decrypt (const struct camellia_ref *ctx, uint8_t *out,
                           const uint8_t *in);

/* The modes, block by block, in the obvious way; arguments as those of the
 * operations in camellia-simd.h.  DECRYPT is 0 or 1.  */
void camellia_ref_ecb (const struct camellia_ref *ctx, uint8_t *out,
                       const uint8_t *in, size_t nblocks, int decrypt);
void camellia_ref_cbc (const struct camellia_ref *ctx, uint8_t *out,
                       const uint8_t *in, size_t nblocks, uint8_t *iv,
                       int decrypt);
void camellia_ref_cfb (const struct camellia_ref *ctx, uint8_t *out,
                       const uint8_t *in, size_t nblocks, uint8_t *iv,
                       int decrypt);
void camellia_ref_ofb (const struct camellia_ref *ctx, uint8_t *out,
                       const uint8_t *in, size_t nblocks, uint8_t *iv);
void camellia_ref_ctr (const struct camellia_ref *ctx, uint8_t *out,
                       const uint8_t *in, size_t nblocks, uint8_t *ctr);
void camellia_ref_ctr32le (const struct camellia_ref *ctx, uint8_t *out,
                           const uint8_t *in, size_t nblocks, uint8_t *ctr);
void camellia_ref_xts (const struct camellia_ref *ctx, uint8_t *out,
                       const uint8_t *in, size_t nblocks, uint8_t *tweak,
                       int decrypt);
void camellia_ref_ocb (const struct camellia_ref *ctx, uint8_t *out,
                       const uint8_t *in, size_t nblocks, uint8_t *offset,
                       uint8_t *checksum, const uint8_t (*L)[16],
                       uint64_t blkn, int decrypt);
void camellia_ref_ocb_auth (const struct camellia_ref *ctx,
                            const uint8_t *in, size_t nblocks,
                            uint8_t *offset, uint8_t *checksum,
                            const uint8_t (*L)[16], uint64_t blkn);

/* Fill L[0..n-1] with L_0 to L_{n-1} of RFC 7253 for this key.  */
void camellia_ref_ocb_L (const struct camellia_ref *ctx, uint8_t (*L)[16],
                         int n);

#endif /*CAMELLIA_REF_H*/
