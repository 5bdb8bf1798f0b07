"""Worked examples: small tables that play themselves. Their sentences and facts are those of scenario files."""

from __future__ import annotations

from .....engine.rulebook import Example, ExampleStep

THREE = ("Ida", "Clem", "Rosa")
BY_HAND = {"pull": "hand"}
"""Naming and pulling are shown apart, so that each has its own caption."""

PLAIN = Example(
    "plain",
    "rules.klack_plain",
    THREE,
    "rules.klack_plain_0",
    (
        ExampleStep("rules.klack_plain_1", ("Clem bids 5", "Rosa bids 2"), ("ready = [Clem, Rosa]", "asked = Ida")),
        ExampleStep(
            "rules.klack_plain_2",
            ("Ida bids 3",),
            ("Ida.bid = 3", "Clem.bid = 5", "Rosa.bid = 2", "pot = 10", "asked = Clem", "phase = choice"),
        ),
        ExampleStep("rules.klack_plain_3", ("Clem names Clem",), ("phase = pull", "asked = Clem")),
        ExampleStep(
            "rules.klack_plain_4",
            ("Clem pulls",),
            ("Clem.stacks = [10]", "Clem.score = 10", "centre = 5", "round = 2", "Ida.money = 15"),
        ),
    ),
    eyes="Ida",
    options=BY_HAND,
    chance={"die": ["blank"]},
    start=("round = 1", "centre = 6", "Ida.purse = [6, 6]", "asked = [Ida, Clem, Rosa]"),
)

BROKE = Example(
    "broke",
    "rules.klack_broke",
    THREE,
    "rules.klack_broke_0",
    (
        ExampleStep(
            "rules.klack_broke_1",
            ("Ida converts 5",),
            ("Ida.stacks = [9]", "Ida.purse = [1, 2]", "Ida.score = 9", "centre = 5", "phase = bids"),
        ),
        ExampleStep(
            "rules.klack_broke_2",
            ("Ida bids 1x1000", "Clem bids 4", "Rosa bids 2"),
            ("Ida.bid = 1", "Ida.money = 4", "pot = 7", "asked = Clem"),
        ),
        ExampleStep(
            "rules.klack_broke_3",
            ("Clem names Ida",),
            ("Ida.stacks = [9, 7]", "Ida.score = 32", "centre = 4"),
        ),
    ),
    eyes="Ida",
    chance={"die": ["blank"]},
    set={"Ida.purse": [0, 0], "Ida.stacks": [[1, 4], [1, 2]], "Clem.purse": [4, 3], "Rosa.purse": [2, 4]},
    start=("asked = Ida", "phase = solvency", "Ida.money = 0", "Ida.stacks = [9, 5]", "Ida.score = 28", "centre = 4"),
)

DOOR = Example(
    "door",
    "rules.klack_door",
    THREE,
    "rules.klack_door_0",
    (
        ExampleStep(
            "rules.klack_door_1",
            ("Ida bids 2", "Clem bids 3", "Rosa bids 1"),
            ("Rosa.money = 0", "pot = 6", "asked = Clem", "Rosa.alive = true"),
        ),
        ExampleStep(
            "rules.klack_door_2",
            ("Clem names Clem",),
            ("Clem.stacks = [6]", "Rosa.alive = false", "Rosa.score = 0", "Rosa.heard has klack.log_left"),
        ),
    ),
    chance={"die": ["blank"]},
    set={"Ida.purse": [4, 2], "Clem.purse": [5, 1], "Rosa.purse": [1, 0]},
    start=("Rosa.purse = [1, 0]", "Rosa.stacks = []"),
)

TIE = Example(
    "tie",
    "rules.klack_tie",
    THREE,
    "rules.klack_tie_0",
    (
        ExampleStep(
            "rules.klack_tie_1",
            ("Ida bids 4", "Clem bids 4", "Rosa bids 3"),
            ("asked = [Ida, Clem]", "phase = ties", "Rosa.question = none", "pot = 11"),
        ),
        ExampleStep(
            "rules.klack_tie_2",
            ("Ida raises 1", "Clem raises 1"),
            ("Ida.bid = 5", "Clem.bid = 5", "asked = [Ida, Clem]", "phase = ties"),
        ),
        ExampleStep(
            "rules.klack_tie_3",
            ("Ida raises 1", "Clem raises 2"),
            ("Ida.bid = 6", "Clem.bid = 7", "pot = 16", "asked = Clem", "phase = choice"),
        ),
        ExampleStep(
            "rules.klack_tie_4",
            ("Clem names Clem",),
            ("Clem.stacks = [16]", "Clem.markers = 1", "Ida.money = 12"),
        ),
    ),
    eyes="Ida",
    chance={"die": ["blank"]},
)

