"""The signs of the eight characters who came for the gold, and of somebody who is just passing through."""

from __future__ import annotations

from collections.abc import Callable

from dice_art.pencil import (
    BLOOD,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    PAPER,
    STEEL_LIGHT,
    WALNUT,
    WALNUT_LIGHT,
    Pencil,
    ellipse,
    hat,
    heart,
    turning,
)
from make_art import lens, polar, polygon, rounded, smooth

from .tools import (
    DIAMOND,
    GOLD,
    LEATHER,
    LEATHER_LIGHT,
    SHADE,
    card,
    card_back,
    gleam,
    nugget,
    revolver,
    signs,
)


def _nugget(p: Pencil, x: float, y: float, size: float) -> None:
    with p.moved(x, y, size):
        nugget(p, 3 / size if size < 0.8 else 3)


def don_bell(p: Pencil) -> None:
    """When it rings, the shift is not over."""
    p.line("M0 -36V-48", INK, 7)
    p.shape("M-6 -46C-6 -54 6 -54 6 -46", BRASS, 2.8)
    p.shape("M-34 28C-24 20 -26 -8 -18 -24C-12 -36 12 -36 18 -24C26 -8 24 20 34 28Z", BRASS, 3.6)
    p.fill("M-14 -18C-18 -2 -18 14 -22 22L-15 22C-12 10 -12 -6 -8 -20Z", BRASS_LIGHT)
    p.shape(rounded(-38, 26, 76, 11, 5), BRASS_DARK, 3)
    p.ball((0, 42), 8, SHADE, 2.4)
    p.cuts([((16, -14), (22, 22), 3.2), ((10, -20), (14, 22), 2.4)])
    for side in (-1, 1):
        for radius in (44, 54):
            points = [polar(radius, side * turn, (0, 4)) for turn in (62, 78, 94)]
            p.line(smooth(points, closed=False), BLOOD, 4)


def dutch_will(p: Pencil) -> None:
    """A card goes, a nugget stays."""
    with p.moved(-22, -10, 1.0, turn=-12):
        card(p, DIAMOND, BLOOD)
        p.line("M-17 -24L17 24M17 -24L-17 24", INK, 7)
        p.line("M-17 -24L17 24M17 -24L-17 24", STEEL_LIGHT, 3)
    _nugget(p, 24, 20, 1.1)
    turning(p, 42, 12, 66, INK, 5.5)
    gleam(p, 42, 2, 8)


def jacky_murieta(p: Pencil) -> None:
    """He shoots with what he has."""
    with p.moved(-8, -4, 0.86, turn=-10):
        revolver(p, 34, BRASS)
    _nugget(p, -24, 38, 0.62)
    _nugget(p, 4, 42, 0.62)
    _nugget(p, 44, -34, 0.4)
    p.cuts([((26, -20), (36, -26), 2.6), ((28, -12), (40, -14), 2.4)], BLOOD)


def josh_mccloud(p: Pencil) -> None:
    """Whatever is under the cloth, it is paid for."""
    for x in (-24, 22):
        p.ball((x, 40), 9, SHADE, 2.6)
        p.circle((x, 40), 3, STEEL_LIGHT)
    p.shape("M-42 2H42L34 34H-34Z", WALNUT, 3.4)
    p.cuts([((-32, 14), (24, 14), 1.8), ((-24, 24), (30, 24), 1.8)])
    p.shape("M-38 2H-30V34H-34ZM30 2H38L34 34H30Z", BRASS, 2.2)
    cloth = "M-48 6C-40 -8 -30 -34 -6 -40C20 -44 36 -16 48 6C42 14 38 8 34 4C28 14 22 14 16 6C8 14 0 14 -6 6"
    cloth += "C-14 14 -20 14 -26 6C-32 12 -42 14 -48 6Z"
    p.shape(cloth, "#8a6a4a", 3.2)
    p.cuts([((-8, -34), (-20, 2), 2.4), ((4, -36), (4, 2), 2.4), ((14, -32), (26, 0), 2.4)])
    _nugget(p, -36, -38, 0.56)
    _nugget(p, 36, -42, 0.56)


