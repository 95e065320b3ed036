"""What is marked by the million: how soon, in how much memory, and how fast it is printed."""
import os
import select
import shlex
import statistics
import time

from terminal import Program

ROUNDS = 5
COUNT = 1_000_000
FRAME = 1_000 / 60


def written(folder):
    """Lines, the same as a table that is recognised, and cells."""
    paths = {name: os.path.join(folder, name) for name in ("lines", "table", "cells.csv")}
    with open(paths["lines"], "w") as file:
        file.writelines(f"/usr/share/doc/package{row}/changelog.gz\n" for row in range(COUNT))
    with open(paths["table"], "w") as file:
        file.write("NAME         STATUS   AGE\n")
        file.writelines(f"pod-{row:<8} {'Running':<8} {row % 90}d\n" for row in range(COUNT))
    with open(paths["cells.csv"], "w") as file:
        file.write("a,b,c,d,e,f\n")
        file.writelines(f"{row},{row + 1},{row + 2},x,y,z\n" for row in range(COUNT // 5))
    return paths


class Marker:
    """A program that has loaded its input, and prints to a file."""

    def __init__(self, gridpick, path, options=()):
        self.printed = path + ".out"
        command = shlex.join([gridpick, "--multi", *options, path])
        self.program = Program(["/bin/sh", "-c", f"exec {command} > {shlex.quote(self.printed)}"])
        self.program.wait_for(rb"find", 60)
        self.program.settle(0.5 if "--sort" not in options else 3)

    def private(self):
        with open(f"/proc/{self.program.process}/status") as file:
            return next(int(line.split()[1]) * 1024 for line in file if line.startswith("RssAnon"))

    def press(self, keys):
        """Milliseconds until what the key does is on the screen."""
        program = self.program
        pressed = time.perf_counter()
        os.write(program.master, keys)
        if not program.read(20):
            raise SystemExit(f"no answer to {keys}")
        time_taken = (program.arrived - pressed) * 1e3
        program.settle(0.3)
        return time_taken

    def enter(self):
        """Megabytes a second from Enter to the end, and how many lines."""
        ending = os.pidfd_open(self.program.process)
        pressed = time.perf_counter()
        os.write(self.program.master, b"\r")
        while not select.select([ending], [], [], 0)[0]:
            self.program.read(0.001)
        time_taken = time.perf_counter() - pressed
        os.waitpid(self.program.process, 0)
        os.close(self.program.master)
        with open(self.printed, "rb") as file:
            text = file.read()
        os.remove(self.printed)
        return len(text) / time_taken / 1e6, text.count(b"\n")


def all_at_once(table, gridpick, name, path, count, options=(), are_whole=True):
    """Of parts of records the figures are kept, and have no targets."""
    times, memory, rates = [], [], []
    for _ in range(ROUNDS):
        marker = Marker(gridpick, path, options)
        private = marker.private()
        times.append(marker.press(b"a"))
        memory.append(marker.private() - private)
        rate, printed = marker.enter()
        if printed != count:
            raise SystemExit(f"{name}: {printed} printed, not {count}")
        rates.append(rate)
    table.row(f"a, all of {name}", statistics.median(times), FRAME if are_whole else None, " ms")
    table.row(f"memory a mark, all of {name}", statistics.median(memory) / count, 16, " bytes")
    table.row(f"Enter, all of {name}", statistics.median(rates), 50 if are_whole else None, " MB/s", least=True)


def apart(table, gridpick, path):
    """No two marks beside each other: those of a column."""
    marker = Marker(gridpick, path)
    before = marker.private()
    marker.press(b"C")
    table.row("memory a mark, a column of cells", (marker.private() - before) / (COUNT // 5), 16, " bytes")
    marker.program.end()


def run(table, gridpick, folder):
    paths = written(folder)
    table.heading("A million marks")
    all_at_once(table, gridpick, "10^6 lines", paths["lines"], COUNT, ["--columns", "1"])
    all_at_once(table, gridpick, "10^6 lines, sorted", paths["lines"], COUNT, ["--columns", "1", "--sort", "1"])
    all_at_once(table, gridpick, "a table of 10^6 lines", paths["table"], COUNT)
    all_at_once(table, gridpick, "10^6 cells of CSV", paths["cells.csv"], COUNT * 6 // 5, are_whole=False)
    apart(table, gridpick, paths["cells.csv"])
    for path in paths.values():
        os.remove(path)


if __name__ == "__main__":
    import sys
    import tempfile

    from table import Table

    with tempfile.TemporaryDirectory() as folder:
        run(Table(), sys.argv[1], folder)
