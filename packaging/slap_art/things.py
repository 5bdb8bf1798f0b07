"""Gold, the trap, a pair of eyes that look away, and the small signs for the four cards."""

from __future__ import annotations

from collections.abc import Callable

from bang_art.tools import GOLD, GOLD_DARK, GOLD_LIGHT, cartridge, gleam, nugget
from dice_art.pencil import BLOOD, BRASS, INK, PAPER, STEEL, STEEL_LIGHT, Pencil
from make_art import lens, polar, polygon, star_path


def one_nugget() -> Pencil:
    p = Pencil(120, 120)
    with p.moved(60, 62, 2.7):
        nugget(p, 2.2)
    return p


def bar() -> Pencil:
    """Five nuggets' worth, stamped."""
    p = Pencil(120, 120)
    p.shape(polygon([(8, 84), (28, 44), (92, 44), (112, 84)]), GOLD, 5)
    p.shape(polygon([(28, 44), (40, 32), (80, 32), (92, 44)]), GOLD_LIGHT, 4)
    p.shape(polygon([(8, 84), (112, 84), (108, 96), (12, 96)]), GOLD_DARK, 5)
    p.fill(star_path((60, 66), 15, 6, 5), GOLD_DARK)
    p.fill(lens((24, 74), (36, 52), 3.4), "#fffbe8", 0.9)
    gleam(p, 92, 34, 12)
    return p


def trap() -> Pencil:
    """Jaws, open, seen from above; the plate in the middle waits."""
    p = Pencil(120, 120)
    p.circle((60, 63), 56, "#000000", 0.35)
    p.line("M98 96C106 104 112 104 117 112", INK, 9)
    p.line("M98 96C106 104 112 104 117 112", STEEL_LIGHT, 4, 1, 'stroke-dasharray="5 4"')
    p.hoop((60, 60), 46, INK, 17)
    p.hoop((60, 60), 46, STEEL, 10)
    p.hoop((60, 60), 48.5, STEEL_LIGHT, 2.4, 0.8)
    for turn in range(0, 360, 30):
        left, right, tip = (polar(r, turn + t, (60, 60)) for r, t in ((42, -9), (42, 9), (25, 0)))
        p.shape(polygon([left, tip, right]), PAPER, 3)
    for x in (12, 108):
        p.ball((x, 60), 9, STEEL, 3.4)
    p.ball((60, 60), 15, BLOOD, 4)
    p.circle((60, 60), 5.5, BRASS)
    return p


def eye(shut: bool) -> Pencil:
    """Somebody looks; the others do not."""
    p = Pencil(120, 120)
    if shut:
        p.line("M14 56C34 84 86 84 106 56", INK, 14)
        p.line("M14 56C34 84 86 84 106 56", PAPER, 6)
        for x, y, turn in ((26, 72, 30), (46, 82, 12), (74, 82, -12), (94, 72, -30)):
            with p.moved(x, y, turn=turn):
                p.line("M0 0V16", INK, 11)
                p.line("M0 0V16", PAPER, 4.4)
        return p
    p.shape("M8 60C30 24 90 24 112 60C90 96 30 96 8 60Z", PAPER, 6)
    p.ball((60, 60), 24, "#2f6f8f", 4)
    p.circle((60, 60), 11, INK)
    p.circle((52, 52), 6, "#ffffff")
    return p


# --- the four cards as signs: a disc, a star, an arrow, a rhombus ----------------------------------------------------


def sign_iron() -> Pencil:
    p = Pencil(120, 120)
    p.ball((60, 60), 54, PAPER, 7)
    p.hoop((60, 60), 38, BLOOD, 6, 0.7)
    with p.moved(60, 60, 1.5, turn=40):
        cartridge(p)
    return p


def sign_big() -> Pencil:
    p = Pencil(120, 120)
    p.fill(star_path((60, 60), 56, 36, 12), "#e0702a", 1, f'stroke="{INK}" stroke-width="7" stroke-linejoin="round"')
    p.ball((60, 60), 26, "#3a4147", 5)
    p.circle((51, 51), 6, "#ffffff", 0.9)
    return p


def sign_move() -> Pencil:
    p = Pencil(120, 120)
    p.shape(polygon([(6, 60), (48, 14), (48, 34), (112, 34), (112, 86), (48, 86), (48, 106)]), "#dff0ee", 7)
    p.line("M58 50C48 66 56 78 68 78S92 66 84 50", INK, 11)
    p.line("M58 50C48 66 56 78 68 78S92 66 84 50", STEEL_LIGHT, 5)
    return p


def sign_gold() -> Pencil:
    p = Pencil(120, 120)
    p.shape(polygon([(60, 6), (114, 60), (60, 114), (6, 60)]), "#ffe9a4", 7)
    with p.moved(60, 62, 1.5):
        nugget(p)
    return p


def crosshair() -> Pencil:
    """Whom a marked shot would be for."""
    p = Pencil(120, 120)
    for colour, width in ((INK, 13), ("#e0702a", 6)):
        p.hoop((60, 60), 36, colour, width)
        for turn in range(0, 360, 90):
            a, b = polar(22, turn, (60, 60)), polar(54, turn, (60, 60))
            p.line(f"M{a[0]} {a[1]}L{b[0]} {b[1]}", colour, width)
    return p


def pieces() -> dict[str, Callable[[], Pencil]]:
    return {
        "nugget": one_nugget,
        "bar": bar,
        "trap": trap,
        "eye_open": lambda: eye(False),
        "eye_shut": lambda: eye(True),
        "sign_iron": sign_iron,
        "sign_big": sign_big,
        "sign_move": sign_move,
        "sign_gold": sign_gold,
        "crosshair": crosshair,
    }
