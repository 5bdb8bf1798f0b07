"""A whole game of bots on a virtual clock: time jumps from one thing that happens to the next.

The window and a host do the same with a real clock; the bots cannot tell the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from typing import Any

from ...engine.questions import React
from ..bot import Advice, Budget
from .ground import Ground
from .plan import Deed, Press
from .racer import Racer

BUDGET = Budget(3600)

Asked = Callable[[Racer, Any], Advice]


def ordinary(racer: Racer, ground: Ground) -> Advice:
    """An ordinary question, answered by the bot that is asked."""
    question = ground.play.question(racer.seat)
    assert question is not None
    return racer.mind.consider(ground.view(racer.seat), question, BUDGET)


class Race:
    """Racers on a ground, one for each seat."""

    def __init__(self, ground: Ground, racers: Sequence[Racer], asked: Asked = ordinary) -> None:
        self.ground = ground
        self.play = ground.play
        self.racers = racers
        self.asked = asked
        self._order = 0

    def run(self, rounds: int | None = None) -> None:
        """To the end, or until so many more rounds have begun."""
        last = None if rounds is None else self.play.state.round + rounds
        while self.play.core.outcome is None and (last is None or self.play.state.round <= last):
            self.step()

    def step(self) -> None:
        """What lies on top of the agenda, to its end."""
        phase = self.play.state.agenda[-1].phase
        if phase == "between":
            self.between()
        elif phase == "armed":
            self.armed()
        elif phase == "open":
            self.open()
        elif owing := self.play.owing():
            for seat in owing:
                advice = self.asked(self.racers[seat], self.ground)
                self.ground.submit(seat, advice.answer, self.play.core.now, advice.reason)
        else:
            self.wait()
        if self.play.core.outcome is not None:
            self.hear()

    def wait(self) -> None:
        deadline = self.play.core.deadline
        assert deadline is not None, "nobody is asked and no clock runs"
        self.ground.advance(deadline)

    def hear(self) -> None:
        self.ground.hear(lambda update: self.racers[update.seat or 0].hear(update))

    # --- between two cards -----------------------------------------------------------------------------------

    def between(self) -> None:
        """Everybody does what he has to do before the card; what comes too late is not done."""
        self.hear()
        play, asked = self.play, self.play.core.asked
        deeds: list[tuple[int, int, Deed]] = []
        for asked_one in play.questions:
            self.plan_deed(asked_one.seat, deeds)
        while play.core.asked == asked:
            deadline = play.core.deadline
            assert deadline is not None
            if not deeds or deeds[0][0] >= deadline:
                self.ground.advance(deadline)
                return
            at, seat, deed = heappop(deeds)
            question = play.question(seat)
            if question is None or question.refuse(deed.answer) is not None:
                continue
            self.ground.submit(seat, deed.answer, at, deed.reason)
            if play.core.asked == asked:
                self.plan_deed(seat, deeds)

    def plan_deed(self, seat: int, deeds: list[tuple[int, int, Deed]]) -> None:
        question = self.play.question(seat)
        if isinstance(question, React) and question.inputs != ONLY_A_BREAK:
            deed = self.racers[seat].between(self.ground.view(seat), question, self.play.core.now)
            if deed is not None:
                heappush(deeds, (deed.at, seat, deed))

    # --- the card --------------------------------------------------------------------------------------------

    def armed(self) -> None:
        """Everybody thinks; then the card comes."""
        for question in self.play.questions:
            self.racers[question.seat].arm(self.ground.view(question.seat))
        self.wait()

    def open(self) -> None:
        """Looks and presses in the order of card time, until the judge has seen enough."""
        play, ground = self.play, self.ground
        asked, state = play.core.asked, play.state
        card, shown = state.card, state.shown
        assert card is not None
        moments: list[tuple[int, int, int, Press | None]] = []
        for question in play.questions:
            self.put(moments, question.seat, self.racers[question.seat].show(card), None)
        while play.core.asked == asked and play.state.agenda[-1].phase == "open":
            deadline = play.core.deadline
            assert deadline is not None
            at = shown + moments[0][0] // 1000 if moments else deadline
            if at >= deadline:
                ground.advance(deadline)
                return
            c, _, seat, press = heappop(moments)
            if press is not None:
                ground.submit(seat, (press.kind, press.arg, c), at, press.reason)
                continue
            racer = self.racers[seat]
            press = racer.look(ground.view(seat) if racer.heeds else None, c)
            if press is not None:
                self.put(moments, seat, press.c, press)
            self.put(moments, seat, racer.next_look, None)

    def put(
        self, moments: list[tuple[int, int, int, Press | None]], seat: int, c: int | None, press: Press | None
    ) -> None:
        if c is not None:
            self._order += 1
            heappush(moments, (c, self._order, seat, press))


ONLY_A_BREAK = (("pause", None),)
