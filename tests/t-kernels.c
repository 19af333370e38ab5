/* t-kernels.c - Every kernel against the reference
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


/* Walks the registry: every operation, key size and block count, at any
 * alignment, in place and apart, close to pages that must not be touched;
 * counters and block indexes around their wraps; messages in pieces.  */

#include <config.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "camellia-ref.h"
#include "t-common.h"

static const char *const op_names[] =
  {
#define NAME(op) #op,
    CAMELLIA_SIMD_OPS (NAME)
#undef NAME
  };

#define MAX_BLOCKS 4200
#define SLACK 64                /* bytes checked on both sides of the output */

/* What an operation reads and writes beside the data.  */
struct state
{
  uint8_t iv[16];               /* also OCB's offset */
  uint8_t checksum[16];
  uint64_t blkn;
};

/* One key in both implementations.  */
struct key
{
  struct camellia_simd_ctx *ctx;
  struct camellia_ref ref;
  uint8_t L[20][16];
};

static struct test_guard in_mem, out_mem, ctx_mem;
static uint8_t *expected, *message;


static int
is_ocb (unsigned int op)
{
  return op == CAMELLIA_SIMD_ocb_enc || op == CAMELLIA_SIMD_ocb_dec
         || op == CAMELLIA_SIMD_ocb_auth;
}

/* Bytes that operation OP writes for N blocks.  */
static size_t
out_size (unsigned int op, size_t n)
{
  if (op == CAMELLIA_SIMD_ocb_auth)
    return 0;
  if (op == CAMELLIA_SIMD_cbc_mac)
    return n ? 16 : 0;
  return n * 16;
}


static void
run_ref (const struct key *key, unsigned int op, uint8_t *out,
         const uint8_t *in, size_t n, struct state *st)
{
  const struct camellia_ref *ref = &key->ref;
  uint8_t saved[16];
  size_t i;

  switch ((enum camellia_simd_op)op)
    {
    case CAMELLIA_SIMD_ecb_enc:
    case CAMELLIA_SIMD_ecb_dec:
      camellia_ref_ecb (ref, out, in, n, op == CAMELLIA_SIMD_ecb_dec);
      break;
    case CAMELLIA_SIMD_cbc_enc:
    case CAMELLIA_SIMD_cbc_dec:
      camellia_ref_cbc (ref, out, in, n, st->iv, op == CAMELLIA_SIMD_cbc_dec);
      break;
    case CAMELLIA_SIMD_cbc_mac:
      for (i = 0; i < n; i++)
        camellia_ref_cbc (ref, out, in + 16 * i, 1, st->iv, 0);
      break;
    case CAMELLIA_SIMD_cfb_enc:
    case CAMELLIA_SIMD_cfb_dec:
      camellia_ref_cfb (ref, out, in, n, st->iv, op == CAMELLIA_SIMD_cfb_dec);
      break;
    case CAMELLIA_SIMD_ofb_enc:
      camellia_ref_ofb (ref, out, in, n, st->iv);
      break;
    case CAMELLIA_SIMD_ctr16be:
      memcpy (saved, st->iv, 14);
      camellia_ref_ctr (ref, out, in, n, st->iv);
      memcpy (st->iv, saved, 14);
      break;
    case CAMELLIA_SIMD_ctr32le:
      camellia_ref_ctr32le (ref, out, in, n, st->iv);
      break;
    case CAMELLIA_SIMD_xts_enc:
    case CAMELLIA_SIMD_xts_dec:
      camellia_ref_xts (ref, out, in, n, st->iv, op == CAMELLIA_SIMD_xts_dec);
      break;
    case CAMELLIA_SIMD_ocb_enc:
    case CAMELLIA_SIMD_ocb_dec:
      camellia_ref_ocb (ref, out, in, n, st->iv, st->checksum, key->L,
                        st->blkn, op == CAMELLIA_SIMD_ocb_dec);
      st->blkn += n;
      break;
    case CAMELLIA_SIMD_ocb_auth:
      camellia_ref_ocb_auth (ref, in, n, st->iv, st->checksum, key->L,
                             st->blkn);
      st->blkn += n;
      break;
    case CAMELLIA_SIMD_NUM_OPS:
      break;
    }
}


