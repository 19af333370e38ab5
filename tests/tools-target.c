/* tools-target.c - What is measured: kernels and libgcrypts
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


#ifdef __linux__
# define _GNU_SOURCE 1         /* For dlmopen.  */
#endif
#include <config.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
# include <dlfcn.h>
#endif

#include "tools-common.h"
#include "tools-target.h"

/* From libgcrypt's interface, whose headers need not be there.  */
#define GCRYCTL_RESET                    4
#define GCRYCTL_FINALIZE                 5
#define GCRYCTL_DISABLE_SECMEM          37
#define GCRYCTL_INITIALIZATION_FINISHED 38
#define GCRYCTL_DISABLE_HWF             63
#define GCRYCTL_SET_CCM_LENGTHS         69
#define GCRYCTL_SET_DECRYPTION_TAG      80
#define GCRY_CIPHER_CAMELLIA128        310
#define GCRY_CIPHER_CAMELLIA192        311
#define GCRY_CIPHER_CAMELLIA256        312

#define TAG 16
#define PAGE 4096

/* The functions of libgcrypt that are used here.  */
#define GCRY_FUNCTIONS(FN)                                                  \
  FN (const char *, check_version, (const char *))                          \
  FN (unsigned int, control, (int, ...))                                    \
  FN (const char *, strerror, (unsigned int))                               \
  FN (unsigned int, cipher_open, (void **, int, int, unsigned int))         \
  FN (void, cipher_close, (void *))                                         \
  FN (unsigned int, cipher_ctl, (void *, int, void *, size_t))              \
  FN (unsigned int, cipher_setkey, (void *, const void *, size_t))          \
  FN (unsigned int, cipher_setiv, (void *, const void *, size_t))           \
  FN (unsigned int, cipher_setctr, (void *, const void *, size_t))          \
  FN (unsigned int, cipher_encrypt,                                         \
      (void *, void *, size_t, const void *, size_t))                       \
  FN (unsigned int, cipher_decrypt,                                         \
      (void *, void *, size_t, const void *, size_t))                       \
  FN (unsigned int, cipher_authenticate, (void *, const void *, size_t))    \
  FN (unsigned int, cipher_gettag, (void *, void *, size_t))

struct target
{
  const struct camellia_simd_kernel *kernel;    /* or NULL: a library */
  char *name;
#define FN(type, name, args) type (*name) args;
  GCRY_FUNCTIONS (FN)
#undef FN
};

struct job
{
  struct target *t;
  const struct mode *mode;
  enum direction dir;
  uint8_t iv[16];
  uint8_t key[64];
  unsigned int keybits;         /* of the algorithm */
  unsigned int keylen;          /* in bytes, of all that the mode takes */

  /* Of a kernel.  */
  struct camellia_simd_ctx *ctx;        /* in ROOM */
  uint8_t *room;
  uint8_t L[16][16];
  uint8_t checksum[16];

  /* Of a library.  */
  void *hd;
  uint8_t *ciphertext;          /* MODE_TAG: what decryption starts from */
  uint8_t tag[TAG];
};

const char *const direction_name[num_directions] = { "enc", "dec", "auth" };

#define OP(op) CAMELLIA_SIMD_##op
const struct mode modes[] =
  {
    { "ECB", 1, 0, 0, { OP (ecb_enc), OP (ecb_dec), -1 } },
    { "CBC", 3, 16, 0, { OP (cbc_enc), OP (cbc_dec), OP (cbc_mac) } },
    { "CFB", 2, 16, 0, { OP (cfb_enc), OP (cfb_dec), -1 } },
    { "OFB", 5, 16, 0, { OP (ofb_enc), OP (ofb_enc), -1 } },
    { "CTR", 6, 16, MODE_CTR, { OP (ctr16be), OP (ctr16be), -1 } },
    { "CTR32LE", 0, 16, 0, { OP (ctr32le), -1, -1 } },
    { "XTS", 13, 16, MODE_TWO_KEYS, { OP (xts_enc), OP (xts_dec), -1 } },
    { "CCM", 8, 12, MODE_AEAD | MODE_LENGTHS, { -1, -1, -1 } },
    { "EAX", 14, 16, MODE_AEAD, { -1, -1, -1 } },
    { "GCM", 9, 12, MODE_AEAD, { -1, -1, -1 } },
    { "OCB", 11, 15, MODE_AEAD, { OP (ocb_enc), OP (ocb_dec),
                                  OP (ocb_auth) } },
    { "SIV", 15, 16, MODE_AEAD | MODE_TAG | MODE_TWO_KEYS | MODE_IV_LAST,
      { -1, -1, -1 } },
    { "GCM-SIV", 16, 12, MODE_AEAD | MODE_TAG, { -1, -1, -1 } },
    { NULL, 0, 0, 0, { -1, -1, -1 } }
  };
