"""The table of figures that a run prints, and keeps in docs/BENCHMARKS.md."""
import datetime
import platform

HEAD = """# Measured

By `make bench` on {date}: {machine}. These are the figures that must hold.

Each program runs on a pseudo-terminal, of 120 × 40 if nothing else is said, and takes turns with its peers. An absolute time
says little on a shared machine; a ratio of the medians of such runs does. `Benchmarks/` says for each figure how it is had.
"""


class Table:
    def __init__(self):
        self.missed = 0
        self.lines = []

    def heading(self, text):
        print(text)
        self.lines += ["", f"## {text}", "", "| what | measured | must hold | beside it |", "|---|---|---|---|"]

    def row(self, what, measured, most=None, unit="", peer=""):
        """One figure, and what it must not exceed."""
        met = most is None or measured <= most
        self.missed += not met
        goal = "" if most is None else f"≤ {most:g}{unit}  {'ok' if met else 'MISSED'}"
        told = f"{measured:.{4 if 0 < measured < 0.1 else 2}f}{unit}"
        print(f"  {what:<52} {told:>13} {peer:<34} {goal}")
        self.lines.append(f"| {what} | {told} | {goal} | {peer} |")

    def write(self, path):
        with open("/proc/cpuinfo") as file:
            names = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
        machine = f"{len(names)} × {names[0] if names else platform.machine()}, {platform.system()} {platform.release()}"
        with open(path, "w") as file:
            file.write(HEAD.format(date=datetime.date.today(), machine=machine) + "\n".join(self.lines) + "\n")
