"""BANG! as plain data. Lists run over the seats; cards are numbers (see box.py), their order is the order they came.

Of both piles and the equipment deck the last item is the top.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ...engine.state import Core, State
from .all_steps import AnyOffer, AnyStep

TURN_LIMIT = 1000
"""Far beyond any real game; with it even players who never answer come to an end."""

WEARY_AFTER = 3
"""With the stall breaker on: from so many reshuffles of the discard pile on everybody tires."""

Wound = tuple[int, int, int, int, str]
"""Who lost, how many points, by whom (or NOBODY), how many of them were not the last, and what did it."""


class BangOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of the rules file, and how characters are given out."""

    # Nuggets, equipment and eight more characters.
    gold_rush: bool = True
    # Eliminated players come back for their turns. Needs four players; with three it is off.
    shadows: bool = True
    # One character is dealt to everybody, or everybody picks one of two.
    characters: Literal["dealt", "pick"] = "dealt"
    # shadows rest as soon as only the Sheriff and a Renegade live.
    quiet_showdown: bool = False
    # after the third reshuffle everybody loses a life point at the start of each of his turns.
    stall_breaker: bool = False
    # The deduction notebook: the role probabilities that follow from what a seat knows. A helper, not a rule.
    notebook: bool = False


class BangState(State):
    """The table's truth."""

    core: Core
    agenda: list[AnyStep]
    offers: list[AnyOffer]
    options: BangOptions
    roles: list[str]
    # Empty until they are known; `candidates` are the two somebody picks from.
    characters: list[str]
    candidates: list[tuple[str, ...]]
    alive: list[bool]
    # Who is in the game now: the living, and a shadow in its own turn. Everything that counts players counts these.
    present: tuple[int, ...]
    life: list[int]
    most: list[int]
    hands: list[tuple[int, ...]]
    in_play: list[tuple[int, ...]]
    deck: list[int]
    discard: list[int]
    # Turned over and not yet anybody's: a "draw!" with a choice, the General Store.
    aside: tuple[int, ...]
    # What Kit Carlson looks at.
    looked: tuple[int, ...]
    # The card that counted in the last "draw!"; -1 if there was none.
    drawn: int
    shuffles: int
    turn: int
    turns: int
    extra: bool
    # Turns this seat still has to come right after this one.
    more: int
    bangs: int
    # What the effect on its way has done so far.
    wounds: tuple[Wound, ...]
    doomed: tuple[tuple[int, int], ...]
    # Gold Rush
    heap: int
    nuggets: list[int]
    equipment: list[tuple[str, ...]]
    row: tuple[str, ...]
    shelf: list[str]
    # So many cards at the bottom of the equipment deck lie face up.
    face_up: int
    # The single-use equipment being used; it goes under the deck when its effect is over.
    using: str
    # Regains all life at the end of this turn: the Gold Rush card.
    rush: bool
    # Nuggets lying on the Gold Pan and on Raddie Snake this turn; Pretty Luzena has had her discount.
    pan: int
    snake: int
    discounted: bool
    # Shadow-Gunslingers: which side a shadow-Renegade is on; empty before his first turn, and for everybody else.
    sides: list[str]

    def copy(self) -> BangState:
        return BangState(
            self.core.copy(),
            self.agenda.copy(),
            self.offers.copy(),
            self.options,
            self.roles.copy(),
            self.characters.copy(),
            self.candidates.copy(),
            self.alive.copy(),
            self.present,
            self.life.copy(),
            self.most.copy(),
            self.hands.copy(),
            self.in_play.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.aside,
            self.looked,
            self.drawn,
            self.shuffles,
            self.turn,
            self.turns,
            self.extra,
            self.more,
            self.bangs,
            self.wounds,
            self.doomed,
            self.heap,
            self.nuggets.copy(),
            self.equipment.copy(),
            self.row,
            self.shelf.copy(),
            self.face_up,
            self.using,
            self.rush,
            self.pan,
            self.snake,
            self.discounted,
            self.sides.copy(),
        )
