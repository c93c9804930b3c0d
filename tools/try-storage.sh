#!/bin/sh
# What a person sees where the disk, the home folder or the kept files are at fault: one line for each.
#
#     cargo build && tools/try-storage.sh [PROGRAM [ARGUMENTS…]]
#
# PROGRAM is target/debug/arbitro unless another is named; ARGUMENTS come first (--lang it). In each
# case one exercise is answered in the terminal. Each line says which fault was made, the status that
# the program ended with, whether the question was asked, and the first lines that it complained with or
# said; WRONG stands before it where that is not what should be, and the script then ends with 1.
# Nothing on the machine is changed: full and read-only disks are small ones in memory, mounted in a
# namespace of the program's own.
#
# Needs Linux and unshare, as root or where users may make namespaces.
set -eu

program=$(realpath "${1:-$(dirname "$0")/../target/debug/arbitro}")
[ $# -eq 0 ] || shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
# The program may lie in the home folder, which is hidden from it once.
cp "$program" "$work/arbitro"
program=$work/arbitro
own_home=$(getent passwd "$(id -u)" | cut -d: -f6)
home=$work/home
data=$home/data/arbitro
config=$home/config/arbitro
history=$data/history.sqlite

if [ "$(id -u)" = 0 ]; then own='unshare --mount'; else own='unshare --map-root-user --mount'; fi

failed=0 well=
unset DISPLAY WAYLAND_DISPLAY WAYLAND_SOCKET
export LC_ALL=C.UTF-8

# Answers one exercise after a preparation in a mount namespace of its own, and says what came of it.
# The exercise should be asked and the program end in peace. What it says first should be the same as
# where all is well (`same`), or something else (`told`), in which these words stand (any others).
try() {
    fault=$1 should=$2 before=$3
    shift 3
    status=0
    # The preparation sees the variables of this script, the program a home of its own.
    export home data config history own_home
    $own sh -c '
        eval "$1"
        shift
        printf "\n" | HOME=${HOME_OF-$home} XDG_DATA_HOME=${DATA_OF-$home/data} XDG_CONFIG_HOME=${CONFIG_OF-$home/config} "$@"
        status=$?
        exit $status
    ' sh "$before" "$program" "$@" drill --item JC1-0G00-05S >"$work/said" 2>"$work/complaint" || status=$?
    asked=no
    if grep -q 'JC1-0G00-05S' "$work/said"; then asked=yes; fi
    complaint=$(cat "$work/complaint" "$work/said" | head -n 4 | tr '\n' '|' | cut -c 1-300)
    first=$(cat "$work/complaint" "$work/said" | head -n 1)
    : "${well:=$first}"
    right=no wrong=
    case $should in
    same) if [ "$first" = "$well" ]; then right=yes; fi ;;
    told) if [ "$first" != "$well" ]; then right=yes; fi ;;
    *) case $first in *"$should"*) right=yes ;; esac ;;
    esac
    if [ "$status" != 0 ] || [ "$asked" = no ] || [ "$right" = no ]; then wrong='WRONG ' failed=1; fi
    printf '%s%-34s status %-3s  asked %-3s  %s\n' "$wrong" "$fault" "$status" "$asked" "$complaint"
}

# A history and settings as after a first start.
begin() {
    rm -rf "$home"
    mkdir -p "$home"
    printf '\n' | HOME=$home XDG_DATA_HOME=$home/data XDG_CONFIG_HOME=$home/config \
        "$program" "$@" drill --item JC1-0G00-05S --learner Anna >/dev/null 2>&1
}

begin "$@"; try 'all is well' same ':' "$@"
begin "$@"; try 'no home folder' told 'mount -t tmpfs -o ro tmpfs "$own_home"; HOME_OF= DATA_OF= CONFIG_OF=' "$@"
begin "$@"; try 'a home that is not there' told 'HOME_OF=/proc/nowhere DATA_OF=/proc/nowhere/data CONFIG_OF=/proc/nowhere/config' "$@"
rm -rf "$home"; mkdir -p "$home"
try 'read-only home, first start' told 'mount -t tmpfs -o ro,size=64k tmpfs "$home"' "$@"
begin "$@"; try 'read-only history' told 'mount --bind "$data" "$data" && mount -o remount,ro,bind "$data"' "$@"
begin "$@"; try 'read-only settings' same 'mount --bind "$config" "$config" && mount -o remount,ro,bind "$config"' "$@"
rm -rf "$home"; mkdir -p "$home"
try 'full disk, first start' told 'mount -t tmpfs -o size=16k tmpfs "$home"; cat /dev/zero >"$home/full" 2>/dev/null || :' "$@"
begin "$@"; try 'full disk, later' told '
    cp -r "$home" "$home.kept"; mount -t tmpfs -o size=256k tmpfs "$home"; cp -r "$home.kept/." "$home"; rm -rf "$home.kept"
    cat /dev/zero >"$home/full" 2>/dev/null || :' "$@"
begin "$@"; try 'damaged history' damaged-1 'printf "rubbish%.0s" $(seq 500) >"$history"' "$@"
begin "$@"; try 'history cut in two' damaged-1 'truncate -s 5000 "$history"' "$@"
begin "$@"; try 'a folder in place of the history' damaged-1 'rm -f "$history"*; mkdir "$history"' "$@"
begin "$@"; try 'damaged settings' same 'printf "((((\377\376" >"$config/settings.ron"' "$@"
begin "$@"; try 'settings of 100 MB' same 'truncate -s 100M "$config/settings.ron"' "$@"
exit "$failed"