CLICK_AND_BANG = Example(
    "click_and_bang",
    "rules.klack_both",
    THREE,
    "rules.klack_both_0",
    (
        ExampleStep(
            "rules.klack_both_1",
            ("Ida bids 2", "Clem bids 4", "Rosa bids 1", "Clem names Rosa"),
            ("pot = 7", "phase = pull", "asked = Rosa"),
        ),
        ExampleStep("rules.klack_both_2", ("Rosa pulls",), ("Rosa.stacks = [7]", "centre = 5", "Clem.stacks = []")),
        ExampleStep(
            "rules.klack_both_3",
            ("Ida bids 1", "Clem bids 3", "Rosa bids 2", "Clem names Rosa"),
            ("phase = pull", "asked = Rosa", "Rosa.money = 15"),
        ),
        ExampleStep(
            "rules.klack_both_4",
            ("Rosa pulls",),
            (
                "Rosa.alive = false",
                "Rosa.money = 0",
                "Rosa.score = 7",
                "Ida.money = 16",
                "Clem.money = 14",
                "centre = 5",
            ),
        ),
    ),
    options=BY_HAND,
    chance={"die": ["blank", "bullet"]},
)


def _after_a_bang(how: str, last: ExampleStep, *further: ExampleStep) -> Example:
    """The same bids and the same bang; only what becomes of the bids differs."""
    begun = ExampleStep(
        "rules.klack_fates_1",
        ("Ida bids 3", "Clem bids 5", "Rosa bids 2", "Clem names Rosa"),
        ("pot = 10", "phase = pull", "asked = Rosa"),
    )
    return Example(
        how,
        f"rules.klack_fates_{how}",
        THREE,
        "rules.klack_fates_0",
        (begun, last, *further),
        options={"pull": "hand", "bang_other_bids": how},
        chance={"die": ["bullet", "blank"]},
    )


RETURN = _after_a_bang(
    "return",
    ExampleStep(
        "rules.klack_fates_return_2",
        ("Rosa pulls",),
        ("Rosa.alive = false", "Ida.money = 18", "Clem.money = 18", "removed = [6, 6]", "pot = 0"),
    ),
)
REMOVE = _after_a_bang(
    "remove",
    ExampleStep(
        "rules.klack_fates_remove_2",
        ("Rosa pulls",),
        ("Rosa.alive = false", "Ida.money = 15", "Clem.money = 13", "removed = [8, 9]", "pot = 0"),
    ),
)
CARRY = _after_a_bang(
    "carry",
    ExampleStep(
        "rules.klack_fates_carry_2",
        ("Rosa pulls",),
        ("Rosa.alive = false", "Ida.money = 15", "Clem.money = 13", "carried = 8", "pot = 8"),
    ),
    ExampleStep(
        "rules.klack_fates_carry_3",
        ("Ida bids 2", "Clem bids 1", "Ida names Ida"),
        ("pot = 11", "carried = 8", "phase = pull"),
    ),
    ExampleStep("rules.klack_fates_carry_4", ("Ida pulls",), ("Ida.stacks = [11]", "Ida.markers = 1", "carried = 0")),
)

SCORE = Example(
    "score",
    "rules.klack_sum",
    THREE,
    "rules.klack_sum_0",
    (
        ExampleStep(
            "rules.klack_sum_1",
            ("Ida bids 1x2000", "Clem bids 1", "Rosa bids 1"),
            ("pot = 4", "asked = Ida", "Ida.bid = 2"),
        ),
        ExampleStep(
            "rules.klack_sum_2",
            ("Ida names Ida",),
            (
                "over = true",
                "centre = 0",
                "Ida.stacks = [5, 7, 4]",
                "outcome.scores.Ida = 48",
                "outcome.scores.Clem = 30",
                "outcome.winners = Ida",
                "Clem.money = 5",
            ),
        ),
    ),
    chance={"die": ["blank"]},
    set={
        "round": 7,
        "Ida.stacks": [5, 7],
        "Clem.stacks": [9, 6],
        "Rosa.stacks": [8],
        "Ida.purse": [1, 1],
        "Clem.purse": [2, 2],
        "Rosa.purse": [1, 0],
    },
    start=("centre = 1", "Ida.stacks = [5, 7]", "Ida.score = 24", "Clem.score = 30", "Rosa.score = 8"),
)
