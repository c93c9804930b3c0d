# Sourced by try-windows.sh: what is kept, and files of every kind.

here=$work/windows
# count FILE: how many answers are in a sound history. A copy is read: SQLite wants to write beside it.
count() {
    rm -f "$work/copy"*
    cp "$1" "$work/copy" && { [ ! -e "$1-wal" ] || cp "$1-wal" "$work/copy-wal"; }
    [ "$(sqlite3 "$work/copy" 'PRAGMA integrity_check')" = ok ] && sqlite3 "$work/copy" 'SELECT count(*) FROM answers'
}
# kept FILE ANSWERS: the history is sound and has this many answers.
kept() { diff <(count "$1") - <<<"$2"; }
drill=(--lang it drill --item JC1-0G00-05S)
# begins WORDS: the program ended in peace, and said this, in its first lines.
begins() { head -n 4 "$work/windows.out" | grep -q "$1" && grep -qx 'status 0' "$work/windows.err"; }

begin
typed '\n'
windows "${drill[@]}"
tell 'answers are kept in AppData\Roaming\arbitro' kept "$PROFILE/data/history.sqlite" 1
nothing_else() {
    diff <(cd "$USER_FOLDER" && find . -ipath '*arbitro*' -type f | sort) - <<'FILES'
./AppData/Roaming/arbitro/config/settings.ron
./AppData/Roaming/arbitro/data/history.sqlite
./AppData/Roaming/arbitro/data/history.sqlite.lock
FILES
}
tell '  and nowhere else' nothing_else

# Killed in the middle of a drill, thirty times: what was answered is there.
killed=0
mkfifo "$work/keys"
for _ in $(seq 30); do
    : >"$work/asked"
    (cd "$here" && exec wine "$WINDOWS/arbitro.exe" --lang it drill --seed 3 --history killed.sqlite <"$work/keys" >"$work/asked" 2>/dev/null) &
    program=$!
    exec 9>"$work/keys"
    printf '\n\n\n' >&9
    until [ "$(grep -c '^Risposta:' "$work/asked")" -ge 4 ]; do sleep 0.02; done
    kill -9 "$program"
    wait "$program" 2>/dev/null || :
    exec 9>&-
    killed=$((killed + 3))
done
tell "killed thirty times, each in its fourth question" kept "$here/killed.sqlite" "$killed"

# Three copies at once write in one history.
several() {
    local copy
    for copy in 1 2 3; do
        (
            cd "$here"
            for _ in $(seq 6); do
                wine "$WINDOWS/arbitro.exe" "${drill[@]}" --history class.sqlite --learner "Zoé $copy" <"$work/typed"
            done
        ) >"$work/copy-$copy" 2>&1 &
        copies[copy]=$!
    done
    wait "${copies[@]}"
    kept "$here/class.sqlite" 18 && [ "$(sqlite3 "$here/class.sqlite" 'SELECT count(*) FROM learners')" = 3 ]
}
copies=()
tell 'three copies at once, six times each' several

# Names with accents, blanks and signs.
names=('Léa Müller/été à Nîmes' 'Zoë & Ço/50 % (ß)' "l'école/1, 2; 3" '橋牌 ♠♥/сдача')
for name in "${names[@]}"; do
    for system in linux windows; do
        mkdir -p "$work/$system/$(dirname "$name")"
        cp tests/data/boards/night.pbn "$work/$system/$name.pbn"
        cp lessons/auction/double.ron "$work/$system/$name.ron"
        sed 's/format: 1/format: one/' lessons/auction/double.ron >"$work/$system/$name bad.ron"
    done
    typed '\n'
    same --lang fr check "$name.pbn" "$name.ron" "$name bad.ron" "$(dirname "$name")"
    same --lang de sheet "$name.ron" --seed 1 -o "$name.pdf"
    tell "  $name.pdf" cmp "$work/linux/$name.pdf" "$here/$name.pdf"
    same --lang it drill --item JC1-0G00-05S --history "$name.sqlite" --learner Zoé
    tell "  $name.sqlite" kept "$here/$name.sqlite" 1
done

# Ways to say where a file is. A folder has a letter, and a share a name.
mkdir -p "$work/stick" "$WINEPREFIX/dosdevices/unc/club/lessons"
ln -s "$work/stick" "$WINEPREFIX/dosdevices/e:"
for folder in "$work/stick" "$WINEPREFIX/dosdevices/unc/club/lessons"; do
    cp lessons/auction/double.ron "$folder/Il contro.ron"
