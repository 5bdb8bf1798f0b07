"""The signs of the characters: what each of them can do, without a word."""

from __future__ import annotations

from collections.abc import Callable

from make_art import at, lens, num, polar, polygon, rounded, smooth

from .pencil import (
    BLOOD,
    BRASS,
    BRASS_LIGHT,
    BURNT,
    INK,
    PAPER,
    STEEL,
    STEEL_LIGHT,
    WALNUT,
    WALNUT_LIGHT,
    Pencil,
    arrow,
    barrels,
    bullet,
    cube,
    dynamite,
    ellipse,
    feathered,
    hat,
    heart,
    mug,
    shield,
    target,
    turning,
)
from .roles import sign

GREEN, GREEN_DARK = "#5d8a4a", "#3b5f31"
SKIN = "#d9a877"


def _plus(p: Pencil, x: float, y: float, size: float, colour: str = BLOOD) -> None:
    arm, rest = 2 * size / 3, size - size / 3
    path = (
        f"M{num(x - arm / 2)} {num(y - size)}"
        + "".join(
            f"{way}{num(step)}"
            for way, step in zip(
                "hvhvhvhvhvh", (arm, rest, rest, arm, -rest, rest, -arm, -rest, -rest, -arm, rest), strict=True
            )
        )
        + "Z"
    )
    p.shape(path, colour, 2.2)


def bart_cassidy(p: Pencil) -> None:
    """An arrow where a bullet should be."""
    shield(p, STEEL_LIGHT)
    p.cuts([((22, -20), (16, 22), 3.4), ((27, -16), (23, 10), 2.6)])
    with p.moved(0, 0, 0.9):
        arrow(p, BURNT)


def black_jack(p: Pencil) -> None:
    """Dynamite, and once more."""
    with p.moved(0, 2, 0.78):
        dynamite(p, BURNT)
    turning(p, 45, 130, 300, INK, 5)


def calamity_janet(p: Pencil) -> None:
    """One is two, two is one."""
    with p.moved(-22, -20, 0.56):
        target(p, 1, BURNT)
    with p.moved(22, 20, 0.56):
        target(p, 2, BURNT)
    turning(p, 40, 20, 66, BLOOD, 5)
    turning(p, 40, 200, 246, BLOOD, 5)


def el_gringo(p: Pencil) -> None:
    """Who touches a cactus has something in the finger."""
    p.shape("M-10 44V-30C-10 -42 10 -42 10 -30V44Z", GREEN, 3.8)
    p.shape("M-10 18H-22C-32 18 -34 12 -34 4V-8C-34 -16 -22 -16 -22 -8V2C-22 6 -20 6 -10 6Z", GREEN, 3.6)
    p.shape("M10 10H20C30 10 32 4 32 -4V-16C32 -24 20 -24 20 -16V-6C20 -2 18 -2 10 -2Z", GREEN, 3.6)
    p.cuts(
        [((5, -30), (5, 40), 2.6), ((0, -34), (0, 40), 1.8), ((27, -16), (26, 4), 2.2), ((-28, -6), (-27, 12), 2.2)],
        GREEN_DARK,
    )
    with p.moved(12, 20, 0.5, turn=100):
        arrow(p, BURNT)


def jesse_jones(p: Pencil) -> None:
    """A beer that does for two."""
    with p.moved(-14, 8, 0.76):
        mug(p, BURNT)
    with p.moved(26, -22, 0.5):
        mug(p, BURNT)
    _plus(p, -32, -34, 11)


def jourdonnais(p: Pencil) -> None:
    """A barrel catches the arrows."""
    p.shape("M-26 -32H26C36 -12 36 18 26 40H-26C-36 18 -36 -12 -26 -32Z", WALNUT_LIGHT, 4)
    for y in (-20, 26):
        p.shape(f"M-31 {y}H31L33 {y + 9}H-33Z", STEEL, 2.6)
    p.cuts([((-10, -30), (-12, 38), 1.8), ((8, -30), (9, 38), 1.8), ((22, -28), (26, 36), 3.0)])
    for x, y, turn in ((-12, -4, 40), (6, 10, 62), (14, -12, 88)):
        with p.moved(x, y, 0.74, turn=turn):
            p.line("M-34 0H0", BURNT.line, 6)
            feathered(p, BURNT, -34)


