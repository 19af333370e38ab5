/* camellia-simd-body-simd128.h - Camellia in C with vectors of 16 bytes
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


/* The whole of a kernel, but for the machine: a file for each instruction
 * set defines
 *
 *   FN(op)         the global name of an operation
 *   V_CLEAR_REGS   a statement that clears the vector registers
 *
 * and vec with its functions (see camellia-simd-vec-x86.h), and includes
 * this.
 *
 * 16 blocks are byte-sliced: vector i holds byte i of all of them.  The half
 * X of the state is in the basis M in which the AES S-box needs no input map
 * (but for s4), the half Y in A M, 0x63 added, in which its inverse does not
 * (doc/ALGORITHM).  Y has its blocks in the order that ShiftRows leaves, so
 * that the instructions' shifting of rows comes to nothing.  Encryption
 * begins with X on the left, decryption with Y: so the key of a round is
 * wanted in one form only, that of the operand of the AES instruction.
 *
 * Single blocks go through a path of their own: a half in 8 bytes, those of
 * s4 in the basis N in which they need no input map either.
 *
 * Nothing here branches on secrets or takes them for an address.  Every
 * operation leaves its work to a function whose stack it clears.  The words
 * of tweaks are little endian: so must be the machine.  */

#include <string.h>

#include "camellia-simd.h"
#include "camellia-simd-constants.h"

#define INLINE   static inline __attribute__ ((always_inline))
#define NOINLINE static __attribute__ ((noinline))

/* Windows does not align the stack of 32-bit programs to 16.  */
#ifdef __i386__
# define ENTRY __attribute__ ((force_align_arg_pointer)) CAMELLIA_SIMD_ABI
#else
# define ENTRY CAMELLIA_SIMD_ABI
#endif

#define BLOCKS 16

struct map
{
  uint64_t lo[2], hi[2];
};

