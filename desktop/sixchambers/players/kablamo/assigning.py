"""To whom a bullet is assigned."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.message import Message, Who, message
from ...engine.questions import ChooseOne
from ...games.kablamo.box import CLICK, KABLAMO, MALFUNCTIONS, is_hv
from ...games.kablamo.view import KablamoView
from ..bot import Advice
from .belief import Belief
from .position import Position

TOKENS = (*MALFUNCTIONS, "act_of_cowardice", "trigger_happy")
ONES_OWN = (
    "double_cross",
    "gentlemen_agreement",
    "greased_cylinder",
    "triple_action",
    "lights_out",
    "lack_of_etiquette",
    "misfire",
    "backfire",
    "ricochet",
)
"""Whoever carries these out chooses: nobody gives that away."""


def assign(view: KablamoView, belief: Belief, seat: int, kind: str, question: ChooseOne) -> Advice:
    options = [int(option) for option in question.options]
    if kind in TOKENS:
        return _token(view, belief, seat, kind, options)
    if kind in ONES_OWN and seat in options:
        return Advice(seat, message("bot.kablamo_keep"))
    chosen = _CHOICES.get(kind)
    if chosen is not None:
        return chosen(view, belief, seat, options)
    return Advice(question.default, message("bot.kablamo_forced"))


def _token(view: KablamoView, belief: Belief, seat: int, kind: str, options: list[int]) -> Advice:
    """Where it does most for one's own chances."""
    position = Position(view, belief, seat)
    best = max(options, key=lambda other: position.token(other, kind).value())
    if best == seat:
        return Advice(seat, message("bot.kablamo_shield"))
    return Advice(best, message("bot.kablamo_burden", target=Who(best)))


def _sleight(view: KablamoView, belief: Belief, seat: int, options: list[int]) -> Advice:
    if seat in options:
        return Advice(seat, message("bot.kablamo_keep"))
    return _away(options[0])


def _speed_load(view: KablamoView, belief: Belief, seat: int, options: list[int]) -> Advice:
    """New bullets in an order of one's own are always safer than what others may have put there; but nobody changes a
    load he trusts."""
    if seat in options and Position(view, belief, seat).danger() > 0.08:
        return Advice(seat, message("bot.kablamo_fresh_load"))
    survival = Position(view, belief, seat).survival()
    rivals = [other for other in options if other != seat]
    if rivals:
        return _away(max(rivals, key=lambda other: survival[other]))
    return Advice(seat, message("bot.kablamo_forced"))


def _stockpiling(view: KablamoView, belief: Belief, seat: int, options: list[int]) -> Advice:
    """One more spare is one more choice."""
    return Advice(seat, message("bot.kablamo_keep")) if seat in options else _away(options[0])


def _wet_powder(view: KablamoView, belief: Belief, seat: int, options: list[int]) -> Advice:
    """Away with the hoard of whoever has most; one's own only if there is nothing in it worth keeping."""
    own = view.spares[seat]
    worthless = own and not any(is_hv(face) for face in own)
    rivals = [other for other in options if other != seat]
    if rivals:
        hoard = max(rivals, key=lambda other: len(view.spares[other]))
        return Advice(hoard, message("bot.kablamo_hoard", target=Who(hoard)))
    return Advice(options[0], message("bot.kablamo_keep" if worthless else "bot.kablamo_forced"))


def _test_of_honor(view: KablamoView, belief: Belief, seat: int, options: list[int]) -> Advice:
    """Whoever has a Kablamo to give away takes it; else whoever has least to give."""
    own = view.spares[seat]
    if seat in options and (KABLAMO in own or len(own) > sum(face == CLICK for face in own)):
        return Advice(seat, message("bot.kablamo_test_ammunition" if KABLAMO in own else "bot.kablamo_keep"))
    poorest = min(options, key=lambda other: (len(view.spares[other]), other != seat))
    return Advice(poorest, message("bot.kablamo_keep")) if poorest == seat else _away(poorest)


def _away(target: int) -> Advice:
    return Advice(target, _away_because(target))


def _away_because(target: int) -> Message:
    return message("bot.kablamo_away", target=Who(target))


_CHOICES: dict[str, Callable[[KablamoView, Belief, int, list[int]], Advice]] = {
    "sleight_of_hand": _sleight,
    "speed_load": _speed_load,
    "stockpiling": _stockpiling,
    "wet_powder": _wet_powder,
    "test_of_honor": _test_of_honor,
}
