"""The faces of the dice: each symbol alone, and burnt into a flat tile."""

from __future__ import annotations

from collections.abc import Callable

from make_art import rounded

from .pencil import (
    BURNT,
    INLAID_BLUE,
    INLAID_RED,
    Inks,
    Pencil,
    arrow,
    barrels,
    broken_arrow,
    bullet,
    dynamite,
    mug,
    target,
)

Draw = Callable[[Pencil, Inks], None]

SINGLE: dict[str, Draw] = {
    "arrow": arrow,
    "dynamite": dynamite,
    "one": lambda p, inks: target(p, 1, inks),
    "two": lambda p, inks: target(p, 2, inks),
    "beer": mug,
    "gatling": barrels,
    "bullet": bullet,
    "broken_arrow": broken_arrow,
}
DOUBLE = {f"double_{face}": face for face in ("one", "two", "beer", "gatling")}

TILES = {
    "base": ("#f7efdc", "#d9c89f", BURNT),
    "loudmouth": ("#8f2420", "#5c1210", INLAID_RED),
    "coward": ("#41688f", "#24405d", INLAID_BLUE),
}


def draw(p: Pencil, face: str, inks: Inks) -> None:
    """A face round the middle of its field of a hundred; a doubled one is the single one twice."""
    if face in DOUBLE:
        for x, y in ((-21, -20), (21, 20)):
            with p.moved(x, y, 0.54):
                SINGLE[DOUBLE[face]](p, inks)
    else:
        SINGLE[face](p, inks)


def symbol(face: str, tile: str) -> Pencil:
    """For a die: the symbol with the bright lower lip of something burnt or cut in."""
    inks = TILES[tile][2]
    p = Pencil(120, 120)
    lip = "#fffaf0" if tile == "base" else "#000000"
    with p.moved(61.2, 61.8):
        p.body.append('<g opacity="0.55">')
        draw(p, face, Inks(lip, lip, lip))
        p.close()
    with p.moved(60, 60):
        draw(p, face, inks)
    return p


def tile(face: str, kind: str) -> Pencil:
    """The face lying flat, as a counter or a sign in a row of text."""
    light, deep, inks = TILES[kind]
    p = Pencil(120, 120)
    p.fill(rounded(2, 2, 116, 116, 24), "#1b120b")
    p.fill(rounded(6, 6, 108, 108, 20), p.linear("d", (30, 0), (90, 120), f"0 {light}, 1 {deep}"))
    p.fill(rounded(12, 11, 96, 96, 16), light)
    with p.moved(60, 60, 0.92):
        draw(p, face, inks)
    return p


BASE = ("arrow", "dynamite", "one", "two", "beer", "gatling")
LOUDMOUTH = ("arrow", "dynamite", "double_one", "double_two", "bullet", "double_gatling")
COWARD = ("arrow", "dynamite", "one", "double_beer", "beer", "broken_arrow")


def pieces() -> dict[str, Callable[[], Pencil]]:
    made: dict[str, Callable[[], Pencil]] = {}
    for kind, faces in (("base", BASE), ("loudmouth", LOUDMOUTH), ("coward", COWARD)):
        for face in faces:
            made[f"sym_{kind}_{face}"] = lambda face=face, kind=kind: symbol(face, kind)  # type: ignore[misc]
            made[f"face_{kind}_{face}"] = lambda face=face, kind=kind: tile(face, kind)  # type: ignore[misc]
    return made
