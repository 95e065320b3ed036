"""The public interface of the library, read from its symbol graph."""

import json
from dataclasses import dataclass, field
from pathlib import Path

TYPES = {"swift.struct", "swift.enum", "swift.class", "swift.protocol"}
# What every type has, and nobody writes.
UNTOLD = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


@dataclass
class Symbol:
    """A declaration that somebody wrote."""

    path: list[str]
    kind: str
    declaration: str
    comment: str | None
    file: Path
    line: int
    owner: "Symbol | None" = None
    # Whether it is what a protocol does where a type of it does nothing else.
    is_default: bool = False
    conformances: list[str] = field(default_factory=list)

    @property
    def is_type(self):
        return self.kind in TYPES

    @property
    def name(self):
        return ".".join(self.path)

    @property
    def base_name(self):
        """Its own name, without those of its arguments."""
        return self.path[-1].partition("(")[0]

    @property
    def place(self):
        return f"{self.file}:{self.line}"


def conformance(relationship, symbols):
    """A protocol, and under which conditions the type is of it; nil where every type is."""
    own = symbols.get(relationship["target"])
    name = own.name if own else relationship["targetFallback"].removeprefix("Swift.")
    if name in UNTOLD:
        return None
    conditions = [
        f"{condition['lhs']}: {condition['rhs']}"
        for condition in relationship.get("swiftConstraints", [])
        if condition["rhs"] not in UNTOLD
    ]
    return name + (f" where {', '.join(conditions)}" if conditions else "")


def declared(symbol):
    return " ".join("".join(part["spelling"] for part in symbol["declarationFragments"]).split())


def read_symbol(entry):
    place = entry["location"]
    file = Path(place["uri"].removeprefix("file://"))
    lines = entry.get("docComment", {}).get("lines")
    return Symbol(
        path=entry["pathComponents"],
        kind=entry["kind"]["identifier"],
        declaration=declared(entry),
        comment="\n".join(line["text"] for line in lines) if lines else None,
        file=file.relative_to(Path.cwd()),
        line=place["position"]["line"] + 1,
    )


def read(path):
    """All symbols, by their names."""
    graph = json.loads(Path(path).read_text())
    # What the compiler makes has no place.
    symbols = {s["identifier"]["precise"]: read_symbol(s) for s in graph["symbols"] if "location" in s}
    types = {symbol.name: symbol for symbol in symbols.values() if symbol.is_type}
    for symbol in symbols.values():
        symbol.owner = types.get(".".join(symbol.path[:-1]))
    for relationship in graph["relationships"]:
        source = symbols.get(relationship["source"])
        if source is None:
            continue
        match relationship["kind"]:
            case "defaultImplementationOf":
                source.is_default = True
            case "conformsTo":
                if told := conformance(relationship, symbols):
                    source.conformances.append(told)
    return sorted(symbols.values(), key=lambda symbol: (symbol.name, symbol.declaration))
