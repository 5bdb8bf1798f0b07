"""The notebook's arithmetic: what follows from open cards alone is exact."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from helpers.dice import BASE, configurations, dice_play, moments, text
from sixchambers.games.dice.data import ROLE_COUNTS, TYPE_OF, TYPES
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.memory import DiceMemory
from sixchambers.games.dice.notebook import marginals, read
from sixchambers.games.dice.options import DiceOptions
from sixchambers.games.dice.view import DiceView

MIXED = DiceOptions(special_roles="mixed")


def by_hand(view: DiceView) -> list[dict[str, Fraction]]:
    """Every way to lay the missing cards, each as likely as any other."""
    known = {seat: TYPE_OF[role] for seat, role in enumerate(view.roles) if role is not None}
    missing = Counter(ROLE_COUNTS[len(view.roles)])
    missing.subtract(known.values())
    hidden = [seat for seat in range(len(view.roles)) if seat not in known]
    layouts = set(permutations(missing.elements()))
    chances = []
    for seat in range(len(view.roles)):
        if seat in known:
            chances.append({kind: Fraction(kind == known[seat]) for kind in TYPES})
        else:
            place = hidden.index(seat)
            counts = Counter(layout[place] for layout in layouts)
            chances.append({kind: Fraction(counts[kind], len(layouts)) for kind in TYPES})
    return chances


@pytest.mark.parametrize(("seats", "options"), configurations([BASE, MIXED]), ids=text)
def test_open_cards_alone(seats: int, options: DiceOptions) -> None:
    """Before anybody has done anything, and whoever looks."""
    state = dice_play(seats, options, "notebook").state
    for seat in (*range(seats), None):
        view = DICE.view(state, seat)
        for found, wanted in zip(read(view, DiceMemory()), by_hand(view), strict=True):
            assert all(abs(chance - float(wanted[kind])) < 1e-9 for chance, kind in zip(found, TYPES, strict=True))


def test_cards_that_are_turned_up_count() -> None:
    """Even weights for all: every open card changes what the others can be."""
    looked = 0
    for number in range(6):
        for step, play in enumerate(moments(dice_play(6, BASE, number), Random(number))):
            if step % 10 or play.core.outcome is not None:
                continue
            view = DICE.view(play.state, step % 6)
            known = {seat: TYPE_OF[role] for seat, role in enumerate(view.roles) if role is not None}
            even = marginals(known, dict(view.counts), [(1.0, 1.0, 1.0)] * 6)
            for found, wanted in zip(even, by_hand(view), strict=True):
                assert all(abs(chance - float(wanted[kind])) < 1e-9 for chance, kind in zip(found, TYPES, strict=True))
            looked += 1
    assert looked > 20


def test_it_is_off_unless_somebody_wants_it() -> None:
    assert DiceOptions().notebook is False
