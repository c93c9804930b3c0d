# Sourced by try-windows.sh: the installer without a person: in, used, again, and out.

setup=$WINDOWS/arbitro-$VERSION-setup.exe
installed=$USER_FOLDER/AppData/Local/Programs/Arbitro
key='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Arbitro'

# Every file of the computer, and every entry of the user's registry. An uninstaller of NSIS copies itself
# into the folder of temporary files, since no program of Windows can delete itself.
state() {
    (cd "$WINEPREFIX/drive_c" && find . | grep -v '/Temp/~nsu' | sort) >"$work/$1.files"
    wine reg export HKCU "$work/$1.reg" /y >/dev/null
    iconv -f UTF-16 -t UTF-8 "$work/$1.reg" | tr -d '\r' >"$work/$1.keys"
}
new() { diff "$work/$1" "$work/$2" | grep '^[<>]'; }
value() { wine reg query "$key" /v "$1" | tr -d '\r' | sed -n "s/^ *$1 *REG_[A-Z]* *//p"; }
silently() { wine "$@" /S >/dev/null 2>&1; }

rm -rf "$PROFILE"
# On Windows these are there.
mkdir -p "$USER_FOLDER/AppData/Local/Programs"
wine reg add "${key%\\*}" /f >/dev/null
state before
silently "$setup"
state in
only_its_own() {
    ! new before.files in.files | grep -v '^> ./users/[^/]*/AppData/Local/Programs/Arbitro\(/\|$\)\|Start Menu/Programs/Arbitro\.lnk$' &&
        diff <(new before.keys in.keys | grep '\[') - <<<"> [HKEY_CURRENT_USER${key#HKCU}]"
}
tell 'setup /S: nothing but its folder, the start menu and one key' only_its_own
no_association() { ! new before.keys in.keys | grep -i 'classes\|\.ron\|\.pbn'; }
tell '  no kind of file is associated' no_association
same_files() {
    diff <(cd "$WINDOWS/$portable" && find . -type f | grep -vE '^./(portable|README)\.txt$' | sort) \
        <(cd "$installed" && find . -type f | grep -vx ./uninstall.exe | sort) && cmp "$WINDOWS/arbitro.exe" "$installed/arbitro.exe"
}
tell '  the files of the portable folder, but what makes it one' same_files
listed() {
    local size
    size=$(($(value EstimatedSize))) || return 1
    echo "$(value DisplayName), $(value DisplayVersion), $(value Publisher), $(value DisplayIcon), $size"
    [ "$(value DisplayName), $(value DisplayVersion), $(value Publisher)" = "Arbitro, $VERSION, The Arbitro developers" ] &&
        [ -e "$(winepath -u "$(value DisplayIcon)")" ] &&
        [ "$((size / 1000))" = "$(($(du -ks --apparent-size "$installed" | cut -f 1) / 1000))" ]
}
tell '  in the list of apps: name, version, publisher, icon, size' listed

typed '\n'
installed_drill() { (cd "$work/windows" && wine "$installed/arbitro.exe" "${drill[@]}" "$@" <"$work/typed" >"$work/windows.out" 2>&1); }
installed_drill --learner Zoé
tell '  the installed program keeps answers' kept "$PROFILE/data/history.sqlite" 1
(cd "$work/windows" && wine "$installed/arbitro.exe" --lang it check "$(winepath -w "$installed/lessons")" >"$work/windows.out" 2>"$work/windows.err"; echo "status $?" >>"$work/windows.err")
tell '  its lessons are clean' grep -q 'nessun errore' "$work/windows.out"

# Again, as a newer version over an older: what the older alone had is gone, what is the learner's stays.
cp -R "$PROFILE" "$work/profile"
echo mine >"$installed/my own.txt"
silently "$setup"
upgraded() { diff -r "$PROFILE" "$work/profile" && same_files_and_mine; }
same_files_and_mine() { [ -e "$installed/my own.txt" ] && [ -e "$installed/uninstall.exe" ] && [ "$(value DisplayVersion)" = "$VERSION" ]; }
tell 'setup /S again: settings, history and a file of the user stay' upgraded
rm "$installed/my own.txt"

# While it runs, nothing is done.
mkfifo "$work/waits"
(cd "$work/windows" && exec wine "$installed/arbitro.exe" drill <"$work/waits" >"$work/asked" 2>&1) &
program=$!
exec 9>"$work/waits"
until grep -q . "$work/asked"; do sleep 0.05; done
status=0
silently "$setup" || status=$?
refused() { [ "$status" = 2 ] && cmp "$WINDOWS/arbitro.exe" "$installed/arbitro.exe"; }
tell "setup /S while it runs: status $status, nothing is changed" refused
exec 9>&-
wait "$program" || :

# Its copy goes on after it has ended.
silently "$installed/uninstall.exe"
for _ in $(seq 100); do
    [ -e "$installed" ] || break
    sleep 0.1
done
state out
promised() { ! { new before.files out.files | grep -v '/AppData/Roaming/arbitro\(/\|$\)' || new before.keys out.keys; }; }
tell 'uninstall /S: nothing is left' promised
tell '  but the answers' kept "$PROFILE/data/history.sqlite" "$(count "$work/profile/data/history.sqlite")"
