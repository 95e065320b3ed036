"""Keys while commands of previews do their worst."""
import os
import statistics
import time

from terminal import Program

ROUNDS = 60
COMMANDS = {
    "none": None,
    "a line": "echo {}",
    "a flood": "yes",
    "a line of 100 MB": "head -c 100000000 /dev/zero | tr '\\0' x",
    "one that ignores TERM": "trap '' TERM; while :; do sleep 1; done",
}
FRAME = 16
# The next one begins 50 ms after a step, and has time to print as much as it can.
REST = 0.08


def read_for(program, seconds):
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        program.read(left)


def answer(program):
    """Milliseconds until the help is on its way: what a preview paints is no answer."""
    program.received.clear()
    pressed = time.perf_counter()
    os.write(program.master, b"?")
    while b"close" not in program.received:
        program.read(1)
    return (program.arrived - pressed) * 1e3


def peak(program):
    with open(f"/proc/{program.process}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024


def leave(program):
    """By a key: killed, it could not end what it runs."""
    os.write(program.master, b"\x03")
    while program.read(1):
        pass
    os.waitpid(program.process, 0)
    os.close(program.master)


def run(table, gridpick, folder):
    path = os.path.join(folder, "previewed")
    with open(path, "w") as file:
        file.writelines(f"item {number}\n" for number in range(1000))
    table.heading("Previews: a key to its answer while a command runs, 120 × 40")
    for name, command in COMMANDS.items():
        options = ["--preview", command] if command else []
        program = Program([gridpick, "--columns", "1", *options, path])
        program.wait_for(rb"item 0")
        times = []
        for _ in range(ROUNDS):
            os.write(program.master, b"j")
            read_for(program, REST)
            times.append(answer(program))
            # The question for the background, which nobody answers here, has Esc wait longer.
            os.write(program.master, b"\x1b")
            read_for(program, 0.2)
        memory = peak(program)
        leave(program)
        table.row(
            f"preview: {name}, worst of {ROUNDS}", max(times), FRAME, " ms",
            f"median {statistics.median(times):.2f} ms, peak {memory:.0f} MB",
        )
