"""What goes beyond the rules: hands and keys, modes for everybody, fairness, bots, switches, advice."""

from __future__ import annotations

from .....engine.rulebook import Chapter, Grid, Points, Section, Text
from ... import anchors

KEYS = ("numbers", "space", "bases", "leave", "second", "deal", "peek", "power")
LEVELS = ("greenhorn", "deputy", "gunslinger", "legend")
SWITCHES = ("game", "move", "ties", "times", "leave", "trap", "duel")


def plain(anchor: str, *texts: str) -> Section:
    """A rule of a few paragraphs; its texts are numbered."""
    title = f"rules.slap_{anchor.partition('/')[2]}"
    return Section(anchor, title, tuple([Text(f"{title}_{text}") for text in texts or ("1",)]))


PLAYING = Chapter(
    "rules.slap_playing",
    (
        Section(
            "slap/alone",
            "rules.slap_alone",
            (
                Text("rules.slap_alone_1"),
                Grid(
                    ("rules.slap_alone_keys", "rules.slap_alone_do"),
                    tuple([(f"rules.slap_key_{key}", f"rules.slap_key_{key}_do") for key in KEYS]),
                    widths=(32, 68),
                ),
            ),
        ),
        plain("slap/mouse"),
        Section(
            "slap/together",
            "rules.slap_together",
            (
                Text("rules.slap_together_1"),
                Grid(
                    tuple([f"rules.slap_together_{what}" for what in ("who", "shoot", "slap", "cover", "next")]),
                    (
                        ("1", "Q", "A", "rules.slap_together_z", "1"),
                        ("2", "R", "F", "V", "4"),
                        ("3", "U", "J", "M", "7"),
                        ("4", *[f"rules.slap_together_kp{key}" for key in "7418"]),
                    ),
                ),
                Text("rules.slap_together_2"),
                Text("rules.slap_together_3"),
            ),
        ),
        plain("slap/rollover"),
        plain("slap/pad"),
        plain("slap/touch"),
    ),
)

KINDNESS = Chapter(
    "rules.slap_kindness",
    (
        plain("slap/switch"),
        plain(anchors.CALM),
        plain(anchors.PRACTICE),
        plain(anchors.HANDICAP),
        plain("slap/eyes"),
    ),
)

NETWORK = Chapter(
    "rules.slap_network",
    (
        Section(
            "slap/fair",
            "rules.slap_fair",
            (Text("rules.slap_fair_1", lead=True), Text("rules.slap_fair_2"), Text("rules.slap_fair_3")),
        ),
        plain(anchors.MISDEAL),
        plain("slap/late"),
        plain("slap/honest"),
        plain("slap/devices"),
    ),
)

MACHINE = Chapter(
    "rules.slap_machine",
    (
        Section(
            "slap/bots",
            "rules.slap_bots",
            (
                Text("rules.slap_bots_1"),
                Grid(
                    tuple([f"rules.slap_bots_{what}" for what in ("level", "mean", "beside", "slips")]),
                    tuple(
                        [
                            (
                                f"bot.{level}",
                                *[f"rules.slap_bots_{what}_{level}" for what in ("mean", "beside", "slips")],
                            )
                            for level in LEVELS
                        ]
                    ),
                    widths=(25, 30, 25, 20),
                ),
                Text("rules.slap_bots_2"),
            ),
        ),
        plain("slap/secrets"),
    ),
)

TUNING = Chapter(
    "rules.slap_tuning",
    (
        Section(
            "slap/switches",
            "rules.slap_switches",
            (Text("rules.slap_switches_1"), Points(tuple([f"rules.slap_switches_{switch}" for switch in SWITCHES]))),
        ),
    ),
)

ADVICE = Chapter(
    "rules.slap_advice",
    (
        plain("slap/advice_first", "1", "2"),
        plain("slap/advice_cover", "1", "2"),
        plain("slap/advice_target"),
    ),
)
