"""Slap .45 for screen readers: the card, the verdict, the bases with whoever covers there, and every gang."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.message import Who
from ...games.slap.box import ON_CARD
from ...games.slap.names import gang_name
from ..accessible.told import Kind, Told, asked, group, row, seats, thing

if TYPE_CHECKING:
    from .scene import SlapScene


def read(scene: SlapScene) -> list[Told]:
    if scene.update_now is None:
        return []
    return [*asked(scene), *_middle(scene), *seats(scene, _facts(scene)), *_bases(scene), *_traps(scene), *_deck(scene)]


def _facts(scene: SlapScene) -> list[list[str]]:
    view = scene.view
    made = []
    for number, facts in enumerate(view.seats):
        said = [
            scene.say("slap_table.thing", thing=gang_name(facts.gang)),
            scene.say("slap_table.read_members", n=facts.members),
        ]
        if view.options.game == "full":
            said.append(scene.say("slap_table.read_gold", n=facts.gold))
        if facts.alive:
            said.append(_hand(scene, number))
        if number == view.dealer:
            said.append(scene.say("slap_table.deals"))
        made.append(said)
    return made


def _hand(scene: SlapScene, seat: int) -> str:
    where = scene.where[seat][0]
    if where == ON_CARD:
        return scene.say("slap_table.read_on_card")
    if where >= 0:
        return scene.say("slap_table.read_covers", gang=gang_name(scene.view.seats[where].gang))
    return scene.say("slap_table.read_hip")


def _middle(scene: SlapScene) -> list[Told]:
    card = scene.furniture.card
    told = []
    if card.isVisible():
        name = scene.card_name(card.card) if card.card else scene.say("slap_table.read_back")
        told.append(Told("card", name, Kind.PICTURE, (card,)))
    if scene.verdict.isVisible():
        told.append(Told("verdict", scene.verdict.told(), Kind.TEXT, (scene.verdict,)))
    if scene.board.isVisible():
        told.append(Told("practice", scene.board.told(), Kind.TEXT, (scene.board,)))
    if scene.corner.isVisible():
        cards = row(scene, [scene.card_name(one) for one in scene.corner.cards])
        told.append(Told("corner", scene.say("slap_table.read_peek", cards=cards), Kind.PICTURE, (scene.corner,)))
    return told


def _bases(scene: SlapScene) -> list[Told]:
    at = scene.situation()
    told = []
    for base in scene.furniture.bases:
        if base.owner not in at.bases:
            continue
        name = scene.say("slap_table.read_base", gang=gang_name(scene.view.seats[base.owner].gang), who=Who(base.owner))
        holder = at.on(base.owner)
        there = scene.say("slap_table.read_held", who=Who(holder)) if holder is not None else ""
        key = scene.say("slap_table.read_key", key=base.keycap) if base.keycap else ""
        told.append(thing(scene, f"base {base.owner}", row(scene, [name, there, key]), base))
    return group("bases", scene.say("slap_table.bases"), told)


def _traps(scene: SlapScene) -> list[Told]:
    told = [
        Told(f"trap {trap.card}", scene.say("slap_table.trap_on", card=scene.card_name(trap.card)), Kind.ITEM, (trap,))
        for trap in scene.furniture.traps
    ]
    return group("traps", scene.say("slap_table.traps"), told)


def _deck(scene: SlapScene) -> list[Told]:
    things = scene.furniture
    return [Told("deck", scene.say("slap_table.deck", n=scene.view.deck), Kind.PICTURE, (things.deck,))]
