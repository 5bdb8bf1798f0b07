"""Drawings: rendered once for a size, kept within a budget, and never a reason to stop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from helpers.sources import every_text
from sixchambers import places
from sixchambers.places import resources
from sixchambers.table import art
from sixchambers.table.motion import Pace
from sixchambers.table.portraits import portrait_pixmap
from sixchambers.table.scenes import SCENES, make_scene
from sixchambers.words.speaker import speaker


@pytest.fixture
def gallery(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Drawings of our own: a good one, a broken one, an empty one, and some that are not there."""
    folder = tmp_path / "art" / "table"
    folder.mkdir(parents=True)
    red = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#ff0000"/></svg>'
    (folder / "red.svg").write_text(red)
    (folder / "broken.svg").write_text(red[:60])
    (folder / "empty.svg").write_bytes(b"")
    (folder / "noise.svg").write_bytes(bytes(range(256)))
    monkeypatch.setattr(places, "resources", lambda: tmp_path)
    art._renderer.cache_clear()
    art.forget_all()
    yield folder
    art._renderer.cache_clear()
    art.forget_all()


def test_a_drawing_has_the_size_it_is_asked_for(gallery: Path) -> None:
    for width, height, size in ((40, 20, (40, 20)), (39.6, 20.4, (40, 20)), (0, 0, (1, 1)), (-5, 3, (1, 3))):
        picture = art.pixmap("table/red", width, height)
        assert (picture.width(), picture.height()) == size
    assert art.pixmap("table/red", 40, 20).toImage().pixelColor(20, 10) == QColor("#ff0000")


def test_a_shadow_makes_it_larger_on_every_side(gallery: Path) -> None:
    plain, shaded = art.pixmap("table/red", 100, 50), art.pixmap("table/red", 100, 50, shadow=True)
    edge = round(100 * art.SHADOW)
    assert (shaded.width(), shaded.height()) == (plain.width() + 2 * edge, plain.height() + 2 * edge)
    image = shaded.toImage()
    assert image.pixelColor(0, 0).alpha() == 0 and image.pixelColor(edge + 50, edge + 25) == QColor("#ff0000")
    assert 0 < image.pixelColor(edge + 50, edge + 50 + edge // 2).alpha() < 255, "no shadow below it"


def test_it_is_rendered_once(gallery: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = art.pixmap("table/red", 30, 30)
    monkeypatch.setattr(art, "_paint", None)  # whoever paints again fails
    assert art.pixmap("table/red", 30.2, 29.8) is first
    art.forget_all()
    with pytest.raises(TypeError):
        art.pixmap("table/red", 30, 30)


def test_the_oldest_go_when_the_budget_is_spent(gallery: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art, "BUDGET", 4 * 100 * 100 * 3)
    kept = art.pixmap("table/red", 100, 100)
    for size in (99, 98):
        art.pixmap("table/red", size, size)
    assert art.pixmap("table/red", 100, 100) is kept, "used again, so it is not the oldest any more"
    art.pixmap("table/red", 97, 97)
    assert ("table/red", 99, 99, False) not in art._cache and ("table/red", 100, 100, False) in art._cache
    assert art._spent == sum(art._bytes(picture) for picture in art._cache.values()) <= art.BUDGET
    art.pixmap("table/red", 4000, 4000)
    assert list(art._cache) == [("table/red", 4000, 4000, False)], "one is kept however large it is"


@pytest.mark.parametrize("name", ["broken", "empty", "noise", "missing", "../outside"])
def test_what_cannot_be_drawn_is_a_framed_field(gallery: Path, name: str) -> None:
    image = art.pixmap(f"table/{name}", 60, 30).toImage()
    assert image.pixelColor(30, 15) == QColor("#3a2618")
    assert image.pixelColor(30, 2).alpha() > 0


def test_everything_the_table_shows_is_in_the_box() -> None:
    """Every drawing named in the program exists and can be rendered."""
    names = {text for text in every_text() if re.fullmatch(r"table/\w*[a-z0-9]", text)}
    assert len(names) > 20
    files = resources() / "art"
    assert [name for name in sorted(names) if not (files / f"{name}.svg").is_file()] == []
    assert [name for name in sorted(names) if not art._renderer(name).isValid()] == []


@pytest.mark.parametrize("game", SCENES)
def test_a_scene_makes_its_drawings_in_advance(qtbot: QtBot, game: str) -> None:
    """After warming up, a game needs no drawing that has to be rendered in mid-frame."""
    scene = make_scene(game, ["Anna", "Bert", "Cleo"], speaker("en"), Pace(), "night")
    qtbot.addWidget(scene)
    scene.resize(1280, 720)
    scene.show()
    art.forget_all()
    scene._warm._density = 0.0
    scene._warm.begin()
    scene._warm.finish()
    for name, width, height, shadow in scene.drawings():
        key = (name, max(round(width * scene.density), 1), max(round(height * scene.density), 1), shadow)
        assert key in art._cache and art._renderer(name).isValid(), name


def test_a_face_for_every_name(qtbot: QtBot) -> None:
    for name in ("", " ", "W" * 20, "Ärger", "🤠", "\u202e", "Anna"):
        for mood in ("calm", "out"):
            face = portrait_pixmap(name, 64, 1.0, mood)
            assert face.size().toTuple() == (64, 64) and face.toImage().pixelColor(32, 32).alpha() == 255
    one, other = (portrait_pixmap(name, 64).toImage() for name in ("Anna", "Bert"))
    assert one != other and one == portrait_pixmap(" anna ", 64).toImage()
    assert portrait_pixmap("Anna", 64, 2.0).size().toTuple() == (128, 128)
