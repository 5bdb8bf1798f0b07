"""The first game of Slap .45: six cards, a false start, and a clock that waits."""

from .script import TIME, Do, Meanwhile, Say, Tour

FIRST_CARD = Meanwhile((TIME, TIME))
NEXT_CARD = Meanwhile((TIME, TIME, TIME))
"""From one verdict to the next card: the rest, the deal, the card."""

SLAP = Tour(
    game="slap",
    names=("Doc", "Rosa", "Clem"),
    seed="first cards 34744",
    options={"first_dealer": 3},
    steps=(
        Say("tour.slap_welcome", about="gang"),
        Say("tour.slap_bases", about="bases"),
        Say("tour.slap_clock", about="deck"),
        FIRST_CARD,
        Do("tour.slap_shoot", "slaps Rosa at 355", about="plate_1"),
        Meanwhile(("Clem slaps Doc at 371", TIME)),
        Say("tour.slap_first", about="verdict"),
        NEXT_CARD,
        Do("tour.slap_cover", "covers Doc at 330", about="base_0"),
        Meanwhile(("Rosa slaps Doc at 348", TIME)),
        Say("tour.slap_covered", about="hand"),
        NEXT_CARD,
        Do("tour.slap_move", "covers Rosa at 310", about="base_1"),
        Meanwhile(("Clem covers Doc at 340", TIME)),
        Say("tour.slap_last", about="verdict"),
        Meanwhile((TIME, TIME)),
        Do("tour.slap_leave", "leaves", about="hand"),
        Do("tour.slap_flinch", "slaps at -250", about="card"),
        Meanwhile((TIME,)),
        Say("tour.slap_flinched", about="hand"),
        Do("tour.slap_gold", "slaps at 640", about="card"),
        Meanwhile((TIME,)),
        Say("tour.slap_gold_won"),
        NEXT_CARD,
        Do("tour.slap_big", "slaps Clem at 362", about="plate_2"),
        Meanwhile((TIME,)),
        Say("tour.slap_big_hit"),
        NEXT_CARD,
        Meanwhile(("Clem slaps Rosa at 333", TIME)),
        Say("tour.slap_horse", about="verdict"),
        Say("tour.slap_end"),
    ),
    wide=True,
)
