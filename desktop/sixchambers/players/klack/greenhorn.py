"""The greenhorn: bids around the mean by feeling, mostly takes the trigger, remembers nothing."""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.message import Who, message
from ...engine.questions import AnyQuestion, ChooseCounts, ChooseOne
from ...games.klack.money import worth
from ...games.klack.view import KlackMemory, KlackView
from ..bot import Advice, Budget
from .bills import closest_bid


class Greenhorn:
    def answer(
        self, view: KlackView, memory: KlackMemory, question: AnyQuestion, chance: Chance, budget: Budget
    ) -> Advice:
        match question:
            case ChooseCounts(have=(ones, twos)):
                mean = worth((ones, twos)) / (view.centre + 1)
                wanted = round(mean * (50 + chance.below("feeling", 101)) / 100)
                return Advice(closest_bid((ones, twos), wanted), message("bot.klack_feeling"))
            case ChooseOne(about="seat"):
                if chance.chance("brave", 0.7):
                    return Advice(question.seat, message("bot.klack_brave"))
                target = chance.pick("whim", question.options)
                assert isinstance(target, int)
                return Advice(target, message("bot.klack_whim", target=Who(target)))
            case ChooseOne(about="stack"):
                return Advice(chance.pick("stack", question.options), message("bot.klack_any_stack"))
        return Advice(question.default, message("bot.klack_pull"))


BOT = Greenhorn()
