"""What commands leave running: in their own group, in a session of their own, and behind a picker that is killed."""

import os
import signal

from faults.checks import Check, Failure
from faults.ground import Ground
from faults.states import ROWS
from faults.terminal import Terminal

GROUP, OWN = "sleep 1001", "sleep 1002"
COMMAND = f"{GROUP} & setsid {OWN} & echo shown-$((6*7)); wait"
# What starts the command, and what is seen once it runs.
STARTS = {
    "preview": (("--preview", COMMAND), b"", rb"shown-42"),
    "reload": (("--reload", COMMAND + " >../started; wait"), b"r", rb"reloading"),
    "more": (("--more", COMMAND), b"Gj", None),
    "execute": (("--bind", f"x:execute({COMMAND})"), b"x", rb"shown-42"),
    "execute-silent": (("--bind", f"x:execute-silent({COMMAND})"), b"x", None),
    "transform": (("--bind", f"x:transform({COMMAND})"), b"x", None),
    "twelve bg-transforms": (
        ("--bind", "x:" + "+".join(f"bg-transform-header({COMMAND})" for _ in range(12))), b"x", None
    ),
}
ENDS = {"Ctrl-C": b"\x03", "TERM": signal.SIGTERM, "SEGV": signal.SIGSEGV, "KILL": signal.SIGKILL}


def checks(binary):
    return [
        Check(f"children/{start}/{end}", lambda start=start, end=end: watch(binary, start, end))
        for start in STARTS
        for end in ENDS
        if not (start == "execute" and end == "Ctrl-C")
    ]


def watch(binary, start, end):
    options, key, shown = STARTS[start]
    with Ground() as ground:
        ground.write("rows", ROWS)
        session = Terminal(ground, [binary, "--no-find", "--columns", "1", *options, "../rows"])
        try:
            session.wait_for(rb"item 8\b")
            if key:
                session.send(key)
            if shown:
                session.wait_for(shown)
            session.wait("both commands", lambda: {GROUP, OWN} <= set(ground.processes().values()))
            if end == "Ctrl-C":
                session.send(ENDS[end])
            else:
                os.kill(session.process, ENDS[end])
            session.wait_for_end()
            left = sorted(ground.remaining(but=OWN).values())
        finally:
            session.close()
    if end != "KILL" and (others := [name for name in left if name != OWN]):
        raise Failure(f"left running: {', '.join(others)}")
    return told(left)


def told(names):
    if not names:
        return "nothing"
    return ", ".join(f"{names.count(name)} × `{name[:50]}`" for name in sorted(set(names)))
