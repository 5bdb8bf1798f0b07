"""The guided first game of Kablamo: the script tells the truth, stays within four minutes, and can be followed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixchambers.app.settings import Settings
from sixchambers.app.tour.kablamo import KABLAMO
from sixchambers.app.tour.page import TourPage
from sixchambers.app.tour.script import Do, Say, Script
from sixchambers.app.tour.words import WORDS
from sixchambers.engine.events import Event
from sixchambers.games.kablamo.box import KABLAMO as DEADLY
from sixchambers.games.kablamo.events import Eliminated
from sixchambers.table.sound import Sound
from sixchambers.words.speaker import Speaker

LETTERS_A_SECOND = 18
SECONDS_A_DEED, SECONDS_A_ROUND = 4, 12
"""Somebody who reads 180 words a minute; cylinders that turn slowly enough to follow."""


class Told:
    """The tour on its way: what has happened so far when each caption is shown."""

    def __init__(self) -> None:
        self.table = KABLAMO.open()
        self.script = Script(KABLAMO, self.table)
        self.events: list[Event] = []
        self.table.listen(0, lambda update: self.events.extend(update.events))

    def captions(self) -> Iterator[str]:
        """One after the other; what is to be done has not been done when its caption is shown."""
        while (step := self.script.step) is not None:
            if isinstance(step, Say) and (self.table.outcome is not None or step.at in self.table.play.owing()):
                yield step.caption
                self.script.next()
            elif isinstance(step, Do) and 0 in self.table.play.owing():
                yield step.caption
                assert self.table.submit(0, self.script.wanted()) is None
                self.script.next()
            else:
                (seat, *_) = self.table.play.owing()
                assert seat != 0, f"Doc is asked and {step.caption} is to be said"
                self.script.think(
                    self.table.update(seat), lambda answer, reason, seat=seat: self.table.submit(seat, answer)
                )

    def out(self) -> list[int]:
        return [event.seat for event in self.events if isinstance(event, Eliminated)]


def test_the_script_plays_to_its_end_and_doc_wins() -> None:
    told = Told()
    said = list(told.captions())
    assert said == [step.caption for step in KABLAMO.steps]
    assert told.table.outcome is not None and told.table.outcome.winners == (0,)
    assert not any(told.script._others.values()), "somebody has something left to say"


def test_the_captions_tell_the_truth() -> None:
    told = Told()
    state = told.table.play.state
    seen = set()
    for caption in told.captions():
        seen.add(caption)
        chambers = [[bullet.face if bullet else 0 for bullet in revolver.chambers] for revolver in state.revolvers]
        if caption == "tour.kablamo_half_turn":
            assert chambers[1][2] == DEADLY, "Clem’s Kablamo is far away"
        elif caption == "tour.kablamo_crossed":
            assert chambers[1][5] == DEADLY and DEADLY in chambers[0], "close now, and Rosa’s lies with Doc"
        elif caption == "tour.kablamo_clem_out":
            assert told.out() == [1] and state.round == 2
        elif caption == "tour.kablamo_ratchet":
            assert [token.kind for token in state.revolvers[2].tokens] == ["ratchet_malfunction"]
            assert chambers[2][0] == 0
        elif caption == "tour.kablamo_won":
            assert told.out() == [1, 2] and state.round == 3
        elif caption == "tour.kablamo_end":
            assert chambers[0][5] == DEADLY, "what Rosa slipped him would have been next"
    assert {"tour.kablamo_half_turn", "tour.kablamo_end"} <= seen


@pytest.mark.parametrize("language", ["de", "en"])
def test_it_takes_less_than_four_minutes(language: str) -> None:
    say = Speaker(language)
    say.learn(WORDS)
    letters = sum(len(say.text(step.caption)) for step in KABLAMO.steps)
    deeds = sum(isinstance(step, Do) for step in KABLAMO.steps)
    assert letters / LETTERS_A_SECOND + deeds * SECONDS_A_DEED + 3 * SECONDS_A_ROUND < 240


# --- in the window -----------------------------------------------------------------------------------------------------


def opened(qtbot: QtBot, tmp_path: Path, size: tuple[int, int] = (1024, 640), language: str = "de") -> TourPage:
    settings = Settings(tmp_path / "settings.ini")
    settings.speed = 4.0
    settings.reduced_motion = True
    page = TourPage(KABLAMO, Speaker(language), settings, Sound(null=True))
    qtbot.addWidget(page, before_close_func=lambda page: page.close_table())
    page.resize(*size)
    page.show()
    page.begin()
    return page


def click_lit(page: TourPage) -> None:
    """Whatever is lit is meant to be clicked; what lights up next as well. A bullet is clicked, then its chamber."""
    clicked: set[int] = set()
    for _ in range(16):
        lit = [piece for piece in page.scene.targets if piece.lit and id(piece) not in clicked]
        if not page.scene.owes or not lit:
            return
        clicked.add(id(lit[0]))
        spot: QPoint = page.scene.mapFromScene(lit[0].mapToScene(lit[0].boundingRect().center()))
        QTest.mouseClick(page.scene.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)


@pytest.mark.parametrize("by_hand", [True, False], ids=["mouse", "keys"])
def test_a_person_can_follow_it_to_the_end(qtbot: QtBot, tmp_path: Path, by_hand: bool) -> None:
    page = opened(qtbot, tmp_path)
    left: list[bool] = []
    page.leave.connect(lambda: left.append(True))
    for _ in range(len(page.script.tour.steps)):
        qtbot.waitUntil(lambda: page.guide.isVisible() and not page.scene.director.busy, timeout=20_000)
        step, before = page.script.step, page.script.done
        ways = [action.id for action in page.actions_now()]
        assert not any(id.startswith("offer") or id == "until" for id in ways), "a way past the guide"
        if isinstance(step, Do):
            qtbot.waitUntil(lambda: page.scene.owes, timeout=5_000)
            if step.words == "turns not":
                QTest.keyClick(page.scene, Qt.Key.Key_1)
            elif step.words.startswith("loads") and not by_hand:
                QTest.keyClick(page.scene, Qt.Key.Key_A)
            else:
                click_lit(page)
        if page.script.done == before:
            QTest.keyClick(page.scene, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda before=before: page.script.done > before, timeout=5_000)
    assert page.script.step is None and left
    assert page.table.outcome is not None and page.table.outcome.winners == (0,)


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=str)
def test_the_guide_covers_nobody(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    """Two sit at the top of this table: the guide stands between them, and every caption has room."""
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


def test_it_points_at_what_it_talks_about(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path)
    qtbot.waitUntil(page.guide.isVisible, timeout=10_000)
    for step in page.script.tour.steps:
        if isinstance(step, Say) and step.about:
            assert page.scene.things(step.about), step.about
