"""What escape sequences have switched on a terminal, and not off again."""

import re

SEQUENCE = re.compile(
    rb"\x1b\[(?P<mark>[?>=<!]?)(?P<numbers>[0-9;:]*)[ -/]*(?P<final>[@-~])"
    rb"|\x1b(?P<keypad>[=>])|\x1b\((?P<set>.)|(?P<shift>[\x0e\x0f])"
    rb"|\x1b[\]P_^X][^\x07\x1b]*(?:\x07|\x1b\\)",
    re.DOTALL,
)
NAMES = {
    b"1": "cursor keys", b"12": "blinking cursor", b"9": "mouse (9)", b"1000": "mouse (1000)",
    b"1002": "mouse (1002)", b"1003": "mouse (1003)", b"1004": "focus reports (1004)", b"1005": "mouse (1005)",
    b"1006": "mouse (1006)", b"1015": "mouse (1015)", b"1016": "mouse (1016)", b"47": "alternate screen",
    b"1047": "alternate screen", b"1049": "alternate screen", b"2004": "bracketed paste (2004)",
    b"2026": "synchronized output (2026)",
}
# These are on at the start.
USUAL = {b"7": "no wrapping", b"25": "hidden cursor"}


class Switched:
    """Follows bytes as they come; `on` are the names of what is other than at the start."""

    def __init__(self):
        # The lines of the terminal, as many as margins that are none say.
        self.lines = 0
        self.on = set()
        self.rest = b""

    def feed(self, data):
        data = self.rest + data
        place = 0
        for match in SEQUENCE.finditer(data):
            place = match.end()
            self.take(match)
        # A sequence may have come in part.
        start = data.rfind(b"\x1b", max(place, len(data) - 512))
        self.rest = data[start:] if start >= 0 else b""

    def set(self, name, is_on):
        (self.on.add if is_on else self.on.discard)(name)

    def take(self, match):
        if match["keypad"]:
            self.set("keypad", match["keypad"] == b"=")
        elif match["set"]:
            self.set("other characters", match["set"] != b"B")
        elif match["shift"]:
            self.set("shifted characters", match["shift"] == b"\x0e")
        elif match["final"]:
            self.take_csi(match["mark"], match["numbers"], match["final"])

    def take_csi(self, mark, numbers, final):
        if mark == b"?" and final in b"hl":
            for number in numbers.split(b";"):
                if number in USUAL:
                    self.set(USUAL[number], final == b"l")
                else:
                    self.set(NAMES.get(number, f"mode {number.decode()}"), final == b"h")
        elif mark in (b">", b"<", b"=") and final in b"um":
            self.set("key reports", mark != b"<" and numbers not in (b"", b"4", b"4;0"))
        elif not mark and final in b"hl" and numbers == b"4":
            self.set("insertion", final == b"h")
        elif not mark and final == b"r":
            self.set("margins", numbers not in (b"", b";", f"1;{self.lines}".encode()))
        elif not mark and final == b"m":
            behind = re.split(rb"(?:^|;)0*(?=;|$)", numbers)[-1]
            self.set("colours", behind.strip(b";") != b"")