def madam_yto(p: Pencil) -> None:
    """On the house, and she keeps the books."""
    with p.moved(24, -10, 0.98, turn=16):
        card_back(p, "#a8577a")
    p.line("M-2 -2H6Q14 -2 14 8V20Q14 30 6 30H-2", INK, 11)
    p.line("M-2 -2H6Q14 -2 14 8V20Q14 30 6 30H-2", STEEL_LIGHT, 5)
    p.shape("M-42 -8H0V40Q0 46 -6 46H-36Q-42 46 -42 40Z", GOLD, 3.4)
    for x in (-35, -23, -11):
        p.fill(rounded(x, 4, 6, 34, 3), "#ffcf5a")
    p.shape(
        "M-47 -4C-54 -16 -44 -26 -34 -22C-30 -34 -12 -34 -8 -24C2 -26 8 -14 2 -4C-8 2 -38 2 -47 -4Z", "#fff8e6", 3.2
    )


def pretty_luzena(p: Pencil) -> None:
    """She never pays the whole price."""
    p.shape("M-20 -4L20 -44H46V-18L6 22Z", PAPER, 3.2)
    p.ball((36, -30), 5, SHADE, 1.8)
    p.line("M36 -30C44 -42 52 -40 54 -48", INK, 3)
    with p.moved(14, -12, 0.6):
        nugget(p, 5)
    for side, turn in ((-1, 22), (1, -20)):
        with p.moved(-8, 12, turn=turn - 30):
            p.shape("M-3 -4L0 -46L4 -4Z" if side < 0 else "M-4 -4L0 -46L3 -4Z", STEEL_LIGHT, 2.6)
    for x, y in ((-34, 22), (-12, 40)):
        p.line(f"M-8 12L{x * 0.72:.0f} {y * 0.82:.0f}", INK, 6)
        p.hoop((x, y), 10, INK, 7)
        p.hoop((x, y), 10, "#a8577a", 3)
    p.ball((-8, 12), 4, BRASS_LIGHT, 1.8)


def raddie_snake(p: Pencil) -> None:
    """A nugget goes in, a card comes out."""
    with p.moved(24, 8, 0.86, turn=12):
        card_back(p, "#4a6b4a")
    body = "M30 42H-22C-46 42 -46 14 -22 14H2C18 14 18 -8 2 -8H-10C-26 -8 -28 -22 -22 -32"
    p.line(body, INK, 17)
    p.line(body, "#8a9a3c", 11)
    p.line(body, "#c9d07a", 3, 1, 'stroke-dasharray="3 9"')
    p.shape("M-34 -34C-34 -48 -10 -50 -8 -36C-6 -28 -12 -24 -20 -24S-34 -26 -34 -34Z", "#8a9a3c", 3)
    p.circle((-26, -38), 2.6, INK)
    p.circle((-15, -39), 2.6, INK)
    p.line("M-21 -25V-17M-21 -17L-25 -12M-21 -17L-17 -12", BLOOD, 2.4)
    _nugget(p, -18, 28, 0.7)


def simeon_picos(p: Pencil) -> None:
    """He has a heart of gold, and it shows when it is hit."""
    with p.moved(0, -10, 1.04):
        heart(p, BLOOD)
    p.shape("M-14 -30L-4 -16L-12 -6L2 4L-4 16L6 26L-2 26L-14 12L-6 2L-20 -8L-12 -16L-20 -28Z", GOLD, 2.4)
    p.circle((16, -22), 6, INK)
    for turn in range(0, 360, 60):
        p.fill(lens(polar(5, turn, (16, -22)), polar(12, turn + 12, (16, -22)), 2.2), INK)
    _nugget(p, -16, 38, 0.6)
    _nugget(p, 8, 42, 0.7)
    _nugget(p, 32, 32, 0.5)


def stranger(p: Pencil) -> None:
    """Dust on the coat, no name."""
    p.shape("M-40 46C-38 24 -24 16 -14 14H14C24 16 38 24 40 46Z", LEATHER, 3.6)
    p.shape("M-14 -12H14V4C14 14 8 20 0 20S-14 14 -14 4Z", "#c79a6b", 3)
    p.shape("M-18 12L0 28L18 12L26 24L4 42H-4L-26 24Z", LEATHER_LIGHT, 3)
    p.line("M-6 8H6", INK, 2.4)
    p.fill(polygon([(-14, -12), (14, -12), (14, -2), (-14, -2)]), INK, 0.75)
    with p.moved(0, -18, 0.98):
        hat(p, WALNUT_LIGHT, INK)
    p.fill(ellipse(0, 50, 44, 3.4), INK, 0.3)


def pieces() -> dict[str, Callable[[], Pencil]]:
    return signs(
        "person", don_bell, dutch_will, jacky_murieta, josh_mccloud, madam_yto, pretty_luzena, raddie_snake,
        simeon_picos, stranger,
    )  # fmt: skip
