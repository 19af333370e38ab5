/* camellia-simd-modes-riscv64.c - Modes of the RISC-V kernels
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

#include <config.h>
#include <string.h>

#include "camellia-simd.h"
#include "camellia-simd-config.h"
#include "camellia-simd-constants.h"

#if CAMELLIA_SIMD_WITH_RISCV_V || CAMELLIA_SIMD_WITH_RISCV_ZVKNED

#define BLOCK CAMELLIA_SIMD_BLOCK
#define CHUNK 128               /* blocks in a vector of 1024 bits */

typedef void crypt_t (const struct camellia_simd_ctx *ctx, void *out,
                      const void *in, size_t nblocks, int decrypt);

static const uint64_t sigma[4] =
  {
    CAMELLIA_SIMD_U64 (0xa09e667f3bcc908b),
    CAMELLIA_SIMD_U64 (0xb67ae8584caa73b2),
    CAMELLIA_SIMD_U64 (0xc6ef372fe94f82be),
    CAMELLIA_SIMD_U64 (0x54ff53a5f1d36f1c)
  };
static const uint64_t sigma56[2] =
  {
    CAMELLIA_SIMD_U64 (0x10e527fade682d1d),
    CAMELLIA_SIMD_U64 (0xb05688c2b3e6c1fd)
  };


/* Clear LEN bytes at PTR in a way that the compiler keeps.  */
static void
wipe (void *ptr, size_t len)
{
  memset (ptr, 0, len);
  __asm__ volatile ("" : : "r" (ptr) : "memory");
}


static inline void
xor_bytes (uint8_t *out, const uint8_t *a, const uint8_t *b, size_t len)
{
  uint64_t x, y;

  for (; len >= 8; len -= 8, out += 8, a += 8, b += 8)
    {
      memcpy (&x, a, 8);
      memcpy (&y, b, 8);
      x ^= y;
      memcpy (out, &x, 8);
    }
}


static inline void
put_be64 (uint8_t *p, uint64_t v)
{
  int i;

  for (i = 0; i < 8; i++)
    p[i] = v >> (56 - 8 * i);
}


/* Two rounds with the keys K on X: the cipher with two rounds, its halves
 * exchanged back.  The subkeys are as in struct camellia_simd_subkeys.  */
static void
two_rounds (crypt_t *crypt, struct camellia_simd_ctx *ctx, uint8_t *x,
            const uint64_t k[2])
{
  const uint64_t in = CAMELLIA_SIMD_SBOX_IN;
  const uint64_t out = CAMELLIA_SIMD_P_OUT;
  uint8_t t[8];

  put_be64 (ctx->sk.win, k[0] ^ in);
  put_be64 (ctx->sk.win + 8, k[1] ^ in ^ out);
  put_be64 (ctx->sk.wout, k[1] ^ in);
  put_be64 (ctx->sk.wout + 8, k[0] ^ in ^ out);
  crypt (ctx, x, x, 1, 0);
  memcpy (t, x, 8);
  memcpy (x, x + 8, 8);
  memcpy (x + 8, t, 8);
  wipe (t, sizeof t);
}


static void
kakb (crypt_t *crypt, uint8_t *out, const uint8_t *klkr, unsigned int rounds)
{
  struct camellia_simd_ctx m;     /* holds no secret */
  struct camellia_simd_ctx *ctx = &m;

  memset (&m, 0, sizeof m);
  ctx->rounds = 2;
  xor_bytes (out, klkr, klkr + 16, 16);
  two_rounds (crypt, ctx, out, sigma);
  xor_bytes (out, out, klkr, 16);
  two_rounds (crypt, ctx, out, sigma + 2);
  if (rounds == 24)
    {
      xor_bytes (out + 16, out, klkr + 16, 16);
      two_rounds (crypt, ctx, out + 16, sigma56);
    }
}


/* CBC encryption, CFB encryption and OFB; STEP is 0 if only the last block
 * is written.  */
static void
cbc_enc (crypt_t *crypt, const struct camellia_simd_ctx *ctx, uint8_t *out,
         const uint8_t *in, size_t n, uint8_t *iv, size_t step)
{
  for (; n; n--, in += BLOCK, out += step)
    {
      xor_bytes (iv, iv, in, BLOCK);
      crypt (ctx, iv, iv, 1, 0);
      if (step || n == 1)
        memcpy (out, iv, BLOCK);
    }
}


