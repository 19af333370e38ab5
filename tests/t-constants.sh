#!/bin/sh
# t-constants.sh - Are the committed constants what the script derives?
# Copyright (C) 2026 camellia-simd developers
# SPDX-License-Identifier: LGPL-2.1-or-later
srcdir=${srcdir:-.}
header=$srcdir/cipher/camellia-simd/common/camellia-simd-constants.h
if ! "${PYTHON:-python3}" -c 'import sys; sys.exit(sys.version_info < (3, 5))' 2>/dev/null
then
  echo "SKIP: no Python 3 to derive the constants with"
  exit 77
fi
"${PYTHON:-python3}" "$srcdir/scripts/gen-constants" --check "$header" || {
  echo "FAIL: $header is not what scripts/gen-constants derives"
  exit 1
}
# The check must be able to fail.
tmp=${TMPDIR:-/tmp}/t-constants.$$
trap 'rm -f "$tmp"' 0
sed 's/0xc5c5c5e2/0xc5c5c5e3/' "$header" >"$tmp"
if "${PYTHON:-python3}" "$srcdir/scripts/gen-constants" --check "$tmp" 2>/dev/null
then
  echo "FAIL: a changed constant goes unnoticed"
  exit 1
fi
echo "PASS: constants"
