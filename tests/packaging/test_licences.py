"""Whose work is in the program: the list in the source, how it is made, and the window that shows it."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest
from freeze import licences as made
from freeze.licences import python_packages, qt, system_libraries
from freeze.licences.component import Shelf
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from helpers.sources import PROJECT
from sixchambers import __version__, places
from sixchambers.app.about.licences import Licence, read_licences, text_of
from sixchambers.app.about.window import AboutWindow
from sixchambers.words.speaker import speaker


def by_name() -> dict[str, Licence]:
    return {one.name: one for one in read_licences()}


def test_every_dependency_and_font_is_in_the_list() -> None:
    found = by_name()
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["sound"]]
    for name in (re.match(r"[\w-]+", line) for line in wanted):
        assert name is not None
        own = "Qt for Python (PySide6, Shiboken6)" if name[0].startswith("PySide6") else name[0]
        assert own in found, name[0]
    fonts = {file for one in found.values() for file in one.files if file.endswith(".ttf")}
    assert fonts == {path.name for path in (PROJECT / "resources" / "fonts").glob("*.ttf")}
    assert {"Qt", "Python", "Six Chambers"} <= set(found)


def test_every_text_is_there_and_qt_has_both_of_its_own() -> None:
    found = by_name()
    for one in found.values():
        assert one.texts or one.note, one.name
        assert all(len(text_of(file)) > 100 for file in one.texts), one.name
    assert "LESSER GENERAL PUBLIC LICENSE" in text_of(found["Qt"].texts[0])
    assert "GENERAL PUBLIC LICENSE" in text_of(found["Qt"].texts[1])
    assert "replace" in found["Qt"].note and any("ICU" in part for part in found["Qt"].inside)
    named = {file for one in found.values() for file in one.texts}
    assert {path.name for path in places.licences().glob("*.txt")} == named, "texts nobody refers to"


def test_the_list_is_made_of_what_is_collected(tmp_path: Path) -> None:
    import msgspec

    pytest.importorskip("PyInstaller", reason="what freezes the program is only there where it is frozen")
    folder = tmp_path / "licences"
    font = PROJECT / "resources" / "fonts" / "SixChambersSlab-Regular.ttf"
    binaries = [("msgspec/_core.so", msgspec._core.__file__, "EXTENSION")]
    modules = [("json", json.__file__, "PYMODULE")]
    entries = made.bundled(binaries, modules, [(f"sixchambers/resources/fonts/{font.name}", str(font), "DATA")], folder)
    rows = {row["name"]: row for row in json.loads((folder / "index.json").read_text(encoding="utf-8"))}
    assert {"Six Chambers", "msgspec", "Python", "SixChambersSlab (font)"} <= set(rows)
    assert "Qt" not in rows, "nothing of Qt was collected this time"
    assert rows["msgspec"]["files"] == ["_core.so"] and rows["msgspec"]["licence"]
    assert {name for name, _, _ in entries} >= {"sixchambers/licences/index.json"}


def test_qts_parts_are_named_only_where_their_library_is() -> None:
    shelf = Shelf()
    component = qt.put_qt(shelf, "6.0")
    component.files = {"libQt6Core.so.6"}
    qt.put_parts(shelf, component)
    said = " ".join(component.inside)
    assert "PCRE2" in said and "HarfBuzz" not in said
    assert {"LGPL-3.0", "GPL-3.0", "BSD-3-Clause"} <= set(component.texts) <= set(shelf.texts)


@pytest.mark.skipif(sys.platform != "linux" or not Path("/var/lib/dpkg/status").exists(), reason="asks Debian")
def test_libraries_of_the_system_are_known_by_their_package() -> None:
    import _ctypes

    from freeze.prune import needs

    shelf = Shelf()
    named = [name for name in needs(_ctypes.__file__) if name.startswith("libffi")]
    found = sorted(Path("/usr/lib").glob(f"*/{named[0]}")) if named else []
    if not found:
        pytest.skip("this Python has its own libffi")
    component = system_libraries.put_library(shelf, found[0].resolve())
    assert component.name == "libffi" and component.version and component.texts


def test_a_library_nobody_knows_is_said_to_be_unknown() -> None:
    component = system_libraries.put_library(Shelf(), Path("/nowhere/libstranger.so.7"))
    assert component.name == "libstranger" and component.note


def test_python_has_its_licence() -> None:
    component = python_packages.put_python(Shelf())
    assert component.texts or component.note.endswith("license.html")


# --- the window ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_about_window_shows_each_with_its_text(qtbot: QtBot, language: str) -> None:
    window = AboutWindow(speaker(language), __version__)
    qtbot.addWidget(window)
    window.show()
    assert __version__ in window.title.text() and "LGPL" in window.lead.text()
    shown = set()
    for row in range(window.names.count()):
        assert window.names.currentRow() == row
        shown.add(window.text.toPlainText())
        qtbot.keyClick(window.names, Qt.Key.Key_Down)
    assert len(shown) == len(window.licences) > 10
    assert any("LESSER GENERAL PUBLIC LICENSE" in text for text in shown)
    assert any(("Lizenz: MIT" if language == "de" else "Licence: MIT") in text for text in shown)


def test_without_its_list_the_window_says_so(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sixchambers.app.about import licences

    for damaged in (None, b"", b"{}", b'[{"name": 3}]'):
        if damaged is not None:
            (tmp_path / "index.json").write_bytes(damaged)
        monkeypatch.setattr(licences, "licences", lambda: tmp_path)
        window = AboutWindow(speaker("en"), __version__)
        qtbot.addWidget(window)
        assert not window.licences and "missing" in window.hint.text()
