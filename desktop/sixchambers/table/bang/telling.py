"""What buttons say at this table: the name of a thing, and a whole answer in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.message import Message, Part, Thing, Who
from ...engine.questions import PASS, Answer, AnyQuestion
from ...games.bang.box import COST, NAME
from ...games.bang.events.things import card_name, thing
from ...games.bang.play_phase import BUY, CHEAP, FORCE
from ..picking.plays import ALONE

if TYPE_CHECKING:
    from .asking import Asking
    from .scene import BangScene

DECLINES = {"play": "end", "dodge": "take_it", "duel": "give_up", "indians": "give_up", "rescue": "die"}
CHOSEN = {
    "store": "take",
    "flip": "counts",
    "top": "on_top",
    "dutch": "to_gold",
    "duel": "answer",
    "indians": "answer",
    "dodge": "answer",
    "rescue": "drink",
}
BLIND = "hand"
PILES = {"deck": "deck", "discard": "from_discard"}


def _say(id: str, **parts: Part) -> Message:
    return Message(f"bang_table.do_{id}", parts)


def name_of(asking: Asking, slot: str, value: Any) -> str:
    """What a button calls one thing that can be chosen."""
    scene = asking.scene
    if slot == "target":
        if value is ALONE:
            return scene.say(_alone(asking))
        own = value == asking.seat
        return scene.speaker.text("bang_table.myself") if own else scene.names[value]
    if slot == "way":
        return scene.say(_way(value))
    if slot == "character":
        return scene.speaker.text(f"bang.character_{value}")
    if slot == "jesse" and isinstance(value, int):
        return scene.names[value]
    if isinstance(value, int):
        return scene.say("bang_table.a_card", card=card_name(value))
    if value in BUY or value in CHEAP:
        return scene.say(_buy(scene, value))
    if value in PILES or value == FORCE:
        return scene.speaker.text(f"bang_table.do_{PILES.get(value, value)}")
    return scene.say(_power(value))


def _alone(asking: Asking) -> Message:
    """The same card without anybody it is aimed at: a Bottle is drunk, a Pardner minds the store."""
    picker = asking.picker
    ways = [way for move in getattr(picker, "_moves")() if not move.targets for way in move.ways]  # noqa: B009
    return _way(ways[0]) if ways else _say("alone")


def _way(way: str) -> Message:
    if way in ("drink", "sell"):
        return _say(f"way_{way}")
    for prefix in ("panic_", "cat_"):
        if way.startswith(prefix):
            what = way.removeprefix(prefix)
            return _say(f"{prefix}blind") if what == BLIND else _say(f"{prefix}open", what=thing(what))
    return _say("blind") if way == BLIND else Message("bang_table.a_thing", {"what": thing(way)})


def _buy(scene: BangScene, token: str) -> Message:
    name = scene.view.row[int(token[-1])]
    return _say("buy", what=thing(name), n=COST[name] - (token in CHEAP))


def _power(value: str) -> Message:
    """What one is or has, put to use."""
    return _say(f"use_{value}") if value in USED else Message("bang_table.a_thing", {"what": thing(value)})


USED = ("sid_ketchum", "josh_mccloud", "raddie_snake", "gold_pan", "rucksack", "barrel", "jourdonnais", "jacky_murieta")


def describe(scene: BangScene, question: AnyQuestion, answer: Answer) -> Message:
    """A whole answer, as the confirming button says it."""
    about = question.about
    if answer is PASS:
        return _say(DECLINES.get(about, "no"))
    if about in ("play", "equipment"):
        return _describe_play(scene, question.seat, answer)
    if about in ("discard", "sid", "kit"):
        return _say(about, n=len(answer))
    if about == "character":
        return _say("be", who=Thing(f"bang.character_{answer}"))
    if about in ("jesse", "pedro"):
        return _say("from_hand", who=Who(answer)) if isinstance(answer, int) else _say(PILES[answer])
    if isinstance(answer, int):
        return _say(CHOSEN[about], card=card_name(answer))
    return _power(answer)


def _describe_play(scene: BangScene, seat: int, answer: tuple[Any, int | None, str | None]) -> Message:
    what, target, way = answer
    if isinstance(what, int):
        return _describe_card(seat, what, target, way)
    if what == FORCE:
        assert target is not None and way is not None
        return _say("forced", who=Who(target), what=thing(way), n=COST[way] + 1)
    if what in BUY or what in CHEAP or (what in COST and what not in USED):
        return _describe_gear(scene, seat, what, target, way)
    if target is not None:
        return _say(f"{what}_at", who=Who(target))
    return _power(what)


def _describe_card(seat: int, card: int, target: int | None, way: str | None) -> Message:
    name = card_name(card)
    if way in ("drink", "sell"):
        return _say(f"{way}_it", card=name)
    if way is not None:
        assert target is not None
        kind = "panic" if NAME[card] == "panic" else "cat"
        return _robbing(kind, seat, target, way, name)
    if target in (None, seat):
        return _say("play", card=name) if target is None else _say("play_self", card=name)
    assert target is not None
    return _say("play_at", card=name, who=Who(target))


def _robbing(kind: str, seat: int, target: int, way: str, what: Part) -> Message:
    if way == BLIND:
        return _say(f"{kind}_from_hand", card=what, who=Who(target))
    id = f"{kind}_own" if target == seat else f"{kind}_from_table"
    return _say(id, card=what, who=Who(target), what=thing(way))


def _describe_gear(scene: BangScene, seat: int, token: str, target: int | None, way: str | None) -> Message:
    """Bought, or drawn by Josh McCloud; with what it is used as and on whom."""
    bought = token in BUY or token in CHEAP
    name = scene.view.row[int(token[-1])] if bought else token
    what = thing(name)
    for prefix, kind in (("panic_", "panic"), ("cat_", "cat")):
        if way is not None and way.startswith(prefix):
            assert target is not None
            return _robbing(kind, seat, target, way.removeprefix(prefix), what)
    if way is not None:
        if target is None:
            return _say("gear_as", what=what, way=thing(way))
        return _say("gear_as_at", what=what, way=thing(way), who=Who(target))
    if target is not None:
        return _say("gear_self", what=what) if target == seat else _say("gear_at", what=what, who=Who(target))
    return _buy(scene, token) if bought else _say("gear", what=what)
