"""The sampler: a toy game that uses every part of the engine, above all what Klack Klack Bang has no need of.

Its option `show` picks one of the programmes below. What happens is written on a board everybody sees (`said`);
hands of cards are secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from msgspec import Struct

from engine.sampler_steps import (
    KINDS,
    PROMPT,
    Anchor,
    AnyStep,
    Began,
    Choose,
    Cut,
    Deal,
    Dealt,
    Ending,
    Forced,
    ForcedAloud,
    Interrupt,
    Lift,
    Nest,
    Opened,
    Over,
    Round,
    Said,
    Say,
    Snap,
    Vote,
    Whispered,
)
from sixchambers.engine.chance import Chance
from sixchambers.engine.codec import Codec
from sixchambers.engine.game import Component, Game
from sixchambers.engine.journal import SeatInfo
from sixchambers.engine.play import Play
from sixchambers.engine.questions import Answer
from sixchambers.engine.state import Core, Outcome, State
from sixchambers.engine.table import Table, open_table
from sixchambers.engine.update import Update, View

PROGRAMMES: dict[str, tuple[AnyStep | Lift, ...]] = {
    "kinds": tuple(Choose(kind=kind, seat=number % 3) for number, kind in enumerate(KINDS)),
    "forced": (Forced(), Forced(), ForcedAloud(), Choose(kind="one")),
    "nested": (Nest(depth=2),),
    "votes": (Round(number=1), Vote(), Round(number=2), Vote(), Say(text="counted")),
    "quiet": (Choose(kind="one"), Round(number=1), Choose(kind="number", seat=1), Vote(aloud=False, fixed=(1, 2))),
    "dealt": (Deal(seat=0), Deal(seat=1), Vote(), Deal(seat=2), Choose(kind="one")),
    "window": (Deal(seat=1), Deal(seat=2), Interrupt(), Interrupt(seats=(1,)), Interrupt(seats=())),
    "race": (Snap(), Snap(right=0)),
    "agenda": (
        Anchor(id=70),
        Choose(kind="number"),
        Cut(how="cancel", to=71),
        Cut(how="cancel", to=71),
        Anchor(id=71),
        Cut(how="push"),
        Cut(how="unwind", to=72),
        Say(text="skipped"),
        Anchor(id=72),
    ),
    "ending": (Ending(), Say(text="never")),
    "offer": (Vote(), Vote(), Lift(id=90, seat=1, does="say")),
    "offer_asks": (Vote(), Vote(), Lift(id=90, seat=1, does="ask")),
    "offer_leaves": (Vote(), Vote(), Lift(id=90, seat=2, does="leave")),
    "offer_clears": (Vote(), Vote(), Lift(id=90, seat=1, does="clear")),
    "offer_caps": (Vote(), Vote(), Lift(id=90, seat=1, does="cap")),
    "offer_hushes": (Vote(hushed=True), Vote(), Lift(id=90, seat=1, does="hush")),
    "offer_withdrawn": (Vote(), Vote(), Lift(id=90, seat=1, does="withdraw")),
    "offer_finishes": (Vote(), Lift(id=90, seat=1, does="finish")),
    "offer_cancels": (Vote(), Anchor(id=70), Lift(id=90, seat=1, does="cancel")),
}
Show = Literal[tuple(PROGRAMMES)]  # type: ignore[valid-type]


# --- the game ----------------------------------------------------------------------------------------------------


class SamplerOptions(Struct, frozen=True, forbid_unknown_fields=True):
    show: Show = "kinds"


class SamplerState(State):
    agenda: list[AnyStep]
    offers: list[Lift]
    options: SamplerOptions
    alive: list[bool]
    hands: list[tuple[int, ...]]
    said: list[str]

    def copy(self) -> SamplerState:
        lists = (self.alive.copy(), self.hands.copy(), self.said.copy())
        return SamplerState(self.core.copy(), self.agenda.copy(), self.offers.copy(), self.options, *lists)


class SamplerPlay(Play[SamplerState]):
    __slots__ = ()

    def say(self, text: str) -> None:
        self.state.said.append(text)
        if self.heard:
            self.tell(Said(text))

    def cut(self, how: str, to: int) -> AnyStep | None:
        match how:
            case "cancel":
                self.say(f"cancel {to} {self.cancel(to)}")
            case "unwind":
                self.unwind(to)
            case "push":
                self.push(Say(text="pushed"))
                return Say(text="returned")
            case "finish":
                self.finish(Outcome((1,), (0, 1, 0), PROMPT))
                self.push(Say(text="never"))
        return None


class SamplerView(View, frozen=True):
    alive: tuple[bool, ...]
    hand: tuple[int, ...]
    cards: tuple[int, ...]
    said: tuple[str, ...]
    agenda: tuple[AnyStep, ...]
    ready: tuple[bool, ...]
    show: Show


class SamplerMemory(Struct, frozen=True):
    heard: tuple[str, ...] = ()


class Sampler(Game[SamplerState, SamplerView, SamplerMemory, SamplerOptions]):
    id: ClassVar[str] = "sampler"
    rules_version: ClassVar[int] = 3
    seats: ClassVar[range] = range(3, 5)
    options_type = SamplerOptions
    codec = Codec(
        state=SamplerState, view=SamplerView, memory=SamplerMemory, events=(Said, Began, Dealt, Whispered, Opened)
    )
    words: ClassVar[dict[str, str]] = {}

    def setup(self, options: SamplerOptions, seats: int, chance: Chance) -> SamplerState:
        programme = PROGRAMMES[options.show]
        steps = [step for step in programme if not isinstance(step, Lift)]
        offers = [step for step in programme if isinstance(step, Lift)]
        return SamplerState(Core(chance), [Over(), *reversed(steps)], offers, options, [True] * seats, [()] * seats, [])

    def play(self, state: SamplerState, *, heard: bool = False) -> SamplerPlay:
        return SamplerPlay(state, heard=heard)

    def view(self, state: SamplerState, seat: int | None) -> SamplerView:
        return SamplerView(
            seat,
            tuple(state.alive),
            () if seat is None else state.hands[seat],
            tuple(map(len, state.hands)),
            tuple(state.said),
            tuple(state.agenda),
            tuple(number in state.core.given for number in range(len(state.alive))),
            state.options.show,
        )

    def first_memory(self, seats: int) -> SamplerMemory:
        return SamplerMemory()

    def remember(self, memory: SamplerMemory, update: Update) -> SamplerMemory:
        return SamplerMemory(memory.heard + tuple(type(event).__name__ for event in update.events))

    def imagine(self, view: SamplerView, memory: SamplerMemory, chance: Chance) -> SamplerState:
        hands = [tuple(chance.below("imagine", 50) for _ in range(count)) for count in view.cards]
        if view.seat is not None:
            hands[view.seat] = view.hand
        options = SamplerOptions(view.show)
        return SamplerState(
            Core(chance, asked=1), list(view.agenda), [], options, list(view.alive), hands, [*view.said]
        )

    def check(self, state: SamplerState) -> None:
        assert len(state.alive) == len(state.hands)

    def components(self) -> tuple[Component, ...]:
        return (Component("card", 50),)

    def talk(self) -> Any:
        raise TypeError("nobody writes scenarios for the sampler")


SAMPLER = Sampler()


def find_sampler(id: str) -> Sampler:
    assert id == SAMPLER.id
    return SAMPLER


def sampler_table(show: str, *, seats: int = 3, time_limit: int | None = None) -> Table:
    names = [SeatInfo(name) for name in ("Anna", "Bert", "Cleo", "Dora")[:seats]]
    return open_table(SAMPLER, names, options={"show": show}, seed=b"sampler sampler ", time_limit=time_limit)


def said(table: Table) -> list[str]:
    """The board."""
    return list(table.play.state.said)


def any_answers(table: Table) -> Iterator[tuple[int, Answer]]:
    """Somebody asked, with the first of his legal answers."""
    for open_question in table.play.questions:
        yield open_question.seat, next(open_question.legal())
