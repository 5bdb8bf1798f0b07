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
        "tour",
        "Rosa raised more and took the revolver herself. Bang. Her bid and her purse are gone. Click stacks would stay "
        "and count: here even the dead can win.",
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
    # BANG! The Dice Game
    "tour.dice_welcome": phrase(
        "tour",
        "Good evening, Doc. Four people, five dice, and one of them wears a star. Not for long, if you can help it.",
    ),
    "tour.dice_role": phrase(
        "tour",
        "The card on your left is your role: Outlaw. Nobody else sees it. Rosa, opposite, is the Sheriff: bring her "
        "down and you have won.",
    ),
    "tour.dice_others": phrase(
        "tour",
        "Of Clem and Buck, one is an Outlaw like you, the other a Renegade who wants to be the last one alive. Which "
        "is which you have to find out.",
    ),
    "tour.dice_character": phrase(
        "tour",
        "On your right lies your character: Paul Regret, with nine life points. The Gatling cannot hurt him. Rosa, the"
        " Sheriff, begins.",
    ),
    "tour.dice_rosa_threw": phrase(
        "tour",
        "Two arrows: Rosa had to take two from the quiver. They do nothing until the last one is gone. Her three beers"
        " were wasted, for she lacked nothing.",
    ),
    "tour.dice_buck_fired": phrase(
        "tour",
        "Three Gatlings! Buck’s gun hit everybody else but you, thanks to Paul Regret. His 1, though, hit you: a 1 "
        "reaches one place.",
    ),
    "tour.dice_throw": phrase("tour", "Your turn. Throw the dice."),
    "tour.dice_arrow": phrase(
        "tour",
        "An arrow: you took one at once. And dynamite: it burns, nobody picks it up again. Three of them would go off.",
    ),
    "tour.dice_again": phrase(
        "tour",
        "You may throw twice more. Rosa sits two places away, so keep the 2. Pick the arrow, the 1 and the beer, and "
        "throw them again.",
    ),
    "tour.dice_once_more": phrase(
        "tour", "Two more arrows, tough luck. One throw is left: keep the 2 and pick the two arrows and the 1."
    ),
    "tour.dice_shoot": phrase(
        "tour",
        "The last throw: now everything counts. Both 2s hit Rosa. The 1 can hit Clem or Buck; Buck has shot at you, so"
        " let it be him.",
    ),
    "tour.dice_gringo": phrase(
        "tour", "Rosa is El Gringo: whoever hits her takes an arrow. You have four now. Keep an eye on the quiver."
    ),
    "tour.dice_drink": phrase("tour", "The beer gives somebody a life point, whoever you like. Have it yourself."),
    "tour.dice_partner": phrase(
        "tour",
        "Clem threw three Gatlings away and shot at Rosa, though he could have hit you. That is how an Outlaw behaves."
        " So Buck is the Renegade.",
    ),
    "tour.dice_attack": phrase(
        "tour",
        "And Clem took the last arrow: Indians! Everybody lost a life point for each arrow, you four. Now all arrows "
        "lie in the quiver again.",
    ),
    "tour.dice_blast": phrase(
        "tour", "Three dynamites: no more throwing for Rosa, and a life point gone. She has a single one left."
    ),
    "tour.dice_one_left": phrase(
        "tour", "Buck shot at Clem, so he is nobody’s friend. Never mind him: a single 2 will finish Rosa."
    ),
    "tour.dice_last_throw": phrase("tour", "Deep breath, and throw."),
    "tour.dice_won": phrase(
        "tour",
        "Dynamite for you, too! It cost you a life point, but you are alive, so the 2 still counted. The Sheriff is "
        "gone: you and Clem win together.",
    ),
    "tour.dice_end": phrase(
        "tour",
        "Those were the dice. Everything else is reading people, and the rulebook tells you the rest. See you at the "
        "table.",
    ),
}
