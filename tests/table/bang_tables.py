"""BANG! for the tests of its table: games of every kind, scenes that are told them, and a look at both."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.questions import Answer, AnyQuestion
from sixchambers.engine.table import Table, open_table
from sixchambers.engine.update import Update
from sixchambers.games.bang.box import FACE, NAME, SUIT
from sixchambers.games.bang.events.cards import Reshuffled
from sixchambers.games.bang.game import BANG
from sixchambers.players.arena import derived_seed
from sixchambers.table.bang.cards import SUITS
from sixchambers.table.bang.scene import BangScene
from sixchambers.table.card import Card
from sixchambers.table.labels import BigWord, Tag
from sixchambers.table.motion import Pace
from sixchambers.table.piece import Piece
from sixchambers.table.seat import SeatPlate
from sixchambers.table.slip import Slip
from sixchambers.words.speaker import speaker

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fanny", "Gustav", "Hedwig")
SWITCHES: tuple[dict[str, Any], ...] = (
    {},
    {"gold_rush": False},
    {"shadows": False, "characters": "pick"},
    {"gold_rush": False, "shadows": False},
    {"characters": "pick", "notebook": True, "stall_breaker": True, "quiet_showdown": True},
)


def bang_table(seats: int = 5, *, seed: object = 1, **options: Any) -> Table:
    people = [SeatInfo(name) for name in NAMES[:seats]]
    return open_table(BANG, people, options=options, seed=derived_seed("bang table", seats, seed))


def some_answers(question: AnyQuestion, random: Random, most: int = 200) -> list[Answer]:
    """Legal answers in a random order."""
    found = [answer for _, answer in zip(range(most), question.legal(), strict=False)]
    random.shuffle(found)
    return found


def one_answer(table: Table, random: Random) -> None:
    """Somebody answers; in the play phase mostly by doing something, or nothing would ever happen. Whoever has a
    standing offer takes it now and then."""
    play = table.play
    for seat in range(len(table.seats)):
        offers = play.offers(seat)
        if offers and random.random() < 0.2:
            assert table.submit_offer(seat, offers[0].id, some_answers(offers[0].question, random)[0]) is None
            return
    seat = random.choice(play.owing())
    question = play.question(seat)
    assert question is not None
    answers = some_answers(question, random)
    if question.about == "play" and len(answers) > 1 and random.random() < 0.85:
        answers.remove(None)
    assert table.submit(seat, answers[0]) is None


def scene_of(
    qtbot: QtBot,
    names: list[str],
    *,
    language: str = "en",
    reduced: bool = False,
    size: tuple[int, int] = (1280, 720),
) -> BangScene:
    scene = BangScene(names, speaker(language), Pace(1.0, reduced))
    qtbot.addWidget(scene)
    scene.resize(*size)
    with qtbot.waitExposed(scene):
        scene.show()
    scene.activateWindow()
    scene.setFocus()
    qtbot.waitUntil(scene.isActiveWindow, timeout=20_000)
    return scene


ABOUTS = (
    *("character", "play", "dodge", "duel", "indians", "rescue", "discard", "sid", "store", "flip", "top"),
    *("jesse", "pedro", "kit", "dutch", "equipment"),
)
"""Every question of the game."""


@cache
def moments() -> dict[str, list[Update]]:
    """For every question of the game some moments at which it is asked, as the asked seat sees them; where there is
    something to choose."""
    found: dict[str, list[Update]] = {about: [] for about in ABOUTS}
    for number in range(240):
        random = Random(number)
        seats = 4 + number % 5
        table = bang_table(seats, seed=number, characters="pick" if number % 8 == 0 else "dealt")
        for _ in range(260):
            if table.outcome is not None:
                break
            for seat in table.play.owing():
                update = table.update(seat)
                question = update.question
                assert question is not None
                rows = found[question.about]
                if len(rows) < 3 and question.count(2) > 1:
                    rows.append(update)
            one_answer(table, random)
        if all(len(rows) == 3 for rows in found.values()):
            break
    return found


# --- is the table as the game is? ------------------------------------------------------------------------------------


def assert_shows(scene: BangScene, update: Update) -> None:
    """What lies on the table is what the view says, and nothing of what happened hangs about."""
    assert_told(scene, update)
    view = update.view
    for seat, chair in enumerate(scene.chairs):
        for spread in (chair.in_play, chair.equipment, chair.hand):
            for card, place in zip(spread.cards.values(), spread.places(len(spread.cards)), strict=True):
                if not (card.chosen or card.hasFocus()):
                    assert card.pos() == place.spot and card.rotation() == place.tilt
                assert card.opacity() == 1.0 and card.scale() == 1.0 and card.isVisible()
        assert chair.role.opacity() == 1.0 and chair.character.opacity() == 1.0
        assert chair.plate.out == (seat not in view.present)
        assert chair.plate.jailed == any(NAME[card] == "jail" for card in view.in_play[seat])
    aside = [*view.aside, *view.looked] or [-1 - number for number in range(view.looked_count)]
    if view.phase == "characters":
        aside = list(view.candidates)
    assert list(scene.middle_things.aside.cards) == aside
    assert scene.middle_things.counter.isVisible() == bool(aside)
    assert scene.middle_things.using.isVisible() == bool(view.using)
    assert not scene.showing.passing
    for item in scene.scene().items():
        assert not isinstance(item, BigWord), f"{item.text!r} still hangs over the table"


def assert_told(scene: BangScene, update: Update) -> None:
    """What was shown event by event has led to what the view says, before anything is laid afresh."""
    view, things = update.view, scene.middle_things
    for seat, chair in enumerate(scene.chairs):
        who = f"seat {seat}"
        assert list(chair.in_play.cards) == list(view.in_play[seat]), who
        assert list(chair.equipment.cards) == list(view.equipment[seat]), who
        assert chair.holds == view.counts[seat], who
        assert chair.purse.count == view.nuggets[seat], who
        assert chair.belt.isVisible() == (view.alive[seat] and any(view.characters)), who
        if chair.belt.isVisible():
            assert chair.belt.life == max(view.life[seat], 0), who
        if chair.sees_own:
            assert sorted(map(int, map(str, chair.hand.cards))) == sorted(view.hands[seat]), who
        else:
            assert chair.backs.count == view.counts[seat] and not chair.hand.cards, who
        assert chair.role.face_up == (view.roles[seat] is not None), who
        assert (chair.role.face is None) == (view.roles[seat] is None), who
    # Cards taken just before a reshuffle are told after it: only then the piles are not quite as they were shown.
    if not any(isinstance(event, Reshuffled) for event in update.events):
        assert things.deck.count == view.deck_count
        _assert_discard(scene, update)
    if view.options.gold_rush:
        assert things.heap_now == view.heap
        assert [card.face is not None and card.face.sign for card in things.slots] == [
            f"bang/gear_{name}" for name in view.row
        ]
        assert things.shelf.count == view.shelf_count


def _assert_discard(scene: BangScene, update: Update) -> None:
    view, things = update.view, scene.middle_things
    assert things.discard.count == view.discard_count
    if view.discard_top >= 0 and things.discard.face is not None:
        assert things.discard.face.rank == FACE[view.discard_top][:-1]


def printed_cards(scene: BangScene) -> set[tuple[str, str, str]]:
    """Every playing card whose face is anywhere on the table, whether or not it is turned up."""
    return {
        (item.face.sign, item.face.rank, item.face.suit)
        for item in scene.scene().items()
        if isinstance(item, Card) and item.face is not None and "suit_" in item.face.suit
    }


def face_of(card: int) -> tuple[str, str, str]:
    return f"bang/card_{NAME[card]}", FACE[card][:-1], SUITS[SUIT[card]]


def everything_said(scene: BangScene) -> list[str]:
    """All texts on the table: seen, hovered, read aloud."""
    said: list[str] = []
    for item in scene.scene().items():
        said += [text for text in _of_item(item) if text]
    for told in scene.told():
        said += read_aloud(told)
    return said


def _of_item(item: QGraphicsItem) -> Iterator[str]:
    yield item.toolTip()
    if isinstance(item, Piece):
        yield from (item.says, item.barred, item.tip, item.front)
    if isinstance(item, Card) and item.face is not None:
        yield from (item.face.title, item.face.text, item.face.sign)
    if isinstance(item, SeatPlate):
        yield from (item.name, item.note, *(text for _, text in item.figures))
    if isinstance(item, Tag | BigWord):
        yield item.text
    if isinstance(item, Slip) and item.isVisible():
        yield from (sign for sign, _ in item.lines)


def read_aloud(told: Any) -> list[str]:
    return [told.name, told.why, *(text for inner in told.inside for text in read_aloud(inner))]
