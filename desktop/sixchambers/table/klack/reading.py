"""Klack Klack Bang for screen readers: told from what lies on the table, so that it tells no more than one sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.message import Who
from ...games.klack.money import NOTHING, amount, cash, score
from ...games.klack.state import MARKERS
from ..accessible.told import Kind, Told, asked, group, seats, seen, thing
from .money import FRONTS

if TYPE_CHECKING:
    from ..piece import Piece
    from .scene import KlackScene


def read(scene: KlackScene) -> list[Told]:
    """The question, one's own seat and money, the others in turn order, the middle, the stacks, the bids."""
    if scene.update_now is None:
        return []
    own, *others = seats(scene, _facts(scene))
    return [*asked(scene), own, *_purse(scene), *others, *_centre(scene), *_stacks(scene), *_bids(scene)]


def _facts(scene: KlackScene) -> list[list[str]]:
    view = scene.view
    facts = []
    for seat, stacks in enumerate(view.stacks):
        said = [scene.say("table.klack_markers", n=len(stacks))]
        said.append(scene.say("table.klack_score", score=amount(score(stacks))))
        if scene.plates[seat].note:  # the plate shows it, so everybody may know
            said.append(scene.say("table.klack_money", sum=cash(view.purses[seat] or NOTHING)))
        facts.append(said)
    return facts


def _worth(pieces: list[Piece]) -> int:
    return sum(FRONTS.index(piece.front) + 1 for piece in pieces)


def _purse(scene: KlackScene) -> list[Told]:
    names = scene.say("klack.bill_1000"), scene.say("klack.bill_2000")
    here = [(number, piece) for number, piece in enumerate(scene.purse) if seen(piece)]
    bills = [thing(scene, f"bill {number}", names[FRONTS.index(piece.front)], piece) for number, piece in here]
    left = amount(_worth([piece for _, piece in here]))
    return group("purse", scene.say("table.klack_purse", sum=left), bills)


def _centre(scene: KlackScene) -> list[Told]:
    centre = scene.centre
    left = sum(marker.isVisible() for marker in centre.markers)
    told = [Told("markers", scene.say("table.klack_centre", n=left, all=MARKERS), items=tuple(centre.slots))]
    if centre.trigger.lit:
        told.append(thing(scene, "trigger", scene.say("klack.do_pull"), centre.trigger))
    told.append(Told("cylinder", _cylinder(scene), Kind.PICTURE, (centre.cylinder,)))
    if seen(centre.pot):
        told.append(Told("pot", centre.pot.text, items=(centre.pot,)))
    carried = [piece for piece in scene.carried if seen(piece)]
    if carried:
        said = scene.say("table.klack_carried", sum=amount(_worth(carried)))
        told.append(Told("carried", said, items=tuple(carried)))
    return told


def _cylinder(scene: KlackScene) -> str:
    """Only what the hammer has laid open."""
    chambers = scene.centre.cylinder.chambers
    if "table/chamber_fired" in chambers:
        return scene.say("table.klack_cylinder_fired")
    if "table/chamber_empty" in chambers:
        return scene.say("table.klack_cylinder_empty")
    return scene.say("table.klack_cylinder")


def _stacks(scene: KlackScene) -> list[Told]:
    told = []
    for seat, stacks in enumerate(scene.stacks):
        for number, stack in enumerate(stacks):
            if seen(stack):
                said = scene.say("table.klack_stack", who=Who(seat), sum=cash(stack.holding))
                told.append(thing(scene, f"stack {seat} {number}", said, stack))
    return group("stacks", scene.say("table.klack_stacks"), told)


def _bids(scene: KlackScene) -> list[Told]:
    """A packet nobody has turned over is a packet: neither its worth nor the number of its bills is anywhere here."""
    told = []
    for seat, bills in enumerate(scene.bids):
        there = [piece for piece in bills if seen(piece)]
        if not there:
            continue
        amount = scene.bid_tags[seat].text
        if amount:
            said = scene.say("table.klack_bid", who=Who(seat), sum=amount)
        elif not any(piece.face_up for piece in there):
            said = scene.say("table.klack_bid_down", who=Who(seat))
        else:
            continue  # on its way
        told.append(Told(f"bid {seat}", said, Kind.ITEM, tuple(there)))
    return group("bids", scene.say("table.klack_bids"), told)
