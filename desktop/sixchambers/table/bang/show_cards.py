"""Cards on their way between piles and hands: drawn, looked at, stolen, discarded, laid out in a store."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...games.bang.box import NAME
from ...games.bang.events import cards
from ...games.bang.events.things import NOBODY
from ..animate import call, fade, pause, sequence, staggered, together
from ..motion import BANNER, MOVE, READ
from ..spread import Place
from ..theme import NIGHT
from .cards import playing_card
from .hands import face_of, leaving, put_in, take_out

if TYPE_CHECKING:
    from .chairs import Chair
    from .scene import BangScene
    from .showing import Showing

APART = 110
"""Milliseconds between two cards of one draw."""


class CardShow:
    """From here to there."""

    def __init__(self, show: Showing) -> None:
        self.show = show

    @property
    def scene(self) -> BangScene:
        return self.show.scene

    # --- drawing ---------------------------------------------------------------------------------------------

    def to_hand(self, seat: int, card: int, start: Place, number: int = 0, more: int = 1) -> QAbstractAnimation:
        """From a pile into a hand; one's own cards turn over on the way."""
        chair = self.scene.chairs[seat]
        seen = chair.sees_own and card != NOBODY
        return self.show.fly(
            face_of(self.scene, card) if seen else None,
            start,
            chair.hand_place(number, more),
            up=(False, seen),
            lands=partial(put_in, chair, card),
        )

    def drew(self, event: cards.Drew) -> QAbstractAnimation:
        scene = self.scene
        known = event.cards or (NOBODY,) * event.count
        flights = [self._draw(event.seat, card, number, event.count) for number, card in enumerate(known)]
        chair = scene.chairs[event.seat]
        room = chair.hand.closing(scene.pace, event.count) if chair.sees_own else []
        cause = self._cause(event.seat, event.cause)
        return together(staggered(flights, scene.pace, APART), *room, *cause)

    def _draw(self, seat: int, card: int, number: int, count: int) -> QAbstractAnimation:
        """Off the pile; or off the counter, where Kit Carlson has looked at them before."""
        things = self.scene.middle_things
        looked = [key for key in things.aside.keys if card in (NOBODY, key)]
        if looked:
            key = looked[min(number, len(looked) - 1)]
            start = things.aside.place_of(key)
            return sequence(call(partial(things.aside.remove, key)), self.to_hand(seat, card, start, number, count))
        return sequence(call(partial(self.off_deck, 1)), self.to_hand(seat, card, things.deck_place, number, count))

    def _cause(self, seat: int, cause: str) -> list[QAbstractAnimation]:
        """Why: the sign of whoever or whatever brings the cards."""
        if not cause:
            return []
        return [self.show.sign(seat, cause)]

    def off_deck(self, count: int) -> None:
        deck = self.scene.middle_things
        deck.set_deck(max(deck.deck.count - count, 0))

    def shown(self, event: cards.CardShown) -> QAbstractAnimation:
        """Black Jack holds a card up for everybody."""
        scene = self.scene
        chair = scene.chairs[event.seat]
        start = leaving(chair, event.card)
        face = playing_card(scene, event.card)
        scene.sound("reveal")
        grand = scene.middle_things.grand
        there = self.show.fly(face, start, grand, up=(chair.sees_own, True), slow=1.2)
        return sequence(
            there, self.hold_up(event.card, READ * 2), self.show.fly(face, grand, start, up=(True, chair.sees_own))
        )

    def hold_up(self, card: int, stay: int) -> QAbstractAnimation:
        """In front of everybody, for a while."""
        scene = self.scene
        grand = scene.middle_things.grand
        piece = self.show.flyer(playing_card(scene, card), grand, grand, True)
        return sequence(call(partial(piece.setOpacity, 1.0)), pause(self.show.ms(stay)), call(piece.hide))

    def looked(self, event: cards.LookedAt) -> QAbstractAnimation:
        """Three cards off the pile, on the counter: one sees their faces, the others the backs."""
        things = self.scene.middle_things
        known = event.cards or tuple(-1 - number for number in range(event.count))
        return self._lay_aside(known, bool(event.cards), things.deck_place)

    def _lay_aside(self, known: tuple[int, ...], seen: bool, start: Place) -> QAbstractAnimation:
        scene, things = self.scene, self.scene.middle_things
        things.show_aside(())
        things.open_counter(len(known))
        things.counter.setOpacity(0.0)
        places = things.aside.places(len(known))
        flights: list[QAbstractAnimation] = [fade(things.counter, 1.0, scene.pace)]
        for card, place in zip(known, places, strict=True):
            face = playing_card(scene, card) if seen else None
            flights.append(
                sequence(
                    call(partial(self.off_deck, 1)),
                    self.show.fly(
                        face,
                        start,
                        place,
                        up=(False, seen),
                        sound="flip",
                        lands=partial(things.aside.add, card, face, place),
                    ),
                )
            )
        return staggered(flights, scene.pace, APART)

    def put_back(self, event: cards.PutBack) -> QAbstractAnimation:
        """The third goes back, face down."""
        scene, things = self.scene, self.scene.middle_things
        left = [key for key in things.aside.keys if event.card in (NOBODY, key)]
        start = things.aside.place_of(left[0]) if left else things.grand
        face = face_of(scene, event.card)

        def leave() -> None:
            things.show_aside(())

        return self.show.fly(
            face, start, things.deck_place, up=(face is not None, False), leaves=leave,
            lands=lambda: things.set_deck(things.deck.count + 1),
        )  # fmt: skip

    def took_discard(self, event: cards.TookDiscard) -> QAbstractAnimation:
        scene, things = self.scene, self.scene.middle_things
        chair = scene.chairs[event.seat]
        return self.show.fly(
            playing_card(scene, event.card),
            things.discard_place,
            chair.hand_place(),
            up=(True, chair.sees_own),
            leaves=self._off_discard,
            lands=partial(put_in, chair, event.card),
        )

    def _off_discard(self) -> None:
        things = self.scene.middle_things
        del things.discards[-1:]
        things.show_discard()

    # --- from one to another ---------------------------------------------------------------------------------

    def stole(self, event: cards.Stole) -> QAbstractAnimation:
        """Out of one hand, into another; only these two see what it is."""
        scene = self.scene
        victim, thief = scene.chairs[event.victim], scene.chairs[event.seat]
        face = face_of(scene, event.card)
        flight = self.show.fly(
            face,
            leaving(victim, event.card),
            thief.hand_place(),
            up=(victim.sees_own, thief.sees_own and face is not None),
            sound="slide",
            leaves=partial(take_out, victim, event.card),
            lands=partial(put_in, thief, event.card),
            slow=1.5,
        )
        return together(flight, *self._cause(event.seat, event.cause))

    def took_in_play(self, event: cards.TookInPlay) -> QAbstractAnimation:
        scene = self.scene
        victim, thief = scene.chairs[event.victim], scene.chairs[event.seat]
        start = self._in_play_place(event.victim, event.card)
        flight = self.show.fly(
            playing_card(scene, event.card),
            start,
            thief.hand_place(),
            up=(True, thief.sees_own),
            sound="slide",
            leaves=partial(self.lift, event.victim, event.card),
            lands=partial(put_in, thief, event.card),
            slow=1.5,
        )
        return together(flight, *victim.in_play.closing(scene.pace), *self._cause(event.seat, event.cause))

    def between(self, victim: Chair, heir: Chair, card: int, from_hand: bool) -> QAbstractAnimation:
        """All somebody had, one by one, to another."""
        start = leaving(victim, card) if from_hand else self._in_play_place(victim.seat, card)
        face = face_of(self.scene, card)
        return self.show.fly(
            face,
            start,
            heir.hand_place(),
            up=(not from_hand or victim.sees_own, heir.sees_own and face is not None),
            leaves=partial(take_out, victim, card) if from_hand else partial(self.lift, victim.seat, card),
            lands=partial(put_in, heir, card),
        )

    def _in_play_place(self, seat: int, card: int) -> Place:
        row = self.scene.chairs[seat].in_play
        return row.place_of(card) if card in row.cards else Place(self.show.anchor(seat), row.width)

    def lift(self, seat: int, card: int) -> None:
        """Off the table in front of somebody."""
        chair = self.scene.chairs[seat]
        chair.in_play.remove(card)
        chair.arrange()
        if NAME[card] == "jail":
            chair.plate.set_signs(star=chair.plate.star, jailed=False, shadow=chair.plate.shadow)

    # --- discarding ------------------------------------------------------------------------------------------

    def to_discard(
        self, seat: int, card: int, from_hand: bool, sound: str = "card", slow: float = 1.0
    ) -> QAbstractAnimation:
        scene, things = self.scene, self.scene.middle_things
        chair = scene.chairs[seat]
        start = leaving(chair, card) if from_hand else self._in_play_place(seat, card)
        return self.show.fly(
            playing_card(scene, card),
            start,
            things.discard_place,
            up=(not from_hand or chair.sees_own, True),
            sound=sound,
            leaves=partial(take_out, chair, card) if from_hand else partial(self.lift, seat, card),
            lands=partial(self.on_discard, card),
            slow=slow,
        )

    def on_discard(self, card: int) -> None:
        things = self.scene.middle_things
        things.discards.append(card)
        things.show_discard()

    def discarded(self, event: cards.Discarded) -> QAbstractAnimation:
        scene = self.scene
        flights = [self.to_discard(event.seat, card, event.from_hand) for card in event.cards]
        return together(staggered(flights, scene.pace, APART), *self._cause(event.seat, event.cause))

    def removed(self, event: cards.Removed) -> QAbstractAnimation:
        """The cat, or whoever works for it, sends a card away."""
        flight = self.to_discard(event.victim, event.card, event.from_hand, "slide", 1.5)
        return together(flight, *self._cause(event.seat, event.cause))

    # --- the store -------------------------------------------------------------------------------------------

    def store_opened(self, event: cards.StoreOpened) -> QAbstractAnimation:
        """A card for everybody, on the counter."""
        laying = self._lay_aside(event.cards, True, self.scene.middle_things.deck_place)
        word = self.show.banner(
            self.scene.speaker.text("bang.card_general_store"), NIGHT.brass_light, 64, BANNER // 2, lift=160
        )
        return together(laying, word)

    def store_took(self, event: cards.StoreTook) -> QAbstractAnimation:
        scene, things = self.scene, self.scene.middle_things
        chair = scene.chairs[event.seat]
        start = things.aside.place_of(event.card) if event.card in things.aside.cards else things.grand

        def leave() -> None:
            things.aside.remove(event.card)
            things.counter.setVisible(bool(things.aside.cards))

        return self.show.fly(
            playing_card(scene, event.card),
            start,
            chair.hand_place(),
            up=(True, chair.sees_own),
            leaves=leave,
            lands=partial(put_in, chair, event.card),
            slow=1.3,
        )

    # --- shuffling -------------------------------------------------------------------------------------------

    def reshuffled(self, event: cards.Reshuffled) -> QAbstractAnimation:
        """The discard pile goes over in a few handfuls, and is riffled."""
        scene, things = self.scene, self.scene.middle_things
        start, end = things.discard_place, things.deck_place
        flights = [
            self.show.fly(
                None, start, Place(end.spot + QPointF(0, -4 * number), end.width), up=(False, False), sound=""
            )
            for number in range(5)
        ]

        def begin() -> None:
            things.discards.clear()
            things.show_discard()
            scene.sound("shuffle")

        return sequence(
            call(begin),
            staggered(flights, scene.pace, 70),
            call(partial(things.set_deck, event.count)),
            pause(self.show.ms(MOVE)),
        )
