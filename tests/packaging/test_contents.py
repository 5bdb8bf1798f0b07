"""What goes into the frozen program, and what is left out."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from freeze import contents, prune
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from helpers.sources import PACKAGE, PROJECT, trees
from sixchambers import places
from sixchambers.games import READY


def test_every_module_is_in_it_but_those_that_measure() -> None:
    inside = set(contents.modules())
    files = {path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py")}
    assert len(inside) > 300
    left_out = {path for path in files if "benches" in path.parts or path.name in ("bench.py", "__main__.py")}
    assert len(inside) == len(files) - len(left_out)
    for game in READY:
        assert {f"sixchambers.games.{game}.game", f"sixchambers.table.{game}.scene"} <= inside
        assert f"sixchambers.games.{game}.rulebook" in inside and f"sixchambers.players.{game}.deputy" in inside


def test_nothing_is_left_out_that_the_program_imports() -> None:
    out = set(contents.EXCLUDES)
    for path, tree in trees():
        if "benches" in path.parts or path.name == "bench.py":
            continue
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            for name in names:
                parts = name.split(".")
                assert not {".".join(parts[:end]) for end in range(1, len(parts) + 1)} & out, (
                    f"{path.name} needs {name}"
                )


def test_drawings_are_packed_and_look_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    from sixchambers.table import art

    names = ["table/card_back", "bang/beer", "posters/klack"]
    names = [name for name in names if (PROJECT / "resources" / "art" / f"{name}.svg").exists()]
    assert names
    art._renderer.cache_clear()
    plain = [QSvgRenderer(str(places.drawing(name))).viewBoxF() for name in names]
    pictures = [art.pixmap(name, 61, 67).toImage() for name in names]
    packed = contents.pack_drawings(PROJECT / "resources", tmp_path / "resources")
    monkeypatch.setattr(places, "resources", lambda: packed)
    art._renderer.cache_clear()
    art._cache.clear()
    try:
        assert all(places.drawing(name).suffix == ".svgz" for name in names)
        assert [QSvgRenderer(str(places.drawing(name))).viewBoxF() for name in names] == plain
        assert [art.pixmap(name, 61, 67).toImage() for name in names] == pictures
        assert not pictures[0].allGray()
    finally:
        art._renderer.cache_clear()
        art._cache.clear()
    assert list((packed / "art" / "portraits").glob("*.svg")) and not list((packed / "art").glob("*/*.svgz.svg"))


def test_only_one_place_knows_how_a_drawing_is_called() -> None:
    """Whoever opens art/NAME.svg by itself would not find it in the frozen program."""
    knows = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        if re.search(r'/ "art"', path.read_text(encoding="utf-8"))
    }
    assert knows == {"places.py", "table/portraits.py"}


def entries(*names: str, kind: str = "BINARY") -> list[prune.Entry]:
    return [(name, "", kind) for name in names]


def names(kept: list[prune.Entry]) -> list[str]:
    return [Path(name).name for name, _, _ in kept]


def test_plugins_and_translations_nobody_needs_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prune.sys, "platform", "darwin")
    qt = "PySide6/Qt/plugins"
    kept = prune.pruned(
        entries(
            f"{qt}/platforms/libqxcb.so",
            f"{qt}/platforms/libqvnc.so",
            f"{qt}/platformthemes/libqgtk3.so",
            f"{qt}/imageformats/libqtiff.so",
            f"{qt}/platforms/libqcocoa.dylib",
            "PySide6\\plugins\\platforms\\qwindows.dll",
            "PySide6\\opengl32sw.dll",
            "PySide6/Qt/translations/qtbase_de.qm",
            "PySide6/Qt/translations/qtbase_fr.qm",
            "sixchambers/i18n/sixchambers_de.qm",
            "cryptography-1.dist-info/RECORD",
        )
    )
    assert [name.split("\\")[-1] for name in names(kept)] == [
        "libqxcb.so", "libqcocoa.dylib", "qwindows.dll", "qtbase_de.qm", "sixchambers_de.qm"
    ]  # fmt: skip


def test_libraries_nobody_asks_for_go_and_so_do_links_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prune.sys, "platform", "linux")
    asked = {"module": ["libone.so.1"], "one": ["libtwo.so.2", "libX11.so.6"], "lonely": ["libtwo.so.2"]}
    monkeypatch.setattr(prune, "needs", lambda source: asked.get(source, []))
    kept = prune.pruned(
        [
            ("lib-dynload/_module.so", "module", "EXTENSION"),
            ("libone.so.1", "one", "BINARY"),
            ("libtwo.so.2", "two", "BINARY"),
            ("liblonely.so.3", "lonely", "BINARY"),
            ("libX11.so.6", "x", "BINARY"),
            ("libstdc++.so.6", "c", "BINARY"),
            ("link_one.so", "deep/libone.so.1", "SYMLINK"),
            ("link_lonely.so", "deep/liblonely.so.3", "SYMLINK"),
        ]
    )
    assert names(kept) == ["_module.so", "libone.so.1", "libtwo.so.2", "link_one.so"]
