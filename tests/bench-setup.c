/* bench-setup.c - Time of key set-up and of short messages in libgcrypt
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

/* What bulk figures do not show: setting a key, copying a context at reset,
 * and messages of a few blocks.  */

#include <config.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "gcrypt-dl.h"

#define MAX_SIZES 16
#define MAX_HWF   32

static int repeats = 61;

static void
usage (FILE *f)
{
  fprintf (f,
"usage: bench-setup [OPTION]... --compare LIB_A LIB_B\n"
"       bench-setup [OPTION]... LIB\n"
"Times key set-up and short messages of Camellia in the libgcrypt LIB, or in\n"
"two of them in one run, alternating; prints nanoseconds (the least of many\n"
"repeats) and A/B: more than 1 means that B is faster.\n"
"  --sizes N,N,...     bytes in a message, default 16,32,64,128,256,512\n"
"  --keybits N         128, 192 or 256 only; default 128 and 256\n"
"  --disable-hwf NAME  disable a hardware feature in LIB_B (or LIB)\n"
"  --disable-hwf-both NAME   in both\n"
"  --quick             fewer repeats\n");
}


static uint64_t
now (void)
{
  struct timespec t;

  clock_gettime (CLOCK_MONOTONIC, &t);
  return (uint64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}


/* One message of the kind timed.  */
struct job
{
  const char *name;
  int mode;
  int ivlen;
  int setkey;                   /* set the key for each message */
  int two_keys;
  int data;                     /* encrypt something at all */
};

static const struct job jobs[] =
  {
    { "setkey", GCRY_ECB, 0, 1, 0, 0 },
    { "setkey, XTS", GCRY_XTS, 0, 1, 1, 0 },
    { "setkey, SIV", GCRY_SIV, 0, 1, 1, 0 },
    { "setkey + ECB", GCRY_ECB, 0, 1, 0, 1 },
    { "setkey + CTR", GCRY_CTR, 16, 1, 0, 1 },
    { "reset + CBC", GCRY_CBC, 16, 0, 0, 1 },
    { "reset + CTR", GCRY_CTR, 16, 0, 0, 1 },
    { "reset + OCB", GCRY_OCB, 15, 0, 0, 1 },
    { "reset + GCM", GCRY_GCM, 12, 0, 0, 1 },
    { "reset + XTS", GCRY_XTS, 16, 0, 1, 1 },
    { "nonce + GCM-SIV", GCRY_GCM_SIV, 12, 0, 0, 1 }
  };

static unsigned char key[64], iv[16], buf[65536];

static unsigned int
run (const struct gcrypt *g, void *hd, const struct job *j, size_t keylen,
     size_t size)
{
  unsigned int err = 0;

  if (j->setkey)
    err = g->setkey (hd, key, keylen);
  else
    err = g->ctl (hd, GCRY_RESET, NULL, 0);
  if (!j->data)
    return err;
  if (j->mode == GCRY_CTR)
    err |= g->setctr (hd, iv, 16);
  else if (j->ivlen)
    err |= g->setiv (hd, iv, j->ivlen);
  if (j->mode == GCRY_GCM_SIV || j->mode == GCRY_OCB)
    err |= g->ctl (hd, GCRY_FINALIZE, NULL, 0);
  return err | g->encrypt (hd, buf, size, NULL, 0);
}


static double
sample (const struct gcrypt *g, void *hd, const struct job *j, size_t keylen,
        size_t size, int times)
{
  uint64_t t0 = now ();
  int i;

  for (i = 0; i < times; i++)
    run (g, hd, j, keylen, size);
  return (double)(now () - t0) / times;
}


static void
bench (const struct gcrypt *lib, int nlib, const struct job *j, int keybits,
       size_t size)
{
  int algo = GCRY_CAMELLIA128 + (keybits - 128) / 64;
  size_t keylen = keybits / 8 * (j->two_keys ? 2 : 1);
  double best[2] = { 1e18, 1e18 };
  void *hd[2];
  int i, r, times = 1;

  for (i = 0; i < nlib; i++)
    {
      unsigned int err = lib[i].open (&hd[i], algo, j->mode, 0);

      if (!err)
        err = lib[i].setkey (hd[i], key, keylen);
      if (!err)
        err = run (&lib[i], hd[i], j, keylen, size);
      if (err)
        {
          fprintf (stderr, "%s: %s: %s\n", lib[i].path, j->name,
                   lib[i].strerror (err));
          exit (1);
        }
    }
  while (sample (&lib[0], hd[0], j, keylen, size, times) * times < 50000)
    times *= 2;
  for (r = 0; r < repeats; r++)
    for (i = 0; i < nlib; i++)
      {
        double t = sample (&lib[i], hd[i], j, keylen, size, times);

        if (t < best[i])
          best[i] = t;
      }
  printf ("%-16s %4d", j->name, keybits);
  if (j->data)
    printf (" %6u", (unsigned int)size);
  else
    printf ("      -");
  for (i = 0; i < nlib; i++)
    printf (" %9.1f", best[i]);
  if (nlib == 2)
    printf (" %7.3f", best[0] / best[1]);
  putchar ('\n');
  fflush (stdout);
  for (i = 0; i < nlib; i++)
    lib[i].close (hd[i]);
}


int
main (int argc, char **argv)
{
  const char *path[2];
  const char *hwf[2][MAX_HWF];
  int nhwf[2] = { 0, 0 };
  size_t sizes[MAX_SIZES] = { 16, 32, 64, 128, 256, 512 };
  int nsizes = 6, only_bits = 0, compare = 0, npath = 0;
  struct gcrypt lib[2];
  unsigned int j;
  int i, bits;

  for (i = 1; i < argc; i++)
    {
      const char *a = argv[i];
      int more = i + 1 < argc;

      if (!strcmp (a, "--help"))
        {
          usage (stdout);
          return 0;
        }
      else if (!strcmp (a, "--compare"))
        compare = 1;
      else if (!strcmp (a, "--quick"))
        repeats = 9;
      else if (!strcmp (a, "--sizes") && more)
        {
          char *p = argv[++i];

          for (nsizes = 0; *p && nsizes < MAX_SIZES; nsizes++)
            {
              sizes[nsizes] = strtoul (p, &p, 10);
              if (!sizes[nsizes] || sizes[nsizes] > sizeof buf
                  || sizes[nsizes] % 16 || (*p && *p != ','))
                {
                  fprintf (stderr, "sizes are multiples of 16, up to %u\n",
                           (unsigned int)sizeof buf);
                  return 2;
                }
              p += *p == ',';
            }
        }
      else if (!strcmp (a, "--keybits") && more)
        {
          only_bits = atoi (argv[++i]);
          if (only_bits != 128 && only_bits != 192 && only_bits != 256)
            {
              usage (stderr);
              return 2;
            }
        }
      else if (!strcmp (a, "--disable-hwf") && more && nhwf[1] < MAX_HWF)
        hwf[1][nhwf[1]++] = argv[++i];
      else if (!strcmp (a, "--disable-hwf-both") && more
               && nhwf[0] < MAX_HWF && nhwf[1] < MAX_HWF)
        {
          hwf[0][nhwf[0]++] = argv[++i];
          hwf[1][nhwf[1]++] = argv[i];
        }
      else if (*a != '-' && npath < 2)
        path[npath++] = a;
      else
        {
          usage (stderr);
          return 2;
        }
    }
  if (npath != (compare ? 2 : 1))
    {
      usage (stderr);
      return 2;
    }

  for (i = 0; i < npath; i++)
    {
      int set = i || !compare;

      gcrypt_load (&lib[i], path[i], hwf[set], nhwf[set], 0);
      printf ("%c: libgcrypt %s, %s\n", 'A' + i, lib[i].version, path[i]);
    }
  for (j = 0; j < sizeof key; j++)
    key[j] = j * 7 + 1;

  printf ("%-16s %4s %6s %9s", "", "bits", "bytes", "A ns");
  if (compare)
    printf (" %9s %7s", "B ns", "A/B");
  putchar ('\n');
  for (j = 0; j < sizeof jobs / sizeof jobs[0]; j++)
    for (bits = 128; bits <= 256; bits += 64)
      {
        if (only_bits ? bits != only_bits : bits == 192)
          continue;
        if (!jobs[j].data)
          bench (lib, npath, &jobs[j], bits, 0);
        else
          for (i = 0; i < nsizes; i++)
            bench (lib, npath, &jobs[j], bits, sizes[i]);
      }
  return 0;
}
