"""Examples of the base game."""

from __future__ import annotations

from .....engine.rulebook import Example, ExampleStep
from .cast import FIVE, PLAIN, table

TURN = Example(
    "turn",
    "rules.bang_ex_turn",
    FIVE,
    "rules.bang_ex_turn_0",
    (
        ExampleStep(
            "rules.bang_ex_turn_1",
            ("Ida plays schofield",),
            ("Ida.in_play = [schofield]", "Ida.reaches = [Clem, Rosa, Buck, Nelly]"),
        ),
        ExampleStep("rules.bang_ex_turn_2", ("Ida plays bang on Rosa",), ("asked = Rosa", "phase = shot", "bangs = 1")),
        ExampleStep(
            "rules.bang_ex_turn_3", ("Rosa dodges with missed",), ("Rosa.life = 4", "Rosa.hand = []", "asked = Ida")
        ),
        ExampleStep(
            "rules.bang_ex_turn_4",
            ("Ida ends",),
            ("phase = discard", "Ida.hand = [beer, missed, missed]", "asked = Ida"),
        ),
        ExampleStep("rules.bang_ex_turn_5", ("Ida discards beer",), ("Ida.hand = [missed, missed]", "turn = Clem")),
    ),
    eyes="Ida",
    options=PLAIN,
    set=table(
        phase="draw",
        deck=["bang", "schofield"],
        Ida_hand=["beer", "missed", "missed"],
        Ida_life=2,
        Rosa_hand=["missed"],
    ),
    start=("Ida.hand = [beer, missed, missed, bang, schofield]", "Ida.life = 2", "Ida.reaches = [Clem, Nelly]"),
)

DISTANCE = Example(
    "distance",
    "rules.bang_ex_distance",
    FIVE,
    "rules.bang_ex_distance_0",
    (
        ExampleStep(
            "rules.bang_ex_distance_1",
            ("Ida plays scope",),
            (
                "Ida.distance.Rosa = 2",
                "Ida.distance.Buck = 1",
                "Ida.distance.Clem = 1",
                "Ida.reaches = [Clem, Buck, Nelly]",
                "Rosa.distance.Ida = 2",
            ),
        ),
        ExampleStep(
            "rules.bang_ex_distance_2",
            ("Ida plays schofield",),
            ("Ida.reaches = [Clem, Rosa, Buck, Nelly]", "Ida.distance.Rosa = 2"),
        ),
    ),
    options=PLAIN,
    set=table(Ida_hand=["scope", "schofield", "missed"], Rosa_in_play=["mustang"]),
    start=("Ida.distance.Rosa = 3", "Ida.distance.Buck = 2", "Rosa.distance.Ida = 2", "Ida.reaches = [Clem, Nelly]"),
)

LIMIT = Example(
    "limit",
    "rules.bang_ex_limit",
    FIVE,
    "rules.bang_ex_limit_0",
    (
        ExampleStep(
            "rules.bang_ex_limit_1",
            ("Ida plays bang on Clem",),
            ("Clem.life = 3", "bangs = 1", "Ida.barred has bang.no_second_bang"),
        ),
        ExampleStep(
            "rules.bang_ex_limit_2", ("Ida plays volcanic",), ("Ida.targets.bang = [Clem, Nelly]", "bangs = 1")
        ),
        ExampleStep("rules.bang_ex_limit_3", ("Ida plays bang on Nelly",), ("Nelly.life = 3", "bangs = 2")),
    ),
    options=PLAIN,
    set=table(Ida_hand=["bang", "bang", "volcanic", "missed"]),
    start=("Clem.life = 4", "Nelly.life = 4"),
)

