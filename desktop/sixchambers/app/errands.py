"""What the window is to do first, if whoever started the program said so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ..engine.message import Trouble
from ..engine.naming import tidy

if TYPE_CHECKING:
    from .window import Window

Errand = Callable[["Window"], None]


def names_of(text: str) -> list[str]:
    """ "Anna, Ben": the people at this screen."""
    return [name for name in map(tidy, text.split(",")) if name]


def choose(game: str) -> Errand:
    """The lobby, with this game on the table."""

    def errand(window: Window) -> None:
        window.lobby.pick(game)

    return errand


def open_table(game: str, code: str = "") -> Errand:
    """A table on the network, with the chairs the lobby remembers. Trouble if nobody could use this code."""
    from ..lan.link.code import refuse_code

    why = refuse_code(code) if code else None
    if why is not None:
        raise Trouble(why.id, **why.parts)

    def errand(window: Window) -> None:
        if game:
            window.lobby.pick(game)
        window.lobby.open_table()
        if code and window.network is not None:
            window.door.call_it(code)

    return errand


def join_table(address: str, code: str = "", people: Sequence[str] = (), watch: bool = False) -> Errand:
    """The tables there are, or the one at an address. Who has said everything it takes is on the way already."""

    def errand(window: Window) -> None:
        window.door.knock(address, code, people, watch)

    return errand
