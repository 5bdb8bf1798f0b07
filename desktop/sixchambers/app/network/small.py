"""Small parts of these pages. What somebody else typed is never taken for markup."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolButton, QWidget

from ...table.labels import plain_tip
from ..lobby.icons import sign
from ..widgets import make_label


def plain_label(name: str = "", *, wrap: bool = False) -> QLabel:
    label = make_label(name)
    label.setWordWrap(wrap)
    return label


class Elided(QLabel):
    """One line, as much of it as there is room for; all of it in the tooltip."""

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.whole = ""

    def show_text(self, text: str) -> None:
        self.whole = text
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self.whole, Qt.TextElideMode.ElideRight, max(self.width(), 1))
        self.setText(shown)
        self.setToolTip(plain_tip(self.whole) if shown != self.whole else "")


class SignButton(QToolButton):
    """A button with a drawn sign, in the colour of the text around it."""

    def __init__(self, picture: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = picture
        self.setObjectName("flat")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def tell(self, name: str, tip: str = "") -> None:
        self.setAccessibleName(name)
        self.setToolTip(plain_tip(tip or name))

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.45)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = round(self.fontMetrics().height() * 0.9)
        small = sign(self.picture, size, self.devicePixelRatioF(), self.palette().windowText().color().name())
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        painter.drawPixmap(QRectF(self.rect()).center() - QPointF(size, size) / 2, small)
        painter.end()
