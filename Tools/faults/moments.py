"""Signals at random moments: while the picker starts, draws and ends, and with another signal close behind."""

import os
import random
import signal
import time

from faults.checks import PATIENCE, Check, Failure
from faults.ground import Ground
from faults.states import ROWS
from faults.terminal import Terminal

TRIES = 25
NUMBERS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT, signal.SIGABRT, signal.SIGSEGV)
# What is done before, and within how many milliseconds the signal comes.
BEFORE = {"start": (None, 40), "drawing": (b"\x1b[6~" * 30, 30), "end": (b"\r", 8), "cancel": (b"\x03", 8)}


def checks(binary):
    singles = [
        Check(f"moments/{before}/{number.name[3:]}", lambda *_, b=before, n=number: tries(binary, b, n))
        for before in BEFORE
        for number in NUMBERS
    ]
    pairs = [
        Check(f"moments/two/{a.name[3:]}-{b.name[3:]}", lambda *_, a=a, b=b: tries(binary, "drawing", a, b))
        for a, b in zip(NUMBERS, NUMBERS[1:] + NUMBERS[:1])
    ]
    others = [
        Check(f"moments/{before}/{name}", lambda *_, b=before, e=ending: repeated(b, e, binary))
        for before in ("start", "drawing")
        for name, ending in (("stop and go on", stop), ("hang up", hang_up))
    ]
    return singles + pairs + others


def repeated(before, ending, binary):
    chance = random.Random(f"{before} {ending.__name__}")
    for _ in range(TRIES):
        ending(binary, before, chance)


def started(ground, binary, before, way="leader"):
    ground.write("rows", ROWS)
    session = Terminal(ground, [binary, "--columns", "1", "--preview", "echo {}; sleep 1000", "../rows"], way)
    if keys := BEFORE[before][0]:
        session.wait_for(rb"item 8\b")
        session.send(keys)
    return session


def stop(binary, before, chance):
    delay = chance.uniform(0, BEFORE[before][1])
    with Ground() as ground:
        session = started(ground, binary, before, "alone")
        try:
            read_on(session, delay / 1000)
            os.kill(session.process, signal.SIGTSTP)
            session.wait("the stop", lambda: session.told("stopped"))
            os.kill(session.process, signal.SIGCONT)
            # A stop may drop what is typed.
            deadline = time.monotonic() + PATIENCE
            while not session.note_end() and time.monotonic() < deadline:
                session.send(b"\x03")
                read_on(session, 0.1)
            session.wait_for_end()
            expect(session, ground, {130})
        except Failure as reason:
            raise Failure(f"stopped {delay:.2f} ms later: {reason}") from None
        finally:
            session.close()


def hang_up(binary, before, chance):
    delay = chance.uniform(0, BEFORE[before][1])
    with Ground() as ground:
        session = started(ground, binary, before)
        try:
            read_on(session, delay / 1000)
            session.hang_up()
            session.wait_for_end()
            if session.status() not in (-signal.SIGHUP, 2):
                raise Failure(f"status {session.status()}")
            ground.expect_nothing_left()
        except Failure as reason:
            raise Failure(f"hung up {delay:.2f} ms later: {reason}") from None
        finally:
            session.close()


def tries(binary, before, *numbers):
    chance = random.Random(f"{before} {numbers}")
    seen = {}
    for _ in range(TRIES):
        status = once(binary, before, numbers, chance)
        seen[status] = seen.get(status, 0) + 1
    return ", ".join(f"{count} × status {status}" for status, count in sorted(seen.items()))


def once(binary, before, numbers, chance):
    delays = [chance.uniform(0, BEFORE[before][1]) for _ in numbers]
    with Ground() as ground:
        session = started(ground, binary, before)
        try:
            for number, delay in zip(numbers, delays):
                read_on(session, delay / 1000)
                if not session.note_end():
                    os.kill(session.process, number)
            session.wait_for_end()
            expect(session, ground, {-number for number in numbers} | {"end": {0}, "cancel": {130}}.get(before, set()))
            return session.status()
        except Failure as reason:
            told = " and ".join(f"{number.name} {delay:.2f} ms later" for number, delay in zip(numbers, delays))
            raise Failure(f"{told}: {reason}") from None
        finally:
            session.close()


def read_on(session, seconds):
    """Reads for so long."""
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        session.pump(left)


def expect(session, ground, allowed):
    session.drain()
    if session.status() not in allowed:
        raise Failure(f"status {session.status()}, not {' or '.join(map(str, sorted(allowed)))}")
    session.expect_restored()
    ground.expect_nothing_left()
