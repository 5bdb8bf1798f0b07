"""Drawings made before they are needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from . import art

if TYPE_CHECKING:
    from .scene import GameScene


class Warmer(QTimer):
    """Makes the drawings for a new size in idle moments, so that no frame has to wait for one."""

    def __init__(self, scene: GameScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._left: list[tuple[str, float, float, bool]] = []
        # What takes longer and is not needed at once: only in idle moments.
        self._later: list[Callable[[], object]] = []
        self._density = 0.0
        self.timeout.connect(self._one)

    def begin(self) -> None:
        if self._scene.density != self._density:
            self._density = self._scene.density
            self._left = self._scene.drawings()
            self._later = self._scene.preparations()
            self.start(0)

    def _one(self) -> None:
        if not self._left:
            if self._later:
                self._later.pop(0)()
            else:
                self.stop()
            return
        name, width, height, shadow = self._left.pop(0)
        art.pixmap(name, width * self._density, height * self._density, shadow=shadow)

    def add(self, tasks: Sequence[Callable[[], object]]) -> None:
        """More to do in idle moments."""
        self._later += tasks
        self.start(0)

    def finish(self) -> None:
        """All that is left, at once: before a table is shown for the first time."""
        while self._left:
            self._one()
