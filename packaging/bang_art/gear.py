"""Emblems of the equipment one buys with gold."""

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
    WALNUT_LIGHT,
    Pencil,
    ellipse,
    hat,
)
from make_art import lens, num, polar, polygon, rounded, smooth, star_path

from .tools import (
    GOLD,
    GOLD_LIGHT,
    GUN,
    GUN_LIGHT,
    LEATHER,
    LEATHER_LIGHT,
    SHADE,
    SKIN,
    SKIN_DARK,
    cartridge,
    cloud,
    gleam,
    nugget,
    signs,
)


def shot(p: Pencil) -> None:
    """A small glass, and it is not for looking at."""
    p.fill(ellipse(0, 42, 32, 5), INK, 0.3)
    p.shape("M-30 -32H30L22 40H-22Z", "#dfe9ea", 3.6)
    p.fill("M-26 -8H26L20.5 32H-20.5Z", "#c4702a")
    p.shape(ellipse(0, -8, 26, 5), "#e39a44", 2.2)
    p.fill("M-20.5 32H20.5L19.6 37H-19.6Z", "#b9c8ca")
    p.cuts([((-20, -24), (-15, 26), 3.4)], "#ffffff", 0.9)
    p.cuts([((22, -24), (17, 30), 3.0)])
    p.shape(ellipse(0, -32, 30, 6), "#eef4f4", 3)
    for x, y, turn in ((-24, -46, -20), (-8, -52, -4), (10, -52, 8), (26, -45, 22)):
        with p.moved(x, y, turn=turn):
            p.fill("M0 -5C4 0 4 4 0 5C-4 4 -4 0 0 -5Z", "#e39a44", 1, f'stroke="{INK}" stroke-width="1.6"')


def bottle(p: Pencil) -> None:
    """Square shoulders; good for a drink, for a throw, for a fright."""
    with p.moved(0, 0, turn=12):
        p.shape(
            "M-10 -44H10V-22C24 -18 26 -10 26 -2V40Q26 46 20 46H-20Q-26 46 -26 40V-2C-26 -10 -24 -18 -10 -22Z",
            "#8a5a24",
            3.6,
        )
        p.fill("M-21 0H21V38Q21 41 18 41H-18Q-21 41 -21 38Z", "#b5772c")
        p.shape(rounded(-12, -54, 24, 12, 3), LEATHER_LIGHT, 3)
        p.shape(rounded(-26, 2, 52, 27, 1), PAPER, 2.6)
        p.fill(star_path((0, 15.5), 11, 4.6, 5), BLOOD)
        p.line("M-20 7H20M-20 24H20", BRASS_DARK, 1.6)
        p.cuts([((-19, -10), (-20, 0), 2.8), ((-6, -40), (-6, -26), 2.2)], "#ffffff", 0.85)
        p.cuts([((21, -8), (21, 0), 2.4), ((20, 32), (20, 42), 2.4)])


def pardner(p: Pencil) -> None:
    """A handshake; what is in the other hand is nobody's business."""
    p.shape("M-54 -22L-34 -26L-26 8L-50 16Z", "#35536b", 3.2)
    p.shape("M54 -22L34 -26L26 8L50 16Z", BLOOD, 3.2)
    p.shape("M-33 -24L-26 -25L-19 6L-27 8Z", PAPER, 2.4)
    p.shape("M33 -24L26 -25L19 6L27 8Z", PAPER, 2.4)
    p.shape("M25 -22C10 -30 -6 -28 -14 -18C-18 -10 -12 -4 -4 -8L4 -12C14 -4 20 4 20 8Z", "#b98552", 3)
    p.shape(
        "M-26 -20C-14 -30 0 -26 6 -18L26 4C32 12 24 20 18 15L12 10C20 18 12 27 5 21"
        "C10 28 0 34 -6 28C-6 34 -14 35 -20 28C-26 22 -24 12 -24 4Z",
        SKIN,
        3.2,
    )
    p.line("M18 15L6 3M5 21L-4 12M-6 28L-13 20", INK, 2.6)
    p.shape("M6 -18C-2 -20 -10 -16 -14 -8C-14 -2 -8 -2 -4 -6L4 -11Z", SKIN, 2.6)
    p.cuts([((-22, 8), (-16, 22), 2.2)], SKIN_DARK)
    for x, turn in ((-20, -18), (0, 0), (20, 18)):
        with p.moved(x, -40, turn=turn):
            p.fill(lens((0, 4), (0, -12), 2.8), BLOOD)


