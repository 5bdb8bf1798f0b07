"""The key card: a keyboard, with what its keys do for everybody who plays at this screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ...table import art
from ...table.labels import fitted, fitting
from ...table.slap.positions import ROWS, printed
from ...table.slap.schemes import Wish
from ...table.theme import NIGHT, colour, sans
from ...words.speaker import Speaker

PICTURES = {
    "shoot": "slap/crosshair",
    "slap": "slap/hand_slap_sheriffs",
    "cover": "slap/base_sheriffs",
    "cover2": "slap/hand_second_sheriffs",
    "leave": "slap/hand_hip_sheriffs",
    "deal": "slap/back",
    "peek": "slap/eye_open",
    "next": "slap/emblem_sheriffs",
    "switch": "slap/hand_slap_sheriffs",
}
INKS = ("#e0702a", "#7cc7ff", "#6fae5a", "#f0d08a")
"""The rims of up to four people; their number stands on every key besides."""
PAD = ("kp7", "kp8", "", "kp4", "", "", "kp1", "", "")


class KeyCard(QWidget):
    """Painted; the same in words as its accessible name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scheme: Mapping[str, Wish] = {}
        self._people: Sequence[int] = ()
        self._names: Sequence[str] = ()
        self._speaker: Speaker | None = None

    def sizeHint(self) -> QSize:
        return QSize(820, 400)

    def show_keys(
        self, scheme: Mapping[str, Wish], people: Sequence[int], names: Sequence[str], speaker: Speaker
    ) -> None:
        self._scheme, self._people, self._names, self._speaker = scheme, people, names, speaker
        said = []
        for key, wish in scheme.items():
            who = f"{names[wish.seat]}: " if len(people) > 1 and wish.seat >= 0 else ""
            number = f" {wish.number + 1}" if wish.number is not None else ""
            said.append(f"{printed(key)}: {who}{speaker.text(f'live.act_{wish.act}')}{number}")
        self.setAccessibleName("; ".join(said))
        self.update()

    def acts(self) -> list[str]:
        """What there is a key for, each once, in the order of the legend."""
        return list(dict.fromkeys(wish.act for wish in self._scheme.values()))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._speaker is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        wide = 16.4 if any(key.startswith("kp") for key in self._scheme) else 12.4
        size = min(self.width() / wide, self.height() / 7.4)
        left, top = (self.width() - wide * size) / 2, 0.0
        for row, keys in enumerate(ROWS):
            for number, key in enumerate(keys):
                x = left + (0.4 + number + row * 0.42) * size
                self._paint_key(painter, QRectF(x, top + row * size, size * 0.92, size * 0.92), key)
        self._paint_key(painter, QRectF(left + size * 3.3, top + 4 * size, size * 5.6, size * 0.92), "space")
        self._paint_key(painter, QRectF(left + size * 10.9, top + 4 * size, size * 1.5, size * 0.92), "enter")
        if wide > 13:
            for number, key in enumerate(PAD):
                x, y = left + (13.2 + number % 3) * size, top + (1 + number // 3) * size
                self._paint_key(painter, QRectF(x, y, size * 0.92, size * 0.92), key)
        self._paint_legend(painter, QRectF(0, top + 5.3 * size, self.width(), self.height() - 5.3 * size))
        painter.end()

    def _paint_key(self, painter: QPainter, rect: QRectF, key: str) -> None:
        wish = self._scheme.get(key)
        rim = colour(NIGHT.panel_edge)
        if wish is not None:
            person = self._people.index(wish.seat) if wish.seat in self._people and len(self._people) > 1 else 0
            rim = colour(INKS[person % len(INKS)])
        painter.setPen(QPen(rim, 3 if wish is not None else 1))
        painter.setBrush(colour(NIGHT.bone if wish is not None else NIGHT.raised))
        painter.drawRoundedRect(rect, 5, 5)
        if not key:
            return
        painter.setPen(colour(NIGHT.ink if wish is not None else NIGHT.faint))
        painter.setFont(sans(max(rect.height() * 0.32, 9), QFont.Weight.Bold))
        corner = rect.adjusted(5, 2, -4, -2)
        painter.drawText(
            corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, printed(key).removeprefix("Num ")
        )
        if wish is None:
            return
        if wish.act in PICTURES:
            side = rect.height() * 0.62
            self._draw(
                painter, PICTURES[wish.act], QRectF(rect.right() - side - 3, rect.bottom() - side - 2, side, side)
            )
        mark = self._mark(wish)
        painter.setFont(sans(max(rect.height() * 0.28, 9), QFont.Weight.Bold))
        painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, mark)

    def _mark(self, wish: Wish) -> str:
        """Whose key it is where several share the keyboard, else which opponent or base."""
        if len(self._people) > 1:
            return f"P{self._people.index(wish.seat) + 1}" if wish.seat in self._people else ""
        return str(wish.number + 1) if wish.number is not None else ""

    def _paint_legend(self, painter: QPainter, field: QRectF) -> None:
        assert self._speaker is not None
        acts = self.acts()
        columns = 3
        rows = max(-(-len(acts) // columns), 1)
        tall, wide = min(field.height() / rows, 34.0), field.width() / columns
        for number, act in enumerate(acts):
            x, y = field.left() + number % columns * wide, field.top() + number // columns * tall
            if act in PICTURES:
                self._draw(painter, PICTURES[act], QRectF(x + 4, y + 2, tall * 0.86, tall * 0.86))
            text = self._speaker.text(f"live.act_{act}")
            keys = " ".join(printed(key) for key, wish in self._scheme.items() if wish.act == act)
            line = f"{text} – {keys}"
            room = QRectF(x + tall + 6, y, wide - tall - 12, tall)
            font = fitting(sans, max(tall * 0.56, 13), line, room.width())
            painter.setFont(font if font.pixelSize() >= 12 else sans(12))
            painter.setPen(colour(NIGHT.bone))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, fitted(line, painter.font(), room.width()))

    def _draw(self, painter: QPainter, name: str, rect: QRectF) -> None:
        ratio = self.devicePixelRatioF()
        if "hand" in name or name.endswith("back"):
            rect = QRectF(rect.center().x() - rect.height() * 0.36, rect.top(), rect.height() * 0.72, rect.height())
        picture = art.pixmap(name, rect.width() * ratio, rect.height() * ratio)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