def kit_carlson(p: Pencil) -> None:
    """The gun clears arrows away."""
    with p.moved(-12, -8, 0.74):
        barrels(p, BURNT)
    with p.moved(22, 24, 0.62, turn=84):
        arrow(p, BURNT)


def lucky_duke(p: Pencil) -> None:
    """A horseshoe, open to the top."""
    p.shape("M-32 -38H-16V-6C-16 16 16 16 16 -6V-38H32V-2C32 56 -32 56 -32 -2Z", STEEL_LIGHT, 4)
    for x, y in ((-24, -24), (-24, -4), (-18, 14), (24, -24), (24, -4), (18, 14), (0, 24)):
        p.fill(ellipse(x, y, 3.2, 4), INK)
    p.cuts([((28, -30), (28, 8), 2.6), ((20, 28), (4, 36), 2.6)])
    with p.moved(0, -18, 0.4):
        for turn in range(45, 405, 90):
            leaf = polar(17, turn, (0, 0))
            with p.moved(*leaf, 0.42, turn):
                heart(p, GREEN, 6)


def paul_regret(p: Pencil) -> None:
    """The Gatling rattles against a shield."""
    shield(p, BRASS)
    with p.moved(0, -3, 0.52):
        barrels(p, BURNT)
    p.line("M-32 34L30 -36", INK, 11)
    p.line("M-32 34L30 -36", BLOOD, 6)


def pedro_ramirez(p: Pencil) -> None:
    """Pain drives an arrow out."""
    with p.moved(-6, 4, 0.92):
        heart(p, BLOOD)
        p.line("M-2 -16L6 -4L-4 4L4 16", PAPER, 3.4)
    with p.moved(24, -20, 0.6):
        arrow(p, BURNT)


def rose_doolan(p: Pencil) -> None:
    """A rose, and it reaches further than one thinks."""
    p.line("M0 6C-2 22 2 34 -4 46", INK, 8)
    p.line("M0 6C-2 22 2 34 -4 46", GREEN, 4)
    p.shape("M-2 26C-14 16 -26 18 -32 26C-22 34 -10 34 -2 26Z", GREEN, 3)
    p.shape("M0 34C10 22 22 22 30 28C22 38 8 40 0 34Z", GREEN, 3)
    p.shape(smooth([(0, -44), (22, -38), (30, -18), (18, 4), (0, 10), (-18, 4), (-30, -18), (-22, -38)]), BLOOD, 3.8)
    for path in (
        "M-24 -24C-10 -40 14 -40 24 -22",
        "M-18 -6C-24 -20 -10 -30 2 -28C14 -26 16 -12 6 -8C-2 -6 -8 -14 -2 -20",
        "M-14 2C0 8 16 4 24 -10",
    ):
        p.line(path, INK, 3.2)


def sid_ketchum(p: Pencil) -> None:
    """A bottle of something that helps."""
    p.shape("M-9 -42H9V-22C20 -16 24 -8 24 2V36Q24 42 18 42H-18Q-24 42 -24 36V2C-24 -8 -20 -16 -9 -22Z", "#7d9a5f", 4)
    p.shape(rounded(-11, -47, 22, 10, 3), WALNUT_LIGHT, 3)
    p.shape(rounded(-24, 2, 48, 28, 1), PAPER, 2.6)
    _plus(p, 0, 16, 10)
    p.cuts([((17, -10), (18, 0), 2.6), ((-16, -8), (-17, 0), 2.2)], "#ffffff", 0.8)


def slab_the_killer(p: Pencil) -> None:
    """A beer makes the bullet heavier."""
    with p.moved(-20, 12, 0.66):
        mug(p, BURNT)
    for x, y in ((16, -6), (36, -10)):
        with p.moved(x, y, 0.62):
            bullet(p, BURNT)


