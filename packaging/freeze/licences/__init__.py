"""Whose work is in the program: found by looking at what was really collected, file by file.

`bundled` is called while freezing. It writes `index.json` and the texts into a folder that becomes part of the
program, whose About window shows them; `dev.py build --licences` keeps a copy in packaging/licences.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from ..facts import NAME, PROJECT, version
from . import python_packages, qt, system_libraries
from .component import Component, Shelf

Entry = tuple[str, str, str]
INSIDE = "sixchambers/licences"


def bundled(
    binaries: Iterable[Entry], modules: Iterable[Entry], data: Iterable[Entry], folder: Path
) -> list[tuple[str, str, str]]:
    """Entries for PyInstaller: the list of everything that is inside, and every text."""
    shelf = Shelf()
    put_ourselves(shelf)
    for name, source, _ in (*binaries, *modules, *data):
        if source and source != "-":
            put_file(shelf, name, Path(source).resolve())
    finish(shelf)
    write(shelf, folder)
    return [(f"{INSIDE}/{path.name}", str(path), "DATA") for path in sorted(folder.iterdir())]


def put_ourselves(shelf: Shelf) -> None:
    ours = shelf.component(NAME, version=version(), licence="MIT")
    shelf.text(ours, "Six Chambers licence", (PROJECT / "LICENSE").read_text(encoding="utf-8"))


def put_file(shelf: Shelf, name: str, source: Path) -> None:
    """Whose is it?"""
    if name.startswith("sixchambers/") or (PROJECT in source.parents and ".venv" not in source.parts):
        if source.suffix == ".ttf":
            put_font(shelf, source)
        return
    distribution = python_packages.owner(source)
    component: Component
    if distribution is not None and distribution.metadata["Name"].lower().startswith(("pyside6", "shiboken6")):
        put = qt.put_qt if qt.is_qt(source) else qt.put_bindings
        component = put(shelf, distribution.version)
    elif distribution is not None:
        component = python_packages.put_package(shelf, distribution)
    elif is_python(source):
        component = python_packages.put_python(shelf)
    elif source.suffix in (".py", ".zip"):  # made by PyInstaller on the way
        return
    else:
        component = system_libraries.put_library(shelf, source)
    if ".so" in source.name or source.suffix in (".dll", ".dylib", ".pyd", ".ttf"):
        component.files.add(Path(name).name)


def is_python(source: Path) -> bool:
    library = Path(sysconfig.get_path("stdlib")).resolve()
    base = Path(sysconfig.get_config_var("installed_base") or library).resolve()
    named = source.name.startswith(("libpython", "python3"))
    return named or library in source.parents or (source.suffix in (".dll", ".pyd") and base in source.parents)


def put_font(shelf: Shelf, source: Path) -> None:
    """A font has its licence beside it, and the licence names who made it."""
    family = source.stem.split("-")[0]
    text = (source.parent / f"{family}-OFL.txt").read_text(encoding="utf-8")
    font = shelf.component(f"{family} (font)", licence="OFL-1.1", home="https://openfontlicense.org")
    font.note = next((line for line in text.splitlines() if re.match(r"Copyright", line)), "")
    font.files.add(source.name)
    shelf.text(font, f"{family} font licence", text)


def finish(shelf: Shelf) -> None:
    """What is inside others, and the piece of PyInstaller that starts the program."""
    if "Qt" in shelf.components:
        qt.put_parts(shelf, shelf.components["Qt"])
    starter = python_packages.put_package(shelf, metadata.distribution("pyinstaller"))
    starter.licence = "GPL-2.0-or-later with an exception"
    starter.note = "Its boot loader starts this program; an exception in its licence allows that for any program."
    static = shelf.components.get("cryptography")
    if static is not None and any(part.startswith("openssl") for part in static.inside):
        qt.standard_text(shelf, static, "Apache-2.0")


def write(shelf: Shelf, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    files = {title: re.sub(r"[^\w.+-]+", "_", title).removesuffix(".txt") + ".txt" for title in shelf.texts}
    for title, text in shelf.texts.items():
        (folder / files[title]).write_text(text, encoding="utf-8")
    components = sorted(
        shelf.components.values(), key=lambda one: (one.name != NAME, one.name != "Qt", one.name.lower())
    )
    rows = [{**component.row(), "texts": [files[title] for title in component.texts]} for component in components]
    text = json.dumps(rows, indent=1, ensure_ascii=False, sort_keys=True)
    (folder / "index.json").write_text(text + "\n", encoding="utf-8")


def keep(made: Path, kept: Path) -> None:
    """A copy for readers of the source, and for the program when it runs from there."""
    shutil.rmtree(kept, ignore_errors=True)
    shutil.copytree(made, kept)


def compare(made: Path, kept: Path) -> None:
    """Say so if what is bundled here is not what the source says; other systems bundle other libraries."""
    if sys.platform == "linux" and _names(made) != _names(kept):
        changed = ", ".join(sorted(_names(made) ^ _names(kept)))
        print(f"  packaging/licences is out of date ({changed}): run dev.py build --licences")


def _names(folder: Path) -> set[str]:
    try:
        return {row["name"] for row in json.loads((folder / "index.json").read_text(encoding="utf-8"))}
    except OSError:
        return set()
