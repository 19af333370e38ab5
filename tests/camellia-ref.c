/* camellia-ref.c - Reference implementation of Camellia for the tests
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


/* Written from RFC 3713 to be read beside it, not to be fast; its time
 * depends on key and data.  The S-boxes are computed, not copied: as the
 * composition of affine maps and an inversion that the specification of the
 * cipher gives.  */

#include <string.h>

#include "camellia-ref.h"

static uint8_t sbox1[256];

/* Product in GF(2^8) with beta^8 = beta^6 + beta^5 + beta^3 + 1.  */
static unsigned int
gf_mul (unsigned int a, unsigned int b)
{
  unsigned int r = 0;

  for (; b; b >>= 1)
    {
      if (b & 1)
        r ^= a;
      a <<= 1;
      if (a & 0x100)
        a ^= 0x169;
    }
  return r;
}


/* The inverse in that field of a byte in Camellia's representation over the
 * subfield of 16 elements, found by trying all.  */
static unsigned int
element (unsigned int x)
{
  unsigned int alpha = 1, power = 1, low = 0, high = 0;
  int i;

  for (i = 0; i < 238; i++)
    alpha = gf_mul (alpha, 2);
  for (i = 0; i < 4; i++)
    {
      if (x >> i & 1)
        low ^= power;
      if (x >> (4 + i) & 1)
        high ^= power;
      power = gf_mul (power, alpha);
    }
  return low ^ gf_mul (high, 2);
}


/* Bit I, counting from 1 for the most significant, of X.  */
#define B(x, i) ((x) >> (8 - (i)) & 1)

static unsigned int
from_bits (unsigned int b1, unsigned int b2, unsigned int b3, unsigned int b4,
           unsigned int b5, unsigned int b6, unsigned int b7, unsigned int b8)
{
  return (b1 << 7 | b2 << 6 | b3 << 5 | b4 << 4 | b5 << 3 | b6 << 2 | b7 << 1
          | b8);
}


static void
make_sbox (void)
{
  unsigned int x, a, y;

  for (x = 0; x < 256; x++)
    {
      a = x ^ 0xc5;
      a = from_bits (B (a, 6) ^ B (a, 2), B (a, 7) ^ B (a, 1),
                     B (a, 8) ^ B (a, 5) ^ B (a, 3), B (a, 8) ^ B (a, 3),
                     B (a, 7) ^ B (a, 4), B (a, 5) ^ B (a, 2),
                     B (a, 8) ^ B (a, 1), B (a, 6) ^ B (a, 4));
      for (y = 0; y < 256; y++)
        if (gf_mul (element (a), element (y)) == 1)
          break;
      if (y == 256)
        y = 0;                  /* Zero goes to zero.  */
      y = from_bits (B (y, 5) ^ B (y, 6) ^ B (y, 2), B (y, 6) ^ B (y, 2),
                     B (y, 7) ^ B (y, 4), B (y, 8) ^ B (y, 2),
                     B (y, 7) ^ B (y, 3), B (y, 8) ^ B (y, 1),
                     B (y, 5) ^ B (y, 1), B (y, 6) ^ B (y, 3));
      sbox1[x] = y ^ 0x6e;
    }
}


static uint8_t
rotl8 (uint8_t x, int n)
{
  return x << n | x >> (8 - n);
}

static uint8_t s1 (uint8_t x) { return sbox1[x]; }
static uint8_t s2 (uint8_t x) { return rotl8 (sbox1[x], 1); }
static uint8_t s3 (uint8_t x) { return rotl8 (sbox1[x], 7); }
static uint8_t s4 (uint8_t x) { return sbox1[rotl8 (x, 1)]; }


/* Section 2.4.1.  */
static uint64_t
F (uint64_t in, uint64_t ke)
{
  uint64_t x = in ^ ke;
  uint8_t t1 = s1 (x >> 56), t2 = s2 (x >> 48), t3 = s3 (x >> 40);
  uint8_t t4 = s4 (x >> 32), t5 = s2 (x >> 24), t6 = s3 (x >> 16);
  uint8_t t7 = s4 (x >> 8), t8 = s1 (x);
  uint64_t y1 = t1 ^ t3 ^ t4 ^ t6 ^ t7 ^ t8;
  uint64_t y2 = t1 ^ t2 ^ t4 ^ t5 ^ t7 ^ t8;
  uint64_t y3 = t1 ^ t2 ^ t3 ^ t5 ^ t6 ^ t8;
  uint64_t y4 = t2 ^ t3 ^ t4 ^ t5 ^ t6 ^ t7;
  uint64_t y5 = t1 ^ t2 ^ t6 ^ t7 ^ t8;
  uint64_t y6 = t2 ^ t3 ^ t5 ^ t7 ^ t8;
  uint64_t y7 = t3 ^ t4 ^ t5 ^ t6 ^ t8;
  uint64_t y8 = t1 ^ t4 ^ t5 ^ t6 ^ t7;

  return (y1 << 56 | y2 << 48 | y3 << 40 | y4 << 32 | y5 << 24 | y6 << 16
          | y7 << 8 | y8);
}


