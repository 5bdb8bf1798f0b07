"""The guided first game of BANG! in the window: followed with mouse and keys, and seen whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixchambers.app import sitting
from sixchambers.app.settings import Settings
from sixchambers.app.tour.bang import BANG as TOUR
from sixchambers.app.tour.page import TourPage
from sixchambers.app.tour.script import Do, Say, Script
from sixchambers.engine.table import Table
from sixchambers.games.bang.box import COST, MISSES, RANGE
from sixchambers.games.bang.reach import distance
from sixchambers.table.piece import Piece
from sixchambers.table.sound import Sound
from sixchambers.words.catalogue import late
from sixchambers.words.speaker import Speaker

SIZES = [(1024, 640), (1920, 1080)]


def opened(qtbot: QtBot, tmp_path: Path, size: tuple[int, int] = (1024, 640), language: str = "de") -> TourPage:
    settings = Settings(tmp_path / "settings.ini")
    settings.speed = 4.0
    settings.reduced_motion = True
    page = TourPage(TOUR, Speaker(language), settings, Sound(null=True))
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


def at_rest(page: TourPage) -> bool:
    """The guide speaks and nothing moves; what moves is hurried along."""
    page.scene.skip()
    return page.guide.isVisible() and not page.scene.director.busy


def test_a_person_can_follow_it_to_the_end(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting, "BOT_PAUSE", (0, 1))
    page = opened(qtbot, tmp_path)
    qtbot.waitUntil(page.isActiveWindow, timeout=5_000)
    left: list[bool] = []
    page.leave.connect(lambda: left.append(True))
    for _ in range(len(page.script.tour.steps)):
        qtbot.waitUntil(lambda: at_rest(page), timeout=20_000)
        step, before = page.script.step, page.script.done
        assert not {"pass_turn", "until"} & {action.id for action in page.actions_now()}, "a way past the guide"
        if isinstance(step, Do):
            qtbot.waitUntil(lambda: page.scene.owes, timeout=5_000)
            click_lit(page)
            duel = page.speaker.text("bang.card_duel")
            for way in [one for one in page.actions_now() if one.id.startswith("way") and one.text == duel]:
                QTest.keyClick(page.scene, way.keys[0])
        if page.script.done == before:
            # Taking a hit is no way on like any other: it has a key of its own.
            passes = isinstance(step, Do) and step.words == "passes"
            QTest.keyClick(page.scene, Qt.Key.Key_Backspace if passes else Qt.Key.Key_Return)
        qtbot.waitUntil(lambda before=before: page.script.done > before, timeout=5_000)
    assert page.script.step is None and left
    assert page.table.outcome is not None and page.table.outcome.winners == (0, 3)


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


def test_what_the_guide_speaks_of_is_lit(qtbot: QtBot, tmp_path: Path) -> None:
    """One's own role, character and hand, the heap and the row: something is there under every name the tour uses."""
    page = opened(qtbot, tmp_path)
    qtbot.waitUntil(page.guide.isVisible, timeout=10_000)
    named = {step.about for step in TOUR.steps if isinstance(step, Say)} - {""}
    assert {"role", "character", "hand", "nuggets", "row"} <= named
    for about in named:
        page.scene.spotlight(about)
        lit = [item for item in page.scene.scene().items() if isinstance(item, Piece) and item._shown]
        assert lit and set(lit) == set(page.scene.things(about)), about
        assert all(piece.isVisible() for piece in lit), about


def test_it_says_hello_before_anybody_plays(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path)
    qtbot.waitUntil(page.guide.isVisible, timeout=10_000)
    assert page.table.play.state.turns == 1 and not any(page.table.play.state.in_play)
    first = page.script.tour.steps[0]
    assert isinstance(first, Say) and page.guide.caption.text() == page.speaker.text(first.caption)


# --- the script itself -----------------------------------------------------------------------------------------


def played(until: str) -> Table:
    """The table when the guide comes to this caption."""
    table = TOUR.open()
    script = Script(TOUR, table)
    while script.step is not None:
        step = script.step
        if isinstance(step, Say) and step.at in table.play.owing():
            if step.caption == until:
                return table
            script.next()
            continue
        (seat,) = table.play.owing()
        if seat:
            script.think(table.update(seat), lambda answer, reason, seat=seat: table.submit(seat, answer))
        else:
            assert isinstance(step, Do)
            if step.caption == until:
                return table
            assert table.submit(0, script.wanted()) is None, step.words
            script.next()
    raise AssertionError(until)


def test_what_the_guide_says_is_true() -> None:
    state = played("tour.bang_role").play.state
    assert state.roles[:3:2] == ["outlaw", "sheriff"] and state.characters[0] == "rose_doolan"
    assert played("tour.bang_nugget").play.state.nuggets == [0, 0, 1, 0]
    state = played("tour.bang_distance").play.state
    assert distance(state, 0, 2) == 3 and not state.in_play[0], "the Jail is gone"
    state = played("tour.bang_schofield").play.state
    assert distance(state, 0, 2) == 2 == RANGE["schofield"]
    state = played("tour.bang_shoot").play.state
    assert not state.hands[2]
    state = played("tour.bang_end_turn").play.state
    assert state.life[2] == 3 and state.nuggets[0] == 1 and len(state.hands[0]) <= state.life[0]
    state = played("tour.bang_take_it").play.state
    assert MISSES.isdisjoint(state.hands[0])
    state = played("tour.bang_duel").play.state
    assert state.life == [3, 4, 2, 4]
    state = played("tour.bang_row").play.state
    assert state.life[2] == 1 and state.nuggets[0] == 2 == COST["pardner"] and "pardner" in state.row


@pytest.mark.parametrize("language", ["de", "en"])
def test_it_takes_less_than_four_minutes(language: str) -> None:
    """For somebody who reads a hundred and eighty words a minute and then needs three seconds to act."""
    speaker = Speaker(language)
    speaker.learn(late("app.tour"))
    words = sum(len(speaker.text(step.caption).split()) for step in TOUR.steps)
    acts = sum(isinstance(step, Do) for step in TOUR.steps)
    assert words / 180 + acts * 3 / 60 < 4
