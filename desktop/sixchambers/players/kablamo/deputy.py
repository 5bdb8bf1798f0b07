"""The deputy: follows what it loaded and saw through every movement, and weighs who survives the next shots."""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.message import message
from ...engine.questions import AnyQuestion, Arrange, ChooseNumber, ChooseOne, ChoosePlace, ChooseSome, Window
from ...games.kablamo.box import KABLAMO, KIND_OF
from ...games.kablamo.memory import KablamoMemory
from ...games.kablamo.view import KablamoView
from ..bot import Advice, Budget
from .assigning import assign
from .belief import Belief
from .hand import Hand
from .loading import keep_value, load, load_a_rival
from .picking import Picker
from .recall import Recall

RECALL = Recall(by_move=0.03, by_round=0.01)
REDRAW_AT = 4
"""With so many Kablamos in the first hand even a Mulliganovski's seven are better."""


class Deputy:
    def answer(
        self, view: KablamoView, memory: KablamoMemory, question: AnyQuestion, chance: Chance, budget: Budget
    ) -> Advice:
        seat = question.seat
        if isinstance(question, Arrange):
            return load(question) if question.places[0][0] == seat else load_a_rival(question)
        if isinstance(question, Window) and not question.moves:
            return Advice(None, message("bot.kablamo_nothing"))
        belief = Belief(view, memory, seat, RECALL, chance.seed)
        match question:
            case Window():
                return Hand(view, belief, seat).decide(question)
            case ChooseOne(about="mulligan"):
                return _mulligan(view, seat)
            case ChooseOne(about="assignee"):
                return assign(view, belief, seat, _kind_to_assign(view), question)
            case ChooseOne(about="slot"):
                return _moment_of_truth(view, seat, question)
            case ChooseOne(about="looked"):
                return Advice(question.default, message("bot.kablamo_seen"))
        return _pick(Picker(view, belief, seat), question)


def _pick(picker: Picker, question: AnyQuestion) -> Advice:
    match question.prompt.id.removeprefix("kablamo.ask_"), question:
        case (("cross_own" | "sleight_own"), ChoosePlace()):
            return (
                picker.cross_own(question) if question.prompt.id.endswith("cross_own") else picker.hand_over(question)
            )
        case "cross_other", ChoosePlace():
            return picker.cross_other(question)
        case "agree_pick" | "sleight_own", ChoosePlace():
            return picker.hand_over(question)
        case "sleight_spare", ChoosePlace():
            return picker.sleight_spare(question)
        case "triple_pick", ChoosePlace():
            return picker.triple(question)
        case "look", ChoosePlace():
            return picker.look(question)
        case "stockpile", ChoosePlace():
            return picker.stockpile(question, KABLAMO in picker.view.tray)
        case "cross_turn", ChooseOne():
            return picker.cross_turn(question)
        case "triple_way", ChooseOne():
            return picker.triple_way(question)
        case "grease", ChooseOne():
            return picker.grease(question)
        case "test_whom", ChooseOne():
            return picker.test_whom(question)
        case "agree_pair", ChooseSome():
            return picker.agree_pair(question)
        case "lights_pair", ChooseSome():
            return picker.lights_pair(question)
        case "lights_turn", ChooseNumber():
            return picker.lights_turn(question)
        case _, ChooseOne(about="target"):
            return picker.aim(question)
    return Advice(question.default, message("bot.kablamo_forced"))


def _mulligan(view: KablamoView, seat: int) -> Advice:
    if view.spares[seat].count(KABLAMO) >= REDRAW_AT:
        return Advice("redraw", message("bot.kablamo_redraw"))
    return Advice("keep", message("bot.kablamo_good_hand"))


def _kind_to_assign(view: KablamoView) -> str:
    """What is being assigned: the fired bullet whose number has come up, or one taken over."""
    step = view.agenda[-1]
    return KIND_OF[getattr(step, "bullet", 0)]


def _moment_of_truth(view: KablamoView, seat: int, question: ChooseOne) -> Advice:
    """The spare one would miss least, and never a Kablamo if there is another."""
    spares = view.spares[seat]
    best = min(question.options, key=lambda slot: keep_value(spares[int(slot)]))
    return Advice(best, message("bot.kablamo_load"))


BOT = Deputy()
