"""The guided first game of BANG! The Dice Game in the window: followed with mouse and keys, and seen whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixchambers.app.settings import Settings
from sixchambers.app.tour.page import TourPage
from sixchambers.app.tour.script import Do, Say
from sixchambers.app.tour.tours import tour
from sixchambers.table.sound import Sound
from sixchambers.words.speaker import Speaker

SIZES = [(1024, 640), (1920, 1080)]


def opened(qtbot: QtBot, tmp_path: Path, size: tuple[int, int] = (1024, 640), language: str = "de") -> TourPage:
    settings = Settings(tmp_path / "settings.ini")
    settings.speed = 4.0
    settings.reduced_motion = True
    page = TourPage(tour("dice"), Speaker(language), settings, Sound(null=True))
    qtbot.addWidget(page, before_close_func=lambda page: page.close_table())
    page.resize(*size)
    page.show()
    page.begin()
    return page


def click_lit(page: TourPage) -> None:
    """Whatever is lit is meant to be clicked, once each; what lights up next as well."""
    clicked: set[int] = set()
    for _ in range(12):
        if not page.scene.owes:
            return
        lit = [piece for piece in page.scene.targets if piece.lit and id(piece) not in clicked]
        if not lit:
            return
        clicked.add(id(lit[0]))
        spot: QPoint = page.scene.mapFromScene(lit[0].mapToScene(lit[0].boundingRect().center()))
        QTest.mouseClick(page.scene.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)


def test_a_person_can_follow_it_to_the_end(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path)
    left: list[bool] = []
    page.leave.connect(lambda: left.append(True))
    for _ in range(len(page.script.tour.steps)):
        qtbot.waitUntil(lambda: page.guide.isVisible() and not page.scene.director.busy, timeout=20_000)
        step, before = page.script.step, page.script.done
        if isinstance(step, Do):
            qtbot.waitUntil(lambda: page.scene.owes, timeout=5_000)
            click_lit(page)
        if page.script.done == before:
            QTest.keyClick(page.scene, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda before=before: page.script.done > before, timeout=5_000)
    assert page.script.step is None and left
    assert page.table.outcome is not None and page.table.outcome.winners == (0, 1)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_guide_covers_nobody(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    """Four sit at this table, one of them at the top: the guide stands in the corner, and every caption has room."""
    page = opened(qtbot, tmp_path, size)
    qtbot.waitUntil(page.guide.isVisible, timeout=10_000)
    for language in ("de", "en"):
        page.retranslate(Speaker(language))
        for step in page.script.tour.steps:
            page._show(step)
            caption = page.guide.caption
            assert caption.heightForWidth(caption.width()) <= caption.height() + 1, step.caption
            covered = page.guide.geometry()
            for seat, plate in enumerate(page.scene.plates):
                place = page.scene.mapFromScene(plate.mapToScene(plate.boundingRect())).boundingRect()
                assert not covered.intersects(place), f"{step.caption} hides {page.names[seat]}"


def test_it_says_hello_before_anybody_throws(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path)
    qtbot.waitUntil(page.guide.isVisible, timeout=10_000)
    assert page.table.play.state.throws == 0 and page.table.play.state.turn == 1
    first = page.script.tour.steps[0]
    assert isinstance(first, Say) and page.guide.caption.text() == page.speaker.text(first.caption)