static void
cfb_enc (crypt_t *crypt, const struct camellia_simd_ctx *ctx, uint8_t *out,
         const uint8_t *in, size_t n, uint8_t *iv, int feed)
{
  for (; n; n--, in += BLOCK, out += BLOCK)
    {
      crypt (ctx, iv, iv, 1, 0);
      xor_bytes (out, in, iv, BLOCK);
      if (feed)
        memcpy (iv, out, BLOCK);
    }
}


static void
cbc_cfb_dec (crypt_t *crypt, const struct camellia_simd_ctx *ctx,
             uint8_t *out, const uint8_t *in, size_t n, uint8_t *iv, int cfb)
{
  uint8_t buf[(CHUNK + 1) * BLOCK], keep[CHUNK * BLOCK];
  size_t now;

  for (; n; n -= now, in += now * BLOCK, out += now * BLOCK)
    {
      now = n < CHUNK ? n : CHUNK;
      memcpy (buf, iv, BLOCK);
      memcpy (buf + BLOCK, in, now * BLOCK);
      memcpy (iv, in + (now - 1) * BLOCK, BLOCK);
      if (cfb)
        crypt (ctx, keep, buf, now, 0);
      else
        crypt (ctx, keep, in, now, 1);
      xor_bytes (out, keep, cfb ? buf + BLOCK : buf, now * BLOCK);
    }
  wipe (buf, sizeof buf);
  wipe (keep, sizeof keep);
}


static void
ctr (crypt_t *crypt, const struct camellia_simd_ctx *ctx, uint8_t *out,
     const uint8_t *in, size_t n, uint8_t *iv, int le32)
{
  uint8_t buf[CHUNK * BLOCK];
  size_t now, i;
  uint32_t c;

  for (; n; n -= now, in += now * BLOCK, out += now * BLOCK)
    {
      now = n < CHUNK ? n : CHUNK;
      for (i = 0; i < now; i++)
        {
          memcpy (buf + i * BLOCK, iv, BLOCK);
          if (le32)
            {
              c = (iv[0] | iv[1] << 8 | iv[2] << 16
                   | (uint32_t)iv[3] << 24) + 1;
              iv[0] = c;
              iv[1] = c >> 8;
              iv[2] = c >> 16;
              iv[3] = c >> 24;
            }
          else
            {
              c = (iv[14] << 8 | iv[15]) + 1;
              iv[14] = c >> 8;
              iv[15] = c;
            }
        }
      crypt (ctx, buf, buf, now, 0);
      xor_bytes (out, in, buf, now * BLOCK);
    }
  wipe (buf, sizeof buf);
}


static void
xts (crypt_t *crypt, const struct camellia_simd_ctx *ctx, uint8_t *out,
     const uint8_t *in, size_t n, uint8_t *iv, int decrypt)
{
  uint8_t t[CHUNK * BLOCK], buf[CHUNK * BLOCK];
  uint64_t lo, hi, carry;
  size_t now, i;

  memcpy (&lo, iv, 8);
  memcpy (&hi, iv + 8, 8);
  for (; n; n -= now, in += now * BLOCK, out += now * BLOCK)
    {
      now = n < CHUNK ? n : CHUNK;
      for (i = 0; i < now; i++)
        {
          memcpy (t + i * BLOCK, &lo, 8);
          memcpy (t + i * BLOCK + 8, &hi, 8);
          carry = -(hi >> 63) & 0x87;
          hi = hi << 1 | lo >> 63;
          lo = lo << 1 ^ carry;
        }
      xor_bytes (buf, in, t, now * BLOCK);
      crypt (ctx, buf, buf, now, decrypt);
      xor_bytes (out, buf, t, now * BLOCK);
    }
  memcpy (iv, &lo, 8);
  memcpy (iv + 8, &hi, 8);
  wipe (t, sizeof t);
  wipe (buf, sizeof buf);
}


enum ocb_kind { OCB_ENC, OCB_DEC, OCB_AUTH };

static void
ocb (crypt_t *crypt, const struct camellia_simd_ctx *ctx, uint8_t *out,
     const uint8_t *in, size_t n, struct camellia_simd_ocb *s,
     enum ocb_kind kind)
{
  uint8_t t[CHUNK * BLOCK], buf[CHUNK * BLOCK];
  size_t now, i;

