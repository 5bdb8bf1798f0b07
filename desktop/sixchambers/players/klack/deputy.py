"""The deputy: follows every purse, stays cheap or bids to win, and never feeds somebody who could overtake."""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.message import Who, message
from ...engine.questions import AnyQuestion, ChooseCounts, ChooseOne
from ...games.klack.money import Holding, amount, cash, cheapest_bid, score, smallest_stack, worth
from ...games.klack.view import KlackMemory, KlackView
from ..bot import Advice, Budget
from .bills import at_least, closest_bid

AVERAGE_PURSE = 9
"""What a purse is taken for that was not followed from the start."""


class Deputy:
    def answer(
        self, view: KlackView, memory: KlackMemory, question: AnyQuestion, chance: Chance, budget: Budget
    ) -> Advice:
        match question:
            case ChooseCounts(have=(ones, twos)):
                table = Judgement(view, memory, question.seat)
                if view.phase == "ties":
                    return table.raise_by((ones, twos), chance)
                return table.bid((ones, twos), chance)
            case ChooseOne(about="seat"):
                return Judgement(view, memory, question.seat).name()
            case ChooseOne(about="stack"):
                # The loss is smallest for the smallest stack, whatever the others are.
                stacks = view.stacks[question.seat]
                smallest = smallest_stack(stacks)
                return Advice(smallest, message("bot.klack_smallest"))
        return Advice(question.default, message("bot.klack_pull"))


class Judgement:
    """The table as this seat reads it."""

    def __init__(self, view: KlackView, memory: KlackMemory, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.rivals = [other for other, alive in enumerate(view.alive) if alive and other != seat]
        self.money = [AVERAGE_PURSE if purse is None else worth(purse) for purse in memory.purses]
        self.click_money = [sum(map(worth, stacks)) for stacks in view.stacks]
        self.markers = [len(stacks) for stacks in view.stacks]
        self.scores = [score(stacks) for stacks in view.stacks]
        self.pot = worth(view.carried) + sum(worth(bid) for bid in view.bids if bid is not None)

    def bid(self, purse: Holding, chance: Chance) -> Advice:
        """Either the minimum or enough to win: only the second-best bid is really expensive."""
        own = worth(purse)
        richest = max(self.money[rival] for rival in self.rivals)
        last_pot = self.view.centre == 1
        if last_pot and self._wins_with(self._pot_if(own)):
            needed = at_least(purse, richest + 1)
            if needed is not None:
                return self._unbeatable(needed)
            return Advice(purse, message("bot.klack_last_pot"))
        expected = self._expected_high()
        target = at_least(purse, round(expected) + 1 + chance.below("odd", 3))
        worth_it = own >= expected * self._rounds_to_come() * 0.55
        if richest + 1 <= expected + 1 and (sure := at_least(purse, richest + 1)) is not None:
            return self._unbeatable(sure)
        if target is not None and (worth_it or self._behind()) and chance.chance("contest", 0.85):
            return Advice(
                target,
                message("bot.klack_outbid", bid=cash(target), rival=amount(round(expected))),
            )
        return Advice(cheapest_bid(purse), message("bot.klack_cheap"))

    def raise_by(self, purse: Holding, chance: Chance) -> Advice:
        """Break the tie for certain if that is cheap; else raise by an amount the other cannot guess, for a tie
        that goes on eats both. Without a stack the last bill is also the chair one sits on."""
        tied = [rival for rival in self.view.tied if rival != self.seat]
        richest = max((self.money[rival] for rival in tied), default=0)
        sure = at_least(purse, richest + 1)
        if sure is not None and worth(sure) <= self.pot:
            return self._unbeatable(sure)
        spare = worth(purse) - (0 if self.view.centre == 1 or self.markers[self.seat] else 2)
        most = min(max(spare, 1), max(self.pot // 2, 2))
        bid = closest_bid(purse, 1 + chance.below("raise", most))
        return Advice(bid, message("bot.klack_raise" if worth(bid) > 2 else "bot.klack_fold"))

    def name(self) -> Advice:
        """Take the trigger, unless a safe lead and the last marker make a harmless rival the better choice."""
        lead = self.scores[self.seat]
        if self.view.centre == 1 and lead == max(self.scores):
            harmless = [
                rival
                for rival in self.rivals
                if (self.click_money[rival] + self.pot) * (self.markers[rival] + 1) < lead
            ]
            others = max((s for seat, s in enumerate(self.scores) if seat != self.seat), default=0)
            if harmless and others < lead:
                weakest = min(harmless, key=lambda rival: (self.scores[rival], self.money[rival]))
                return Advice(weakest, message("bot.klack_feed", target=Who(weakest)))
        return Advice(self.seat, message("bot.klack_self"))

    # --- estimates -------------------------------------------------------------------------------------------

    def _expected_high(self) -> float:
        """What the highest rival bid will probably be: people spread their money over the pulls to come."""
        pulls = self.view.centre + 1
        return max(self.money[rival] / pulls for rival in self.rivals) * 1.35

    def _rounds_to_come(self) -> float:
        return 1.2 * self.view.centre

    def _behind(self) -> bool:
        return self.scores[self.seat] < max(self.scores)

    def _pot_if(self, own_bid: int) -> int:
        return own_bid + len(self.rivals) + worth(self.view.carried)

    def _wins_with(self, pot: int) -> bool:
        mine = (self.click_money[self.seat] + pot) * (self.markers[self.seat] + 1)
        return mine > max((s for seat, s in enumerate(self.scores) if seat != self.seat), default=0)

    def _unbeatable(self, bid: Holding) -> Advice:
        return Advice(bid, message("bot.klack_unbeatable", bid=cash(bid)))


BOT = Deputy()
