"""The first game of Kablamo: no red bullets, three rounds, two Kablamos that find the right people."""

from .script import Do, Say, Tour

CLEM, ROSA = 1, 2

KABLAMO = Tour(
    game="kablamo",
    names=("Doc", "Clem", "Rosa"),
    seed="first bullets 28193",
    options={"iron_strategist": True},
    steps=(
        Say("tour.kablamo_welcome"),
        Say("tour.kablamo_spares", about="spares"),
        Say("tour.kablamo_cylinder", about="cylinder"),
        Do("tour.kablamo_load", "loads GC:5 TOH:4 C:3 SP:2 WP:1 CM:0"),
        Say("tour.kablamo_first_shots"),
        Say("tour.kablamo_shut", about="cylinder"),
        Do("tour.kablamo_keep", "assigns Doc"),
        Say("tour.kablamo_half_turn"),
        Do("tour.kablamo_turn_clem", "names Clem"),
        Say("tour.kablamo_crossed"),
        Do("tour.kablamo_no_turn", "turns not"),
        Say("tour.kablamo_replace", about="spares"),
        Do("tour.kablamo_reload", "loads DC:0"),
        Say("tour.kablamo_clem_out"),
        Say("tour.kablamo_ratchet"),
        Do("tour.kablamo_honor", "assigns Doc"),
        Do("tour.kablamo_test", "loads K:0"),
        Do("tour.kablamo_reload_again", "loads s1:0"),
        Say("tour.kablamo_won"),
        Say("tour.kablamo_end"),
    ),
    others={
        CLEM: ("loads C:5 K:1 SP:4 SH:3 DC:2 WP:0", "loads anyhow"),
        ROSA: (
            "loads DC:5 RM:4 K:2 HM:3 TA:1 WP:0",
            "assigns Rosa",
            "picks Rosa3",
            "picks Doc3",
            "loads anyhow",
            "assigns Rosa",
        ),
    },
    between=True,
)
