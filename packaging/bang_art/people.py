"""The signs of the sixteen characters of the box: what each of them can do, without a word."""

from __future__ import annotations

from collections.abc import Callable

from dice_art.pencil import (
    BLOOD,
    BONE,
    BRASS,
    BRASS_LIGHT,
    INK,
    PAPER,
    STEEL,
    STEEL_LIGHT,
    WALNUT,
    WALNUT_LIGHT,
    Pencil,
    ellipse,
    hat,
    heart,
    turning,
)
from make_art import at, lens, polar, rounded, smooth, star_path

from .tools import (
    CLUB,
    DIAMOND,
    HEART,
    LEATHER,
    LEATHER_LIGHT,
    SHADE,
    SKIN,
    SPADE,
    card,
    card_back,
    cartridge,
    flash,
    palm,
    plus,
    revolver,
    signs,
)

GREEN, GREEN_DARK = "#5d8a4a", "#3b5f31"


def _hole(p: Pencil, x: float, y: float, size: float) -> None:
    p.circle((x, y), size, INK)
    for turn in range(0, 360, 60):
        p.fill(lens(polar(size * 0.9, turn, (x, y)), polar(size * 2.1, turn + 12, (x, y)), size * 0.4), INK)
    p.circle((x, y), size * 0.5, "#5a1512")


def bart_cassidy(p: Pencil) -> None:
    """Every hole in him is worth a card."""
    with p.moved(24, -14, 0.9, turn=20):
        card_back(p)
    with p.moved(-12, 8, 0.98):
        heart(p, BLOOD)
    _hole(p, -16, 2, 6)
    plus(p, 40, 34, 11, BRASS_LIGHT)


def black_jack(p: Pencil) -> None:
    """The second one is shown; a red one brings a third."""
    with p.moved(34, -10, 0.86, turn=26):
        card_back(p)
    with p.moved(-24, 2, 0.98, turn=-14):
        card_back(p)
    with p.moved(4, -2, 1.12, turn=4):
        card(p, DIAMOND, BLOOD)


def calamity_janet(p: Pencil) -> None:
    """A gun is a hat is a gun."""
    with p.moved(-22, -22, 0.62, turn=-8):
        revolver(p, 30)
    with p.moved(20, 26, 0.62):
        hat(p, LEATHER_LIGHT, BLOOD, 5)
    _hole(p, 18, 15, 3.4)
    turning(p, 42, 20, 70, BLOOD, 5.5)
    turning(p, 42, 200, 250, BLOOD, 5.5)


def el_gringo(p: Pencil) -> None:
    """Who touches a cactus leaves something behind."""
    p.shape("M-14 48V-28C-14 -42 8 -42 8 -28V48Z", GREEN, 3.6)
    p.shape("M-14 22H-26C-38 22 -40 14 -40 6V-6C-40 -15 -26 -15 -26 -6V4C-26 8 -24 9 -14 9Z", GREEN, 3.4)
    p.cuts([((3, -28), (3, 42), 2.4), ((-4, -34), (-4, 42), 1.8), ((-32, -4), (-31, 14), 2.0)], GREEN_DARK)
    with p.moved(30, -20, 0.86, turn=18):
        card(p, CLUB)
    p.shape("M8 12H20C32 12 34 6 34 -4V-14C34 -22 20 -22 20 -14V-6C20 -2 18 -1 8 -1Z", GREEN, 3.2)
    for x, y in ((-20, -20), (13, -24), (-18, 34), (39, -12), (12, 30)):
        p.line(f"M{x} {y}l4 -3M{x} {y}l4 2", INK, 1.8)


def jesse_jones(p: Pencil) -> None:
    """A mask, and a card that was somebody else's a moment ago."""
    for turn, x in ((-24, -24), (-4, -8)):
        with p.moved(x, -14 + abs(x) * 0.1, 0.76, turn=turn):
            card_back(p, "#35536b")
    with p.moved(22, -26, 0.82, turn=24):
        card(p, SPADE)
    p.shape(
        "M-44 8C-26 -2 -12 2 0 8C12 2 26 -2 44 8C46 26 30 40 16 36C8 34 4 28 0 28S-8 34 -16 36C-30 40 -46 26 -44 8Z",
        SHADE,
        3.4,
    )
    for x in (-20, 20):
        p.fill(ellipse(x, 18, 9.5, 7), PAPER)
        p.circle((x + 2, 18), 4, INK)


