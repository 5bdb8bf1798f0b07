"""Small things that come up again in the drawings of BANG!: guns, hands, cards, gold."""

from __future__ import annotations

from collections.abc import Callable

from dice_art.pencil import (
    BLOOD,
    BONE,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    PAPER,
    WALNUT_LIGHT,
    Pencil,
)
from make_art import Point, at, lens, num, polar, polygon, rounded, smooth, star_path

SKIN, SKIN_DARK = "#d9a877", "#a8713f"
GUN, GUN_LIGHT = "#565d64", "#8b939b"
GOLD, GOLD_LIGHT, GOLD_DARK = "#e0a92e", "#ffe08a", "#8f6210"
LEATHER, LEATHER_LIGHT = "#7a4a26", "#a8703f"
FLAME, FLAME_LIGHT = "#e0702a", "#ffd27a"
SHADE = "#2d2723"

Draw = Callable[[Pencil], None]


def sign(draw: Draw) -> Pencil:
    """An emblem on its own field; it is drawn round the middle, about a hundred units large."""
    p = Pencil(120, 120)
    with p.moved(60, 60):
        draw(p)
    return p


def signs(prefix: str, *draws: Draw) -> dict[str, Callable[[], Pencil]]:
    return {f"{prefix}_{draw.__name__}": lambda draw=draw: sign(draw) for draw in draws}  # type: ignore[misc]


# --- guns ------------------------------------------------------------------------------------------------------------


def grip(p: Pencil, wood: str = WALNUT_LIGHT) -> None:
    """The handle of a revolver whose barrel points to the right; its frame begins at the origin."""
    p.shape("M-6 -12C-14 -10 -16 -2 -14 6L-26 34C-28 41 -12 45 -9 38L3 8Z", wood, 3.2)
    p.cuts([((-8, 2), (-19, 34), 2.2), ((-2, 6), (-13, 36), 1.8)])


def revolver(p: Pencil, barrel: float = 40.0, steel: str = GUN, wood: str = WALNUT_LIGHT) -> None:
    """Barrel to the right, drawn round its frame."""
    with p.moved(-16, 0):
        grip(p, wood)
    p.shape("M-22 -14L-31 -22C-33 -27 -26 -28 -24 -25L-17 -16Z", steel, 2.6)
    p.line("M-8 8C-10 20 6 22 8 9", INK, 5.6)
    p.line("M-8 8C-10 20 6 22 8 9", GUN_LIGHT, 2.4)
    p.line("M0 9C-1 13 -2 15 -4 16", INK, 3)
    p.shape(f"M14 -18H{num(14 + barrel)}V-6H14Z", steel, 3)
    p.shape(f"M{num(10 + barrel)} -18L{num(13 + barrel)} -24H{num(14 + barrel)}V-18Z", steel, 2)
    p.fill(f"M15 -16H{num(12 + barrel)}V-13H15Z", GUN_LIGHT)
    p.shape("M-24 -18H16V4L12 9H-20L-26 0Z", steel, 3)
    p.shape(rounded(-13, -20, 24, 22, 4), GUN_LIGHT, 2.8)
    for y in (-13, -5):
        p.fill(rounded(-8, y - 1.6, 14, 4.2, 2), INK)


def flash(p: Pencil, size: float) -> None:
    """What comes out of a barrel, round the muzzle."""
    p.fill(star_path((0, 0), size, size * 0.42, 9), FLAME, 1, f'stroke="{INK}" stroke-width="{num(size * 0.1)}"')
    p.fill(star_path((0, 0), size * 0.66, size * 0.28, 9), FLAME_LIGHT)
    p.circle((0, 0), size * 0.2, "#fffbe8")


def muzzle_lines(p: Pencil, x: float, y: float, length: float = 14.0) -> None:
    for dy in (-7, 0, 7):
        p.fill(lens((x, y + dy), (x + length - abs(dy), y + dy * 1.7), 2.6), BLOOD)


def cartridge(p: Pencil, width: float = 2.6) -> None:
    """Upright, point upwards."""
    p.shape("M-9 24V-4C-9 -16 -4 -23 0 -26C4 -23 9 -16 9 -4V24Z", BRASS, width)
    p.fill("M-7.5 -4C-7.5 -15 -3.5 -20.5 0 -23.5C3.5 -20.5 7.5 -15 7.5 -4Z", "#b06e50")
    p.line("M-8.5 -4H8.5", INK, 1.8)
    p.fill("M-6 -1h4v22h-4Z", BRASS_LIGHT)
    p.shape(rounded(-11, 22, 22, 6, 2), BRASS_DARK, width)


# --- hands -----------------------------------------------------------------------------------------------------------


def fist(p: Pencil, sleeve: str = BLOOD) -> None:
    """A hand from the left, closed round something at the origin."""
    p.shape("M-52 -14L-30 -13L-28 15L-52 17Z", sleeve, 3)
    p.shape("M-32 -11H-24V13H-32Z", PAPER, 2.6)
    p.shape(
        "M-26 -11C-14 -18 4 -19 12 -14C18 -10 18 -4 12 -3H14C20 0 18 8 12 9C14 14 8 18 2 17C-8 18 -18 16 -26 12Z",
        SKIN,
        3,
    )
    p.line("M12 -3H-2M12 9H0", INK, 2.4)
    p.shape("M-10 -12C-2 -4 -4 4 -12 5", SKIN, 2.4)


