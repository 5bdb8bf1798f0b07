"""What these drawings are made with: a few inks, a pencil that outlines, small things drawn again and again."""

from __future__ import annotations

import math
from collections.abc import Iterable
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from make_art import Point, Svg, at, lens, num, polar, polygon, star_path

if TYPE_CHECKING:
    from collections.abc import Iterator

INK = "#241a12"
BONE = "#efe6d2"
PAPER = "#f3ead6"
BLOOD = "#a3261f"
RED = "#c0392b"
BRASS, BRASS_LIGHT, BRASS_DARK = "#c79a4b", "#f0d08a", "#80591f"
WALNUT, WALNUT_LIGHT = "#5b3d27", "#8a5f3c"
STEEL, STEEL_LIGHT = "#4b5157", "#a9b1b8"


@dataclass(frozen=True)
class Inks:
    """Three colours are enough for a symbol: its lines, its accent, and what shines through its holes."""

    line: str
    accent: str
    ground: str


BURNT = Inks("#2b1a0f", "#a8271d", "#efe6d2")
INLAID_RED = Inks("#fbeccb", "#f2c14e", "#7e1d1a")
INLAID_BLUE = Inks("#f4f1e4", "#f2c14e", "#2f4f6e")


class Pencil(Svg):
    """A drawing in the woodcut manner: flat fills, thick outlines, tapered shading cuts."""

    def __init__(self, width: float, height: float) -> None:
        super().__init__(width, height)
        self._names = 0

    def name(self) -> str:
        self._names += 1
        return f"g{self._names}"

    def shape(self, path: str, fill: str, width: float = 3.0, ink: str = INK) -> None:
        """Filled and outlined."""
        self.fill(path, fill, 1, f'stroke="{ink}" stroke-width="{num(width)}" stroke-linejoin="round"')

    def cuts(self, cuts: Iterable[tuple[Point, Point, float]], colour: str = INK, alpha: float = 1) -> None:
        """Shading: lines that swell and end in points."""
        self.fill("".join(lens(start, end, width) for start, end, width in cuts), colour, alpha)

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Iterator[None]:
        """Everything inside is drawn round its own origin."""
        steps = [f"translate({num(x)} {num(y)})"]
        if turn:
            steps.append(f"rotate({num(turn)})")
        if scale != 1.0:
            steps.append(f"scale({num(scale)})")
        self.open(" ".join(steps))
        yield
        self.close()

    def ball(self, centre: Point, radius: float, fill: str, width: float = 3.0, ink: str = INK) -> None:
        self.circle(centre, radius, ink)
        self.circle(centre, radius - width, fill)


def ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    x, y = num(rx), num(ry)
    return f"M{at((cx - rx, cy))}A{x} {y} 0 1 1 {at((cx + rx, cy))}A{x} {y} 0 1 1 {at((cx - rx, cy))}Z"


def box(x: float, y: float, w: float, h: float) -> str:
    return f"M{at((x, y))}h{num(w)}v{num(h)}h{num(-w)}Z"


# --- small things, drawn round their own middle, about eighty units large ---------------------------------------------


def target(p: Pencil, pips: int, inks: Inks) -> None:
    """A ring with four marks, and as many hits as the shot reaches seats."""
    p.hoop((0, 0), 35, inks.line, 7.5)
    for turn in range(0, 360, 90):
        a, b = polar(29, turn, (0, 0)), polar(47, turn, (0, 0))
        p.line(f"M{at(a)}L{at(b)}", inks.line, 7.5)
    spots: tuple[Point, ...] = ((0, 0),) if pips == 1 else ((-11.5, -8), (11.5, 8))
    size = 13.5 if pips == 1 else 10.5
    for spot in spots:
        p.circle(spot, size, inks.accent if pips == 1 else inks.line)
        p.circle((spot[0] - size * 0.28, spot[1] - size * 0.3), size * 0.26, inks.ground, 0.75)


def mug(p: Pencil, inks: Inks) -> None:
    p.line("M20 -12H33Q41 -12 41 -4V18Q41 26 33 26H20", inks.line, 8)
    p.fill("M-30 -20H24V34Q24 40 18 40H-24Q-30 40 -30 34Z", inks.line)
    for x in (-21, -7, 7):
        p.fill(f"M{x} -6h7v36h-7Z", inks.ground)
    foam = "M-35 -14C-44 -24 -36 -38 -24 -34C-20 -46 -2 -46 2 -36C12 -44 28 -38 25 -26"
    foam += "C34 -22 30 -10 22 -13V-4Q18 2 14 -4V-13H-35Z"
    p.fill(foam, inks.ground, 1, f'stroke="{inks.line}" stroke-width="6" stroke-linejoin="round"')


