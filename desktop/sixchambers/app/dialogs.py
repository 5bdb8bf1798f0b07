"""The few boxes that pop up: a question before something is left, a sentence when something will not do."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QMessageBox, QWidget

if TYPE_CHECKING:
    from ..engine.message import Trouble
    from ..words.speaker import Speaker


class Parting(NamedTuple):
    """What is asked before somebody leaves: message ids, and how many would have to leave as well."""

    title: str
    text: str
    yes: str
    n: int = 0


def sure(
    parent: QWidget, speaker: Speaker, title: str, text: str, yes: str, no: str = "app.cancel", **parts: str | int
) -> bool:
    """Ask before something happens. Leaving everything as it is is what Enter does."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(speaker.text(title))
    box.setTextFormat(Qt.TextFormat.PlainText)  # names are only names, whatever is in them
    box.setText(speaker.say(text, (), **parts))
    button = box.addButton(speaker.text(yes).replace("&", ""), QMessageBox.ButtonRole.AcceptRole)
    stay = box.addButton(speaker.text(no), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stay)
    box.exec()
    _back_to(parent)
    return box.clickedButton() is button


def _back_to(parent: QWidget) -> None:
    """Not every window system gives the keys back by itself."""
    parent.activateWindow()


def tell(parent: QWidget, speaker: Speaker, text: str) -> None:
    QMessageBox.information(parent, speaker.text("app.title"), text)
    _back_to(parent)


def complain(parent: QWidget, speaker: Speaker, trouble: Trouble) -> None:
    tell(parent, speaker, speaker.say(trouble.message))


def about(parent: QWidget, speaker: Speaker, version: str) -> None:
    from .about.window import AboutWindow

    window = AboutWindow(speaker, version, parent)
    window.exec()
    window.deleteLater()
    _back_to(parent)


def who_gives_up(parent: QWidget, speaker: Speaker, names: list[str], turn: int = 0) -> int | None:
    """Which of the people here, whoever's turn it is first; None if nobody after all."""
    if len(names) == 1:
        agreed = sure(parent, speaker, "app.concede_title", "app.concede_text", "app.do_concede", name=names[0])
        return 0 if agreed else None
    title, text = speaker.text("app.concede_title"), speaker.text("app.concede_who")
    chosen, agreed = QInputDialog.getItem(parent, title, text, names, turn, False)
    _back_to(parent)
    return names.index(chosen) if agreed else None
