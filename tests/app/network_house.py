"""A small LAN for tests: hosts and guests on this machine, and the pages that show them, in windows of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from sixchambers.app.network.join_page import JoinPage
from sixchambers.app.network.room_page import GuestRoom, HostRoom, RoomPage
from sixchambers.app.settings import Settings
from sixchambers.games import game
from sixchambers.lan.company import Stool
from sixchambers.lan.discovery import Found, Here
from sixchambers.lan.guest import Guest
from sixchambers.lan.host import Host
from sixchambers.lan.link.identity import Identity
from sixchambers.lan.memo import Ticket
from sixchambers.table.theme import DAY, NIGHT, Theme, load_fonts, style_sheet
from sixchambers.words.speaker import speaker

PATIENCE = 20_000
CODE = "kaktus-sattel-42"

W = TypeVar("W", bound=QWidget)

FOUR = ("here:Doc", "guest:Guest", "guest:Guest 2", "deputy:Rosa")


def stools(chairs: tuple[str, ...]) -> list[Stool]:
    """ "here:Doc", "guest:Guest", "deputy:Rosa"."""
    made = []
    for chair in chairs:
        kind, _, name = chair.partition(":")
        made.append(Stool(name, kind) if kind in ("here", "guest") else Stool(name, "bot", kind))  # type: ignore[arg-type]
    return made


class Lan:
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.identity = Identity.fresh()
        self.host: Host | None = None
        self.hosts: list[Host] = []
        self.guests: list[Guest] = []
        self.windows: list[QMainWindow] = []
        load_fonts()

    def close(self) -> None:
        for guest in self.guests:
            guest.close()
        for host in self.hosts:
            host.close()

    def wait(self, until: Callable[[], Any]) -> None:
        self.qtbot.waitUntil(lambda: bool(until()), timeout=PATIENCE)

    def settings(self, name: str = "settings", **wanted: Any) -> Settings:
        settings = Settings(self.folder / f"{name}.ini")
        for key, value in {"reduced_motion": True, **wanted}.items():
            setattr(settings, key, value)
        return settings

    # --- the two sides -----------------------------------------------------------------------------------------

    def open_table(self, *chairs: str) -> Host:
        self.host = Host(game("klack"), stools(chairs or FOUR), name="Doc's table", code=CODE, identity=self.identity)
        self.host.open("127.0.0.1")
        self.hosts.append(self.host)
        return self.host

    def knock(self, *people: str, code: str = CODE, name: str = "") -> Guest:
        assert self.host is not None
        guest = Guest()
        self.guests.append(guest)
        guest.join("127.0.0.1", self.host.port, code, people, name)
        return guest

    def sit_down(self, *people: str, name: str = "") -> Guest:
        """A guest who is in, and of whom the host knows."""
        guest = self.knock(*people, name=name)
        self.wait(lambda: guest.room is not None and len(guest.seats) == len(people))
        return guest

    # --- their pages -------------------------------------------------------------------------------------------

    def show(self, page: W, size: tuple[int, int] = (1024, 640), theme: Theme = NIGHT, scale: float = 1.0) -> W:
        window = QMainWindow()
        self.windows.append(window)
        self.qtbot.addWidget(window)
        text = max(0.8 * min(size[0] / 1024, size[1] / 640) * 15, 15) * scale
        window.setStyleSheet(style_sheet(theme, text))
        window.menuBar().addMenu("&Game")
        window.setCentralWidget(page)
        page.apply_theme(theme, text)  # type: ignore[attr-defined]
        window.resize(*size)
        with self.qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        self.qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
        self.qtbot.wait(1)
        return page

    def host_page(self, language: str = "en", **looks: Any) -> RoomPage:
        assert self.host is not None
        page = RoomPage(HostRoom(self.host), speaker(language), self.settings("host", names=["Doc", "Bert"]))
        return self.show(page, **looks)

    def guest_page(self, guest: Guest, language: str = "en", **looks: Any) -> RoomPage:
        page = RoomPage(GuestRoom(guest), speaker(language), self.settings("guest", names=["Anna", "Bea"]))
        return self.show(page, **looks)


# --- what the tests of several pages share -----------------------------------------------------------------------------

SIZES = [(1024, 640), (1920, 1080), (3840, 2160)]
LOOKS: list[dict[str, Any]] = [
    *({"size": size, "theme": theme} for size, theme in zip(SIZES, (NIGHT, DAY, NIGHT), strict=True)),
    {"size": (1024, 640), "theme": DAY, "scale": 1.3},
    {"size": (1024, 640), "theme": NIGHT, "scale": 1.8},
]
IDS = ["1024", "1080p day", "4K", "130 % day", "180 %"]
LONG = "Maximilian-Alexander"
NASTY = "<b>X</b> & <img src=1>"
TICKET = Ticket("doc", "Doc's table", "127.0.0.1", 1, b"", b"", ("Anna",))


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
    qtbot.wait(1)


def answer_box(text: str) -> None:
    """Press the button that reads so in the next box that pops up."""

    until = monotonic() + PATIENCE / 1000

    def press() -> None:
        box = QApplication.activeModalWidget()
        if box is None:  # not up yet; but no box of a later test is meant
            if monotonic() < until:
                QTimer.singleShot(5, press)
            return
        assert isinstance(box, QMessageBox)
        said.append(box.text())
        buttons = {button.text().replace("&", ""): button for button in box.buttons()}
        if text in buttons:
            buttons[text].click()
        else:
            box.close()  # or the test would wait for ever
            raise AssertionError(f"no button {text!r} among {list(buttons)}")

    said.clear()
    QTimer.singleShot(0, press)


said: list[str] = []


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


class Sight(QObject):
    """A lookout that sees what it is told to see."""

    changed = Signal()

    def __init__(self, *tables: Found) -> None:
        super().__init__()
        self.tables = list(tables)

    def find(self, id: str) -> Found | None:
        return next((found for found in self.tables if found.here.id == id), None)

    def see(self, *tables: Found) -> None:
        self.tables = list(tables)
        self.changed.emit()


def table(id: str, name: str, free: int = 2, game: str = "klack", playing: bool = False, protocol: int = 1) -> Found:
    return Found(Here(protocol, id, name, game, 45100, free, playing), "192.168.1.20")


DOC, EVE = table("doc", "Doc's table"), table("eve", NASTY)
SEVERAL = (
    DOC,
    EVE,
    table("kitchen", "Kitchen", playing=True),
    table("full", "W" * 40, free=0, game="dice"),
    table("new", "Tomorrow", game="chess"),
    table("newer", "Next year", protocol=2),
)


def join_page(lan: Lan, sight: Any, language: str = "en", ticket: Ticket | None = None, **looks: Any) -> JoinPage:
    return lan.show(JoinPage(speaker(language), lan.settings(names=["Anna", "Bea"]), sight, ticket), **looks)


def full_room(lan: Lan) -> None:
    lan.open_table(*(f"guest:Guest {number}" for number in range(1, 7)))
    lan.sit_down("W" * 20, "Ä" * 20)
    lan.sit_down("Anna", LONG)
    lan.sit_down(name="Max the watcher")
