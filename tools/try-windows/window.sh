# Sourced by try-windows.sh --window: the window under Wine and on Linux, each on a display of its own
# in memory, by the same keys and the same mouse. Both are drawn by the program itself (--software),
# so their pictures are the same to the pixel. The pictures are kept in target/windows/pictures.

pictures=$WINDOWS/pictures
rm -rf "$pictures"
mkdir -p "$pictures"

# Two X servers without a window manager; each chooses its number.
export WINIT_X11_SCALE_FACTOR=1
declare -A display_of
for system in linux windows; do
    Xvfb -noreset -displayfd 3 -screen 0 1600x1100x24 3>"$work/number-$system" 2>/dev/null &
    until [ -s "$work/number-$system" ]; do sleep 0.1; done
    display_of[$system]=:$(cat "$work/number-$system")
done
# Wine learns how large the screen is from the first program.
wineserver -k
wineserver -p

on() { DISPLAY=${display_of[$system]} "$@"; }
key() { on xdotool key --delay 150 "$@"; }
write() { on xdotool type --delay 150 "$1"; }
click() { on xdotool mousemove "$1" "$2" click 1 mousemove 1599 1099; }

# picture NAME [AREA]: the window, once it has come to rest, but for a caret that blinks: of the two
# pictures that come and go, the one whose checksum is the smaller.
picture() {
    local shots=() shot
    rm -rf "$work/shots"
    mkdir "$work/shots"
    # The program for Linux is not optimized.
    sleep 1
    for _ in $(seq 60); do
        sleep 0.1
        on import -window root -crop "${2:-1280x800}+0+0" +repage -depth 8 "$work/shot.rgba"
        shot=$(sha256sum <"$work/shot.rgba" | cut -c1-64)
        mv "$work/shot.rgba" "$work/shots/$shot"
        shots+=("$shot")
        [ "${#shots[@]}" -le 7 ] || shots=("${shots[@]:1}")
        if [ "${#shots[@]}" = 7 ] && [ "$(printf '%s\n' "${shots[@]}" | sort -u | wc -l)" -le 2 ]; then break; fi
    done
    shot=$(printf '%s\n' "${shots[@]}" | sort -u | head -n 1)
    convert -size "${2:-1280x800}" -depth 8 "rgba:$work/shots/$shot" "$pictures/$1-$system.png"
}

# opened ARGUMENTS…: the window, waited for.
opened() {
    local program=("$LINUX")
    [ "$system" = linux ] || program=(wine "$WINDOWS/${starter:-arbitro}.exe")
    (cd "$work/$system" && DISPLAY=${display_of[$system]} exec "${program[@]}" --software "$@") >"$work/window" 2>&1 &
    window=$!
    id=$(on timeout 60 xdotool search --sync --onlyvisible --name '^Arbitro$' | head -n 1)
    # Wine places its window itself, a moment later.
    until on xdotool getwindowgeometry "$id" | grep -q 'Position: 0,0 '; do
        on xdotool windowmove "$id" 0 0
        sleep 0.5
    done
    on xdotool windowfocus "$id"
    on xdotool mousemove 1599 1099
}
closed() {
    kill "$window" 2>/dev/null || :
    wait "$window" 2>/dev/null || :
}

# settings FIELDS: of both systems.
settings() {
    local folder
    for folder in "$HOME/.config/arbitro" "$PROFILE/config"; do
        mkdir -p "$folder"
        echo "(motion: false, $1)" >"$folder/settings.ron"
    done
}
# The clipboard is read, or filled, by another program.
clipboard() { on timeout 5 xclip -selection clipboard "$@"; }

