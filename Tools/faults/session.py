"""A program on a terminal: what the terminal receives, and how the program ends."""

import array
import fcntl
import os
import re
import select
import termios
import time

from faults.checks import PATIENCE, Failure
from faults.sequences import Switched

# Around the program: a shell that may have jobs (set -m), tells in a file what becomes of the program, and takes the
# program up again when it is told to.
SCRIPT = r"""
cd "$GRIDPICK_FAULTS"
exec 2>/dev/null 3>>events
if [ -p input ]; then exec <input; fi
trap : INT QUIT
if [ -p begin ]; then read line <begin; fi
printf 'before\n$ ' >/dev/tty
$JOBS
cd work
sh -c 'echo "pid $$" >&3; exec "$@" 3>&-' sh "$@" >../out 2>../err
status=$?
while [ $status -eq 148 ]; do
  echo stopped >&3
  read line <../go || exit
  fg >/dev/null
  status=$?
done
echo "ended $status" >&3
read line <../hold
"""


class Session:
    def __init__(self, ground):
        self.ground = ground
        self.received = bytearray()
        self.switched = Switched()
        self.slave = self.ending = self.process = self.ended_at = self.modes_before = None

    def follow(self, process):
        self.process = process
        self.ending = os.pidfd_open(process)

    def follow_told(self):
        """Follows the process of which the script tells."""
        self.wait("the start", lambda: self.told("pid"))
        self.follow(int(self.told("pid")[0]))

    def close(self):
        for descriptor in (self.ending, self.slave):
            if descriptor is not None:
                os.close(descriptor)
        self.ending = self.slave = None

    def told(self, word):
        """What the lines that begin with the word say."""
        lines = self.ground.text("events").splitlines()
        return [line[len(word) :].strip() for line in lines if line.startswith(word)]

    def take(self, data):
        self.received += data
        self.switched.feed(data)

    def slow_down(self, rate):
        """Only a terminal of our own can be slow."""

    # Waiting

    def pump(self, seconds):
        raise NotImplementedError

    def note_end(self):
        """Notes the time of the end, if the program has ended."""
        if self.ended_at is None and self.ending is not None and select.select([self.ending], [], [], 0)[0]:
            self.ended_at = time.perf_counter()
        return self.ended_at is not None

    def wait(self, goal, is_reached, patience=PATIENCE, past_end=False):
        deadline = time.monotonic() + patience
        while not is_reached():
            has_ended = self.note_end()
            if time.monotonic() > deadline or (has_ended and not past_end):
                self.pump(0.01)
                if is_reached():
                    return
                way = f"ended ({self.ground.text('err').strip() or 'no word'}) before" if has_ended else "no sign of"
                raise Failure(f"{way} {goal}; last came {bytes(self.received[-60:])!r}")
            self.pump(0.02)

    def wait_for(self, pattern, start=0):
        expression = re.compile(pattern, re.DOTALL)
        self.wait(pattern.decode(), lambda: expression.search(self.received, start))

    def wait_for_end(self, patience=PATIENCE):
        self.wait("the end", self.note_end, patience, past_end=True)

    def wait_until_read(self):
        """Until the program has taken what was sent, or has ended."""
        self.wait("the keys to be read", lambda: self.unread_keys() == 0 or self.note_end())

    def unread_keys(self):
        count = array.array("i", [0])
        fcntl.ioctl(self.slave, termios.FIONREAD, count)
        return count[0]

    def foreground(self):
        """The group that has the terminal."""
        with open(f"/proc/{self.process}/stat") as file:
            return int(file.read().rsplit(")", 1)[1].split()[5])

    # What is left

    def expect_off(self, when="at the end"):
        if left := self.switched.on:
            last = bytes(self.received[-60:])
            raise Failure(f"left on {when}: {', '.join(sorted(left))}; last came {last!r}")

    def expect_restored(self):
        self.expect_off()
        if self.modes() != self.modes_before:
            raise Failure("other terminal modes than before")

    def modes(self):
        return termios.tcgetattr(self.slave)

    def status(self):
        """The status as shells tell it."""
        self.wait("the end", lambda: self.told("ended"), past_end=True)
        return int(self.told("ended")[0])