def rhum(p: Pencil) -> None:
    """A stone jug from the coast; the anchor says which one."""
    p.line("M18 -20C40 -24 42 4 24 8", INK, 10)
    p.line("M18 -20C40 -24 42 4 24 8", "#b59a6d", 4.6)
    p.shape("M-10 -38H10V-28C28 -22 34 -6 34 8C34 28 26 44 0 44S-34 28 -34 8C-34 -6 -28 -22 -10 -28Z", "#d9c39a", 3.6)
    p.fill("M-31 -6C-27 -18 -20 -24 -9 -27V-37H9V-27C20 -24 27 -18 31 -6Z", "#8a5a30")
    p.line("M-31 -6C-14 0 14 0 31 -6", INK, 2.6)
    p.shape(rounded(-11, -48, 22, 12, 3), LEATHER, 3)
    p.line("M0 8V34M-9 14H9M-14 26C-12 36 -4 36 0 34C4 36 12 36 14 26", INK, 4)
    p.hoop((0, 6), 4, INK, 3)
    p.cuts([((26, 6), (20, 32), 3.2), ((30, 8), (26, 26), 2.4)])
    p.cuts([((-20, -18), (-24, -10), 2.4)], "#ffffff", 0.7)


def union_pacific(p: Pencil) -> None:
    """The iron horse, head-on and late."""
    p.shape("M-14 -50H14L9 -32H-9Z", SHADE, 3)
    cloud(p, 24, -48, 10)
    cloud(p, 40, -53, 7)
    p.shape(rounded(-32, 6, 64, 18, 3), BLOOD, 3)
    p.ball((0, -6), 32, GUN, 3.6)
    p.hoop((0, -6), 25, BRASS, 3)
    p.circle((0, -6), 19, SHADE)
    for turn in range(0, 360, 45):
        p.circle(polar(28.6, turn + 22.5, (0, -6)), 1.8, GUN_LIGHT)
    p.fill(star_path((0, -6), 13, 5.4, 5), BRASS_LIGHT)
    p.ball((0, -34), 9, BRASS, 2.6)
    p.circle((0, -34), 5, "#fff2bf")
    p.shape("M-40 24H40L46 46H-46Z", STEEL, 3.2)
    for number in range(7):
        top, low = -33 + number * 11.0, -39 + number * 13.0
        p.line(f"M{num(top)} 25L{num(low)} 45", BRASS_LIGHT, 2.6)
    for x in (-36, 36):
        p.shape(ellipse(x, 16, 6, 8), STEEL_LIGHT, 2.6)


def gold_rush(p: Pencil) -> None:
    """A mountain with something shining in it, and everybody on the way there."""
    p.fill(
        "".join(
            polygon([polar(14, t, (4, -20)), polar(37, t - 5, (4, -20)), polar(37, t + 5, (4, -20))])
            for t in range(-90, 100, 22)
        ),
        GOLD_LIGHT,
    )
    p.shape("M-52 44L-16 -20L-6 -8L6 -34L52 44Z", "#6f6257", 3.6)
    p.fill("M6 -34L52 44H26L8 4L14 -8Z", INK, 0.4)
    p.shape("M6 -34L-4 -12L2 -15L7 -9L12 -14L16 -16Z", BONE, 2.2)
    for path in ("M-20 44L-12 24L-18 10L-8 -6", "M6 44L12 22L4 12", "M32 44L28 28L34 20"):
        p.line(path, INK, 7)
        p.line(path, GOLD, 4)
        p.line(path, GOLD_LIGHT, 1.4)
    with p.moved(-28, 38, 0.62):
        nugget(p, 4)
    with p.moved(18, 40, 0.74):
        nugget(p, 4)
    gleam(p, 4, 12, 9)
    gleam(p, -16, 12, 7)


