"""What is in the box: the kinds of bullets, how many there are of each, and the numbers printed on them.

Everything in this module that is a number of our own (marked OURS in the rules file: the split of the live bullets,
the copies and numbers of the action bullets, the limits and times below) can be corrected here without touching a rule.
"""

from __future__ import annotations

from msgspec import Struct

CHAMBERS = 6
HAND = 8
"""Bullets each player begins with: six to load and two to spare."""

MULLIGANS = 2
"""How often a Mulliganovski may redraw; each time he draws one bullet fewer."""

LOOKS = 3
"""How many bullets a lack of etiquette lets somebody look at."""

SPEED_LOAD = 6
"""How many bullets a speed load draws, whatever there is room for."""

GREASED = 3
"""Chambers a greased cylinder turns: the same place in either direction."""

ROUND_LIMIT = 200
"""Far beyond any real game; with it even players who hoard every Kablamo come to an end."""

REACTION_MS = {"brisk": 1200, "steady": 2500, "calm": 5000}
"""How long a window stays open, by the table's choice."""


class Kind(Struct, frozen=True):
    """One kind of bullet. `numbers` are the resolve numbers of its copies; live bullets have none."""

    id: str
    code: str
    group: str
    copies: int
    numbers: tuple[int, ...] = ()


def _hv(id: str, code: str, number: int) -> Kind:
    return Kind(id, code, "hv", 1, (number,))


def _action(id: str, code: str, *numbers: int) -> Kind:
    return Kind(id, code, "action", len(numbers), numbers)


KINDS = (
    Kind("kablamo", "K", "live", 12),
    Kind("click", "C", "live", 8),
    _hv("misfire", "MF", 1),
    _hv("backfire", "BF", 2),
    _hv("ricochet", "RI", 3),
    _hv("somebody_is_cheating", "SIC", 4),
    _hv("marquis_rules", "MQ", 5),
    _hv("full_metal_jacket", "FMJ", 6),
    _hv("bolshevik_rules", "BR", 7),
    _hv("overhaul", "OH", 8),
    _hv("lights_out", "LO", 9),
    _hv("moment_of_truth", "MOT", 10),
    _hv("lack_of_etiquette", "LOE", 11),
    _hv("act_of_cowardice", "AOC", 12),
    _hv("trigger_happy", "TH", 13),
    _action("cylinder_malfunction", "CM", 14, 39, 40, 62, 73),
    _action("double_cross", "DC", 15, 38, 47, 50, 63, 72),
    _action("gentlemen_agreement", "GA", 16, 37, 43, 64, 71),
    _action("greased_cylinder", "GC", 17, 36, 53, 65, 70),
    _action("hammer_malfunction", "HM", 18, 35, 46, 66, 69),
    _action("ratchet_malfunction", "RM", 19, 34, 41, 67, 68),
    _action("sleight_of_hand", "SH", 20, 33, 51, 55, 80),
    _action("speed_load", "SL", 21, 32, 44, 56, 79),
    _action("stockpiling", "SP", 22, 31, 54, 57, 78),
    _action("test_of_honor", "TOH", 23, 30, 49, 58, 77),
    _action("trigger_malfunction", "TM", 24, 29, 42, 59, 76),
    _action("triple_action", "TA", 25, 28, 48, 52, 60, 75),
    _action("wet_powder", "WP", 26, 27, 45, 61, 74),
)

# A bullet's face is a whole number: its resolve number where it has one. Live bullets of a kind are all alike.
NUMBERED = 80
KABLAMO = 81
CLICK = 82
HIGHEST_HV = 13


def _kind_of_face() -> tuple[str, ...]:
    kinds = [""] * (CLICK + 1)
    kinds[KABLAMO], kinds[CLICK] = "kablamo", "click"
    for kind in KINDS:
        for number in kind.numbers:
            kinds[number] = kind.id
    return tuple(kinds)


KIND = {kind.id: kind for kind in KINDS}
KIND_OF = _kind_of_face()
"""The kind of each face; nothing has the face 0."""

BOX = (*range(1, NUMBERED + 1), *[KABLAMO] * KIND["kablamo"].copies, *[CLICK] * KIND["click"].copies)
"""The faces of all bullets."""

MALFUNCTIONS = ("cylinder_malfunction", "hammer_malfunction", "ratchet_malfunction", "trigger_malfunction")


def is_live(face: int) -> bool:
    return face > NUMBERED


def is_hv(face: int) -> bool:
    return 0 < face <= HIGHEST_HV


def check_table() -> None:
    """Raise AssertionError if the table above does not add up to the confirmed totals of the box."""
    copies = {group: sum(kind.copies for kind in KINDS if kind.group == group) for group in ("live", "action", "hv")}
    assert copies == {"live": 20, "action": 67, "hv": 13}, copies
    numbers = sorted(number for kind in KINDS for number in kind.numbers)
    assert numbers == list(range(1, NUMBERED + 1)), "every number from 1 to 80 stands on one bullet"
    highest = max(KIND[id].numbers[0] for id in KIND if KIND[id].group == "hv")
    lowest = min(number for kind in KINDS if kind.group == "action" for number in kind.numbers)
    assert highest == HIGHEST_HV < lowest
    assert all(kind.copies == len(kind.numbers) or kind.group == "live" for kind in KINDS)
    assert len(BOX) == 100
