/* t-cipher.h - Reference and kernels behind one interface
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


#ifndef T_CIPHER_H
#define T_CIPHER_H

#include "camellia-ref.h"
#include "camellia-simd.h"

/* What the tests that know right answers from elsewhere put to the proof:
 * the reference, or a kernel.  */
struct test_cipher
{
  const char *name;
  const struct camellia_simd_kernel *kernel;    /* NULL: the reference */
  struct camellia_ref ref;
  struct camellia_simd_ctx ctx;
};

enum test_mode
{
  TEST_ECB, TEST_CBC, TEST_CFB, TEST_OFB, TEST_CTR, TEST_XTS, TEST_NUM_MODES
};

extern const char *const test_mode_names[TEST_NUM_MODES];

/* Walk through the reference and then the kernels that --kernel leaves and
 * that run here, the others being reported as skipped.  *IDX starts as 0.
 * Returns 0 past the last.  */
int test_cipher_next (struct test_cipher *c, unsigned int *idx);

/* KEYLEN is 16, 24 or 32; anything else ends the program.  */
void test_cipher_setkey (struct test_cipher *c, const uint8_t *key,
                         size_t keylen);

/* NBLOCKS blocks in MODE.  IV is the IV, the 128-bit big-endian counter or
 * the encrypted tweak, and is updated as by the kernels.  */
void test_cipher_crypt (const struct test_cipher *c, enum test_mode mode,
                        int decrypt, uint8_t *out, const uint8_t *in,
                        size_t nblocks, uint8_t iv[16]);

/* CBC-MAC of NBLOCKS blocks, IV being the state.  */
void test_cipher_mac (const struct test_cipher *c, const uint8_t *in,
                      size_t nblocks, uint8_t iv[16]);

/* One of the operations ocb_enc, ocb_dec and ocb_auth.  */
void test_cipher_ocb (const struct test_cipher *c, enum camellia_simd_op op,
                      uint8_t *out, const uint8_t *in, size_t nblocks,
                      struct camellia_simd_ocb *state);

#endif /*T_CIPHER_H*/
