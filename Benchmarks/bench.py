#!/usr/bin/env python3
"""Measures gridpick beside its peers, all in one run, and prints a table.

An absolute time says little on a shared machine; the ratio of two medians of interleaved runs does.

    Benchmarks/bench.py .build/release/gridpick
"""
import json
import os
import shutil
import statistics
import sys
import tempfile
import time

import bare
import costs
import drags
import finding
import grouping
import inline
import large
import layouts
import library
import living
import loading
import marking
import previews
import ranking
import records
from compiled import compiled
from table import Table
from terminal import Program

ROUNDS = 60
ITEMS = [f"item {number}" for number in range(48)]


def median(values):
    return statistics.median(values)


def starts(table, programs):
    times = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, (argv, stdin) in programs.items():
            program = Program(argv, stdin=stdin)
            times[name].append(program.wait_for(rb"item 0") * 1e3)
            program.end()
    fzy = median(times["fzy"])
    for name, values in times.items():
        own = name.startswith("gridpick")
        ratio = median(values) / fzy
        table.row(
            f"start to first item: {name}", ratio, 1.45 if own else None, " ×",
            f"{median(values):.2f} ms, fzy {fzy:.2f} ms",
        )


def installed(binary, folder):
    """A copy, as people have it: what was just linked starts up to 0.4 ms later."""
    path = os.path.join(folder, "gridpick")
    shutil.copy(binary, path + ".new")
    os.rename(path + ".new", path)
    return path


def limit(folder):
    """A start that has nothing to do but to paint, by ncurses."""
    return compiled(folder, "limit.c", "-O2", "-static", "-lncursesw", "-ltinfo")


def settled(argv, stdin=None, **options):
    program = Program(argv, stdin=stdin, **options)
    program.wait_for(rb"item 0")
    program.settle()
    return program


def key_latency(table, gridpick, files, fzf):
    """A press in the one, then in the other, so that both meet the same weather."""
    own, peer = settled([gridpick, files["grid"]]), settled([fzf], files["lines"])
    answers = {own: [], peer: []}
    for turn in range(2 * ROUNDS):
        answers[own].append(own.press(["right", "left"][turn % 2]))
        answers[peer].append(peer.press(["up", "down"][turn % 2]))
    first = {program: median([seconds * 1e3 for seconds, _ in answers[program]]) for program in answers}
    table.row("bytes a step, the most", max(count for _, count in answers[own]), 80)
    table.row(
        "key to first byte, of fzf's", first[own] / first[peer], 1.25, " ×",
        f"{first[own]:.2f} ms, fzf {first[peer]:.2f} ms",
    )
    table.row("bytes a step, fzf", median([count for _, count in answers[peer]]))
    own.end()
    peer.end()
    for name, direct in ("256", False), ("24-bit", True):
        own = settled([gridpick, files["grid"]], direct_color=direct, tells_background=True)
        counts = [own.press(["right", "left"][turn % 2])[1] for turn in range(10)]
        table.row(f"bytes a step in {name} colours, the background told", max(counts))
        own.end()


def scrolling(table, gridpick, files):
    program = settled([gridpick, "--columns", "8", files["many"]])
    counts = [program.press("down")[1] for _ in range(90)]
    program.end()
    row = len("".join(f" item {number} " for number in range(700, 708)))
    table.row("bytes a scrolling step beyond the new row", median(counts[45:]) - row, 130)


def idling(table, gridpick, files):
    program = settled([gridpick, files["grid"]])
    before = program.activity()
    time.sleep(2)
    after = program.activity()
    program.end()
    table.row("CPU ticks in 2 s of idleness", after[0] - before[0], 0)
    table.row("wake-ups in 2 s of idleness", after[1] - before[1], 0)


def dragging(table, gridpick, folder):
    text, swatches = os.path.join(folder, "text.json"), os.path.join(folder, "swatches.json")
    with open(text, "w") as file:
        json.dump([[f"item {row} {column}" for column in range(40)] for row in range(1000)], file)
    with open(swatches, "w") as file:
        items = [
            [{"label": f"{row}.{column}", "color": layouts.hue(37 * row + 11 * column)} for column in range(60)]
            for row in range(1000)
        ]
        json.dump({"style": "swatch", "sections": items}, file)
    kinds = [
        ("text", [gridpick, text], rb"item 0 0", {}, 8),
        ("swatches", [gridpick, "--cell", "8x1", swatches], rb"0\.0", {"direct_color": True}, 25),
    ]
    ncurses = bare.Painter(folder)
    for name, argv, pattern, options, most in kinds:
        for axis in ("down", "across"):
            share, rest = drags.load(argv, pattern, axis, **options)
            table.row(f"drag {axis}, {name}: of a core", share * 100, most, " %")
            table.row(f"drag {axis}, {name}: settled after", rest * 1e3, 1517, " ms")
            before, painted = drags.frames(argv, pattern, axis, **options)
            times, _, frames = zip(*painted)
            worst = max(painted)
            table.row(f"drag {axis}, {name}: a frame, median", median(times), 2, " ms")
            table.row(
                f"drag {axis}, {name}: a frame, worst", worst.milliseconds, 16, " ms", worst.note()
            )
            own = statistics.mean(len(frame) for frame in frames)
            peer = statistics.mean(ncurses.counts(before, frames, **options))
            table.row(
                f"drag {axis}, {name}: bytes, of bare ncurses'", own / peer, 1.1, " ×",
                f"{own:.0f} of {peer:.0f} a frame",
            )
    argv = [gridpick, "--cell", "8x1", swatches]
    share, _ = drags.load(argv, rb"0\.0", "across", tells_background=True)
    table.row("drag across, swatches of 256 colours, the background told: of a core", share * 100, 25, " %")
    times = [drags.leaving([gridpick, text], rb"item 0 0") * 1e3 for _ in range(5)]
    table.row("q to the end, dragged on a line of 20 KB/s", median(times), 300, " ms")


