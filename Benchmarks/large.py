"""Drags and flings on a large screen, 400 × 120: what a frame costs, in time and in bytes."""
import json
import os
import random
from statistics import median

import drags
import layouts

LINES, COLUMNS = 120, 400
ROWS, ITEMS = 600, 120


def write(folder, name, document):
    path = os.path.join(folder, f"large-{name}.json")
    with open(path, "w") as file:
        json.dump(document, file)
    return path


def swatches(color):
    rows = range(ROWS)
    sections = [[{"label": f"{row}.{item}", "color": color(row, item)} for item in range(ITEMS)] for row in rows]
    return {"style": "swatch", "sections": sections}


def run(table, gridpick, folder):
    table.heading(f"Drags and flings on {COLUMNS} × {LINES}")
    chance = random.Random(1)
    text = [[f"item {row}.{item}" for item in range(ITEMS)] for row in range(ROWS)]
    repeated = swatches(lambda row, item: layouts.hue(30 * (row + item)))
    mixed = swatches(lambda row, item: f"#{chance.randrange(1 << 24):06x}")
    narrow = ["--cell", "8x1"]
    for name, document, options in (("text", text, []), ("repeated", repeated, narrow), ("random", mixed, narrow)):
        argv = [gridpick, *options, write(folder, name, document)]
        for is_direct in (False, True) if options else (False,):
            colors = f"{name} swatches, {'24 bits' if is_direct else '256 colours'}" if options else name
            for axis in ("down", "across"):
                measure(table, argv, axis, f"{axis}, {colors}", is_direct)


def measure(table, argv, axis, what, is_direct):
    screen = {"lines": LINES, "columns": COLUMNS, "direct_color": is_direct}
    _, painted = drags.frames(argv, rb"0\.0", axis, **screen)
    times = [frame.own for frame in painted]
    counts = [len(frame.data) for frame in painted]
    table.row(f"{what}: a frame, median", median(times), 4, " ms", f"worst {max(times):.2f} ms, of its own")
    table.row(f"{what}: bytes a frame, median", median(counts) / 1e3, 16, " KB", f"worst {max(counts) / 1e3:.1f} KB")
    share, data = drags.flung(argv, rb"0\.0", axis, **screen)
    table.row(f"{what}: a fling, of a core", share * 100, 25, " %", f"{data / 1e3:.0f} KB")
