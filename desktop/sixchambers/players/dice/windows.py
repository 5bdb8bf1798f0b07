"""Special roles: worth revealing now, or worth more in the sleeve?

Whoever turns his card up is known from then on, and the power is spent. So each has a price, and is used when the
moment pays it.
"""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.message import Who, message
from ...engine.questions import PlayOne, Window
from ...games.dice.data import (
    ARROW,
    BAD,
    DEPUTY,
    DOC,
    DYNAMITE,
    EXPLOSION,
    FACES,
    GAMBLER,
    GOOD,
    JUDGE,
    LEFT_HAND,
    RIGHT_HAND,
    SHERIFF,
    TYPE_OF,
    UGLY,
)
from ...games.dice.notebook import Chances
from ...games.dice.steps.gains import Grant
from ...games.dice.steps.windows import UsePower
from ..bot import NO_CARD, Advice
from .forecast import forecast
from .position import Position
from .throwing import Hand

PRICE = {GOOD: 2.5, DOC: 3.0, JUDGE: 1.2, GAMBLER: 3.0, BAD: 1.8, UGLY: 2.5, RIGHT_HAND: 2.2, LEFT_HAND: 4.0}
"""What a moment must be worth, in life points, for the card to be turned up."""

SAMPLES = 10
"""Throws imagined to see what a forced throw would bring."""

WAIT = message("bot.dice_wait")


def window(position: Position, chances: Chances, question: Window, chance: Chance) -> Advice:
    """Any of the moments out of turn. Who holds nothing passes like everybody else."""
    if not question.moves:
        return Advice(None, NO_CARD)
    card = question.moves[0].card
    match card:
        case "the_doc":
            return _doc(position, chances, question)
        case "the_gambler":
            return _gambler(position, chances, chance)
        case "the_bad":
            return _bad(position, question)
        case "left_hand":
            return _left_hand(position, question)
        case "right_hand":
            return _right_hand(position)
    return _judge(position)


def _doc(position: Position, chances: Chances, question: Window) -> Advice:
    """Turn a die of a throw that is certainly the last, or the arrow that would bring the Indians."""
    view = position.view
    faces = tuple([die.face for die in view.dice])
    fresh = [place for place, die in enumerate(view.dice) if die.fresh and die.face == ARROW]
    attack = view.active != view.ghost and len(fresh) >= position.pile
    last = view.throws >= view.most_throws or faces.count(DYNAMITE) >= EXPLOSION
    if view.active == view.ghost or not (attack or last):
        return Advice(None, WAIT)
    before = _throw_worth(position, chances, faces)
    best, answer = 0.0, None
    for card, die, face in [one for one in question.legal() if isinstance(one, tuple)]:
        turned = (*faces[:die], face, *faces[die + 1 :])
        gain = _throw_worth(position, chances, turned) - before
        if gain > best:
            best, answer = gain, (card, die, face)
    if answer is None or best < PRICE[DOC]:
        return Advice(None, WAIT)
    return Advice(answer, message("bot.dice_doc", target=Who(view.active)))


def _throw_worth(position: Position, chances: Chances, faces: tuple[str, ...]) -> float:
    """What this throw means to us if it is the last: arrows at once, then the results."""
    view = position.view
    fresh = sum(
        [face == ARROW and (die.fresh or die.face != ARROW) for die, face in zip(view.dice, faces, strict=True)]
    )
    taken = min(fresh, position.pile)
    arrows = position.taking(view.active, taken) if taken else 0.0
    return arrows + forecast(position, chances, view.active, faces)


def _gambler(position: Position, chances: Chances, chance: Chance) -> Advice:
    """All dice once more, for somebody whose dice are far better for his side than chance would have it."""
    view = position.view
    if view.active == view.ghost:
        return Advice(None, WAIT)
    kinds = [die.kind for die in view.dice]
    now = forecast(position, chances, view.active, tuple([die.face for die in view.dice]))
    if now > -PRICE[GAMBLER]:
        return Advice(None, WAIT)
    other = 0.0
    for _ in range(SAMPLES):
        faces = tuple([chance.pick("gambler", FACES[kind]) for kind in kinds])
        other += forecast(position, chances, view.active, faces) / SAMPLES
    if other - now < PRICE[GAMBLER]:
        return Advice(None, WAIT)
    return Advice((GAMBLER, None, None), message("bot.dice_gambler", target=Who(view.active)))


