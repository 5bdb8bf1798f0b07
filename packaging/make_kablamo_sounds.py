"""Synthesise the sounds of Kablamo: brass into steel, a bag of bullets, one great bang; see make_sounds.py.

python packaging/make_kablamo_sounds.py [OUT_DIR]          (default: resources/sounds)
"""

from __future__ import annotations

import math
from random import Random

from make_sounds import (
    METAL,
    RATE,
    Signal,
    bounces,
    burst,
    clack,
    crackle,
    decaying,
    driven,
    filtered,
    knock,
    make,
    mix,
    modal,
    noise,
    room,
    rustle,
    samples,
    string,
    struck,
    swelling,
    thud,
)


def chamber(rng: Random) -> Signal:
    """A cartridge slides home: brass along steel, and its rim."""
    slide = swelling(filtered(noise(rng, 0.07), lambda t: 2200.0 + 26000.0 * t, 2.0, "band"), 0.8)
    rim = modal(struck(rng, rng.uniform(1900.0, 2200.0), 0.09, METAL, 1.1), 0.1)
    return mix((0.0, 0.3, slide), (0.065, 0.8, rim), (0.065, 0.6, knock(rng, 520.0, 0.05, 2200.0)))


def casing(rng: Random) -> Signal:
    """Spent brass in a tin dish."""

    def hit() -> Signal:
        return modal(struck(rng, rng.uniform(2600.0, 3100.0), 0.16, METAL, 1.2), 0.16)

    return mix(*bounces(rng, hit, 0.0, 0.09, 0.5))


def lift(rng: Random) -> Signal:
    """Fingernails take a bullet out."""
    scrape = filtered(crackle(rng, 0.1, 2600.0), lambda t: 1600.0 + 14000.0 * t, 2.2, "band")
    return mix((0.0, 0.5, swelling(scrape, 0.7)), (0.09, 0.7, modal(struck(rng, 2450.0, 0.08, METAL, 1.0), 0.08)))


def bag(rng: Random) -> Signal:
    """One bullet back among the others: linen, and a muffled clink."""
    clinks = [(0.05 + 0.03 * n, 0.5, filtered(modal(struck(rng, rng.uniform(1500.0, 2100.0), 0.06, METAL, 1.0), 0.06),
                                              2200.0)) for n in range(3)]  # fmt: skip
    return mix((0.0, 0.5, rustle(rng, 0.12, 900.0)), *clinks, (0.05, 0.5, thud(rng, 150.0, 0.12)))


def rummage(rng: Random) -> Signal:
    """A hand in the bag."""
    clinks = [(rng.uniform(0.02, 0.4), rng.uniform(0.3, 0.8),
               filtered(modal(struck(rng, rng.uniform(1400.0, 2300.0), 0.05, METAL, 1.0), 0.05), 2600.0))
              for _ in range(14)]  # fmt: skip
    return mix((0.0, 0.5, rustle(rng, 0.44, 800.0)), *clinks)


def jam(rng: Random) -> Signal:
    """Something does not give."""
    return mix(
        (0.0, 1.0, clack(rng, 900.0, 0.05)),
        (0.07, 0.7, knock(rng, 240.0, 0.1, 900.0)),
        (0.0, 0.4, filtered(crackle(rng, 0.09, 1800.0), 1400.0, 2.0, "band")),
    )


def hammer(rng: Random) -> Signal:
    """Several hammers fall as one."""
    falls = [(rng.uniform(0.0, 0.012), 1.0, clack(rng, rng.uniform(1300.0, 1900.0), 0.06)) for _ in range(4)]
    return room(mix(*falls, (0.0, 0.8, thud(rng, 180.0, 0.12))), 1.2, 0.25)


def kablamo(rng: Random) -> Signal:
    """The one nobody wanted: a crack, a blow in the chest, and a hall that answers."""
    crack = filtered(decaying(noise(rng, 0.14), 0.1), 4200.0)
    chest = modal([(46.0, 0.9, 1.0), (71.0, 0.8, 0.9), (104.0, 0.6, 0.7), (163.0, 0.4, 0.5)], 0.64)
    hall = filtered(decaying(noise(rng, 0.64), 1.6, 0.01), lambda t: 2400.0 * math.exp(-4.0 * t) + 260.0)
    ring = modal(struck(rng, 620.0, 0.5, METAL, 1.4), 0.5)
    return driven(
        room(mix((0.0, 1.0, crack), (0.0, 1.0, chest), (0.004, 0.9, hall), (0.03, 0.16, ring)), 2.6, 0.5), 1.9
    )


def velocity(rng: Random) -> Signal:
    """From the hand, fast: a whip of air and a bright note."""
    air = swelling(filtered(noise(rng, 0.2), lambda t: 900.0 + 22000.0 * t, 1.6, "band"), 0.7)
    note = string(rng, 440.0, 0.3, 3000.0, 1.2)
    return mix((0.0, 0.5, air), (0.16, 1.0, note), (0.16, 0.5, knock(rng, 620.0, 0.06, 2600.0)))


def announce(rng: Random) -> Signal:
    """A number is called: a knuckle on the table, a low string."""
    return mix((0.0, 1.0, knock(rng, 330.0, 0.12, 1500.0)), (0.06, 0.7, string(rng, 146.83, 0.4, 1400.0, 1.4)))


def spark(rng: Random) -> Signal:
    """It takes effect."""
    spit = swelling(filtered(crackle(rng, 0.16, 4200.0), 4200.0, 0.9, "band"), 0.3)
    note = modal(struck(rng, 1320.0, 0.2, METAL, 1.2), 0.2)
    return mix((0.0, 0.7, spit), (0.02, 0.8, burst(rng, 1500.0, 0.1)), (0.03, 0.5, note))


def ricochet(rng: Random) -> Signal:
    """Off the wall and away, falling."""
    time = 0.5
    tone, phase = [0.0] * samples(time), 0.0
    for i in range(len(tone)):
        t = i / RATE
        phase += 2.0 * math.pi * (2600.0 * math.exp(-2.2 * t) + 40.0 * math.sin(90.0 * t)) / RATE
        tone[i] = math.sin(phase) * math.exp(-5.0 * t)
    return mix((0.0, 0.8, burst(rng, 2200.0, 0.05)), (0.01, 0.7, tone))


def lights_out(rng: Random) -> Signal:
    """A breath over the lamp, and a chair in the dark."""
    breath = swelling(filtered(noise(rng, 0.3), lambda t: 1800.0 * math.exp(-4.0 * t) + 300.0, 1.0, "band"), 0.3)
    return mix((0.0, 0.8, breath), (0.34, 0.7, knock(rng, 130.0, 0.2, 600.0)), (0.4, 0.5, thud(rng, 80.0, 0.2)))


def overhaul(rng: Random) -> Signal:
    """A spanner, three turns, and a drop of oil."""
    turns = [(0.12 * n, 0.8, clack(rng, 1500.0 + 150.0 * n, 0.05)) for n in range(3)]
    return mix(*turns, (0.44, 1.0, modal(struck(rng, 1760.0, 0.2, METAL, 1.5), 0.2)))


SINGLE = (bag, rummage, jam, hammer, kablamo, velocity, announce, spark, ricochet, lights_out, overhaul)
FREQUENT = (chamber, casing, lift)


if __name__ == "__main__":
    make(SINGLE, FREQUENT)
