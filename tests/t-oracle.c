/* t-oracle.c - Reference and kernels against other libraries
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


/* Random keys, lengths and data through libcrypto and the system's libgcrypt
 * on one side, and on the other through the reference and every kernel.  The
 * reference goes through it too, so that something is compared on a machine
 * that runs no kernel.  A mode or key that a library refuses is skipped; an
 * error after that is a failure.  */

#include <config.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef HAVE_LIBCRYPTO
# include <openssl/evp.h>
#endif
#ifdef HAVE_LIBGCRYPT
# include <gcrypt.h>
#endif

#include "t-cipher.h"
#include "t-common.h"

#if defined HAVE_LIBCRYPTO || defined HAVE_LIBGCRYPT

#define MAX_BLOCKS 200
#define MAX_BYTES (16 * MAX_BLOCKS + 15)        /* OCB: a part of a block */

static const size_t key_lengths[] = { 16, 24, 32 };

static uint8_t plain[MAX_BYTES], cipher[MAX_BYTES], got[MAX_BYTES];


/* Each library encrypts N bytes of PLAIN to CIPHER.  For XTS, KEY is of
 * twice KEYLEN bytes.  Returns 0, -1 if the library refuses the mode or the
 * key, or 1 if it fails later.  */
typedef int oracle_t (enum test_mode mode, const uint8_t *key, size_t keylen,
                      const uint8_t iv[16], size_t n);


