"""Python itself, and what was installed for it: licence and texts as the packages bring them along."""

from __future__ import annotations

import json
import platform
import re
import sysconfig
from functools import cache
from importlib import metadata
from pathlib import Path

from .component import Component, Shelf

TEXT = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
CLASSIFIER = "License :: OSI Approved :: "


@cache
def owners() -> dict[str, metadata.Distribution]:
    """Which package a file belongs to."""
    return {
        str(Path(str(distribution.locate_file(file))).resolve()): distribution
        for distribution in metadata.distributions()
        for file in distribution.files or ()
    }


def owner(source: Path) -> metadata.Distribution | None:
    return owners().get(str(source))


def put_package(shelf: Shelf, distribution: metadata.Distribution) -> Component:
    facts = distribution.metadata
    name = facts["Name"].replace("_", "-")
    component = shelf.component(name, version=distribution.version, licence=licence_of(distribution))
    component.home = component.home or home_of(distribution)
    for file in distribution.files or ():
        if ".dist-info" in str(file) and TEXT.search(Path(str(file)).name):
            text = Path(str(distribution.locate_file(file))).read_text(encoding="utf-8", errors="replace")
            shelf.text(component, f"{name} {Path(str(file)).name}", text)
        if Path(str(file)).name == "sbom.json":
            component.inside += static_parts(Path(str(distribution.locate_file(file))))
    component.inside = sorted(set(component.inside))
    return component


def licence_of(distribution: metadata.Distribution) -> str:
    facts = distribution.metadata
    stated = facts.get("License-Expression") or facts.get("License") or ""
    if stated and len(stated) < 60 and "\n" not in stated:
        return str(stated)
    named = [kind.removeprefix(CLASSIFIER) for kind in facts.get_all("Classifier") or () if kind.startswith(CLASSIFIER)]
    return "; ".join(named)


def home_of(distribution: metadata.Distribution) -> str:
    facts = distribution.metadata
    links = dict(line.split(", ", 1) for line in facts.get_all("Project-URL") or () if ", " in line)
    wanted = ("homepage", "home", "repository", "source", "source code")
    found = [link for label, link in links.items() if label.lower() in wanted]
    return str(facts.get("Home-page") or (found or [""])[0])


def static_parts(bill: Path) -> list[str]:
    """What a package was linked with, by its own bill of materials."""
    parts = json.loads(bill.read_text(encoding="utf-8")).get("components", ())
    return [f"{part['name']} {part.get('version', '')}".strip() for part in parts]


def put_python(shelf: Shelf) -> Component:
    version = platform.python_version()
    component = shelf.component("Python", version=version, licence="PSF-2.0", home="https://www.python.org")
    for folder in (sysconfig.get_path("stdlib"), sysconfig.get_path("data")):
        for name in ("LICENSE.txt", "LICENSE"):
            path = Path(folder) / name
            if path.is_file():
                shelf.text(component, "Python licence", path.read_text(encoding="utf-8", errors="replace"))
                return component
    component.note = f"The licence: https://docs.python.org/{'.'.join(version.split('.')[:2])}/license.html"
    return component
