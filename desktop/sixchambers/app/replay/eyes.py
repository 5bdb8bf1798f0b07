"""Whose eyes to look through: a box that also says why some are closed."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox

from ...words.speaker import Speaker
from ..lobby.icons import icon
from .timeline import OPEN, Eyes, Timeline

LONGEST = 16
"""Letters a name may have before it is shortened in the box."""


class EyesBox(QComboBox):
    """Everybody's eyes, each seat's, and those from which nothing is hidden."""

    def __init__(self, timeline: Timeline) -> None:
        super().__init__()
        self.timeline = timeline
        self.eyes: list[Eyes] = [None, *range(len(timeline.names)), OPEN]
        self._rows = QStandardItemModel(self)
        for _ in self.eyes:
            self._rows.appendRow(QStandardItem())
        self.setModel(self._rows)
        # As wide as what can be chosen; what cannot has its room in the list alone.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def retranslate(self, speaker: Speaker) -> None:
        say = speaker.say
        self.setAccessibleName(say("replay.eyes"))
        self.setToolTip(say("replay.eyes") if self.timeline.finished else self.why(speaker))
        longest = 0
        for row, eyes in enumerate(self.eyes):
            if eyes is None:
                text = say("replay.eyes_everybody")
            elif eyes == OPEN:
                text = say("replay.eyes_open")
            else:
                text = self.timeline.names[eyes]
            item = self._rows.item(row)
            if self.timeline.may_look(eyes):
                item.setText(text)
                longest = max(longest, len(text))
                continue
            item.setText(say("replay.eyes_after", eyes=text))
            item.setToolTip(self.why(speaker))
            item.setData(self.why(speaker), Qt.ItemDataRole.AccessibleDescriptionRole)
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
        self.setMinimumContentsLength(min(longest, LONGEST))

    def showPopup(self) -> None:
        """The list is as wide as its longest line."""
        view = self.view()
        view.setMinimumWidth(max(view.sizeHintForColumn(0) + view.verticalScrollBar().sizeHint().width(), self.width()))
        super().showPopup()

    def draw_signs(self, pixels: int, ink: str, faint: str) -> None:
        """An eye before every name: the box explains itself."""
        ratio = self.devicePixelRatioF()
        for row, eyes in enumerate(self.eyes):
            tint = ink if self.timeline.may_look(eyes) else faint
            self.setItemIcon(row, icon("eye", pixels, ratio, tint))
            self._rows.item(row).setForeground(QColor(tint))
        self.setIconSize(QSize(pixels, pixels))

    def why(self, speaker: Speaker) -> str:
        """Why some eyes are closed."""
        return speaker.say("replay.why_shared" if len(self.timeline.people) > 1 else "replay.why_closed")

    def look_through(self, eyes: Eyes) -> None:
        self.setCurrentIndex(self.eyes.index(eyes))

    def chosen(self) -> Eyes:
        return self.eyes[max(self.currentIndex(), 0)]
