"""Storms of sizes: afterwards the screen is that of a fresh start at the last size."""

import random
import re
import time

from faults.checks import PATIENCE, Check, Failure
from faults.ground import Ground
from faults.states import STATES
from faults.terminal import Terminal
from faults.tmux import Pane, capture

STORMED = ("loading", "find", "preview")
COUNT, HIGHEST, WIDEST = 200, 120, 400
LAST = {"usual": (30, 90), "small": (7, 24), "large": (HIGHEST, WIDEST)}
# What turns while something is loaded.
SPINNER = re.compile("[⠀-⣿]")
STYLE = re.compile(r"\x1b\[([0-9;]*)m")
FIRST = rb"item 1\b"


def checks(binary, server):
    return [
        Check(f"sizes/{state.name}/{terminal}/{last}", Storm(binary, server, state, terminal, last).run)
        for state in STATES
        if state.name in STORMED
        for terminal in ("fast", "tmux")
        for last in LAST
    ]


def cells(lines):
    """Each character with its style, as tmux prints them, however it writes the styles down."""
    style, found = frozenset(), []
    for line in lines:
        row = []
        for place, part in enumerate(STYLE.split(SPINNER.sub("*", line))):
            if place % 2:
                style = styled(style, part)
            else:
                row += [(character, seen(style) if character == " " else style) for character in part]
        while row and row[-1] == (" ", frozenset()):
            row.pop()
        found.append(row)
    return found


def seen(style):
    """What is seen of it where there is no character."""
    return frozenset(one for one in style if one[0] in ("4", "7", "48"))


def styled(style, parameters):
    """The style behind a sequence: attributes, and colours as ("38", …)."""
    numbers = parameters.split(";")
    while numbers:
        number = numbers.pop(0)
        if number in ("", "0"):
            style = frozenset()
        elif number in ("38", "48"):
            count = 2 if numbers[0] == "5" else 4
            style = without(style, number) | {(number, *numbers[:count])}
            del numbers[:count]
        elif number in ("39", "49"):
            style = without(style, "38" if number == "39" else "48")
        else:
            style = style | {(number,)}
    return style


def without(style, kind):
    return frozenset(one for one in style if one[0] != kind)


def difference(found, wanted):
    lines = [place for place, pair in enumerate(zip(found, wanted)) if pair[0] != pair[1]]
    texts = ["".join(character for character, _ in rows[lines[0]]) if lines else len(rows) for rows in (found, wanted)]
    if texts[0] == texts[1]:
        pair = next((a, b) for a, b in zip(found[lines[0]], wanted[lines[0]]) if a != b)
        return f"other colours in {len(lines)} lines, first in line {lines[0]}: {pair[0]}, not {pair[1]}"
    return f"{len(lines)} lines differ, first line {lines}: {texts[0]!r}, not {texts[1]!r}"


class Storm:
    def __init__(self, binary, server, state, terminal, last):
        self.binary, self.server, self.state, self.terminal, self.last = binary, server, state, terminal, last

    def run(self):
        size, chance = LAST[self.last], random.Random(f"{self.state.name} {self.terminal} {self.last}")
        with Ground() as ground, Ground() as fresh_ground:
            stormed, fresh = self.started(ground, (24, 80)), self.started(fresh_ground, size)
            try:
                for lines, columns in self.sizes(chance):
                    stormed.resize(lines, columns)
                    if chance.random() < 0.3:
                        stormed.pump(0.005)
                stormed.resize(*size)
                self.expect_same(stormed, fresh, size)
                self.expect_end(stormed)
            finally:
                stormed.close()
                fresh.close()

    @staticmethod
    def sizes(chance):
        yield 1, 1
        yield HIGHEST, WIDEST
        for _ in range(COUNT - 2):
            is_small = chance.random() < 0.4
            yield chance.randint(1, 9 if is_small else HIGHEST), chance.randint(1, 20 if is_small else WIDEST)

    def started(self, ground, size):
        self.state.prepare(ground)
        argv = self.state.arguments(self.binary)
        if self.terminal == "tmux":
            session = Pane(self.server, ground, argv, size=size)
        else:
            session = Terminal(ground, argv, source=self.state.source(ground), size=size)
        self.state.enter(session, FIRST)
        return session

    def screen(self, session, size):
        """What is seen, with its colours, and where the cursor is."""
        session.pump(0.02)
        if self.terminal == "tmux":
            lines = session.lines("-e", "-N") + [session.value("cursor_x") + "," + session.value("cursor_y")]
        else:
            lines = capture(self.server, session.ground, bytes(session.received), size)
        return cells(lines)

    def expect_same(self, stormed, fresh, size):
        deadline = time.monotonic() + PATIENCE
        while True:
            found, wanted = self.screen(stormed, size), self.screen(fresh, size)
            if found == wanted and any(found):
                return
            if stormed.note_end():
                raise Failure(f"ended by {stormed.status()}")
            if time.monotonic() > deadline:
                raise Failure(difference(found, wanted))

    def expect_end(self, session):
        session.send(b"\x03")
        session.wait_for_end()
        session.wait("all that restores it", lambda: not session.switched.on, past_end=True)
        session.expect_restored()
        if session.status() != 130:
            raise Failure(f"status {session.status()}")
