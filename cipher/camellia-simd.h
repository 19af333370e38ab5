/* camellia-simd.h - Bulk Camellia kernels: the interface of the module
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

#ifndef CAMELLIA_SIMD_H
#define CAMELLIA_SIMD_H

#include "camellia-simd-config.h"

/* Offsets into struct camellia_simd_ctx for the assembly kernels; checked
 * against the structure in camellia-simd.c.  */
#define CAMELLIA_SIMD_CTX_ROUNDS 8
#define CAMELLIA_SIMD_CTX_WIN    16
#define CAMELLIA_SIMD_CTX_WOUT   32
#define CAMELLIA_SIMD_CTX_RK     48
#define CAMELLIA_SIMD_CTX_FL     240
#define CAMELLIA_SIMD_CTX_TABLE  288

#ifndef __ASSEMBLER__

#include <stddef.h>
#include <stdint.h>

#define CAMELLIA_SIMD_BLOCK 16          /* bytes in a block */

/* The subkeys in the form that every kernel starts from.  All are bytes in
 * the order of RFC 3713 (most significant first) and in Camellia's own
 * basis; a kernel maps them into the basis it works in when the key is set.
 *
 * A kernel holds each half of the state XORed with the key that the half
 * meets next, so a round has no key addition of its own.  With y the stored
 * value, an S-box input is y itself (mapped by M, doc/ALGORITHM), the
 * constants of the S-boxes being folded in:
 *
 *   first:   D1 = in[0..7] ^ win[0..7],  D2 = in[8..15] ^ win[8..15]
 *   r even:  D2 ^= P (S' (D1)) ^ rk[r]
 *   r odd:   D1 ^= P (S' (D2)) ^ rk[r]
 *   after r = 5, 11 (and 17 of 24), the FL layer q = 0, 1 (2):
 *            D1 = FL' (D1, fl[2q]),  D2 = FLINV' (D2, fl[2q+1])
 *   last:    out[0..7] = D2 ^ wout[0..7],  out[8..15] = D1 ^ wout[8..15]
 *
 * Here S' is the S-boxes without their affine constants on either side (in
 * the field basis: inversion, then a linear map), and FL', FLINV' are the
 * linear parts of FL and FL^-1 (the OR taken as an AND with the complement);
 * no constant is added anywhere else.
 *
 * Decryption is the same with win and wout exchanged, rk[rounds-1-r] for
 * rk[r], and the layers from the last to the first, FL' with fl[2q+1] and
 * FLINV' with fl[2q].  rk[0] and rk[rounds-1] are zero.  */
struct camellia_simd_subkeys
{
  uint8_t win[16];
  uint8_t wout[16];
  uint8_t rk[24][8];
  uint8_t fl[6][8];
};

struct camellia_simd_kernel;

/* What a kernel may use as tables of its own beyond the subkeys: as many
 * bytes as the hungriest kernel built here asks for in its registry row.  */
union camellia_simd_table
{
  uint8_t none[1];
#define CAMELLIA_SIMD_KERNEL(id, name, features, blocks, table, stack) \
  uint8_t id[(table) ? (table) : 1];
#include "camellia-simd-kernels.def"
#undef CAMELLIA_SIMD_KERNEL
};

/* A key ready for use.  It may be copied byte by byte to any address and
 * needs no alignment beyond that of malloc; it holds no address that depends
 * on its own.  */
struct camellia_simd_ctx
{
  union
  {
    const struct camellia_simd_kernel *kernel;
    uint64_t fill;
  } u;
  uint32_t rounds;              /* 18, or 24 for 192- and 256-bit keys */
  uint32_t keybits;             /* 128, 192 or 256 */
  struct camellia_simd_subkeys sk;
  union camellia_simd_table table;
};

/* The operations of a kernel.  NBLOCKS counts blocks of 16 bytes and may be
 * 0; OUT and IN need no alignment and are equal or do not overlap.  STATE is
 * what the table says, and is updated so that a message may be given in
 * several calls.  None fails.  */
typedef void CAMELLIA_SIMD_ABI
camellia_simd_op_t (const struct camellia_simd_ctx *ctx, void *out,
                    const void *in, size_t nblocks, void *state);

#define CAMELLIA_SIMD_OPS(OP)                                               \
  OP (ecb_enc)    /* ECB; STATE unused                                   */ \
  OP (ecb_dec)                                                              \
  OP (cbc_enc)    /* CBC; STATE: 16-byte IV, becomes the last ciphertext */ \
  OP (cbc_mac)    /* as cbc_enc, but only the last block is written, at OUT */ \
  OP (cbc_dec)                                                              \
  OP (cfb_enc)    /* CFB-128; STATE: 16-byte IV, becomes last ciphertext */ \
  OP (cfb_dec)                                                              \
  OP (ofb_enc)    /* OFB; STATE: 16-byte IV, becomes the last key stream */ \
  OP (ctr16be)    /* CTR; STATE: 16-byte counter of which only bytes 14 and \
                     15 (big endian) are incremented; the caller gives no   \
                     block past their overflow, which leaves them 0      */ \
  OP (ctr32le)    /* CTR; STATE: 16-byte counter of which bytes 0 to 3      \
                     (little endian) are incremented modulo 2^32 (RFC 8452) */ \
  OP (xts_enc)    /* XTS; STATE: the 16-byte encrypted tweak, becomes that  \
                     of the block after the last (IEEE 1619)             */ \
  OP (xts_dec)                                                              \
  OP (ocb_enc)    /* OCB (RFC 7253); STATE: struct camellia_simd_ocb     */ \
  OP (ocb_dec)                                                              \
  OP (ocb_auth)   /* as ocb_enc, associated data at IN; OUT unused       */