#ifdef HAVE_LIBCRYPTO
static int
libcrypto_encrypt (enum test_mode mode, const uint8_t *key, size_t keylen,
                   const uint8_t iv[16], size_t n)
{
  static const EVP_CIPHER *(*const types[3][TEST_CTR + 1]) (void) =
    {
#define TYPES(bits)                                                     \
      { EVP_camellia_##bits##_ecb, EVP_camellia_##bits##_cbc,           \
        EVP_camellia_##bits##_cfb128, EVP_camellia_##bits##_ofb,        \
        EVP_camellia_##bits##_ctr }
      TYPES (128), TYPES (192), TYPES (256)
#undef TYPES
    };
  const EVP_CIPHER *(*type) (void) = types[keylen / 8 - 2][mode];
  EVP_CIPHER_CTX *ctx;
  int len = 0, result = -1;

  ctx = EVP_CIPHER_CTX_new ();
  if (!ctx)
    abort ();
  if (EVP_EncryptInit_ex (ctx, type (), NULL, key, iv)
      && EVP_CIPHER_CTX_set_padding (ctx, 0))
    result = (n && !EVP_EncryptUpdate (ctx, cipher, &len, plain, n))
             || len != (int)n;
  EVP_CIPHER_CTX_free (ctx);
  return result;
}
#endif /*HAVE_LIBCRYPTO*/


#ifdef HAVE_LIBGCRYPT
static uint8_t aad[MAX_BYTES];

static int
libgcrypt_algo (size_t keylen)
{
  return keylen == 16 ? GCRY_CIPHER_CAMELLIA128
         : keylen == 24 ? GCRY_CIPHER_CAMELLIA192 : GCRY_CIPHER_CAMELLIA256;
}

static int
libgcrypt_encrypt (enum test_mode mode, const uint8_t *key, size_t keylen,
                   const uint8_t iv[16], size_t n)
{
  static const int modes[TEST_NUM_MODES] =
    { GCRY_CIPHER_MODE_ECB, GCRY_CIPHER_MODE_CBC, GCRY_CIPHER_MODE_CFB,
      GCRY_CIPHER_MODE_OFB, GCRY_CIPHER_MODE_CTR, GCRY_CIPHER_MODE_XTS };
  gcry_cipher_hd_t hd;
  gcry_error_t err = 0;

  if (gcry_cipher_open (&hd, libgcrypt_algo (keylen), modes[mode], 0))
    return -1;
  if (gcry_cipher_setkey (hd, key, mode == TEST_XTS ? 2 * keylen : keylen))
    {
      gcry_cipher_close (hd);
      return -1;
    }
  if (mode == TEST_CTR)
    err = gcry_cipher_setctr (hd, iv, 16);
  else if (mode != TEST_ECB)
    err = gcry_cipher_setiv (hd, iv, 16);
  if (!err && n)
    err = gcry_cipher_encrypt (hd, cipher, n, plain, n);
  gcry_cipher_close (hd);
  return !!err;
}

/* OCB of N bytes of PLAIN and AADLEN bytes of AAD to CIPHER and TAG.  Returns
 * as above.  */
static int
libgcrypt_ocb (const uint8_t *key, size_t keylen, const uint8_t *nonce,
               size_t noncelen, size_t aadlen, size_t n, uint8_t tag[16])
{
  gcry_cipher_hd_t hd;
  gcry_error_t err;

  if (gcry_cipher_open (&hd, libgcrypt_algo (keylen), GCRY_CIPHER_MODE_OCB,
                        0))
    return -1;
  if (gcry_cipher_setkey (hd, key, keylen))
    {
      gcry_cipher_close (hd);
      return -1;
    }
  err = gcry_cipher_setiv (hd, nonce, noncelen);
  if (!err && aadlen)
    err = gcry_cipher_authenticate (hd, aad, aadlen);
  if (!err)
    err = gcry_cipher_final (hd);
  if (!err)
    err = gcry_cipher_encrypt (hd, cipher, n, plain, n);
  if (!err)
    err = gcry_cipher_gettag (hd, tag, 16);
  gcry_cipher_close (hd);
  return !!err;
}
#endif /*HAVE_LIBGCRYPT*/


/* N blocks in two calls, so that the state between them counts.  */
static void
crypt_pieces (const struct test_cipher *c, enum test_mode mode, int decrypt,
              uint8_t *out, const uint8_t *in, size_t n, uint8_t iv[16])
{
  size_t first = test_random () & 1 ? n : test_random () % (n + 1);

  test_cipher_crypt (c, mode, decrypt, out, in, first, iv);
  test_cipher_crypt (c, mode, decrypt, out + 16 * first, in + 16 * first,
                     n - first, iv);
}


/* One message in MODE.  Returns 0, 1 if it failed, or -1 if the library
 * refuses.  */
static int
check_once (struct test_cipher *c, const char *name, oracle_t *oracle,
            enum test_mode mode, size_t keylen)
{
  size_t n = test_random () % (MAX_BLOCKS + 1);
  uint8_t key[64], iv[16], start[16], state[16];
  int decrypt, result;

  if (test_random () & 1)
    n %= 20;
  test_random_bytes (key, sizeof key);
  test_random_bytes (iv, sizeof iv);
  test_random_bytes (plain, 16 * n);
  if (mode == TEST_CTR && test_random () & 1)
    {
      /* A carry as far as that, sooner or later.  */
      size_t far = test_random () % 15;

      memset (iv + far, 0xff, 15 - far);
    }
  /* A message of no block is none in XTS.  */
  n += mode == TEST_XTS && !n;
  result = oracle (mode, key, keylen, iv, 16 * n);
  if (result > 0)
    test_fail ("%s %s key %zu: %zu blocks: error of %s", c->name,
               test_mode_names[mode], 8 * keylen, n, name);
  if (result)
    return result;

  memcpy (start, iv, 16);
  if (mode == TEST_XTS)
    {
      test_cipher_setkey (c, key + keylen, keylen);
      test_cipher_crypt (c, TEST_ECB, 0, start, iv, 1, NULL);
    }
  test_cipher_setkey (c, key, keylen);
  for (decrypt = 0; decrypt <= 1; decrypt++)
    {
      memcpy (state, start, 16);
      crypt_pieces (c, mode, decrypt, got, decrypt ? cipher : plain, n,
                    state);
      if (memcmp (got, decrypt ? plain : cipher, 16 * n))
        {
          test_fail ("%s %s key %zu: %zu blocks %s: not as %s", c->name,
                     test_mode_names[mode], 8 * keylen, n,
                     decrypt ? "decrypted" : "encrypted", name);
          return 1;
        }
    }
  if (mode == TEST_CBC && n)
    {
      memcpy (state, start, 16);
      test_cipher_mac (c, plain, n, state);
      if (memcmp (state, cipher + 16 * (n - 1), 16))
        {
          test_fail ("%s CBC-MAC key %zu: %zu blocks: not as %s's last",
                     c->name, 8 * keylen, n, name);
          return 1;
        }
    }
  return 0;
}


static void
check_modes (struct test_cipher *c, const char *name, oracle_t *oracle,
             enum test_mode last)
{
  int mode, i, reps = test_options.quick ? 5 : 30, result = 0;
  size_t k;

  for (mode = 0; mode <= (int)last; mode++)
    for (k = 0; k < 3; k++)
      {
        for (i = 0; i < reps; i++)
          if ((result = check_once (c, name, oracle, mode, key_lengths[k])))
            break;
        if (result < 0)
          test_skip ("%s %s key %zu: %s refuses it", c->name,
                     test_mode_names[mode], 8 * key_lengths[k], name);
        else if (!result)
          test_pass ("%s %s key %zu: as %s", c->name, test_mode_names[mode],
                     8 * key_lengths[k], name);
      }
}


#endif /*HAVE_LIBCRYPTO || HAVE_LIBGCRYPT*/


#ifdef HAVE_LIBGCRYPT
static void
xor_bytes (uint8_t *out, const uint8_t *in, size_t n)
{
  size_t i;

  for (i = 0; i < n; i++)
    out[i] ^= in[i];
}

/* OUT = double (IN), RFC 7253, section 2.  */
static void
double_block (uint8_t out[16], const uint8_t in[16])
{
  int i, carry = in[0] >> 7;

  for (i = 0; i < 15; i++)
    out[i] = in[i] << 1 | in[i + 1] >> 7;
  out[15] = in[15] << 1 ^ (carry ? 0x87 : 0);
}

/* OCB by RFC 7253, section 4, from the operations under test: N bytes, with
 * a tag of 16.  Nothing in it comes from the reference unless that is what
 * is tested.  */
static void
ocb (const struct test_cipher *c, int decrypt, const uint8_t *nonce,
     size_t noncelen, size_t aadlen, uint8_t *out, const uint8_t *in,
     size_t n, uint8_t tag[16])
{
  enum camellia_simd_op op = decrypt ? CAMELLIA_SIMD_ocb_dec
                                     : CAMELLIA_SIMD_ocb_enc;
  uint8_t star[16] = { 0 }, dollar[16], L[8][16];
  uint8_t offset[16] = { 0 }, checksum[16] = { 0 }, sum[16] = { 0 };
  uint8_t stretch[24], pad[16];
  struct camellia_simd_ocb state;
  size_t first, part;
  unsigned int bottom, i;

  test_cipher_crypt (c, TEST_ECB, 0, star, star, 1, NULL);
  double_block (dollar, star);
  double_block (L[0], dollar);
  for (i = 1; i < 8; i++)
    double_block (L[i], L[i - 1]);

  /* The associated data.  */
  state.offset = offset;
  state.checksum = sum;
  state.L = (const uint8_t (*)[16])L;
  state.blkn = 1;
  first = test_random () % (aadlen / 16 + 1);
  test_cipher_ocb (c, CAMELLIA_SIMD_ocb_auth, NULL, aad, first, &state);
  test_cipher_ocb (c, CAMELLIA_SIMD_ocb_auth, NULL, aad + 16 * first,
                   aadlen / 16 - first, &state);
  part = aadlen % 16;
  if (part)
    {
      xor_bytes (offset, star, 16);
      xor_bytes (offset, aad + aadlen - part, part);
      offset[part] ^= 0x80;
      test_cipher_crypt (c, TEST_ECB, 0, pad, offset, 1, NULL);
      xor_bytes (sum, pad, 16);
    }

  /* The first offset.  */
  memset (stretch, 0, 16);
  memcpy (stretch + 16 - noncelen, nonce, noncelen);
  stretch[15 - noncelen] |= 1;
  bottom = stretch[15] & 63;
  stretch[15] &= 0xc0;
  test_cipher_crypt (c, TEST_ECB, 0, stretch, stretch, 1, NULL);
  for (i = 0; i < 8; i++)
    stretch[16 + i] = stretch[i] ^ stretch[i + 1];
  for (i = 0; i < 16; i++)
    offset[i] = (stretch[i + bottom / 8] << 8 | stretch[i + bottom / 8 + 1])
                >> (8 - bottom % 8);

  /* The message.  */
  state.checksum = checksum;
  state.blkn = 1;
  first = test_random () % (n / 16 + 1);
  test_cipher_ocb (c, op, out, in, first, &state);
  test_cipher_ocb (c, op, out + 16 * first, in + 16 * first, n / 16 - first,
                   &state);
  part = n % 16;
  if (part)
    {
      xor_bytes (offset, star, 16);
      test_cipher_crypt (c, TEST_ECB, 0, pad, offset, 1, NULL);
      memcpy (out + n - part, in + n - part, part);
      xor_bytes (out + n - part, pad, part);
      xor_bytes (checksum, (decrypt ? out : in) + n - part, part);
      checksum[part] ^= 0x80;
    }
  xor_bytes (checksum, offset, 16);
  xor_bytes (checksum, dollar, 16);
  test_cipher_crypt (c, TEST_ECB, 0, tag, checksum, 1, NULL);
  xor_bytes (tag, sum, 16);
}


static int
check_ocb_once (struct test_cipher *c, size_t keylen)
{
  size_t n = test_random () % (MAX_BYTES + 1);
  size_t aadlen = test_random () % (MAX_BYTES + 1);
  size_t noncelen = 8 + test_random () % 8;     /* libgcrypt's limits */
  uint8_t key[32], nonce[15], want[16], tag[16];
  int decrypt, result;

  if (test_random () & 1)
    n &= ~(size_t)15;
  if (test_random () % 3 == 0)
    aadlen %= 40;
  test_random_bytes (key, sizeof key);
  test_random_bytes (nonce, sizeof nonce);
  test_random_bytes (plain, n);
  test_random_bytes (aad, aadlen);
  result = libgcrypt_ocb (key, keylen, nonce, noncelen, aadlen, n, want);
  if (result > 0)
    test_fail ("%s OCB key %zu: %zu bytes and %zu of associated data: error"
               " of libgcrypt", c->name, 8 * keylen, n, aadlen);
  if (result)
    return result;
  test_cipher_setkey (c, key, keylen);
  for (decrypt = 0; decrypt <= 1; decrypt++)
    {
      ocb (c, decrypt, nonce, noncelen, aadlen, got,
           decrypt ? cipher : plain, n, tag);
      if (memcmp (got, decrypt ? plain : cipher, n) || memcmp (tag, want, 16))
        {
          test_fail ("%s OCB key %zu: %zu bytes and %zu of associated data"
                     " %s: %s not as libgcrypt", c->name, 8 * keylen, n,
                     aadlen, decrypt ? "decrypted" : "encrypted",
                     memcmp (tag, want, 16) ? "tag" : "text");
          return 1;
        }
    }
  return 0;
}


static void
check_ocb (struct test_cipher *c)
{
  int i, reps = test_options.quick ? 5 : 40, result = 0;
  size_t k;

  for (k = 0; k < 3; k++)
    {
      for (i = 0; i < reps; i++)
        if ((result = check_ocb_once (c, key_lengths[k])))
          break;
      if (result < 0)
        test_skip ("%s OCB key %zu: libgcrypt refuses it", c->name,
                   8 * key_lengths[k]);
      else if (!result)
        test_pass ("%s OCB key %zu: as libgcrypt", c->name,
                   8 * key_lengths[k]);
    }
}
#endif /*HAVE_LIBGCRYPT*/


int
main (int argc, char **argv)
{
  struct test_cipher c;
  unsigned int idx = 0;

  test_begin (argc, argv, "reference and kernels against other libraries");
#ifdef HAVE_LIBCRYPTO
  printf ("libcrypto: %s\n", OpenSSL_version (OPENSSL_VERSION));
#else
  test_skip ("libcrypto: built without it");
#endif
#ifdef HAVE_LIBGCRYPT
  printf ("libgcrypt: %s\n", gcry_check_version (NULL));
  gcry_control (GCRYCTL_DISABLE_SECMEM, 0);
  gcry_control (GCRYCTL_INITIALIZATION_FINISHED, 0);
#else
  test_skip ("libgcrypt: built without it");
#endif

  while (test_cipher_next (&c, &idx))
    {
#ifdef HAVE_LIBCRYPTO
      check_modes (&c, "libcrypto", libcrypto_encrypt, TEST_CTR);
#endif
#ifdef HAVE_LIBGCRYPT
      check_modes (&c, "libgcrypt", libgcrypt_encrypt, TEST_XTS);
      check_ocb (&c);
#endif
    }
  return test_end ();
}
