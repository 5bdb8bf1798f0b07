"""Answering at this table: which piece stands for what, and what the buttons say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from ...engine.message import Many, Message, Part, Thing, Who
from ...engine.questions import HOLD, Answer, AnyQuestion, Arrange, ChooseNumber, ChooseOne, Offer, PlayOne
from ...games.kablamo.box import KIND_OF
from ...games.kablamo.bullets.double_cross import CrossOther
from ...games.kablamo.bullets.sleight_of_hand import SleightSpare
from ...games.kablamo.bullets.triple_action import TriplePick, TripleWay
from ...games.kablamo.cylinder import fires_in
from ..action import Action
from ..labels import Tag
from ..line import Line
from ..picking import Picker
from ..picking.arranging import ITEM, PLACE, ArrangePicker
from ..picking.asker import Asker
from ..picking.numbers import NumberPicker
from ..picking.places import OWNER
from ..picking.windows import WindowPicker
from ..theme import NIGHT
from .disc import Chamber, Disc
from .traces import Arc, trace

if TYPE_CHECKING:
    from ..piece import Piece
    from .scene import KablamoScene

SEATS = {"assignee", "seat", "pair", OWNER}
"""Questions whose values are seats."""
BUTTONS = {"mulligan", "turn_one", "way", "looked", "concede"}
ODDS = "odds"


class Asking(Asker):
    """The one picker for the open question, and what it needs to know about this game."""

    def __init__(self, scene: KablamoScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._hints: list[Line | Arc] = []
        self.legend: Tag = scene.add(Tag(25), 12)

    @property
    def scene(self) -> KablamoScene:
        return self._scene

    # --- opening ---------------------------------------------------------------------------------------------

    def open(self) -> None:
        super().open()
        if self.picker is None:
            self._label_chambers()
        elif not self._scene.owes:
            self.show_choice(self.picker)  # what is loaded can be seen as long as others still load

    def make_picker(self, question: AnyQuestion) -> Picker:
        picker = super().make_picker(question)
        if isinstance(picker, ArrangePicker) and not self._scene.owes and self._scene.given is not None:
            picker.plan = list(self._scene.given)
        return picker

    def offer_word(self, offer: Offer) -> tuple[str, str]:
        return self._scene.say("kablamo_table.offer_concede"), "G"

    def closed(self) -> None:
        self._scene.remove(self._hints)

    # --- pieces and words ------------------------------------------------------------------------------------

    def piece(self, slot: str, value: Any) -> Piece | None:
        scene, question = self._scene, self.question
        if question is None or slot in BUTTONS:
            return None
        if slot in SEATS or (slot == "target" and not isinstance(question, ChooseOne)):
            return scene.plates[int(value)]
        if slot == "target":
            return scene.middle_things.entry_of(value)
        if slot in ("chamber", "empty_chamber"):
            # Of a revolver that has left the table no chamber is worth a word.
            return self._chamber(value) if scene.view.alive[value[0]] else None
        if slot == PLACE:
            assert isinstance(question, Arrange)
            return self._chamber(question.places[value])
        if slot == "spare":
            return self._spare(*value)
        if slot == "slot":
            return self._spare(question.seat, value)
        if slot == ITEM:
            items = self.items()
            return items[value] if value < len(items) else None
        if slot == "card":
            return self._spare_of(question.seat, value)
        return None

    def _chamber(self, place: tuple[int, ...]) -> Chamber:
        return self._scene.chairs[place[0]].drum.places[place[1]]

    def _spare(self, seat: int, slot: int) -> Disc | None:
        spares = self._scene.chairs[seat].spares
        return spares[slot] if slot < len(spares) else None

    def items(self) -> list[Disc]:
        """What is to be arranged: bullets just drawn, or one's spares."""
        scene, question = self._scene, self.question
        assert question is not None
        view = scene.view
        if view.tray and view.tray_of == question.seat:
            return scene.middle_things.tray
        return scene.chairs[question.seat].spares

    def _spare_of(self, seat: int, face: int) -> Piece | None:
        for disc, held in zip(self._scene.chairs[seat].spares, self._scene.view.spares[seat], strict=False):
            if held == face:
                return disc
        return None

    def word(self, slot: str, value: Any) -> str:
        scene, question = self._scene, self.question
        assert question is not None
        if slot in SEATS or (slot == "target" and not isinstance(question, ChooseOne)):
            return scene.say("kablamo_table.myself") if int(value) == question.seat else scene.names[int(value)]
        if slot in BUTTONS:
            return scene.speaker.text(f"kablamo_table.do_{value}")
        if slot in ("card", "target"):
            return self._bullet(value)
        if slot in ("chamber", "empty_chamber"):
            return scene.say("kablamo_table.chamber", number=value[1] + 1)
        if slot == PLACE:
            assert isinstance(question, Arrange)
            return scene.say("kablamo_table.chamber", number=question.places[value][1] + 1)
        if slot == ITEM:
            assert isinstance(question, Arrange)
            return self._bullet(int(question.items[value]))
        return scene.say("kablamo_table.spare", number=(value[1] if slot == "spare" else value) + 1)

    def _bullet(self, face: int) -> str:
        return self._scene.speaker.text(f"kablamo.bullet_{KIND_OF[face]}")

    def key(self, slot: str, value: Any) -> str:
        question = self.question
        if slot in SEATS or (slot == "target" and not isinstance(question, ChooseOne)):
            return str(int(value) + 1)
        if slot == PLACE:
            # While loading, a chamber is known by when it fires.
            assert isinstance(question, Arrange)
            return str(fires_in(question.places[value][1]))
        if slot == "card" and question is not None:
            return str(self._scene.view.spares[question.seat].index(value) + 1)
        return ""

    # --- whole answers ---------------------------------------------------------------------------------------

    def describe(self, answer: Answer) -> str:
        question = self.question
        return self._scene.say(self._described(question, answer)) if question is not None else ""

    def _described(self, question: AnyQuestion, answer: Answer) -> Message:
        about, mine = question.about, question.seat
        if isinstance(question, PlayOne):
            return self._described_play(mine, answer)
        if isinstance(question, Arrange):
            return _said("load", n=sum(item >= 0 for item in answer))
        if about in BUTTONS:
            return _said(f"do_{answer}")
        if about == "assignee":
            return _said("assign_self") if answer == mine else _said("assign", who=Who(answer))
        if about == "seat":
            grease = question.prompt.id == "kablamo.ask_grease"
            if not grease:
                return _said("assign", who=Who(answer))
            return _said("grease_own") if answer == mine else _said("grease", who=Who(answer))
        if about == "target":
            return _said("aim", bullet=_thing(answer), number=answer)
        if about == "pair" and not answer:
            return Message("table.do_confirm", {})
        if about == "pair":
            return _said("pair", who=Many(tuple(Who(seat) for seat in answer)))
        if about in ("chamber", "empty_chamber"):
            own = answer[0] == mine
            number = answer[1] + 1
            return _said("take_own", number=number) if own else _said("take", who=Who(answer[0]), number=number)
        if about == "spare":
            return _said("take_spare", who=Who(answer[0]), number=answer[1] + 1)
        if about == "slot":
            face = self._scene.view.spares[mine][answer]
            return _said("put_slot", bullet=_thing(face))
        return _said("turn", n=answer) if answer else _said("turn_none")

    def _described_play(self, mine: int, answer: Answer) -> Message:
        if answer is None:
            return _said("pass")
        if answer == HOLD:
            return Message("table.window_wait", {})
        card, target, _ = answer
        if target is None:
            return _said("play", bullet=_thing(card))
        if target == mine:
            return _said("play_self", bullet=_thing(card))
        return _said("play_on", bullet=_thing(card), who=Who(target))

    # --- what is chosen, on the table ------------------------------------------------------------------------

    def show_choice(self, picker: Picker) -> None:
        self._scene.remove(self._hints)
        self._label_chambers()
        if isinstance(picker, ArrangePicker):
            self._lay_plan(picker)
        elif isinstance(picker, NumberPicker) and isinstance(picker.question, ChooseNumber):
            drum = self._scene.chairs[picker.question.seat].drum
            if picker.number:
                arc = Arc(drum.pos(), drum.diameter * 0.56, picker.number, NIGHT.warn)
                self._hints.append(self._scene.add(arc, 12))
        elif picker.question.about == "way":
            self._show_ways()

    def _show_ways(self) -> None:
        """The first of the two ways, as arrows; the other one is against them."""
        picked = self.picked()
        spots = [self._scene.chairs[seat].drum.spot(position) for seat, position in picked]
        for start, end in zip(spots, [*spots[1:], *spots[:1]], strict=True):
            self._hints.append(self._scene.add(trace(start, end, ""), 12))

    def picked(self) -> tuple[tuple[int, int], ...]:
        """The bullets somebody has pointed at, in sight of all, before anything moves."""
        update = self._scene.update_now
        step = update.view.agenda[-1] if update is not None and update.view.agenda else None
        if isinstance(step, TriplePick | TripleWay):
            return step.picked
        return (step.own,) if isinstance(step, CrossOther | SleightSpare) else ()

    def _label_chambers(self) -> None:
        """While one loads, every chamber says when it fires."""
        scene, question = self._scene, self.question
        labels: dict[tuple[int, ...], str] = {}
        if isinstance(question, Arrange) and isinstance(self.picker, ArrangePicker):
            for number, place in enumerate(question.places):
                if self.picker.plan[number] < 0:
                    labels[place] = str(fires_in(place[1]))
        picked = {place: str(number + 1) for number, place in enumerate(self.picked())}
        for chair in scene.chairs:
            for chamber in chair.drum.places:
                place = (chamber.seat, chamber.position)
                chamber.say_on_it(labels.get(place, ""), picked.get(place, ""))
                chamber.tip = ""
                if isinstance(question, Arrange) and place in question.places:
                    chamber.tip = scene.say("kablamo_table.fires_in", n=fires_in(chamber.position))
        self._show_legend(question)

    def _show_legend(self, question: AnyQuestion | None) -> None:
        picker = self.picker
        if not isinstance(question, Arrange) or not isinstance(picker, ArrangePicker) or picker.full:
            self.legend.set_text("")
            return
        drum = self._scene.chairs[question.places[0][0]].drum
        self.legend.set_pixels(25 * min(max(self._scene.text_scale, 1.0), 1.3))
        self.legend.set_text(self._scene.say("kablamo_table.fires_legend"))
        self.legend.setPos(drum.pos())

    def _lay_plan(self, picker: ArrangePicker) -> None:
        """Bullets with a place lie in it, still open; the others where they were."""
        question = picker.question
        if not self._scene.view.tray:
            self._scene.chairs[question.seat].lay_spares()
        else:
            self._scene.middle_things.set_tray(self._scene.view)
        items = self.items()
        for number, item in enumerate(picker.plan):
            if 0 <= item < len(items):
                seat, position = question.places[number]
                drum = self._scene.chairs[seat].drum
                disc = items[item]
                disc.setScale(drum.disc_width / disc.width)
                disc.lie(drum.spot(position))
                disc.setZValue(13)

    def drag(self, piece: Piece, what: str, spot: QPointF) -> None:
        """A bullet was let go over the table: into the chamber under it, or back."""
        picker = self.picker
        if what != "dropped":
            return
        if isinstance(picker, ArrangePicker) and isinstance(piece, Disc) and piece in self.items():
            picker.drop(self.items().index(piece), spot)
        elif isinstance(picker, WindowPicker):
            self._drop_play(picker, piece, spot)

    def _drop_play(self, picker: WindowPicker, piece: Piece, spot: QPointF) -> None:
        """A bullet from the hand, dropped on the table or on whoever shall carry it out."""
        for card in picker.cards():
            if self.piece("card", card) is piece:
                picker.pick("card", card)

    # --- the bar ---------------------------------------------------------------------------------------------

    def choices(self) -> list[Action]:
        scene, made = self._scene, super().choices()
        if scene.notes.allowed and scene.offer is None and not isinstance(self.picker, WindowPicker):
            made.insert(0, Action(ODDS, scene.say("kablamo_table.odds"), ("O",)))
        return made

    def act(self, id: str) -> None:
        if id == ODDS:
            self._scene.notes.toggle()
        else:
            super().act(id)


def _said(id: str, **parts: Part) -> Message:
    return Message(f"kablamo_table.{id}", parts)


def _thing(face: int) -> Thing:
    return Thing(f"kablamo.bullet_{KIND_OF[face]}")
