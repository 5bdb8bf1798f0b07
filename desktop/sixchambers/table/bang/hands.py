"""Cards that come into hands and leave them while events are shown; the view has the last word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...games.bang.events.things import NOBODY
from ..spread import Place
from .cards import playing_card

if TYPE_CHECKING:
    from ..card import CardFace
    from .chairs import Chair
    from .scene import BangScene


def face_of(scene: BangScene, card: int) -> CardFace | None:
    """What is printed on it; nothing if this seat may not know."""
    return playing_card(scene, card) if card != NOBODY else None


def leaving(chair: Chair, card: int) -> Place:
    """Where a card of this hand is; any of them if one does not see which."""
    if card in chair.hand.cards:
        held = chair.hand.cards[card]
        return Place(held.pos(), held.width, held.rotation())
    spot, turn = chair.backs.place(max(chair.holds // 2, 0))
    return Place(spot, chair.backs.card, turn)


def take_out(chair: Chair, card: int) -> None:
    """One card less in this hand."""
    chair.hand.remove(card)
    chair.holds = max(chair.holds - 1, 0)
    _show(chair)


def put_in(chair: Chair, card: int) -> None:
    """One card more; at the bottom, face up."""
    chair.holds += 1
    if chair.sees_own and card != NOBODY:
        chair.hand.add(card, playing_card(chair.scene, card))
        chair.hand.settle()
    _show(chair)


def _show(chair: Chair) -> None:
    if not chair.sees_own:
        chair.backs.set_count(chair.holds)
    chair.show_figures()
