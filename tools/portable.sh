#!/bin/sh
# Makes a folder that can be carried on a stick: the program, its lessons, what to read first, the
# licences, and the file that keeps everything inside the folder.
#
#     tools/portable.sh [--no-build | --built TARGET] [FOLDER]
#
# FOLDER (target/portable unless named) then holds arbitro-<version>-<target>/. With --no-build it
# takes target/dist/arbitro as it is, with --built what was built for another system before
# (tools/windows.sh). CARGO_TARGET_DIR is obeyed. On Windows run it from the shell that comes with git.
set -eu
cd "$(dirname "$0")/.."

target=${CARGO_TARGET_DIR:-target}
built=$target/dist
build=yes system=
case ${1:-} in
--no-build)
    build=no
    shift
    ;;
--built)
    build=no system=$2 built=$target/$2/dist
    shift 2
    ;;
esac
into=${1:-$target/portable}
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
: "${system:=$(rustc -vV | sed -n 's/^host: //p')}"
# Windows opens a text by the end of its name.
case $system in *windows*) end=.exe text=.txt ;; *) end= text= ;; esac

if [ "$build" = yes ]; then
    cargo build --profile dist --locked
    if [ -n "$end" ]; then
        cargo build --profile dist --manifest-path packaging/windows/Cargo.toml --target-dir "$target"
    fi
fi

folder=$into/arbitro-$version-$system
if [ -e "$folder" ]; then
    echo "$folder is there already; answers may be in it" >&2
    exit 1
fi
mkdir -p "$folder/licences"
cp "$built/arbitro$end" "$folder/"
if [ -n "$end" ]; then cp "$built/arbitro-window$end" "$folder/"; fi
cp -R lessons "$folder/lessons"
cp packaging/portable/portable.txt packaging/portable/README.txt "$folder/"
for licence in LICENSE-MIT LICENSE-APACHE; do cp "$licence" "$folder/$licence$text"; done
cp assets/fonts/LICENSE-*.txt assets/licences/*.tsv "$folder/licences/"
echo "$folder"