done
# said WORDS: among what the program wrote; it ended in peace.
said() { grep -qaF -- "$1" "$work/windows.out" && grep -qx 'status 0' "$work/windows.err" || { cat "$work"/windows.{out,err}; return 1; }; }
for path in 'E:\Il contro.ron' 'e:/Il contro.ron' '\\club\lessons\Il contro.ron' '//club/lessons/Il contro.ron' \
    '\\?\E:\Il contro.ron' '\\?\UNC\club\lessons\Il contro.ron' 'E:Il contro.ron'; do
    windows --lang it check "$path"
    tell "check $path" said '1 file controllato'
done
for folder in 'E:' '\\club\lessons'; do
    windows --lang it sheet double --seed 1 -o "$folder\\foglio.pdf"
    tell "sheet -o $folder\\foglio.pdf" said "$folder\\foglio.pdf"
    windows "${drill[@]}" --history "$folder\\storia.sqlite"
    tell "drill --history $folder\\storia.sqlite" begins JC1-0G00-05S
done
tell '  both have the answer' kept "$work/stick/storia.sqlite" 1

# Longer than the 260 characters that old programs of Windows allow.
long=$(printf 'cartella-%02d/' $(seq 30))
for system in linux windows; do
    mkdir -p "$work/$system/$long"
    cp lessons/auction/double.ron tests/data/boards/night.pbn "$work/$system/$long"
done
same --lang it check "${long}double.ron" "${long}night.pbn" "$long"
same --lang it sheet "${long}double.ron" --seed 1 -o "${long}foglio.pdf"
tell '  a path of 350 characters' test -s "$here/${long}foglio.pdf"
typed '\n'
same --lang it drill --item JC1-0G00-05S --history "${long}storia.sqlite"
tell '  a history there' kept "$here/${long}storia.sqlite" 1

# Boards with the line ends and the letters of Windows.
for system in linux windows; do
    mkdir "$work/$system/dos"
    for file in tests/data/pbn/*.pbn tests/data/boards/night.pbn; do
        sed 's/$/\r/; s/^\[Event .*/[Event "Café, Ünal – “Dörfli”"]\r/' "$file" | iconv -c -t CP1252 >"$work/$system/dos/$(basename "$file")"
    done
done
same --lang de check dos/*.pbn
typed '\n%.0s' $(seq 40)
same --lang it drill --no-history --seed 3 --items 12 --boards dos/night.pbn
for system in linux windows; do
    sed 's/$/\r/' "$work/$system/own/double.ron" >"$work/$system/dos/crlf.ron"
    sed 's/$/\r/; s/format: 1/format: one/' lessons/auction/double.ron >"$work/$system/dos/bad.ron"
    { printf '\357\273\277'; cat lessons/auction/double.ron; } >"$work/$system/dos/bom.ron"
done
same --lang en check dos/crlf.ron dos/bad.ron dos/bom.ron
same --lang it lesson --no-history dos/crlf.ron

# Disks that cannot be written to.
typed '\n'
for system in linux windows; do
    mkdir "$work/$system/"{full,readonly}
    mount -t tmpfs -o size=256k tmpfs "$work/$system/full"
    mount -t tmpfs -o size=256k tmpfs "$work/$system/readonly"
    for disk in full readonly; do cp "$here/class.sqlite" "$work/$system/$disk/old.sqlite"; done
    cat /dev/zero >"$work/$system/full/zero" 2>/dev/null || :
    mount -o remount,ro "$work/$system/readonly"
done
for disk in full readonly; do
    same --lang it drill --item JC1-0G00-05S --history "$disk/new.sqlite"
    same --lang it drill --item JC1-0G00-05S --history "$disk/old.sqlite" --learner 'Zoé 1'
    tell "  what was there is whole" kept "$here/$disk/old.sqlite" 18
    same --lang it sheet double --seed 1 -o "$disk/foglio.pdf"
    umount "$work/linux/$disk" "$work/windows/$disk"
done

# The portable folder: everything in it, nothing on the computer.
portable=$(basename "$WINDOWS"/arbitro-*.zip .zip)
rm -rf "$PROFILE"
unzip -q "$WINDOWS/$portable.zip" -d "$work/stick/Chiavetta di Zoé"
stick="$work/stick/Chiavetta di Zoé/$portable"
from_stick() { (cd "$stick" && wine ./arbitro.exe "${drill[@]}" <"$work/typed" >"$work/windows.out" 2>"$work/windows.err"); echo "status $?" >>"$work/windows.err"; }
from_stick
tell 'portable: answers are kept in the folder' kept "$stick/data/history.sqlite" 1
nothing_at_all() { ! find "$USER_FOLDER" -ipath '*arbitro*' | grep .; }
tell '  and nothing on the computer' nothing_at_all
mount --bind "$stick" "$stick"
mount -o remount,ro,bind "$stick"
from_stick
tell 'portable, read-only: it goes on, and says so' begins 'storia\|cronologia\|risposte'
tell '  and nothing on the computer' nothing_at_all
umount "$stick"
