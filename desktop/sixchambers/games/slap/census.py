"""Counting cards, Gold and gang members: what must be true whatever happens."""

from __future__ import annotations

from collections import Counter

from .box import CARDS, COUNTS, GANG_SIZE, GOLD, HIP, Card
from .options import SlapOptions
from .state import SlapState


def box(options: SlapOptions) -> list[Card]:
    """The cards this table plays with, stashes included."""
    return [card for card in CARDS for _ in range(COUNTS[card]) if card != GOLD or options.game == "full"]


def every_card(state: SlapState) -> Counter[Card]:
    cards = Counter([*state.deck, *state.discard])
    if state.card is not None:
        cards[state.card] += 1
    cards[GOLD] += sum(state.gold) + state.stripped
    return +cards


def check(state: SlapState) -> None:
    """Raise AssertionError if something was lost or made, or lies where it cannot."""
    cards, wanted = every_card(state), Counter(box(state.options))
    assert cards == wanted, f"lost {wanted - cards}, made {cards - wanted}"
    seats = len(state.members)
    assert sum(state.members) + state.tombs == GANG_SIZE * seats, "gang members were lost or made"
    living = [seat for seat, members in enumerate(state.members) if members]
    assert state.bases == living, "as many bases as gangs that are left, in their order"
    assert sorted(state.dead + living) == list(range(seats)), "everybody is either in or out"
    assert min(state.members) >= 0 and min(state.gold) >= 0
    lying = [base for hands in state.hands for base in hands if base != HIP]
    assert len(set(lying)) == len(lying), "two hands on one base"
    assert set(lying) <= set(state.bases), "a hand on a base that is gone"
    for seat, hands in enumerate(state.hands):
        two = state.gangs[seat] == "sheriffs" and state.options.game == "full" and not state.duel
        assert len(hands) == (2 if two else 1), f"seat {seat} has {len(hands)} slapping hands"
        assert hands == tuple(sorted(hands, key=lambda base: base < 0)), f"seat {seat}: the main hand comes first"
        if not state.members[seat]:
            assert set(hands) == {HIP} and state.gold[seat] == 0, f"seat {seat} is out and has something"
    assert len(set(state.traps)) == len(state.traps)
    if state.traps:
        assert not state.duel and state.members[state.gangs.index("outlaws")], "a trap of nobody"
    assert state.duel == (len(living) == 2) or state.core.outcome is not None or not at_rest(state)


def at_rest(state: SlapState) -> bool:
    """Not in the middle of what a card does."""
    return bool(state.agenda) and state.agenda[-1].phase in ("between", "armed", "open", "verdict", "calm")
