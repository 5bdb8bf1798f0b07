"""What bullets lie on and in: the boards, the bag, the tin for what is thrown away, and the cards to read."""

from __future__ import annotations

import random
from collections.abc import Callable

from dice_art.cards import HEIGHT, WIDTH, Side, banner, frame, paper, rays
from dice_art.pencil import BRASS, BRASS_DARK, BRASS_LIGHT, INK, Pencil, ellipse
from make_art import arc_lens, lens, polar, polygon, rounded

RED, RED_DEEP = "#b3261e", "#5c0f0c"


def board() -> Pencil:
    """A plaque of dark birch with a red enamel border; the firing position wears an arrow, the safe one a shield."""
    rng = random.Random("board")
    p = Pencil(400, 400)
    corners = polygon([(70, 8), (330, 8), (392, 70), (392, 330), (330, 392), (70, 392), (8, 330), (8, 70)])
    p.fill(corners, "#000000", 0.35, 'stroke="#000000" stroke-opacity="0.3" stroke-width="14" stroke-linejoin="round"')
    p.fill(corners, p.linear("w", (40, 0), (360, 400), "0 #4d3a2c, 0.5 #37281d, 1 #1f150e"))
    for _ in range(70):
        x, y = rng.uniform(20, 330), rng.uniform(14, 386)
        p.fill(lens((x, y), (x + rng.uniform(30, 90), y + rng.uniform(-3, 3)), 0.9), "#7a5b42", 0.35)
    inner = polygon([(76, 22), (324, 22), (378, 76), (378, 324), (324, 378), (76, 378), (22, 324), (22, 76)])
    p.line(corners, "#0d0907", 5)
    p.line(inner, RED, 9)
    p.line(inner, "#e77b6c", 1.6, 0.8)
    p.line(corners, BRASS, 2, 0.8)
    for x in (52, 348):
        for y in (52, 348):
            _rosette(p, x, y)
    _arrow(p)
    _shield(p)
    return p


def _rosette(p: Pencil, x: float, y: float) -> None:
    p.ball((x, y), 17, BRASS, 3)
    p.fill("".join(lens((x, y), polar(12, turn, (x, y)), 3) for turn in range(0, 360, 45)), BRASS_DARK)
    p.circle((x, y), 4.5, RED)


def _arrow(p: Pencil) -> None:
    """Here it is fired."""
    p.fill("M200 46L176 14H224Z", RED, 1, f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"')
    p.fill("M200 38L186 19H214Z", "#ff8a70")


def _shield(p: Pencil) -> None:
    """Nobody but its owner touches what lies here: beside the position to the left of the arrow."""
    with p.moved(38, 112, 0.5):
        path = "M0 44C-26 32 -36 14 -34 -32C-20 -32 -10 -36 0 -42C10 -36 20 -32 34 -32C36 14 26 32 0 44Z"
        p.fill(path, BRASS, 1, f'stroke="{INK}" stroke-width="7" stroke-linejoin="round"')
        p.fill("M0 34C-18 24 -26 10 -25 -24C-15 -24 -8 -27 0 -32Z", BRASS_LIGHT)


def bag() -> Pencil:
    """A pouch of coarse linen, tied with red cord."""
    rng = random.Random("bag")
    p = Pencil(140, 160)
    p.fill(ellipse(70, 142, 62, 14), "#000000", 0.4)
    body = "M46 56C16 82 6 116 18 136C30 152 110 152 122 136C134 116 124 82 94 56Z"
    cloth = p.radial("c", (54, 96), 84, "0 #d8c7a0, 0.6 #ab9468, 1 #6d5a38")
    p.fill(body, cloth, 1, f'stroke="{INK}" stroke-width="4.5" stroke-linejoin="round"')
    neck = "M46 56C36 36 26 26 30 14C40 20 46 12 54 18C62 8 72 12 78 18C88 10 98 16 110 14C112 28 102 40 94 56Z"
    p.fill(neck, cloth, 1, f'stroke="{INK}" stroke-width="4.5" stroke-linejoin="round"')
    cuts = ""
    for start, end in (((54, 62), (34, 104)), ((62, 64), (52, 118)), ((88, 62), (106, 104)), ((80, 64), (88, 118))):
        cuts += lens(start, end, 3)
    for _ in range(26):
        x, y = rng.uniform(28, 108), rng.uniform(90, 138)
        cuts += lens((x, y), (x + rng.uniform(4, 9), y + rng.uniform(-2, 2)), 0.9)
    p.fill(cuts, INK, 0.55)
    p.fill(rounded(40, 50, 60, 13, 6), RED, 1, f'stroke="{INK}" stroke-width="3.4"')
    p.line("M98 58C114 62 112 78 120 84", INK, 8)
    p.line("M98 58C114 62 112 78 120 84", RED, 4.6)
    p.circle((120, 86), 6, RED_DEEP)
    with p.moved(70, 108, 0.62):
        for turn in range(0, 360, 60):
            p.circle(polar(22, turn, (0, 0)), 8, INK, 0.6)
        p.circle((0, 0), 6, INK, 0.6)
    return p


def tin() -> Pencil:
    """A shallow dish for spent bullets."""
    p = Pencil(160, 160)
    p.circle((80, 84), 78, p.radial("s", (80, 84), 78, "0.86 #000000 0.45, 1 #000000 0"))
    p.circle((80, 80), 74, "#101418")
    p.circle((80, 80), 72, p.linear("r", (30, 14), (130, 148), "0 #aeb9c2, 0.45 #59646e, 1 #262d33"))
    p.circle((80, 80), 61, "#12171b")
    p.circle((80, 80), 59.5, p.radial("f", (80, 92), 66, "0 #4a545d, 1 #20272d"))
    for radius in (20, 32, 44, 53):
        p.hoop((80, 80), radius, "#8b97a1", 0.8, 0.3)
    p.fill(arc_lens(67, -60, -16, 2, (80, 80)), "#ffffff", 0.6)
    return p


SIDES = {
    "live": Side("#c08f35", "#6d4c14", "#f6dc8c"),
    "action": Side("#51708c", "#22384b", "#c3d8ea"),
    "hv": Side("#a3261f", "#5d110d", "#e7a08f"),
}


def card(group: str) -> Pencil:
    side = SIDES[group]
    p = Pencil(WIDTH, HEIGHT)
    paper(p, f"kablamo {group}")
    p.fill(
        rounded(52, 52, WIDTH - 104, 608, 8),
        p.radial("g", (315, 350), 400, f"0 #ffffff, 0.5 {side.glow}, 1 {side.frame} 0.7"),
    )
    rays(p, (315, 350), 286, side.frame)
    p.circle((315, 350), 226, "#f3ead6")
    frame(p, side)
    banner(p, side, 690)
    return p


def pieces() -> dict[str, Callable[[], Pencil]]:
    made: dict[str, Callable[[], Pencil]] = {"board": board, "bag": bag, "tin": tin}
    for group in SIDES:
        made[f"card_{group}"] = lambda group=group: card(group)  # type: ignore[misc]
    return made