/* The state of OCB.  OFFSET is Offset_{i-1} of the first block given and
 * becomes Offset_i of the last one.  CHECKSUM is XORed with each plaintext
 * block, or with ENCIPHER(K, A_i xor Offset_i) for ocb_auth.  L[j] is L_j of
 * RFC 7253.  BLKN is the index of the first block, counting from 1; no index
 * in a call is a multiple of 65536.  BLKN is advanced by NBLOCKS.  */
struct camellia_simd_ocb
{
  uint8_t *offset;
  uint8_t *checksum;
  const uint8_t (*L)[16];
  uint64_t blkn;
};

enum camellia_simd_op
{
#define CAMELLIA_SIMD_OP_ENUM(op) CAMELLIA_SIMD_##op,
  CAMELLIA_SIMD_OPS (CAMELLIA_SIMD_OP_ENUM)
  CAMELLIA_SIMD_NUM_OPS
#undef CAMELLIA_SIMD_OP_ENUM
};

/* Compute KA (bytes 0..15) and, if ROUNDS is 24, KB (bytes 16..31) of
 * RFC 3713 section 2.2 from KL (bytes 0..15) and KR (bytes 16..31).  */
typedef void CAMELLIA_SIMD_ABI
camellia_simd_kakb_t (uint8_t kakb[32], const uint8_t klkr[32],
                      unsigned int rounds);

/* Make CTX->table from CTX->sk and CTX->rounds; CTX->sk may be rewritten,
 * too, in the form that the kernel's operations want.  */
typedef void CAMELLIA_SIMD_ABI
camellia_simd_expand_t (struct camellia_simd_ctx *ctx);

/* A row of the registry.  */
struct camellia_simd_kernel
{
  const char *name;             /* as in "gfni-avx512" */
  unsigned int features;        /* HWF_ bits it needs, all of them */
  unsigned int blocks;          /* blocks in its widest loop; 0: it depends
                                   on the machine's vector length */
  unsigned int table_size;      /* bytes of CTX->table that it uses */
  unsigned int stack;           /* bytes of stack below the caller's that it
                                   writes, as measured by tests/t-abi */
  camellia_simd_kakb_t *kakb;
  camellia_simd_expand_t *expand;
  camellia_simd_op_t *op[CAMELLIA_SIMD_NUM_OPS];
};

/* Bytes of a context that KERNEL really uses.  */
#define camellia_simd_ctx_size(kernel) \
  (offsetof (struct camellia_simd_ctx, table) + (kernel)->table_size)

/* Errors.  */
#define CAMELLIA_SIMD_OK          0
#define CAMELLIA_SIMD_ERR_KEYLEN  1     /* key is not of 16, 24 or 32 bytes */
#define CAMELLIA_SIMD_ERR_KERNEL  2     /* no kernel given */

/* The best kernel that needs no feature outside of FEATURES (HWF_ bits of
 * the machine, less the disabled ones), or NULL.  */
const struct camellia_simd_kernel *
_gcry_camellia_simd_select (unsigned int features);

#ifdef CAMELLIA_SIMD_STANDALONE
/* The kernels that were built, best first; NULL past the last.  */
const struct camellia_simd_kernel *
_gcry_camellia_simd_kernel (unsigned int idx);

/* The kernel called NAME, or NULL if there is none built of that name.  It
 * is up to the caller to compare its features with those of the machine.  */
const struct camellia_simd_kernel *
_gcry_camellia_simd_by_name (const char *name);
#endif /*CAMELLIA_SIMD_STANDALONE*/

/* Set a KEY of KEYLEN bytes (16, 24 or 32) for use with KERNEL.  Returns
 * one of the error codes above; on error CTX is left as it was.
 * Source: RFC 3713, section 2.2.  */
int
_gcry_camellia_simd_setkey (struct camellia_simd_ctx *ctx,
                            const struct camellia_simd_kernel *kernel,
                            const uint8_t *key, size_t keylen);

/* libgcrypt from 1.12 on carries itself; the macro is 0 where there is none,
 * in the stand-alone build.  */
#if GCRYPT_VERSION_NUMBER < 0x010c00
/* Encrypt or decrypt NBLOCKS blocks in CTR mode with a 128-bit big-endian
 * counter CTR, which is advanced by NBLOCKS modulo 2^128 (RFC 5528).  */
void
_gcry_camellia_simd_ctr (const struct camellia_simd_ctx *ctx, void *out,
                         const void *in, size_t nblocks, uint8_t ctr[16]);
#endif

/* Run operation OP, one of the names in CAMELLIA_SIMD_OPS.  */
#define camellia_simd_run(ctx, op_name, out, in, nblocks, state) \
  ((ctx)->u.kernel->op[CAMELLIA_SIMD_##op_name] \
   ((ctx), (out), (in), (nblocks), (state)))

#endif /*!__ASSEMBLER__*/
#endif /*CAMELLIA_SIMD_H*/
