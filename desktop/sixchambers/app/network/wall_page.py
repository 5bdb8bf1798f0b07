"""A page on the boarded wall of the saloon, with a plank of buttons below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from ...table.theme import NIGHT, Theme
from ...words.catalogue import late
from ..lobby.room import wall_picture
from ..lobby.style import rules_of as lobby_rules
from .style import rules_of

if TYPE_CHECKING:
    from ...words.speaker import Speaker
    from ..settings import Settings


class WallPage(QWidget):
    """Knows light, reading size and language; its heirs know what hangs on the wall."""

    def __init__(self, speaker: Speaker, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.settings = settings
        self.speaker = speaker
        self.theme: Theme = NIGHT
        self.unit = 15.0
        self._wall: QPixmap | None = None
        # A text that wraps grows a moment after its style is known: then everything is put right again.
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(0)
        self._settle.timeout.connect(self.arrange)
        speaker.learn(late("app.network"))

    # for heirs

    def arrange(self) -> None:
        """Put everything where it belongs at this size."""
        raise NotImplementedError

    def dress(self) -> None:
        """The light or the reading size is another."""

    def translate(self) -> None:
        """The language is another."""

    # for the window

    def retranslate(self, speaker: Speaker) -> None:
        self.speaker = speaker
        speaker.learn(late("app.network"))
        self.translate()
        self.arrange_soon()

    def apply_theme(self, theme: Theme, text_px: float) -> None:
        self.theme, self.unit = theme, text_px
        self._wall = None
        self.setStyleSheet(lobby_rules(theme, text_px) + rules_of(theme, text_px))
        self.dress()
        self.arrange()
        self.arrange_soon()
        self.update()

    def arrange_soon(self) -> None:
        self._settle.start()

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wall = None
        self.arrange()
        self.arrange_soon()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.isVisible():
            self.arrange_soon()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange_soon()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._wall is None or self._wall.devicePixelRatio() != ratio:
            self._wall = wall_picture(self.size(), ratio, self.theme, self.unit * 5)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._wall)
        painter.end()

    def hideEvent(self, event: QHideEvent) -> None:
        """Quickly made again; the table has better use for the memory."""
        super().hideEvent(event)
        self._wall = None
