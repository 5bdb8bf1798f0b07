"""Examples of characters whose ability is better shown than told."""

from __future__ import annotations

from .....engine.rulebook import Example, ExampleStep
from .cast import BY_HAND, FIVE, table

BART = Example(
    "bart",
    "rules.dice_ex_bart",
    FIVE,
    "rules.dice_ex_bart_0",
    (
        ExampleStep(
            "rules.dice_ex_bart_1",
            ("Ida throws", "Ida stops", "Ida shoots Clem"),
            ("asked = Clem", "phase = instead", "Clem.legal = [[0, 0], [1, 0]]", "Clem.life = 8"),
        ),
        ExampleStep(
            "rules.dice_ex_bart_2",
            ("Clem takes 1",),
            ("Clem.life = 7", "Clem.arrows = 1", "pile = 1", "asked = Ida"),
        ),
    ),
    options=BY_HAND,
    chance={"die": ["1", "1", "gat", "dyn", "beer"]},
    set=table(Clem_character="bart_cassidy", Rosa_arrows=4, Buck_arrows=3),
    start=("pile = 2", "Clem.life = 8", "Clem.arrows = 0", "Clem.character = bart_cassidy"),
)

CALAMITY = Example(
    "calamity",
    "rules.dice_ex_calamity",
    FIVE,
    "rules.dice_ex_calamity_0",
    (
        ExampleStep(
            "rules.dice_ex_calamity_1",
            ("Ida throws", "Ida stops"),
            ("dice = [one, one, gatling, dynamite, gatling]", "phase = shots", "Ida.legal has [2, 3]"),
        ),
        ExampleStep(
            "rules.dice_ex_calamity_2",
            ("Ida shoots Nelly Buck",),
            ("Nelly.life = 7", "Buck.life = 7", "Clem.turn = true"),
        ),
    ),
    options=BY_HAND,
    chance={"die": ["1", "1", "gat", "dyn", "gat"]},
    set=table(Ida_character="calamity_janet"),
    start=("Ida.character = calamity_janet", "Buck.life = 8", "Nelly.life = 8"),
)

SLAB = Example(
    "slab",
    "rules.dice_ex_slab",
    FIVE,
    "rules.dice_ex_slab_0",
    (
        ExampleStep(
            "rules.dice_ex_slab_1",
            ("Ida throws", "Ida stops", "Ida shoots Nelly"),
            ("dice = [one, beer, beer, gatling, dynamite]", "phase = double", "Nelly.life = 8"),
        ),
        ExampleStep(
            "rules.dice_ex_slab_2", ("Ida doubles Nelly",), ("Nelly.life = 6", "phase = beers", "Ida.life = 7")
        ),
        ExampleStep("rules.dice_ex_slab_3", ("Ida serves Ida",), ("Ida.life = 8", "Clem.turn = true")),
    ),
    options=BY_HAND,
    chance={"die": ["1", "beer", "beer", "gat", "dyn"]},
    set=table(Ida_character="slab_the_killer", Ida_life=7),
    start=("Ida.character = slab_the_killer", "Ida.life = 7", "Nelly.life = 8"),
)

MOLLY = Example(
    "molly",
    "rules.dice_ex_molly",
    FIVE,
    "rules.dice_ex_molly_0",
    (
        ExampleStep(
            "rules.dice_ex_molly_1",
            ("Rosa throws", "Rosa stops", "Rosa shoots Ida"),
            ("dice = [two, two, two, two, gatling]", "asked = Clem", "Clem.legal = [0, 1, 2, 3]", "Ida.life = 4"),
        ),
        ExampleStep(
            "rules.dice_ex_molly_2", ("Clem takes 2 over",), ("Clem.life = 1", "Ida.life = 2", "Buck.turn = true")
        ),
    ),
    options={"throw": "hand", "new_characters": True},
    chance={"die": ["2", "2", "2", "2", "gat"]},
    set=table(active="Rosa", Clem_character="molly_stark", Clem_life=3, Ida_life=4, Rosa_character="jesse_jones"),
    start=("Ida.life = 4", "Clem.life = 3", "Clem.character = molly_stark", "active = Rosa"),
)
