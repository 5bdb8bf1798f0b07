"""Touch pads on the scene: lays them out, and turns the screen's touch events into wishes."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter_ns
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QEventPoint, QTouchEvent

from .touch import SWIPE_NS, Fingers, Meant, TouchPad

if TYPE_CHECKING:
    from .scene import SlapScene

MM_PER_INCH = 25.4


class Touching:
    """Nothing is there until it is turned on."""

    def __init__(self, scene: SlapScene) -> None:
        self.scene = scene
        self.pads: list[TouchPad] = []
        self.fingers = Fingers(4.0)
        self._open_hand = QTimer(scene)
        self._open_hand.setSingleShot(True)
        self._open_hand.timeout.connect(self._waited)

    def show_for(self, seats: Sequence[int]) -> None:
        """A pad for each of these; none: without pads."""
        if [pad.seat for pad in self.pads] == list(seats):
            return
        for pad in self.pads:
            self.scene.scene().removeItem(pad)
        self.pads = [self.scene.add(TouchPad(self.scene, seat), 20) for seat in seats]
        viewport = self.scene.viewport()
        viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, bool(seats))
        self.lay_out()

    def lay_out(self) -> None:
        scene = self.scene
        screen = scene.screen()
        dots = screen.physicalDotsPerInch() if screen is not None else 96.0
        self.fingers.reach = 12.0 * dots / MM_PER_INCH / max(scene.units, 0.05)
        for pad in self.pads:
            alive = scene.update_now is not None and scene.view.seats[pad.seat].alive
            pad.setVisible(alive)
            spot = scene.places.seat(pad.seat)
            room, half = scene.room, (pad.width / 2 + 4, pad.height / 2 + 4)
            x = min(max(spot.x(), half[0]), room.width() - half[0])
            y = min(max(spot.y(), half[1]), room.height() - half[1])
            pad.setPos(x, y)
            pad.update()

    def event(self, event: QEvent) -> bool:
        """True if it was a touch on one of the pads."""
        if not self.pads or not isinstance(event, QTouchEvent):
            return False
        now = self.scene.stamp.at(int(event.timestamp()), perf_counter_ns())
        for point in event.points():
            self._tell(self._point(point, now))
        if event.type() in (QEvent.Type.TouchEnd, QEvent.Type.TouchCancel):
            self.fingers.down.clear()
        event.accept()
        return True

    def _point(self, point: QEventPoint, now: int) -> list[Meant]:
        spot = self.scene.mapToScene(point.position().toPoint())
        match point.state():
            case QEventPoint.State.Pressed:
                for pad in self.pads:
                    if pad.isVisible() and pad.body().translated(pad.pos()).contains(spot):
                        self._open_hand.start(SWIPE_NS // 1_000_000 + 5)
                        return self.fingers.press(point.id(), pad, spot - pad.pos(), now)
            case QEventPoint.State.Updated:
                finger = self.fingers.down.get(point.id())
                if finger is not None:
                    return self.fingers.move(point.id(), spot - finger.pad.pos(), now)
            case QEventPoint.State.Released:
                return self.fingers.lift(point.id(), now)
        return []

    def _waited(self) -> None:
        self._tell(self.fingers.wait(perf_counter_ns()))

    def _tell(self, meant: list[Meant]) -> None:
        for wish, at_ns in meant:
            self.scene.wished.emit(wish, at_ns)
