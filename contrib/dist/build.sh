#!/usr/bin/env bash
# One program for every 64-bit Linux: built for two kinds of processors, joined in one file that needs no library of the system.
#   contrib/dist/build.sh OUTPUT
set -euo pipefail
cd "$(dirname "$0")/../.."
output=$1
paths=target/paths
cargo=${CARGO:-cargo}

# The program for a kind of processor as one object with one name to call; what else it defines is its own affair.
#   path NAME PROCESSOR
path() {
    local name=$1 processor=$2
    RUSTFLAGS="-C target-cpu=$processor -C target-feature=+crt-static" "$cargo" rustc --locked --profile dist -p lucena-dist --lib --crate-type staticlib \
        --target x86_64-unknown-linux-gnu --target-dir "$paths/$processor"
    ld -r --gc-sections --force-group-allocation -e lucena_main -u lucena_main -o "$paths/$name.o" "$paths/$processor/x86_64-unknown-linux-gnu/dist/liblucena_dist.a"
    objcopy --strip-debug --redefine-sym "lucena_main=lucena_$name" --keep-global-symbol "lucena_$name" "$paths/$name.o"
}

mkdir -p "$paths"
path any x86-64
path v3 x86-64-v3

# Rust's own linker loses the start-up code of a static program that is joined from such objects.
rustc --edition 2024 -C opt-level=2 -C target-cpu=x86-64 -C target-feature=+crt-static -C strip=symbols \
    -C link-args="$paths/any.o $paths/v3.o -Wl,-Bstatic,--start-group -lm -lc -lgcc -lgcc_eh -Wl,--end-group -fuse-ld=bfd" \
    -o "$output" contrib/dist/choose.rs
