"""Hands, seen from above, in a sleeve of their gang's colour. The wrist comes from below."""

from __future__ import annotations

from collections.abc import Callable

from bang_art.tools import LEATHER, LEATHER_LIGHT
from dice_art.pencil import BRASS, BRASS_DARK, INK, PAPER, Pencil, ellipse
from make_art import Point, num, polygon, rounded

from .gangs import EMBLEMS, GANGS, Gang

WIDTH, HEIGHT = 200.0, 280.0
FLESH = 27.0
"""How thick a finger is."""

Finger = tuple[Point, Point, Point]


def _way(finger: Finger) -> str:
    (ax, ay), (bx, by), (cx, cy) = finger
    return f"M{num(ax)} {num(ay)}Q{num(bx)} {num(by)} {num(cx)} {num(cy)}"


def _tone(colour: str, share: float) -> str:
    parts = [int(colour[n : n + 2], 16) for n in (1, 3, 5)]
    return "#" + "".join(f"{round(part * share):02x}" for part in parts)


def _sleeve(p: Pencil, name: str, gang: Gang) -> None:
    cloth = polygon([(62, 196), (138, 196), (156, 284), (44, 284)])
    p.fill(cloth, INK, 1, f'stroke="{INK}" stroke-width="9"')
    p.fill(cloth, p.linear("s", (40, 0), (160, 0), f"0 {gang.deep}, 0.4 {gang.coat}, 1 {gang.deep}"))
    p.shape(rounded(56, 184, 88, 24, 7), PAPER, 5)
    p.line("M52 226H148", gang.trim, 5)
    p.ball((100, 252), 21, PAPER, 3)
    with p.moved(100, 252, 0.31):
        EMBLEMS[name](p)


def _flesh(p: Pencil, palm: str, fingers: list[Finger], skin: str, thick: float = FLESH) -> None:
    """One outline round everything, then the skin, then the lines between the fingers."""
    p.fill(palm, INK, 1, f'stroke="{INK}" stroke-width="11" stroke-linejoin="round"')
    for finger in fingers:
        p.line(_way(finger), INK, thick + 10)
    p.fill(palm, skin)
    for finger in fingers:
        p.line(_way(finger), skin, thick)
    for (_, _, (x, y)), (_, (bx, by), _) in zip(fingers, fingers, strict=True):
        length = max(((x - bx) ** 2 + (y - by) ** 2) ** 0.5, 1)
        ux, uy = (x - bx) / length, (y - by) / length
        p.fill(ellipse(x + ux * 4, y + uy * 4, thick * 0.27, thick * 0.3), "#f7dfc4", 0.9)


def slap(p: Pencil, name: str, gang: Gang) -> None:
    """Flat on the table, fingers wide."""
    _sleeve(p, name, gang)
    palm = "M60 190C50 160 54 120 66 108C90 98 120 98 138 108C148 124 150 160 140 190Z"
    fingers: list[Finger] = [
        ((72, 116), (52, 76), (38, 46)),
        ((90, 108), (82, 60), (78, 22)),
        ((112, 108), (118, 60), (122, 22)),
        ((130, 116), (150, 78), (162, 50)),
        ((60, 164), (34, 142), (20, 116)),
    ]
    _flesh(p, palm, fingers, gang.skin)
    dark = _tone(gang.skin, 0.62)
    for x in (78, 96, 114, 130):
        p.line(f"M{x - 5} 124Q{x} 119 {x + 5} 124", dark, 3.4)
    p.line("M84 176C92 160 108 158 120 164", dark, 3)


def cover(p: Pencil, name: str, gang: Gang) -> None:
    """Flat on its base, fingers together: here I stay."""
    _sleeve(p, name, gang)
    palm = "M62 190C54 160 58 120 66 106C90 98 116 98 136 106C144 124 146 160 138 190Z"
    fingers: list[Finger] = [
        ((76, 114), (72, 80), (72, 56)),
        ((93, 108), (91, 64), (91, 36)),
        ((111, 108), (112, 64), (112, 38)),
        ((127, 114), (131, 84), (131, 62)),
        ((62, 160), (44, 138), (42, 106)),
    ]
    _flesh(p, palm, fingers, gang.skin, 21)
    dark = _tone(gang.skin, 0.62)
    for x in (82, 102, 121):
        p.line(f"M{x} 110V72", dark, 3)
    for x in (74, 92, 111, 128):
        p.line(f"M{x - 5} 126Q{x} 121 {x + 5} 126", dark, 3)


