"""The greenhorn: minds the next two shots if nothing unusual happens, gives bullets away on a whim, and plays what he
holds when he feels like it."""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.message import message
from ...engine.questions import AnyQuestion, Arrange, Window
from ...games.kablamo.box import KABLAMO
from ...games.kablamo.memory import KablamoMemory
from ...games.kablamo.view import KablamoView
from ..bot import Advice, Budget
from .recall import Recall

RECALL = Recall(by_move=0.6, by_round=0.15, horizon=2)
RESCUES = (5, 12)
"""Marquis and cowardice: even a greenhorn knows what they are for."""


class Greenhorn:
    def answer(
        self, view: KablamoView, memory: KablamoMemory, question: AnyQuestion, chance: Chance, budget: Budget
    ) -> Advice:
        match question:
            case Arrange():
                return _load(question, chance)
            case Window():
                return _play(view, memory, question, chance)
        return Advice(chance.pick("whim", list(question.legal())), message("bot.kablamo_whim"))


def _load(question: Arrange, chance: Chance) -> Advice:
    """Any bullets in any order, but no Kablamo for himself if he can help it."""
    own = question.places[0][0] == question.seat
    slots = list(range(len(question.items)))
    chance.shuffle("load", slots)
    if own:
        slots.sort(key=lambda slot: question.items[slot] == KABLAMO)
    places = list(range(len(question.places)))
    chance.shuffle("load", places)
    plan = [-1] * len(places)
    for place, slot in zip(places[: question.fill], slots, strict=False):
        plan[place] = slot
    return Advice(tuple(plan), message("bot.kablamo_any_load"))


def _play(view: KablamoView, memory: KablamoMemory, question: Window, chance: Chance) -> Advice:
    if not question.moves:
        return Advice(None, message("bot.kablamo_nothing"))
    seat = question.seat
    firing = memory.chambers[seat][0]
    if view.window == "G2" and RECALL.face(firing, view.round, 5, chance.seed) == KABLAMO:
        for move in question.moves:
            if move.card in RESCUES:
                return Advice((move.card, seat if move.targets else None, None), message("bot.kablamo_panic"))
    if not chance.chance("play", 0.08):
        return Advice(None, message("bot.kablamo_later"))
    answers = [answer for answer in question.legal() if isinstance(answer, tuple)]
    return Advice(chance.pick("play", answers), message("bot.kablamo_whim"))


BOT = Greenhorn()
