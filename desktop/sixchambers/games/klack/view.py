"""What a seat at Klack Klack Bang sees, and the memory of one who never forgets."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ...engine.events import TookBack
from ...engine.update import Update, View
from .events import Banged, BidReturned, BidsShown, Converted, Left, RaisesShown
from .money import FULL_PURSE, NOTHING, Holding, minus, plus, total
from .state import KlackState


class KlackView(View, frozen=True):
    """Everything open, one's own purse, and who is ready. Tuples run over the seats.

    `purses` holds None for what this seat may not see.
    """

    round: int
    phase: str
    centre: int
    alive: tuple[bool, ...]
    purses: tuple[Holding | None, ...]
    bids: tuple[Holding | None, ...]
    stacks: tuple[tuple[Holding, ...], ...]
    carried: Holding
    ready: tuple[bool, ...]
    tied: tuple[int, ...]
    high: int | None
    chosen: int | None
    bang_other_bids: str
    open_books: bool
    pull: str


def view(state: KlackState, seat: int | None) -> KlackView:
    step = state.agenda[-1] if state.agenda else None
    purses: tuple[Holding | None, ...]
    options = state.options
    if options.open_books:
        purses = tuple(state.purses)
    elif seat is None:
        purses = (None,) * len(state.purses)
    else:
        purses = (None,) * seat + (state.purses[seat],) + (None,) * (len(state.purses) - seat - 1)
    given = state.core.given
    return KlackView(
        seat,
        state.round,
        "over" if step is None else step.phase,
        state.centre,
        tuple(state.alive),
        purses,
        tuple(state.bids),
        tuple(state.stacks),
        state.carried,
        tuple([seat in given for seat in range(len(state.alive))]),
        getattr(step, "tied", ()),
        getattr(step, "high", None),
        getattr(step, "chosen", None),
        options.bang_other_bids,
        options.open_books,
        options.pull,
    )


class KlackMemory(Struct, frozen=True, forbid_unknown_fields=True):
    """Every purse, followed through open events. None: it was not followed from the start.

    All begin alike, bids are shown, stacks won and converted are open: who forgets nothing knows every purse.
    """

    purses: tuple[Holding | None, ...]
    # The click stacks when last seen: what is back among them was a conversion taken back.
    stacks: tuple[tuple[Holding, ...], ...] = ()


def first_memory(seats: int) -> KlackMemory:
    return KlackMemory((FULL_PURSE,) * seats, ((),) * seats)


def remember(memory: KlackMemory, update: Update) -> KlackMemory:
    purses = list(memory.purses)
    for event in update.events:
        if isinstance(event, BidsShown):
            _all(purses, event.bids, minus)
        elif isinstance(event, RaisesShown):
            _all(purses, event.raises, minus)
        elif isinstance(event, Converted):
            _one(purses, event.seat, event.bills, plus)
        elif isinstance(event, Left):
            purses[event.seat] = NOTHING
        elif isinstance(event, BidReturned):
            _one(purses, event.seat, event.bid, plus)
        elif isinstance(event, Banged):
            if event.others == "return":
                _all(purses, event.bids, plus)
            purses[event.seat] = NOTHING
        elif isinstance(event, TookBack):
            for seat, before in enumerate(memory.stacks):
                _one(purses, seat, minus(total(update.view.stacks[seat]), total(before)), minus)
    own = update.view.seat
    if own is not None:
        purses[own] = update.view.purses[own]
    return KlackMemory(tuple(purses), update.view.stacks)


Change = Callable[[Holding, Holding], Holding]


def _one(purses: list[Holding | None], seat: int, bills: Holding, change: Change) -> None:
    purse = purses[seat]
    if purse is not None:
        purses[seat] = change(purse, bills)


def _all(purses: list[Holding | None], bills: tuple[Holding | None, ...], change: Change) -> None:
    for seat, held in enumerate(bills):
        if held is not None:
            _one(purses, seat, held, change)
