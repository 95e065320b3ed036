"""How far in front gridpick, fzf and fzy put the path that was meant.

Queries are made from paths of this machine, as people make them up from a path they have in mind. The figure
is the mean reciprocal rank: 1 where what was meant always comes first, 0.5 where it always comes second. The
seed is not one of those that scores were weighed with.
"""
import importlib.util
import os
import random
import re
import shutil
import subprocess

FOLDERS = ["/usr/include", "/usr/share", "/usr/lib"]
PATHS = 15_000
QUERIES = 200
SEED = 2026
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")


def paths():
    """Of all files so many at random, in an order of their own, as a walk through folders gives them."""
    every = []
    for folder in FOLDERS:
        for parent, _, names in os.walk(folder):
            every += [os.path.join(parent, name)[1:] for name in names]
    every = sorted(path for path in every if path.isascii() and path.isprintable())
    return sorted(random.Random(SEED).sample(every, min(PATHS, len(every))))


def beginnings(path, chance):
    """`incnet` for include/netinet/ip.h: two or three parts in their order, the name among them."""
    *folders, name = path.split("/")
    count = min(len(folders), chance.choice([0, 1, 1, 2]))
    chosen = sorted(chance.sample(range(len(folders)), count))
    parts = [folders[index] for index in chosen] + [name]
    joint = chance.choice(["", "", "/"])
    return joint.join(part[: chance.randint(2, 5)] for part in parts)


def initials(path, chance):
    """`ngc` for NumericGridColumn.h: a letter a word of the name, of its folder too where it has few."""
    words = WORD.findall(path.split("/")[-1])
    if len(words) < 3:
        words = WORD.findall("/".join(path.split("/")[-2:]))
    return "".join(word[0] for word in words[:6]).lower()


def abbreviation(path, chance):
    """`usrtermvt` for what begins so here and there: letters in their order, most where a word begins."""
    starts = {match.start() for match in WORD.finditer(path)}
    letters, before = [], -2
    for index, letter in enumerate(path):
        likely = 0.35 if index in starts else 0.4 if index == before + 1 else 0.05
        if letter.isalnum() and chance.random() < likely:
            letters.append(letter.lower())
            before = index
    return "".join(letters[-8:])


KINDS = {"beginnings": beginnings, "initials": initials, "abbreviations": abbreviation}


def queries(every):
    """For each kind what is typed and what is meant."""
    for kind, make in KINDS.items():
        chance = random.Random(f"{SEED} {kind}")
        made = []
        while len(made) < QUERIES:
            path = chance.choice(every)
            query = make(path, chance)
            if len(query) >= 3:
                made.append((query, path))
        yield kind, made


def reciprocal_rank(argv, query, meant, text):
    found = subprocess.run([*argv, query], input=text, capture_output=True, check=False).stdout
    lines = found.decode().splitlines()
    return 1 / (lines.index(meant) + 1) if meant in lines else 0


def filters():
    """The peers that are installed; of fzf a newer one too, where Python has one."""
    found = {}
    if shutil.which("fzf"):
        found["fzf"] = ["fzf", "--filter"]
    module = importlib.util.find_spec("iterfzf")
    if module:
        found["fzf of iterfzf"] = [os.path.join(os.path.dirname(module.origin), "fzf"), "--filter"]
    if shutil.which("fzy"):
        found["fzy"] = ["fzy", "-e"]
    return found


def run(table, gridpick):
    programs = {"gridpick": [gridpick, "-f"], **filters()}
    every = paths()
    text = "".join(path + "\n" for path in every).encode()
    table.heading(f"What was meant among {len(every)} paths: the better rank of fzf and fzy, of gridpick's")
    for kind, made in queries(every):
        ranks = {
            name: sum(reciprocal_rank(argv, query, meant, text) for query, meant in made) / len(made)
            for name, argv in programs.items()
        }
        best = max(rank for name, rank in ranks.items() if name != "gridpick")
        table.row(f"{kind}, mean reciprocal rank", best / ranks["gridpick"], 1, " ×",
                  ", ".join(f"{name} {rank:.3f}" for name, rank in ranks.items()))
