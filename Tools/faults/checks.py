"""Checks with a name each, done a few at a time, and what comes of them."""

import fnmatch
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Callable

# The longest wait for anything that a check waits for.
PATIENCE = 10
# The longest time from the way out to the end of the program, on a terminal that reads.
LIMIT_MS = 1000


class Failure(Exception):
    """Something is not as docs/BEHAVIOUR.md says."""


class Skip(Exception):
    """The check cannot be done here."""


@dataclass(frozen=True)
class Check:
    name: str
    # Returns what is to be told: milliseconds, a text, or nothing.
    run: Callable[[], object]


@dataclass
class Result:
    name: str
    told: object = None
    failure: str | None = None
    skipped: str | None = None


def chosen(checks, pattern):
    """Those whose name is the pattern, fits it, or begins with it and a slash."""
    if pattern is None:
        return checks
    return [
        check
        for check in checks
        if fnmatch.fnmatchcase(check.name, pattern) or check.name.startswith(pattern + "/")
    ]


def result(check):
    try:
        return Result(check.name, told=check.run())
    except Skip as reason:
        return Result(check.name, skipped=str(reason))
    except Failure as reason:
        return Result(check.name, failure=str(reason))
    except Exception as error:
        return Result(check.name, failure=f"the check itself failed: {type(error).__name__}: {error}")


def run(title, checks, at_once):
    """Does all checks; tells how many are done now and then, and each failure at once."""
    begun = told_at = time.monotonic()
    results = []
    with ThreadPoolExecutor(at_once) as pool:
        for done in as_completed([pool.submit(result, check) for check in checks]):
            results.append(done.result())
            if results[-1].failure:
                print(f"FAILED {results[-1].name}: {results[-1].failure}", flush=True)
            if time.monotonic() > told_at + 5:
                told_at = time.monotonic()
                print(f"{title}: {len(results)} of {len(checks)}", flush=True)
    failed = sum(1 for one in results if one.failure)
    if checks:
        seconds = time.monotonic() - begun
        print(f"{title}: {len(results)} done in {seconds:.0f} s, {failed} failed", flush=True)
    order = {check.name: place for place, check in enumerate(checks)}
    return sorted(results, key=lambda one: order[one.name])
