#!/usr/bin/env bash
# What must hold of the program that is given away: it needs no library, both paths search alike, streams, signals and exit status are the program's own.
#   contrib/dist/check.sh PROGRAM
set -euo pipefail
program=$(realpath "$1")
fail() { echo "$1" >&2; exit 1; }

! readelf --dynamic "$program" | grep -q NEEDED || fail "it needs a library"

for processor in best any; do
    printf '%-5s' "$processor"
    LUCENA_PROCESSOR=$processor "$program" bench | tail -1
done | tee /dev/stderr | awk '{ print $2 }' | sort -u | wc -l | grep -qx 1 || fail "the paths search differently"

for processor in best any; do
    export LUCENA_PROCESSOR=$processor
    [ "$(printf 'uci\nquit\n' | "$program" | grep -c uciok)" = 1 ] || fail "no answer on standard output"
    "$program" --no-such-option 2>/dev/null && fail "a mistake without an exit status"
    [ "$("$program" --lang pt --version)" = "$("$program" --lang en --version)" ] || fail "no version"
    # Whoever reads no further ends it without a word; a signal ends it as a signal.
    "$program" --help | head -1 > /dev/null
    "$program" perft 9 > /dev/null & sleep 1; kill -TERM $!
    wait $! && fail "a signal was swallowed" || [ $? = 143 ] || fail "a signal became something else"
done
echo "Both paths are well."