def jourdonnais(p: Pencil) -> None:
    """He was born in a barrel."""
    p.shape("M-28 -6H28C36 10 36 26 28 46H-28C-36 26 -36 10 -28 -6Z", WALNUT_LIGHT, 3.6)
    for x in (-12, 0, 12):
        p.line(f"M{x} -4V44", INK, 2)
    for y in (4, 32):
        p.shape(f"M-33 {y}H33V{y + 8}H-33Z", STEEL, 2.6)
    with p.moved(0, 23, 0.46):
        heart(p, BLOOD, 6)
    p.shape("M-20 -8C-20 -26 20 -26 20 -8Z", SKIN, 3.2)
    p.fill(ellipse(-7, -12, 3, 3.4) + ellipse(7, -12, 3, 3.4), INK)
    with p.moved(0, -35, 0.74):
        hat(p, "#5b4635", INK, 4)
    for x in (-26, 26):
        p.shape(ellipse(x, -6, 8, 6), SKIN, 2.6)


def kit_carlson(p: Pencil) -> None:
    """One eye on the next three."""
    for turn, x in ((-20, -26), (0, 0), (20, 26)):
        with p.moved(x, 20 + abs(x) * 0.14, 0.9, turn=turn):
            card_back(p, "#4a6b4a")
    p.shape("M-40 -18C-24 -40 24 -40 40 -18C24 0 -24 0 -40 -18Z", PAPER, 3.4)
    p.ball((0, -19), 14, "#2c6b78", 2.6)
    p.circle((0, -19), 6.6, INK)
    p.circle((-3, -22), 2.6, "#ffffff")
    for x, turn in ((-26, -34), (0, 0), (26, 34)):
        with p.moved(x, -40 + abs(x) * 0.2, turn=turn):
            p.fill(lens((0, 4), (0, -11), 2.4), INK)


def lucky_duke(p: Pencil) -> None:
    """Two cards, and the one with the clover counts."""
    with p.moved(-19, 4, 1.1, turn=-12):
        card(p, SPADE, SHADE, "#cfc4ab")
    with p.moved(17, 0, 1.2, turn=10):
        card(p)
        for turn in range(45, 405, 90):
            leaf = polar(7.6, turn, (0, -2))
            with p.moved(*leaf, 0.25, turn):
                heart(p, GREEN, 7)
        p.line("M0 0C2 8 4 12 2 17", GREEN_DARK, 3)
    p.fill(star_path((-8, -42), 9, 3.8, 5), BRASS_LIGHT, 1, f'stroke="{INK}" stroke-width="2"')


def paul_regret(p: Pencil) -> None:
    """A wooden horse rocks away from everybody."""
    p.line("M-46 34C-20 54 20 54 46 34", INK, 9)
    p.line("M-46 34C-20 54 20 54 46 34", BLOOD, 4.6)
    p.line("M-22 14L-28 42M-8 18L-10 46M14 18L14 46M26 12L32 41", INK, 8.4)
    p.line("M-22 14L-28 42M-8 18L-10 46M14 18L14 46M26 12L32 41", WALNUT_LIGHT, 4)
    body = "M-46 -22C-42 -36 -28 -44 -18 -38C-10 -28 -6 -14 6 -12H24C36 -12 38 6 32 18H-18"
    body += "C-28 14 -28 0 -28 -10C-34 -8 -44 -10 -46 -14Z"
    p.shape(body, WALNUT_LIGHT, 3.6)
    p.shape("M-20 -38C-6 -36 -2 -20 2 -12C-8 -14 -16 -24 -20 -38Z", SHADE, 2.6)
    p.shape("M32 -8C46 -10 50 6 44 20C42 10 38 4 32 4Z", SHADE, 2.8)
    p.shape("M-4 -14C4 -20 14 -20 20 -13C16 2 0 2 -4 -14Z", BLOOD, 2.8)
    p.circle((-30, -28), 2.6, INK)
    p.line("M-44 -14C-40 -14 -37 -16 -36 -19", INK, 2)
    p.shape("M-24 -40L-22 -50L-15 -40Z", WALNUT_LIGHT, 2.4)


def pedro_ramirez(p: Pencil) -> None:
    """What others throw away."""
    for turn, x, y in ((-30, -12, 30), (12, 14, 34), (-6, 0, 26)):
        with p.moved(x, y, 0.84, turn=turn + 60):
            card(p, "", INK, "#d9ccb0")
    with p.moved(10, -14, 0.98, turn=8):
        card(p, CLUB)
    turning(p, 34, -140, -30, BLOOD, 6)


