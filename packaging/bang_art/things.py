"""What else lies on the leather: suits, gold, the shop's plank, the counter of a store, bars, sparks."""

from __future__ import annotations

import random
from collections.abc import Callable

from dice_art.pencil import (
    BLOOD,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    STEEL,
    STEEL_LIGHT,
    Pencil,
    ellipse,
    hat,
)
from dice_art.roles import SIGNS as ROLES
from make_art import at, lens, num, polar, rounded, star_path

from .tools import (
    CLUB,
    DIAMOND,
    GOLD_LIGHT,
    HEART,
    LEATHER_LIGHT,
    SPADE,
    cartridge,
    gleam,
    nugget,
    sign,
)

SUITS = {"spades": (SPADE, INK, True), "clubs": (CLUB, INK, False), "hearts": (HEART, BLOOD, True)}
SUITS |= {"diamonds": (DIAMOND, BLOOD, False)}
"""Shape, ink, and whether it is filled or only outlined: no two alike even without any colour."""


def suit(name: str) -> Pencil:
    path, ink, filled = SUITS[name]
    p = Pencil(40, 40)
    with p.moved(20, 20, 1.12):
        if filled:
            p.fill(path, ink)
        else:
            p.fill(path, "#fffaf0", 1, f'stroke="{ink}" stroke-width="3.4" stroke-linejoin="round"')
    return p


def shadow_renegade(p: Pencil) -> None:
    """A rider between two lights: half star, half scarf, nothing where the face was."""
    p.shape("M-38 46C-36 24 -22 14 0 14S36 24 38 46Z", "#332d52", 3.6)
    p.shape("M-22 -8C-22 14 -12 26 0 28C12 26 22 14 22 -8Z", "#14101f", 3.2)
    p.fill(ellipse(-9, 12, 4, 3) + ellipse(9, 12, 4, 3), "#e9e4ff")
    with p.moved(-15, 34, 0.9):
        p.fill(star_path((0, 0), 14, 6, 5), BRASS_LIGHT, 1, f'stroke="{INK}" stroke-width="2.4"')
    p.shape("M4 26L30 20L24 46C16 42 8 36 4 26Z", BLOOD, 2.8)
    for x, y in ((14, 28), (20, 34), (22, 26)):
        p.circle((x, y), 1.6, "#efe6d2")
    with p.moved(0, -18, 0.96):
        hat(p, "#332d52", "#14101f")
    for x, y, size in ((-44, -8, 5), (44, -14, 6), (-40, 18, 4), (46, 14, 4)):
        p.fill(lens((x, y + size), (x, y - size), size * 0.5), "#8d84b8")


def shadow(p: Pencil) -> None:
    """Somebody who is only here for one turn."""
    p.fill("M-40 48C-42 20 -24 6 0 6S42 20 40 48L30 40L20 48L10 40L0 48L-10 40L-20 48L-30 40Z", "#4c4470")
    p.fill("M-20 -10C-20 12 -10 22 0 24C10 22 20 12 20 -10Z", "#1b1730")
    p.fill(ellipse(-8, 9, 4, 3) + ellipse(8, 9, 4, 3), "#e9e4ff")
    with p.moved(0, -20, 0.92):
        hat(p, "#4c4470", "#1b1730", 3)


def gold() -> Pencil:
    """One nugget, as a sign beside a number and as a thing that flies."""
    p = Pencil(50, 50)
    with p.moved(25, 25, 1.12):
        nugget(p, 3)
    return p


def heap(level: int) -> Pencil:
    """What is left in the middle: a lot, some, a handful, a tin plate."""
    p = Pencil(200, 150)
    p.fill(ellipse(100, 118, 92, 26), "#000000", 0.4)
    p.shape(ellipse(100, 112, 88, 26), STEEL, 3.4)
    p.fill(ellipse(100, 109, 80, 21), STEEL_LIGHT)
    p.fill(ellipse(100, 111, 66, 15), "#7d858c")
    rng = random.Random(f"heap {level}")
    rows = {0: (), 1: ((108, 3),), 2: ((112, 5), (96, 3)), 3: ((114, 7), (98, 5), (80, 3), (64, 1))}[level]
    for y, count in rows:
        for number in range(count):
            x = 100 + (number - (count - 1) / 2) * 21 + rng.uniform(-3, 3)
            with p.moved(x, y + rng.uniform(-3, 3), rng.uniform(0.72, 0.9), rng.uniform(-40, 40)):
                nugget(p, 3.4)
    if level == 3:
        gleam(p, 62, 58, 11)
        gleam(p, 132, 74, 8)
    return p


def plank() -> Pencil:
    """The shop: a weathered board on two barrels, brass at its ends."""
    p = Pencil(760, 250)
    rng = random.Random("plank")
    for step in range(6):
        p.fill(rounded(8 - step, 12 - step * 0.3, 744 + 2 * step, 230 + step, 16 + step), "#000000", 0.07)
    p.fill(rounded(8, 6, 744, 232, 14), INK)
    boards = ((9, 74, "#8a6440"), (83, 76, "#7c5836"), (159, 76, "#86603c"))
    for top, tall, tone in boards:
        p.fill(
            rounded(11, top, 738, tall, 6),
            p.linear(p.name(), (0, top), (0, top + tall), f"0 #a57c50, 0.1 {tone}, 0.9 {tone}, 1 #54381f"),
        )
        for _ in range(26):
            x, y = rng.uniform(20, 640), rng.uniform(top + 8, top + tall - 8)
            p.fill(lens((x, y), (x + rng.uniform(40, 130), y + rng.uniform(-2, 2)), 1.1), "#3a2410", 0.5)
        for _ in range(2):
            x, y = rng.uniform(90, 680), rng.uniform(top + 18, top + tall - 18)
            p.fill(ellipse(x, y, 9, 5), "#4a2f16", 0.8)
            p.hoop((x, y), 13, "#4a2f16", 1.6, 0.6)
    for x in (14, 702):
        p.shape(rounded(x, 4, 44, 236, 6), BRASS_DARK, 3)
        p.fill(rounded(x + 4, 8, 10, 228, 4), BRASS, 0.9)
        for y in (24, 122, 220):
            p.ball((x + 22, y), 8, BRASS_LIGHT, 2)
            p.line(f"M{num(x + 18)} {num(y - 3)}l8 6", BRASS_DARK, 2)
    return p


