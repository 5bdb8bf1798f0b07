"""A host in a process of its own, which echoes: `python tests/lan/link/peer.py IDENTITY-FILE PORT` prints its port."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QCoreApplication

from lan.link.house import CODE, HERE, TOKEN
from sixchambers.lan.link.gate import Gate
from sixchambers.lan.link.identity import Identity
from sixchambers.lan.link.link import Link

FAREWELL = b"this is the end"


def main(path: Path, port: int) -> int:
    app = QCoreApplication([])
    if not path.exists():
        Identity.fresh().save(path)
    gate = Gate(Identity.load(path), CODE, TOKEN.__eq__)

    def admitted(link: Link) -> None:
        def received(payload: bytes) -> None:
            link.send(payload)
            if payload == FAREWELL:
                link.close()
                app.quit()

        link.received.connect(received)

    gate.admitted.connect(admitted)
    print(gate.open(HERE, port), flush=True)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
