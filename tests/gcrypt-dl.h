/* gcrypt-dl.h - A libgcrypt loaded by its path
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

#ifndef GCRYPT_DL_H
#define GCRYPT_DL_H

#include <stddef.h>

/* Programs that compare two builds of libgcrypt, or test one that is not
 * installed, load it by its path and need no header of it.  The numbers are
 * those of its stable interface.  */

#define GCRY_CAMELLIA128 310
#define GCRY_CAMELLIA192 311
#define GCRY_CAMELLIA256 312

enum
{
  GCRY_ECB = 1, GCRY_CFB = 2, GCRY_CBC = 3, GCRY_OFB = 5, GCRY_CTR = 6,
  GCRY_CCM = 8, GCRY_GCM = 9, GCRY_OCB = 11, GCRY_CFB8 = 12, GCRY_XTS = 13,
  GCRY_EAX = 14, GCRY_SIV = 15, GCRY_GCM_SIV = 16
};

#define GCRY_SECURE 1

enum
{
  GCRY_RESET = 4, GCRY_FINALIZE = 5, GCRY_INIT_SECMEM = 24,
  GCRY_DISABLE_SECMEM = 37, GCRY_INIT_FINISHED = 38, GCRY_DISABLE_HWF = 63
};

struct gcrypt
{
  const char *path;
  const char *version;
  unsigned int (*control) (int cmd, ...);
  unsigned int (*open) (void **hd, int algo, int mode, unsigned int flags);
  void (*close) (void *hd);
  unsigned int (*setkey) (void *hd, const void *key, size_t keylen);
  unsigned int (*setiv) (void *hd, const void *iv, size_t ivlen);
  unsigned int (*setctr) (void *hd, const void *ctr, size_t ctrlen);
  unsigned int (*encrypt) (void *hd, void *out, size_t outlen,
                           const void *in, size_t inlen);
  unsigned int (*ctl) (void *hd, int cmd, void *buf, size_t buflen);
  const char *(*strerror) (unsigned int err);
};

/* Load PATH, disable the NHWF hardware features named in HWF, set up SECMEM
 * bytes of secure memory (0: none).  Exits with 2 and a message on any
 * failure.  */
void gcrypt_load (struct gcrypt *g, const char *path,
                  const char *const *hwf, int nhwf, int secmem);

#endif /*GCRYPT_DL_H*/
