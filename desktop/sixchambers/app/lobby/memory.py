"""The last set-up, kept as JSON in the settings. What does not make sense is as if it were not there."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ...players import levels
from .facts import SEATS, is_ready
from .party import FRIEND, GUEST, ME, Party, is_bot
from .setup import usual_options

LONGEST = 400

Short = Annotated[str, Meta(max_length=40)]
PEOPLE = (ME, FRIEND, GUEST)


class LastTime(Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed last time: the game, who sat where, what differed from the usual."""

    game: Short
    kinds: Annotated[tuple[Short, ...], Meta(max_length=16)]
    bots: Annotated[tuple[Short, ...], Meta(max_length=16)] = ()
    options: dict[Short, str | bool | int] = {}
    time: Annotated[int, Meta(gt=0, le=3_600_000)] | None = None
    hints: bool = True


def recall(text: str) -> LastTime | None:
    """The last set-up if the text holds one that could be played today."""
    try:
        last = msgspec.json.decode(text, type=LastTime, strict=True)
    except (msgspec.MsgspecError, UnicodeError):
        return None
    sensible = (
        last.game in SEATS
        and is_ready(last.game)
        and len(last.kinds) in SEATS[last.game]
        and all(kind in (*PEOPLE, *levels(last.game)) for kind in last.kinds)
        and last.kinds.count(ME) <= 1
    )
    return last if sensible else None


def put_down(game: str, party: Party, options: dict[str, Any], time: int | None, hints: bool = True) -> str:
    """The set-up as text that fits into the settings; if it is too long, the least important part stays out."""
    usual = usual_options(game)
    options = {id: value for id, value in options.items() if usual[id] != value}
    kinds = tuple(seat.kind for seat in party.seats)
    bots = tuple(seat.name for seat in party.seats if is_bot(seat.kind))
    for known in (LastTime(game, kinds, bots, options, time, hints), LastTime(game, kinds, (), options, time, hints)):
        text = msgspec.json.encode(known).decode()
        if len(text) <= LONGEST:
            return text
    return msgspec.json.encode(LastTime(game, kinds, (), {}, time, hints)).decode()
