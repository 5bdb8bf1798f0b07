"""Examples of the base game."""

from __future__ import annotations

from .....engine.rulebook import Example, ExampleStep
from .cast import BY_HAND, FIVE, table

TURN = Example(
    "turn",
    "rules.dice_ex_turn",
    FIVE,
    "rules.dice_ex_turn_0",
    (
        ExampleStep(
            "rules.dice_ex_turn_1",
            ("Ida throws",),
            ("dice = [one, one, beer, arrow, gatling]", "Ida.arrows = 1", "pile = 8", "phase = reroll"),
        ),
        ExampleStep(
            "rules.dice_ex_turn_2",
            ("Ida rerolls arrow gat",),
            ("dice = [one, one, beer, two, dynamite]", "Ida.arrows = 1", "throws = 2"),
        ),
        ExampleStep("rules.dice_ex_turn_3", ("Ida stops",), ("phase = shots", "Ida.kind = assign", "throws = 2")),
        ExampleStep(
            "rules.dice_ex_turn_4",
            ("Ida shoots Nelly Nelly Buck",),
            ("Nelly.life = 6", "Buck.life = 7", "phase = beers"),
        ),
        ExampleStep("rules.dice_ex_turn_5", ("Ida serves Ida",), ("Ida.life = 10", "Clem.turn = true")),
    ),
    options=BY_HAND,
    chance={"die": ["1", "1", "beer", "arrow", "gat", "2", "dyn"]},
    set=table(Ida_life=9),
    start=("sheriff = Ida", "Ida.life = 9", "Ida.max_life = 11", "pile = 9", "Clem.shown = false"),
)

INDIANS = Example(
    "indians",
    "rules.dice_ex_indians",
    FIVE,
    "rules.dice_ex_indians_0",
    (
        ExampleStep(
            "rules.dice_ex_indians_1",
            ("Ida throws",),
            (
                "dice = [arrow, arrow, gatling, gatling, beer]",
                "Ida.life = 6",
                "Clem.life = 6",
                "Rosa.life = 8",
                "Buck.life = 3",
                "Nelly.life = 8",
                "Ida.arrows = 1",
                "Buck.arrows = 0",
                "pile = 8",
            ),
        ),
        ExampleStep(
            "rules.dice_ex_indians_2",
            ("Ida stops", "Ida serves Ida"),
            ("Ida.life = 7", "Ida.arrows = 1", "Clem.turn = true"),
        ),
    ),
    options=BY_HAND,
    chance={"die": ["arrow", "arrow", "gat", "gat", "beer"]},
    set=table(Ida_life=10, Ida_arrows=3, Clem_arrows=2, Rosa_arrows=1, Buck_life=5, Buck_arrows=2),
    start=(
        "pile = 1",
        "Ida.arrows = 3",
        "Clem.arrows = 2",
        "Rosa.arrows = 1",
        "Buck.arrows = 2",
        "Buck.life = 5",
        "Nelly.arrows = 0",
    ),
)

DYNAMITE = Example(
    "dynamite",
    "rules.dice_ex_dynamite",
    FIVE,
    "rules.dice_ex_dynamite_0",
    (
        ExampleStep(
            "rules.dice_ex_dynamite_1",
            ("Ida throws",),
            ("dice = [dynamite, one, dynamite, beer, two]", "phase = reroll"),
        ),
        ExampleStep(
            "rules.dice_ex_dynamite_2",
            ("Ida rerolls beer 2",),
            ("dice = [dynamite, one, dynamite, dynamite, gatling]", "throws = 2", "Ida.life = 10", "phase = shots"),
        ),
        ExampleStep("rules.dice_ex_dynamite_3", ("Ida shoots Nelly",), ("Nelly.life = 7", "Clem.turn = true")),
    ),
    options=BY_HAND,
    chance={"die": ["dyn", "1", "dyn", "beer", "2", "dyn", "gat"]},
    set=table(),
    start=("Ida.life = 11", "Nelly.life = 8"),
)

SHOTS = Example(
    "shots",
    "rules.dice_ex_shots",
    (*FIVE, "Jack"),
    "rules.dice_ex_shots_0",
    (
        ExampleStep(
            "rules.dice_ex_shots_1",
            ("Ida throws", "Ida stops"),
            (
                "dice = [one, two, gatling, gatling, beer]",
                "phase = shots",
                "Ida.legal = [[1, 2], [1, 4], [5, 2], [5, 4]]",
            ),
        ),
        ExampleStep(
            "rules.dice_ex_shots_2",
            ("Ida shoots Clem Rosa",),
            ("Clem.alive = false", "Rosa.alive = false", "Clem.shown = true", "Buck.life = 8", "phase = beers"),
        ),
        ExampleStep("rules.dice_ex_shots_3", ("Ida serves Jack",), ("Jack.life = 8", "Buck.turn = true")),
    ),
    options=BY_HAND,
    chance={"die": ["1", "2", "gat", "gat", "beer"]},
    set=table(
        Jack_character="calamity_janet",
        Jack_role="deputy",
        Jack_life=7,
        Clem_role="outlaw",
        Clem_life=1,
        Rosa_role="outlaw",
        Rosa_life=1,
    ),
    start=("Clem.life = 1", "Rosa.life = 1"),
)

