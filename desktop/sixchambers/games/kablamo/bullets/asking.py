"""Questions several bullets ask alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ....engine.message import Message, message
from ....engine.questions import Barred, ChooseOne, ChoosePlace, ChooseSome
from ..box import CHAMBERS
from ..cylinder import SAFE
from ..events import Pointed
from ..events.base import Place

if TYPE_CHECKING:
    from ..moves import KablamoPlay

SAFE_BULLET = message("kablamo.no_safe")
EMPTY_CHAMBER = message("kablamo.no_empty")
ACTIVE_BULLET = message("kablamo.no_active")
OUT_OF_GAME = message("kablamo.no_dead")
NOTHING_LOADED = message("kablamo.no_loaded")
ALREADY_PICKED = message("kablamo.no_twice")
NOT_HERE = message("kablamo.no_such_place")


def ask_place(g: KablamoPlay, seat: int, prompt: Message, places: list[Place], why: Message = NOT_HERE) -> ChoosePlace:
    """One of these face-down bullets; every other chamber says why not."""
    return ChoosePlace(
        seat=seat,
        prompt=prompt,
        default=places[0],
        about="chamber",
        places=tuple(places),
        barred=tuple(_barred(g, seat, set(places), why)),
    )


def _barred(g: KablamoPlay, seat: int, allowed: set[Place], why: Message) -> Iterable[Barred]:
    for owner, revolver in enumerate(g.state.revolvers):
        for position in range(CHAMBERS):
            if (owner, position) in allowed:
                continue
            if revolver.chambers[position] is None:
                yield Barred((owner, position), EMPTY_CHAMBER if g.state.alive[owner] else OUT_OF_GAME)
            elif position == revolver.active:
                yield Barred((owner, position), ACTIVE_BULLET)
            elif position == SAFE and owner != seat:
                yield Barred((owner, position), SAFE_BULLET)
            else:
                yield Barred((owner, position), why)


def ask_seat(
    g: KablamoPlay, seat: int, prompt: Message, options: list[int], default: int, why: Message, about: str = "seat"
) -> ChooseOne:
    """One of these players."""
    return ChooseOne(
        seat=seat,
        prompt=prompt,
        default=default,
        about=about,
        options=tuple(options),
        barred=tuple(no_others(g, options, why)),
    )


def ask_pair(g: KablamoPlay, seat: int, prompt: Message, options: list[int], why: Message) -> ChooseSome:
    """Two players: oneself and the one to the left, if nothing else is said."""
    first = seat if seat in options else options[0]
    others = [other for other in g.clockwise(first + 1) if other in options and other != first]
    return ChooseSome(
        seat=seat,
        prompt=prompt,
        default=tuple(sorted((first, others[0]))),
        about="pair",
        options=tuple(options),
        least=2,
        most=2,
        barred=tuple(no_others(g, options, why)),
    )


def no_others(g: KablamoPlay, options: Sequence[int], why: Message) -> Iterable[Barred]:
    """Why all other seats may not be named."""
    for seat, alive in enumerate(g.state.alive):
        if seat not in options:
            yield Barred(seat, why if alive else OUT_OF_GAME)


def point_at(g: KablamoPlay, seat: int, place: Place) -> None:
    if g.heard:
        g.tell(Pointed(seat, place))
