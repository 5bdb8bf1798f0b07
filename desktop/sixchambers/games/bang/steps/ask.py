"""What the questions of BANG! have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ....engine.message import Message, Who, message
from ....engine.questions import Barred
from ....engine.steps import Step

if TYPE_CHECKING:
    from ..moves import BangPlay

Steps = Step | tuple[Step, ...] | None
"""What follows: nothing, one step, or several, the first to run first."""

MOST_SEATS = 8


def about_each_seat(id: str) -> tuple[Message, ...]:
    """One prompt for every seat it can be about, made once."""
    return tuple(message(id, who=Who(seat)) for seat in range(MOST_SEATS))


def other_cards(g: BangPlay, seat: int, allowed: Iterable[int], why: Message) -> tuple[Barred, ...]:
    """Why the rest of the hand does not help here. Reasons are for people: without a listener nobody reads them."""
    if not g.heard:
        return ()
    good = set(allowed)
    return tuple([Barred(card, why) for card in g.state.hands[seat] if card not in good])
