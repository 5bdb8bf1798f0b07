"""Forty-two people, six to a gang: heads on a coin in their gang's colours, and the stone that takes their place."""

from __future__ import annotations

from collections.abc import Callable

from dice_art.pencil import BONE, BRASS_LIGHT, INK, PAPER, Pencil, ellipse
from make_art import lens, polygon, rounded, star_path

from .gangs import GANGS, Gang

SIX = 6
HAIR = ("#2b1d12", "#8a4b1d", "#5a5550", "#c99a3c", "#1c1715", "#9c8f82")
SKINS = ("#e2b78c", "#c99468", "#d9a877", "#8d5a36", "#e8c4a0", "#b97f4e")


def member(name: str, number: int) -> Pencil:
    gang = GANGS[name]
    p = Pencil(120, 120)
    p.circle((60, 62), 57, "#000000", 0.35)
    p.circle((60, 60), 56, INK)
    p.circle((60, 60), 53, gang.trim)
    p.circle((60, 60), 48, INK)
    p.circle((60, 60), 46, p.radial("g", (52, 44), 64, f"0 {PAPER}, 0.6 #e0cfa6, 1 {gang.coat}"))
    skin, hair = SKINS[(number + len(name)) % SIX], HAIR[(number * 5 + len(name)) % SIX]
    _body(p, gang)
    _head(p, number, skin, hair)
    HATS[name](p, number, gang)
    return p


def _body(p: Pencil, gang: Gang) -> None:
    p.shape("M20 92C26 80 42 76 60 76S94 80 100 92C92 102 76 106 60 106S28 102 20 92Z", gang.coat, 3)
    p.shape("M50 78L60 90L70 78L66 98H54Z", PAPER, 2.2)


def _head(p: Pencil, number: int, skin: str, hair: str) -> None:
    if number in (1, 4):  # long hair
        p.shape("M36 50C32 70 34 84 42 88H78C86 84 88 70 84 50Z", hair, 3)
    p.shape("M40 46C38 66 46 84 60 84S82 66 80 46C78 34 42 34 40 46Z", skin, 3)
    p.fill(ellipse(51, 57, 2.8, 3.6) + ellipse(69, 57, 2.8, 3.6), INK)
    p.line("M60 57L57 66H62", INK, 2)
    brows = ("M45 51L55 50M65 50L75 51", "M46 51Q51 47 56 50M64 50Q69 47 74 51", "M45 48L56 52M64 52L75 48")
    p.line(brows[number % 3], hair if number != 2 else INK, 3)
    match number:
        case 0:  # a moustache
            p.shape("M60 68C52 64 44 70 40 76C48 78 56 76 60 72C64 76 72 78 80 76C76 70 68 64 60 68Z", hair, 1.8)
        case 1:
            p.line("M54 75Q60 79 66 75", "#8f2a20", 3.4)
        case 2:  # a full beard
            p.shape("M40 58C42 84 50 94 60 94S78 84 80 58C74 68 68 68 60 69C52 68 46 68 40 58Z", hair, 2)
            p.line("M54 74Q60 77 66 74", INK, 2.4)
        case 3:  # an eye patch
            p.line("M40 50L82 60", INK, 2.4)
            p.fill(ellipse(69, 57, 7, 6.4), INK)
            p.line("M54 75H67", INK, 2.6)
        case 4:
            p.line("M53 74Q60 80 67 74", "#8f2a20", 3)
            p.circle((46, 68), 1.4, INK, 0.6)
            p.circle((74, 68), 1.4, INK, 0.6)
        case _:  # stubble and a cigar
            p.fill(ellipse(60, 74, 14, 8), hair, 0.35)
            p.line("M60 74L80 80", INK, 5.4)
            p.line("M61 74.4L78 79.4", "#8a5f3c", 2.8)
            p.circle((81, 80.4), 2.4, "#e05a3c")


# --- hats ------------------------------------------------------------------------------------------------------------


def _kepi(p: Pencil, number: int, gang: Gang) -> None:
    p.shape("M40 44C40 30 46 22 58 22L80 26C82 34 82 40 81 44Z", gang.coat, 3)
    p.line("M40 41C54 46 68 46 81 41", gang.trim, 4)
    p.shape("M36 46C48 42 68 42 82 45C84 50 60 54 40 50Z", INK, 2)
    p.fill(star_path((60, 33), 5.4, 2.2, 5), gang.trim)


def _slouch(p: Pencil, number: int, gang: Gang) -> None:
    p.shape("M42 42C40 26 48 18 60 20S80 26 78 42Z", gang.coat, 3)
    p.line("M42 39C54 44 66 44 78 39", gang.trim, 3.6)
    p.shape("M24 40C34 38 42 42 60 43C78 42 88 34 98 30C98 44 82 52 60 52S28 50 24 40Z", gang.coat, 3)
    p.line("M84 30L92 16", BONE, 3.4)


def _sombrero(p: Pencil, number: int, gang: Gang) -> None:
    straw = ("#dcae62", "#c9964a")[number % 2]
    p.shape("M46 40C46 22 52 12 60 12S74 22 74 40Z", straw, 3)
    p.line("M46 37C54 41 66 41 74 37", gang.coat, 5)
    p.shape("M14 42C24 32 40 40 60 40S96 32 106 42C98 54 78 54 60 54S22 54 14 42Z", straw, 3)
    for x in (28, 44, 76, 92):
        p.circle((x, 46.5), 2.2, gang.coat)


