"""The first game of Klack Klack Bang: three rounds, one click, two bangs."""

from .script import Do, Say, Tour

KLACK = Tour(
    game="klack",
    names=("Doc", "Rosa", "Clem"),
    seed="first game 72",
    options={"pull": "hand"},
    steps=(
        Say("tour.klack_welcome"),
        Say("tour.klack_money", about="purse"),
        Say("tour.klack_markers", about="markers"),
        Do("tour.klack_first_bid", "bids 1x1000 1x2000"),
        Say("tour.klack_you_bid_most"),
        Do("tour.klack_take_it", "names Doc"),
        Do("tour.klack_pull", "pulls"),
        Say("tour.klack_click", about="stacks"),
        Say("tour.klack_score"),
        Do("tour.klack_second_bid", "bids 1x2000"),
        Say("tour.klack_tie"),
        Do("tour.klack_raise", "raises 1x1000"),
        Say("tour.klack_rosa_out"),
        Say("tour.klack_bids_back"),
        Do("tour.klack_third_bid", "bids 1x1000 2x2000"),
        Do("tour.klack_name_clem", "names Clem"),
        Say("tour.klack_alone"),
        Say("tour.klack_end"),
    ),
    others={
        1: ("bids 1x2000", "bids 1x2000", "raises 1x2000", "names Rosa", "pulls"),
        2: ("bids 1x1000", "bids 1x1000", "bids 1x1000", "pulls"),
    },
)
