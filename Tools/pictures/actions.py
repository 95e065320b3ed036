"""What a user does, in words: keys by X's names, and the left button by cells.

    Right Down    two keys
    point:40,11   the pointer goes to column 40 of line 11, both counted from 0
    press         the button goes down where the pointer is
    slide:60,11   the pointer goes there cell by cell
    release       the button comes up
    pause:0.5     for half a second nothing happens
"""

# A cell is about twice as high as it is wide.
SECONDS_A_COLUMN = 0.025
SECONDS_A_LINE = 2 * SECONDS_A_COLUMN
SECONDS_A_KEY = 0.05


class Hand:
    """Turns the words into one chain of commands for xdotool, which keeps the time."""

    def __init__(self, center_of_cell):
        self._center = center_of_cell
        self._cell = (0, 0)

    def commands(self, actions):
        return [command for word in actions.split() for command in self._commands(word)]

    def _commands(self, word):
        verb, _, argument = word.partition(":")
        match verb:
            case "point":
                return self._move(self._parsed(argument))
            case "slide":
                return self._slide(self._parsed(argument))
            case "press":
                return ["mousedown", 1]
            case "release":
                return ["mouseup", 1]
            case "pause":
                return ["sleep", argument]
            case key:
                return ["key", key, "sleep", SECONDS_A_KEY]

    @staticmethod
    def _parsed(argument):
        column, line = argument.split(",")
        return int(column), int(line)

    def _move(self, cell):
        self._cell = cell
        return ["mousemove", *self._center(cell)]

    def _slide(self, end):
        (column, line), commands = self._cell, []
        columns, lines = end[0] - column, end[1] - line
        seconds = max(abs(columns) * SECONDS_A_COLUMN, abs(lines) * SECONDS_A_LINE)
        count = max(abs(columns), abs(lines))
        for step in range(1, count + 1):
            cell = column + round(columns * step / count), line + round(lines * step / count)
            commands += [*self._move(cell), "sleep", seconds / count]
        return commands
