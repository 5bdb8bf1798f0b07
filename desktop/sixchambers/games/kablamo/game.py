"""Kablamo, as the engine knows it."""

from __future__ import annotations

from typing import ClassVar

from ...engine.chance import Chance
from ...engine.codec import Codec
from ...engine.game import Component, Game
from ...engine.state import Core
from ...engine.update import Update
from .box import BOX, HIGHEST_HV, is_live
from .census import box, check
from .events import EVENTS
from .imagine import imagine
from .memory import KablamoMemory, first_memory, remember
from .moves import KablamoPlay
from .pieces import bare_revolver
from .setup import Deal, MayConcede
from .state import KablamoOptions, KablamoState
from .talk import KablamoTalk
from .view import KablamoView, view
from .windows import EVERY_HV
from .words import WORDS


class Kablamo(Game[KablamoState, KablamoView, KablamoMemory, KablamoOptions]):
    """Six bullets each in a cylinder nobody may look at again; the last one alive wins. 2 to 5 players."""

    id: ClassVar[str] = "kablamo"
    rules_version: ClassVar[int] = 1
    log_forgets: ClassVar[bool] = True
    seats: ClassVar[range] = range(2, 6)
    options_type = KablamoOptions
    codec = Codec(state=KablamoState, view=KablamoView, memory=KablamoMemory, events=EVENTS)
    words = WORDS

    def setup(self, options: KablamoOptions, seats: int, chance: Chance) -> KablamoState:
        return KablamoState(
            core=Core(chance, next_id=seats + 1),
            agenda=[Deal()],
            offers=[MayConcede(seat, id=seat + 1) for seat in range(seats)],
            options=options,
            round=0,
            repeat=0,
            alive=[True] * seats,
            leaving=[False] * seats,
            revolvers=[bare_revolver() for _ in range(seats)],
            spares=[[] for _ in range(seats)],
            front=[[] for _ in range(seats)],
            centre=[],
            bag=box(options.iron_strategist),
            discard=[],
            pending=[],
            carrying=0,
            tray=[],
            tray_of=-1,
            shown=EVERY_HV if options.iron_strategist else 0,
        )

    def play(self, state: KablamoState, *, heard: bool = False) -> KablamoPlay:
        return KablamoPlay(state, heard=heard)

    def view(self, state: KablamoState, seat: int | None) -> KablamoView:
        return view(state, seat)

    def open_view(self, state: KablamoState) -> KablamoView:
        return view(state, None, everything=True)

    def first_memory(self, seats: int) -> KablamoMemory:
        return first_memory(seats)

    def remember(self, memory: KablamoMemory, update: Update) -> KablamoMemory:
        return remember(memory, update)

    def imagine(self, view: KablamoView, memory: KablamoMemory, chance: Chance) -> KablamoState:
        return imagine(view, memory, chance)

    def check(self, state: KablamoState) -> None:
        """Every bullet of the box is somewhere, once; nothing lies where it cannot."""
        check(state)

    def components(self) -> tuple[Component, ...]:
        live = sum(map(is_live, BOX))
        return (
            Component("revolver", self.seats[-1]),
            Component("live_bullet", live),
            Component("action_bullet", len(BOX) - live - HIGHEST_HV),
            Component("hv_bullet", HIGHEST_HV),
            Component("ammunition_bag", 1),
        )

    def talk(self) -> KablamoTalk:
        return KablamoTalk()


KABLAMO = Kablamo()
