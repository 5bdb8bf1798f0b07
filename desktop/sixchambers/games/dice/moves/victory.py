"""Who has won."""

from __future__ import annotations

from ....engine.message import message
from ....engine.state import Outcome
from ..data import DEPUTY, GHOST_SIDES, HUNTS, OUTLAW, RENEGADE, SHERIFF, TYPE_OF
from ..events import NOBODY, GameEnded
from .seats import SeatMoves

LAW = (SHERIFF, DEPUTY)


class VictoryMoves(SeatMoves):
    """The end of the game, looked for after every batch of eliminations."""

    __slots__ = ()

    def judge_victory(self, gone: tuple[int, ...], causer: int) -> bool:
        """Is the game over? With three players a hunt decides."""
        if self.state.sheriff == NOBODY:
            return self._judge_hunt(gone, causer)
        return self._judge_sheriff()

    def _judge_sheriff(self) -> bool:
        """The Sheriff is eliminated: a Renegade who alone is left wins, else the Outlaws do. All Outlaws and Renegades
        are eliminated: the law wins. In this order."""
        state = self.state
        living = [seat for seat, alive in enumerate(state.alive) if alive]
        if not state.alive[state.sheriff]:
            if len(living) == 1 and TYPE_OF[state.roles[living[0]]] == RENEGADE:
                self.end((living[0],), "dice.end_renegade")
            else:
                self.end(self._side((OUTLAW,)), "dice.end_outlaws")
            return True
        if all(TYPE_OF[state.roles[seat]] in LAW for seat in living):
            self.end(self._side(LAW), "dice.end_law")
            return True
        return False

    def _side(self, kinds: tuple[str, ...]) -> tuple[int, ...]:
        """Everybody of these roles, dead or alive. A Ghost Renegade belongs to the side he took."""
        state = self.state
        side = []
        for seat, role in enumerate(state.roles):
            kind = TYPE_OF[role]
            if seat == state.ghost and kind == RENEGADE:
                kind = GHOST_SIDES[len(state.roles)]
            if kind in kinds:
                side.append(seat)
        return tuple(side)

    def _judge_hunt(self, gone: tuple[int, ...], causer: int) -> bool:
        """Three players: who takes his target's last life point himself wins at once, as long as nobody was eliminated
        before. After any other elimination the last one standing wins; if nobody is left, the Outlaw."""
        state = self.state
        roles = state.roles
        living = [seat for seat, alive in enumerate(state.alive) if alive]
        first = len(living) + len(gone) == len(roles)
        if first and causer != NOBODY and any(roles[seat] == HUNTS[roles[causer]] for seat in gone):
            self.end((causer,), "dice.end_hunt")
        elif len(living) == 1:
            self.end((living[0],), "dice.end_last")
        elif not living:
            self.end((roles.index(OUTLAW),), "dice.end_nobody_left")
        else:
            return False
        return True

    def end(self, winners: tuple[int, ...], why: str) -> None:
        """All roles are laid open."""
        roles = self.state.roles
        scores = tuple([int(seat in winners) for seat in range(len(roles))])
        self.finish(Outcome(winners, scores, message(why)))
        if self.heard:
            self.tell(GameEnded(winners, tuple(roles), why))
