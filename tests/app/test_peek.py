"""Several people at one screen, and a role card face down before each of them: everybody may look at it alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.guests import Chatter
from sixchambers.app import sitting
from sixchambers.app.settings import Settings
from sixchambers.app.table_page import TablePage
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.table import open_table
from sixchambers.games.dice.game import DICE
from sixchambers.players.arena import derived_seed
from sixchambers.table.dice.scene import DiceScene
from sixchambers.table.sound import Sound
from sixchambers.words.speaker import speaker
from table.dice_tables import NAMES, some_answers

PATIENCE = 30_000


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., TablePage]:
    monkeypatch.setattr(sitting, "BOT_PAUSE", (0, 1))

    def open_it(people: int, seats: int, sheriff: int | None) -> TablePage:
        settings = Settings(tmp_path / "settings.ini")
        settings.reduced_motion, settings.speed = True, 4.0
        infos = [SeatInfo(name, "person" if n < people else "greenhorn") for n, name in enumerate(NAMES[:seats])]
        for number in range(100):
            table = open_table(DICE, infos, seed=derived_seed("peek", number))
            if sheriff is None or table.play.state.sheriff == sheriff:
                break
        page = TablePage(table, speaker("en"), settings, Sound(tmp_path / "silence"), Chatter(some_answers))
        qtbot.addWidget(page)
        page.resize(1024, 640)
        page.show()
        page.begin()

        def asked() -> bool:
            page.scene.skip()
            return page.scene.question is not None and page.scene.owes

        qtbot.waitUntil(asked, timeout=PATIENCE)
        return page

    return open_it


def ids(page: TablePage) -> list[str]:
    return [action.id for action in page.actions_now()]


def role_is_open(page: TablePage, seat: int) -> bool:
    assert isinstance(page.scene, DiceScene)
    return page.scene.chairs[seat].role.face_up


def test_one_looks_at_ones_role_behind_the_curtain(qtbot: QtBot, sit_down: Callable[..., TablePage]) -> None:
    page = sit_down(2, 4, 3)  # the Sheriff, a bot, begins; then it is the turn of seat 0
    assert page.sitting.asked_now is not None and page.sitting.asked_now[0] == 0
    question = page.scene.question
    assert "peek" in ids(page) and not role_is_open(page, 0)
    assert "hint" not in ids(page), "advice in front of everybody would betray the role"
    page.ask_hint()
    assert page.bar.small.text() == page.speaker.text("app.peek_first")
    qtbot.keyClick(page.scene, Qt.Key.Key_V)
    assert page.curtain.isVisible() and page.scene.question is None
    page.curtain.lifted.emit()
    assert role_is_open(page, 0) and not role_is_open(page, 1)
    assert page.scene.question == question and {"hint", "stop_peeking"} <= set(ids(page))
    qtbot.keyClick(page.scene, Qt.Key.Key_V)
    assert not role_is_open(page, 0) and page.scene.question == question and "peek" in ids(page)
    page.close_table()


def test_after_the_answer_the_table_is_everybodys_again(qtbot: QtBot, sit_down: Callable[..., TablePage]) -> None:
    page = sit_down(2, 4, 3)
    page.sitting.peek()
    page.curtain.lifted.emit()
    assert page.scene.question is not None
    page.scene.answer(page.scene.question.default)
    assert page.sitting.eyes is None and page.sitting.peeking is None and not role_is_open(page, 0)
    page.close_table()


@pytest.mark.parametrize(("people", "seats", "sheriff"), [(1, 4, 3), (2, 3, None), (2, 4, 0)])
def test_nobody_needs_to_look_at_what_lies_open(
    qtbot: QtBot, sit_down: Callable[..., TablePage], people: int, seats: int, sheriff: int | None
) -> None:
    """Alone at the screen, among three players, and as the Sheriff."""
    page = sit_down(people, seats, sheriff)
    assert "peek" not in ids(page) and "hint" in ids(page)
    page.close_table()