def barrels(p: Pencil, inks: Inks) -> None:
    """The muzzle of a Gatling gun: six barrels round an axle."""
    p.circle((0, 0), 43, inks.line)
    p.hoop((0, 0), 37.5, inks.ground, 2.2)
    for turn in range(0, 360, 60):
        p.circle(polar(23.5, turn, (0, 0)), 9.4, inks.ground)
        p.circle(polar(23.5, turn, (0, 0)), 5.0, inks.line)
    p.circle((0, 0), 6.2, inks.accent)


def dynamite(p: Pencil, inks: Inks) -> None:
    """Three sticks, a strap, a fuse that burns."""
    with p.moved(-2, 10, turn=-14):
        for x in (-30, -10, 10):
            p.fill(f"M{x} -26h18v56h-18Z", inks.accent, 1, f'stroke="{inks.line}" stroke-width="4.5"')
            p.fill(f"M{x + 3} -22h4v48h-4Z", inks.ground, 0.35)
        p.fill("M-34 -8h66v13h-66Z", inks.line)
        p.fill("M-34 -4h66v3h-66Z", inks.ground, 0.5)
    p.line("M-4 -18C-6 -34 8 -40 20 -32", inks.line, 5.5)
    p.fill(star_path((29, -30), 17, 6.5, 8), inks.accent)
    p.fill(star_path((29, -30), 8.5, 4, 8), inks.ground)


def feathered(p: Pencil, inks: Inks, tail: float) -> None:
    """The fletching of an arrow that lies along the x axis."""
    for side in (-1, 1):
        p.fill(
            f"M{num(tail + 26)} {2.5 * side}L{num(tail + 8)} {num(14 * side)}H{num(tail - 10)}"
            f"L{num(tail + 8)} {2.5 * side}Z",
            inks.accent,
        )
        for step in (0.0, 8.0):
            p.line(
                f"M{num(tail + 14 - step)} {3 * side}L{num(tail + 6 - step)} {num(11 * side)}", inks.ground, 2.0, 0.8
            )


def arrow(p: Pencil, inks: Inks) -> None:
    """From the lower left to the upper right."""
    with p.moved(0, 0, 1.04, turn=-42):
        p.line("M-46 0H30", inks.line, 8.5)
        p.fill("M57 0L22 -18L31 0L22 18Z", inks.line)
        feathered(p, inks, -42)


def broken_arrow(p: Pencil, inks: Inks) -> None:
    """Snapped: it goes back to where it came from."""
    with p.moved(-10, 8, turn=-66):
        p.line("M-38 0H8", inks.line, 7)
        p.fill("M8 -3.5L17 -7L12 0L18 4L8 3.5Z", inks.line)
        feathered(p, inks, -36)
    with p.moved(10, -4, turn=-10):
        p.line("M-8 0H16", inks.line, 7)
        p.fill("M-8 -3.5L-18 0L-11 2L-15 6L-8 3.5Z", inks.line)
        p.fill("M42 0L12 -15L19 0L12 15Z", inks.line)
    for start, end in (((-14, -22), (-22, -36)), ((-4, -26), (-4, -40)), ((6, -24), (14, -36))):
        p.fill(lens(start, end, 3.2), inks.accent)


def bullet(p: Pencil, inks: Inks) -> None:
    """A cartridge, point upwards; the Loudmouth shoots himself in the foot."""
    with p.moved(-3, 4, turn=28):
        p.fill("M-17 40V32L-13 29V-4C-13 -26 -6 -38 0 -43C6 -38 13 -26 13 -4V29L17 32V40Z", inks.line)
        p.fill("M-8 -8C-8 -22 -4 -30 0 -34C4 -30 8 -22 8 -8Z", inks.accent)
        p.fill("M-8 0h16v24h-16Z", inks.ground, 0.9)
        p.fill("M-4 2h4v20h-4Z", inks.line, 0.7)
    for start, end in (((-30, -22), (-44, -30)), ((-20, -36), (-26, -48)), ((-34, -6), (-47, -4))):
        p.fill(lens(start, end, 3.6), inks.accent)


