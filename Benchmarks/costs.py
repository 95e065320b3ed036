#!/usr/bin/env python3
"""What an action costs the thread that answers keys, and all threads until all is at rest, as data grows.

    Benchmarks/costs.py .build/release/gridpick [LARGEST [ACTION]]
"""
import itertools
import math
import os
import shlex
import time

from terminal import KEYS, Program

# The last takes ten minutes, 2 GB of the disk and 10 GB of memory.
SIZES = [10**3, 10**5, 10**6, 10**7, 10**8]
MOST = 16
# What takes less than so many milliseconds of the processor has not grown, whatever its ratio.
SMALL = 100
# How far more than n log n may be, for data that no cache holds any more and for what else the machine does.
SLACK = 1.5
# Longer than what waits for rest, as a preview does.
QUIET = 0.3
# An action is done so often at most, and the least counts: a shared machine stalls now and then, but what a program
# costs comes each time. An action that takes longer than so many seconds is done once if its dearest event is cheap.
TRIES, LONG = 3, 20
# What is done: the keys before it, the one that is measured, nil a resize, and the keys that undo it.
ACTIONS = {
    "a step": ("", KEYS["down"], ""),
    "a jump": ("", b"G", "g"),
    "a mark": ("", b" ", "A"),
    "a, all": ("", b"a", "A"),
    "i, all but one": (" ", b"i", "A"),
    "C, a column": ("", b"C", "A"),
    "a mark beside a column's": ("Cj", b" ", "A"),
    "V, a rectangle": ("V", b"G", "VAg"),
    "find's letter": ("/", b"7", "\x1b"),
    "find's letter taken back": ("/7", b"\x7f", "\x1b"),
    "a, all matches": ("/7", b"\x1ba", "\x1bA"),
    "n, the next match": ("/7\x1b", b"n", "g"),
    "sort": ("", b"s", "ss"),
    "sort, as it came": ("ss", b"s", ""),
    "find's letter, sorted": ("s/", b"7", "\x1bss"),
    "hide": ("", b"-", "="),
    "resize": ("", None, ""),
    "resize, a column marked": ("C", None, "A"),
    "preview's move": ("p", KEYS["down"], "pg"),
    "preview of one mark": ("x", b" ", "Apg"),
    "preview of all but one marked": ("xa", b" ", "Apg"),
    "reload": ("", b"r", ""),
    "reload, 1 marked": (" ", b"r", "A"),
    "reload, all marked": ("a", b"r", "A"),
    "more": ("", b"y", ""),
    "wrap": ("", b"W", "W"),
    "fit a column": ("", b"_", "="),
}


def lines(file, count):
    for start in range(0, count, 1_000):
        file.writelines(f"item number {number}\n" for number in range(start, start + 1_000))


def records(file, count):
    file.write("name,size,state\n")
    for start in range(0, count, 1_000):
        file.writelines(f"item {number},{number * 7919 % 10007},up\n" for number in range(start, start + 1_000))


# What the input is called, its file, how it is written, the most of it, and the options that group it.
INPUTS = {
    "lines": ("lines", lines, 10**8, []),
    "records of three fields": ("records.csv", records, 10**7, ["--group-by", "size"]),
}


class Watched(Program):
    """A program whose first thread, which answers keys, is watched between two sleeps of it."""

    sizes = itertools.cycle([(39, 118), (40, 120)])

    def seen(self):
        """Milliseconds that the thread has run, how often it has slept, and whether anything else is at work."""
        tasks = f"/proc/{self.process}/task"
        works = False
        for task in os.listdir(tasks):
            try:
                with open(f"{tasks}/{task}/stat") as stat, open(f"{tasks}/{task}/children") as children:
                    works |= stat.read().rsplit(")", 1)[1].split()[0] != "S" or bool(children.read())
            except OSError:
                works = True
        return self.cpu_seconds() * 1e3, self.activity()[1], works

    def costs(self, act):
        """Milliseconds of the dearest event from an act on until all is at rest, of all of them, and of all threads."""
        start, sleeps, _ = self.seen()
        begun, dearest, rests, whole = start, 0, 0, self.whole()
        act()
        while rests < 3:
            rests = 0 if self.read(QUIET / 3 if rests else 0.001) else rests + 1
            spent, slept, works = self.seen()
            if works:
                rests = 0
            if slept != sleeps:
                dearest, begun, sleeps = max(dearest, spent - begun), spent, slept
        return max(dearest, spent - begun), spent - start, self.whole() - whole

    def resized(self):
        return self.costs(lambda: self.resize(*next(self.sizes)))

    def whole(self):
        """Milliseconds that all threads have run, those that have ended too."""
        # linux/include/linux/posix-timers.h: the clock of a process is its number inverted, and CPUCLOCK_SCHED.
        return time.clock_gettime(~self.process << 3 | 2) * 1e3

    def press(self, key):
        return self.costs(lambda: os.write(self.master, key))


