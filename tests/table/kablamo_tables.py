"""Kablamo for the tests of its table: games of every kind, scenes that are told them, and a look at both."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from helpers.kablamo import NAMES, kablamo_table, random_answer
from sixchambers.engine.questions import HOLD, Answer, AnyQuestion, Arrange, Window
from sixchambers.engine.table import Table
from sixchambers.engine.update import Update
from sixchambers.games.kablamo.view import HIDDEN
from sixchambers.table.card import Card
from sixchambers.table.kablamo.disc import Chamber, Disc
from sixchambers.table.kablamo.furniture import entries
from sixchambers.table.kablamo.scene import KablamoScene
from sixchambers.table.labels import BigWord, Tag
from sixchambers.table.motion import Pace
from sixchambers.table.piece import Piece
from sixchambers.table.seat import SeatPlate
from sixchambers.words.speaker import speaker

RULES: tuple[dict[str, Any], ...] = (
    {},
    {"socialite": True, "cylinder_malfunction_mode": "instead"},
    {"iron_strategist": True, "mulliganovski": True},
    {"mulliganovski": True, "sleight_dud": "general", "helper": "trainer", "reaction": "brisk"},
)
"""Every option at least once."""

ABOUTS = (
    *("mulligan", "load", "window", "assignee", "target", "chamber", "empty_chamber", "spare", "slot", "turn_one"),
    *("turn", "seat", "pair", "way", "looked"),
)
"""Every question of the game but giving up, which is always open and asked by nobody."""


def one_answer(table: Table, random: Random) -> None:
    """Somebody answers; when nobody is asked, the window's time runs out."""
    owing = table.play.owing()
    if not owing:
        table.advance(table.next_deadline() or 0)
        return
    seat = random.choice(owing)
    question = table.play.question(seat)
    assert question is not None
    answer = random_answer(question, random)
    assert table.submit(seat, None if answer == HOLD else answer) is None


def loaded_table(seats: int, *, seed: object = 1, **rules: Any) -> Table:
    """A game whose revolvers are loaded."""
    table = kablamo_table(seats, seed=seed, **rules)
    random = Random(str(seed))
    while table.update(0).view.phase in ("load", "mulligan"):
        one_answer(table, random)
    return table


def some_answers(question: AnyQuestion, random: Random, most: int = 60) -> list[Answer]:
    """Legal answers in a random order; holding a window is no answer of its own."""
    if isinstance(question, Arrange):
        return [random_answer(question, random) for _ in range(5)]
    found = [answer for _, answer in zip(range(most), question.legal(), strict=False) if answer != HOLD]
    random.shuffle(found)
    return found


def scene_of(
    qtbot: QtBot, seats: int, *, language: str = "en", reduced: bool = False, size: tuple[int, int] = (1280, 720)
) -> KablamoScene:
    scene = KablamoScene(list(NAMES[:seats]), speaker(language), Pace(1.0, reduced))
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
    for number in range(400):
        random = Random(number)
        seats = 2 + number % 4
        rules = RULES[3] if number % 5 == 0 else {}
        table = kablamo_table(seats, seed=number, **rules)
        for _ in range(160):
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
        if set(found) == set(ABOUTS) and all(len(rows) == 2 for rows in found.values()):
            break
    return found


# --- is the table as the game is? ------------------------------------------------------------------------------------


def assert_shows(scene: KablamoScene, update: Update) -> None:
    """What lies on the table is what the view says, and nothing of what happened hangs about."""
    view = update.view
    for seat, chair in enumerate(scene.chairs):
        revolver = view.revolvers[seat]
        sights = {place[1]: face for place, face in view.sights if place[0] == seat}
        for position, face in enumerate(revolver.chambers):
            disc = chair.drum.discs[position]
            assert (disc is None) == (face == 0), f"chamber {position} of {seat}"
            if disc is not None:
                _lies(disc, sights.get(position, face))
                assert disc.pos() == chair.drum.spot(position), "a bullet lies beside its chamber"
        assert len(chair.spares) == len(view.spares[seat])
        for disc, face in zip(chair.spares, view.spares[seat], strict=True):
            _lies(disc, face)
        assert [disc.number for disc in chair.tokens] == [token.bullet for token in revolver.tokens]
        assert [disc.number for disc in chair.front] == [token.bullet for token in view.front[seat]]
        assert chair.plate.out == (not view.alive[seat])
        assert chair.drum._angle == 0 and chair.drum._hammer == 0
    things = scene.middle_things
    assert [entry for entry, _ in things.row] == entries(view)
    assert [disc.number for disc in things.rules] == [token.bullet for token in view.centre]
    assert things.left.text == str(view.bag)
    assert tuple(things.discarded) == view.discard
    assert len(things.tray) == len(view.tray)
    assert not scene.showing.passing
    for item in scene.scene().items():
        assert not isinstance(item, BigWord), f"{item.text!r} still hangs over the table"


def _lies(disc: Disc, face: int) -> None:
    assert disc.isVisible() and disc.opacity() == 1.0 and disc.property("veil") == 1.0 and disc.scale() == 1.0
    if face == HIDDEN:
        assert not disc.face_up and disc.face is None and disc.number == 0, "a hidden bullet has a face"
    else:
        assert disc.face_up and disc.face is not None


def everything_said(scene: KablamoScene) -> list[str]:
    """All texts on the table: seen, hovered, read aloud; and the drawings, which say something, too."""
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
        yield from (item.face.title, item.face.text, item.face.sign, item.face.kind)
    if isinstance(item, Disc):
        yield item.pencilled
    if isinstance(item, Chamber):
        yield from (item.label, item.picked)
    if isinstance(item, SeatPlate):
        yield from (item.name, item.note, *(text for _, text in item.figures))
    if isinstance(item, Tag | BigWord):
        yield item.text


def read_aloud(told: Any) -> list[str]:
    return [told.name, told.why, *(text for inner in told.inside for text in read_aloud(inner))]
