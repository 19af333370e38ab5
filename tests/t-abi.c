/* t-abi.c - What the kernels leave behind
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


/* Calls every function of every kernel through a stub in assembly that
 * fills callee-saved registers, unused arguments and the dead stack with
 * patterns, and looks afterwards: registers and the caller's stack are as
 * before, no vector or mask register holds anything, the dead stack holds
 * nothing that depends on key or data, and no more of it was used than the
 * registry says.  The stub is tried on planted faults first.  */

#include <config.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "camellia-simd-hwf.h"
#include "t-common.h"

#if defined(__x86_64__) && !defined(_WIN32) \
    && defined(HAVE_COMPATIBLE_GCC_AMD64_PLATFORM_AS)
# define MACHINE "t-abi-amd64.h"
#elif defined(__AARCH64EL__) && defined(__LP64__) \
    && defined(HAVE_COMPATIBLE_GCC_AARCH64_PLATFORM_AS)
# define MACHINE "t-abi-aarch64.h"
#elif defined(__powerpc64__) && defined(__LITTLE_ENDIAN__) \
    && defined(HAVE_GCC_INLINE_ASM_PPC_ALTIVEC)
# define MACHINE "t-abi-ppc64le.h"
#endif

#ifdef MACHINE

#define DEAD_BYTES 16384
#define PATTERN    0xa5
#define CANARY     0x5afec0ffee15900dULL

struct fault
{
  void (*fn) (void);
  const char *error;            /* how the message begins; NULL: none */
};


static const char *
not_cleared (size_t i)
{
  static char text[80];

  snprintf (text, sizeof text, "vector register %zu is not cleared", i);
  return text;
}


static inline const char *
not_preserved (size_t i)
{
  static char text[80];

  snprintf (text, sizeof text, "callee-saved vector register %zu is changed",
            i);
  return text;
}


/* The machine's half: struct abi_call, the planted faults, and
 * machine_begin, machine_before and machine_after a call.  */
#include MACHINE

#define MAX_BLOCKS 300

static uint8_t in[16 * MAX_BLOCKS], out[16 * MAX_BLOCKS];
static uint8_t dead[2][DEAD_BYTES];
static uint8_t masks[2][MASK_BYTES];


/* Call FN; returns NULL or what is wrong but for the dead stack, which is
 * copied to IMAGE.  *DEPTH becomes the number of bytes used of it.  */
static const char *
call (void (*fn) (void), uint64_t a, uint64_t b, uint64_t c, uint64_t d,
      uint64_t e, uint8_t *image, uint8_t *mask_image, size_t *depth)
{
  static struct abi_call s;
  const char *error;
  size_t i;

  memset (&s, 0, sizeof s);
  s.fn = fn;
  s.args[0] = a;
  s.args[1] = b;
  s.args[2] = c;
  s.args[3] = d;
  s.args[4] = e;
  s.image = image;
  machine_before (&s);
  abi_call (&s);
  error = machine_after (&s);
  memcpy (mask_image, MASKS (&s), MASK_BYTES);

  for (i = 0; i < DEAD_BYTES && image[i] == PATTERN; i++)
    ;
  /* A return address is the stub's.  */
  *depth = DEAD_BYTES - i > RETURN_BYTES ? DEAD_BYTES - i - RETURN_BYTES : 0;

  if (error)
    return error;
  if (SP_OUT (&s) != (uintptr_t)s.dead + DEAD_BYTES)
    return "the stack pointer is changed";
  if (s.canary[0] != CANARY || s.canary[1] != CANARY)
    return "the caller's stack is changed";
  return NULL;
}


/* Call FN twice with other keys and data, which FILL writes to where the
 * arguments point.  Returns what is wrong, or NULL.  Mask registers may tell
 * of counts, which are no secret, but must be the same both times.  */
static const char *
check (void (*fn) (void), uint64_t a, uint64_t b, uint64_t c, uint64_t d,
       uint64_t e, void (*fill) (void *), void *arg, size_t allowed)
{
  static char text[96];
  const char *error;
  size_t depth, i;
  int run;

  for (run = 0; run < 2; run++)
    {
      fill (arg);
      error = call (fn, a, b, c, d, e, dead[run], masks[run], &depth);
      if (error)
        return error;
      if (depth > allowed)
        {
          snprintf (text, sizeof text, "uses %zu bytes of stack, the registry"
                    " says %zu", depth, allowed);
          return text;
        }
    }
  if (memcmp (masks[0], masks[1], sizeof masks[0]))
    return "a mask register depends on key or data";
  for (i = 0; i < DEAD_BYTES; i++)
    if (dead[0][i] != dead[1][i])
      {
        snprintf (text, sizeof text, "the dead stack, %zu bytes down, depends"
                  " on key or data", DEAD_BYTES - i);
        return text;
      }
  return NULL;
}


static void
fill_input (void *arg)
{
  (void)arg;
  test_random_bytes (in, sizeof in);
}


