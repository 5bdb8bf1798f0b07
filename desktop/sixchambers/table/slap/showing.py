"""How events are shown: at once while one plays, in their own time where one only watches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...engine.events import Event
from ...engine.update import Update
from ...games.slap import events as slap
from ...games.slap.box import ON_CARD
from ...games.slap.verdict import Verdict
from ..animate import pause, together
from ..director import Beat
from ..effects import Effects
from ..motion import BANNER, MOVE, READ
from ..theme import NIGHT
from .furniture import DUST

if TYPE_CHECKING:
    from .scene import SlapScene

SOUNDS = {"iron": "iron", "big": "cannon", "move": "horse", "gold": "gold"}


class Showing(Effects):
    """Decoration for a game under way, beats for a replay."""

    def __init__(self, scene: SlapScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self._running: list[QAbstractAnimation] = []
        # In a replay: the card time up to which the current round has been shown.
        self._seen = 0

    def stage_middle(self) -> QPointF:
        return self.scene.places.middle

    def clear(self) -> None:
        for animation in self._running:
            animation.stop()
        self._running.clear()
        super().clear()

    # --- while one plays -------------------------------------------------------------------------------------

    def decorate(self, events: Sequence[Event], before: Update | None) -> None:
        """Nobody waits for any of this."""
        parts = [part for event in events for part in self._decoration(event)]
        if parts:
            show = together(*parts)
            self._running.append(show)
            show.start()

    def _decoration(self, event: Event) -> list[QAbstractAnimation]:
        at, scene = self.scene.places, self.scene
        match event:
            case slap.Judged(outcome="hit" | "covered", by=by, target=target):
                scene.sound("cannon" if event.card == "big" else "iron")
                ink = NIGHT.blood if event.outcome == "hit" else NIGHT.gunmetal
                return [self.shot(at.on_card(by), at.seat(target), ink, first=30, last=70)]
            case slap.Judged(outcome="miss"):
                scene.sound("cannon" if event.card == "big" else "iron")
            case slap.Judged(outcome="horse" | "last" | "all_late"):
                scene.sound("horse")
            case slap.Judged(outcome="gold" | "given"):
                scene.sound("gold")
            case slap.TrapSprung(seat=seat):
                scene.sound("snap")
                return [self.number(scene.say("slap_table.snap"), at.seat(seat), DUST)]
            case slap.MemberLost(seat=seat, n=n):
                return [self.number(f"−{n}", at.row(seat), NIGHT.warn)]
            case slap.MemberJoined(seat=seat, n=n):
                return [self.number(f"+{n}", at.row(seat), NIGHT.go)]
            case slap.GoldWon(seat=seat):
                return [self.number("+1", at.seat(seat) + QPointF(0, -60), NIGHT.brass_light)]
            case slap.Flinched(seat=seat):
                scene.sound("flinch")
                return [self.number(scene.say("slap_table.too_early"), at.hip(seat), NIGHT.warn, 30)]
            case slap.Feinted(seat=seat):
                scene.sound("deal_ready")
                return [self.number(scene.say("slap_table.feint"), at.deck() + QPointF(60, -60), NIGHT.bone, 30)]
            case slap.DuelBegan():
                return [self.banner(scene.say("slap_table.word_duel"), DUST, 84)]
            case slap.GameEnded(seat=seat) if seat >= 0:
                scene.sound("win")
            case slap.Reshuffled():
                scene.sound("card")
        return []

    # --- in a replay -----------------------------------------------------------------------------------------

    def beats(self, event: Event) -> list[Beat]:
        match event:
            case slap.CardDealt():
                return [self._armed]
            case slap.CardShown(card=card):
                return [lambda: self._shown(str(card))]
            case slap.HandMoved():
                return [lambda: self._wait(event.lands if event.lands >= 0 else event.c), lambda: self._moved(event)]
            case slap.Fumbled(c=c) | slap.Flinched(c=c):
                return [lambda: self._wait(c), lambda: self._decorated(event)]
            case slap.Judged():
                return [lambda: self._decorated(event), lambda: pause(self.ms(READ))]
            case slap.RoundEnded(verdict=verdict):
                return [lambda: self._judged(verdict), lambda: pause(self.ms(BANNER * 2))]
        return [lambda: self._decorated(event)]

    def _armed(self) -> QAbstractAnimation:
        self._seen = 0
        self.scene.arm()
        return pause(self.ms(MOVE * 2))

    def _shown(self, card: str) -> None:
        self._seen = 0
        self.scene.reveal(card)

    def _wait(self, card_time: int) -> QAbstractAnimation:
        """As long as it took, at the viewer's speed."""
        left = max(card_time - self._seen, 0)
        self._seen = max(card_time, self._seen)
        return pause(self.ms(left // 1000))

    def _moved(self, event: slap.HandMoved) -> None:
        second = "2" if event.hand else ""
        if event.to == ON_CARD:
            self.scene.strike(event.seat, "slap", event.target if event.target >= 0 else None)
            self.scene.sound("slap")
        elif event.to >= 0:
            self.scene.strike(event.seat, f"cover{second}", event.to)
            self.scene.sound("cover")
        else:
            self.scene.strike(event.seat, f"leave{second}", None)

    def _judged(self, verdict: Verdict) -> None:
        """The verdict lies where the card lay."""
        self.scene.furniture.card.setVisible(False)
        self.scene.verdict.show_verdict(verdict)

    def _decorated(self, event: Event) -> None:
        self.decorate([event], None)