  for (; n; n -= now, in += now * BLOCK)
    {
      now = n < CHUNK ? n : CHUNK;
      for (i = 0; i < now; i++)
        {
          xor_bytes (s->offset, s->offset,
                     s->L[__builtin_ctzll (s->blkn++)], BLOCK);
          memcpy (t + i * BLOCK, s->offset, BLOCK);
          if (kind == OCB_ENC)
            xor_bytes (s->checksum, s->checksum, in + i * BLOCK, BLOCK);
        }
      xor_bytes (buf, in, t, now * BLOCK);
      crypt (ctx, buf, buf, now, kind == OCB_DEC);
      if (kind != OCB_AUTH)
        {
          xor_bytes (buf, buf, t, now * BLOCK);
          memcpy (out, buf, now * BLOCK);
          out += now * BLOCK;
        }
      for (i = 0; kind != OCB_ENC && i < now; i++)
        xor_bytes (s->checksum, s->checksum, buf + i * BLOCK, BLOCK);
    }
  wipe (t, sizeof t);
  wipe (buf, sizeof buf);
}


#define OP_OF(id, op, call)                                             \
  camellia_simd_op_t _gcry_camellia_simd_##id##_##op;                   \
  void CAMELLIA_SIMD_ABI                                                \
  _gcry_camellia_simd_##id##_##op (const struct camellia_simd_ctx *ctx, \
                                   void *out, const void *in,           \
                                   size_t n, void *state)               \
  {                                                                     \
    crypt_t *crypt = _gcry_camellia_simd_##id##_crypt;                  \
    (void)state;                                                        \
    call;                                                               \
  }

#define KERNEL(id)                                                      \
  extern crypt_t _gcry_camellia_simd_##id##_crypt;                      \
  camellia_simd_kakb_t _gcry_camellia_simd_##id##_kakb;                 \
  void CAMELLIA_SIMD_ABI                                                \
  _gcry_camellia_simd_##id##_kakb (uint8_t out[32],                     \
                                   const uint8_t klkr[32],              \
                                   unsigned int rounds)                 \
  {                                                                     \
    kakb (_gcry_camellia_simd_##id##_crypt, out, klkr, rounds);         \
  }                                                                     \
  OP_OF (id, ecb_enc, crypt (ctx, out, in, n, 0))                       \
  OP_OF (id, ecb_dec, crypt (ctx, out, in, n, 1))                       \
  OP_OF (id, cbc_enc, cbc_enc (crypt, ctx, out, in, n, state, BLOCK))   \
  OP_OF (id, cbc_mac, cbc_enc (crypt, ctx, out, in, n, state, 0))       \
  OP_OF (id, cbc_dec, cbc_cfb_dec (crypt, ctx, out, in, n, state, 0))   \
  OP_OF (id, cfb_enc, cfb_enc (crypt, ctx, out, in, n, state, 1))       \
  OP_OF (id, cfb_dec, cbc_cfb_dec (crypt, ctx, out, in, n, state, 1))   \
  OP_OF (id, ofb_enc, cfb_enc (crypt, ctx, out, in, n, state, 0))       \
  OP_OF (id, ctr16be, ctr (crypt, ctx, out, in, n, state, 0))           \
  OP_OF (id, ctr32le, ctr (crypt, ctx, out, in, n, state, 1))           \
  OP_OF (id, xts_enc, xts (crypt, ctx, out, in, n, state, 0))           \
  OP_OF (id, xts_dec, xts (crypt, ctx, out, in, n, state, 1))           \
  OP_OF (id, ocb_enc, ocb (crypt, ctx, out, in, n, state, OCB_ENC))     \
  OP_OF (id, ocb_dec, ocb (crypt, ctx, out, in, n, state, OCB_DEC))     \
  OP_OF (id, ocb_auth, ocb (crypt, ctx, out, in, n, state, OCB_AUTH))

#if CAMELLIA_SIMD_WITH_RISCV_ZVKNED
KERNEL (riscv_zvkned)
#endif
#if CAMELLIA_SIMD_WITH_RISCV_V
KERNEL (riscv_v)
#endif

#endif /*CAMELLIA_SIMD_WITH_RISCV_V*/
