"""Pictures as files, written by ImageMagick."""

import subprocess
import tempfile
from itertools import groupby
from pathlib import Path


def write_ppm(path, pixels, width, height):
    """The simplest of all formats, for ImageMagick to read."""
    colors = bytearray(width * height * 3)
    for channel in range(3):
        colors[channel::3] = pixels[2 - channel :: 4]
    Path(path).write_bytes(b"P6 %d %d 255\n" % (width, height) + colors)


def convert(*arguments, to):
    """Without the time of making: the same picture is the same file."""
    timeless = ["-strip", "-define", "png:exclude-chunks=date,time"]
    subprocess.run(["convert", *map(str, arguments), *timeless, to], check=True)


def write_png(path, pixels, width, height):
    with tempfile.TemporaryDirectory() as folder:
        write_ppm(f"{folder}/picture.ppm", pixels, width, height)
        convert(f"{folder}/picture.ppm", to=path)


def write_gif(path, frames, width, height, seconds_a_frame):
    """Frames in a row that are the same become one that lasts."""
    arguments = []
    with tempfile.TemporaryDirectory() as folder:
        for number, (pixels, same) in enumerate(groupby(frames)):
            write_ppm(f"{folder}/{number}.ppm", pixels, width, height)
            delay = round(seconds_a_frame * 100) * len(list(same))
            arguments += ["-delay", delay, f"{folder}/{number}.ppm"]
        # One palette for all: with its own each frame would flicker.
        convert("-loop", 0, *arguments, "+dither", "-colors", 64, "+remap", to=path)
    subprocess.run(["gifsicle", "--batch", "-O3", path], check=True)
