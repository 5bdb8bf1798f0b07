"""Examples of special roles. Roles that have nothing to do with it lie open, so that no other moment opens."""

from __future__ import annotations

from .....engine.rulebook import Example, ExampleStep
from .cast import FIVE, table

SPECIAL = {"special_roles": "special", "throw": "hand"}

GOOD = Example(
    "good",
    "rules.dice_ex_good",
    FIVE,
    "rules.dice_ex_good_0",
    (
        ExampleStep(
            "rules.dice_ex_good_1",
            ("Clem reveals the_good",),
            (
                "sheriff = Clem",
                "Clem.type = sheriff",
                "Ida.type = deputy",
                "Clem.life = 7",
                "Clem.max_life = 8",
                "Ida.life = 2",
                "Ida.max_life = 9",
            ),
        ),
        ExampleStep("rules.dice_ex_good_2", ("Clem throws",), ("active = Clem", "throws = 1", "phase = reroll")),
    ),
    options=SPECIAL,
    chance={"die": ["1", "2", "gat", "dyn", "beer"]},
    set=table(
        active="Clem",
        Clem_role="the_good",
        Clem_life=7,
        Ida_life=2,
        Rosa_shown=True,
        Buck_shown=True,
        Nelly_shown=True,
    ),
    start=("sheriff = Ida", "Ida.life = 2", "Clem.life = 7", "Clem.shown = false"),
)

JUDGE = Example(
    "judge",
    "rules.dice_ex_judge",
    FIVE,
    "rules.dice_ex_judge_0",
    (
        ExampleStep(
            "rules.dice_ex_judge_1",
            ("Rosa reveals the_ugly Ida Rosa",),
            ("Rosa.shown = true", "phase = reveal", "asked = Clem"),
        ),
        ExampleStep(
            "rules.dice_ex_judge_2",
            ("Clem reveals the_judge", "time runs out"),
            ("Clem.shown = true", "Ida.arrows = 0", "Rosa.arrows = 5", "phase = start", "asked = Rosa"),
        ),
    ),
    options=SPECIAL,
    set=table(
        active="Rosa", Rosa_role="the_ugly", Clem_role="the_judge", Rosa_arrows=5, Buck_shown=True, Nelly_shown=True
    ),
    start=("Rosa.arrows = 5", "Ida.arrows = 0", "pile = 4", "Clem.shown = false", "Rosa.shown = false"),
)

GAMBLER = Example(
    "gambler",
    "rules.dice_ex_gambler",
    FIVE,
    "rules.dice_ex_gambler_0",
    (
        ExampleStep(
            "rules.dice_ex_gambler_1",
            ("Ida throws", "Ida stops"),
            ("dice = [beer, beer, beer, one, gatling]", "phase = last_throw", "asked = Rosa"),
        ),
        ExampleStep(
            "rules.dice_ex_gambler_2",
            ("Rosa reveals the_gambler", "time runs out"),
            ("dice = [arrow, dynamite, two, gatling, gatling]", "Ida.arrows = 1", "Ida.life = 4", "phase = shots"),
        ),
        ExampleStep(
            "rules.dice_ex_gambler_3", ("Ida shoots Rosa",), ("Rosa.life = 8", "Ida.life = 4", "Clem.turn = true")
        ),
    ),
    options=SPECIAL,
    chance={"die": ["beer", "beer", "beer", "1", "gat", "arrow", "dyn", "2", "gat", "gat"]},
    set=table(Ida_life=4, Rosa_role="the_gambler", Clem_shown=True, Buck_shown=True, Nelly_shown=True),
    start=("Ida.life = 4", "Rosa.life = 9", "Rosa.shown = false"),
)

LEFT_HAND = Example(
    "left_hand",
    "rules.dice_ex_left",
    FIVE,
    "rules.dice_ex_left_0",
    (
        ExampleStep(
            "rules.dice_ex_left_1",
            ("Rosa throws", "Rosa stops", "Rosa shoots Ida"),
            ("Ida.life = 0", "phase = doom", "asked = Nelly"),
        ),
        ExampleStep(
            "rules.dice_ex_left_2",
            ("Nelly reveals left_hand Ida", "time runs out"),
            ("Ida.life = 2", "Ida.alive = true", "Nelly.shown = true", "asked = Ida", "phase = rescued"),
        ),
        ExampleStep("rules.dice_ex_left_3", ("Ida returns",), ("Ida.arrows = 0", "pile = 9", "over = false")),
    ),
    options=SPECIAL,
    chance={"die": ["2", "2", "gat", "dyn", "gat"]},
    set=table(
        active="Rosa",
        Rosa_character="jesse_jones",
        Ida_life=2,
        Ida_arrows=3,
        Nelly_role="left_hand",
        Clem_shown=True,
        Rosa_shown=True,
        Buck_shown=True,
    ),
    start=("Ida.life = 2", "Ida.arrows = 3", "Nelly.shown = false", "Nelly.type = renegade"),
)
