"""Synthesise the sounds of BANG! The Dice Game: bone, arrows, war drums; see make_sounds.py for the manner.

python packaging/make_dice_sounds.py [OUT_DIR]          (default: resources/sounds)
"""

from __future__ import annotations

import math
from random import Random

from make_sounds import (
    METAL,
    RATE,
    WOOD,
    Signal,
    bounces,
    bowed,
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
    samples,
    string,
    struck,
    swelling,
    thud,
)


def cup(rng: Random) -> Signal:
    """Dice shaken in a leather cup: muffled bone, twice round."""

    def tap() -> Signal:
        return filtered(modal(struck(rng, rng.uniform(1300.0, 1900.0), 0.03, WOOD, 0.9), 0.03), 1900.0)

    layers = [(0.036 * n + rng.uniform(0.0, 0.012), rng.uniform(0.35, 0.9), tap()) for n in range(11)]
    return mix(*layers, (0.0, 0.35, thud(rng, 170.0, 0.2)), (0.2, 0.35, thud(rng, 150.0, 0.2)))


def arrow(rng: Random) -> Signal:
    """An arrow strikes wood: a short hiss, the blow, and the shaft that trembles."""
    hiss = filtered(noise(rng, 0.07), lambda t: 1800.0 + 26000.0 * t, 1.4, "band")
    shaft = [value * (0.6 + 0.4 * math.cos(2.0 * math.pi * 31.0 * i / RATE)) for i, value in
             enumerate(modal([(196.0, 0.34, 1.0), (311.0, 0.22, 0.6), (588.0, 0.12, 0.35)], 0.34))]  # fmt: skip
    blow = mix((0.0, 1.0, knock(rng, rng.uniform(230.0, 270.0), 0.12, 1700.0)), (0.0, 0.5, thud(rng, 120.0, 0.14)))
    return mix((0.0, 0.22, swelling(hiss, 0.9)), (0.062, 1.0, blow), (0.066, 0.45, shaft))


def pull(rng: Random) -> Signal:
    """Arrows drawn out of wood: a dry creak and a light rattle."""
    creak = filtered(crackle(rng, 0.14, 1400.0), lambda t: 500.0 + 5200.0 * t, 3.0, "band")
    rattle = [(0.14 + 0.03 * n, 0.4, knock(rng, rng.uniform(620.0, 800.0), 0.04, 2400.0)) for n in range(4)]
    return mix((0.0, 0.7, swelling(creak, 0.8)), *rattle)


def drum(rng: Random) -> Signal:
    """A war drum: hide over a hollow trunk, struck with a padded stick."""
    hide = modal([(72.0, 0.55, 1.0), (108.0, 0.4, 0.7), (149.0, 0.3, 0.45), (221.0, 0.2, 0.25)], 0.6)
    stick = filtered(decaying(noise(rng, 0.08), 0.06), 900.0)
    return driven(room(mix((0.0, 1.0, hide), (0.0, 0.5, stick), (0.0, 0.4, thud(rng, 95.0, 0.3))), 1.8, 0.35), 1.6)


def shot(rng: Random) -> Signal:
    """A pistol across the room: the crack, the push, less room than the big one."""
    crack = filtered(decaying(noise(rng, 0.1), 0.08), rng.uniform(3200.0, 3900.0))
    push = modal([(88.0, 0.25, 1.0), (132.0, 0.2, 0.8), (207.0, 0.15, 0.5)], 0.26)
    walls = filtered(decaying(noise(rng, 0.32), 0.5, 0.006), lambda t: 1500.0 * math.exp(-5.0 * t) + 360.0)
    return driven(room(mix((0.0, 1.0, crack), (0.0, 0.6, push), (0.004, 0.7, walls)), 1.4, 0.35), 1.5)


def gatling(rng: Random) -> Signal:
    """The crank turns: six barrels, one after another."""
    burst_of = [(0.085 * n, rng.uniform(0.75, 1.0), shot(rng)[: samples(0.16)]) for n in range(6)]
    crank = [(0.085 * n + 0.03, 0.16, clack(rng, 2600.0, 0.03)) for n in range(6)]
    return mix(*burst_of, *crank)


def hit(rng: Random) -> Signal:
    """A bullet leaves the belt: a thump through cloth, brass on boards."""
    fall = bounces(rng, lambda: modal(struck(rng, 2350.0, 0.12, METAL, 0.9), 0.12), 0.1, 0.06, 0.5)
    return mix(
        (0.0, 1.0, thud(rng, 105.0, 0.2)), (0.0, 0.4, burst(rng, 700.0, 0.06)), *((t, g * 0.4, s) for t, g, s in fall)
    )


