#! /bin/sh
# t-tools.sh - The measuring programs: output, messages and exit status
# Copyright (C) 2026 camellia-simd developers
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Run in the build directory, as "make check" does.  TOOLS is the directory of
# the programs; EMULATOR is put before them.

tools=${TOOLS:-tests}
failed=0
count=0
out=t-tools.$$.tmp
trap 'rm -f "$out"' 0
trap 'exit 1' 1 2 15
unset CAMELLIA_SIMD_DISABLE_HWF

# run STATUS PROGRAM [ARGUMENT]...: run it, expect STATUS.
run ()
{
  want=$1 what="$*"
  shift
  prog=$1
  shift
  $EMULATOR "$tools/$prog" "$@" >"$out" 2>&1
  got=$?
  count=$((count + 1))
  test "$got" = "$want" && return
  echo "FAIL: $what: exit status $got"
  sed 's/^/  /' "$out"
  failed=$((failed + 1))
}

# has REGEX: the output of the last run has a line that matches it.
has ()
{
  count=$((count + 1))
  grep -q -e "$1" "$out" && return
  echo "FAIL: $what: no line matches '$1'"
  sed 's/^/  /' "$out"
  failed=$((failed + 1))
}

for prog in bench-slope benchmark version; do
  run 0 "$prog" --help
  has '^Usage: '
  has '^  --disable-hwf NAMES '
  run 0 "$prog" --version
  has "^$prog (camellia-simd) [0-9]"
  run 2 "$prog" --no-such-option
  has "^$prog: unknown option '--no-such-option'"
  has '^Usage: '
  run 2 "$prog" --disable-hwf
  has 'lacks an argument'
  run 2 "$prog" --disable-hwf no-such-feature
  has "unknown hardware feature 'no-such-feature'"
  run 2 "$prog" camellia512
  has "unknown a[a-z]* 'camellia512'"
done

run 0 version
for key in version cc ciphers cpu-arch hwflist kernels kernel; do
  has "^$key:"
done
kernel=$(sed -n 's/^kernel:\([^:]*\):.*/\1/p' "$out")
feature=$(sed -n 's/^hwflist:\([^:]*\):.*/\1/p' "$out")

run 0 version --disable-hwf all
has '^hwflist:$'
has '^kernel:none:'
CAMELLIA_SIMD_DISABLE_HWF=all
export CAMELLIA_SIMD_DISABLE_HWF
run 0 version
has '^hwflist:$'
has '^kernel:none:'
CAMELLIA_SIMD_DISABLE_HWF=,${feature:-all}::no-such-feature
run 0 version
has "warning: .*unknown hardware feature 'no-such-feature'"
count=$((count + 1))
if test -n "$feature" && grep "^hwflist:.*\<$feature:" "$out"; then
  echo "FAIL: CAMELLIA_SIMD_DISABLE_HWF=$feature: still there"
  failed=$((failed + 1))
fi
unset CAMELLIA_SIMD_DISABLE_HWF

run 1 bench-slope --disable-hwf all
has 'kernel'
for list in 17 0 "16," x 32-16; do
  run 2 bench-slope --size $list
done
for list in 5-2 0 1- x 1,,2; do
  run 2 bench-slope --blocks $list
done
run 2 bench-slope --modes ECB,XYZ
has "unknown mode 'XYZ'"
run 2 bench-slope --repetitions 0
run 2 bench-slope --compare only-one
run 1 bench-slope --libgcrypt ./no-such-file.so
has 'no-such-file'
run 1 benchmark --libgcrypt ./no-such-file.so

if test "$kernel" = none; then
  echo "SKIP: no kernel runs on this machine: nothing was measured"
else
  run 2 bench-slope --kernel no-such-kernel
  has "no kernel 'no-such-kernel'"
  run 1 bench-slope --kernel "$kernel" --disable-hwf all
  has "kernel '$kernel' needs "
  number='[0-9][0-9]*\.\{0,1\}[0-9]*'
  run 0 bench-slope --csv --repetitions 1 --cpu-mhz 1000 --modes ecb,Ocb \
    cipher camellia128
  for mode in 'ECB enc' 'ECB dec' 'OCB enc' 'OCB dec' 'OCB auth'; do
    has "^cipher,CAMELLIA128,$mode,,,$number,ns/B,$number,MiB/s,$number,c/B,"
  done
  run 0 bench-slope --kernel "$kernel" --repetitions 1 --blocks 1-3,5 \
    --modes CTR camellia256
  has "^ *CTR enc | *5 *$number *$number c/B"
  run 0 bench-slope --compare "$kernel" "$kernel" --repetitions 1 --size 64 \
    --modes CBC camellia192
  has "^ *CBC auth | *64 "
  run 0 benchmark cipher camellia128
  has '^CAMELLIA128 .*ms'
fi

echo "t-tools: $count checks, $failed failed"
test $failed = 0
