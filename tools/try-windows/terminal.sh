# Sourced by try-windows.sh: the file of the program, and every command of the terminal.

# The bytes of the first file are in the second.
within() { python3 -c 'import sys; a, b = (open(f, "rb").read() for f in sys.argv[1:]); sys.exit(a not in b)' "$1" "$2"; }
about() {
    local program=$1 subsystem=$2
    x86_64-w64-mingw32-objdump -p "$program" >"$work/about"
    grep -qE "^Subsystem.*\($subsystem\)" "$work/about" || return 1
    # What the compiler brings is built in; the rest Windows has.
    ! grep 'DLL Name' "$work/about" | grep -iE 'gcc|stdc|pthread|mingw' || return 1
    # The largest picture of the icon, and the version, in UTF-16.
    within assets/icon/arbitro-256.png "$program" || return 1
    printf 'FileVersion\0\0%s\0' "$VERSION" | iconv -t UTF-16LE >"$work/version"
    within "$work/version" "$program"
}
tell 'arbitro.exe: console, icon, version, no foreign library' about "$WINDOWS/arbitro.exe" 'Windows CUI'
tell 'arbitro-window.exe: the same, without console' about "$WINDOWS/arbitro-window.exe" 'Windows GUI'

same --version
same --help
for command in drill lesson check score sheet judge; do same "$command" --help; done

# Enough empty lines for any command: the answers are shown.
typed '\n%.0s' $(seq 400)
for language in it fr de en it-CH fr-CH de-CH; do
    same --lang "$language" lesson
    same --lang "$language" drill --no-history --seed 7 --items 40 --difficulty mix
    same --lang "$language" check lessons pbn/*.pbn boards/night.pbn
    same --lang "$language" score '4SX by W, 9 tricks' --vul NS
done
for language in it fr de en it-CH fr-CH de-CH; do
    same --lang "$language" lesson --no-history own/double.ron --two-languages en
done
for lesson in lessons/*/*.ron; do
    same --lang it lesson --no-history "own/$(basename "$lesson")"
done
for topic in auction contract score comparison rubber play rulings penalty tournament; do
    same --lang de drill --no-history --seed 11 --items 30 --difficulty 3 "$topic"
    same --lang en drill --survey --seed 11 --items 500 "$topic"
done
same --lang fr drill --no-history --seed 3 --items 12 --boards boards/night.pbn
same --lang en drill --no-history --placement --seed 5
same --lang en drill --review
# Answers, hints and reasons as somebody types them, with the line ends of Windows too.
typed '??\r\nq\r\n'
same --lang it drill --no-history --item SC1-8QMG-BVC
typed '1\r\n? 2S\r\n460\r\n??\r\nxyz\r\n'
same --lang de drill --no-history --seed 9 --items 4
typed ''
for wrong in 'drill poker' 'drill --items 0' 'lesson nothing' 'lesson doubel' 'lesson nothing.ron' \
    'check' 'check no/such/folder' 'check nothing.pbn' 'score rubbish' 'score 4S= --vul us' \
    '--lang xx lesson' 'drill --item JC1-0G00-055' 'drill --boards lessons' 'sheet poker' 'poker'; do
    # shellcheck disable=SC2086
    same $wrong
done

# Paper: the same bytes.
printed() { cmp "$work/linux/$1" "$work/windows/$1"; }
for language in it fr de en; do
    same --lang "$language" sheet penalty --seed 7 --items 8 --difficulty mix -o "$language.pdf" --key "$language-key.pdf"
    tell "  $language.pdf" printed "$language.pdf"
    tell "  $language-key.pdf" printed "$language-key.pdf"
    same --lang "$language" sheet --scoring-card -o "$language-card.pdf"
    tell "  $language-card.pdf" printed "$language-card.pdf"
    same --lang "$language" sheet --score-table
    # Now the file exists: it is not overwritten.
    same --lang "$language" sheet --score-table
done
same --lang en sheet double -o it.pdf

# The engine: its examples, every worked case of the tests, and all auctions that begin alike.
"$LINUX" judge --help | grep '^ *{"ask"\|^ *{.*"ask"' >"$work/typed"
same judge
cp "$BUILT/questions.jsonl" "$work/typed"
printf '%8d questions of the tests\n' "$(wc -l <"$work/typed")"
same judge
python3 - >"$work/typed" <<'PY'
import itertools
bids = [f"{level}{strain}" for level in (1, 2, 7) for strain in ("C", "S", "NT")]
calls = ["P", "X", "XX", *bids]
for dealer, start in zip(itertools.cycle("NESW"), itertools.product(calls, repeat=3)):
    print(f'{{"ask":"legal_calls","dealer":"{dealer}","auction":"{" ".join(start)}"}}')
for level, strain, doubled, tricks, vul in itertools.product(
    range(1, 8), ("C", "D", "H", "S", "NT"), ("", "X", "XX"), range(14), ("None", "All")
):
    print(f'{{"ask":"score","contract":"{level}{strain}{doubled}","declarer":"N","tricks":{tricks},"vul":"{vul}"}}')
PY
printf '%8d questions by rote\n' "$(wc -l <"$work/typed")"
same judge
typed ''

# The language of the computer, where none is named.
export LOCPATH=$work/locales
mkdir "$LOCPATH"
for language in it_IT fr_FR de_DE en_GB de_CH fr_CH; do
    localedef -i "$language" -f UTF-8 "$LOCPATH/$language.UTF-8"
    LC_ALL=$language.UTF-8 same score 4S=
done
