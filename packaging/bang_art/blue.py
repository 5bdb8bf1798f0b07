"""Emblems of the cards that stay on the table: weapons, cover, horses, and two one would rather be without."""

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
)
from make_art import at, lens, num, polar, rounded, star_path

from .tools import (
    FLAME,
    FLAME_LIGHT,
    GUN,
    GUN_LIGHT,
    LEATHER,
    LEATHER_LIGHT,
    SHADE,
    SKIN,
    cartridge,
    grip,
    muzzle_lines,
    revolver,
    signs,
)


def _barrel(p: Pencil, x: float, y: float, length: float, thick: float, steel: str = GUN) -> None:
    p.shape(f"M{num(x)} {num(y)}h{num(length)}v{num(thick)}h{num(-length)}Z", steel, 2.8)
    p.fill(f"M{num(x + 2)} {num(y + 1.6)}h{num(length - 4)}v2.4h{num(4 - length)}Z", GUN_LIGHT)


def _lever(p: Pencil, x: float, y: float) -> None:
    """The ring one works a repeating gun with."""
    path = f"M{num(x - 6)} {num(y)}C{num(x - 10)} {num(y + 18)} {num(x + 16)} {num(y + 18)} {num(x + 14)} {num(y)}"
    p.line(path, INK, 6)
    p.line(path, BRASS_LIGHT, 2.6)
    p.line(f"M{num(x + 4)} {num(y)}v7", INK, 3)


def _stock(p: Pencil, x: float, y: float, length: float) -> None:
    """A shoulder piece to the left of a point."""
    p.shape(
        f"M{num(x)} {num(y - 6)}L{num(x - 12)} {num(y - 3)}L{num(x - length)} {num(y + 4)}"
        f"V{num(y + 22)}L{num(x - 16)} {num(y + 9)}L{num(x)} {num(y + 8)}Z",
        WALNUT_LIGHT,
        3,
    )
    p.shape(f"M{num(x - length)} {num(y + 3)}h-5v20h5Z", BRASS_DARK, 2.4)
    p.cuts([((x - 14, y + 3), (x - length + 4, y + 13), 2.0), ((x - 18, y + 7), (x - length + 6, y + 18), 1.6)])


def volcanic(p: Pencil) -> None:
    """A short pistol with a ring to work: it hardly stops."""
    with p.moved(-6, 2, 1.12, turn=-14):
        _barrel(p, 0, -20, 42, 11, BRASS)
        _barrel(p, 0, -9, 36, 6)
        with p.moved(-14, -2):
            grip(p)
        p.shape("M-24 -22H4V0L-2 6H-20L-26 -4Z", BRASS, 3)
        p.shape("M-22 -20L-30 -28C-32 -32 -25 -33 -23 -30L-16 -21Z", GUN, 2.4)
        p.cuts([((-18, -14), (-2, -14), 2.0), ((-18, -8), (-4, -8), 1.8)], BRASS_DARK)
        _lever(p, -8, 4)
    for number in range(3):
        with p.moved(-40 + number * 13, -38 + number % 2 * 6, 0.42, turn=-40 + number * 36):
            cartridge(p, 4)
    muzzle_lines(p, 44, -28, 12)


def schofield(p: Pencil) -> None:
    """Broken open at the hinge, as one loads it."""
    with p.moved(6, 6, 1.08):
        p.open("rotate(24)")
        _barrel(p, 4, -22, 42, 11)
        p.shape("M42 -22L45 -28H46V-22Z", GUN, 2)
        p.shape(rounded(-16, -24, 22, 22, 4), GUN_LIGHT, 2.8)
        for y in (-18, -10):
            p.fill(rounded(-11, y, 13, 4, 2), INK)
        p.close()
        p.open("rotate(-16)")
        with p.moved(-20, 6):
            grip(p, WALNUT)
        p.shape("M-28 -8H-4L6 4L0 14H-22L-30 6Z", GUN, 3)
        p.shape("M-26 -8L-34 -16C-36 -20 -29 -21 -27 -18L-20 -9Z", GUN, 2.4)
        p.line("M-12 14C-14 24 0 26 2 13", INK, 5)
        p.line("M-12 14C-14 24 0 26 2 13", GUN_LIGHT, 2)
        p.close()
        p.ball((5, 6), 4.6, BRASS_LIGHT, 2)
    for x, y, turn in ((-22, -34, -30), (-8, -42, 6)):
        with p.moved(x, y, 0.46, turn=turn):
            cartridge(p, 4)


def remington(p: Pencil) -> None:
    """A long barrel, a bone handle, fine engraving."""
    with p.moved(-10, 6, 1.0, turn=-34):
        revolver(p, 50, GUN_LIGHT, BONE)
        p.shape("M16 -6H44L40 0H20Z", STEEL, 2.4)
        for x in (22, 32, 42, 52):
            p.fill(lens((x, -15), (x + 5, -9), 1.6), INK)
        p.hoop((-22, -4), 3, INK, 1.8)


