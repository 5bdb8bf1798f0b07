"""Answers about arrows: who takes which, and whose go back."""

from __future__ import annotations

from ...engine.message import Message, Who, message
from ...engine.questions import AnyQuestion, ChooseCounts, ChooseOne, PlayOne
from ...games.dice.characters.bart_cassidy import BartPays
from ...games.dice.data import CHIEF, REGULAR, STEAL
from ..bot import Advice
from .position import Position


def take(position: Position, question: PlayOne) -> Advice:
    """A regular arrow, the Chief's, somebody else's Chief's Arrow; for oneself or (Elena Fuente) for another."""

    def worth(answer: tuple[str, int | None, None]) -> float:
        kind, target, _ = answer
        receiver = position.seat if target is None else target
        return position.taking(receiver, int(kind == REGULAR), kind != REGULAR, from_pile=kind != STEAL)

    best = max(question.legal(), key=worth)
    kind, target, _ = best
    if target not in (None, position.seat):
        return Advice(best, message("bot.dice_divert", target=Who(target)))
    return Advice(best, message("bot.dice_plain_arrow" if kind == REGULAR else "bot.dice_chief"))


def broken(position: Position, question: ChooseOne) -> Advice:
    """Whose arrow goes back."""
    best = max(question.legal(), key=lambda seat: position.dropping(seat, 1))
    return Advice(best, _relief(position, best))


def _relief(position: Position, seat: int) -> Message:
    if seat == position.seat:
        return message("bot.dice_own_arrow")
    return message("bot.dice_relief", target=Who(seat))


def kit(position: Position, question: PlayOne) -> Advice:
    """Kit Carlson: an arrow of whom it serves, or none."""
    options = [answer for answer in question.legal() if answer is not None]

    def worth(answer: tuple[str, int, None]) -> float:
        kind, seat, _ = answer
        return position.dropping(seat, int(kind == REGULAR), kind == CHIEF)

    best = max(options, key=worth)
    if worth(best) <= 0:
        return Advice(None, message("bot.dice_leave_arrows"))
    return Advice(best, _relief(position, best[1]))


def instead(position: Position, question: ChooseCounts) -> Advice:
    """Bart Cassidy: life points or arrows."""
    step = position.view.agenda[-1]
    assert isinstance(step, BartPays)
    seat, loss = position.seat, step.loss.of(position.seat)

    def worth(answer: tuple[int, int]) -> float:
        regular, chief = answer
        paid = regular + chief
        return position.loss(seat, loss - paid) + (position.taking(seat, regular, chief > 0) if paid else 0.0)

    best = max(question.legal(), key=worth)
    return Advice(best, message("bot.dice_pay_arrows" if sum(best) else "bot.dice_pay_life"))


def pedro(position: Position, question: ChooseCounts) -> Advice:
    """Pedro Ramirez: as many as it serves."""
    best = max(question.legal(), key=lambda answer: position.dropping(position.seat, answer[0], answer[1] > 0))
    return Advice(best, message("bot.dice_own_arrow" if sum(best) else "bot.dice_keep_arrows"))


def rescued(position: Position, question: AnyQuestion) -> Advice:
    """With two life points left arrows are a burden, unless the Chief covers their holder."""
    seat = position.seat
    gain = position.dropping(seat, position.view.arrows[seat], position.chief == seat)
    if gain >= 0:
        return Advice("return", message("bot.dice_own_arrow"))
    return Advice("keep", message("bot.dice_keep_arrows"))
