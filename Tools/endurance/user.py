"""Somebody who uses a picker in every way at random, and awaits what comes of it.

No time is waited for. Steps wrap here, so each one moves, and its bytes are awaited. Behind keys that may bring no
bytes comes a function key that changes the line above the grid, and that line is awaited. Newer data and silent
commands change it too. Previews tell through a pipe that they run.
"""
import collections
import os
import select
import time

from terminal import KEYS

LIMIT = 30  # seconds
SIZE = (40, 120)
ROWS, MIDDLE = 2_000, 1_000
WORDS = ["north", "amber", "river", "stone", "maple", "cloud", "ember", "grain", "delta", "quartz"]

F1, F2, F3, F4 = (b"\x1bO" + letter.encode() for letter in "PQRS")
F5, F6, F7, F8, F9, F10, F11 = (b"\x1b[%d~" % number for number in (15, 17, 18, 19, 20, 21, 23))
# With a report of the focus behind it, so that nobody waits whether it is a key held with Alt.
ESCAPE = b"\x1b\x1b[O"
# Texts above the grid. No two have the same letter at one place, because only what differs is painted.
SIGNS = {F1: b"odd-tick", F2: b"EVEN:TOCK"}
LOADED, DONE = b"1234567890", b"!*?!*?!*?"
BINDINGS = {
    "f1": f"change-title({SIGNS[F1].decode()})",
    "f2": f"change-title({SIGNS[F2].decode()})",
    "f3": f'execute-silent(printf s >"$ENDURANCE"; : {{}} {{q}})+change-title({DONE.decode()})',
    "f4": f"pos({MIDDLE})",
    "f5": "change-preview()",
    # It runs until another command takes its place.
    "f6": 'change-preview(printf p >"$ENDURANCE"; echo {line}; sleep 1000 | cat)',
    "f7": "refresh-preview",
    "f8": "deselect-all+show-columns+change-preview-window(hidden)",
    "f9": "change-preview-window(default)",
    "f10": "cancel",
    "f11": "reload",
    "load": f"change-title({LOADED.decode()})",
}
PREVIEW = 'printf p >"$ENDURANCE"; seq 60; echo {}'
RELOAD = 'printf r >"$ENDURANCE"; exec cat "$ENDURANCE_DATA"'
OPTIONS = ["--multi", "--no-find", "--cycle", "--field", "id=id", "--preview", PREVIEW, "--reload", RELOAD]
OPTIONS += [word for key, actions in BINDINGS.items() for word in ("--bind", f"{key}:{actions}")]

PLACES = [b"g", b"G", b"0", b"$", b"\x1b[H", b"\x1b[F", b"\x1b[5~", b"\x1b[6~", b"\x15", b"\x04", b"\x1b[1;5C",
          b"\x1b[1;5D", b"\x1b[1;5H", b"\x1b[1;5F", F4]
MARKS = [[key] for key in (b" ", b"\t", b"\x1b[Z", b"R", b"C", b"a", b"i", b"A")]
MARKS += [[b"V", b"j", b"l", b"V"], [b"\x1b[1;2B", b"\x1b[1;2C"]]
COLUMNS = [[b"-"], [b"_"], [b"W", b"W"], [b"-", b"l"]]


class Broken(Exception):
    """The program does not answer."""


class Ended(Broken):
    """The program has ended."""


