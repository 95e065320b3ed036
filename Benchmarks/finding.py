"""What is found while somebody types, in a million lines and in ten, beside other programs."""
import os
import random
import shutil
import time
from statistics import median

from terminal import Program

COUNT = 1_000_000
LETTERS = "mode"
# Longer than any program here waits before it says more of what it has found.
QUIET = 0.6
FOLDERS = ["usr", "lib", "share", "home", "var", "log", "doc", "python3", "node_modules", "src", "include",
           "local", "etc", "cache", "modules", "kernel", "drivers", "icons", "locale", "fonts"]
WORDS = ["config", "main", "index", "test", "util", "readme", "changelog", "copyright", "module", "package",
         "setup", "core", "data", "image", "table", "window", "server", "client", "parser", "stream"]
ENDINGS = ["py", "c", "h", "txt", "gz", "so", "js", "json", "md", "html", "png", "conf"]


def a_path(numbers):
    """As `find /` prints them."""
    folders = "/".join(numbers.choice(FOLDERS) for _ in range(numbers.randint(1, 4)))
    return f"/{folders}/{numbers.choice(WORDS)}{numbers.randrange(10_000)}.{numbers.choice(ENDINGS)}"


def best_fzf():
    """Debian's, and the one that iterfzf brings along, where there is one."""
    found = [shutil.which("fzf")]
    try:
        import iterfzf
        found.append(os.path.join(os.path.dirname(iterfzf.__file__), "fzf"))
    except ImportError:
        pass
    return [path for path in found if os.path.exists(path)]


def typed(argv, loaded, stdin=None):
    """Milliseconds until each letter was settled, once all is loaded."""
    program = Program(argv, stdin=stdin)
    program.wait_for(loaded, 60)
    program.settle(QUIET)
    times = []
    for letter in LETTERS:
        pressed = time.perf_counter()
        os.write(program.master, letter.encode())
        if not program.read(20):
            raise SystemExit(f"{argv[0]}: no answer to {letter}")
        program.settle(QUIET)
        times.append((program.arrived - pressed) * 1e3)
    program.end()
    return times


def compare(table, gridpick, path, count, peers, rounds, most):
    """Runs in turn, and the sums of the letters' medians."""
    programs = {"gridpick": ([gridpick, "--columns", "1", path], rb"Enter")}
    programs |= {f"fzf {place}": ([fzf], b"%d" % count, path) for place, fzf in enumerate(best_fzf())}
    if "fzy" in peers:
        programs["fzy"] = ([shutil.which("fzy")], rb">", path)
    runs = {name: [] for name in programs}
    for _ in range(rounds):
        for name, arguments in programs.items():
            runs[name].append(typed(*arguments))
    settled = {name: [median(times) for times in zip(*done)] for name, done in runs.items()}
    own = settled.pop("gridpick")
    best = min(settled, key=lambda name: sum(settled[name]))
    told = [" ".join(f"{time:.0f}" for time in times) for times in (own, settled[best])]
    table.row(f"{count:,} lines, of {peers}", sum(own) / sum(settled[best]), most, " ×", f"{told[0]} ms, {best.split()[0]} {told[1]} ms")


def run(table, gridpick, folder):
    table.heading(f"The letters of {LETTERS} typed, each until all is found")
    path, many = os.path.join(folder, "paths"), os.path.join(folder, "many-paths")
    numbers = random.Random(1)
    with open(path, "w") as file:
        file.writelines(a_path(numbers) + "\n" for _ in range(COUNT))
    compare(table, gridpick, path, COUNT, "the better of fzf and fzy", 3, 0.55)
    with open(many, "wb") as file:
        for _ in range(10):
            with open(path, "rb") as one:
                shutil.copyfileobj(one, file)
    # One round, because each program takes some ten seconds.
    compare(table, gridpick, many, 10 * COUNT, "fzf's", 1, 0.25)
    os.remove(path)
    os.remove(many)
