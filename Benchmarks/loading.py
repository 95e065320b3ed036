"""How long large inputs take to be shown, and to be loaded whole, beside other programs."""
import fcntl
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import termios
import time

from terminal import Program

ROUNDS = 5
# Longer than any program here waits before it says more of what it has loaded.
QUIET = 0.8


class Load:
    """One program over one input: when it first showed an item, and when it last had news."""

    def __init__(self, argv, first, path=None, through_pipe=False, producer=None):
        producer = producer or (["cat", path] if through_pipe else None)
        source = None
        if producer:
            reader, writer = os.pipe()
            source = subprocess.Popen(producer, stdout=writer, stderr=subprocess.DEVNULL)
            os.close(writer)
            self.program = Program(argv, stdin=reader)
            os.close(reader)
        else:
            self.program = Program(argv, stdin=path)
        program = self.program
        self.first = program.wait_for(first, 300)
        while program.read(QUIET):
            pass
        self.loaded = program.arrived - program.started
        self.private = self.memory("RssAnon")
        self.screen = self.repainted()
        program.end()
        if source:
            source.kill()
            source.wait()

    def memory(self, name):
        status = open(f"/proc/{self.program.process}/status").read()
        return int(re.search(rf"^{name}:\s*(\d+)", status, re.M).group(1)) * 1024

    def repainted(self):
        """All that the screen shows, since a program that was resized paints it whole."""
        start = len(self.program.received)
        self.program.resize(39, 120)
        self.program.settle(0.3)
        return bytes(self.program.received[start:])


