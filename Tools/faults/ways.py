"""The ways in which a picker ends, and the terminals on which it does."""

import signal
from dataclasses import dataclass


@dataclass(frozen=True)
class Way:
    name: str
    kind: str
    number: int = 0
    terminals: tuple = ("fast", "slow", "stopped", "gone", "tmux")
    # How the program is started: see Terminal.
    start: str = "leader"


def sent(name):
    return Way(name, "signal", getattr(signal, "SIG" + name))


WAYS = [
    Way("pick", "key"),
    # A pick whose reader has gone. A SIGPIPE that is sent is ignored.
    Way("PIPE", "key", terminals=("fast", "slow", "stopped")),
    Way("Esc", "key"),
    Way("Ctrl-C", "key"),
    *(sent(name) for name in ("INT", "TERM", "HUP", "QUIT", "ABRT", "SEGV", "BUS", "ILL")),
    # The second one comes to another thread, where there is one.
    Way("ABRT-twice", "twice", signal.SIGABRT, ("fast", "slow", "stopped")),
    Way("TERM-twice", "twice", signal.SIGTERM, ("fast", "slow", "stopped")),
    Way("hang-up", "hang up", signal.SIGHUP, ("gone", "tmux")),
    Way("TSTP-alone", "stop", signal.SIGTSTP, ("fast", "slow", "stopped", "gone"), "alone"),
    Way("TSTP-shell", "stop", signal.SIGTSTP, ("fast", "slow", "stopped", "gone", "tmux"), "shell"),
    Way("TSTP-leader", "stop", signal.SIGTSTP, ("fast", "slow", "stopped"), "leader"),
    Way("KILL", "kill", signal.SIGKILL, ("fast",)),
]
# A terminal that reads slowly: bytes a second.
SLOW = 2000


def makes_sense(way, state, terminal):
    if way.kind == "key":
        keys = {"pick": state.pick, "PIPE": state.pick, "Esc": state.escape, "Ctrl-C": state.interrupt}[way.name]
        # Where a terminal does not read, nothing tells when the command is done.
        return keys is not None and not (state.lends and terminal in ("stopped", "gone"))
    if way.kind == "twice":
        return not state.is_plain
    if state.is_plain and way.kind == "stop":
        return terminal != "stopped"
    return True


def expected(way, state, terminal):
    """The statuses that are true, of which an exit is positive and a signal is negative."""
    if way.name == "PIPE":
        status = {-signal.SIGPIPE}
    elif way.name == "pick":
        status = {0}
    elif way.kind in ("key", "stop"):
        status = {130}
    elif way.number == signal.SIGINT and state.is_plain:
        status = {130}
    else:
        status = {-way.number}
    return status | {-signal.SIGHUP} if terminal == "gone" else status
