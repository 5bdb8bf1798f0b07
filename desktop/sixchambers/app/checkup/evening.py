"""A table on the network: a host's window and a guest's, each in a process of its own, over loopback.

Nobody else on the network is told of it. Whoever is asked answers anything that is allowed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from ...engine.journal import SeatInfo
from ...players.process import own_command
from .. import sitting
from ..folders import CHOSEN
from ..lobby.setup import GameSetup
from ..network.session import GuestSession, HostSession
from ..settings import Settings
from ..window import Window
from .found import Failed, expect, until

SEATS = (SeatInfo("Doc"), SeatInfo("Anna"), SeatInfo("Rosa", "greenhorn"))
SETUP = GameSetup("klack", SEATS, {}, "checkup", guests=(1,))
PATIENCE = 60.0


# --- the two processes ---------------------------------------------------------------------------------------------


def tell(**what: Any) -> None:
    print(json.dumps(what), flush=True)


def open_window() -> Window:
    settings = Settings()
    settings.reduced_motion = True
    settings.speed = 4.0
    sitting.BOT_PAUSE = (5, 20)  # nobody is watching
    window = Window(settings)
    window.show()
    until(lambda: window.lobby.furnished, "the lobby")
    return window


def play_to_the_end(window: Window, random: Random) -> None:
    def over() -> bool:
        page = window.page
        expect(page is not None, "the table is gone")
        assert page is not None
        if page.scene.director.busy:
            page.scene.skip()
        question = page.scene.question
        if question is not None and page.scene.owes:
            page.scene.answer(random.choice(list(question.legal())[:8]))
        return page.sitting.over

    until(over, "the end of the game", PATIENCE)


def be_host() -> None:
    window = open_window()
    window.door.open(SETUP, alone=True)
    hosting = window.network
    assert isinstance(hosting, HostSession)
    host = hosting.host
    tell(id=host.id, port=host.port, code=host.code)
    until(lambda: not host.company.free_chairs(), "a guest")
    hosting.begin()
    play_to_the_end(window, Random(1))
    assert window.page is not None and window.page.table.journal is not None
    tell(played=window.page.table.journal.path.stat().st_size)
    told = Thread(target=sys.stdin.readline, daemon=True)
    told.start()
    until(lambda: not told.is_alive(), "word that the guest has seen the result, too", PATIENCE)
    window.close()


def be_guest(id: str, code: str) -> None:
    window = open_window()
    window.door.find(alone=True)
    visiting = window.network
    assert isinstance(visiting, GuestSession)
    until(lambda: visiting.lookout.find(id), "the table to be found")
    found = visiting.lookout.find(id)
    assert found is not None
    visiting.join(found.address, found.here.port, code, ("Anna",), "")
    until(lambda: window.page is not None, "a chair at the table")
    assert visiting.guest.link is not None
    cipher = visiting.guest.link.cipher
    play_to_the_end(window, Random(2))
    tell(cipher=cipher)
    window.close()


# --- and whoever starts them ---------------------------------------------------------------------------------------


class Process:
    def __init__(self, folder: Path, *arguments: str) -> None:
        folder.mkdir()
        self.errors = folder / "errors.txt"
        self._process = subprocess.Popen(
            [*own_command(), "checkup", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors.open("w"),
            text=True,
            env={**os.environ, CHOSEN: str(folder)},
        )

    def hear(self) -> dict[str, Any]:
        """The next thing it tells; if it ends instead, what its errors were."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        expect(line.startswith("{"), self.complaint() or "it has ended")
        told: dict[str, Any] = json.loads(line)
        return told

    def complaint(self) -> str:
        return self.errors.read_text(encoding="utf-8", errors="replace")[-800:]

    def end(self) -> int:
        """It goes by itself, or is made to."""
        try:
            self._process.communicate("\n", timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()
        return self._process.returncode


def link() -> str:
    """Host and guest, from the waiting room to the result."""
    with tempfile.TemporaryDirectory() as folder:
        host = Process(Path(folder) / "host", "--as-host")
        guest: Process | None = None
        try:
            table = host.hear()
            guest = Process(Path(folder) / "guest", "--as-guest", table["id"], table["code"])
            cipher = str(guest.hear()["cipher"])
            played = int(host.hear()["played"])
        except Failed as failed:  # it takes two, and the other one may know more
            raise Failed(f"{failed}\n{host.complaint()}") from None
        finally:
            codes = [one.end() for one in (guest, host) if one is not None]
        expect(codes == [0, 0], f"they ended with {codes}")
    expect(played > 0 and cipher.startswith("TLSv1.3"), cipher or "not encrypted")
    return cipher
