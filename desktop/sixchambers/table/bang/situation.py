"""What hangs in the air while the table waits: who shoots at whom, whose Duel it is, who is dying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from ...games.bang.cards.duel import Duel
from ...games.bang.cards.indians import Raid
from ...games.bang.steps.dying import LastChance, SidPays
from ...games.bang.steps.flip import PickFlip
from ...games.bang.steps.shot import Shot
from ..line import Line, shortened
from ..medal import Medal
from ..seat_map import inward
from ..theme import NIGHT
from .cards import sign_of
from .legend import legend

if TYPE_CHECKING:
    from ...games.bang.view import BangView
    from .scene import BangScene

SHOT_INK = "#ff7a5c"
SIGN = 92.0


class Situation:
    """Lines and signs that stay as long as an answer is awaited. Nothing of it is known to one seat only."""

    def __init__(self, scene: BangScene) -> None:
        self.scene = scene
        self.shown: list[QGraphicsItem] = []
        # What it is about, for whoever reads the table aloud: who, at whom, by what.
        self.facts: tuple[str, int, int] | None = None

    def clear(self) -> None:
        self.scene.remove(self.shown)
        self.facts = None

    def sync(self, view: BangView) -> None:
        self.clear()
        for step in reversed(view.agenda):
            match step:
                case Shot(by=by, target=target, cause=cause):
                    self._attack(by, target, "bang" if cause not in ("gatling",) else cause)
                case Raid(by=by, seat=seat):
                    self._attack(by, seat, "indians")
                case Duel():
                    self._duel(step)
                case PickFlip(what=flipped):
                    self._flip(flipped)
                case LastChance(seat=seat) | SidPays(seat=seat):
                    self.facts = ("dying", seat, seat)
                    continue
                case _:
                    return
            return

    def _attack(self, by: int, target: int, what: str) -> None:
        self.facts = (what, by, target)
        line = self._line(by, target, SHOT_INK)
        self._sign(what, line.at(0.5))

    def _duel(self, duel: Duel) -> None:
        """A line both ways; the pistols lie nearer to whoever has to answer."""
        self.facts = ("duel", duel.opponent(), duel.to_answer)
        line = self._line(duel.opponent(), duel.to_answer, SHOT_INK)
        self._line(duel.to_answer, duel.opponent(), NIGHT.faint, 0.22, dashed=True)
        self._sign("duel", line.at(0.66))

    def _flip(self, what: str) -> None:
        """Which of these counts? What it is about lies beside them."""
        counter = self.scene.middle_things.counter
        spot = counter.pos() - QPointF(counter.width / 2 + 80, 0)
        self.shown += [self.scene.add(item, 12) for item in legend(self.scene, what, spot)]

    def _line(self, start: int, end: int, ink: str, bend: float = 0.1, dashed: bool = False) -> Line:
        scene = self.scene
        a, b = scene.plates[start].pos(), scene.plates[end].pos()
        line = Line(*shortened(a, b, 90, 86), ink, width=6, bend=inward(a, b, scene.middle, bend), dashed=dashed)
        self.shown.append(scene.add(line, 8.2))
        return line

    def _sign(self, what: str, spot: QPointF) -> None:
        sign = Medal(self.scene, sign_of(what), SIGN)
        sign.setPos(spot)
        self.shown.append(self.scene.add(sign, 8.4))
