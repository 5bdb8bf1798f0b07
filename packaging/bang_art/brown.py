"""Emblems of the cards that are played and gone."""

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
    STEEL,
    STEEL_LIGHT,
    WALNUT,
    WALNUT_LIGHT,
    Pencil,
    ellipse,
    hat,
)
from make_art import lens, polar, polygon, rounded

from .tools import (
    FLAME,
    GOLD,
    GUN,
    GUN_LIGHT,
    HEART,
    LEATHER,
    LEATHER_LIGHT,
    SHADE,
    SKIN,
    SPADE,
    card,
    cloud,
    fist,
    flash,
    gleam,
    nugget,
    revolver,
    signs,
    wheel,
)


def bang(p: Pencil) -> None:
    """A Colt that has just gone off."""
    with p.moved(36, -28):
        flash(p, 24)
    with p.moved(-14, 8, 0.98, turn=-26):
        revolver(p, 32)
    cloud(p, 2, -41, 8)
    cloud(p, 12, -47, 5)


def missed(p: Pencil) -> None:
    """The hat has two holes, the head has none."""
    p.shape("M-22 26C-22 12 22 12 22 26C22 44 12 50 0 50S-22 44 -22 26Z", SKIN, 3.4)
    p.fill(ellipse(-9, 29, 5, 6) + ellipse(9, 29, 5, 6), PAPER)
    p.circle((-9, 31), 2.6, INK)
    p.circle((9, 31), 2.6, INK)
    p.fill(ellipse(0, 42, 4.5, 3.4), INK)
    p.cuts([((-17, 21), (-5, 20), 2.6), ((17, 21), (5, 20), 2.6)])
    with p.moved(0, -11, 1.0, turn=-9):
        hat(p, LEATHER, SHADE)
    p.line("M-54 -19L-30 -22", BLOOD, 3.2, 1, 'stroke-dasharray="7 6"')
    for x, y in ((-19, -23), (17, -25)):
        p.circle((x, y), 4.6, INK)
        for turn in range(0, 360, 72):
            p.fill(lens(polar(4, turn, (x, y)), polar(9, turn + 10, (x, y)), 1.8), INK)
    p.shape("M33 -31L44 -33C50 -33 54 -31 56 -28C54 -24 50 -22 45 -22L34 -21Z", BRASS, 2.4)


def beer(p: Pencil) -> None:
    """A mug, filled the way it should be."""
    p.line("M20 -12H31Q42 -12 42 0V16Q42 28 31 28H20", INK, 13)
    p.line("M20 -12H31Q42 -12 42 0V16Q42 28 31 28H20", STEEL_LIGHT, 6)
    p.shape("M-34 -20H24V40Q24 46 18 46H-28Q-34 46 -34 40Z", GOLD, 3.6)
    p.shape("M-34 40H24Q24 46 18 46H-28Q-34 46 -34 40Z", STEEL_LIGHT, 3)
    for x in (-24, -8, 8):
        p.fill(rounded(x, -6, 8, 40, 3.6), "#ffcf5a")
        p.line(f"M{x} -2V30", INK, 1.8, 0.7)
    p.cuts([((18, -8), (18, 36), 3.2)])
    foam = "M-40 -14C-50 -26 -40 -40 -27 -36C-22 -50 -2 -50 4 -38C16 -46 32 -38 28 -25"
    foam += "C38 -21 33 -8 24 -12V0Q19 7 14 0V-12H-8V-6Q-13 2 -18 -6V-12Z"
    p.shape(foam, "#fff8e6", 3.4)
    p.cuts([((-20, -26), (-8, -32), 1.8), ((6, -28), (16, -28), 1.8)])
    for x, y, r in ((-14, 22, 2.4), (-2, 14, 2.0), (-20, 8, 1.8), (6, 30, 2.2)):
        p.circle((x, y), r, "#fff8e6")


def panic(p: Pencil) -> None:
    """A quick hand and somebody else's card."""
    with p.moved(24, -8, 1.06, turn=16):
        card(p, HEART, BLOOD)
    with p.moved(10, 10, 0.92, turn=-14):
        fist(p, "#35536b")
    for y, length in ((-34, 22), (-24, 14), (40, 20)):
        p.fill(lens((-44, y), (-44 + length, y), 2.4), INK)
    p.cuts([((44, -40), (50, -48), 3.0), ((50, -28), (58, -30), 2.8), ((32, -46), (34, -56), 2.8)], BLOOD)


