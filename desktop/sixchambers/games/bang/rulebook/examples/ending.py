"""Examples of life, death and victory."""

from __future__ import annotations

from .....engine.rulebook import Example, ExampleStep
from .cast import FIVE, PLAIN, THREE, table

LAST_CHANCE = Example(
    "last_chance",
    "rules.bang_ex_last_chance",
    FIVE,
    "rules.bang_ex_last_chance_0",
    (
        ExampleStep("rules.bang_ex_last_chance_1", ("Ida plays indians",), ("asked = Clem", "phase = indians")),
        ExampleStep("rules.bang_ex_last_chance_2", ("Clem answers with bang",), ("Clem.life = 4", "asked = Rosa")),
        ExampleStep(
            "rules.bang_ex_last_chance_3", ("Rosa passes",), ("Rosa.life = 0", "phase = last_chance", "asked = Rosa")
        ),
        ExampleStep(
            "rules.bang_ex_last_chance_4",
            ("Rosa drinks beer",),
            ("Rosa.life = 1", "Rosa.alive = true", "Buck.life = 3", "Nelly.life = 3"),
        ),
    ),
    options=PLAIN,
    set=table(Ida_hand=["indians", "missed"], Clem_hand=["bang"], Rosa_hand=["beer"], Rosa_life=1),
    start=("Rosa.life = 1", "Rosa.cards = 1", "Buck.life = 4"),
)

REWARD = Example(
    "reward",
    "rules.bang_ex_reward",
    FIVE,
    "rules.bang_ex_reward_0",
    (
        ExampleStep(
            "rules.bang_ex_reward_1",
            ("Buck plays bang on Rosa",),
            (
                "Rosa.alive = false",
                "Rosa.role = outlaw",
                "Buck.cards = 4",
                "Rosa.in_play = []",
                "here = [Ida, Clem, Buck, Nelly]",
            ),
        ),
    ),
    options=PLAIN,
    set=table(turn="Buck", Buck_hand=["bang", "missed"], Rosa_life=1, Rosa_in_play=["scope"]),
    start=("Rosa.life = 1", "Buck.role = outlaw", "Buck.cards = 2", "Buck.distance.Clem = 2"),
)

PENALTY = Example(
    "penalty",
    "rules.bang_ex_penalty",
    FIVE,
    "rules.bang_ex_penalty_0",
    (
        ExampleStep(
            "rules.bang_ex_penalty_1",
            ("Ida plays bang on Nelly",),
            ("Nelly.alive = false", "Nelly.role = deputy", "Ida.hand = []", "Ida.in_play = []", "turn = Clem"),
        ),
    ),
    options=PLAIN,
    set=table(Ida_hand=["bang", "beer", "missed"], Ida_in_play=["barrel"], Nelly_life=1),
    start=("Nelly.life = 1", "Ida.cards = 3", "Ida.in_play = [barrel]"),
)

OUTLAWS = Example(
    "outlaws",
    "rules.bang_ex_outlaws",
    FIVE,
    "rules.bang_ex_outlaws_0",
    (
        ExampleStep(
            "rules.bang_ex_outlaws_1",
            ("Clem plays gatling",),
            (
                "Rosa.alive = false",
                "Ida.alive = false",
                "outcome.winners = [Rosa, Buck]",
                "outcome.why = bang.end_outlaws",
            ),
        ),
    ),
    options=PLAIN,
    set=table(turn="Clem", Clem_hand=["gatling"], Ida_life=1, Rosa_life=1, Buck_alive=False),
    start=("Ida.life = 1", "Rosa.life = 1", "Buck.alive = false", "Clem.role = renegade"),
)

RENEGADE = Example(
    "renegade",
    "rules.bang_ex_renegade",
    FIVE,
    "rules.bang_ex_renegade_0",
    (
        ExampleStep(
            "rules.bang_ex_renegade_1",
            ("Clem plays gatling",),
            ("Ida.alive = false", "Nelly.alive = false", "outcome.winners = Clem", "outcome.why = bang.end_renegade"),
        ),
    ),
    options=PLAIN,
    set=table(turn="Clem", Clem_hand=["gatling"], Ida_life=1, Nelly_life=1, Rosa_alive=False, Buck_alive=False),
    start=("Ida.life = 1", "Nelly.life = 1", "here = [Ida, Clem, Nelly]"),
)

HUNT = Example(
    "hunt",
    "rules.bang_ex_hunt",
    THREE,
    "rules.bang_ex_hunt_0",
    (
        ExampleStep(
            "rules.bang_ex_hunt_1",
            ("Ida plays bang on Rosa",),
            ("Rosa.alive = false", "outcome.winners = Ida", "outcome.why = bang.end_hunted"),
        ),
    ),
    options=PLAIN,
    set=table(Ida_hand=["bang", "beer"], Rosa_life=1),
    start=("Ida.role = deputy", "Clem.role = outlaw", "Rosa.role = renegade", "Rosa.life = 1"),
)
