"""What is found while somebody types, in a million lines and a million cells, beside other programs."""
import json
import os
import random
import shutil
import statistics
import subprocess
import time

from terminal import Program

ROUNDS = 3
COUNT = 1_000_000
RECORDS = 200_000
LETTERS = "mode"
QUERIES = ["mode", "config", "usr main"]
# Longer than any program here waits before it says more of what it has found.
QUIET = 0.6
FOLDERS = ["usr", "lib", "share", "home", "var", "log", "doc", "python3", "node_modules", "src", "include",
           "local", "etc", "cache", "modules", "kernel", "drivers", "icons", "locale", "fonts"]
WORDS = ["config", "main", "index", "test", "util", "readme", "changelog", "copyright", "module", "package",
         "setup", "core", "data", "image", "table", "window", "server", "client", "parser", "stream"]
ENDINGS = ["py", "c", "h", "txt", "gz", "so", "js", "json", "md", "html", "png", "conf"]
CITIES = ["Berlin", "Paris", "Rome", "Oslo", "Vienna"]


def a_path(numbers):
    folders = "/".join(numbers.choice(FOLDERS) for _ in range(numbers.randint(1, 4)))
    return f"/{folders}/{numbers.choice(WORDS)}{numbers.randrange(10_000)}.{numbers.choice(ENDINGS)}"


def a_record(row, numbers):
    return {"id": row, "name": f"{numbers.choice(WORDS)}{numbers.randrange(10_000)}",
            "size": numbers.randrange(10**9), "path": a_path(numbers), "city": numbers.choice(CITIES)}


def written(folder):
    """Lines as `find /` prints them, and the same records as CSV and as JSON."""
    paths = {name: os.path.join(folder, name) for name in ("lines", "cells.csv", "cells.json")}
    numbers = random.Random(1)
    with open(paths["lines"], "w") as file:
        file.writelines(a_path(numbers) + "\n" for _ in range(COUNT))
    records = [a_record(row, numbers) for row in range(RECORDS)]
    with open(paths["cells.csv"], "w") as file:
        file.write(",".join(records[0]) + "\n")
        file.writelines(",".join(map(str, record.values())) + "\n" for record in records)
    with open(paths["cells.json"], "w") as file:
        json.dump(records, file)
    return paths


def best_fzf():
    """Debian's, and the one that iterfzf brings along, where there is one."""
    found = [shutil.which("fzf")]
    try:
        import iterfzf
        found.append(os.path.join(os.path.dirname(iterfzf.__file__), "fzf"))
    except ImportError:
        pass
    return [path for path in found if path and os.path.exists(path)]


class Typist:
    """Types into a program that has loaded its input, and says when each letter was first answered, and last."""

    def __init__(self, argv, loaded, stdin=None, before=b""):
        self.program = Program(argv, stdin=stdin)
        self.program.wait_for(loaded, 60)
        self.program.settle(QUIET)
        if before:
            os.write(self.program.master, before)
            self.program.settle(QUIET)

    def private(self):
        with open(f"/proc/{self.program.process}/status") as file:
            return next(int(line.split()[1]) * 1024 for line in file if line.startswith("RssAnon"))

    def type(self, letter):
        program = self.program
        pressed = time.perf_counter()
        os.write(program.master, letter.encode())
        if not program.read(20):
            raise SystemExit(f"no answer to {letter}")
        first = program.arrived - pressed
        while program.read(QUIET):
            pass
        return first, program.arrived - pressed


def typed(programs, rounds=ROUNDS):
    """Runs in turn: for each program the answers to each letter, and the memory that they took."""
    runs = {name: [] for name in programs}
    for _ in range(rounds):
        for name, arguments in programs.items():
            typist = Typist(*arguments)
            before = typist.private()
            answers = [typist.type(letter) for letter in LETTERS]
            runs[name].append((answers, typist.private() - before))
            typist.program.end()
    return runs


def settled(runs):
    """Milliseconds until each letter was settled, medians."""
    return [statistics.median(answers[place][1] for answers, _ in runs) * 1e3 for place in range(len(LETTERS))]


def spelled(times):
    return " ".join(f"{time:.0f}" for time in times)


