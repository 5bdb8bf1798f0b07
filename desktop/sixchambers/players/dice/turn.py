"""One's own turn: what to do before the first throw, what to throw again, whom to hit, who drinks."""

from __future__ import annotations

from ...engine.chance import Chance
from ...engine.message import Many, Message, Thing, Who, message
from ...engine.questions import Assign, ChooseNumber, ChooseOne, ChooseSome, PlayOne
from ...games.dice.characters.molly_stark import MollyTakesOver
from ...games.dice.characters.slab_the_killer import SlabDoubles
from ...games.dice.data import BASE, COWARD, DYNAMITE, HUNTS, LOUDMOUTH, ONE, SHERIFF, TWO
from ...games.dice.notebook import Chances
from ..bot import Advice
from . import windows
from .aiming import Gunsight, hits_of
from .forecast import probable
from .position import Position
from .results import Results
from .throwing import Hand, counts_of, picked, saloon_dice

MOOD = 40
"""Thousandths of a life point by which a whim may decide where two choices are as good as equal."""

SURE = 0.6
"""From here on a suspicion is called one."""

SALOON = {LOUDMOUTH: "bot.dice_loudmouth", COWARD: "bot.dice_coward", "": "bot.dice_base_dice"}


# --- before the first throw --------------------------------------------------------------------------------------


def start(position: Position, question: PlayOne) -> Advice:
    """A special role if its moment has come, Sid Ketchum's gift, then the dice."""
    revealed = windows.at_start(position, question)
    if revealed is not None:
        return revealed
    cards = {move.card: move for move in question.moves}
    if "sid_ketchum" in cards:
        return _gift(position, [int(seat) for seat in cards["sid_ketchum"].targets])
    if LOUDMOUTH not in cards:
        return Advice(None, message("bot.dice_throw"))
    view = position.view
    token = view.token
    set_faces = [token.face] * (1 + token.double) if token is not None and token.seat == position.seat else []
    worth = saloon_dice(position, view.most_throws, counts_of(set_faces))
    kind = max(worth, key=worth.__getitem__)
    return Advice((kind, None, None) if kind else None, message(SALOON[kind]))


def _gift(position: Position, living: list[int]) -> Advice:
    best = max(living, key=lambda seat: (position.gain(seat, 1), seat == position.seat))
    if best == position.seat:
        return Advice(("sid_ketchum", best, None), message("bot.dice_drink"))
    return Advice(("sid_ketchum", best, None), message("bot.dice_friend", target=Who(best)))


# --- throwing ----------------------------------------------------------------------------------------------------


def throw_again(position: Position, question: ChooseSome) -> Advice:
    """The best part of what lies there, by what the rest of the turn is worth with it."""
    view = position.view
    kinds = [die.kind for die in view.dice]
    faces = [die.face for die in view.dice]
    saloon = next((kind for kind in kinds if kind != BASE), "")
    base = [face for kind, face in zip(kinds, faces, strict=True) if kind == BASE]
    hand = Hand(position, len(base), saloon)
    choice = hand.choose(counts_of(base), faces[-1] if saloon else "", view.most_throws - view.throws)
    again = picked(faces, kinds, choice)
    if not again:
        burning = faces.count(DYNAMITE)
        return Advice((), message("bot.dice_stop_dynamite" if burning == 2 else "bot.dice_stop"))
    kept = [face for place, face in enumerate(faces) if place not in again and face != DYNAMITE]
    if not kept:
        return Advice(again, message("bot.dice_all_again"))
    return Advice(again, message("bot.dice_keep", faces=Many(tuple([Thing(f"dice.{face}") for face in kept]))))


# --- results -----------------------------------------------------------------------------------------------------


def aim(position: Position, chances: Chances, question: Assign, chance: Chance) -> Advice:
    """All 1s and 2s where they are worth most. Slab the Killer thinks of his beer already."""
    mood = {seat: chance.below("mood", MOOD) / 1000 for seat in position.others}
    reached = dict(zip(question.symbols, question.targets, strict=True))
    near, far = (tuple([int(seat) for seat in reached.get(symbol, ())]) for symbol in (ONE, TWO))
    ones = question.symbols.count(ONE)
    sight = Gunsight(near or far, far or near, lambda seat, hits: position.hit(seat, hits) + mood[seat])
    _, near_targets, far_targets = sight.best(ones, len(question.symbols) - ones)
    targets = (*near_targets, *far_targets)
    return Advice(targets, _why_shoot(position, chances, targets, question))


def _why_shoot(position: Position, chances: Chances, targets: tuple[int, ...], question: Assign) -> Message:
    """Said of the target that matters most."""
    if all(len(seats) == 1 for seats in question.targets):
        return message("bot.dice_no_other", target=Who(targets[0]))
    target, hits = max(hits_of(targets), key=lambda hit: position.hit(*hit))
    view = position.view
    if position.hit(target, hits) < 0:
        return message("bot.dice_lesser_evil", target=Who(target))
    if hits >= position.life[target]:
        return message("bot.dice_finish", target=Who(target))
    mine, his = view.roles[position.seat], view.roles[target]
    if view.sheriff is None and mine is not None and his == HUNTS[mine]:
        return message("bot.dice_hunt", target=Who(target))
    kind, likely = probable(chances, target)
    if kind == SHERIFF:
        return message("bot.dice_at_sheriff", target=Who(target))
    if likely >= SURE:
        return message("bot.dice_suspect", target=Who(target), role=Thing(f"dice.{kind}"))
    return message("bot.dice_anybody", target=Who(target))


def double(position: Position, question: ChooseOne) -> Advice:
    """Slab the Killer: is the shot worth more than the beer?"""
    step = position.view.agenda[-1]
    assert isinstance(step, SlabDoubles)
    results = Results(position)
    extra, seat = results.sight.doubled(step.targets)
    if extra > results.beers(step.beers) - results.beers(step.beers - 1):
        return Advice(-seat, message("bot.dice_double", target=Who(-seat)))
    return Advice(None, message("bot.dice_rather_drink"))


def serve(position: Position, question: Assign) -> Advice:
    """Each beer to whom it helps most."""
    receivers = Results(position).served(len(question.symbols))
    if not any(position.gain(seat, 1) > 0 for seat in receivers):
        return Advice(receivers, message("bot.dice_wasted"))
    friends = [seat for seat in receivers if seat != position.seat]
    if friends:
        return Advice(receivers, message("bot.dice_friend", target=Who(friends[0])))
    return Advice(receivers, message("bot.dice_drink"))


def take_over(position: Position, question: ChooseNumber) -> Advice:
    """Molly Stark: as much of somebody's loss as he is worth it."""
    step = position.view.agenda[-1]
    assert isinstance(step, MollyTakesOver)
    victim = step.victims[0]
    loss, own = step.loss.of(victim), step.loss.of(position.seat)
    best = max(
        question.legal(),
        key=lambda points: position.loss(victim, loss - points) + position.loss(position.seat, own + points),
    )
    if best:
        return Advice(best, message("bot.dice_take_over", target=Who(victim)))
    return Advice(0, message("bot.dice_own_skin"))
