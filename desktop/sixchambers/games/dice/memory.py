"""What a perfect player remembers: who did what to whom, and what else he could have done.

Cards, life and arrows lie open; what one can forget is how everybody behaved. From that the notebook and the bots
draw their conclusions.
"""

from __future__ import annotations

from msgspec import Struct

from ...engine.events import Event, TookBack
from ...engine.update import Update
from .events import (
    NOBODY,
    ArrowsReturned,
    ArrowTaken,
    BeersServed,
    Eliminated,
    GatlingFired,
    LifeGiven,
    RoleRevealed,
    ShotsFired,
    TakenOver,
    TokenGiven,
    TurnBegan,
)

SHOT = "shot"
BEER = "beer"
GIFT = "gift"
ARROW = "arrow"
RELIEF = "relief"
HELP = "help"
TOKEN = "token"
POWER = "power"
GATLING = "gatling"
OUT = "out"


class Deed(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One thing somebody chose to do to somebody.

    `kind`: "shot" and "beer" (one deed for each symbol; `weight` 2 for a doubled shot), "gift" (Sid Ketchum's life
    point), "arrow" (given by Elena Fuente or stolen by Apache Kid), "relief" (an arrow of somebody returned by broken
    arrow or Kit Carlson), "help" (life lost in his place by Molly Stark), "token" (from the Ghost), "power" (a special
    role used; `what` is the card), "gatling" (fired; at nobody in particular), "out" (`target` was eliminated, by
    `actor` or nobody; `what` is the role card that lies open now). `choices` are the seats it could have been, where
    the rules limit them; empty: any living seat.
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
    began: bool = False


def remember(memory: DiceMemory, update: Update) -> DiceMemory:
    """Add what was done; forget what was taken back."""
    turn = update.view.turn
    deeds = list(memory.deeds)
    for event in update.events:
        if isinstance(event, TurnBegan):
            turn = event.turn
        deeds += deeds_of(event, turn)
    done = update.view.deeds
    first = memory.first if memory.began else done - len(deeds)
    if any(isinstance(event, TookBack) for event in update.events):
        del deeds[max(done - first, 0) :]
    return DiceMemory(tuple(deeds), first, True)


def deeds_of(event: Event, turn: int) -> list[Deed]:
    """What somebody chose to do, in this event."""
    match event:
        case ShotsFired(seat, _, targets, choices, doubled):
            twice = targets.index(doubled) if doubled in targets else -1
            return [
                Deed(turn, seat, SHOT, target, 2 if place == twice else 1, choices[place])
                for place, target in enumerate(targets)
            ]
        case BeersServed(seat, receivers):
            return [Deed(turn, seat, BEER, receiver) for receiver in receivers]
        case LifeGiven(by, seat):
            return [Deed(turn, by, GIFT, seat)]
        case ArrowTaken(seat, _, "diverted", by):
            return [Deed(turn, by, ARROW, seat)]
        case ArrowTaken(seat, _, "stolen", _, from_seat):
            return [Deed(turn, seat, ARROW, from_seat, what="stolen")]
        case ArrowsReturned(seat, _, _, "broken_arrow" | "kit" as cause, by):
            return [Deed(turn, by, RELIEF, seat, what=cause)]
        case TakenOver(by, seat, points):
            return [Deed(turn, by, HELP, seat, points)]
        case TokenGiven(by, seat, face, double):
            return [Deed(turn, by, TOKEN, seat, 1 + double, what=face)]
        case RoleRevealed(seat, role, target):
            return [Deed(turn, seat, POWER, target, what=role)]
        case GatlingFired(seat):
            return [Deed(turn, seat, GATLING, NOBODY)]
        case Eliminated(seat, role, _, causer):
            return [Deed(turn, causer, OUT, seat, what=role)]
    return []
