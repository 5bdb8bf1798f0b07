"""Examples of the clock: a false start, a photo finish, and somebody who leaves cover at the wrong moment."""

from __future__ import annotations

from .cast import example

FLINCH = example(
    "flinch",
    {"armed": "iron", "Clem.gang": "union", "Ida.gang": "comanche", "Rosa.gang": "confederates"},
    ("phase = armed",),
    (("Ida slaps Clem at -40",), ("phase = armed", "Ida.heard has slap.log_flinch")),
    (
        ("time runs out", "Ida slaps Clem at 410"),
        ("phase = open", "Ida.view.options.flinch_lock = 600", "Ida.view.seats.Ida.hands = [-1]"),
    ),
    (
        ("Rosa slaps Ida at 480", "time runs out"),
        ("verdict.outcome = hit", "verdict.rulings = [Ida flinch, Ida locked, Rosa ok]", "Ida.members = 5"),
    ),
)

CLOSE = example(
    "close",
    {"open": "big", "Clem.gang": "poncho", "Ida.gang": "sheriffs", "Rosa.gang": "outlaws"},
    ("card = big",),
    (
        ("Ida slaps Clem at 352", "Rosa slaps Ida at 354", "time runs out"),
        ("verdict.outcome = too_close", "Clem.members = 6", "Ida.members = 6"),
    ),
)

LEAVING = example(
    "leaving",
    {"open": "iron", "Ida.cover": "Ida", "Ida.gang": "union", "Clem.gang": "outlaws", "Rosa.gang": "poncho"},
    ("Ida.cover = Ida",),
    (("Ida leaves at 210",), ("Ida.view.seats.Ida.hands = [-1]",)),
    (
        ("Ida covers Rosa at 260", "Clem slaps Ida at 377", "time runs out"),
        ("verdict.rulings = [Ida ok, Ida left_cover, Clem ok]", "verdict.outcome = hit", "Ida.members = 5"),
    ),
)