static void
run_kernel (const struct key *key, unsigned int op, uint8_t *out,
            const uint8_t *in, size_t n, struct state *st)
{
  camellia_simd_op_t *fn = key->ctx->u.kernel->op[op];
  struct camellia_simd_ocb ocb;

  if (is_ocb (op))
    {
      uint64_t end = st->blkn + n;

      /* A block whose index is a multiple of 65536 is the caller's.  */
      while (st->blkn < end)
        {
          size_t m = 0x10000 - (st->blkn & 0xffff);

          if (m == 0x10000)
            {
              run_ref (key, op, out, in, 1, st);
              m = 1;
            }
          else
            {
              if (m > end - st->blkn)
                m = end - st->blkn;
              ocb.offset = st->iv;
              ocb.checksum = st->checksum;
              ocb.L = (const uint8_t (*)[16])key->L;
              ocb.blkn = st->blkn;
              fn (key->ctx, out, in, m, &ocb);
              if (ocb.blkn != st->blkn + m)
                ocb.blkn = ~(uint64_t)0;        /* Caught by the caller.  */
              st->blkn = ocb.blkn;
            }
          in += 16 * m;
          out += 16 * m;
        }
      if (!n)
        {
          ocb.offset = st->iv;
          ocb.checksum = st->checksum;
          ocb.L = (const uint8_t (*)[16])key->L;
          ocb.blkn = st->blkn;
          fn (key->ctx, out, in, 0, &ocb);
          st->blkn = ocb.blkn;
        }
    }
  else
    fn (key->ctx, out, in, n, st->iv);
}


/* Compare OP of N blocks with the reference.  INOFF and OUTOFF are distances
 * from the start of the memory, or counted back from its end if negative.
 * The pages before and behind must not be touched.  Returns 0, or an error
 * text.  */
static const char *
check_once (const struct key *key, unsigned int op, size_t n,
            const struct state *start, long inoff, long outoff, int inplace)
{
  size_t osize = out_size (op, n);
  struct state want = *start, got = *start;
  uint8_t *in, *out, *p, *low, *high;

  in = inoff >= 0 ? in_mem.base + inoff
                  : in_mem.base + in_mem.size - 16 * n + 1 + inoff;
  if (inplace)
    out = in;
  else
    out = outoff >= 0 ? out_mem.base + outoff
                      : out_mem.base + out_mem.size - osize + 1 + outoff;

  memcpy (in, message, 16 * n);
  run_ref (key, op, expected, message, n, &want);

  /* The surroundings of the output, as far as they are accessible.  */
  low = inplace ? in_mem.base : out_mem.base;
  high = inplace ? in_mem.base + in_mem.size : out_mem.base + out_mem.size;
  if (low + SLACK < out)
    low = out - SLACK;
  if (high > out + osize + SLACK)
    high = out + osize + SLACK;
  for (p = low; p < out; p++)
    *p = (uintptr_t)p ^ 0x5a;
  for (p = out + (inplace ? 16 * n : osize); p < high; p++)
    *p = (uintptr_t)p ^ 0x5a;

  run_kernel (key, op, out, in, n, &got);

  if (memcmp (out, expected, osize))
    return "wrong output";
  if (memcmp (got.iv, want.iv, 16))
    return is_ocb (op) ? "wrong offset" : "wrong IV or counter";
  if (memcmp (got.checksum, want.checksum, 16))
    return "wrong checksum";
  if (got.blkn != want.blkn)
    return "wrong block index";
  if (!inplace && memcmp (in, message, 16 * n))
    return "input changed";
  for (p = low; p < out; p++)
    if (*p != (uint8_t)((uintptr_t)p ^ 0x5a))
      return "wrote before the output";
  for (p = out + (inplace ? 16 * n : osize); p < high; p++)
    if (*p != (uint8_t)((uintptr_t)p ^ 0x5a))
      return "wrote behind the output";
  return NULL;
}


static void
random_state (unsigned int op, size_t n, struct state *st)
{
  test_random_bytes (st->iv, 16);
  test_random_bytes (st->checksum, 16);
  st->blkn = 1 + test_random () % 60000;
  if (op == CAMELLIA_SIMD_ctr16be)
    {
      /* As far from the overflow as possible, or right at it.  */
      unsigned int c = (test_random () & 1) ? 0x10000 - n
                                       : test_random () % (0x10001 - n);
      st->iv[14] = c >> 8;
      st->iv[15] = c;
      if (test_random () & 1)
        memset (st->iv, 0xff, 14);
    }
}


static void
new_key (struct key *key, const struct camellia_simd_kernel *kernel,
         size_t keylen)
{
  uint8_t bytes[32];

  /* At each alignment that malloc may give, up against the guard page.  */
  key->ctx = (void *)(ctx_mem.base + (test_random () % 4) * 16);
  if (test_random () & 1)
    key->ctx = (void *)(ctx_mem.base + ((ctx_mem.size - sizeof *key->ctx)
                                        & ~(size_t)15));
  test_random_bytes (bytes, sizeof bytes);
  if (_gcry_camellia_simd_setkey (key->ctx, kernel, bytes, keylen)
      || camellia_ref_setkey (&key->ref, bytes, keylen))
    abort ();
  camellia_ref_ocb_L (&key->ref, key->L, 20);
}


