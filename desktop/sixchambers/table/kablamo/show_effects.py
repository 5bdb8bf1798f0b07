"""Bullets that are announced, answered, carried out, or come to nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from ...engine.message import Thing, Who
from ...games.kablamo import events as kablamo
from ...games.kablamo.box import KIND_OF
from ...games.kablamo.events.base import NOWHERE
from ..animate import call, change, flip, pause, sequence, staggered, together
from ..motion import BANNER, FADE, MOVE, READ, SWAP
from ..theme import NIGHT
from .disc import Disc
from .faces import printed_face
from .furniture import ENTRY, Entry

if TYPE_CHECKING:
    from .scene import KablamoScene
    from .showing import Showing


class EffectShow:
    """The row in the middle, and what becomes of its bullets."""

    def __init__(self, show: Showing) -> None:
        self.show = show

    @property
    def scene(self) -> KablamoScene:
        return self.show.scene

    def _name(self, face: int) -> str:
        return self.scene.speaker.text(f"kablamo.bullet_{KIND_OF[face]}")

    def _word(self, text: str, ink: str = NIGHT.brass_light) -> QAbstractAnimation:
        """The name of what happens, under the row."""
        return self.show.banner(text, ink, 46, BANNER, lift=-72)

    def _put_in_row(self, entry: Entry, first: bool) -> Disc:
        """One more entry; it is there, but where it comes from is shown by the caller."""
        things = self.scene.middle_things
        row = [(other, disc) for other, disc in things.row if other.face != entry.face]
        old = things.entry_of(entry.face)
        disc = old or self.scene.new_disc(ENTRY)
        disc.turn_up(printed_face(self.scene, entry.face), 0)
        disc.at_work = entry.state == "doing" or entry.to >= 0
        if first:
            row.insert(0, (entry, disc))
        else:
            at = next((n for n, (other, _) in enumerate(things.row) if other.face == entry.face), len(row))
            row.insert(at, (entry, disc))
        things.row = row
        things.lay_row()
        return disc

    # --- announced -------------------------------------------------------------------------------------------

    def played(self, event: kablamo.Played) -> QAbstractAnimation:
        """From the hand, face up, into the middle."""
        scene, show, things = self.scene, self.show, self.scene.middle_things
        show.traces.clear()
        chair = scene.chairs[event.seat]
        disc = chair.spares.pop(event.slot) if event.slot < len(chair.spares) else scene.new_disc(chair.spare_width)
        start = disc.pos() if not disc.pos().isNull() else chair.plate.pos()
        face = printed_face(scene, event.bullet)
        things.row.insert(0, (Entry(event.bullet, "played", event.seat, event.to), disc))
        things.lay_row()
        disc.set_width(chair.spare_width)
        goal = things.row_spots(len(things.row))[0]
        disc.rest(start)
        disc.open(face, 0)
        up = flip(disc, True, scene.pace)
        flight = show.carry(disc, goal, ENTRY, duration=MOVE * 3, bend=0.1)
        scene.sound("velocity")

        def landed() -> None:
            things.lay_row()
            chair.lay_spares()
            things.draw_aims()

        word = self._word(self._name(event.bullet), NIGHT.warn)
        return sequence(together(up, flight, word), call(landed), pause(show.ms(READ)))

    def announced(self, event: kablamo.Announced) -> QAbstractAnimation:
        """The next number: what it is, and whom it is for."""
        scene, things = self.scene, self.scene.middle_things
        disc = self._put_in_row(Entry(event.bullet, "active", event.by, event.to), False)
        things.draw_aims()
        scene.sound("announce")
        return together(self._pulse(disc), self._word(f"{event.bullet} · {self._name(event.bullet)}"))

    def aimed(self, event: kablamo.Aimed) -> QAbstractAnimation:
        scene, things = self.scene, self.scene.middle_things
        entry = next((entry for entry, _ in things.row if entry.face == event.bullet), None)
        if entry is not None:
            aimed = Entry(entry.face, entry.state, entry.by, entry.to, event.target)
            things.row = [(aimed if other is entry else other, disc) for other, disc in things.row]
            things.draw_aims()
        target = things.entry_of(event.target)
        scene.sound("announce")
        return self._pulse(target) if target is not None else pause(self.show.ms(READ))

    def reassigned(self, event: kablamo.Reassigned) -> QAbstractAnimation:
        scene, things = self.scene, self.scene.middle_things
        disc = self._put_in_row(Entry(event.bullet, "played", event.seat, event.to), False)
        things.draw_aims()
        scene.sound("announce")
        return sequence(self._pulse(disc), pause(self.show.ms(READ)))

    def _pulse(self, disc: Disc) -> QAbstractAnimation:
        if self.scene.pace.reduced:
            return pause(FADE * 2)
        ms = self.show.ms
        return sequence(change(disc, "scale", 1.25, ms(MOVE)), change(disc, "scale", 1.0, ms(MOVE)), pause(ms(READ)))

    def taken_over(self, event: kablamo.TakenOver) -> QAbstractAnimation:
        scene = self.scene
        disc = scene.middle_things.entry_of(event.bullet)
        scene.sound("velocity")
        word = self._word(scene.say("kablamo_table.show_taken", who=Who(event.seat)), NIGHT.warn)
        return together(word, self._pulse(disc)) if disc is not None else word

    def copied(self, event: kablamo.Copied) -> QAbstractAnimation:
        self.scene.sound("ricochet")
        bullet = Thing(f"kablamo.bullet_{event.kind}")
        return self._word(self.scene.say("kablamo_table.show_copied", who=Who(event.seat), bullet=bullet), NIGHT.warn)

    # --- carried out -----------------------------------------------------------------------------------------

    def carried_out(self, event: kablamo.CarriedOut) -> QAbstractAnimation:
        """A fired bullet leaves its chamber and takes the first place of the row."""
        scene, show, things = self.scene, self.show, self.scene.middle_things
        loose = show.take_out(event.place) if event.place != NOWHERE else None
        disc = self._put_in_row(Entry(event.bullet, "doing", to=-1), True)
        scene.remove(things.aims)
        scene.sound("spark")
        if loose is None:
            return sequence(self._pulse(disc), pause(show.ms(FADE)))
        show.passing.append(loose)
        flight = show.carry(loose, disc.pos(), ENTRY, duration=SWAP // 2, bend=0.1)
        return sequence(flight, call(lambda: loose.setVisible(False)), self._pulse(disc))

    def _off(self, bullet: int, place: tuple[int, int] = NOWHERE) -> QAbstractAnimation:
        """Out of the row, and out of its chamber if it still lies in one, onto the pile."""
        show, things = self.show, self.scene.middle_things
        disc = things.take_from_row(bullet)
        loose = show.take_out(place) if place != NOWHERE else None
        scene = self.scene
        scene.remove(things.aims)
        if loose is not None and disc is not None:
            show.passing.append(disc)
            disc.setVisible(False)
        leaving = loose or disc
        away = show.away([(leaving, bullet)]) if leaving is not None else pause(show.ms(FADE))
        return sequence(away, call(things.lay_row))

    def spent(self, event: kablamo.Spent) -> QAbstractAnimation:
        if self.scene.middle_things.entry_of(event.bullet) is None:
            self.scene.sound("casing")
        return self._off(event.bullet)

    def dud(self, event: kablamo.Dud) -> QAbstractAnimation:
        scene, show = self.scene, self.show
        spot = show.seat_spot(event.place[0])
        scene.sound("jam")
        word = show.number(scene.say("kablamo_table.show_dud"), spot + QPointF(0, -30), NIGHT.warn, 42)
        return sequence(word, self._off(event.bullet, event.place))

    def _undone(self, bullet: int, place: tuple[int, int], said: str) -> QAbstractAnimation:
        scene, show = self.scene, self.show
        disc = scene.middle_things.entry_of(bullet)
        spot = disc.pos() if disc is not None else show.stage_middle()
        scene.sound("jam")
        word = show.number(scene.say(f"kablamo_table.{said}"), spot + QPointF(0, -46), NIGHT.warn, 36)
        return sequence(word, self._off(bullet, place))

    def fizzled(self, event: kablamo.Fizzled) -> QAbstractAnimation:
        return self._undone(event.bullet, NOWHERE, "show_fizzled")

    def cancelled(self, event: kablamo.Cancelled) -> QAbstractAnimation:
        return self._undone(event.bullet, event.place, "show_cancelled")

    # --- thrown away -----------------------------------------------------------------------------------------

    def cheated(self, event: kablamo.Cheated) -> QAbstractAnimation:
        scene, show, things = self.scene, self.show, self.scene.middle_things
        leaving: list[tuple[Disc, int]] = []
        for place, face in zip(event.places, event.bullets, strict=True):
            entry = things.take_from_row(face)
            if entry is not None:
                show.passing.append(entry)
                entry.setVisible(False)
            disc = show.take_out(place)
            if disc is not None:
                leaving.append((disc, face))
        things.lay_row()
        scene.remove(things.aims)
        scene.sound("velocity")
        word = show.banner(scene.say("kablamo_table.show_cheated"), NIGHT.warn, 64, BANNER)
        return sequence(word, show.away(leaving))

    def dumped(self, event: kablamo.Dumped) -> QAbstractAnimation:
        """Loaded bullets or spares, turned up and thrown away."""
        scene, show = self.scene, self.show
        show.traces.clear()
        chair = scene.chairs[event.seat]
        discs: list[Disc] = []
        if event.positions:
            found = [show.take_out((event.seat, position)) for position in event.positions]
            discs = [disc for disc in found if disc is not None]
        elif event.faces:
            discs, chair.spares = chair.spares, []
        turning = [show.turn_up(disc, face) for disc, face in zip(discs, event.faces, strict=False)]
        leaving = list(zip(discs, event.faces, strict=False))
        show.passing += discs[len(event.faces) :]
        scene.sound("flip")
        if not turning:
            return pause(show.ms(MOVE))
        return sequence(staggered(turning, scene.pace, 70), pause(show.ms(READ * 2)), show.away(leaving))
