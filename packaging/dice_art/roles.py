"""The signs of the roles: who wears the star, who hunts it, who waits; and the nine with a power of their own."""

from __future__ import annotations

from collections.abc import Callable

from make_art import lens, polar, polygon, rounded, smooth, star_path

from .pencil import (
    BLOOD,
    BONE,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    DIAMOND,
    INK,
    PAPER,
    SPADE,
    STEEL,
    WALNUT,
    WALNUT_LIGHT,
    Inks,
    Pencil,
    card_sheet,
    ellipse,
    ghost,
    hat,
    shield,
)

SKIN = "#d9a877"


def _star(p: Pencil, outer: float, balls: bool) -> None:
    p.shape(star_path((0, 0), outer, outer * 0.46, 5), BRASS, outer * 0.09)
    for number in range(5):
        tip, left = polar(outer * 0.94, number * 72, (0, 0)), polar(outer * 0.44, number * 72 + 36, (0, 0))
        p.fill(polygon([(0, 0), tip, left]), BRASS_DARK, 0.75)
        right = polar(outer * 0.44, number * 72 - 36, (0, 0))
        p.fill(polygon([(0, 0), tip, right]), BRASS_LIGHT, 0.85)
        if balls:
            p.ball(polar(outer * 1.04, number * 72, (0, 0)), outer * 0.13, BRASS_LIGHT, outer * 0.045)


def sheriff(p: Pencil) -> None:
    _star(p, 41, True)
    p.ball((0, 0), 14, BRASS_LIGHT, 2.6)
    for turn in range(0, 360, 60):
        p.circle(polar(7.6, turn, (0, 0)), 2.5, INK)


def deputy(p: Pencil) -> None:
    shield(p, BRASS, 4)
    shield_inner = "M0 36C-20 26 -28 12 -27 -25C-16 -25 -8 -29 0 -34C8 -29 16 -25 27 -25C28 12 20 26 0 36Z"
    p.fill(shield_inner, BRASS_LIGHT)
    p.fill("M0 36C20 26 28 12 27 -25C16 -25 8 -29 0 -34Z", BRASS, 0.8)
    with p.moved(0, 0):
        _star(p, 23, False)


def _bandit(p: Pencil, scarf: str) -> None:
    """A face between hat and neckerchief."""
    p.shape("M-26 -6C-26 22 -14 40 0 42C14 40 26 22 26 -6Z", SKIN, 3.6)
    p.fill(ellipse(-10, -1, 4, 3) + ellipse(10, -1, 4, 3), INK)
    p.cuts([((-18, -9), (-3, -5), 3.0), ((18, -9), (3, -5), 3.0)])
    p.shape("M-29 7C-14 14 14 14 29 7C27 28 14 44 0 48C-14 44 -27 28 -29 7Z", scarf, 3.6)
    p.cuts([((18, 14), (10, 36), 3.4), ((24, 12), (17, 30), 2.6), ((-14, 16), (-9, 24), 2.0)])
    for x, y in ((-14, 22), (-4, 28), (6, 21), (-8, 36)):
        p.circle((x, y), 1.9, BONE)


def outlaw(p: Pencil) -> None:
    _bandit(p, BLOOD)
    with p.moved(0, -23, 0.92):
        hat(p, "#3c3029", BLOOD)


def renegade(p: Pencil) -> None:
    """A rattlesnake, coiled: nobody's friend."""
    for y, wide in ((30, 38), (17, 32), (5, 25)):
        p.shape(ellipse(0, y, wide, 10.5), "#5d7a86", 3.6)
        for number in range(-3, 4):
            x = number * wide * 0.25
            p.fill(polygon([(x - 4, y), (x, y - 5), (x + 4, y), (x, y + 5)]), INK, 0.85)
        p.cuts([((wide * 0.5, y + 7), (wide * 0.9, y + 2), 2.4)])
    p.shape("M24 8C30 -8 22 -20 6 -22C0 -23 -4 -20 -4 -15C-4 -9 2 -8 6 -9C13 -10 14 -2 12 4Z", "#5d7a86", 3.6)
    p.shape("M12 -26C4 -36 -18 -38 -28 -26C-34 -18 -24 -10 -12 -12C-4 -13 6 -14 12 -26Z", "#7f9ba6", 3.6)
    p.circle((-10, -26), 3.2, BRASS_LIGHT)
    p.circle((-10, -26), 1.6, INK)
    p.line("M-28 -19C-36 -18 -40 -14 -44 -16M-38 -16L-43 -10", BLOOD, 2.8)
    for number in range(4):
        p.shape(ellipse(35 + number * 2.2, 20 - number * 7.5, 5.4 - number * 0.8, 4.2), BRASS_LIGHT, 2.2)


