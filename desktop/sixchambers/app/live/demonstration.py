"""Bots race on a virtual clock, the real scene shows it, pictures are taken: of cards with hands, and of verdicts."""

from __future__ import annotations

from ...engine.update import Update
from ...players.slap.ground import TableGround
from ...players.slap.race import Race
from ...players.slap.racer import Racer
from ..demonstration import Demonstration


class TimedDemonstration(Demonstration):
    """One picture a card, in turns of the card itself and of what the judge found."""

    def _play(self) -> None:
        racers = [Racer(mind, seat) for seat, mind in enumerate(self.minds)]
        ground = TableGround(self.table, self._watch)
        race = Race(ground, racers)
        while self.table.outcome is None:
            race.step()

    def _watch(self, update: Update) -> None:
        """When the verdict is in, it lies in the middle; every other time the hands on the open card are worth more."""
        phase, round = update.view.phase, update.view.round
        wanted = "verdict" if round % 2 else "open"
        if update.seat != 0 or phase != wanted or round == self.shown_round:
            return
        if phase == "open" and len(update.view.inputs) < 2:
            return
        self.shown_round = round
        self.scene.look(update)
        self._picture(f"round_{round:02}")
