"""Systems that lack something."""

import signal

from faults.inputs import IN_NAMESPACE, MANY, PICK, USER, Case, shell
from faults.states import ROWS

ABORTED = -signal.SIGABRT
# Where there is no memory for the message either, Swift's runtime prints NULL.
CRASHED = -signal.SIGSEGV
FULL_DISK = (
    "mkdir ../home/full; mount -t tmpfs -o size=8k none ../home/full; "
    "dd if=/dev/zero of=../home/full/fill bs=4k count=9 2>../tmp/dd; "
)
NO_PROC = "mount -t tmpfs none /proc; "
PREVIEW = ("--preview", "echo shown-$((6*7))", "../rows")


def limited(name, value):
    return ("prlimit", f"--{name}={value}:{value}")


def find(ground, session):
    """Looks for something, and for all again, each of which takes memory."""
    for keys in (b"/", b"1", b"\x1b"):
        session.send(keys)
        session.wait_until_read()


MEMORY = [
    Case(
        f"{megabytes} MB of memory, a {kind} list", files={"rows": text}, around=limited("as", megabytes << 20),
        shown=rb"2004h", act=find, statuses=(130, ABORTED, CRASHED), may_refuse=True,
    )
    for kind, text, sizes in (("short", ROWS, (15, 16, 18, 20, 24, 32)), ("long", MANY, range(24, 66, 2)))
    for megabytes in sizes
]
DESCRIPTORS = [
    Case(f"at most {count} descriptors", PREVIEW, around=limited("nofile", count), may_refuse=True)
    for count in range(3, 20)
]
PROCESSES = [
    Case(
        f"at most {count} processes", PREVIEW, as_user=USER + count, around=limited("nproc", count),
        shown=rb"temporarily unavailable|shown-42",
    )
    for count in range(1, 6)
]
DISK = [
    Case(
        "full disk, what is printed", keys=PICK, needs_mount=True, leaves_files=True, statuses=(2,), says="No space",
        around=(*IN_NAMESPACE, FULL_DISK + '"$@" >../home/full/out', "sh"),
    ),
    Case(
        "full disk, the history", ("--find", "-q", "item 2", "--history", "../home/full/history", "../rows"), keys=PICK,
        needs_mount=True, leaves_files=True, statuses=(0,), says="query not saved", prints="item 2\n",
        around=(*IN_NAMESPACE, FULL_DISK + 'exec "$@"', "sh"),
    ),
    Case(
        "full disk, temporary files", PREVIEW, needs_mount=True, leaves_files=True,
        around=(*IN_NAMESPACE, FULL_DISK + 'TMPDIR=../home/full exec "$@"', "sh"),
    ),
    Case(
        "nothing to write on", PREVIEW, around=limited("fsize", 0),
    ),
]
VARIABLES = [
    Case("no HOME", variables={"HOME": None}),
    Case("a HOME that is not there", variables={"HOME": "/nonexistent"}),
    Case("an empty HOME", variables={"HOME": ""}),
    Case("a TMPDIR that is not there", ("--preview", "cat {f}", "../rows"), variables={"TMPDIR": "/nonexistent"}),
    Case("no locale", variables={"LANG": None}),
    Case("the locale C", variables={"LC_ALL": "C"}),
    Case("a locale that is not there", variables={"LC_ALL": "xx_YY.UTF-8"}),
    Case("no PATH", PREVIEW, variables={"PATH": None}),
    Case("no TERM", variables={"TERM": None}, statuses=(2,), says="TERM is not set"),
    Case("an unknown TERM", variables={"TERM": "no-such-terminal"}),
    Case("a TERM that is a path", variables={"TERM": "../../etc/passwd"}),
    Case("TERM=dumb", variables={"TERM": "dumb"}, shown=rb"> $"),
    Case("TERMINFO that is not there", variables={"TERMINFO": "/nonexistent"}),
    Case("TERMINFO that is not there, an unknown TERM", variables={"TERMINFO": "/nonexistent", "TERM": "no-such"}),
    Case("TERMINFO that is not there, vt100", variables={"TERMINFO": "/nonexistent", "TERM": "vt100"}),
    Case(
        "no environment at all but TERM", around=("env", "-i", "TERM=xterm-256color"), leaves_files=True,
    ),
]
STREAMS = [
    Case("no terminal", around=("setsid", "--wait"), statuses=(2,), says="no terminal"),
    Case("closed input", around=shell('exec "$@" <&-')),
    Case("closed input that is asked for", (), around=shell('exec "$@" <&-'), may_refuse=True),
    Case("closed output", around=shell('exec "$@" >&-'), keys=PICK, statuses=(2,), says="."),
    Case("closed errors", around=shell('exec "$@" 2>&-'), keys=PICK, statuses=(0,), prints="item 1\n"),
    Case("all closed", around=shell('exec "$@" <&- >&- 2>&-')),
]
SYSTEM = [
    Case("no proc file system", PREVIEW, needs_mount=True, around=(*IN_NAMESPACE, NO_PROC + 'exec "$@"', "sh")),
]
CASES = MEMORY + DESCRIPTORS + PROCESSES + DISK + VARIABLES + STREAMS + SYSTEM