GATLING = Example(
    "gatling",
    "rules.dice_ex_gatling",
    FIVE,
    "rules.dice_ex_gatling_0",
    (
        ExampleStep(
            "rules.dice_ex_gatling_1",
            ("Ida throws", "Ida stops"),
            ("dice = [gatling, gatling, gatling, beer, dynamite]", "phase = beers", "Clem.life = 8"),
        ),
        ExampleStep(
            "rules.dice_ex_gatling_2",
            ("Ida serves Ida",),
            (
                "Ida.life = 10",
                "Clem.life = 7",
                "Rosa.life = 8",
                "Buck.life = 7",
                "Nelly.life = 7",
                "Ida.arrows = 0",
                "Clem.arrows = 2",
                "pile = 7",
            ),
        ),
    ),
    options=BY_HAND,
    chance={"die": ["gat", "gat", "gat", "beer", "dyn"]},
    set=table(Ida_life=9, Ida_arrows=4, Clem_arrows=2),
    start=("Ida.arrows = 4", "Clem.arrows = 2", "pile = 3", "Rosa.life = 9"),
)

OUTLAWS_WIN = Example(
    "outlaws_win",
    "rules.dice_ex_outlaws",
    FIVE,
    "rules.dice_ex_outlaws_0",
    (
        ExampleStep(
            "rules.dice_ex_outlaws_1",
            ("Nelly throws",),
            (
                "Ida.alive = false",
                "Rosa.alive = false",
                "Buck.life = 5",
                "Clem.life = 3",
                "Nelly.life = 7",
                "outcome.winners = [Rosa, Buck]",
                "outcome.why = dice.end_outlaws",
            ),
        ),
    ),
    options=BY_HAND,
    chance={"die": ["arrow", "1", "2", "beer", "gat"]},
    set=table(
        active="Nelly",
        Ida_life=1,
        Ida_arrows=2,
        Clem_life=5,
        Clem_arrows=2,
        Rosa_life=2,
        Rosa_arrows=3,
        Buck_life=6,
        Buck_arrows=1,
    ),
    start=("pile = 1", "Ida.life = 1", "Ida.arrows = 2", "Rosa.life = 2", "Rosa.arrows = 3", "active = Nelly"),
)

RENEGADE_WINS = Example(
    "renegade_wins",
    "rules.dice_ex_renegade",
    FIVE,
    "rules.dice_ex_renegade_0",
    (
        ExampleStep(
            "rules.dice_ex_renegade_1",
            ("Nelly throws", "Nelly stops"),
            ("dice = [gatling, gatling, gatling, beer, dynamite]", "phase = beers"),
        ),
        ExampleStep(
            "rules.dice_ex_renegade_2",
            ("Nelly serves Nelly",),
            ("Ida.alive = false", "Buck.alive = false", "outcome.winners = Nelly", "outcome.why = dice.end_renegade"),
        ),
    ),
    options=BY_HAND,
    chance={"die": ["gat", "gat", "gat", "beer", "dyn"]},
    set=table(
        active="Nelly",
        Ida_character="jourdonnais",
        Ida_life=1,
        Clem_alive=False,
        Rosa_alive=False,
        Buck_life=1,
        Nelly_life=4,
    ),
    start=("Ida.life = 1", "Buck.life = 1", "Clem.alive = false", "Rosa.alive = false", "Nelly.type = renegade"),
)

HUNT = Example(
    "hunt",
    "rules.dice_ex_hunt",
    ("Ida", "Clem", "Rosa"),
    "rules.dice_ex_hunt_0",
    (
        ExampleStep(
            "rules.dice_ex_hunt_1",
            ("Ida throws", "Ida stops"),
            (
                "dice = [two, one, arrow, gatling, beer]",
                "phase = shots",
                "Ida.legal = [[1, 1], [1, 2], [2, 1], [2, 2]]",
            ),
        ),
        ExampleStep(
            "rules.dice_ex_hunt_2",
            ("Ida shoots Rosa",),
            ("Rosa.alive = false", "outcome.winners = Ida", "outcome.why = dice.end_hunt"),
        ),
    ),
    options=BY_HAND,
    chance={"die": ["2", "1", "arrow", "gat", "beer"]},
    set={
        "Ida.character": "jesse_jones",
        "Clem.character": "lucky_duke",
        "Rosa.character": "rose_doolan",
        "Rosa.life": 2,
    },
    start=("Ida.type = deputy", "Clem.type = outlaw", "Rosa.type = renegade", "Clem.shown = true", "Rosa.life = 2"),
)
