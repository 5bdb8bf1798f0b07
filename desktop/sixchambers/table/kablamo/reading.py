"""Kablamo for screen readers: told from what lies on the table, so that it tells no more than one sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.message import Thing, Who
from ...games.kablamo.box import KIND_OF
from ...games.kablamo.cylinder import FIRING, SAFE
from ...games.kablamo.view import HIDDEN
from ..accessible.told import Kind, Told, asked, group, row, seats, seen, thing

if TYPE_CHECKING:
    from ...games.kablamo.pieces import Token
    from .chairs import Chair
    from .disc import Disc
    from .scene import KablamoScene


def read(scene: KablamoScene) -> list[Told]:
    """The question, what is being read, one's own seat with its spares and its revolver, the middle, the others."""
    if scene.update_now is None:
        return []
    first = scene.eyes if scene.eyes is not None else scene.home or 0
    order = [(first + number) % len(scene.chairs) for number in range(len(scene.chairs))]
    plates = seats(scene, [_facts(chair) for chair in scene.chairs])
    told = [*asked(scene), *_zoomed(scene)]
    for plate, seat in zip(plates, order, strict=True):
        told.append(plate)
        told += [*_tray(scene, seat), *_spares(scene, seat), *_revolver(scene, seat)]
        if seat == order[0]:
            told += _middle(scene)
    return told


def _bullet(face: int) -> Thing:
    return Thing(f"kablamo.bullet_{KIND_OF[face]}")


def _facts(chair: Chair) -> list[str]:
    scene, view = chair.scene, chair.scene.view
    if not view.alive[chair.seat]:
        return []
    loaded = sum(disc is not None for disc in chair.drum.discs)
    said = [
        scene.say("kablamo_table.read_loaded", n=loaded),
        scene.say("kablamo_table.read_spares", n=len(chair.spares)),
    ]
    return [*said, *(_token(scene, token) for token in (*view.revolvers[chair.seat].tokens, *view.front[chair.seat]))]


def _token(scene: KablamoScene, token: Token) -> str:
    state = scene.speaker.text(f"kablamo_table.state_{token.state}")
    return scene.say("kablamo_table.read_token", token=Thing(f"kablamo.bullet_{token.kind}"), state=state)


def _zoomed(scene: KablamoScene) -> list[Told]:
    """A bullet that is being read by key is read aloud."""
    card = scene.zoom.walking
    face = card.readable if card is not None else None
    if face is None:
        return []
    said = row(scene, [face.title, face.kind]) + (f". {face.text}" if face.text else "")
    return [Told("zoom", said, items=(scene.zoom.card,))]


def _open(disc: Disc) -> str:
    """What lies face up, as it is called."""
    face = disc.readable
    return face.title if face is not None else ""


def _revolver(scene: KablamoScene, seat: int) -> list[Told]:
    view = scene.view
    if not view.alive[seat]:
        return []
    told = []
    revolver = view.revolvers[seat]
    sights = {place[1] for place, _ in view.sights if place[0] == seat}
    for chamber, disc in zip(scene.chairs[seat].drum.places, scene.chairs[seat].drum.discs, strict=True):
        position = chamber.position
        parts = [scene.say("kablamo_table.read_position", number=position + 1)]
        if position in (FIRING, SAFE):
            parts.append(scene.speaker.text(f"kablamo_table.read_{'firing' if position == FIRING else 'safe'}"))
        if disc is None:
            parts.append(scene.speaker.text("kablamo_table.read_empty"))
        elif name := _open(disc):
            parts.append(
                scene.say("kablamo_table.read_sight" if position in sights else "kablamo_table.read_up", bullet=name)
            )
        else:
            parts.append(scene.speaker.text("kablamo_table.read_down"))
        if disc is not None and disc.owner >= 0:
            parts.append(scene.say("kablamo_table.read_marker", who=Who(disc.owner)))
        if disc is not None and disc.pencilled and revolver.known and revolver.known[position]:
            parts.append(scene.say("kablamo_table.read_known", bullet=_bullet(revolver.known[position])))
        parts.append(chamber.tip)
        told.append(thing(scene, f"chamber {seat} {position}", row(scene, parts), chamber))
    return group(f"revolver {seat}", scene.say("kablamo_table.read_revolver", who=Who(seat)), told)


def _spares(scene: KablamoScene, seat: int) -> list[Told]:
    told = []
    view = scene.view
    for slot, disc in enumerate(scene.chairs[seat].spares):
        if not seen(disc):
            continue
        name = _open(disc) or scene.speaker.text("kablamo_table.read_down")
        parts = [scene.say("kablamo_table.read_spare", number=slot + 1), name]
        known = view.known_spares[seat][slot] if view.known_spares and slot < len(view.known_spares[seat]) else 0
        if known and view.spares[seat][slot] == HIDDEN:
            parts.append(scene.say("kablamo_table.read_known", bullet=_bullet(known)))
        told.append(thing(scene, f"spare {seat} {slot}", row(scene, parts), disc))
    own = seat == scene.eyes
    heading = scene.say("kablamo_table.read_hand") if own else scene.say("kablamo_table.read_hand_of", who=Who(seat))
    return group(f"spares {seat}", heading, told)


def _tray(scene: KablamoScene, seat: int) -> list[Told]:
    if scene.view.tray_of != seat:
        return []
    told = []
    for number, disc in enumerate(scene.middle_things.tray):
        name = _open(disc) or scene.speaker.text("kablamo_table.read_down")
        told.append(thing(scene, f"tray {number}", name, disc))
    return group("tray", scene.say("kablamo_table.read_tray"), told)


def _middle(scene: KablamoScene) -> list[Told]:
    things, view = scene.middle_things, scene.view
    coming = []
    for entry, disc in things.row:
        name = _bullet(entry.face)
        if entry.state == "doing":
            said = scene.say("kablamo_table.read_doing", bullet=name)
        elif entry.to >= 0:
            said = scene.say("kablamo_table.read_entry_to", number=entry.face, bullet=name, who=Who(entry.to))
        else:
            said = scene.say("kablamo_table.read_entry", number=entry.face, bullet=name)
        coming.append(thing(scene, f"entry {entry.face}", said, disc))
    rules = [
        Told(f"rule {token.bullet}", _token(scene, token), Kind.ITEM, (disc,))
        for token, disc in zip(view.centre, things.rules, strict=False)
    ]
    thrown = [scene.say("kablamo_table.read_discard", n=len(view.discard))]
    if view.discard:
        thrown.append(scene.say("kablamo_table.read_top", bullet=_bullet(view.discard[-1])))
    return [
        *group("row", scene.say("kablamo_table.read_row"), coming),
        *group("rules", scene.say("kablamo_table.read_rules"), rules),
        Told("bag", scene.say("kablamo_table.read_bag", n=view.bag), Kind.PICTURE, (things.bag,)),
        Told("discard", row(scene, thrown), Kind.PICTURE, (things.tin,)),
    ]
