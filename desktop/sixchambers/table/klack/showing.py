"""How the events of Klack Klack Bang are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...engine.events import Event
from ...engine.message import Who
from ...games.klack import events as klack
from ...games.klack.money import Holding, amount, cash, worth
from ..animate import call, fade, flip, glide, pause, sequence, staggered, together
from ..director import Beat
from ..effects import PUFF, Effects
from ..motion import BANNER, JOLT, MOVE, READ
from ..theme import NIGHT
from .furniture import marker_offset
from .money import ClickStack, bill, kinds

if TYPE_CHECKING:
    from .scene import KlackScene

FLASH_SIZE = 560.0
TURNS = 31
"""Chambers that pass before the cylinder stops."""


class Showing(Effects):
    """One beat or more for every event."""

    def __init__(self, scene: KlackScene) -> None:
        super().__init__(scene)
        self.scene = scene

    def stage_middle(self) -> QPointF:
        return self.scene.table_middle()

    def drawings(self) -> list[tuple[str, float, float, bool]]:
        smoke = [(f"table/smoke_{number}", PUFF, PUFF, False) for number in (1, 2, 3)]
        return [
            ("table/muzzle_flash", FLASH_SIZE, FLASH_SIZE, False),
            *smoke,
            ("table/dust", 220, 110, False),
            ("table/click_marker", 54, 54, False),
            ("table/click_marker", 42, 42, False),
            ("table/tombstone", 75.68, 90.3, False),
            ("table/star", 62, 62, False),
        ]

    def beats(self, event: Event) -> list[Beat]:
        match event:
            case klack.RoundBegan():
                return [lambda: self._round(event)]
            case klack.BidsShown():
                return [lambda: self._bids(event.bids), lambda: pause(self.ms(READ * 2))]
            case klack.RaisesShown():
                return [lambda: self._raises(event.raises), lambda: pause(self.ms(READ * 2))]
            case klack.Tied():
                return [lambda: self.banner(self.scene.say("klack.show_tie"), NIGHT.brass_light)]
            case klack.HighBidder():
                return [lambda: self._high(event)]
            case klack.Chosen():
                return [lambda: self._chosen(event)]
            case klack.Clicked():
                return [self._spin, self._click, lambda: self._win(event)]
            case klack.Banged():
                return [self._spin, lambda: self._bang(event), lambda: self._aftermath(event)]
            case klack.Converted():
                return [lambda: self._converted(event)]
            case klack.Left():
                return [lambda: self._left(event)]
            case klack.BidReturned():
                return [lambda: self._fly_back({event.seat: event.bid})]
            case klack.GameEnded():
                return [lambda: self._ended(event)]
        return []

    # --- the round -------------------------------------------------------------------------------------------

    def _round(self, event: klack.RoundBegan) -> QAbstractAnimation:
        self.scene.centre.cylinder.cover()
        text = self.scene.say("klack.show_round", round=event.round)
        return self.banner(text, NIGHT.bone, 60, BANNER // 2)

    def _bids(self, bids: tuple[Holding | None, ...]) -> QAbstractAnimation:
        """All packets turn over together and spread out into the bills they were."""
        scene = self.scene
        scene.sound("flip")
        turning: list[QAbstractAnimation] = []
        for seat, bid in enumerate(bids):
            if bid is None:
                continue
            pieces = scene.lay_bid(seat, bid, face_up=True)
            centre = scene.bid_place(seat)
            for piece in pieces:
                home, tilt = piece.pos(), piece.rotation()
                piece.set_face_up(False)
                piece.setPos(centre)
                piece.setRotation(0)
                turning.append(sequence(flip(piece, True, scene.pace), glide(piece, home, scene.pace, rotation=tilt)))
        return sequence(together(*turning), call(lambda: self._tag_all(bids)))

    def _tag_all(self, bids: tuple[Holding | None, ...]) -> None:
        scene = self.scene
        for seat, bid in enumerate(bids):
            scene.tag_bid(seat, bid)
        pot = worth(scene.view.carried) + sum(worth(bid) for bid in bids if bid)
        scene.centre.pot.set_text(scene.say("klack.pot", pot=amount(pot)))

    def _raises(self, raises: tuple[Holding | None, ...]) -> QAbstractAnimation:
        """New bills come out of each tied hand and join the bid."""
        scene = self.scene
        scene.sound("flip")
        moving: list[QAbstractAnimation] = []
        for seat, bills in enumerate(raises):
            if bills is None:
                continue
            for packet in scene.raises[seat]:
                packet.hide()
            held = scene.bids[seat]
            everything = len(held) + sum(bills)
            places = scene.bid_places(seat, everything)
            for kind in kinds(bills):
                piece = scene.add(bill(scene, kind, face_up=False), 8.5)
                piece.setPos(scene.plates[seat].pos())
                held.append(piece)
            for piece, (spot, tilt) in zip(held, places, strict=True):
                moving.append(sequence(glide(piece, spot, scene.pace, rotation=tilt), flip(piece, True, scene.pace)))
            total = sum(1 if piece.front.endswith("1000") else 2 for piece in held)
            scene.bid_tags[seat].set_text(scene.money(total))
        return together(*moving)

    def _high(self, event: klack.HighBidder) -> QAbstractAnimation:
        scene = self.scene
        scene.show_active([event.seat])
        for plate in scene.plates:
            plate.set_facts(active=plate.seat == event.seat, out=plate.out, figures=plate.figures, note=plate.note)
        scene.centre.pot.set_text(scene.say("klack.pot", pot=cash(event.pot)))
        return pause(self.ms(READ))

    def _chosen(self, event: klack.Chosen) -> QAbstractAnimation:
        """The revolver is pushed across: the light goes with it."""
        scene = self.scene
        scene.show_active([event.seat])
        for plate in scene.plates:
            plate.set_facts(active=plate.seat == event.seat, out=plate.out, figures=plate.figures, note=plate.note)
        scene.sound("cock")
        text = scene.say("klack.show_chosen", who=Who(event.seat))
        return self.banner(text, NIGHT.brass_light, 58)

    # --- roulette --------------------------------------------------------------------------------------------

    def _spin(self) -> QAbstractAnimation:
        scene = self.scene
        scene.sound("spin")
        return scene.centre.cylinder.spin(scene.pace, lambda: scene.sound("ratchet"), TURNS)

    def _jolt(self) -> QAbstractAnimation:
        """Two pixels and back."""
        cylinder = self.scene.centre.cylinder
        home = self.scene.table_middle()
        if self.scene.pace.reduced:
            return pause(0)
        return sequence(
            glide(cylinder, home + QPointF(0, 4), self.scene.pace, duration=JOLT // 3),
            glide(cylinder, home, self.scene.pace, duration=JOLT),
        )

    def _click(self) -> QAbstractAnimation:
        scene = self.scene
        cylinder = scene.centre.cylinder
        dust = self.puff("table/dust", 220, 110, scene.table_middle() + QPointF(0, -70))
        word = self.banner(scene.say("klack.show_click"), NIGHT.bone, 110)

        def hit() -> None:
            cylinder.show_top("table/chamber_empty")
            scene.sound("click")
            dust.setOpacity(0.0 if scene.pace.reduced else 0.8)

        return sequence(
            cylinder.fall(scene.pace),
            call(hit),
            together(self._jolt(), word, sequence(pause(self.ms(90)), fade(dust, 0.0, scene.pace, 500))),
        )

    def _win(self, event: klack.Clicked) -> QAbstractAnimation:
        """Pot and marker go to the winner and become a click stack."""
        scene = self.scene
        seat = event.seat
        goal = scene.stack_places(seat, len(scene.stacks[seat]) + 1)[-1]
        moving: list[QAbstractAnimation] = []
        for pieces in (*scene.bids, scene.carried):
            moving += [glide(piece, goal, scene.pace, rotation=0, scale=0.72, duration=MOVE * 2) for piece in pieces]
        for tag in scene.bid_tags:
            tag.set_text("")
        scene.centre.pot.set_text("")
        number = scene.view.centre - 1
        marker = self.puff(
            "table/click_marker", 54, 54, scene.table_middle() + marker_offset(number) * scene.middle_size
        )
        marker.setOpacity(1.0)
        scene.centre.show_markers(number)
        scene.sound("bid_down")

        def land() -> None:
            scene.sound("marker")
            stack = scene.add(ClickStack(scene, event.pot), 9)
            stack.setPos(goal)
            scene.stacks[seat].append(stack)
            marker.hide()
            for pieces in (*scene.bids, scene.carried):
                for piece in pieces:
                    piece.hide()

        return sequence(
            staggered(moving, scene.pace, 12),
            glide(marker, goal, scene.pace, scale=0.78, duration=MOVE * 2),
            call(land),
            pause(self.ms(READ)),
        )

    def _bang(self, event: klack.Banged) -> QAbstractAnimation:
        scene = self.scene
        pace = scene.pace
        cylinder = scene.centre.cylinder
        middle = scene.table_middle()
        word = self.banner(scene.say("klack.show_bang"), NIGHT.warn, 150, BANNER + 300)

        def hit() -> None:
            cylinder.show_top("table/chamber_fired")
            scene.sound("bang")
            plate = scene.plates[event.seat]
            plate.set_facts(active=False, out=True, figures=plate.figures, note=plate.note)

        return sequence(
            cylinder.fall(pace),
            call(hit),
            self.flash(middle + QPointF(0, -40), FLASH_SIZE),
            together(self._jolt(), word, self.smoke(middle + QPointF(0, -30))),
        )

    def _aftermath(self, event: klack.Banged) -> QAbstractAnimation:
        """The victim's bid is gone; the others' go back, stay or go too."""
        scene = self.scene
        for tag in scene.bid_tags:
            tag.set_text("")
        scene.centre.pot.set_text("")
        gone = [fade(piece, 0.0, scene.pace) for piece in scene.bids[event.seat]]
        others = {seat: bid for seat, bid in enumerate(event.bids) if bid and seat != event.seat}
        if event.others == "return":
            return together(*gone, self._fly_back(others))
        if event.others == "remove":
            gone += [fade(piece, 0.0, scene.pace) for seat in others for piece in scene.bids[seat]]
            return together(*gone)
        spot = scene.carried_place()
        stay = [glide(piece, spot, scene.pace, rotation=0, scale=0.8) for seat in others for piece in scene.bids[seat]]
        return together(*gone, staggered(stay, scene.pace, 14))

    def _fly_back(self, bids: dict[int, Holding]) -> QAbstractAnimation:
        scene = self.scene
        scene.sound("bill")
        moving = []
        for seat in bids:
            goal = scene.purse_centre() if seat == scene.eyes else scene.plates[seat].pos()
            moving += [
                together(glide(piece, goal, scene.pace, scale=0.6), fade(piece, 0.0, scene.pace, MOVE * 2))
                for piece in scene.bids[seat]
            ]
        return staggered(moving, scene.pace, 14)

    # --- money trouble ---------------------------------------------------------------------------------------

    def _converted(self, event: klack.Converted) -> QAbstractAnimation:
        """A stack comes apart: its marker to the middle, its bills into the hand."""
        scene = self.scene
        stacks = scene.stacks[event.seat]
        parts: list[QAbstractAnimation] = []
        if event.stack < len(stacks):
            stack = stacks[event.stack]
            goal = scene.purse_centre() if event.seat == scene.eyes else scene.plates[event.seat].pos()
            marker = self.puff("table/click_marker", 54, 54, stack.pos())
            marker.setOpacity(1.0)
            parts = [
                together(glide(stack, goal, scene.pace, scale=0.6, duration=MOVE * 2), fade(stack, 0.0, scene.pace)),
                glide(marker, scene.table_middle() + marker_offset(scene.view.centre), scene.pace, duration=MOVE * 2),
            ]
        scene.sound("marker")
        text = scene.say("klack.show_converted", who=Who(event.seat))
        return together(*parts, self.banner(text, NIGHT.brass_light, 46))

    def _left(self, event: klack.Left) -> QAbstractAnimation:
        scene = self.scene
        plate = scene.plates[event.seat]
        plate.set_facts(active=False, out=True, figures=plate.figures, note=plate.note)
        gone = [fade(piece, 0.0, scene.pace) for piece in scene.bids[event.seat]]
        scene.bid_tags[event.seat].set_text("")
        scene.sound("lose")
        return together(*gone, self.banner(scene.say("klack.show_left", who=Who(event.seat)), NIGHT.warn, 46))

    def _ended(self, event: klack.GameEnded) -> QAbstractAnimation:
        scene = self.scene
        for plate in scene.plates:
            if plate.seat in event.winners:
                plate.set_facts(active=True, out=plate.out, figures=plate.figures, note=plate.note, badge="winner")
        scene.sound("win")
        if not event.winners:
            return self.banner(scene.say("klack.log_draw"), NIGHT.bone, 70)
        line = event.line()
        return self.banner(scene.say(line), NIGHT.brass_light, 58, BANNER * 2)
