#!/usr/bin/env -S python3 -B
"""Measures gridpick beside its peers, all in one run, and prints a table, which docs/BENCHMARKS.md keeps.

    Benchmarks/bench.py .build/release/gridpick
"""
import json
import os
import shutil
import sys
import tempfile
import time
from statistics import median

import answers
import costs
import drags
import finding
import loading
from table import Table
from terminal import Program

ROUNDS = 60
ITEMS = [f"item {number}" for number in range(48)]
PEERS = ["fzf", "fzy", "vd", "c++"]


def installed(binary, folder):
    """A copy, as people have it: what was just linked starts up to 0.4 ms later."""
    path = os.path.join(folder, "gridpick")
    shutil.copy(binary, path + ".new")
    os.rename(path + ".new", path)
    return path


def starts(table, gridpick, lines, grid):
    programs = {
        "lines": ([gridpick], lines), "JSON": ([gridpick, grid], None),
        "fzy": ([shutil.which("fzy")], lines), "fzf": ([shutil.which("fzf")], lines),
    }
    times = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, (argv, stdin) in programs.items():
            program = Program(argv, stdin=stdin)
            times[name].append(program.wait_for(rb"item 0") * 1e3)
            program.end()
    for name in ("lines", "JSON"):
        for peer, most in ("fzy", 2), ("fzf", 0.6):
            own, other = median(times[name]), median(times[peer])
            table.row(f"{name} to first item, of {peer}'s", own / other, most, " ×", f"{own:.2f} ms, {peer} {other:.2f} ms")


def settled(argv, stdin=None, **options):
    program = Program(argv, stdin=stdin, **options)
    program.wait_for(rb"item 0")
    program.settle()
    return program


def keys(table, gridpick, lines, grid):
    """A press in the one, then in the other, so that both meet the same weather."""
    own, peer = settled([gridpick, grid]), settled([shutil.which("fzf")], lines)
    answered = {own: [], peer: []}
    for turn in range(2 * ROUNDS):
        answered[own].append(own.press(["right", "left"][turn % 2]))
        answered[peer].append(peer.press(["up", "down"][turn % 2]))
    first, other = (median(seconds * 1e3 for seconds, _ in answered[program]) for program in (own, peer))
    table.row("key to first byte, of fzf's", first / other, 1.5, " ×", f"{first:.2f} ms, fzf {other:.2f} ms")
    table.row("bytes a step, the most", max(count for _, count in answered[own]), 110)
    peer.end()
    before = own.wakeups()
    time.sleep(2)
    woken = own.wakeups() - before
    own.end()
    # What takes the most bytes.
    own = settled([gridpick, grid], direct_color=True, tells_background=True)
    counts = [own.press(["right", "left"][turn % 2])[1] for turn in range(10)]
    own.end()
    table.row("bytes a step in 24-bit colours, the background told", max(counts), 110)
    table.row("wake-ups in 2 s of idleness", woken, 0)


def main():
    missing = [name for name in PEERS if not shutil.which(name)]
    if missing:
        sys.exit(f"bench: needed beside gridpick: {', '.join(missing)}")
    table = Table()
    with tempfile.TemporaryDirectory() as folder:
        gridpick = installed(sys.argv[1], folder)
        lines, grid = os.path.join(folder, "lines"), os.path.join(folder, "grid.json")
        with open(lines, "w") as file:
            file.writelines(f"{item}\n" for item in ITEMS)
        with open(grid, "w") as file:
            json.dump([ITEMS[start : start + 8] for start in range(0, 48, 8)], file)
        table.heading(f"Starts and keys: {len(ITEMS)} items, {ROUNDS} runs")
        starts(table, gridpick, lines, grid)
        keys(table, gridpick, lines, grid)
        loading.run(table, gridpick, folder)
        finding.run(table, gridpick, folder)
        answers.run(table, gridpick, folder)
        costs.run(table, gridpick, folder)
        drags.run(table, gridpick, folder)
    table.write(os.path.join(os.path.dirname(__file__), "..", "docs", "BENCHMARKS.md"))
    sys.exit(1 if table.missed else 0)


main()
