"""What a seat at Kablamo sees: everything that lies open, its own spares, and no face-down bullet at all."""

from __future__ import annotations

from msgspec import Struct

from ...engine.steps import OpenWindow
from ...engine.update import View
from .bullets.lack_of_etiquette import DoneLooking, Look
from .cylinder import left_of
from .events.base import Place
from .pieces import Bullet, Pending, Revolver, Token
from .setup import MayConcede
from .state import KablamoOptions, KablamoState
from .steps import AnyStep

HIDDEN = -1
"""A bullet whose face this seat does not see."""


class RevolverView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A revolver as it lies on the table.

    `chambers` by position: 0 empty, HIDDEN face down, else the face of the active bullet. `markers` are there only by
    the Socialite's rules, `known` (what this seat has seen and could have followed) only with the helper.
    """

    chambers: tuple[int, ...]
    active: int
    control: int
    tokens: tuple[Token, ...]
    firing: bool
    markers: tuple[int, ...] = ()
    known: tuple[int, ...] = ()


class KablamoView(View, frozen=True):
    """Tuples run over the seats. `agenda` is where in the rules we are, for whoever wants to think ahead."""

    round: int
    repeat: int
    phase: str
    # Which of the windows G1 to G6 is open, or empty.
    window: str
    lead: int
    alive: tuple[bool, ...]
    leaving: tuple[bool, ...]
    revolvers: tuple[RevolverView, ...]
    spares: tuple[tuple[int, ...], ...]
    # Others' spares this seat has seen and could have followed; only with the helper.
    known_spares: tuple[tuple[int, ...], ...]
    front: tuple[tuple[Token, ...], ...]
    centre: tuple[Token, ...]
    bag: int
    discard: tuple[int, ...]
    pending: tuple[Pending, ...]
    carrying: int
    tray: tuple[int, ...]
    tray_of: int
    # Bullets this seat is just looking at: a place and a face each. Gone when it is done.
    sights: tuple[tuple[Place, int], ...]
    shown: int
    ready: tuple[bool, ...]
    agenda: tuple[AnyStep, ...]
    offers: tuple[MayConcede, ...]
    options: KablamoOptions


def view(state: KablamoState, seat: int | None, *, everything: bool = False) -> KablamoView:
    """`everything`: with all faces open, for watching a game again after its end."""
    step = state.agenda[-1] if state.agenda else None
    options = state.options
    seats = range(len(state.alive))
    bit = 0 if seat is None or options.helper == "off" else 1 << seat
    # In a window it must not even be told who has passed already.
    given = () if isinstance(step, OpenWindow) else state.core.given
    tray_seen = everything or state.tray_of == seat
    return KablamoView(
        seat,
        state.round,
        state.repeat,
        "over" if step is None else step.phase,
        getattr(step, "window", ""),
        left_of((state.round - 2) % len(state.alive), state.alive),
        tuple(state.alive),
        tuple(state.leaving),
        tuple([_revolver(revolver, options.socialite, bit, everything) for revolver in state.revolvers]),
        tuple(
            [
                tuple([bullet.face if everything or one == seat else HIDDEN for bullet in state.spares[one]])
                for one in seats
            ]
        ),
        tuple([_known(spares, bit) for spares in state.spares]) if bit else (),
        tuple([tuple(tokens) for tokens in state.front]),
        tuple(state.centre),
        len(state.bag),
        tuple(state.discard),
        tuple(state.pending),
        state.carrying,
        tuple(state.tray) if tray_seen else (HIDDEN,) * len(state.tray),
        state.tray_of,
        _sights(state, step, seat),
        state.shown,
        tuple([one in given for one in seats]),
        tuple(state.agenda),
        tuple(state.offers),
        options,
    )


def _revolver(revolver: Revolver, socialite: bool, bit: int, everything: bool) -> RevolverView:
    active = revolver.active
    return RevolverView(
        tuple(
            [
                0 if bullet is None else bullet.face if everything or place == active else HIDDEN
                for place, bullet in enumerate(revolver.chambers)
            ]
        ),
        active,
        revolver.control,
        tuple(revolver.tokens),
        revolver.firing,
        tuple([-1 if bullet is None else bullet.by for bullet in revolver.chambers]) if socialite else (),
        _known(revolver.chambers, bit) if bit else (),
    )


def _known(bullets: list[Bullet] | list[Bullet | None], bit: int) -> tuple[int, ...]:
    return tuple([bullet.face if bullet is not None and bullet.seen & bit else 0 for bullet in bullets])


def _sights(state: KablamoState, step: AnyStep | None, seat: int | None) -> tuple[tuple[Place, int], ...]:
    if not isinstance(step, Look | DoneLooking) or step.seat != seat:
        return ()
    revolvers = state.revolvers
    looked = [(place, revolvers[place[0]].chambers[place[1]]) for place in step.looked]
    return tuple([(place, bullet.face) for place, bullet in looked if bullet is not None])
