/* count-gcrypt.c - One call of a libgcrypt of one's own, to be counted
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

/* count-gcrypt FEATURE MODE enc|dec|auth NBLOCKS: the counterpart of
 * count-call.  FEATURE is a hardware feature that libgcrypt is to do without,
 * or none.  128-bit key.  */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <gcrypt.h>

#define MAX_BLOCKS 65535

static const struct { const char *name; int mode; size_t ivlen; } modes[] =
  {
    { "ecb", GCRY_CIPHER_MODE_ECB, 0 }, { "cbc", GCRY_CIPHER_MODE_CBC, 16 },
    { "cfb", GCRY_CIPHER_MODE_CFB, 16 }, { "ofb", GCRY_CIPHER_MODE_OFB, 16 },
    { "ctr", GCRY_CIPHER_MODE_CTR, 16 }, { "xts", GCRY_CIPHER_MODE_XTS, 16 },
    { "ocb", GCRY_CIPHER_MODE_OCB, 12 }
  };


int
main (int argc, char **argv)
{
  static const unsigned char iv[16];
  static unsigned char in[MAX_BLOCKS * 16], out[MAX_BLOCKS * 16];
  unsigned char key[32];
  gcry_cipher_hd_t hd;
  gcry_error_t err;
  size_t len;
  unsigned int m;

  if (argc != 5)
    {
      fprintf (stderr,
               "usage: count-gcrypt FEATURE MODE enc|dec|auth NBLOCKS\n");
      return 2;
    }
  if (strcmp (argv[1], "none"))
    gcry_control (GCRYCTL_DISABLE_HWF, argv[1], NULL);
  gcry_check_version (NULL);
  gcry_control (GCRYCTL_DISABLE_SECMEM, 0);
  gcry_control (GCRYCTL_INITIALIZATION_FINISHED, 0);

  for (m = 0; m < sizeof modes / sizeof modes[0]; m++)
    if (!strcmp (modes[m].name, argv[2]))
      break;
  if (m == sizeof modes / sizeof modes[0])
    return 2;
  for (len = 0; len < sizeof key; len++)
    key[len] = len;
  len = strtoul (argv[4], NULL, 10) * 16;
  if (len > sizeof in)
    return 2;

  err = gcry_cipher_open (&hd, GCRY_CIPHER_CAMELLIA128, modes[m].mode, 0);
  if (!err)
    err = gcry_cipher_setkey (hd, key, !strcmp (argv[2], "xts") ? 32 : 16);
  if (!err && modes[m].mode == GCRY_CIPHER_MODE_CTR)
    err = gcry_cipher_setctr (hd, iv, modes[m].ivlen);
  else if (!err && modes[m].ivlen)
    err = gcry_cipher_setiv (hd, iv, modes[m].ivlen);
  if (!err && !strcmp (argv[3], "auth"))
    err = gcry_cipher_authenticate (hd, in, len);
  else if (!err && !strcmp (argv[3], "enc"))
    err = gcry_cipher_encrypt (hd, out, len, in, len);
  else if (!err)
    err = gcry_cipher_decrypt (hd, out, len, in, len);
  if (err)
    {
      fprintf (stderr, "count-gcrypt: %s\n", gcry_strerror (err));
      return 1;
    }
  gcry_cipher_close (hd);
  return 0;
}
