"""BANG! for tests: combinations of options, random legal play, tables in a known state, and other truths."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from helpers import playing
from helpers.playing import fact as fact
from helpers.playing import refused as refused
from helpers.playing import say as say
from sixchambers.engine.chance import Chance
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.questions import PASS, Answer, AnyQuestion, ChooseSome, PlayOne
from sixchambers.engine.scenario import Running
from sixchambers.engine.table import Table, open_table
from sixchambers.games.bang.box import SHERIFF
from sixchambers.games.bang.characters.kit_carlson import KitChooses
from sixchambers.games.bang.game import BANG
from sixchambers.games.bang.moves import BangPlay
from sixchambers.games.bang.state import BangOptions, BangState
from sixchambers.players.arena import derived_seed

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz", "Gerda", "Hans")
USUAL = BangOptions()
SWITCHES = [
    BangOptions(gold, shadows, characters)
    for gold, shadows, characters in product((True, False), (True, False), ("dealt", "pick"))
]
"""All combinations of what people switch in the lobby."""

EVERY_SWITCH = [*SWITCHES, BangOptions(quiet_showdown=True), BangOptions(stall_breaker=True)]
"""And the two house rules on top of the usual."""


def options_text(options: BangOptions) -> str:
    """A short name for a parametrized test: what differs from the usual."""
    plain, usual = BANG.options_as_dict(options), BANG.options_as_dict(USUAL)
    return "-".join(f"{key}={value}" for key, value in plain.items() if value != usual[key]) or "usual"


def bang_play(seats: int, options: BangOptions, number: object, *, heard: bool = False) -> BangPlay:
    """A game at its first question."""
    play = BANG.play(BANG.fresh(options, seats, derived_seed("test", seats, number)), heard=heard)
    play.begin()
    return play


def bang_table(seats: int = 5, *, seed: object = 1, time_limit: int | None = None, **options: Any) -> Table:
    people = [SeatInfo(name) for name in NAMES[:seats]]
    return open_table(BANG, people, options=options, seed=derived_seed("test", seed), time_limit=time_limit)


# --- a table as a scenario file sets it --------------------------------------------------------------------------------

LISTS = ("hand", "in_play", "equipment", "deck", "discard", "row", "shelf", "shelf_open")


def set_table(
    seats: str = "ABCDE", *, options: dict[str, Any] | None = None, steal: list[int] | None = None, **said: Any
) -> Running:
    """`set_table(A_hand="bang beer", B_life=1, deck="missed")`: lists of words may be written as one text."""
    lay = {
        key: value.split() if key.partition("_")[2] in LISTS or key in LISTS else value for key, value in said.items()
    }
    return playing.set_table(BANG, seats, options, {"steal": steal} if steal else {}, lay)


# --- random play -------------------------------------------------------------------------------------------------------


def random_answer(question: AnyQuestion, random: Random) -> Answer:
    """Any legal answer, found quickly."""
    if isinstance(question, PlayOne):
        if question.may_pass and (not question.moves or random.random() < 0.12):
            return PASS
        move = random.choice(question.moves)
        target = random.choice(move.targets) if move.targets else None
        return (move.card, target, random.choice(move.ways) if move.ways else None)
    if isinstance(question, ChooseSome):
        picked = random.sample(range(len(question.options)), question.least)
        return tuple(question.options[place] for place in sorted(picked))
    options = [*question.options, PASS] if question.may_pass else question.options  # type: ignore[union-attr]
    return random.choice(options)


def moments(play: BangPlay, random: Random, offers: float = 0.05) -> Iterator[BangPlay]:
    """Random legal play, one answer at a time, now and then a standing offer: yields before every answer and at the
    end."""
    while play.core.outcome is None:
        yield play
        offer = next((offer for step in play.state.offers for offer in play.offers(step.seat)), None)
        if offer is not None and random.random() < offers:
            play.take_offer(offer.id, random_answer(offer.question, random))
        else:
            playing.one_answer(play, random, random_answer)
    yield play


def play_on(table: Table, random: Random, answers: int = 100_000) -> None:
    """So many random legal answers, or until the game is over."""
    playing.random_submissions(table, random, random_answer, answers)


# --- what a seat knows -------------------------------------------------------------------------------------------------


class Memories(playing.Memories):
    """What perfect players at every seat, and a spectator, remember of a heard game."""

    def __init__(self, play: BangPlay) -> None:
        super().__init__(BANG, play, len(play.state.roles))


def another_truth(state: BangState, seat: int | None, random: Random) -> BangState:
    """A state that differs in everything this seat may not be shown: other hands, both decks, the discard pile under
    its top card, hidden roles, what others pick from or look at, pending answers, and the chance to come."""
    other = state.copy()
    other.core.chance = Chance(random.randbytes(16), {"deck": random.randrange(99)})
    _deal_anew(other, seat, random)
    hidden = other.shelf[other.face_up :]
    random.shuffle(hidden)
    other.shelf[other.face_up :] = hidden
    if len(other.roles) > 3 and other.core.outcome is None:
        _hide_roles(other, seat, random)
    if any(other.candidates):
        _pick_from_others(other, seat, random)
    BANG.check(other)
    return other


def _deal_anew(state: BangState, seat: int | None, random: Random) -> None:
    hands = [one for one in range(len(state.hands)) if one != seat]
    step = state.agenda[-1] if state.agenda else None
    looking = isinstance(step, KitChooses) and step.seat == seat
    below = state.discard[:-1]
    looked = () if looking else state.looked
    cards = [*state.deck, *below, *looked, *(card for one in hands for card in state.hands[one])]
    random.shuffle(cards)

    def some(count: int) -> list[int]:
        return [cards.pop() for _ in range(count)]

    state.deck[:] = some(len(state.deck))
    state.discard[: len(below)] = some(len(below))
    if not looking:
        state.looked = tuple(some(len(looked)))
    for one in hands:
        state.hands[one] = tuple(some(len(state.hands[one])))


def _hide_roles(state: BangState, seat: int | None, random: Random) -> None:
    hidden = [one for one, role in enumerate(state.roles) if one != seat and role != SHERIFF and state.alive[one]]
    roles = [state.roles[one] for one in hidden]
    random.shuffle(roles)
    for one, role in zip(hidden, roles, strict=True):
        state.roles[one] = role


def _pick_from_others(state: BangState, seat: int | None, random: Random) -> None:
    own = () if seat is None else state.candidates[seat]
    others = [one for one in range(len(state.roles)) if one != seat]
    names = [name for one in others for name in state.candidates[one]]
    random.shuffle(names)
    for one in others:
        state.candidates[one] = (names.pop(), names.pop())
        assert not set(own) & set(state.candidates[one])
        if one in state.core.given:
            state.core.given[one] = random.choice(state.candidates[one])