def cat_balou(p: Pencil) -> None:
    """The cat has never liked tidy tables."""
    p.line("M-30 34C-52 36 -52 6 -40 2", INK, 9)
    p.shape("M-32 46C-38 18 -26 -4 -8 -6C10 -6 16 12 14 46Z", SHADE, 3.4)
    p.shape("M-26 -14L-28 -44L-14 -32C-8 -34 0 -34 4 -32L16 -44L16 -14C16 0 6 8 -5 8S-26 0 -26 -14Z", SHADE, 3.4)
    p.fill("M-24 -36L-22 -26L-17 -30ZM12 -36L11 -26L6 -30Z", "#c98d6f")
    for x in (-14, 5):
        p.shape(ellipse(x, -16, 5, 6), BRASS_LIGHT, 1.8)
        p.fill(ellipse(x, -16, 1.7, 5), INK)
    p.fill("M-8 -6H0L-4 -2Z", "#d98a78")
    for side in (-1, 1):
        p.line(f"M{-4 + 6 * side} -4L{-4 + 24 * side} -8M{-4 + 6 * side} -2L{-4 + 24 * side} 0", BONE, 1.5)
    p.shape("M8 16C20 8 26 -2 34 -4C42 -4 42 6 36 8C28 14 22 26 10 30Z", SHADE, 3)
    with p.moved(40, 26, 0.66, turn=28):
        card(p, SPADE)
    p.cuts([((30, 44), (24, 52), 2.6), ((52, 4), (56, -4), 2.6)], BLOOD)
    p.cuts([((-24, 14), (-22, 42), 2.6), ((-16, 18), (-15, 42), 2.2)], "#6b5f57")
    p.shape("M-20 46C-20 38 -8 38 -8 46ZM-4 46C-4 38 8 38 8 46Z", SHADE, 2.6)


def duel(p: Pencil) -> None:
    """Two pistols that do not agree."""
    for side in (-1, 1):
        p.open(f"scale({side} 1)")
        with p.moved(-15, 9, 0.9, turn=-50):
            revolver(p, 44, GUN if side == 1 else "#7a5c3a", WALNUT_LIGHT if side == 1 else BONE)
        p.close()


def stagecoach(p: Pencil) -> None:
    """Six horses would not fit into the picture."""
    p.shape("M-40 -26C-30 -36 22 -36 32 -26L36 -20H-44Z", LEATHER, 3.2)
    p.shape("M-38 -20H30C34 -6 30 12 20 18H-28C-38 12 -42 -6 -38 -20Z", BLOOD, 3.4)
    p.shape(rounded(-14, -14, 22, 18, 3), SHADE, 2.6)
    for x in (-33, 13):
        p.shape(rounded(x, -14, 13, 14, 3), BRASS_LIGHT, 2.4)
    p.line("M-14 4V16M8 4V16", INK, 2.4)
    p.fill("M-36 8C-34 14 -30 18 -28 18H20C24 16 27 12 28 8Z", INK, 0.35)
    p.shape("M30 -20L44 -18V-6L32 -4Z", LEATHER_LIGHT, 2.8)
    p.shape(rounded(-30, -44, 20, 10, 2), WALNUT_LIGHT, 2.6)
    p.shape(rounded(-6, -42, 16, 8, 2), BRASS, 2.4)
    p.line("M44 20H56", INK, 4.4)
    wheel(p, -24, 26, 19)
    wheel(p, 24, 30, 15)
    p.cuts([((-50, 46), (-34, 47), 1.8), ((6, 47), (50, 47), 1.8)], LEATHER)


def general_store(p: Pencil) -> None:
    """A counter under a striped awning."""
    p.shape(rounded(-38, -16, 76, 60, 2), WALNUT_LIGHT, 3)
    p.fill(rounded(-33, -4, 66, 26, 2), SHADE)
    p.shape(rounded(-44, 20, 88, 12, 3), WALNUT, 3.2)
    for x, fill in ((-25, "#6f8f57"), (-9, BRASS), (7, BLOOD)):
        p.shape(rounded(x - 6, 4, 13, 17, 3), fill, 2.4)
        p.shape(rounded(x - 4, 0, 9, 5, 1.5), BONE, 2)
    p.shape("M18 20C16 10 20 6 24 4C22 0 30 0 28 4C32 6 36 10 34 20Z", "#c9a869", 2.4)
    stripes = 6
    for number in range(stripes):
        left, right = -48 + number * 16.0, -32 + number * 16.0
        top_left, top_right = -38 + number * 12.67, -38 + (number + 1) * 12.67
        p.shape(
            f"M{top_left:.1f} -42L{top_right:.1f} -42L{right} -14C{right} -5 {left} -5 {left} -14Z",
            BLOOD if number % 2 == 0 else PAPER,
            2.6,
        )
    p.cuts([((-20, 36), (6, 36), 1.8), ((10, 40), (32, 40), 1.6), ((-34, 41), (-22, 41), 1.6)])


def indians(p: Pencil) -> None:
    """A painted shield, two lances, and the drum is heard from everywhere."""
    for side in (-1, 1):
        p.open(f"scale({side} 1)")
        p.line("M-36 44L36 -40", INK, 6.4)
        p.line("M-36 44L36 -40", LEATHER_LIGHT, 3)
        p.shape("M32 -32L48 -52L44 -28L38 -30Z", STEEL_LIGHT, 2.6)
        p.close()
    for x, turn in ((-22, 18), (0, 0), (22, -18)):
        with p.moved(x, 30, turn=turn):
            p.shape("M0 -6C7 2 7 18 0 27C-7 18 -7 2 0 -6Z", PAPER, 2.4)
            p.fill("M-5 16C-3 22 -1.5 25 0 27C1.5 25 3 22 5 16Z", INK)
            p.line("M0 -4V22", INK, 1.6)
    p.ball((0, -2), 31, "#c9884b", 3.6)
    p.circle((0, -2), 22, BONE)
    for turn in range(0, 360, 30):
        p.fill(polygon([polar(27, turn - 9, (0, -2)), polar(17, turn, (0, -2)), polar(27, turn + 9, (0, -2))]), BLOOD)
    p.hoop((0, -2), 26.5, INK, 2.4)
    p.shape("M-11 5C-13 -6 -6 -14 0 -16C6 -14 13 -6 11 5C6 9 -6 9 -11 5Z", "#2c6b78", 2.4)
    p.fill(ellipse(-4, -3, 2.2, 3) + ellipse(4, -3, 2.2, 3), PAPER)


