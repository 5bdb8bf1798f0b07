"""Action bullets: four malfunctions, and nine things to do to one another."""

from __future__ import annotations

from dice_art.pencil import Inks, Pencil, ellipse, turning
from make_art import lens, num, polar, polygon, rounded, star_path

from .live import cartridge, outlined

WATER, OIL = "#3f83bd", "#8a6420"


def _cylinder(p: Pencil, inks: Inks, radius: float, fill: str) -> None:
    """Six chambers from behind."""
    p.circle((0, 0), radius, inks.line)
    p.circle((0, 0), radius - 3.6, fill)
    for turn in range(0, 360, 60):
        p.circle(polar(radius * 0.58, turn, (0, 0)), radius * 0.2, inks.line)
    p.circle((0, 0), radius * 0.14, inks.line)


def cylinder_malfunction(p: Pencil, inks: Inks) -> None:
    """A cylinder that turns the wrong way."""
    _cylinder(p, inks, 27, inks.ground)
    turning(p, 39, 60, -200, inks.accent, 7)


def double_cross(p: Pencil, inks: Inks) -> None:
    """Two daggers, crossed behind somebody's back."""
    for side in (-1, 1):
        with p.moved(0, 4, turn=38 * side):
            p.fill("M-6 16L-5 -34L0 -48L5 -34L6 16Z", inks.ground, 1, outlined(inks, 3.2))
            p.line("M0 -36V12", inks.line, 2.2)
            p.fill(rounded(-15, 14, 30, 7, 3), inks.accent, 1, outlined(inks, 2.6))
            p.fill("M-4 21H4V36H-4Z", inks.line)
            p.circle((0, 40), 5.6, inks.accent)


def gentlemen_agreement(p: Pencil, inks: Inks) -> None:
    """Two top hats, raised to each other."""
    for side in (-1, 1):
        with p.moved(23 * side, -6, 0.92, turn=20 * side):
            p.fill("M-17 16L-19 -32C-8 -37 8 -37 19 -32L17 16Z", inks.line)
            p.fill("M-17.5 2H17.5L17 12H-17Z", inks.accent)
            p.fill("M-28 14C-14 21 14 21 28 14C27 26 14 30 0 30S-27 26 -28 14Z", inks.line)
            p.fill(lens((-11, -28), (-10, -2), 2.6), inks.ground)
    p.line("M-20 40H20", inks.line, 4.6)
    p.fill("M-34 40L-18 32V48ZM34 40L18 32V48Z", inks.line)


def greased_cylinder(p: Pencil, inks: Inks) -> None:
    """An oil can, dripping."""
    p.fill("M-38 40L-30 2H18L26 40Z", inks.ground, 1, outlined(inks))
    p.fill("M-18 2C-18 -14 6 -14 6 2Z", inks.accent, 1, outlined(inks, 3.4))
    p.line("M2 -8L36 -34", inks.line, 7)
    p.line("M-34 12C-52 10 -50 34 -36 32", inks.line, 5)
    p.fill("M40 -26C46 -16 48 -10 40 -8C32 -10 34 -16 40 -26Z", OIL, 1, outlined(inks, 2.4))
    p.fill("M40 2C45 11 46 16 40 18C34 16 35 11 40 2Z", OIL, 1, outlined(inks, 2.4))
    p.fill(lens((10, 10), (16, 34), 2.6) + lens((2, 12), (6, 34), 2), inks.line)


def hammer_malfunction(p: Pencil, inks: Inks) -> None:
    """A hammer, cracked through."""
    p.fill("M-36 -20C-20 -44 12 -44 24 -26L40 -30L34 -8H16L12 6L-4 2L-12 -14Z", inks.ground, 1, outlined(inks))
    p.fill("M-2 14L14 18L10 44H-22C-14 36 -8 26 -2 14Z", inks.ground, 1, outlined(inks))
    p.line("M-16 8L-4 6L2 12L16 9L26 15", inks.accent, 5)
    for y in (-32, -26, -20):
        p.fill(lens((-26, y + 6), (-12, y), 1.8), inks.line)


def ratchet_malfunction(p: Pencil, inks: Inks) -> None:
    """A saw-toothed wheel with a gap where a tooth should be."""
    teeth = []
    for number in range(9):
        turn = number * 40 + 10
        teeth += [polar(36 if number else 24, turn, (-4, 6)), polar(24, turn + 32, (-4, 6))]
    p.fill(polygon(teeth), inks.ground, 1, outlined(inks, 4))
    p.circle((-4, 6), 9, inks.line)
    p.circle((-4, 6), 4, inks.ground)
    p.fill("M8 -44L40 -36L34 -26L14 -30L6 -20Z", inks.accent, 1, outlined(inks, 3.2))
    p.circle((34, -34), 3.4, inks.line)
    p.fill(star_path((16, -24), 7, 3, 6), inks.line)