def point(p: Pencil, name: str, gang: Gang) -> None:
    """A finger for a barrel, a thumb for a hammer."""
    _sleeve(p, name, gang)
    palm = "M60 190C52 160 54 128 64 112C90 100 122 102 138 116C148 132 148 164 140 190Z"
    fingers: list[Finger] = [((88, 116), (86, 60), (84, 20)), ((66, 160), (40, 146), (26, 124))]
    _flesh(p, palm, fingers, gang.skin)
    dark = _tone(gang.skin, 0.62)
    for x, y in ((108, 112), (124, 120), (136, 134)):
        p.ball((x, y), 17, gang.skin, 4.5)
    p.fill("M100 118H146V150H104Z", gang.skin)
    p.line("M112 128C110 140 108 146 104 150M128 136C126 146 124 152 120 156", dark, 3.4)


def second(p: Pencil, name: str, gang: Gang) -> None:
    """The other hand, in a glove: a left one, and dark."""
    _sleeve(p, name, gang)
    glove, dark = "#4a3222", "#2a1a0f"
    palm = "M62 190C54 160 56 124 64 106C84 98 112 98 134 106C142 120 146 160 138 190Z"
    fingers: list[Finger] = [
        ((73, 114), (69, 84), (69, 62)),
        ((89, 108), (88, 64), (88, 38)),
        ((109, 108), (109, 64), (109, 36)),
        ((124, 114), (128, 80), (128, 56)),
        ((138, 160), (156, 138), (158, 106)),
    ]
    _flesh(p, palm, fingers, glove, 21)
    for x, y in ((69, 62), (88, 38), (109, 36), (128, 56), (158, 106)):
        p.circle((x, y), 8, glove)
    for x in (80, 99, 118):
        p.line(f"M{x} 110V72", dark, 3)
    p.line("M66 172C88 164 112 164 134 172", "#a8703f", 4, 1, 'stroke-dasharray="7 7"')
    p.line("M70 128L92 150M130 128L108 150", "#a8703f", 3.4, 1, 'stroke-dasharray="6 6"')


def hip(p: Pencil, name: str, gang: Gang) -> None:
    """Not on the table at all: beside the holster, ready."""
    p.shape(rounded(-4, 118, 208, 46, 8), LEATHER, 6)
    for x in (20, 46, 72):
        p.shape(rounded(x - 8, 108, 16, 60, 6), BRASS, 4)
        p.shape(rounded(x - 8, 108, 16, 16, 6), BRASS_DARK, 3.4)
    p.shape("M96 128H170C168 182 158 224 142 252C132 262 122 260 116 250C104 218 98 178 96 128Z", LEATHER_LIGHT, 6)
    p.line("M108 146C110 186 116 222 126 240", "#e2c89a", 4, 1, 'stroke-dasharray="9 8"')
    p.shape("M112 132C106 100 90 78 72 64C84 46 108 44 120 56C136 78 152 104 156 132Z", "#5b3d27", 6)
    p.shape("M120 56C140 48 166 66 164 96L156 132H128C138 106 132 80 120 56Z", "#565d64", 6)
    with p.moved(0, -6):
        p.shape("M184 34L206 30V112L186 108C180 86 180 56 184 34Z", gang.coat, 6)
        p.shape(rounded(168, 34, 20, 76, 7), PAPER, 5)
        p.shape("M172 44C150 36 124 44 108 62C96 76 102 86 116 80L134 72L120 96C114 108 128 114 134 104"
                "C150 110 166 108 172 100Z", gang.skin, 6)  # fmt: skip


DRAWS = (slap, cover, point, second, hip)


def hand(draw: Callable[[Pencil, str, Gang], None], name: str) -> Pencil:
    p = Pencil(WIDTH, HEIGHT)
    draw(p, name, GANGS[name])
    return p


def pieces() -> dict[str, Callable[[], Pencil]]:
    return {
        f"hand_{draw.__name__}_{name}": lambda draw=draw, name=name: hand(draw, name)  # type: ignore[misc]
        for draw in DRAWS
        for name in GANGS
    }
