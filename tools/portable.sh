#!/bin/sh
# Makes a folder that can be carried on a stick: the program, its lessons, what to read first, the
# licences, and the file that keeps everything inside the folder.
#
#     tools/portable.sh [--no-build] [FOLDER]
#
# FOLDER (target/portable unless named) then holds arbitro-<version>-<target>/. With --no-build it
# takes target/dist/arbitro as it is. CARGO_TARGET_DIR is obeyed. On Windows run it from the
# shell that comes with git.
set -eu
cd "$(dirname "$0")/.."

build=yes
if [ "${1:-}" = --no-build ]; then
    build=no
    shift
fi
target=${CARGO_TARGET_DIR:-target}
into=${1:-$target/portable}
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
host=$(rustc -vV | sed -n 's/^host: //p')
case $host in *windows*) end=.exe ;; *) end= ;; esac

if [ "$build" = yes ]; then
    cargo build --profile dist --locked
    if [ -n "$end" ]; then
        cargo build --profile dist --manifest-path packaging/windows/Cargo.toml --target-dir "$target"
    fi
fi

folder=$into/arbitro-$version-$host
if [ -e "$folder" ]; then
    echo "$folder is there already; answers may be in it" >&2
    exit 1
fi
mkdir -p "$folder/licences"
cp "$target/dist/arbitro$end" "$folder/"
if [ -n "$end" ]; then cp "$target/dist/arbitro-window$end" "$folder/"; fi
cp -R lessons "$folder/lessons"
cp packaging/portable/portable.txt packaging/portable/README.txt "$folder/"
cp LICENSE-MIT LICENSE-APACHE "$folder/"
cp assets/fonts/LICENSE-*.txt assets/licences/*.tsv "$folder/licences/"
echo "$folder"
