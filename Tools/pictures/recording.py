"""One picture of one program, still or moving."""

import time
from pathlib import Path

from pictures.files import write_gif, write_png, write_ppm
from pictures.terminal import Terminal

SECONDS_A_FRAME = 0.05


def take(display, path, shot):
    """What the file is called says what it is, and whether the picture moves."""
    with Terminal(display, shot) as terminal:
        size = terminal.width, terminal.height
        match Path(path).suffix:
            case ".gif":
                write_gif(path, list(frames(terminal)), *size, SECONDS_A_FRAME)
            case ".ppm":
                write_ppm(path, terminal.picture(), *size)
            case _:
                write_png(path, terminal.picture(), *size)


def frames(terminal):
    """What is seen while the actions are done, at even times."""
    hand = terminal.start()
    due = time.monotonic()
    while hand.poll() is None:
        yield whole_frame(terminal)
        due += SECONDS_A_FRAME
        time.sleep(max(0, due - time.monotonic()))


def whole_frame(terminal):
    """One that xterm is done with: it still looks the same a little later."""
    seen = terminal.pixels()
    for _ in range(10):
        time.sleep(0.003)
        again = terminal.pixels()
        if again == seen:
            break
        seen = again
    return seen
