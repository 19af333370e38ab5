/* t-abi-ppc64le.h - The POWER (ELFv2) half of t-abi.c
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
 * them here again.  */

#define MASK_BYTES 8

struct abi_call
{
  void (*fn) (void);
  uint64_t args[5];
  uint8_t *dead, *image;
  uint64_t cr, sp_out;
  uint64_t canary[2];
  uint64_t regs[18];            /* r14 to r31 */
  uint8_t vectors[64 * 16];     /* VSX registers, as lxvd2x reads them */
  uint8_t masks[MASK_BYTES];    /* there are none */
};

typedef char check_regs[offsetof (struct abi_call, regs) == 96 ? 1 : -1];
typedef char check_vectors[offsetof (struct abi_call, vectors) == 240
                           ? 1 : -1];

extern void abi_call (struct abi_call *c);
extern void abi_fault_none (void);
extern void abi_fault_deep (void);
extern void abi_fault_r14 (void);
extern void abi_fault_f14 (void);
extern void abi_fault_v20 (void);
extern void abi_fault_cr (void);
extern void abi_fault_vector (void);
extern void abi_fault_vsx (void);
extern void abi_fault_stack (void);
extern void abi_fault_red_zone (void);
extern void abi_fault_caller (void);

#define RETURN_BYTES 0
#define SP_OUT(s)    ((s)->sp_out)
#define MASKS(s)     ((s)->masks)

#define CR_VALUE 0x00a5a000     /* in CR2 to CR4 */
#define CR_MASK  0x00fff000

static uint64_t regs[18];

static const struct fault faults[] =
  {
    { abi_fault_none, NULL },
    { abi_fault_r14, "a callee-saved register" },
    { abi_fault_f14, "callee-saved vector register 14" },
    { abi_fault_v20, "callee-saved vector register 52" },
    { abi_fault_cr, "CR2" },
    { abi_fault_vector, "vector register 37" },
    { abi_fault_vsx, "vector register 5 " },
    { abi_fault_stack, "the dead stack" },
    { abi_fault_red_zone, "the dead stack" },
    { abi_fault_deep, "uses 3" },
    { abi_fault_caller, "the caller's stack" }
  };


static void
machine_begin (void)
{
}


/* How many bytes, from the first in memory, of a VSX register are the
 * caller's: f14 to f31 lie in 14 to 31, v20 to v31 are 52 to 63.  */
static size_t
preserved_bytes (size_t i)
{
  return i >= 52 ? 16 : i >= 14 && i < 32 ? 8 : 0;
}


static void
machine_before (struct abi_call *s)
{
  size_t i;

  for (i = 0; i < 18; i++)
    s->regs[i] = 0x1111111111111111ULL * i + 3;
  memcpy (regs, s->regs, sizeof regs);
  memset (s->vectors, PATTERN, sizeof s->vectors);
  for (i = 0; i < 64; i++)
    memset (s->vectors + 16 * i, (int)i, preserved_bytes (i));
  s->cr = CR_VALUE;
}


static const char *
machine_after (struct abi_call *s)
{
  const uint8_t *reg;
  size_t i, j;

  if (memcmp (regs, s->regs, sizeof regs))
    return "a callee-saved register is changed";
  if ((s->cr & CR_MASK) != CR_VALUE)
    return "CR2, CR3 or CR4 is changed";
  for (i = 0; i < 64; i++)
    {
      reg = s->vectors + 16 * i;
      for (j = 0; j < 16; j++)
        if (j < preserved_bytes (i))
          {
            if (reg[j] != i)
              return not_preserved (i);
          }
        else if (reg[j] != reg[j & 8] || (reg[j] && reg[j] != PATTERN))
          return not_cleared (i);
    }
  return NULL;
}
