"""A sentence that has to be seen: a question with its answers, a trouble, or that something is under way."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ...table import art
from ...table.accessible import announce
from ...table.theme import NIGHT
from ..widgets import make_button
from .small import plain_label

Answers = Sequence[tuple[str, Callable[[], object]]]
"""What a button says, and what it does."""

FRAME_MS = 40
DEGREES_A_SECOND = 40


class Turning(QWidget):
    """A cylinder that turns slowly while something is under way; it stands still where nothing may move."""

    def __init__(self, parent: QWidget | None = None, size: float = 1.6) -> None:
        super().__init__(parent)
        self.reduced = False
        self._size = size  # in lines of text
        self._clock = QElapsedTimer()
        self._frame = QTimer(self)
        self._frame.setInterval(FRAME_MS)
        self._frame.timeout.connect(self.update)
        self.hide()

    def set_turning(self, turning: bool) -> None:
        self.setVisible(turning)
        if turning and not self.reduced:
            self._clock.restart()
            self._frame.start()
        else:
            self._frame.stop()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * self._size)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        side = float(min(self.width(), self.height()))
        ratio = self.devicePixelRatioF()
        picture = art.pixmap("posters/klack_signature", side * ratio, side * ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(QPointF(self.rect().center()))
        if self._frame.isActive():
            painter.rotate(self._clock.elapsed() / 1000 * DEGREES_A_SECOND)
        painter.drawPixmap(QRectF(-side / 2, -side / 2, side, side), picture, QRectF(picture.rect()))
        painter.end()


class BulletHole(QWidget):
    """Trouble has been here: a hole, and the cracks round it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.2)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.sizeHint().width() / 2
        centre = QRectF(self.rect()).center()
        random = Random(6)
        painter.setPen(QPen(QColor("#8d8272"), max(size * 0.07, 1)))
        for crack in range(11):
            angle = math.tau * crack / 11 + random.uniform(-0.2, 0.2)
            reach = size * random.uniform(0.7, 1.0)
            painter.drawLine(centre, centre + QPointF(math.cos(angle), math.sin(angle)) * reach)
        hole = QRadialGradient(centre, size * 0.55)
        hole.setColorAt(0.0, QColor("#000000"))
        hole.setColorAt(0.6, QColor("#0c0604"))
        hole.setColorAt(0.8, QColor(NIGHT.blood))
        hole.setColorAt(1.0, QColor("#5c120d"))
        painter.setPen(QPen(QColor("#2b0a07"), 1))
        painter.setBrush(hole)
        painter.drawEllipse(centre, size * 0.52, size * 0.5)
        painter.end()


class Placard(QFrame):
    """Hidden as long as there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("placard")
        self.turning = Turning()
        self.hole = BulletHole()
        self.text = plain_label(wrap=True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.buttons: list[QPushButton] = []
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.turning)
        self._row.addWidget(self.hole)
        self._row.addWidget(self.text, 1)
        self.hide()

    def set_unit(self, unit: float) -> None:
        edge = round(unit * 0.7)
        self._row.setContentsMargins(edge, round(unit * 0.45), edge, round(unit * 0.45))
        self._row.setSpacing(edge)

    def say(
        self,
        text: str,
        answers: Answers = (),
        *,
        trouble: bool = False,
        turning: bool = False,
    ) -> None:
        """The first answer is the one that does something; the keys go there."""
        before = [button.text() for button in self.buttons]
        if before != [answer for answer, _ in answers]:
            for button in self.buttons:
                self._row.removeWidget(button)
                button.hide()
                button.deleteLater()
            self.buttons = [self._make(number, *answer) for number, answer in enumerate(answers)]
        for button in self.buttons:
            # In focus its frame is broader, and must not cut the text.
            button.setMinimumWidth(button.sizeHint().width() + 8)
        self.text.setText(text)
        self.turning.set_turning(turning)
        self.hole.setVisible(trouble)
        if self.property("trouble") != trouble:
            self.setProperty("trouble", trouble)
            self.style().unpolish(self)
            self.style().polish(self)
        self.setAccessibleName(text)
        self.show()
        self.raise_()
        announce(self, text)

    def be_quiet(self) -> None:
        self.turning.set_turning(False)
        self.hide()

    def _make(self, number: int, text: str, do: Callable[[], object]) -> QPushButton:
        button = make_button("main" if number == 0 else "")
        button.setText(text)
        button.setAccessibleName(text)
        button.setAutoDefault(True)
        button.clicked.connect(lambda: do())
        self._row.addWidget(button)
        return button

    def height_for(self, width: int) -> int:
        """Nothing if it is hidden; else room for the whole sentence beside its buttons."""
        if self.isHidden():
            return 0
        edges = self._row.contentsMargins()
        free = width - edges.left() - edges.right()
        for button in self.buttons:
            free -= button.sizeHint().width() + self._row.spacing()
        for sign in (self.turning, self.hole):
            if not sign.isHidden():
                free -= sign.sizeHint().width() + self._row.spacing()
        tallest = max([button.sizeHint().height() for button in self.buttons], default=0)
        tall = max(self.text.heightForWidth(max(free, 1)), tallest, self.turning.sizeHint().height())
        return tall + edges.top() + edges.bottom() + 4
