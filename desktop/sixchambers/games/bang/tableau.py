"""Laying a table as a scenario wants it: what the file says lies where it says, everything else fits itself in."""

from __future__ import annotations

from typing import Any

from .box import CARDS, EQUIPMENT, FACE, NAME, NUGGETS, ROLES, ROW, SHERIFF
from .characters.registry import CHARACTERS, STRANGER
from .characters.sid_ketchum import SID_OFFER_ID, SidOffer
from .play_phase import NEXT_PLAY
from .setup import life_points
from .state import BangState
from .turn import NEXT_TURN, SHADOW_TURN, TURN

SEAT_KEYS = ("role", "character", "life", "hand", "in_play", "equipment", "nuggets", "alive", "side")
TABLE_KEYS = (
    "turn",
    "phase",
    "deck",
    "discard",
    "row",
    "shelf",
    "shelf_open",
    "bangs",
    "turns",
    "shuffles",
    "extra",
    "deck_size",
)
LETTERS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def face_word(card: int) -> str:
    """A card as scenario files write it: bang-5d."""
    letter = next(letter for letter, suit in LETTERS.items() if suit == FACE[card][-1])
    return f"{NAME[card]}-{FACE[card][:-1].lower()}{letter}"


def cards_meant(word: str) -> list[int]:
    """All cards a word may mean: "bang" any of them, "bang-5d" exactly one, "-5d" any with that face."""
    name, _, face = word.partition("-")
    found = [card for card in CARDS if not name or NAME[card] == name]
    if face:
        found = [card for card in found if face_word(card).endswith(f"-{face.lower()}")]
    if not found:
        raise ValueError(f"there is no card “{word}”")
    return found