#undef OP


const char *
target_name (const struct target *t)
{
  return t->name;
}


struct target *
target_kernel (const struct camellia_simd_kernel *kernel)
{
  struct target *t = tool_alloc (sizeof *t);

  t->kernel = kernel;
  t->name = tool_alloc (strlen (kernel->name) + 8);
  sprintf (t->name, "kernel %s", kernel->name);
  return t;
}


#ifdef _WIN32

struct target *
target_library (const char *path)
{
  tool_fail ("cannot load '%s': not supported on this system", path);
}

#else

/* Load PATH so that it does not meet another libgcrypt.  If the libraries
 * that it needs conflict with those of another, or if the loader takes it
 * for the other because both have the same name (only a path with a slash
 * says which file is meant), it gets a name space of its own.  */
static void *
load (const char *path)
{
  static struct { void *handle; const char *path; } loaded[8];
  static unsigned int num_loaded;
  void *handle = dlopen (path, RTLD_NOW | RTLD_LOCAL);
  const char *err = handle ? NULL : dlerror ();
  char first[512];
  unsigned int i;

  snprintf (first, sizeof first, "%s", err ? err : "it is already loaded");
  for (i = 0; i < num_loaded; i++)
    if (handle && loaded[i].handle == handle)
      {
        if (!strcmp (loaded[i].path, path))
          return handle;
        handle = NULL;
      }
#ifdef LM_ID_NEWLM
  if (!handle)
    handle = dlmopen (LM_ID_NEWLM, path, RTLD_NOW | RTLD_LOCAL);
#endif
  if (!handle)
    tool_fail ("cannot load libgcrypt '%s': %s", path, first);
  if (num_loaded < DIM (loaded))
    {
      loaded[num_loaded].handle = handle;
      loaded[num_loaded++].path = path;
    }
  return handle;
}


static void *
symbol (void *handle, const char *path, const char *name)
{
  void *p = dlsym (handle, name);

  if (!p)
    tool_fail ("'%s' is not a libgcrypt: it has no '%s'", path, name);
  return p;
}