class User:
    def __init__(self, program, pipe, data, chance):
        self.program, self.pipe, self.data, self.chance = program, pipe, data, chance
        self.counts, self.told = collections.Counter(), collections.Counter()
        self.sign, self.preview_key, self.size, self.help_left = F1, F5, SIZE, 0.0

    def look(self, limit):
        """Takes what the program has sent, and what its commands have told."""
        ready = select.select([self.program.master, self.pipe], [], [], limit)[0]
        if self.pipe in ready:
            self.told.update(os.read(self.pipe, 4096).decode())
        if self.program.master in ready and not self.program.read(0):
            raise Ended("the program has ended")
        return bool(ready)

    def until(self, holds, what):
        start = time.monotonic()
        while not holds():
            if time.monotonic() - start > LIMIT or not self.look(LIMIT):
                raise Broken(f"no answer to {what}; the last bytes: {bytes(self.program.received[-200:])}")

    def send(self, *keys):
        self.program.received.clear()
        self.counts["keys"] += len(keys)
        os.write(self.program.master, b"".join(keys))

    def press(self, key):
        """Sends a key that surely brings bytes; returns the seconds to the first one."""
        while self.look(0):
            pass
        pressed = time.perf_counter()
        self.send(key)
        self.until(lambda: self.program.received, key)
        return self.program.arrived - pressed

    def shows(self, title):
        """True if the title was painted, which begins with a style; the help has the same text behind a parenthesis."""
        return b"m" + title in self.program.received

    def until_title(self, title):
        self.until(lambda: self.shows(title), title)

    def catch_up(self):
        """Awaits the end of all that was sent; newer data may replace the title before it is painted."""
        title = None
        while title is None or not self.shows(title):
            self.sign = F2 if self.sign == F1 else F1
            title = SIGNS[self.sign]
            self.program.received.clear()
            os.write(self.program.master, self.sign)
            self.until(lambda: self.shows(title) or self.shows(LOADED), title)

    def step(self, directions=("down", "up", "left", "right")):
        letters = dict(zip(("down", "up", "left", "right"), (b"j", b"k", b"h", b"l")))
        direction = self.chance.choice(directions)
        return self.press(self.chance.choice([letters[direction], KEYS[direction]]))

    def pace(self):
        """The seconds from a step to its first byte, with nothing else on its way."""
        self.catch_up()
        return self.step()

    def walk(self):
        self.catch_up()
        # Never there and back again: both in one frame bring no bytes.
        directions = self.chance.choice(("down", "up")), self.chance.choice(("left", "right"))
        for _ in range(10):
            self.step(directions)

    def jump(self):
        self.send(*self.chance.choices(PLACES, k=2))
        if self.chance.random() < 0.2:
            place = f":{self.chance.randint(1, ROWS)},{self.chance.randint(1, 8)}\r"
            self.send(*(letter.encode() for letter in place))
        self.catch_up()

    def find(self):
        self.send(b"/")
        word = self.chance.choice([*WORDS, str(self.chance.randrange(1000))])
        for letter in word[: self.chance.randint(2, 5)]:
            self.press(letter.encode())
        self.chance.choice([self.wheel, self.resize, self.silent, self.drag_up, self.refresh, self.catch_up])()
        self.send(KEYS["down"], KEYS["right"], b"\x7f")
        self.catch_up()
        # For a moment behind the help an escape means nothing.
        leave = ESCAPE if time.monotonic() - self.help_left > 1 else F10
        self.send(leave, b"n", b"N")
        self.catch_up()
        # The first one makes letters keys, the second one shows everything again.
        self.send(leave)
        self.catch_up()

    def mark(self):
        for keys in self.chance.choices(MARKS, k=3):
            self.send(*keys)
        # A rectangle that is still held would take the next escape for itself.
        self.send(b" ")
        self.catch_up()

    def sort(self):
        # A step right behind another one may lead back, and then nothing is painted.
        self.catch_up()
        for _ in range(self.chance.randint(1, 3)):
            self.send(b"s")
            self.step(["down"])
        self.catch_up()

    def columns(self):
        for keys in self.chance.choices(COLUMNS, k=3):
            self.send(*keys)
        self.send(b"=")
        self.catch_up()

    def help(self):
        self.press(b"?")
        for letter in self.chance.choice(["fi", "mark", "xx"]):
            self.press(letter.encode())
        # The first one empties what is typed.
        self.send(ESCAPE, ESCAPE)
        self.help_left = time.monotonic()
        self.catch_up()

    def peek(self):
        self.send(b"v", KEYS["down"], b"\x1b[6~", b"\x1b[5~", b"v")
        self.catch_up()

    def silent(self):
        self.send(F3)
        self.until_title(DONE)
        self.counts["silent commands"] += 1
        self.catch_up()

    def preview(self):
        before, kind = self.told["p"], self.chance.randrange(4)
        if kind == 0:
            self.preview_key = F5 if self.preview_key == F6 else F6
            self.send(self.preview_key)
        elif kind == 1:
            self.send(F7)
        else:
            self.catch_up()
            if kind == 2:
                self.send(b"p", b"p")
            self.step()
        self.until(lambda: self.told["p"] > before, "what shows the preview anew")
        self.counts["preview changes"] += 1
        self.catch_up()

    def resize(self):
        self.take(self.chance.randint(16, 60), self.chance.randint(100, 200))

    def take(self, lines, columns):
        self.size = lines, columns
        self.program.resize(lines, columns)
        self.counts["resizes"] += 1
        self.catch_up()

    def offer(self, number):
        """The next reload finds one of two states of the data."""
        link = self.data.with_name("next")
        link.symlink_to(f"data-{number}.csv")
        link.replace(self.data)

    def refresh(self):
        """By a key that refreshes while a query is typed too."""
        self.offer(self.chance.randrange(2))
        self.send(F11)
        self.until_loaded()

    def until_loaded(self):
        self.until_title(LOADED)
        self.counts["reloads"] += 1
        self.catch_up()

    def reload(self):
        if self.chance.random() < 0.8:
            return self.refresh()
        self.send(b"g")
        self.catch_up()
        self.offer(self.chance.randrange(2))
        self.program.received.clear()
        self.move([(distance, 0) for distance in (2, 5, 9, 14)])
        self.until_loaded()

    def wheel(self):
        for _ in range(self.chance.randint(1, 4)):
            self.program.mouse(self.chance.choice([64, 65, 66, 67]), self.size[0] // 2, self.size[1] // 4)
            self.counts["notches of the wheel"] += 1
        self.catch_up()

    def move(self, places, watched=False):
        """Drags by lines and columns, from where the grid surely is; if watched, the bytes of each are awaited."""
        line, column = self.size[0] // 2, self.size[1] // 4
        self.program.mouse(0, line, column)
        for down, across in places:
            if watched:
                self.program.received.clear()
            self.program.mouse(32, line + down, column + across)
            # An order that has just been made ends the drag, and then nothing comes.
            if watched and not (self.program.received or self.look(1)):
                self.counts["drags that an order has ended"] += 1
                break
        self.program.mouse(0, line + down, column + across, "m")
        self.counts["drags"] += 1
        self.counts["reports of drags"] += len(places) + 2

    def drag_up(self):
        self.move([(-distance, 1) for distance in range(1, self.chance.randint(3, 8))])
        self.catch_up()

    def drag(self):
        kind = self.chance.random()
        if kind < 0.4:
            return self.drag_up()
        # From the middle, where a drag down pulls at no end.
        self.send(F4)
        if kind < 0.45:
            self.move([(4, 0), (7, 0), (3, 0), (-2, 0), (-6, 0)], watched=True)
        elif kind < 0.7:
            self.move([(distance, 0) for distance in range(1, self.chance.randint(4, 8))])
        else:
            way = self.chance.choice([-1, 1])
            self.move([(0, way * distance) for distance in range(2, self.chance.randint(6, 20), 3)])
        self.catch_up()

    def rest(self):
        """Brings everything to one state, which is always the same."""
        self.send(F8)
        self.take(*SIZE)
        self.send(F4)
        self.offer(0)
        self.send(b"r")
        self.until_loaded()

    def go_on(self):
        self.send(F9)
        self.catch_up()

    def leave(self):
        """Ends the program while a command runs that would not end."""
        before = self.told["p"]
        self.send(F7 if self.preview_key == F6 else F6)
        self.until(lambda: self.told["p"] > before, "a preview")
        self.send(b"\x03")
        try:
            self.until(lambda: False, "Ctrl-C")
        except Ended:
            return os.waitstatus_to_exitcode(os.waitpid(self.program.process, 0)[1])
