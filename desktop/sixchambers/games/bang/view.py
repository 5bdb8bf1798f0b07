"""What a seat at a table of BANG! sees."""

from __future__ import annotations

from ...engine.update import View
from .all_steps import AnyStep
from .box import SHERIFF
from .characters.kit_carlson import KitChooses
from .state import BangOptions, BangState, Wound


class BangView(View, frozen=True):
    """Everything open, one's own hand and role, and of all that is hidden only how much it is. Tuples run over the
    seats. Fields that also are in the state mean the same as there.

    The agenda says where in the rules we are: who is shot at by whom, whose Duel, whose turn to pick. No step holds
    a secret.
    """

    options: BangOptions
    agenda: tuple[AnyStep, ...]
    phase: str
    # None: hidden.
    roles: tuple[str | None, ...]
    characters: tuple[str, ...]
    # The two this seat may pick from.
    candidates: tuple[str, ...]
    # Who has picked.
    ready: tuple[bool, ...]
    alive: tuple[bool, ...]
    present: tuple[int, ...]
    life: tuple[int, ...]
    most: tuple[int, ...]
    counts: tuple[int, ...]
    # None: hidden.
    hands: tuple[tuple[int, ...] | None, ...]
    in_play: tuple[tuple[int, ...], ...]
    deck_count: int
    discard_count: int
    # The top of the discard pile; -1: it is empty.
    discard_top: int
    aside: tuple[int, ...]
    # What Kit Carlson looks at: the cards for him, their number for everybody.
    looked: tuple[int, ...]
    looked_count: int
    drawn: int
    shuffles: int
    turn: int
    turns: int
    extra: bool
    more: int
    bangs: int
    wounds: tuple[Wound, ...]
    doomed: tuple[tuple[int, int], ...]
    heap: int
    nuggets: tuple[int, ...]
    equipment: tuple[tuple[str, ...], ...]
    row: tuple[str, ...]
    shelf_count: int
    # The open cards at the bottom of the equipment deck, the lowest first.
    shelf_open: tuple[str, ...]
    using: str
    rush: bool
    pan: int
    snake: int
    discounted: bool
    sides: tuple[str, ...]


def view(state: BangState, seat: int | None) -> BangView:
    hidden: list[tuple[int, ...] | None] = [None] * len(state.hands)
    if seat is not None:
        hidden[seat] = state.hands[seat]
    return _view(state, seat, tuple(hidden), _roles(state, seat))


def open_view(state: BangState) -> BangView:
    """Every hand and every role: for watching a game again."""
    return _view(state, None, tuple(state.hands), tuple(state.roles))


def _roles(state: BangState, seat: int | None) -> tuple[str | None, ...]:
    """One's own, the Sheriff's, those of the eliminated; all of them with three players and when it is over."""
    roles = state.roles
    if len(roles) == 3 or not state.agenda:
        return tuple(roles)
    alive = state.alive
    return tuple([role if one == seat or role == SHERIFF or not alive[one] else None for one, role in enumerate(roles)])


def _view(
    state: BangState,
    seat: int | None,
    hands: tuple[tuple[int, ...] | None, ...],
    roles: tuple[str | None, ...],
) -> BangView:
    agenda = state.agenda
    step = agenda[-1] if agenda else None
    given = state.core.given
    looks = isinstance(step, KitChooses) and step.seat == seat
    return BangView(
        seat,
        state.options,
        tuple(agenda),
        "over" if step is None else step.phase,
        roles,
        tuple(state.characters),
        () if seat is None else state.candidates[seat],
        tuple([one in given for one in range(len(roles))]),
        tuple(state.alive),
        state.present,
        tuple(state.life),
        tuple(state.most),
        tuple([len(hand) for hand in state.hands]),
        hands,
        tuple(state.in_play),
        len(state.deck),
        len(state.discard),
        state.discard[-1] if state.discard else -1,
        state.aside,
        state.looked if looks else (),
        len(state.looked),
        state.drawn,
        state.shuffles,
        state.turn,
        state.turns,
        state.extra,
        state.more,
        state.bangs,
        state.wounds,
        state.doomed,
        state.heap,
        tuple(state.nuggets),
        tuple(state.equipment),
        state.row,
        len(state.shelf),
        tuple(state.shelf[: state.face_up]),
        state.using,
        state.rush,
        state.pan,
        state.snake,
        state.discounted,
        tuple(state.sides),
    )
