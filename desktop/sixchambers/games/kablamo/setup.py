"""Before the first round: drawing, the Mulliganovski's second thoughts, the first load; and giving up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ...engine.message import message
from ...engine.questions import Answer, AnyQuestion, ChooseOne
from ...engine.steps import Act, AskAll, Standing, Step
from .box import CHAMBERS, HAND, KABLAMO, MULLIGANS
from .cylinder import fires_in
from .events import Conceded, Dealt, Redrew
from .loading import chosen, loading_question
from .pieces import Bullet
from .rounds import StartRound

if TYPE_CHECKING:
    from .moves import KablamoPlay

MULLIGAN = message("kablamo.ask_mulligan")
FIRST_LOAD = message("kablamo.ask_first_load")
CONCEDE = message("kablamo.ask_concede")


class Deal(Act, frozen=True, gc=False):
    """Everybody draws eight; the Iron strategist gets a Kablamo and draws seven."""

    phase: ClassVar[str] = "setup"

    def act(self, g: KablamoPlay) -> Step:
        state = g.state
        seats = range(len(state.alive))
        if state.options.iron_strategist:
            for seat in seats:
                state.bag.remove(KABLAMO)
                state.spares[seat].append(Bullet(KABLAMO, -1, 1 << seat))
        for seat in seats:
            g.draw_spares(seat, HAND - len(state.spares[seat]))
        if g.heard:
            g.tell(Dealt(tuple([len(spares) for spares in state.spares])))
        return Mulligan(tuple(seats)) if state.options.mulliganovski else FirstLoad()


class Mulligan(AskAll, frozen=True, gc=False):
    """All at once: keep what you have drawn, or put it all back and draw one fewer. Whoever redraws may do so once
    more; everything put back is mixed in before anybody draws."""

    seats: tuple[int, ...]
    times: int = 1
    phase: ClassVar[str] = "mulligan"

    def ask(self, g: KablamoPlay) -> tuple[AnyQuestion, ...]:
        return tuple(
            [
                ChooseOne(
                    seat=seat,
                    prompt=MULLIGAN,
                    default="keep",
                    about="mulligan",
                    secret=True,
                    changeable=True,
                    options=("keep", "redraw"),
                )
                for seat in self.seats
            ]
        )

    def all_in(self, g: KablamoPlay, answers: Mapping[int, Answer]) -> Step:
        state = g.state
        again = tuple([seat for seat in self.seats if answers[seat] == "redraw"])
        kept = int(state.options.iron_strategist)
        for seat in again:
            state.bag += [bullet.face for bullet in state.spares[seat][kept:]]
            del state.spares[seat][kept:]
        for seat in again:
            g.draw_spares(seat, HAND - kept - self.times)
        if g.heard:
            g.tell(Redrew(again, tuple([len(spares) for spares in state.spares]), kept))
        return Mulligan(again, self.times + 1) if again and self.times < MULLIGANS else FirstLoad()


class FirstLoad(AskAll, frozen=True, gc=False):
    """Everybody puts six of his bullets into his chambers, as he likes, and may think again until the last one is
    ready. From then on nobody looks at a loaded bullet any more."""

    phase: ClassVar[str] = "load"

    def ask(self, g: KablamoPlay) -> tuple[AnyQuestion, ...]:
        questions = []
        for seat, spares in enumerate(g.state.spares):
            faces = [bullet.face for bullet in spares]
            places = [(seat, position) for position in range(CHAMBERS)]
            questions.append(
                loading_question(seat, FIRST_LOAD, faces, places, default=careful_load(faces), changeable=True)
            )
        return tuple(questions)

    def all_in(self, g: KablamoPlay, answers: Mapping[int, Answer]) -> StartRound:
        for seat in sorted(answers):
            g.load(seat, seat, chosen(answers[seat], range(CHAMBERS)))
        return StartRound()


def careful_load(faces: list[int]) -> tuple[int, ...]:
    """As drawn, but Kablamos are spared first, and those that must be loaded are fired last."""
    harmless = [slot for slot, face in enumerate(faces) if face != KABLAMO]
    deadly = [slot for slot, face in enumerate(faces) if face == KABLAMO]
    late_first = sorted(range(CHAMBERS), key=fires_in, reverse=True)
    loaded = harmless[:CHAMBERS]
    forced = deadly[: CHAMBERS - len(loaded)]
    plan = [-1] * CHAMBERS
    for position, slot in zip(late_first, forced, strict=False):
        plan[position] = slot
    for slot in loaded:
        plan[plan.index(-1)] = slot
    return tuple(plan)


class MayConcede(Standing, frozen=True, gc=False):
    """Giving up is possible at any time; whoever does leaves at the next general window."""

    seat: int

    def ask(self, g: KablamoPlay) -> AnyQuestion | None:
        if g.state.leaving[self.seat] or not g.state.round:
            return None
        return ChooseOne(seat=self.seat, prompt=CONCEDE, default="concede", about="concede", options=("concede",))

    def taken(self, g: KablamoPlay, answer: Answer) -> None:
        g.state.leaving[self.seat] = True
        if g.heard:
            g.tell(Conceded(self.seat))
