"""What the lobby hands over: everything that is agreed before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from ...engine.journal import SeatInfo
from ...engine.message import Message
from ...games import game as find
from .facts import LIKED, SEATS
from .party import USUAL, Party


class GameSetup(Struct, frozen=True):
    """A game to be. An empty seed is drawn at random; the time limit is in milliseconds for an answer; hints may
    be asked for by everybody or by nobody; `guests` are the seats kept for people at other computers."""

    game: str
    seats: tuple[SeatInfo, ...]
    options: dict[str, Any]
    seed: str = ""
    time_limit: int | None = None
    hints: bool = True
    guests: tuple[int, ...] = ()


def agree(
    game: str, party: Party, options: dict[str, Any], seed: str = "", limit: int | None = None, hints: bool = True
) -> GameSetup:
    seats = tuple(SeatInfo(seat.name, seat.player()) for seat in party.seats)
    return GameSetup(game, seats, options, seed, limit, hints, tuple(party.guests()))


def usual_options(game: str) -> dict[str, Any]:
    """The game's own defaults, but for what is more fun here."""
    return {**{info.id: info.default for info in find(game).option_infos()}, **LIKED.get(game, {})}


def why_not(game: str, options: Mapping[str, Any], seats: int) -> Message | None:
    """Why these options do not go with so many players; None if they do."""
    found = find(game)
    return found.why_not(found.read_options(options), seats)


def recalled_options(game: str, stored: Mapping[str, Any]) -> dict[str, Any]:
    """The usual options, changed by what was stored as far as that still makes sense."""
    options = usual_options(game)
    for info in find(game).option_infos():
        kept = [value for value in info.values if type(value) is type(stored.get(info.id)) and value == stored[info.id]]
        options.update((info.id, value) for value in kept)
    return options


def quick(game: str, here: Party) -> GameSetup:
    """Me and three bots by the usual rules, whoever sits here."""
    party = Party(here.remember(), here.default_me, here.default_friend, here.default_guest)
    party.fill(USUAL)
    seats = SEATS[game]
    party.resize(min(max(len(USUAL), seats[0]), seats[-1]))
    return agree(game, party, usual_options(game))
