"""What a picker may be doing when it is ended, and how to bring it there."""

import os
from dataclasses import dataclass

ROWS = "".join(f"item {number}\n" for number in range(1, 3001))
LOADED = rb"item 20\b"
DOWN, UP = b"\x1b[B", b"\x1b[A"
PASTE, PASTE_END = b"\x1b[200~", b"\x1b[201~"
HALF = "synchronized output (2026)"
# What every picker switches on.
PICKER = {"mouse (1002)", "bracketed paste (2004)"}
SOMETHING = rb"."
LONG_COMMAND = "echo shown-$((6*7)); sleep 1000 | cat; true"
# What it printed would be shown, and picked.
SILENT_COMMAND = "sleep 1000 | cat; true"


def report(kind, line, column, final="M"):
    """A report of the mouse, as a terminal in mode 1006 sends it."""
    return f"\x1b[<{kind};{column};{line}{final}".encode()


DRAG = [report(0, 18, 10), report(32, 16, 10), report(32, 13, 10), report(32, 11, 10)]
MOVES = b"".join(report(32, line, 10) for line in (10, 9, 10, 11))
FLING = b"".join(DRAG + [report(32, 6, 10), report(0, 3, 10, "m")])


@dataclass(frozen=True)
class State:
    name: str
    options: tuple = ("--columns", "1")
    # What is sent, and what is then awaited: a pattern, or None until it is read.
    steps: tuple = ()
    first: bytes = LOADED
    # The keys that pick, and those before the last key that leave what is open; None where no key does.
    pick: bytes | None = b"\r"
    escape: tuple | None = (b"\x1b",)
    interrupt: tuple = (b"\x03",)
    # What has something drawn and ends nothing.
    fidget: bytes = DOWN + UP
    still_loads: bool = False
    is_plain: bool = False
    lends: bool = False

    def arguments(self, binary):
        # A file of its own for each state would say the same.
        return [binary, "--no-find", *self.options, *(() if self.still_loads else ("../rows",))]

    def prepare(self, ground):
        if self.still_loads:
            os.mkfifo(ground.file("input"))
            # Open for both, so that the input never ends.
            ground.writing = os.open(ground.file("input"), os.O_RDWR)
            os.write(ground.writing, ROWS.encode())
        else:
            ground.write("rows", ROWS)

    def source(self, ground):
        """What standard input is opened from; None is the terminal."""
        return ground.file("input") if self.still_loads else None

    def enter(self, session, first=None):
        session.wait_for(first or self.first)
        self.wait_for_frame(session)
        for keys, awaited in self.steps:
            before = len(session.received) if keys else 0
            session.send(keys)
            session.wait_until_read()
            if awaited is not None:
                session.wait_for(awaited, before)
        if self.lends:
            own = os.getpgid(session.process)
            session.wait("the command's foreground", lambda: session.foreground() != own)
        else:
            self.wait_for_frame(session)

    def wait_for_frame(self, session):
        """Until a frame is whole, which the first one is once it has switched all on."""
        if not self.is_plain:
            session.wait("a whole frame", lambda: PICKER <= session.switched.on and HALF not in session.switched.on)


STATES = [
    State("loading", still_loads=True),
    State("find", steps=((b"/item 7", rb"813"),), escape=(b"\x1b", b"\x1b", b"\x1b")),
    State("drag", steps=((b"".join(DRAG), SOMETHING),), escape=(b"\x1b", b"\x1b"), fidget=MOVES),
    State("glide", steps=((FLING, SOMETHING),), fidget=FLING),
    State(
        "preview",
        options=("--columns", "1", "--preview", LONG_COMMAND),
        first=rb"item 8\b",
        steps=((b"", rb"shown-42"),),
    ),
    State(
        "execute",
        options=("--columns", "1", "--bind", f"x:execute({LONG_COMMAND})"),
        steps=((b"x", rb"shown-42"),),
        pick=None,
        escape=None,
        interrupt=(b"\x03", b"\x03"),
        fidget=b"",
        lends=True,
    ),
    State(
        "reload",
        options=("--columns", "1", "--listen", "../tmp/socket", "--reload", SILENT_COMMAND),
        steps=((b"r", rb"reloading"),),
        escape=(b"\x1b", b"\x1b"),
    ),
    State("inline", options=("--columns", "1", "--height", "10"), first=rb"item 8\b"),
    State("help", steps=((b"?", rb"close"),), pick=b"accept\r", escape=(b"\x1b", b"\x1b")),
    State(
        "paste",
        steps=((b"/", SOMETHING), (PASTE + b"item", None)),
        pick=PASTE_END + b"\r",
        escape=(PASTE_END + b"\x1b", b"\x1b", b"\x1b"),
        # Nothing of it is drawn before its end.
        fidget=b"",
    ),
    State(
        "plain", options=("--plain",), first=rb"> $", pick=b"1\n", escape=None, fidget=b"\n" * 30, is_plain=True
    ),
]
