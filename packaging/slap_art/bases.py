"""Home bases: enamelled tin, nailed to nothing any more. Each has an outline of its own."""

from __future__ import annotations

import random
from collections.abc import Callable

from dice_art.pencil import INK, PAPER, Pencil, ellipse
from make_art import lens, polar, polygon, rounded

from .gangs import EMBLEMS, GANGS

WIDTH, HEIGHT = 240.0, 200.0


def _scalloped(i: float) -> str:
    """A board with its four corners taken out."""
    bite = f"A{34 - i * 0.4} {34 - i * 0.4} 0 0 0"
    return (
        f"M{44 + i} {10 + i}H{196 - i}{bite} {230 - i} {44 + i}V{156 - i}{bite} {196 - i} {190 - i}"
        f"H{44 + i}{bite} {10 + i} {156 - i}V{44 + i}{bite} {44 + i} {10 + i}Z"
    )


OUTLINES: dict[str, Callable[[float], str]] = {
    "union": lambda i: (
        f"M{20 + i} {16 + i}C70 {20 + i} 100 {12 + i} 120 {4 + i}C140 {12 + i} 170 {20 + i} {220 - i} {16 + i}"
        f"C{228 - i} 110 {190 - i} {170 - i} 120 {198 - i}C{50 + i} {170 - i} {12 + i} 110 {20 + i} {16 + i}Z"
    ),
    "confederates": lambda i: polygon(
        [(58, 8 + i), (182, 8 + i), (232 - i, 56), (232 - i, 144),
         (182, 192 - i), (58, 192 - i), (8 + i, 144), (8 + i, 56)]
    ),
    "poncho": lambda i: polygon(
        [(54 + i * 0.6, 10 + i), (186 - i * 0.6, 10 + i), (238 - i * 1.3, 100), (186 - i * 0.6, 190 - i),
         (54 + i * 0.6, 190 - i), (2 + i * 1.3, 100)]
    ),
    "comanche": lambda i: ellipse(120, 100, 114 - i, 94 - i),
    "sheriffs": lambda i: _scalloped(i),
    "outlaws": lambda i: polygon(
        [(14 + i, 22 + i), (120, 6 + i), (226 - i, 22 + i), (212 - i, 100), (226 - i, 178 - i), (120, 194 - i),
         (14 + i, 178 - i), (28 + i, 100)]
    ),
    "railroad": lambda i: rounded(10 + i, 14 + i, 220 - 2 * i, 172 - 2 * i, 40 - i),
}  # fmt: skip
NAILS = {
    "union": ((46, 36), (194, 36), (120, 182)),
    "confederates": ((64, 24), (176, 24), (64, 176), (176, 176)),
    "poncho": ((24, 100), (216, 100)),
    "comanche": ((120, 20), (120, 180)),
    "sheriffs": ((58, 24), (182, 24), (58, 176), (182, 176)),
    "outlaws": ((32, 36), (208, 36), (32, 164), (208, 164)),
    "railroad": ((36, 40), (204, 40), (36, 160), (204, 160)),
}


def base(name: str) -> Pencil:
    gang, outline, rng = GANGS[name], OUTLINES[name], random.Random(name)
    p = Pencil(WIDTH, HEIGHT)
    p.fill(outline(0), "#000000", 0.28, 'stroke="#000000" stroke-opacity="0.16" stroke-width="7"')
    p.fill(outline(2), "#171009")
    p.fill(outline(5), p.linear("t", (30, 0), (210, 200), "0 #f4efe2, 0.45 #b9b2a2, 1 #7b7466"))
    p.fill(outline(12), gang.deep)
    p.fill(outline(14), p.radial("e", (96, 70), 170, f"0 {_lighter(gang.coat)}, 0.55 {gang.coat}, 1 {gang.deep}"))
    p.line(outline(21), gang.trim, 3.4, 0.95)
    p.circle((120, 100), 66, PAPER, 0.94)
    p.hoop((120, 100), 66, gang.deep, 4)
    with p.moved(120, 100, 1.06):
        EMBLEMS[name](p)
    _wear(p, rng)
    for spot in NAILS[name]:
        p.circle((spot[0] + 1.4, spot[1] + 1.8), 6.4, "#000000", 0.4)
        p.ball(spot, 5.8, "#9aa2a8", 1.6)
        p.circle((spot[0] - 1.6, spot[1] - 1.8), 1.7, "#ffffff", 0.9)
    return p


def _lighter(colour: str) -> str:
    parts = [int(colour[n : n + 2], 16) for n in (1, 3, 5)]
    return "#" + "".join(f"{round(part + (255 - part) * 0.28):02x}" for part in parts)


def _wear(p: Pencil, rng: random.Random) -> None:
    """Rust where the enamel chipped off, a few scratches, one bullet hole."""
    for _ in range(7):
        turn = rng.uniform(0, 360)
        x, y = polar(1, turn, (0, 0))
        spot = (120 + x * rng.uniform(74, 84), 100 + y * rng.uniform(68, 74))
        p.fill(ellipse(*spot, rng.uniform(2, 6), rng.uniform(1.6, 4)), "#7a3d16", 0.75)
        p.fill(ellipse(spot[0], spot[1] + 2, rng.uniform(1, 3), rng.uniform(1, 2)), "#d08a4a", 0.7)
    for _ in range(6):
        x, y = rng.uniform(30, 190), rng.uniform(30, 165)
        p.fill(lens((x, y), (x + rng.uniform(8, 26), y + rng.uniform(-8, 8)), 1.0), "#ffffff", 0.3)
    turn = rng.choice((38, 142, 218, 322))
    x, y = polar(1, turn, (0, 0))
    hole = (120 + x * 82, 100 + y * 70)
    p.circle(hole, 5.6, "#e9e4d6")
    p.circle(hole, 4.2, INK)


def pieces() -> dict[str, Callable[[], Pencil]]:
    made: dict[str, Callable[[], Pencil]] = {f"base_{name}": lambda name=name: base(name) for name in GANGS}  # type: ignore[misc]
    return made | {f"emblem_{name}": lambda name=name: _emblem(name) for name in GANGS}  # type: ignore[misc]


def _emblem(name: str) -> Pencil:
    p = Pencil(120, 120)
    with p.moved(60, 60, 1.02):
        EMBLEMS[name](p)
    return p
