"""BANG! in text: the table as rows, and how typed words become answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from ...engine.message import Many, Thing
from ...engine.questions import Answer, AnyQuestion, ChooseSome
from ...games.bang.box import COST
from ...games.bang.characters.registry import CHARACTERS
from ...games.bang.events.things import card_name, card_names, things
from ...games.bang.play_phase import BUY, CHEAP, FORCE
from ...games.bang.view import BangView
from .paper import Paper

WAYS = ("drink", "sell", "hand", "deck", "discard")
"""Words of answers that are not the name of a card."""

COPIES = {"panic_": "bang.card_panic", "cat_": "bang.card_cat_balou"}
"""Equipment used like a card that takes something: the way names both."""


class BangPaper(Paper):
    """Whatever is asked is a numbered list; several cards are picked by several numbers."""

    open_thoughts: ClassVar[bool] = False

    def table(self, view: BangView) -> Iterator[str]:
        """A row a seat with what lies open, more rows for cards in front of it, then the middle and one's own hand."""
        width = max(map(len, self.names))
        for seat, name in enumerate(self.names):
            yield f"{'>' if seat == view.turn else ' '} {name:<{width}}  {self._seat_row(view, seat)}"
            open_cards = [*card_names(view.in_play[seat]).parts, *things(view.equipment[seat]).parts]
            if open_cards:
                yield f"  {'':<{width}}  {self._many(open_cards)}"
        yield "  " + self._middle(view)
        own = view.hands[self.seat]
        if own:
            yield "  " + self.speaker.say("terminal.bang_hand", cards=card_names(own))

    def _seat_row(self, view: BangView, seat: int) -> str:
        text, say = self.speaker.text, self.speaker.say
        role = view.roles[seat]
        row = say(
            "terminal.bang_row",
            role=text("terminal.bang_hidden" if role is None else f"bang.role_{role}"),
            character=text(f"bang.character_{view.characters[seat]}") if view.characters[seat] else "",
            life=view.life[seat],
            most=view.most[seat],
            n=view.counts[seat],
        )
        if view.nuggets[seat]:
            row += f", {say('terminal.bang_nuggets', n=view.nuggets[seat])}"
        return row if view.alive[seat] else f"{row}  {text('terminal.bang_out')}"

    def _middle(self, view: BangView) -> str:
        say = self.speaker.say
        told = say("terminal.bang_pile", n=view.deck_count)
        if view.discard_top >= 0:
            told += " " + say("terminal.bang_discard", card=card_name(view.discard_top))
        if view.row:
            offered = [f"{self.speaker.text(f'bang.equipment_{name}')} ({COST[name]})" for name in view.row]
            told += " " + say("terminal.bang_offer", what=", ".join(offered))
        return told

    def _many(self, parts: Sequence[object]) -> str:
        return self.speaker.say("terminal.bang_list", what=Many(tuple(parts)))  # type: ignore[arg-type]

    # --- what one may type -------------------------------------------------------------------------------------

    def hints(self, question: AnyQuestion, view: BangView) -> Iterator[str]:
        if isinstance(question, ChooseSome):
            for number, option in enumerate(question.options, 1):
                yield f"{number} = {self._word(option, view)}"
            yield self.speaker.say("terminal.bang_how_many", n=question.most)
            return
        for number, answer in enumerate(question.legal()):
            yield f"{number} = {self.told(answer, question, view)}"

    def told(self, answer: Answer, question: AnyQuestion, view: BangView) -> str:
        if answer is None:
            return self.speaker.text("terminal.bang_end" if question.about == "play" else "terminal.bang_pass")
        if isinstance(question, ChooseSome):
            return ", ".join(self._word(card, view) for card in answer)
        if not isinstance(answer, tuple):
            whose = question.about == "jesse" and isinstance(answer, int)
            return self.names[answer] if whose else self._word(answer, view)
        what, target, way = answer
        said = self._word(what, view)
        if target is not None:
            said += f" → {self.names[target]}"
        return said if way is None else f"{said}: {self._way(way)}"

    def _word(self, what: int | str, view: BangView) -> str:
        """A card, or whatever else an answer may name."""
        text = self.speaker.text
        if isinstance(what, int):
            return self.speaker.say("terminal.bang_list", what=card_name(what))
        if what in BUY or what in CHEAP:
            name = view.row[int(what[-1])]
            price = COST[name] - (what in CHEAP)
            return self.speaker.say("terminal.bang_buy", what=Thing(f"bang.equipment_{name}"), n=price)
        if what == FORCE:
            return text("terminal.bang_force")
        if what in WAYS:
            return text(f"terminal.bang_way_{what}")
        if what in CHARACTERS:
            return text(f"bang.character_{what}")
        return text(f"bang.equipment_{what}" if what in COST else f"bang.card_{what}")

    def _way(self, way: str) -> str:
        """How something is used, or which open card is taken."""
        text = self.speaker.text
        for prefix, card in COPIES.items():
            if way.startswith(prefix):
                return f"{text(card)}, {self._way(way.removeprefix(prefix))}"
        if way in WAYS:
            return text(f"terminal.bang_way_{way}")
        return text(f"bang.equipment_{way}" if way in COST else f"bang.card_{way}")

    # --- what was typed ------------------------------------------------------------------------------------------

    def understand(self, typed: str, question: AnyQuestion, view: BangView) -> Answer:
        words = typed.replace(",", " ").split()
        if isinstance(question, ChooseSome):
            places = sorted({number(word) - 1 for word in words})
            return tuple([_at(question.options, place) for place in places])
        offered = list(question.legal())
        if not words and None in offered:
            return None
        return _at(offered, number(typed.strip()))


def _at(offered: Sequence[Answer], place: int) -> Answer:
    if not 0 <= place < len(offered):
        raise ValueError
    return offered[place]


def number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4):
        raise ValueError
    return int(word)
