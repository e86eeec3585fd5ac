#!/usr/bin/env bash
# Fifty visitors at once on the loopback: delays of calls that need no search, errors, and the growth of memory.
# Usage: contrib/load/run.sh PROGRAM [SECONDS] [CLIENTS]
set -euo pipefail
program=$1 seconds=${2:-30} clients=${3:-50}
if ! command -v wrk >/dev/null; then
  echo "installing wrk" >&2
  if [ "$(id -u)" = 0 ]; then apt-get install -y -q wrk >/dev/null; else sudo apt-get install -y -q wrk >/dev/null; fi
fi
home=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; rm -rf "$home"' EXIT
LUCENA_HOME=$home "$program" serve --port 0 --lang en >"$home/out" &
server=$!
for _ in $(seq 100); do
  address=$(sed -nE 's/.*(http:[^ ]*).*/\1/p' "$home/out")
  [ -n "$address" ] && break
  sleep 0.1
done
memory() { awk '/VmRSS/ {print $2}' "/proc/$server/status"; }
calls="$(dirname "$0")/calls.lua"
# A first round fills caches and pools; growth is counted from there.
PAUSE=0 wrk -t2 -c"$clients" -d5s -s "$calls" "${address%/}" >/dev/null
before=$(memory)
echo "== $clients visitors, each asking about ten times a second, for $seconds seconds"
PAUSE=100 MOST_P99=20 wrk -t2 -c"$clients" -d"${seconds}s" --timeout 10s -s "$calls" "${address%/}" | grep "^requests" || failed=1
echo "memory $before kB before, $(memory) kB after"
echo "== $clients visitors, each asking again as soon as it is answered, for $seconds seconds"
PAUSE=0 wrk -t2 -c"$clients" -d"${seconds}s" --timeout 10s -s "$calls" "${address%/}" | grep -E "Requests/sec|^requests" || failed=1
echo "memory $before kB before, $(memory) kB after"
exit "${failed:-0}"
