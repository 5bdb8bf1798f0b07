"""The guided first game: the script holds on the engine, and a person can follow it in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from sixchambers.app.settings import Settings
from sixchambers.app.tour.page import TourPage
from sixchambers.app.tour.script import Do, Say, Script
from sixchambers.app.tour.tours import HELD, TOURS, tour
from sixchambers.table.sound import Sound
from sixchambers.words.speaker import Speaker


@pytest.mark.parametrize("game", [game for game in TOURS if game not in HELD])
def test_the_script_plays_to_its_end_on_the_engine(game: str) -> None:
    guided = tour(game)
    table = guided.open()
    script = Script(guided, table)
    while table.outcome is None:
        while isinstance(script.step, Say):
            script.next()
        for seat in table.play.owing():
            if seat == 0:
                assert isinstance(script.step, Do), "the script has run out before the game"
                assert table.submit(0, script.wanted()) is None
                script.next()
            else:
                script.think(table.update(seat), lambda answer, reason, seat=seat: table.submit(seat, answer))
    assert 0 in table.outcome.winners, "a first game is won"
    assert all(isinstance(step, Say) for step in list(script._left)), "something is left to do after the end"


@pytest.fixture
def page(qtbot, tmp_path: Path) -> TourPage:
    settings = Settings(tmp_path / "settings.ini")
    settings.speed = 4.0
    settings.reduced_motion = True
    page = TourPage(tour("klack"), Speaker("de"), settings, Sound(null=True))
    qtbot.addWidget(page, before_close_func=lambda page: page.close_table())
    page.resize(1024, 640)
    page.show()
    page.begin()
    return page


def follow(page: TourPage) -> None:
    """Do what the guide says, with mouse and Return."""
    step = page.script.step
    if isinstance(step, Say):
        QTest.keyClick(page.scene, Qt.Key.Key_Return)
        return
    for piece in [piece for piece in page.scene.targets if piece.lit]:
        spot = page.scene.mapFromScene(piece.mapToScene(QPointF(-60, 0)))
        QTest.mouseClick(page.scene.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    QTest.keyClick(page.scene, Qt.Key.Key_Return)


def test_a_person_can_follow_it_to_the_end(qtbot, page: TourPage) -> None:
    while not page.sitting.over:
        qtbot.waitUntil(lambda: page.guide.isVisible() or page.sitting.over, timeout=20_000)
        if not page.sitting.over:
            before = page.script.done
            follow(page)
            qtbot.waitUntil(lambda before=before: page.script.done > before, timeout=5_000)
    assert page.script.step is None
    assert page.table.outcome is not None and page.table.outcome.winners == (0,)


def test_it_lets_nothing_else_through(qtbot, page: TourPage) -> None:
    while isinstance(page.script.step, Say):
        qtbot.waitUntil(page.guide.isVisible, timeout=10_000)
        follow(page)
    qtbot.waitUntil(lambda: page.scene.question is not None and page.scene.owes, timeout=10_000)
    QTest.keyClick(page.scene, Qt.Key.Key_2)
    QTest.keyClick(page.scene, Qt.Key.Key_2)
    QTest.keyClick(page.scene, Qt.Key.Key_Return)
    assert page.table.play.core.given.get(0) is None, "another bid than the guide's was taken"
    assert "3.000" in page.bar.small.text()


def test_it_can_be_skipped_and_speaks_both_languages(qtbot, page: TourPage) -> None:
    qtbot.waitUntil(page.guide.isVisible, timeout=10_000)
    german = page.guide.caption.text()
    page.retranslate(Speaker("en"))
    assert page.guide.caption.text() != german
    with qtbot.waitSignal(page.leave):
        QTest.keyClick(page.scene, Qt.Key.Key_Escape)


def test_every_caption_has_room(qtbot, page: TourPage) -> None:
    qtbot.waitUntil(page.guide.isVisible, timeout=10_000)
    for language in ("de", "en"):
        page.retranslate(Speaker(language))
        for step in page.script.tour.steps:
            page._show(step)
            caption = page.guide.caption
            assert caption.heightForWidth(caption.width()) <= caption.height() + 1, step.caption
