"""BANG! The Dice Game for the tests of its table: games of every kind, scenes that are told them, and a look at both."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.questions import HOLD, Answer, AnyQuestion, Window
from sixchambers.engine.table import Table, open_table
from sixchambers.engine.update import Update
from sixchambers.games.dice.game import DICE
from sixchambers.players.arena import derived_seed
from sixchambers.table.card import Card
from sixchambers.table.dice.furniture import face_of, kind_of
from sixchambers.table.dice.scene import DiceScene
from sixchambers.table.labels import BigWord, Tag
from sixchambers.table.motion import Pace
from sixchambers.table.piece import Piece
from sixchambers.table.seat import SeatPlate
from sixchambers.table.slip import Slip
from sixchambers.words.speaker import speaker

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fanny", "Gustav", "Hedwig")
EVERYTHING = {"saloon_dice": True, "chiefs_arrow": True, "new_characters": True}


def options_for(seats: int, special: str = "mixed") -> dict[str, Any]:
    """All modules that so many can play."""
    return {**EVERYTHING, "special_roles": special if seats > 3 else "off", "ghost": seats > 4}


def dice_table(seats: int = 5, *, seed: object = 1, **options: Any) -> Table:
    people = [SeatInfo(name) for name in NAMES[:seats]]
    return open_table(DICE, people, options=options, seed=derived_seed("dice table", seats, seed))


def some_answers(question: AnyQuestion, random: Random, most: int = 200) -> list[Answer]:
    """Legal answers in a random order; holding a window is no answer of its own."""
    found = [answer for _, answer in zip(range(most), question.legal(), strict=False) if answer != HOLD]
    random.shuffle(found)
    return found


def one_answer(table: Table, random: Random) -> None:
    """Somebody answers; when nobody is asked, the window's time runs out."""
    owing = table.play.owing()
    if not owing:
        table.advance(table.next_deadline() or 0)
        return
    seat = random.choice(owing)
    question = table.play.question(seat)
    assert question is not None
    # Windows are mostly let pass, or a game would be over before it has begun.
    passes = isinstance(question, Window) and random.random() < 0.6
    answer = None if passes else some_answers(question, random)[0]
    assert table.submit(seat, answer) is None


def scene_of(
    qtbot: QtBot,
    names: list[str],
    *,
    language: str = "en",
    reduced: bool = False,
    size: tuple[int, int] = (1280, 720),
) -> DiceScene:
    scene = DiceScene(names, speaker(language), Pace(1.0, reduced))
    qtbot.addWidget(scene)
    scene.resize(*size)
    with qtbot.waitExposed(scene):
        scene.show()
    scene.activateWindow()
    scene.setFocus()
    qtbot.waitUntil(scene.isActiveWindow, timeout=20_000)
    return scene


@cache
def moments() -> dict[str, list[Update]]:
    """For every question of the game some moments at which it is asked, as the asked seat sees them. Windows only where
    there is something to play."""
    found: dict[str, list[Update]] = {}
    for number in range(160):
        random = Random(number)
        seats = 3 + number % 6
        table = dice_table(seats, seed=number, throw="hand", notebook=True, **options_for(seats, "special"))
        for _ in range(220):
            if table.outcome is not None:
                break
            for seat in table.play.owing():
                update = table.update(seat)
                question = update.question
                assert question is not None
                rows = found.setdefault(question.about, [])
                if len(rows) < 2 and not (isinstance(question, Window) and not question.moves):
                    rows.append(update)
            one_answer(table, random)
        if all(len(rows) == 2 for rows in found.values()) and len(found) == len(ABOUTS):
            break
    return found


ABOUTS = (
    *("start", "reroll", "arrow", "broken_arrow", "shots", "double", "beers", "kit", "instead", "take_over", "pedro"),
    *("rescued", "token", "throw", "last_throw", "gain", "doom", "end", "reveal"),
)
"""Every question of the game."""


# --- is the table as the game is? ------------------------------------------------------------------------------------


def assert_shows(scene: DiceScene, update: Update) -> None:
    """What lies on the table is what the view says, and nothing of what happened hangs about."""
    view = update.view
    for seat, chair in enumerate(scene.chairs):
        living = view.alive[seat]
        assert chair.belt.isVisible() == living
        if living:
            assert (chair.belt.life, chair.belt.most) == (view.life[seat], view.max_life[seat]), f"life of {seat}"
        fronts = [arrow.front for arrow in chair.arrows]
        wanted = ["dice/stuck"] * view.arrows[seat] + ["dice/stuck_chief"] * (view.chief == seat)
        assert fronts == wanted, f"arrows of {seat}"
        assert chair.role.face_up == (view.roles[seat] is not None), f"role of {seat}"
        assert (chair.role.face is None) == (view.roles[seat] is None)
        assert chair.character.face_up and chair.character.face is not None
        assert chair.plate.out == (not living and view.ghost != seat)
        assert chair.plate.ghost == (view.ghost == seat)
        assert chair.plate.star == (view.sheriff == seat)
        token = view.token if view.token is not None and view.token.seat == seat else None
        shown = [piece.front for piece in chair.tokens]
        assert shown == ([] if token is None else ["dice/token_double"] * token.double + [f"dice/token_{token.face}"])
        assert chair.role.opacity() == 1.0 and chair.role.isVisible()
    things = scene.middle_things
    pile = [arrow.front for arrow in things.pile]
    assert pile.count("dice/stuck") == view.pile and ("dice/stuck_chief" in pile) == view.chief_in_pile
    lying = [(kind_of(die), face_of(die)) for die in things.dice if die.isVisible()]
    assert lying == [(die.kind, die.face) for die in view.dice if die.face]
    for die, shown_die in zip(view.dice, things.dice, strict=True):
        if die.face:
            assert shown_die.resting and shown_die.opacity() == 1.0
            assert bool(shown_die.mark) == die.burning
    assert not scene.showing.passing
    for item in scene.scene().items():
        assert not isinstance(item, BigWord), f"{item.text!r} still hangs over the table"


def everything_said(scene: DiceScene) -> list[str]:
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