def stepping(table, gridpick, grid, folder):
    """Counted with the screen of the starts: a step changes two of 48 cells."""
    for axis, there_and_back in ("across", b"lh"), ("down", b"jk"):
        cost = drags.instructions(
            [gridpick, grid], rb"item 0", folder, drags.keys(50, there_and_back), 40, 120
        ) / 50
        table.row(f"a step {axis}: thousands of instructions", cost / 1e3, 200)


def scaling(table, gridpick, folder):
    """Counted once everything is loaded, so that neither loading nor the weather is in it."""
    drags_cost, keys_cost = {}, {}
    for sections in (100, 100_000):
        path = os.path.join(folder, f"{sections}.json")
        with open(path, "w") as file:
            json.dump([[f"item {column}" for column in range(10)] for _ in range(sections)], file)
        cost = drags.instructions([gridpick, path], rb"item 0", folder, drags.fixed_drags(6))
        drags_cost[sections] = cost / 6
    for lines in (1_000, 10_000_000):
        path = os.path.join(folder, f"{lines}.lines")
        with open(path, "w") as file:
            for start in range(0, lines, 1_000):
                file.writelines(f"item {number}\n" for number in range(start, start + 1_000))
        argv = [gridpick, "--columns", "1", path]
        keys_cost[lines] = drags.instructions(argv, rb"item 0", folder, drags.keys(50)) / 50
    for what, costs in (
        ("a drag at 10^6 items, of one at 10^3", drags_cost),
        ("a key at 10^7 items, of one at 10^3", keys_cost),
    ):
        few, many = costs.values()
        table.row(what, many / few, 1.05, " ×", f"{many:.0f} of {few:.0f} instructions")


def main():
    fzy, fzf = shutil.which("fzy"), shutil.which("fzf")
    if not fzy or not fzf:
        sys.exit("bench: fzy and fzf are needed beside gridpick")
    table = Table()
    with tempfile.TemporaryDirectory() as folder:
        gridpick = installed(sys.argv[1], folder)
        files = {name: os.path.join(folder, name) for name in ("lines", "many", "grid.json")}
        files["grid"] = files.pop("grid.json")
        with open(files["lines"], "w") as file:
            file.writelines(f"{item}\n" for item in ITEMS)
        with open(files["many"], "w") as file:
            file.writelines(f"item {number}\n" for number in range(100_000))
        with open(files["grid"], "w") as file:
            json.dump([ITEMS[start : start + 8] for start in range(0, 48, 8)], file)
        table.heading(f"Starts and keys, medians of {ROUNDS} interleaved runs, 120 × 40")
        starts(table, {
            "gridpick, JSON": ([gridpick, files["grid"]], None),
            "gridpick, lines": ([gridpick], files["lines"]),
            "fzy": ([fzy], files["lines"]),
            "fzf": ([fzf], files["lines"]),
            "static C with ncurses": ([limit(folder), files["grid"]], None),
        })
        key_latency(table, gridpick, files, fzf)
        scrolling(table, gridpick, files)
        idling(table, gridpick, files)
        table.heading("Drags, 250 reports a second on 200 × 60")
        dragging(table, gridpick, folder)
        large.run(table, gridpick, folder)
        table.heading("Steps and size, in instructions")
        stepping(table, gridpick, files["grid"], folder)
        scaling(table, gridpick, folder)
        inline.run(table, gridpick, folder)
        layouts.run(table, gridpick, folder)
        loading.run(table, gridpick, folder)
        records.run(table, gridpick, folder)
        grouping.run(table, gridpick, folder)
        finding.run(table, gridpick, folder)
        ranking.run(table, gridpick)
        marking.run(table, gridpick, folder)
        costs.run(table, gridpick, folder)
        previews.run(table, gridpick, folder)
        living.run(table, gridpick, folder)
        library.run(table)
    table.write(os.path.join(os.path.dirname(__file__), "..", "docs", "BENCHMARKS.md"))
    sys.exit(1 if table.missed else 0)


main()
