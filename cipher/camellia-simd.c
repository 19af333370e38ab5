/* camellia-simd.c - Selection of a Camellia kernel and key schedule
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
#include <string.h>

#include "camellia-simd.h"
#ifdef CAMELLIA_SIMD_STANDALONE
# include "camellia-simd-hwf.h"
#else
# include "g10lib.h"            /* The HWF_ bits of libgcrypt.  */
#endif
#include "camellia-simd-constants.h"

#define CHECK_OFFSET(name, field)                                         \
  typedef char check_##name[(offsetof (struct camellia_simd_ctx, field)   \
                             == CAMELLIA_SIMD_CTX_##name) ? 1 : -1]
CHECK_OFFSET (ROUNDS, rounds);
CHECK_OFFSET (WIN, sk.win);
CHECK_OFFSET (WOUT, sk.wout);
CHECK_OFFSET (RK, sk.rk);
CHECK_OFFSET (FL, sk.fl);
CHECK_OFFSET (TABLE, table);
typedef char check_size[sizeof (struct camellia_simd_ctx) <= 4096 ? 1 : -1];

/* The registry: prototypes, then rows.  */
#define DECLARE_OP(id, op) \
  extern camellia_simd_op_t _gcry_camellia_simd_##id##_##op;
#define CAMELLIA_SIMD_KERNEL(id, name, features, blocks, table, stack) \
  extern camellia_simd_kakb_t _gcry_camellia_simd_##id##_kakb;         \
  extern camellia_simd_expand_t _gcry_camellia_simd_##id##_expand;     \
  DECLARE_OP (id, ecb_enc) DECLARE_OP (id, ecb_dec)                    \
  DECLARE_OP (id, cbc_enc) DECLARE_OP (id, cbc_mac)                    \
  DECLARE_OP (id, cbc_dec)                                             \
  DECLARE_OP (id, cfb_enc) DECLARE_OP (id, cfb_dec)                    \
  DECLARE_OP (id, ofb_enc)                                             \
  DECLARE_OP (id, ctr16be) DECLARE_OP (id, ctr32le)                    \
  DECLARE_OP (id, xts_enc) DECLARE_OP (id, xts_dec)                    \
  DECLARE_OP (id, ocb_enc) DECLARE_OP (id, ocb_dec)                    \
  DECLARE_OP (id, ocb_auth)
#include "camellia-simd-kernels.def"
#undef CAMELLIA_SIMD_KERNEL

#define SYMBOL(id, op) _gcry_camellia_simd_##id##_##op
#define CAMELLIA_SIMD_KERNEL(id, name, features, blocks, table, stack) \
  { name, features, blocks, table, stack,                              \
    SYMBOL (id, kakb), SYMBOL (id, expand),                            \
    { SYMBOL (id, ecb_enc), SYMBOL (id, ecb_dec),                      \
      SYMBOL (id, cbc_enc), SYMBOL (id, cbc_mac), SYMBOL (id, cbc_dec), \
      SYMBOL (id, cfb_enc), SYMBOL (id, cfb_dec), SYMBOL (id, ofb_enc), \
      SYMBOL (id, ctr16be), SYMBOL (id, ctr32le),                      \
      SYMBOL (id, xts_enc), SYMBOL (id, xts_dec),                      \
      SYMBOL (id, ocb_enc), SYMBOL (id, ocb_dec), SYMBOL (id, ocb_auth) } },
static const struct camellia_simd_kernel kernels[] =
  {
#include "camellia-simd-kernels.def"
    { NULL, 0, 0, 0, 0, NULL, NULL, { NULL } }
  };


/* There may be no kernel at all, so walk to the end instead of counting.  */

const struct camellia_simd_kernel *
_gcry_camellia_simd_select (unsigned int features)
{
  const struct camellia_simd_kernel *k;

  for (k = kernels; k->name; k++)
    if (!(k->features & ~features))
      return k;
  return NULL;
}


#ifdef CAMELLIA_SIMD_STANDALONE
const struct camellia_simd_kernel *
_gcry_camellia_simd_kernel (unsigned int idx)
{
  const struct camellia_simd_kernel *k;

  for (k = kernels; k->name && idx; k++)
    idx--;
  return k->name ? k : NULL;
}


const struct camellia_simd_kernel *
_gcry_camellia_simd_by_name (const char *name)
{
  const struct camellia_simd_kernel *k;

  for (k = kernels; k->name; k++)
    if (!strcmp (k->name, name))
      return k;
  return NULL;
}
#endif /*CAMELLIA_SIMD_STANDALONE*/


