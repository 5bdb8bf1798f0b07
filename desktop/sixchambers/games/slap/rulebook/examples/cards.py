"""One example for each card, and one for the horse."""

from __future__ import annotations

from .cast import example

GANGS = {"Ida.gang": "comanche", "Clem.gang": "poncho", "Rosa.gang": "confederates", "Bo.gang": "outlaws"}

IRON = example(
    "iron",
    {"open": "iron", **GANGS},
    ("card = iron", "Clem.cover = []"),
    (("Clem covers Rosa at 338",), ("Ida.view.seats.Clem.hands = [2]",)),
    (
        ("Ida slaps Clem at 351", "Bo slaps Ida at 360", "time runs out"),
        ("verdict.outcome = covered", "verdict.by = Ida", "verdict.rulings has Bo late", "Clem.members = 6"),
    ),
)

BIG = example(
    "big",
    {"open": "big", "Clem.cover": "Ida", **GANGS, "Rosa.gang": "sheriffs"},
    ("card = big", "Clem.cover = Ida"),
    (
        ("Rosa slaps Clem at 402", "time runs out"),
        ("verdict.outcome = hit", "Clem.members = 5", "Clem.cover = Ida"),
    ),
)

MOVE = example(
    "move",
    {"open": "move", "Ida.cover": "Ida", **GANGS},
    ("card = move", "Ida.cover = Ida"),
    (("Clem covers Ida at 312",), ("Ida.view.seats.Clem.hands = [0]",)),
    (("Ida covers Rosa at 325",), ("Ida.view.seats.Ida.hands = [-2]",)),
    (("Bo covers Rosa at 390",), ("Ida.view.seats.Bo.hands = [2]",)),
    (
        ("Rosa covers Bo at 430", "time runs out"),
        ("verdict.outcome = last", "verdict.loser = Ida", "verdict.end = 430", "Ida.members = 5", "Ida.cover = []"),
    ),
)

HORSE = example(
    "horse",
    {"open": "move", **GANGS},
    ("card = move",),
    (
        ("Clem covers Ida at 300", "Bo slaps Rosa at 305", "time runs out"),
        ("verdict.outcome = horse", "verdict.by = Bo", "Clem.cover = Ida"),
    ),
    (
        ("time runs out",),
        ("phase = between", "Bo.members = 5", "Ida.members = 6", "Rosa.members = 6", "Rosa.cover = []"),
    ),
)

GOLD = example(
    "gold",
    {"open": "gold", **GANGS, "Clem.gang": "railroad"},
    ("card = gold", "Rosa.gold = 1"),
    (
        ("Clem slaps Rosa at 344", "Ida slaps at 361", "time runs out"),
        ("verdict.outcome = given", "Rosa.gold = 2", "Clem.gold = 1", "Ida.gold = 1"),
    ),
)
