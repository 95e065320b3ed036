#!/usr/bin/env python3
"""Print Sources/GridpickCore/Matching/AccentTable.swift, by asking fzf which letters answer for which.

    Tools/generate-accent-table.py fzf > Sources/GridpickCore/Matching/AccentTable.swift
"""

import string
import subprocess
import sys
import textwrap
import unicodedata

# Below are ASCII, controls and blanks; above are no Latin letters but mathematical ones, which fzf leaves alone.
FIRST, LAST = 0xA1, 0xFFFD
SURROGATES = range(0xD800, 0xE000)


def answering(fzf, letter, lines):
    """The scalars of the lines that end in what answers the letter."""
    query = [fzf, "+i", "--filter", f":{letter}$"]
    found = subprocess.run(query, input=lines, capture_output=True, check=False).stdout
    return [int(line.split(b":")[0], 16) for line in found.splitlines()]


def written(scalar):
    """A letter of the table; a combining one would be drawn over the one before it."""
    letter = chr(scalar)
    return f"\\u{{{scalar:x}}}" if unicodedata.combining(letter) else letter


def words(fzf):
    """A word for each letter of ASCII: the letter, and all that answer for it."""
    scalars = [scalar for scalar in range(FIRST, LAST) if scalar not in SURROGATES]
    lines = "".join(f"{scalar:x}:{chr(scalar)}\n" for scalar in scalars).encode()
    for letter in string.ascii_letters:
        others = sorted(answering(fzf, letter, lines))
        if others:
            yield letter + "".join(map(written, others))


HEAD = """\
// Generated from fzf {version} by the command below; to change it, change that, and run it.
//
//     Tools/generate-accent-table.py fzf > Sources/GridpickCore/Matching/AccentTable.swift

/// Letters with an accent, and others that answer for one of ASCII.
enum AccentTable {{
  /// The letters, sorted: each stands above the low byte, which is the letter it answers for.
  static let entries: [UInt32] = words.unicodeScalars.split(separator: " ").flatMap {{ word in
    word.dropFirst().map {{ $0.value << 8 | word[word.startIndex].value }}
  }}.sorted()

  /// Letters of ASCII, each followed by those that answer for it.
  private static let words = \"\"\"
"""


def main():
    fzf = sys.argv[1]
    version = subprocess.run([fzf, "--version"], capture_output=True, check=True).stdout.decode()
    print(HEAD.format(version=version.split()[0]), end="")
    print(" \\\n".join("    " + line for line in textwrap.wrap(" ".join(words(fzf)), 72)))
    print('    """\n}')


main()
