#!/usr/bin/env bash
# What a release gives Linux: an archive and a package for Debian and its kin, of what `make install-files` installs, with their checksums.
#   contrib/dist/package.sh PROGRAM FOLDER
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$1
folder=$2
fact() { sed -n "s/^$1 = \"\(.*\)\"/\1/p" Cargo.toml | head -1; }
version=$(fact version)
name=lucena-$version-linux-x86_64
deb=lucena_${version}_amd64.deb
# The same sources give the same archives.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH
umask 022

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

make --no-print-directory install-files FAST="$program" DESTDIR="$work/$name" PREFIX= > /dev/null
cp README.md README.pt-BR.md CHANGELOG.md COPYING "$work/$name/"
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -C "$work" -c "$name" | xz -9 -T1 > "$folder/$name.tar.xz"

root=$work/deb
make --no-print-directory install-files FAST="$program" DESTDIR="$root" PREFIX=/usr > /dev/null
documents=$root/usr/share/doc/lucena
rm "$documents/COPYING"
fill() {
    sed -e "s|@VERSION@|$version|" -e "s|@HOMEPAGE@|$(fact homepage)|" -e "s|@REPOSITORY@|$(fact repository)|" \
        -e "s|@MAINTAINER@|$(fact maintainer)|" -e "s|@KILOBYTES@|$(du -sk "$root" | cut -f1)|" \
        "contrib/packaging/debian/$1"
}
fill copyright > "$documents/copyright"
gzip -9n < CHANGELOG.md > "$documents/changelog.gz"
find "$root/usr/share/man" -name '*.1' -exec gzip -9n {} +
mkdir "$root/DEBIAN"
fill control > "$root/DEBIAN/control"
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum > DEBIAN/md5sums)
dpkg-deb --root-owner-group -Zxz -z9 --build "$root" "$folder/$deb" > /dev/null

cd "$folder"
sha256sum "$name.tar.xz" "$deb" | tee "SHA256SUMS"
ls -l "$name.tar.xz" "$deb" | awk '{ printf "%6.2f MB  %s\n", $5 / 1e6, $9 }'
