/* t-abi-amd64.h - The x86-64 half of t-abi.c
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


/* Included by t-abi.c.  Vector registers hold 16, 32 or 64 bytes.  */

struct abi_call
{
  void (*fn) (void);
  uint64_t args[5];
  uint8_t *dead;
  uint64_t regs_in[6], regs_out[6];
  uint64_t rsp_out, flags, mxcsr;
  uint32_t have, fill;
  uint64_t canary[2];
  uint8_t *image;
  uint64_t fill2[6];
  uint8_t vectors[32 * 64];
  uint64_t masks[8];
};

typedef char check_have[offsetof (struct abi_call, have) == 176 ? 1 : -1];
typedef char check_vectors[offsetof (struct abi_call, vectors) == 256
                           ? 1 : -1];

extern void abi_call (struct abi_call *c);
extern void abi_fault_none (void);
extern void abi_fault_deep (void);
extern void abi_fault_rbx (void);
extern void abi_fault_direction (void);
extern void abi_fault_mxcsr (void);
extern void abi_fault_vector (void);
extern void abi_fault_stack (void);
extern void abi_fault_caller (void);

#define RETURN_BYTES 8          /* that a call pushes */
#define MASK_BYTES   64
#define SP_OUT(s)    ((s)->rsp_out)
#define MASKS(s)     ((s)->masks)

static uint32_t have;
static uint32_t control;

static const struct fault faults[] =
  {
    { abi_fault_none, NULL },
    { abi_fault_rbx, "a callee-saved register" },
    { abi_fault_direction, "the direction flag" },
    { abi_fault_mxcsr, "MXCSR" },
    { abi_fault_vector, "vector register 5" },
    { abi_fault_stack, "the dead stack" },
    { abi_fault_deep, "uses 3" },
    { abi_fault_caller, "the caller's stack" }
  };


static void
machine_begin (void)
{
  have = (test_options.features & HWF_INTEL_AVX512) ? 2
         : (test_options.features & HWF_INTEL_AVX) ? 1 : 0;
}


static uint32_t
mxcsr (void)
{
  uint32_t v;

  __asm__ volatile ("stmxcsr %0" : "=m" (v));
  return v;
}


/* Whether a vector register is as before or cleared, or partly so: SSE code
 * leaves the upper half alone.  */
static int
is_clear (const uint8_t *reg)
{
  size_t size = have == 2 ? 64 : have == 1 ? 32 : 16, i;

  for (i = 0; i < size; i++)
    if (reg[i] != reg[i & ~(size_t)15] || (reg[i] && reg[i] != PATTERN))
      return 0;
  return 1;
}


static void
machine_before (struct abi_call *s)
{
  size_t i;

  control = mxcsr ();
  s->have = have;
  for (i = 0; i < 6; i++)
    s->regs_in[i] = 0x1111111111111111ULL * (i + 3);
}


static const char *
machine_after (struct abi_call *s)
{
  size_t i;

  __asm__ volatile ("ldmxcsr %0" : : "m" (control));
  if (memcmp (s->regs_in, s->regs_out, sizeof s->regs_in))
    return "a callee-saved register is changed";
  if (s->flags & 0x400)
    return "the direction flag is set";
  if ((s->mxcsr & 0xffc0) != (control & 0xffc0))
    return "MXCSR is changed";
  for (i = 0; i < (have == 2 ? 32 : 16); i++)
    if (!is_clear (s->vectors + 64 * i))
      return not_cleared (i);
  return NULL;
}
