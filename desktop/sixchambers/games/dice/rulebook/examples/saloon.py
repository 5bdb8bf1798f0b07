"""Examples of the Old Saloon modules, special roles aside."""

from __future__ import annotations

from .....engine.rulebook import Example, ExampleStep
from .cast import FIVE, table

LOUDMOUTH = Example(
    "loudmouth",
    "rules.dice_ex_loudmouth",
    FIVE,
    "rules.dice_ex_loudmouth_0",
    (
        ExampleStep(
            "rules.dice_ex_loudmouth_1",
            ("Ida throws with loudmouth",),
            ("dice = [one, gatling, beer, dynamite, bullet]", "Ida.life = 10", "phase = reroll"),
        ),
        ExampleStep(
            "rules.dice_ex_loudmouth_2",
            ("Ida rerolls bullet",),
            ("dice = [one, gatling, beer, dynamite, double_two]", "Ida.life = 10"),
        ),
        ExampleStep(
            "rules.dice_ex_loudmouth_3",
            ("Ida stops", "Ida shoots Nelly Rosa Buck"),
            ("Nelly.life = 7", "Rosa.life = 8", "Buck.life = 7", "phase = beers"),
        ),
    ),
    options={"saloon_dice": True},
    chance={"die": ["1", "gat", "beer", "dyn"], "loudmouth": ["bullet", "22"]},
    set=table(),
    start=("Ida.life = 11", "phase = start"),
)

COWARD = Example(
    "coward",
    "rules.dice_ex_coward",
    FIVE,
    "rules.dice_ex_coward_0",
    (
        ExampleStep(
            "rules.dice_ex_coward_1",
            ("Ida throws with coward",),
            (
                "dice = [arrow, one, gatling, gatling, broken_arrow]",
                "Ida.arrows = 2",
                "pile = 4",
                "phase = broken_arrow",
                "Ida.legal = [0, 1]",
            ),
        ),
        ExampleStep("rules.dice_ex_coward_2", ("Ida breaks Ida",), ("Ida.arrows = 1", "pile = 5", "phase = reroll")),
    ),
    options={"saloon_dice": True},
    chance={"die": ["arrow", "1", "gat", "gat"], "coward": ["broken"]},
    set=table(Ida_arrows=1, Clem_arrows=3),
    start=("Ida.arrows = 1", "Clem.arrows = 3", "pile = 5"),
)

CHIEF = Example(
    "chief",
    "rules.dice_ex_chief",
    FIVE,
    "rules.dice_ex_chief_0",
    (
        ExampleStep(
            "rules.dice_ex_chief_1",
            ("Nelly throws",),
            (
                "Ida.life = 11",
                "Clem.life = 5",
                "Rosa.life = 7",
                "Nelly.life = 7",
                "Buck.life = 8",
                "Ida.chief = false",
                "chief = pile",
                "pile = 10",
            ),
        ),
    ),
    options={"chiefs_arrow": True, "throw": "hand"},
    chance={"die": ["arrow", "1", "2", "beer", "gat"]},
    set=table(active="Nelly", Ida_arrows=3, Ida_chief=True, Clem_arrows=3, Rosa_arrows=2),
    start=("Ida.arrows = 3", "chief = Ida", "Clem.arrows = 3", "Rosa.arrows = 2", "pile = 1", "Clem.life = 8"),
)

GHOST = Example(
    "ghost",
    "rules.dice_ex_ghost",
    FIVE,
    "rules.dice_ex_ghost_0",
    (
        ExampleStep(
            "rules.dice_ex_ghost_1", ("Nelly rerolls beer",), ("dice = [arrow, arrow]", "pile = 9", "phase = reroll")
        ),
        ExampleStep(
            "rules.dice_ex_ghost_2",
            ("Nelly stops", "Nelly gives arrow to Ida"),
            ("Ida.token != none", "Ida.turn = true", "Ida.arrows = 0"),
        ),
        ExampleStep(
            "rules.dice_ex_ghost_3",
            ("Ida throws",),
            ("dice = [arrow, arrow, one, gatling, beer]", "Ida.arrows = 2", "pile = 7", "phase = reroll"),
        ),
    ),
    options={"ghost": True, "throw": "hand"},
    chance={"die": ["arrow", "beer", "arrow", "1", "gat", "beer"]},
    set=table(active="Nelly", Nelly_role="outlaw", Nelly_ghost=True),
    start=("ghost = Nelly", "Nelly.alive = false", "dice = [arrow, beer]", "pile = 9"),
)
