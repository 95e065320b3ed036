"""The library's modules as the compiler has built them, and how it is told where they are."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

LIBRARY = "TwoAxisPicker"
# The same as the tests are built with, so that nothing is built twice.
STRICT = "-Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error".split()


def build():
    """Builds the library, and tells what the compiler says where it does not succeed."""
    command = ["swift", "build", *STRICT, "--target", LIBRARY]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        raise SystemExit(result.stdout + result.stderr)


def reexported_modules():
    """The modules that the library re-exports something of."""
    lines = Path(f"Sources/{LIBRARY}/Exports.swift").read_text()
    found = re.findall(r"^@_exported public import \w+ (\w+)\.", lines, re.MULTILINE)
    return sorted(set(found))


@cache
def target():
    told = subprocess.run(
        ["swiftc", "-print-target-info"], capture_output=True, text=True, check=True
    )
    return json.loads(told.stdout)


def search_options():
    """Where modules are: those that were built, and the headers that they import."""
    built = Path(".build/debug")
    maps = [*Path("Sources").glob("*/module.modulemap"), *built.glob("*.build/module.modulemap")]
    options = ["-target", target()["target"]["triple"], "-I", str(built / "Modules")]
    for path in sorted(maps):
        options += ["-Xcc", f"-fmodule-map-file={path}"]
    return options


def toolchain_options():
    """Where the toolchain has what only tests and manifests import."""
    resources = Path(target()["paths"]["runtimeResourcePath"])
    plugins = ["-plugin-path", str(resources / "host/plugins")]
    manifests = ["-I", str(resources / "pm/ManifestAPI"), "-package-description-version", "6.2"]
    return plugins + manifests


def extract(module, folder, reexported):
    """Writes the graph of one module into a folder."""
    command = ["swift", "symbolgraph-extract", "-module-name", module, *search_options()]
    command += ["-output-dir", str(folder), "-minimum-access-level", "public"]
    command += ["-skip-synthesized-members", "-skip-inherited-docs"]
    command += [f"-experimental-allowed-reexported-modules={','.join(reexported)}"]
    subprocess.run(command, check=True)
