"""Synthesise the sounds of BANG! with Gold Rush: iron doors, glasses, hooves; see make_sounds.py for the manner.

python packaging/make_bang_sounds.py [OUT_DIR]          (default: resources/sounds)
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
    struck,
    swelling,
    thud,
)


def jail(rng: Random) -> Signal:
    """An iron door: it swings, falls into its frame, and the key turns."""
    swing = swelling(filtered(noise(rng, 0.16), lambda t: 380.0 + 1400.0 * t, 4.0, "band"), 0.8)
    iron = modal(struck(rng, 310.0, 0.5, METAL, 0.9), 0.5)
    blow = mix((0.0, 1.0, iron), (0.0, 0.9, thud(rng, 82.0, 0.3)), (0.0, 0.5, burst(rng, 2200.0, 0.03)))
    key = [(0.46, 0.35, clack(rng, 2100.0, 0.04)), (0.53, 0.45, clack(rng, 1700.0, 0.05))]
    return driven(room(mix((0.0, 0.3, swing), (0.15, 1.0, blow), *key), 1.8, 0.4), 1.4)


def ricochet(rng: Random) -> Signal:
    """A bullet that has met a stone: a knock, and a whine that falls away over the roofs."""
    time = 0.42
    whine = [0.0] * samples(time)
    phase = 0.0
    start = rng.uniform(2500.0, 2900.0)
    for i in range(len(whine)):
        t = i / RATE
        phase += 2.0 * math.pi * (start * math.exp(-2.6 * t) + 60.0 * math.sin(46.0 * t)) / RATE
        whine[i] = math.sin(phase) + 0.3 * math.sin(2.0 * phase)
    air = filtered(noise(rng, time), lambda t: 3400.0 * math.exp(-2.4 * t), 5.0, "band")
    tail = decaying(mix((0.0, 0.8, whine), (0.0, 0.5, air)), 0.5, 0.01)
    return mix((0.0, 0.7, knock(rng, 640.0, 0.06, 3600.0)), (0.02, 1.0, tail))


def clink(rng: Random) -> Signal:
    """Two glasses meet: thick ones, and not quite full."""
    first, second = (
        modal(struck(rng, pitch, 0.42, METAL, 1.1), 0.42)
        for pitch in (rng.uniform(2050, 2250), rng.uniform(2600, 2800))
    )
    slosh = swelling(filtered(noise(rng, 0.22), lambda t: 700.0 + 900.0 * t, 2.0, "band"), 0.5)
    return mix((0.0, 1.0, first), (0.008, 0.7, second), (0.0, 0.3, burst(rng, 5200.0, 0.01)), (0.05, 0.16, slosh))


def hooves(rng: Random) -> Signal:
    """A team at a canter: four beats, and again, and the wheels under it."""
    beats = []
    for stride in range(3):
        for beat, force in ((0.0, 0.7), (0.055, 0.9), (0.1, 1.0)):
            start = stride * 0.21 + beat
            hoof = mix((0.0, 1.0, thud(rng, rng.uniform(150.0, 190.0), 0.09)), (0.0, 0.4, burst(rng, 900.0, 0.03)))
            beats.append((start, force * (0.7 + 0.15 * stride), hoof))
    wheels = swelling(filtered(noise(rng, 0.64), 420.0, 1.2, "band"), 0.6)
    return mix(*beats, (0.0, 0.22, wheels))


def shuffle(rng: Random) -> Signal:
    """A riffle: two packets fall into one another, then the pack is squared."""
    leaves = [
        (0.05 + 0.26 * (n / 22) ** 1.15, 0.35 + 0.5 * n / 22, burst(rng, rng.uniform(2300.0, 3600.0), 0.016))
        for n in range(22)
    ]
    air = rustle(rng, 0.34, 2900.0)
    square = mix((0.0, 1.0, knock(rng, 330.0, 0.07, 2300.0)), (0.0, 0.6, thud(rng, 150.0, 0.1)))
    return mix(*leaves, (0.02, 0.35, air), (0.44, 0.55, square), (0.53, 0.4, square))


def bell(rng: Random) -> Signal:
    """The bell over the mine: end of the shift, or not."""
    tones = ((523.3, 1.1, 1.0), (1046.5, 0.8, 0.7), (1250.0, 0.6, 0.45), (1568.0, 0.5, 0.4), (2093.0, 0.35, 0.3))
    ring = modal([(pitch * rng.uniform(0.998, 1.002), decay, gain) for pitch, decay, gain in tones], 0.62)
    clapper = bounces(rng, lambda: clack(rng, 3200.0, 0.02), 0.0, 0.0, 0.0)[:1]
    return mix((0.0, 1.0, ring), *((start, gain * 0.25, sound) for start, gain, sound in clapper))


SINGLE = (jail, hooves, shuffle, bell)
FREQUENT = (ricochet, clink)


if __name__ == "__main__":
    make(SINGLE, FREQUENT)