def bear(p: Pencil) -> None:
    for x in (-26, 26):
        p.ball((x, -26), 13, WALNUT, 3.6)
        p.circle((x, -26), 5.5, WALNUT_LIGHT)
    p.shape("M-36 -6C-36 -28 -18 -36 0 -36S36 -28 36 -6C36 20 20 40 0 40S-36 20 -36 -6Z", WALNUT, 3.8)
    p.shape("M-17 12C-17 0 -8 -4 0 -4S17 0 17 12S10 32 0 32S-17 24 -17 12Z", "#c79a6b", 3.2)
    p.fill("M-9 4C-9 -1 9 -1 9 4C9 10 4 12 0 12S-9 10 -9 4Z", INK)
    p.line("M0 12V20M0 20Q-7 26 -11 21M0 20Q7 26 11 21", INK, 2.6)
    for x in (-14, 14):
        p.circle((x, -10), 4, INK)
        p.circle((x - 1, -11.4), 1.3, BONE)
    p.cuts([((26, -6), (20, 22), 3.4), ((31, -2), (27, 14), 2.6), ((-20, -26), (-12, -20), 2.0)])
    with p.moved(26, 28, 0.42):
        _star(p, 36, True)


def good(p: Pencil) -> None:
    """A white hat, and light above it."""
    p.line("M-30 -33C-30 -40 -14 -44 0 -44S30 -40 30 -33S14 -22 0 -22S-30 -26 -30 -33Z", INK, 7.5)
    p.line("M-30 -33C-30 -40 -14 -44 0 -44S30 -40 30 -33S14 -22 0 -22S-30 -26 -30 -33Z", BRASS_LIGHT, 4.2)
    for turn in range(-60, 61, 30):
        p.fill(lens(polar(40, turn, (0, -10)), polar(50, turn, (0, -10)), 2.4), BRASS_LIGHT)
    with p.moved(0, 12, 0.92):
        hat(p, "#f5efe0", BRASS)


def doc(p: Pencil) -> None:
    """A bag with a cross."""
    p.line("M-13 -18V-28Q-13 -34 -7 -34H7Q13 -34 13 -28V-18", INK, 8)
    p.line("M-13 -18V-28Q-13 -34 -7 -34H7Q13 -34 13 -28V-18", WALNUT_LIGHT, 3)
    p.shape("M-38 36C-42 14 -38 -8 -30 -18H30C38 -8 42 14 38 36Z", WALNUT, 4)
    p.shape("M-30 -18H30L26 -8H-26Z", WALNUT_LIGHT, 3)
    p.ball((0, -11), 5, BRASS_LIGHT, 2.2)
    p.ball((0, 13), 17, PAPER, 2.6)
    p.fill("M-4 1h8v8h8v8h-8v8h-8v-8h-8v-8h8Z", BLOOD)
    p.cuts([((27, -4), (32, 30), 3.2), ((21, -4), (25, 4), 2.4)])


def judge(p: Pencil) -> None:
    """The hammer that ends an argument."""
    p.shape(rounded(-36, 27, 62, 13, 4), WALNUT, 3.6)
    p.shape(rounded(-28, 20, 46, 9, 3), WALNUT_LIGHT, 3)
    with p.moved(2, -8, turn=-38):
        p.shape(rounded(4, -5, 48, 10, 4), WALNUT_LIGHT, 3.2)
        p.shape(rounded(-24, -27, 28, 54, 5), WALNUT, 3.8)
        for y in (-20, 12):
            p.shape(rounded(-27, y, 34, 8, 3), BRASS, 2.6)
        p.cuts([((-2, -8), (-2, 8), 2.4), ((-7, -10), (-7, 10), 1.8)])
    for start, end in (((-34, 12), (-44, 6)), ((-28, 6), (-34, -4))):
        p.fill(lens(start, end, 3.0), BLOOD)