def wells_fargo(p: Pencil) -> None:
    """A strongbox that is not quite strong enough."""
    p.shape("M-40 -10C-40 -34 -30 -42 0 -42S40 -34 40 -10Z", WALNUT, 3.6)
    p.fill("M-34 -10C-32 -28 -24 -36 0 -36S32 -28 34 -10Z", WALNUT_LIGHT)
    for x, y, size in ((-20, -8, 0.5), (4, -13, 0.62), (24, -7, 0.48), (-6, -4, 0.5)):
        with p.moved(x, y, size):
            nugget(p, 4)
    p.shape("M-42 -2H42L38 40H-38Z", WALNUT, 3.6)
    p.cuts([((-30, 10), (24, 10), 1.8), ((-24, 22), (32, 22), 1.8), ((-30, 32), (10, 32), 1.6)])
    for x in (-32, 22):
        p.shape(f"M{x} -2h11l-1 42h-9Z", BRASS, 2.6)
        for y in (4, 16, 28):
            p.circle((x + 5.4, y), 1.8, BRASS_DARK)
    p.shape(rounded(-9, 6, 18, 16, 3), STEEL_LIGHT, 2.6)
    p.line("M-5 6V0C-5 -6 5 -6 5 0", INK, 4.6)
    p.circle((0, 13), 2.8, INK)
    gleam(p, 14, -28, 12)
    gleam(p, -24, -24, 8)


def gatling(p: Pencil) -> None:
    """Six barrels, one crank, nobody at ease."""
    p.line("M-8 18L-48 44", INK, 9)
    p.line("M-8 18L-48 44", LEATHER_LIGHT, 4.4)
    with p.moved(0, -12, turn=-16):
        p.shape(rounded(-34, -14, 34, 28, 5), BRASS, 3.2)
        p.line("M-34 2H-44V14", INK, 5)
        p.ball((-44, 17), 5, WALNUT_LIGHT, 2)
        for y in (-11, -4, 3):
            p.shape(rounded(0, y, 46, 8, 2), GUN, 2.6)
            p.fill(rounded(3, y + 1.6, 36, 2, 1), GUN_LIGHT)
        for x in (10, 36):
            p.shape(rounded(x, -14, 6, 28, 2), BRASS_DARK, 2.4)
        p.shape(rounded(-24, -30, 15, 17, 3), STEEL, 2.8)
        p.cuts([((-30, 8), (-6, 8), 2.2), ((-28, 0), (-8, 0), 1.8)])
    wheel(p, 2, 22, 24, 10)
    for y in (-38, -27, -18):
        p.fill(lens((46, y + 2), (58, y - 4), 2.6), FLAME)


def saloon(p: Pencil) -> None:
    """Swing doors, light behind them, and a piano somewhere."""
    p.shape(rounded(-44, -46, 88, 92, 4), WALNUT, 3.4)
    p.fill(rounded(-34, -36, 68, 82, 2), p.radial(p.name(), (0, -6), 60, "0 #fff2bf, 0.55 #f3b54a, 1 #a3581f"))
    p.fill("M-20 46C-20 14 -16 0 -6 -5C-11 -9 -10 -20 0 -20S11 -9 6 -5C16 0 20 14 20 46Z", SHADE)
    with p.moved(0, -19, 0.42):
        hat(p, SHADE, SHADE, 2)
    for side in (-1, 1):
        p.open(f"scale({side} 1)")
        p.shape("M-36 0C-24 -6 -12 2 -4 0L-7 38C-16 34 -28 40 -36 38Z", LEATHER_LIGHT, 3)
        for y in (7, 15, 23, 31):
            p.fill(f"M-31 {y}L-10 {y + 1}L-10.4 {y + 5}L-31 {y + 4}Z", LEATHER)
        p.close()
    p.shape(rounded(-48, -50, 96, 12, 3), WALNUT_LIGHT, 3.2)
    p.shape(
        polygon(
            [(0, -57), (4, -48), (13, -47), (6, -41), (8, -33), (0, -38), (-8, -33), (-6, -41), (-13, -47), (-4, -48)]
        ),
        BRASS_LIGHT,
        2.2,
    )


def pieces() -> dict[str, Callable[[], Pencil]]:
    return signs(
        "card", bang, missed, beer, panic, cat_balou, duel, stagecoach, general_store, indians, wells_fargo, gatling,
        saloon,
    )  # fmt: skip
