"""The bytes that plain ncurses needs for the screens that a program has painted."""
import os
import re
import subprocess

from drags import COLUMNS, LINES

# Dim text, which the terminal in bare.c knows as a font.
DIM = re.compile(rb"(\x1b\[(?:\d;)*)2((?:;\d)*m)")


class Painter:
    def __init__(self, folder):
        self.path = os.path.join(folder, "bare")
        source = os.path.join(os.path.dirname(__file__), "bare.c")
        subprocess.run(["cc", "-O2", "-o", self.path, source, "-lncursesw", "-lvterm"], check=True)

    def counts(self, before, frames, direct_color=False):
        """A number for each frame, painted over what was there before."""
        recorded = [DIM.sub(rb"\g<1>19\2", frame) for frame in (before, *frames)]
        environment = dict(
            os.environ, TERM="xterm-direct" if direct_color else "xterm-256color",
            LINES=str(LINES), COLUMNS=str(COLUMNS), LC_ALL="C.UTF-8",
        )
        painted = subprocess.run(
            [self.path], input=b"".join(b"%d\n%b" % (len(frame), frame) for frame in recorded),
            env=environment, stdout=subprocess.PIPE, check=True,
        )
        _, *counts = map(int, painted.stdout.split())
        return counts
