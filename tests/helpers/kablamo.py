"""Kablamo for tests: combinations of options, random legal play, tables in a known state, and other truths."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from helpers import playing
from sixchambers.engine.chance import Chance
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.questions import Answer, AnyQuestion, Arrange
from sixchambers.engine.scenario import Running
from sixchambers.engine.steps import OpenWindow
from sixchambers.engine.table import Table, open_table
from sixchambers.games.kablamo.box import KABLAMO as KABLAMO_FACE
from sixchambers.games.kablamo.game import KABLAMO
from sixchambers.games.kablamo.moves import KablamoPlay
from sixchambers.games.kablamo.pieces import Bullet
from sixchambers.games.kablamo.state import KablamoOptions, KablamoState
from sixchambers.players.arena import derived_seed

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil")
USUAL = KablamoOptions()
EVERY_RULE = [
    KablamoOptions(socialite, iron, mulligan, mode)
    for socialite, iron, mulligan, mode in product((False, True), (False, True), (False, True), ("after", "instead"))
]
"""All combinations of the optional rules and the malfunction switch."""

SOME_RULES = [
    USUAL,
    KablamoOptions(socialite=True, cylinder_malfunction_mode="instead"),
    KablamoOptions(iron_strategist=True, mulliganovski=True),
    KablamoOptions(mulliganovski=True, sleight_dud="general", helper="memory", reaction="brisk"),
]
"""Every value of every option at least once."""


def options_text(options: KablamoOptions) -> str:
    """A short name for a parametrized test: what differs from the usual."""
    plain, usual = KABLAMO.options_as_dict(options), KABLAMO.options_as_dict(USUAL)
    return "-".join(f"{key}={value}" for key, value in plain.items() if value != usual[key]) or "usual"


def kablamo_play(seats: int, options: KablamoOptions, number: object, *, heard: bool = False) -> KablamoPlay:
    """A game at its first question."""
    play = KABLAMO.play(KABLAMO.fresh(options, seats, derived_seed("test", seats, number)), heard=heard)
    play.begin()
    return play


def kablamo_table(seats: int = 4, *, seed: object = 1, time_limit: int | None = None, **options: Any) -> Table:
    people = [SeatInfo(name) for name in NAMES[:seats]]
    return open_table(KABLAMO, people, options=options, seed=derived_seed("test", seed), time_limit=time_limit)


def set_table(seats: str = "ABC", *, options: dict[str, Any] | None = None, chance: Any = None, **said: Any) -> Running:
    """A table set as a scenario file sets it: `set_table(A_revolver="K x x x x x", bag="C C", round=3)`."""
    return playing.set_table(KABLAMO, seats, options, {"bag": chance.split()} if chance else {}, said)


def random_answer(question: AnyQuestion, random: Random) -> Answer:
    """Any legal answer. Mostly nobody loads a Kablamo if he need not, and windows are passed in, so that games last long
    enough to meet everything."""
    if isinstance(question, Arrange):
        items = random.sample(range(len(question.items)), len(question.items))
        if random.random() < 0.8:
            items.sort(key=lambda item: question.items[item] == KABLAMO_FACE)
        items = items[: question.fill]
        plan = [-1] * len(question.places)
        for place, item in zip(random.sample(range(len(plan)), question.fill), items, strict=True):
            plan[place] = item
        return tuple(plan)
    if question.about == "window" and random.random() < 0.6:
        return None
    return random.choice(list(question.legal()))


def moments(play: KablamoPlay, random: Random) -> Iterator[KablamoPlay]:
    """Random legal play, one answer at a time: yields before every answer and at the end."""
    for _ in playing.random_moments(play, random, random_answer):
        yield play


def play_on(table: Table, random: Random, answers: int = 100_000) -> None:
    playing.random_submissions(table, random, random_answer, answers)


def memories(play: KablamoPlay) -> playing.Memories:
    return playing.Memories(KABLAMO, play, len(play.state.alive))


def another_truth(state: KablamoState, seat: int | None, random: Random) -> KablamoState:
    """A state that differs in everything this seat may not be shown: every face-down bullet, its own loaded ones
    included, the others' spares and hands, the bag, pending answers, and the chance to come."""
    other = state.copy()
    core = other.core
    core.chance = Chance(random.randbytes(16), {"bag": random.randrange(99)})
    _deal_anew(other, seat, random)
    window = bool(other.agenda) and isinstance(other.agenda[-1], OpenWindow)
    for question in KABLAMO.play(other).questions:
        if question.seat == seat:
            continue
        if window:  # who has answered is a secret as well
            core.given.pop(question.seat, None)
            if random.random() < 0.5:
                core.given[question.seat] = random_answer(question, random)
        elif question.seat in core.given:
            core.given[question.seat] = random_answer(question, random)
    KABLAMO.check(other)
    return other


def _deal_anew(state: KablamoState, seat: int | None, random: Random) -> None:
    looked = getattr(state.agenda[-1], "looked", ()) if state.agenda else ()
    looking = getattr(state.agenda[-1], "seat", None) == seat if looked else False
    helped = 0 if seat is None or state.options.helper == "off" else 1 << seat
    places: list[tuple[list[Any], int, Bullet | None]] = []
    for owner, revolver in enumerate(state.revolvers):
        for position in revolver.loaded():
            bullet = revolver.chambers[position]
            assert bullet is not None
            if not (looking and (owner, position) in looked) and not bullet.seen & helped:
                places.append((revolver.chambers, position, bullet))
    for owner, spares in enumerate(state.spares):
        if owner != seat:
            places += [(spares, slot, bullet) for slot, bullet in enumerate(spares) if not bullet.seen & helped]
    places += [(state.bag, place, None) for place in range(len(state.bag))]
    if state.tray_of != seat:
        places += [(state.tray, place, None) for place in range(len(state.tray))]
    faces = [bullet.face if bullet is not None else row[place] for row, place, bullet in places]
    random.shuffle(faces)
    for (row, place, bullet), face in zip(places, faces, strict=True):
        row[place] = face if bullet is None else Bullet(face, bullet.by, bullet.seen)