/* Every count from 0 to LIMIT, and some large ones, at random places.  */
static int
check_counts (const struct camellia_simd_kernel *kernel, unsigned int op,
              size_t keylen, size_t limit)
{
  static const size_t large[] = { 255, 256, 257, 511, 513, 1023, 1024, 1025,
                                  MAX_BLOCKS };
  struct key key;
  struct state st;
  const char *error;
  size_t i, n;
  int rep, reps = test_options.quick ? 1 : 3;

  new_key (&key, kernel, keylen);
  for (i = 0; i <= limit + sizeof large / sizeof large[0]; i++)
    {
      n = i <= limit ? i : large[i - limit - 1];
      if (test_options.quick && n > 1100)
        continue;
      if (i % 16 == 0)
        new_key (&key, kernel, keylen);
      for (rep = 0; rep < reps; rep++)
        {
          long inoff = test_random () % 32, outoff = test_random () % 32;
          int inplace = test_random () % 3 == 0;

          if (test_random () & 1)
            inoff = -1 - (long)(test_random () % 2);
          if (test_random () & 1)
            outoff = -1 - (long)(test_random () % 2);
          test_random_bytes (message, 16 * n);
          random_state (op, n, &st);
          error = check_once (&key, op, n, &st, inoff, outoff, inplace);
          if (error)
            {
              test_fail ("%s %s key %zu: %zu blocks%s, in %ld, out %ld,"
                         " index %llu: %s", kernel->name, op_names[op],
                         keylen * 8, n, inplace ? " in place" : "", inoff,
                         outoff, (unsigned long long)st.blkn, error);
              return -1;
            }
        }
    }
  return 0;
}


/* All pairs of offsets from 0 to 31 at some counts.  */
static int
check_offsets (const struct camellia_simd_kernel *kernel, unsigned int op,
               size_t keylen, size_t width)
{
  struct key key;
  struct state st;
  const char *error;
  long a, b;

  new_key (&key, kernel, keylen);
  for (a = 0; a < 32; a++)
    for (b = 0; b < 32; b += test_options.quick ? 8 : 1)
      {
        size_t n = 1 + test_random () % (width + 3);

        test_random_bytes (message, 16 * n);
        random_state (op, n, &st);
        error = check_once (&key, op, n, &st, a, b, 0);
        if (error)
          {
            test_fail ("%s %s key %zu: %zu blocks, in %ld, out %ld: %s",
                       kernel->name, op_names[op], keylen * 8, n, a, b,
                       error);
            return -1;
          }
      }
  return 0;
}


/* A message in pieces gives what it gives in one call.  */
static int
check_splits (const struct camellia_simd_kernel *kernel, unsigned int op,
              size_t keylen, size_t width)
{
  struct key key;
  struct state want, got;
  size_t total = 4 * width + 7, pos, n;
  int rep;

  for (rep = 0; rep < (test_options.quick ? 2 : 8); rep++)
    {
      new_key (&key, kernel, keylen);
      test_random_bytes (message, 16 * total);
      random_state (op, total, &want);
      if (is_ocb (op) && (rep & 1))
        want.blkn = 0x20000 - total / 2;
      got = want;
      run_ref (&key, op, expected, message, total, &want);
      for (pos = 0; pos < total; pos += n)
        {
          n = test_random () % (test_random () & 1 ? width + 2 : 8);
          if (n > total - pos)
            n = total - pos;
          run_kernel (&key, op, out_mem.base
                      + (op == CAMELLIA_SIMD_cbc_mac ? 0 : 16 * pos),
                      message + 16 * pos, n, &got);
        }
      if (memcmp (out_mem.base, expected, out_size (op, total))
          || memcmp (&got, &want, sizeof got))
        {
          test_fail ("%s %s key %zu: %zu blocks in pieces, index %llu:"
                     " wrong output or state", kernel->name, op_names[op],
                     keylen * 8, total, (unsigned long long)want.blkn);
          return -1;
        }
    }
  return 0;
}


/* Block indexes of OCB: every start from 1 to 2 WIDTH at a few counts, and
 * calls across multiples of 65536.  */
static int
check_ocb_indexes (const struct camellia_simd_kernel *kernel, unsigned int op,
                   size_t keylen, size_t width)
{
  struct key key;
  struct state st;
  const char *error;
  uint64_t i;
  size_t n;

  new_key (&key, kernel, keylen);
  for (i = 1; i <= 2 * width + 8; i++)
    {
      n = 1 + test_random () % (2 * width + 1);
      test_random_bytes (message, 16 * n);
      random_state (op, n, &st);
      st.blkn = i <= 2 * width ? i
                : ((i & 1) ? 0x10000 : 0x7fff0000ULL) - test_random () % n;
      if (i == 2 * width + 8)
        st.blkn = 0x123456780001ULL;
      error = check_once (&key, op, n, &st, 0, 0, i & 1);
      if (error)
        {
          test_fail ("%s %s key %zu: %zu blocks from index %llu: %s",
                     kernel->name, op_names[op], keylen * 8, n,
                     (unsigned long long)st.blkn, error);
          return -1;
        }
    }
  return 0;
}


