#!/usr/bin/env python3
"""Print Sources/GridpickCore/Screen/DisplayWidthTable.swift, made from Debian's package unicode-data.

    apt-get install unicode-data
    Tools/generate-width-table.py > Sources/GridpickCore/Screen/DisplayWidthTable.swift
"""

import sys
from pathlib import Path

UNICODE = Path("/usr/share/unicode")
SCALARS = 0x110000
NO_WIDTH = 3

HANGUL_VOWELS_AND_FINALS = [range(0x1160, 0x1200), range(0xD7B0, 0xD800)]
# Marks without a width for glibc, and marks with one since Unicode 16.
CHANGED_MARKS = range(0x1171E, 0x1171F)
STAND_INS = [
    # Hangul fillers: letters that show nothing.
    range(0x115F, 0x1160),
    range(0x3164, 0x3165),
    range(0xFFA0, 0xFFA1),
    # wcwidth says 2; terminals go by East Asian Width, or combine the tone marks.
    range(0x302E, 0x3030),
    range(0x3248, 0x3250),
    range(0x4DC0, 0x4E00),
]


def rows(name):
    """The fields of each row that is not a comment."""
    for line in (UNICODE / name).read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if fields[0]:
            yield fields


def scalars(field):
    first, _, last = field.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def property_of_scalars(name, missing):
    values = [missing] * SCALARS
    for field, value, *_ in rows(name):
        for scalar in scalars(field):
            values[scalar] = value
    return values


def categories():
    """General categories; a pair of rows named First and Last stands for all between."""
    values = ["Cn"] * SCALARS
    first = 0
    for code, name, category, *_ in rows("UnicodeData.txt"):
        scalar = int(code, 16)
        if not name.endswith(", Last>"):
            first = scalar
        values[first : scalar + 1] = [category] * (scalar + 1 - first)
    return values


def width(scalar, category, east_asian):
    """None for what DisplayWidth tells by the category, before it looks into the table."""
    if scalar in CHANGED_MARKS:
        return 0
    if category in ("Cc", "Cf", "Cn", "Cs", "Zl", "Zp", "Mn", "Me"):
        return None
    if any(scalar in those for those in STAND_INS):
        return NO_WIDTH
    if any(scalar in those for those in HANGUL_VOWELS_AND_FINALS):
        return 0
    return 2 if east_asian in ("W", "F") else 1


def widths():
    columns = (categories(), property_of_scalars("EastAsianWidth.txt", "N"))
    return [width(scalar, *values) for scalar, values in enumerate(zip(*columns))]


def entries():
    """Where a run of one width begins, with the width above its 21 bits."""
    before = 1
    yield f"0x{before << 21:06x}"
    for scalar, value in enumerate(widths()):
        if value is not None and value != before:
            yield f"0x{value << 21 | scalar:06x}"
            before = value


HEAD = """\
// Generated from Unicode {version} by the command below; to change it, change that, and run it.
//
//     Tools/generate-width-table.py > Sources/GridpickCore/Screen/DisplayWidthTable.swift

/// Runs of scalars of one width, sorted by where they begin.
///
/// The first scalar is in bits 0–20, the width above it: 0, 1, 2, or 3 for none. Scalars whose width
/// their category or their age tells belong to any run.
/// A literal of integers alone: the optimiser lays it out as data, and nothing runs at start.
enum DisplayWidthTable {{
  static let runs: [UInt32] = ["""


def version():
    first = (UNICODE / "EastAsianWidth.txt").read_text(encoding="utf-8").splitlines()[0]
    return first.rpartition("-")[2].removesuffix(".txt")


def main():
    if not UNICODE.is_dir():
        sys.exit("no /usr/share/unicode: apt-get install unicode-data")
    print(HEAD.format(version=version()))
    every = list(entries())
    for start in range(0, len(every), 8):
        print("    " + ", ".join(every[start : start + 8]) + ",")
    print("  ]\n}")


main()