def counter() -> Pencil:
    """Polished wood for what a store has to offer, and for cards that decide."""
    p = Pencil(900, 260)
    for step in range(8):
        p.fill(rounded(10 - step, 14 - step * 0.3, 880 + 2 * step, 232 + step, 30 + step), "#000000", 0.07)
    p.fill(rounded(10, 8, 880, 236, 28), INK)
    p.fill(
        rounded(14, 12, 872, 228, 25),
        p.linear("c", (0, 12), (0, 240), "0 #5f4027, 0.08 #3d2716, 0.5 #2c1b0f, 0.92 #3d2716, 1 #20130a"),
    )
    p.line(rounded(26, 24, 848, 204, 18), BRASS, 3)
    p.line(rounded(34, 32, 832, 188, 13), BRASS_DARK, 1.6)
    for x, sx in ((34.0, 1), (866.0, -1)):
        for y, sy in ((32.0, 1), (220.0, -1)):
            p.open(f"translate({num(x)} {num(y)}) scale({sx} {sy})")
            p.line("M0 34C18 34 34 18 34 0M0 22C12 22 22 12 22 0", BRASS, 2.2)
            p.circle((8, 8), 3.4, BRASS_LIGHT)
            p.close()
    return p


def bars() -> Pencil:
    """Over the face of somebody who sits in Jail."""
    p = Pencil(96, 100)
    for x in range(16, 96, 21):
        p.line(f"M{x} 8V92", INK, 9)
        p.line(f"M{x} 8V92", STEEL, 6)
        p.line(f"M{x - 1.4} 8V92", STEEL_LIGHT, 1.8)
    for y in (5, 86):
        p.shape(rounded(3, y, 90, 9, 4), STEEL, 2.6)
        p.fill(rounded(6, y + 1.6, 84, 2, 1), STEEL_LIGHT)
    return p


def spark() -> Pencil:
    """The end of a fuse."""
    p = Pencil(100, 100)
    p.circle((50, 50), 46, p.radial("g", (50, 50), 46, "0 #ffdf7e 0.9, 0.4 #ff9a3c 0.5, 1 #ff6a1c 0"))
    p.fill(star_path((50, 50), 38, 9, 8), "#ff8a2a")
    p.fill(star_path((50, 50), 24, 7, 8), "#ffe08a")
    p.circle((50, 50), 7, "#fffbe8")
    for turn in (12, 78, 140, 205, 262, 320):
        p.circle(polar(43, turn, (50, 50)), 2.2, "#ffd27a")
    return p


def range_mark(reach: int) -> Pencil:
    """How far a weapon shoots, counted in bullets."""
    p = Pencil(200, 60)
    for number in range(reach):
        with p.moved(24 + number * 38, 31, 0.92):
            cartridge(p, 2.8)
    return p


def hand_sign() -> Pencil:
    """How many cards somebody holds."""
    p = Pencil(60, 60)
    for turn, x in ((-20, -9), (0, 0), (20, 9)):
        with p.moved(30 + x, 32 + abs(x) * 0.3, 0.66, turn):
            p.shape(rounded(-17, -26, 34, 52, 4), "#8f5a2c", 4)
            p.fill(rounded(-11, -20, 22, 40, 2), LEATHER_LIGHT)
            p.circle((0, 0), 6, GOLD_LIGHT)
    return p


def eye_sign(reach: bool) -> Pencil:
    """Who sees whom in the range map: a target hit, or one too far away."""
    p = Pencil(60, 60)
    p.ball((30, 30), 26, "#f3ead6", 4)
    p.hoop((30, 30), 14, BLOOD if reach else STEEL, 4)
    for turn in range(0, 360, 90):
        p.line(f"M{at(polar(8, turn, (30, 30)))}L{at(polar(20, turn, (30, 30)))}", BLOOD if reach else STEEL, 4)
    if not reach:
        p.line("M10 50L50 10", INK, 8)
        p.line("M10 50L50 10", "#d9c39a", 4)
    return p


def pieces() -> dict[str, Callable[[], Pencil]]:
    made: dict[str, Callable[[], Pencil]] = {f"suit_{name}": lambda name=name: suit(name) for name in SUITS}  # type: ignore[misc]
    made |= {f"heap_{level}": lambda level=level: heap(level) for level in range(4)}  # type: ignore[misc]
    made |= {f"range_{reach}": lambda reach=reach: range_mark(reach) for reach in range(1, 6)}  # type: ignore[misc]
    for name in ("sheriff", "deputy", "outlaw", "renegade"):
        made[f"role_{name}"] = lambda name=name: sign(ROLES[name])  # type: ignore[misc]
    return {
        **made,
        "role_shadow_renegade": lambda: sign(shadow_renegade),
        "shadow": lambda: sign(shadow),
        "nugget": gold,
        "plank": plank,
        "counter": counter,
        "bars": bars,
        "spark": spark,
        "hand": hand_sign,
        "in_reach": lambda: eye_sign(True),
        "out_of_reach": lambda: eye_sign(False),
    }