def gambler(p: Pencil) -> None:
    for turn, x, pip in ((-26, -19, DIAMOND), (-4, 0, SPADE), (20, 19, DIAMOND)):
        with p.moved(x, -2 + abs(x) * 0.2, turn=turn):
            card_sheet(p, pip)
    p.shape("M-24 28C-20 14 20 14 24 28C27 38 18 46 0 46S-27 38 -24 28Z", SKIN, 3.6)
    for x in (-12, 0, 12):
        p.fill(lens((x, 22), (x, 36), 2.6), INK)


def bad(p: Pencil) -> None:
    """The black hat; under it nothing but a skull."""
    p.shape("M-22 2C-24 18 -18 26 -14 28V40H14V28C18 26 24 18 22 2Z", BONE, 3.6)
    p.fill(ellipse(-9, 10, 6.5, 7.5) + ellipse(9, 10, 6.5, 7.5), INK)
    p.fill("M0 17L-4 26H4Z", INK)
    for x in (-7, 0, 7):
        p.line(f"M{x} 31V39", INK, 2.4)
    with p.moved(0, -12, 0.98):
        hat(p, "#2d2723", BLOOD)


def ugly(p: Pencil) -> None:
    """A face only two arrows could swap for another."""
    p.shape("M-28 -14C-30 -34 -14 -42 0 -42S30 -34 28 -14C28 18 18 40 0 42S-28 18 -28 -14Z", SKIN, 3.8)
    p.fill("M-29 -20C-28 -40 -10 -46 4 -44C22 -44 31 -32 29 -20C20 -30 8 -33 -6 -31C-14 -29 -22 -26 -29 -20Z", INK)
    p.shape("M-21 -16L-3 -12V-2C-8 4 -18 2 -21 -4Z", INK, 2)
    p.line("M-28 -24L8 -10", INK, 3)
    p.ball((12, -8), 6.5, PAPER, 2.4)
    p.circle((13, -7), 2.4, INK)
    p.cuts([((4, -18), (20, -16), 3.2)])
    p.shape("M0 -6C6 4 9 10 5 13C0 16 -6 13 -5 9", SKIN, 2.8)
    p.shape("M-17 22C-6 18 8 18 19 24C14 34 -8 34 -17 22Z", "#5a1512", 2.8)
    for x in (-9, 3, 9):
        p.fill(f"M{x} 21h5v6h-5Z", PAPER)
    p.cuts([((18, 2), (24, 16), 2.4), ((14, 2), (19, 13), 2.0)])
    for x, y in ((-20, 12), (-16, 15), (20, -22)):
        p.circle((x, y), 1.8, BLOOD)


def _hand(p: Pencil) -> None:
    """A left hand, its palm towards us, with flames below."""
    flames = smooth(
        [
            (-34, 46),
            (-36, 24),
            (-27, 10),
            (-25, 26),
            (-16, 12),
            (-8, 28),
            (0, 14),
            (8, 28),
            (17, 12),
            (25, 27),
            (30, 12),
            (37, 28),
            (34, 46),
        ]
    )
    p.shape(flames, BLOOD, 3.4)
    p.shape(
        smooth([(-20, 46), (-21, 34), (-13, 28), (-6, 38), (1, 28), (9, 38), (15, 28), (21, 36), (20, 46)]),
        "#e0862f",
        2.4,
    )
    hand = "M-15 30V2L-24 -12C-28 -18 -20 -24 -15 -18L-9 -10V-34C-9 -41 0 -41 0 -34V-40C0 -47 10 -47 10 -40"
    hand += "V-34C10 -40 19 -40 19 -34V-26C19 -31 27 -31 27 -25V6C27 16 22 22 18 30Z"
    p.shape(hand, "#c2543f", 3.8)
    for x, top in ((0, -30), (10, -32), (19, -26)):
        p.line(f"M{x} {top}V-8", INK, 2.6)
    p.cuts([((22, -2), (20, 18), 3.2), ((16, 4), (14, 22), 2.6), ((-6, 6), (4, 2), 2.0), ((-4, 14), (10, 12), 1.8)])
    for tip, y in ((-4.5, -40), (5.0, -46), (14.5, -41), (23.0, -32)):
        p.shape(f"M{tip - 3.6} {y + 6}L{tip} {y - 5}L{tip + 3.6} {y + 6}Z", INK, 1)


