"""Ways out × states × terminals: each leaves the terminal as it was, the true status, and nothing else."""

import os
import signal
import time

from faults.checks import LIMIT_MS, Check, Failure
from faults.ground import Ground
from faults.states import STATES
from faults.terminal import Terminal
from faults.tmux import Pane
from faults.ways import SLOW, WAYS, expected, makes_sense

# So long after Esc and in a paste keys mean something else, say the rules S3 and F7.
DEAF_SECONDS = 0.4
# Where a terminal does not read, the program gives it up after two seconds, and does not hurry before.
FEWEST_BEHIND, BEHIND = 1000, 4095
# How the picker's screen begins again, and a command's.
SHOWN, LENT = rb"\x1b\[\?2004h", rb"\x1b\[\?1049h.*\x1b\[\?2004l"


def checks(binary, server):
    return [
        Check(f"out/{way.name}/{state.name}/{terminal}", Cell(binary, server, way, state, terminal).run)
        for terminal in ("fast", "tmux", "slow", "stopped", "gone")
        for way in WAYS
        for state in STATES
        if terminal in way.terminals and makes_sense(way, state, terminal)
    ]


class Cell:
    def __init__(self, binary, server, way, state, terminal):
        self.binary, self.server = binary, server
        self.way, self.state, self.terminal = way, state, terminal

    def run(self):
        with Ground() as ground:
            self.ground = ground
            self.state.prepare(ground)
            session = self.session = self.started()
            try:
                self.state.enter(session)
                self.expect_taken()
                session.taken_modes = session.modes()
                self.fall_behind()
                milliseconds = self.end()
                if self.way.kind == "kill":
                    return ", ".join(sorted(ground.remaining().values())) or "nothing"
                self.expect_restored()
                return milliseconds
            finally:
                session.close()

    def started(self):
        argv = self.state.arguments(self.binary)
        if self.terminal == "tmux":
            return Pane(self.server, self.ground, argv, self.way.start)
        source = self.state.source(self.ground)
        output = None
        if self.way.name == "PIPE":
            reading, output = os.pipe()
            os.close(reading)
        try:
            return Terminal(self.ground, argv, self.way.start, source, output)
        finally:
            if output is not None:
                os.close(output)

    # Before

    def expect_taken(self):
        """Else there is nothing to restore."""
        on = self.session.switched.on
        if self.state.is_plain and on:
            raise Failure(f"lines alone switch on: {', '.join(sorted(on))}")
        if not self.state.is_plain and self.session.modes() == self.session.modes_before and not self.state.lends:
            raise Failure("the modes are still those of before")

    def fall_behind(self):
        session, fidget = self.session, self.state.fidget
        if self.terminal not in ("slow", "stopped"):
            return
        session.slow_down(0)
        wanted = FEWEST_BEHIND if self.terminal == "slow" else BEHIND
        if self.state.is_plain:
            session.send(fidget)
        elif fidget:
            for _ in range(40):
                session.send(fidget)
                session.wait_until_read()
                session.pump(0.005)
                if session.unread() >= wanted:
                    break
        if self.terminal == "slow":
            session.slow_down(SLOW)

    # The way out

    def end(self):
        """Ends the program; returns how many milliseconds that has taken."""
        start = self.ENDS[self.way.kind](self)
        if self.terminal == "gone" and self.way.kind not in ("hang up", "stop"):
            self.session.hang_up()
        if self.state.is_plain and self.terminal == "stopped":
            # A program that writes lines waits for the terminal, as all do.
            self.session.slow_down(None)
        self.session.wait_for_end()
        if self.terminal == "slow" and self.way.kind != "kill":
            self.session.expect_off("before it was given back")
        milliseconds = (self.session.ended_at - start) * 1000
        if self.terminal in ("fast", "tmux", "gone") and milliseconds > LIMIT_MS:
            raise Failure(f"ended after {milliseconds:.0f} ms")
        return milliseconds

    def press(self, keys=None):
        """Presses keys one after the other; returns when the last one was."""
        session, state = self.session, self.state
        keys = keys or {"Esc": state.escape, "Ctrl-C": state.interrupt}.get(self.way.name, (state.pick,))
        for key in keys[:-1]:
            start = time.perf_counter()
            session.send(key)
            if state.lends:
                session.wait("the picker", lambda: "mouse (1002)" in session.switched.on)
                continue
            session.wait_until_read()
            self.pause()
            if session.note_end():
                return start
        start = time.perf_counter()
        session.send(keys[-1])
        return start

    def pause(self):
        end = time.monotonic() + DEAF_SECONDS
        while (left := end - time.monotonic()) > 0:
            self.session.pump(left)

    def signalled(self):
        start = time.perf_counter()
        os.kill(self.session.process, self.way.number)
        return start

    def twice(self):
        start = self.signalled()
        # Once the first is being dealt with, the modes are others; or all is over.
        modes = self.session.taken_modes
        self.session.wait(
            "an effect of the first", lambda: self.session.modes() != modes or self.session.note_end(), past_end=True
        )
        if not self.session.note_end():
            self.signalled()
        return start

    def hang_up(self):
        start = time.perf_counter()
        self.session.hang_up()
        return start

    def stop(self):
        """Stops the program, looks whether the terminal is as before, goes on, and cancels."""
        session, state = self.session, self.state
        mark, foreground = len(session.received), session.foreground()
        os.kill(session.process, self.way.number)
        if self.way.start == "leader":
            # No shell could wake it: the kernel does not stop it, and the picker comes back.
            session.slow_down(SLOW if self.terminal == "slow" else None)
            back = rb"\x1b\[\?1049l.*" + LENT if state.lends else rb"\x1b\[\?2004l.*" + SHOWN
        else:
            session.wait("the stop", lambda: session.told("stopped"))
            if self.terminal == "gone":
                return self.hang_up()
            self.expect_as_before()
            session.slow_down(SLOW if self.terminal == "slow" else None)
            mark, back = len(session.received), LENT if state.lends else SHOWN
            if self.way.start == "shell":
                self.ground.tell("go")
            else:
                os.kill(session.process, signal.SIGCONT)
        if not state.is_plain:
            session.wait_for(back, mark)
        session.wait("the foreground", lambda: session.foreground() == foreground)
        return self.press(state.interrupt)

    ENDS = {"key": press, "signal": signalled, "kill": signalled, "hang up": hang_up, "stop": stop, "twice": twice}

    # Behind

    def expect_as_before(self):
        session = self.session
        if self.terminal == "stopped":
            session.drain()
            session.slow_down(0)
        session.wait("the end of what is sent", lambda: not session.switched.on)
        session.expect_restored()
        if self.terminal == "tmux" and not self.state.is_plain:
            session.expect_screen_of_before()

    def expect_restored(self):
        session = self.session
        if session.slave is not None:
            self.expect_settled()
        if getattr(session, "is_leader", False):
            self.expect_status(expected(self.way, self.state, self.terminal))
        elif session.slave is not None:
            # Where the terminal is gone, so is the shell that would know.
            statuses = expected(self.way, self.state, self.terminal)
            self.expect_status({one if one >= 0 else 128 - one for one in statuses})
        if self.terminal != "gone":
            self.expect_printed("item" in self.ground.text("out"))
        self.ground.expect_nothing_left()

    def expect_printed(self, is_printed):
        """Only a pick prints something."""
        if is_printed != (self.way.name == "pick"):
            raise Failure(f"printed: {self.ground.text('out')!r}")

    def expect_status(self, allowed):
        if (status := self.session.status()) not in allowed:
            wanted = " or ".join(str(one) for one in sorted(allowed))
            raise Failure(f"status {status}, not {wanted}; {self.ground.text('err').strip()}")

    def expect_settled(self):
        session = self.session
        session.rate = None
        try:
            session.wait("the rest", lambda: not session.switched.on, past_end=True)
        except Failure:
            session.expect_off()
        session.expect_restored()
        if self.terminal == "tmux" and not self.state.is_plain:
            session.expect_screen_of_before()
