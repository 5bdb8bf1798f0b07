"""After the slap: is a power worth its Gold, and who is worth recruiting?"""

from __future__ import annotations

from ...engine.message import message
from ...engine.questions import ChooseNumber
from ...games.slap.box import POWER_PRICE, RECRUIT_PRICE
from ...games.slap.view import SlapView
from ..bot import Advice
from .planning import poncho_pays

RECRUIT_NEAR = 3
"""So much Gold is kept together where it will soon buy a member."""
FEW = 4
PLENTY = 6


def pays_for_iron(view: SlapView, seat: int) -> bool:
    """Can this seat shoot through cover?"""
    one = view.seats[seat]
    powers = view.options.game == "full" and not view.duel
    return powers and one.gang == "union" and one.gold >= POWER_PRICE


def power(view: SlapView, seat: int) -> Advice:
    """Pay if it costs somebody a member; but three Gold that will soon buy one are kept together."""
    verdict = view.verdict
    assert verdict is not None
    me = view.seats[seat]
    target = view.seats[verdict.target] if verdict.target >= 0 else None
    if me.gang == "comanche":  # it has slapped the horse: without the Gold that costs a member of its own
        return _pay("bot.slap_pay_horse")
    if target is None:
        return _save("bot.slap_save_nobody")
    if me.gang == "poncho":
        return _pay() if poncho_pays(target.members, me.gold) else _save()
    if me.gang == "confederates" and target.members == 1:
        return _save("bot.slap_save_enough")
    if me.gold == RECRUIT_NEAR and me.members <= FEW and target.members > 1:
        return _save("bot.slap_save_recruit")
    return _pay()


def _pay(reason: str = "bot.slap_pay") -> Advice:
    return Advice("yes", message(reason))


def _save(reason: str = "bot.slap_save") -> Advice:
    return Advice("no", message(reason))


def recruit(view: SlapView, seat: int, question: ChooseNumber) -> Advice:
    """Three Gold for a member who changes sides: when one's own are few, or Gold is plenty."""
    me = view.seats[seat]
    wanted = 0
    while wanted < question.most and (me.members + wanted <= FEW or me.gold - RECRUIT_PRICE * wanted >= PLENTY):
        wanted += 1
    if wanted:
        return Advice(wanted, message("bot.slap_recruit", n=wanted))
    return Advice(0, message("bot.slap_no_recruit"))
