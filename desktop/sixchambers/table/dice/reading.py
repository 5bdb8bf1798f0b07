"""BANG! The Dice Game for screen readers: told from what lies on the table, so that it tells no more than one sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.message import Many, Thing, Who
from ..accessible.told import Kind, Told, asked, group, row, seats, seen, thing
from .furniture import face_of, kind_of

if TYPE_CHECKING:
    from ..card import Card
    from .chairs import Chair
    from .scene import DiceScene


def read(scene: DiceScene) -> list[Told]:
    """The question, the card being read, one's own seat, the dice, the pile, the others in turn order, the cards."""
    if scene.update_now is None:
        return []
    own, *others = seats(scene, [_facts(chair) for chair in scene.chairs])
    return [
        *asked(scene),
        *_zoomed(scene),
        own,
        *_dice(scene),
        *_middle(scene),
        *others,
        *_cards(scene),
        *_distances(scene),
        *scene.notes.told(),
    ]


def _facts(chair: Chair) -> list[str]:
    """What the seat shows: its belt, its arrows, what lies beside it."""
    scene, view = chair.scene, chair.scene.view
    said = []
    if chair.belt.isVisible():
        said.append(scene.say("dice_table.read_life", n=chair.belt.life, most=chair.belt.most))
    fronts = [arrow.front for arrow in chair.arrows]
    if fronts:
        said.append(scene.say("dice_table.read_arrows", n=len(fronts)))
    if "dice/stuck_chief" in fronts:
        said.append(scene.say("dice_table.read_chief"))
    if chair.plate.ghost:
        said.append(scene.speaker.text("dice_table.ghost"))
    if chair.role.readable is not None:
        said.append(chair.role.readable.title)
    said.append(scene.speaker.text(f"dice.{view.characters[chair.seat]}"))
    for token in chair.tokens:
        name = token.front.removeprefix("dice/token_")
        double = name == "double"
        said.append(
            scene.say("dice_table.read_doubler")
            if double
            else scene.say("dice_table.read_token", face=Thing(f"dice.{name}"))
        )
    return said


def _zoomed(scene: DiceScene) -> list[Told]:
    """A card that is being read by key is read aloud."""
    card = scene.zoom.walking
    if card is None or card.readable is None:
        return []
    return [Told("zoom", _text(scene, card), items=(scene.zoom.card,))]


def _text(scene: DiceScene, card: Card) -> str:
    face = card.readable
    assert face is not None
    return row(scene, [face.title, face.kind]) + (f". {face.text}" if face.text else "")


def _dice(scene: DiceScene) -> list[Told]:
    things = scene.middle_things
    told = []
    for number in things.order():
        die = things.dice[number]
        if not seen(die):
            continue
        name = scene.speaker.text(f"dice.{face_of(die)}")
        if kind_of(die) != "base":
            name = scene.say("dice_table.read_die_of", face=name, die=scene.speaker.text(f"dice.{kind_of(die)}"))
        told.append(thing(scene, f"die {number}", name, die))
    throws = sum(cup.front == "dice/cup_used" for cup in things.cups)
    heading = scene.say("dice_table.read_dice", who=Who(scene.view.active), throw=throws, most=len(things.cups))
    return group("dice", heading, told)


def _middle(scene: DiceScene) -> list[Told]:
    things = scene.middle_things
    pile = len(things.pile)
    said = scene.say("dice_table.read_pile", n=pile)
    if any(arrow.front == "dice/stuck_chief" for arrow in things.pile):
        said = row(scene, [said, scene.say("dice_table.read_chief_there")])
    told = [Told("pile", said, Kind.PICTURE, (things.front,))]
    for kind, card in things.saloon.items():
        if seen(card):
            told.append(thing(scene, f"saloon {kind}", _text(scene, card), card))
    return told


def _cards(scene: DiceScene) -> list[Told]:
    """Every card that lies face up, with its text."""
    told = []
    for chair in scene.chairs:
        for name, card in (("role", chair.role), ("character", chair.character)):
            if card.readable is not None and seen(card):
                said = scene.say("dice_table.read_card", who=Who(chair.seat), card=_text(scene, card))
                told.append(Told(f"{name} {chair.seat}", said, Kind.ITEM, (card,)))
    return group("cards", scene.say("dice_table.read_cards"), told)


def _distances(scene: DiceScene) -> list[Told]:
    """What the lines on the table say."""
    seat = scene.distances.seat
    if seat is None or not scene.distances.lines:
        return []
    reached = scene.distances.reached(seat)
    said = []
    for away in (1, 2):
        there = tuple(Who(other) for other, far in reached.items() if far == away)
        if there:
            said.append(scene.say("dice_table.read_distance", away=away, who=Many(there)))
    return [Told("distances", scene.say("dice_table.read_from", who=Who(seat), what=row(scene, said)))]
