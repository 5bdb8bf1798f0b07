"""Not a test: the program of `test_screen_reader.py`. The real window, a game whose other seats follow a script."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

BIDS = {1: (1, 2), 2: (1, 0)}
"""What Rosa and Jack bid in every round, in 1000s and 2000s."""
SEED = "1"
"""The first trigger clicks."""


def main(folder: Path) -> int:
    from PySide6.QtWidgets import QApplication

    from sixchambers.app import sitting
    from sixchambers.app.lobby.setup import GameSetup
    from sixchambers.app.settings import Settings
    from sixchambers.app.window import Window
    from sixchambers.engine.journal import SeatInfo
    from sixchambers.engine.message import message
    from sixchambers.engine.questions import ChooseCounts
    from sixchambers.engine.update import Update

    class Script:
        """Answers at once, and the same in every run."""

        def __init__(self, *about: Any) -> None: ...

        def sit(self, seat: int, level: str, heard: Sequence[Update]) -> None: ...

        def hear(self, update: Update) -> None: ...

        def think(self, update: Update, deliver: Any) -> None:
            question = update.question
            assert question is not None and update.seat is not None
            bids = isinstance(question, ChooseCounts)
            deliver(BIDS[update.seat] if bids else question.default, message("bot.klack_whim"))

        def close(self) -> None: ...

    setattr(sitting, "BotVoices", Script)  # noqa: B010 - no bots, and no process for them
    sitting.BOT_PAUSE = (0, 1)
    app = QApplication(["sixchambers"])
    settings = Settings(folder / "settings.ini")
    settings.language, settings.reduced_motion, settings.speed, settings.muted = "en", True, 3.0, True
    window = Window(settings)
    window.show()
    window.activateWindow()
    seats = (SeatInfo("Anna"), SeatInfo("Rosa", "deputy"), SeatInfo("Jack", "deputy"))
    window.start(GameSetup("klack", seats, {}, SEED))
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
