"""The four shootout cards. Each differs from the others in the shape of its field, in where its picture stands and in
what sits in its corners; the colour only adds to that. The plain ones do without everything that is not shape."""

from __future__ import annotations

import random
from collections.abc import Callable

from bang_art.blue import mustang
from bang_art.paper import _tinted
from bang_art.tools import FLAME, FLAME_LIGHT, GOLD, GOLD_DARK, GOLD_LIGHT, cartridge, flash, gleam, nugget, revolver
from dice_art.cards import HEIGHT, WIDTH
from dice_art.pencil import BRASS, BRASS_LIGHT, INK, PAPER, STEEL, STEEL_LIGHT, Pencil, ellipse
from make_art import Point, Svg, lens, num, polar, polygon, rounded, star_path

MIDDLE = WIDTH / 2


def _stock(p: Pencil, seed: str, edge: str, top: str, foot: str) -> None:
    """Thick board with a coloured rim."""
    rng = random.Random(seed)
    p.fill(rounded(0, 0, WIDTH, HEIGHT, 34), "#140d07")
    p.fill(rounded(5, 5, WIDTH - 10, HEIGHT - 10, 30), edge)
    p.fill(rounded(30, 30, WIDTH - 60, HEIGHT - 60, 20), INK)
    p.fill(rounded(36, 36, WIDTH - 72, HEIGHT - 72, 16), p.linear("b", (0, 36), (0, 844), f"0 {top}, 1 {foot}"))
    for _ in range(70):
        x, y = rng.uniform(50, WIDTH - 90), rng.uniform(50, HEIGHT - 50)
        p.fill(lens((x, y), (x + rng.uniform(8, 30), y + rng.uniform(-3, 3)), 0.8), "#5b3d1c", 0.18)


def _outline(p: Pencil, path: str, fill: str, width: float = 10) -> None:
    p.fill(path, INK, 1, f'stroke="{INK}" stroke-width="{num(width * 2)}" stroke-linejoin="round"')
    p.fill(path, fill)


# --- fields: circle, star, arrow, rhombus ----------------------------------------------------------------------------


def circle_field(p: Pencil, fill: str) -> None:
    _outline(p, ellipse(MIDDLE, 370, 262, 262), fill)


def star_field(p: Pencil, fill: str) -> None:
    _outline(p, star_path((MIDDLE, 480), 300, 176, 12), fill)


def arrow_field(p: Pencil, fill: str) -> None:
    """Off to the left, as broad as the card."""
    points: list[Point] = [(58, 440), (236, 150), (236, 250), (572, 250), (572, 630), (236, 630), (236, 730)]
    _outline(p, polygon(points), fill)


def rhombus_field(p: Pencil, fill: str) -> None:
    _outline(p, polygon([(MIDDLE, 96), (564, 440), (MIDDLE, 784), (66, 440)]), fill)


# --- pictures, each in its place -------------------------------------------------------------------------------------


def iron_picture(p: Pencil) -> None:
    """Up and to the right: about to say something."""
    with p.moved(284, 420, 4.6, turn=-26):
        revolver(p, 42, "#4d545b", "#8a5230")
    with p.moved(536, 250, 2.2, turn=-26):
        flash(p, 22)


def big_picture(p: Pencil) -> None:
    """Low down and heavy; the ball is on its way."""
    with p.moved(300, 560):
        p.line("M-20 60L-226 176", INK, 52)
        p.line("M-20 60L-226 176", "#8a5f3c", 34)
        with p.moved(-10, -30, turn=-24):
            barrel = "M-170 -62C-204 -58 -204 58 -170 62L150 46V-46Z"
            p.shape(barrel, STEEL, 13)
            p.fill("M-168 -44L146 -32V-16L-168 -22Z", STEEL_LIGHT, 0.9)
            p.fill("M-168 28L146 20V38L-168 54Z", "#22282d", 0.7)
            p.ball((-206, 0), 25, STEEL, 9)
            for x in (-120, -16, 96):
                p.shape(rounded(x - 13, -62 + (x + 120) * 0.035, 26, 124 - (x + 120) * 0.07, 6), BRASS, 8)
            p.shape(rounded(144, -58, 36, 116, 10), STEEL, 12)
            p.fill(ellipse(180, 0, 9, 42), INK)
        _wheel(p, 6, 78, 112)
    with p.moved(516, 330):
        p.fill(star_path((0, 0), 92, 46, 11), FLAME, 1, f'stroke="{INK}" stroke-width="11" stroke-linejoin="round"')
        p.fill(star_path((0, 0), 62, 34, 11), FLAME_LIGHT)
        p.ball((6, -6), 36, "#2d3338", 8)
        p.circle((-5, -17), 8, "#ffffff", 0.8)


