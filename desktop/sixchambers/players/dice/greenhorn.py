"""The greenhorn: knows his role and the Sheriff's star, shoots at whoever annoyed him last, drinks his own beer."""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.message import Message, Who, message
from ...engine.questions import (
    AnyQuestion,
    Assign,
    ChooseCounts,
    ChooseNumber,
    ChooseOne,
    ChooseSome,
    PlayOne,
    Window,
)
from ...games.dice.data import ARROW, BEER, DYNAMITE, HUNTS, OUTLAW, TYPE_OF
from ...games.dice.memory import SHOT, DiceMemory
from ...games.dice.view import DiceView
from ..bot import NO_CARD, Advice, Budget

GRUDGES = 6
"""Deeds he still remembers."""


class Greenhorn:
    def answer(
        self, view: DiceView, memory: DiceMemory, question: AnyQuestion, chance: Chance, budget: Budget
    ) -> Advice:
        match question:
            case Window():
                return _reveal(question, chance)
            case Assign(about="shots"):
                return _shoot(view, memory, question, chance)
            case Assign():
                return _drink(view, question, chance)
            case ChooseSome():
                return _throw_again(view, question, chance)
            case PlayOne(about="start"):
                return _start(question, chance)
            case PlayOne():
                answers = [answer for answer in question.legal() if answer is not None]
                return Advice(chance.pick("any", answers), message("bot.dice_feeling"))
            case ChooseCounts(about="pedro") | ChooseOne(about="rescued"):
                return Advice(question.default, message("bot.dice_own_arrow"))
            case ChooseCounts() | ChooseNumber():
                return Advice(question.default, message("bot.dice_own_skin"))
            case ChooseOne(about="broken_arrow") if question.seat in question.options:
                return Advice(question.seat, message("bot.dice_own_arrow"))
        return Advice(chance.pick("any", list(question.legal())), message("bot.dice_feeling"))


def _reveal(question: Window, chance: Chance) -> Advice:
    """A special role is too exciting to wait for a better moment; nobody lets himself die."""
    if not question.moves:
        return Advice(None, NO_CARD)
    if question.default is not None:
        return Advice(question.default, message("bot.dice_left_hand_self"))
    if question.about in ("doom", "throw") or chance.chance("reveal", 0.75):
        return Advice(None, message("bot.dice_wait"))
    answers = [answer for answer in question.legal() if isinstance(answer, tuple)]
    return Advice(chance.pick("reveal", answers), message("bot.dice_show_off"))


def _start(question: PlayOne, chance: Chance) -> Advice:
    cards = {move.card for move in question.moves}
    if "sid_ketchum" in cards:
        return Advice(("sid_ketchum", question.seat, None), message("bot.dice_drink"))
    answers = [answer for answer in question.legal() if answer is None or answer[0] not in ("the_good", "the_ugly")]
    return Advice(chance.pick("start", answers), message("bot.dice_feeling"))


def _throw_again(view: DiceView, question: ChooseSome, chance: Chance) -> Advice:
    """Arrows go, beers stay if one is thirsty, the rest by feeling; two dynamites are enough."""
    faces = [die.face for die in view.dice]
    if faces.count(DYNAMITE) >= 2:
        return Advice((), message("bot.dice_stop_dynamite"))
    thirsty = question.seat != view.ghost and view.life[question.seat] < view.max_life[question.seat]
    again = []
    for die in question.options:
        face = faces[int(die)]
        likes = 0.9 if face == BEER and thirsty else 0.15 if face == ARROW else 0.0 if face == DYNAMITE else 0.6
        if not chance.chance("keep", likes):
            again.append(die)
    return Advice(tuple(again), message("bot.dice_feeling"))


def _shoot(view: DiceView, memory: DiceMemory, question: Assign, chance: Chance) -> Advice:
    shots = []
    why = message("bot.dice_feeling")
    for seats in question.targets:
        target, why = _target(view, memory, question.seat, [int(seat) for seat in seats], chance)
        shots.append(target)
    return Advice(tuple(shots), why)


def _target(view: DiceView, memory: DiceMemory, seat: int, seats: list[int], chance: Chance) -> tuple[int, Message]:
    """The one thing everybody knows is who the Sheriff is. Beyond that: an eye for an eye."""
    role = view.roles[seat]
    assert role is not None
    if view.sheriff is None:
        prey = [other for other in seats if view.roles[other] == HUNTS[role]]
        if prey:
            return prey[0], message("bot.dice_hunt", target=Who(prey[0]))
    elif TYPE_OF[role] == OUTLAW:
        if view.sheriff in seats and chance.chance("brave", 0.7):
            return view.sheriff, message("bot.dice_at_sheriff", target=Who(view.sheriff))
    elif len(seats) > 1 or len([alive for alive in view.alive if alive]) > 2:
        seats = [other for other in seats if other != view.sheriff] or seats
    for deed in reversed(memory.deeds[-GRUDGES:]):
        if deed.kind == SHOT and deed.target == seat and deed.actor in seats and chance.chance("grudge", 0.6):
            return deed.actor, message("bot.dice_revenge", target=Who(deed.actor))
    target = chance.pick("whim", seats)
    return target, message("bot.dice_anybody", target=Who(target))


def _drink(view: DiceView, question: Assign, chance: Chance) -> Advice:
    """One's own beer, unless one is full and somebody else is not."""
    if view.life[question.seat] < view.max_life[question.seat] or chance.chance("mine", 0.5):
        return Advice(question.default, message("bot.dice_drink"))
    receivers = tuple([chance.pick("round", seats) for seats in question.targets])
    return Advice(receivers, message("bot.dice_feeling"))


BOT = Greenhorn()
