#!/usr/bin/env python3
"""Print Sources/GridpickCore/Matching/AccentTable.swift, by asking fzf which letters answer for which.

    Tools/generate-accent-table.py fzf > Sources/GridpickCore/Matching/AccentTable.swift
"""

import string
import subprocess
import sys

# Below are ASCII, controls and blanks; above are no Latin letters but mathematical ones, which fzf leaves alone.
FIRST, LAST = 0xA1, 0xFFFD
SURROGATES = range(0xD800, 0xE000)


def answering(fzf, letter, lines):
    """The scalars of the lines that end in what answers the letter."""
    query = [fzf, "+i", "--filter", f":{letter}$"]
    found = subprocess.run(query, input=lines, capture_output=True, check=False).stdout
    return [int(line.split(b":")[0], 16) for line in found.splitlines()]


def entries(fzf):
    """Scalars with the letter that they answer for in their low byte."""
    scalars = [scalar for scalar in range(FIRST, LAST) if scalar not in SURROGATES]
    lines = "".join(f"{scalar:x}:{chr(scalar)}\n" for scalar in scalars).encode()
    for letter in string.ascii_letters:
        for scalar in answering(fzf, letter, lines):
            yield scalar << 8 | ord(letter)


HEAD = """\
// Generated from fzf {version} by the command below; to change it, change that, and run it.
//
//     Tools/generate-accent-table.py fzf > Sources/GridpickCore/Matching/AccentTable.swift

/// Letters with an accent, and others that answer for one of ASCII, sorted.
///
/// The scalar is above the low byte, which is the letter it answers for.
/// A literal of integers alone: the optimiser lays it out as data, and nothing runs at start.
enum AccentTable {{
  static let entries: [UInt32] = ["""


def main():
    fzf = sys.argv[1]
    version = subprocess.run([fzf, "--version"], capture_output=True, check=True).stdout.decode()
    print(HEAD.format(version=version.split()[0]))
    every = [f"0x{entry:06x}" for entry in sorted(entries(fzf))]
    for start in range(0, len(every), 8):
        print("    " + ", ".join(every[start : start + 8]) + ",")
    print("  ]\n}")


main()