def suzy_lafayette(p: Pencil) -> None:
    """A fan: the lady did not touch a gun."""
    blades = 7
    for number in range(blades):
        first, last = -63 + number * 18, -45 + number * 18
        outer = [polar(64, turn, (0, 36)) for turn in (first, (first + last) / 2, last)]
        outer[1] = polar(68, (first + last) / 2, (0, 36))
        inner = [polar(22, last, (0, 36)), polar(22, first, (0, 36))]
        p.shape(polygon([*outer, *inner]), BLOOD if number % 2 else "#e6b8a4", 2.8)
        p.line(f"M{at((0, 36))}L{at(polar(23, (first + last) / 2, (0, 36)))}", INK, 4)
    p.ball((0, 36), 6.5, BRASS_LIGHT, 2.6)
    p.fill(smooth([(0, 36), (8, 42), (5, 50), (-4, 47)]), BRASS)


def vulture_sam(p: Pencil) -> None:
    """He can wait."""
    wing = "M-4 46C-34 40 -46 14 -40 -18C-34 -10 -30 -10 -26 -16C-22 -8 -16 -8 -12 -14"
    wing += "C-4 -22 14 -18 20 -4C26 12 20 34 8 46Z"
    p.shape(wing, "#4b3f38", 3.8)
    p.cuts([((-36, -6), (-14, 34), 3.6), ((-26, -6), (-4, 36), 3.2), ((-14, -4), (4, 36), 2.8)], "#1c1512")
    p.shape("M-16 -14C-6 -24 18 -22 24 -8C14 -2 -8 -2 -16 -14Z", PAPER, 3)
    p.cuts([((-6, -14), (-2, -6), 1.8), ((4, -16), (6, -6), 1.8), ((14, -14), (13, -6), 1.8)])
    p.shape(
        "M4 -18C2 -34 10 -46 22 -44C32 -42 34 -32 32 -26C30 -20 24 -18 20 -20C18 -16 16 -16 14 -14Z", "#c98d6f", 3.4
    )
    p.shape("M28 -36C40 -36 46 -28 44 -14C40 -18 34 -20 28 -22Z", BRASS, 3)
    p.circle((23, -34), 3.2, PAPER)
    p.circle((24, -34), 1.6, INK)
    p.line("M-2 46V50M8 45V50", INK, 4)
    p.line("M-30 50H34", WALNUT, 6)


def willy_the_kid(p: Pencil) -> None:
    """Two will do."""
    for x, y in ((-19, -17), (19, 17)):
        with p.moved(x, y, 0.6):
            barrels(p, BURNT)


def _die(p: Pencil, top: str, left: str, right: str) -> None:
    with p.moved(-6, 4, 0.86):
        cube(p, top, left, right)
    _plus(p, 30, -30, 14, BRASS_LIGHT)


def jose_delgado(p: Pencil) -> None:
    """The Loudmouth comes on top."""
    _die(p, "#c14a3e", "#8f2420", "#6b1815")
    with p.moved(-6, -14, 0.3):
        p.shape("M-52 -8C-20 -20 20 -20 52 -8C30 34 -30 34 -52 -8Z", INK, 5)
        p.fill("M-42 -7C-20 -14 20 -14 42 -7L36 4H-36Z", PAPER)
        p.fill("M-22 18C-12 6 12 6 22 18C10 24 -10 24 -22 18Z", "#e08a78")


def tequila_joe(p: Pencil) -> None:
    """The Coward comes on top."""
    _die(p, "#6d96bd", "#41688f", "#2c4a69")
    with p.moved(-6, -15, 0.34):
        mug(p, BURNT)


def apache_kid(p: Pencil) -> None:
    """He knows whose arrow that is."""
    for x, turn in ((-16, -24), (0, 0), (16, 24)):
        with p.moved(x, -6, turn=turn):
            p.shape("M0 -42C8 -30 9 -8 0 6C-9 -8 -8 -30 0 -42Z", PAPER, 3)
            p.fill("M0 -42C5 -34 6 -28 6 -22H-6C-6 -28 -5 -34 0 -42Z", INK)
            p.line("M0 -30V6", INK, 1.8)
    p.shape("M-38 10C-20 0 20 0 38 10V26C20 16 -20 16 -38 26Z", BLOOD, 3.6)
    for number in range(5):
        x = -26 + number * 13
        y = 15 + abs(number - 2) * 1.6
        p.fill(polygon([(x - 5, y), (x, y - 6), (x + 5, y), (x, y + 6)]), BRASS_LIGHT if number % 2 else PAPER)
    p.line("M-36 26C-38 34 -34 38 -36 46M36 26C38 34 34 38 36 46", BLOOD, 3.4)


