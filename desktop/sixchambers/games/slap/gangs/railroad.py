"""Railroad Company."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..events import Peeking

if TYPE_CHECKING:
    from ..moves import SlapPlay

# On their turn to deal they may look at the top card, and have to turn that very card. Everybody sees that they look.


def may_peek(g: SlapPlay, seat: int) -> bool:
    state = g.state
    return state.dealer == seat and state.gangs[seat] == "railroad" and g.powers() and not state.peeked


def peek(g: SlapPlay, seat: int) -> None:
    g.fill_deck()
    g.state.peeked = True
    if g.heard:
        g.tell(Peeking(seat))
