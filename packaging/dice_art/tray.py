"""What the dice are thrown into, and small things that lie about: cups, flames, the tokens of a Ghost."""

from __future__ import annotations

import random
from collections.abc import Callable

from make_art import lens, num, polar, rounded, star_path

from .pencil import BRASS, BRASS_DARK, BRASS_LIGHT, INK, Inks, Pencil, ellipse, ghost
from .symbols import BASE, draw

PALE = Inks("#33414a", "#5b7f93", "#eef3f2")


def tray() -> Pencil:
    """A shallow box: walnut round about, felt inside, worn where dice have landed for years."""
    p = Pencil(760, 300)
    rng = random.Random("tray")
    for step in range(6):
        p.fill(rounded(6 - step, 8 - step * 0.4, 748 + 2 * step, 288 + step, 44 + step), "#000000", 0.07)
    p.fill(rounded(6, 4, 748, 288, 42), INK)
    p.fill(
        rounded(9, 7, 742, 282, 39), p.linear("w", (0, 0), (0, 292), "0 #9a6a40, 0.12 #6b4427, 0.8 #4a2d18, 1 #7a5030")
    )
    for _ in range(46):
        x, y = rng.uniform(30, 660), rng.choice([rng.uniform(11, 28), rng.uniform(268, 285)])
        p.fill(lens((x, y), (x + rng.uniform(30, 110), y + rng.uniform(-1, 1)), 0.8), "#1d0f06", 0.5)
    p.fill(rounded(32, 30, 696, 236, 26), INK)
    p.fill(rounded(34, 32, 692, 232, 24), p.linear("f", (0, 32), (0, 264), "0 #16301a, 0.25 #24492a, 1 #2f5c36"))
    p.fill(rounded(34, 32, 692, 40, 20), p.linear("s", (0, 32), (0, 72), "0 #000000 0.55, 1 #000000 0"))
    p.line(rounded(32, 30, 696, 236, 26), BRASS, 2.4, 0.8)
    for x in (20, 740):
        for y in (20, 276):
            p.ball((x, y), 8, BRASS_LIGHT, 2)
            p.line(f"M{num(x - 4)} {num(y - 3)}L{num(x + 4)} {num(y + 3)}", BRASS_DARK, 1.8)
    for _ in range(150):
        x, y = rng.uniform(60, 690), rng.uniform(60, 250)
        p.fill(lens((x, y), (x + rng.uniform(-7, 7), y + rng.uniform(-5, 5)), 0.5), "#9fce9a", 0.16)
    return p


def cup(used: bool) -> Pencil:
    """A leather cup: upright it holds a throw, lying down the throw is gone."""
    p = Pencil(80, 80)
    with p.moved(40, 42 if used else 40, 0.9, 78 if used else 0):
        alpha = "#6a5a4a" if used else "#8a5730"
        p.shape("M-26 -26C-20 -18 20 -18 26 -26L19 30C14 37 -14 37 -19 30Z", alpha, 4)
        p.shape(ellipse(0, -27, 26, 8.5), "#2e1c10" if not used else "#3a3129", 4)
        p.line("M-22 4C-10 10 10 10 22 4", BRASS_LIGHT if not used else "#8d7f6c", 3)
        p.cuts([((14, -16), (10, 28), 3.4), ((20, -18), (16, 18), 2.6)])
    return p


def flame() -> Pencil:
    """A fuse that burns."""
    p = Pencil(100, 100)
    p.circle((50, 50), 46, p.radial("g", (50, 50), 46, "0 #ffdf7e 0.85, 0.4 #ff9a3c 0.5, 1 #ff6a1c 0"))
    p.fill(star_path((50, 50), 36, 13, 9), "#ff8a2a")
    p.fill(star_path((50, 50), 23, 9, 9), "#ffe08a")
    p.circle((50, 50), 8, "#fffbe8")
    for turn in (20, 100, 190, 250, 310):
        a, b = polar(36, turn, (50, 50)), polar(46, turn + 4, (50, 50))
        p.fill(lens(a, b, 2.4), "#ffd27a")
    return p


def token(face: str) -> Pencil:
    """A pale disc with a face: what a Ghost can leave behind."""
    p = Pencil(120, 120)
    _disc(p)
    with p.moved(60, 60, 0.72):
        draw(p, face, PALE)
    return p


def _disc(p: Pencil) -> None:
    p.circle((60, 62), 57, "#000000", 0.35)
    p.circle((60, 60), 55, "#26323a")
    p.circle((60, 60), 51, p.radial("g", (60, 60), 56, "0 #f6faf9, 0.7 #dfe8e8, 1 #a9bac0", focus=(44, 40)))
    p.hoop((60, 60), 45, "#8fa4ad", 2)


def doubler() -> Pencil:
    """Twice: two ghosts, one behind the other."""
    p = Pencil(120, 120)
    _disc(p)
    for x, y, scale in ((46, 54, 0.5), (72, 64, 0.62)):
        with p.moved(x, y, scale):
            ghost(p, PALE)
    return p


def pieces() -> dict[str, Callable[[], Pencil]]:
    made: dict[str, Callable[[], Pencil]] = {
        "tray": tray,
        "cup": lambda: cup(False),
        "cup_used": lambda: cup(True),
        "flame": flame,
        "token_double": doubler,
    }
    for face in BASE:
        made[f"token_{face}"] = lambda face=face: token(face)  # type: ignore[misc]
    return made
