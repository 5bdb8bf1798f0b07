"""Examples of powers, of hiring, and of the end of a gang."""

from __future__ import annotations

from .cast import example

UNION = example(
    "union",
    {"open": "iron", "Ida.gang": "union", "Clem.gang": "sheriffs", "Clem.cover": "Clem", "Rosa.gang": "poncho"},
    ("Ida.gold = 1", "Clem.cover = Clem"),
    (("Ida slaps Clem at 333", "time runs out"), ("Ida.question = slap.ask_power_union", "Clem.members = 6")),
    (("Ida pays",), ("verdict.outcome = hit", "Clem.members = 5", "Ida.gold = 0")),
)

COMANCHE = example(
    "comanche",
    {"open": "move", "Rosa.gang": "comanche", "Ida.gang": "union", "Clem.gang": "poncho"},
    ("Rosa.gold = 1", "card = move"),
    (
        ("Clem covers Ida at 310", "Rosa slaps Clem at 318", "time runs out"),
        ("Clem.cover = Ida", "Rosa.question = slap.ask_power_comanche"),
    ),
    (("Rosa pays",), ("verdict.outcome = hit", "Clem.members = 5", "Rosa.members = 6")),
)

SHERIFFS = example(
    "sheriffs",
    {"open": "iron", "Bo.gang": "sheriffs", "Ida.gang": "union", "Clem.gang": "outlaws", "dealer": "Ida"},
    ("Bo.hands = 2", "card = iron"),
    (
        ("Bo covers Ida at 300", "Bo also covers Clem at 340"),
        ("Ida.view.seats.Bo.hands = [0, 1]",),
    ),
    (
        ("Ida covers Clem at 365", "Clem slaps Ida at 380", "time runs out"),
        ("verdict.rulings has Ida occupied", "verdict.outcome = hit", "Ida.members = 5"),
    ),
    seats=("Ida", "Clem", "Bo"),
)

OUTLAWS = example(
    "outlaws",
    {"deck": ["gold", "iron"], "Clem.gang": "outlaws", "Ida.gang": "union", "Rosa.gang": "poncho"},
    ("phase = between", "Clem.gold = 1"),
    (("Clem traps gold",), ("traps = gold", "Clem.gold = 0")),
    (("time runs out", "time runs out"), ("card = gold", "phase = open")),
    (
        ("Ida slaps at 333", "time runs out"),
        ("verdict.outcome = trap", "Ida.members = 5", "Ida.gold = 1", "traps = []"),
    ),
)

RECRUIT = example(
    "recruit",
    {"open": "big", "Ida.gold": 3, "Ida.gang": "railroad", "Clem.gang": "outlaws", "Rosa.gang": "poncho"},
    ("Ida.gold = 3",),
    (("Ida slaps Clem at 346", "time runs out"), ("Ida.question = slap.ask_recruit", "Clem.members = 6")),
    (("Ida recruits 1",), ("Ida.members = 7", "Clem.members = 5", "Ida.gold = 0", "verdict.recruited = 1")),
)

DUEL = example(
    "duel",
    {
        "open": "move",
        "deck": ["iron", "big", "gold"],
        "Rosa.members": 1,
        "Rosa.gold": 2,
        "Ida.gang": "union",
        "Clem.gang": "comanche",
        "Rosa.gang": "confederates",
    },
    ("Rosa.members = 1", "Rosa.gold = 2"),
    (
        ("Ida covers Ida at 300", "Clem covers Clem at 311", "time runs out"),
        ("Rosa.alive = false", "discard.gold = 2", "Ida.gold = 1"),
    ),
    (("time runs out",), ("duel = true", "dealer = Rosa", "Ida.cover = []", "Rosa.view.picks = [iron, big, gold]")),
    (
        ("Rosa picks 2", "time runs out", "Rosa deals", "time runs out", "Ida slaps Clem at 340", "time runs out"),
        ("Rosa.view.verdict.card = big", "verdict.outcome = hit", "Clem.members = 5"),
    ),
    seats=("Ida", "Clem", "Rosa"),
    eyes="Rosa",
)
