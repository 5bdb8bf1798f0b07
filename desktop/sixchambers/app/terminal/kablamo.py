"""Kablamo in text: the table as rows, where bullets went, and how typed words become answers.

Chambers are numbered by the shots until they are fired: 1 is the safe position, 6 the firing position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...engine.events import Event
from ...engine.message import Thing
from ...engine.questions import HOLD, Answer, AnyQuestion, Arrange, ChooseNumber, ChooseOne, ChoosePlace, ChooseSome
from ...games.kablamo.box import CHAMBERS, NUMBERED
from ...games.kablamo.cylinder import fires_in
from ...games.kablamo.events import Cycled, Loaded, Looked, SpareSwapped, Swapped, TrayLoaded
from ...games.kablamo.names import bullet_name, kind_name
from ...games.kablamo.view import HIDDEN, KablamoView
from .paper import Paper

LOADED, EMPTY = "●", "○"
IN_ORDER = sorted(range(CHAMBERS), key=fires_in)
"""The positions as they are read: what is fired next comes first."""


class KablamoPaper(Paper):
    """Most answers are picked from a numbered list; bullets are typed as a name and a chamber. Enter alone takes what
    the table would do for whoever lets his time pass."""

    open_thoughts: ClassVar[bool] = False
    thoughts_closed: ClassVar[str] = "terminal.kablamo_thoughts"

    def table(self, view: KablamoView) -> Iterator[str]:
        """One row a seat, the next shot first; then one's own spares and the bag."""
        say = self.speaker.say
        width = max(map(len, self.names))
        for seat, name in enumerate(self.names):
            if not view.alive[seat]:
                yield f"  {name:<{width}}  {say('terminal.kablamo_out')}"
                continue
            chambers = "  ".join([self._chamber(view, seat, position) for position in IN_ORDER])
            held = say("terminal.kablamo_spares", n=len(view.spares[seat]))
            tokens = [token.kind for token in (*view.revolvers[seat].tokens, *view.front[seat])]
            lying = "".join([f"  [{self._bullet(kind_name(kind))}]" for kind in tokens])
            yield f"{'>' if seat == view.lead else ' '} {name:<{width}}  {chambers}   {held}{lying}"
        if view.centre:
            yield "  " + "  ".join([f"[{self._bullet(kind_name(token.kind))}]" for token in view.centre])
        own = ", ".join([self._face(face) for face in view.spares[self.seat]])
        yield "  " + say("terminal.kablamo_own", spares=own or "–")
        yield "  " + say("terminal.kablamo_bag", n=view.bag)

    def _chamber(self, view: KablamoView, seat: int, position: int) -> str:
        revolver = view.revolvers[seat]
        face, known = revolver.chambers[position], revolver.known[position] if revolver.known else 0
        shown = f"{fires_in(position)}{EMPTY if face == 0 else LOADED}"
        if face not in (0, HIDDEN):
            return f"{shown} {self._face(face)}"
        return f"{shown} ({self._face(known)})" if known else shown

    def detail(self, event: Event) -> str:
        """Following the bullets is the game: the log tells whose they were, this tells which."""
        if isinstance(event, Swapped):
            return f"{self._place(event.one)} ↔ {self._place(event.other)}"
        if isinstance(event, Cycled):
            return " → ".join(map(self._place, (*event.places, event.places[0])))
        if isinstance(event, SpareSwapped):
            spare = self.speaker.say("terminal.kablamo_spare", who=self.names[event.owner], number=event.slot + 1)
            return f"{self._place(event.place)} ↔ {spare}"
        if isinstance(event, Looked):
            return self._place(event.place)
        if isinstance(event, Loaded | TrayLoaded) and len(event.moves) < CHAMBERS:
            owner = event.owner if isinstance(event, Loaded) else event.seat
            return ", ".join([self._place((owner, position)) for _, position in event.moves])
        return ""

    def _place(self, place: tuple[int, int]) -> str:
        return f"{self.names[place[0]]} {fires_in(place[1])}"

    def _bullet(self, thing: Thing) -> str:
        return self.speaker.text(thing.id)

    def _face(self, face: int) -> str:
        name = self._bullet(bullet_name(face))
        return f"{name} {face}" if face <= NUMBERED else name

    # --- what one may type -------------------------------------------------------------------------------------

    def hints(self, question: AnyQuestion, view: KablamoView) -> Iterator[str]:
        say = self.speaker.say
        for (seat, position), face in view.sights:
            yield f"{self._place((seat, position))}: {self._face(face)}"
        if view.tray and view.tray_of == self.seat and not isinstance(question, Arrange):
            yield ", ".join(map(self._face, view.tray))
        if isinstance(question, Arrange):
            for number, item in enumerate(question.items, 1):
                yield f"{number} = {self._face(int(item))}"
            chambers = " ".join([str(fires_in(question.places[place][1])) for place in _reading(question)])
            yield say("terminal.kablamo_how_to_load", who=self.names[question.places[0][0]], chambers=chambers)
        elif isinstance(question, ChoosePlace) and question.about != "spare":
            yield say("terminal.kablamo_how_to_pick")
        else:
            for number, answer in enumerate(answers(question), 1):
                yield f"{number} = {self.told(answer, question, view)}"
        yield say("terminal.kablamo_enter", what=self.told(question.default, question, view))

    def told(self, answer: Answer, question: AnyQuestion, view: KablamoView) -> str:
        text, say = self.speaker.text, self.speaker.say
        if answer is None:
            return text("terminal.kablamo_pass")
        if isinstance(question, Arrange):
            return " ".join([str(answer[place] + 1) for place in _reading(question)])
        if isinstance(question, ChooseSome):
            return " + ".join([self.names[seat] for seat in answer])
        if isinstance(question, ChooseNumber):
            return self.speaker.number(int(answer))
        if isinstance(question, ChoosePlace) and question.about == "spare":
            return say("terminal.kablamo_spare", who=self.names[answer[0]], number=answer[1] + 1)
        if isinstance(question, ChoosePlace):
            return self._place((answer[0], answer[1]))
        if isinstance(question, ChooseOne):
            return self._one(answer, question, view)
        face, target, _ = answer
        return self._face(face) + ("" if target is None else f" → {self.names[target]}")

    def _one(self, answer: Answer, question: ChooseOne, view: KablamoView) -> str:
        if question.about == "target":
            return self._face(answer)
        if question.about == "slot":
            return self._face(view.spares[self.seat][answer])
        return self.names[answer] if isinstance(answer, int) else self.speaker.text(f"terminal.kablamo_{answer}")

    # --- what was typed ------------------------------------------------------------------------------------------

    def understand(self, typed: str, question: AnyQuestion, view: KablamoView) -> Answer:
        words = typed.replace(",", " ").split()
        if not words:
            return question.default
        if isinstance(question, Arrange):
            return _plan(words, question)
        if isinstance(question, ChoosePlace) and question.about != "spare":
            seat = self.seat if len(words) == 1 else self._seat(" ".join(words[:-1]))
            return (seat, CHAMBERS - number(words[-1], CHAMBERS))
        offered = answers(question)
        if isinstance(question, ChooseOne) and not words[0].isdigit():
            return self._seat(typed)
        return offered[number(typed, len(offered)) - 1]

    def _seat(self, word: str) -> int:
        for seat, name in enumerate(self.names):
            if word.lower() == name.lower():
                return seat
        raise ValueError


def _reading(question: Arrange) -> list[int]:
    """The places of a load in the order they are read: what is fired first comes first."""
    return sorted(range(len(question.places)), key=lambda place: fires_in(question.places[place][1]))


def _plan(words: list[str], question: Arrange) -> Answer:
    """A bullet for each chamber, 0 for none."""
    reading = _reading(question)
    if len(words) != len(reading):
        raise ValueError
    plan = [-1] * len(reading)
    for place, word in zip(reading, words, strict=True):
        plan[place] = -1 if word == "0" else number(word, len(question.items)) - 1
    return tuple(plan)


def answers(question: AnyQuestion) -> list[Answer]:
    """Every answer there is, in the order of the numbered list; holding a window open makes no sense here."""
    return [answer for answer in question.legal() if answer != HOLD]


def number(word: str, most: int) -> int:
    """A number from 1."""
    if not (word.isascii() and word.isdigit() and len(word) < 4 and 1 <= int(word) <= most):
        raise ValueError
    return int(word)
