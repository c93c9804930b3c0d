#!/usr/bin/env python3
"""Makes every form of the application's icon from its two drawings.

    tools/icon.py            writes assets/icon/*.png, arbitro.ico, arbitro.icns, window.rgba
    tools/icon.py --check    says which of them differ from what it would write; status 1 if any

`arbitro.svg` is the icon, `arbitro-small.svg` what is left of it at 32 pixels and less. The same
drawings give the same bytes with the same rsvg-convert (Debian: librsvg2-bin); another version of
it may round a few pixels otherwise.
"""

import struct
import subprocess
import sys
import zlib
from pathlib import Path

ICON = Path(__file__).resolve().parent.parent / "assets" / "icon"

# Kept as files: what Linux desktops ask for.
PNG_SIZES = [16, 24, 32, 48, 64, 128, 256, 512]
# In the icon of Windows: bitmaps, which every version and every compiler of resources reads; PNG
# for the largest, as has been usual since there was one of 256.
ICO_SIZES = [16, 24, 32, 48, 64, 256]
# In that of macOS: type, pixels.
ICNS_TYPES = [
    (b"icp4", 16), (b"icp5", 32), (b"ic11", 32), (b"ic12", 64), (b"ic07", 128),
    (b"ic13", 256), (b"ic08", 256), (b"ic14", 512), (b"ic09", 512), (b"ic10", 1024),
]
# What the window itself bears, as plain pixels: nothing is decoded before the first picture.
WINDOW_SIZE = 128
SMALL = 32


def png(size):
    drawing = ICON / ("arbitro-small.svg" if size <= SMALL else "arbitro.svg")
    command = ["rsvg-convert", "--width", str(size), "--height", str(size), str(drawing)]
    return plain(subprocess.run(command, check=True, capture_output=True).stdout)


def chunks(data):
    at = 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        yield kind, data[at + 8 : at + 8 + length]
        at += 12 + length


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def plain(data):
    """The same picture without notes on when and by what it was made."""
    kept = [(kind, body) for kind, body in chunks(data) if kind in (b"IHDR", b"IDAT", b"IEND")]
    return data[:8] + b"".join(chunk(kind, body) for kind, body in kept)


def pixels(data):
    """Red, green, blue, alpha of a PNG with 8 bits for each, row by row."""
    parts = list(chunks(data))
    width, height, depth, colors, _, _, interlaced = struct.unpack(">IIBBBBB", parts[0][1])
    if (depth, colors, interlaced) != (8, 6, 0):
        raise SystemExit("icon.py reads PNG in RGBA of 8 bits only")
    packed = zlib.decompress(b"".join(body for kind, body in parts if kind == b"IDAT"))
    stride = 4 * width
    rows, above = [], bytearray(stride)
    for number in range(height):
        start = number * (stride + 1)
        how, row = packed[start], bytearray(packed[start + 1 : start + 1 + stride])
        for i in range(stride):
            left = row[i - 4] if i >= 4 else 0
            up = above[i]
            corner = above[i - 4] if i >= 4 else 0
            if how == 1:
                guess = left
            elif how == 2:
                guess = up
            elif how == 3:
                guess = (left + up) // 2
            elif how == 4:
                target = left + up - corner
                guess = min((left, up, corner), key=lambda near: abs(target - near))
            else:
                guess = 0
            row[i] = (row[i] + guess) & 255
        rows.append(bytes(row))
        above = row
    return rows


def bitmap(data, size):
    """An image of an .ico: rows from the bottom, blue first, then a mask that hides nothing."""
    header = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    rows = []
    for row in reversed(pixels(data)):
        blue_first = bytearray(row)
        blue_first[0::4], blue_first[2::4] = row[2::4], row[0::4]
        rows.append(bytes(blue_first))
    mask = bytes((size + 31) // 32 * 4) * size
    return header + b"".join(rows) + mask


def ico(images):
    head = struct.pack("<HHH", 0, 1, len(images))
    at = len(head) + 16 * len(images)
    entries, bodies = b"", b""
    for size, body in images:
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(body), at)
        bodies += body
        at += len(body)
    return head + entries + bodies


def icns(images):
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in images)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def made():
    sizes = {*PNG_SIZES, *ICO_SIZES, WINDOW_SIZE, *(size for _, size in ICNS_TYPES)}
    drawn = {size: png(size) for size in sorted(sizes)}
    files = {f"arbitro-{size}.png": drawn[size] for size in PNG_SIZES}
    image = lambda size: drawn[size] if size == 256 else bitmap(drawn[size], size)
    files["arbitro.ico"] = ico([(size, image(size)) for size in ICO_SIZES])
    files["arbitro.icns"] = icns([(kind, drawn[size]) for kind, size in ICNS_TYPES])
    files["window.rgba"] = b"".join(pixels(drawn[WINDOW_SIZE]))
    return files


def main():
    check = sys.argv[1:] == ["--check"]
    different = False
    for name, data in made().items():
        path = ICON / name
        if path.exists() and path.read_bytes() == data:
            continue
        different = True
        print(f"{name}: {'differs' if check else 'written'}")
        if not check:
            path.write_bytes(data)
    return 1 if check and different else 0


if __name__ == "__main__":
    sys.exit(main())
