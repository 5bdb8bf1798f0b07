"""The shot: hammers fall, bullets turn over, and somebody may not be there any more."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...engine.message import Who
from ...games.kablamo import events as kablamo
from ...games.kablamo.box import KABLAMO, is_live
from ..animate import call, change, fade, pause, sequence, staggered, together
from ..dusk import Dusk
from ..motion import BANNER, FADE, HAMMER, HANG, MOVE, READ
from ..theme import NIGHT
from .disc import Disc
from .furniture import Entry

if TYPE_CHECKING:
    from .scene import KablamoScene
    from .showing import Showing

SHOWN = 1.42
"""How much larger a bullet is while it turns over."""
FIRE = "#ff6a4d"
STONE = (110.0, 131.0)


class ShotShow:
    """From the round's first word to the last one standing."""

    def __init__(self, show: Showing) -> None:
        self.show = show

    @property
    def scene(self) -> KablamoScene:
        return self.show.scene

    # --- rounds ----------------------------------------------------------------------------------------------

    def round_began(self, event: kablamo.RoundBegan) -> QAbstractAnimation:
        self.scene.sound("turn")
        text = self.scene.say("kablamo_table.show_round", round=event.round)
        return self.show.banner(text, NIGHT.bone, 58, BANNER // 2)

    def repeated(self, event: kablamo.Repeated) -> QAbstractAnimation:
        self.scene.sound("suspense")
        self.scene.show_active(event.seats)
        return self.show.banner(self.scene.say("kablamo_table.show_repeat"), NIGHT.warn, 64, BANNER // 2)

    def conceded(self, event: kablamo.Conceded) -> QAbstractAnimation:
        self.scene.sound("refuse")
        text = self.scene.say("kablamo_table.show_leaves")
        return self.show.number(text, self.show.seat_spot(event.seat), NIGHT.warn, 34)

    # --- the reveal ------------------------------------------------------------------------------------------

    def _fall(self, seat: int) -> QAbstractAnimation:
        """The hammer comes down."""
        drum = self.scene.chairs[seat].drum
        return change(drum, "hammer", 0.0, 1 if self.scene.pace.reduced else self.show.ms(HAMMER))

    def revealed(self, event: kablamo.Revealed) -> QAbstractAnimation:
        """A breath; then all hammers fall, and all firing positions are turned over at once."""
        scene, show = self.scene, self.show
        firing = [(seat, face) for seat, face in enumerate(event.faces) if face]
        cocked = [seat for seat, chair in enumerate(scene.chairs) if chair.drum._hammer > 1]
        scene.sound("suspense")
        falling: list[QAbstractAnimation] = [self._fall(seat) for seat in cocked]
        turning: list[QAbstractAnimation] = []
        for seat, face in firing:
            disc = scene.chairs[seat].drum.discs[0]
            if disc is not None:
                turning.append(self._turn_over(disc, face))
        for seat in event.hammered:
            word = show.number(scene.say("kablamo_table.show_jammed"), show.seat_spot(seat), NIGHT.warn, 34)
            turning.append(sequence(call(partial(scene.sound, "jam")), word))
        if not turning:
            turning.append(show.number(scene.say("kablamo_table.show_nothing"), show.stage_middle(), NIGHT.bone, 36))
        actives = [face for _, face in firing if not is_live(face)]
        return sequence(
            pause(show.ms(HANG)),
            call(partial(scene.sound, "hammer")),
            together(*falling) if falling else pause(1),
            together(*turning),
            call(partial(self._line_up, actives)),
            pause(show.ms(READ * 2)),
        )

    def _turn_over(self, disc: Disc, face: int) -> QAbstractAnimation:
        pace, show = self.scene.pace, self.show
        disc.setZValue(20)
        if pace.reduced:
            return sequence(show.turn_up(disc, face), pause(FADE * 4))
        up = change(disc, "scale", SHOWN, show.ms(MOVE))
        down = change(disc, "scale", 1.0, show.ms(MOVE))
        settle = call(partial(disc.setZValue, 6.0))
        return sequence(together(up, show.turn_up(disc, face)), pause(show.ms(READ)), down, settle)

    def _line_up(self, actives: list[int]) -> None:
        """The order in which they will be resolved."""
        things = self.scene.middle_things
        row = [entry for entry, _ in things.row]
        row += [Entry(face, "active") for face in actives if things.entry_of(face) is None]
        row.sort(key=lambda entry: (entry.state == "active", entry.face if entry.state == "active" else 0))
        things.set_row(row)
        self.scene.sound("marker")

    def shielded(self, event: kablamo.Shielded) -> QAbstractAnimation:
        """The bullet that would have been fired is thrown away, and the cylinder goes one on."""
        scene, show = self.scene, self.show
        show.traces.clear()
        parts: list[QAbstractAnimation] = []
        if event.bullet:
            disc = show.take_out((event.seat, 0))
            if disc is not None:
                parts += [show.turn_up(disc, event.bullet), pause(show.ms(READ)), show.away([(disc, event.bullet)])]
        else:
            word = scene.say("kablamo_table.show_nothing")
            parts.append(show.number(word, show.seat_spot(event.seat), NIGHT.bone, 34))
        scene.sound("flip")
        return sequence(*parts, show.turn(event.seat, 1), pause(show.ms(160)))

    # --- live bullets ----------------------------------------------------------------------------------------

    def live_fired(self, event: kablamo.LiveFired) -> QAbstractAnimation:
        """A click is a word. A Kablamo is an event."""
        show = self.show
        leaving: list[tuple[Disc, int]] = []
        bangs: list[QAbstractAnimation] = []
        for place, face in zip(event.places, event.faces, strict=True):
            disc = show.take_out(place)
            if disc is not None:
                leaving.append((disc, face))
            if face == KABLAMO:
                bangs.append(self._bang(place[0]))
            else:
                bangs.append(self._click(place[0]))
        word: list[QAbstractAnimation] = []
        if KABLAMO in event.faces:
            word.append(self._kablamo(bool(event.victims)))
            word += [self._struck(seat) for seat in event.victims]
        return sequence(together(*bangs, *word), show.away(leaving), pause(show.ms(READ)))

    def _click(self, seat: int) -> QAbstractAnimation:
        self.scene.sound("click")
        text = self.scene.say("kablamo_table.show_click")
        return self.show.number(text, self.show.seat_spot(seat) + QPointF(0, -20), NIGHT.brass_light, 46)

    def _bang(self, seat: int) -> QAbstractAnimation:
        spot = self.scene.chairs[seat].drum.spot(0)
        return together(self.show.flash(spot, 460), self.show.smoke(spot), self._recoil(seat))

    def _recoil(self, seat: int) -> QAbstractAnimation:
        """The whole revolver kicks."""
        drum = self.scene.chairs[seat].drum
        if self.scene.pace.reduced:
            return pause(0)
        home = drum.pos()
        kick = change(drum, "hand_over", home + QPointF(0, 16), self.show.ms(60))
        return sequence(kick, change(drum, "hand_over", home, self.show.ms(MOVE)))

    def _kablamo(self, deadly: bool) -> QAbstractAnimation:
        scene, show = self.scene, self.show
        dusk = Dusk(scene, "#1a0508", 150)
        dusk.setOpacity(0.0)
        show.pass_by(dusk, 25)
        scene.sound("kablamo")
        big = show.banner(scene.say("kablamo_table.show_kablamo"), FIRE, 168, BANNER)
        light = sequence(fade(dusk, 1.0, scene.pace, 90), pause(show.ms(BANNER // 2)), fade(dusk, 0.0, scene.pace, 500))
        if deadly:
            return together(big, light)
        spared = show.banner(scene.say("kablamo_table.show_spared"), NIGHT.bone, 54, BANNER // 2, lift=-110)
        return together(big, light, spared)

    def _struck(self, seat: int) -> QAbstractAnimation:
        """Whoever is hit: it need not be whoever fired."""
        show, pace = self.show, self.scene.pace
        stone = show.puff("table/tombstone", *STONE, self.scene.plates[seat].pos())
        shown = fade(stone, 1.0, pace, MOVE)
        return sequence(pause(show.ms(MOVE)), shown, pause(show.ms(BANNER)), fade(stone, 0.0, pace, MOVE))

    # --- the end ---------------------------------------------------------------------------------------------

    def eliminated(self, event: kablamo.Eliminated) -> QAbstractAnimation:
        """Everything he had is turned up and leaves the table."""
        scene, show = self.scene, self.show
        show.traces.clear()
        chair = scene.chairs[event.seat]
        plate = chair.plate
        plate.set_facts(active=False, out=True, figures=[], badge="")
        turning: list[QAbstractAnimation] = []
        leaving: list[tuple[Disc, int]] = []
        for position, face in enumerate(event.chambers):
            disc = show.take_out((event.seat, position)) if face else None
            if disc is not None:
                turning.append(show.turn_up(disc, face))
                leaving.append((disc, face))
        spares, chair.spares = chair.spares, []
        for disc, face in zip(spares, event.spares, strict=False):
            turning.append(show.turn_up(disc, face))
            leaving.append((disc, face))
        show.passing += spares[len(event.spares) :]
        for tokens in (chair.tokens, chair.front):
            leaving += [(disc, disc.number) for disc in tokens if disc.number]
            tokens.clear()
        things = scene.middle_things
        row = {entry.face for entry, _ in things.row if entry.state == "active"}
        gone = row & set(event.chambers)
        things.set_row([entry for entry, _ in things.row if entry.face not in gone])
        scene.sound("lose")
        return sequence(
            staggered(turning, scene.pace, 70) if turning else pause(FADE),
            pause(show.ms(READ * 3)),
            show.away(leaving),
            together(fade(chair.board, 0.35, scene.pace, MOVE * 2), fade(chair.drum, 0.3, scene.pace, MOVE * 2)),
        )

    def ended(self, event: kablamo.GameEnded) -> QAbstractAnimation:
        scene, show = self.scene, self.show
        if not event.winners:
            scene.sound("lose")
            return show.banner(scene.say("kablamo_table.show_nobody"), NIGHT.bone, 84, BANNER * 2)
        scene.sound("win")
        text = scene.say("kablamo_table.show_won", who=Who(event.winners[0]))
        return show.banner(text, NIGHT.brass_light, 76, BANNER * 2)
