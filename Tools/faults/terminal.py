"""A pseudo-terminal that reads as fast as it is told to, and answers what terminals are asked."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

from faults.session import SCRIPT, Session

QUESTION = re.compile(rb"\x1b\[6n|\x1b\[c|\x1b\]11;\?(?:\x1b\\|\x07)")
ANSWERS = {b"6n": b"\x1b[1;1R", b"[c": b"\x1b[?62;22c"}
BACKGROUND = b"\x1b]11;rgb:1515/1717/1c1c\x1b\\"
TURN_SECONDS = 0.1
HOLDER = str(Path(__file__).with_name("holder.py"))
DEFAULTS = set(signal.valid_signals()) - {signal.SIGKILL, signal.SIGSTOP}


class Terminal(Session):
    """`way`: the program leads the session ("leader"), is a job of a shell ("shell"), or one that is left alone when
    it stops ("alone")."""

    def __init__(self, ground, argv, way="leader", source=None, output=None, size=(24, 80), environment=None):
        super().__init__(ground)
        self.rate, self.answered, self.raw_status = None, 0, None
        self.master, self.slave = pty.openpty()
        self.resize(*size)
        self.modes_before = self.modes()
        around = {
            "leader": [],
            "alone": [sys.executable, "-I", "-S", HOLDER, ground.file("events")],
            "shell": ["/bin/sh", "-c", SCRIPT.replace("$JOBS", "set -m"), "sh"],
        }[way]
        self.is_leader = way == "leader"
        if not self.is_leader:
            os.mkfifo(ground.file("go"))
            os.mkfifo(ground.file("hold"))
        # Opened by the leader of a new session, the terminal becomes its controlling one.
        name = os.ttyname(self.slave)
        actions = [] if output is None else [(os.POSIX_SPAWN_DUP2, output, 1)]
        actions += [(os.POSIX_SPAWN_OPEN, fd, name, os.O_RDWR, 0) for fd in (0, 9)]
        actions.append((os.POSIX_SPAWN_CLOSE, 9))
        if source is not None:
            actions.append((os.POSIX_SPAWN_OPEN, 0, source, os.O_RDONLY, 0))
        for fd, file in ((1, "out"), (2, "err"))[output is not None :]:
            actions.append((os.POSIX_SPAWN_OPEN, fd, ground.file(file), os.O_WRONLY | os.O_CREAT, 0o644))
        command = [*around, *(["/usr/bin/env", "-C", ground.file("work")] if way != "shell" else []), *argv]
        self.child = os.posix_spawn(
            command[0], command, environment or ground.environment(), file_actions=actions, setsid=True,
            setsigmask=[], setsigdef=DEFAULTS,
        )
        if self.is_leader:
            self.follow(self.child)
        else:
            ground.own.add(self.child)
            self.follow_told()

    def resize(self, lines, columns):
        self.switched.lines = lines
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def send(self, keys):
        try:
            os.write(self.master, keys)
        except OSError:
            pass

    def hang_up(self):
        os.close(self.slave)
        os.close(self.master)
        self.slave = self.master = None

    def slow_down(self, rate):
        """From now on so many bytes a second are read; None is no limit."""
        self.rate, self.since, self.taken = rate, time.perf_counter(), 0

    def unread(self):
        """How many bytes could be read at once; the kernel tells of 4 KB at most."""
        count = bytearray(4)
        fcntl.ioctl(self.master, termios.FIONREAD, count)
        return int.from_bytes(count, sys.byteorder)

    def may_read(self):
        if self.master is None or self.rate == 0:
            return 0
        if self.rate is None:
            return 1 << 16
        # As slow lines do, it takes what has come in a while at once.
        turns = int((time.perf_counter() - self.since) / TURN_SECONDS)
        return int(turns * TURN_SECONDS * self.rate) - self.taken

    def pump(self, seconds):
        most = self.may_read()
        watched = [self.master] if most > 0 else []
        if self.ending is not None and self.ended_at is None:
            watched.append(self.ending)
        if self.rate:
            seconds = min(seconds, 0.005)
        ready = select.select(watched, [], [], seconds)[0]
        if self.master in ready:
            self.read(most)
        if self.ending in ready:
            self.note_end()

    def read(self, most):
        try:
            data = os.read(self.master, most)
        except OSError:
            # Nobody has the terminal open any more.
            time.sleep(0.001)
            return
        if self.rate:
            self.taken += len(data)
        self.take(data)
        for match in QUESTION.finditer(self.received, self.answered):
            self.answered = match.end()
            self.send(ANSWERS.get(bytes(match[0][-2:]), BACKGROUND))

    def drain(self):
        """Reads all that is there by now, at whatever speed."""
        self.rate = None
        while self.master is not None and select.select([self.master], [], [], 0)[0]:
            before = len(self.received)
            self.read(1 << 16)
            if len(self.received) == before:
                break

    def status(self):
        """As waitpid tells it, where this process is the parent: an exit, or a signal as a negative number."""
        if not self.is_leader:
            return super().status()
        if self.raw_status is None:
            self.raw_status = os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
        return self.raw_status

    def close(self):
        if self.is_leader and self.raw_status is None or not self.is_leader:
            try:
                os.kill(self.child, signal.SIGKILL)
            except ProcessLookupError:
                pass
            os.waitpid(self.child, 0)
        if self.master is not None:
            os.close(self.master)
            self.master = None
        super().close()
