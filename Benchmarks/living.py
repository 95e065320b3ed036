"""A search by another program as one types, and actions that a command decides."""
import os
import random
import shutil
import statistics
import subprocess
import time

import finding
from terminal import Program

FILES = 500
LINES = 2_000
# What was found is told between two signs, so that the rows of each query differ.
COMMAND = "rg -n -r '<$0>' -- "
QUERIES = ["parser", "window", "cache_"]
ROUNDS = 5
TRANSFORMS = 2_000
BURST = 50
# A frame with rows; the query alone takes fewer bytes.
ROWS = 300


def sources(folder):
    """A million lines of code, in files as they are in a project."""
    numbers = random.Random(1)
    names = finding.WORDS + finding.FOLDERS
    for number in range(FILES):
        path = os.path.join(folder, "code", numbers.choice(finding.FOLDERS))
        os.makedirs(path, exist_ok=True)
        with open(os.path.join(path, f"{number}.c"), "w") as file:
            for _ in range(LINES):
                one, other, third = numbers.choices(names, k=3)
                file.write(f"    {one}_{other}({third}, {numbers.randrange(1000)});\n")
    return os.path.join(folder, "code")


def own_first_row(query, folder):
    """Seconds until the program itself prints a row, run by the shell as gridpick runs it."""
    started = time.perf_counter()
    process = subprocess.Popen(["sh", "-c", COMMAND + query], cwd=folder, stdout=subprocess.PIPE)
    os.read(process.stdout.fileno(), 1)
    seconds = time.perf_counter() - started
    process.stdout.close()
    process.kill()
    process.wait()
    return seconds


def first_row(program, letter):
    """Seconds from a letter to the first frame with its rows."""
    pressed = time.perf_counter()
    os.write(program.master, letter.encode())
    while len(program.read(5)) < ROWS:
        if time.perf_counter() - pressed > 5:
            raise SystemExit(f"no rows for {letter!r}")
    seconds = program.arrived - pressed
    program.settle(0.3)
    return seconds


def searching(table, gridpick, folder):
    command = f"start,change:reload({COMMAND}{{q}} || true)"
    ratios = []
    before = os.getcwd()
    os.chdir(folder)
    for query in QUERIES * ROUNDS:
        program = Program([gridpick, "--columns", "1", "--disabled", "--find", "--bind", command])
        program.wait_for(rb"1/")
        program.settle(0.5)
        for end in range(1, len(query) + 1):
            own = own_first_row(query[:end], folder)
            ratios.append(first_row(program, query[end - 1]) / own)
        program.end()
    table.row("first row of a letter, of rg's own", statistics.median(ratios), 1.3, " ×", f"{len(ratios)} letters")
    # Rows go on arriving while keys are pressed.
    program = Program([gridpick, "--columns", "1", "--disabled", "--find", "--bind", command])
    program.wait_for(rb"1/")
    waits = []
    for turn in range(100):
        if turn % 10 == 0:
            os.write(program.master, b"e" if turn % 20 == 0 else b"\x7f")
        pressed = time.perf_counter()
        os.write(program.master, b"\x1bOB")
        program.read(1)
        waits.append((program.arrived - pressed) * 1e3)
        program.drain()
    table.row("a key while rows arrive, median", statistics.median(waits), 16, " ms")
    table.row("a key while rows arrive, worst", max(waits), 16, " ms")
    os.write(program.master, b"\x03")
    os.waitpid(program.process, 0)
    os.close(program.master)
    left = subprocess.run(["pgrep", "-x", "rg"], capture_output=True, text=True).stdout.split()
    table.row("commands left behind", len(left), 0)
    os.chdir(before)


def resources(program):
    with open(f"/proc/{program.process}/status") as file:
        memory = next(int(line.split()[1]) * 1024 for line in file if line.startswith("RssAnon"))
    return memory, len(os.listdir(f"/proc/{program.process}/fd"))


def transforming(table, gridpick, folder):
    path = os.path.join(folder, "transformed")
    with open(path, "w") as file:
        file.writelines(f"item {number}\n" for number in range(10 * TRANSFORMS))
    counted = os.path.join(folder, "counted")
    open(counted, "w").close()
    binding = f"x:transform(echo >>{counted}; echo down)"
    program = Program([gridpick, "--columns", "1", "--bind", binding, path])
    program.wait_for(rb"item 0")
    program.settle()
    states = []
    for round_ in range(3):
        start = time.perf_counter()
        # So many wait for each other at most.
        for number in range(0, TRANSFORMS, BURST):
            os.write(program.master, b"x" * BURST)
            while os.path.getsize(counted) < round_ * TRANSFORMS + number + BURST:
                program.read(0.001)
        seconds = time.perf_counter() - start
        program.settle()
        states.append((seconds, *resources(program)))
    program.end()
    table.row("transforms a second", TRANSFORMS / min(state[0] for state in states), 1_000, least=True)
    table.row("their memory: growth of the third 2,000", (states[2][1] - states[1][1]) / 1024, 64, " KB")
    table.row("their descriptors: growth", states[2][2] - states[0][2], 0)


def run(table, gridpick, folder):
    table.heading("A million lines of code, searched by ripgrep as one types; commands that decide")
    if shutil.which("rg"):
        searching(table, gridpick, sources(folder))
    transforming(table, gridpick, folder)
