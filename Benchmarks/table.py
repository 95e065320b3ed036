"""The table of figures that a run prints, and keeps in docs/BENCHMARKS.md."""
import datetime
import platform


class Table:
    def __init__(self):
        self.missed = 0
        self.lines = []

    def heading(self, text):
        print(text)
        self.lines += ["", f"## {text}", "", "| what | measured | target | beside it |", "|---|---|---|---|"]

    def row(self, what, measured, target=None, unit="", peer="", least=False):
        """One figure; a target is what it must not exceed, or at least reach."""
        met = target is None or (measured >= target if least else measured <= target)
        self.missed += not met
        verdict = "ok" if met else "MISSED"
        goal = "" if target is None else f"{'≥' if least else '≤'} {target:g}{unit}  {verdict}"
        print(f"  {what:<52} {measured:>8.2f}{unit:<5} {peer or '':<34} {goal}")
        self.lines.append(f"| {what} | {measured:.2f}{unit} | {goal} | {peer or ''} |")

    def write(self, path):
        with open("/proc/cpuinfo") as file:
            names = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
        machine = f"{len(names)} × {names[0] if names else platform.machine()}, {platform.system()} {platform.release()}"
        head = [
            "# Measured",
            "",
            f"By `make bench` on {datetime.date.today()}: {machine}.",
            "",
            "An absolute time says little on a shared machine; a ratio of medians of interleaved runs does.",
        ]
        with open(path, "w") as file:
            file.write("\n".join(head + self.lines) + "\n")
