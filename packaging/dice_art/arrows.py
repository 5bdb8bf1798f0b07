"""Arrows on their way and in the wood, the quiver they come from, and the belt with a life's bullets."""

from __future__ import annotations

from collections.abc import Callable

from make_art import lens, num, polygon, rounded

from .pencil import BLOOD, BRASS, BRASS_DARK, BRASS_LIGHT, INK, STEEL_LIGHT, Pencil, box, ellipse

SHAFT, SHAFT_LIGHT = "#7a4f2c", "#c08a55"
CHIEF, CHIEF_LIGHT = "#1f5f6e", "#f2e7c8"


def _feathers(p: Pencil, x: float, y: float, colour: str, tip: str, length: float, reach: float) -> None:
    """Fletching at the tail of an arrow that points to the right."""
    for side in (-1, 1):
        vane = f"M{num(x + length)} {num(y + 1.5 * side)}L{num(x + length * 0.62)} {num(y + reach * side)}"
        vane += f"H{num(x - 4)}L{num(x + 6)} {num(y + 1.5 * side)}Z"
        p.shape(vane, colour, 1.8)
        p.fill(
            f"M{num(x + length * 0.3)} {num(y + reach * side * 0.9)}H{num(x - 2)}"
            f"L{num(x + 5)} {num(y + 2.5 * side)}h7Z",
            tip,
        )
        for step in range(3):
            start = (x + length * 0.78 - step * length * 0.24, y + 3 * side)
            p.fill(lens(start, (start[0] - length * 0.16, y + reach * 0.85 * side), 0.9), INK, 0.8)


def flying(chief: bool) -> Pencil:
    """An arrow in flight, two hundred units long, its point to the right."""
    p = Pencil(200, 40)
    p.line("M14 20H176", INK, 7.5)
    p.line("M15 20H176", SHAFT, 4.6)
    p.line("M16 18.8H174", SHAFT_LIGHT, 1.3)
    p.shape("M198 20L170 9.5L175 20L170 30.5Z", STEEL_LIGHT, 2.2)
    p.fill("M196 20L174 20L171 29Z", INK, 0.35)
    p.fill(box(166, 15.6, 6, 8.8), BLOOD)
    if chief:
        _feathers(p, 10, 20, CHIEF, CHIEF_LIGHT, 58, 16)
        for x in (84, 92, 100):
            p.fill(box(x, 16.4, 4.4, 7.2), BRASS_LIGHT if x == 92 else CHIEF)
        for turn, y in ((1, 30), (-1, 10)):
            p.shape(
                f"M112 20C120 {20 + 10 * turn} 134 {20 + 16 * turn} 146 {y + 5 * turn}"
                f"C136 {20 + 6 * turn} 124 20 112 20Z",
                CHIEF_LIGHT,
                1.6,
            )
            p.fill(f"M136 {20 + 12 * turn}L147 {y + 5.4 * turn}L139 {20 + 9 * turn}Z", INK)
    else:
        _feathers(p, 10, 20, BLOOD, "#e9d9b4", 40, 13)
        for x in (66, 72):
            p.fill(box(x, 16.8, 3, 6.4), BLOOD)
    return p


def stuck(chief: bool) -> Pencil:
    """The same in the wood, upright: feathers above, and below the splinters where the point went in."""
    p = Pencil(48, 112)
    p.fill(ellipse(24, 103, 15, 5.5), "#000000", 0.45)
    p.fill(
        polygon(
            [(24, 92), (29, 98), (37, 97), (32, 103), (36, 108), (26, 106), (20, 110), (18, 104), (10, 104), (17, 99)]
        ),
        INK,
    )
    p.fill(polygon([(24, 96), (28, 100), (33, 99.5), (29, 103), (22, 105), (16, 102), (20, 99.6)]), "#c99c66")
    p.open("translate(24 100) rotate(-90)")
    p.line("M0 0H80", INK, 6.6)
    p.line("M0 0H80", SHAFT, 4.0)
    p.line("M0 -1H78", SHAFT_LIGHT, 1.2)
    p.close()
    p.open("translate(24 100) rotate(-90) scale(-1 1)")
    if chief:
        _feathers(p, -96, 0, CHIEF, CHIEF_LIGHT, 52, 16.5)
        for x in (-36, -29, -22):
            p.fill(box(x, -3.6, 4.4, 7.2), BRASS_LIGHT if x == -29 else CHIEF)
    else:
        _feathers(p, -92, 0, BLOOD, "#e9d9b4", 40, 13.5)
    p.close()
    return p


def quiver_back() -> Pencil:
    """The inside of the quiver's mouth, seen behind the arrows."""
    p = Pencil(200, 260)
    p.fill(ellipse(100, 236, 78, 17), "#000000", 0.4)
    p.fill(ellipse(100, 92, 58, 20), INK)
    p.fill(ellipse(100, 93, 53, 16), "#2e1c10")
    return p