def measured(gridpick, path, grouping, actions):
    """For each action what its dearest event costs, all of them, and all threads."""
    file = shlex.quote(path)
    program = Watched([
        gridpick, "--multi", "--no-animation", "--reload", f"cat {file}", "--more", f"head -n 1000 {file}",
        "--preview", "echo {}", "--preview-window", "hidden", "--bind", "x:change-preview(wc -l {+f}),y:more", path,
    ])
    yield "load", loaded(program)
    for name, action in actions.items():
        yield name, least_cost(program, *action)
    program.end()
    if grouping:
        program = Watched([gridpick, *grouping, path])
        yield "load, grouped", loaded(program)
        program.end()


def least_cost(program, before, key, after):
    """The least that an action costs; an action that costs little is done once."""
    cost, begun = (math.inf, math.inf, math.inf), time.monotonic()
    for _ in range(TRIES):
        for other in before:
            program.press(other.encode())
        tried = program.press(key) if key else program.resized()
        for other in after:
            program.press(other.encode())
        cost = tuple(map(min, cost, tried))
        if cost[0] <= MOST and (cost[2] <= SMALL or time.monotonic() - begun > LONG):
            break
    return cost


def loaded(program):
    """What a program costs from its start until all is at rest; the dearest event is of those after the first frame."""
    program.wait_for(rb"find", 60)
    dearest, _, _ = program.costs(lambda: None)
    return dearest, program.seen()[0], program.whole()


def growth(small, large):
    """How many times more n log n is."""
    return large * math.log(large) / (small * math.log(small))


def run(table, gridpick, folder, largest=SIZES[-1], only=""):
    actions = {name: action for name, action in ACTIONS.items() if only in name}
    for name, (file_name, write, most, grouping) in INPUTS.items():
        costs = {}
        path = os.path.join(folder, file_name)
        counts = [size for size in SIZES if size <= min(largest, most)]
        for count in counts:
            with open(path, "w") as file:
                write(file, count)
            for action, cost in measured(gridpick, path, grouping, actions):
                costs.setdefault(action, []).append(cost)
        os.remove(path)
        sizes = " · ".join(f"10^{round(math.log10(count))}" for count in counts)
        table.heading(f"What an event costs the thread of keys at {sizes} {name}: the dearest")
        for action, figures in costs.items():
            dearest, totals, _ = zip(*figures)
            table.row(action, max(dearest), MOST, " ms", f"{each(dearest)} ms; all events of it {max(totals):.0f} ms")
        if len(counts) < 2:
            continue
        limit = SLACK * growth(*counts[-2:])
        table.heading(f"What an action costs the processor at {sizes} {name}: the last of the one before")
        for action, figures in costs.items():
            wholes = [whole for _, _, whole in figures]
            ratio = wholes[-1] / wholes[-2]
            table.row(action, ratio, limit if wholes[-1] > SMALL else None, " ×", f"{each(wholes)} ms")


def each(costs):
    return " · ".join(f"{cost:.1f}" for cost in costs)


if __name__ == "__main__":
    import sys
    import tempfile

    from table import Table

    with tempfile.TemporaryDirectory() as folder:
        run(Table(), sys.argv[1], folder, *map(int, sys.argv[2:3]), *sys.argv[3:])
