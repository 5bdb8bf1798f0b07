"""BANG! for screen readers: told from what lies on the table, so that it tells no more than one sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsItem

from ...engine.message import Message, Thing, Who
from ...games.bang.events.things import thing as called
from ..accessible.told import Kind, Told, asked, group, row, seats, seen, thing

if TYPE_CHECKING:
    from ...games.bang.reach import Reach
    from ..card import Card
    from .chairs import Chair
    from .scene import BangScene


def read(scene: BangScene) -> list[Told]:
    """The question, what hangs in the air, one's own seat and hand, the middle, the others in turn order."""
    if scene.update_now is None:
        return []
    own, *others = seats(scene, [_facts(chair) for chair in scene.chairs])
    order = scene.order()
    return [
        *asked(scene),
        *_zoomed(scene),
        *_situation(scene),
        own,
        *_hand(scene),
        *_before(scene.chairs[order[0]]),
        *_aside(scene),
        *_shop(scene),
        *_piles(scene),
        *(told for told in others),
        *(told for seat in order[1:] for told in _before(scene.chairs[seat])),
        *_reach(scene),
        *scene.notes.told(),
    ]


def _facts(chair: Chair) -> list[str]:
    """What the seat shows: life, cards, gold, bars, star."""
    scene = chair.scene
    said = []
    if chair.belt.isVisible():
        said.append(scene.say("bang_table.read_life", n=chair.belt.life, most=chair.belt.most))
    if chair.holds:
        said.append(scene.say("bang_table.read_cards", n=chair.holds))
    if chair.purse.count:
        said.append(scene.say("bang_table.read_nuggets", n=chair.purse.count))
    if chair.plate.shadow:
        said.append(scene.speaker.text("bang_table.read_shadow"))
    if chair.plate.jailed:
        said.append(scene.speaker.text("bang_table.read_jailed"))
    faces = (chair.role.readable, chair.character.readable)
    return [*said, *(face.title for face in faces if face is not None)]


def text_of(scene: BangScene, card: Card) -> str:
    """All that stands on a card that lies face up."""
    face = card.readable
    assert face is not None
    suit = face.suit.removeprefix("bang/suit_")
    rank = scene.say(f"bang_table.suit_{suit}", rank=face.rank) if "suit_" in face.suit else ""
    return row(scene, [face.title, rank, face.kind]) + (f". {face.text}" if face.text else "")


def _zoomed(scene: BangScene) -> list[Told]:
    """A card that is being read by key is read aloud."""
    card = scene.zoom.walking
    if card is None or card.readable is None:
        return []
    return [Told("zoom", text_of(scene, card), items=(scene.zoom.card,))]


def _situation(scene: BangScene) -> list[Told]:
    facts = scene.situation.facts
    if facts is None:
        return []
    what, by, target = facts
    said = (
        Message("bang_table.read_dying", {"who": Who(target)})
        if what == "dying"
        else Message("bang_table.read_attack", {"what": called(what), "who": Who(by), "target": Who(target)})
    )
    return [Told("situation", scene.say(said), Kind.TEXT, tuple(scene.situation.shown))]


def _hand(scene: BangScene) -> list[Told]:
    chair = scene.chairs[scene.order()[0]]
    told = [
        thing(scene, f"hand {key}", text_of(scene, card), card)
        for key, card in chair.hand.cards.items()
        if card.readable is not None
    ]
    return group("hand", scene.say("bang_table.read_hand", n=len(told)), told)


def _before(chair: Chair) -> list[Told]:
    """What lies before somebody, face up; and a hand that can be reached into."""
    scene = chair.scene
    told = []
    named = [("role", chair.role), ("character", chair.character)]
    named += [(f"in play {key}", card) for key, card in chair.in_play.cards.items()]
    named += [(f"equipment {key}", card) for key, card in chair.equipment.cards.items()]
    for name, card in named:
        if card.readable is not None and seen(card):
            told.append(thing(scene, f"{name} {chair.seat}", text_of(scene, card), card))
    if chair.backs.lit:
        said = scene.say("bang_table.read_backs", n=chair.backs.count)
        told.append(thing(scene, f"backs {chair.seat}", said, chair.backs))
    return group(f"before {chair.seat}", scene.say("bang_table.read_before", who=Who(chair.seat)), told)


def _aside(scene: BangScene) -> list[Told]:
    things = scene.middle_things
    told = [
        thing(scene, f"aside {key}", text_of(scene, card), card)
        for key, card in things.aside.cards.items()
        if card.readable is not None
    ]
    if not told and things.aside.cards:
        return [Told("aside", scene.say("bang_table.read_backs", n=len(things.aside.cards)), items=(things.counter,))]
    return group("aside", scene.speaker.text("bang_table.read_counter"), told)


def _shop(scene: BangScene) -> list[Told]:
    things = scene.middle_things
    told = [
        thing(scene, f"slot {number}", text_of(scene, card), card)
        for number, card in enumerate(things.slots)
        if card.readable is not None and seen(card)
    ]
    if things.using.isVisible() and things.using.readable is not None:
        said = scene.say("bang_table.read_using", what=text_of(scene, things.using))
        told.append(thing(scene, "using", said, things.using))
    if things.heap.isVisible():
        told.append(thing(scene, "heap", scene.say("bang_table.read_heap", n=things.heap_now), things.heap))
    return group("shop", scene.speaker.text("bang_table.read_shop"), told)


def _piles(scene: BangScene) -> list[Told]:
    things = scene.middle_things
    deck = thing(scene, "deck", scene.say("bang_table.read_deck", n=things.deck.count), things.deck, Kind.PICTURE)
    top = things.discard
    if top.readable is None or not top.count:
        return [deck]
    said = scene.say("bang_table.read_discard", n=top.count, card=top.readable.title)
    return [deck, thing(scene, "discard", said, top, Kind.PICTURE)]


# --- who reaches whom ------------------------------------------------------------------------------------------------


def _reach(scene: BangScene) -> list[Told]:
    """What the lines and slates on the table say."""
    seat = scene.reach.seat
    if seat is None or not scene.reach.notes:
        return []
    told = []
    out, back = scene.reach.out(seat), scene.reach.back(seat)
    for other in out:
        said = row(scene, [reach_text(scene, out[other]), scene.say(_backwards(back[other], other))])
        item: QGraphicsItem = scene.plates[other]
        told.append(Told(f"reach {other}", said, Kind.ITEM, (item,)))
    return group("reach", scene.say("bang_table.read_reach", who=Who(seat)), told)


def reach_text(scene: BangScene, reach: Reach) -> str:
    """One seat as another sees it, with the reasons."""
    reasons = (
        (reach.mustang, "bang.card_mustang", "bang_table.read_farther"),
        (reach.paul_regret, "bang.character_paul_regret", "bang_table.read_farther"),
        (reach.scope, "bang.card_scope", "bang_table.read_nearer"),
        (reach.rose_doolan, "bang.character_rose_doolan", "bang_table.read_nearer"),
    )
    why = [scene.say(id, what=Thing(name)) for on, name, id in reasons if on]
    weapon = Thing(f"bang.card_{reach.weapon}")
    id = "bang_table.read_in_reach" if reach.shoots else "bang_table.read_too_far"
    said = scene.say(id, who=Who(reach.seat), distance=reach.distance, weapon=weapon, range=reach.range)
    return row(scene, [said, *why])


def _backwards(reach: Reach, other: int) -> Message:
    id = "bang_table.read_hits_back" if reach.shoots else "bang_table.read_misses_back"
    return Message(id, {"who": Who(other), "distance": reach.distance, "range": reach.range})
