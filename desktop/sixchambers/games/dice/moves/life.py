"""Life points lost and gained, and what comes of it."""

from __future__ import annotations

from ....engine.steps import Step
from ..characters import CHARACTERS, HELPERS, PAYERS, SORE, TOUGH
from ..data import RESCUED_LIFE, SHERIFF, TYPE_OF, side_of_ghost
from ..events import NOBODY, Eliminated, GainLost, LifeGained, LifeGiven, LifeLost, Rescued, TakenOver
from ..steps.gains import Gains, Grant
from ..steps.ids import GAIN
from ..steps.loss import Loss
from .arrows import ArrowMoves
from .ghost import GhostMoves


class LifeMoves(ArrowMoves, GhostMoves):
    """Losing, gaining, leaving."""

    __slots__ = ()

    # --- losing ----------------------------------------------------------------------------------------------

    def reduced(self, loss: Loss) -> Loss:
        """What really hits everybody."""
        characters = self.state.characters
        if not any([characters[seat] in TOUGH for seat, _ in loss.points]):  # noqa: C419 - a generator costs more
            return loss
        source = loss.source
        points = [(seat, CHARACTERS[characters[seat]].suffers(source, points)) for seat, points in loss.points]
        return Loss(source, loss.causer, tuple([(seat, left) for seat, left in points if left > 0]))

    def offer_payment(self, loss: Loss) -> Step | None:
        """The question to a victim who may pay otherwise, if there is one."""
        characters = self.state.characters
        for seat, _ in loss.points:
            name = characters[seat]
            if name in PAYERS:
                return CHARACTERS[name].before_loss(self, seat, loss)  # type: ignore[arg-type]
        return None

    def sequels(self, loss: Loss) -> tuple[list[Step], list[Step]]:
        """What victims may do now that they have lost life, and what it costs whoever caused it."""
        characters = self.state.characters
        drops: list[Step] = []
        stings: list[Step] = []
        for seat, points in loss.points:
            name = characters[seat]
            if name in SORE:
                character = CHARACTERS[name]
                drop = character.after_loss(self, seat, points)  # type: ignore[arg-type]
                sting = None if loss.causer == NOBODY else character.after_hit(loss.causer)
                drops += [] if drop is None else [drop]
                stings += [] if sting is None else [sting]
        return drops, stings

    def offer_help(self, loss: Loss) -> Step | None:
        """The question to a helper, if there is one."""
        state = self.state
        if HELPERS.isdisjoint(state.characters):
            return None
        for seat, name in enumerate(state.characters):
            if name in HELPERS and state.alive[seat]:
                return CHARACTERS[name].offer_help(self, seat, loss)  # type: ignore[arg-type]
        return None

    def tell_taken_over(self, seat: int, victim: int, points: int) -> None:
        self.state.deeds += 1
        if self.heard:
            self.tell(TakenOver(seat, victim, points))

    def lose(self, loss: Loss, taken_over: int) -> None:
        """Everybody at the same moment; nobody has less than no life."""
        state = self.state
        life = state.life
        for seat, points in loss.points:
            left = life[seat] - points
            life[seat] = left if left > 0 else 0
        if self.heard:
            for seat, points in loss.points:
                helped = taken_over if state.characters[seat] in HELPERS else 0
                self.tell(LifeLost(seat, points, life[seat], loss.source, loss.causer, helped))

    def doomed(self) -> tuple[int, ...]:
        """Who lives without life, clockwise from the active seat."""
        state = self.state
        life = state.life
        return tuple([seat for seat in self.living_from(state.active) if life[seat] == 0])

    def eliminate(self, doomed: tuple[int, ...], source: str, causer: int) -> tuple[int, ...]:
        """Role face up, arrows and Ghost tokens back; the first of the game becomes the Ghost."""
        state = self.state
        for seat in doomed:
            state.deeds += 1
            state.alive[seat] = False
            state.shown[seat] = True
            role = state.roles[seat]
            rises = state.options.ghost and state.ghost == NOBODY and TYPE_OF[role] != SHERIFF
            if rises:
                state.ghost = seat
            if self.heard:
                side = side_of_ghost(role, len(state.alive)) if rises else ""
                self.tell(Eliminated(seat, role, source, causer, rises, side))
            self.return_arrows_of(seat, "eliminated")
            self.return_token(seat)
        return doomed

    def share_of_the_dead(self, gone: tuple[int, ...]) -> Step | None:
        """Vulture Sam: one gain for all who were eliminated together."""
        for seat in self.living_from(self.state.active):
            share = self.character(seat).share_of_the_dead
            if share:
                return Gains(gains=((seat, share * len(gone)),), origin="vulture_sam", by=seat)
        return None

    def rescue(self, by: int, seat: int) -> None:
        self.state.life[seat] = RESCUED_LIFE
        if self.heard:
            self.tell(Rescued(by, seat, RESCUED_LIFE))

    # --- gaining ---------------------------------------------------------------------------------------------

    def give_life(self, by: int, seat: int) -> Step:
        """Sid Ketchum's choice."""
        self.state.deeds += 1
        if self.heard:
            self.tell(LifeGiven(by, seat))
        return Gains(gains=((seat, 1),), origin="sid_ketchum", by=by)

    def effective(self, gains: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
        """What is left of gains below everybody's limit."""
        state = self.state
        capped = [(seat, min(points, state.max_life[seat] - state.life[seat])) for seat, points in gains]
        return tuple([(seat, points) for seat, points in capped if points > 0])

    def gain(self, seat: int, points: int, origin: str, by: int) -> None:
        state = self.state
        state.life[seat] += points
        if self.heard:
            self.tell(LifeGained(seat, points, state.life[seat], origin, by))

    def spoil_gain(self, by: int, seat: int) -> None:
        """The Bad: this one gains nothing."""
        for step in self.state.agenda:
            if isinstance(step, Grant):
                lost = dict(step.gains)[seat]
                rest = tuple([gain for gain in step.gains if gain[0] != seat])
                self.replace(GAIN, step.again(gains=rest))
                if self.heard:
                    self.tell(GainLost(by, seat, lost))
                return
