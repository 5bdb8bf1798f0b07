"""BANG! The Dice Game with Old Saloon, as the engine knows it."""

from __future__ import annotations

from typing import ClassVar

from ...engine.chance import Chance
from ...engine.codec import Codec
from ...engine.game import Component, Game
from ...engine.message import Message
from ...engine.state import Core
from ...engine.update import Update
from . import options as options_module
from .check import check
from .data import ARROWS, BASE_CHARACTERS, BASE_DICE, BEAR, DEPUTY, SALOON_CHARACTERS, SHERIFF, TYPE_OF
from .deal import characters, drawn, full_life, role_cards
from .events import EVENTS
from .imagine import imagine
from .memory import DiceMemory, remember
from .moves import DicePlay
from .options import DiceOptions
from .state import NO_CHIEF, NOBODY, PILE, DiceState
from .steps.turn import Begin
from .talk import DiceTalk
from .view import DiceView, view
from .words import WORDS


class Dice(Game[DiceState, DiceView, DiceMemory, DiceOptions]):
    """Dice, hidden roles and Indian attacks for 3 to 8 players, with the five modules of Old Saloon."""

    id: ClassVar[str] = "dice"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 9)
    options_type = DiceOptions
    codec = Codec(state=DiceState, view=DiceView, memory=DiceMemory, events=EVENTS)
    words = WORDS

    def setup(self, options: DiceOptions, seats: int, chance: Chance) -> DiceState:
        """With three players all roles lie open and the Deputy begins; otherwise the Sheriff does both."""
        roles = role_cards(options, seats, chance)
        people = drawn(characters(options), seats, chance, "characters")
        life = [full_life(character, role) for character, role in zip(people, roles, strict=True)]
        sheriff = next((seat for seat, role in enumerate(roles) if role in (SHERIFF, BEAR)), NOBODY)
        return DiceState(
            core=Core(chance),
            agenda=[Begin()],
            offers=[],
            options=options,
            turn=0,
            active=roles.index(DEPUTY) if sheriff == NOBODY else sheriff,
            pile=ARROWS,
            chief=PILE if options.chiefs_arrow else NO_CHIEF,
            sheriff=sheriff,
            ghost=NOBODY,
            token_holder=NOBODY,
            token_face="",
            token_double=False,
            kinds=(),
            faces=(),
            fresh=(),
            set_dice=(),
            throws=0,
            deeds=0,
            characters=people,
            roles=roles,
            shown=[sheriff in (NOBODY, seat) for seat in range(seats)],
            alive=[True] * seats,
            life=life,
            max_life=life.copy(),
            arrows=[0] * seats,
        )

    def why_not(self, options: DiceOptions, seats: int) -> Message | None:
        return options_module.why_not(options, seats)

    def play(self, state: DiceState, *, heard: bool = False) -> DicePlay:
        return DicePlay(state, heard=heard)

    def view(self, state: DiceState, seat: int | None) -> DiceView:
        return view(state, seat)

    def open_view(self, state: DiceState) -> DiceView:
        """Every role card."""
        return view(state, None, opened=True)

    def first_memory(self, seats: int) -> DiceMemory:
        return DiceMemory()

    def remember(self, memory: DiceMemory, update: Update) -> DiceMemory:
        return remember(memory, update)

    def imagine(self, view: DiceView, memory: DiceMemory, chance: Chance) -> DiceState:
        return imagine(view, chance)

    def part(self, state: DiceState, seat: int) -> str:
        return TYPE_OF[state.roles[seat]]

    def check(self, state: DiceState) -> None:
        check(state)

    def components(self) -> tuple[Component, ...]:
        return (
            Component("base_die", BASE_DICE),
            Component("loudmouth", 1),
            Component("coward", 1),
            Component("arrow_token", ARROWS),
            Component("chiefs_arrow", 1),
            Component("role_card", 8),
            Component("special_role_card", 9),
            Component("character_card", len(BASE_CHARACTERS)),
            Component("new_character_card", len(SALOON_CHARACTERS)),
            Component("ghost_token", 7),
            Component("life_token_one", 28),
            Component("life_token_three", 16),
        )

    def talk(self) -> DiceTalk:
        return DiceTalk()


DICE = Dice()
