"""The deck, the coming card and its moment, a peek, a duel dealer's choice, calm choices: nobody is told what is not his.

Two truths that differ only in what one seat may not know must look the same to it, byte by byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from helpers.playing import with_truth
from helpers.slap import SOME, another_truth, moments, slap_table, text
from sixchambers.engine.chance import Chance
from sixchambers.engine.table import Table
from sixchambers.games.slap.events import CardShown
from sixchambers.games.slap.game import SLAP
from sixchambers.games.slap.options import SlapOptions

OPTIONS = pytest.mark.parametrize("options", SOME, ids=text)
encode = SLAP.codec.encode


def heard_moments(options: SlapOptions, every: int) -> Iterator[tuple[Table, Random]]:
    for seats in (3, 5):
        table = slap_table(seats, seed=seats, **SLAP.options_as_dict(options))
        random = Random(seats)
        for number, _ in enumerate(moments(table.play, random)):
            table._collect()
            if number % every == 0:
                yield table, random


@OPTIONS
def test_a_seat_is_told_the_same_whatever_it_may_not_know(options: SlapOptions) -> None:
    differed = armed = 0
    for table, random in heard_moments(options, 3):
        for seat in (*range(len(table.seats)), None):
            other = another_truth(table.play.state, seat, random)
            differed += encode(other) != encode(table.play.state)
            armed += other.card != table.play.state.card
            assert encode(SLAP.view(other, seat)) == encode(SLAP.view(table.play.state, seat))
            assert encode(with_truth(table, other, seat)) == encode(table.update(seat))
    assert differed > 100 and (armed > 10 or options.calm)


@OPTIONS
def test_imagining_needs_no_more_than_the_seat_knows(options: SlapOptions) -> None:
    for table, random in heard_moments(options, 5):
        seat = random.randrange(len(table.seats))
        truths = [table.play.state, another_truth(table.play.state, seat, random)]
        memory = SLAP.first_memory(len(table.seats))
        dreams = [SLAP.imagine(SLAP.view(truth, seat), memory, Chance(bytes(16))) for truth in truths]
        assert encode(dreams[0]) == encode(dreams[1])


def test_a_look_is_its_owners_alone() -> None:
    """Whole games: whoever sees the coming card is the Railroad that looked, or the dead who deal the duel."""
    looks = picks = 0
    for number in range(12):
        table = slap_table(4, seed=number)
        for _ in moments(table.play, Random(number)):
            state = table.play.state
            for seat in range(4):
                view = SLAP.view(state, seat)
                if view.peek is not None:
                    assert view.peek == (state.card or state.deck[-1 - state.pick])
                    assert seat == state.dead[0] if state.duel else state.peeked and state.gangs[seat] == "railroad"
                    looks += 1
                if view.picks:
                    assert state.duel and seat == state.dead[0]
                    picks += 1
            spectator = SLAP.view(state, None)
            assert spectator.peek is None and spectator.picks == ()
    assert looks > 20 and picks > 20


def test_the_moment_of_the_card_is_in_no_update() -> None:
    table = slap_table(4)
    while table.play.state.agenda[-1].phase != "armed":
        table.advance(table.next_deadline() or 0)
    due = table.next_deadline()
    assert due is not None
    for seat in (0, 1, 2, 3, None):
        update = table.update(seat)
        assert update.deadline is None and update.view.card is None
        assert str(due).encode() not in encode(update) and str(due - table.now).encode() not in encode(update)
    heard: list[object] = []
    table.listen(0, lambda update: heard.extend(update.events))
    table.advance(due - 1)
    assert not any(isinstance(event, CardShown) for event in heard)
    table.advance(due)
    assert any(isinstance(event, CardShown) for event in heard)


def test_only_whoever_runs_the_table_is_told_what_is_about_to_be_shown() -> None:
    table = slap_table(4)
    assert SLAP.about_to_show(table.play.state) is None
    table.advance(table.next_deadline() or 0)
    reveal = SLAP.about_to_show(table.play.state)
    assert reveal is not None and reveal.at == table.next_deadline() and reveal.asked == table.play.core.asked
    table.advance(reveal.at)
    assert SLAP.about_to_show(table.play.state) is None
    assert table.update(None).view.card == reveal.what and table.update(None).view.shown == reveal.at


def test_another_truth_would_be_noticed_if_it_were_shown() -> None:
    """The proof that the comparison has teeth: once the card lies open, another card looks different."""
    table = slap_table(4)
    table.advance(table.next_deadline() or 0)
    random = Random(1)
    truths = [another_truth(table.play.state, 0, random) for _ in range(8)]
    assert len({truth.card for truth in truths}) > 1
    for truth in truths:
        truth.shown = 0
    assert len({encode(SLAP.view(truth, 0)) for truth in truths}) > 1
