/* t-ref.c - The reference against published vectors and libcrypto
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
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef HAVE_LIBCRYPTO
# include <openssl/evp.h>
#endif

#include "camellia-ref.h"
#include "t-common.h"
#include "t-vectors.h"


static void
check_rfc3713 (void)
{
  struct camellia_ref ref;
  uint8_t key[32], plain[16], cipher[16], t[16];
  unsigned int i;

  for (i = 0; i < DIM (rfc3713_vectors); i++)
    {
      const struct test_vector *v = &rfc3713_vectors[i];
      size_t keylen = test_unhex (key, v->key);

      test_unhex (plain, v->plain);
      test_unhex (cipher, v->cipher);
      camellia_ref_setkey (&ref, key, keylen);
      camellia_ref_encrypt (&ref, t, plain);
      if (memcmp (t, cipher, 16))
        test_fail ("RFC 3713 key %zu encryption", keylen * 8);
      else
        test_pass ("RFC 3713 key %zu encryption", keylen * 8);
      camellia_ref_decrypt (&ref, t, cipher);
      if (memcmp (t, plain, 16))
        test_fail ("RFC 3713 key %zu decryption", keylen * 8);
      else
        test_pass ("RFC 3713 key %zu decryption", keylen * 8);
    }
  if (camellia_ref_setkey (&ref, key, 17) != -1)
    test_fail ("a key of 17 bytes is accepted");
  else
    test_pass ("a key of 17 bytes is refused");
}


static void
check_rfc5528 (void)
{
  struct camellia_ref ref;
  uint8_t key[32], iv[16], in[48], want[48], out[48];
  unsigned int i;

  for (i = 0; i < DIM (rfc5528_vectors); i++)
    {
      const struct test_vector *v = &rfc5528_vectors[i];
      size_t keylen = test_unhex (key, v->key), n;

      memset (in, 0, sizeof in);
      n = test_unhex (in, v->plain);
      test_unhex (iv, v->iv);
      test_unhex (want, v->cipher);
      camellia_ref_setkey (&ref, key, keylen);
      camellia_ref_ctr (&ref, out, in, (n + 15) / 16, iv);
      if (memcmp (out, want, n))
        test_fail ("RFC 5528 vector %u", i + 1);
      else
        test_pass ("RFC 5528 vector %u", i + 1);
    }
}


#ifdef HAVE_LIBCRYPTO
static void
check_libcrypto (void)
{
  static const struct
  {
    const char *name;
    const EVP_CIPHER *(*cipher[3]) (void);
  } modes[] =
    {
      { "ECB", { EVP_camellia_128_ecb, EVP_camellia_192_ecb,
                 EVP_camellia_256_ecb } },
      { "CBC", { EVP_camellia_128_cbc, EVP_camellia_192_cbc,
                 EVP_camellia_256_cbc } },
      { "CFB", { EVP_camellia_128_cfb128, EVP_camellia_192_cfb128,
                 EVP_camellia_256_cfb128 } },
      { "OFB", { EVP_camellia_128_ofb, EVP_camellia_192_ofb,
                 EVP_camellia_256_ofb } },
      { "CTR", { EVP_camellia_128_ctr, EVP_camellia_192_ctr,
                 EVP_camellia_256_ctr } }
    };
  struct camellia_ref ref;
  uint8_t key[32], iv[16], t[16], in[40 * 16], want[40 * 16], got[40 * 16];
  EVP_CIPHER_CTX *evp = EVP_CIPHER_CTX_new ();
  unsigned int m, k;
  int rep, len, dec, bad;

  if (!evp)
    abort ();
  for (m = 0; m < DIM (modes); m++)
    for (k = 0; k < 3; k++)
      for (dec = 0; dec < 2; dec++)
        {
          bad = 0;
          for (rep = 0; rep < 200; rep++)
            {
              int n = test_random () % 41;

              test_random_bytes (key, 32);
              test_random_bytes (iv, 16);
              test_random_bytes (in, sizeof in);
              if (!EVP_CipherInit_ex (evp, modes[m].cipher[k] (), NULL, key,
                                      iv, !dec)
                  || !EVP_CIPHER_CTX_set_padding (evp, 0)
                  || !EVP_CipherUpdate (evp, want, &len, in, 16 * n))
                abort ();
              camellia_ref_setkey (&ref, key, 16 + 8 * k);
              memcpy (t, iv, 16);
              switch (m)
                {
                case 0:
                  camellia_ref_ecb (&ref, got, in, n, dec);
                  break;
                case 1:
                  camellia_ref_cbc (&ref, got, in, n, t, dec);
                  break;
                case 2:
                  camellia_ref_cfb (&ref, got, in, n, t, dec);
                  break;
                case 3:
                  camellia_ref_ofb (&ref, got, in, n, t);
                  break;
                default:
                  camellia_ref_ctr (&ref, got, in, n, t);
                  break;
                }
              if (len != 16 * n || memcmp (want, got, 16 * n))
                bad++;
            }
          if (bad)
            test_fail ("%s %s key %u: %d of %d differ from libcrypto",
                       modes[m].name, dec ? "dec" : "enc", 128 + 64 * k,
                       bad, rep);
          else
            test_pass ("%s %s key %u like libcrypto", modes[m].name,
                       dec ? "dec" : "enc", 128 + 64 * k);
        }
  EVP_CIPHER_CTX_free (evp);
}
#endif


int
main (int argc, char **argv)
{
  test_begin (argc, argv, "the reference");
  check_rfc3713 ();
  check_rfc5528 ();
#ifdef HAVE_LIBCRYPTO
  check_libcrypto ();
#else
  test_skip ("comparison with libcrypto: built without it");
#endif
  return test_end ();
}
