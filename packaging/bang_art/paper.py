"""Card fronts without their pictures, and the backs: playing cards, equipment, and the shadow that rides again."""

from __future__ import annotations

from collections.abc import Callable

from dice_art.cards import HEIGHT, WIDTH, Side, banner, character, frame, paper, rays, role
from dice_art.pencil import INK, PAPER, Pencil
from make_art import Svg, card_back, lens, num, polygon, rounded

RIBBON = 568.0
"""Where the ribbon with the name begins."""

BORDERS = {
    # Brown: played and gone. Blue: it stays. Equipment is bought: a golden rim round brown or black.
    "brown": Side("#8a5a30", "#4a2c12", "#e3c48f"),
    "blue": Side("#35608c", "#1b3550", "#b5cfe4"),
    "gold": Side("#9a6a2c", "#55350f", "#f3d27c"),
    "black": Side("#2e2823", "#120e0b", "#f0d08a"),
}
SHADOW = Side("#4c4470", "#231f3c", "#b5aed6")
GILT = ("gold", "black")


def _border(p: Pencil, side: Side, gilt: bool) -> None:
    p.ring(rounded(12, 12, WIDTH - 24, HEIGHT - 24, 24) + rounded(40, 40, WIDTH - 80, HEIGHT - 80, 14), side.frame)
    p.line(rounded(12, 12, WIDTH - 24, HEIGHT - 24, 24), INK, 4)
    p.line(rounded(40, 40, WIDTH - 80, HEIGHT - 80, 14), INK, 4)
    shine = "#f0d08a" if gilt else side.glow
    p.line(rounded(26, 26, WIDTH - 52, HEIGHT - 52, 18), shine, 7 if gilt else 3, 1 if gilt else 0.8)
    for x, sx in ((40.0, 1), (WIDTH - 40, -1)):
        for y, sy in ((40.0, 1), (HEIGHT - 40, -1)):
            corner = [(x, y), (x + 44 * sx, y), (x, y + 44 * sy)]
            p.fill(polygon(corner), side.frame)
            p.line(f"M{num(x + 44 * sx)} {num(y)}L{num(x)} {num(y + 44 * sy)}", INK, 4)


def _ground(p: Pencil, side: Side, bottom: float) -> None:
    """A warm sky with fine cuts behind the emblem."""
    p.fill(
        rounded(42, 42, WIDTH - 84, bottom - 42, 10),
        p.radial("g", (315, 320), 420, f"0 {PAPER}, 0.5 #f6ecd2, 1 {side.glow}"),
    )
    cuts = ""
    for number in range(30):
        y = 64 + number * (bottom - 90) / 30
        reach = 34 + 26 * ((number * 7) % 5) / 4
        cuts += lens((46, y), (46 + reach, y), 2.2) + lens((WIDTH - 46, y), (WIDTH - 46 - reach, y), 2.2)
    p.fill(cuts, side.frame, 0.35)


def front(name: str) -> Pencil:
    """An emblem above, a ribbon for the name, a foot for a sign and the second index."""
    side = BORDERS[name]
    p = Pencil(WIDTH, HEIGHT)
    paper(p, f"front {name}")
    _ground(p, side, RIBBON + 40)
    _border(p, side, name in GILT)
    p.shape(
        f"M16 {num(RIBBON + 8)}C200 {num(RIBBON - 8)} 430 {num(RIBBON - 8)} 614 {num(RIBBON + 8)}"
        f"V{num(RIBBON + 126)}C430 {num(RIBBON + 110)} 200 {num(RIBBON + 110)} 16 {num(RIBBON + 126)}Z",
        side.deep,
        5,
    )
    for shift in (18, 108):
        p.line(
            f"M24 {num(RIBBON + shift)}C204 {num(RIBBON + shift - 16)} 426 {num(RIBBON + shift - 16)}"
            f" 606 {num(RIBBON + shift)}",
            side.glow,
            3,
            0.85,
        )
    return p


def small(name: str) -> Pencil:
    """For a card too small for letters: nothing but its border, and room for the emblem."""
    side = BORDERS[name]
    p = Pencil(WIDTH, HEIGHT)
    p.fill(rounded(0, 0, WIDTH, HEIGHT, 40), "#1b120b")
    p.fill(rounded(10, 10, WIDTH - 20, HEIGHT - 20, 34), side.frame)
    if name in GILT:
        p.line(rounded(30, 30, WIDTH - 60, HEIGHT - 60, 26), "#f0d08a", 16)
    p.fill(rounded(56, 56, WIDTH - 112, HEIGHT - 112, 18), "#1b120b")
    p.fill(
        rounded(64, 64, WIDTH - 128, HEIGHT - 128, 14),
        p.radial("g", (315, 430), 500, f"0 {PAPER}, 0.55 #f6ecd2, 1 {side.glow}"),
    )
    return p


def shadow() -> Pencil:
    """The role of somebody who came back without a side of his own."""
    p = Pencil(WIDTH, HEIGHT)
    paper(p, "shadow")
    p.fill(
        rounded(52, 52, WIDTH - 104, 608, 8),
        p.radial("g", (315, 350), 400, f"0 {PAPER}, 0.45 {SHADOW.glow}, 1 {SHADOW.frame}"),
    )
    rays(p, (315, 350), 286, SHADOW.deep)
    p.circle((315, 350), 226, "#dcd8ea")
    p.hoop((315, 350), 226, SHADOW.frame, 8)
    p.hoop((315, 350), 236, INK, 3)
    frame(p, SHADOW)
    banner(p, SHADOW, 690)
    return p


def _tinted(swap: dict[str, str]) -> Svg:
    """The back everybody knows, in other colours."""
    made = card_back()
    for old, new in swap.items():
        made.defs = [line.replace(old, new) for line in made.defs]
        made.body = [line.replace(old, new) for line in made.body]
    return made


SADDLE = {"#54181a": "#5a3416", "#7a2622": "#8f5a2c", "#2f0d0f": "#2b1608", "#1f090a": "#1d0f05"}
GOLDEN = {"#54181a": "#26211c", "#7a2622": "#4a3c28", "#2f0d0f": "#14100c", "#1f090a": "#0d0a07"}


def pieces() -> dict[str, Callable[[], Svg]]:
    made: dict[str, Callable[[], Svg]] = {f"front_{name}": lambda name=name: front(name) for name in BORDERS}  # type: ignore[misc]
    made |= {f"small_{name}": lambda name=name: small(name) for name in BORDERS}  # type: ignore[misc]
    made |= {f"front_{name}": lambda name=name: role(name) for name in ("law", "outlaw", "renegade")}  # type: ignore[misc]
    return {
        **made,
        "front_shadow": shadow,
        "front_character": character,
        "back": lambda: _tinted(SADDLE),
        "back_gold": lambda: _tinted(GOLDEN),
    }
