"""What the judge found: a word, a sentence, and how fast everybody was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from ...engine.message import Who
from ...games.slap.names import ruling_text
from .. import art
from ..labels import fitted, fitting
from ..piece import Piece
from ..theme import NIGHT, colour, sans, slab
from .furniture import DUST

if TYPE_CHECKING:
    from ...games.slap.verdict import Timed, Verdict
    from .scene import SlapScene

WIDTH, HEAD, ROW, RIM = 452.0, 96.0, 34.0, 18.0
GOOD = ("hit", "gold", "horse", "last", "trap", "given", "all_late")
"""Outcomes that changed something."""


@dataclass(frozen=True)
class Line:
    """One seat: what it did, when (milliseconds), and why that did not count."""

    seat: int
    kind: str
    ms: int
    why: str
    first: bool


def lines_of(verdict: Verdict) -> list[Line]:
    """One line for each who did something, the fastest first: what counted, or else the last try."""
    best: dict[int, Timed] = {}
    for timed in verdict.times:
        if timed.kind.startswith("leave"):
            continue
        there = best.get(timed.seat)
        if there is None or (there.ruling and (not timed.ruling or timed.c >= there.c)):
            best[timed.seat] = timed
    rows = sorted(best.values(), key=lambda timed: (bool(timed.ruling), timed.lands))
    return [
        Line(timed.seat, timed.kind, round(timed.lands / 1000), timed.ruling, timed.seat == verdict.by)
        for timed in rows
    ]


class VerdictPanel(Piece):
    """Hangs over the middle until the next card is dealt."""

    def __init__(self, scene: SlapScene) -> None:
        super().__init__(scene, "", WIDTH, HEAD)
        self.scene_of = scene
        self.shadow = False
        self.corner = 14.0
        self.verdict: Verdict | None = None
        self.lines: list[Line] = []
        self.word = self.sentence = ""
        self.setVisible(False)
        self.set_state()

    def show_verdict(self, verdict: Verdict | None) -> None:
        self.verdict = verdict
        self.setVisible(verdict is not None)
        if verdict is None:
            return
        say = self.scene_of.say
        self.lines = lines_of(verdict)
        self.word = say(f"slap_table.word_{verdict.outcome}")
        parts = {"who": Who(max(verdict.by, verdict.loser if verdict.by < 0 else verdict.by, 0))}
        if verdict.target >= 0:
            parts["whom"] = Who(verdict.target)
        self.sentence = say(f"slap_table.verdict_{self._sentence_id(verdict)}", **parts)
        self.fit()

    def _sentence_id(self, verdict: Verdict) -> str:
        if verdict.outcome == "hit" and verdict.recruited:
            return "recruited"
        if verdict.outcome == "hit" and verdict.lost > 1:
            return "hit_two"
        return verdict.outcome

    def fit(self) -> None:
        big = self.big
        self.set_size(WIDTH * min(big, 1.3), (HEAD + ROW * len(self.lines)) * big + RIM)
        self.update()

    @property
    def big(self) -> float:
        """As large as one wants to read it, as long as the bases round it can be seen."""
        room = (self.scene_of.room.height() * 0.42 - RIM) / (HEAD + ROW * len(self.lines))
        return min(max(self.stage.text_scale, 0.9), room, 1.5)

    # --- painting --------------------------------------------------------------------------------------------

    def paint_body(self, painter: QPainter) -> None:
        if self.verdict is None:
            return
        body, big = self.body(), self.big
        painter.setPen(QPen(colour(DUST), 4))
        painter.setBrush(colour(NIGHT.panel, 244))
        painter.drawRoundedRect(body, self.corner, self.corner)
        painter.setPen(QPen(colour(NIGHT.brass, 140), 1.5))
        painter.drawRoundedRect(body.adjusted(6, 6, -6, -6), self.corner - 4, self.corner - 4)
        inside = body.adjusted(RIM, 10, -RIM, -8)
        word = QRectF(inside.left(), inside.top(), inside.width(), 50 * big)
        painter.setFont(fitting(slab, 42 * big, self.word, inside.width()))
        painter.setPen(colour(NIGHT.brass_light if self.verdict.outcome in GOOD else NIGHT.bone))
        painter.drawText(word, Qt.AlignmentFlag.AlignCenter, self.word)
        told = QRectF(inside.left(), word.bottom(), inside.width(), 30 * big)
        painter.setFont(fitting(sans, 22 * big, self.sentence, inside.width()))
        painter.setPen(colour(NIGHT.bone))
        painter.drawText(told, Qt.AlignmentFlag.AlignCenter, self.sentence)
        top = told.bottom() + 8 * big
        longest = max((line.ms for line in self.lines), default=1)
        for number, line in enumerate(self.lines):
            self._paint_line(
                painter, QRectF(inside.left(), top + number * ROW * big, inside.width(), ROW * big), line, longest
            )

    def _paint_line(self, painter: QPainter, rect: QRectF, line: Line, longest: int) -> None:
        """Emblem, name, a bar as long as the reaction, the figure; whoever was first has a star."""
        gang = self.scene_of.view.seats[line.seat].gang
        size = rect.height() * 0.92
        picture = art.pixmap(f"slap/emblem_{gang}", size * self.density, size * self.density)
        painter.drawPixmap(QRectF(rect.left(), rect.top(), size, size), picture, QRectF(picture.rect()))
        font = sans(21 * self.big, QFont.Weight.Bold if line.first else QFont.Weight.Medium)
        painter.setFont(font)
        painter.setPen(colour(NIGHT.faint if line.why else NIGHT.bone))
        name = QRectF(rect.left() + size + 8, rect.top(), rect.width() * 0.3, rect.height())
        painter.drawText(
            name, Qt.AlignmentFlag.AlignVCenter, fitted(self.scene_of.names[line.seat], font, name.width())
        )
        figure = QRectF(rect.right() - rect.width() * 0.2, rect.top(), rect.width() * 0.2, rect.height())
        painter.drawText(figure, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.time(line.ms))
        room = QRectF(name.right() + 6, rect.top(), figure.left() - name.right() - 12, rect.height())
        if line.why:
            why = self.scene_of.say(ruling_text(line.why))
            painter.setFont(fitting(sans, 19 * self.big, why, room.width()))
            painter.setPen(colour(NIGHT.warn))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, why)
            return
        share = min(max(line.ms, 0) / max(longest, 1), 1.0)
        bar = QRectF(room.left(), rect.center().y() - 5 * self.big, max(room.width() * share, 6), 10 * self.big)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(DUST if line.kind == "slap" else NIGHT.gunmetal))
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        if line.first:
            star = art.pixmap("table/star", size * 0.8 * self.density, size * 0.8 * self.density)
            spot = QRectF(bar.right() - size * 0.4, bar.center().y() - size * 0.4, size * 0.8, size * 0.8)
            painter.drawPixmap(spot, star, QRectF(star.rect()))

    def time(self, ms: int) -> str:
        return self.scene_of.say("slap_table.ms", ms=str(ms).replace("-", "−"))

    def told(self) -> str:
        """For a screen reader: everything on it in one breath."""
        if self.verdict is None:
            return ""
        say, names = self.scene_of.say, self.scene_of.names
        said = [f"{self.word} {self.sentence}"]
        for line in self.lines:
            why = say(ruling_text(line.why)) if line.why else say(f"slap_table.did_{line.kind}")
            said.append(f"{names[line.seat]}: {self.time(line.ms)}, {why}")
        return ". ".join(said)
