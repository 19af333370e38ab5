/* t-vectors.h - Published test vectors
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


#ifndef T_VECTORS_H
#define T_VECTORS_H

#include <stddef.h>
#include <stdint.h>

#define DIM(a) (sizeof (a) / sizeof (a)[0])

struct test_vector
{
  const char *key, *iv, *plain, *cipher;        /* hexadecimal */
};

/* RFC 3713, appendix A (ECB).  */
static const struct test_vector rfc3713_vectors[] =
  {
    { "0123456789abcdeffedcba9876543210",
      NULL, "0123456789abcdeffedcba9876543210",
      "67673138549669730857065648eabe43" },
    { "0123456789abcdeffedcba98765432100011223344556677",
      NULL, "0123456789abcdeffedcba9876543210",
      "b4993401b3e996f84ee5cee7d79b09b9" },
    { "0123456789abcdeffedcba98765432100011223344556677"
      "8899aabbccddeeff",
      NULL, "0123456789abcdeffedcba9876543210",
      "9acc237dff16d76c20ef7c919e3a7509" },
  };

/* RFC 5528, section 4 (CTR).  */
static const struct test_vector rfc5528_vectors[] =
  {
    { "ae6852f8121067cc4bf7a5765577f39e",
      "00000030000000000000000000000001",
      "53696e676c6520626c6f636b206d7367",
      "d09dc29a8214619a20877c76db1f0b3f" },
    { "7e24067817fae0d743d6ce1f32539163",
      "006cb6dbc0543b59da48d90b00000001",
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
      "dbf3c78dc08396d4da7c907765bbcb442b8e8e0f31f0dca72c7417e35360e048" },
    { "7691be035e5020a8ac6e618529f9a0dc",
      "00e0017b27777f3f4a1786f000000001",
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
      "20212223",
      "b19d1fcdcb75eb882f849ce24d85cf739ce64b2b5c9d73f14f2d5d9dce9889cd"
      "df508696" },
    { "16af5b145fc9f579c175f93e3bfb0eed863d06ccfdb78515",
      "0000004836733c147d6d93cb00000001",
      "53696e676c6520626c6f636b206d7367",
      "2379399e8a8d2b2b16702fc78b9e9696" },
    { "7c5cb2401b3dc33c19e7340819e0f69c678c3db8e6f6a91a",
      "0096b03b020c6eadc2cb500d00000001",
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
      "7def34f7a5d0e415674b7ffcae67c75dd018b86ff23051e056392a99f35a4ced" },
    { "02bf391ee8ecb159b959617b0965279bf59b60a786d3e0fe",
      "0007bdfd5cbd60278dcc091200000001",
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
      "20212223",
      "5710e556e1487a20b5ac0e73f19e4e7876f37fdc91b1ef4d4dade8e666a64d0e"
      "d557ab57" },
    { "776beff2851db06f4c8a0542c8696f6c6a81af1eec96b4d37fc1d689e6c1c104",
      "00000060db5672c97aa8f0b200000001",
      "53696e676c6520626c6f636b206d7367",
      "3401f9c8247effcebd6994714c1bbb11" },
    { "f6d66d6bd52d59bb0796365879eff886c66dd51a5b6a99744b50590c87a23884",
      "00faac24c1585ef15a43d87500000001",
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
      "d6c30392246f7808a83c2b22a8839e45e51cd48a1cdf406ebc9cc2d3ab834108" },
    { "ff7a617ce69148e4f1726e2f43581de2aa62d9f805532edff1eed687fb54153d",
      "001cc5b751a51d70a1c1114800000001",
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
      "20212223",
      "a4da23fce6a5ffaa6d64ae9a0652a42cd161a34b65f9679f75c01f101f71276f"
      "15ef0d8d" },
  };

/* Write the bytes that the hexadecimal digits in HEX say to OUT; returns
 * their number.  Stops at the first character that is no digit.  */
static inline size_t
test_unhex (uint8_t *out, const char *hex)
{
  size_t n;
  int i;

  for (n = 0;; n++)
    {
      unsigned int v = 0;

      for (i = 0; i < 2; i++, hex++)
        if (*hex >= '0' && *hex <= '9')
          v = v << 4 | (*hex - '0');
        else if ((*hex | 32) >= 'a' && (*hex | 32) <= 'f')
          v = v << 4 | ((*hex | 32) - 'a' + 10);
        else
          return n;
      out[n] = v;
    }
}

#endif /*T_VECTORS_H*/