/* Counters that wrap at any byte within the call.  For ctr16be, the 128-bit
 * counter that is made of it.  */
static int
check_counters (const struct camellia_simd_kernel *kernel, unsigned int op,
                size_t keylen, size_t width)
{
  struct key key;
  struct state want, got;
  size_t n = 2 * width + 5;
  int ones, back, i;

  new_key (&key, kernel, keylen);
  for (ones = 0; ones <= 16; ones++)
    for (back = 0; back < (int)(2 * width + 3);
         back += test_options.quick ? 7 : 1)
      {
        unsigned int borrow = back;

        /* The ONES lowest bytes are about to wrap, BACK blocks from now.  */
        test_random_bytes (message, 16 * n);
        test_random_bytes (&want, sizeof want);
        for (i = 0; i < ones; i++)
          {
            int at = op == CAMELLIA_SIMD_ctr32le ? i : 15 - i;

            want.iv[at] = 0xff - (borrow & 0xff);
            borrow >>= 8;
          }
        got = want;
        if (op == CAMELLIA_SIMD_ctr32le)
          {
            camellia_ref_ctr32le (&key.ref, expected, message, n, want.iv);
            run_kernel (&key, op, out_mem.base, message, n, &got);
          }
        else
          {
            camellia_ref_ctr (&key.ref, expected, message, n, want.iv);
            _gcry_camellia_simd_ctr (key.ctx, out_mem.base, message, n,
                                     got.iv);
          }
        if (memcmp (expected, out_mem.base, 16 * n)
            || memcmp (got.iv, want.iv, 16))
          {
            test_fail ("%s %s key %zu: counter with %d bytes of ones, %d"
                       " blocks before the wrap", kernel->name, op_names[op],
                       keylen * 8, ones, back);
            return -1;
          }
      }
  return 0;
}


/* One call of more blocks than 16 bits count.  */
static int
check_long_counter (const struct camellia_simd_kernel *kernel, size_t keylen)
{
  const size_t n = 0x20005;
  uint8_t *in = malloc (16 * n), *out = malloc (16 * n), *t = malloc (16 * n);
  struct key key;
  uint8_t a[16], b[16];
  int bad;

  if (!in || !out || !t)
    abort ();
  new_key (&key, kernel, keylen);
  test_random_bytes (in, 16 * n);
  test_random_bytes (a, 16);
  memset (a + 8, 0xff, 6);
  memcpy (b, a, 16);
  camellia_ref_ctr (&key.ref, t, in, n, a);
  _gcry_camellia_simd_ctr (key.ctx, out, in, n, b);
  bad = memcmp (out, t, 16 * n) || memcmp (a, b, 16);
  free (in);
  free (out);
  free (t);
  return bad;
}


int
main (int argc, char **argv)
{
  const struct camellia_simd_kernel *kernel;
  unsigned int idx = 0, op;
  size_t keylen;

  test_begin (argc, argv, "every kernel against the reference");
  test_guard_new (&in_mem, 16 * (MAX_BLOCKS + 8));
  test_guard_new (&out_mem, 16 * (MAX_BLOCKS + 8));
  test_guard_new (&ctx_mem, 4096);
  message = malloc (16 * MAX_BLOCKS);
  expected = malloc (16 * MAX_BLOCKS);
  if (!message || !expected)
    abort ();

  while ((kernel = test_kernel (&idx)))
    {
      size_t width = kernel->blocks ? kernel->blocks : 128;

      if (!test_kernel_runs (kernel))
        continue;
      for (keylen = 16; keylen <= 32; keylen += 8)
        {
          for (op = 0; op < CAMELLIA_SIMD_NUM_OPS; op++)
            {
              if (check_counts (kernel, op, keylen, 2 * width + 1)
                  || check_offsets (kernel, op, keylen, width)
                  || check_splits (kernel, op, keylen, width))
                continue;
              if (is_ocb (op) && check_ocb_indexes (kernel, op, keylen,
                                                    width))
                continue;
              if ((op == CAMELLIA_SIMD_ctr16be || op == CAMELLIA_SIMD_ctr32le)
                  && check_counters (kernel, op, keylen, width))
                continue;
              test_pass ("%s %s key %zu", kernel->name, op_names[op],
                         keylen * 8);
            }
          if (test_options.quick)
            continue;
          if (check_long_counter (kernel, keylen))
            test_fail ("%s ctr key %zu: 0x20005 blocks in one call",
                       kernel->name, keylen * 8);
          else
            test_pass ("%s ctr key %zu, 0x20005 blocks", kernel->name,
                       keylen * 8);
        }
    }
  return test_end ();
}
