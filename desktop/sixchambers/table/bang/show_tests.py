"""The "draw!": a card is turned over in front of everybody, a breath is held, and then it is known."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtWidgets import QGraphicsItem

from ...games.bang.events import life
from ..animate import call, change, fade, flip, glide, pause, sequence, staggered, together
from ..card import Card
from ..motion import BANNER, HANG, MOVE, READ
from ..spread import Place
from ..theme import NIGHT
from .cards import playing_card
from .legend import legend

if TYPE_CHECKING:
    from .scene import BangScene
    from .showing import Showing

GOOD_INK, BAD_INK = "#9fe08a", "#ff8a70"
RESULTS = {
    "jail": ("jail_opens", "jail_holds"),
    "dynamite": ("fuse_out", "boom"),
    "don_bell": ("bell", "no_bell"),
}
"""What is called out when it went well, and when it did not; a Barrel for everything else."""


class TestShow:
    """Cards that were turned over lie in the middle until it is known what they decided."""

    __test__ = False

    def __init__(self, show: Showing) -> None:
        self.show = show
        self.turned: dict[int, Card] = {}
        self.legend: list[QGraphicsItem] = []

    @property
    def scene(self) -> BangScene:
        return self.show.scene

    def forget(self) -> None:
        self.turned = {}
        self.legend = []

    def flipped(self, event: life.Flipped) -> QAbstractAnimation:
        """Off the pile, up to the middle, and over."""
        scene, things = self.scene, self.scene.middle_things
        places = self._places(len(event.cards))
        flights: list[QAbstractAnimation] = []
        for card, place in zip(event.cards, places, strict=True):
            piece = self.show.flyer(playing_card(scene, card), things.deck_place, place, False)
            self.turned[card] = piece
            scale = place.width / piece.width
            flights.append(
                sequence(
                    call(partial(piece.setOpacity, 1.0)),
                    call(partial(things.set_deck, max(things.deck.count - len(flights) - 1, 0))),
                    call(partial(scene.sound, "card")),
                    glide(piece, place.spot, scene.pace, scale=scale, duration=int(MOVE * 1.4)),
                )
            )
        turning = [
            sequence(call(partial(scene.sound, "flip")), flip(self.turned[card], True, scene.pace))
            for card in event.cards
        ]
        hush = sequence(call(partial(scene.sound, "suspense")), pause(self.show.ms(HANG)))
        return sequence(
            call(partial(self._explain, event.what, len(event.cards))),
            together(staggered(flights, scene.pace, 90), self.show.sign(event.seat, event.what)),
            hush,
            staggered(turning, scene.pace, 120),
            pause(self.show.ms(READ)),
            *([call(self._all_away), call(self._explained)] if event.what == "rhum" else []),
        )

    def _explain(self, what: str, count: int) -> None:
        """Beside the cards: what it is about, and which suits decide it."""
        left = self._places(count)[0]
        self.legend = legend(self.scene, what, left.spot - QPointF(left.width * 0.5 + 92, 0))
        for item in self.legend:
            self.show.pass_by(item, 34)

    def _explained(self) -> None:
        for item in self.legend:
            item.hide()
        self.legend = []

    def _places(self, count: int) -> list[Place]:
        grand = self.scene.middle_things.grand
        wide = min(grand.width, 760 / max(count, 1))
        return [
            Place(grand.spot + QPointF((number - (count - 1) / 2) * wide * 1.08, 0), wide) for number in range(count)
        ]

    def _all_away(self) -> None:
        """They have been counted: all of them are discarded."""
        for card, piece in self.turned.items():
            piece.hide()
            self.show.cards.on_discard(card)
        self.turned = {}

    def tested(self, event: life.Tested) -> QAbstractAnimation:
        """The one that counted grows, the others go dark; then what it means."""
        scene = self.scene
        things = scene.middle_things
        pieces = self._pieces(event.card)
        chosen = pieces.get(event.card)
        things.show_aside(())
        counted: list[QAbstractAnimation] = []
        for card, piece in pieces.items():
            if card != event.card:
                counted.append(fade(piece, 0.35, scene.pace))
        if chosen is not None and not scene.pace.reduced:
            counted.append(change(chosen, "scale", chosen.scale() * 1.14, self.show.ms(MOVE)))
        away: list[QAbstractAnimation] = []
        for card in sorted(pieces, key=lambda card: card == event.card):
            piece = pieces[card]
            away.append(
                sequence(
                    glide(piece, things.discard_place.spot, scene.pace, scale=things.discard_place.width / piece.width),
                    call(piece.hide),
                    call(partial(self.show.cards.on_discard, card)),
                )
            )
        self.turned = {}
        parts = [together(*counted)] if counted else []
        leaving = [call(self._explained), *([staggered(away, scene.pace)] if away else [])]
        return sequence(*parts, self._verdict(event), *leaving)

    def _pieces(self, counted: int) -> dict[int, Card]:
        """What was turned over: still in the air, or on the counter where one of them was chosen."""
        if self.turned:
            return self.turned
        scene, aside = self.scene, self.scene.middle_things.aside
        found: dict[int, Card] = {}
        for key in aside.keys:
            assert isinstance(key, int)
            place = aside.place_of(key)
            piece = self.show.flyer(playing_card(scene, key), place, place, True)
            piece.setOpacity(1.0)
            found[key] = piece
        return found if counted in found else {}

    def _verdict(self, event: life.Tested) -> QAbstractAnimation:
        scene = self.scene
        good, bad = RESULTS.get(event.what, ("barrel", "no_barrel"))
        text = scene.speaker.text(f"bang_table.show_{good if event.good else bad}")
        word = self.show.banner(text, GOOD_INK if event.good else BAD_INK, 70, BANNER, lift=170)
        if event.what == "dynamite" and not event.good:
            return self._explosion(event.seat, text)
        sound = {"jail": "jail", "don_bell": "bell"}.get(event.what, "gain")
        return together(word, call(partial(scene.sound, sound if event.good else "lose")))

    def _explosion(self, seat: int, text: str) -> QAbstractAnimation:
        scene = self.scene
        spot = self.show.anchor(seat)
        word = self.show.banner(text, NIGHT.warn, 130, BANNER)
        return together(
            call(partial(scene.sound, "boom")), self.show.flash(spot, 420), self.show.smoke(spot, 300), word
        )