def rev_carabine(p: Pencil) -> None:
    """A revolver that has been given a shoulder and a long nose."""
    with p.moved(4, 2, 0.96, turn=-32):
        _stock(p, -14, -4, 44)
        _barrel(p, 14, -14, 46, 8)
        p.shape(rounded(14, -6, 22, 6, 2), WALNUT, 2.4)
        p.shape("M-18 -14H16V6H-10L-18 4Z", GUN, 3)
        p.shape(rounded(-8, -18, 22, 22, 4), GUN_LIGHT, 2.8)
        for y in (-12, -4):
            p.fill(rounded(-3, y, 13, 4, 2), INK)
        p.line("M-8 6C-10 16 4 18 6 6", INK, 5)
        p.line("M-8 6C-10 16 4 18 6 6", GUN_LIGHT, 2)
        p.shape("M-16 -14L-22 -22C-24 -26 -17 -26 -15 -23L-10 -15Z", GUN, 2.2)
        p.shape("M56 -14L59 -20H60V-14Z", GUN, 1.8)


def winchester(p: Pencil) -> None:
    """The rifle that reaches everybody."""
    with p.moved(2, 2, 0.94, turn=-40):
        _stock(p, -20, -2, 40)
        _barrel(p, 4, -12, 60, 6)
        _barrel(p, 4, -6, 52, 5, STEEL)
        p.shape(rounded(8, -7, 26, 9, 3), WALNUT_LIGHT, 2.6)
        p.shape("M-22 -13H10V4H-14L-22 2Z", BRASS, 3)
        p.shape(rounded(-12, -9, 12, 7, 2), GUN, 2.2)
        _lever(p, -12, 4)
        p.shape("M-20 -13L-25 -20C-27 -23 -21 -24 -19 -21L-14 -14Z", GUN, 2.2)
        p.shape("M60 -12L63 -18H64V-12Z", GUN, 1.8)
        p.shape(rounded(46, -13, 5, 14, 1.5), BRASS_DARK, 2)


def barrel(p: Pencil) -> None:
    """Oak, and a good place to be behind."""
    p.fill(ellipse(0, 44, 38, 6), INK, 0.3)
    p.shape("M-28 -40H28C40 -16 40 20 28 44H-28C-40 20 -40 -16 -28 -40Z", WALNUT_LIGHT, 3.6)
    for x, bend in ((-18, -22), (-6, -7), (6, 7), (18, 22)):
        p.line(f"M{x} -38C{bend * 1.2:.0f} -14 {bend * 1.2:.0f} 18 {x} 42", INK, 2)
    p.shape(ellipse(0, -40, 28, 7), WALNUT, 3.2)
    p.fill(ellipse(0, -39, 21, 4), SHADE)
    for y, wide in ((-26, 34.0), (-2, 37.0), (24, 34.5)):
        path = f"M{num(-wide)} {y}C{num(-wide * 0.4)} {y + 7} {num(wide * 0.4)} {y + 7} {num(wide)} {y}"
        path += f"V{y + 8}C{num(wide * 0.4)} {y + 15} {num(-wide * 0.4)} {y + 15} {num(-wide)} {y + 8}Z"
        p.shape(path, STEEL, 2.6)
    p.cuts([((27, -14), (30, 0), 3.0), ((29, 12), (26, 22), 2.8)])
    for x, y in ((-14, 12), (10, -12)):
        p.circle((x, y), 4.2, INK)
        for turn in range(0, 360, 60):
            p.fill(lens(polar(4, turn, (x, y)), polar(8.5, turn + 12, (x, y)), 1.6), INK)
        p.circle((x, y), 2, STEEL_LIGHT)


def mustang(p: Pencil) -> None:
    """Gone before anybody has aimed."""
    mane = "M8 -44C26 -40 42 -20 40 10C40 26 36 38 30 46H14C20 20 16 -10 -2 -30Z"
    p.shape(mane, SHADE, 3)
    head = "M-4 -36C8 -34 20 -18 20 6C20 24 16 36 12 46H-18C-12 34 -10 24 -12 16"
    head += "C-20 20 -30 26 -40 24C-48 22 -48 14 -44 8C-38 -2 -28 -16 -16 -28L-18 -44L-6 -38Z"
    p.shape(head, "#b5793f", 3.6)
    p.shape("M-4 -36L0 -48L8 -34Z", "#b5793f", 2.8)
    p.shape("M-16 -34L-4 -44C0 -34 0 -28 -4 -20C-8 -24 -12 -28 -16 -30Z", SHADE, 2.2)
    p.fill("M-16 -25C-26 -13 -36 -2 -41 8L-37 10C-30 -1 -21 -12 -12 -20Z", BONE)
    p.circle((-17, -14), 4, INK)
    p.circle((-18, -15.4), 1.3, PAPER)
    p.fill(ellipse(-40, 12, 2.6, 3.6), INK)
    p.line("M-44 19C-38 20 -34 18 -31 14", INK, 2.4)
    p.line("M-30 22L-24 -12L-2 -10", INK, 5)
    p.line("M-30 22L-24 -12L-2 -10", BLOOD, 2.4)
    p.ball((-28, 6), 3.4, BRASS_LIGHT, 1.8)
    p.cuts([((14, -8), (12, 30), 3.2), ((7, -4), (4, 34), 2.6), ((-6, 2), (-6, 14), 2.2)])
    p.cuts([((28, -22), (34, 8), 2.6), ((34, -6), (34, 26), 2.4), ((26, -4), (28, 28), 2.2)], "#6b5f57")


