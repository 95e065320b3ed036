"""A program on a pseudo-terminal, timed from outside: raw bytes, no emulator in the way."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

KEYS = {"down": b"\x1bOB", "up": b"\x1bOA", "right": b"\x1bOC", "left": b"\x1bOD"}


class Program:
    """Started by posix_spawn, which costs the same whatever the size of this process."""

    def __init__(self, argv, lines=40, columns=120, stdin=None, direct_color=False, tells_background=False):
        self.tells_background = tells_background
        self.lines, self.columns = lines, columns
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        name = os.ttyname(slave)
        environment = dict(
            os.environ, TERM="xterm-256color", LANG="C.UTF-8", LC_ALL="C.UTF-8", ESCDELAY="25"
        )
        environment["COLORTERM"] = "truecolor" if direct_color else ""
        # Opened by the leader of a new session, the terminal becomes its controlling one.
        actions = [(os.POSIX_SPAWN_OPEN, fd, name, os.O_RDWR, 0) for fd in (0, 1, 2)]
        if isinstance(stdin, int):
            actions.append((os.POSIX_SPAWN_DUP2, stdin, 0))
        elif stdin:
            actions.append((os.POSIX_SPAWN_OPEN, 0, stdin, os.O_RDONLY, 0))
        self.received = bytearray()
        self.started = time.perf_counter()
        self.process = os.posix_spawn(
            argv[0], argv, environment, file_actions=actions, setsid=True
        )
        os.close(slave)

    def read(self, timeout):
        """What has arrived; empty after the timeout."""
        if not select.select([self.master], [], [], timeout)[0]:
            return b""
        try:
            chunk = os.read(self.master, 1 << 16)
        except OSError:
            return b""
        self.arrived = time.perf_counter()
        self.received += chunk
        if b"\x1b[6n" in chunk:
            os.write(self.master, b"\x1b[1;1R")
        if self.tells_background and b"\x1b]11;?" in chunk:
            os.write(self.master, b"\x1b]11;rgb:1515/1717/1c1c\x1b\\\x1b[?62;22c")
        return chunk

    def wait_for(self, text, limit=20):
        """Seconds from the start until the text was sent."""
        pattern = re.compile(text)
        while not pattern.search(self.received):
            if time.perf_counter() - self.started > limit or not self.read(limit):
                raise SystemExit(f"not seen: {text!r} in {bytes(self.received[-300:])!r}")
        return self.arrived - self.started

    def settle(self, quiet=0.1):
        while self.read(quiet):
            pass

    def press(self, key):
        """Seconds to the first byte of the answer, and how many bytes it has."""
        before = len(self.received)
        pressed = time.perf_counter()
        os.write(self.master, KEYS.get(key, key.encode()))
        if not self.read(1):
            return None
        first = self.arrived - pressed
        self.settle(0.04)
        return first, len(self.received) - before

    def mouse(self, code, line, column, final="M"):
        """A report of the mouse, as a terminal in mode 1006 sends it; places count from 1."""
        os.write(self.master, f"\x1b[<{code};{column};{line}{final}".encode())

    def cpu_seconds(self):
        """From the scheduler's own account, which does not round to ticks."""
        return int(open(f"/proc/{self.process}/schedstat").read().split()[0]) / 1e9

    def status(self, name):
        with open(f"/proc/{self.process}/status") as file:
            return next(int(line.split()[1]) for line in file if line.startswith(name + ":"))

    def wakeups(self):
        """How often it has slept so far: what an idle program does not add to."""
        return self.status("voluntary_ctxt_switches")

    def private(self):
        """The bytes of its own memory."""
        return self.status("RssAnon") * 1024

    def resize(self, lines, columns):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        os.kill(self.process, signal.SIGWINCH)

    def drain(self):
        """Takes what is there by now."""
        while self.read(0):
            pass

    def end(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.master)
