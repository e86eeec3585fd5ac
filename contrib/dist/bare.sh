#!/usr/bin/env bash
# A machine with nothing on it but Debian's smallest system: from the artefact to the first explanation, by archive and by package.
#   contrib/dist/bare.sh ARTEFACTS
# Run as root; installs debootstrap if it is not there. The bare system is kept in target/bare for the next time.
set -euo pipefail
cd "$(dirname "$0")/../.."
artefacts=$(realpath "$1")
base=$PWD/target/bare/base
root=$PWD/target/bare/root
[ "$(id -u)" = 0 ] || { echo "chroot needs root"; exit 1; }
command -v debootstrap > /dev/null || { apt-get update -q && apt-get install -y -q debootstrap debian-archive-keyring; } > /dev/null
if ! [ -e "$base/etc/debian_version" ]; then
    mkdir -p "$base"
    debootstrap --variant=minbase bookworm "$base" > target/bare/debootstrap.log || { tail -5 target/bare/debootstrap.log; exit 1; }
fi

fen='r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4'
# Times a stranger's first commands inside the bare system, where nothing of this machine is mounted.
#   stranger NAME COMMANDS
stranger() {
    local begin
    begin=$(date +%s%N)
    chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin FEN="$fen" bash -euc "$2" > target/bare/output.txt 2>&1 ||
        { cat target/bare/output.txt; exit 1; }
    local seconds=$((($(date +%s%N) - begin) / 1000000000))
    grep 'xf7#' target/bare/output.txt || { cat target/bare/output.txt; exit 1; }
    echo "$1: $seconds s" | tee -a target/bare/figures.txt
    [ "$seconds" -lt 60 ] || { echo "more than a minute"; exit 1; }
}

: > target/bare/figures.txt
rm -rf "$root" && cp -a "$base" "$root"
# Debian's smallest system cannot open .xz by itself, so the archive is opened here, as a file manager would.
tar -xJf "$artefacts"/*.tar.xz -C "$root/opt" --strip-components=1
cp "$artefacts"/*.deb "$root/root/"
stranger "archive, first explanation" '/opt/bin/lucena explain --fen "$FEN"'
stranger "package installed, first explanation" 'dpkg -i /root/*.deb; lucena explain --fen "$FEN"'
stranger "the same in Portuguese, with its manual, and removed" \
    'lucena --lang pt explain --fen "$FEN"; test -e /usr/share/man/pt_BR/man1/lucena.1.gz; dpkg -r lucena; ! test -e /usr/bin/lucena'
rm -rf "$root"
echo "== the first explanation in a bare system"
cat target/bare/figures.txt
