"""The two live bullets, and the three that answer others."""

from __future__ import annotations

from dice_art.pencil import Inks, Pencil, ellipse, turning
from make_art import lens, num, polar, star_path


def outlined(inks: Inks, width: float = 4.0) -> str:
    return f'stroke="{inks.line}" stroke-width="{num(width)}" stroke-linejoin="round" stroke-linecap="round"'


def cartridge(p: Pencil, inks: Inks, tip: str | None = None) -> None:
    """Standing, about seventy high; `tip` is the colour of the ball."""
    p.fill("M-13 36V28L-10 25V-6H10V25L13 28V36Z", inks.ground, 1, outlined(inks))
    p.fill("M-10 -6C-10 -24 -5 -32 0 -36C5 -32 10 -24 10 -6Z", tip or inks.accent, 1, outlined(inks))
    p.line("M-10 25H10", inks.line, 3)
    p.fill(lens((4, -2), (4, 22), 2.4), inks.line)


def kablamo(p: Pencil, inks: Inks) -> None:
    """A skull in the middle of a blast."""
    p.fill(star_path((0, 0), 47, 29, 12), inks.accent, 1, outlined(inks))
    p.fill("M-19 2C-22 -20 -10 -27 0 -27S22 -20 19 2C18 8 13 9 12 13V22H-12V13C-13 9 -18 8 -19 2Z", inks.ground, 1,
           outlined(inks, 3.4))  # fmt: skip
    p.fill(ellipse(-8, -4, 5.4, 6.4) + ellipse(8, -4, 5.4, 6.4) + "M0 5L-3.4 11H3.4Z", inks.line)
    for x in (-6, 0, 6):
        p.line(f"M{x} 15V22", inks.line, 2.6)


def click(p: Pencil, inks: Inks) -> None:
    """The foot of a cartridge with a dent in its primer: struck, and silent."""
    p.circle((0, 4), 35, inks.line)
    p.circle((0, 4), 31, inks.ground)
    p.hoop((0, 4), 25, inks.line, 2.4)
    p.circle((0, 4), 15, inks.line)
    p.circle((0, 4), 11.5, inks.accent)
    p.fill(ellipse(2, 6, 4.5, 4.5), inks.line)
    for turn in (-32, 0, 32):
        p.fill(lens(polar(38, turn, (0, 4)), polar(50, turn, (0, 4)), 3.2), inks.line)


def misfire(p: Pencil, inks: Inks) -> None:
    """A cartridge whose ball hangs its head."""
    p.fill("M-20 38V30L-17 27V-2H5V27L8 30V38Z", inks.ground, 1, outlined(inks))
    p.fill("M-17 -2C-17 -22 -4 -32 10 -30C26 -28 33 -14 30 4C22 2 17 -4 15 -10C12 -14 6 -12 5 -2Z", inks.accent, 1,
           outlined(inks))  # fmt: skip
    p.fill(lens((0, 2), (0, 24), 2.4), inks.line)
    for x, y in ((-30, -22), (-22, -36), (-36, -6)):
        p.hoop((x, y), 5, inks.line, 3)


def backfire(p: Pencil, inks: Inks) -> None:
    """It turns round and flies back."""
    with p.moved(-12, 10, 0.86, turn=-90):
        cartridge(p, inks)
    with p.moved(8, -2):
        turning(p, 31, 160, -60, inks.line, 6.5)


def ricochet(p: Pencil, inks: Inks) -> None:
    """Off a wall, at an angle."""
    p.fill("M-44 30H44V42H-44Z", inks.line)
    p.line("M-36 -34L0 26L26 -14", inks.line, 6)
    p.fill("M40 -37L34 -4L14 -17Z", inks.accent, 1, outlined(inks, 3))
    p.fill(star_path((0, 26), 17, 6, 8), inks.accent, 1, outlined(inks, 2.4))
    with p.moved(-34, -32, 0.34, turn=149):
        cartridge(p, inks)


EMBLEMS = {f.__name__: f for f in (kablamo, click, misfire, backfire, ricochet)}