def boots(p: Pencil) -> None:
    """Good soles: every wound is also a lesson."""
    for x, y, fill in ((14, -6, LEATHER), (-12, 4, LEATHER_LIGHT)):
        with p.moved(x, y, 0.94):
            boot = "M-22 -46C-14 -40 0 -40 10 -46L12 8C24 14 38 16 38 30V36H-20V32C-24 18 -20 4 -22 -46Z"
            p.shape(boot, fill, 3.4)
            p.shape("M-22 36H40V43H6L2 38L-4 46H-20Z", SHADE, 2.8)
            p.line("M-18 -34C-10 -28 2 -28 8 -34M-18 -26C-10 -20 2 -20 8 -26", BRASS_LIGHT, 2.4)
            p.line("M-6 -16C-14 -6 6 -4 -4 6", BRASS_LIGHT, 2.4)
            p.cuts([((6, -12), (7, 8), 2.8), ((14, 16), (30, 24), 2.4), ((-18, 12), (-16, 28), 2.2)])
    p.line("M-34 34L-46 34", INK, 5)
    p.fill(star_path((-48, 34), 8, 3.4, 6), BRASS_LIGHT, 1, f'stroke="{INK}" stroke-width="2"')


def wanted(p: Pencil) -> None:
    """A face everybody should remember, nailed to a wall."""
    edge = [(-34, -48), (-6, -46), (20, -49), (35, -47), (33, -14), (36, 12), (34, 46), (8, 44), (-16, 48), (-35, 45)]
    edge += [(-33, 16), (-36, -16)]
    p.shape(polygon(edge), "#e9d9b4", 3.4)
    p.fill(polygon([(20, -48), (34, -46), (32, -14), (35, 12), (33, 45), (24, 44)]), "#b9975d", 0.45)
    for width, y in ((46, -38), (36, 30), (24, 38)):
        p.fill(rounded(-width / 2, y - 3, width, 6 if y < 0 else 4, 1.5), BLOOD if y < 0 else INK)
    p.shape(rounded(-22, -29, 44, 50, 1), PAPER, 2.4)
    p.fill("M-20 20C-20 6 -12 2 0 2S20 6 20 20Z", SHADE)
    p.shape("M-12 -8C-12 6 -6 12 0 12S12 6 12 -8Z", SKIN, 2.4)
    p.shape("M-13 -1C-6 3 6 3 13 -1C12 8 6 14 0 16C-6 14 -12 8 -13 -1Z", BLOOD, 2.2)
    p.cuts([((-8, -7), (-2, -4), 2.0), ((8, -7), (2, -4), 2.0)])
    with p.moved(0, -14, 0.44):
        hat(p, SHADE, INK, 4)
    for x, y in ((-29, -42), (29, -42), (-29, 40), (28, 39)):
        p.ball((x, y), 3.4, STEEL_LIGHT, 1.6)


def gold_pan(p: Pencil) -> None:
    """Water, sand, patience."""
    p.shape(ellipse(0, 8, 50, 32), STEEL, 3.6)
    p.fill(ellipse(0, 6, 44, 26), STEEL_LIGHT)
    p.shape(ellipse(0, 11, 37, 20), "#5f93a8", 2.8)
    p.line("M-28 4C-20 0 -14 8 -6 4S10 0 18 4", "#d5ecf2", 2.2)
    p.line("M-22 20C-14 16 -8 24 0 20S16 16 24 20", "#d5ecf2", 2.2)
    for x, y, size in ((-12, 13, 0.6), (10, 15, 0.74), (24, 8, 0.46), (-2, 4, 0.44)):
        with p.moved(x, y, size):
            nugget(p, 4)
    for x, y in ((-24, 12), (-18, 20), (2, 26), (20, 22), (30, 16)):
        p.circle((x, y), 1.7, GOLD_LIGHT)
    p.cuts([((40, 22), (22, 36), 3.0), ((46, 14), (36, 28), 2.4)])
    for x, tall in ((-16, 20), (0, 26), (14, 18)):
        p.fill(
            f"M{x} {-tall - 18}C{x + 6} {-tall - 8} {x + 5} {-tall - 2} {x} {-tall - 2}"
            f"C{x - 5} {-tall - 2} {x - 6} {-tall - 8} {x} {-tall - 18}Z",
            "#7fb6c9",
            1,
            f'stroke="{INK}" stroke-width="2.2"',
        )