def loads(programs, rounds=ROUNDS):
    """Medians of runs in turn: name → (argv, first, expected, other arguments of a load)."""
    runs = {name: [] for name in programs}
    for _ in range(rounds):
        for name, (argv, first, expected, options) in programs.items():
            load = Load(argv, first, **options)
            if not re.search(expected, load.screen):
                raise SystemExit(f"{name}: not loaded: {load.screen[-400:]!r}")
            runs[name].append(load)
    return {
        name: (
            statistics.median(load.first for load in done) * 1e3,
            statistics.median(load.loaded for load in done) * 1e3,
            statistics.median(load.private for load in done),
        )
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
    return statistics.median(times)


def lines(table, gridpick, folder):
    million, millions = os.path.join(folder, "1m"), os.path.join(folder, "10m")
    for path, count in ((million, 1_000_000), (millions, 10_000_000)):
        with open(path, "w") as file:
            for start in range(0, count, 100_000):
                file.write("".join(f"line {number} of many\n" for number in range(start, start + 100_000)))
    fzf = shutil.which("fzf")
    one = ["--columns", "1"]

    programs = {
        "gridpick": ([gridpick, *one, million], rb"line 0 ", rb"/1000000 ", {}),
        "fzf": ([fzf], rb"line 0 ", rb"1000000/1000000", {"path": million}),
    }
    if fzy := shutil.which("fzy"):
        programs["fzy"] = ([fzy], rb"line 0 ", rb"line 0 ", {"path": million})
    done = loads(programs)
    table.heading("A million lines")
    first, loaded, _ = done["gridpick"]
    table.row("first item", first, 5, " ms", f"fzf {done['fzf'][0]:.1f} ms")
    table.row("all loaded, of fzf's", loaded / done["fzf"][1], 0.08, " ×", f"{loaded:.1f} ms, fzf {done['fzf'][1]:.0f} ms")
    if "fzy" in done:
        table.row("fzy, all loaded and first item", done["fzy"][0], None, " ms")
    table.row("wc -l", seconds(["wc", "-l"], million) * 1e3, None, " ms")
    if smenu := shutil.which("smenu"):
        # It takes no more words than this.
        few = os.path.join(folder, "few")
        with open(few, "w") as file:
            file.writelines(f"word{number}\n" for number in range(30_000))
        both = loads({
            "smenu": ([smenu], rb"word0", rb"", {"path": few}),
            "gridpick": ([gridpick, *one, few], rb"word0", rb"/30000 ", {}),
        }, 3)
        table.row("smenu, 30,000 words", both["smenu"][0], None, " ms", f"gridpick {both['gridpick'][1]:.1f} ms")

    for how, options in (("file", {}), ("pipe", {"through_pipe": True})):
        argv = [gridpick, *one] + ([] if options else [millions])
        own = {"path": millions, **options} if options else {}
        done = loads({
            "gridpick": (argv, rb"line 0 ", rb"/10000000 ", own),
            "fzf": ([fzf], rb"line 0 ", rb"10000000/10000000", {"path": millions, **options}),
        }, 3)
        first, loaded, private = done["gridpick"]
        table.heading(f"Ten million lines from a {how}")
        table.row(
            "all loaded, of fzf's", loaded / done["fzf"][1], 0.05 if how == "file" else 0.15, " ×",
            f"{loaded:.0f} ms, fzf {done['fzf'][1]:.0f} ms")
        if how == "file":
            table.row("private memory", private / 1e6, 6, " MB", f"fzf {done['fzf'][2] / 1e6:.0f} MB")
    os.remove(millions)


def csv(table, gridpick, folder):
    path, large = os.path.join(folder, "t.csv"), os.path.join(folder, "large.csv")
    header = ",".join(f"c{column}" for column in range(11)) + "\n"
    with open(path, "w") as file:
        file.write(header)
        for row in range(100_000):
            cells = [f"r{row}c{column}" for column in range(11)]
            if row % 10 == 0:
                cells[3] = f'"a ""quoted"", r{row}"'
            file.write(",".join(cells) + "\n")
    with open(path) as file:
        body = file.read()[len(header):]
    with open(large, "w") as file:
        file.write(header)
        for _ in range(40):
            file.write(body)
    done = loads({"gridpick": ([gridpick, path], rb"r0c1", rb"/100000 ", {})})
    table.heading("A CSV of 100,000 × 11, quotes in a tenth of the records")
    loaded = done["gridpick"][1]
    if vd := shutil.which("vd"):
        slow = seconds([vd, "-b", path, "-o", "/dev/null", "--save-filetype", "csv"], path, 1) * 1e3
        table.row("all loaded, of vd -b's", loaded / slow, 0.01, " ×", f"{loaded:.1f} ms, vd {slow:.0f} ms")
    first, loaded, _ = loads({"gridpick": ([gridpick, large], rb"r0c1", rb"/4000000 ", {})})["gridpick"]
    size = os.path.getsize(large)
    table.row("indexed, 40 times as large", size / (loaded - first) / 1e6, 3, " GB/s", f"{size / 1e6:.0f} MB in {loaded - first:.0f} ms", least=True)
    os.remove(large)


def json_grid(table, gridpick, folder):
    path = os.path.join(folder, "grid.json")
    with open(path, "w") as file:
        file.write('{"sections":[')
        for row in range(100_000):
            items = ",".join(
                f'{{"label":"r{row}c{column}","value":"value {row}","color":"#e5484d"}}' for column in range(10))
            file.write(f'{"," if row else ""}{{"title":"row {row}","items":[{items}]}}')
        file.write("]}\n")
    done = loads({"gridpick": ([gridpick, path], rb"r0c0", rb"/100000 ", {})})
    first, loaded, _ = done["gridpick"]
    python = seconds([sys.executable, "-c", "import json,sys; json.load(sys.stdin)"], path, 3) * 1e3
    table.heading(f"{os.path.getsize(path) / 1e6:.0f} MB of JSON, a million items")
    table.row("first items", first, 15, " ms")
    table.row("all loaded, of python's json.load", loaded / python, 0.2, " ×", f"{loaded:.0f} ms, python {python:.0f} ms")


def producer(table, gridpick):
    times = []
    for _ in range(ROUNDS):
        load = Load(
            [gridpick], rb"first", producer=["sh", "-c", "echo first; sleep 2; echo last"])
        times.append(load.first * 1e3)
    table.heading("A producer that is still running")
    table.row("first item", statistics.median(times), 30, " ms")


# Sends a file little by little, as a producer does that has to think.
TRICKLE = """
import sys, time
with open(sys.argv[1], "rb") as file:
    while chunk := file.read(1 << 18):
        sys.stdout.buffer.write(chunk)
        sys.stdout.flush()
        time.sleep(0.005)
"""


def slowest_answer(argv, producer, first):
    """The slowest answer to a key while a producer sends."""
    reader, writer = os.pipe()
    source = subprocess.Popen(producer, stdout=writer)
    os.close(writer)
    program = Program(argv, stdin=reader)
    os.close(reader)
    program.wait_for(first)
    answers = []
    while source.poll() is None and len(answers) < 100:
        program.drain()
        down = len(answers) % 2 == 0
        pressed = time.perf_counter()
        os.write(program.master, b"j" if down else b"k")
        # Only the status line is painted for news; the cell that is left or reached, for a key.
        seen = b""
        while not re.search(rb"\x1b\[(\d*;)*1m", seen):
            seen += program.read(1)
        answers.append((program.arrived - pressed) * 1e3)
        program.settle(0.01)
    program.end()
    source.kill()
    source.wait()
    return max(answers), len(answers)


def keys_meanwhile(table, gridpick, folder):
    csv, grid = os.path.join(folder, "t.csv"), os.path.join(folder, "grid.json")
    table.heading("Keys while data arrives: the slowest of all answers, median of 3 runs")
    for name, argv, producer, first in (
        ("lines", ["--columns", "1"], ["seq", "-f", "line %.0f of many", "8000000"], rb"line 1 "),
        ("csv", ["-F", "csv"], [sys.executable, "-c", TRICKLE, csv], rb"r0c1"),
        ("JSON", [], [sys.executable, "-c", TRICKLE, grid], rb"r0c0"),
    ):
        runs = [slowest_answer([gridpick, *argv], producer, first) for _ in range(3)]
        table.row(
            f"{name}: the slowest answer", statistics.median(answer for answer, _ in runs), 16, " ms",
            f"{min(count for _, count in runs)} keys a run")


def run(table, gridpick, folder):
    lines(table, gridpick, folder)
    csv(table, gridpick, folder)
    json_grid(table, gridpick, folder)
    producer(table, gridpick)
    keys_meanwhile(table, gridpick, folder)
