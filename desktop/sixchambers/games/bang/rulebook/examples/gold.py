"""Examples of Gold Rush."""

from __future__ import annotations

from .....engine.rulebook import Example, ExampleStep
from .cast import FIVE, GOLD, table

NUGGETS = Example(
    "nuggets",
    "rules.bang_ex_nuggets",
    FIVE,
    "rules.bang_ex_nuggets_0",
    (
        ExampleStep(
            "rules.bang_ex_nuggets_1",
            ("Ida plays gatling", "Clem dodges with missed"),
            ("Clem.life = 4", "Rosa.life = 3", "Buck.life = 3", "Nelly.life = 3", "Ida.nuggets = 3"),
        ),
        ExampleStep(
            "rules.bang_ex_nuggets_2", ("Ida plays bang on Clem",), ("Clem.life = 3", "Ida.nuggets = 4", "bangs = 1")
        ),
        ExampleStep(
            "rules.bang_ex_nuggets_3",
            ("Ida buys bottle as bang on Clem",),
            ("Clem.life = 2", "Ida.nuggets = 3", "row = [shot, boots, rhum]", "bangs = 1", "shelf_open = [bottle]"),
        ),
    ),
    options=GOLD,
    set=table(
        Ida_hand=["gatling", "bang", "beer"], Clem_hand=["missed"], row=["shot", "bottle", "rhum"], shelf=["boots"]
    ),
    start=("Ida.nuggets = 0", "row = [shot, bottle, rhum]", "Clem.cards = 1"),
)

WANTED = Example(
    "wanted",
    "rules.bang_ex_wanted",
    FIVE,
    "rules.bang_ex_wanted_0",
    (
        ExampleStep(
            "rules.bang_ex_wanted_1", ("Ida buys wanted on Rosa",), ("Rosa.equipment = [wanted]", "Ida.nuggets = 0")
        ),
        ExampleStep(
            "rules.bang_ex_wanted_2",
            ("Ida plays bang on Rosa",),
            ("Rosa.alive = false", "Rosa.role = outlaw", "Ida.cards = 6", "Ida.nuggets = 2"),
        ),
    ),
    options=GOLD,
    set=table(
        Ida_hand=["bang", "missed"],
        Ida_in_play=["schofield"],
        Ida_nuggets=2,
        Rosa_life=1,
        row=["wanted", "shot", "rhum"],
    ),
    start=("Rosa.life = 1", "Ida.nuggets = 2", "Ida.cards = 2"),
)

FORCE = Example(
    "force",
    "rules.bang_ex_force",
    FIVE,
    "rules.bang_ex_force_0",
    (
        ExampleStep(
            "rules.bang_ex_force_1",
            ("Ida forces calumet off Clem",),
            ("Clem.equipment = []", "Ida.nuggets = 0", "shelf_open = [calumet]"),
        ),
        ExampleStep("rules.bang_ex_force_2", ("Ida plays bang on Clem",), ("Clem.life = 3", "Ida.nuggets = 1")),
    ),
    options=GOLD,
    set=table(Ida_hand=["bang-5d", "beer"], Ida_nuggets=4, Clem_equipment=["calumet"]),
    start=("Clem.equipment = [calumet]", "Ida.nuggets = 4", "Ida.warned has bang.warn_calumet"),
)

GOLD_RUSH = Example(
    "gold_rush",
    "rules.bang_ex_gold_rush",
    FIVE,
    "rules.bang_ex_gold_rush_0",
    (
        ExampleStep(
            "rules.bang_ex_gold_rush_1", ("Ida buys gold_rush",), ("phase = discard", "Ida.life = 1", "Ida.nuggets = 0")
        ),
        ExampleStep(
            "rules.bang_ex_gold_rush_2",
            ("Ida discards missed beer panic",),
            ("Ida.life = 5", "Ida.cards = 3", "turn = Ida", "extra = true"),
        ),
    ),
    options=GOLD,
    set=table(
        Ida_life=1, Ida_hand=["bang", "missed", "beer", "panic"], Ida_nuggets=5, row=["gold_rush", "shot", "rhum"]
    ),
    start=("Ida.life = 1", "Ida.cards = 4", "Ida.nuggets = 5"),
)
