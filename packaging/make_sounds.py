"""Synthesise every sound of the program: dry, close and wooden, as if heard at the table.

    python packaging/make_sounds.py [OUT_DIR]          (default: resources/sounds)

Nothing is recorded. Struck things are sums of damped modes, paper and cloth are filtered noise, strings are
plucked delay lines, and a handful of early reflections stands for the room. Each sound draws its chance from
its own name, so every run writes the same bytes and one recipe can change without touching the others.
"""

from __future__ import annotations

import math
import struct
import sys
import wave
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

RATE = 44_100
PEAK = 0.495  # just under -6 dB, so that rounding never passes it
LONGEST = 0.66  # seconds; keeps a file under 60 kB
DEFAULT_OUT = Path(__file__).resolve().parent.parent / "resources" / "sounds"

Signal = list[float]
Layer = tuple[float, float, Signal]  # start in seconds, peak, signal
Mode = tuple[float, float, float]  # frequency in Hz, seconds until 60 dB down, gain
Curve = Callable[[float], float]  # time in seconds to a value
Recipe = Callable[[Random], Signal]

# Frequency ratios: a wooden plate is dense and slightly irregular, a coin or token rings in wide steps.
WOOD = (1.0, 1.58, 2.24, 2.92, 3.71, 4.6)
METAL = (1.0, 1.73, 2.33, 3.05, 3.91, 5.06)


def samples(seconds: float) -> int:
    """Recipes think in seconds, signals count samples."""
    return round(seconds * RATE)


def noise(rng: Random, seconds: float) -> Signal:
    """White noise, the source of everything that rubs or bursts."""
    return [rng.uniform(-1.0, 1.0) for _ in range(samples(seconds))]


def crackle(rng: Random, seconds: float, per_second: float) -> Signal:
    """Scattered impulses: fibres and folds of paper give way one by one, steady noise would be air."""
    chance = per_second / RATE
    return [rng.uniform(-1.0, 1.0) if rng.random() < chance else 0.0 for _ in range(samples(seconds))]


def modal(modes: Iterable[Mode], seconds: float) -> Signal:
    """A struck body: damped sinusoids that all start at zero, so the blow itself adds no step."""
    out = [0.0] * samples(seconds)
    for frequency, decay, gain in modes:
        radius = math.exp(-6.91 / (decay * RATE))
        angle = 2.0 * math.pi * frequency / RATE
        feedback, previous, current = 2.0 * radius * math.cos(angle), 0.0, gain * radius * math.sin(angle)
        for i in range(1, len(out)):
            out[i] += current
            previous, current = current, feedback * current - radius * radius * previous
    return out


def struck(rng: Random, base: float, decay: float, ratios: Sequence[float], tilt: float) -> list[Mode]:
    """Modes of one blow, moved a little by chance: the higher, the weaker and, in wood, the sooner gone."""
    damping = 0.9 if ratios is WOOD else 0.5
    return [
        (base * ratio * rng.uniform(0.97, 1.03), decay / ratio**damping, rng.uniform(0.7, 1.0) / ratio**tilt)
        for ratio in ratios
    ]


