"""A pane of tmux as the terminal of a program."""

import os
import select
import subprocess
import time

from faults.checks import PATIENCE, Failure
from faults.ground import Ground
from faults.session import SCRIPT, Session

SETTINGS = """
set -g default-terminal tmux-256color
set -g status off
set -g remain-on-exit on
set -s escape-time 0
"""


class Server:
    """A tmux of its own, one for all checks."""

    def __init__(self):
        self.ground = Ground()
        self.ground.write("settings", SETTINGS)
        # The server ends with its last session.
        try:
            self.command("new-session", "-d", "--", "cat")
        except BaseException:
            self.close()
            raise

    def command(self, *words):
        command = ["tmux", "-S", self.ground.file("socket"), "-f", self.ground.file("settings"), *words]
        told = subprocess.run(command, env=self.ground.environment(), capture_output=True, timeout=60)
        if told.returncode != 0:
            raise Failure(f"tmux {words[0]}: {told.stderr.decode().strip()}")
        return told.stdout.decode(errors="replace")

    def close(self):
        try:
            self.command("kill-server")
        except Failure:
            pass
        self.ground.__exit__()


class Pane(Session):
    def __init__(self, server, ground, argv, way="leader", size=(24, 80), environment=None):
        super().__init__(ground)
        self.server = server
        self.switched.lines = size[0]
        for name in ("begin", "go", "hold"):
            os.mkfifo(ground.file(name))
        script = SCRIPT.replace("$JOBS", "set -m" if way == "shell" else ":")
        variables = ground.environment(**(environment or {}))
        variables.pop("TERM")
        settings = [word for name, value in variables.items() for word in ("-e", f"{name}={value}")]
        # A semicolon at the end of a word would end the command.
        words = [word[:-1] + "\\;" if word.endswith(";") else word for word in ("/bin/sh", "-c", script, "sh", *argv)]
        told = server.command(
            "new-session", "-d", "-x", str(size[1]), "-y", str(size[0]), "-P",
            "-F", "#{pane_id} #{pane_tty} #{pane_pid}", *settings, "--", *words,
        )
        self.name, tty, process = told.split()
        ground.own.add(int(process))
        self.slave = os.open(tty, os.O_RDWR | os.O_NOCTTY)
        open(ground.file("sent"), "wb").close()
        self.sent = open(ground.file("sent"), "rb")
        server.command("pipe-pane", "-t", self.name, f"exec cat >>{ground.file('sent')}")
        # tmux has set the modes of the terminal once the script runs.
        begin = ground.reader_of("begin")
        self.modes_before = self.modes()
        os.write(begin, b"\n")
        os.close(begin)
        self.follow_told()

    def command(self, name, *words):
        return self.server.command(name, "-t", self.name, *words)

    def send(self, keys):
        self.command("send-keys", "-H", *(f"{byte:02x}" for byte in keys))

    def resize(self, lines, columns):
        self.switched.lines = lines
        self.command("resize-window", "-x", str(columns), "-y", str(lines))

    def hang_up(self):
        os.close(self.slave)
        self.slave = None
        self.command("kill-pane")

    def pump(self, seconds):
        if data := self.sent.read():
            self.take(data)
        elif self.ending is not None and self.ended_at is None:
            select.select([self.ending], [], [], min(seconds, 0.005))
            self.note_end()
        else:
            time.sleep(min(seconds, 0.002))

    def lines(self, *options):
        return self.command("capture-pane", "-p", *options).split("\n")[:-1]

    def value(self, name):
        return self.command("display-message", "-p", f"#{{{name}}}").strip()

    def expect_screen_of_before(self):
        """The text of before, and the cursor behind it."""
        expected = (["before", "$"], "2,1")
        deadline = time.monotonic() + PATIENCE
        while True:
            lines = [line.rstrip() for line in self.lines()]
            while lines and not lines[-1]:
                lines.pop()
            seen = (lines, self.value("cursor_x") + "," + self.value("cursor_y"))
            if seen == expected:
                return
            if time.monotonic() > deadline:
                raise Failure(f"the screen is not as it was before: cursor {seen[1]}, {' | '.join(seen[0])[:300]}")
            time.sleep(0.01)

    def close(self):
        self.sent.close()
        try:
            self.server.command("kill-session", "-t", self.name)
        except Failure:
            pass
        super().close()


def capture(server, ground, data, size):
    """What a pane of this size shows once it has received the bytes, and where its cursor then is."""
    file = ground.write("replayed", data)
    script = 'stty -opost -echo; cat "$1"; : >"$1.done"; read line'
    name = server.command(
        "new-session", "-d", "-x", str(size[1]), "-y", str(size[0]), "-P", "-F", "#{pane_id}", "--", "/bin/sh", "-c",
        script, "sh", file,
    ).strip()
    try:
        deadline = time.monotonic() + PATIENCE
        while not os.path.exists(file + ".done"):
            if time.monotonic() > deadline:
                raise Failure("tmux does not take the bytes")
            time.sleep(0.002)
        os.remove(file + ".done")
        place = server.command("display-message", "-p", "-t", name, "#{cursor_x},#{cursor_y}")
        return server.command("capture-pane", "-p", "-e", "-N", "-t", name).split("\n") + [place]
    finally:
        server.command("kill-session", "-t", name)
