"""High-velocity bullets: those that change the rules, and those that happen at once."""

from __future__ import annotations

from dice_art.pencil import SPADE, Inks, Pencil
from make_art import lens, num, polar, polygon, rounded, star_path

from .live import outlined


def somebody_is_cheating(p: Pencil, inks: Inks) -> None:
    """An ace up a sleeve."""
    with p.moved(6, -12, turn=14):
        p.fill(rounded(-20, -32, 40, 56, 5), inks.ground, 1, outlined(inks, 3.4))
        with p.moved(0, -6, 0.95):
            p.fill(SPADE, inks.accent)
    p.fill("M-34 44L-26 8H34L40 44Z", inks.line)
    p.fill("M-28 18L-26 8H34L36 18Z", inks.accent)
    p.circle((22, 32), 3.6, inks.accent)
    p.circle((8, 33), 3.6, inks.accent)


def marquis_rules(p: Pencil, inks: Inks) -> None:
    """A boxing glove."""
    p.fill("M-20 14C-36 4 -38 -22 -20 -34C-4 -44 22 -42 31 -26C38 -12 32 6 20 14Z", inks.accent, 1, outlined(inks))
    p.fill("M-24 -6C-34 -18 -24 -28 -13 -23C-4 -18 2 -12 4 -2C0 4 -14 6 -24 -6Z", inks.accent, 1, outlined(inks))
    p.fill("M-20 14H21V40H-20Z", inks.ground, 1, outlined(inks))
    p.line("M-20 22H21", inks.line, 3)
    p.line("M-4 27L6 35M6 27L-4 35", inks.line, 3)


def full_metal_jacket(p: Pencil, inks: Inks) -> None:
    """Through one board and into the next."""
    for x in (-22, 12):
        p.fill(f"M{x} -44H{x + 13}V44H{x}Z", inks.ground, 1, outlined(inks, 3))
        p.fill(polygon([(x + 2, -14), (x + 11, -6), (x + 11, 8), (x + 2, 15)]), inks.line)
    p.fill("M-48 -9H20C34 -9 44 -4 48 0C44 4 34 9 20 9H-48Z", inks.accent, 1, outlined(inks, 3.6))
    p.line("M-30 -9V9M-18 -9V9", inks.line, 3)


def bolshevik_rules(p: Pencil, inks: Inks) -> None:
    """A star, and the way to the neighbour on the left."""
    p.fill(star_path((8, -8), 36, 15, 5), inks.accent, 1, outlined(inks))
    p.fill(star_path((8, -8), 16, 7, 5), inks.line)
    p.fill("M-48 24L-22 8V17H36V31H-22V40Z", inks.ground, 1, outlined(inks, 3.4))


def overhaul(p: Pencil, inks: Inks) -> None:
    """Spanner and screwdriver, crossed."""
    with p.moved(0, 0, turn=-42):
        p.fill("M-6 -24V44H6V-24Z", inks.ground, 1, outlined(inks, 3.4))
        p.fill("M-6 -22C-20 -26 -20 -44 -8 -50V-34H8V-50C20 -44 20 -26 6 -22Z", inks.ground, 1, outlined(inks, 3.4))
    with p.moved(0, 0, turn=42):
        p.fill("M-4 -44L4 -44L3 6H-3Z", inks.ground, 1, outlined(inks, 3.2))
        p.fill("M-9 6H9L11 14V38Q11 46 0 46T-11 38V14Z", inks.accent, 1, outlined(inks, 3.4))


def lights_out(p: Pencil, inks: Inks) -> None:
    """A candle that has just been blown out."""
    p.fill("M-13 -2H13V28H-13Z", inks.ground, 1, outlined(inks))
    p.fill("M-13 -2C-10 8 -6 8 -4 4C0 14 5 12 6 6C9 10 12 6 13 -2Z", inks.accent)
    p.fill("M-34 28H34L26 42H-26Z", inks.accent, 1, outlined(inks))
    p.line("M26 30C42 26 42 42 28 40", inks.line, 4)
    p.line("M0 -2V-12", inks.line, 4)
    p.line("M0 -14C-10 -22 10 -28 2 -36C-4 -42 4 -46 8 -48", inks.line, 4.4)


def moment_of_truth(p: Pencil, inks: Inks) -> None:
    """An hourglass, the last grains falling."""
    p.fill("M-22 -36C-22 -14 -6 -8 -4 0C-6 8 -22 14 -22 36H22C22 14 6 8 4 0C6 -8 22 -14 22 -36Z", inks.ground, 1,
           outlined(inks))  # fmt: skip
    p.fill("M-12 -14H12C8 -8 3 -6 2 0V24L16 36H-16L-2 24V0C-3 -6 -8 -8 -12 -14Z", inks.accent)
    for y in (-46, 36):
        p.fill(rounded(-30, y, 60, 10, 3), inks.line)
    for x in (-27, 27):
        p.line(f"M{x} -36V36", inks.line, 3.6)


def lack_of_etiquette(p: Pencil, inks: Inks) -> None:
    """An eye at a keyhole."""
    p.fill("M0 -46C20 -46 30 -32 27 -16C25 -6 18 0 15 4L25 46H-25L-15 4C-18 0 -25 -6 -27 -16C-30 -32 -20 -46 0 -46Z",
           inks.line)  # fmt: skip
    p.fill("M-22 -18C-12 -32 12 -32 22 -18C12 -6 -12 -6 -22 -18Z", inks.ground)
    p.circle((0, -19), 9, inks.accent)
    p.circle((0, -19), 4.2, inks.line)
    p.circle((-3, -22), 1.8, inks.ground)


def act_of_cowardice(p: Pencil, inks: Inks) -> None:
    """A white feather."""
    with p.moved(0, 0, turn=24):
        p.fill("M0 34C-22 20 -24 -20 2 -48C24 -20 22 20 0 34Z", inks.ground, 1, outlined(inks, 3.6))
        p.line("M0 48C-2 20 0 -10 2 -36", inks.line, 4)
        for y in (-22, -8, 6, 18):
            p.fill(lens((1, y + 6), (15, y - 5), 2) + lens((1, y + 6), (-14, y - 4), 2), inks.line)
        p.fill("M-20 4L-8 8L-17 16Z", inks.line)


def trigger_happy(p: Pencil, inks: Inks) -> None:
    """A finger that cannot keep still."""
    p.hoop((4, 10), 26, inks.line, 6)
    p.fill("M-2 -16H10C12 0 6 12 -2 20C0 8 -2 -4 -2 -16Z", inks.accent, 1, outlined(inks, 3))
    p.fill("M48 -6H22C12 -6 6 0 8 7C10 12 18 12 24 11H48Z", inks.ground, 1, outlined(inks, 3.6))
    p.line("M24 -1C22 2 22 4 24 6", inks.line, 2.6)
    for radius in (38, 46):
        a, b = polar(radius, -66, (4, 10)), polar(radius, -26, (4, 10))
        p.line(f"M{num(a[0])} {num(a[1])}A{radius} {radius} 0 0 1 {num(b[0])} {num(b[1])}", inks.accent, 4)


EMBLEMS = {
    f.__name__: f
    for f in (
        somebody_is_cheating,
        marquis_rules,
        full_metal_jacket,
        bolshevik_rules,
        overhaul,
        lights_out,
        moment_of_truth,
        lack_of_etiquette,
        act_of_cowardice,
        trigger_happy,
    )
}
