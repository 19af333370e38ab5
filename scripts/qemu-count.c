/* qemu-count.c - Count or list the instructions that a program executes
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

/* A plugin for qemu-user (plugin API 1, qemu 4.2 and later).  Build it with
 *
 *   cc -O2 -shared -fPIC qemu-count.c -o qemu-count.so
 *
 * and run
 *
 *   qemu-aarch64 -plugin ./qemu-count.so,from=ADDR,to=ADDR[,list=FILE]
 *                -d plugin PROGRAM ...
 *
 * It prints the number of instructions executed at addresses from FROM (in
 * hexadecimal) to before TO, "count N", and writes their addresses to FILE,
 * one a line, in the order of execution.  */

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is used of the interface; its header is not installed everywhere.  */
typedef uint64_t plugin_id;
struct qemu_plugin_tb;
struct qemu_plugin_insn;
struct qemu_info_t;
enum { INLINE_ADD_U64 };
enum { CB_NO_REGS };

extern size_t qemu_plugin_tb_n_insns (const struct qemu_plugin_tb *);
extern struct qemu_plugin_insn *
qemu_plugin_tb_get_insn (const struct qemu_plugin_tb *, size_t);
extern uint64_t qemu_plugin_insn_vaddr (const struct qemu_plugin_insn *);
extern void
qemu_plugin_register_vcpu_insn_exec_inline (struct qemu_plugin_insn *, int,
                                            void *, uint64_t);
extern void
qemu_plugin_register_vcpu_insn_exec_cb (struct qemu_plugin_insn *,
                                        void (*) (unsigned int, void *),
                                        int, void *);
extern void
qemu_plugin_register_vcpu_tb_trans_cb (plugin_id,
                                       void (*) (plugin_id,
                                                 struct qemu_plugin_tb *));
extern void
qemu_plugin_register_atexit_cb (plugin_id, void (*) (plugin_id, void *),
                                void *);
extern void qemu_plugin_outs (const char *);

__attribute__ ((visibility ("default"))) int qemu_plugin_version = 1;

static uint64_t from, to;
static uint64_t count;
static FILE *list;


static void
executed (unsigned int cpu, void *addr)
{
  (void)cpu;
  fprintf (list, "%llx\n", (unsigned long long)(uintptr_t)addr);
}


static void
translated (plugin_id id, struct qemu_plugin_tb *tb)
{
  size_t i;

  (void)id;
  for (i = 0; i < qemu_plugin_tb_n_insns (tb); i++)
    {
      struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn (tb, i);
      uint64_t addr = qemu_plugin_insn_vaddr (insn);

      if (addr < from || addr >= to)
        continue;
      qemu_plugin_register_vcpu_insn_exec_inline (insn, INLINE_ADD_U64,
                                                  &count, 1);
      if (list)
        qemu_plugin_register_vcpu_insn_exec_cb (insn, executed, CB_NO_REGS,
                                                (void *)(uintptr_t)addr);
    }
}


static void
finished (plugin_id id, void *opaque)
{
  char line[40];

  (void)id;
  (void)opaque;
  snprintf (line, sizeof line, "count %llu\n", (unsigned long long)count);
  qemu_plugin_outs (line);
  if (list)
    fclose (list);
}


__attribute__ ((visibility ("default"))) int
qemu_plugin_install (plugin_id id, const struct qemu_info_t *info,
                     int argc, char **argv)
{
  int i;

  (void)info;
  for (i = 0; i < argc; i++)
    if (!strncmp (argv[i], "from=", 5))
      from = strtoull (argv[i] + 5, NULL, 16);
    else if (!strncmp (argv[i], "to=", 3))
      to = strtoull (argv[i] + 3, NULL, 16);
    else if (!strncmp (argv[i], "list=", 5))
      {
        list = fopen (argv[i] + 5, "w");
        if (!list)
          return -1;
      }
    else
      return -1;
  qemu_plugin_register_vcpu_tb_trans_cb (id, translated);
  qemu_plugin_register_atexit_cb (id, finished, NULL);
  return 0;
}
