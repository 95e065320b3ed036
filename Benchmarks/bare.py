"""The bytes that plain ncurses needs for the screens that a program has painted."""
import os
import re
import subprocess

from compiled import compiled
from drags import COLUMNS, LINES

# Dim text, which the terminal in bare.c knows as a font.
DIM = re.compile(rb"(\x1b\[(?:\d;)*)2((?:;\d)*m)")


class Painter:
    def __init__(self, folder):
        self.path = compiled(folder, "bare.c", "-O2", "-lncursesw", "-lvterm")

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
