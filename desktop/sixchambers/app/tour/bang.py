"""The first game of BANG!: two rounds of four players, an enemy on a horse, and a Duel to finish it."""

from .script import Do, Say, Tour

CLEM, ROSA, BUCK = 1, 2, 3

BANG = Tour(
    game="bang",
    names=("Doc", "Clem", "Rosa", "Buck"),
    seed="first shots 10952",
    options={"gold_rush": True, "shadows": False},
    steps=(
        Say("tour.bang_welcome", at=ROSA),
        Say("tour.bang_role", about="role", at=ROSA),
        Say("tour.bang_others", at=ROSA),
        Say("tour.bang_character", about="character", at=ROSA),
        Say("tour.bang_hand", about="hand", at=ROSA),
        Say("tour.bang_rosa", at=BUCK),
        Say("tour.bang_nugget", about="nuggets", at=ROSA),
        Say("tour.bang_partner"),
        Say("tour.bang_distance"),
        Do("tour.bang_scope", "plays scope"),
        Do("tour.bang_schofield", "plays schofield"),
        Do("tour.bang_shoot", "plays bang on Rosa"),
        Say("tour.bang_hit", about="nuggets"),
        Do("tour.bang_end_turn", "ends"),
        Say("tour.bang_jail"),
        Do("tour.bang_take_it", "passes"),
        Say("tour.bang_duel"),
        Do("tour.bang_drink", "drinks beer"),
        Do("tour.bang_again", "plays bang on Rosa"),
        Say("tour.bang_row", about="row"),
        Do("tour.bang_buy", "buys pardner as duel on Rosa"),
        Say("tour.bang_won"),
        Say("tour.bang_end"),
    ),
    others={
        CLEM: (),
        ROSA: (
            "plays mustang",
            "plays schofield",
            "plays jail-4h on Doc",
            "plays jail-js on Clem",
            "plays bang on Buck",
            "ends",
            "dodges with missed",
            "plays bang on Doc",
            "ends",
            "dodges with missed",
        ),
        BUCK: (
            "passes",
            "plays remington",
            "plays cat_balou on Doc taking jail",
            "drinks beer",
            "plays bang on Rosa",
            "ends",
            "plays bang on Rosa",
            "plays duel on Rosa",
            "ends",
        ),
    },
)
