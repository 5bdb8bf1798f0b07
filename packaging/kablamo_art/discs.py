"""The bullets as they lie on the table: the foot of a cartridge, its emblem on a ground that tells its class."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dice_art.pencil import Inks, Pencil
from make_art import arc_lens, polar

from . import actions, live, swift

CENTRE = (60.0, 60.0)


@dataclass(frozen=True)
class Ground:
    """The colours of a class: the rim in the light and in the shade, the field, and its inks."""

    rim: str
    deep: str
    light: str
    field: str
    inks: Inks
    notches: int


LIVE = Ground("#d9a531", "#7d5a12", "#fbe08a", "#f0c64f", Inks("#241a12", "#b3261e", "#fff6dc"), 0)
ACTION = Ground("#8fa2b3", "#3d4c5a", "#fffdf6", "#eae4d4", Inks("#1c2630", "#b3261e", "#fffdf6"), 12)
SWIFT = Ground("#8d1f1b", "#430a09", "#d2463b", "#a82720", Inks("#fff1d6", "#f2c14e", "#6d1411"), 6)

CLASSES = {
    **dict.fromkeys(("kablamo", "click"), LIVE),
    **dict.fromkeys(("misfire", "backfire", "ricochet"), SWIFT),
    **dict.fromkeys(swift.EMBLEMS, SWIFT),
    **dict.fromkeys(actions.EMBLEMS, ACTION),
}
EMBLEMS = live.EMBLEMS | swift.EMBLEMS | actions.EMBLEMS


def disc(p: Pencil, rim: str, deep: str, light: str, field: str) -> None:
    """A coin of metal with a soft shadow under it."""
    p.circle((60, 62.5), 57, p.radial("s", (60, 62.5), 57, "0.86 #000000 0.5, 1 #000000 0"))
    p.circle(CENTRE, 54, "#0e0c0b")
    p.circle(CENTRE, 52.5, p.linear("r", (26, 8), (94, 112), f"0 {light}, 0.4 {rim}, 1 {deep}"))
    p.circle(CENTRE, 45.5, "#0e0c0b", 0.55)
    p.circle(CENTRE, 44.5, p.radial("f", (50, 44), 62, f"0 {light}, 0.55 {field}, 1 {rim}"))


def face(kind: str) -> Pencil:
    ground = CLASSES[kind]
    p = Pencil(120, 120)
    disc(p, ground.rim, ground.deep, ground.light, ground.field)
    for number in range(ground.notches):
        turn = number * 360 / ground.notches
        p.circle(polar(49, turn, CENTRE), 1.9, ground.deep)
    with p.moved(60, 60, 0.78):
        EMBLEMS[kind](p, ground.inks)
    p.fill(arc_lens(50.5, -62, -14, 1.5, CENTRE), "#ffffff", 0.6)
    return p


def back() -> Pencil:
    """All alike: the brass foot of a cartridge, six chambers round a primer; the same whichever way it lies."""
    p = Pencil(120, 120)
    disc(p, "#c79a4b", "#5f4013", "#fbe6ac", "#b98a3a")
    p.hoop(CENTRE, 39, "#5f4013", 2.4, 0.8)
    p.hoop(CENTRE, 37, "#ffeec0", 1.2, 0.7)
    for turn in range(0, 360, 60):
        spot = polar(25, turn, CENTRE)
        p.circle(spot, 8.8, "#4a3210")
        p.circle(spot, 6.8, "#7d5a22")
        p.fill(arc_lens(7.2, 120, 180, 1.3, spot), "#ffeec0", 0.7)
    p.circle(CENTRE, 11.5, "#4a3210")
    p.circle(CENTRE, 9.4, p.radial("p", (56, 56), 11, "0 #e8edf1, 0.6 #9aa5ae, 1 #59646e"))
    for number in range(36):
        p.fill(arc_lens(49, number * 10 - 1.6, number * 10 + 1.6, 1.1, CENTRE), "#4a3210", 0.55)
    p.fill(arc_lens(50.5, -62, -14, 1.5, CENTRE), "#ffffff", 0.6)
    return p


def pieces() -> dict[str, Callable[[], Pencil]]:
    made: dict[str, Callable[[], Pencil]] = {"back": back}
    for kind in EMBLEMS:
        made[f"bullet_{kind}"] = lambda kind=kind: face(kind)  # type: ignore[misc]
    return made