def typing(table, gridpick, paths):
    peers = fzfs(paths["lines"], COUNT)
    peers["fzy"] = ([shutil.which("fzy")], rb">", paths["lines"])
    own = {
        "lines": ([gridpick, "--columns", "1", paths["lines"]], rb"find", None, b"/"),
        "CSV": ([gridpick, paths["cells.csv"]], rb"find", None, b"/"),
        "JSON": ([gridpick, paths["cells.json"]], rb"find", None, b"/"),
    }
    runs = typed(own | peers)
    best = min(peers, key=lambda name: sum(settled(runs[name])))
    limit = sum(settled(runs[best]))
    table.heading(f"The letters of {LETTERS} typed, each until all is found")
    lines = settled(runs["lines"])
    table.row("10^6 lines, of the better of fzf and fzy", sum(lines) / limit, 0.5, " ×",
              f"{spelled(lines)} ms, {best} {spelled(settled(runs[best]))} ms")
    for name in ("CSV", "JSON"):
        times = settled(runs[name])
        table.row(f"10^6 cells of {name}, of as many lines", sum(times) / sum(lines), 2, " ×",
                  f"{spelled(times)} ms")
    firsts = [answer[0] * 1e3 for answers, _ in runs["lines"] for answer in answers]
    table.row("first answer to a letter, median", statistics.median(firsts), 2, " ms")
    table.row("first answer to a letter, worst", max(firsts), 16, " ms")
    memory = statistics.median(memory for _, memory in runs["lines"])
    table.row("memory for a search, a line", memory / COUNT, 16, " bytes")


def fzfs(path, count):
    """How each fzf is started, and what it shows once it has read all lines."""
    return {f"fzf {place}": ([fzf], b"%d" % count, path) for place, fzf in enumerate(best_fzf())}


def typing_in_many(table, gridpick, lines):
    """The same letters in the same lines ten times over: one round, because each program takes some ten seconds."""
    path = lines + ".many"
    with open(path, "wb") as many:
        for _ in range(10):
            with open(lines, "rb") as file:
                shutil.copyfileobj(file, many)
    peers = fzfs(path, 10 * COUNT)
    runs = typed({"gridpick": ([gridpick, "--columns", "1", path], rb"find", None, b"/")} | peers, 1)
    os.remove(path)
    best = min((settled(runs[name]) for name in peers), key=sum)
    own = settled(runs["gridpick"])
    table.row("10^7 lines, of fzf's", sum(own) / sum(best), 0.1, " ×", f"{spelled(own)} ms, fzf {spelled(best)} ms")
    answers, memory = runs["gridpick"][0]
    table.row("first answer to a letter in 10^7 lines, worst", max(first for first, _ in answers) * 1e3, 16, " ms")
    table.row("memory for a search in 10^7 lines, a line", memory / (10 * COUNT), 16, " bytes")


def answers_meanwhile(table, gridpick, folder):
    """Keys while ten million lines are looked through."""
    path = os.path.join(folder, "huge")
    with open(path, "w") as file:
        for start in range(0, 10 * COUNT, 1_000):
            file.writelines(f"item number {number}\n" for number in range(start, start + 1_000))
    typist = Typist([gridpick, "--columns", "1", path], rb"find", None, b"/")
    times = []
    for letter in "number":
        # A letter begins a search, and the keys behind it go about the grid while that runs.
        for key in (letter.encode(), b"\x1b[B", b"\x1b[B"):
            pressed = time.perf_counter()
            os.write(typist.program.master, key)
            typist.program.read(20)
            times.append((typist.program.arrived - pressed) * 1e3)
    typist.program.settle(QUIET)
    typist.program.end()
    os.remove(path)
    table.row("a key while 10^7 lines are looked through, worst", max(times), 16, " ms")


def filtering(table, gridpick, path):
    """The whole of a run without a screen."""
    for query in QUERIES:
        peers = [[fzf, "-f", query] for fzf in best_fzf()]
        own, best = whole_runs([gridpick, "-f", query], peers, path)
        table.row(f"-f '{query}' on 10^6 lines, of fzf's", own / best, 0.5, " ×", f"{own:.0f} ms, fzf {best:.0f} ms")
    ripgrep = shutil.which("rg")
    for word in ("config", "nowhere") if ripgrep else ():
        own, best = whole_runs([gridpick, "-f", f"'{word}"], [[ripgrep, "-F", "-c", word]], path)
        table.row(f"-f of the exact '{word}', of rg -F -c's", own / best, 2, " ×", f"{own:.0f} ms, rg {best:.0f} ms")


def whole_runs(own, peers, path):
    """The median milliseconds of runs in turn: its own, and the best of the peers'."""
    times = [[] for _ in [own, *peers]]
    for _ in range(ROUNDS):
        for argv, taken in zip([own, *peers], times):
            with open(path) as file:
                start = time.perf_counter()
                status = subprocess.run(argv, stdin=file, stdout=subprocess.DEVNULL).returncode
                taken.append((time.perf_counter() - start) * 1e3)
            # 1 says that nothing matches.
            if status not in (0, 1):
                raise SystemExit(f"{argv}: status {status}")
    median, *others = map(statistics.median, times)
    return median, min(others)


def run(table, gridpick, folder):
    paths = written(folder)
    typing(table, gridpick, paths)
    typing_in_many(table, gridpick, paths["lines"])
    answers_meanwhile(table, gridpick, folder)
    filtering(table, gridpick, paths["lines"])
    for path in paths.values():
        os.remove(path)
