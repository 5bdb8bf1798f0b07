"""Slap .45, as the engine knows it."""

from __future__ import annotations

from typing import ClassVar

from ...engine.chance import Chance
from ...engine.codec import Codec
from ...engine.game import Component, Game, Reveal
from ...engine.message import Message, message
from ...engine.state import Core
from ...engine.update import Update
from .box import COUNTS, GANG_SIZE, GANGS, GOLD
from .census import box, check
from .events import EVENTS
from .gangs.sheriffs import hands_of
from .imagine import imagine
from .memory import SlapMemory, first_memory, remember
from .moves import SlapPlay
from .options import SlapOptions
from .race import Armed
from .rounds import StartRound
from .state import SlapState
from .talk import SlapTalk
from .view import SlapView, view
from .words import WORDS


class Slap(Game[SlapState, SlapView, SlapMemory, SlapOptions]):
    """A card is turned, and whoever slaps first shoots; the last gang standing wins. 3 to 7 players."""

    id: ClassVar[str] = "slap"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 8)
    options_type = SlapOptions
    codec = Codec(state=SlapState, view=SlapView, memory=SlapMemory, events=EVENTS)
    words = WORDS

    def setup(self, options: SlapOptions, seats: int, chance: Chance) -> SlapState:
        """A base each, at random, which is also one's gang; in the full game one Gold each, out of the seventeen."""
        gangs = list(GANGS)
        chance.shuffle("gangs", gangs)
        full = options.game == "full"
        deck = box(options)
        for _ in range(seats if full else 0):
            deck.remove(GOLD)
        chance.shuffle("deck", deck)
        duel = seats == 2
        dealer = options.first_dealer - 1 if options.first_dealer else chance.below("first_dealer", seats)
        hands = [hands_of(gang, full and not duel) for gang in gangs[:seats]]
        return SlapState(
            core=Core(chance),
            agenda=[StartRound()],
            offers=[],
            options=options,
            round=0,
            dealer=-1 if duel else dealer,
            duel=duel,
            gangs=gangs[:seats],
            members=[GANG_SIZE] * seats,
            gold=[int(full)] * seats,
            tombs=0,
            dead=[],
            hands=hands,
            live=hands.copy(),
            bases=list(range(seats)),
            deck=deck,
            discard=[],
            stripped=0,
            card=None,
            shown=-1,
            lots=tuple(range(seats)),
            inputs=[],
            traps=[],
            peeked=False,
            pick=0,
            feints=0,
            ready_at=0,
            unlock_at=-1,
            verdict=None,
        )

    def play(self, state: SlapState, *, heard: bool = False) -> SlapPlay:
        return SlapPlay(state, heard=heard)

    def view(self, state: SlapState, seat: int | None) -> SlapView:
        return view(state, seat)

    def about_to_show(self, state: SlapState) -> Reveal | None:
        step = state.agenda[-1] if state.agenda else None
        if not isinstance(step, Armed) or state.card is None or state.core.deadline is None:
            return None
        return Reveal(state.core.deadline, state.card, state.core.asked)

    def first_memory(self, seats: int) -> SlapMemory:
        return first_memory(seats)

    def remember(self, memory: SlapMemory, update: Update) -> SlapMemory:
        return remember(memory, update)

    def imagine(self, view: SlapView, memory: SlapMemory, chance: Chance) -> SlapState:
        return imagine(view, memory, chance)

    def check(self, state: SlapState) -> None:
        """Every card, Gold and gang member is somewhere, once; no two hands lie on one base."""
        check(state)

    def components(self) -> tuple[Component, ...]:
        return (
            Component("base", len(GANGS)),
            Component("gang_member", len(GANGS) * GANG_SIZE),
            *[Component(f"card_{card}", count) for card, count in COUNTS.items()],
        )

    def part(self, state: SlapState, seat: int) -> str:
        return state.gangs[seat]

    def why_not(self, options: SlapOptions, seats: int) -> Message | None:
        if seats == 2 and not options.allow_two:
            return message("slap.no_two")
        if options.first_dealer > seats:
            return message("slap.no_such_dealer", number=options.first_dealer, n=seats)
        return None

    def check_seats(self, number: int) -> None:
        """Two may sit down where the house allows it, see `why_not`."""
        if number != 2:
            super().check_seats(number)

    def talk(self) -> SlapTalk:
        return SlapTalk()


SLAP = Slap()
