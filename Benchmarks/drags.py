"""What a drag costs: 250 reports a second on a full screen."""
import colorsys
import json
import os
import random
import time
from statistics import median

from terminal import Program

RATE = 250
SECONDS = 10
NARROW = ["--cell", "8x1"]


def back_and_forth(span):
    """Distances of a pointer that goes to a distance and back, over and over."""
    while True:
        yield from range(0, span)
        yield from range(span, 0, -1)


def pointer(program, axis, distance):
    """The place of the pointer at a distance from the middle, where it was pressed."""
    line, column = program.lines // 2, program.columns // 2
    return (line - distance, column) if axis == "down" else (line, column - distance)


def dragged(argv, axis, size, direct_color):
    """A program whose button is down, and the reports of its drag, each of which is sent when it is asked for."""
    program = Program(argv, *size, direct_color=direct_color)
    program.wait_for(rb"0\.0")
    program.settle()
    program.mouse(0, *pointer(program, axis, 0))
    program.settle()
    span = (program.lines if axis == "down" else program.columns) // 2 - 4
    return program, (program.mouse(32, *pointer(program, axis, distance)) for distance in back_and_forth(span))


def share(*arguments):
    """The percentage of a core that a drag takes."""
    program, reports = dragged(*arguments)
    before, start = program.cpu_seconds(), time.perf_counter()
    for number in range(RATE * SECONDS):
        next(reports)
        while (left := start + (number + 1) / RATE - time.perf_counter()) > 0:
            program.read(left)
    used = program.cpu_seconds() - before
    program.end()
    return used / SECONDS * 100


def frames(*arguments):
    """Milliseconds of the program itself and kilobytes of each frame, one for a report."""
    program, reports = dragged(*arguments)
    painted = []
    for _ in range(150):
        place, before = len(program.received), program.cpu_seconds()
        next(reports)
        # Far enough from the last.
        while program.read(0.022):
            pass
        if len(program.received) > place:
            painted.append(((program.cpu_seconds() - before) * 1e3, (len(program.received) - place) / 1e3))
    program.end()
    return zip(*painted)


def hue(number):
    """One of 360 colours, written as JSON has them."""
    channels = colorsys.hsv_to_rgb(number % 360 / 360, 0.7, 0.9)
    return "#" + "".join(f"{int(255 * channel):02x}" for channel in channels)


def written(folder, name, rows, columns, color=None):
    """Texts, or swatches of the colours of their places."""
    path = os.path.join(folder, f"{name}.json")

    def item(row, column):
        label = f"{row}.{column}"
        return {"label": label, "color": color(row, column)} if color else f"item {label}"

    sections = [[item(row, column) for column in range(columns)] for row in range(rows)]
    with open(path, "w") as file:
        json.dump({"style": "swatch", "sections": sections} if color else sections, file)
    return path


def run(table, gridpick, folder):
    chance = random.Random(1)
    hues = written(folder, "hues", 1_000, 60, lambda row, column: hue(37 * row + 11 * column))
    mixed = written(folder, "mixed", 600, 120, lambda row, column: f"#{chance.randrange(1 << 24):06x}")
    table.heading(f"Drags, {RATE} reports a second on 200 × 60: of a core")
    for name, argv, is_direct, most in (
        ("text", [gridpick, written(folder, "text", 1_000, 40)], False, 8),
        ("swatches", [gridpick, *NARROW, hues], True, 12),
    ):
        for axis in ("down", "across"):
            table.row(f"{axis}, {name}", share(argv, axis, (60, 200), is_direct), most, " %")
    table.heading("Drags on 400 × 120: a frame, the median")
    for name, argv, is_direct in (
        ("text", [gridpick, written(folder, "more-text", 600, 120)], False),
        ("random swatches in 24 bits", [gridpick, *NARROW, mixed], True),
    ):
        for axis in ("down", "across"):
            times, sizes = frames(argv, axis, (120, 400), is_direct)
            table.row(f"{axis}, {name}", median(times), 4, " ms", f"worst {max(times):.2f} ms")
            table.row(f"{axis}, {name}: bytes", median(sizes), 16, " KB", f"worst {max(sizes):.1f} KB")
