"""Inputs and systems that are not as usual: a clear line and the true status, or it works."""

import os
import re
import subprocess
from dataclasses import dataclass, field
from functools import cache
from typing import Callable

from faults.checks import Check, Failure, Skip
from faults.ground import Ground
from faults.states import ROWS
from faults.terminal import Terminal

CANCEL, PICK = b"\x03", b"\r"
# A user of no other process, for the limit on their number.
USER = 54321
MANY = b"[" + b"1," * 7_000_000 + b"1]"
IN_NAMESPACE = ("unshare", "--mount", "/bin/sh", "-c")


@cache
def may_mount():
    return os.geteuid() == 0 and subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode == 0


@dataclass
class Case:
    """A start, what is done once a screen is shown, and what may then come of it."""

    name: str
    arguments: tuple = ("--no-find", "--columns", "1", "../rows")
    files: dict = field(default_factory=lambda: {"rows": ROWS})
    # Before the program's name.
    around: tuple = ()
    variables: dict = field(default_factory=dict)
    source: str | None = None
    shown: bytes = rb"item 2\b"
    act: Callable = lambda ground, session: None
    keys: bytes = CANCEL
    statuses: tuple = (130,)
    # What is said on standard error, as a regular expression, and what is printed.
    says: str | None = None
    prints: str | None = None
    needs_mount: bool = False
    # The number of another user, who runs the program.
    as_user: int | None = None
    mode: int = 0o644
    leaves_files: bool = False
    # The program may end by itself before it shows anything.
    may_refuse: bool = False

    def check(self, binary):
        return Check(f"inputs/{self.name}", lambda: self.run(binary))

    def run(self, binary):
        if self.needs_mount and not may_mount():
            raise Skip("only root can mount here")
        is_root = os.geteuid() == 0
        if self.mode != 0o644 and not is_root:
            raise Skip("only root can become another user")
        with Ground() as ground:
            for name, text in self.files.items():
                os.chmod(ground.write(name, text), self.mode)
            around = self.around
            if self.as_user is not None and is_root:
                around = ("setpriv", f"--reuid={self.as_user}", f"--regid={self.as_user}", "--clear-groups", *around)
                for name in (*ground.FOLDERS, "."):
                    os.chmod(ground.file(name), 0o777)
            session = Terminal(
                ground, [*around, binary, *self.arguments], source=self.source and ground.file(self.source),
                environment=ground.environment(**self.variables),
            )
            try:
                return self.watch(ground, session)
            finally:
                session.close()

    def watch(self, ground, session):
        is_shown = self.see(session)
        if is_shown:
            self.act(ground, session)
            session.send(self.keys)
        session.wait_for_end()
        status, said = session.status(), ground.text("err")
        session.drain()
        session.expect_restored()
        self.expect(status, said, ground.text("out"), is_shown)
        if not self.leaves_files:
            ground.expect_nothing_left()
        elif found := ground.remaining():
            raise Failure(f"left running: {', '.join(found.values())}")
        said = " ".join(said.replace(ground.path, "").split())[:160]
        return f"{'shown, then ' if is_shown else ''}status {status}{': ' + said if said else ''}"

    def see(self, session):
        """True once something is shown, false if the program ends before."""
        try:
            session.wait_for(self.shown)
            return True
        except Failure:
            if session.note_end():
                return False
            raise

    def expect(self, status, said, printed, is_shown):
        allowed = self.statuses + ((2,) if self.may_refuse and not is_shown else ())
        if status not in allowed:
            raise Failure(f"status {status}, not {' or '.join(map(str, allowed))}; {said.strip()[:200]}")
        if status == 2 and (said.count("\n") != 1 or not said.startswith("gridpick: ")):
            raise Failure(f"no clear line: {said!r}")
        if self.says is not None and not re.search(self.says, said):
            raise Failure(f"said {said!r}, not {self.says}")
        if self.prints is not None and printed != self.prints:
            raise Failure(f"printed {printed[:80]!r}, not {self.prints!r}")


def shell(line):
    return ("/bin/sh", "-c", line, "sh")


def rewrite(change):
    def act(ground, session):
        change(ground.file("rows"))
        session.send(b"G")
        session.wait_until_read()

    return act


def append(path):
    with open(path, "a") as file:
        file.write("one more\n")


def replace(path):
    with open(path + ".new", "w") as file:
        file.write("other\n")
    os.rename(path + ".new", path)


LONG_ROWS = "".join(f"item {number}\n" for number in range(1, 200_001))
CHANGED = r"rows: changed while being read\n$"
LONG = {"files": {"rows": LONG_ROWS}, "keys": PICK, "shown": rb"200000"}
FILES = [
    Case("file that shrinks", act=rewrite(lambda path: os.truncate(path, 4096)), statuses=(2,), says=CHANGED, **LONG),
    Case("file that is emptied", act=rewrite(lambda path: os.truncate(path, 0)), statuses=(2,), says=CHANGED, **LONG),
    Case("file that grows", act=rewrite(append), statuses=(0,), prints="item 200000\n", **LONG),
    Case("file that vanishes", act=rewrite(os.remove), statuses=(0,), prints="item 200000\n", **LONG),
    Case("file that is replaced", act=rewrite(replace), statuses=(0,), prints="item 200000\n", **LONG),
    Case("no such file", ("../none",), statuses=(2,), says="none: No such file"),
    Case("a file of others", mode=0o600, as_user=USER, statuses=(2,), says="Permission denied"),
    Case("0 bytes", files={"rows": b""}, shown=rb"mpty|othing|no items"),
    Case("0 bytes by a pipe", (), around=shell('"$@" </dev/null'), shown=rb"mpty|othing|no items"),
    Case("NULs", files={"rows": bytes(100_000)}, shown=rb"2004h"),
    Case("all bytes", files={"rows": bytes(range(256)) * 400}, shown=rb"2004h"),
    Case("the device null", ("/dev/null",), shown=rb"mpty|othing|no items"),
    Case("the device zero", ("/dev/zero",), statuses=(2,), says="is a device"),
    Case("the device zero without a screen", ("-f", "x", "/dev/zero"), statuses=(2,), says="is a device"),
    Case(
        "the device zero as the input, without a screen", ("-f", "x"), shown=rb"never", statuses=(124, 2),
        around=shell('exec timeout --foreground 0.5 "$@" </dev/zero'),
    ),
    Case("an endless pipe", (), around=shell('yes "item 2" | "$@"'), keys=PICK, statuses=(0,)),
]

LONG_INPUT = [
    Case("10^8 lines", files={"rows": b"x\n" * 100_000_000}, shown=rb"100000000", act=rewrite(lambda path: None),
         keys=PICK, statuses=(0,), prints="x\n"),
]
