"""How the events of BANG! are shown: every event has its moment, its sound and its place on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...engine.events import Event
from ...games.bang.events import cards, gold, life, turns
from ..animate import call, change, fade, flip, glide, pause, sequence, together
from ..card import Card, CardFace
from ..director import Beat
from ..effects import PUFF, Effects
from ..medal import Medal
from ..motion import MOVE
from ..spread import Place
from .cards import BACK, sign_of
from .show_cards import CardShow
from .show_gold import GoldShow
from .show_life import LifeShow
from .show_plays import PlayShow
from .show_tests import TestShow
from .show_turns import TurnShow

if TYPE_CHECKING:
    from .scene import BangScene

Show = Callable[[Any], QAbstractAnimation | None]
IN_THE_AIR = 36.0
"""How high flying cards are."""


class Showing(Effects):
    """Beats for every event, from six troupes."""

    def __init__(self, scene: BangScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self.turns = TurnShow(self)
        self.cards = CardShow(self)
        self.plays = PlayShow(self)
        self.tests = TestShow(self)
        self.life = LifeShow(self)
        self.gold = GoldShow(self)
        self._acts: dict[type[Event], Show] = {
            turns.SheriffShown: self.turns.sheriff,
            turns.RolesShown: self.turns.roles,
            turns.CharactersShown: self.turns.characters,
            turns.Dealt: self.turns.dealt,
            turns.RowLaid: self.gold.row_laid,
            turns.FirstTurn: self.turns.began,
            turns.TurnBegan: self.turns.began,
            turns.SideTaken: self.turns.side,
            turns.ShadowLeft: self.turns.shadow_left,
            turns.GameEnded: self.turns.ended,
            cards.Drew: self.cards.drew,
            cards.CardShown: self.cards.shown,
            cards.LookedAt: self.cards.looked,
            cards.PutBack: self.cards.put_back,
            cards.TookDiscard: self.cards.took_discard,
            cards.Stole: self.cards.stole,
            cards.TookInPlay: self.cards.took_in_play,
            cards.Removed: self.cards.removed,
            cards.Played: self.plays.played,
            cards.PutDown: self.plays.put_down,
            cards.Passed: self.plays.passed,
            cards.Discarded: self.cards.discarded,
            cards.Answered: self.plays.answered,
            cards.StoreOpened: self.cards.store_opened,
            cards.StoreTook: self.cards.store_took,
            cards.Reshuffled: self.cards.reshuffled,
            life.Flipped: self.tests.flipped,
            life.Tested: self.tests.tested,
            life.LifeLost: self.life.lost,
            life.LifeGained: self.life.gained,
            life.NoEffect: self.life.no_effect,
            life.Escaped: self.life.escaped,
            life.Eliminated: self.life.eliminated,
            life.Inherited: self.life.inherited,
            life.CardsLeft: self.life.cards_left,
            gold.GoldTaken: self.gold.taken,
            gold.GoldPaid: self.gold.paid,
            gold.GoldLost: self.gold.lost,
            gold.Bought: self.gold.bought,
            gold.RowFilled: self.gold.filled,
            gold.EquipmentDrawn: self.gold.drawn,
            gold.EquipmentUsed: self.gold.used,
            gold.EquipmentPlaced: self.gold.placed,
            gold.ForcedDiscard: self.gold.forced,
            gold.EquipmentUnder: self.gold.under,
            gold.EquipmentShuffled: self.gold.shuffled,
        }

    def stage_middle(self) -> QPointF:
        return self.scene.middle_things.centre.stage

    def beats(self, event: Event) -> list[Beat]:
        show = self._acts.get(type(event))
        return [partial(show, event)] if show is not None else []

    def clear(self) -> None:
        super().clear()
        self.tests.forget()

    # --- means -----------------------------------------------------------------------------------------------

    def anchor(self, seat: int) -> QPointF:
        return self.scene.chairs[seat].anchor()

    def flyer(self, face: CardFace | None, start: Place, end: Place, up: bool, back: str = BACK) -> Card:
        """A card for the way from here to there, not to be seen yet. It is as large as it will be at its largest."""
        wide = max(start.width, end.width)
        card = Card(self.scene, wide, back)
        card.set_face(face)
        card.set_face_up(up and face is not None)
        card.setPos(start.spot)
        card.setRotation(start.tilt)
        card.setScale(start.width / wide)
        card.setOpacity(0.0)
        self.pass_by(card, IN_THE_AIR)
        return card

    def fly(
        self,
        face: CardFace | None,
        start: Place,
        end: Place,
        *,
        up: tuple[bool, bool] = (True, True),
        back: str = BACK,
        sound: str = "card",
        leaves: Callable[[], object] | None = None,
        lands: Callable[[], object] | None = None,
        slow: float = 1.0,
    ) -> QAbstractAnimation:
        """A card leaves its place, travels, turns over if it must, and lands. `up` is whether its face is to be seen
        at the start and at the end."""
        card = self.flyer(face, start, end, up[0], back)
        pace = self.scene.pace
        duration = int(MOVE * 1.3 * slow)
        travel = glide(card, end.spot, pace, rotation=end.tilt, scale=end.width / card.width, duration=duration)
        moves = together(travel, flip(card, up[1], pace)) if up[0] != up[1] and face is not None else travel
        parts: list[QAbstractAnimation] = [call(partial(appear, card))]
        if leaves is not None:
            parts.append(call(leaves))
        if sound:
            parts.append(call(partial(self.scene.sound, sound)))
        parts += [moves, call(card.hide)]
        if lands is not None:
            parts.append(call(lands))
        return sequence(*parts)

    def sign(self, seat: int, cause: str) -> QAbstractAnimation:
        """What brings this about, as a sign over the seat; nothing where it has none."""
        drawing = sign_of(cause)
        if not drawing:
            return pause(0)
        spot = self.anchor(seat)
        toward = (self.scene.middle - spot) * 0.2
        piece = Medal(self.scene, drawing, 112)
        piece.setOpacity(0.0)
        piece.setPos(spot + toward)
        self.pass_by(piece, 32)
        pace = self.scene.pace
        rise: list[QAbstractAnimation] = []
        if not pace.reduced:
            piece.setScale(0.6)
            rise = [change(piece, "scale", 1.0, self.ms(MOVE))]
        return together(
            *rise,
            sequence(fade(piece, 1.0, pace, 120), pause(self.ms(MOVE * 2)), fade(piece, 0.0, pace), call(piece.hide)),
        )

    def read(self, duration: int) -> QAbstractAnimation:
        """A moment to take something in."""
        return pause(self.ms(duration))

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        smoke = [(f"table/smoke_{number}", PUFF, PUFF, False) for number in (1, 2, 3)]
        return [("table/muzzle_flash", 190, 190, False), *smoke, ("bang/nugget", 34, 34, False)]


def appear(card: Any, opacity: float = 1.0) -> None:
    card.setOpacity(opacity)