def bill_noface(p: Pencil) -> None:
    """Hat, collar, and nothing in between."""
    p.shape("M-40 46C-38 26 -24 20 -16 18H16C24 20 38 26 40 46Z", "#4f4638", 3.8)
    p.fill("M-20 -8H20V8C20 18 10 24 0 24S-20 18 -20 8Z", "#15100c")
    p.shape("M-20 16L0 30L20 16L26 26L4 44H-4L-26 26Z", WALNUT, 3)
    p.fill(ellipse(-8, 4, 3, 2) + ellipse(8, 4, 3, 2), BRASS_LIGHT)
    with p.moved(0, -16, 0.94):
        hat(p, "#6e4c30", INK)


def elena_fuente(p: Pencil) -> None:
    """This one is for you."""
    p.shape("M-44 30C-30 18 -16 20 -6 24H14C22 24 22 34 14 34H-2M-6 24C-2 20 8 20 12 22", SKIN, 3.6)
    p.shape("M-46 28L-28 20L-20 42L-40 46Z", BLOOD, 3.4)
    p.shape(
        "M-30 22C-20 18 -8 20 0 25H14C22 25 22 34 14 34H2C16 34 30 30 38 24C44 20 48 28 42 32C28 42 8 46 -24 42Z",
        SKIN,
        3.4,
    )
    with p.moved(6, -6, 0.7, turn=10):
        arrow(p, BURNT)
    turning(p, 44, -70, -24, BLOOD, 5)


def vera_custer(p: Pencil) -> None:
    """Two sabres turn a bullet aside."""
    for side in (-1, 1):
        p.open(f"scale({side} 1)")
        p.shape("M-34 -40C-14 -26 10 2 26 30L20 34C0 10 -24 -16 -34 -40Z", STEEL_LIGHT, 3)
        p.shape("M14 34L32 22C36 30 30 40 20 42Z", BRASS, 3)
        p.line("M24 34L34 46", INK, 8)
        p.line("M24 34L34 46", WALNUT_LIGHT, 4)
        p.close()
    with p.moved(0, -32, 0.36):
        bullet(p, BURNT)


def doc_holyday(p: Pencil) -> None:
    """Three shots, and he feels better."""
    for x, y in ((0, -26), (-26, 14), (26, 14)):
        with p.moved(x, y, 0.5):
            target(p, 1, BURNT)
    _plus(p, 0, 8, 13)


def molly_stark(p: Pencil) -> None:
    """She takes it to heart."""
    with p.moved(0, 2, 1.1):
        heart(p, "#c44b4b")
    p.circle((2, -2), 12, INK)
    for turn in range(10, 370, 60):
        p.fill(lens(polar(10, turn, (2, -2)), polar(20, turn + 8, (2, -2)), 3.0), INK)
    p.circle((2, -2), 7, "#5a1512")
    p.circle((2, -2), 3.4, BRASS)


SIGNS: dict[str, Callable[[Pencil], None]] = {
    draw.__name__: draw
    for draw in (
        bart_cassidy, black_jack, calamity_janet, el_gringo, jesse_jones, jourdonnais, kit_carlson, lucky_duke,
        paul_regret, pedro_ramirez, rose_doolan, sid_ketchum, slab_the_killer, suzy_lafayette, vulture_sam,
        willy_the_kid, jose_delgado, tequila_joe, apache_kid, bill_noface, elena_fuente, vera_custer, doc_holyday,
        molly_stark,
    )
}  # fmt: skip


def pieces() -> dict[str, Callable[[], Pencil]]:
    return {f"char_{name}": lambda draw=draw: sign(draw) for name, draw in SIGNS.items()}  # type: ignore[misc]
