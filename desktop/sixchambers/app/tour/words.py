"""What the guided games say, in English."""

from ...engine.phrase import phrase

WORDS = {
    "tour.by_the_script": phrase("tour", "plays by the script"),
    "tour.next": phrase("tour", "Go on"),
    "tour.done": phrase("tour", "Done"),
    "tour.skip": phrase("tour", "Skip the tour"),
    "tour.not_now": phrase("tour", "In a moment you may do as you like. For now: {what}."),
    "tour.klack_welcome": phrase(
        "tour", "Good evening, Doc. Three people, one table, one revolver. Let us see how long that goes well."
    ),
    "tour.klack_money": phrase(
        "tour",
        "Before you lies your bid money: six 1000s and six 2000s. The others have the same, and nobody shows what is "
        "left.",
    ),
    "tour.klack_markers": phrase(
        "tour",
        "In the middle lie six click markers. Each click takes one away. When the last is gone, the game is over.",
    ),
    "tour.klack_first_bid": phrase(
        "tour", "Everybody bids in secret. Pick the lit bills, a 1000 and a 2000, then press the golden button."
    ),
    "tour.klack_you_bid_most": phrase(
        "tour", "All bids go into the pot, yours too. You bid the most, so you say who pulls the trigger."
    ),
    "tour.klack_take_it": phrase(
        "tour",
        "Five times out of six it clicks, and whoever pulled gets the whole pot. Take it: choose yourself, then "
        "confirm.",
    ),
    "tour.klack_pull": phrase("tour", "One chamber in six is loaded. Deep breath."),
    "tour.klack_click": phrase(
        "tour", "Click! The pot is yours: a click stack with a marker on top, open for all to see."
    ),
    "tour.klack_score": phrase(
        "tour",
        "In the end your click money counts times your markers. A second stack is worth far more than the first.",
    ),
    "tour.klack_second_bid": phrase("tour", "Next round. This time a single 2000 will do."),
    "tour.klack_tie": phrase(
        "tour", "Rosa bid the same. Only the two of you raise now, in secret again. Clem watches."
    ),
    "tour.klack_raise": phrase("tour", "Add a 1000."),
    "tour.klack_rosa_out": phrase(
        "tour", "Rosa raised more and took the revolver herself. Bang. Her bid and her purse are gone with her."
    ),
    "tour.klack_bids_back": phrase("tour", "After a bang, everybody else takes the bid back. No marker has moved."),
    "tour.klack_third_bid": phrase("tour", "Now only Clem is left. Outbid him for certain: a 1000 and two 2000s."),
    "tour.klack_name_clem": phrase(
        "tour", "You need not pull yourself. Hand it to Clem, but know this: if it clicks, the pot is his."
    ),
    "tour.klack_alone": phrase("tour", "Bang. You are alone at the table, and that ends the game, too."),
    "tour.klack_end": phrase(
        "tour", "You win with one stack. You know everything now; the rest is nerve. See you at the table."
    ),
}
