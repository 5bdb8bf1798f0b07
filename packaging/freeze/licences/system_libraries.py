"""Libraries that come from the system the program was frozen on. Debian knows whose they are."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from .component import Component, Shelf

COMMON = Path("/usr/share/common-licenses")
LINKED = {"openssl": "Apache-2.0", "libffi": "MIT", "xcb-util": "MIT", "bzip2": "bzip2-1.0.6", "xz-utils": "0BSD"}
"""The licence of the library itself, where the package holds other things too: tests, documentation, build files."""

RUNTIME = re.compile(r"(vcruntime|msvcp|concrt|ucrtbase|api-ms-win)", re.IGNORECASE)


def put_library(shelf: Shelf, source: Path) -> Component:
    if RUNTIME.match(source.name):
        return shelf.component(
            "Microsoft Visual C++ Runtime", licence="redistributable", home="https://visualstudio.microsoft.com"
        )
    package = package_of(source)
    if package is None:
        note = "From the system this program was built on; see there for its licence."
        return shelf.component(source.name.split(".so")[0], note=note)
    return _put_package(shelf, package)


def package_of(source: Path) -> str | None:
    """The Debian package a file comes from."""
    if shutil.which("dpkg-query") is None:
        return None
    # Where /lib is /usr/lib, dpkg may know the file by either name.
    for path in (str(source), str(source).removeprefix("/usr")):
        found = subprocess.run(["dpkg-query", "--search", path], capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.split(": ")[0].split(",")[0]
    return None


def _put_package(shelf: Shelf, package: str) -> Component:
    facts = subprocess.run(
        ["dpkg-query", "--show", "--showformat", "${source:Package}\t${source:Version}\t${Homepage}", package],
        capture_output=True,
        text=True,
    )
    source, version, home = [*facts.stdout.split("\t"), "", "", ""][:3]
    if source in shelf.components:
        return shelf.components[source]
    component = shelf.component(source, version=version, home=home, licence="")
    path = Path("/usr/share/doc") / package.split(":")[0] / "copyright"
    if path.is_file():
        text = path.read_text(encoding="utf-8", errors="replace")
        linked = next((licence for start, licence in LINKED.items() if source.startswith(start)), "")
        component.licence = linked or ", ".join(dict.fromkeys(named_licences(text)))
        shelf.text(component, f"{source} copyright", text)
        for name in sorted(set(re.findall(r"/usr/share/common-licenses/([\w.+-]*\w)", text))):
            if (COMMON / name).is_file() and linked in ("", name):
                shelf.text(component, name, (COMMON / name).read_text(encoding="utf-8", errors="replace"))
    return component


def named_licences(copyright: str) -> list[str]:
    """Of what is in the library; how Debian packed it has a licence of its own, which is none of ours."""
    names = []
    for paragraph in re.split(r"\n\s*\n", copyright):
        files = re.search(r"^Files:\s*(.*)", paragraph, re.MULTILINE)
        licence = re.search(r"^License:\s*(\S.*)", paragraph, re.MULTILINE)
        if files and licence and not files[1].startswith("debian/"):
            names.append(licence[1].strip())
    return names[:4]
