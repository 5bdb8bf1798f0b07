"""BANG! The Dice Game in text: the table as rows, and how typed words become answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...engine.questions import (
    HOLD,
    Answer,
    AnyQuestion,
    Assign,
    ChooseCounts,
    ChooseNumber,
    ChooseOne,
    ChooseSome,
    PlayOne,
)
from ...games.dice.view import DiceView
from .paper import Paper

ARROWS = {"regular": "dice.an_arrow", "chief": "dice.the_chiefs_arrow", "steal": "terminal.dice_steal"}


class DicePaper(Paper):
    """Questions with few answers are a numbered list; dice and targets are typed by number or name."""

    open_thoughts: ClassVar[bool] = False

    def table(self, view: DiceView) -> Iterator[str]:
        """One row a seat: role as far as one may see it, character, life points, arrows; then the pile."""
        say = self.speaker.say
        width = max(map(len, self.names))
        for seat, name in enumerate(self.names):
            row = say(
                "terminal.dice_row",
                role=self._role(view, seat),
                character=self.speaker.text(f"dice.{view.characters[seat]}"),
                life=view.life[seat],
                most=view.max_life[seat],
                n=view.arrows[seat] + (view.chief == seat),
            )
            state = "" if view.alive[seat] else f"  {say('terminal.dice_out')}"
            yield f"{'>' if seat == view.active else ' '} {name:<{width}}  {row}{state}"
        yield "  " + say("terminal.dice_pile", n=view.pile + view.chief_in_pile)

    def _role(self, view: DiceView, seat: int) -> str:
        role = view.roles[seat]
        return self.speaker.text("terminal.dice_hidden" if role is None else f"dice.{role}")

    # --- what one may type -------------------------------------------------------------------------------------

    def hints(self, question: AnyQuestion, view: DiceView) -> Iterator[str]:
        say = self.speaker.say
        if view.dice and question.about in ("reroll", "shots", "beers", "token", "throw", "last_throw"):
            dice = [f"{place}={self.speaker.text(f'dice.{die.face}')}" for place, die in enumerate(view.dice, 1)]
            yield "   ".join(dice)
        if isinstance(question, ChooseSome):
            yield say("terminal.dice_how_to_throw")
        elif isinstance(question, Assign):
            for symbol, seats in zip(question.symbols, question.targets, strict=True):
                names = ", ".join([f"{int(seat) + 1} {self.names[int(seat)]}" for seat in seats])
                yield f"{self.speaker.text(f'dice.{symbol}')}: {names}"
            yield say("terminal.dice_how_to_assign")
        else:
            for number, answer in enumerate(answers(question)):
                yield f"{number} = {self._answer(question, answer)}"

    def told(self, answer: Answer, question: AnyQuestion, view: DiceView) -> str:
        if isinstance(question, ChooseSome):  # the numbers to type
            return " ".join(str(place + 1) for place in answer) or "⏎"
        if isinstance(question, Assign):
            return ", ".join(self.names[int(seat)] for seat in answer)
        return self._answer(question, answer)

    def _answer(self, question: AnyQuestion, answer: Answer) -> str:
        """An answer of a numbered list in words."""
        text = self.speaker.text
        if answer is None:
            return text("terminal.dice_throw" if question.about == "start" else "terminal.dice_pass")
        if isinstance(question, ChooseNumber):
            return self.speaker.number(int(answer))
        if isinstance(question, ChooseCounts):
            regular, chief = answer
            said = self.speaker.say("terminal.dice_arrows", n=regular)
            return f"{said} + {text('dice.the_chiefs_arrow')}" if chief else said
        if isinstance(question, ChooseOne):
            return self.names[answer] if isinstance(answer, int) else text(f"terminal.dice_{answer}")
        card, target, way = answer
        said = text(ARROWS.get(card, f"dice.{card}"))
        if target is not None:
            said += f" → {target + 1 if card == 'the_doc' else self.names[target]}"
        if way is not None:
            said += f" → {self.names[int(way)] if way.isdigit() else text(f'dice.{way}')}"
        return said

    # --- what was typed ------------------------------------------------------------------------------------------

    def understand(self, typed: str, question: AnyQuestion, view: DiceView) -> Answer:
        words = typed.replace(",", " ").split()
        if isinstance(question, ChooseSome):
            if typed == "*":
                return tuple(question.options)
            return tuple(sorted({number(word) - 1 for word in words}))
        if isinstance(question, Assign):
            seats = [self._seat(word) for word in words]
            if not seats:
                raise ValueError
            kinds = [*dict.fromkeys(question.symbols)]
            if len(seats) == 1:
                return tuple(seats * len(question.symbols))
            if len(seats) == len(kinds):
                return tuple([seats[kinds.index(symbol)] for symbol in question.symbols])
            return tuple(seats)
        if not words and isinstance(question, PlayOne) and question.may_pass:
            return None
        offered = answers(question)
        if isinstance(question, ChooseOne) and words and not words[0].isdigit():
            return self._seat(words[0])
        place = number(typed)
        if place >= len(offered):
            raise ValueError
        return offered[place]

    def _seat(self, word: str) -> int:
        for seat, name in enumerate(self.names):
            if word.lower() == name.lower():
                return seat
        return number(word) - 1


def answers(question: AnyQuestion) -> list[Answer]:
    """Every answer there is, in the order of the numbered list; holding a window open makes no sense here."""
    return [answer for answer in question.legal() if answer != HOLD]


def number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4):
        raise ValueError
    return int(word)
