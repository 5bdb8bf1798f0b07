"""Counting bullets: every one of the box is somewhere, once."""

from __future__ import annotations

from collections import Counter

from .box import BOX, CHAMBERS, is_hv, is_live
from .state import KablamoState
from .windows import EVERY_HV


def every_face(state: KablamoState) -> list[int]:
    """All bullets, wherever they are."""
    faces = [*state.bag, *state.discard, *state.tray]
    if state.carrying:
        faces.append(state.carrying)
    faces += [item.bullet for item in state.pending if not item.fired]
    faces += [token.bullet for token in state.centre]
    for revolver, spares, front in zip(state.revolvers, state.spares, state.front, strict=True):
        faces += [bullet.face for bullet in revolver.chambers if bullet is not None]
        faces += [bullet.face for bullet in spares]
        faces += [token.bullet for token in (*revolver.tokens, *front)]
    return faces


def box(iron_strategist: bool) -> list[int]:
    """What this table plays with: the Iron strategist leaves the high-velocity bullets in the box."""
    return [face for face in BOX if not (iron_strategist and is_hv(face))]


def hidden_hv(state: KablamoState) -> int:
    """A bit for every high-velocity bullet that lies face down somewhere."""
    faces = [*state.bag, *state.tray, *[bullet.face for spares in state.spares for bullet in spares]]
    for revolver in state.revolvers:
        faces += [bullet.face for position in revolver.loaded() if (bullet := revolver.chambers[position]) is not None]
    return sum(1 << face for face in faces if is_hv(face))


def check(state: KablamoState) -> None:
    """Raise AssertionError if a bullet was lost or made, or lies where it cannot."""
    faces, wanted = Counter(every_face(state)), Counter(box(state.options.iron_strategist))
    assert faces == wanted, f"lost {wanted - faces}, made {faces - wanted}"
    assert not any(map(is_live, state.discard)), "a live bullet among the discards"
    assert state.shown == EVERY_HV & ~hidden_hv(state), "the record of what everybody has seen is wrong"
    assert (state.tray_of >= 0) == bool(state.tray), "a tray is in somebody's hands, or there is none"
    for seat, revolver in enumerate(state.revolvers):
        assert len(revolver.chambers) == CHAMBERS, f"seat {seat} has {len(revolver.chambers)} chambers"
        if revolver.active >= 0:
            face = revolver.active_face()
            assert face > 0 and not is_live(face), f"seat {seat}: what is active?"
        else:
            assert revolver.control < 0, f"seat {seat}: control of nothing"
        if not state.alive[seat]:
            left = [*revolver.chambers, *revolver.tokens, *state.front[seat], *state.spares[seat]]
            assert not any(left), f"seat {seat} is out and has something"
        for slot, bullet in enumerate(state.spares[seat]):
            assert bullet.seen >> seat & 1 and bullet.by < 0, f"seat {seat} does not know its own spare {slot}"
