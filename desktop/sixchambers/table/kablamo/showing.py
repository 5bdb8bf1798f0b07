"""How the events of Kablamo are shown. Whatever moves a bullet is shown slowly, to everybody, and cannot be skipped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QVariantAnimation

from ...engine.events import Event
from ...games.kablamo import events as kablamo
from ...games.kablamo.box import is_live
from ..animate import call, change, fade, flip, pause, sequence, staggered
from ..director import Beat, Followed
from ..effects import PUFF, Effects
from ..motion import FADE, MOVE, NOTCH, READ, SWAP
from .disc import Disc
from .faces import printed_face
from .show_effects import EffectShow
from .show_loads import LoadShow
from .show_moves import MoveShow
from .show_shots import ShotShow
from .show_tokens import TokenShow
from .traces import Traces

if TYPE_CHECKING:
    from .scene import KablamoScene

Show = Callable[[Any], QAbstractAnimation | None]


class Flight(QVariantAnimation):
    """A bullet is carried over the table: up, across in a bow, and down again."""

    LIFT = 0.32

    def __init__(self, disc: Disc, end: QPointF, duration: int, *, bend: float = 0.14, scale: float = 1.0) -> None:
        super().__init__()
        self._disc, self._end, self._bend = disc, end, bend
        self._start: QPointF | None = None
        self._from, self._to = 1.0, scale
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(QEasingCurve.Type.InOutSine)
        self.setDuration(max(duration, 1))

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        if new == QAbstractAnimation.State.Running and self._start is None:
            self._start = self._disc.pos()
            self._from = self._disc.scale()
            self._disc.home = None
        super().updateState(new, old)

    def updateCurrentValue(self, value: object) -> None:
        assert isinstance(value, float)
        if self._start is None:
            return
        way = self._end - self._start
        bow = QPointF(way.y(), -way.x()) * (self._bend * 4 * value * (1 - value))
        self._disc.setPos(self._start + way * value + bow)
        lifted = 1 + self.LIFT * 4 * value * (1 - value)
        self._disc.setScale((self._from + (self._to - self._from) * value) * lifted)


class Showing(Effects):
    """Beats for every event, from five troupes: loading, moving, shooting, tokens, effects."""

    def __init__(self, scene: KablamoScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self.traces = Traces(scene)
        loads, moves, shots = LoadShow(self), MoveShow(self), ShotShow(self)
        tokens, effects = TokenShow(self), EffectShow(self)
        # What moves something that lies face down: it must be followed.
        self._followed: dict[type[Event], Show] = {
            kablamo.Loaded: loads.loaded,
            kablamo.TrayLoaded: loads.tray_loaded,
            kablamo.Rotated: moves.rotated,
            kablamo.Turned: moves.turned,
            kablamo.Swapped: moves.swapped,
            kablamo.Cycled: moves.cycled,
            kablamo.SpareSwapped: moves.spare_swapped,
            kablamo.SafesSwapped: moves.safes_swapped,
            kablamo.RevolversSwapped: moves.revolvers_swapped,
            kablamo.Revealed: shots.revealed,
            kablamo.Shielded: shots.shielded,
            kablamo.LiveFired: shots.live_fired,
            kablamo.Eliminated: shots.eliminated,
            kablamo.Cheated: effects.cheated,
            kablamo.Dumped: effects.dumped,
            kablamo.Looked: moves.looked,
            kablamo.Drew: loads.drew,
            kablamo.Played: effects.played,
        }
        self._acts: dict[type[Event], Show] = {
            kablamo.Dealt: loads.dealt,
            kablamo.Redrew: loads.redrew,
            kablamo.DrewToTray: loads.drew_to_tray,
            kablamo.Pointed: moves.pointed,
            kablamo.TokenLaid: tokens.laid,
            kablamo.TokenChanged: tokens.changed,
            kablamo.TokenSpent: tokens.spent,
            kablamo.Overhauled: tokens.overhauled,
            kablamo.RoundBegan: shots.round_began,
            kablamo.Repeated: shots.repeated,
            kablamo.Conceded: shots.conceded,
            kablamo.GameEnded: shots.ended,
            kablamo.Announced: effects.announced,
            kablamo.Aimed: effects.aimed,
            kablamo.Reassigned: effects.reassigned,
            kablamo.CarriedOut: effects.carried_out,
            kablamo.Spent: effects.spent,
            kablamo.Dud: effects.dud,
            kablamo.Fizzled: effects.fizzled,
            kablamo.Cancelled: effects.cancelled,
            kablamo.TakenOver: effects.taken_over,
            kablamo.Copied: effects.copied,
        }

    def beats(self, event: Event) -> list[Beat]:
        show = self._followed.get(type(event))
        if show is not None:
            return [Followed(partial(show, event))]
        show = self._acts.get(type(event))
        return [partial(show, event)] if show is not None else []

    def stage_middle(self) -> QPointF:
        return self.scene.clearing().center()

    def seat_spot(self, seat: int) -> QPointF:
        """Where small words about somebody rise."""
        return self.scene.chairs[seat].drum.pos()

    # --- carrying bullets ------------------------------------------------------------------------------------

    def carry(
        self, disc: Disc, end: QPointF, width: float, *, duration: int = SWAP, bend: float = 0.14, sink: bool = False
    ) -> QAbstractAnimation:
        """To its new place, in the size it has there. Where nothing may travel it fades out here and in there."""
        self._loosen(disc)
        scale = width / disc.width
        arrive = call(partial(self._arrive, disc, end, width))
        pace = self.scene.pace
        if pace.reduced:

            def jump() -> None:
                disc.rest(end)
                disc.setScale(scale)

            parts = [change(disc, "veil", 0.0, FADE), call(jump)]
            return sequence(*parts, arrive, change(disc, "veil", 0.0 if sink else 1.0, FADE))
        return sequence(Flight(disc, end, self.ms(duration), bend=bend, scale=scale), arrive)

    def _loosen(self, disc: Disc) -> None:
        disc._stay()
        disc.home = None
        disc.setZValue(20)

    def _arrive(self, disc: Disc, end: QPointF, width: float) -> None:
        disc.setScale(1.0)
        disc.set_width(width)
        disc.rest(end)

    def turn(self, seat: int, steps: int, notch: int = NOTCH) -> QAbstractAnimation:
        """One cylinder by so many chambers; where nothing may travel, an arrow says how far."""
        drum = self.scene.chairs[seat].drum
        if self.scene.pace.reduced:

            def jump() -> None:
                drum.advance_by(steps)
                drum.settle()
                drum.update()
                self.tick()
                self.traces.turned(seat, steps)

            return sequence(call(jump), pause(FADE * 3))
        return drum.wheel(steps, self.ms(notch * abs(steps)), self.tick)

    def turn_up(self, disc: Disc, face: int) -> QAbstractAnimation:
        """Over it goes."""
        disc.open(printed_face(self.scene, face), self.scene.number(face))
        return flip(disc, True, self.scene.pace)

    def turn_down(self, disc: Disc) -> QAbstractAnimation:
        """Face down; from then on nobody knows."""
        if disc.face is None:
            return pause(0)
        return sequence(flip(disc, False, self.scene.pace), call(disc.forget))

    def away(self, discs: Sequence[tuple[Disc, int]]) -> QAbstractAnimation:
        """Face-up bullets leave for good: live ones into the bag, the others onto the pile."""
        things = self.scene.middle_things
        flights: list[QAbstractAnimation] = []
        for disc, face in discs:
            self.passing.append(disc)
            goal = things.bag_spot() if is_live(face) else things.pile_spot()
            flight = self.carry(disc, goal, disc.width * 0.8, duration=MOVE * 2, sink=True)
            flights.append(sequence(flight, call(partial(self._gone, disc, face))))
        return staggered(flights, self.scene.pace, 70) if flights else pause(0)

    def _gone(self, disc: Disc, face: int) -> None:
        disc.setVisible(False)
        things = self.scene.middle_things
        if is_live(face):
            things.set_bag(int(things.left.text or 0) + 1)
            self.scene.sound("bag")
        else:
            things.throw_on(face)
            self.scene.sound("casing")

    def take_out(self, place: tuple[int, int]) -> Disc | None:
        """A bullet leaves its chamber."""
        drum = self.scene.chairs[place[0]].drum
        disc = drum.discs[place[1]]
        drum.discs[place[1]] = None
        return disc

    def fade_away(self, disc: Disc) -> QAbstractAnimation:
        self.passing.append(disc)
        return fade(disc, 0.0, self.scene.pace, MOVE)

    def tick(self) -> None:
        self.scene.sound("ratchet")

    def read(self, duration: int = READ) -> QAbstractAnimation:
        return pause(self.ms(duration))

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        smoke = [(f"table/smoke_{number}", PUFF, PUFF, False) for number in (1, 2, 3)]
        return [("table/muzzle_flash", 420, 420, False), *smoke]
