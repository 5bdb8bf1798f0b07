"""Card fronts without their pictures: paper, a frame in the colour of a side, a banner for a name."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from make_art import arc_lens, lens, num, polar, polygon, rounded

from .pencil import INK, PAPER, Pencil, ellipse

WIDTH, HEIGHT = 630.0, 880.0


@dataclass(frozen=True)
class Side:
    """The colours of a side: its frame, the deep of it, and the glow behind its sign."""

    frame: str
    deep: str
    glow: str


SIDES = {
    "law": Side("#c08f35", "#6d4c14", "#f1cf78"),
    "outlaw": Side("#a3261f", "#5d110d", "#df8f74"),
    "renegade": Side("#3f6170", "#1e343f", "#93b4ba"),
    "ghost": Side("#7d8a8f", "#454e52", "#eef3f2"),
    "character": Side("#6e4c30", "#38230f", "#e2c89a"),
    "loudmouth": Side("#8f2420", "#4f100e", "#e3a892"),
    "coward": Side("#41688f", "#213a53", "#b9cfe2"),
}


def paper(p: Pencil, seed: str) -> None:
    """Ivory stock with a fine grain."""
    rng = random.Random(seed)
    p.fill(rounded(0, 0, WIDTH, HEIGHT, 30), "#1b120b")
    p.fill(
        rounded(4, 4, WIDTH - 8, HEIGHT - 8, 27),
        p.linear("p", (0, 0), (0, HEIGHT), f"0 #faf4e4, 0.6 {PAPER}, 1 #e4d6b6"),
    )
    for _ in range(90):
        x, y = rng.uniform(24, WIDTH - 40), rng.uniform(24, HEIGHT - 24)
        p.fill(lens((x, y), (x + rng.uniform(6, 22), y + rng.uniform(-4, 4)), 0.7), "#8a6d3c", 0.2)


def rays(p: Pencil, centre: tuple[float, float], radius: float, colour: str) -> None:
    """A sunburst for a sign to stand before."""
    count = 24
    path = ""
    for number in range(count):
        turn = number * 360 / count
        path += polygon([polar(20, turn, centre), polar(radius, turn - 3.6, centre), polar(radius, turn + 3.6, centre)])
    p.fill(path, colour, 0.8)


def frame(p: Pencil, side: Side) -> None:
    p.ring(rounded(14, 14, WIDTH - 28, HEIGHT - 28, 22) + rounded(48, 48, WIDTH - 96, HEIGHT - 96, 14), side.frame)
    p.line(rounded(14, 14, WIDTH - 28, HEIGHT - 28, 22), INK, 4)
    p.line(rounded(48, 48, WIDTH - 96, HEIGHT - 96, 14), INK, 4)
    p.line(rounded(58, 58, WIDTH - 116, HEIGHT - 116, 10), side.frame, 3)
    for x in (30, WIDTH - 30):
        for y in (30, HEIGHT - 30):
            p.ball((x, y), 17, side.glow, 4)
            p.fill("".join(arc_lens(9, turn, turn + 50, 1.6, (x, y)) for turn in range(0, 360, 60)), side.deep)


def banner(p: Pencil, side: Side, top: float) -> None:
    """A ribbon across the foot; the name is written on it where there is room for letters."""
    for x, turn in ((26.0, 1), (WIDTH - 26, -1)):
        tail = [
            (x, top + 26),
            (x + 78 * turn, top + 26),
            (x + 78 * turn, top + 132),
            (x, top + 132),
            (x + 26 * turn, top + 79),
        ]
        p.shape(polygon(tail), side.deep, 4)
    p.shape(
        f"M72 {num(top)}C220 {num(top - 16)} 410 {num(top - 16)} 558 {num(top)}V{num(top + 106)}"
        f"C410 {num(top + 90)} 220 {num(top + 90)} 72 {num(top + 106)}Z",
        side.frame,
        5,
    )
    p.line(f"M86 {num(top + 13)}C226 {num(top - 1)} 404 {num(top - 1)} 544 {num(top + 13)}", side.glow, 3, 0.8)
    p.line(f"M86 {num(top + 91)}C226 {num(top + 77)} 404 {num(top + 77)} 544 {num(top + 91)}", side.glow, 3, 0.8)


def role(name: str) -> Pencil:
    """A sign in the upper two thirds, its side's colour round it."""
    side = SIDES[name]
    p = Pencil(WIDTH, HEIGHT)
    paper(p, name)
    p.fill(
        rounded(52, 52, WIDTH - 104, 608, 8),
        p.radial("g", (315, 350), 400, f"0 {PAPER}, 0.45 {side.glow}, 1 {side.glow} 0.75"),
    )
    rays(p, (315, 350), 286, side.frame)
    p.circle((315, 350), 226, PAPER)
    p.hoop((315, 350), 226, side.frame, 8)
    p.hoop((315, 350), 236, INK, 3)
    frame(p, side)
    banner(p, side, 690)
    return p


def character() -> Pencil:
    """Room for a portrait above and for a sign below."""
    side = SIDES["character"]
    p = Pencil(WIDTH, HEIGHT)
    paper(p, "character")
    p.fill(
        rounded(52, 52, WIDTH - 104, HEIGHT - 104, 8),
        p.linear("g", (0, 52), (0, 820), "0 #d8bd8b, 0.62 #ecdcb8, 0.63 #f3ead6, 1 #f3ead6"),
    )
    rays(p, (315, 320), 300, "#c9a869")
    frame(p, side)
    p.fill(ellipse(315, 334, 250, 250), INK, 0.25)
    return p


def pieces() -> dict[str, Callable[[], Pencil]]:
    made: dict[str, Callable[[], Pencil]] = {
        f"card_{name}": lambda name=name: role(name)  # type: ignore[misc]
        for name in ("law", "outlaw", "renegade", "ghost", "loudmouth", "coward")
    }
    return {**made, "card_character": character}
