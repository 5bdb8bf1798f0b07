"""Imagined states fit what a seat sees, and can be played; nothing in them comes from what it may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from random import Random

import pytest

from helpers.dice import ALL, BASE, SOME, another_truth, configurations, dice_play, moments, random_answer, text
from helpers.playing import one_answer
from sixchambers.engine.chance import Chance
from sixchambers.games.dice.data import TYPE_OF
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.memory import DiceMemory
from sixchambers.games.dice.moves import DicePlay
from sixchambers.games.dice.options import DiceOptions

CONFIGURATIONS = pytest.mark.parametrize(("seats", "options"), configurations(SOME), ids=text)
NOTHING = DiceMemory()
encode = DICE.codec.encode


def going_on(play: DicePlay, random: Random) -> Iterator[DicePlay]:
    """Every moment but the end, when all cards lie open and there is nothing left to imagine."""
    return takewhile(lambda now: now.core.outcome is None, moments(play, random))


def fits(play: DicePlay, seat: int | None, chance: Chance) -> DicePlay:
    """Imagine this moment from one seat, and see that it could be true."""
    view = DICE.view(play.state, seat)
    state = DICE.imagine(view, NOTHING, chance)
    DICE.check(state)
    assert DICE.view(state, seat) == view
    imagined = DICE.play(state)
    assert [question.seat for question in imagined.questions] == [question.seat for question in play.questions]
    if seat is not None:
        assert imagined.question(seat) == play.question(seat)
    return imagined


@CONFIGURATIONS
def test_every_seat_can_imagine_every_moment(seats: int, options: DiceOptions) -> None:
    chance = Chance(bytes(16))
    for number in range(2):
        play = dice_play(seats, options, number)
        for step, _ in enumerate(going_on(play, Random(number))):
            fits(play, None if step % (seats + 1) == seats else step % (seats + 1), chance)


@CONFIGURATIONS
def test_imagined_games_can_be_played_to_their_end(seats: int, options: DiceOptions) -> None:
    """What bots will search with."""
    chance = Chance(bytes(16))
    play = dice_play(seats, options, "play on")
    random = Random(seats)
    for step, _ in enumerate(going_on(play, Random(1))):
        if step % 7 == 0:
            imagined = fits(play, random.randrange(seats), chance)
            for _ in range(20_000):
                if imagined.core.outcome is not None:
                    break
                one_answer(imagined, random, random_answer)
            assert imagined.core.outcome is not None
            DICE.check(imagined.state)


@CONFIGURATIONS
def test_imagining_needs_no_more_than_the_seat_knows(seats: int, options: DiceOptions) -> None:
    random = Random(3)
    play = dice_play(seats, options, "secret")
    for _ in going_on(play, Random(2)):
        seat = random.randrange(seats)
        truths = [play.state, another_truth(play.state, seat, random)]
        dreams = [DICE.imagine(DICE.view(truth, seat), NOTHING, Chance(bytes(16))) for truth in truths]
        assert encode(dreams[0]) == encode(dreams[1])


def test_hidden_roles_are_dealt_fairly() -> None:
    """Every layout that fits is imagined as often as any other."""
    play = dice_play(5, BASE, "fair")
    seat = play.state.roles.index("deputy")
    view = DICE.view(play.state, seat)
    chance = Chance(b"fair" * 4)
    seen = Counter(tuple(DICE.imagine(view, NOTHING, chance).roles) for _ in range(3000))
    assert len(seen) == 3, "two Outlaws and a Renegade before three seats"
    assert max(seen.values()) - min(seen.values()) < 200


def test_special_cards_are_dealt_fairly() -> None:
    """Mixed: two of six Outlaw cards are special for those who see none of them ... and one's own is nobody else's."""
    play = dice_play(8, ALL, "cards")
    state = play.state
    seat = next(seat for seat, role in enumerate(state.roles) if role in ("the_bad", "the_ugly", "the_gambler"))
    own = state.roles[seat]
    view = DICE.view(state, seat)
    chance = Chance(b"card" * 4)
    others: Counter[str] = Counter()
    for _ in range(2000):
        roles = DICE.imagine(view, NOTHING, chance).roles
        others.update(role for other, role in enumerate(roles) if other != seat and TYPE_OF[role] == "outlaw")
    assert own not in others
    specials = [others[card] for card in ("the_bad", "the_ugly", "the_gambler") if card != own]
    # Two Outlaws are drawn from five cards, three of them normal.
    assert all(abs(number / 2000 - 2 / 5) < 0.05 for number in specials)
    assert abs(others["outlaw"] / 2000 - 6 / 5) < 0.08


def test_imagined_chance_is_fresh_and_imagining_changes_nothing() -> None:
    play = dice_play(6, ALL, 2)
    view = DICE.view(play.state, 1)
    before = encode(view)
    states = [DICE.imagine(view, NOTHING, Chance(bytes(16))) for _ in range(2)]
    assert states[0] == states[1] and encode(view) == before
    assert states[0].core.chance.seed != play.core.chance.seed