def pluck(rng: Random, frequency: float, seconds: float, bright: float, ring: float) -> Signal:
    """A plucked string after Karplus and Strong: its bend runs round the loop, roughened by the thumb."""
    period = RATE / frequency - 0.5  # the averaging in the loop delays by half a sample
    length = int(period)
    tuning = (1.0 - (period - length)) / (1.0 + (period - length))
    rough = [(4.0 if i < length // 5 else -1.0) + rng.uniform(-2.0, 2.0) for i in range(length)]
    line = filtered(rough * 2, bright, 0.6)[length:]  # the second round, so that the ends of the loop meet
    loss = math.exp(-6.91 / (ring * frequency))
    out, last_in, last_mean, last_out = [], 0.0, 0.0, 0.0
    for i in range(samples(seconds)):
        value = line[i % length]
        out.append(value)
        mean, last_in = 0.5 * loss * (value + last_in), value
        last_out, last_mean = tuning * (mean - last_out) + last_mean, mean
        line[i % length] = last_out
    return out


def bowed(rng: Random, frequency: float, seconds: float, harmonics: int) -> Signal:
    """A bowed low string: three slightly beating players, rich enough to be heard from small speakers."""
    players = [frequency * rng.uniform(0.996, 1.004) for _ in range(3)]
    notes = [(pitch, n) for pitch in players for n in range(1, harmonics + 1)]
    return modal([(pitch * n, 60.0, rng.choice((-1.0, 1.0)) / n**0.4) for pitch, n in notes], seconds)


def filtered(signal: Signal, cutoff: float | Curve, q: float = 0.7, kind: str = "low") -> Signal:
    """State-variable filter; it stays stable while its cutoff moves, which sweeps of cloth and air need."""
    curve: Curve = cutoff if callable(cutoff) else lambda _: cutoff
    pick = ("low", "band", "high").index(kind)
    out, first, second, gain = [], 0.0, 0.0, 0.0
    for i, value in enumerate(signal):
        if i % 32 == 0:
            gain = math.tan(math.pi * min(curve(i / RATE), 0.45 * RATE) / RATE)
        high = (value - (1.0 / q + gain) * first - second) / (1.0 + gain / q + gain * gain)
        band = gain * high + first
        low = gain * band + second
        first, second = gain * high + band, gain * band + low
        out.append((low, band / q, high)[pick])
    return out


def decaying(signal: Signal, decay: float, attack: float = 0.0005) -> Signal:
    """Quick rise, exponential fall: the envelope of anything hit. The decay is the time to 60 dB down."""
    rise, fall = attack * RATE, -6.91 / (decay * RATE)
    return [value * min(1.0, i / rise) * math.exp(fall * i) for i, value in enumerate(signal)]


def swelling(signal: Signal, top: float) -> Signal:
    """Smooth rise to the given share of the length and smooth fall: the envelope of anything that passes."""
    count, turn = len(signal), top * len(signal)
    share = [i / turn if i < turn else (count - i) / (count - turn) for i in range(count)]
    return [value * math.sin(0.5 * math.pi * x) ** 2 for value, x in zip(signal, share, strict=True)]


def scaled(signal: Signal, gain: float) -> Signal:
    """The signal at the given peak, so that recipes can weigh their layers against each other."""
    top = max(map(abs, signal)) or 1.0
    return [value * gain / top for value in signal]


def driven(signal: Signal, drive: float) -> Signal:
    """Soft saturation: tames the first needle of a blow, so that its body is heard at the same peak."""
    return [math.tanh(value) for value in scaled(signal, drive)]


def mix(*layers: Layer) -> Signal:
    """Lay signals over each other."""
    out = [0.0] * max(samples(start) + len(signal) for start, _, signal in layers)
    for start, gain, signal in layers:
        for i, value in enumerate(scaled(signal, gain), samples(start)):
            out[i] += value
    return out


def room(signal: Signal, size: float, wet: float) -> Signal:
    """Early reflections of a small wooden room: five duller copies at odd distances, and no long tail."""
    dull = filtered(signal, 2400.0)
    out = signal + [0.0] * samples(0.045 * size)
    for delay, gain in ((0.0071, 0.9), (0.0127, -0.7), (0.0193, 0.55), (0.0291, 0.4), (0.0413, -0.28)):
        for i, value in enumerate(dull, samples(delay * size)):
            out[i] += wet * gain * value
    return out


def finished(signal: Signal) -> Signal:
    """Cut the silence in front, fade the ends, take out any offset and bring the peak to the common level."""
    signal = filtered(signal, 30.0, kind="high")
    floor = 0.02 * max(map(abs, signal))
    start = max(0, next(i for i, value in enumerate(signal) if abs(value) > floor) - samples(0.001))
    signal = signal[start : start + samples(LONGEST)]
    fade_in, fade_out = samples(0.0005), min(samples(0.08), len(signal) // 3)
    for i in range(fade_in):
        signal[i] *= i / fade_in
    for i in range(fade_out):
        signal[-1 - i] *= math.sin(0.5 * math.pi * i / fade_out) ** 2
    hump = swelling([1.0] * len(signal), 0.3)  # zero at both ends, so the correction cannot click
    offset = sum(signal) / sum(hump)
    return scaled([value - offset * lift for value, lift in zip(signal, hump, strict=True)], PEAK)


def burst(rng: Random, centre: float, decay: float) -> Signal:
    """The noise of two surfaces meeting, coloured by how hard they are."""
    return filtered(decaying(noise(rng, decay), decay), centre, 0.7, "band")


def rustle(rng: Random, seconds: float, centre: float) -> Signal:
    """Paper moving: crackle for the fibres over a breath of noise, passing by."""
    fibres = mix((0.0, 1.0, crackle(rng, seconds, 2600.0)), (0.0, 0.3, noise(rng, seconds)))
    return swelling(filtered(fibres, centre * rng.uniform(0.9, 1.1), 0.8, "band"), 0.55)


def thud(rng: Random, base: float, decay: float) -> Signal:
    """Something lands on felt or leather: a muffled table below a soft contact."""
    table = modal(struck(rng, base, decay, WOOD, 1.4), decay)
    return mix((0.0, 1.0, table), (0.0, 0.5, filtered(decaying(noise(rng, decay), decay * 0.5), 700.0)))


def knock(rng: Random, base: float, decay: float, hardness: float) -> Signal:
    """Bare wood struck: its modes, and a contact as bright as the striker is hard."""
    wood = modal(struck(rng, base, decay, WOOD, 0.8), decay)
    return driven(mix((0.0, 1.0, wood), (0.0, 0.5, burst(rng, hardness, 0.018))), 1.5)


def clack(rng: Random, base: float, decay: float) -> Signal:
    """Steel on steel inside a revolver: a hard contact and short, tight modes; the frame damps any ring."""
    steel = modal(struck(rng, base, decay, METAL, 0.3), decay)
    frame = modal(struck(rng, base * 0.27, decay, WOOD, 1.2), decay)
    return driven(mix((0.0, 1.0, steel), (0.0, 0.6, frame), (0.0, 0.6, burst(rng, 5200.0, 0.012))), 1.8)


def string(rng: Random, frequency: float, seconds: float, bright: float, ring: float) -> Signal:
    """One guitar note: a wire, and the resonances of air and top plate that make it a wooden box."""
    wire = pluck(rng, frequency, seconds, bright, ring)
    box = [scaled(filtered(wire, tone, 3.0, "band"), 0.35) for tone in (105.0, 205.0, 410.0)]
    return [sum(parts) for parts in zip(scaled(wire, 1.0), *box, strict=True)]


def bounces(rng: Random, hit: Callable[[], Signal], start: float, gap: float, keep: float) -> list[Layer]:
    """Layers of a thing that comes to rest: every hop is shorter and weaker than the one before."""
    layers, gain = [], 1.0
    while gain > 0.08:
        layers.append((start, gain, hit()))
        start, gap = start + gap * rng.uniform(0.9, 1.1), gap * 0.62
        gain *= keep * rng.uniform(0.85, 1.1)
    return layers


def bill(rng: Random) -> Signal:
    """One paper bill laid on felt."""
    slide = rng.uniform(0.07, 0.09)
    paper = mix((0.0, 0.75, rustle(rng, slide + 0.05, 3600.0)), (slide, 1.0, burst(rng, 1900.0, 0.05)))
    return mix((0.0, 1.0, paper), (slide, 0.7, thud(rng, 150.0, 0.12)))


def bid_down(rng: Random) -> Signal:
    """A small stack of bills put down, its sheets not quite together."""
    sheets = [(rng.uniform(0.02, 0.03) * n, 0.4 + 0.1 * n, rustle(rng, 0.07, 3000.0)) for n in range(4)]
    hit = rng.uniform(0.115, 0.135)
    return mix(*sheets, (hit, 0.8, burst(rng, 1500.0, 0.06)), (hit, 1.0, thud(rng, 115.0, 0.18)))


def flip(rng: Random) -> Signal:
    """A sheet turns over: air that rises in pitch, then the flat of it snaps down."""
    time = rng.uniform(0.09, 0.11)
    air = filtered(noise(rng, time), lambda t: 700.0 + 3200.0 * (t / time) ** 2, 1.2, "band")
    snap = mix((0.0, 1.0, burst(rng, 2800.0, 0.045)), (0.002, 0.55, thud(rng, 190.0, 0.1)))
    return mix((0.0, 0.45, swelling(air, 0.75)), (time - 0.01, 1.0, snap))


def card(rng: Random) -> Signal:
    """A card put on leather: a short slide, a crisp edge, a soft table."""
    slide = rng.uniform(0.035, 0.05)
    hiss = swelling(filtered(noise(rng, slide), 4200.0, 0.8, "band"), 0.8)
    edge = mix((0.0, 1.0, burst(rng, 2500.0, 0.035)), (0.001, 0.9, thud(rng, 130.0, 0.14)))
    return mix((0.0, 0.25, hiss), (slide, 1.0, edge))


def coin(rng: Random) -> Signal:
    """A coin on wood: it rings, hops a few times and lies down."""
    pitch = 3100.0 * rng.uniform(0.94, 1.06)

    def hit() -> Signal:
        ring = modal(struck(rng, pitch, 0.3, METAL, 0.7), 0.3)
        return driven(mix((0.0, 1.0, ring), (0.0, 0.8, knock(rng, 340.0, 0.06, 3000.0))), 1.5)

    return mix(*bounces(rng, hit, 0.0, rng.uniform(0.085, 0.1), 0.45))


def marker(rng: Random) -> Signal:
    """A small heavy brass token on wood: more weight than ring, and one short hop."""
    pitch = 1450.0 * rng.uniform(0.95, 1.05)

    def hit() -> Signal:
        ring = modal(struck(rng, pitch, 0.18, METAL, 0.9), 0.18)
        return driven(mix((0.0, 0.75, ring), (0.0, 1.0, knock(rng, 175.0, 0.16, 1800.0))), 1.3)

    return mix(*bounces(rng, hit, 0.0, rng.uniform(0.042, 0.052), 0.25))


def ratchet(rng: Random) -> Signal:
    """One tick of the cylinder: the hand slips off a tooth, then the bolt drops into its notch."""
    drop = rng.uniform(0.007, 0.009)
    return mix((0.0, 0.4, clack(rng, 3300.0, 0.012)), (drop, 1.0, clack(rng, 2500.0, 0.034)))


def spin(rng: Random) -> Signal:
    """The cylinder is set going: ticks that run together into a whirr and leave."""
    ticks, time, gap = [], 0.0, 0.055
    while time < 0.58:
        ticks.append((time, 1.0 - 0.9 * time, clack(rng, rng.uniform(2500.0, 3000.0), 0.025)))
        time, gap = time + gap, max(0.019, gap * 0.86)
    whirr = filtered(noise(rng, 0.64), lambda t: 700.0 + 1300.0 * min(1.0, t / 0.35), 2.0, "band")
    return mix(*ticks, (0.0, 0.4, swelling(whirr, 0.55)))


def cock(rng: Random) -> Signal:
    """The hammer is drawn: half notch, the spring's strain, full notch."""
    strain = filtered(crackle(rng, 0.09, 900.0), lambda t: 1400.0 + 9000.0 * t, 3.0, "band")
    half = mix((0.0, 0.65, clack(rng, 2700.0, 0.035)), (0.03, 0.1, swelling(strain, 0.7)))
    full = mix((0.0, 0.35, clack(rng, 3100.0, 0.015)), (0.011, 1.0, clack(rng, 1900.0, 0.07)))
    return room(mix((0.0, 0.65, half), (0.13, 1.0, full)), 0.7, 0.2)


def click(rng: Random) -> Signal:
    """The hammer falls on an empty chamber: one dry snap, and a room that holds its breath."""
    snap = mix((0.0, 1.0, clack(rng, 1650.0, 0.09)), (0.0, 0.6, knock(rng, 240.0, 0.09, 3600.0)))
    return room(driven(snap, 1.5) + [0.0] * samples(0.06), 1.6, 0.35)


def bang(rng: Random) -> Signal:
    """The shot: a blunt crack, a warm push of air, and mostly the room it goes off in."""
    crack = filtered(decaying(noise(rng, 0.15), 0.12), 3000.0)
    push = modal([(58.0, 0.6, 1.0), (87.0, 0.5, 0.9), (131.0, 0.4, 0.7), (196.0, 0.3, 0.5)], 0.6)
    walls = filtered(decaying(noise(rng, 0.66), 1.4, 0.01), lambda t: 1400.0 * math.exp(-3.0 * t) + 320.0)
    shot = mix((0.0, 1.0, crack), (0.0, 0.7, push), (0.005, 1.0, walls))
    return driven(room(shot, 2.2, 0.5), 1.5)


def dice(rng: Random) -> Signal:
    """Dice leave the cup: a rattle against leather, then bone on felt, coming to rest."""

    def bone() -> Signal:
        tap = modal(struck(rng, rng.uniform(1700.0, 2300.0), 0.03, WOOD, 0.8), 0.03)
        return driven(mix((0.0, 1.0, tap), (0.0, 0.7, burst(rng, 2600.0, 0.012))), 1.5)

    rattle = [0.032 * n + rng.uniform(0.0, 0.014) for n in range(7)]
    layers = [(start, rng.uniform(0.3, 0.55), filtered(bone(), 2200.0)) for start in rattle]
    for start in (0.27, rng.uniform(0.29, 0.31), rng.uniform(0.33, 0.36)):
        layers += bounces(rng, bone, start, rng.uniform(0.06, 0.085), 0.55)
        layers.append((start, 0.7, thud(rng, 140.0, 0.1)))
    return mix(*layers)


def turn(rng: Random) -> Signal:
    """Your turn: two soft notes a fourth apart, the finger heard on the wood."""
    low, high = string(rng, 220.0, 0.64, 1600.0, 1.3), string(rng, 293.66, 0.5, 1900.0, 1.5)
    return mix((0.0, 0.8, low), (0.15, 1.0, high), (0.0, 0.25, knock(rng, 420.0, 0.04, 1500.0)))


def win(rng: Random) -> Signal:
    """Won: a G major chord rolled upwards."""
    notes = enumerate((98.0, 146.83, 196.0, 246.94, 293.66, 392.0))
    return mix(*((0.034 * n, 0.7 + 0.06 * n, string(rng, note, LONGEST, 3400.0, 2.5)) for n, note in notes))


def lose(rng: Random) -> Signal:
    """Lost: a low string, stopped by the hand, then a lower one."""
    stopped = decaying(string(rng, 98.0, 0.3, 900.0, 1.5), 0.7)
    return mix((0.0, 0.8, stopped), (0.2, 1.0, string(rng, 82.41, 0.48, 900.0, 1.8)))


def suspense(rng: Random) -> Signal:
    """A life hangs: a low string swells, trembling, with the bow's breath on it."""
    tone = filtered(bowed(rng, 73.42, LONGEST, 16), lambda t: 350.0 + 1100.0 * t, 0.8)
    bow = mix((0.0, 1.0, tone), (0.0, 0.1, filtered(noise(rng, LONGEST), 900.0, 1.5, "band")))
    tremble = 2.0 * math.pi * 10.5 / RATE
    return swelling([value * (0.8 + 0.2 * math.cos(tremble * i)) for i, value in enumerate(bow)], 0.72)


def button(rng: Random) -> Signal:
    """A soft wooden tick under the finger."""
    return mix((0.0, 1.0, knock(rng, 560.0, 0.06, 1600.0)), (0.0, 0.4, thud(rng, 210.0, 0.06)))


def refuse(rng: Random) -> Signal:
    """Not allowed: two dull knocks, the second softer."""
    knocks = mix((0.0, 1.0, knock(rng, 145.0, 0.18, 600.0)), (0.105, 0.6, knock(rng, 138.0, 0.18, 550.0)))
    return filtered(knocks, 900.0)


def curtain(rng: Random) -> Signal:
    """Heavy cloth drawn aside: a broad swish that brightens and darkens as it goes."""
    cloth = mix((0.0, 1.0, noise(rng, LONGEST)), (0.0, 0.8, crackle(rng, LONGEST, 1800.0)))
    swish = filtered(cloth, lambda t: 350.0 + 1000.0 * math.sin(math.pi * (t / LONGEST) ** 0.7), 0.9, "band")
    return swelling(filtered(swish, 3200.0), 0.35)


def chat(rng: Random) -> Signal:
    """A word arrives: a fingernail on the table's edge."""
    return knock(rng, 1250.0, 0.04, 2800.0)


FREQUENT = (bill, bid_down, flip, card, coin, marker, ratchet, dice, button)
SINGLE = (spin, cock, click, bang, turn, win, lose, suspense, refuse, curtain, chat)


def write(path: Path, signal: Signal) -> None:
    """Save as 16 bit mono."""
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", "not compressed"))
        file.writeframes(struct.pack(f"<{len(signal)}h", *(round(value * 32767) for value in signal)))


def make(single: Sequence[Recipe], frequent: Sequence[Recipe]) -> None:
    """Make these sounds; frequent ones in three variants, so that repetition does not wear on the ear."""
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_OUT
    out.mkdir(parents=True, exist_ok=True)
    jobs = [(recipe.__name__, recipe) for recipe in single]
    jobs += [(f"{recipe.__name__}_{n}", recipe) for recipe in frequent for n in (1, 2, 3)]
    for name, recipe in sorted(jobs):
        signal = finished(recipe(Random(name)))
        write(out / f"{name}.wav", signal)
        print(f"{name}: {len(signal) / RATE:.3f} s")


if __name__ == "__main__":
    make(SINGLE, FREQUENT)