static void
check_checker (void)
{
  const char *error;
  size_t i;

  for (i = 0; i < sizeof faults / sizeof faults[0]; i++)
    {
      error = check (faults[i].fn, 0, 0, (uintptr_t)in, 1, 0, fill_input,
                     NULL, faults[i].fn == abi_fault_deep ? 2900 : DEAD_BYTES);
      if (!faults[i].error ? !error
          : error && !strncmp (error, faults[i].error,
                               strlen (faults[i].error)))
        test_pass ("planted: %s", error ? error : "nothing");
      else
        test_fail ("planted fault %zu: expected \"%s...\", not \"%s\"", i,
                   faults[i].error ? faults[i].error : "nothing",
                   error ? error : "nothing");
    }
}


struct subject
{
  const struct camellia_simd_kernel *kernel;
  struct camellia_simd_ctx ctx;
  size_t keylen;
  unsigned int op;
  uint8_t klkr[32], kakb[32];
  uint8_t state[16], checksum[16], L[16][16];
  struct camellia_simd_ocb ocb;
};

static struct subject subject;


/* A new key, new data and a new state.  */
static void
fill_subject (void *arg)
{
  struct subject *s = arg;
  uint8_t key[32];

  test_random_bytes (key, sizeof key);
  memcpy (s->klkr, key, 32);
  _gcry_camellia_simd_setkey (&s->ctx, s->kernel, key, s->keylen);
  test_random_bytes (in, sizeof in);
  test_random_bytes (s->state, 16);
  test_random_bytes (s->checksum, 16);
  test_random_bytes (s->L, sizeof s->L);
  if (s->op == CAMELLIA_SIMD_ctr16be)
    s->state[14] = s->state[15] = 0;
  s->ocb.offset = s->state;
  s->ocb.checksum = s->checksum;
  s->ocb.L = (const uint8_t (*)[16])s->L;
  s->ocb.blkn = 5;
}


/* The same, with subkeys that are not expanded yet.  */
static void
fill_unexpanded (void *arg)
{
  struct subject *s = arg;

  fill_subject (arg);
  test_random_bytes (&s->ctx.sk, sizeof s->ctx.sk);
  memset (s->ctx.sk.rk[0], 0, 8);
  memset (s->ctx.sk.rk[s->ctx.rounds - 1], 0, 8);
}


static void
check_kernel (const struct camellia_simd_kernel *kernel)
{
  static const char *const op_names[] =
    {
#define NAME(op) #op,
      CAMELLIA_SIMD_OPS (NAME)
#undef NAME
    };
  struct subject *s = &subject;
  const char *error;
  uint64_t ctx = (uintptr_t)&s->ctx;
  unsigned int step;
  size_t n;

  s->kernel = kernel;
  for (s->keylen = 16; s->keylen <= 32; s->keylen += 8)
    {
      /* The upper half of an int argument is anything.  */
      s->op = 0;
      error = check ((void (*) (void))kernel->kakb, (uintptr_t)s->kakb,
                     (uintptr_t)s->klkr,
                     0xdeadbeef00000000 | (s->keylen == 16 ? 18 : 24), 0, 0,
                     fill_subject, s, kernel->stack);
      if (error)
        test_fail ("%s kakb key %zu: %s", kernel->name, s->keylen * 8, error);
      else
        test_pass ("%s kakb key %zu", kernel->name, s->keylen * 8);

      error = check ((void (*) (void))kernel->expand, ctx, 0, 0, 0, 0,
                     fill_unexpanded, s, kernel->stack);
      if (error)
        test_fail ("%s expand key %zu: %s", kernel->name, s->keylen * 8,
                   error);
      else
        test_pass ("%s expand key %zu", kernel->name, s->keylen * 8);

      for (s->op = 0; s->op < CAMELLIA_SIMD_NUM_OPS; s->op++)
        {
          int ocb = s->op == CAMELLIA_SIMD_ocb_enc
                    || s->op == CAMELLIA_SIMD_ocb_dec
                    || s->op == CAMELLIA_SIMD_ocb_auth;

          step = s->keylen == 16 && !test_options.quick ? 1 : 7;
          for (n = 0, error = NULL; n <= MAX_BLOCKS && !error; n += step)
            error = check ((void (*) (void))kernel->op[s->op], ctx,
                           (uintptr_t)out, (uintptr_t)in, n,
                           ocb ? (uintptr_t)&s->ocb : (uintptr_t)s->state,
                           fill_subject, s, kernel->stack);
          if (error)
            test_fail ("%s %s key %zu, %zu blocks: %s", kernel->name,
                       op_names[s->op], s->keylen * 8, n - step, error);
          else
            test_pass ("%s %s key %zu", kernel->name, op_names[s->op],
                       s->keylen * 8);
        }
    }
}


int
main (int argc, char **argv)
{
  const struct camellia_simd_kernel *kernel;
  unsigned int idx = 0;

  test_begin (argc, argv, "ABI, registers and stack left behind");
  machine_begin ();
  check_checker ();
  while ((kernel = test_kernel (&idx)))
    if (test_kernel_runs (kernel))
      check_kernel (kernel);
  return test_end ();
}

#else

int
main (int argc, char **argv)
{
  test_begin (argc, argv, "ABI, registers and stack left behind");
  test_skip ("no call stub for this machine");
  return test_end ();
}

#endif
