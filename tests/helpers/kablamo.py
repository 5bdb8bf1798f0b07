"""Kablamo for tests: combinations of options, random legal play, tables in a known state, and other truths."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from sixchambers.engine.chance import Chance
from sixchambers.engine.events import Event
from sixchambers.engine.game import seen
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.questions import Answer, AnyQuestion, Arrange
from sixchambers.engine.scenario import Given, Running, Scenario
from sixchambers.engine.steps import OpenWindow
from sixchambers.engine.table import Table, open_table
from sixchambers.engine.update import Update
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
    given = Given(
        seats=list(seats),
        options=options or {},
        chance={"bag": chance} if chance else {},
        set={key.replace("_", ".", 1) if key[1:2] == "_" else key: value for key, value in said.items()},
    )
    return Running(Scenario(title="", game="kablamo", given=given), KABLAMO)


def say(running: Running, *sentences: str) -> None:
    """Everybody says what he says, and nobody is refused."""
    for sentence in sentences:
        running.do(sentence)
        assert running.refusal is None, (sentence, running.refusal)


def refused(running: Running, sentence: str) -> str | None:
    """The id of the reason why this is not possible."""
    running.do(sentence)
    return running.refusal.id if running.refusal else None


def random_answer(question: AnyQuestion, random: Random) -> Answer:
    """Any legal answer. Most windows are passed in, so that games last long enough to meet everything."""
    if isinstance(question, Arrange):
        items = random.sample(range(len(question.items)), question.fill)
        plan = [-1] * len(question.places)
        for place, item in zip(random.sample(range(len(plan)), question.fill), items, strict=True):
            plan[place] = item
        return tuple(plan)
    if question.about == "window" and random.random() < 0.6:
        return None
    return random.choice(list(question.legal()))


def moments(play: KablamoPlay, random: Random) -> Iterator[KablamoPlay]:
    """Random legal play, one answer at a time, in random order of the seats: yields before every answer and at the end.
    Windows close when everybody has answered."""
    while play.core.outcome is None:
        yield play
        owing = play.owing()
        if not owing:
            assert play.core.deadline is not None, "nobody is asked and no clock runs"
            play.advance(play.core.deadline)
            continue
        seat = random.choice(owing)
        question = play.question(seat)
        assert question is not None
        play.answer(seat, random_answer(question, random))
    yield play


def play_on(table: Table, random: Random, answers: int = 100_000) -> None:
    """So many random legal answers, or until the game is over."""
    for _ in range(answers):
        if table.outcome is not None:
            return
        owing = table.play.owing()
        if not owing:
            table.advance(table.next_deadline() or 0)
            continue
        seat = random.choice(owing)
        question = table.play.question(seat)
        assert question is not None
        assert table.submit(seat, random_answer(question, random)) is None


def update_of(play: KablamoPlay, seat: int | None, events: list[Event]) -> Update:
    """What a table would tell this seat now."""
    return Update(seat, play.core.asked, 0, None, seen(events, seat), KABLAMO.view(play.state, seat))


class Memories:
    """What perfect players at every seat, and a spectator, remember of a heard game."""

    def __init__(self, play: KablamoPlay) -> None:
        seats = len(play.state.alive)
        self.play = play
        self.by_seat: dict[int | None, Any] = {seat: KABLAMO.first_memory(seats) for seat in (*range(seats), None)}

    def listen(self) -> None:
        events, self.play.events = self.play.events, []
        for seat, memory in self.by_seat.items():
            self.by_seat[seat] = KABLAMO.remember(memory, update_of(self.play, seat, events))


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