static uint32_t
rotl32 (uint32_t x, int n)
{
  return x << n | x >> (32 - n);
}


/* Section 2.4.2.  */
static uint64_t
FL (uint64_t in, uint64_t ke)
{
  uint32_t x1 = in >> 32, x2 = in, k1 = ke >> 32, k2 = ke;

  x2 ^= rotl32 (x1 & k1, 1);
  x1 ^= x2 | k2;
  return (uint64_t)x1 << 32 | x2;
}


static uint64_t
FLINV (uint64_t in, uint64_t ke)
{
  uint32_t y1 = in >> 32, y2 = in, k1 = ke >> 32, k2 = ke;

  y1 ^= y2 | k2;
  y2 ^= rotl32 (y1 & k1, 1);
  return (uint64_t)y1 << 32 | y2;
}


static uint64_t
load64 (const uint8_t *p)
{
  uint64_t v = 0;
  int i;

  for (i = 0; i < 8; i++)
    v = v << 8 | p[i];
  return v;
}


static void
store64 (uint8_t *p, uint64_t v)
{
  int i;

  for (i = 7; i >= 0; i--, v >>= 8)
    p[i] = v;
}


/* The 64 bits of the 128-bit number X[0]:X[1], rotated left by N, that
 * begin at its top.  */
static uint64_t
rot (const uint64_t *x, int n)
{
  uint64_t a = x[n / 64 % 2], b = x[(n / 64 + 1) % 2];

  n %= 64;
  return n ? a << n | b >> (64 - n) : a;
}


/* Two subkeys: X rotated left by N.  */
static void
put (uint64_t *dst, const uint64_t *x, int n)
{
  dst[0] = rot (x, n);
  dst[1] = rot (x, n + 64);
}


int
camellia_ref_setkey (struct camellia_ref *ctx, const uint8_t *key,
                     size_t keylen)
{
  static const uint64_t sigma[6] =
    {
      0xA09E667F3BCC908B, 0xB67AE8584CAA73B2, 0xC6EF372FE94F82BE,
      0x54FF53A5F1D36F1C, 0x10E527FADE682D1D, 0xB05688C2B3E6C1FD
    };
  uint64_t kl[2], kr[2] = { 0, 0 }, ka[2], kb[2], d1, d2;

  if (!sbox1[0])
    make_sbox ();
  if (keylen != 16 && keylen != 24 && keylen != 32)
    return -1;

  kl[0] = load64 (key);
  kl[1] = load64 (key + 8);
  if (keylen >= 24)
    {
      kr[0] = load64 (key + 16);
      kr[1] = keylen == 32 ? load64 (key + 24) : ~kr[0];
    }

  d1 = kl[0] ^ kr[0];
  d2 = kl[1] ^ kr[1];
  d2 ^= F (d1, sigma[0]);
  d1 ^= F (d2, sigma[1]);
  d1 ^= kl[0];
  d2 ^= kl[1];
  d2 ^= F (d1, sigma[2]);
  d1 ^= F (d2, sigma[3]);
  ka[0] = d1;
  ka[1] = d2;
  d1 ^= kr[0];
  d2 ^= kr[1];
  d2 ^= F (d1, sigma[4]);
  d1 ^= F (d2, sigma[5]);
  kb[0] = d1;
  kb[1] = d2;

  memset (ctx, 0, sizeof *ctx);
  put (ctx->kw, kl, 0);
  if (keylen == 16)
    {
      ctx->rounds = 18;
      put (ctx->k + 0, ka, 0);
      put (ctx->k + 2, kl, 15);
      put (ctx->k + 4, ka, 15);
      put (ctx->ke, ka, 30);
      put (ctx->k + 6, kl, 45);
      ctx->k[8] = rot (ka, 45);
      ctx->k[9] = rot (kl, 60 + 64);
      put (ctx->k + 10, ka, 60);
      put (ctx->ke + 2, kl, 77);
      put (ctx->k + 12, kl, 94);
      put (ctx->k + 14, ka, 94);
      put (ctx->k + 16, kl, 111);
      put (ctx->kw + 2, ka, 111);
    }
  else
    {
      ctx->rounds = 24;
      put (ctx->k + 0, kb, 0);
      put (ctx->k + 2, kr, 15);
      put (ctx->k + 4, ka, 15);
      put (ctx->ke, kr, 30);
      put (ctx->k + 6, kb, 30);
      put (ctx->k + 8, kl, 45);
      put (ctx->k + 10, ka, 45);
      put (ctx->ke + 2, kl, 60);
      put (ctx->k + 12, kr, 60);
      put (ctx->k + 14, kb, 60);
      put (ctx->k + 16, kl, 77);
      put (ctx->ke + 4, ka, 77);
      put (ctx->k + 18, kr, 94);
      put (ctx->k + 20, ka, 94);
      put (ctx->k + 22, kl, 111);
      put (ctx->kw + 2, kb, 111);
    }
  return 0;
}