def rose_doolan(p: Pencil) -> None:
    """A rose with a very clear view."""
    p.line("M0 4C-2 20 2 34 -4 48", INK, 8)
    p.line("M0 4C-2 20 2 34 -4 48", GREEN, 4)
    p.shape("M-2 30C-14 20 -26 22 -32 30C-22 38 -10 38 -2 30Z", GREEN, 3)
    p.shape("M0 38C10 26 22 26 30 32C22 42 8 44 0 38Z", GREEN, 3)
    p.shape(smooth([(0, -42), (21, -36), (28, -18), (17, 4), (0, 10), (-17, 4), (-28, -18), (-21, -36)]), BLOOD, 3.6)
    p.line("M-18 -8C-23 -21 -10 -30 2 -28C13 -26 15 -13 6 -9C-2 -7 -8 -14 -2 -20", INK, 3)
    p.hoop((0, -16), 37, INK, 6)
    p.hoop((0, -16), 37, BRASS_LIGHT, 2.6)
    for turn in range(0, 360, 90):
        p.line(f"M{at(polar(29, turn, (0, -16)))}L{at(polar(45, turn, (0, -16)))}", INK, 4)


def sid_ketchum(p: Pencil) -> None:
    """Two of these for one of those."""
    for turn, x, y in ((-16, -30, -10), (6, -12, -6)):
        with p.moved(x, y, 0.92, turn=turn):
            card_back(p, "#6b4a7a")
    turning(p, 38, 236, 176, INK, 5.5)
    with p.moved(26, 8, 0.78):
        heart(p, BLOOD, 5)
    plus(p, 26, 5, 9, PAPER)


def slab_the_killer(p: Pencil) -> None:
    """One hat is not enough."""
    for x, y, turn in ((-18, -22, 62), (-2, 0, 62)):
        with p.moved(x, y, 1.02, turn=turn):
            cartridge(p)
        p.cuts([((x - 42, y - 16), (x - 28, y - 10), 2.4), ((x - 46, y - 6), (x - 32, y - 2), 2.0)], BLOOD)
    with p.moved(26, 26, 0.58):
        hat(p, LEATHER, INK, 5)
    p.line("M8 12L46 44M46 10L8 46", INK, 8)
    p.line("M8 12L46 44M46 10L8 46", BLOOD, 4)


def suzy_lafayette(p: Pencil) -> None:
    """Her hand is never empty for long."""
    with p.moved(2, 16, 1.0):
        palm(p, "#a8577a")
    with p.moved(6, -22, 0.86, turn=-10):
        card_back(p, "#a8577a")
    p.cuts([((-14, -44), (-14, -24), 2.6), ((-22, -36), (-22, -20), 2.2), ((30, -38), (30, -18), 2.6)])
    p.ball((-22, 26), 3, BONE, 1.6)


def vulture_sam(p: Pencil) -> None:
    """He can wait, and he takes everything."""
    wing = "M-8 46C-40 40 -52 12 -46 -20C-39 -10 -34 -10 -30 -17C-25 -8 -18 -8 -14 -15"
    wing += "C-4 -24 12 -20 18 -4C24 12 18 34 4 46Z"
    p.shape(wing, "#4b3f38", 3.6)
    p.cuts([((-40, -6), (-18, 34), 3.4), ((-29, -6), (-8, 36), 3.0), ((-17, -4), (0, 36), 2.6)], "#1c1512")
    p.shape("M-20 -14C-10 -25 12 -22 18 -8C8 -2 -12 -2 -20 -14Z", BONE, 2.8)
    p.shape(
        "M-2 -18C-4 -35 4 -47 16 -45C26 -43 28 -33 26 -27C24 -20 18 -18 14 -20C12 -16 10 -15 8 -13Z", "#c98d6f", 3.2
    )
    with p.moved(36, 2, 0.62, turn=14):
        card(p, HEART, BLOOD)
    p.shape("M22 -37C34 -38 42 -30 40 -13C35 -18 28 -21 22 -23Z", BRASS, 2.8)
    p.circle((17, -35), 3.2, PAPER)
    p.circle((18, -35), 1.6, INK)
    p.line("M-6 46V51M4 45V51", INK, 4)
    p.line("M-34 51H24", WALNUT, 5)


def willy_the_kid(p: Pencil) -> None:
    """He sees no reason to stop."""
    with p.moved(-20, 14, 0.84, turn=-18):
        revolver(p, 28, STEEL_LIGHT)
    for x, y, size in ((18, -6, 13), (32, -22, 11), (40, -42, 9)):
        with p.moved(x, y):
            flash(p, size)
    for x, y, turn in ((-40, -26, -50), (-22, -36, -10), (-2, -34, 28)):
        with p.moved(x, y, 0.42, turn=turn):
            p.shape("M-9 24V-8H9V24Z", BRASS, 5)
            p.shape(rounded(-11, 22, 22, 6, 2), BRASS_LIGHT, 5)


def pieces() -> dict[str, Callable[[], Pencil]]:
    return signs(
        "person", bart_cassidy, black_jack, calamity_janet, el_gringo, jesse_jones, jourdonnais, kit_carlson,
        lucky_duke, paul_regret, pedro_ramirez, rose_doolan, sid_ketchum, slab_the_killer, suzy_lafayette, vulture_sam,
        willy_the_kid,
    )  # fmt: skip
