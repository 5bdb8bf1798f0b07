"""Examples of a round: its course, live bullets, the order, an extra shot, the end."""

from __future__ import annotations

from .cast import example, table

ROUND = example(
    "round",
    table(
        Ida_revolver="TA DC WP SH SP C",
        Ida_spares=["TM"],
        Clem_revolver="x x x x x GC",
        Clem_spares=["x"],
        Rosa_revolver="x x x x x HM",
        Rosa_spares=["x"],
    ),
    ("window = G1", "Ida.revolver.5 = C"),
    (("time runs out",), ("window = G2", "Ida.revolver = [C, TA, DC, WP, SH, SP]")),
    (("time runs out",), ("window = G3", "Ida.revolver.0 = _", "active = [GC, HM]")),
    (
        ("time runs out", "Clem assigns Clem", "time runs out", "Clem names Ida"),
        ("Ida.revolver = [WP, SH, SP, _, TA, DC]", "active = HM"),
    ),
    (
        ("time runs out", "Rosa assigns Rosa", "windows pass"),
        ("Rosa.tokens = HM", "phase = reload", "Ida.hand = 2", "Clem.hand = 2"),
    ),
    (
        ("Ida loads TM:3", "Clem loads anyhow", "Rosa loads anyhow"),
        ("Ida.revolver = [WP, SH, SP, TM, TA, DC]", "window = G6"),
    ),
    bag="RM GA SL",
)

KABLAMO = example(
    "kablamo",
    table(
        Clem_revolver="GA x x x x K",
        Clem_spares=["K", "MQ"],
        Rosa_revolver="x x x x x GC",
        Ida_revolver="x x x x x C",
    ),
    ("in_bag.K = 10", "window = G1"),
    (("windows pass",), ("Clem.alive = false", "discard has MQ", "in_bag.K = 12", "asked = Rosa", "active = GC")),
    (("Rosa assigns Rosa", "Rosa names Ida", "windows pass"), ("active = []", "phase = reload")),
)

ORDER = example(
    "order",
    table(Ida_revolver="59* x x x x x", Clem_revolver="18* x x x x x", Rosa_revolver="12* x x x x x"),
    ("active_numbers = [12, 18, 59]", "asked = Rosa"),
    (("Rosa assigns Rosa",), ("Rosa.tokens = AOC", "asked = Clem")),
    (("Clem assigns Ida",), ("Ida.tokens = HM", "asked = Ida")),
    (("Ida assigns Clem",), ("Clem.tokens = TM", "active = []")),
)

REPEAT = example(
    "repeat",
    table(Clem_revolver="x x x x K C", Clem_tokens=["TM"], Rosa_spares=["x"]),
    ("Clem.tokens = TM", "window = G1"),
    (("time runs out", "time runs out"), ("Clem.tokens = [TM armed]", "window = G4", "Clem.alive = true")),
    (("time runs out",), ("repeat = 1", "Clem.revolver.0 = K", "Clem.tokens = [TM paying]")),
    (("windows pass",), ("Clem.alive = false", "Ida.alive = true")),
)

NOBODY = example(
    "nobody",
    table(Ida_revolver="x x x x x K", Clem_revolver="x x x x x K", Clem_spares=["x"]),
    ("window = G1", "over = false"),
    (("windows pass",), ("over = true", "outcome.winners = []", "outcome.why = kablamo.end_nobody")),
    seats=("Ida", "Clem"),
)