#define MAP(name)                                                          \
  static const struct map name __attribute__ ((aligned (32))) =            \
    { { CAMELLIA_SIMD_##name##_LO0, CAMELLIA_SIMD_##name##_LO1 },          \
      { CAMELLIA_SIMD_##name##_HI0, CAMELLIA_SIMD_##name##_HI1 } }
#define VECTOR(name, lo, hi) \
  static const uint64_t name[2] __attribute__ ((aligned (16))) = { lo, hi }
#define PICK(name) \
  VECTOR (name, CAMELLIA_SIMD_##name##_0, CAMELLIA_SIMD_##name##_1)
#define WORD(name) VECTOR (name, CAMELLIA_SIMD_##name, 0)

MAP (NT_M); MAP (NT_MI); MAP (NT_AM); MAP (NT_AMI);
MAP (NT_N); MAP (NT_NI);
MAP (NT_S4_IN); MAP (NT_AM_S4_IN);
MAP (NT_E_S1); MAP (NT_E_S2); MAP (NT_E_S3);
MAP (NT_O_S1); MAP (NT_O_S2); MAP (NT_O_S3);
MAP (NT_KE_S1); MAP (NT_KE_S2); MAP (NT_KE_S3);
MAP (NT_KO_S1); MAP (NT_KO_S2); MAP (NT_KO_S3);
MAP (NT_1_A); MAP (NT_1_B); MAP (NT_1_C); MAP (NT_1_D);
PICK (PICK_A0); PICK (PICK_A1); PICK (PICK_A2); PICK (PICK_A3);
PICK (PICK_B0); PICK (PICK_B1); PICK (PICK_C0); PICK (PICK_C1);
PICK (PICK_D0); PICK (PICK_D1);
PICK (P_INVERSE_0); PICK (P_INVERSE_1); PICK (P_INVERSE_2);
PICK (P_INVERSE_3); PICK (P_INVERSE_4); PICK (P_INVERSE_5);
WORD (SIGMA1); WORD (SIGMA2); WORD (SIGMA3);
WORD (SIGMA4); WORD (SIGMA5); WORD (SIGMA6);
WORD (P_OUT_MIXED);

/* The order of blocks that ShiftRows leaves, and back.  */
VECTOR (shift_rows, CAMELLIA_SIMD_U64 (0x030e09040f0a0500),
        CAMELLIA_SIMD_U64 (0x0b06010c07020d08));
VECTOR (unshift_rows, CAMELLIA_SIMD_U64 (0x0b0e0104070a0d00),
        CAMELLIA_SIMD_U64 (0x0306090c0f020508));
VECTOR (aes_constant, CAMELLIA_SIMD_U64 (0x6363636363636363),
        CAMELLIA_SIMD_U64 (0x6363636363636363));
/* Where the S-boxes of each kind are, in an even round's key and in an odd
 * one's; s4 in both.  */
VECTOR (at_s4, CAMELLIA_SIMD_U64 (0x00ff0000ff000000),
        CAMELLIA_SIMD_U64 (0x00ff0000ff000000));
VECTOR (at_s1_even, CAMELLIA_SIMD_U64 (0xffff0000ff0000ff), 0);
VECTOR (at_s2_even, CAMELLIA_SIMD_U64 (0x000000ff0000ff00), 0);
VECTOR (at_s3_even, CAMELLIA_SIMD_U64 (0x0000ff0000ff0000), 0);
VECTOR (at_s1_odd, 0, CAMELLIA_SIMD_U64 (0xffff0000ff0000ff));
VECTOR (at_s2_odd, 0, CAMELLIA_SIMD_U64 (0x000000ff0000ff00));
VECTOR (at_s3_odd, 0, CAMELLIA_SIMD_U64 (0x0000ff0000ff0000));
/* A left word of FL, turned round, to where the right one of its half is,
 * in the first half and in the second; words turned round; and right words
 * to where the left ones are.  */
VECTOR (fl_first, CAMELLIA_SIMD_U64 (0x0001020380808080),
        CAMELLIA_SIMD_U64 (0x8080808080808080));
VECTOR (fl_second, CAMELLIA_SIMD_U64 (0x8080808080808080),
        CAMELLIA_SIMD_U64 (0x08090a0b80808080));
VECTOR (turn_words, CAMELLIA_SIMD_U64 (0x0405060700010203),
        CAMELLIA_SIMD_U64 (0x0c0d0e0f08090a0b));
VECTOR (right_to_left, CAMELLIA_SIMD_U64 (0x8080808007060504),
        CAMELLIA_SIMD_U64 (0x808080800f0e0d0c));

/* Blocks, as vectors, bytes or words.  */
union blocks
{
  vec v[BLOCKS];
  uint8_t c[BLOCKS][16];
  uint64_t w[BLOCKS][2];
};

INLINE vec
map (const struct map *t, vec x)
{
  return v_map (v_load (t->lo), v_load (t->hi), x);
}


/* --- Sixteen blocks. --- */

/* For array elements known when compiling: loops may stay loops.  */
#define EACH_8(M) M (0) M (1) M (2) M (3) M (4) M (5) M (6) M (7)

/* A stage of the transposition; four of them transpose.  */
INLINE void
stage (vec *o, const vec *a)
{
#define ZIP(i)                          \
  o[2 * i] = v_zip_lo (a[i], a[i + 8]); \
  o[2 * i + 1] = v_zip_hi (a[i], a[i + 8]);
  EACH_8 (ZIP)
#undef ZIP
}

INLINE void
transpose (vec *a)
{
  vec t[16];

  stage (t, a);
  stage (a, t);
  stage (t, a);
  stage (a, t);
}

/* R ^= P (S (L)), the keys being the bytes of K from OFS.  */
#define ROUND(SBOX, IN4, S1, S2, S3, l, r, k, ofs)                          \
  do {                                                                      \
    vec z1, z2, z3, z4, z5, z6, z7, z8, z16, z27, c, d, e, f, g, h;         \
    z7 = map (&S1, SBOX (map (&IN4, l[6]), v_splat (k, ofs + 6)));          \
    z2 = map (&S2, SBOX (l[1], v_splat (k, ofs + 1)));                      \
    z27 = v_xor (z2, z7);                                                   \
    z8 = map (&S1, SBOX (l[7], v_splat (k, ofs + 7)));                      \
    h = v_xor (z27, z8);                                                    \
    z3 = map (&S3, SBOX (l[2], v_splat (k, ofs + 2)));                      \
    c = v_xor (z3, z8);                                                     \
    z5 = map (&S2, SBOX (l[4], v_splat (k, ofs + 4)));                      \
    e = v_xor (z5, c);                                                      \
    z4 = map (&S1, SBOX (map (&IN4, l[3]), v_splat (k, ofs + 3)));          \
    d = v_xor (z4, z5);                                                     \
    z6 = map (&S3, SBOX (l[5], v_splat (k, ofs + 5)));                      \
    f = v_xor (z6, d);                                                      \
    z1 = map (&S1, SBOX (l[0], v_splat (k, ofs)));                          \
    z16 = v_xor (z1, z6);                                                   \
    g = v_xor (z16, z7);                                                    \
    z16 = v_xor (z16, h);               /* q5 */                            \
    z27 = v_xor (z27, e);               /* q6 */                            \
    c = v_xor (c, f);                   /* q7 */                            \
    d = v_xor (d, g);                   /* q8 */                            \
    r[4] = v_xor (r[4], z16);                                               \
    r[5] = v_xor (r[5], z27);                                               \
    r[6] = v_xor (r[6], c);                                                 \
    r[7] = v_xor (r[7], d);                                                 \
    r[0] = v_xor (r[0], v_xor (e, d));                                      \
    r[1] = v_xor (r[1], v_xor (f, z16));                                    \
    r[2] = v_xor (r[2], v_xor (g, z27));                                    \
    r[3] = v_xor (r[3], v_xor (h, c));                                      \
  } while (0)

#define ROUND_XY(x, y, k) \
  ROUND (v_sbox, NT_S4_IN, NT_E_S1, NT_E_S2, NT_E_S3, x, y, k, 0)
#define ROUND_YX(y, x, k) \
  ROUND (v_inv_sbox, NT_AM_S4_IN, NT_O_S1, NT_O_S2, NT_O_S3, y, x, k, 8)

/* The steps of FL on the half H: the right word is changed by the left one,
 * and the other way round.  */
INLINE void
fl_right (vec *h, vec k0, vec k1, vec k2, vec k3)
{
  vec t0 = v_and (h[0], k0), t1 = v_and (h[1], k1);
  vec t2 = v_and (h[2], k2), t3 = v_and (h[3], k3);

  h[4] = v_xor (h[4], v_shl1_in (t0, t1));
  h[5] = v_xor (h[5], v_shl1_in (t1, t2));
  h[6] = v_xor (h[6], v_shl1_in (t2, t3));
  h[7] = v_xor (h[7], v_shl1_in (t3, t0));
}

INLINE void
fl_left (vec *h, vec k0, vec k1, vec k2, vec k3)
{
  h[0] = v_xor (h[0], v_andnot (k0, h[4]));
  h[1] = v_xor (h[1], v_andnot (k1, h[5]));
  h[2] = v_xor (h[2], v_andnot (k2, h[6]));
  h[3] = v_xor (h[3], v_andnot (k3, h[7]));
}

#define FL_KEYS(k, n) \
  v_splat (k, n), v_splat (k, n + 1), v_splat (k, n + 2), v_splat (k, n + 3)

/* Encrypt or decrypt the blocks B.  */
INLINE void
crypt_16 (const struct camellia_simd_ctx *ctx, vec *b, const int dec)
{
  const uint8_t *keys = (const uint8_t *)&ctx->table;
  const uint8_t (*fl)[8] = ctx->sk.fl;
  unsigned int last = ctx->rounds / 2 - 1;
  unsigned int p, i;
  vec white, x[8], y[8];
  const vec order = v_load (shift_rows);
  const vec back = v_load (unshift_rows);

  white = v_load (dec ? ctx->sk.wout : ctx->sk.win);
  for (i = 0; i < 16; i++)
    b[i] = v_xor (b[i], white);
  transpose (b);
#define INTO(i)                                          \
  x[i] = map (&NT_M, b[i + (dec ? 8 : 0)]);              \
  y[i] = v_perm (map (&NT_AM, b[i + (dec ? 0 : 8)]), order);
  EACH_8 (INTO)
#undef INTO

  for (p = 0; ; p++)
    {
      vec k = v_load (keys + 16 * (dec ? last - p : p));

      if (dec)
        {
          ROUND_YX (y, x, k);
          ROUND_XY (x, y, k);
        }
      else
        {
          ROUND_XY (x, y, k);
          ROUND_YX (y, x, k);
        }
      if (p == last)
        break;
      if (p % 3 != 2)
        continue;

      /* FL in Camellia's own basis.  */
#define OUT(i) x[i] = map (&NT_MI, x[i]); y[i] = map (&NT_AMI, y[i]);
      EACH_8 (OUT)
#undef OUT
      k = v_load (fl[(dec ? last - p - 1 : p) / 3 * 2]);
      if (dec)
        {
          fl_right (y, FL_KEYS (k, 8));
          fl_left (y, FL_KEYS (k, 12));
          fl_left (x, FL_KEYS (k, 4));
          fl_right (x, FL_KEYS (k, 0));
        }
      else
        {
          fl_right (x, FL_KEYS (k, 0));
          fl_left (x, FL_KEYS (k, 4));
          fl_left (y, FL_KEYS (k, 12));
          fl_right (y, FL_KEYS (k, 8));
        }
#define IN(i) x[i] = map (&NT_M, x[i]); y[i] = map (&NT_AM, y[i]);
      EACH_8 (IN)
#undef IN
    }

#define BACK(i)                                                \
  b[i + (dec ? 0 : 8)] = map (&NT_MI, x[i]);                   \
  b[i + (dec ? 8 : 0)] = map (&NT_AMI, v_perm (y[i], back));
  EACH_8 (BACK)
#undef BACK
  transpose (b);
  white = v_load (dec ? ctx->sk.win : ctx->sk.wout);
  for (i = 0; i < 16; i++)
    b[i] = v_xor (b[i], white);
}

NOINLINE void
enc_16 (const struct camellia_simd_ctx *ctx, vec *b)
{
  crypt_16 (ctx, b, 0);
}

NOINLINE void
dec_16 (const struct camellia_simd_ctx *ctx, vec *b)
{
  crypt_16 (ctx, b, 1);
}


/* --- One block. --- */

/* X into the mixed basis by (NT_M, NT_N), or out of it by their inverses. */
INLINE vec
one_basis (const struct map *m, const struct map *n, vec x)
{
  const vec s4 = v_load (at_s4);

  return v_xor (v_andnot (s4, map (m, x)), v_and (s4, map (n, x)));
}

#define TERM(name) v_perm (z, v_load (PICK_##name))

/* P (S (X)) in the low half.  */
INLINE vec
one_f (vec x)
{
  vec z = v_sbox (x, v_load (aes_constant));
  vec a = v_xor (v_xor (TERM (A0), TERM (A1)), v_xor (TERM (A2), TERM (A3)));
  vec b = v_xor (TERM (B0), TERM (B1));
  vec c = v_xor (TERM (C0), TERM (C1));
  vec d = v_xor (TERM (D0), TERM (D1));

  return v_xor (v_xor (map (&NT_1_B, b), map (&NT_1_C, c)),
                v_xor (map (&NT_1_D, d), map (&NT_1_A, a)));
}

INLINE vec
one_fl_right (vec x, vec k, const uint64_t *half)
{
  vec t = v_rotl32 (v_perm (v_and (x, k), v_load (half)));

  return v_xor (x, v_perm (t, v_load (turn_words)));
}

INLINE vec
crypt_1 (const struct camellia_simd_ctx *ctx, vec b, const int dec)
{
  unsigned int last = ctx->rounds / 2 - 1;
  unsigned int p;
  vec x, y, k;

  b = v_xor (b, v_load (dec ? ctx->sk.wout : ctx->sk.win));
  b = one_basis (&NT_M, &NT_N, b);
  x = b;
  y = v_hi_hi (b, b);
  for (p = 0; ; p++)
    {
      k = v_load (ctx->sk.rk[2 * (dec ? last - p : p)]);
      y = v_xor (y, dec ? v_hi_hi (k, k) : k);
      y = v_xor (y, one_f (x));
      x = v_xor (x, dec ? k : v_hi_hi (k, k));
      x = v_xor (x, one_f (y));
      if (p == last)
        break;
      if (p % 3 != 2)
        continue;

      b = one_basis (&NT_MI, &NT_NI, v_lo_lo (x, y));
      k = v_load (ctx->sk.fl[(dec ? last - p - 1 : p) / 3 * 2]);
      if (dec)
        k = v_lo_lo (v_hi_hi (k, k), k);
      b = one_fl_right (b, k, fl_first);
      b = v_xor (b, v_perm (v_andnot (k, b), v_load (right_to_left)));
      b = one_fl_right (b, k, fl_second);
      b = one_basis (&NT_M, &NT_N, b);
      x = b;
      y = v_hi_hi (b, b);
    }
  b = one_basis (&NT_MI, &NT_NI, v_lo_lo (y, x));
  return v_xor (b, v_load (dec ? ctx->sk.win : ctx->sk.wout));
}

INLINE vec
enc_1 (const struct camellia_simd_ctx *ctx, vec b)
{
  return crypt_1 (ctx, b, 0);
}

/* N blocks of B, those behind them being anything.  */
INLINE void
crypt_n (const struct camellia_simd_ctx *ctx, union blocks *b, size_t n,
         const int dec)
{
  if (n == 1)
    b->v[0] = crypt_1 (ctx, b->v[0], dec);
  else if (dec)
    dec_16 (ctx, b->v);
  else
    enc_16 (ctx, b->v);
}


/* --- Key setup. --- */

#define KEY_F(x, y, n)                                             \
  y = v_xor (v_xor (y, v_load (P_OUT_MIXED)),                      \
             one_f (v_xor (x, v_load (SIGMA##n))))

NOINLINE void
do_kakb (uint8_t *kakb, const uint8_t *klkr, unsigned int rounds)
{
  vec x, y, t;

  t = v_xor (v_load (klkr), v_load (klkr + 16));
  x = one_basis (&NT_M, &NT_N, t);
  y = v_hi_hi (x, x);
  KEY_F (x, y, 1);
  KEY_F (y, x, 2);
  t = one_basis (&NT_M, &NT_N, v_load (klkr));
  x = v_xor (x, t);
  y = v_xor (y, v_hi_hi (t, t));
  KEY_F (x, y, 3);
  KEY_F (y, x, 4);
  v_store (kakb, one_basis (&NT_MI, &NT_NI, v_lo_lo (x, y)));
  if (rounds != 24)
    return;
  t = one_basis (&NT_M, &NT_N, v_load (klkr + 16));
  x = v_xor (x, t);
  y = v_xor (y, v_hi_hi (t, t));
  KEY_F (x, y, 5);
  KEY_F (y, x, 6);
  v_store (kakb + 16, one_basis (&NT_MI, &NT_NI, v_lo_lo (x, y)));
}

#define KEY_TERM(n) v_perm (k, v_load (P_INVERSE_##n))
#define KEY_MAP(name, at) \
  r = v_xor (r, v_and (map (&NT_##name, z), v_load (at)))

/* Round keys: for 16 blocks what the AES instruction adds, in the table; for
 * one block in the mixed basis, in place.  */
NOINLINE void
do_expand (struct camellia_simd_ctx *ctx)
{
  uint8_t *keys = (uint8_t *)&ctx->table;
  unsigned int i;

  for (i = 0; i < ctx->rounds; i += 2)
    {
      vec k = v_load (ctx->sk.rk[i]), z, r = v_zero ();

      z = v_xor (v_xor (v_xor (KEY_TERM (0), KEY_TERM (1)),
                        v_xor (KEY_TERM (2), KEY_TERM (3))),
                 v_xor (KEY_TERM (4), KEY_TERM (5)));
      KEY_MAP (KE_S1, at_s1_even);
      KEY_MAP (KE_S2, at_s2_even);
      KEY_MAP (KE_S3, at_s3_even);
      KEY_MAP (KO_S1, at_s1_odd);
      KEY_MAP (KO_S2, at_s2_odd);
      KEY_MAP (KO_S3, at_s3_odd);
      v_store (keys + 8 * i, r);
      v_store (ctx->sk.rk[i], one_basis (&NT_M, &NT_N, k));
    }
}


/* --- Modes. --- */

#define MODE(name)                                                    \
  NOINLINE void                                                       \
  do_##name (const struct camellia_simd_ctx *ctx, uint8_t *out,       \
             const uint8_t *in, size_t nblocks, void *state)

/* A loop over the blocks in pieces of M; b is set, if incompletely.  */
#define PIECES                                                        \
  for (memset (&b, 0, sizeof b); nblocks;                             \
       nblocks -= m, in += 16 * m, out += 16 * m)                     \
    if (m = nblocks < BLOCKS ? nblocks : BLOCKS, 1)

/* In loops that but copy: a library's memcpy would leave data in registers
 * and on the stack that are not known here.  */
#define NO_MEMCPY __asm__ volatile ("" : : : "memory")

#define IN_I  v_load (in + 16 * i)
#define OUT_I (out + 16 * i)

#define ECB(name, dec)                          \
  MODE (name)                                   \
  {                                             \
    union blocks b;                             \
    size_t i, m;                                \
                                                \
    (void)state;                                \
    PIECES                                      \
      {                                         \
        for (i = 0; i < m; i++)                 \
          {                                     \
            NO_MEMCPY;                          \
            b.v[i] = IN_I;                      \
          }                                     \
        crypt_n (ctx, &b, m, dec);              \
        for (i = 0; i < m; i++)                 \
          {                                     \
            NO_MEMCPY;                          \
            v_store (OUT_I, b.v[i]);            \
          }                                     \
      }                                         \
  }
ECB (ecb_enc, 0)
ECB (ecb_dec, 1)

/* One block after the other.  */
#define SERIAL(name, next, write)               \
  MODE (name)                                   \
  {                                             \
    vec iv = v_load (state), t = iv;            \
                                                \
    for (; nblocks; nblocks--, in += 16)        \
      {                                         \
        t = v_load (in);                        \
        next;                                   \
        if (write)                              \
          {                                     \
            v_store (out, t);                   \
            out += 16;                          \
          }                                     \
      }                                         \
    if (!write)                                 \
      v_store (out, t);                         \
    v_store (state, iv);                        \
  }
SERIAL (cbc_enc, t = iv = enc_1 (ctx, v_xor (iv, t)), 1)
SERIAL (cbc_mac, t = iv = enc_1 (ctx, v_xor (iv, t)), 0)
SERIAL (cfb_enc, t = iv = v_xor (enc_1 (ctx, iv), t), 1)
SERIAL (ofb_enc, iv = enc_1 (ctx, iv); t = v_xor (iv, t), 1)

MODE (cbc_dec)
{
  union blocks b;
  vec iv = v_load (state), t;
  size_t i, m;

  PIECES
    {
      for (i = 0; i < m; i++)
        {
          NO_MEMCPY;
          b.v[i] = IN_I;
        }
      crypt_n (ctx, &b, m, 1);
      for (i = 0; i < m; i++)
        {
          t = IN_I;
          v_store (OUT_I, v_xor (b.v[i], iv));
          iv = t;
        }
    }
  v_store (state, iv);
}

MODE (cfb_dec)
{
  union blocks b;
  vec iv = v_load (state);
  size_t i, m;

  PIECES
    {
      for (i = 0; i < m; i++)
        {
          b.v[i] = iv;
          iv = IN_I;
        }
      crypt_n (ctx, &b, m, 0);
      for (i = 0; i < m; i++)
        v_store (OUT_I, v_xor (b.v[i], IN_I));
    }
  v_store (state, iv);
}

/* Counters of TYPE, in the bytes FIRST, FIRST + STEP, ..., low ones first. */
#define CTR(name, type, first, step)                            \
  MODE (name)                                                   \
  {                                                             \
    union blocks b;                                             \
    uint8_t *ctr = state;                                       \
    type n = 0;                                                 \
    size_t i, j, m;                                             \
                                                                \
    for (j = 0; j < sizeof n; j++)                              \
      n |= (type)ctr[first + step * (int)j] << (8 * j);         \
    PIECES                                                      \
      {                                                         \
        for (i = 0; i < m; i++, n++)                            \
          {                                                     \
            b.v[i] = v_load (ctr);                              \
            for (j = 0; j < sizeof n; j++)                      \
              b.c[i][first + step * (int)j] = n >> (8 * j);     \
          }                                                     \
        crypt_n (ctx, &b, m, 0);                                \
        for (i = 0; i < m; i++)                                 \
          v_store (OUT_I, v_xor (b.v[i], IN_I));                \
      }                                                         \
    for (j = 0; j < sizeof n; j++)                              \
      ctr[first + step * (int)j] = n >> (8 * j);                \
  }
CTR (ctr16be, uint16_t, 15, -1)
CTR (ctr32le, uint32_t, 0, 1)

#define XTS(name, dec)                                          \
  MODE (name)                                                   \
  {                                                             \
    union blocks b, t;                                          \
    uint64_t w[2], carry;                                       \
    size_t i, m;                                                \
                                                                \
    memcpy (w, state, 16);                                      \
    PIECES                                                      \
      {                                                         \
        for (i = 0; i < m; i++)                                 \
          {                                                     \
            t.w[i][0] = w[0];                                   \
            t.w[i][1] = w[1];                                   \
            carry = -(w[1] >> 63) & 0x87;                       \
            w[1] = w[1] << 1 | w[0] >> 63;                      \
            w[0] = w[0] << 1 ^ carry;                           \
          }                                                     \
        for (i = 0; i < m; i++)                                 \
          b.v[i] = v_xor (IN_I, t.v[i]);                        \
        crypt_n (ctx, &b, m, dec);                              \
        for (i = 0; i < m; i++)                                 \
          v_store (OUT_I, v_xor (b.v[i], t.v[i]));              \
      }                                                         \
    memcpy (state, w, 16);                                      \
  }
XTS (xts_enc, 0)
XTS (xts_dec, 1)

/* OCB: ENTER with each input, LEAVE with each result t.  */
#define OCB(name, dec, enter, leave)                            \
  MODE (name)                                                   \
  {                                                             \
    struct camellia_simd_ocb *ocb = state;                      \
    union blocks b, o;                                          \
    vec offset = v_load (ocb->offset);                          \
    vec sum = v_load (ocb->checksum), t;                        \
    size_t i, m;                                                \
                                                                \
    PIECES                                                      \
      {                                                         \
        for (i = 0; i < m; i++)                                 \
          {                                                     \
            int j = __builtin_ctz ((uint32_t)ocb->blkn++);      \
                                                                \
            offset = v_xor (offset, v_load (ocb->L[j]));        \
            o.v[i] = offset;                                    \
            t = IN_I;                                           \
            enter;                                              \
            b.v[i] = v_xor (t, offset);                         \
          }                                                     \
        crypt_n (ctx, &b, m, dec);                              \
        for (i = 0; i < m; i++)                                 \
          {                                                     \
            t = v_xor (b.v[i], o.v[i]);                         \
            leave;                                              \
          }                                                     \
      }                                                         \
    v_store (ocb->offset, offset);                              \
    v_store (ocb->checksum, sum);                               \
  }
OCB (ocb_enc, 0, sum = v_xor (sum, t), v_store (OUT_I, t))
OCB (ocb_dec, 1, (void)0, sum = v_xor (sum, t); v_store (OUT_I, t))
OCB (ocb_auth, 0, (void)0, sum = v_xor (sum, b.v[i]))


/* --- What is seen from outside. --- */

/* Clear the registers, then the stack that a function called from the same
 * place has used.  No library function clears it: binding its name might
 * save registers there.  */
NOINLINE void
clear (void)
{
  vec area[CAMELLIA_SIMD_SIMD128_STACK / 16];
  size_t i;

  V_CLEAR_REGS;
  for (i = 0; i < sizeof area / 16; i++)
    {
      area[i] = v_zero ();
      __asm__ volatile ("" : : "r" (area) : "memory");
    }
}

ENTRY void
FN (kakb) (uint8_t kakb[32], const uint8_t klkr[32], unsigned int rounds)
{
  do_kakb (kakb, klkr, rounds);
  clear ();
}

ENTRY void
FN (expand) (struct camellia_simd_ctx *ctx)
{
  do_expand (ctx);
  clear ();
}

#define OPERATION(op)                                                   \
  ENTRY void                                                            \
  FN (op) (const struct camellia_simd_ctx *ctx, void *out,              \
           const void *in, size_t nblocks, void *state)                 \
  {                                                                     \
    if (nblocks)                                                        \
      {                                                                 \
        do_##op (ctx, out, in, nblocks, state);                         \
        clear ();                                                       \
      }                                                                 \
  }
CAMELLIA_SIMD_OPS (OPERATION)
