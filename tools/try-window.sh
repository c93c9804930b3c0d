#!/bin/sh
# What a person sees on a machine where the window cannot open: one line for each fault.
#
#     cargo build && tools/try-window.sh [PROGRAM [ARGUMENTS…]]
#
# PROGRAM is target/debug/arbitro unless another is named, ARGUMENTS are for the window (--lang it).
# Each line says which fault was made, whether there was a window after some seconds, which status
# the program ended with (none where it had to be ended), and the first lines it wrote; WRONG stands
# before it where that is not what should be, and the script then ends with 1. A window that opens
# is closed again. Nothing on the machine is changed: libraries are hidden from the
# program alone, in a mount namespace of its own.
#
# Needs Linux, Xvfb, xwininfo (Debian: xvfb x11-utils) and unshare, as root or where users may make
# namespaces. WAIT=10 gives a slow machine ten seconds for its window.
set -eu

program=${1:-$(dirname "$0")/../target/debug/arbitro}
[ $# -eq 0 ] || shift
wait=${WAIT:-5}
failed=0
work=$(mktemp -d)
servers=
trap 'kill $servers 2>/dev/null || :; rm -rf "$work"' EXIT INT TERM

# Starts a display of our own with so many bits a pixel; the server chooses a free number.
serve() {
    rm -f "$work/number"
    # It keeps its state when the last window goes: while it starts anew, it answers nobody.
    Xvfb -noreset -displayfd 3 -screen 0 "1280x800x$1" 3>"$work/number" 2>/dev/null &
    servers="$servers $!"
    until [ -s "$work/number" ]; do sleep 0.1; done
    display=:$(cat "$work/number")
}
serve 16
poor=$display
serve 24

# A learner of nobody, so that no one's choices are read or written.
export HOME="$work" XDG_CONFIG_HOME="$work" XDG_DATA_HOME="$work" XDG_RUNTIME_DIR="$work"
unset WAYLAND_DISPLAY WAYLAND_SOCKET DISPLAY

if [ "$(id -u)" = 0 ]; then own='unshare --mount'; else own='unshare --map-root-user --mount'; fi

# Whether the window is there to be seen: it is made some time before it is shown.
shown() {
    DISPLAY=$display xwininfo -name Arbitro 2>/dev/null | grep -q IsViewable
}

# Runs the program after a preparation, and says what came of it. There should be a window, or none
# and an end in peace; and these words should be said.
try() {
    fault=$1 should=$2 words=$3 before=$4
    shift 4
    : >"$work/status"
    setsid sh -c '
        before=$1 out=$2
        shift 2
        eval "$before"
        "$@" </dev/null
        echo $? >"$out"
    ' sh "$before" "$work/status" "$program" "$@" >"$work/said" 2>&1 &
    group=$!
    window=no
    for _ in $(seq "$((wait * 5))"); do
        sleep 0.2
        if shown; then
            window=yes
            break
        fi
        kill -0 "$group" 2>/dev/null || break
    done
    kill -- "-$group" 2>/dev/null || :
    wait "$group" 2>/dev/null || :
    said=$(head -n 5 "$work/said" | tr '\n' '|' | cut -c 1-400)
    status=$(cat "$work/status") wrong=
    if [ "$window" != "$should" ] || { [ "$window" = no ] && [ "$status" != 0 ]; } ||
        ! grep -qF -e "$words" "$work/said" && [ -n "$words" ]; then
        wrong='WRONG ' failed=1
    fi
    printf '%s%-28s window %-3s  status %-4s  %s\n' "$wrong" "$fault" "$window" "$status" "$said"
}

# The commands that make a library unreadable, wherever the linker finds it.
hide() {
    for name; do
        ldconfig -p | sed -n "s,.*=> \(.*/$name\.so[^ ]*\)\$,mount --bind /dev/null \"\1\" \&\&,p"
    done | tr '\n' ' '
    echo :
}

# The same in a namespace of its own.
without() {
    fault=$1 should=$2 words=$3 hidden=$4
    shift 4
    try "$fault" "$should" "$words" "export DISPLAY=$display; set -- $own sh -c '$hidden; exec \"\$@\"' sh \"\$@\"" "$@"
}

try 'all is well' yes '' "export DISPLAY=$display" "$@"
try 'all is well, --graphics' yes '' "export DISPLAY=$display" --graphics "$@"
try 'all is well, --software' yes '' "export DISPLAY=$display" --software "$@"
try 'no display' no '' ':' --graphics "$@"
try 'no display, --software' no '' ':' --software "$@"
try 'display not there' no '' 'export DISPLAY=:9999' --graphics "$@"
try 'display not there, --software' no '' 'export DISPLAY=:9999' --software "$@"
try 'display of 16 bits' no '' "export DISPLAY=$poor" --graphics "$@"
graphics=$(hide libGL libGLX 'libGLX_[a-z]*' libEGL 'libEGL_[a-z]*' libGLESv2 libvulkan)
without 'no OpenGL, no Vulkan' yes '' "$graphics" --graphics "$@"
without 'the same, --software' yes '' "$graphics" --software "$@"
without 'no Vulkan' yes '' "$(hide libvulkan)" --graphics "$@"
without 'no OpenGL' yes '' "$(hide libGL libGLX libEGL libGLESv2)" --graphics "$@"
for library in libxkbcommon-x11 libxkbcommon libXcursor libXi libX11-xcb libX11 libxcb; do
    without "no $library" no "$library" "$(hide "$library")" --graphics "$@"
    without "no $library, --software" no "$library" "$(hide "$library")" --software "$@"
done
without 'no library of X at all' no libX11 "$(hide libX11 libxcb libXi libXcursor)" --graphics "$@"
exit "$failed"
