#!/usr/bin/env -S python3 -B
"""What an action costs the thread that answers keys, and all threads until all is at rest, as data grows.

    Benchmarks/costs.py .build/release/gridpick [ACTION]
"""
import math
import os
import shlex
import time

from terminal import KEYS, Program

SIZES = [10**3, 10**5, 10**6, 10**7]
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
# What is done: the keys before it, the one that is measured, and the keys that undo it.
ACTIONS = {
    "a step": ("", KEYS["down"], ""),
    "a jump": ("", b"G", "g"),
    "a mark": ("", b" ", "A"),
    "a, all": ("", b"a", "A"),
    "i, all but one": (" ", b"i", "A"),
    "C, a column": ("", b"C", "A"),
    "a mark beside a column's": ("Cj", b" ", "A"),
    "V, a rectangle": ("V", b"G", "VAg"),
    "find's letter": ("/", b"7", "\x1b\x1b"),
    "find's letter taken back": ("/7", b"\x7f", "\x1b"),
    "a, all matches": ("/7", b"\x1ba", "\x1b\x1bA"),
    "n, the next match": ("/7\x1b", b"n", "\x1bg"),
    "sort": ("", b"s", "ss"),
    "sort, as it came": ("ss", b"s", ""),
    "find's letter, sorted": ("s/", b"7", "\x1b\x1bss"),
    "hide": ("", b"-", "="),
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
# What must be linear, or n log n.
GROWING = ["load", "find's letter", "sort"]


def lines(file, count):
    for start in range(0, count, 1_000):
        file.writelines(f"item number {number}\n" for number in range(start, start + 1_000))


def records(file, count):
    file.write("name,size,state\n")
    for start in range(0, count, 1_000):
        file.writelines(f"item {number},{number * 7919 % 10007},up\n" for number in range(start, start + 1_000))


# What the input is called, its file, how it is written, and how many of it a key must not feel.
INPUTS = {
    "lines": ("costs", lines, 10**7),
    "records of three fields": ("costs.csv", records, 10**6),
}


class Watched(Program):
    """A program whose first thread, which answers keys, is watched between two sleeps of it."""

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
        return self.cpu_seconds() * 1e3, self.wakeups(), works

    def costs(self, act):
        """Milliseconds of the dearest event from an act on until all is at rest, and of all threads."""
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
        return max(dearest, spent - begun), self.whole() - whole

    def whole(self):
        """Milliseconds that all threads have run, those that have ended too."""
        # linux/include/linux/posix-timers.h: the clock of a process is its number inverted, and CPUCLOCK_SCHED.
        return time.clock_gettime(~self.process << 3 | 2) * 1e3

    def press(self, key):
        return self.costs(lambda: os.write(self.master, key))


def measured(gridpick, path, actions):
    """For each action what its dearest event costs, and all threads."""
    file = shlex.quote(path)
    program = Watched([
        gridpick, "--multi", "--no-find", "--no-animation", "--reload", f"cat {file}", "--more", f"head -n 1000 {file}",
        "--preview", "echo {}", "--preview-window", "hidden", "--bind", "x:change-preview(wc -l {+f}),y:more", path,
    ])
    program.wait_for(rb"item", 60)
    dearest, _ = program.costs(lambda: None)
    yield "load", (dearest, program.whole())
    for name, action in actions.items():
        yield name, least_cost(program, *action)
    program.end()


def least_cost(program, before, key, after):
    """The least that an action costs; an action that costs little is done once."""
    cost, begun = (math.inf, math.inf), time.monotonic()
    for _ in range(TRIES):
        for other in before:
            program.press(other.encode())
        tried = program.press(key)
        for other in after:
            program.press(other.encode())
        cost = tuple(map(min, cost, tried))
        if cost[0] <= MOST and (cost[1] <= SMALL or time.monotonic() - begun > LONG):
            break
    return cost


def run(table, gridpick, folder, only=""):
    """All actions at the size that a key must not feel, and what must grow no faster than data at each size."""
    wanted = {name: action for name, action in ACTIONS.items() if only in name}
    growing = {name: action for name, action in wanted.items() if name in GROWING}
    costs = {}
    for name, (file_name, write, felt) in INPUTS.items():
        path = os.path.join(folder, file_name)
        for count in SIZES:
            with open(path, "w") as file:
                write(file, count)
            costs[name, count] = dict(measured(gridpick, path, wanted if count == felt else growing))
        os.remove(path)
    table.heading("What an event costs the thread that answers keys: the dearest of each action")
    for name, (_, _, felt) in INPUTS.items():
        dearest = sorted(((cost, action) for action, (cost, _) in costs[name, felt].items()), reverse=True)
        told = ", ".join(f"{action} {cost:.1f}" for cost, action in dearest[:3])
        table.row(f"{len(dearest)} actions, {felt:,} {name}", dearest[0][0], MOST, " ms", told)
    sizes = " · ".join(f"10^{round(math.log10(count))}" for count in SIZES)
    table.heading(f"What the processor has to do at {sizes}: the last of the one before")
    small, large = SIZES[-2:]
    limit = SLACK * large * math.log(large) / (small * math.log(small))
    for name in INPUTS:
        for action in [action for action in GROWING if action in costs[name, large]]:
            wholes = [costs[name, count][action][1] for count in SIZES]
            told = " · ".join(f"{whole:.1f}" for whole in wholes)
            table.row(f"{action}, {name}", wholes[-1] / wholes[-2], limit if wholes[-1] > SMALL else None, " ×", f"{told} ms")


if __name__ == "__main__":
    import sys
    import tempfile

    from table import Table

    with tempfile.TemporaryDirectory() as folder:
        run(Table(), sys.argv[1], folder, *sys.argv[2:])