def horseshoe(p: Pencil) -> None:
    """Hung with the opening upwards, so that the luck stays in."""
    p.shape(
        "M-40 -40C-38 -46 -24 -46 -22 -40C-30 -14 -24 22 0 22S30 -14 22 -40"
        "C24 -46 38 -46 40 -40C50 -2 38 48 0 48S-50 -2 -40 -40Z",
        STEEL_LIGHT,
        3.8,
    )
    for x, y in ((-33, -24), (-34, -6), (-30, 12), (-18, 28), (33, -24), (34, -6), (30, 12), (18, 28)):
        p.fill(rounded(x - 2.6, y - 3.4, 5.2, 6.8, 1.2), INK)
    p.cuts([((40, -22), (39, 12), 2.8), ((32, 26), (12, 42), 2.8), ((-38, -30), (-42, -4), 1.8)])
    p.fill(
        "".join(
            polygon([polar(8, t, (0, -18)), polar(22, t - 6, (0, -18)), polar(22, t + 6, (0, -18))])
            for t in range(0, 360, 45)
        ),
        BRASS,
    )
    p.fill(star_path((0, -18), 12, 5, 5), BRASS_LIGHT, 1, f'stroke="{INK}" stroke-width="2.2"')


def lucky_charm(p: Pencil) -> None:
    """A rabbit's foot. The rabbit was less lucky."""
    p.line("M-34 -50C-20 -40 -2 -46 2 -34", INK, 6)
    p.line("M-34 -50C-20 -40 -2 -46 2 -34", BRASS_LIGHT, 2.8, 1, 'stroke-dasharray="4 4"')
    p.shape(rounded(-10, -38, 24, 16, 5), BRASS, 3)
    p.cuts([((-6, -30), (10, -30), 2.0)], BRASS_DARK)
    foot = [(-8, -24), (-14, -6), (-18, 16), (-17, 34), (-6, 46), (8, 44), (18, 32), (20, 12), (15, -8), (12, -24)]
    p.shape(smooth(foot), "#cdb899", 3.4)
    p.cuts(
        [((10, -16), (14, 18), 3.0), ((4, -14), (6, 14), 2.4), ((-6, -8), (-10, 18), 2.2), ((-1, 0), (-2, 22), 1.8)],
        "#6f5a40",
    )
    for x in (-9, 1, 11):
        p.line(f"M{x} 30V41", INK, 2.6)
    for x, y, size in ((32, -20, 12), (-34, 8, 9), (36, 22, 8)):
        gleam(p, x, y, size)


def rucksack(p: Pencil) -> None:
    """Everything one needs, and a blanket."""
    p.line("M-26 2C-44 6 -44 34 -30 38M26 2C44 6 44 34 30 38", INK, 7)
    p.line("M-26 2C-44 6 -44 34 -30 38M26 2C44 6 44 34 30 38", LEATHER_LIGHT, 3)
    p.shape(rounded(-40, -46, 80, 24, 12), "#5f7a6b", 3.4)
    for x in (-30, 28):
        p.hoop((x + 1, -34), 7, INK, 2.2)
    for x in (-17, 11):
        p.shape(rounded(x, -48, 7, 28, 2), LEATHER, 2.4)
    p.shape("M-28 -22H28C34 -10 36 20 32 44H-32C-36 20 -34 -10 -28 -22Z", "#a3844f", 3.6)
    p.shape("M-29 -22H29C33 -12 34 -4 32 6C18 14 -18 14 -32 6C-34 -4 -33 -12 -29 -22Z", "#7d6034", 3)
    for x in (-17, 11):
        p.shape(rounded(x, -2, 7, 22, 2), LEATHER, 2.4)
        p.shape(rounded(x - 1.5, 10, 10, 8, 1.5), BRASS_LIGHT, 2)
    p.shape(rounded(-18, 24, 36, 18, 4), "#8c6d3d", 2.8)
    p.cuts([((27, 14), (27, 38), 2.8), ((-12, 32), (10, 32), 1.6)])


