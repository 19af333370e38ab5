#!/bin/sh
# autogen.sh - Make configure and the Makefile templates from their sources.
# Copyright (C) 2026 camellia-simd developers
# SPDX-License-Identifier: LGPL-2.1-or-later
set -e
cd "$(dirname "$0")"
for tool in autoconf automake libtoolize
do
  if ! command -v $tool >/dev/null 2>&1
  then
    echo "autogen.sh: $tool not found; install autoconf (2.69 or later)," \
         "automake and libtool" >&2
    exit 1
  fi
done
mkdir -p build-aux m4
exec autoreconf -fi "$@"