class Tableau:
    """Collects what a file says, then lays the table."""

    def __init__(self) -> None:
        self.seats: dict[int, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}

    def wish(self, key: str, value: Any, seat: int | None) -> None:
        if seat is None:
            if key not in TABLE_KEYS:
                raise ValueError(f"bang tables have no “{key}” to set; there is: {', '.join(TABLE_KEYS)}")
            self.table[key] = value
        else:
            if key not in SEAT_KEYS:
                raise ValueError(f"bang seats have no “{key}” to set; there is: {', '.join(SEAT_KEYS)}")
            self.seats.setdefault(seat, {})[key] = value

    def of(self, seat: int, key: str, otherwise: Any) -> Any:
        return self.seats.get(seat, {}).get(key, otherwise)

    def lay(self, state: BangState, names: list[str]) -> None:
        phase = self.table.get("phase", "play")
        self._people(state)
        if phase == "setup":
            self._piles(state, {})
            return
        self._bodies(state)
        self._piles(state, self._cards_of_seats())
        self._gold(state)
        self._clock(state, names, phase)

    # --- people ----------------------------------------------------------------------------------------------

    def _people(self, state: BangState) -> None:
        seats = len(state.roles)
        given = {seat: self.of(seat, "role", None) for seat in range(seats)}
        left = list(ROLES[seats])
        for role in given.values():
            if role is not None:
                left.remove(role)
        # Whoever is not told otherwise gets the first role left: the Sheriff, then the others in the box's order.
        state.roles = [left.pop(0) if role is None else role for role in given.values()]
        if state.options.characters == "pick" and self.table.get("phase") == "setup":
            return
        for seat in range(seats):
            name = self.of(seat, "character", STRANGER)
            if name not in CHARACTERS:
                raise ValueError(f"there is no character “{name}”")
            state.characters[seat] = name
        state.candidates = [()] * seats

    def _bodies(self, state: BangState) -> None:
        seats = range(len(state.roles))
        state.most = [life_points(state, seat) for seat in seats]
        state.alive = [self.of(seat, "alive", True) for seat in seats]
        state.life = [self.of(seat, "life", state.most[seat]) if state.alive[seat] else 0 for seat in seats]
        state.present = tuple(seat for seat in seats if state.alive[seat])
        state.sides = [self.of(seat, "side", "") for seat in seats]
        if "sid_ketchum" in state.characters:
            state.offers = [SidOffer(state.characters.index("sid_ketchum"), id=SID_OFFER_ID)]

    # --- cards -----------------------------------------------------------------------------------------------

    def _cards_of_seats(self) -> dict[tuple[str, int], list[str]]:
        return {(key, seat): self.of(seat, key, []) for seat in self.seats for key in ("in_play", "hand")}

    def _piles(self, state: BangState, wanted: dict[tuple[str, int], list[str]]) -> None:
        """Cards named with their face come first, so that nobody who takes just any takes one of them."""
        places: dict[Any, list[str]] = {
            **wanted,
            "discard": self.table.get("discard", []),
            "deck": self.table.get("deck", []),
        }
        words = [(place, number, word) for place, row in places.items() for number, word in enumerate(row)]
        found: dict[tuple[Any, int], int] = {}
        used: set[int] = set()
        for place, number, word in sorted(words, key=lambda entry: len(cards_meant(entry[2])) > 1):
            free = [card for card in cards_meant(word) if card not in used]
            if not free:
                raise ValueError(f"there is no “{word}” left")
            found[place, number] = free[0]
            used.add(free[0])
        laid = {place: tuple(found[place, number] for number in range(len(row))) for place, row in places.items()}
        for (key, seat), cards in [(place, laid[place]) for place in wanted]:
            (state.hands if key == "hand" else state.in_play)[seat] = cards
        rest = [card for card in state.deck if card not in used]
        # A short draw pile: what does not fit lies under the discard pile.
        size = max(0, self.table.get("deck_size", len(CARDS)) - len(laid["deck"]))
        state.deck = [*rest[:size], *reversed(laid["deck"])]
        state.discard = [*rest[size:], *reversed(laid["discard"])]

    # --- gold ------------------------------------------------------------------------------------------------

    def _gold(self, state: BangState) -> None:
        if not state.options.gold_rush:
            return
        seats = range(len(state.roles))
        state.nuggets = [self.of(seat, "nuggets", 0) for seat in seats]
        state.heap = NUGGETS - sum(state.nuggets)
        state.equipment = [tuple(self.of(seat, "equipment", ())) for seat in seats]
        left = [*state.shelf, *state.row]
        assert len(left) == len(EQUIPMENT)
        below, above = list(self.table.get("shelf_open", [])), list(self.table.get("shelf", []))
        row = list(self.table.get("row", []))
        for name in [*row, *below, *above, *(name for names in state.equipment for name in names)]:
            if name not in left:
                raise ValueError(f"there is no “{name}” left")
            left.remove(name)
        while len(row) < ROW:
            row.append(left.pop())
        state.row = tuple(row)
        state.shelf = [*below, *left, *reversed(above)]
        state.face_up = len(below)

    # --- time ------------------------------------------------------------------------------------------------

    def _clock(self, state: BangState, names: list[str], phase: str) -> None:
        state.bangs = self.table.get("bangs", 0)
        state.shuffles = self.table.get("shuffles", 0)
        state.extra = self.table.get("extra", False)
        state.turns = self.table.get("turns", 1)
        first = state.roles.index(SHERIFF) if SHERIFF in state.roles else 0
        state.turn = names.index(self.table["turn"]) if "turn" in self.table else first
        shadow = not state.alive[state.turn]
        if phase == "next":
            state.agenda = [NEXT_TURN]
            return
        if shadow:
            state.present = tuple(sorted({*state.present, state.turn}))
        steps = SHADOW_TURN if shadow else TURN
        if phase == "play":
            steps = steps[steps.index(NEXT_PLAY) :]
        elif phase == "draw":
            steps = steps[steps.index(NEXT_PLAY) - 1 :]
        elif phase != "start":
            raise ValueError(f"there is no phase “{phase}”; there is: setup, start, draw, play, next")
        state.agenda = [NEXT_TURN, *reversed(steps)]  # type: ignore[list-item]
