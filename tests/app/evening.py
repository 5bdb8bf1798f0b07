"""A host's window and a guest's, over loopback."""

from __future__ import annotations

from random import Random

from app.house import PATIENCE, House, seats
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.app.network import session
from sixchambers.app.network.guest_table import GuestTablePage
from sixchambers.app.network.host_table import HostTablePage
from sixchambers.app.network.room_page import RoomPage
from sixchambers.app.network.session import GuestSession, HostSession
from sixchambers.engine import journal as record

THREE = seats("Doc", "Gast", "Rosa:greenhorn")
SETUP = GameSetup("klack", THREE, {"pull": "hand"}, "network", guests=(1,))


class Evening:
    """A host's window and a guest's."""

    def __init__(self, house: House, setup: GameSetup = SETUP) -> None:
        self.house = house
        house.patch.setattr(session, "USUAL_PORT", 0)  # tests run side by side: none may expect the usual port
        self.random = Random(4)
        self.host = house.open()
        self.host.window.door.open(setup)
        self.guest = house.open()
        self.guest.window.door.find()

    @property
    def hosting(self) -> HostSession:
        assert isinstance(self.host.window.network, HostSession)
        return self.host.window.network

    @property
    def visiting(self) -> GuestSession:
        assert isinstance(self.guest.window.network, GuestSession)
        return self.guest.window.network

    def join(self, *people: str, code: str = "") -> None:
        host = self.hosting.host
        self.visiting.join("127.0.0.1", host.port, code or host.code, people or ("Anna",), "")

    @property
    def host_page(self) -> HostTablePage:
        assert isinstance(self.host.page, HostTablePage)
        return self.host.page

    @property
    def guest_page(self) -> GuestTablePage:
        assert isinstance(self.guest.page, GuestTablePage)
        return self.guest.page

    def begin(self, *people: str) -> None:
        """Joined, seated, dealt: both see the table."""
        self.join(*people)
        self.house.wait(lambda: isinstance(self.visiting.page, RoomPage), "the guest in the room")
        self.hosting.begin()
        self.house.wait(lambda: self.guest.window.page is not None, "the guest at the table")

    def answer_once(self) -> None:
        """Whoever is asked at either window answers."""
        for hands in (self.host, self.guest):
            page = hands.window.page
            if page is None:
                continue
            if page.scene.director.busy:
                page.scene.skip()
            if page.scene.question is not None and page.scene.owes:
                page.scene.answer(self.random.choice(list(page.scene.question.legal())[:8]))

    def play_to_the_end(self) -> None:
        def over() -> bool:
            self.answer_once()
            pages = [self.host.window.page, self.guest.window.page]
            return all(page is not None and page.sitting.over for page in pages)

        self.house.qtbot.waitUntil(over, timeout=PATIENCE * 4)

    def play_some(self, entries: int = 8) -> None:
        """Until so much has happened, and the guest has had a say in it."""
        table = self.host.page.table
        assert table.journal is not None
        path = table.journal.path

        def enough() -> bool:
            self.answer_once()
            done = record.read(path).entries
            return len(done) >= entries and any(getattr(entry, "seat", None) == 1 for entry in done)

        self.house.qtbot.waitUntil(enough, timeout=PATIENCE * 2)

    def close(self) -> None:
        for hands in (self.guest, self.host):
            hands.window.close()