static inline uint64_t
get_be64 (const uint8_t *p)
{
  return ((uint64_t)p[0] << 56) | ((uint64_t)p[1] << 48)
         | ((uint64_t)p[2] << 40) | ((uint64_t)p[3] << 32)
         | ((uint64_t)p[4] << 24) | ((uint64_t)p[5] << 16)
         | ((uint64_t)p[6] << 8) | (uint64_t)p[7];
}


/* Spelt out, as compilers know this for one store with the bytes swapped.  */
static inline void
put_be64 (uint8_t *p, uint64_t v)
{
  p[0] = v >> 56;
  p[1] = v >> 48;
  p[2] = v >> 40;
  p[3] = v >> 32;
  p[4] = v >> 24;
  p[5] = v >> 16;
  p[6] = v >> 8;
  p[7] = v;
}


/* Clear LEN bytes at PTR in a way that the compiler keeps.  */
static void
wipe (void *ptr, size_t len)
{
  memset (ptr, 0, len);
  __asm__ volatile ("" : : "r" (ptr) : "memory");
}


/* FL^-1 of RFC 3713, section 2.4.2, on a 64-bit half.  */
static inline uint64_t
flinv (uint64_t y, uint64_t ke)
{
  uint32_t y1 = y >> 32, y2 = y;
  uint32_t k1 = ke >> 32, k2 = ke;
  uint32_t t;

  y1 ^= y2 | k2;
  t = y1 & k1;
  y2 ^= (t << 1) | (t >> 31);
  return ((uint64_t)y1 << 32) | y2;
}


/* A 128-bit key quantity, and its halves rotated left by N bits; with N a
 * constant this compiles to two double shifts.  */
struct u128
{
  uint64_t hi, lo;
};

static inline uint64_t
rot_hi (struct u128 v, int n)
{
  if (n >= 64)
    return rot_hi ((struct u128){ v.lo, v.hi }, n - 64);
  return n ? (v.hi << n) | (v.lo >> (64 - n)) : v.hi;
}

static inline uint64_t
rot_lo (struct u128 v, int n)
{
  return rot_hi ((struct u128){ v.lo, v.hi }, n);
}

#define ROT(dst, v, n) \
  ((dst)[0] = rot_hi ((v), (n)), (dst)[1] = rot_lo ((v), (n)))


/* The subkeys of RFC 3713, section 2.2.  */
struct schedule
{
  uint64_t kw[4], k[24], ke[6];
};

static void
schedule_128 (struct schedule *s, struct u128 kl, struct u128 ka)
{
  ROT (s->kw, kl, 0);
  ROT (s->k, ka, 0);
  ROT (s->k + 2, kl, 15);
  ROT (s->k + 4, ka, 15);
  ROT (s->ke, ka, 30);
  ROT (s->k + 6, kl, 45);
  s->k[8] = rot_hi (ka, 45);
  s->k[9] = rot_lo (kl, 60);
  ROT (s->k + 10, ka, 60);
  ROT (s->ke + 2, kl, 77);
  ROT (s->k + 12, kl, 94);
  ROT (s->k + 14, ka, 94);
  ROT (s->k + 16, kl, 111);
  ROT (s->kw + 2, ka, 111);
}

static void
schedule_256 (struct schedule *s, struct u128 kl, struct u128 kr,
              struct u128 ka, struct u128 kb)
{
  ROT (s->kw, kl, 0);
  ROT (s->k, kb, 0);
  ROT (s->k + 2, kr, 15);
  ROT (s->k + 4, ka, 15);
  ROT (s->ke, kr, 30);
  ROT (s->k + 6, kb, 30);
  ROT (s->k + 8, kl, 45);
  ROT (s->k + 10, ka, 45);
  ROT (s->ke + 2, kl, 60);
  ROT (s->k + 12, kr, 60);
  ROT (s->k + 14, kb, 60);
  ROT (s->k + 16, kl, 77);
  ROT (s->ke + 4, ka, 77);
  ROT (s->k + 18, kr, 94);
  ROT (s->k + 20, ka, 94);
  ROT (s->k + 22, kl, 111);
  ROT (s->kw + 2, kb, 111);
}


/* Write the subkeys as struct camellia_simd_subkeys explains.  A half with
 * true value x is stored as x ^ o, where its offset o is K[r] = k[r] ^
 * SBOX_IN when the half enters round r: SBOX_IN makes the constant on the
 * input side of the S-boxes vanish.  The output side leaves P_OUT to be
 * added in each round; in the first and the last one win and wout do it.  A half that passes through FL^-1 (or FL) with offset o has
 * the offset FL^-1 (o) (or FL (o)) behind it, as both are affine and only
 * their linear part is applied; so before FL it is FL^-1 (K[r]), and FL^-1
 * turns K[r] into FL^-1 (K[r]).  */
