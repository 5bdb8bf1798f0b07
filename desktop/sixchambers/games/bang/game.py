"""BANG! with Gold Rush and the Shadow-Gunslingers, as the engine knows it."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from ...engine.chance import Chance
from ...engine.codec import Codec
from ...engine.game import Component, Game
from ...engine.update import Update
from .box import (
    CARD_NAMES,
    CARDS,
    EQUIPMENT,
    EQUIPMENT_NAMES,
    GOLD_RUSH_LIFE,
    LIFE,
    NAME,
    NUGGETS,
    ROLES,
    ROW,
)
from .cards.words import WORDS as CARD_WORDS
from .characters.words import WORDS as CHARACTER_WORDS
from .equipment.words import WORDS as EQUIPMENT_WORDS
from .events import EVENTS
from .imagine import imagine
from .memory import BangMemory, first_memory, remember
from .moves import BangPlay
from .setup import fresh_state
from .state import BangOptions, BangState
from .talk import BangTalk
from .view import BangView, open_view, view
from .words import WORDS


class Bang(Game[BangState, BangView, BangMemory, BangOptions]):
    """Sheriff, Deputies, Outlaws and a Renegade, 3 to 8 players; only one of them wears his role openly."""

    id: ClassVar[str] = "bang"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 9)
    options_type = BangOptions
    codec = Codec(state=BangState, view=BangView, memory=BangMemory, events=EVENTS)
    words = WORDS | CARD_WORDS | CHARACTER_WORDS | EQUIPMENT_WORDS

    def setup(self, options: BangOptions, seats: int, chance: Chance) -> BangState:
        return fresh_state(options, seats, chance)

    def play(self, state: BangState, *, heard: bool = False) -> BangPlay:
        return BangPlay(state, heard=heard)

    def view(self, state: BangState, seat: int | None) -> BangView:
        return view(state, seat)

    def open_view(self, state: BangState) -> BangView:
        return open_view(state)

    def first_memory(self, seats: int) -> BangMemory:
        return first_memory(seats)

    def remember(self, memory: BangMemory, update: Update) -> BangMemory:
        return remember(memory, update)

    def imagine(self, view: BangView, memory: BangMemory, chance: Chance) -> BangState:
        return imagine(view, memory, chance)

    def check(self, state: BangState) -> None:
        """Every card in one place, all equipment and nuggets there, nobody dead who holds anything."""
        places = [state.deck, state.discard, state.aside, state.looked, *state.hands, *state.in_play]
        cards = sorted(card for place in places for card in place)
        assert cards == list(CARDS), f"{len(cards)} cards"
        _check_gold(state)
        assert Counter(state.roles) == Counter(ROLES[len(state.roles)]), state.roles
        living = [seat for seat, alive in enumerate(state.alive) if alive]
        here = set(state.present)
        assert here >= set(living) and len(here) <= len(living) + 1, f"{state.present} in the game"
        assert list(state.present) == sorted(here)
        for seat, alive in enumerate(state.alive):
            names = [NAME[card] for card in state.in_play[seat]]
            assert len(set(names)) == len(names), f"seat {seat} has {names} in play"
            assert state.life[seat] <= state.most[seat]
            assert alive or state.life[seat] == 0
            if seat not in here and not any(seat == lost for lost, _ in state.doomed):
                left = (state.hands[seat], state.in_play[seat], state.equipment[seat])
                assert left == ((), (), ()), f"seat {seat} is out and has {left}"

    def part(self, state: BangState, seat: int) -> str:
        return state.roles[seat]

    def components(self) -> tuple[Component, ...]:
        cards = Counter(NAME)
        equipment = Counter(EQUIPMENT)
        return (
            Component("cards", len(CARDS)),
            *(Component(f"card_{name}", cards[name]) for name in CARD_NAMES),
            Component("characters", len(LIFE)),
            Component("gold_rush_characters", len(GOLD_RUSH_LIFE)),
            Component("role_cards", 8),
            Component("equipment", len(EQUIPMENT)),
            *(Component(f"equipment_{name}", equipment[name]) for name in EQUIPMENT_NAMES),
            Component("nuggets", NUGGETS),
        )

    def talk(self) -> BangTalk:
        return BangTalk()


def _check_gold(state: BangState) -> None:
    if not state.options.gold_rush:
        assert not any(state.nuggets) and not any(state.equipment) and not state.row and not state.shelf
        return
    nuggets = state.heap + sum(state.nuggets) + state.pan + state.snake
    assert nuggets == NUGGETS, f"{nuggets} nuggets"
    assert min(state.nuggets) >= 0 and len(state.row) == ROW
    equipment = [*state.row, *state.shelf, *(name for names in state.equipment for name in names)]
    if state.using:
        equipment.append(state.using)
    assert Counter(equipment) == Counter(EQUIPMENT), f"{len(equipment)} equipment cards"
    assert 0 <= state.face_up <= len(state.shelf)
    for names in state.equipment:
        assert len(set(names)) == len(names), f"the same equipment twice: {names}"


BANG = Bang()