def _wheel(p: Pencil, x: float, y: float, radius: float) -> None:
    for turn in range(0, 360, 36):
        a, b = polar(20, turn, (x, y)), polar(radius - 6, turn, (x, y))
        p.line(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", INK, 22)
        p.line(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}", "#a8703f", 9)
    p.hoop((x, y), radius, INK, 36)
    p.hoop((x, y), radius, "#a8703f", 18)
    p.hoop((x, y), radius + 4, "#d9a877", 4, 0.7)
    p.ball((x, y), 32, BRASS, 9)
    p.circle((x - 6, y - 7), 8, BRASS_LIGHT)


def move_picture(p: Pencil) -> None:
    """Across the whole card, leftwards: gone."""
    for y, start, end in ((330, 470, 606), (404, 500, 612), (478, 486, 606), (552, 510, 612)):
        p.fill(lens((start, y), (end, y), 9), INK)
    with p.moved(322, 446, 4.15):
        mustang(p)


def gold_picture(p: Pencil) -> None:
    """A heap in the very middle."""
    for x, y, size in (
        (224, 520, 3.9),
        (404, 524, 4.0),
        (316, 560, 4.4),
        (252, 412, 3.3),
        (372, 408, 3.5),
        (314, 318, 2.9),
    ):
        with p.moved(x, y, size):
            nugget(p, 2.4)
    for x, y, size in ((214, 336, 44), (430, 330, 34), (314, 224, 30), (468, 470, 26)):
        gleam(p, x, y, size)


# --- corners ---------------------------------------------------------------------------------------------------------


def _cartridges(p: Pencil) -> None:
    """A row along the foot."""
    for number in range(6):
        with p.moved(140 + number * 70, 742, 2.3, turn=0):
            cartridge(p, 2.4)


def _balls(p: Pencil) -> None:
    """Stacked up in the upper left."""
    for x, y in ((86, 214), (150, 214), (214, 214), (118, 158), (182, 158), (150, 102)):
        p.ball((x, y), 32, "#3a4147", 7)
        p.circle((x - 10, y - 11), 7, "#dfe5ea", 0.9)


def _shoes(p: Pencil) -> None:
    """Horseshoes above and below."""
    for x, y, turn in ((496, 144, 0), (496, 736, 180)):
        with p.moved(x, y, 1.5, turn=turn):
            p.line("M-26 -34C-38 6 -22 36 0 36S38 6 26 -34", INK, 24)
            p.line("M-26 -34C-38 6 -22 36 0 36S38 6 26 -34", STEEL_LIGHT, 14)
            for dx, dy in ((-29, -16), (-28, 6), (-17, 26), (29, -16), (28, 6), (17, 26)):
                p.circle((dx, dy), 3, INK)


def _coins(p: Pencil) -> None:
    """One in each corner."""
    for x in (104, WIDTH - 104):
        for y in (110, HEIGHT - 110):
            p.ball((x, y), 50, GOLD, 8)
            p.hoop((x, y), 33, GOLD_DARK, 5)
            p.fill(star_path((x, y), 24, 10, 5), GOLD_DARK)
            p.fill(lens((x - 30, y - 18), (x - 12, y - 34), 5), GOLD_LIGHT)


# --- the cards -------------------------------------------------------------------------------------------------------


def iron() -> Pencil:
    p = Pencil(WIDTH, HEIGHT)
    _stock(p, "iron", "#8b939b", "#e9dfc6", "#cdbf9e")
    circle_field(p, p.radial("f", (MIDDLE, 370), 262, f"0 {PAPER}, 0.7 {PAPER}, 1 #d9cba8"))
    for radius in (216, 158, 100):
        p.hoop((MIDDLE, 370), radius, "#a3261f", 15, 0.5)
    iron_picture(p)
    _cartridges(p)
    return p


def big() -> Pencil:
    p = Pencil(WIDTH, HEIGHT)
    _stock(p, "big", "#a3261f", "#4a4038", "#241c17")
    star_field(p, p.radial("f", (MIDDLE, 480), 300, f"0 #fff2c4, 0.45 {FLAME_LIGHT}, 0.8 {FLAME}, 1 #b8431a"))
    big_picture(p)
    _balls(p)
    return p


def move() -> Pencil:
    p = Pencil(WIDTH, HEIGHT)
    _stock(p, "move", "#2f6f8f", "#bfe0e8", "#7fb3c2")
    arrow_field(p, p.linear("f", (58, 0), (572, 0), "0 #ffffff, 1 #dff0ee"))
    move_picture(p)
    _shoes(p)
    return p


def gold() -> Pencil:
    p = Pencil(WIDTH, HEIGHT)
    _stock(p, "gold", "#e0a92e", "#5b3a78", "#331d49")
    rhombus_field(p, p.radial("f", (MIDDLE, 440), 340, "0 #fffdf0, 0.5 #ffe9a4, 1 #e9bb4c"))
    gold_picture(p)
    _coins(p)
    return p


def plain(field: Callable[[Pencil, str], None], picture: Callable[[Pencil], None]) -> Pencil:
    """Black board, a white shape, the picture on it: for eyes that need the contrast."""
    p = Pencil(WIDTH, HEIGHT)
    p.fill(rounded(0, 0, WIDTH, HEIGHT, 34), "#ffffff")
    p.fill(rounded(12, 12, WIDTH - 24, HEIGHT - 24, 26), "#000000")
    field(p, "#ffffff")
    picture(p)
    return p


SUNBURNT = {"#54181a": "#8f3d0e", "#7a2622": "#cf6a24", "#2f0d0f": "#4a1d05", "#1f090a": "#2b1003"}


def pieces() -> dict[str, Callable[[], Svg]]:
    return {
        "card_iron": iron,
        "card_big": big,
        "card_move": move,
        "card_gold": gold,
        "plain_iron": lambda: plain(circle_field, iron_picture),
        "plain_big": lambda: plain(star_field, big_picture),
        "plain_move": lambda: plain(arrow_field, move_picture),
        "plain_gold": lambda: plain(rhombus_field, gold_picture),
        "back": lambda: _tinted(SUNBURNT),
    }