static void
subkeys (struct camellia_simd_subkeys *sk, const struct schedule *s,
         unsigned int rounds)
{
  const uint64_t in = CAMELLIA_SIMD_SBOX_IN;
  const uint64_t out = CAMELLIA_SIMD_P_OUT;
  const uint64_t *k = s->k;
  unsigned int n = rounds - 1;
  unsigned int r;

  put_be64 (sk->win, s->kw[0] ^ k[0] ^ in);
  put_be64 (sk->win + 8, s->kw[1] ^ k[1] ^ in ^ out);
  put_be64 (sk->wout, s->kw[2] ^ k[n] ^ in);
  put_be64 (sk->wout + 8, s->kw[3] ^ k[n - 1] ^ in ^ out);

  put_be64 (sk->rk[0], 0);
  put_be64 (sk->rk[n], 0);
  for (r = 1; r < n; r++)
    {
      uint64_t before = k[r - 1] ^ in;
      uint64_t after = k[r + 1] ^ in;

      if (r % 6 == 5)           /* The result goes through FL.  */
        after = flinv (after, s->ke[r / 6 * 2]);
      else if (r % 6 == 0)      /* The right half came through FL^-1.  */
        before = flinv (before, s->ke[r / 6 * 2 - 1]);
      put_be64 (sk->rk[r], before ^ after ^ out);
    }

  for (r = 0; r < rounds / 6 * 2 - 2; r++)
    put_be64 (sk->fl[r], s->ke[r]);
}


int
_gcry_camellia_simd_setkey (struct camellia_simd_ctx *ctx,
                            const struct camellia_simd_kernel *kernel,
                            const uint8_t *key, size_t keylen)
{
  struct
  {
    uint8_t klkr[32];
    uint8_t kakb[32];
    struct u128 q[4];
    struct schedule s;
  } t;
  unsigned int i;

  if (!kernel)
    return CAMELLIA_SIMD_ERR_KERNEL;
  if (keylen != 16 && keylen != 24 && keylen != 32)
    return CAMELLIA_SIMD_ERR_KEYLEN;

  ctx->u.fill = 0;
  ctx->u.kernel = kernel;
  ctx->rounds = keylen == 16 ? 18 : 24;
  ctx->keybits = keylen * 8;

  memset (t.klkr, 0, sizeof t.klkr);
  memset (t.kakb, 0, sizeof t.kakb);
  memcpy (t.klkr, key, keylen);
  if (keylen == 24)
    for (i = 0; i < 8; i++)
      t.klkr[24 + i] = ~t.klkr[16 + i];

  kernel->kakb (t.kakb, t.klkr, ctx->rounds);

  for (i = 0; i < 2; i++)
    {
      t.q[i].hi = get_be64 (t.klkr + 16 * i);
      t.q[i].lo = get_be64 (t.klkr + 16 * i + 8);
      t.q[2 + i].hi = get_be64 (t.kakb + 16 * i);
      t.q[2 + i].lo = get_be64 (t.kakb + 16 * i + 8);
    }
  if (keylen == 16)
    schedule_128 (&t.s, t.q[0], t.q[2]);
  else
    schedule_256 (&t.s, t.q[0], t.q[1], t.q[2], t.q[3]);
  subkeys (&ctx->sk, &t.s, ctx->rounds);

  kernel->expand (ctx);
  wipe (&t, sizeof t);
  return CAMELLIA_SIMD_OK;
}


#if GCRYPT_VERSION_NUMBER < 0x010c00
void
_gcry_camellia_simd_ctr (const struct camellia_simd_ctx *ctx, void *outbuf,
                         const void *inbuf, size_t nblocks, uint8_t ctr[16])
{
  uint8_t *out = outbuf;
  const uint8_t *in = inbuf;
  int i;

  while (nblocks)
    {
      size_t n = 0x10000 - ((ctr[14] << 8) | ctr[15]);

      if (n > nblocks)
        n = nblocks;
      camellia_simd_run (ctx, ctr16be, out, in, n, ctr);
      if (!ctr[14] && !ctr[15])         /* Carry into the upper bytes.  */
        for (i = 13; i >= 0 && !++ctr[i]; i--)
          ;
      out += n * CAMELLIA_SIMD_BLOCK;
      in += n * CAMELLIA_SIMD_BLOCK;
      nblocks -= n;
    }
}
#endif /*GCRYPT_VERSION_NUMBER*/
