"""What a perfect player remembers: who did what to whom, and what else he could have done.

Cards, life and arrows lie open; what one can forget is how everybody behaved. From that the notebook and the bots
draw their conclusions.
"""

from __future__ import annotations

from msgspec import Struct

from ...engine.events import Event, TookBack
from ...engine.update import Update
from .events import ArrowsReturned, ArrowTaken, BeersServed, LifeGained, RoleRevealed, ShotsFired, TakenOver, TokenGiven

SHOT = "shot"
BEER = "beer"
GIFT = "gift"
ARROW = "arrow"
RELIEF = "relief"
HELP = "help"
TOKEN = "token"
POWER = "power"


class Deed(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One thing somebody chose to do to somebody.

    `kind`: "shot" and "beer" (one deed for each symbol; `weight` 2 for a doubled shot), "gift" (Sid Ketchum's life
    point), "arrow" (given by Elena Fuente or stolen by Apache Kid), "relief" (an arrow of somebody returned by broken
    arrow or Kit Carlson), "help" (life lost in his place by Molly Stark), "token" (from the Ghost), "power" (a special
    role used; `what` is the card). `choices` are the seats it could have been, where the rules limit them; empty: any
    living seat.
    """

    turn: int
    actor: int
    kind: str
    target: int
    weight: int = 1
    choices: tuple[int, ...] = ()
    what: str = ""


class DiceMemory(Struct, frozen=True, forbid_unknown_fields=True):
    """All deeds in their order. `first` is how many had been done before this memory began."""

    deeds: tuple[Deed, ...] = ()
    first: int = 0
    # The life of every seat when last seen: who was nearly dead when somebody was kind or cruel.
    began: bool = False
