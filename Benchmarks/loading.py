"""How long large inputs take to be loaded whole, beside other programs."""
import json
import os
import re
import shutil
import subprocess
import time
from statistics import median

from terminal import Program

ROUNDS = 5
# Longer than any program here waits before it says more of what it has loaded.
QUIET = 0.8
MILLION = 1_000_000
CITIES = ["Berlin", "Paris", "Rome", "Oslo", "Vienna"]


class Load:
    """One program over one input: when it last had news, and how much memory it then has of its own."""

    def __init__(self, argv, first, stdin=None, piped=None):
        source = None
        if piped:
            stdin, writer = os.pipe()
            source = subprocess.Popen(["cat", piped], stdout=writer, stderr=subprocess.DEVNULL)
            os.close(writer)
        program = Program(argv, stdin=stdin)
        if source:
            os.close(stdin)
        program.wait_for(first, 300)
        while program.read(QUIET):
            pass
        self.milliseconds = (program.arrived - program.started) * 1e3
        self.private = program.private()
        # A program that was resized paints its screen whole.
        start = len(program.received)
        program.resize(39, 120)
        program.settle(0.3)
        self.screen = bytes(program.received[start:])
        program.end()
        if source:
            source.kill()
            source.wait()


def loads(programs, rounds=ROUNDS):
    """Medians of runs in turn, milliseconds and memory: name → (argv, first, what is shown when all is loaded, options)."""
    runs = {name: [] for name in programs}
    for _ in range(rounds):
        for name, (argv, first, loaded, options) in programs.items():
            load = Load(argv, first, **options)
            if not re.search(loaded, load.screen):
                raise SystemExit(f"{name}: not loaded: {load.screen[-400:]!r}")
            runs[name].append(load)
    return {
        name: (median(load.milliseconds for load in done), median(load.private for load in done))
        for name, done in runs.items()
    }


def seconds(argv, path, rounds=ROUNDS):
    """How long a program without a screen takes over a file."""
    times = []
    for _ in range(rounds):
        with open(path) as file:
            start = time.perf_counter()
            subprocess.run(argv, stdin=file, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
            times.append(time.perf_counter() - start)
    return median(times)


def of_peer(table, what, own, name, peer, most):
    table.row(what, own / peer, most, " ×", f"{own:.1f} ms, {name} {peer:.0f} ms")


def lines(table, gridpick, folder):
    path = os.path.join(folder, "loaded")
    one = [gridpick, "--columns", "1"]
    fzf = [shutil.which("fzf")]
    for count, ways in (MILLION, {"file": 0.1}), (10 * MILLION, {"file": 0.1, "pipe": 0.35}):
        with open(path, "w") as file:
            for start in range(0, count, 1_000):
                file.writelines(f"line {number} of many\n" for number in range(start, start + 1_000))
        for how, most in ways.items():
            argv, given, other_given = ([*one, path], {}, {"stdin": path}) if how == "file" else (one, *2 * [{"piped": path}])
            done = loads({
                "gridpick": (argv, rb"line 0 ", rb"/%d\b" % count, given),
                "fzf": (fzf, rb"line 0 ", b"%d/%d" % (count, count), other_given),
            }, ROUNDS if count == MILLION else 3)
            (own, private), (peer, other) = done["gridpick"], done["fzf"]
            of_peer(table, f"{count:,} lines from a {how}, of fzf's", own, "fzf", peer, most)
            if count > MILLION and how == "file":
                beside = f"{private / 1e6:.1f} MB, fzf {other / 1e6:.0f} MB"
                table.row("their memory, of fzf's", private / other, 0.15, " ×", beside)
    os.remove(path)


def csv(table, gridpick, folder):
    path = os.path.join(folder, "loaded.csv")
    with open(path, "w") as file:
        file.write(",".join(f"c{column}" for column in range(11)) + "\n")
        for row in range(100_000):
            cells = [f"r{row}c{column}" for column in range(11)]
            if row % 10 == 0:
                cells[3] = f'"a ""quoted"", r{row}"'
            file.write(",".join(cells) + "\n")
    own, _ = loads({"gridpick": ([gridpick, path], rb"r0c1", rb"/100000\b", {})})["gridpick"]
    vd = seconds([shutil.which("vd"), "-b", path, "-o", "/dev/null", "--save-filetype", "csv"], path, 1) * 1e3
    of_peer(table, "CSV of 100,000 × 11, of vd -b's", own, "vd", vd, 0.02)
    os.remove(path)


def nested_json(table, gridpick, folder):
    path, walk = os.path.join(folder, "nested.json"), os.path.join(folder, "walk")
    with open(path, "w") as file:
        file.write("[")
        for row in range(MILLION):
            record = {"kind": "Pod", "metadata": {"name": f"pod-{row}", "namespace": CITIES[row % 5]},
                      "status": {"phase": "Running", "ports": [80, 443]}}
            file.write(("," if row else "") + json.dumps(record))
        file.write("]\n")
    own, _ = loads({"gridpick": ([gridpick, path], rb"pod-0", rb"/1000000\b", {})})["gridpick"]
    # simdjson is fast only for the processor that it was built for.
    source = os.path.join(os.path.dirname(__file__), "walk.cpp")
    subprocess.run(["c++", "-o", walk, source, "-std=c++17", "-O3", "-march=native", "-lsimdjson"], check=True)
    of_peer(table, "1,000,000 nested records of JSON, of simdjson's on demand", own, "simdjson", seconds([walk, path], path) * 1e3, 1.5)
    os.remove(path)


def run(table, gridpick, folder):
    table.heading("All loaded")
    lines(table, gridpick, folder)
    csv(table, gridpick, folder)
    nested_json(table, gridpick, folder)