# The same for both systems. What is seen becomes pictures, what is read is written in `$said`.
use() {
    begin
    said=$work/said-$system
    : >"$said"
    for language in it fr de en; do
        settings 'text_size: 100'
        opened --lang "$language" --lesson own/double.ron
        picture "lesson-$language"
        closed
        opened --lang "$language" --item SC1-8QMG-BVC
        picture "question-$language"
        write 460
        key Return
        picture "verdict-$language"
        closed
    done
    # The keys of a lesson, the projector and back, the desk, the list of keys.
    opened --lang it --lesson own/double.ron
    key Return
    picture step-2
    key F11
    sleep 1
    # Without a window manager nobody else gives a window of Linux the whole screen.
    [ "$system" = windows ] || on xdotool windowsize "$id" 1600 1100
    # The buttons disappear when the mouse has rested.
    sleep 4
    picture projector 1600x1100
    key Right
    sleep 4
    picture projector-right 1600x1100
    key F11
    [ "$system" = windows ] || on xdotool windowsize "$id" 1280 800
    sleep 4
    picture projector-off
    closed
    opened --lang it --lesson own/double.ron
    key F3
    picture desk
    key question
    picture keys
    closed
    # The mouse: the button at the bottom, a page at the side, the wheel.
    opened --lang it --item SC1-8QMG-BVC
    write 460
    click 1150 762
    picture clicked
    click 45 185
    picture course
    on xdotool mousemove 700 500 click --repeat 5 --delay 300 5
    picture wheel
    closed
    # Copied here and pasted elsewhere, and the other way round.
    opened --lang it --item SC1-8QMG-BVC
    write 460
    key ctrl+a ctrl+c
    sleep 1
    clipboard -o >>"$said" || echo nothing >>"$said"
    echo >>"$said"
    printf 620 | clipboard -i
    key ctrl+a ctrl+v
    picture pasted
    closed
    # A lesson dropped by a file manager.
    opened --lang it
    on timeout 20 /usr/bin/python3 tools/try-windows/drop.py "$id" "$work/$system/own/double.ron" || :
    picture dropped
    closed
    for size in 80 200; do
        settings "text_size: $size"
        opened --lang de --item SC1-8QMG-BVC
        picture "text-$size"
        key ctrl+plus
        picture "text-$size-larger"
        closed
    done
    settings 'text_size: 100, dark: true, four_colors: true'
    opened --lang fr --item JC1-0G00-05S
    picture dark
    closed
}

for system in linux windows; do use; done

tell 'what was copied is in the clipboard' diff "$work/said-windows" - <<<460
# The same to the pixel.
painted() { compare -metric AE "$pictures/$1-linux.png" "$pictures/$1-windows.png" "$pictures/$1-differs.png" && rm "$pictures/$1-differs.png"; }
for file in "$pictures"/*-linux.png; do
    name=$(basename "$file" -linux.png)
    # How far the wheel scrolls is for the system to say.
    [ "$name" = wheel ] || tell "picture $name" painted "$name"
done
scrolled() { ! compare -metric AE "$pictures"/{wheel,course}-windows.png null:; }
tell 'the wheel scrolls' scrolled
# At the step that the learner has reached, so a drop that nobody took would differ from it.
tell 'a dropped lesson opens' cmp -s <(convert "$pictures/dropped-windows.png" rgba:-) <(convert "$pictures/step-2-windows.png" rgba:-)

# The program of the shortcut opens the same window.
settings 'text_size: 100'
starter=arbitro-window opened --lang it --item SC1-8QMG-BVC
picture starter
cp "$pictures/question-it-linux.png" "$pictures/starter-linux.png"
tell 'arbitro-window.exe opens the window' painted starter
# It ends with the other one.
wineserver -k
wait "$window" || :
wineserver -p

# The uninstaller asks whether to delete choices and answers: yes.
on wine "$WINDOWS/arbitro-$VERSION-setup.exe" /S
on wine "$USER_FOLDER/AppData/Local/Programs/Arbitro/uninstall.exe"
id=$(on timeout 20 xdotool search --sync --onlyvisible --name Arbitro | tail -n 1)
sleep 1
on xdotool windowfocus "$id"
key Return
sleep 4
picture uninstall
key y
sleep 2
gone() { ! ls -d "$PROFILE" "$USER_FOLDER/AppData/Local/Programs/Arbitro" 2>/dev/null; }
tell 'the uninstaller deletes choices and answers when told so' gone
