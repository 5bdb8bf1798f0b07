"""House rules, and what is open and what is secret."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Grid, Section, Text
from . import examples

HOUSE = Chapter(
    "rules.klack_house",
    (
        Section("klack/options", "rules.klack_options", (Text("rules.klack_options_1", lead=True),)),
        Section(
            "klack/after_bang",
            "rules.klack_after_bang",
            (
                Text("rules.klack_after_bang_1"),
                Grid(
                    ("rules.klack_after_bang_how", "rules.klack_after_bang_what", "rules.klack_after_bang_feel"),
                    (
                        ("rules.klack_return", "rules.klack_return_what", "rules.klack_return_feel"),
                        ("rules.klack_remove", "rules.klack_remove_what", "rules.klack_remove_feel"),
                        ("rules.klack_carry", "rules.klack_carry_what", "rules.klack_carry_feel"),
                    ),
                ),
                Text("rules.klack_after_bang_2"),
                examples.RETURN,
                examples.REMOVE,
                examples.CARRY,
            ),
        ),
        Section(
            "klack/open_books",
            "rules.klack_open_books",
            (Text("rules.klack_open_books_1"), Text("rules.klack_open_books_2")),
        ),
        Section("klack/pull", "rules.klack_pull", (Text("rules.klack_pull_1"), Text("rules.klack_pull_2"))),
        Section(
            "klack/time",
            "rules.klack_time",
            (
                Text("rules.klack_time_1"),
                Grid(
                    ("rules.klack_time_asked", "rules.klack_time_answer"),
                    (
                        ("rules.klack_time_bid", "rules.klack_time_bid_answer"),
                        ("rules.klack_time_stack", "rules.klack_time_stack_answer"),
                        ("rules.klack_time_choice", "rules.klack_time_choice_answer"),
                        ("rules.klack_time_pull", "rules.klack_time_pull_answer"),
                    ),
                ),
            ),
        ),
    ),
)

SECRET = Chapter(
    "rules.klack_secret",
    (
        Section(
            "klack/secrets",
            "rules.klack_secrets",
            (
                Text("rules.klack_secrets_1", lead=True),
                Grid(
                    ("rules.klack_secrets_what", "rules.klack_secrets_who"),
                    (
                        ("rules.klack_secrets_table", "rules.klack_secrets_all"),
                        ("rules.klack_secrets_open_bids", "rules.klack_secrets_all_round"),
                        ("rules.klack_secrets_ready", "rules.klack_secrets_all"),
                        ("rules.klack_secrets_purse", "rules.klack_secrets_you"),
                        ("rules.klack_secrets_bid", "rules.klack_secrets_bidder"),
                        ("rules.klack_secrets_cylinder", "rules.klack_secrets_nobody"),
                    ),
                ),
            ),
        ),
        Section(
            "klack/memory",
            "rules.klack_memory",
            (Text("rules.klack_memory_1"), Text("rules.klack_memory_2"), Text("rules.klack_memory_3")),
        ),
        Section("klack/one_screen", "rules.klack_one_screen", (Text("rules.klack_one_screen_1"),)),
    ),
)
