"""The folder that a check has for itself, and the processes that are known by it."""

import os
import shutil
import signal
import tempfile
import time

from faults.checks import PATIENCE, Failure

# What a killed process needs to be gone.
GONE_SECONDS = 2
MARK = "GRIDPICK_FAULTS"


class Ground:
    FOLDERS = ("work", "tmp", "home")

    def __init__(self):
        self.path = tempfile.mkdtemp(prefix="gridpick-faults-")
        os.chmod(self.path, 0o755)
        for name in self.FOLDERS:
            os.mkdir(self.file(name))
        # The process numbers that the check itself has started around the program.
        self.own = set()
        # The end of a pipe into the program, which stays open.
        self.writing = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in self.processes(with_own=True):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        if self.writing is not None:
            os.close(self.writing)
        shutil.rmtree(self.path, ignore_errors=True)

    def file(self, name):
        return os.path.join(self.path, name)

    def write(self, name, text):
        with open(self.file(name), "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode())
        return self.file(name)

    def text(self, name):
        try:
            with open(self.file(name), "rb") as file:
                return file.read().decode(errors="replace")
        except FileNotFoundError:
            return ""

    def reader_of(self, fifo):
        """The end to write to, once a script reads there."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return os.open(self.file(fifo), os.O_WRONLY | os.O_NONBLOCK)
            except OSError:
                if time.monotonic() > deadline:
                    raise Failure(f"nobody reads {fifo}") from None
                time.sleep(0.002)

    def tell(self, fifo):
        """Writes a line for a script that reads there."""
        writing = self.reader_of(fifo)
        os.write(writing, b"\n")
        os.close(writing)

    def environment(self, **changes):
        variables = {
            "PATH": os.environ.get("PATH", "/usr/local/bin:/usr/bin:/bin"), "TERM": "xterm-256color",
            "LANG": "C.UTF-8", "HOME": self.file("home"), "TMPDIR": self.file("tmp"), "SHELL": "/bin/sh",
            "SWIFT_BACKTRACE": "enable=no", MARK: self.path,
        }
        variables.update(changes)
        return {name: value for name, value in variables.items() if value is not None}

    def processes(self, with_own=False):
        """Those that have this folder in their environment: number → command."""
        mark, found = f"{MARK}={self.path}".encode(), {}
        for name in os.listdir("/proc"):
            if not name.isdigit() or (int(name) in self.own and not with_own):
                continue
            try:
                with open(f"/proc/{name}/environ", "rb") as file:
                    if mark not in file.read().split(b"\0"):
                        continue
                with open(f"/proc/{name}/cmdline", "rb") as file:
                    found[int(name)] = file.read().replace(b"\0", b" ").decode(errors="replace").strip()
            except OSError:
                continue
        return found

    def remaining(self, but=None):
        """The processes that do not end by themselves right now; one command may go on."""
        deadline = time.monotonic() + GONE_SECONDS
        while (found := self.processes()) and time.monotonic() < deadline:
            if set(found.values()) == {but}:
                break
            time.sleep(0.005)
        return found

    def expect_nothing_left(self):
        if found := self.remaining():
            raise Failure(f"left running: {', '.join(sorted(found.values()))}")
        for name in self.FOLDERS:
            if left := os.listdir(self.file(name)):
                raise Failure(f"left in {name}: {', '.join(left)}")
