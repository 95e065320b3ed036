"""How soon keys are answered while something runs: the slowest of all answers."""
import os
import re
import subprocess
import time
from statistics import median

import costs
from terminal import KEYS, Program

ROUNDS = 3
MOST = 16
LINES, RECORDS = 10**7, 10**6
# What runs alone paints no more than the status line or a preview; a key, the cell that is left or reached.
CELL = re.compile(rb"\x1b\[(\d*;)*1m")
PRESSES = 100
# Longer than a program waits before it says more of what it has loaded.
QUIET = 0.6
# Longer than a search takes to its first matches, and shorter than through all lines.
FIRST_MATCHES = 0.1


def answer(program, key):
    """Milliseconds from a key to the cell that it moves to."""
    program.drain()
    pressed, seen = time.perf_counter(), b""
    os.write(program.master, key)
    while not CELL.search(seen):
        if time.perf_counter() - pressed > 5:
            raise SystemExit(f"no answer to {key}: {seen[-300:]!r}")
        seen += program.read(1)
    milliseconds = (program.arrived - pressed) * 1e3
    program.settle(0.01)
    return milliseconds


def slowest(program, runs, presses=PRESSES):
    """The slowest answer to keys, as a held key sends them, as long as something runs."""
    times = []
    while runs() and len(times) < presses:
        times.append(answer(program, KEYS["up" if len(times) % 2 else "down"]))
    return max(times, default=0)


def loaded(argv):
    program = Program(argv)
    program.wait_for(rb"item", 60)
    program.settle(QUIET)
    return program


def arriving(gridpick, _):
    reader, writer = os.pipe()
    source = subprocess.Popen(["seq", "-f", "line %.0f of many", str(LINES)], stdout=writer)
    os.close(writer)
    program = Program([gridpick, "--no-find", "--columns", "1"], stdin=reader)
    os.close(reader)
    program.wait_for(rb"line 1 ")
    times = slowest(program, lambda: source.poll() is None)
    program.end()
    source.kill()
    source.wait()
    return times


def looked_through(gridpick, lines):
    program = loaded([gridpick, "--no-find", "--columns", "1", lines])
    os.write(program.master, b"/")
    program.settle()
    times = []
    for letter in b"number":
        pressed = time.perf_counter()
        os.write(program.master, bytes([letter]))
        program.read(20)
        times.append((program.arrived - pressed) * 1e3)
        # A step waits for the first matches of a letter.
        while (left := pressed + FIRST_MATCHES - time.perf_counter()) > 0:
            program.read(left)
        times.append(slowest(program, lambda: True, 2))
    program.end()
    return max(times)


def put_in_order(gridpick, records):
    program = loaded([gridpick, "--no-find", records])
    start = len(program.received)
    os.write(program.master, b"s")
    program.settle(0.01)
    times = slowest(program, lambda: "▲".encode() not in program.received[start:])
    program.end()
    return times


def previewed(gridpick, lines):
    program = loaded([gridpick, "--no-find", "--columns", "1", "--preview", "yes", lines])
    times = slowest(program, lambda: True)
    # Killed, it could not end what it runs.
    os.write(program.master, b"\x03")
    while program.read(1):
        pass
    os.waitpid(program.process, 0)
    os.close(program.master)
    return times


def run(table, gridpick, folder):
    table.heading(f"The slowest answer to a key, the median of {ROUNDS} runs")
    lines, records = os.path.join(folder, "lines-in-use"), os.path.join(folder, "records-in-use.csv")
    with open(lines, "w") as file:
        costs.lines(file, LINES)
    with open(records, "w") as file:
        costs.records(file, RECORDS)
    for what, measure, path in (
        (f"while {LINES:,} lines arrive", arriving, None),
        (f"while {LINES:,} lines are looked through", looked_through, lines),
        (f"while {RECORDS:,} records are put in order", put_in_order, records),
        (f"while a preview is flooded, {LINES:,} lines", previewed, lines),
    ):
        table.row(what, median(measure(gridpick, path) for _ in range(ROUNDS)), MOST, " ms")
    os.remove(lines)
    os.remove(records)
