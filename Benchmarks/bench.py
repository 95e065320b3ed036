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

from terminal import Program

ROUNDS = 60
ITEMS = [f"item {number}" for number in range(48)]


def median(values):
    return statistics.median(values)


class Table:
    def __init__(self):
        self.missed = 0

    def row(self, what, measured, target=None, unit="", peer=None):
        """One figure; a target is what it must not exceed."""
        met = target is None or measured <= target
        self.missed += not met
        goal = "" if target is None else f"≤ {target:g}{unit}  {'ok' if met else 'MISSED'}"
        print(f"  {what:<46} {measured:>8.2f}{unit:<4} {peer or '':<24} {goal}")


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
            f"start to first item: {name}", ratio, 1.15 if own else None, " ×",
            f"{median(values):.2f} ms, fzy {fzy:.2f} ms",
        )


def keys(table, argv, stdin, pattern, pressed, rounds=ROUNDS):
    program = Program(argv, stdin=stdin)
    program.wait_for(pattern)
    program.settle()
    answers = [program.press(pressed[turn % len(pressed)]) for turn in range(rounds)]
    program.end()
    answers = [answer for answer in answers if answer]
    return median([first * 1e3 for first, _ in answers]), [count for _, count in answers]


def key_latency(table, gridpick, files, fzf):
    own, counts = keys(table, [gridpick, files["grid"]], None, rb"item 0", ["right", "left"])
    table.row("bytes a step, the most", max(counts), 80)
    peer, peer_counts = keys(table, [fzf], files["lines"], rb"item 0", ["up", "down"])
    table.row(
        "key to first byte, of fzf's", own / peer, 0.75, " ×",
        f"{own:.2f} ms, fzf {peer:.2f} ms, {median(peer_counts):.0f} B",
    )


def scrolling(table, gridpick, files):
    argv = [gridpick, "--columns", "8", files["many"]]
    _, counts = keys(table, argv, None, rb"item 0", ["down"], rounds=90)
    row = len("".join(f" item {number} " for number in range(700, 708)))
    table.row("bytes a scrolling step beyond the new row", median(counts[45:]) - row, 90)


def idling(table, gridpick, files):
    program = Program([gridpick, files["grid"]])
    program.wait_for(rb"item 0")
    program.settle()
    before = program.activity()
    time.sleep(2)
    after = program.activity()
    program.end()
    table.row("CPU ticks in 2 s of idleness", after[0] - before[0], 0)
    table.row("wake-ups in 2 s of idleness", after[1] - before[1], 0)


def main():
    gridpick = os.path.abspath(sys.argv[1])
    fzy, fzf = shutil.which("fzy"), shutil.which("fzf")
    if not fzy or not fzf:
        sys.exit("bench: fzy and fzf are needed beside gridpick")
    table = Table()
    with tempfile.TemporaryDirectory() as folder:
        files = {name: os.path.join(folder, name) for name in ("lines", "many", "grid.json")}
        files["grid"] = files.pop("grid.json")
        with open(files["lines"], "w") as file:
            file.writelines(f"{item}\n" for item in ITEMS)
        with open(files["many"], "w") as file:
            file.writelines(f"item {number}\n" for number in range(100_000))
        with open(files["grid"], "w") as file:
            json.dump([ITEMS[start : start + 8] for start in range(0, 48, 8)], file)
        print(f"medians of {ROUNDS} interleaved runs, 120 × 40")
        starts(table, {
            "gridpick, JSON": ([gridpick, files["grid"]], None),
            "gridpick, lines": ([gridpick], files["lines"]),
            "fzy": ([fzy], files["lines"]),
            "fzf": ([fzf], files["lines"]),
        })
        key_latency(table, gridpick, files, fzf)
        scrolling(table, gridpick, files)
        idling(table, gridpick, files)
    sys.exit(1 if table.missed else 0)


main()
