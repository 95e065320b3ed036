"""Records by the million: their widths, what is nested in them, and their order, beside other programs."""
import json
import os
import random
import statistics
import subprocess
import sys
import time

from compiled import compiled
from loading import loads, seconds
from terminal import Program

ROUNDS = 5
COUNT = 1_000_000
CITIES = ["Berlin", "Paris", "Rome", "Oslo", "Vienna"]
# What the options and keys of a sorting make of the file: how it is shown, and what `sort` is told.
SORTINGS = [
    ("text", "name", 1, ["-k2,2"]),
    ("whole numbers", "size", 2, ["-k3,3n"]),
    ("fractions", "score", 3, ["-k4,4n"]),
]


def written_csv(folder):
    path = os.path.join(folder, "records.csv")
    numbers = random.Random(1)
    with open(path, "w") as file:
        file.write("id,name,size,score,city\n")
        for row in range(COUNT):
            file.write(
                f"{row},user{numbers.randrange(10**7)},{numbers.randrange(10**9)},"
                f"{numbers.random():.4f},{CITIES[numbers.randrange(5)]}\n")
    return path


def written_json(folder):
    path = os.path.join(folder, "nested.json")
    with open(path, "w") as file:
        file.write("[")
        for row in range(COUNT):
            record = {"kind": "Pod", "metadata": {"name": f"pod-{row}", "namespace": CITIES[row % 5]},
                      "status": {"phase": "Running", "ports": [80, 443]}}
            file.write(("," if row else "") + json.dumps(record))
        file.write("]\n")
    return path


def sorted_in(program, key):
    """Seconds from a key to the sign that a title is sorted by."""
    start = len(program.received)
    pressed = time.perf_counter()
    os.write(program.master, key)
    while "▲".encode() not in program.received[start:]:
        if time.perf_counter() - pressed > 60:
            raise SystemExit("not sorted")
        program.read(1)
    return program.arrived - pressed


def slowest_answer(program, key):
    """The slowest answer to a key of those that are pressed, as a held key is, until a title has the sign."""
    start = len(program.received)
    os.write(program.master, key)
    program.settle(0.01)
    slowest, turn = 0, 0
    while "▲".encode() not in program.received[start:]:
        before = time.perf_counter()
        os.write(program.master, b"jk"[turn % 2 : turn % 2 + 1])
        turn += 1
        if turn > 10_000 or not program.read(1):
            raise SystemExit("not sorted")
        slowest = max(slowest, program.arrived - before)
        program.settle(0.01)
    return slowest


def sorting(table, gridpick, path):
    table.heading("A million records put in order")
    argv = [gridpick, path]
    own = {name: [] for name, *_ in SORTINGS}
    peer = {name: [] for name, *_ in SORTINGS}
    answers = []
    environment = dict(os.environ, LC_ALL="C")
    for _ in range(ROUNDS):
        for name, _, column, keys in SORTINGS:
            program = Program(argv)
            program.wait_for(rb"1000000")
            program.settle()
            os.write(program.master, b"l" * (column - 1))
            program.settle()
            own[name].append(sorted_in(program, b"s"))
            # Downwards and as it came, and once more.
            os.write(program.master, b"ss")
            program.settle(0.5)
            answers.append(slowest_answer(program, b"s"))
            program.end()
            start = time.perf_counter()
            subprocess.run(
                ["sort", "-t,", *keys, path], stdout=subprocess.DEVNULL, env=environment, check=True)
            peer[name].append(time.perf_counter() - start)
    for name in own:
        mine, other = statistics.median(own[name]), statistics.median(peer[name])
        table.row(f"{name}, of sort -k's", mine / other, 1, " ×", f"{mine * 1e3:.0f} ms, sort {other * 1e3:.0f} ms")
    table.row("slowest answer to a key meanwhile", statistics.median(answers) * 1e3, 16, " ms")
    plain, asked = [], []
    for _ in range(8 * ROUNDS):
        for times, options in ((plain, []), (asked, ["--sort", "size"])):
            program = Program([gridpick, *options, path])
            times.append(program.wait_for(rb"user"))
            program.end()
    table.row(
        "first item with --sort, of without", statistics.median(asked) / statistics.median(plain), 1.1, " ×",
        f"{statistics.median(asked) * 1e3:.2f} of {statistics.median(plain) * 1e3:.2f} ms")


def widths(table, gridpick, path):
    """The same records with a width of its own for each column, and with one for all."""
    done = loads({
        "sheet": ([gridpick, path], rb"user", rb"/1000000 ", {}),
        "grid": ([gridpick, "--layout", "grid", path], rb"user", rb"/1000000 ", {}),
    })
    table.heading("A million records of five columns")
    sheet, grid = done["sheet"], done["grid"]
    table.row("first item, of with one width for all", sheet[0] / grid[0], None, " ×", f"{sheet[0]:.2f} of {grid[0]:.2f} ms")
    table.row("all loaded, of with one width for all", sheet[1] / grid[1], None, " ×", f"{sheet[1]:.1f} of {grid[1]:.1f} ms")


def flattening(table, gridpick, path):
    done = loads({
        "flattened": ([gridpick, path], rb"pod-0", rb"/1000000 ", {}),
        "whole": ([gridpick, "--no-flatten", path], rb"Pod", rb"/1000000 ", {}),
    }, 3)
    python = seconds([sys.executable, "-c", "import json,sys; json.load(sys.stdin)"], path, 3) * 1e3
    # simdjson is fast only for the processor that it was built for.
    walk = compiled(os.path.dirname(path), "walk.cpp", "-std=c++17", "-O3", "-march=native", "-lsimdjson")
    simdjson = seconds([walk, path], path) * 1e3
    table.heading(f"{os.path.getsize(path) / 1e6:.0f} MB of nested JSON, a million records")
    first, loaded, _ = done["flattened"]
    table.row("first item", first, 15, " ms")
    table.row("all loaded, of python's json.load", loaded / python, 0.2, " ×", f"{loaded:.0f} ms, python {python:.0f} ms")
    table.row("all loaded, of simdjson's on demand", loaded / simdjson, 1.5, " ×", f"simdjson {simdjson:.0f} ms")
    table.row("all loaded, of with --no-flatten", loaded / done["whole"][1], None, " ×", f"{done['whole'][1]:.0f} ms")


def run(table, gridpick, folder):
    path = written_csv(folder)
    widths(table, gridpick, path)
    sorting(table, gridpick, path)
    os.remove(path)
    path = written_json(folder)
    flattening(table, gridpick, path)
    os.remove(path)
