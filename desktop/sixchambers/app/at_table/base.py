"""A table laid in the window: scene, bar, log and curtain, and the sitting that drives them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ...engine.message import Message
from ...engine.table import Table
from ...table.motion import Pace
from ...table.scene import GameScene
from ...table.scenes import make_scene
from ...table.sound import Sound
from ...table.theme import THEMES
from ...words.speaker import Names, Speaker
from .. import drawer
from ..bar import PromptBar
from ..consent import Consent
from ..curtain import Curtain
from ..log import Log
from ..settings import Settings
from ..sitting import Sitting
from ..voices import Voices

if TYPE_CHECKING:
    from ..result.panel import ResultPanel


class LaidTable(QWidget):
    """What is there before anything happens. Who connects it says what happens."""

    leave = Signal()
    again = Signal()
    other_seats = Signal()
    replay_wanted = Signal()
    rule_wanted = Signal(str)  # an anchor of the rulebook

    AFTERWARDS: Mapping[str, str] = {}
    """What the buttons of the result are called here, where not as usual; "": that one is not there."""

    def __init__(
        self,
        table: Table,
        speaker: Speaker,
        settings: Settings,
        sound: Sound,
        voices: Voices | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.table = table
        self.speaker = speaker
        self.settings = settings
        self.sound = sound
        self.names = Names(info.name for info in table.seats)
        self.pace = Pace(settings.speed, settings.reduced_motion)
        self.scene: GameScene = make_scene(table.game.id, self.names, speaker, self.pace, settings.theme)
        self.scene.sound = sound.play
        self.log = Log(speaker, self.names, forgets=table.game.log_forgets)
        self.drawer = self._make_drawer()
        self.bar = PromptBar()
        self.setFocusProxy(self.scene)
        self.sitting = self._make_sitting(voices)
        self.consent = self._make_consent()
        self._lay_out()
        self.setFocusProxy(self.scene)  # whoever gives the page the keys gives them to the table
        self.curtain = Curtain(self)
        # What happened this round since each person here answered last.
        self._since: dict[int, list[Message]] = {}
        self._last_line: Message | None = None
        # May one ask what a deputy would do? The table agreed on it.
        self.hints_allowed = table.header.hints
        self._asked: int | None = None
        self._asked_last: tuple[int, int] | None = None
        self._hint = ""
        self.result: ResultPanel | None = None
        self._shortcuts: list[QShortcut] = []
        self._keys: list[tuple[str, tuple[str, ...]]] = []
        self._hint_timer = QTimer(self)
        self._hint_timer.setSingleShot(True)
        self._second = QTimer(self)
        self._second.setInterval(500)
        self._connect()

    def _make_sitting(self, voices: Voices | None) -> Sitting:
        return Sitting(self.table, self.scene, self, voices)

    def _make_drawer(self) -> QWidget:
        """What can be pulled out at the right."""
        return self.log

    def _make_consent(self) -> Consent:
        return Consent(lambda: self.sitting.people, self.sitting.why_no_undo, self)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.scene, 1)
        row.addWidget(self.drawer)
        column.addLayout(row, 1)
        column.addWidget(self.bar)
        self.drawer.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        drawer.fit(self.drawer, self, self.settings)

    def _connect(self) -> None:
        """What follows from what."""
        raise NotImplementedError

    def _offer(self) -> None:
        """Show what can be pressed now."""
        raise NotImplementedError

    # --- how it looks ----------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())
        drawer.fit(self.drawer, self, self.settings)

    def toggle_log(self) -> None:
        drawer.toggle(self.drawer, self.settings)

    def apply(self) -> None:
        """The settings changed."""
        settings = self.settings
        self.pace.reduced = settings.reduced_motion
        if not self.sitting.fast:
            self.pace.speed = settings.speed
        self.scene.set_theme(settings.theme)
        self.log.set_ink(THEMES[settings.theme].brass_light)
        if self.result is not None:
            self.result.apply()
        self.scene.set_text_scale(settings.text_size)
        self.scene.scene().update()
        if self.scene.update_now is not None:
            self._offer()
