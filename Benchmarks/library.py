"""The library, in a program without a terminal: how often it asks for cells, and what updates cost."""
import json
import os
import subprocess

PACKAGE = os.path.join(os.path.dirname(__file__), "..")


def run(table):
    build = ["swift", "build", "-c", "release", "--product", "GridpickLibraryBench", "--package-path", PACKAGE]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    program = os.path.join(PACKAGE, ".build/release/GridpickLibraryBench")
    printed = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    table.heading("Library: 100,000 × 10 items of a program, 120 × 40")
    for figure in map(json.loads, printed.splitlines()):
        name = figure.pop("name")
        if name.startswith("calls "):
            layout = name.removeprefix("calls ")
            seen = figure["seen"]
            table.row(f"cells asked for at the start: {layout}", figure["start"] / seen, 1, " × of those seen",
                      f"{figure['start']:.0f} calls, {seen:.0f} seen")
            # Where the current item stays in the middle, and among tabs, each key brings something else.
            if layout.split()[0] in ("grid", "sheet", "shelves"):
                table.row(f"… by a key that stays in view: {layout}", figure["still"], 0, "", "")
            table.row(f"… by a key to the end: {layout}", figure["far"] / figure["last"], 1, " × of those seen",
                      f"{figure['far']:.0f} calls")
        elif name == "updates":
            table.row("memory after 10,000 updates, of that after 1,000", figure["after"] / figure["before"], 1.05, " ×",
                      f"{figure['after']:.1f} MB, {figure['each'] * 1e3:.0f} µs each")
        elif name == "slow":
            table.row("a key that stays in view, cells of 5 ms", figure["still"], 16, " ms", "")
            table.row("a key that brings a line of 10 of them", figure["line"], 66, " ms", "")
        elif name.startswith("update: "):
            # A redraw asks for each cell in view.
            most = 2 if name == "update: redraw" else 1
            table.row(f"{name.removeprefix('update: ')}, of 1,000,000", figure["each"], most, " ms",
                      f"{figure['first']:.1f} ms the first time")
        elif name == "find":
            table.row("a later query in a list of 1,000,000 lines", figure["ratio"], 2, " × of those in a file",
                      f"{figure['first']:.0f} ms the first, which asks for each")
