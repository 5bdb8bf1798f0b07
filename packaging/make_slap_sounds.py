"""Synthesise the sounds of Slap .45: palms on dry boards, and what the four cards sound like; see make_sounds.py.

python packaging/make_slap_sounds.py [OUT_DIR]          (default: resources/sounds)
"""

from __future__ import annotations

import math
from random import Random

from make_sounds import (
    METAL,
    Signal,
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
    struck,
    swelling,
    thud,
)


def slap(rng: Random) -> Signal:
    """A flat hand on a card on a plank: skin first, then the board."""
    skin = filtered(decaying(noise(rng, 0.06), 0.03), rng.uniform(2600.0, 3200.0))
    return mix((0.0, 1.0, skin), (0.002, 0.9, knock(rng, rng.uniform(190.0, 230.0), 0.12, 1400.0)))


def cover(rng: Random) -> Signal:
    """A hand on tin: the sign rings a little."""
    skin = filtered(decaying(noise(rng, 0.05), 0.025), 2000.0)
    tin = modal(struck(rng, rng.uniform(640.0, 760.0), 0.22, METAL, 1.0), 0.22)
    return mix((0.0, 0.9, skin), (0.002, 0.5, tin), (0.002, 0.6, thud(rng, 170.0, 0.1)))


def deal_ready(rng: Random) -> Signal:
    """A card drawn off the deck, face down: leather under the thumb."""
    slide = swelling(filtered(noise(rng, 0.12), lambda t: 1400.0 + 9000.0 * t, 1.6, "band"), 0.7)
    return mix((0.0, 0.5, slide), (0.115, 0.7, knock(rng, 300.0, 0.05, 1500.0)))


def iron(rng: Random) -> Signal:
    """One dry shot over a street."""
    crack = filtered(decaying(noise(rng, 0.09), 0.05), 5200.0)
    body = modal([(92.0, 0.3, 1.0), (151.0, 0.24, 0.8), (240.0, 0.16, 0.5)], 0.3)
    street = filtered(decaying(noise(rng, 0.36), 0.5, 0.01), lambda t: 3000.0 * math.exp(-6.0 * t) + 300.0)
    return driven(room(mix((0.0, 1.0, crack), (0.0, 0.8, body), (0.01, 0.5, street)), 1.5, 0.35), 1.5)


def cannon(rng: Random) -> Signal:
    """Long, low, and felt in the floor."""
    crack = filtered(decaying(noise(rng, 0.16), 0.12), 2400.0)
    chest = modal([(38.0, 0.9, 1.0), (57.0, 0.8, 0.9), (83.0, 0.5, 0.7)], 0.6)
    roll = filtered(decaying(noise(rng, 0.62), 1.4, 0.01), lambda t: 1200.0 * math.exp(-3.0 * t) + 160.0)
    return driven(room(mix((0.0, 0.8, crack), (0.0, 1.0, chest), (0.01, 0.9, roll)), 2.4, 0.45), 1.8)


def horse(rng: Random) -> Signal:
    """Four beats of a gallop, going away."""
    beats = ((0.0, 0.7), (0.09, 0.8), (0.19, 1.0), (0.36, 0.5), (0.45, 0.55), (0.54, 0.6))
    return mix(*((at, loud, mix((0.0, 1.0, knock(rng, rng.uniform(230.0, 300.0), 0.06, 900.0)),
                                (0.0, 0.5, thud(rng, 110.0, 0.06)))) for at, loud in beats))  # fmt: skip


def gold(rng: Random) -> Signal:
    """A nugget into a heap of others."""
    notes = [
        (0.03 * n, 0.9 - 0.15 * n, modal(struck(rng, rng.uniform(1500.0, 2400.0), 0.14, METAL, 1.1), 0.14))
        for n in range(5)
    ]
    return mix(*notes, (0.0, 0.4, burst(rng, 900.0, 0.05)))


def flinch(rng: Random) -> Signal:
    """Too early: a knuckle on the board, and a chair that creaks about it."""
    creak = filtered(crackle(rng, 0.16, 900.0), lambda t: 500.0 + 1600.0 * t, 3.0, "band")
    return mix((0.0, 0.9, knock(rng, 150.0, 0.1, 600.0)), (0.06, 0.5, swelling(creak, 0.6)))


def snap(rng: Random) -> Signal:
    """A trap shuts."""
    jaws = mix((0.0, 1.0, clack(rng, 1100.0, 0.06)), (0.006, 1.0, clack(rng, 1350.0, 0.05)))
    return mix((0.0, 1.0, jaws), (0.01, 0.6, modal(struck(rng, 520.0, 0.3, METAL, 1.2), 0.3)))


SINGLE = (deal_ready, iron, cannon, horse, gold, flinch, snap)
FREQUENT = (slap, cover)


if __name__ == "__main__":
    make(SINGLE, FREQUENT)
