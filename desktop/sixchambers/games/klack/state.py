"""Klack Klack Bang as plain data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ...engine.state import Core, State
from .money import Holding
from .steps import AnyStep

MARKERS = 6
FACES = 6
BULLET = 0
"""The face of the die that shows the bullet; the other five are blank."""

ROUND_LIMIT = 500
"""Far beyond any real game; with it even players who never answer come to an end."""


class KlackOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of the rules file, and how the trigger is pulled."""

    # K1, K18: what becomes of the other players' bids after a bang.
    bang_other_bids: Literal["return", "remove", "carry"] = "return"
    # Everybody sees everybody's bid money: a helper, for those who would rather not count.
    open_books: bool = False
    # Who is chosen pulls the trigger by hand, or it happens at once.
    pull: Literal["auto", "hand"] = "auto"


class KlackState(State):
    """The table's truth. Lists run over the seats."""

    core: Core
    agenda: list[AnyStep]
    # This game has no standing offers.
    offers: list[AnyStep]
    options: KlackOptions
    round: int
    centre: int
    alive: list[bool]
    purses: list[Holding]
    # What lies open on the table this round, raises included; None: no bid (yet).
    bids: list[Holding | None]
    # Won pots, one marker each, in the order they were won.
    stacks: list[tuple[Holding, ...]]
    # Bids left on the table by a bang with "carry": they belong to the next click.
    carried: Holding
    removed: Holding

    def copy(self) -> KlackState:
        return KlackState(
            self.core.copy(),
            self.agenda.copy(),
            self.offers.copy(),
            self.options,
            self.round,
            self.centre,
            self.alive.copy(),
            self.purses.copy(),
            self.bids.copy(),
            self.stacks.copy(),
            self.carried,
            self.removed,
        )
