#!/bin/sh
# Makes the fonts and licence texts in assets/fonts again, byte for byte.
#
# Needs Debian 12: run "apt-get update" first, and this script as root (or
# install the packages by hand and it only reads them).
set -eu

packages='fonts-inter-variable fonts-dejavu-core python3-venv'
dpkg -s $packages >/dev/null 2>&1 || apt-get install -y --no-install-recommends $packages

cd "$(dirname "$0")/../assets/fonts"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet fonttools==4.68.0

inter=/usr/share/doc/fonts-inter-variable/copyright
{
    echo 'Copyright (c) 2016-2022 The Inter Project Authors <rasmus@notion.se>'
    echo 'Inter UI and Inter is a trademark of rsms.'
    echo
    echo 'This Font Software is licensed under the SIL Open Font License, Version 1.1,'
    echo 'copied below and also available with a FAQ at: http://scripts.sil.org/OFL'
    echo
    echo 'SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007'
    echo
    # A Debian copyright file indents its licence text and marks blank lines with a dot.
    sed -n '/^License: OFL-1.1$/,/^$/p' "$inter" | sed -e 1d -e '$d' -e 's/^ \.$//' -e 's/^ //'
} >LICENSE-Inter.txt

"$work/venv/bin/python" - <<'PYTHON'
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.instancer import instantiateVariableFont

INTER = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"
DEJAVU = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

SUITS = "♠♥♦♣♤♡♢♧"
SIGNS = "✓✗→←↑↓↵−\u2011"
ASCII = "".join(map(chr, range(0x20, 0x7F)))
LATIN = ASCII + "".join(map(chr, range(0xA0, 0x180))) + "ẞ"
PUNCTUATION = "«»‹›„“”‚‘’–—…·•†№€\u00a0\u202f\u2007\u2009\u2011"
MATHS = "−×÷±=≥≤≠½¼"
SHAPES = "←→↑↓↵⇧⏎✓✗●○■□▲△▼◆◇★☆"

# What score columns need at one width: the digits and the signs among them.
COLUMN = "0123456789+−=±×÷\u2007"
COLUMN_WIDTH = 1872  # of 2816 units; halfway between Inter's at weights 400 and 700


def keep(font, text, features):
    """Drop every character outside `text` and every OpenType feature outside `features`."""
    options = Options()
    options.layout_features = features
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14]
    options.name_languages = [0x409]
    options.notdef_outline = True  # a missing character must be seen, as a box
    options.hinting = False  # egui fits outlines to pixels by itself
    options.drop_tables += ["DSIG", "FFTM", "MATH", "gasp", "kern"]
    if not features:
        options.drop_tables += ["GDEF", "GPOS", "GSUB"]
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)


def save(font, family, file):
    """Name the font and write it, with the dates of the original so that the bytes repeat."""
    postscript = family.replace(" ", "")
    names = {1: family, 2: "Regular", 3: f"{postscript}-subset", 4: family, 6: postscript}
    for key, text in names.items():
        font["name"].setName(text, key, 3, 1, 0x409)
    font.recalcTimestamp = False
    font.save(file)


def inter():
    """Inter with the weight axis from regular to bold."""
    font = instantiateVariableFont(TTFont(INTER, recalcTimestamp=False), {"wght": (400, 400, 700)})
    file = BytesIO()  # through a file, because a subset needs an entry for every glyph
    font.save(file)
    return TTFont(file, recalcTimestamp=False)


def fix_width(font, name, width):
    """Give a glyph the same advance width at every weight, its outline centred in it."""
    glyf, gvar, hmtx = font["glyf"], font["gvar"], font["hmtx"]
    points, controls = glyf._getCoordinatesAndControls(name, hmtx.metrics)
    advance = points[-3][0] - points[-4][0]
    shift = round((width - advance) / 2)
    for variation in gvar.variations.get(name, []):
        variation.calcInferredDeltas(points, controls.endPts)
        variation.roundDeltas()
        deltas = variation.coordinates
        left, right = deltas[-4][0], deltas[-3][0]
        centre = round(-(left + right) / 2)
        outline = [(x + centre, y) for x, y in deltas[:-4]]
        variation.coordinates = outline + [(0, 0), (0, 0)] + deltas[-2:]
    glyph = glyf[name]
    outline = [(x + shift, y) for x, y in points[:-4]]
    origin = [(0, 0), (width, 0)] + list(points[-2:])
    glyf._setCoordinates(name, outline + origin, hmtx.metrics)
    hmtx[name] = (width, getattr(glyph, "xMin", 0))


def tabular():
    """Inter whose digits and signs share one width, as its `tnum` feature would give them."""
    font = inter()
    forms = {}
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    forms.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for code, glyph in table.cmap.items():
            if chr(code) in "0123456789.,:;":
                table.cmap[code] = forms.get(glyph, glyph)
    cmap = font.getBestCmap()
    for name in {cmap[ord(sign)] for sign in COLUMN}:
        fix_width(font, name, COLUMN_WIDTH)
    del font["HVAR"]
    add_HVAR(font)
    return font


def symbols(metrics):
    """DejaVu's suits and signs on Inter's grid and line height, so that both share a baseline."""
    font = TTFont(DEJAVU, recalcTimestamp=False)
    # The font's own licence text: unlike the package's, it has the part for the Arev glyphs.
    licence = font["name"].getName(13, 3, 1, 0x409).toUnicode()
    lines = [line.rstrip() for line in licence.splitlines()]
    Path("LICENSE-DejaVu.txt").write_text("\n".join(lines).strip() + "\n", encoding="utf-8")
    keep(font, SUITS + SIGNS, [])
    font["name"].names = [n for n in font["name"].names if n.nameID in (0, 13, 14)]
    scale_upem(font, metrics["head"].unitsPerEm)
    for table, fields in {
        "hhea": ["ascent", "descent", "lineGap"],
        "OS/2": ["sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"],
    }.items():
        for field in fields:
            setattr(font[table], field, getattr(metrics[table], field))
    return font


text = inter()
keep(text, LATIN + PUNCTUATION + MATHS + SHAPES, ["kern", "mark", "ccmp", "tnum", "case"])
save(text, "Inter", "Inter-subset.ttf")

digits = tabular()
keep(digits, LATIN + PUNCTUATION + MATHS, ["kern", "mark", "ccmp"])
save(digits, "Inter Tabular", "Inter-Tabular-subset.ttf")

save(symbols(text), "Arbitro Symbols", "Symbols-subset.ttf")
PYTHON
