"""A game of reaction watched again: at the speed it was played at, through any eyes, from any moment."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from helpers.slap_bots import mind
from sixchambers.app.replay.page import ReplayPage, open_replay
from sixchambers.app.replay.timeline import OPEN
from sixchambers.app.settings import Settings
from sixchambers.engine.chance import seed_from_text
from sixchambers.engine.journal import Journal, SeatInfo
from sixchambers.engine.table import open_table
from sixchambers.engine.update import Update
from sixchambers.games.slap.events import CardShown, RoundEnded
from sixchambers.games.slap.game import SLAP
from sixchambers.players.slap.ground import TableGround
from sixchambers.players.slap.race import Race
from sixchambers.players.slap.racer import Racer
from sixchambers.table.slap.scene import SlapScene
from sixchambers.table.theme import load_fonts
from sixchambers.words.speaker import speaker

NAMES = ("Anna", "Rosa", "Clem")


def played(path: Path) -> None:
    """Anna, played by a bot as well, against two bots; to the end."""
    seats = [SeatInfo("Anna"), *(SeatInfo(name, "deputy") for name in NAMES[1:])]
    table = open_table(SLAP, seats, seed=seed_from_text("watched slap"), started="2026-01-01T20:00:00Z")
    table.journal = Journal.begin(path, table.header)
    racers = [Racer(mind("deputy", len(seats), seat), seat) for seat in range(len(seats))]

    def tell(update: Update) -> None:
        racers[update.seat or 0].hear(update)

    for seat in range(len(seats)):
        tell(table.update(seat))
    Race(TableGround(table, tell), racers).run()
    table.journal.close()


class Silence:
    def play(self, name: str) -> None: ...


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> ReplayPage:
    load_fonts()
    played(tmp_path / "game")
    settings = Settings(tmp_path / "settings.ini")
    page = open_replay(tmp_path / "game", speaker("de"), settings, Silence())  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    return page


def moment_of(page: ReplayPage, kind: type) -> int:
    """The first moment in which such a thing happens."""
    timeline = page.timeline
    return next(
        position
        for position in range(len(timeline))
        if any(isinstance(event, kind) for event in timeline.update(position, None).events)
    )


def test_every_moment_through_every_eye(page: ReplayPage) -> None:
    timeline = page.timeline
    assert timeline.finished and len(timeline.round_starts) == timeline.rounds > 5
    for eyes in (None, 0, 2, OPEN):
        page.look_through(eyes)
        for position in range(0, len(timeline), 5):
            page.scrub_to(position)
            assert page.scene.update_now == timeline.update(position, eyes)
        page.press("last")
        assert page.story.shown()[-1] == page.story.sentence(page.story.count_until(page.position) - 1)
    page.press("first")
    for _ in range(12):
        page.step()
        page.scene.skip()
    assert page.position == 12
    QTest.keyClick(page.scene, Qt.Key.Key_PageDown)
    assert page.position in timeline.round_starts


def test_while_a_card_is_open_nothing_is_drawn_out(page: ReplayPage, qtbot: QtBot) -> None:
    """What happens on a card is shown in the time it took, not a press at a time; between cards there is a breath."""
    scene = page.scene
    assert isinstance(scene, SlapScene)
    page.scrub_to(moment_of(page, CardShown) - 1)
    assert scene.breath() > 0
    page.play()
    qtbot.waitUntil(lambda: scene.moment == "open", timeout=20_000)
    assert page.playing and scene.breath() == 0
    qtbot.waitUntil(lambda: scene.verdict.isVisible(), timeout=20_000)
    assert not scene.furniture.card.isVisible(), "the verdict takes the place of the card"
    assert page.position == moment_of(page, RoundEnded)
    qtbot.waitUntil(lambda: scene.moment == "between", timeout=20_000)
    page.pause()
    assert scene.breath() > 0
