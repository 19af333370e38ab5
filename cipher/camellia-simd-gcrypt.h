/* camellia-simd-gcrypt.h - The kernels behind libgcrypt's hooks
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

#ifndef CAMELLIA_SIMD_GCRYPT_H
#define CAMELLIA_SIMD_GCRYPT_H

/* For use inside of libgcrypt only, after g10lib.h, cipher.h and
 * cipher-internal.h.  */

#include "camellia-simd.h"

/* Take over the key (KEY,KEYLEN) if there is a kernel for a machine with the
 * features HWF: set CTX and fill in all of BULK_OPS.  KEYLEN was checked by
 * the caller.  Returns whether it did; if not, nothing was touched.  */
int _gcry_camellia_simd_gcrypt_setkey (struct camellia_simd_ctx *ctx,
                                       const byte *key, unsigned int keylen,
                                       unsigned int hwf,
                                       cipher_bulk_ops_t *bulk_ops);

/* Encrypt or decrypt one block under a key that was taken over.  Both return
 * the number of bytes of stack to burn.  */
unsigned int
_gcry_camellia_simd_gcrypt_encrypt (const struct camellia_simd_ctx *ctx,
                                    byte *outbuf, const byte *inbuf);
unsigned int
_gcry_camellia_simd_gcrypt_decrypt (const struct camellia_simd_ctx *ctx,
                                    byte *outbuf, const byte *inbuf);

#endif /*CAMELLIA_SIMD_GCRYPT_H*/
