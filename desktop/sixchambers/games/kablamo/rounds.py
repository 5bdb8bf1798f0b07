"""The round around the firing: its beginning, replace, tests of honor, reload, its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ...engine.message import message
from ...engine.questions import Answer, AnyQuestion
from ...engine.steps import Act, AskAll, Step
from .box import ROUND_LIMIT
from .bullets.test_of_honor import HonorWhom, testable
from .events import Drew, RoundBegan, TokenChanged
from .firing import Fire, Repeat
from .loading import chosen, loading_question
from .pieces import Bullet
from .windows import window

if TYPE_CHECKING:
    from .moves import KablamoPlay

RELOAD = message("kablamo.ask_reload")
ONE_ROUND = ("somebody_is_cheating", "marquis_rules", "full_metal_jacket")


class StartRound(Act, frozen=True, gc=False):
    """What was announced for the next round is in force now; then the phases of the round."""

    phase: ClassVar[str] = "start"

    def act(self, g: KablamoPlay) -> tuple[Step, ...] | None:
        state = g.state
        if state.round >= ROUND_LIMIT:
            g.end((), "kablamo.end_limit")
            return None
        state.round += 1
        state.repeat = 0
        if g.heard:
            g.tell(RoundBegan(state.round, g.lead()))
        for place, token in enumerate(state.centre):
            if token.state == "next":
                state.centre[place] = token.now("now")
                if g.heard:
                    g.tell(TokenChanged(token.bullet, token.kind, -1, "now"))
        return (
            *window(g, "G1"),
            Fire(),
            Repeat(),
            Replace(),
            *window(g, "G5"),
            TestsOfHonor(),
            Reload(),
            *window(g, "G6"),
            EndRound(),
        )


class Replace(Act, frozen=True, gc=False):
    """Everybody draws as many bullets as he has empty chambers: one each in turn from the lead seat, so that a bag that
    runs short is shared out fairly (A14)."""

    phase: ClassVar[str] = "replace"

    def act(self, g: KablamoPlay) -> None:
        state = g.state
        wanted = [
            len(revolver.empty()) if alive else 0 for revolver, alive in zip(state.revolvers, state.alive, strict=True)
        ]
        counts = [0] * len(wanted)
        order = g.clockwise(g.lead())
        while state.bag and counts != wanted:
            for seat in order:
                if counts[seat] < wanted[seat] and state.bag:
                    state.spares[seat].append(Bullet(g.draw(), -1, 1 << seat))
                    counts[seat] += 1
        if g.heard:
            g.tell(Drew(tuple(counts)))


class TestsOfHonor(Act, frozen=True, gc=False):
    """Tests of honor come first, in the order of their numbers. One that finds nobody to test, or a tester without
    spares, is void."""

    phase: ClassVar[str] = "reload"

    def act(self, g: KablamoPlay) -> tuple[Step, ...] | None:
        tests = [
            (token.bullet, seat, place)
            for seat in g.living()
            for place, token in enumerate(g.state.front[seat])
            if token.kind == "test_of_honor"
        ]
        if not tests:
            return None
        _, tester, place = min(tests)
        g.use_up(g.state.front[tester], place, tester)
        if g.state.spares[tester] and testable(g, tester):
            return (HonorWhom(tester), self)
        return (self,)


class Reload(AskAll, frozen=True, gc=False):
    """All at once and in secret: a spare into every empty chamber of one's own, as far as they last. Nobody may keep a
    spare back while a chamber is empty."""

    phase: ClassVar[str] = "reload"

    def ask(self, g: KablamoPlay) -> tuple[AnyQuestion, ...]:
        questions = []
        for seat in g.living():
            faces = [bullet.face for bullet in g.state.spares[seat]]
            places = [(seat, position) for position in g.state.revolvers[seat].empty()]
            if faces and places:
                questions.append(loading_question(seat, RELOAD, faces, places, changeable=True))
        return tuple(questions)

    def all_in(self, g: KablamoPlay, answers: Mapping[int, Answer]) -> None:
        for seat in sorted(answers):
            g.load(seat, seat, chosen(answers[seat], g.state.revolvers[seat].empty()))


class EndRound(Act, frozen=True, gc=False):
    """What held until the end of the round is over, the Bolsheviks' rule included."""

    phase: ClassVar[str] = "end"

    def act(self, g: KablamoPlay) -> StartRound:
        centre = g.state.centre
        for place in range(len(centre) - 1, -1, -1):
            if centre[place].kind in ONE_ROUND or centre[place].state == "now":
                g.use_up(centre, place, -1)
        return StartRound()
