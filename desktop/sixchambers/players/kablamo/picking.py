"""What to do with a bullet one has to carry out: which bullets move, whose cylinder turns, whom to name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...engine.message import Message, Who, message
from ...engine.questions import ChooseNumber, ChooseOne, ChoosePlace, ChooseSome
from ...games.kablamo.bullets.double_cross import WAYS
from ...games.kablamo.cylinder import SAFE, fires_in
from ...games.kablamo.events.base import Place
from ...games.kablamo.pieces import Pending
from ...games.kablamo.view import KablamoView
from ..bot import Advice
from .belief import Belief
from .position import Position

CANDIDATES = 3
"""How many bullets of each sort are worth a thought where three are to be moved."""


class Picker:
    """One seat that carries something out."""

    def __init__(self, view: KablamoView, belief: Belief, seat: int) -> None:
        self.view = view
        self.belief = belief
        self.seat = seat
        self.position = Position(view, belief, seat)
        self.step: Any = view.agenda[-1] if view.agenda else None

    # --- double cross, gentlemen, sleight --------------------------------------------------------------------

    def cross_own(self, question: ChoosePlace) -> Advice:
        """The best exchange there is, by its own half."""
        other = [place for place in self._touchable() if place[0] != self.seat]
        best = self._best(
            [(own, theirs) for own in question.places for theirs in other],
            lambda pair: self.position.swap(pair[0], pair[1]),
        )
        return Advice(best[0], self._because(best[0]))

    def cross_other(self, question: ChoosePlace) -> Advice:
        own = self.step.own
        best = self._best(question.places, lambda place: self.position.swap(own, place))
        return Advice(best, message("bot.kablamo_take"))

    def cross_turn(self, question: ChooseOne) -> Advice:
        best = self._best(question.options, lambda way: self.position.turn(self.seat, WAYS[str(way)]))
        return Advice(best, message("bot.kablamo_turn_away" if best != "stay" else "bot.kablamo_no_turn"))

    def hand_over(self, question: ChoosePlace) -> Advice:
        """A gentleman gives what he would rather be rid of; something unknown comes back."""
        base = self.belief.base
        best = self._best(question.places, lambda place: self.position.put(_place(place), base))
        return Advice(best, self._because(_place(best)))

    def sleight_spare(self, question: ChoosePlace) -> Advice:
        """A spare somebody has kept for long is the last one to want."""
        best = min(question.places, key=lambda place: self.belief.spares[place[0]][place[1]])
        return Advice(best, message("bot.kablamo_fresh_spare", target=Who(best[0])))

    # --- three bullets ---------------------------------------------------------------------------------------

    def triple(self, question: ChoosePlace) -> Advice:
        """The next bullet of the best plan that begins with what is picked already."""
        picked: tuple[Place, ...] = self.step.picked
        options = [_place(place) for place in question.places]
        if len(picked) == 2:
            best = self._best(options, lambda place: self._better_way((*picked, place)))
            return Advice(best, message("bot.kablamo_triple"))
        worth = self._worth_moving()
        firsts = [place for place in worth if place in options]
        plans = [(*picked, first, *rest) for first in firsts for rest in self._completions((*picked, first), worth)]
        best_plan = self._best(plans, self._better_way) if plans else (*picked, options[0])
        return Advice(best_plan[len(picked)], message("bot.kablamo_triple"))

    def triple_way(self, question: ChooseOne) -> Advice:
        picked = self.step.picked
        best = self._best(question.options, lambda way: self._cycled(picked if way == "forth" else picked[::-1]))
        return Advice(best, message("bot.kablamo_triple"))

    def _completions(self, picked: tuple[Place, ...], worth: list[Place]) -> Iterable[tuple[Place, ...]]:
        if len(picked) == 3:
            yield ()
            return
        for place in worth:
            full = (*picked, place)
            if place not in picked and not (len(full) == 3 and len({seat for seat, _ in full}) == 1):
                for rest in self._completions(full, worth):
                    yield (place, *rest)

    def _worth_moving(self) -> list[Place]:
        """One's own most dangerous bullets, the best places to be rid of them, and the safest bullets to get."""
        touchable = self._touchable()
        own = sorted((p for p in touchable if p[0] == self.seat), key=lambda p: (-self.position.at(p), fires_in(p[1])))
        others = [p for p in touchable if p[0] != self.seat]
        soon = sorted(others, key=lambda p: (fires_in(p[1]), -self.position.at(p)))
        deadly = sorted(others, key=lambda p: (-self.position.at(p), -fires_in(p[1])))
        mixed = [*own[:CANDIDATES], *soon[:CANDIDATES], *deadly[:2]]
        return list(dict.fromkeys(mixed))

    def _better_way(self, places: tuple[Place, ...]) -> Position:
        forth, back = self._cycled(places), self._cycled(places[::-1])
        return forth if forth.value() >= back.value() else back

    def _cycled(self, places: tuple[Place, ...]) -> Position:
        one, two, three = places
        twin = self.position.copy()
        first, second, third = self.position.at(one), self.position.at(two), self.position.at(three)
        for place, odds in ((two, first), (three, second), (one, third)):
            twin.chambers[place[0]][place[1]] = odds
        return twin

    # --- players ---------------------------------------------------------------------------------------------

    def grease(self, question: ChooseOne) -> Advice:
        best = self._best(question.options, lambda seat: self.position.turn(int(seat), 3))
        return Advice(best, message("bot.kablamo_grease", target=Who(int(best))))

    def agree_pair(self, question: ChooseSome) -> Advice:
        """Oneself, if there is something to be rid of, and whoever is most likely to hand over something harmless."""
        rivals = sorted((seat for seat in question.options if seat != self.seat), key=self._mean_odds)
        pair = (self.seat, rivals[0]) if self.seat in question.options else (rivals[0], rivals[1])
        return Advice(tuple(sorted(map(int, pair))), message("bot.kablamo_agree"))

    def lights_pair(self, question: ChooseSome) -> Advice:
        best = self._best(list(question.legal()), lambda pair: self.position.exchange(*pair))
        return Advice(best, message("bot.kablamo_exchange"))

    def lights_turn(self, question: ChooseNumber) -> Advice:
        best = self._best(list(question.legal()), lambda steps: self.position.turn(self.seat, steps))
        return Advice(best, message("bot.kablamo_turn_away" if best else "bot.kablamo_no_turn"))

    def test_whom(self, question: ChooseOne) -> Advice:
        """Whoever is doing best: it is his turn to worry."""
        survival = self.position.survival()
        best = max(question.options, key=lambda seat: survival[int(seat)])
        return Advice(best, message("bot.kablamo_test_whom", target=Who(int(best))))

    # --- looking, stockpiling, aiming -------------------------------------------------------------------------

    def look(self, question: ChoosePlace) -> Advice:
        """What one does not know yet and will be fired soon, one's own first."""
        known = self.belief.known

        def interest(place: tuple[int, ...]) -> tuple[bool, bool, int]:
            return (bool(known[place[0]][place[1]]), place[0] != self.seat, fires_in(place[1]))

        return Advice(min(question.places, key=interest), message("bot.kablamo_look"))

    def stockpile(self, question: ChoosePlace, deadly: bool) -> Advice:
        places = sorted(question.places, key=lambda place: fires_in(place[1]))
        return Advice(places[-1 if deadly else 0], message("bot.kablamo_load_late" if deadly else "bot.kablamo_load"))

    def aim(self, question: ChooseOne) -> Advice:
        """What hurts most: something aimed at oneself, else whatever was announced last."""
        at_me = {item.bullet for item in self.view.pending if _aimed_at(item, self.seat)}
        best = next((face for face in question.options if face in at_me), question.default)
        return Advice(best, message("bot.kablamo_aim"))

    # --- inside ----------------------------------------------------------------------------------------------

    def _best(self, options: Iterable[Any], tried: Callable[[Any], Position]) -> Any:
        return max(options, key=lambda option: tried(option).value())

    def _touchable(self) -> list[Place]:
        return [
            (owner, position)
            for owner, odds in enumerate(self.belief.chambers)
            for position, chance in enumerate(odds)
            if chance is not None
            and position != self.view.revolvers[owner].active
            and (owner == self.seat or position != SAFE)
        ]

    def _mean_odds(self, seat: int | str) -> float:
        odds = [chance for chance in self.belief.chambers[int(seat)] if chance is not None]
        return sum(odds) / max(len(odds), 1)

    def _because(self, place: Place) -> Message:
        known = self.belief.known[place[0]][place[1]]
        return message("bot.kablamo_rid" if known and self.position.at(place) == 1 else "bot.kablamo_give")


def _place(place: tuple[int, ...]) -> Place:
    return (place[0], place[1])


def _aimed_at(item: Pending, seat: int) -> bool:
    return item.to == seat and item.by != seat