def _bad(position: Position, question: Window) -> Advice:
    """Spoil what keeps the wrong ones alive."""
    gains = dict(next(step.gains for step in position.view.agenda if isinstance(step, Grant)))
    worst = min(question.moves[0].targets, key=lambda seat: position.gain(int(seat), gains[int(seat)]))
    assert isinstance(worst, int)
    if position.gain(worst, gains[worst]) > -PRICE[BAD]:
        return Advice(None, WAIT)
    return Advice((BAD, worst, None), message("bot.dice_bad", target=Who(worst)))


def _left_hand(position: Position, question: Window) -> Advice:
    """Himself in any case; the Sheriff as long as the Renegade has not outlived the others."""
    doomed = [int(seat) for seat in question.moves[0].targets]
    view, seat = position.view, position.seat
    if seat in doomed:
        return Advice((LEFT_HAND, seat, None), message("bot.dice_left_hand_self"))
    left = [other for other in position.living if other not in doomed]
    if view.sheriff in doomed and left != [seat]:
        return Advice((LEFT_HAND, view.sheriff, None), message("bot.dice_left_hand", target=Who(view.sheriff)))
    return Advice(None, WAIT)


def _right_hand(position: Position) -> Advice:
    """Another turn when it can decide something: few are left, or the dice promise much."""
    worth = Hand(position, 5).expected((0,) * 6, position.view.most_throws)
    price = PRICE[RIGHT_HAND] if len(position.living) > 3 else 0.6
    if worth < price:
        return Advice(None, WAIT)
    return Advice((RIGHT_HAND, None, None), message("bot.dice_right_hand"))


def _judge(position: Position) -> Advice:
    """Strike what the other side has just revealed, if it does harm."""
    power = next(step for step in position.view.agenda if isinstance(step, UsePower))
    if -_power_worth(position, power) < PRICE[JUDGE]:
        return Advice(None, WAIT)
    return Advice((JUDGE, None, None), message("bot.dice_judge", target=Who(power.seat)))


def _power_worth(position: Position, power: UsePower) -> float:
    """What a revealed power is about to mean to us, roughly."""
    view = position.view
    if TYPE_OF[power.card] in (SHERIFF, DEPUTY):
        return 1.0
    match power.card:
        case "the_bad":
            gains = [dict(step.gains) for step in view.agenda if isinstance(step, Grant)]
            return -position.gain(power.target, gains[0].get(power.target, 0)) if gains else 0.0
        case "the_ugly":
            return position.swapping(power.target, int(power.way))
        case "left_hand":
            return position.worth(power.target, 2) - position.worth(power.target, 0)
        case "the_gambler":
            return -2.0 if position.stakes.worth[view.active] > 0 else 1.0
    return -2.0


def at_start(position: Position, question: PlayOne) -> Advice | None:
    """The Good and The Ugly, at the start of one's own turn."""
    cards = {move.card for move in question.moves}
    if GOOD in cards:
        return _good(position)
    if UGLY in cards:
        return _ugly(position, question)
    return None


def _good(position: Position) -> Advice | None:
    """Take the star from a Sheriff who will not carry it much longer, as long as one is in better health."""
    view = position.view
    sheriff = view.sheriff
    assert sheriff is not None
    if view.life[sheriff] <= 3 and position.life[position.seat] >= view.life[sheriff] + 2:
        return Advice((GOOD, None, None), message("bot.dice_good", target=Who(sheriff)))
    return None


def _ugly(position: Position, question: PlayOne) -> Advice | None:
    """Swap arrows when the Indians are near and the wrong ones hold few."""
    best, answer = 0.0, None
    for card, one, other in [one for one in question.legal() if isinstance(one, tuple) and one[0] == UGLY]:
        worth = position.swapping(one, int(other))
        if worth > best:
            best, answer = worth, (card, one, other)
    if answer is None or best < PRICE[UGLY]:
        return None
    return Advice(answer, message("bot.dice_ugly", one=Who(answer[1]), other=Who(int(answer[2]))))
