"""What a frame costs in each layout at a million items, however far in."""
import colorsys
import json
import os
import re
import statistics
import subprocess

import drags
from drags import COLUMNS, LINES
from loading import QUIET
from terminal import KEYS, Program

STEPS = [KEYS[way] for way in ("down", "right", "down", "left", "down", "down", "up", "right")]
JUMPS = [b"\x1b[6~", b"G", b"\x1bOF", b"\x1bOH", b"\x1b[5~", b"g", b"\x1bOF"]
MOST = 16


def hue(number):
    """One of 360 colours, written as JSON has them."""
    channels = colorsys.hsv_to_rgb(number % 360 / 360, 0.7, 0.9)
    return "#" + "".join(f"{int(255 * channel):02x}" for channel in channels)


def label(section, index):
    return f"item-{section}-{index}"


def rows(file, sections, items):
    json.dump([[label(row, column) for column in range(items)] for row in range(sections)], file)


def records(file, sections, items):
    file.write(",".join(["row"] + [f"column {column}" for column in range(items)]) + "\n")
    for row in range(sections):
        fields = [f"{label(row, column)} wide enough to scroll" for column in range(items)]
        file.write(",".join([f"row {row}"] + fields) + "\n")


def shelves(file, sections, items):
    def item(style, row, column):
        if style == "text":
            return label(row, column)
        kept = {"detail": f"detail {column}"} if style == "card" else {"color": hue(37 * row + column)}
        return {"label": label(row, column), **kept}

    def shelf(row):
        style = ("text", "card", "swatch")[row % 3]
        kept = [item(style, row, column) for column in range(items)]
        return {"title": f"shelf {row}", "style": style, "items": kept}

    json.dump({"sections": [shelf(row) for row in range(sections)]}, file)


def lists(file, sections, items):
    json.dump({f"list {row}": [label(row, column) for column in range(items)] for row in range(sections)}, file)


# Layout → how its input is written, sections, items of each; any other layout has that of the grid.
INPUTS = {
    "grid": (rows, 1_000, 1_000),
    "sheet": (records, 100_000, 10),
    "shelves": (shelves, 10_000, 100),
    "tabs": (lists, 1_000, 1_000),
}


def names(gridpick):
    """The layouts that the help names."""
    text = subprocess.run([gridpick, "--help"], capture_output=True, text=True, check=True).stdout
    return re.findall(r"\w+", re.search(r"--layout LAYOUT((?:\s+\w+,)+)\s+auto", text).group(1))


def loaded(argv, start):
    """A program in the midst of its input, once all of that is read."""
    program = Program([*argv, "--start", "{},{}".format(*start)], LINES, COLUMNS, direct_color=True)
    program.wait_for(rb"item-")
    program.settle(QUIET)
    place = len(program.received)
    # A screen that was resized is painted whole.
    for lines in (LINES - 1, LINES):
        program.resize(lines, COLUMNS)
        program.settle()
    painted = program.received[place:]
    if b"loading" in painted or label(*start).encode() not in painted:
        raise SystemExit(f"not loaded: {argv}: {bytes(painted[-400:])!r}")
    return program


def dragged(axis):
    def drag(program):
        program.mouse(0, LINES // 2, COLUMNS // 2)
        program.settle()
        return drags.dragged(program, axis)

    return drag


def pressed(keys, count):
    def press(program):
        frames = [
            drags.frame(program, lambda: os.write(program.master, keys[turn % len(keys)]))
            for turn in range(count)
        ]
        return [frame for frame in frames if frame]

    return press


def run(table, gridpick, folder):
    table.heading(f"Every layout at a million items, {COLUMNS} × {LINES}: the worst frame")
    # A glide is many frames, and no gap parts them; a drag paints the same ones.
    still = ["--no-animation"]
    acts = [
        ("drag down", [], dragged("down")),
        ("drag across", [], dragged("across")),
        ("steps by keys", still, pressed(STEPS, 150)),
        ("jumps by keys", still, pressed(JUMPS, 70)),
    ]
    for name in names(gridpick):
        write, sections, items = INPUTS.get(name, INPUTS["grid"])
        path = os.path.join(folder, "a-million.csv" if write is records else "a-million.json")
        with open(path, "w") as file:
            write(file, sections, items)
        start = (sections // 2, items // 2)
        for what, options, act in acts:
            program = loaded([gridpick, "--layout", name, *options, path], start)
            frames = act(program)
            program.end()
            worst, median = max(frames), statistics.median(frame.milliseconds for frame in frames)
            table.row(
                f"{name}: {what}", worst.milliseconds, MOST, " ms",
                f"{worst.note()}; median {median:.2f} ms, {len(frames)} frames",
            )
        os.remove(path)