def sleight_of_hand(p: Pencil, inks: Inks) -> None:
    """Three cups; and under one of them?"""
    for x, y in ((-28, 6), (28, 6)):
        p.fill(f"M{x - 12} {y - 26}H{x + 12}L{x + 18} {y + 28}H{x - 18}Z", inks.ground, 1, outlined(inks, 3.4))
        p.line(f"M{x - 15} {y + 12}H{x + 15}", inks.line, 3)
    with p.moved(0, -18, turn=-16):
        p.fill("M-12 -26H12L18 28H-18Z", inks.ground, 1, outlined(inks, 3.6))
        p.line("M-15 12H15", inks.line, 3)
    p.circle((4, 28), 12, inks.line)
    p.circle((4, 28), 8.6, inks.accent)


def speed_load(p: Pencil, inks: Inks) -> None:
    """A stop watch."""
    p.fill(rounded(-6, -48, 12, 12, 2), inks.line)
    with p.moved(24, -30, turn=42):
        p.fill(rounded(-5, -8, 10, 12, 2), inks.line)
    p.circle((0, 5), 37, inks.line)
    p.circle((0, 5), 32, inks.ground)
    p.fill(f"M0 5L0 -25A30 30 0 0 1 {num(polar(30, 120, (0, 5))[0])} {num(polar(30, 120, (0, 5))[1])}Z", inks.accent)
    for turn in range(0, 360, 60):
        p.fill(lens(polar(30, turn, (0, 5)), polar(22, turn, (0, 5)), 3), inks.line)
    p.line("M0 5L0 -18", inks.line, 5)
    p.circle((0, 5), 4.6, inks.line)


def stockpiling(p: Pencil, inks: Inks) -> None:
    """A crate full of cartridges."""
    for x in (-24, 0, 24):
        with p.moved(x, -16, 0.68):
            cartridge(p, inks)
    p.fill("M-42 0H42V42H-42Z", inks.ground, 1, outlined(inks))
    p.line("M-42 14H42M-42 28H42", inks.line, 3)
    p.fill("M-42 0H-32V42H-42ZM32 0H42V42H32Z", inks.line)
    for y in (7, 21, 35):
        p.fill(lens((-20, y), (2, y + 1), 1.8) + lens((6, y), (24, y - 1), 1.6), inks.line)


def test_of_honor(p: Pencil, inks: Inks) -> None:
    """A pair of scales."""
    p.fill("M-3.4 -40H3.4V36H-3.4Z", inks.line)
    p.fill("M-22 44C-20 34 20 34 22 44Z", inks.line)
    p.circle((0, -42), 5.6, inks.accent)
    p.line("M-36 -24L36 -34", inks.line, 5)
    for x, y in ((-36, -24), (36, -34)):
        p.line(f"M{x} {y}L{x - 13} {y + 32}M{x} {y}L{x + 13} {y + 32}", inks.line, 2.4)
        p.fill(f"M{x - 17} {y + 32}H{x + 17}C{x + 14} {y + 46} {x - 14} {y + 46} {x - 17} {y + 32}Z", inks.accent, 1,
               outlined(inks, 2.6))  # fmt: skip


def trigger_malfunction(p: Pencil, inks: Inks) -> None:
    """A trigger struck by lightning."""
    p.fill("M-46 -34H30V-20H-46Z", inks.line)
    p.line("M-36 -20C-38 26 -14 42 10 34C22 30 26 0 22 -20", inks.line, 6.5)
    p.fill("M-14 -20H4C8 -4 2 14 -10 24C-6 10 -12 -6 -14 -20Z", inks.ground, 1, outlined(inks, 3.4))
    p.fill("M40 -48L18 -10H28L14 28L48 -18H36L48 -48Z", inks.accent, 1, outlined(inks, 3))


def triple_action(p: Pencil, inks: Inks) -> None:
    """Three bullets, each on the way to the place of the next."""
    for turn in (0, 120, 240):
        with p.moved(0, 3, turn=turn):
            turning(p, 31, 26, 78, inks.accent, 6)
            p.circle((0, -31), 14.5, inks.line)
            p.circle((0, -31), 11, inks.ground)
            p.circle((0, -31), 4.6, inks.line)


def wet_powder(p: Pencil, inks: Inks) -> None:
    """A keg under a leaking roof."""
    p.fill("M-24 -6H24C31 10 31 24 24 44H-24C-31 24 -31 10 -24 -6Z", inks.ground, 1, outlined(inks))
    p.fill("M-27 4H27L28 11H-28ZM-28 28H28L27 35H-27Z", inks.line)
    p.fill(ellipse(0, -6, 24, 6), inks.line)
    for x, y, size in ((0, -34, 1.0), (-26, -30, 0.72), (26, -26, 0.72)):
        with p.moved(x, y, size):
            p.fill("M0 -16C10 0 13 6 11 11C8 18 -8 18 -11 11C-13 6 -10 0 0 -16Z", WATER, 1, outlined(inks, 3))
            p.fill(lens((-5, 6), (-2, 12), 2), inks.ground)
    p.fill(lens((-10, 13), (-10, 26), 2.2) + lens((8, 14), (9, 26), 2.2), inks.line)


EMBLEMS = {
    f.__name__: f
    for f in (
        cylinder_malfunction,
        double_cross,
        gentlemen_agreement,
        greased_cylinder,
        hammer_malfunction,
        ratchet_malfunction,
        sleight_of_hand,
        speed_load,
        stockpiling,
        test_of_honor,
        trigger_malfunction,
        triple_action,
        wet_powder,
    )
}