def gain(rng: Random) -> Signal:
    """A bullet slips into its loop: leather, and a soft brass note upwards."""
    leather = swelling(filtered(noise(rng, 0.09), lambda t: 900.0 + 9000.0 * t, 1.1, "band"), 0.7)
    low, high = (modal(struck(rng, pitch, 0.3, METAL, 1.3), 0.3) for pitch in (880.0, 1174.7))
    return mix((0.0, 0.3, leather), (0.07, 0.6, low), (0.16, 0.8, high), (0.07, 0.4, thud(rng, 210.0, 0.08)))


def slide(rng: Random) -> Signal:
    """A mug slides along the counter and is caught."""
    glass = swelling(filtered(noise(rng, 0.26), lambda t: 700.0 + 1500.0 * t, 2.6, "band"), 0.45)
    stop = mix((0.0, 1.0, knock(rng, 410.0, 0.1, 1900.0)), (0.0, 0.5, modal(struck(rng, 1650.0, 0.2, METAL, 1.0), 0.2)))
    return mix((0.0, 0.4, glass), (0.24, 0.9, stop))


def fuse(rng: Random) -> Signal:
    """A fuse catches fire: spitting, brighter and brighter."""
    spit = filtered(crackle(rng, 0.55, 3200.0), lambda t: 2600.0 + 5200.0 * t, 0.9, "band")
    breath = filtered(noise(rng, 0.55), 5200.0, 0.8, "band")
    return swelling(mix((0.0, 1.0, spit), (0.0, 0.35, breath)), 0.35)


def boom(rng: Random) -> Signal:
    """Three sticks at once: deeper and longer than any shot."""
    crack = filtered(decaying(noise(rng, 0.2), 0.16), 1700.0)
    ground = modal([(41.0, 0.9, 1.0), (63.0, 0.8, 0.9), (92.0, 0.6, 0.7), (139.0, 0.4, 0.4)], 0.66)
    rubble = filtered(crackle(rng, 0.6, 700.0), lambda t: 1200.0 * math.exp(-2.0 * t) + 240.0, 1.2, "band")
    shaken = filtered(decaying(noise(rng, 0.66), 1.8, 0.012), lambda t: 900.0 * math.exp(-3.2 * t) + 180.0)
    return driven(
        room(mix((0.0, 0.9, crack), (0.0, 1.0, ground), (0.0, 0.9, shaken), (0.12, 0.35, rubble)), 2.4, 0.5), 1.7
    )


def ghost(rng: Random) -> Signal:
    """Somebody who is not there: a saw bent over the knee, and cold air."""
    time = 0.64
    tone = [0.0] * samples(time)
    phase = 0.0
    for i in range(len(tone)):
        t = i / RATE
        phase += 2.0 * math.pi * (466.0 + 150.0 * math.sin(math.pi * t / time) + 9.0 * math.sin(38.0 * t)) / RATE
        tone[i] = math.sin(phase) + 0.25 * math.sin(2.0 * phase)
    air = filtered(noise(rng, time), 1400.0, 1.5, "band")
    return swelling(mix((0.0, 0.8, tone), (0.0, 0.18, air)), 0.5)


def reveal(rng: Random) -> Signal:
    """A card is drawn from a sleeve: low strings hold their breath, then a bright one."""
    hush = swelling(filtered(bowed(rng, 110.0, 0.5, 10), lambda t: 500.0 + 1600.0 * t), 0.8)
    return mix(
        (0.0, 0.5, hush),
        (0.36, 1.0, string(rng, 329.63, 0.3, 2600.0, 1.2)),
        (0.4, 0.7, string(rng, 440.0, 0.26, 2600.0, 1.2)),
    )


def gavel(rng: Random) -> Signal:
    """Order! Two blows of hard wood on hard wood."""
    blows = [(start, force, knock(rng, 290.0, 0.2, 2600.0)) for start, force in ((0.0, 1.0), (0.19, 0.8))]
    return room(mix(*blows), 1.3, 0.3)


SINGLE = (cup, pull, drum, gatling, gain, fuse, boom, ghost, reveal, gavel)
FREQUENT = (arrow, shot, hit, slide)


if __name__ == "__main__":
    make(SINGLE, FREQUENT)
