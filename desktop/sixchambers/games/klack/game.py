"""Klack Klack Bang, as the engine knows it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from ...engine.chance import Chance
from ...engine.codec import Codec
from ...engine.game import Component, Game
from ...engine.state import Core
from ...engine.update import Update
from .events import EVENTS
from .imagine import imagine
from .money import FULL_PURSE, NOTHING, minus, plus
from .moves import KlackPlay
from .state import MARKERS, KlackOptions, KlackState
from .steps import Bids, EndCheck
from .talk import KlackTalk
from .view import KlackMemory, KlackView, first_memory, remember, view
from .words import WORDS


class Klack(Game[KlackState, KlackView, KlackMemory, KlackOptions]):
    """Secret bidding plus Russian roulette with one die, 3 to 6 players."""

    id: ClassVar[str] = "klack"
    rules_version: ClassVar[int] = 1
    log_forgets: ClassVar[bool] = True
    seats: ClassVar[range] = range(3, 7)
    options_type = KlackOptions
    codec = Codec(state=KlackState, view=KlackView, memory=KlackMemory, events=EVENTS)
    words = WORDS

    def setup(self, options: KlackOptions, seats: int, chance: Chance) -> KlackState:
        return KlackState(
            core=Core(chance),
            agenda=[EndCheck()],
            offers=[],
            options=options,
            round=0,
            centre=MARKERS,
            alive=[True] * seats,
            purses=[FULL_PURSE] * seats,
            bids=[None] * seats,
            stacks=[()] * seats,
            carried=NOTHING,
            removed=NOTHING,
        )

    def play(self, state: KlackState, *, heard: bool = False) -> KlackPlay:
        return KlackPlay(state, heard=heard)

    def view(self, state: KlackState, seat: int | None) -> KlackView:
        return view(state, seat)

    def open_view(self, state: KlackState) -> KlackView:
        """Every purse, as with open books; bids lie open as soon as they are made, and are out of the purse."""
        opened = state.copy()
        opened.options = replace(opened.options, open_books=True)
        if state.agenda and isinstance(state.agenda[-1], Bids):
            for seat, bid in state.core.given.items():
                opened.bids[seat] = bid
                opened.purses[seat] = minus(opened.purses[seat], bid)
        return view(opened, None)

    def first_memory(self, seats: int) -> KlackMemory:
        return first_memory(seats)

    def remember(self, memory: KlackMemory, update: Update) -> KlackMemory:
        return remember(memory, update)

    def imagine(self, view: KlackView, memory: KlackMemory, chance: Chance) -> KlackState:
        return imagine(view, memory, chance)

    def check(self, state: KlackState) -> None:
        """Markers and bills are conserved, nobody owes money, the dead hold none."""
        markers = state.centre + sum(map(len, state.stacks))
        assert markers == MARKERS, f"{markers} click markers"
        bills = plus(state.carried, state.removed)
        for seat, purse in enumerate(state.purses):
            bid = state.bids[seat] or NOTHING
            assert min(*purse, *bid) >= 0, f"seat {seat} holds {purse}, bids {bid}"
            assert state.alive[seat] or purse == NOTHING, f"seat {seat} is out and holds {purse}"
            bills = plus(plus(bills, purse), bid)
            for stack in state.stacks[seat]:
                assert stack[0] + stack[1] > 0, f"seat {seat} has an empty stack"
                bills = plus(bills, stack)
        every = 6 * len(state.purses)
        assert bills == (every, every), f"{bills} bills of {every} each"

    def components(self) -> tuple[Component, ...]:
        return (
            Component("bullet_die", 1),
            Component("cylinder", 1),
            Component("bill_1000", 6, per="seat"),
            Component("bill_2000", 6, per="seat"),
            Component("click_marker", MARKERS),
        )

    def talk(self) -> KlackTalk:
        return KlackTalk()


KLACK = Klack()
