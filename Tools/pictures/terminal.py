"""A program in a real xterm, whose window is all that its display shows."""

import re
import subprocess
import time
from dataclasses import dataclass

from pictures.actions import Hand

# The name of the terminal, and what else tells a program how many colours there are.
COLORS = {
    "24-bit": ("xterm-256color", {"COLORTERM": "truecolor"}),
    "256": ("xterm-256color", {}),
    "16": ("xterm-16color", {}),
    "8": ("xterm-color", {}),
    "no": ("xterm-256color", {"NO_COLOR": "1"}),
    "tmux": ("xterm-256color", {}),
}
# Around the program: a tmux that does not tell what its background is.
TMUX = ("tmux", "-L", "pictures", "-f", "/dev/null", "start-server", ";")
TMUX += ("set", "-g", "default-terminal", "tmux-256color", ";", "set", "-g", "status", "off", ";", "new-session")
# Background and foreground.
GROUNDS = {
    "dark": ("#16181d", "#d8dee9"),
    "black": ("#000000", "#e5e5e5"),
    "white": ("#ffffff", "#1a1a1a"),
}


@dataclass(frozen=True)
class Shot:
    """What a picture is of."""

    command: tuple[str, ...]
    size: str = "80x24"
    actions: str = ""
    colors: str = "24-bit"
    ground: str = "dark"
    font_size: float = 11


class Terminal:
    BORDER = 6
    # Nothing tells when a program has done with a key: it has when nothing changes for so long.
    REST_SECONDS = 0.3
    LIMIT_SECONDS = 30

    def __init__(self, display, shot):
        self.display, self.shot = display, shot

    def __enter__(self):
        kind, environment = COLORS[self.shot.colors]
        # Told to the program itself: xterm takes COLORTERM out of its own environment.
        variables = [f"{name}={value}" for name, value in environment.items()]
        around = TMUX if self.shot.colors == "tmux" else ()
        program = [*around, "env", *variables, *self.shot.command]
        self.process = subprocess.Popen(
            ["xterm", "-tn", kind, *self._options(), "-e", *program],
            env=self.display.environment(),
        )
        try:
            self._wait_for("a window", self._has_window)
            self._wait_for("the first screen", self._is_painted)
            self.settle()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def _options(self):
        background, foreground = GROUNDS[self.shot.ground]
        # A frame drawn by xterm itself has no gaps, and most terminals draw so; a font's has.
        resources = ["forceBoxChars: true", "pointerShape: left_ptr"]
        resources += ["pointerColor: white", "pointerColorBackground: black"]
        return [
            *("-geometry", f"{self.shot.size}+0+0", "-b", str(self.BORDER), "-bw", "0", "+sb"),
            *("-u8", "-fa", "DejaVu Sans Mono", "-fs", str(self.shot.font_size)),
            *("-bg", background, "-fg", foreground),
            *(word for line in resources for word in ("-xrm", f"XTerm*{line}")),
        ]

    def _has_window(self):
        """Gives it the keys, for which it must be there; what xdotool then tells is its size."""
        window = self._told("search", "--onlyvisible", "--pid", self.process.pid).strip()
        # The pointer waits outside of the window, where no picture has it.
        outside = [self.display.WIDTH - 1, self.display.HEIGHT - 1]
        geometry = ["getwindowgeometry", "--shell", window]
        told = self._told("mousemove", *outside, "windowfocus", window, *geometry)
        size = re.search(r"WIDTH=(\d+)\nHEIGHT=(\d+)", told)
        if size:
            self.width, self.height = map(int, size.groups())
        return size is not None

    def _told(self, *commands):
        """By xdotool, which complains while there is no window."""
        told = subprocess.run(
            ["xdotool", *map(str, commands)],
            env=self.display.environment(),
            capture_output=True,
            text=True,
            timeout=self.LIMIT_SECONDS,
        )
        return told.stdout

    def _wait_for(self, goal, is_reached):
        deadline = time.monotonic() + self.LIMIT_SECONDS
        while not is_reached():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"{goal} did not come: {self.shot}")
            time.sleep(0.02)

    def _is_painted(self):
        """More than the cursor is to be seen before the background, which is in the last corner."""
        pixels = self.pixels()
        return pixels.count(pixels[-4:]) * 4 < len(pixels) * 0.99

    def pixels(self):
        return self.display.pixels(self.width, self.height)

    def settle(self):
        """What is seen once nothing changes any more."""
        seen, since = self.pixels(), time.monotonic()

        def has_rested():
            nonlocal seen, since
            pixels = self.pixels()
            if pixels != seen:
                seen, since = pixels, time.monotonic()
            return time.monotonic() - since > self.REST_SECONDS

        self._wait_for("a rest", has_rested)
        return seen

    def start(self):
        """Has a hand do what is to be done, which takes its time."""
        commands = Hand(self._center).commands(self.shot.actions)
        return subprocess.Popen(
            ["xdotool", *map(str, commands)], env=self.display.environment()
        )

    def _center(self, cell):
        """The pixel in the middle of a cell."""
        counts = map(int, self.shot.size.split("x"))
        return [
            self.BORDER + round((size - 2 * self.BORDER) / count * (place + 0.5))
            for size, count, place in zip((self.width, self.height), counts, cell)
        ]

    def picture(self):
        """What is seen once the actions are done and all rests."""
        if self.shot.actions:
            self.start().wait()
        return self.settle()
