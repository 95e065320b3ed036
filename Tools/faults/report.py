"""The Markdown of a run."""

import datetime
import statistics

from faults.states import STATES
from faults.ways import WAYS

PARTS = {
    "moments": "Signals at random moments, 25 of each",
    "sizes": "Storms of 200 sizes, from 1 × 1 to 400 × 120",
    "inputs": "Inputs and systems that lack something",
    "children": "What commands leave running",
}


# Rule F7.8 has Ctrl-C in a paste wait for longer than that.
QUICK_MS = 100


def is_timed(one):
    """True for an end on a terminal that does not make the program wait."""
    return isinstance(one.told, float) and one.name.split("/")[3] in ("fast", "tmux", "gone")


def milliseconds(results):
    return [one.told for one in results if is_timed(one)]


def latency(results):
    times = milliseconds(results)
    if not times:
        return "no times"
    slow = sorted({"/".join(one.name.split("/")[1:3]) for one in results if is_timed(one) and one.told > QUICK_MS})
    beyond = f"; beyond {QUICK_MS} ms: {', '.join(slow)}" if slow else ""
    return f"median {statistics.median(times):.1f} ms, worst {max(times):.0f} ms{beyond}"


def cell(results):
    if not results:
        return "–"
    if texts := [one.told for one in results if isinstance(one.told, str)]:
        return texts[0].replace("|", "\\|")
    passed = sum(1 for one in results if not one.failure)
    times = milliseconds(results)
    share = f"{passed}/{len(results)}" if passed == len(results) else f"**{passed}/{len(results)}**"
    return share + (f" · {max(times):.0f} ms" if times else "")


def table(results):
    names = [state.name for state in STATES]
    lines = ["| | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    for way in WAYS:
        cells = [cell([one for one in results if one.name.split("/")[1:3] == [way.name, name]]) for name in names]
        lines.append(f"| {way.name} | " + " | ".join(cells) + " |")
    return lines


def rows(results):
    for one in results:
        told = f"not done: {one.skipped}" if one.skipped else one.failure or one.told or "as it should be"
        name = one.name.split("/", 1)[1]
        yield f"- {'**failed** ' if one.failure else ''}{name}: {told}"


def written(binary, version, parts, seconds):
    results = [one for part in parts.values() for one in part]
    failed = [one for one in results if one.failure]
    day = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC")
    lines = [
        "## Faults", "",
        f"{version}, {day}: {len(results)} checks in {seconds / 60:.1f} minutes, {len(failed)} failed.",
        f"`Tools/run-faults {binary} --only NAME` repeats one.", "",
        "Ways out × states. A cell says on how many terminals all was as before, with the true status and nothing left",
        "behind: one that reads fast, tmux, one that reads slowly, one that has stopped reading, and one that is gone.",
        "The time is the longest one to the end of the program, on terminals that do not make it wait.",
        f"Of all cells: {latency(parts['out'])}.",
        "KILL restores nothing; its row says what it leaves running.", "",
        *table(parts["out"]),
    ]
    for name, title in PARTS.items():
        lines += ["", f"### {title}", "", *rows(parts[name])]
    lines += ["", "### What failed", "", *(f"- {one.name}: {one.failure}" for one in failed)]
    return "\n".join(lines + ([] if failed else ["Nothing."])) + "\n"
