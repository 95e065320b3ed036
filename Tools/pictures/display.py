"""An X server that nobody looks at: what it shows lies in a mapped file."""

import mmap
import os
import struct
import subprocess
import tempfile
from pathlib import Path


class Display:
    WIDTH, HEIGHT = 2200, 1500

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            # Without -noreset it starts anew, and is not there, whenever its last window is gone.
            ["Xvfb", "-noreset", "-displayfd", str(writing), "-fbdir", self.folder.name]
            + ["-screen", "0", f"{self.WIDTH}x{self.HEIGHT}x24"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as number:
            self.name = ":" + number.readline().strip()
        if self.server.poll() is not None:
            raise RuntimeError("Xvfb did not start")
        self._open_screen()
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()
        self.folder.cleanup()

    def _open_screen(self):
        """The file is as xwd writes it: a header, a table of colours, the lines."""
        with (Path(self.folder.name) / "Xvfb_screen0").open("rb") as file:
            self._file = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._file[:100])
        header_size, self._line, color_count = header[0], header[12], header[19]
        self._start = header_size + color_count * 12

    def environment(self, **changes):
        """A known one: no resources of a user's, no wish about colours."""
        inherited = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": self.folder.name}
        return inherited | {"DISPLAY": self.name} | changes

    def pixels(self, width, height):
        """The top left of what is shown, the pointer too; four bytes each: blue, green, red, 0."""
        starts = range(self._start, self._start + height * self._line, self._line)
        return b"".join(self._file[start : start + width * 4] for start in starts)
