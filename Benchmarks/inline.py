"""Below the prompt, by `--height 100%`, beside the same picker with the whole screen."""
import json
import os
import statistics

import drags
from terminal import Program

ROUNDS = 120
# Options take their time to be read, whatever they say: one that changes nothing is said too.
WAYS = {"whole": ["--end", "flush"], "inline": ["--height", "100%"]}
MOST = 1.1


def both(gridpick, path):
    return {name: [gridpick, *options, path] for name, options in WAYS.items()}


def row(table, what, values, unit):
    whole, inline = (statistics.median(values[name]) for name in WAYS)
    table.row(
        f"inline, of the whole screen: {what}", inline / whole, MOST, " ×",
        f"{inline:.2f} {unit}, else {whole:.2f} {unit}",
    )


def starts(table, gridpick, path):
    times = {name: [] for name in WAYS}
    for _ in range(ROUNDS):
        for name, argv in both(gridpick, path).items():
            program = Program(argv)
            times[name].append(program.wait_for(rb"item 0") * 1e3)
            program.end()
    row(table, "start to first item", times, "ms")


def keys(table, gridpick, path):
    """A press in the one, then in the other, so that both meet the same weather."""
    programs = {}
    for name, argv in both(gridpick, path).items():
        programs[name] = Program(argv)
        programs[name].wait_for(rb"item 0")
        programs[name].settle()
    times = {name: [] for name in WAYS}
    for turn in range(ROUNDS):
        for name, program in programs.items():
            times[name].append(program.press(["right", "left"][turn % 2])[0] * 1e3)
    for program in programs.values():
        program.end()
    row(table, "key to first byte", times, "ms")


def dragging(table, gridpick, path):
    for axis in ("down", "across"):
        own = {}
        for name, argv in both(gridpick, path).items():
            _, painted = drags.frames(argv, rb"item 0 0", axis)
            own[name] = [frame.own for frame in painted]
        row(table, f"drag {axis}, a frame of its own", own, "ms")


def run(table, gridpick, folder):
    small, large = os.path.join(folder, "small.json"), os.path.join(folder, "large.json")
    with open(small, "w") as file:
        json.dump([[f"item {row * 8 + column}" for column in range(8)] for row in range(6)], file)
    with open(large, "w") as file:
        json.dump([[f"item {row} {column}" for column in range(40)] for row in range(1000)], file)
    table.heading("Below the prompt, 120 × 40, and drags on 200 × 60")
    starts(table, gridpick, small)
    keys(table, gridpick, small)
    dragging(table, gridpick, large)
