"""Strict encoding and decoding of what a game is made of."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from .events import ENGINE_EVENTS
from .questions import AnyQuestion, Offer, as_answer
from .state import Outcome, State
from .update import Update

_encoder = msgspec.json.Encoder(order="deterministic")


class _RawUpdate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Update on the wire: the parts only a game can type are decoded in a second look."""

    seat: int | None
    asked: int
    now: int
    deadline: int | None
    events: msgspec.Raw
    view: msgspec.Raw
    question: AnyQuestion | None = None
    owes: bool = False
    given: Any = None
    offers: tuple[Offer, ...] = ()
    waiting: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    outcome: Outcome | None = None


class Codec:
    """A game's types, and nothing else, in and out of JSON."""

    def __init__(self, *, state: type[State], view: type, memory: type, events: tuple[type, ...]) -> None:
        every_event = reduce(or_, events, ENGINE_EVENTS)
        self._state = msgspec.json.Decoder(state)
        self._view: msgspec.json.Decoder[Any] = msgspec.json.Decoder(view)
        self._memory: msgspec.json.Decoder[Any] = msgspec.json.Decoder(memory)
        self._events = msgspec.json.Decoder(tuple[every_event, ...])  # type: ignore[valid-type]
        self._update = msgspec.json.Decoder(_RawUpdate)

    def encode(self, thing: Any) -> bytes:
        if isinstance(thing, State):
            # Pending answers are kept by seat, and JSON has no keys but text.
            return msgspec.json.encode(msgspec.to_builtins(thing, str_keys=True, order="deterministic"))
        return _encoder.encode(thing)

    def state(self, raw: bytes) -> Any:
        state: Any = self._state.decode(raw)
        core = state.core
        core.given = {seat: as_answer(answer) for seat, answer in core.given.items()}
        core.parked = {
            height: {seat: as_answer(answer) for seat, answer in given.items()} for height, given in core.parked.items()
        }
        return state

    def view(self, raw: bytes) -> Any:
        return self._view.decode(raw)

    def memory(self, raw: bytes) -> Any:
        return self._memory.decode(raw)

    def update(self, raw: bytes) -> Update:
        rough = self._update.decode(raw)
        return Update(
            rough.seat,
            rough.asked,
            rough.now,
            rough.deadline,
            self._events.decode(rough.events),
            self._view.decode(rough.view),
            _with_tuples(rough.question),
            rough.owes,
            as_answer(rough.given),
            tuple(Offer(offer.id, _with_tuples(offer.question)) for offer in rough.offers),
            rough.waiting,
            rough.ready,
            rough.outcome,
        )


def _with_tuples(question: Any) -> Any:
    """JSON knows no tuples: the default answer comes back as a list and must be an answer again."""
    if question is None:
        return None
    default = as_answer(question.default)
    barred = getattr(question, "barred", ())
    changes: dict[str, Any] = {"default": default}
    if barred:
        changes["barred"] = tuple(type(bar)(as_answer(bar.value), bar.why) for bar in barred)
    if question.warned:
        changes["warned"] = tuple(type(one)(as_answer(one.value), one.why) for one in question.warned)
    return msgspec.structs.replace(question, **changes)
