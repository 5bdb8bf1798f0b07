"""A turn: throwing, and what each face of a die does."""

from __future__ import annotations

from ....engine.rulebook import Chapter, Grid, Picture, Pictures, Points, Section, Text
from .examples import base as examples

COURSE = Chapter(
    "rules.dice_course",
    (
        Section(
            "dice/turn",
            "rules.dice_turn",
            (
                Text("rules.dice_turn_1", lead=True),
                Points(
                    (
                        "rules.dice_turn_throws",
                        "rules.dice_turn_dynamite",
                        "rules.dice_turn_shots",
                        "rules.dice_turn_beer",
                        "rules.dice_turn_gatling",
                    ),
                    numbered=True,
                ),
                Text("rules.dice_turn_2"),
                examples.TURN,
            ),
        ),
        Section(
            "dice/faces",
            "rules.dice_faces",
            (
                Pictures(
                    (
                        Picture("dice/face_base_arrow", "rules.dice_face_arrow"),
                        Picture("dice/face_base_dynamite", "rules.dice_face_dynamite"),
                        Picture("dice/face_base_one", "rules.dice_face_one"),
                    )
                ),
                Pictures(
                    (
                        Picture("dice/face_base_two", "rules.dice_face_two"),
                        Picture("dice/face_base_beer", "rules.dice_face_beer"),
                        Picture("dice/face_base_gatling", "rules.dice_face_gatling"),
                    )
                ),
                Text("rules.dice_faces_1"),
            ),
        ),
        Section(
            "dice/throws",
            "rules.dice_throws",
            (
                Text("rules.dice_throws_1"),
                Points(
                    (
                        "rules.dice_throws_again",
                        "rules.dice_throws_later",
                        "rules.dice_throws_burns",
                        "rules.dice_throws_three",
                    )
                ),
                Text("rules.dice_throws_2"),
            ),
        ),
        Section(
            "dice/arrows",
            "rules.dice_arrows",
            (
                Text("rules.dice_arrows_1"),
                Text("rules.dice_arrows_2"),
                Text("rules.dice_arrows_3"),
            ),
        ),
        Section(
            "dice/indians",
            "rules.dice_indians",
            (
                Text("rules.dice_indians_1"),
                Text("rules.dice_indians_2"),
                Text("rules.dice_indians_3"),
                examples.INDIANS,
            ),
        ),
        Section(
            "dice/dynamite",
            "rules.dice_dynamite",
            (Text("rules.dice_dynamite_1"), Text("rules.dice_dynamite_2"), examples.DYNAMITE),
        ),
        Section(
            "dice/shots",
            "rules.dice_shots",
            (
                Text("rules.dice_shots_1"),
                Grid(
                    ("rules.dice_shots_living", "dice.one", "dice.two"),
                    (
                        ("rules.dice_shots_many", "rules.dice_shots_next", "rules.dice_shots_second"),
                        ("rules.dice_shots_four", "rules.dice_shots_next_two", "rules.dice_shots_opposite"),
                        ("rules.dice_shots_few", "rules.dice_shots_anybody", "rules.dice_shots_as_one"),
                    ),
                ),
                Text("rules.dice_shots_2"),
                Text("rules.dice_shots_3"),
                examples.SHOTS,
            ),
        ),
        Section(
            "dice/beer",
            "rules.dice_beer",
            (Text("rules.dice_beer_1"), Text("rules.dice_beer_2")),
        ),
        Section(
            "dice/gatling",
            "rules.dice_gatling",
            (Text("rules.dice_gatling_1"), Text("rules.dice_gatling_2"), examples.GATLING),
        ),
    ),
)
