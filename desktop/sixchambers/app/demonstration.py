"""Bots play, the real scene shows it, pictures are taken. No clock is waited for: every beat is shown at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from ..engine.disk import cannot_write
from ..engine.journal import SeatInfo
from ..engine.table import open_table
from ..engine.update import Update
from ..games import game as find_game
from ..players import RACES
from ..players import levels as levels_of
from ..players.arena import derived_seed
from ..players.bot import Budget
from ..players.mind import Mind
from ..table.motion import Pace
from ..table.scenes import make_scene
from ..table.theme import load_fonts
from ..words.speaker import speaker
from .names import BOT_NAMES

MOMENTS = {"klack": ("choice",), "dice": ("shots", "beers", "reroll")}
"""What is worth a picture, by game: the phases at which one is taken, once a round. Elsewhere, the first question."""


class Demonstration:
    """One game of bots with a picture of every round (or turn, where that is what a game is made of)."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: str,
        out: Path,
        size: tuple[int, int],
        language: str,
        options: dict[str, Any],
        theme: str,
    ) -> None:
        self.app = QApplication.instance() or QApplication(["sixchambers"])
        load_fonts()
        self.out = out
        self.speaker = speaker(language)
        found = find_game(game)
        found.check_seats(seats)
        ladder = levels_of(game)
        levels = [ladder[-1 - seat % len(ladder)] for seat in range(seats)]
        infos = [SeatInfo(BOT_NAMES[seat], level) for seat, level in enumerate(levels)]
        self.table = open_table(found, infos, options=options, seed=derived_seed("demo", seed))
        self.names = [info.name for info in infos]
        self.minds = [
            Mind(found, level, seats, derived_seed("demo bot", seed, seat)) for seat, level in enumerate(levels)
        ]
        self.scene = make_scene(game, self.names, self.speaker, Pace(), theme)
        self.scene.resize(*size)
        self.lines: list[str] = []
        self.rounds = self.shown_round = 0
        self.pictures = 0

    def run(self) -> None:
        try:
            self.out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise cannot_write(self.out, error) from None
        table, scene = self.table, self.scene
        scene.show()
        scene.sit(0)
        for seat in range(len(self.names)):
            self._hear(self.table.update(seat))
            table.listen(seat, self._hear)
        scene.look(self._seen())
        self._play()
        scene.look(self._seen())
        self._picture("end")
        sheet = scene.contact_sheet()
        if sheet is not None:
            self._save(sheet, "contact_sheet")
        self._write_log()

    def _play(self) -> None:
        """To the end, with a picture wherever one is due."""
        table, scene = self.table, self.scene
        while table.outcome is None:
            for seat in table.play.owing():
                self._answer(seat)
            if table.play.in_window() and not table.play.owing():
                table.advance(table.next_deadline() or 0)
            update = self._seen()
            scene.look(update)
            somebody_is_asked = table.play.in_window() or any(plate.active for plate in scene.plates)
            number = self._round_to_show(update) if somebody_is_asked else None
            if number is not None:
                self._picture(f"round_{number:02}")

    def _round_to_show(self, update: Update) -> int | None:
        """The number of the round (or turn) a picture is due for, if this is the moment for it."""
        moments = MOMENTS.get(self.table.game.id)
        if self.rounds == self.shown_round or (moments is not None and update.view.phase not in moments):
            return None
        self.shown_round = self.rounds
        return self.rounds

    def _seen(self) -> Update:
        """What the first seat sees now: through its eyes the pictures are taken."""
        update = self.minds[0].update
        assert update is not None
        return update

    def _hear(self, update: Update) -> None:
        assert update.seat is not None
        self.minds[update.seat].hear(update)
        if update.seat == 0:
            self._tell(update)

    def _tell(self, update: Update) -> None:
        for event in update.events:
            self.rounds += event.begins_round
            line = event.line()
            if line is not None:
                self.lines.append(self.speaker.say(line, self.names))

    def _answer(self, seat: int) -> None:
        update = self.minds[seat].update
        if update is not None and update.question is not None and update.owes:
            advice = self.minds[seat].answer(Budget(5))
            self.table.submit(seat, advice.answer, reason=advice.reason)

    def _picture(self, name: str) -> None:
        self.app.processEvents()
        self._save(self.scene.grab().toImage(), name)
        self.pictures += 1

    def _save(self, image: QImage, name: str) -> None:
        path = self.out / f"{name}.png"
        if not image.save(str(path)):
            raise cannot_write(path, OSError())

    def _write_log(self) -> None:
        path = self.out / "log.txt"
        try:
            path.write_text("\n".join(self.lines) + "\n", encoding="utf-8")
        except OSError as error:
            raise cannot_write(path, error) from None


def demonstration_of(game: str) -> type[Demonstration]:
    """Where bots race, they need a clock to race against."""
    if game in RACES:
        from .live.demonstration import TimedDemonstration

        return TimedDemonstration
    return Demonstration
