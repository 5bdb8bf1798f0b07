"""BANG! The Dice Game across the LAN: two windows, special roles, and what a guest hears while a window is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from app.evening import Evening
from app.house import House, seats
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.engine import journal as record
from sixchambers.engine.chance import seed_from_text
from sixchambers.engine.questions import HOLD, PASS, Window
from sixchambers.engine.replay import replay
from sixchambers.engine.table import open_table
from sixchambers.games import game as find_game
from sixchambers.games.dice.data import GAMBLER
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.steps import windows
from table.dice_tables import some_answers

FIVE = seats("Doc", "Gast", "Rosa:deputy", "Clem:greenhorn", "Jack:deputy")
OPTIONS = {"special_roles": "special", "saloon_dice": True, "ghost": True}


class DiceEvening(Evening):
    def answer_once(self) -> None:
        for hands in (self.host, self.guest):
            page = hands.window.page
            if page is None:
                continue
            if page.scene.director.busy:
                page.scene.skip()
            question = page.scene.question
            if question is not None and page.scene.owes:
                answers = [answer for answer in some_answers(question, self.random) if answer != HOLD]
                page.scene.answer(answers[0] if answers else question.default)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "LASTS", dict.fromkeys(windows.CARDS, 60))


def evening_of(house: House, seed: str) -> DiceEvening:
    return DiceEvening(house, GameSetup("dice", FIVE, OPTIONS, seed, guests=(1,)))


def seed_for(wanted: Callable[[list[str]], bool]) -> str:
    """A deal in which the roles are as wanted."""
    for number in range(200):
        seed = f"deal {number}"
        if wanted(open_table(DICE, FIVE, options=OPTIONS, seed=seed_from_text(seed)).play.state.roles):
            return seed
    raise AssertionError("no such deal")


@pytest.fixture
def evening(house: House) -> Iterator[DiceEvening]:
    both = evening_of(house, "dice on the network")
    yield both
    both.close()


@pytest.mark.usefixtures("quick")
def test_a_whole_game_with_special_roles(evening: DiceEvening) -> None:
    evening.begin()
    first = evening.guest.page
    stories: list[object] = []
    first.saved.connect(stories.append)
    evening.play_to_the_end()
    evening.house.wait(lambda: first.result is not None and first.result.isVisible(), "the guest's result")
    kept = record.read(stories[0])  # type: ignore[arg-type]
    assert replay(kept, find_game).outcome == evening.host.page.table.outcome == first.table.outcome
    assert any(isinstance(entry, record.TimePassed) for entry in kept.entries), "windows closed by the clock"


def test_a_guest_hears_nothing_while_others_answer_in_a_window(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host's person passes, bots pass: not a byte about it goes to the guest before the window closes."""
    monkeypatch.setattr(windows, "LASTS", dict.fromkeys(windows.CARDS, 3_600_000))
    both = evening_of(house, "dice in a window")
    both.begin()

    def in_window() -> bool:
        page = both.host.page
        both.guest.page.scene.skip()
        page.scene.skip()
        for one in (page, both.guest.page):
            question = one.scene.question
            if question is not None and one.scene.owes and not isinstance(question, Window):
                one.scene.answer(question.default)
        ours = page.scene.question
        return isinstance(ours, Window) and isinstance(both.guest.page.scene.question, Window) and page.scene.owes

    both.house.qtbot.waitUntil(in_window, timeout=60_000)
    table = both.host.page.table
    asked = table.play.core.asked
    both.house.wait(lambda: both.host.page.sitting.clock.running, "the clock running for both")
    both.house.qtbot.wait(300)  # the bots have passed
    told: list[object] = []
    lines = both.hosting.host._lines
    for line in lines.values():
        tell = line.tell
        monkeypatch.setattr(line, "tell", lambda words, tell=tell: (told.append(words), tell(words))[1])
    both.host.page.scene.answer(PASS)
    both.house.qtbot.wait(300)
    assert table.play.core.given[0] is PASS and table.play.core.asked == asked
    assert not told, told
    both.close()


@pytest.mark.usefixtures("quick")
def test_a_guest_reveals_its_role_in_a_window(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key stops the clock for everybody; what comes of it is seen by everybody."""
    monkeypatch.setattr(windows, "LASTS", {**dict.fromkeys(windows.CARDS, 60), "last_throw": 20_000})
    both = evening_of(house, seed_for(lambda roles: roles[1] == GAMBLER))
    both.begin()
    guest, host = both.guest.page, both.host.page

    def asked() -> bool:
        for page in (guest, host):
            page.scene.skip()
            question = page.scene.question
            if question is not None and page.scene.owes and not isinstance(question, Window):
                page.scene.answer(question.default)
        question = guest.scene.question
        return isinstance(question, Window) and question.about == "last_throw" and bool(question.moves)

    both.house.qtbot.waitUntil(asked, timeout=60_000)
    revealed: list[str] = []
    host.scene.happened.connect(lambda event: revealed.append(getattr(event, "role", "")))
    guest.scene.answer(HOLD)
    table = host.table
    both.house.wait(lambda: table.play.core.given.get(1) == HOLD, "the clock stopped")
    both.house.wait(lambda: guest.scene.question is not None, "the guest asked for the rest")
    guest.scene.answer((GAMBLER, None, None))

    def seen() -> bool:
        host.scene.skip()
        guest.scene.skip()
        return GAMBLER in revealed

    both.house.qtbot.waitUntil(seen, timeout=60_000)
    both.close()
