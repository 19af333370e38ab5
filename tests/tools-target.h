/* tools-target.h - What is measured: kernels and libgcrypts
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


#ifndef TOOLS_TARGET_H
#define TOOLS_TARGET_H

#include <stddef.h>
#include <stdint.h>

#include "camellia-simd.h"

/* What measuring means: a target is a kernel or a library, a job is one of
 * its modes with a key set, ready to process messages.  */
struct target;
struct job;

enum direction { dir_enc, dir_dec, dir_auth, num_directions };

extern const char *const direction_name[num_directions];

/* The modes; the order is that in which they are printed.  */
struct mode
{
  const char *name;
  int gcry;                     /* GCRY_CIPHER_MODE_, 0: not in libgcrypt */
  unsigned int iv;              /* bytes of IV or nonce for libgcrypt */
  unsigned int flags;
  int op[num_directions];       /* operation of a kernel, -1: none */
};

#define MODE_TWO_KEYS 1         /* the key is twice as long (XTS, SIV) */
#define MODE_AEAD     2
#define MODE_LENGTHS  4         /* wants the lengths beforehand (CCM) */
#define MODE_TAG      8         /* wants the tag before decryption (SIV) */
#define MODE_CTR     16         /* the IV is set as a counter */
#define MODE_IV_LAST 32         /* no associated data behind the IV (SIV) */

/* Ends with a NAME of NULL.  */
extern const struct mode modes[];

/* KERNEL as a target.  */
struct target *target_kernel (const struct camellia_simd_kernel *kernel);

/* The libgcrypt at PATH; each path is loaded on its own, beside others.
 * Does not return if it cannot be loaded.  */
struct target *target_library (const char *path);

/* A library if NAME looks like the path of one, or else a kernel.  */
struct target *target_by_name (const char *name);

/* The name for headings: the kernel's, or the library's version and path. */
const char *target_name (const struct target *t);

/* A job of target T, with a new key of KEYBITS (fixed, not random: the time
 * must not depend on it).  NULL if T does not have MODE or DIR.  */
struct job *job_new (struct target *t, unsigned int keybits,
                     const struct mode *mode, enum direction dir);
void job_free (struct job *job);

/* Set the same key once more.  */
void job_rekey (struct job *job);

/* Move the expanded key of JOB to another address, which depends on N.  How
 * its address relates to those of the data and of the stack is worth some
 * percent; figures of one placement alone are figures of that placement.  */
void job_move (struct job *job, unsigned int n);

/* Make ready for messages of LEN bytes, a multiple of 16 and not 0; to be
 * called, untimed, whenever LEN changes.  */
void job_prepare (struct job *job, size_t len);

/* Process a message of LEN bytes at BUF in place.  For a library that is
 * all of it: IV, data and tag; for a kernel one call.  */
void job_run (struct job *job, uint8_t *buf, size_t len);

#endif /*TOOLS_TARGET_H*/
