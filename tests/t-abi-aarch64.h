/* t-abi-aarch64.h - The AArch64 half of t-abi.c
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


/* Included by t-abi.c.  The stub loads the registers from here and stores
 * them here again.  A vector register has room for 256 bytes.  */

#include "camellia-simd-config.h"

#define VECTOR_ROOM 256
#define MASK_BYTES  (16 * 32 + 8)

struct abi_call
{
  void (*fn) (void);
  uint64_t args[5];
  uint8_t *dead, *image;
  uint64_t sve;                 /* in: whether; out: bytes in a register */
  uint64_t sp_out;
  uint64_t canary[2];
  uint64_t regs[12];            /* x18 to x29 */
  uint64_t fpcr, unused;
  uint8_t vectors[32 * VECTOR_ROOM];
  uint8_t masks[MASK_BYTES];    /* p0 to p15, FPSR */
};

typedef char check_regs[offsetof (struct abi_call, regs) == 96 ? 1 : -1];
typedef char check_vectors[offsetof (struct abi_call, vectors) == 208
                           ? 1 : -1];

extern void abi_call (struct abi_call *c);
extern void abi_fault_none (void);
extern void abi_fault_deep (void);
extern void abi_fault_x18 (void);
extern void abi_fault_x19 (void);
extern void abi_fault_d8 (void);
extern void abi_fault_fpcr (void);
extern void abi_fault_vector (void);
extern void abi_fault_upper (void);
extern void abi_fault_stack (void);
extern void abi_fault_caller (void);

#define RETURN_BYTES 0
#define SP_OUT(s)    ((s)->sp_out)
#define MASKS(s)     ((s)->masks)

static uint64_t regs[12], fpcr;

static const struct fault faults[] =
  {
    { abi_fault_none, NULL },
    { abi_fault_x19, "a callee-saved register" },
    { abi_fault_d8, "callee-saved vector register 8" },
    { abi_fault_fpcr, "FPCR" },
    { abi_fault_vector, "vector register 5" },
    { abi_fault_upper, "vector register 9" },
    { abi_fault_stack, "the dead stack" },
    { abi_fault_deep, "uses 3" },
    { abi_fault_caller, "the caller's stack" }
  };


static void
machine_begin (void)
{
}


static void
machine_before (struct abi_call *s)
{
  size_t i;

#if CAMELLIA_SIMD_WITH_AARCH64_SVE2
  s->sve = (test_options.features & HWF_ARM_SVE2) != 0;
#endif
  for (i = 0; i < 12; i++)
    s->regs[i] = 0x1111111111111111ULL * (i + 3);
  memcpy (regs, s->regs, sizeof regs);
  memset (s->vectors, PATTERN, sizeof s->vectors);
  for (i = 8; i < 16; i++)
    memset (s->vectors + VECTOR_ROOM * i, (int)i, 8);
  __asm__ volatile ("mrs %0, fpcr" : "=r" (fpcr));
}


/* The lower eight bytes of v8 to v15 are as before; all others are cleared
 * or as before, eight at a time: loading d8 clears what is above.  */
static const char *
machine_after (struct abi_call *s)
{
  size_t size = s->sve ? s->sve : 16, i, j;
  const uint8_t *reg;

  /* x18 is the compiler's on Linux, where C may change it.  */
  if (memcmp (regs + 1, s->regs + 1, sizeof regs - sizeof regs[0]))
    return "a callee-saved register is changed";
  if (s->fpcr != fpcr)
    return "FPCR is changed";
  for (i = 0; i < 32; i++)
    {
      reg = s->vectors + VECTOR_ROOM * i;
      for (j = 0; j < size; j++)
        if (j < 8 && i >= 8 && i < 16)
          {
            if (reg[j] != i)
              return not_preserved (i);
          }
        else if (reg[j] != reg[j & ~(size_t)7]
                 || (reg[j] && reg[j] != PATTERN))
          return not_cleared (i);
    }
  return NULL;
}
