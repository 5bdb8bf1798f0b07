"""The crash window: human words, a report, and the choice to go on."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from ...engine.message import Trouble
from ...words.catalogue import late
from ...words.speaker import Speaker
from ..widgets import make_button, make_label
from .report import write_report

if TYPE_CHECKING:
    from ..window import Window

Hook = Callable[[type[BaseException], BaseException, TracebackType | None], object]


class CrashWindow(QDialog):
    """Says what happened, where the report is, and that nothing is lost."""

    def __init__(
        self, speaker: Speaker, report: Path | None, why_not: str, details: str, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        speaker.learn(late("app.care"))
        say = speaker.say
        self.setWindowTitle(say("care.crash_title"))
        self.report = report
        title = make_label("title")
        title.setText(say("care.crash_title"))
        self.text = QLabel(say("care.crash_text"))
        where = say("care.crash_report", file=str(report)) if report else why_not
        self.where = QLabel(where)
        for label in (self.text, self.where):
            label.setWordWrap(True)
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        self.details.setAccessibleName(say("care.details"))
        self.details.hide()
        self.more = make_button("flat")
        self.more.setText(say("care.details"))
        self.more.clicked.connect(lambda: self.details.setVisible(not self.details.isVisible()))
        self.folder = make_button()
        self.folder.setText(say("care.show_folder"))
        self.folder.setVisible(report is not None)
        self.folder.clicked.connect(self._open_folder)
        self.leave = make_button()
        self.leave.setText(say("care.quit"))
        self.leave.clicked.connect(self.reject)
        self.go_on = make_button("main")
        self.go_on.setText(say("care.go_on"))
        self.go_on.clicked.connect(self.accept)
        self.go_on.setDefault(True)
        row = QHBoxLayout()
        for button in (self.more, self.folder):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.leave)
        row.addWidget(self.go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(14)
        for widget in (title, self.text, self.where, self.details):
            column.addWidget(widget)
        column.addLayout(row)
        self.setMinimumWidth(620)

    def _open_folder(self) -> None:
        if self.report is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.report.parent)))


class CrashGuard:
    """Catches what nobody caught. One crash window at a time: an error that repeats must not pile them up."""

    def __init__(self, window: Window, show: Callable[[CrashWindow], int] = lambda dialog: dialog.exec()) -> None:
        self._window = window
        self._show = show
        self._open = False
        self._before: Hook = sys.excepthook

    def install(self) -> None:
        self._before = sys.excepthook
        sys.excepthook = self._caught

    def remove(self) -> None:
        sys.excepthook = self._before

    def _caught(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, error, where)
            return
        details = "".join(traceback.format_exception(kind, error, where))
        logging.getLogger("sixchambers").error("%s", details)
        if self._open:
            return
        self._open = True
        try:
            self._tell(details)
        finally:
            self._open = False

    def _tell(self, details: str) -> None:
        window = self._window
        speaker = window.speaker
        speaker.learn(late("app.care"))
        report, why_not = None, speaker.text("care.nothing_to_report")
        if window.page is not None:
            try:
                report = write_report(window.page.table, details, saved_at=window.page.saved_at)
            except Trouble as trouble:
                why_not = speaker.say("care.crash_no_report", why=speaker.say(trouble.message))
        dialog = CrashWindow(speaker, report, why_not, details, window)
        if not self._show(dialog):
            QApplication.quit()
        dialog.deleteLater()