def quiver_front() -> Pencil:
    """Saddle leather with a painted band and fringes; arrows stand between this and the back."""
    p = Pencil(200, 260)
    body = "M42 92C44 112 156 112 158 92L146 226C144 240 56 240 54 226Z"
    p.shape(body, p.linear("l", (42, 0), (158, 0), "0 #3b2110, 0.28 #8a5730, 0.5 #9c6638, 0.78 #6a3f20, 1 #34200f"), 4)
    for x, top, low in ((126, 116, 216), (134, 118, 204), (141, 120, 190), (148, 122, 172)):
        p.fill(lens((x, top), (x - 7, low), 2.4), INK, 0.75)
    band = "M45.6 128C60 142 140 142 154.4 128L151.8 158C138 172 62 172 48.2 158Z"
    p.shape(band, "#e6d6b0", 2.6)
    for number in range(6):
        x = 54 + number * 16
        dip = 141 - abs(number - 2.5) * 2.4
        p.fill(polygon([(x, dip - 5), (x + 8, dip + 12), (x + 16, dip - 5)]), BLOOD if number % 2 == 0 else "#1f5f6e")
    p.line("M50 178C66 190 134 190 150 178", "#e6d6b0", 2.2, 0.8, 'stroke-dasharray="6 5"')
    p.line("M54 210C68 221 132 221 146 210", "#e6d6b0", 2.2, 0.8, 'stroke-dasharray="6 5"')
    rim = "M40 90C44 112 156 112 160 90C160 101 158 108 156 110C140 126 60 126 44 110C42 108 40 101 40 90Z"
    p.shape(rim, BRASS_DARK, 3)
    p.line("M45 103C64 119 136 119 155 103", BRASS_LIGHT, 2, 0.8)
    for number in range(9):
        foot = 58 + number * 10.5
        y = 233 - abs(number - 4) * 1.6
        p.fill(lens((foot, y - 4), (foot + (number - 4) * 1.4, y + 18), 2.6), "#8a5730")
        p.fill(lens((foot + 1.6, y - 4), (foot + 1.6 + (number - 4) * 1.4, y + 16), 0.9), INK, 0.7)
    return p


def loop(full: bool) -> Pencil:
    """One loop of a gun belt, with its bullet or without; as many as one likes lie side by side."""
    p = Pencil(44, 72)
    if full:
        p.shape(
            "M10 60V24C10 13 16 6 22 3C28 6 34 13 34 24V60Z",
            p.linear("b", (10, 0), (34, 0), "0 #7a5219, 0.3 #fff0c4, 0.5 #d9aa55, 0.8 #8a6022, 1 #5d3f14"),
            3,
        )
        p.fill(
            "M11.5 27V23C11.5 13.5 17 7.5 22 4.8C27 7.5 32.5 13.5 32.5 23V27Z",
            p.linear("t", (11, 0), (33, 0), "0 #7c4a34, 0.35 #f0b69a, 0.7 #b06e50, 1 #643424"),
        )
        p.line("M11 27H33", INK, 1.8)
        p.shape(rounded(8, 59, 28, 8, 2.5), BRASS, 2.4)
    else:
        p.fill(ellipse(22, 38, 11, 6), "#0d0805", 0.75)
    p.shape(rounded(3, 40, 38, 13, 3.5), "#6b4326", 2.4)
    p.fill(rounded(5, 42, 34, 3.4, 1.6), "#a3703f", 0.9)
    return p


def life() -> Pencil:
    """One bullet as a sign beside a number."""
    p = Pencil(100, 100)
    with p.moved(50, 52, 1.0, 24):
        p.shape(
            "M-19 40V30L-15 27V-6C-15 -28 -7 -40 0 -46C7 -40 15 -28 15 -6V27L19 30V40Z",
            p.linear("b", (-16, 0), (16, 0), "0 #7a5219, 0.3 #fff0c4, 0.5 #d9aa55, 0.8 #8a6022, 1 #5d3f14"),
            5,
        )
        p.fill("M-12.6 -6C-12.6 -26 -6 -37 0 -42C6 -37 12.6 -26 12.6 -6Z",
               p.linear("t", (-13, 0), (13, 0), "0 #8c5038, 0.35 #f6c2a6, 0.7 #b06e50, 1 #643424"))  # fmt: skip
        p.line("M-14 -5H14", INK, 4)
    return p


def strap() -> Pencil:
    """The leather behind the loops; its middle may be stretched."""
    p = Pencil(440, 40)
    p.shape(
        rounded(2, 3, 436, 34, 9), p.linear("l", (0, 3), (0, 37), "0 #5f3b20, 0.25 #7c5130, 0.75 #54321a, 1 #331d0e"), 3
    )
    for y in (9, 31):
        p.line(f"M10 {y}H430", "#e6d6b0", 1.3, 0.65, 'stroke-dasharray="6 4"')
    return p


def pieces() -> dict[str, Callable[[], Pencil]]:
    return {
        "arrow": lambda: flying(False),
        "arrow_chief": lambda: flying(True),
        "stuck": lambda: stuck(False),
        "stuck_chief": lambda: stuck(True),
        "quiver_back": quiver_back,
        "quiver_front": quiver_front,
        "loop_full": lambda: loop(True),
        "loop_empty": lambda: loop(False),
        "strap": strap,
        "life": life,
    }