def left_hand(p: Pencil) -> None:
    _hand(p)


def right_hand(p: Pencil) -> None:
    p.open("scale(-1 1)")
    _hand(p)
    p.close()


def ghost_sign(p: Pencil) -> None:
    with p.moved(0, 6, 1.02):
        ghost(p, Inks(INK, BLOOD, "#e8eef0"))
    with p.moved(2, -26, 0.62, turn=-8):
        hat(p, "#6d6f72", STEEL)


def ghost_renegade(p: Pencil) -> None:
    with p.moved(-8, 4, 0.96):
        ghost(p, Inks(INK, BLOOD, "#e8eef0"))
    with p.moved(22, 22, 0.5):
        renegade(p)


def loudmouth(p: Pencil) -> None:
    """A mouth with a voice."""
    p.shape("M-32 -4C-22 -18 -10 -14 -4 -10C2 -14 14 -18 24 -4C16 18 6 26 -4 26S-24 18 -32 -4Z", BLOOD, 3.8)
    p.shape("M-24 -3C-14 -8 6 -8 16 -3C10 12 2 17 -4 17S-18 12 -24 -3Z", "#3b0d0b", 2.6)
    p.fill("M-20 -4C-12 -7 4 -7 12 -4L10 1H-18Z", PAPER)
    p.fill("M-13 13C-10 6 2 6 5 13C2 16 -10 16 -13 13Z", "#e08a78")
    for radius, spread in ((36, 24), (46, 28)):
        p.line(smooth([polar(radius, turn, (-4, 4)) for turn in (90 - spread, 90, 90 + spread)], closed=False), INK, 5)


def coward(p: Pencil) -> None:
    """Somebody under a table, of whom one sees the hat and two eyes."""
    p.shape("M-22 14C-22 -2 22 -2 22 14V30H-22Z", SKIN, 3.4)
    for x in (-9, 9):
        p.ball((x, 14), 7.5, PAPER, 2.4)
        p.circle((x, 16), 2.6, INK)
    with p.moved(0, -4, 0.72):
        hat(p, WALNUT, "#3b6ea5")
    p.shape(rounded(-44, 26, 88, 14, 4), WALNUT_LIGHT, 3.8)
    p.cuts([((-36, 33), (10, 33), 1.6), ((0, 36), (36, 36), 1.4)])
    for x in (-30, 30):
        p.shape(ellipse(x, 27, 9, 6.5), SKIN, 2.8)
    p.fill("M33 -18C38 -10 40 -6 36 -2C32 1 28 -3 30 -8Z", "#7fb6e0", 1, f'stroke="{INK}" stroke-width="2"')


SIGNS: dict[str, Callable[[Pencil], None]] = {
    "sheriff": sheriff,
    "deputy": deputy,
    "outlaw": outlaw,
    "renegade": renegade,
    "the_bear": bear,
    "the_good": good,
    "the_doc": doc,
    "the_judge": judge,
    "the_gambler": gambler,
    "the_bad": bad,
    "the_ugly": ugly,
    "right_hand": right_hand,
    "left_hand": left_hand,
    "ghost": ghost_sign,
    "ghost_renegade": ghost_renegade,
    "loudmouth": loudmouth,
    "coward": coward,
}


def sign(draw: Callable[[Pencil], None]) -> Pencil:
    p = Pencil(120, 120)
    with p.moved(60, 60):
        draw(p)
    return p


def pieces() -> dict[str, Callable[[], Pencil]]:
    return {f"role_{name}": lambda draw=draw: sign(draw) for name, draw in SIGNS.items()}  # type: ignore[misc]