def scope(p: Pencil) -> None:
    """Brass and glass: everybody is a step nearer."""
    with p.moved(-4, 12, 1.0, turn=-30):
        p.shape("M-50 -9H-22V9H-50Z", BRASS_DARK, 3)
        p.shape("M-24 -12H6V12H-24Z", BRASS, 3)
        p.shape("M4 -15H28L40 -20V20L28 15H4Z", BRASS, 3)
        for x in (-26, 2):
            p.shape(rounded(x, -16, 7, 32, 2.5), BRASS_LIGHT, 2.4)
        p.shape(rounded(-54, -11, 8, 22, 3), SHADE, 2.4)
        p.cuts([((-18, 6), (2, 6), 2.4), ((10, 8), (34, 12), 2.8), ((-44, 4), (-28, 4), 2.0)])
        p.shape(ellipse(40, 0, 7, 20), "#bfe0ea", 2.8)
        p.fill(lens((38, -12), (36, 10), 2.4), "#ffffff")
    spot = (30.0, -30.0)
    p.ball(spot, 21, PAPER, 3)
    p.hoop(spot, 12, BLOOD, 2.8)
    for turn in range(0, 360, 90):
        p.line(f"M{at(polar(6, turn, spot))}L{at(polar(17, turn, spot))}", BLOOD, 3)
    p.circle(spot, 2.4, INK)


def jail(p: Pencil) -> None:
    """A window with a view, for one night."""
    p.shape(rounded(-44, -46, 88, 92, 4), "#9b8f7e", 3.4)
    for row in range(6):
        y = -46 + row * 15.4
        p.line(f"M-44 {num(y)}H44", INK, 1.8)
        for number in range(4):
            x = -32 + number * 24 + (row % 2) * 12
            if x < 44:
                p.line(f"M{x} {num(y)}v15.4", INK, 1.8)
    p.shape(rounded(-30, -34, 60, 66, 3), SHADE, 3.2)
    p.fill("M-22 32C-22 12 -16 4 0 4S22 12 22 32Z", "#b7ab94")
    for y in (14, 22, 30):
        p.line(f"M{-20 if y < 20 else -22} {y}H{20 if y < 20 else 22}", SHADE, 3)
    p.shape("M-14 -8C-14 -24 14 -24 14 -8C14 6 8 12 0 12S-14 6 -14 -8Z", SKIN, 2.8)
    p.fill("M-14 -9C-14 -26 14 -26 14 -9C8 -16 -8 -16 -14 -9Z", INK)
    p.line("M-5 5Q0 1 5 5", INK, 2.2)
    p.cuts([((-10, -9), (-3, -5), 2.2), ((10, -9), (3, -5), 2.2)])
    p.fill(ellipse(-6, -3, 1.8, 2) + ellipse(6, -3, 1.8, 2), INK)
    for x in (-20, 0, 20):
        p.line(f"M{x} -33V31", INK, 7)
        p.line(f"M{x} -33V31", STEEL_LIGHT, 3.2)
    p.shape(rounded(-31, -5, 62, 5, 2), STEEL, 2)
    for x in (-20, 20):
        p.shape(rounded(x - 7, 14, 14, 12, 5), SKIN, 2.6)
        p.line(f"M{x - 6} 18h12M{x - 6} 22h12", INK, 1.6)


def dynamite(p: Pencil) -> None:
    """Three sticks, and the fuse already has an opinion."""
    with p.moved(-6, 12, turn=-16):
        for x in (-31, 11, -10):
            p.shape(rounded(x, -28, 20, 60, 4), BLOOD, 3.2)
            p.shape(ellipse(x + 10, -28, 10, 4), "#d9c39a", 2.6)
            p.fill(rounded(x + 3, -22, 4, 50, 2), "#d2604f")
            p.cuts([((x + 16, -18), (x + 16, 28), 2.0)])
        for y in (-12, 14):
            p.shape(rounded(-34, y, 68, 9, 3), LEATHER, 2.6)
            p.cuts([((-30, y + 4.5), (28, y + 4.5), 1.4)], LEATHER_LIGHT)
    p.line("M-14 -14C-16 -34 0 -44 12 -36C20 -31 22 -38 26 -40", INK, 6)
    p.line("M-14 -14C-16 -34 0 -44 12 -36C20 -31 22 -38 26 -40", "#d9c39a", 2.6)
    p.fill(star_path((34, -40), 19, 7, 9), FLAME, 1, f'stroke="{INK}" stroke-width="2.4"')
    p.fill(star_path((34, -40), 11, 4.6, 9), FLAME_LIGHT)
    p.circle((34, -40), 3.6, "#fffbe8")


def pieces() -> dict[str, Callable[[], Pencil]]:
    return signs(
        "card", volcanic, schofield, remington, rev_carabine, winchester, barrel, mustang, scope, jail, dynamite
    )
