"""Klack Klack Bang in text: the table as rows, and how typed words become answers."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.questions import Answer, AnyQuestion, ChooseCounts, ChooseOne
from ...games.klack.money import Holding, dollars, score, worth
from ...games.klack.talk import picked
from ...games.klack.view import KlackView
from .paper import Paper


class KlackPaper(Paper):
    def table(self, view: KlackView) -> Iterator[str]:
        """One row a seat: alive or out, click stacks, score."""
        say = self.speaker.say
        width = max(map(len, self.names))
        for seat, name in enumerate(self.names):
            stacks = " + ".join(self._money(stack) for stack in view.stacks[seat]) or "–"
            points = self.speaker.money(dollars(score(view.stacks[seat])))
            state = "" if view.alive[seat] else f"  {say('klack.out_of_game')}"
            row = say("app.klack_row", n=len(view.stacks[seat]), stacks=stacks, score=points)
            yield f"  {name:<{width}}  {row}{state}"
        carried = worth(view.carried)
        if carried:
            yield "  " + say("app.klack_carried", amount=self.speaker.money(dollars(carried)))

    def hints(self, question: AnyQuestion, view: KlackView) -> Iterator[str]:
        say = self.speaker.say
        if isinstance(question, ChooseCounts):
            ones, twos = question.have
            yield say("app.klack_purse", ones=ones, twos=twos, sum=self._money((ones, twos)))
            yield say("app.klack_how_to_bid")
        elif isinstance(question, ChooseOne) and question.about == "seat":
            for seat in question.options:
                assert isinstance(seat, int)
                yield f"{seat + 1} = {self.names[seat]}"
        elif isinstance(question, ChooseOne) and question.about == "stack":
            for number in question.options:
                assert isinstance(number, int)
                yield f"{number + 1} = {self._money(view.stacks[self.seat][number])}"
        else:
            yield say("app.klack_press_enter")

    def told(self, answer: Answer, question: AnyQuestion, view: KlackView) -> str:
        say = self.speaker.say
        if isinstance(question, ChooseCounts):
            bills = [f"{count}x{value}" for count, value in zip(answer, (1000, 2000), strict=True) if count]
            return f"{say('klack.do_bid', bid=self._money(answer))} = {' '.join(bills)}"
        if isinstance(question, ChooseOne) and question.about == "seat":
            return self.names[answer]
        if isinstance(question, ChooseOne) and question.about == "stack":
            return self._money(view.stacks[self.seat][answer])
        return say("klack.do_pull")

    def understand(self, typed: str, question: AnyQuestion, view: KlackView) -> Answer:
        if isinstance(question, ChooseCounts):
            words = typed.replace("+", " ").split()
            if len(words) == 1 and words[0].isdigit() and int(words[0]) >= 1000:
                words = [str(int(words[0]) // 1000)]
            if not words:
                raise ValueError
            ones, twos = question.have
            return picked(words, (ones, twos))
        if isinstance(question, ChooseOne) and question.about in ("seat", "stack"):
            for seat, name in enumerate(self.names):
                if question.about == "seat" and typed.lower() == name.lower():
                    return seat
            return int(typed) - 1
        return question.default

    def _money(self, holding: Holding) -> str:
        return self.speaker.money(dollars(worth(holding)))
