#!/bin/sh
# Shows that the program speaks to no other computer: runs it under strace and fails if it makes a
# socket of another family than AF_UNIX, which never leaves the computer. Then it lets phones vote, as
# a teacher does with the keys, and fails unless there is exactly one listener, at one address, and
# no connection outwards.
#
#     cargo build && tools/no-network.sh [PROGRAM]
#
# PROGRAM is target/debug/arbitro unless another is named. Tried are the terminal commands and the
# window, painted by the processor and by OpenGL or Vulkan, on a display of its own: the keys
# open practice, the desk, help and settings. Sockets to the display, to screen readers and to
# the desktop are AF_UNIX. A driver may open a netlink socket (AF_NETLINK) to ask the kernel for
# graphics cards; that is named and allowed, since it reaches the kernel alone.
#
# Needs Linux, strace, Xvfb, xwininfo and xdotool (Debian: strace xvfb x11-utils xdotool); without
# xdotool no keys are pressed, and phones are not tried.
# WAIT=20 gives a window twenty seconds to come, and leaves it open as long.
set -eu

program=${1:-$(dirname "$0")/../target/debug/arbitro}
wait=${WAIT:-8}
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
server=
trap 'kill $server 2>/dev/null || :; rm -rf "$work"' EXIT INT TERM

# A learner of nobody, so that no one's choices are read or written.
export HOME="$work" XDG_CONFIG_HOME="$work" XDG_DATA_HOME="$work" XDG_CACHE_HOME="$work"
export XDG_RUNTIME_DIR="$work"
unset WAYLAND_DISPLAY WAYLAND_SOCKET DISPLAY

failed=0

# What a trace says of sockets: those of the computer itself counted, all others shown.
judge() {
    name=$1 trace=$2
    local_ones=$(grep -c 'socket(AF_UNIX\|socketpair(AF_UNIX' "$trace" || :)
    kernel=$(grep -c 'socket(AF_NETLINK' "$trace" || :)
    others=$(grep 'socket(' "$trace" | grep -v 'socket(AF_UNIX\|socket(AF_NETLINK\|resumed>' || :)
    if [ -n "$others" ]; then
        failed=1
        printf '%-24s NETWORK\n%s\n' "$name" "$others"
    else
        printf '%-24s no network (%s local, %s to the kernel)\n' "$name" "$local_ones" "$kernel"
    fi
}

terminal() {
    name=$1 typed=$2
    shift 2
    printf '%b' "$typed" | strace -f -qq -e trace=network -o "$work/trace" "$program" "$@" \
        >"$work/said" 2>&1 || :
    if [ ! -s "$work/said" ]; then
        failed=1
        printf '%-24s said nothing\n' "$name"
    fi
    judge "$name" "$work/trace"
}

terminal 'score' '' score '4SX by W, 9 tricks' --vul NS
terminal 'drill' '1\n??\n2\n' drill --items 3
terminal 'lesson' '\n\n\n' lesson double
terminal 'check' '' check "$root/lessons"
terminal 'sheet' '' sheet double -o "$work/double.pdf"
terminal 'judge' '{"ask":"board","number":2}\n' judge

rm -f "$work/number"
Xvfb -noreset -displayfd 3 -screen 0 1280x800x24 3>"$work/number" 2>/dev/null &
server=$!
until [ -s "$work/number" ]; do sleep 0.1; done
DISPLAY=:$(cat "$work/number")
export DISPLAY

# window NAME KEYS JUDGE ARGUMENTS…: the window, these keys in it, and what its trace has to show.
window() {
    name=$1 keys=$2 shows=$3
    shift 3
    setsid strace -f -qq -e trace=network -o "$work/trace" "$program" "$@" \
        </dev/null >"$work/said" 2>&1 &
    group=$!
    seen=no
    for _ in $(seq "$((wait * 5))"); do
        sleep 0.2
        if xwininfo -name Arbitro 2>/dev/null | grep -q IsViewable; then
            seen=yes
            break
        fi
    done
    if [ "$seen" = yes ] && [ -n "$(which xdotool 2>/dev/null)" ]; then
        for key in $keys; do
            xdotool key "$key" 2>/dev/null || :
            sleep 0.3
        done
    fi
    sleep "$wait"
    kill -- "-$group" 2>/dev/null || :
    wait "$group" 2>/dev/null || :
    if [ "$seen" = no ]; then
        failed=1
        printf '%-24s no window: %s\n' "$name" "$(head -n 2 "$work/said" | tr '\n' ' ')"
    fi
    "$shows" "$name" "$work/trace"
}

# What a trace says while phones vote: one listener, which is not at all addresses, and no connection.
listens() {
    name=$1 trace=$2
    listeners=$(grep -c '^[0-9]* *listen(.*= 0' "$trace" || :)
    places=$(grep 'bind(.*AF_INET.*= 0' "$trace" | sed 's/.*sin_port=htons(\([0-9]*\)).*inet_addr("\([0-9.]*\)").*/\2:\1/' || :)
    outwards=$(grep 'connect(' "$trace" | grep -v 'AF_UNIX' || :)
    if [ "$listeners" != 1 ] || [ -z "$places" ] || [ "${places#0.0.0.0}" != "$places" ] || [ -n "$outwards" ]; then
        failed=1
        printf '%-24s %s listeners at %s; outwards: %s\n' "$name" "$listeners" "${places:-no address}" "${outwards:-none}"
    else
        printf '%-24s one listener at %s, no connection outwards\n' "$name" "$places"
    fi
}

keys='F3 Escape F1 Escape question Escape Tab Return Tab Return'
window 'window, --software' "$keys" judge --lang en --software
window 'window, --graphics' "$keys" judge --lang en --graphics
window 'class without phones' 'Right Right Right Right' judge --lang en --software --projector --lesson double
if [ -n "$(which xdotool 2>/dev/null)" ]; then
    window 'class with phones' 'Right q Return Right' listens --lang en --software --projector --lesson double
fi

exit "$failed"
