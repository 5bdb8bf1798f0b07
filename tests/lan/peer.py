"""A host or a guest as a process of its own, without a window: `python peer.py host|guest FOLDER …`.

Both can be killed at any moment and started again; they go on from what lies in the folder.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QCoreApplication, QTimer

from lan.house import CODE, Keeper, Player
from sixchambers.engine.message import Trouble
from sixchambers.engine.replay import resume
from sixchambers.engine.update import Update
from sixchambers.games import game as find_game
from sixchambers.lan.company import Stool
from sixchambers.lan.host import Host
from sixchambers.lan.link.identity import Identity
from sixchambers.lan.memo import HostMemo, Ticket, beside, load_memo, save_memo

KINDS = {"h": "here", "g": "guest", "b": "bot"}


def write(path: Path, text: str) -> None:
    """Whole or not at all: somebody may be reading, and we may be killed."""
    half = path.with_name(path.name + ".part")
    half.write_text(text)
    half.replace(path)


class HostPeer:
    def __init__(self, args: argparse.Namespace) -> None:
        self.folder: Path = args.folder
        self.journal = self.folder / "game.sixchambers"
        memo = load_memo(beside(self.journal), HostMemo)
        stools = [
            Stool(f"{kind}{number}", KINDS[kind], "deputy" if kind == "b" else "")  # type: ignore[arg-type]
            for number, kind in enumerate(args.kinds)
        ]
        self.host = Host(
            find_game(args.game), stools, name="Prozess", code=CODE, identity=self.identity(), grace=args.grace
        )
        try:
            self.host.open(args.address, memo.port if memo else args.port)
        except Trouble:
            self.host.open(args.address)
        self.keeper = Keeper(self.host, self.journal, seed=args.seed, pace=args.pace)
        self.host.memo_path = beside(self.journal)
        if memo is not None and self.journal.exists():
            table, _ = resume(self.journal, find_game)
            self.keeper.serve(table)
            self.host.go_on(table, lambda: table.now, memo)
        else:
            self.host.changed.connect(self.begin)
        write(self.folder / "port", str(self.host.port))

    def identity(self) -> Identity:
        path = self.folder / "identity.pem"
        if not path.exists():
            Identity.fresh().save(path)
        return Identity.load(path)

    def begin(self) -> None:
        """As soon as every chair is taken."""
        if self.host.table is None and not self.host.company.free_chairs() and not self.journal.exists():
            self.keeper.begin()


class GuestPeer:
    def __init__(self, args: argparse.Namespace) -> None:
        self.folder: Path = args.folder
        self.name: str = args.name
        self.address: str = args.address
        self.pace: int = args.pace
        self.ticket_file = self.folder / f"{args.name}.ticket"
        self.given: dict[tuple[int, int], object] = {}
        self.confirmed = (self.folder / f"{args.name}.confirmed").open("a")
        self.player = SlowPlayer(self)
        guest = self.player.guest
        guest.admitted.connect(lambda ticket: save_memo(self.ticket_file, ticket))
        guest.story.connect(self.finished)
        guest.ended.connect(self.ended)
        ticket = load_memo(self.ticket_file, Ticket)
        if ticket is not None:
            guest.rejoin(ticket)
        else:
            self.knock()

    def knock(self) -> None:
        try:
            port = int((self.folder / "port").read_text())
        except (OSError, ValueError):
            QTimer.singleShot(50, self.knock)
            return
        self.player.join(port, address=self.address)

    def ended(self, why: object) -> None:
        """Killed before the ticket was on disk, or the host was: knock again as somebody new."""
        sys.stderr.write(f"{self.name} {why}\n")
        QTimer.singleShot(100, lambda: os._exit(3))

    def confirm(self, update: Update) -> None:
        """What the table shows as given is given: it must never be lost."""
        for (seat, asked), answer in list(self.given.items()):
            if update.seat == seat and update.asked == asked and update.given == answer and not update.owes:
                self.confirmed.write(json.dumps([seat, asked, answer]) + "\n")
                self.confirmed.flush()
                del self.given[seat, asked]

    def finished(self, journal: bytes) -> None:
        write(self.folder / f"{self.name}.story", journal.decode())
        QCoreApplication.quit()


class SlowPlayer(Player):
    def __init__(self, peer: GuestPeer) -> None:
        super().__init__(peer.name, seed=hash(peer.name) % 1000)
        self.peer = peer

    def _hear(self, update: Update) -> None:
        self.peer.confirm(update)
        if update.owes:
            QTimer.singleShot(self.peer.pace, self, lambda: self._answer(update))

    def _answer(self, update: Update) -> None:
        from lan.house import some_answer

        key = (update.seat, update.asked)
        if self.table is None or update.seat is None or key in self.answered or not update.owes:
            return
        answer = some_answer(update, self.random)
        if self.table.submit(update.seat, answer, asked=update.asked) is None:
            self.answered.add(key)
            self.peer.given[update.seat, update.asked] = answer


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("role", choices=("host", "guest"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--name", default="Anna")
    parser.add_argument("--game", default="klack")
    parser.add_argument("--kinds", default="hggb")
    parser.add_argument("--address", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--pace", type=int, default=20)
    parser.add_argument("--grace", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    app = QCoreApplication(sys.argv[:1])
    peer = HostPeer(args) if args.role == "host" else GuestPeer(args)
    app.setProperty("peer", id(peer))
    sys.exit(app.exec())


if __name__ == "__main__":
    main()
