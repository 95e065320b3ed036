"""Examples: what stands between ```swift and ``` in comments and articles."""

import re
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Block:
    text: str
    # The number of its first line, in a file or a comment, counted from 1.
    line: int
    file: Path | None = None

    @property
    def place(self):
        return f"{self.file}:{self.line}"

    @property
    def is_file(self):
        """Whether it is a file of its own, and not some lines of one."""
        return re.match(r"(//.*\n)*import ", self.text) is not None


def blocks_in(lines, file=None):
    """The blocks in lines of Markdown."""
    found = []
    block = None
    for number, line in enumerate(lines, 1):
        if block is None:
            if line.strip() == "```swift":
                indent = len(line) - len(line.lstrip())
                block = []
        elif line.strip() == "```":
            found.append(Block("\n".join(block), number - len(block), file))
            block = None
        else:
            block.append(line[indent:])
    return found


def blocks_in_comments(file):
    """The blocks in the doc comments of a source; the numbers of their lines are the source's."""
    comment = re.compile(r"^\s*/// ?")
    lines = file.read_text().splitlines()
    return blocks_in([comment.sub("", line) if comment.match(line) else "" for line in lines], file)


def blocks_in_article(file):
    """The blocks in a file of Markdown."""
    return blocks_in(file.read_text().splitlines(), file)
