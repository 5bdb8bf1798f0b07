"""What lies on the boards: the card in the middle, the bases, the deck and what was thrown away, the traps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from ...games.slap.box import CARDS
from .. import art
from ..card import RATIO
from ..labels import Tag
from ..piece import Piece
from ..theme import NIGHT, colour, sans
from . import places

if TYPE_CHECKING:
    from .scene import SlapScene

DECK = 86.0
SIGN = 60.0
DUST = "#e0702a"
"""The accent of this table."""


class Shootout(Piece):
    """The card everybody looks at. It is turned without any movement: whoever sees half of it sees it too early."""

    def __init__(self, scene: SlapScene) -> None:
        super().__init__(scene, "slap/back", places.CARD, places.CARD * RATIO, "slap/back")
        self.corner = 9.0
        self.card = ""
        self.plain = False
        self.setVisible(False)

    def show_back(self) -> None:
        self.card = ""
        self._dress()

    def show_card(self, card: str) -> None:
        self.card = card
        self._dress()

    def set_plain(self, plain: bool) -> None:
        self.plain = plain
        self._dress()

    def _dress(self) -> None:
        self.front = f"slap/{'plain' if self.plain else 'card'}_{self.card}" if self.card else "slap/back"
        self.set_face_up(True)
        self.update()


class Base(Piece):
    """A tin sign. Whoever has a hand on it is in cover."""

    def __init__(self, scene: SlapScene, owner: int) -> None:
        super().__init__(scene, "", places.BASE.width(), places.BASE.height())
        self.owner = owner
        self.shadow = False
        self.corner = 16.0
        # Who has marked it, where several share a keyboard: their gangs.
        self.marked_by: tuple[str, ...] = ()

    def keycap_spot(self) -> QPointF:
        return self.body().topLeft() + QPointF(8, 8)

    def paint_state(self, painter: QPainter) -> None:
        """No frame: all bases may always be slapped. Only the key that does it lies there."""
        if self.hasFocus() or self._shown:
            super().paint_state(painter)
        elif self.lit and self.keycap:
            self._paint_keycap(painter)
        for number, gang in enumerate(self.marked_by):
            rect = QRectF(self.body().left() + 26 * number, self.body().bottom() - 24, 34, 34)
            painter.setPen(QPen(colour(NIGHT.room), 2))
            painter.setBrush(colour(NIGHT.bone))
            painter.drawEllipse(rect)
            picture = art.pixmap(f"slap/emblem_{gang}", 28 * self.density, 28 * self.density)
            painter.drawPixmap(rect.adjusted(3, 3, -3, -3), picture, QRectF(picture.rect()))


class Counter(Piece):
    """How many of each card are gone, for tables that agreed to count."""

    def __init__(self, scene: SlapScene) -> None:
        super().__init__(scene, "", 150, 170)
        self.shadow = False
        self.counts: dict[str, int] = {}

    def paint_body(self, painter: QPainter) -> None:
        painter.setPen(QPen(colour(NIGHT.brass, 150), 1.5))
        painter.setBrush(colour(NIGHT.room, 205))
        painter.drawRoundedRect(self.body(), 12, 12)
        painter.setFont(sans(26 * min(self.stage.text_scale, 1.3), QFont.Weight.DemiBold))
        for number, card in enumerate(CARDS):
            top = self.body().top() + 8 + number * 39
            rect = QRectF(self.body().left() + 14, top, 36, 36)
            picture = art.pixmap(f"slap/sign_{card}", 36 * self.density, 36 * self.density)
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
            painter.setPen(colour(NIGHT.bone))
            text = QRectF(rect.right() + 10, top, 80, 36)
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, f"× {self.counts.get(card, 0)}")


class Trap(Piece):
    """Jaws, and the sign of the card they wait for."""

    def __init__(self, scene: SlapScene, card: str) -> None:
        super().__init__(scene, "slap/trap", 76, 76)
        self.card = card
        self.shadow = False

    def paint_body(self, painter: QPainter) -> None:
        super().paint_body(painter)
        rect = QRectF(2, 2, 44, 44)
        picture = art.pixmap(f"slap/sign_{self.card}", 44 * self.density, 44 * self.density)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))


class Furniture:
    """Everything that belongs to nobody."""

    def __init__(self, scene: SlapScene) -> None:
        self.scene = scene
        self.card: Shootout = scene.add(Shootout(scene), 10)
        self.bases: list[Base] = [scene.add(Base(scene, seat), 6) for seat in range(len(scene.names))]
        self.deck: Piece = scene.add(Piece(scene, "slap/back", DECK, DECK * RATIO), 5)
        self.discard: Piece = scene.add(Piece(scene, "slap/back", DECK, DECK * RATIO), 5)
        self.deck_tag: Tag = scene.add(Tag(24), 6)
        self.discard_tag: Tag = scene.add(Tag(24), 6)
        self.counter: Counter = scene.add(Counter(scene), 6)
        self.traps: list[Trap] = []
        for piece in (self.deck, self.discard, self.counter, self.card):
            piece.set_state()

    def lay_out(self) -> None:
        at, scale = self.scene.places, self.scene.text_scale
        self.card.setPos(at.middle)
        for base in self.bases:
            base.setPos(at.base(base.owner))
        self.deck.setPos(at.deck())
        self.discard.setPos(at.discard())
        below = QPointF(0, DECK * RATIO / 2 + 4)
        for tag, spot in ((self.deck_tag, at.deck()), (self.discard_tag, at.discard())):
            tag.set_pixels(24 * scale)
            tag.setPos(spot + below)
        self.counter.setPos(at.discard() + QPointF(138, 0))
        for number, trap in enumerate(self.traps):
            trap.setPos(at.traps(number))

    def sync(self) -> None:
        view, say = self.scene.view, self.scene.say
        for base in self.bases:
            base.setVisible(base.owner in view.bases)
            base.front = f"slap/base_{view.seats[base.owner].gang}"
            base.update()
        self.deck.setVisible(view.deck > 0)
        self.deck_tag.set_text(str(view.deck))
        thrown = sum(view.discard)
        top = view.verdict.card if view.verdict is not None and thrown else ""
        self.discard.setVisible(bool(top))
        if top:
            self.discard.front = f"slap/card_{top}"
            self.discard.update()
        self.discard_tag.set_text(str(thrown) if top else "")
        self.deck.tip = say("slap_table.deck", n=view.deck)
        self.deck.set_state()
        self.counter.setVisible(view.options.counter)
        self.counter.counts = dict(zip(CARDS, view.discard, strict=True))
        self.counter.update()
        self._sync_traps(tuple(view.traps))

    def _sync_traps(self, cards: tuple[str, ...]) -> None:
        if tuple(trap.card for trap in self.traps) == cards:
            return
        for trap in self.traps:
            self.scene.scene().removeItem(trap)
        self.traps = [self.scene.add(Trap(self.scene, card), 8) for card in cards]
        for number, trap in enumerate(self.traps):
            trap.setPos(self.scene.places.traps(number))
            trap.tip = self.scene.say("slap_table.trap_on", card=self.scene.card_name(trap.card))
            trap.set_state()
            trap.setAcceptHoverEvents(True)
