#!/usr/bin/env bash
# The app for Windows, built on Debian. In target/windows are then
#
#   arbitro.exe, arbitro-window.exe          the two programs; see packaging/README.md
#   arbitro-<version>-<target>.zip           a folder that keeps everything in itself, and that folder
#   arbitro-<version>-setup.exe              an installer
#
#     tools/windows.sh
#
# Debian has no standard library for this target: it is compiled with the program. What is missing is
# installed. CARGO_TARGET_DIR is obeyed. tools/try-windows.sh tries what was built.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/need.sh

TARGET=x86_64-pc-windows-gnu
BUILT=$(realpath -m "${CARGO_TARGET_DIR:-target}")
OUT=$PWD/target/windows

need rustc-web cargo-web rust-web-src gcc-mingw-w64-x86-64-win32 g++-mingw-w64-x86-64-win32 nsis zip imagemagick

# compile ARGUMENTS…: a program for Windows, by cargo.
compile() {
    # -Zbuild-std is for nightly compilers; the variable lets Debian's do it too.
    env PATH="/usr/bin:$PATH" RUSTC_BOOTSTRAP=1 \
        CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc \
        CC_x86_64_pc_windows_gnu=x86_64-w64-mingw32-gcc AR_x86_64_pc_windows_gnu=x86_64-w64-mingw32-ar \
        cargo build --locked --profile dist --target "$TARGET" --target-dir "$BUILT" \
        -Zbuild-std=std,panic_unwind "$@"
}
compile
compile --manifest-path packaging/windows/Cargo.toml

rm -rf "$OUT"
mkdir -p "$OUT"
cp "$BUILT/$TARGET"/dist/arbitro{,-window}.exe "$OUT"
folder=$(CARGO_TARGET_DIR=$BUILT tools/portable.sh --built "$TARGET" "$OUT")
(cd "$OUT" && zip -qr9X "$(basename "$folder").zip" "$(basename "$folder")")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The picture beside the first page and the last, in the size that NSIS wants.
convert -size 164x314 xc:white assets/icon/arbitro-128.png -gravity north -geometry +0+24 -composite "BMP3:$work/side.bmp"
# The files that the installer brings, then their folders, the deepest first.
(
    cd "$folder"
    find . -type f | sed 's,^\./\(.*\),Delete "$INSTDIR\\\1",; s,/,\\,g'
    find . -mindepth 1 -depth -type d | sed 's,^\./\(.*\),RMDir "$INSTDIR\\\1",; s,/,\\,g'
) | grep -vE '\\(portable|README)\.txt"$' >"$work/gone.nsh"
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
makensis -V2 -WX "-DVERSION=$version" "-DFOLDER=$folder" "-DGONE=$work/gone.nsh" \
    "-DSIDE=$work/side.bmp" "-DOUT=$OUT/arbitro-$version-setup.exe" packaging/windows/installer.nsi

(cd "$OUT" && stat -c '%10s  %n' -- *.exe *.zip)
