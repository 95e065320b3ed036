#!/usr/bin/env python3
"""What it costs to group a million records, beside the same records as a sheet.

    Benchmarks/grouping.py .build/release/gridpick
"""
import os
import statistics
import sys
import tempfile

import costs
import loading
from table import Table

RECORDS = 1_000_000
GROUPS = 20_000


def write(path):
    with open(path, "w") as file:
        file.write("name,team,size\n")
        for start in range(0, RECORDS, 10_000):
            file.writelines(
                f"item {number},team {number * 7919 % GROUPS},{number * 31 % 1009}\n"
                for number in range(start, start + 10_000)
            )


def while_arriving(argv, path):
    """Milliseconds of the dearest event of the thread of keys, from the first item to rest."""
    program = costs.Watched(argv + [path])
    program.wait_for(rb"item 0")
    keys = [costs.KEYS["right"], costs.KEYS["down"], costs.KEYS["left"]]
    dearest = max(program.press(key)[0] for key in keys)
    program.end()
    return dearest


def run(table, gridpick, folder):
    path = os.path.join(folder, "grouped.csv")
    write(path)
    groups = [gridpick, "--group-by", "team"]
    table.heading("A million records in 20,000 groups")
    done = loading.loads({
        "sheet": ([gridpick, path], rb"item 0", rb"/1000000", {}),
        "groups": (groups + [path], rb"item 0", rb"/20000", {}),
    })
    (first, loaded, private), (own, grouped, more) = done["sheet"], done["groups"]
    table.row("first item, of the sheet's", own / first, 1.3, " ×", f"{own:.1f} ms, sheet {first:.1f} ms")
    table.row("all grouped", grouped, None, " ms", f"sheet loaded {loaded:.0f} ms")
    table.row("memory a record beyond the sheet's", (more - private) / RECORDS, 24, " bytes")
    dearest = statistics.median(while_arriving(groups, path) for _ in range(loading.ROUNDS))
    table.row("an event while they arrive, the dearest", dearest, costs.MOST, " ms")
    os.remove(path)


if __name__ == "__main__":
    results = Table()
    with tempfile.TemporaryDirectory() as folder:
        run(results, os.path.abspath(sys.argv[1]), folder)
    sys.exit(results.missed > 0)
