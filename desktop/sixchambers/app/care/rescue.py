"""The rescue menu: what the table waits for, and four ways to get it going again."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from ...engine.message import Many, Trouble, Who
from ...words.catalogue import late
from ..table_page import TablePage
from ..widgets import make_button, make_label
from .report import write_report


class RescueMenu(QDialog):
    """For a game that seems stuck. Nothing here can do harm."""

    def __init__(self, page: TablePage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = page
        page.speaker.learn(late("app.care"))
        say = page.speaker.say
        self.setWindowTitle(say("care.rescue_title"))
        title = make_label("title")
        title.setText(say("care.rescue_title"))
        self.state = make_label()
        self.state.setText(self._waiting())
        self.state.setWordWrap(True)
        self.told = make_label("warn")
        self.told.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(10)
        column.addWidget(title)
        column.addWidget(self.state)
        self.buttons = {}
        ways = (
            ("care.nudge", self._nudge),
            ("care.let_bot", self._let_bot),
            ("care.take_back", self._take_back),
            ("care.save_report", self._save_report),
        )
        for id, slot in ways:
            button = make_button()
            button.setText(say(id))
            button.clicked.connect(slot)
            column.addWidget(button)
            self.buttons[id] = button
        self.buttons["care.let_bot"].setEnabled(bool(self._answerable()))
        column.addWidget(self.told)
        close = make_button("main")
        close.setText(say("app.close"))
        close.clicked.connect(self.accept)
        column.addWidget(close)
        self.setMinimumWidth(560)

    def _waiting(self) -> str:
        """The open question, as everybody may know it: who is asked what."""
        say = self.page.speaker.say
        awaited = self.page.sitting.awaited()
        if not awaited:
            return say("care.rescue_nobody")
        who = Many(tuple(map(Who, awaited)))
        prompt = self.page.sitting.prompt_of(awaited[0])
        if prompt is None:
            return say("care.rescue_waiting_elsewhere", self.page.names, who=who)
        return say("care.rescue_waiting", self.page.names, who=who, prompt=say(prompt, self.page.names))

    def _answerable(self) -> list[int]:
        """Those a bot here may answer for: everybody, or at a guest's machine the people here."""
        sitting = self.page.sitting
        return [seat for seat in sitting.awaited() if sitting.can_answer_for(seat)]

    def _nudge(self) -> None:
        self.page.scene.skip()
        self.page.sitting.nudge()
        self.state.setText(self._waiting())

    def _let_bot(self) -> None:
        for seat in self._answerable()[:1]:
            self.page.sitting.let_bot_answer(seat)
        self.accept()

    def _take_back(self) -> None:
        self.page.undo()
        self.accept()

    def _save_report(self) -> None:
        speaker, saved_at = self.page.speaker, self.page.saved_at
        try:
            path = write_report(self.page.table, speaker.text("care.by_request"), saved_at=saved_at)
        except Trouble as trouble:
            self.told.setText(speaker.say(trouble.message))
            return
        told = "care.report_saved" if saved_at is not None else "care.report_of_guest"
        self.told.setText(speaker.say(told, file=str(path)))
