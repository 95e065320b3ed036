"""Starts a program as the job in the foreground of the terminal, as a shell does, and tells of it in a file:

    holder.py EVENTS PROGRAM ARGUMENT…

Unlike a shell it leaves the terminal alone when the job stops.
"""

import os
import signal
import sys

events, *program = sys.argv[1:]
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
terminal = os.open("/dev/tty", os.O_RDWR)


def tell(text):
    with open(events, "a") as file:
        file.write(text + "\n")


reading, writing = os.pipe()
child = os.fork()
if child == 0:
    os.setpgid(0, 0)
    os.tcsetpgrp(terminal, os.getpid())
    for number in (signal.SIGTTOU, signal.SIGPIPE, signal.SIGXFSZ, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)
    os.execv(program[0], program)
os.close(writing)
# At the end once the program runs, for exec closes the other end.
os.read(reading, 1)
tell(f"pid {child}")
while True:
    _, status = os.waitpid(child, os.WUNTRACED | os.WCONTINUED)
    if os.WIFSTOPPED(status):
        tell("stopped")
    elif os.WIFCONTINUED(status):
        tell("continued")
    else:
        code = os.waitstatus_to_exitcode(status)
        tell(f"ended {code if code >= 0 else 128 - code}")
        sys.exit()
