"""Slap .45 for tests: combinations of options, random play with presses at random times, other truths."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from helpers import playing
from sixchambers.engine.chance import Chance
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.questions import Answer, AnyQuestion, React
from sixchambers.engine.table import Table, open_table
from sixchambers.games.slap.game import SLAP
from sixchambers.games.slap.moves import SlapPlay
from sixchambers.games.slap.options import SlapOptions
from sixchambers.games.slap.state import SlapState
from sixchambers.players.arena import derived_seed

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Frida", "Gus")
USUAL = SlapOptions()
SOME = [
    USUAL,
    SlapOptions(game="basic", pace="frantic", deal="both", first_dealer=2, round_timeout=3000, floor=0),
    SlapOptions(move_blocking="strict", tie_policy="coin", eps=8, lift=0, miss=0, flinch_lock=300, deal="human"),
    SlapOptions(move_timeout="all_lose", leave_lockout="same_base", trap_adds=True, handicap_1=200, handicap_3=50),
    SlapOptions(duel_pick=5, duel_fairness="free", duel_strip_gold=True, lift=250, eps=0, pace="relaxed"),
    SlapOptions(calm=True, counter=True),
    SlapOptions(practice=True, miss=300, floor=80, flinch_lock=1000, round_timeout=8000, duel_pick=1),
]
"""Every switch at least once away from its usual place."""


def text(options: SlapOptions) -> str:
    """What differs from the usual."""
    plain, usual = SLAP.options_as_dict(options), SLAP.options_as_dict(USUAL)
    return "-".join(f"{key}={value}" for key, value in plain.items() if value != usual[key]) or "usual"


def slap_play(seats: int, options: SlapOptions, number: object, *, heard: bool = False) -> SlapPlay:
    play = SLAP.play(SLAP.fresh(options, seats, derived_seed("test", seats, number)), heard=heard)
    play.begin()
    return play


def slap_table(seats: int = 4, *, seed: object = 1, **options: Any) -> Table:
    people = [SeatInfo(name) for name in NAMES[:seats]]
    return open_table(SLAP, people, options=options, seed=derived_seed("test", seed))


def press(question: React, random: Random) -> Answer:
    """A press somebody might make: often for the card, at a time people have, told or not; now and then far too early."""
    moves = list(question.legal())
    pointing = [move for move in moves if move[0] == "slap"]
    move = random.choice(pointing if pointing and random.random() < 0.4 else moves)
    if question.times is None:
        return move
    least, most = question.times
    c = random.choice((random.randint(100_000, 900_000), random.randrange(300_000, 420_000, 2000)))
    if random.random() < 0.05:
        c = random.randint(-400_000, 120_000)
    return (*move, max(least, min(c, most)))


def somebody(play: SlapPlay, random: Random) -> tuple[int, Answer] | None:
    """What happens next: somebody's answer, or nobody's and time passes."""
    owing = play.owing()
    if owing:
        seat = random.choice(owing)
        question = play.question(seat)
        assert question is not None
        return seat, random.choice(list(islice(question.legal(), 100)))
    racing = [question for question in play.questions if isinstance(question, React)]
    eager = {"open": 0.85, "armed": 0.1, "between": 0.3}.get(play.state.agenda[-1].phase, 0)
    if len(play.state.inputs) > 3 * len(racing):
        eager = 0
    if not racing or random.random() > eager:
        return None
    question = random.choice(racing)
    answer = press(question, random)
    return None if answer[0] == "pause" and random.random() < 0.95 else (question.seat, answer)


def moments(play: SlapPlay, random: Random) -> Iterator[SlapPlay]:
    """Random play: yields before everything that happens and at the end."""
    while play.core.outcome is None:
        yield play
        done = somebody(play, random)
        if done is not None:
            assert play.refuse(*done) is None
            play.answer(*done)
        else:
            assert play.core.deadline is not None
            play.advance(play.core.deadline)
    yield play


def play_on(table: Table, random: Random, most: int = 100_000) -> None:
    """The same through a table."""
    for _ in range(most):
        if table.outcome is not None:
            return
        done = somebody(table.play, random)
        if done is not None:
            assert table.submit(done[0], done[1], table.now + random.randint(0, 3)) is None or done[1] is not None
        else:
            table.advance(table.next_deadline() or 0)


def memories(play: SlapPlay) -> playing.Memories:
    return playing.Memories(SLAP, play, len(play.state.members))


def whole_game(play: SlapPlay, random: Random) -> str:
    """To the end, looking at everything on the way; says why it ended."""
    state = play.state
    before = (0, list(state.members), len(state.dead), list(state.gold), False)
    for _ in moments(play, random):
        SLAP.check(state)
        if state.round != before[0]:
            no_more_than_allowed(state, before)
            before = (state.round, list(state.members), len(state.dead), list(state.gold), state.duel)
    outcome = play.core.outcome
    assert outcome is not None and state.agenda == [] and play.questions == ()
    living = tuple(play.living())
    assert outcome.winners == (living if len(living) == 1 else ())
    assert outcome.scores == tuple(state.members)
    return outcome.why.id


def no_more_than_allowed(state: SlapState, before: tuple[int, list[int], int, list[int], bool]) -> None:
    """In one round at most one member goes, two to the Confederates; at most one gang; in a duel no Gold moves."""
    options = state.options
    lost = sum(max(0, had - has) for had, has in zip(before[1], state.members, strict=True))
    if options.move_timeout != "all_lose" and not options.trap_adds:
        assert lost <= (2 if "confederates" in state.gangs else 1)
        assert len(state.dead) - before[2] <= 1
    if before[4]:
        assert before[3] == state.gold


def another_truth(state: SlapState, seat: int | None, random: Random) -> SlapState:
    """The same table as far as this seat can see: another order of the deck, another coming card, other lots, another
    moment, other secret choices."""
    other = state.copy()
    view = SLAP.view(state, seat)
    known = len(view.picks) or int(view.peek is not None and state.card is None)
    cut = len(other.deck) - known
    hidden = other.deck[:cut]
    if state.card is not None and view.card is None and view.peek is None:
        hidden.append(state.card)
        random.shuffle(hidden)
        other.card = hidden.pop()
    random.shuffle(hidden)
    other.deck = hidden + other.deck[cut:]
    lots = list(range(len(state.members)))
    random.shuffle(lots)
    other.lots = tuple(lots)
    if not view.picks:
        other.pick = random.randrange(3)
    if state.agenda and state.agenda[-1].phase == "armed":
        other.agenda[-1] = state.agenda[-1].again(lasts=random.randint(400, 4000))
        other.core.deadline = other.core.now + random.randint(1, 4000)
    for asked, answer in list(other.core.given.items()):
        if asked != seat and answer != "ready":
            other.core.given[asked] = None if answer is not None else ("open", None, None)
    other.core.chance = Chance(random.randbytes(16))
    return other


def some_answer(question: AnyQuestion, random: Random) -> Answer:
    return press(question, random) if isinstance(question, React) else random.choice(list(question.legal()))
