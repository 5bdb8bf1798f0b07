"""The seven gangs: their colours, and the emblem that stands for each wherever there is room for nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bang_art.gear import union_pacific
from bang_art.tools import GUN_LIGHT
from dice_art.pencil import BONE, BRASS, BRASS_LIGHT, INK, PAPER, STEEL_LIGHT, Pencil, hat
from make_art import lens, num, polar, star_path


@dataclass(frozen=True)
class Gang:
    """Its coat, the deep of it, what shines on it, and the hand that comes out of the sleeve."""

    coat: str
    deep: str
    trim: str
    skin: str


GANGS = {
    "union": Gang("#2f5d94", "#163253", "#f0d08a", "#d9a877"),
    "confederates": Gang("#8b949b", "#434b52", "#d8c48a", "#c58f5e"),
    "poncho": Gang("#b5472a", "#5f1e0e", "#f2c14e", "#b97f4e"),
    "comanche": Gang("#2f8577", "#12443c", "#f3e3b8", "#a9683d"),
    "sheriffs": Gang("#8a5a30", "#432709", "#ffe08a", "#e2b78c"),
    "outlaws": Gang("#37323a", "#151217", "#e05a3c", "#c99468"),
    "railroad": Gang("#5d7a35", "#2a3c13", "#f0d08a", "#8d5a36"),
}


def union(p: Pencil) -> None:
    """A shield with stripes under a row of stars."""
    outline = "M0 46C-28 34 -40 14 -38 -34C-22 -34 -10 -38 0 -44C10 -38 22 -34 38 -34C40 14 28 34 0 46Z"
    p.shape(outline, PAPER, 4)
    for x in (-24, -8, 8, 24):
        foot = 30 - abs(x) * 0.72
        p.fill(f"M{num(x - 4)} -8H{num(x + 4)}V{num(foot + 6)}H{num(x - 4)}Z", "#b3261e")
    p.shape("M-38 -34C-22 -34 -10 -38 0 -44C10 -38 22 -34 38 -34L37.6 -8H-37.6Z", "#24497a", 3)
    for x in (-23, 0, 23):
        p.fill(star_path((x, -22), 9, 3.8, 5), PAPER)
    p.line(outline, INK, 4)


def confederates(p: Pencil) -> None:
    """Two sabres, crossed."""
    for turn in (-44, 44):
        with p.moved(0, 2, turn=turn):
            p.shape("M-4 28C-7 -6 -5 -30 3 -54C7 -32 7 -6 4 28Z", STEEL_LIGHT, 3)
            p.fill("M-1 24C-3 -4 -1 -26 3 -44C3 -26 2 -4 1 24Z", "#ffffff", 0.75)
            p.line("M-12 26C-16 44 -6 52 6 50", INK, 7)
            p.line("M-12 26C-16 44 -6 52 6 50", BRASS, 3.4)
            p.shape("M-15 24H14V31H-15Z", BRASS, 2.6)
            p.shape("M-4 31H5V50H-4Z", "#3a2618", 2.6)


def poncho(p: Pencil) -> None:
    """A sombrero, and what is worn under it."""
    p.shape("M-40 44L-26 12C-10 4 10 4 26 12L40 44L28 40L20 48L10 40L0 48L-10 40L-20 48L-28 40Z", "#b5472a", 3.4)
    p.line("M-31 26C-12 18 12 18 31 26", "#f2c14e", 4.4)
    p.line("M-35 34C-12 26 12 26 35 34", "#2f8577", 4)
    p.shape("M-20 -8C-19 -34 -10 -48 0 -48S19 -34 20 -8Z", "#dcae62", 3.4)
    p.shape("M-52 -8C-44 -16 -30 -14 -20 -10C-8 -5 8 -5 20 -10C30 -14 44 -16 52 -8C44 12 22 16 0 16S-44 12 -52 -8Z",
            "#dcae62", 3.6)  # fmt: skip
    p.line("M-20 -14C-8 -8 8 -8 20 -14", "#b5472a", 5.4)
    for x in (-36, -20, 20, 36):
        p.fill(star_path((x, 0 - abs(x) * 0.06 + 4), 4.6, 2, 4), "#b5472a")


def comanche(p: Pencil) -> None:
    """Two feathers over an arrow."""
    with p.moved(0, 26, turn=-8):
        p.line("M-46 8H34", INK, 7)
        p.line("M-46 8H34", "#a8703f", 3)
        p.shape("M52 8L30 -2L35 8L30 18Z", "#cfd6da", 2.6)
        p.shape("M-40 5L-52 -5H-38L-30 5ZM-40 11L-52 21H-38L-30 11Z", "#b3261e", 2.4)
    for turn, tip in ((-26, "#b3261e"), (22, INK)):
        with p.moved(0, 20, turn=turn):
            p.shape("M0 4C-16 -12 -16 -50 0 -72C16 -50 16 -12 0 4Z", PAPER, 3.2)
            p.fill("M-9.4 -50C-7 -60 -4 -66 0 -70C4 -66 7 -60 9.4 -50Z", tip)
            p.line("M0 8V-56", INK, 2.2)
            p.cuts([((0, -16), (9, -26), 1.6), ((0, -28), (10, -38), 1.6), ((0, -22), (-9, -32), 1.6)])


def sheriffs(p: Pencil) -> None:
    """One star."""
    p.fill(star_path((0, 2), 48, 21, 5), INK, 1, f'stroke="{INK}" stroke-width="9" stroke-linejoin="round"')
    p.fill(star_path((0, 2), 46, 20, 5), BRASS, 1, f'stroke="{BRASS}" stroke-width="3" stroke-linejoin="round"')
    p.fill(star_path((0, 2), 35, 15, 5), BRASS_LIGHT)
    for turn in range(0, 360, 72):
        p.ball(polar(48, turn, (0, 2)), 7, BRASS_LIGHT, 2.4)
    p.circle((0, 2), 13, "#80591f")
    p.circle((0, 2), 10.5, BRASS_LIGHT)
    p.fill(star_path((0, 2), 9, 3.6, 5), "#80591f")


def outlaws(p: Pencil) -> None:
    """A black hat low over a red scarf; nobody saw the face."""
    p.shape("M-26 -2C-26 20 -18 30 0 30S26 20 26 -2Z", "#d9a877", 3)
    p.shape("M-30 10C-14 4 14 4 30 10L16 34L0 48L-16 34Z", "#b3261e", 3.2)
    for x, y in ((-13, 17), (0, 22), (13, 17), (-6, 32), (7, 33)):
        p.circle((x, y), 2.4, BONE)
    p.fill(lens((-17, 4), (-5, 5), 3.4) + lens((17, 4), (5, 5), 3.4), INK)
    with p.moved(0, -16, 1.06):
        hat(p, "#201c22", "#b3261e", 3.6)
    p.cuts([((-16, -38), (-20, -22), 2.6)], GUN_LIGHT, 0.8)


def railroad(p: Pencil) -> None:
    union_pacific(p)


EMBLEMS: dict[str, Callable[[Pencil], None]] = {
    draw.__name__: draw for draw in (union, confederates, poncho, comanche, sheriffs, outlaws, railroad)
}