/* Section 2.3, with the subkeys in the order of use.  */
static void
crypt_block (int rounds, const uint64_t *kw, const uint64_t *k,
             const uint64_t *ke, uint8_t *out, const uint8_t *in)
{
  uint64_t d1 = load64 (in) ^ kw[0];
  uint64_t d2 = load64 (in + 8) ^ kw[1];
  int r;

  for (r = 0; r < rounds; r += 2)
    {
      if (r && r % 6 == 0)
        {
          d1 = FL (d1, *ke++);
          d2 = FLINV (d2, *ke++);
        }
      d2 ^= F (d1, k[r]);
      d1 ^= F (d2, k[r + 1]);
    }
  store64 (out, d2 ^ kw[2]);
  store64 (out + 8, d1 ^ kw[3]);
}


void
camellia_ref_encrypt (const struct camellia_ref *ctx, uint8_t *out,
                      const uint8_t *in)
{
  crypt_block (ctx->rounds, ctx->kw, ctx->k, ctx->ke, out, in);
}


void
camellia_ref_decrypt (const struct camellia_ref *ctx, uint8_t *out,
                      const uint8_t *in)
{
  uint64_t kw[4] = { ctx->kw[2], ctx->kw[3], ctx->kw[0], ctx->kw[1] };
  uint64_t k[24], ke[6];
  int n = ctx->rounds, m = n / 6 * 2 - 2, i;

  for (i = 0; i < n; i++)
    k[i] = ctx->k[n - 1 - i];
  for (i = 0; i < m; i++)
    ke[i] = ctx->ke[m - 1 - i];
  crypt_block (n, kw, k, ke, out, in);
}


static void
xor_block (uint8_t *out, const uint8_t *a, const uint8_t *b)
{
  int i;

  for (i = 0; i < 16; i++)
    out[i] = a[i] ^ b[i];
}


void
camellia_ref_ecb (const struct camellia_ref *ctx, uint8_t *out,
                  const uint8_t *in, size_t nblocks, int decrypt)
{
  for (; nblocks; nblocks--, in += 16, out += 16)
    if (decrypt)
      camellia_ref_decrypt (ctx, out, in);
    else
      camellia_ref_encrypt (ctx, out, in);
}


void
camellia_ref_cbc (const struct camellia_ref *ctx, uint8_t *out,
                  const uint8_t *in, size_t nblocks, uint8_t *iv, int decrypt)
{
  uint8_t t[16];

  for (; nblocks; nblocks--, in += 16, out += 16)
    if (decrypt)
      {
        memcpy (t, in, 16);
        camellia_ref_decrypt (ctx, out, in);
        xor_block (out, out, iv);
        memcpy (iv, t, 16);
      }
    else
      {
        xor_block (iv, iv, in);
        camellia_ref_encrypt (ctx, iv, iv);
        memcpy (out, iv, 16);
      }
}


