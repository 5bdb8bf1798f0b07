"""Examples of the Shadow-Gunslingers."""

from __future__ import annotations

from .....engine.rulebook import Example, ExampleStep
from .cast import FIVE, GOLD, table

SHADOW = Example(
    "shadow",
    "rules.bang_ex_shadow",
    FIVE,
    "rules.bang_ex_shadow_0",
    (
        ExampleStep(
            "rules.bang_ex_shadow_1",
            ("Rosa ends",),
            (
                "turn = Buck",
                "here = [Ida, Clem, Rosa, Buck, Nelly]",
                "Buck.hand = [bang, mustang]",
                "Buck.alive = false",
            ),
        ),
        ExampleStep(
            "rules.bang_ex_shadow_2",
            ("Buck plays bang on Nelly", "Buck plays mustang"),
            ("Nelly.life = 3", "Buck.nuggets = 4"),
        ),
        ExampleStep(
            "rules.bang_ex_shadow_3",
            ("Buck buys wanted on Nelly", "Buck ends"),
            (
                "here = [Ida, Clem, Rosa, Nelly]",
                "Buck.in_play = []",
                "Buck.nuggets = 2",
                "Nelly.equipment = [wanted]",
                "turn = Nelly",
            ),
        ),
    ),
    options=GOLD,
    set=table(
        turn="Rosa",
        Rosa_hand=["missed"],
        Buck_alive=False,
        Buck_nuggets=3,
        deck=["bang", "mustang"],
        row=["wanted", "shot", "rhum"],
    ),
    start=("Buck.alive = false", "Buck.nuggets = 3", "here = [Ida, Clem, Rosa, Nelly]"),
)

TURNCOAT = Example(
    "turncoat",
    "rules.bang_ex_turncoat",
    FIVE,
    "rules.bang_ex_turncoat_0",
    (
        ExampleStep("rules.bang_ex_turncoat_1", ("Ida ends",), ("turn = Clem", "Clem.side = law")),
        ExampleStep(
            "rules.bang_ex_turncoat_2",
            ("Clem plays bang on Rosa",),
            ("Rosa.alive = false", "Rosa.role = outlaw", "Clem.side = law"),
        ),
        ExampleStep(
            "rules.bang_ex_turncoat_3",
            ("Clem ends", "Rosa ends", "Buck ends", "Nelly ends", "Ida ends"),
            ("turn = Clem", "Clem.side = outlaw"),
        ),
    ),
    options=GOLD,
    set=table(Ida_hand=["missed"], Clem_alive=False, Rosa_life=1, deck=["bang", "missed"]),
    start=("Clem.alive = false", "Clem.role = renegade", "turn = Ida"),
)
