"""The curtain: secrets at a screen that several people share."""

from __future__ import annotations

from .base import Seated


class BehindCurtain(Seated):
    """What is not for the others is answered, or only looked at, behind the curtain."""

    def _secret(self, seat: int) -> bool:
        question = self._latest[seat].question
        return question is not None and question.secret

    def _behind_curtain(self, seat: int) -> bool:
        """Is what this seat is asked, or wants to see first, not for the others at this screen?"""
        return self._secret(seat) or self.peeking == seat

    def may_peek(self) -> bool:
        """Whoever is asked here, in front of everybody: has that person something to look at alone?"""
        return self._asked_here is not None and self.eyes is None and self.scene.keeps_secret(self._asked_here[0])

    def peek(self) -> None:
        """The curtain for whoever is asked here: to look at one's own cards, and to answer alone."""
        if self.may_peek() and self._asked_here is not None:
            self.peeking = self._asked_here[0]
            self._ask_nobody()
            self._settled()

    def stop_peeking(self) -> None:
        """Seen enough: the table is everybody's again."""
        if self.peeking is not None:
            self._free_screen()
            self._settled()

    def _still_asked(self, awaited: list[int]) -> bool:
        """Is whoever the curtain is about still to answer something secret?"""
        seat = self.screen.lifted if self.screen.lifted is not None else self.screen.curtain_for
        return seat is None or (seat in awaited and self._behind_curtain(seat))

    def _free_screen(self) -> None:
        self.peeking = None
        if self.screen.lifted is not None:
            self._ask_nobody()
            self.screen.free()
            self.scene.look(self._latest[None])
        self.screen.free()

    def lift_curtain(self) -> None:
        """The person named on the curtain sits at the screen alone now."""
        seat = self.screen.curtain_for
        if seat is None:
            return
        self.screen.lift()
        self.scene.sit(seat)
        self.scene.look(self._latest[seat])
        self._settled()