def ghost(p: Pencil, inks: Inks) -> None:
    body = "M-28 42V-8C-28 -30 -16 -42 0 -42S28 -30 28 -8V42L18 33L9 42L0 33L-9 42L-18 33Z"
    p.fill(body, inks.ground, 1, f'stroke="{inks.line}" stroke-width="5" stroke-linejoin="round"')
    p.fill(ellipse(-10, -12, 5, 8) + ellipse(10, -12, 5, 8) + ellipse(0, 8, 5.5, 7), inks.line)
    p.cuts([((20, -14), (20, 30), 3.0), ((13, 2), (13, 28), 2.2)], inks.line, 0.5)


def heart(p: Pencil, fill: str, width: float = 4.0) -> None:
    p.shape("M0 34C-34 8 -42 -8 -36 -22C-30 -36 -8 -36 0 -18C8 -36 30 -36 36 -22C42 -8 34 8 0 34Z", fill, width)
    p.cuts([((20, -16), (10, 14), 3.4), ((27, -10), (17, 10), 2.6)])


def shield(p: Pencil, fill: str, width: float = 4.0) -> None:
    p.shape("M0 44C-26 32 -36 14 -34 -32C-20 -32 -10 -36 0 -42C10 -36 20 -32 34 -32C36 14 26 32 0 44Z", fill, width)


def hat(p: Pencil, fill: str, band: str, width: float = 4.0) -> None:
    """A stetson, its brim curling up."""
    crown = "M-24 8C-25 -10 -26 -26 -15 -31C-8 -34 -5 -26 0 -26S8 -34 15 -31C26 -26 25 -10 24 8C12 14 -12 14 -24 8Z"
    brim = "M-50 4C-46 -4 -38 2 -24 7C-10 12 10 12 24 7C38 2 46 -4 50 4C47 17 26 25 0 25S-47 17 -50 4Z"
    p.shape(crown, fill, width)
    p.fill("M-24 0C-12 7 12 7 24 0L24.5 9C12 16 -12 16 -24.5 9Z", band, 1, f'stroke="{INK}" stroke-width="2"')
    p.shape(brim, fill, width)
    p.cuts([((14, -24), (19, 0), 2.6), ((8, -20), (12, -2), 2.0), ((26, 20), (44, 8), 2.6), ((14, 22), (34, 14), 2.0)])


def card_sheet(p: Pencil, pip: str, fill: str = PAPER) -> None:
    """One playing card with a pip."""
    p.shape("M-20 -30Q-20 -34 -16 -34H16Q20 -34 20 -30V30Q20 34 16 34H-16Q-20 34 -20 30Z", fill, 3.4)
    p.fill(pip, INK)


SPADE = (
    "M0 -16C-6 -6 -15 -2 -13 7C-11 14 -4 12 -2 8C-2 13 -4 16 -7 18H7C4 16 2 13 2 8C4 12 11 14 13 7C15 -2 6 -6 0 -16Z"
)
DIAMOND = "M0 -18L12 0L0 18L-12 0Z"


def cube(p: Pencil, top: str, left: str, right: str) -> None:
    """A die seen from a corner."""
    p.shape(polygon([(0, -40), (36, -22), (0, -4), (-36, -22)]), top, 3.6)
    p.shape(polygon([(-36, -22), (0, -4), (0, 40), (-36, 20)]), left, 3.6)
    p.shape(polygon([(36, -22), (0, -4), (0, 40), (36, 20)]), right, 3.6)


def turning(p: Pencil, radius: float, first: float, last: float, colour: str, width: float = 6.0) -> None:
    """A curved arrow: once more, back again, the other way round."""
    a, b = polar(radius, first, (0, 0)), polar(radius, last, (0, 0))
    large = int(abs(last - first) > 180)
    sweep = int(last > first)
    p.line(f"M{at(a)}A{num(radius)} {num(radius)} 0 {large} {sweep} {at(b)}", colour, width)
    head = 12.0 * width / 6.0
    ahead = math.degrees(head / radius) * (1 if last > first else -1)
    tip = polar(radius, last + ahead, (0, 0))
    p.fill(polygon([tip, polar(radius + head * 0.72, last, (0, 0)), polar(radius - head * 0.72, last, (0, 0))]), colour)