def palm(p: Pencil, sleeve: str = BLOOD) -> None:
    """An open hand, held out to the right."""
    p.shape("M-48 8L-30 4L-24 26L-42 34Z", sleeve, 3.2)
    p.shape(
        "M-32 6C-22 0 -10 4 -2 10H14C22 10 22 19 14 19H2C16 20 30 16 38 9C44 5 48 13 42 17C28 29 8 33 -26 27Z",
        SKIN,
        3.2,
    )
    p.cuts([((-14, 24), (10, 26), 2.0), ((-18, 19), (-4, 20), 1.6)], SKIN_DARK)


# --- cards -----------------------------------------------------------------------------------------------------------

HEART = "M0 13C-13 3 -16 -3 -13 -9C-11 -14 -3 -14 0 -7C3 -14 11 -14 13 -9C16 -3 13 3 0 13Z"
DIAMOND = "M0 -14L10 0L0 14L-10 0Z"
SPADE = (
    "M0 -15C-5 -6 -14 -1 -12 6C-10 12 -4 11 -2 7C-2 11 -4 13 -6 15H6C4 13 2 11 2 7C4 11 10 12 12 6C14 -1 5 -6 0 -15Z"
)
CLUB = (
    "M-2 4C-4 9 -13 10 -14 3C-15 -3 -9 -6 -5 -4C-9 -9 -6 -16 0 -16S9 -9 5 -4"
    "C9 -6 15 -3 14 3C13 10 4 9 2 4C2 9 4 12 6 14H-6C-4 12 -2 9 -2 4Z"
)


def card(p: Pencil, pip: str = "", ink: str = INK, paper: str = PAPER, width: float = 3.0) -> None:
    """A card of forty by fifty-six, face up."""
    p.shape(rounded(-20, -28, 40, 56, 4), paper, width)
    if pip:
        p.fill(pip, ink)


def card_back(p: Pencil, ink: str = BLOOD, width: float = 3.0) -> None:
    p.shape(rounded(-20, -28, 40, 56, 4), PAPER, width)
    p.fill(rounded(-15.5, -23.5, 31, 47, 2), ink)
    p.hoop((0, 0), 9, BRASS_LIGHT, 2)
    for turn in range(0, 360, 60):
        p.circle(polar(4.8, turn, (0, 0)), 1.7, BRASS_LIGHT)


# --- gold ------------------------------------------------------------------------------------------------------------


def nugget(p: Pencil, width: float = 3.0) -> None:
    """A lump about forty units wide."""
    outline = [(-19, 3), (-13, -10), (-3, -15), (9, -12), (18, -3), (16, 9), (5, 15), (-9, 13)]
    p.shape(polygon(outline), GOLD, width)
    p.fill(polygon([(-13, -9), (-3, -14), (8, -11), (0, -4), (-10, -2)]), GOLD_LIGHT)
    p.fill(polygon([(17, -3), (15, 8.5), (5, 14), (1, 5), (7, -2)]), GOLD_DARK, 0.7)
    p.fill(polygon([(-17, 3), (-9, 0), (-2, 6), (-8, 12)]), GOLD_DARK, 0.35)
    p.fill(lens((-8, -8), (1, -11), 1.6), "#fffbe8")


def gleam(p: Pencil, x: float, y: float, size: float) -> None:
    """A star of four points: it shines."""
    p.fill(star_path((x, y), size, size * 0.22, 4), "#fffbe8", 1, f'stroke="{INK}" stroke-width="1.4"')


def plus(p: Pencil, x: float, y: float, size: float, colour: str = BLOOD) -> None:
    a, b = size, size / 3
    points: list[Point] = [(-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b)]
    points += [(b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b)]
    p.shape(polygon([(x + dx, y + dy) for dx, dy in points]), colour, 2.2)


def wheel(p: Pencil, x: float, y: float, radius: float, spokes: int = 8) -> None:
    for turn in range(spokes):
        end = polar(radius - 2, turn * 360 / spokes, (x, y))
        p.line(f"M{at((x, y))}L{at(end)}", INK, 3.4)
    p.hoop((x, y), radius, INK, 6.4)
    p.hoop((x, y), radius, LEATHER_LIGHT, 2.4)
    p.ball((x, y), radius * 0.26, BRASS, 2.2)


def cloud(p: Pencil, x: float, y: float, size: float, fill: str = BONE) -> None:
    ring = [(-1, 0.2), (-0.8, -0.5), (-0.2, -0.8), (0.4, -0.7), (0.95, -0.3), (1, 0.3), (0.5, 0.65), (-0.4, 0.6)]
    p.shape(smooth([(x + a * size, y + b * size) for a, b in ring]), fill, 2.4)
