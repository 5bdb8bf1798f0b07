"""Taking an answer back: whoever has seen it has to agree."""

from __future__ import annotations

from ...engine.message import Who
from ...lan.messages import Wishing
from ...table.action import Action
from .telling import Telling


class TakingBack(Telling):
    """Alone one just does it; several people agree by key."""

    def undo(self) -> None:
        """Take back the last answer of somebody here. Several people at one screen all have to agree, by key."""
        people = self.sitting.people
        if not people or self.curtain.isVisible():
            return
        latest = self.sitting.latest_of(people)
        seat = people[0] if latest is None else latest
        refusal = self.sitting.why_no_undo(seat)
        if refusal is not None:
            self._refused(refusal)
            return
        refusal = self.consent.ask(seat)
        if refusal is not None:
            self._refused(refusal)

    def _take_back(self, seat: int) -> None:
        """Everybody agreed."""
        if self.sitting.undo(seat):
            self.scene.skip()  # what is no longer so need not be shown to its end
            self.log.forget_last(self.table.update(self.sitting.eyes).events)

    def _wishes_changed(self) -> None:
        self._say()
        self._offer()

    def _disagree(self) -> None:
        """Whoever sits here says no; or whoever wished thinks better of it."""
        wish = self.consent.now
        for seat in self.sitting.people:
            if wish is not None and (seat in wish.left or seat == wish.seat):
                self.consent.agree(seat, False)
                return

    def _agree_actions(self, wish: Wishing) -> list[Action]:
        say = self.speaker.say
        here = self.sitting.people
        agree = [
            Action(f"agree{seat}", say("app.agrees", self.names, who=Who(seat)), (str(seat + 1),), main=True)
            for seat in wish.left
            if seat in here
        ]
        may_refuse = bool(agree) or wish.seat in here
        return [Action("disagree", say("app.disagree"), ("Escape",)), *agree] if may_refuse else []
