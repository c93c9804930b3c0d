#!/usr/bin/env bash
# What tools/windows.sh has built, tried under Wine: one line for each case.
#
#     tools/windows.sh && tools/try-windows.sh [--window]
#
# The same sources are built for Linux, and both programs are given the same to do. What they write is
# compared byte for byte, but for "\" in paths and ".exe"; WRONG stands before a case that is not as it should
# be, and the script then ends with 1. With --window it is the window that is tried, see there.
#
# Wine is not Windows: docs/windows.md says what is left to try there. Wine 8 lacks a library that
# every program in Rust asks for random numbers; Windows has it, and here a few lines of C stand in.
# Nothing on the machine is changed: Wine's C: is a temporary folder, a full disk and a read-only
# one are small ones in memory, mounted in a namespace of the script's own.
#
# Needs Debian, where it installs what is missing, and unshare, as root or where users may make
# namespaces. CARGO_TARGET_DIR is obeyed.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/need.sh

if [ "${1:-}" != --inside ]; then
    need wine64 wine gcc-mingw-w64-x86-64-win32 binutils-mingw-w64-x86-64 sqlite3 python3 python3-xlib locales unzip \
        xvfb xauth xdotool xclip imagemagick
    questions=$(realpath -m "${CARGO_TARGET_DIR:-target}")/questions.jsonl
    if [ "${1:-}" = --window ]; then
        cargo build --locked
    else
        cargo build --locked --no-default-features --features paper
        # What the tests ask the engine: every worked case.
        rm -f "$questions"
        ARBITRO_QUESTIONS=$questions cargo test --quiet --locked --no-default-features --features paper \
            --test suite -- judge:: >/dev/null
    fi
    as_root=()
    [ "$(id -u)" = 0 ] || as_root=(--map-root-user)
    exec unshare "${as_root[@]}" --mount "$PWD/tools/try-windows.sh" --inside "$@"
fi
shift

BUILT=$(realpath "${CARGO_TARGET_DIR:-target}")
LINUX=$BUILT/debug/arbitro
WINDOWS=$PWD/target/windows
VERSION=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
work=$(mktemp -d)
began=$SECONDS failed=0 cases=0

# Wine writes into the home folder what it thinks a desktop wants to know.
unset DISPLAY WAYLAND_DISPLAY WAYLAND_SOCKET XDG_CONFIG_HOME XDG_DATA_HOME
export HOME=$work/home LC_ALL=C.UTF-8 TZ=UTC
export WINEPREFIX=$work/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe='
trap 'wineserver -k 2>/dev/null || :; kill $(jobs -p) 2>/dev/null || :; rm -rf "$work"' EXIT INT TERM
mkdir "$HOME" "$WINEPREFIX"
# The server of Wine stays between two programs.
wineserver -p
wine wineboot --init >/dev/null 2>&1
cat >"$work/random.c" <<'C'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) { return SystemFunction036(data, (ULONG)length); }
C
x86_64-w64-mingw32-gcc -shared -o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" "$work/random.c" -ladvapi32
USER_FOLDER=$WINEPREFIX/drive_c/users/$(id -un)
PROFILE=$USER_FOLDER/AppData/Roaming/arbitro

# tell CASE COMMAND…: one line; the case is as it should be if the command succeeds.
tell() {
    local name=$1 wrong=
    shift
    cases=$((cases + 1))
    if ! "$@" >"$work/told" 2>&1; then wrong='WRONG ' failed=1; fi
    printf '%s%s\n' "$wrong" "$name"
    if [ -n "$wrong" ]; then head -n 12 "$work/told" | sed 's/^/      /'; fi
}

# linux, windows ARGUMENTS…: the program, in a folder of its own that begins the same; what it writes
# and its status are in files.
linux() { run linux "$LINUX" "$@"; }
windows() { run windows wine "$WINDOWS/arbitro.exe" "$@"; }
run() {
    local system=$1 status=0
    shift
    (cd "$work/$system" && "$@" <"$work/typed" >"$work/$system.out" 2>"$work/$system.err") || status=$?
    echo "status $status" >>"$work/$system.err"
}
typed() { printf "$@" >"$work/typed"; }
typed ''

alike() {
    local stream
    for stream in out err; do
        # The help names the file that was called.
        sed -i 's,\\,/,g; s/arbitro\.exe/arbitro/g' "$work/windows.$stream"
        sed -i 's,\\,/,g' "$work/linux.$stream"
        diff -a "$work/linux.$stream" "$work/windows.$stream" || return 1
    done
}
# same ARGUMENTS…: both programs say the same.
same() {
    linux "$@"
    windows "$@"
    tell "$(head -c 70 <<<"arbitro $*" | tr '\n' ' ')" alike
}

# What both find in their folder.
begin() {
    local system
    for system in linux windows; do
        rm -rf "${work:?}/$system"
        mkdir -p "$work/$system"
        cp -R lessons tests/data/pbn tests/data/boards "$work/$system/"
        # The lessons without the exercises that are drawn by the clock.
        mkdir "$work/$system/own"
        for lesson in lessons/*/*.ron; do
            sed '/^        \(recap\|practise\)(/d' "$lesson" >"$work/$system/own/$(basename "$lesson")"
        done
    done
    rm -rf "$HOME/.config/arbitro" "$HOME/.local/share/arbitro" "$PROFILE"
}
begin

if [ "${1:-}" = --window ]; then
    . tools/try-windows/window.sh
else
    . tools/try-windows/terminal.sh
    . tools/try-windows/files.sh
    . tools/try-windows/installer.sh
fi

printf '%d cases in %d seconds\n' "$cases" "$((SECONDS - began))"
exit "$failed"
