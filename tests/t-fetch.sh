#!/bin/sh
# t-fetch.sh - Test where scripts/build-libgcrypt gets its archives
# Copyright (C) 2026 camellia-simd developers
# SPDX-License-Identifier: LGPL-2.1-or-later

# A server on this machine stands for the project's site: with a wrong file,
# without the file, and, if the archives are at hand, with the right ones.

srcdir=${srcdir:-$(dirname "$0")/..}
srcdir=$(cd "$srcdir" && pwd)
PYTHON=${PYTHON:-python3}
build=$srcdir/scripts/build-libgcrypt
file=libgcrypt-1.12.4.tar.bz2
error=libgpg-error-1.61.tar.bz2

if ! "$PYTHON" -c '' 2>/dev/null; then
  echo "SKIP: no Python for the server"
  exit 77
fi
if ! command -v curl >/dev/null && ! command -v wget >/dev/null; then
  echo "SKIP: neither curl nor wget"
  exit 77
fi

T=$(mktemp -d) || exit 1
server=
trap 'kill $server 2>/dev/null; rm -rf "$T"' EXIT
trap 'exit 1' INT TERM

have=
for d in ${DISTDIR:+"$DISTDIR"} "$srcdir/distfiles"; do
  [ -f "$d/$file" ] && [ -f "$d/$error" ] && { have=$d; break; }
done

for w in wrong right; do
  mkdir -p "$T/www/$w/libgcrypt" "$T/www/$w/libgpg-error"
done
echo "not an archive" >"$T/www/wrong/libgcrypt/$file"
if [ -n "$have" ]; then
  cp "$have/$file" "$T/www/right/libgcrypt"
  cp "$have/$error" "$T/www/right/libgpg-error"
fi
cat >"$T/server.py" <<'END'
import functools, http.server, sys
h = functools.partial(http.server.SimpleHTTPRequestHandler,
                      directory=sys.argv[1])
s = http.server.HTTPServer(('127.0.0.1', 0), h)
print(s.server_address[1], flush=True)
s.serve_forever()
END
"$PYTHON" "$T/server.py" "$T/www" >"$T/port" 2>/dev/null &
server=$!
i=0
while [ ! -s "$T/port" ]; do
  i=$((i + 1))
  [ $i -lt 100 ] || { echo "SKIP: the server does not start"; exit 77; }
  sleep 0.1
done
url=http://127.0.0.1:$(cat "$T/port")

passed=0
failed=0
# expect STATUS TEXT OPTION...
expect ()
{
  want=$1 text=$2; shift 2
  rm -rf "$T/b"
  no_proxy=127.0.0.1 DISTDIR='' "$build" --fetch-only --builddir "$T/b" "$@" \
    >"$T/log" 2>&1
  got=$?
  left=$(find "$T/b" -name '*.bz2*' ! -path '*/log/*' 2>/dev/null | wc -l)
  if [ $got = "$want" ] && { [ $got = 0 ] || [ "$left" = 0 ]; }; then
    echo "PASS: $text"
    passed=$((passed + 1))
  else
    echo "FAIL: $text: status $got, not $want; $left archives kept"
    sed 's/^/  | /' "$T/log"
    failed=$((failed + 1))
  fi
}

expect 4 "a wrong archive on the site" --from site --url "$url/wrong"
expect 3 "no archive on the site" --from site --url "$url/none"
expect 4 "a wrong archive by name" --from site --url "$url/none" \
  --source "$T/www/wrong/libgcrypt/$file"
expect 4 "a folder with a wrong archive" --from site --url "$url/none" \
  --source "$T/www/wrong/libgcrypt"
expect 2 "a source that is not there" --source "$T/nothing"
expect 2 "an unknown version" --version 1.2.3
if [ -n "$have" ]; then
  expect 0 "the right archives on the site" --from site --url "$url/right"
  expect 0 "the right archives in a folder" --from site --url "$url/none" \
    --source "$have"
  expect 0 "a wrong archive in the folder, the right one on the site" \
    --from site --url "$url/right" --source "$T/www/wrong/libgcrypt"
else
  echo "SKIP: no archives at hand for the rest (DISTDIR)"
fi
echo "$passed passed, $failed failed"
[ $failed = 0 ]
