#!/bin/sh
# t-series.sh - Test that patches/ is what the tree exports
# Copyright (C) 2026 camellia-simd developers
# SPDX-License-Identifier: LGPL-2.1-or-later

# Without building; scripts/check-series alone does that, too.

srcdir=${srcdir:-$(dirname "$0")/..}
skipped=0
for target in libgcrypt-1.12 libgcrypt-1.11; do
  "$srcdir/scripts/check-series" --form-only --target $target
  case $? in
    0) ;;
    77) skipped=1 ;;
    *) exit 1 ;;
  esac
done
[ $skipped = 0 ] || exit 77
