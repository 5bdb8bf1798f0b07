"""The guided first game of Slap .45: the guide holds the clock, the script tells the truth, a person can follow it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixchambers.app.settings import Settings
from sixchambers.app.tour.held import HeldTourPage
from sixchambers.app.tour.script import Do, Meanwhile, Say, Script
from sixchambers.app.tour.slap import SLAP
from sixchambers.app.tour.tours import tour_page
from sixchambers.app.tour.words import WORDS
from sixchambers.games.slap.box import CARDS, HIP
from sixchambers.games.slap.state import SlapState
from sixchambers.table.sound import Sound
from sixchambers.words.speaker import Speaker

DOC, ROSA, CLEM = range(3)
LETTERS_A_SECOND = 18
SECONDS_A_DEED, SECONDS_A_CARD = 4, 6
"""Somebody who reads 180 words a minute, and cards slow enough to follow."""


class Told:
    """The tour on its way: how the table stands when each caption is shown."""

    def __init__(self) -> None:
        self.table = SLAP.open()
        self.script = Script(SLAP, self.table)
        self.cards: list[str] = []

    @property
    def state(self) -> SlapState:
        state: SlapState = self.table.play.state
        return state

    def captions(self) -> Iterator[str]:
        """One after the other; what is to be done has not been done when its caption is shown."""
        while (step := self.script.step) is not None:
            if isinstance(step, Meanwhile):
                for sentence in step.words:
                    self.script.happen(sentence)
                    if self.state.shown >= 0 and self.table.update(0).view.phase == "open" and sentence[0] == "t":
                        self.cards.append(str(self.state.card))
            else:
                yield step.caption
                if isinstance(step, Do):
                    assert self.table.submit(DOC, self.script.wanted()) is None
            self.script.next()

    def times(self) -> dict[int, int]:
        """Milliseconds of the last verdict, by seat."""
        assert self.state.verdict is not None
        return {press.seat: press.c // 1000 for press in self.state.verdict.times}


def test_it_shows_all_four_cards_in_the_order_of_the_script() -> None:
    told = Told()
    assert list(told.captions()) == [step.caption for step in SLAP.steps if not isinstance(step, Meanwhile)]
    assert told.cards == ["iron", "iron", "move", "gold", "big", "move"] and set(told.cards) == set(CARDS)


def outcome(told: Told) -> tuple[str, int, int]:
    verdict = told.state.verdict
    assert verdict is not None
    return verdict.outcome, verdict.by, verdict.target


def test_the_captions_tell_the_truth() -> None:
    told = Told()
    seen = []
    for caption in told.captions():
        what = caption.removeprefix("tour.slap_")
        seen.append(what)
        state = told.state
        numbers = WORDS[caption]
        match what:
            case "welcome":
                assert state.members == [6, 6, 6]
            case "shoot" | "cover":
                assert state.card == "iron"
            case "first":
                assert outcome(told) == ("hit", DOC, ROSA) and state.members[ROSA] == 5
                assert all(str(told.times()[seat]) in numbers for seat in (DOC, CLEM))
            case "covered":
                assert outcome(told) == ("covered", ROSA, DOC)
                assert f"{told.times()[ROSA] - told.times()[DOC]} milliseconds" in numbers
            case "move":
                assert state.card == "move" and state.hands[DOC] == (DOC,), "in cover, and that is an old one"
            case "last":
                verdict = state.verdict
                assert verdict is not None and (verdict.outcome, verdict.loser) == ("last", ROSA)
                assert (
                    verdict.end // 1000 - told.times()[DOC] == state.options.lift and str(state.options.lift) in numbers
                )
            case "leave":
                assert state.shown < 0 and state.card == "gold" and state.hands[DOC] == (ROSA,)
            case "flinch":
                assert state.shown < 0 and state.hands[DOC] == (HIP,)
            case "flinched":
                assert state.card == "gold" and [press.c for press in state.inputs] == [-250_000]
                assert str(state.options.flinch_lock) in numbers
            case "gold_won":
                assert outcome(told) == ("gold", DOC, -1) and state.gold[DOC] == 2
            case "big":
                assert state.card == "big" and state.hands[CLEM] == (DOC,)
            case "big_hit":
                assert outcome(told) == ("hit", DOC, CLEM) and state.members[CLEM] == 5
            case "horse":
                assert outcome(told)[:2] == ("horse", CLEM) and state.members[CLEM] == 4
    assert seen[-1] == "end" and len(seen) == len(set(seen))


@pytest.mark.parametrize("language", ["de", "en"])
def test_it_takes_less_than_four_minutes(language: str) -> None:
    say = Speaker(language)
    say.learn(WORDS)
    captions = [step.caption for step in SLAP.steps if not isinstance(step, Meanwhile)]
    letters = sum(len(say.text(caption)) for caption in captions)
    deeds = sum(isinstance(step, Do) for step in SLAP.steps)
    assert letters / LETTERS_A_SECOND + deeds * SECONDS_A_DEED + 6 * SECONDS_A_CARD < 240


# --- in the window -----------------------------------------------------------------------------------------------------

KEYS = {
    "slaps Rosa at 355": Qt.Key.Key_1,
    "covers Doc at 330": Qt.Key.Key_Q,
    "covers Rosa at 310": Qt.Key.Key_W,
    "leaves": Qt.Key.Key_X,
    "slaps at -250": Qt.Key.Key_Space,
    "slaps at 640": Qt.Key.Key_Space,
    "slaps Clem at 362": Qt.Key.Key_2,
}


def opened(qtbot: QtBot, tmp_path: Path, size: tuple[int, int] = (1024, 640), language: str = "de") -> HeldTourPage:
    settings = Settings(tmp_path / "settings.ini")
    settings.speed = 4.0
    settings.reduced_motion = True
    page = tour_page("slap", Speaker(language), settings, Sound(null=True))
    assert isinstance(page, HeldTourPage)
    qtbot.addWidget(page, before_close_func=lambda page: page.close_table())
    page.resize(*size)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.begin()
    return page


def click(page: HeldTourPage, what: str) -> None:
    """What is lit is clicked: a player with the right button, everything else with the left."""
    (piece,) = page.scene.things(what)
    spot: QPoint = page.scene.mapFromScene(piece.mapToScene(piece.boundingRect().center()))
    button = Qt.MouseButton.RightButton if what.startswith("plate") else Qt.MouseButton.LeftButton
    QTest.mouseClick(page.scene.viewport(), button, Qt.KeyboardModifier.NoModifier, spot)


@pytest.mark.parametrize("way", ["mouse", "keys", "switch", "buttons"])
def test_a_person_can_follow_it_to_the_end(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    page = opened(qtbot, tmp_path)
    page.settings.one_switch = way == "switch"
    left: list[bool] = []
    page.leave.connect(lambda: left.append(True))
    while page.script.step is not None:
        qtbot.waitUntil(page.guide.isVisible, timeout=5_000)
        step, before = page.script.step, page.script.done
        if isinstance(step, Do):
            lit = [piece for piece in page.scene.things(step.about) if piece._shown]
            assert lit, f"{step.caption} lights nothing"
            if way == "switch":
                QTest.keyClick(page.scene, Qt.Key.Key_Space)
            elif way == "buttons" or (way == "mouse" and step.words == "leaves"):
                page._press("do_it")
            elif way == "mouse":
                click(page, step.about)
            else:
                QTest.keyClick(page.scene, KEYS[step.words])
        else:
            QTest.keyClick(page.scene, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda before=before: page.script.done > before, timeout=5_000)
    assert left and page.table.play.state.members == [6, 4, 4]


def test_the_clock_waits_and_nothing_else_gets_through(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path)
    for _ in range(3):
        qtbot.waitUntil(page.guide.isVisible, timeout=5_000)
        QTest.keyClick(page.scene, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(page.script.step, Do) and page.guide.isVisible(), timeout=5_000)
    table = page.table
    now = table.now
    for key in (Qt.Key.Key_2, Qt.Key.Key_Q, Qt.Key.Key_Space, Qt.Key.Key_X):
        QTest.keyClick(page.scene, key)
    qtbot.wait(50)
    assert table.play.state.inputs == [] and table.now == now
    assert page.scene.where[DOC][0] == HIP, "the hand has not even twitched"
    QTest.keyClick(page.scene, Qt.Key.Key_1)
    qtbot.waitUntil(lambda: table.play.state.verdict is not None, timeout=5_000)


def test_it_can_be_left_at_any_time(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path)
    left: list[bool] = []
    page.leave.connect(lambda: left.append(True))
    for _ in range(3):
        qtbot.waitUntil(page.guide.isVisible, timeout=5_000)
        QTest.keyClick(page.scene, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(page.script.step, Do), timeout=5_000)
    QTest.keyClick(page.scene, Qt.Key.Key_Escape)
    assert left


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=str)
def test_the_guide_covers_nobody(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    """Neither a player nor the card nor a base, and every caption has room."""
    page = opened(qtbot, tmp_path, size)
    qtbot.waitUntil(page.guide.isVisible, timeout=10_000)
    scene = page.slap_scene
    for language in ("de", "en"):
        page.retranslate(Speaker(language))
        for step in page.script.tour.steps:
            if isinstance(step, Meanwhile):
                continue
            page._show(step)
            caption = page.guide.caption
            assert caption.heightForWidth(caption.width()) <= caption.height() + 1, step.caption
            covered = page.guide.geometry()
            for piece in (*scene.plates, *scene.furniture.bases, scene.furniture.card):
                own = QRectF(-piece.width / 2, -piece.height / 2, piece.width, piece.height)  # without its glow
                place = scene.mapFromScene(piece.mapToScene(own)).boundingRect()
                assert not covered.intersects(place), f"{step.caption} hides {piece}"


def test_it_points_at_what_it_talks_about(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path)
    for step in page.script.tour.steps:
        if isinstance(step, Say | Do) and step.about:
            assert page.scene.things(step.about), step.about