void
camellia_ref_cfb (const struct camellia_ref *ctx, uint8_t *out,
                  const uint8_t *in, size_t nblocks, uint8_t *iv, int decrypt)
{
  uint8_t t[16];

  for (; nblocks; nblocks--, in += 16, out += 16)
    {
      camellia_ref_encrypt (ctx, t, iv);
      if (decrypt)
        memcpy (iv, in, 16);
      xor_block (out, in, t);
      if (!decrypt)
        memcpy (iv, out, 16);
    }
}


void
camellia_ref_ofb (const struct camellia_ref *ctx, uint8_t *out,
                  const uint8_t *in, size_t nblocks, uint8_t *iv)
{
  for (; nblocks; nblocks--, in += 16, out += 16)
    {
      camellia_ref_encrypt (ctx, iv, iv);
      xor_block (out, in, iv);
    }
}


void
camellia_ref_ctr (const struct camellia_ref *ctx, uint8_t *out,
                  const uint8_t *in, size_t nblocks, uint8_t *ctr)
{
  uint8_t t[16];
  int i;

  for (; nblocks; nblocks--, in += 16, out += 16)
    {
      camellia_ref_encrypt (ctx, t, ctr);
      xor_block (out, in, t);
      for (i = 15; i >= 0 && !++ctr[i]; i--)
        ;
    }
}


void
camellia_ref_ctr32le (const struct camellia_ref *ctx, uint8_t *out,
                      const uint8_t *in, size_t nblocks, uint8_t *ctr)
{
  uint8_t t[16];
  int i;

  for (; nblocks; nblocks--, in += 16, out += 16)
    {
      camellia_ref_encrypt (ctx, t, ctr);
      xor_block (out, in, t);
      for (i = 0; i < 4 && !++ctr[i]; i++)
        ;
    }
}


void
camellia_ref_xts (const struct camellia_ref *ctx, uint8_t *out,
                  const uint8_t *in, size_t nblocks, uint8_t *tweak,
                  int decrypt)
{
  int i, carry;

  for (; nblocks; nblocks--, in += 16, out += 16)
    {
      xor_block (out, in, tweak);
      camellia_ref_ecb (ctx, out, out, 1, decrypt);
      xor_block (out, out, tweak);
      carry = tweak[15] >> 7;
      for (i = 15; i > 0; i--)
        tweak[i] = tweak[i] << 1 | tweak[i - 1] >> 7;
      tweak[0] = tweak[0] << 1 ^ (carry ? 0x87 : 0);
    }
}


/* Number of trailing zero bits.  */
static int
ntz (uint64_t n)
{
  int i;

  for (i = 0; !(n >> i & 1); i++)
    ;
  return i;
}


void
camellia_ref_ocb (const struct camellia_ref *ctx, uint8_t *out,
                  const uint8_t *in, size_t nblocks, uint8_t *offset,
                  uint8_t *checksum, const uint8_t (*L)[16], uint64_t blkn,
                  int decrypt)
{
  for (; nblocks; nblocks--, in += 16, out += 16, blkn++)
    {
      xor_block (offset, offset, L[ntz (blkn)]);
      if (!decrypt)
        xor_block (checksum, checksum, in);
      xor_block (out, in, offset);
      camellia_ref_ecb (ctx, out, out, 1, decrypt);
      xor_block (out, out, offset);
      if (decrypt)
        xor_block (checksum, checksum, out);
    }
}


void
camellia_ref_ocb_auth (const struct camellia_ref *ctx, const uint8_t *in,
                       size_t nblocks, uint8_t *offset, uint8_t *checksum,
                       const uint8_t (*L)[16], uint64_t blkn)
{
  uint8_t t[16];

  for (; nblocks; nblocks--, in += 16, blkn++)
    {
      xor_block (offset, offset, L[ntz (blkn)]);
      xor_block (t, in, offset);
      camellia_ref_encrypt (ctx, t, t);
      xor_block (checksum, checksum, t);
    }
}


void
camellia_ref_ocb_L (const struct camellia_ref *ctx, uint8_t (*L)[16], int n)
{
  uint8_t t[16] = { 0 };
  int i, j, carry;

  /* L_* is the encrypted zero block; doubled once it is L_$, twice L_0.  */
  camellia_ref_encrypt (ctx, t, t);
  for (i = -1; i < n; i++)
    {
      carry = t[0] >> 7;
      for (j = 0; j < 15; j++)
        t[j] = t[j] << 1 | t[j + 1] >> 7;
      t[15] = t[15] << 1 ^ (carry ? 0x87 : 0);
      if (i >= 0)
        memcpy (L[i], t, 16);
    }
}
