"""A stage with things on it that can be walked to with the arrow keys, and a director who can be hurried."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from ..engine.questions import AnyQuestion
from .director import Director
from .piece import Piece
from .stage import Stage


class WalkedStage(Stage):
    """Where the hands of whoever sits here go."""

    question: AnyQuestion | None = None

    def __init__(self, game: str, theme: str) -> None:
        super().__init__(game, theme)
        self.targets: list[Piece] = []
        self.director = Director(self)

    def aim(self, pieces: Sequence[Piece]) -> None:
        """These can be reached with the arrow keys, in this order."""
        self.targets = list(pieces)

    def skip(self) -> None:
        self.director.skip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Down: 1,
        }
        if self.director.busy and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.skip()
            event.accept()
            return
        step = steps.get(Qt.Key(event.key()))
        if step is not None and self.targets:
            self._move_focus(step)
            event.accept()
            return
        super().keyPressEvent(event)

    def _move_focus(self, step: int) -> None:
        focused = next((n for n, piece in enumerate(self.targets) if piece.hasFocus()), None)
        number = (0 if step > 0 else -1) if focused is None else (focused + step) % len(self.targets)
        self.targets[number].setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click while things are being shown means: hurry."""
        if self.director.busy and event.button() == Qt.MouseButton.LeftButton and self.question is None:
            self.skip()
            return
        super().mousePressEvent(event)
