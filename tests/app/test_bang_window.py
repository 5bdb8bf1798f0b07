"""BANG! in the real window: bar, shortcuts and sitting together, by keys and by mouse; and Sid Ketchum in between."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.guests import AtWindow, Chatter, open_page
from sixchambers.app import sitting
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.message import message
from sixchambers.engine.questions import Answer, AnyQuestion
from sixchambers.engine.table import open_table
from sixchambers.engine.update import Update
from sixchambers.games.bang.events.life import LifeGained
from sixchambers.games.bang.game import BANG
from sixchambers.players.arena import derived_seed
from sixchambers.players.bot import Using
from table.bang_person import BangPerson
from table.bang_tables import NAMES, some_answers


class Guest(AtWindow, BangPerson):
    """Somebody who plays BANG! at a real window."""


class Busy(Chatter):
    """Nobody ends a turn while something else can be done."""

    def choose(self, question: AnyQuestion) -> Answer:
        answers = list(self.answers(question, self.random))
        if question.about == "play" and len(answers) > 1:
            answers.remove(None)
        return answers[0]


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Guest]:
    monkeypatch.setattr(sitting, "BOT_PAUSE", (0, 1))

    def open_it(seats: int, seed: object, *, voices: Chatter | None = None, **options: Any) -> Guest:
        voices = voices or Busy(some_answers)
        return Guest(qtbot, open_page(qtbot, tmp_path, BANG, NAMES[:seats], seed, voices, options))

    return open_it


@pytest.mark.parametrize("way", ["keys", "walk", "mouse"])
def test_turns_played_in_the_real_window(sit_down: Callable[..., Guest], way: str) -> None:
    guest = sit_down(5, way, characters="pick", notebook=True)
    random = Random(3)
    met = set()
    for _ in range(24):
        question = guest.until_asked()
        if question is None:
            break
        met.add(question.about)
        answers = some_answers(question, random)
        if question.about == "play" and len(answers) > 1 and random.random() < 0.8:
            answers.remove(None)
        guest.given.clear()
        guest.answer(question, answers[0], way)
        assert guest.given == [answers[0]]
    assert {"character", "play"} <= met and len(met) > 2
    guest.page.close_table()


def test_sid_ketchum_heals_while_others_are_asked(sit_down: Callable[..., Guest]) -> None:
    """The offer has a button of its own; nobody answers past whoever is using it; then the game goes on."""
    for seed in range(200):
        table = open_table(
            BANG, [SeatInfo(name) for name in NAMES[:5]], options={}, seed=derived_seed("bang window", seed)
        )
        if table.play.state.characters[0] == "sid_ketchum":
            break
    guest = sit_down(5, seed)
    scene, page, state = guest.scene, guest.page, guest.page.table.play.state

    def offered() -> bool:
        if scene.question is not None and scene.owes and not scene.offers():
            scene.answer(scene.question.default)
        return bool(scene.offers())

    assert guest.until(offered), "he was never wounded with two cards in his hand"
    state = page.table.play.state
    life = state.life[0]
    guest.key("S")
    assert scene.offer is not None and page.bar.prompt.text() == scene.say(scene.offer.question.prompt)
    assert "Back" in page.bar.button("leave_offer").text()  # type: ignore[union-attr]
    pair = next(iter(scene.offer.question.legal()))
    for card in pair:
        guest.pick("sid", card, "mouse")
    guest.button("confirm")
    assert guest.until(lambda: page.table.play.state.life[0] != life)
    state = page.table.play.state
    assert state.life[0] == life + 1 and not set(pair) & set(state.hands[0])
    page.close_table()


class Eager(Busy):
    """Whoever may use something at any time does, before he answers."""

    def think(self, update: Update, deliver: Callable[[Answer, Any], None]) -> None:
        if update.offers:
            (offer, *_) = update.offers
            deliver(Using(offer.id, next(iter(offer.question.legal()))), message("engine.not_asked"))
        else:
            super().think(update, deliver)


def test_a_bot_takes_up_a_standing_offer_and_is_asked_again(sit_down: Callable[..., Guest]) -> None:
    for seed in range(200):
        table = open_table(
            BANG, [SeatInfo(name) for name in NAMES[:5]], options={}, seed=derived_seed("bang window", seed)
        )
        if table.play.state.characters[2] == "sid_ketchum":
            break
    guest = sit_down(5, seed, voices=Eager(some_answers))
    healed: list[LifeGained] = []
    guest.page.table.listen(
        0, lambda update: healed.extend(event for event in update.events if isinstance(event, LifeGained))
    )
    scene = guest.scene

    def drank() -> bool:
        if scene.question is not None and scene.owes:
            scene.answer(scene.question.default)
        return any(event.cause == "sid_ketchum" and event.seat == 2 for event in healed)

    assert guest.until(drank), "he never took it up"
    turn = guest.page.table.play.state.turns
    assert guest.until(lambda: drank() and (guest.page.table.play.state.turns > turn or guest.page.sitting.over))
    guest.page.close_table()


def test_whoever_cannot_answer_may_stop_being_asked_this_turn(sit_down: Callable[..., Guest]) -> None:
    """Only where passing is all one can do, and only until the turn is over."""
    for seed in range(30):
        guest = sit_down(6, ("pass", seed), gold_rush=False)
        scene, page = guest.scene, guest.page
        asked: list[AnyQuestion] = []

        def hopeless() -> bool:
            question = scene.question  # noqa: B023
            if question is None or not scene.owes:  # noqa: B023
                return False
            if any(action.id == "pass_turn" for action in scene.choices()):  # noqa: B023
                return True
            scene.answer(question.default)  # noqa: B023
            return False

        if not guest.until(hopeless):
            page.close_table()
            continue
        assert scene.question is not None and scene.question.only() == (None,)
        guest.key("P")
        assert page.sitting.passing.until(0) == "turn"

        def over() -> bool:
            question = scene.question  # noqa: B023
            if page.sitting.passing.until(0) is None:  # noqa: B023
                return True
            if question is not None and scene.owes:  # noqa: B023
                asked.append(question)  # noqa: B023
                scene.answer(question.default)  # noqa: B023
            return False

        guest.until(over)
        assert all(question.only() != (None,) for question in asked)
        page.close_table()
        return
    raise AssertionError("everybody always had an answer")
