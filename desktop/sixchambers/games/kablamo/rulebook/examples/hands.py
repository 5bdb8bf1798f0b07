"""An example of answers to answers."""

from __future__ import annotations

from .cast import example, table

RESPONSES = example(
    "responses",
    table(
        Ida_revolver="SP* x x x x x",
        Ida_spares=["MF"],
        Clem_revolver="TM* x x x x x",
        Clem_spares=["x"],
        Rosa_spares=["BF"],
    ),
    ("active = [SP, TM]", "window = G3"),
    (("Ida plays MF", "time runs out", "Ida aims at TM"), ("pending = MF", "Rosa.question = kablamo.ask_respond")),
    (("Rosa plays BF", "time runs out", "Rosa aims at MF"), ("pending = [MF, BF]", "active = [SP, TM]")),
    (("time runs out", "Rosa assigns Rosa", "Rosa aims at SP"), ("pending = MF", "discard = BF")),
    (("windows pass",), ("Ida.revolver.0 = _", "active = TM", "discard = [BF, SP, MF]")),
)
