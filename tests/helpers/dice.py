"""BANG! The Dice Game for tests: combinations of modules, random legal play, tables in a known state, other truths."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from helpers import playing
from sixchambers.engine.chance import Chance
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.questions import HOLD, PASS, Answer, AnyQuestion, Assign, ChooseSome, Window
from sixchambers.engine.scenario import Running
from sixchambers.engine.table import Table, open_table
from sixchambers.games.dice.data import OUTLAW, RENEGADE, TYPE_OF
from sixchambers.games.dice.deal import cards_of
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.moves import DicePlay
from sixchambers.games.dice.options import DiceOptions
from sixchambers.games.dice.state import DiceState
from sixchambers.players.arena import derived_seed

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz", "Gerda", "Hans")
BASE = DiceOptions()
ALL = DiceOptions(True, True, "mixed", True, True)
ALL_SPECIAL = DiceOptions(True, True, "special", True, True)
SINGLE = (
    DiceOptions(saloon_dice=True),
    DiceOptions(chiefs_arrow=True),
    DiceOptions(special_roles="special"),
    DiceOptions(special_roles="mixed"),
    DiceOptions(new_characters=True),
    DiceOptions(ghost=True),
)
"""Each module by itself."""

EVERY_OPTION = [
    DiceOptions(*switches)
    for switches in product((False, True), (False, True), ("off", "special", "mixed"), (False, True), (False, True))
]
"""Every combination of modules."""

SOME = [BASE, *SINGLE, ALL, ALL_SPECIAL]


def configurations(options: list[DiceOptions]) -> list[tuple[int, DiceOptions]]:
    """With every number of players that these options allow."""
    return [(seats, one) for seats in DICE.seats for one in options if DICE.why_not(one, seats) is None]


def text(value: object) -> str:
    """A short name for a parametrized test: what differs from the base game."""
    if not isinstance(value, DiceOptions):
        return str(value)
    plain, base = DICE.options_as_dict(value), DICE.options_as_dict(BASE)
    return "-".join(key if one is True else f"{key}={one}" for key, one in plain.items() if one != base[key]) or "base"


def dice_play(seats: int, options: DiceOptions, number: object, *, heard: bool = False) -> DicePlay:
    """A game at its first question."""
    play = DICE.play(DICE.fresh(options, seats, derived_seed("test", seats, number)), heard=heard)
    play.begin()
    return play


def dice_table(
    seats: int = 5, *, seed: object = 1, time_limit: int | None = None, options: DiceOptions = BASE
) -> Table:
    people = [SeatInfo(name) for name in NAMES[:seats]]
    plain = DICE.options_as_dict(options)
    return open_table(DICE, people, options=plain, seed=derived_seed("test", seed), time_limit=time_limit)


def set_table(seats: str = "ABCDE", *, options: dict[str, Any] | None = None, die: str = "", **said: Any) -> Running:
    """A table set as a scenario file sets it: `set_table(A_life="5/9", die="1 2 beer gat dyn")`."""
    return playing.set_table(DICE, seats, options, {"die": die.split()} if die else {}, said)


def random_answer(question: AnyQuestion, random: Random) -> Answer:
    """Any legal answer. Most windows are passed in, so that powers are left for later moments too."""
    if isinstance(question, Window):
        reveals = [answer for answer in question.legal() if answer not in (PASS, HOLD)]
        return random.choice(reveals) if reveals and random.random() < 0.2 else PASS
    if isinstance(question, Assign):
        return tuple(random.choice(targets) for targets in question.targets)
    if isinstance(question, ChooseSome):
        return tuple(option for option in question.options if random.random() < 0.4)
    return random.choice(list(question.legal()))


def moments(play: DicePlay, random: Random) -> Iterator[DicePlay]:
    """Random legal play, one answer at a time: yields before every answer and at the end."""
    for _ in playing.random_moments(play, random, random_answer):
        yield play


def whole_game(play: DicePlay, random: Random) -> str:
    """To the end, looking at everything before every answer; says why it ended."""
    state = play.state
    for _ in moments(play, random):
        DICE.check(state)
        if play.core.outcome is not None:
            break
        assert play.owing() or play.in_window(), "somebody is asked, or the clock runs"
        for question in play.questions:
            assert question.refuse(question.default) is None, question
            assert play.core.deadline is not None or not play.in_window()
    outcome = play.core.outcome
    assert outcome is not None and state.agenda == [] and play.core.given == {} and play.questions == ()
    assert outcome.scores == tuple(int(seat in outcome.winners) for seat in range(len(state.roles)))
    check_winners(state.roles, state.alive, outcome.why.id, outcome.winners)
    return outcome.why.id


def check_winners(roles: list[str], alive: list[bool], why: str, winners: tuple[int, ...]) -> None:
    types = [TYPE_OF[role] for role in roles]
    living = [seat for seat, lives in enumerate(alive) if lives]
    match why:
        case "dice.end_law":
            assert all(types[seat] in ("sheriff", "deputy") for seat in living)
            assert {types[seat] for seat in winners} <= {"sheriff", "deputy", RENEGADE}
        case "dice.end_outlaws":
            assert "sheriff" not in [types[seat] for seat in living]
            assert [seat for seat, kind in enumerate(types) if kind == OUTLAW] == [
                seat for seat in winners if types[seat] == OUTLAW
            ]
        case "dice.end_renegade":
            assert list(winners) == living and types[winners[0]] == RENEGADE
        case "dice.end_hunt" | "dice.end_last" | "dice.end_nobody_left":
            assert len(roles) == 3 and len(winners) == 1
        case _:
            assert why == "dice.end_limit" and winners == ()


def play_on(table: Table, random: Random, answers: int = 100_000) -> None:
    playing.random_submissions(table, random, random_answer, answers)


def memories(play: DicePlay) -> playing.Memories:
    return playing.Memories(DICE, play, len(play.state.alive))


def another_truth(state: DiceState, seat: int | None, random: Random) -> DiceState:
    """A state that differs in everything this seat may not know: the others' face-down cards, who has answered what in
    an open window, and the chance to come."""
    other = state.copy()
    other.core.chance = Chance(random.randbytes(16), {"die": random.randrange(99)})
    deal_anew(other, seat, random)
    questions = DICE.play(other).questions
    if DICE.play(other).in_window():
        for question in questions:
            if question.seat != seat:
                other.core.given.pop(question.seat, None)
                if random.random() < 0.5:
                    other.core.given[question.seat] = random_answer(question, random)
    DICE.check(other)
    return other


def deal_anew(state: DiceState, seat: int | None, random: Random) -> None:
    """Other cards for everybody whose role this seat may not see; the number of each type stays."""
    hidden = [other for other, shown in enumerate(state.shown) if not shown and other != seat]
    types = [TYPE_OF[state.roles[other]] for other in hidden]
    random.shuffle(types)
    taken = [role for other, role in enumerate(state.roles) if other not in hidden]
    for other, kind in zip(hidden, types, strict=True):
        left = list(cards_of(kind, state.options.special_roles))
        for role in taken:
            if role in left:
                left.remove(role)
        state.roles[other] = random.choice(left)
        taken.append(state.roles[other])
