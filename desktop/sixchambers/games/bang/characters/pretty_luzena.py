"""Pretty Luzena."""

from __future__ import annotations

from typing import ClassVar

from .base import Character


class PrettyLuzena(Character):
    """Once a turn she may buy a piece of equipment for one nugget less; she says for which. Forcing others to
    discard costs her what it costs everybody."""

    id: ClassVar[str] = "pretty_luzena"
    discount: ClassVar[bool] = True