DODGE = Example(
    "dodge",
    "rules.bang_ex_dodge",
    FIVE,
    "rules.bang_ex_dodge_0",
    (
        ExampleStep(
            "rules.bang_ex_dodge_1",
            ("Ida plays bang on Clem",),
            ("asked = Clem", "Clem.may has barrel", "Clem.may has missed"),
        ),
        ExampleStep(
            "rules.bang_ex_dodge_2",
            ("Clem tries barrel",),
            ("discard_faces has bang-7c", "asked = Clem", "Clem.life = 4"),
        ),
        ExampleStep(
            "rules.bang_ex_dodge_3",
            ("Clem dodges with missed",),
            ("Clem.life = 4", "Clem.hand = [beer]", "asked = Ida"),
        ),
    ),
    options=PLAIN,
    set=table(Ida_hand=["bang", "beer"], Clem_in_play=["barrel"], Clem_hand=["missed", "beer"], deck=["bang-7c"]),
    start=("Clem.in_play = [barrel]", "Clem.cards = 2"),
)

DYNAMITE = Example(
    "dynamite",
    "rules.bang_ex_dynamite",
    FIVE,
    "rules.bang_ex_dynamite_0",
    (
        ExampleStep(
            "rules.bang_ex_dynamite_1",
            ("Ida ends",),
            (
                "discard_faces has volcanic-10s",
                "discard_faces has beer-6h",
                "Rosa.in_play = [dynamite]",
                "Clem.in_play = []",
                "turn = Clem",
                "Clem.cards = 2",
            ),
        ),
        ExampleStep(
            "rules.bang_ex_dynamite_2",
            ("Clem ends",),
            (
                "discard_faces has missed-7s",
                "Rosa.life = 1",
                "Rosa.in_play = []",
                "discard has dynamite",
                "turn = Rosa",
            ),
        ),
    ),
    options=PLAIN,
    set=table(
        Ida_hand=["missed"],
        Clem_in_play=["dynamite", "jail"],
        deck=["volcanic-10s", "beer-6h", "bang-2c", "bang-3c", "missed-7s"],
    ),
    start=("Clem.in_play = [dynamite, jail]", "Rosa.life = 4", "turn = Ida"),
)

DUEL = Example(
    "duel",
    "rules.bang_ex_duel",
    FIVE,
    "rules.bang_ex_duel_0",
    (
        ExampleStep("rules.bang_ex_duel_1", ("Ida plays duel on Rosa",), ("asked = Rosa", "phase = duel")),
        ExampleStep("rules.bang_ex_duel_2", ("Rosa answers with bang",), ("asked = Ida", "Rosa.hand = [missed]")),
        ExampleStep(
            "rules.bang_ex_duel_3", ("Ida answers with bang",), ("asked = Rosa", "Ida.hand = [beer]", "bangs = 0")
        ),
        ExampleStep("rules.bang_ex_duel_4", ("Rosa passes",), ("Rosa.life = 3", "Rosa.hand = [missed]", "asked = Ida")),
    ),
    options=PLAIN,
    set=table(Ida_hand=["duel", "bang", "beer"], Rosa_hand=["bang", "missed"]),
    start=("Rosa.life = 4", "Rosa.cards = 2"),
)

STORE = Example(
    "store",
    "rules.bang_ex_store",
    FIVE,
    "rules.bang_ex_store_0",
    (
        ExampleStep(
            "rules.bang_ex_store_1",
            ("Ida plays general_store",),
            ("aside = [beer-6h, bang-2c, missed-10c, mustang-8h, panic-jh]", "asked = Ida"),
        ),
        ExampleStep(
            "rules.bang_ex_store_2",
            ("Ida takes mustang", "Clem takes beer", "Rosa takes bang", "Buck takes missed"),
            (
                "Ida.hand = [missed, mustang]",
                "Clem.hand = [beer]",
                "Buck.hand = [missed]",
                "Nelly.hand = [panic]",
                "aside = []",
            ),
        ),
    ),
    options=PLAIN,
    set=table(
        Ida_hand=["general_store", "missed"], deck=["beer-6h", "bang-2c", "missed-10c", "mustang-8h", "panic-jh"]
    ),
    start=("Nelly.hand = []",),
)
