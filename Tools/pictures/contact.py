"""A contact sheet: one program in all sizes and colours, in one picture."""

from dataclasses import replace

from pictures.files import convert
from pictures.terminal import COLORS

GROUNDS = ("black", "white")
# The largest in small letters, so that all are about as wide; two share the last row.
FONT_SIZES = {"200x60": 5, "100x30": 8, "80x24": 8, "24x8": 8}
ROWS = [["200x60"], ["100x30"], ["80x24", "24x8"]]
GREY = "#5c5c5c"


def tiles(folder, shot):
    """The pictures that the sheet is made of, by their files."""
    return {
        tile(folder, ground, colors, size): replace(
            shot, size=size, colors=colors, ground=ground, font_size=font_size
        )
        for ground in GROUNDS
        for colors in COLORS
        for size, font_size in FONT_SIZES.items()
    }


def tile(folder, ground, colors, size):
    return f"{folder}/{ground}-{colors}-{size}.ppm"


def compose(folder, path):
    """A column for each number of colours, the dark ones above the light ones."""
    columns = [[column(folder, ground, colors) for colors in COLORS] for ground in GROUNDS]
    sheet = joined("-append", [joined("+append", row) for row in columns])
    font = ["-font", "DejaVu-Sans", "-pointsize", 14, "-fill", "white"]
    style = ["-background", GREY, "-bordercolor", GREY, "-gravity", "northwest"]
    # A palette is enough for what few looks there are, and a third of the bytes.
    convert(*style, *font, *sheet, "-border", 8, "+dither", "-colors", 256, to=path)


def column(folder, ground, colors):
    def labelled(size):
        kind = colors if colors == "tmux" else f"{colors} colours"
        label = f"{size.replace('x', ' × ')}, {kind} on {ground}"
        file = tile(folder, ground, colors, size)
        return ["(", file, "-border", 6, "-splice", "0x18", "-annotate", "+7+3", label, ")"]

    rows = [joined("+append", [labelled(size) for size in row]) for row in ROWS]
    return joined("-append", rows)


def joined(direction, parts):
    return ["(", *(argument for part in parts for argument in part), direction, ")"]