struct target *
target_library (const char *path)
{
  struct target *t = tool_alloc (sizeof *t);
  void *handle = load (path);
  const char *version, *name;
  unsigned int i, err;
  void *p;

#define FN(type, name, args)                                    \
  p = symbol (handle, path, "gcry_" #name);                     \
  memcpy (&t->name, &p, sizeof p);
  GCRY_FUNCTIONS (FN)
#undef FN

  for (i = 0; (name = tool_disabled (i)); i++)
    {
      err = t->control (GCRYCTL_DISABLE_HWF, name, NULL);
      if (err)
        tool_usage_error ("'%s': hardware feature '%s': %s", path, name,
                          t->strerror (err));
    }
  version = t->check_version (NULL);
  if (!version)
    tool_fail ("'%s' does not start", path);
  t->control (GCRYCTL_DISABLE_SECMEM, 0);
  t->control (GCRYCTL_INITIALIZATION_FINISHED, 0);

  t->name = tool_alloc (strlen (path) + strlen (version) + 32);
  sprintf (t->name, "libgcrypt %s, %s", version, path);
  return t;
}

#endif /*!_WIN32*/


struct target *
target_by_name (const char *name)
{
  if (strchr (name, '/') || strstr (name, ".so") || strstr (name, ".dylib"))
    return target_library (name);
  return target_kernel (tool_kernel (name));
}


/* Give up if ERR, of the library of JOB, is not 0.  */
static void
check (const struct job *job, unsigned int err)
{
  if (err)
    tool_fail ("%s: %s %s: %s", target_name (job->t), job->mode->name,
               direction_name[job->dir], job->t->strerror (err));
}


/* Where the context of a kernel begins in JOB->room.  It is at a multiple of
 * 16, as malloc would have it.  */
static struct camellia_simd_ctx *
place (const struct job *job, unsigned int n)
{
  uint8_t *page = job->room + (PAGE - (uintptr_t)job->room % PAGE);

  return (void *)(page + n * 1040 % PAGE);
}


/* Set the key.  Returns 0 if all is well.  */
static unsigned int
set_key (struct job *job)
{
  if (job->t->kernel)
    return _gcry_camellia_simd_setkey (job->ctx, job->t->kernel, job->key,
                                       job->keylen);
  return job->t->cipher_setkey (job->hd, job->key, job->keylen);
}


/* Open a handle for JOB at HD.  Returns 0 if all is well.  */
static unsigned int
open_handle (const struct job *job, void **hd)
{
  int algo = job->keybits == 128 ? GCRY_CIPHER_CAMELLIA128
             : job->keybits == 192 ? GCRY_CIPHER_CAMELLIA192
             : GCRY_CIPHER_CAMELLIA256;

  return job->t->cipher_open (hd, algo, job->mode->gcry, 0);
}


/* Whether the target of JOB has its mode and direction; makes room for the
 * key then.  */
static int
open_job (struct job *job)
{
  job->keylen = job->keybits / 8;
  if (job->t->kernel)
    {
      job->room = tool_alloc (sizeof *job->ctx + 2 * PAGE);
      job->ctx = place (job, 0);
      return job->mode->op[job->dir] >= 0;
    }
  if (job->mode->flags & MODE_TWO_KEYS)
    job->keylen *= 2;
  return job->mode->gcry
         && (job->dir != dir_auth || (job->mode->flags & MODE_AEAD))
         && !open_handle (job, &job->hd);
}


struct job *
job_new (struct target *t, unsigned int keybits, const struct mode *mode,
         enum direction dir)
{
  struct job *job = tool_alloc (sizeof *job);
  unsigned int i;

  job->t = t;
  job->mode = mode;
  job->dir = dir;
  job->keybits = keybits;
  for (i = 0; i < sizeof job->key; i++) /* The halves must differ.  */
    job->key[i] = 37 * i + 11;
  memset (job->iv, 0x11, sizeof job->iv);
  memset (job->L, 0x22, sizeof job->L);

  /* Setting the key fails where the mode does not take keys of this size,
   * as GCM-SIV with 192 bits.  */
  if (open_job (job) && !set_key (job))
    return job;
  job_free (job);
  return NULL;
}


void
job_rekey (struct job *job)
{
  set_key (job);
}


void
job_move (struct job *job, unsigned int n)
{
  void *old = job->hd, *spacer;

  if (job->t->kernel)
    job->ctx = place (job, n);
  else
    {
      /* Opened before the old one is closed, it cannot get its address.  */
      spacer = tool_alloc (n * 1040 % PAGE + 1);
      check (job, open_handle (job, &job->hd));
      free (spacer);
      job->t->cipher_close (old);
    }
  set_key (job);
}


void
job_free (struct job *job)
{
  if (job->hd)
    job->t->cipher_close (job->hd);
  free (job->ciphertext);
  free (job->room);
  free (job);
}


static void
run_ocb (struct job *job, uint8_t *buf, size_t nblocks)
{
  struct camellia_simd_ocb ocb;
  size_t n;

  ocb.offset = job->iv;
  ocb.checksum = job->checksum;
  ocb.L = (const uint8_t (*)[16])job->L;
  while (nblocks)
    {
      /* No index may be a multiple of 65536.  */
      n = nblocks < 65535 ? nblocks : 65535;
      ocb.blkn = 1;
      job->t->kernel->op[job->mode->op[job->dir]] (job->ctx, buf, buf, n,
                                                   &ocb);
      buf += n * CAMELLIA_SIMD_BLOCK;
      nblocks -= n;
    }
}


static void
run_kernel (struct job *job, uint8_t *buf, size_t len)
{
  size_t nblocks = len / CAMELLIA_SIMD_BLOCK;
  int op = job->mode->op[job->dir];

  if (op == CAMELLIA_SIMD_ctr16be)
    _gcry_camellia_simd_ctr (job->ctx, buf, buf, nblocks, job->iv);
  else if (op == CAMELLIA_SIMD_ocb_enc || op == CAMELLIA_SIMD_ocb_dec
           || op == CAMELLIA_SIMD_ocb_auth)
    run_ocb (job, buf, nblocks);
  else
    job->t->kernel->op[op] (job->ctx, buf, buf, nblocks, job->iv);
}


/* A message from the IV to the tag, encrypted, decrypted or, if DIR is
 * dir_auth, authenticated only.  */
static unsigned int
run_library (struct job *job, enum direction dir, uint8_t *out,
             const uint8_t *in, size_t len)
{
  struct target *t = job->t;
  unsigned int flags = job->mode->flags;
  unsigned int err = 0;
  uint64_t lengths[3];

  if (flags & MODE_AEAD)
    err = t->cipher_ctl (job->hd, GCRYCTL_RESET, NULL, 0);
  if (dir == dir_auth && (flags & MODE_IV_LAST))
    ;
  else if (!err && (flags & MODE_CTR))
    err = t->cipher_setctr (job->hd, job->iv, job->mode->iv);
  else if (!err && job->mode->iv)
    err = t->cipher_setiv (job->hd, job->iv, job->mode->iv);
  if (!err && (flags & MODE_LENGTHS))
    {
      lengths[0] = dir == dir_auth ? 0 : len;
      lengths[1] = dir == dir_auth ? len : 0;
      lengths[2] = TAG;
      err = t->cipher_ctl (job->hd, GCRYCTL_SET_CCM_LENGTHS, lengths,
                           sizeof lengths);
    }
  if (err)
    return err;

  if (dir == dir_auth)
    return t->cipher_authenticate (job->hd, in, len);

  if ((flags & MODE_TAG) && dir == dir_dec)
    err = t->cipher_ctl (job->hd, GCRYCTL_SET_DECRYPTION_TAG, job->tag, TAG);
  if (!err && (flags & MODE_AEAD) && !(flags & MODE_LENGTHS))
    err = t->cipher_ctl (job->hd, GCRYCTL_FINALIZE, NULL, 0);
  if (!err)
    err = dir == dir_dec ? t->cipher_decrypt (job->hd, out, len, in, len)
                         : t->cipher_encrypt (job->hd, out, len, in, len);
  if (!err && (flags & MODE_AEAD)
      && !((flags & MODE_TAG) && dir == dir_dec))
    err = t->cipher_gettag (job->hd, job->tag, TAG);
  return err;
}


void
job_prepare (struct job *job, size_t len)
{
  if (job->t->kernel || !(job->mode->flags & MODE_TAG)
      || job->dir != dir_dec)
    return;
  /* Decryption compares the tag, so it starts from a true ciphertext.  */
  free (job->ciphertext);
  job->ciphertext = tool_alloc (len);
  check (job, run_library (job, dir_enc, job->ciphertext, job->ciphertext,
                           len));
}


void
job_run (struct job *job, uint8_t *buf, size_t len)
{
  if (job->t->kernel)
    run_kernel (job, buf, len);
  else
    check (job, run_library (job, job->dir, buf,
                             job->ciphertext ? job->ciphertext : buf, len));
}
