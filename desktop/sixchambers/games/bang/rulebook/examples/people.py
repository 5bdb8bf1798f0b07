"""Examples of characters whose gift is better shown than told."""

from __future__ import annotations

from .....engine.rulebook import Example, ExampleStep
from .cast import FIVE, PLAIN, table

SLAB = Example(
    "slab",
    "rules.bang_ex_slab",
    FIVE,
    "rules.bang_ex_slab_0",
    (
        ExampleStep(
            "rules.bang_ex_slab_1",
            ("Ida plays bang on Clem", "Clem tries barrel"),
            ("discard_faces has beer-6h", "asked = Clem", "Clem.question = bang.ask_dodge"),
        ),
        ExampleStep("rules.bang_ex_slab_2", ("Clem dodges with missed",), ("Clem.life = 4", "asked = Ida")),
    ),
    options=PLAIN,
    set=table(
        Ida_character="slab_the_killer",
        Ida_hand=["bang", "beer"],
        Clem_in_play=["barrel"],
        Clem_hand=["missed"],
        deck=["beer-6h"],
    ),
    start=("Ida.character = slab_the_killer", "Clem.in_play = [barrel]"),
)

JOURDONNAIS = Example(
    "jourdonnais",
    "rules.bang_ex_jourdonnais",
    FIVE,
    "rules.bang_ex_jourdonnais_0",
    (
        ExampleStep(
            "rules.bang_ex_jourdonnais_1",
            ("Ida plays bang on Clem", "Clem tries jourdonnais"),
            ("discard_faces has bang-2c", "asked = Clem"),
        ),
        ExampleStep(
            "rules.bang_ex_jourdonnais_2",
            ("Clem tries barrel",),
            ("discard_faces has beer-7h", "Clem.life = 4", "asked = Ida"),
        ),
    ),
    options=PLAIN,
    set=table(
        Ida_hand=["bang", "beer"], Clem_character="jourdonnais", Clem_in_play=["barrel"], deck=["bang-2c", "beer-7h"]
    ),
    start=("Clem.character = jourdonnais", "Clem.cards = 0"),
)

KIT = Example(
    "kit",
    "rules.bang_ex_kit",
    FIVE,
    "rules.bang_ex_kit_0",
    (
        ExampleStep(
            "rules.bang_ex_kit_1",
            ("Ida keeps bang beer",),
            ("Ida.hand = [bang, beer]", "deck_count = 78", "phase = play"),
        ),
        ExampleStep("rules.bang_ex_kit_2", ("Ida ends",), ("turn = Clem", "Clem.hand has mustang")),
    ),
    eyes="Ida",
    options=PLAIN,
    set=table(phase="draw", Ida_character="kit_carlson", deck=["bang", "mustang", "beer"]),
    start=("Ida.character = kit_carlson", "asked = Ida", "Ida.cards = 0"),
)

SID = Example(
    "sid",
    "rules.bang_ex_sid",
    FIVE,
    "rules.bang_ex_sid_0",
    (
        ExampleStep(
            "rules.bang_ex_sid_1",
            ("Clem heals with jail panic",),
            ("Clem.life = 3", "Clem.hand = [missed]", "asked = Ida"),
        ),
    ),
    options=PLAIN,
    set=table(Ida_hand=["bang"], Clem_character="sid_ketchum", Clem_life=2, Clem_hand=["jail", "panic", "missed"]),
    start=("Clem.life = 2", "Clem.character = sid_ketchum", "turn = Ida"),
)

SAM = Example(
    "sam",
    "rules.bang_ex_sam",
    FIVE,
    "rules.bang_ex_sam_0",
    (
        ExampleStep(
            "rules.bang_ex_sam_1",
            ("Ida plays bang on Buck", "Buck passes", "Buck passes"),
            ("Buck.alive = false", "Clem.hand = [jail, mustang]", "Ida.cards = 4"),
        ),
    ),
    options=PLAIN,
    set=table(
        Ida_hand=["bang", "missed"],
        Ida_in_play=["remington"],
        Clem_character="vulture_sam",
        Buck_life=1,
        Buck_hand=["jail"],
        Buck_in_play=["mustang"],
    ),
    start=("Clem.character = vulture_sam", "Buck.life = 1", "Buck.in_play = [mustang]", "Buck.cards = 1"),
)
