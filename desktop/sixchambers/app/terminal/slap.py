"""Slap .45 in text. A keyboard that sends whole lines measures nobody's reflexes, so this is always calm mode: choose
in peace, lots decide who was first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from ...engine.events import Event
from ...engine.questions import Answer, AnyQuestion, React
from ...games.slap.box import CARDS
from ...games.slap.events import Judged
from ...games.slap.names import card_name, card_text, gang_name, gang_text, ruling_text
from ...games.slap.view import SlapView
from .paper import Paper

DONE = {"cover": "base", "peek": "look"}
"""Where the words for it have another name."""

QUIET = ("pause",)
"""What nobody needs to be asked about."""


class SlapPaper(Paper):
    """Every answer is picked from a numbered list; Enter alone does nothing, or lets the next card come."""

    insists: ClassVar[dict[str, Any]] = {"calm": True}

    def table(self, view: SlapView) -> Iterator[str]:
        """One row a seat: gang, members, Gold, cover; then deck and traps, and one's own secret look."""
        say = self.speaker.say
        width = max(map(len, self.names))
        for seat, name in enumerate(self.names):
            one = view.seats[seat]
            mark = ">" if seat == view.dealer else " "
            if not one.alive:
                yield f"{mark} {name:<{width}}  {say('terminal.slap_out')}"
                continue
            gang = self.speaker.text(gang_name(one.gang).id)
            row = say("terminal.slap_row", gang=gang, n=one.members, gold=one.gold)
            cover = [self.names[base] for base in one.hands if base >= 0]
            told = "  " + say("terminal.slap_cover", bases=", ".join(cover)) if cover else ""
            yield f"{mark} {name:<{width}}  {row}{told}"
        yield "  " + say("terminal.slap_deck", n=view.deck)
        if view.options.counter:
            gone = [f"{self._card(card)} {number}" for card, number in zip(CARDS, view.discard, strict=True)]
            yield "  " + say("terminal.slap_gone", cards=", ".join(gone))
        if view.traps:
            yield "  " + say("terminal.slap_traps", cards=", ".join(map(self._card, view.traps)))
        if view.round == 1 and view.options.game == "full":
            yield "  " + say(gang_text(view.seats[self.seat].gang))

    def detail(self, event: Event) -> str:
        """Who chose what, once it is open."""
        if not isinstance(event, Judged):
            return ""
        return "; ".join([self._press(press.seat, press.kind, press.arg, press.ruling) for press in event.times])

    def _press(self, seat: int, kind: str, arg: int, ruling: str) -> str:
        done = f"{self.names[seat]}: {self._does(kind, None if arg < 0 else arg)}"
        return f"{done} – {self.speaker.say(ruling_text(ruling))}" if ruling else done

    def asks(self, question: AnyQuestion) -> bool:
        """Between two cards: is there anything to do but to wait?"""
        return isinstance(question, React) and any(kind not in QUIET for kind, _ in question.inputs)

    def hints(self, question: AnyQuestion, view: SlapView) -> Iterator[str]:
        say = self.speaker.say
        if view.card is not None:
            yield f"{self._card(view.card)}: {say(card_text(view.card))}"
        if view.peek is not None:
            yield say("terminal.slap_peek", card=self._card(view.peek))
        for number, answer in enumerate(offered(question), 1):
            yield f"{number} = {self.told(answer, question, view)}"
        yield say("terminal.slap_enter", what=self.told(question.default, question, view))

    def told(self, answer: Answer, question: AnyQuestion, view: SlapView) -> str:
        text = self.speaker.text
        if answer is None:
            return text("terminal.slap_wait" if isinstance(question, React) else "terminal.slap_nothing")
        if isinstance(answer, int):
            return self.speaker.number(answer)
        if isinstance(answer, str):
            return text(f"terminal.slap_{answer}")
        kind, arg = answer[:2]
        if kind == "pick":
            card = view.picks[arg] if arg < len(view.picks) else None
            return self.speaker.say("terminal.slap_pick", card=self._card(card) if card else "?")
        if kind == "trap":
            return self.speaker.say("terminal.slap_trap", card=self._card(arg))
        return self._does(kind, arg)

    def _does(self, kind: str, arg: int | None) -> str:
        say = self.speaker.say
        if arg is None:
            return say(f"terminal.slap_{DONE.get(kind, kind)}" if kind != "slap" else "terminal.slap_open")
        return say(f"terminal.slap_{DONE.get(kind, kind)}", who=self.names[arg])

    def _card(self, card: str) -> str:
        return self.speaker.text(card_name(card).id)

    def understand(self, typed: str, question: AnyQuestion, view: SlapView) -> Answer:
        if not typed:
            return question.default
        answers = offered(question)
        if not (typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= len(answers)):
            raise ValueError
        return answers[int(typed) - 1]


def offered(question: AnyQuestion) -> list[Answer]:
    """Every answer there is, in the order of the numbered list. Doing nothing is Enter."""
    return [
        answer
        for answer in question.legal()
        if answer is not None and not (isinstance(answer, tuple) and answer[0] in QUIET)
    ]