def _feather(p: Pencil, number: int, gang: Gang) -> None:
    p.shape("M39 46C40 30 48 26 60 26S80 30 81 46C70 40 50 40 39 46Z", "#1c1715", 3)
    p.shape("M38 42C50 34 70 34 82 42V49C70 42 50 42 38 49Z", gang.coat, 2.6)
    for x in (48, 60, 72):
        p.fill(polygon([(x - 4, 43), (x, 38), (x + 4, 43)]), gang.trim)
    for lean in (8,) if number % 2 else (2, 16):
        with p.moved(70 + lean, 38, turn=lean * 1.4):
            p.shape("M0 0C-6 -8 -6 -24 0 -32C6 -24 6 -8 0 0Z", PAPER, 2.2)
            p.fill("M-3.8 -23C-3 -27 -1.6 -30 0 -31C1.6 -30 3 -27 3.8 -23Z", "#b3261e")
            p.line("M0 2V-24", INK, 1.4)


def _stetson(p: Pencil, number: int, gang: Gang, felt: str = "", band: str = "") -> None:
    felt, band = felt or gang.coat, band or gang.trim
    crown = "M42 42C40 24 44 16 52 18C56 19 58 22 60 22S64 19 68 18C76 16 80 24 78 42Z"
    p.shape(crown, felt, 3)
    p.line("M42 39C54 44 66 44 78 39", band, 4)
    p.shape("M20 40C26 34 34 40 44 43C54 46 66 46 76 43C86 40 94 34 100 40C96 50 78 54 60 54S24 50 20 40Z", felt, 3)


def _tin_star(p: Pencil, number: int, gang: Gang) -> None:
    _stetson(p, number, gang)
    p.fill(star_path((80, 94), 9, 3.8, 5), BRASS_LIGHT, 1, f'stroke="{INK}" stroke-width="2" stroke-linejoin="round"')


def _black_hat(p: Pencil, number: int, gang: Gang) -> None:
    _stetson(p, number, gang, "#201c22", "#b3261e")
    if number % 2:
        p.shape("M39 64C50 60 70 60 81 64L74 84L60 96L46 84Z", "#b3261e", 2.6)
        p.fill("".join(ellipse(x, y, 1.7, 1.7) for x, y in ((50, 70), (60, 73), (70, 70), (56, 82), (65, 82))), BONE)


def _cap(p: Pencil, number: int, gang: Gang) -> None:
    if number % 2:  # the gentlemen wear a topper
        p.shape(rounded(44, 6, 32, 36, 4), "#2d2723", 3)
        p.fill(rounded(45.5, 30, 29, 7, 1), gang.coat)
        p.shape("M30 42C40 38 80 38 90 42C84 49 36 49 30 42Z", "#2d2723", 3)
        return
    p.shape("M38 44C36 28 44 22 60 22S84 28 82 44Z", gang.coat, 3)
    p.fill("".join(lens((x, 24 + abs(x - 60) * 0.12), (x, 42), 2.4) for x in (48, 56, 64, 72)), PAPER, 0.8)
    p.shape("M34 46C48 40 72 40 86 46C84 52 66 51 60 51S36 52 34 46Z", gang.deep, 2.4)


HATS: dict[str, Callable[[Pencil, int, Gang], None]] = {
    "union": _kepi,
    "confederates": _slouch,
    "poncho": _sombrero,
    "comanche": _feather,
    "sheriffs": _tin_star,
    "outlaws": _black_hat,
    "railroad": _cap,
}


def tombstone(name: str) -> Pencil:
    """Pale where the coin was bright: nobody has to count colours to see who is left."""
    gang = GANGS[name]
    p = Pencil(120, 120)
    p.circle((60, 60), 50, "#000000", 0.3)
    p.hoop((60, 60), 50, gang.deep, 3, 0.8)
    p.shape("M32 98V50C32 30 44 18 60 18S88 30 88 50V98Z", p.linear("s", (32, 20), (90, 98), "0 #d6d6d0, 1 #85857f"), 4)
    p.line("M60 34V66M48 46H72", INK, 6)
    p.cuts([((80, 44), (80, 92), 3), ((74, 60), (74, 92), 2.2), ((44, 78), (52, 74), 2)])
    p.shape("M20 98C30 90 44 96 52 92C64 98 76 90 100 98C96 106 24 106 20 98Z", "#5b3d27", 3)
    p.line("M26 96L23 88M94 96L98 88M88 94L89 87", "#6b8a3a", 3)
    return p


def pieces() -> dict[str, Callable[[], Pencil]]:
    made: dict[str, Callable[[], Pencil]] = {f"grave_{name}": lambda name=name: tombstone(name) for name in GANGS}  # type: ignore[misc]
    return made | {
        f"member_{name}_{number}": lambda name=name, number=number: member(name, number)  # type: ignore[misc]
        for name in GANGS
        for number in range(SIX)
    }
