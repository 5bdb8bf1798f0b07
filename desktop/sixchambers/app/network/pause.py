"""The sign that hangs over a table that pauses."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ...table.labels import fitting
from ...table.theme import NIGHT, colour, sans, slab
from ...words.speaker import Speaker


class PauseSign(QWidget):
    """Dims the table and says why nothing moves. Clicks go through: the table itself asks nobody anything."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._lines = ("", "")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        parent.installEventFilter(self)

    def show_pause(self, speaker: Speaker, who: str) -> None:
        """Up for this person's sake, or down again for nobody's."""
        self._hang((speaker.text("network.pause"), speaker.say("network.paused_by", name=who)) if who else None)

    def show_lost(self, speaker: Speaker, why: str) -> None:
        """The link to the table is gone, and is being looked for."""
        self._hang((speaker.text("network.link_lost"), f"{why} {speaker.text('network.looking')}"))

    def _hang(self, lines: tuple[str, str] | None) -> None:
        self._lines = lines or ("", "")
        self.setAccessibleName(" ".join(self._lines))
        self.setVisible(lines is not None)
        self.setGeometry(self._over.rect())
        self.raise_()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._over.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colour(NIGHT.room, 195))
        width, height = self.width(), self.height()
        centre = Qt.AlignmentFlag.AlignCenter
        painter.setPen(colour(NIGHT.brass_light))
        painter.setFont(fitting(slab, height * 0.12, self._lines[0], width * 0.9))
        painter.drawText(QRectF(0, height * 0.3, width, height * 0.2), centre, self._lines[0])
        painter.setPen(colour(NIGHT.bone))
        painter.setFont(fitting(sans, max(height * 0.035, 16), self._lines[1], width * 0.9))
        painter.drawText(QRectF(0, height * 0.49, width, height * 0.08), centre, self._lines[1])
        painter.end()
