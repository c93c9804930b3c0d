#!/usr/bin/env bash
# Lets a class of twelve phones vote in a lesson of the real program, and reads the code on the wall as
# a phone does. Run it before a release: it takes two minutes, and needs to be root, for a network
# of its own in which every phone has an address.
#
#     cargo build && tools/try-phones.sh [PROGRAM]
#
# PROGRAM is target/debug/arbitro unless another is named. Pictures of the phones and of the window are
# put into target/phones. What is missing is installed on Debian.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/need.sh

if [ "${1:-}" != --inside ]; then
    program=$(realpath "${1:-target/debug/arbitro}")
    need chromium xvfb x11-utils x11-apps xdotool imagemagick zbar-tools iproute2 util-linux procps
    npm --prefix tests/web ci --no-audit --no-fund --loglevel=error
    exec unshare --net "$0" --inside "$program"
fi
program=$2
pictures=$PWD/target/phones
rm -rf "$pictures"
mkdir -p "$pictures"

# Two addresses of the computer: the one that is chosen answers, the other refuses. The phones have
# addresses of their own.
ip link set lo up
for network in room other veth-phones; do
    ip link add "$network" type veth peer name "$network-2"
    ip link set "$network" up
    ip link set "$network-2" up
done
ip address add 10.77.0.1/24 dev room
ip address add 192.168.99.1/24 dev other
for phone in $(seq 100 111); do ip address add "10.77.0.$phone/32" dev veth-phones; done

work=$(mktemp -d)
export HOME=$work XDG_CONFIG_HOME=$work XDG_DATA_HOME=$work XDG_CACHE_HOME=$work XDG_RUNTIME_DIR=$work
unset WAYLAND_DISPLAY WAYLAND_SOCKET DISPLAY
trap 'kill $(jobs -p) 2>/dev/null || :; rm -rf "$work"' EXIT
Xvfb -noreset -displayfd 3 -screen 0 1280x720x24 3>"$work/number" 2>/dev/null &
until [ -s "$work/number" ]; do sleep 0.1; done
DISPLAY=:$(cat "$work/number")
export DISPLAY

fail() {
    echo "$*" >&2
    exit 1
}
# picture NAME: of the window.
picture() {
    xwd -silent -root | convert xwd:- "$pictures/$1.png"
}
# code NAME: what a phone reads from the window.
code() {
    picture "$1"
    zbarimg --quiet --raw "$pictures/$1.png" || :
}
# listeners: the addresses at which the program listens.
listeners() {
    ss -Hltnp | grep -c "pid=$window," || :
}

"$program" --lang en --software --projector --lesson double >"$work/said" 2>&1 &
window=$!
for _ in $(seq 100); do
    xwininfo -name Arbitro 2>/dev/null | grep -q IsViewable && break
    sleep 0.2
done
sleep 2
[ "$(listeners)" = 0 ] || fail "it listens before the teacher lets phones vote"

xdotool key q
sleep 1
picture asked
xdotool key Return
sleep 2
address=$(code invited)
[ -n "$address" ] || fail "no code can be read from the slide"
[ "$(listeners)" = 1 ] || fail "not one listener"
case $address in
http://10.77.0.1:*) other=${address/10.77.0.1/192.168.99.1} ;;
http://192.168.99.1:*) other=${address/192.168.99.1/10.77.0.1} ;;
*) fail "the address is $address" ;;
esac
curl -sf -o /dev/null "$address" || fail "$address does not answer"
if curl -s -o /dev/null --max-time 5 "$other"; then fail "$other answers too"; fi
xdotool key Right
sleep 1
small=$(code beside)
[ "$small" = "$address" ] || fail "the small code says “$small”, not “$address”"
xdotool key q
sleep 1

node tests/web/class.mjs "$address" "$pictures"

picture closed
xdotool key Escape
sleep 1
xdotool key Tab Tab Return
sleep 3
[ "$(listeners)" = 0 ] || fail "it still listens after the lesson"
votes=$(find "$work" -name 'double-*.txt' -exec cat {} +)
counted=$(sed -n 's/.*[: ]\([0-9]*\) ([0-9]* %).*/\1/p' <<<"$votes" | awk '{ sum += $1 } END { print sum + 0 }')
[ "$counted" = 11 ] || fail "the file of votes has not eleven votes: $votes"
echo "the codes were read, one listener at $address, $counted votes in the file"
