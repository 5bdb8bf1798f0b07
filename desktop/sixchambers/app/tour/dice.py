"""The first game of BANG! The Dice Game: seven turns, one Indian attack, and dynamite for everybody."""

from .script import Do, Say, Tour

CLEM, ROSA, BUCK = 1, 2, 3

DICE = Tour(
    game="dice",
    names=("Doc", "Clem", "Rosa", "Buck"),
    seed="first shots 104969",
    options={"throw": "hand"},
    steps=(
        Say("tour.dice_welcome", at=ROSA),
        Say("tour.dice_role", about="role", at=ROSA),
        Say("tour.dice_others", at=ROSA),
        Say("tour.dice_character", about="character", at=ROSA),
        Say("tour.dice_rosa_threw", about="quiver", at=BUCK),
        Say("tour.dice_buck_fired"),
        Do("tour.dice_throw", "throws"),
        Say("tour.dice_arrow"),
        Do("tour.dice_again", "rerolls arrow 1 beer"),
        Do("tour.dice_once_more", "rerolls arrow 1 arrow"),
        Do("tour.dice_shoot", "shoots Buck Rosa Rosa"),
        Say("tour.dice_gringo", about="quiver"),
        Do("tour.dice_drink", "serves Doc"),
        Say("tour.dice_partner", at=ROSA),
        Say("tour.dice_attack", at=ROSA),
        Say("tour.dice_blast", at=BUCK),
        Say("tour.dice_one_left"),
        Do("tour.dice_last_throw", "throws"),
        Say("tour.dice_won"),
        Say("tour.dice_end"),
    ),
    others={
        CLEM: ("throws", "rerolls gat gat gat 2", "rerolls gat 2", "shoots Rosa Rosa Buck"),
        ROSA: ("throws", "stops", "serves Rosa", "throws"),
        BUCK: ("throws", "stops", "shoots Doc", "throws", "stops"),
    },
)
