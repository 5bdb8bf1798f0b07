"""Qt and its Python bindings. The packages bring no texts along, so these lie here."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from .component import Component, Shelf

HERE = Path(__file__).resolve().parent
LGPL = ("LGPL-3.0", "GPL-3.0")
NOTE = (
    "Used under version 3 of the GNU Lesser General Public License, which adds to version 3 of the GNU General Public "
    "License. The libraries lie in this program's folder as files of their own: you may replace them by versions "
    "changed by you. Their source: https://download.qt.io/official_releases/"
)


def standard_text(shelf: Shelf, component: Component, name: str) -> None:
    shelf.text(component, name, (HERE / "texts" / f"{name}.txt").read_text(encoding="utf-8"))


def is_qt(source: Path) -> bool:
    """Qt's own libraries, plugins and translations, and not the bindings."""
    inside = source.parts[source.parts.index("PySide6") + 1 :] if "PySide6" in source.parts else ()
    return bool(inside) and (inside[0] in ("Qt", "plugins", "translations") or source.name.startswith(("Qt6", "icu")))


def put_qt(shelf: Shelf, version: str) -> Component:
    component = shelf.component("Qt", version=version, licence="LGPL-3.0-only", home="https://www.qt.io", note=NOTE)
    for name in LGPL:
        standard_text(shelf, component, name)
    return component


def put_bindings(shelf: Shelf, version: str) -> Component:
    name = "Qt for Python (PySide6, Shiboken6)"
    home = "https://wiki.qt.io/Qt_for_Python"
    component = shelf.component(name, version=version, licence="LGPL-3.0-only", home=home, note=NOTE)
    for text in LGPL:
        standard_text(shelf, component, text)
    return component


def put_parts(shelf: Shelf, qt: Component) -> None:
    """What those of Qt's libraries contain that are really here."""
    libraries = " ".join(qt.files)
    for part in tomllib.loads((HERE / "qt_parts.toml").read_text(encoding="utf-8"))["part"]:
        if re.search(rf"(Qt6|Qt|lib){part['inside']}", libraries, re.IGNORECASE):
            qt.inside.append(f"{part['name']} ({part['licence']}), © {part['holders']}")
            standard_text(shelf, qt, part["licence"])
