"""What a drag costs: 250 reports a second on a full screen, of 200 × 60 if nothing else is said."""
import os
import re
import shutil
import subprocess
import time
from typing import NamedTuple

from terminal import Program, SlowLine

LINES, COLUMNS = 60, 200
RATE = 250
SECONDS = 10


class Frame(NamedTuple):
    """What answers a report or a key."""

    milliseconds: float  # from the report to its end
    own: float  # of which the program itself was running
    data: bytes

    def note(self):
        return f"{self.own:.2f} ms of it its own"


def back_and_forth(span):
    """Distances of a pointer that goes to a distance and back, over and over."""
    while True:
        yield from range(0, span)
        yield from range(span, 0, -1)


def pointer(program, axis, distance):
    """The place of the pointer at a distance from the middle, where it was pressed."""
    line, column = program.lines // 2, program.columns // 2
    return (line - distance, column) if axis == "down" else (line, column - distance)


def report(program, axis, distance):
    program.mouse(32, *pointer(program, axis, distance))


def release(program, axis, distance):
    program.mouse(0, *pointer(program, axis, distance), "m")


def spans(program, axis):
    return (program.lines if axis == "down" else program.columns) // 2 - 4


def shown(argv, pattern, lines=LINES, columns=COLUMNS, **options):
    program = Program(argv, lines, columns, **options)
    program.wait_for(pattern)
    program.settle()
    program.mouse(0, *pointer(program, "down", 0))
    return program


def load(argv, pattern, axis, **options):
    """The share of a core that a drag takes, and what is still to come once it is let go."""
    program = shown(argv, pattern, **options)
    distances = back_and_forth(spans(program, axis))
    before, start = program.cpu_seconds(), time.perf_counter()
    for number in range(RATE * SECONDS):
        report(program, axis, next(distances))
        while (left := start + (number + 1) / RATE - time.perf_counter()) > 0:
            program.read(left)
    used = program.cpu_seconds() - before
    released = time.perf_counter()
    # Let go a little way off, so that there is something left to settle.
    distance = 7
    report(program, axis, distance)
    release(program, axis, distance)
    program.arrived = released
    program.settle(0.3)
    rest = program.arrived - released
    program.end()
    return used / SECONDS, rest


def frames(argv, pattern, axis, **options):
    """What is painted before a drag, and the frames of it, one for a report."""
    program = shown(argv, pattern, **options)
    program.settle()
    before = bytes(program.received)
    painted = dragged(program, axis)
    program.end()
    return before, painted


def dragged(program, axis):
    """The frames of a drag whose button is down already."""
    distances = back_and_forth(spans(program, axis))
    for _ in range(4):
        next(distances)
    painted = [frame(program, lambda: report(program, axis, next(distances))) for _ in range(150)]
    return [each for each in painted if each]


def frame(program, act):
    """The frame that answers what is done; None where nothing is painted."""
    place, before = len(program.received), program.cpu_seconds()
    start = time.perf_counter()
    act()
    # Far enough from the last.
    while program.read(0.022):
        pass
    if len(program.received) == place:
        return None
    own = program.cpu_seconds() - before
    return Frame((program.arrived - start) * 1e3, own * 1e3, bytes(program.received[place:]))


def flung(argv, pattern, axis, **options):
    """The share of a core and the bytes from a quick drag until all is at rest again."""
    program = shown(argv, pattern, **options)
    program.settle()
    place, before, start = len(program.received), program.cpu_seconds(), time.perf_counter()
    for number in range(7):
        report(program, axis, 5 * number)
        while (left := start + (number + 1) / 125 - time.perf_counter()) > 0:
            program.read(left)
    release(program, axis, 30)
    program.arrived = time.perf_counter()
    program.settle(0.3)
    share = (program.cpu_seconds() - before) / (program.arrived - start)
    data = len(program.received) - place
    program.end()
    return share, data


def leaving(argv, pattern):
    """Seconds from `q` to the end of the program, dragged on a line that is slower than its frames."""
    program = shown(argv, pattern)
    line = SlowLine(program, 20_000)
    distances = back_and_forth(spans(program, "across"))
    for _ in range(RATE):
        report(program, "across", next(distances))
        line.ends(1 / RATE)
    pressed = time.perf_counter()
    os.write(program.master, b"q")
    if not line.ends(5):
        raise SystemExit("q does not end a drag on a slow line")
    seconds = time.perf_counter() - pressed
    program.end()
    return seconds


def fixed_drags(count):
    """There and back again, so that no end is reached where content springs back."""
    def drag(program):
        for turn in range(count):
            way = 1 if turn % 2 == 0 else -1
            program.mouse(0, *pointer(program, "down", 0))
            for distance in (1, 2, 4, 6, 8, 10, 12):
                report(program, "down", way * distance)
                program.settle(0.3)
            release(program, "down", way * 12)
            program.settle(1)

    return drag


def keys(count, there_and_back=b"jk"):
    def press(program):
        for turn in range(count):
            os.write(program.master, there_and_back[turn % 2 : turn % 2 + 1])
            program.settle(0.1)

    return press


def instructions(argv, pattern, folder, act, lines=LINES, columns=COLUMNS):
    """Instructions that the thread on the terminal takes for an act, once everything is loaded."""
    out = os.path.join(folder, "callgrind.out")
    valgrind = [
        shutil.which("valgrind"), "--tool=callgrind", f"--callgrind-out-file={out}",
        "--separate-threads=yes",
    ]
    program = Program(valgrind + argv, lines, columns)
    program.wait_for(pattern, 300)
    program.settle(10)
    control(program, "--zero")
    act(program)
    control(program, "--dump")
    program.end()
    with open(out + ".1-01", errors="replace") as file:
        return int(re.search(r"^(?:totals|summary):\s*(\d+)", file.read(), re.M).group(1))


def control(program, order):
    """Tells callgrind something, and has it done."""
    subprocess.run(
        ["callgrind_control", order, str(program.process)], check=True, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