def calumet(p: Pencil) -> None:
    """Smoke one can agree on."""
    with p.moved(0, 6, turn=-24):
        p.line("M-46 0H30", INK, 9)
        p.line("M-46 0H30", LEATHER_LIGHT, 5)
        for x in (-34, -26, -18):
            p.fill(rounded(x, -3, 4, 6, 1), BLOOD if x != -26 else "#2c6b78")
        p.shape("M24 -4H40V-22C40 -27 54 -27 54 -22V6C54 13 46 14 40 12C32 10 26 8 24 4Z", BLOOD, 3.2)
        p.shape(ellipse(47, -22, 7, 3.4), SHADE, 2.2)
        for x, turn in ((-8, 8), (2, -8), (12, 6)):
            with p.moved(x, 4, turn=turn):
                p.line("M0 -2V8", INK, 2)
                p.shape("M0 6C6 12 6 28 0 36C-6 28 -6 12 0 6Z", PAPER, 2.4)
                p.fill("M-4.6 26C-3 31 -1.6 34 0 36C1.6 34 3 31 4.6 26Z", INK)
                p.line("M0 8V30", INK, 1.4)
    p.line("M34 -38C28 -44 38 -48 32 -54", INK, 5, 0.75)
    p.line("M42 -40C38 -46 46 -50 41 -57", INK, 4, 0.5)


def gun_belt(p: Pencil) -> None:
    """Room for eight, and for what goes with it."""
    p.shape("M-50 -20C-30 -36 30 -36 50 -20L46 2C28 -12 -28 -12 -46 2Z", LEATHER, 3.4)
    p.line("M-45 -17C-28 -30 28 -30 45 -17M-43 -3C-26 -16 26 -16 43 -3", BRASS_LIGHT, 1.6, 1, 'stroke-dasharray="4 3"')
    for number in range(5):
        x = -42 + number * 10.5
        y = -12 - (1 - ((x + 5) / 45) ** 2) * 9
        with p.moved(x, y, 0.44):
            cartridge(p, 4)
            p.shape(rounded(-12, 2, 24, 10, 3), LEATHER_LIGHT, 4)
    p.shape(rounded(8, -34, 26, 24, 4), BRASS, 3)
    p.shape(rounded(14, -28, 14, 12, 2), SHADE, 2.2)
    p.line("M21 -22H31", INK, 3)
    p.shape("M-4 -8H22L20 22C18 40 12 50 4 50C-4 48 -6 38 -6 22Z", LEATHER_LIGHT, 3.4)
    p.line("M0 -2L17 -2L15.5 21C14 36 10 44 4 45", BRASS_LIGHT, 1.6, 1, 'stroke-dasharray="4 3"')
    with p.moved(12, -8, 0.62, turn=96):
        p.shape("M-6 -12C-14 -10 -16 -2 -14 6L-24 24C-26 31 -12 35 -9 28L3 8Z", WALNUT_LIGHT, 4)
    p.shape(rounded(-7, 6, 30, 8, 2), LEATHER, 2.4)


def pickaxe(p: Pencil) -> None:
    """One swing more than the others."""
    with p.moved(-4, 8, turn=40):
        p.shape(rounded(-5, -40, 10, 88, 4), WALNUT_LIGHT, 3.2)
        p.cuts([((2, -20), (2, 40), 2.2), ((-2, 0), (-2, 30), 1.6)])
        p.shape("M-52 -14C-36 -38 -14 -44 0 -44S36 -38 52 -14C34 -26 16 -30 0 -30S-34 -26 -52 -14Z", STEEL, 3.6)
        p.fill("M-46 -19C-32 -36 -14 -41 0 -41S30 -37 44 -20C30 -31 14 -36 0 -36S-34 -30 -46 -19Z", STEEL_LIGHT)
        p.shape(rounded(-8, -48, 16, 22, 3), GUN, 2.8)
    with p.moved(-30, 32, 0.7):
        nugget(p, 4)
    with p.moved(-8, 40, 0.46):
        nugget(p, 4)
    gleam(p, -38, 14, 8)
    p.cuts([((38, 12), (46, 20), 2.6), ((30, 18), (34, 28), 2.4), ((44, 2), (53, 4), 2.4)], BLOOD)


def pieces() -> dict[str, Callable[[], Pencil]]:
    return signs(
        "gear", shot, bottle, pardner, rhum, union_pacific, gold_rush, boots, wanted, gold_pan, horseshoe, lucky_charm,
        rucksack, calumet, gun_belt, pickaxe,
    )  # fmt: skip
