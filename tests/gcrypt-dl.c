/* gcrypt-dl.c - A libgcrypt loaded by its path
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

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gcrypt-dl.h"

static void
symbol (void *lib, const char *path, const char *name, void *function)
{
  void *p = dlsym (lib, name);

  if (!p)
    {
      fprintf (stderr, "%s: no %s in it\n", path, name);
      exit (2);
    }
  memcpy (function, &p, sizeof p);
}


void
gcrypt_load (struct gcrypt *g, const char *path, const char *const *hwf,
             int nhwf, int secmem)
{
  const char *(*check_version) (const char *);
  void *lib = dlopen (path, RTLD_NOW | RTLD_LOCAL);
  int i;

  if (!lib)
    {
      fprintf (stderr, "cannot load libgcrypt: %s\n", dlerror ());
      exit (2);
    }
  g->path = path;
  symbol (lib, path, "gcry_check_version", &check_version);
  symbol (lib, path, "gcry_control", &g->control);
  symbol (lib, path, "gcry_cipher_open", &g->open);
  symbol (lib, path, "gcry_cipher_close", &g->close);
  symbol (lib, path, "gcry_cipher_setkey", &g->setkey);
  symbol (lib, path, "gcry_cipher_setiv", &g->setiv);
  symbol (lib, path, "gcry_cipher_setctr", &g->setctr);
  symbol (lib, path, "gcry_cipher_encrypt", &g->encrypt);
  symbol (lib, path, "gcry_cipher_ctl", &g->ctl);
  symbol (lib, path, "gcry_strerror", &g->strerror);

  for (i = 0; i < nhwf; i++)
    if (g->control (GCRY_DISABLE_HWF, hwf[i], NULL))
      {
        fprintf (stderr, "%s: unknown hardware feature %s\n", path, hwf[i]);
        exit (2);
      }
  g->version = check_version (NULL);
  if (secmem)
    g->control (GCRY_INIT_SECMEM, secmem, 0);
  else
    g->control (GCRY_DISABLE_SECMEM, 0);
  g->control (GCRY_INIT_FINISHED, 0);
}
