/* t-secmem.c - Test that secure handles fit into a small pool
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

/* A cipher handle holds two copies of its context, four in XTS and SIV, and
 * a secure one takes them from a pool that is 16 KiB in many programs.  The
 * tables of a kernel must leave room there.  Takes the path of a libgcrypt
 * with the kernels, or CAMELLIA_SIMD_LIBGCRYPT in the environment.  */

#include <config.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gcrypt-dl.h"

#define POOL 16384

static const struct
{
  const char *name;
  int mode;
  int ivlen;
} modes[] =
  {
    { "ECB", GCRY_ECB, 0 }, { "CBC", GCRY_CBC, 16 },
    { "CFB", GCRY_CFB, 16 }, { "CFB8", GCRY_CFB8, 16 },
    { "OFB", GCRY_OFB, 16 }, { "CTR", GCRY_CTR, 16 },
    { "CCM", GCRY_CCM, 12 }, { "GCM", GCRY_GCM, 12 },
    { "OCB", GCRY_OCB, 15 }, { "XTS", GCRY_XTS, 16 },
    { "EAX", GCRY_EAX, 16 }, { "SIV", GCRY_SIV, 0 },
    { "GCM-SIV", GCRY_GCM_SIV, 12 }
  };


int
main (int argc, char **argv)
{
  const char *path = getenv ("CAMELLIA_SIMD_LIBGCRYPT");
  unsigned char key[64], iv[16];
  struct gcrypt g;
  unsigned int i, failed = 0, passed = 0;

  if (argc > 1 && !strcmp (argv[1], "--help"))
    {
      printf ("usage: t-secmem [LIBGCRYPT.so]\n"
              "Opens a secure Camellia-256 handle of each mode, sets a key and"
              " a nonce,\nwith a secure pool of %d bytes.\n"
              "Without an argument: CAMELLIA_SIMD_LIBGCRYPT, or SKIP.\n",
              POOL);
      return 0;
    }
  if (argc > 1)
    path = argv[1];
  if (!path || !*path)
    {
      printf ("SKIP: no libgcrypt given\n");
      return 77;
    }

  gcrypt_load (&g, path, NULL, 0, POOL);
  for (i = 0; i < sizeof key; i++)
    key[i] = i * 7 + 1;
  memset (iv, 3, sizeof iv);

  for (i = 0; i < sizeof modes / sizeof modes[0]; i++)
    {
      int two = modes[i].mode == GCRY_XTS || modes[i].mode == GCRY_SIV;
      void *hd;
      unsigned int err = g.open (&hd, GCRY_CAMELLIA256, modes[i].mode,
                                 GCRY_SECURE);

      if (!err)
        {
          err = g.setkey (hd, key, two ? 64 : 32);
          if (!err && modes[i].mode == GCRY_CTR)
            err = g.setctr (hd, iv, 16);
          else if (!err && modes[i].ivlen)
            err = g.setiv (hd, iv, modes[i].ivlen);
          g.close (hd);
        }
      printf ("%s: %s%s%s\n", err ? "FAIL" : "PASS", modes[i].name,
              err ? ": " : "", err ? g.strerror (err) : "");
      if (err)
        failed++;
      else
        passed++;
    }
  printf ("%u passed, %u failed\n", passed, failed);
  return failed ? 1 : 0;
}
