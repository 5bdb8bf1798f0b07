"""Black Hat Outlaws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box import CARDS, TRAP_PRICE, Card
from ..events import TrapGone, TrapSet

if TYPE_CHECKING:
    from ..moves import SlapPlay

# Between two rounds, for one Gold each: a trap on a kind of card, named in the open. Whoever first slaps the next card
# of that kind loses a member, the Outlaws themselves included, and the card does nothing else. It is used up by that
# card even if nobody slaps it, and gone when the Outlaws are, or when the duel begins.


def trappable(g: SlapPlay, seat: int) -> tuple[Card, ...]:
    """The kinds this seat may put a trap on now."""
    state = g.state
    if state.gangs[seat] != "outlaws" or not g.powers() or state.gold[seat] < TRAP_PRICE:
        return ()
    return tuple([card for card in CARDS if card not in state.traps])


def set_trap(g: SlapPlay, seat: int, card: Card) -> None:
    g.pay(seat, TRAP_PRICE)
    g.state.traps.append(card)
    if g.heard:
        g.tell(TrapSet(seat, card))


def trapper(g: SlapPlay) -> int:
    """The Outlaws' seat."""
    return g.state.gangs.index("outlaws")


def take_away(g: SlapPlay, card: Card, caught: bool) -> None:
    """A card of this kind has been turned: its trap is used up."""
    g.state.traps.remove(card)
    if g.heard and not caught:
        g.tell(TrapGone(card))


def vanish(g: SlapPlay) -> None:
    for card in g.state.traps.copy():
        take_away(g, card, caught=False)
