"""The playing cards one by one, in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    "rules.bang_cards": phrase("rules", "The playing cards"),
    "rules.bang_all_cards": phrase("rules", "22 kinds, 80 cards"),
    "rules.bang_all_cards_1": phrase(
        "rules", "What each card does, in a sentence. The small print follows, card by card."
    ),
    "rules.bang_cards_name": phrase("rules", "Card"),
    "rules.bang_cards_copies": phrase("rules", "Copies"),
    "rules.bang_cards_does": phrase("rules", "What it does"),
    "rules.bang_brown": phrase("rules", "Brown: played and gone"),
    "rules.bang_blue": phrase("rules", "Blue: they stay"),
    "rules.bang_bang": phrase(
        "rules",
        "You need somebody else within [range](bang/distance). It is your [one BANG!](bang/limit) this turn even if "
        "it is cancelled. You cannot shoot yourself, however the game goes.",
    ),
    "rules.bang_missed": phrase(
        "rules",
        "It is an answer and nothing else: it waits in your hand until somebody [shoots at you](bang/defending). Only"
        " Calamity Janet also fires it.",
    ),
    "rules.bang_beer": phrase(
        "rules",
        "In your turn, or as your [last chance](bang/last_chance). With two players left a Beer gives no life at all."
        " In Gold Rush you may sell it in your turn, for a nugget instead of a life point, even then.",
    ),
    "rules.bang_panic": phrase(
        "rules",
        "Distance one, whatever weapon you carry. From the hand it is a random card, from the table the one you name."
        " You may also take back a card of your own from the table. Equipment is out of reach.",
    ),
    "rules.bang_cat_balou": phrase(
        "rules",
        "Like Panic!, but as far as you like, and the card is gone for everybody. Your own cards on the table may go "
        "as well, Jail and Dynamite among them.",
    ),
    "rules.bang_duel": phrase(
        "rules",
        "At any distance. Missed! and barrels do not help, and the BANG! cards you discard do not count as your shot."
        " If the challenged player gives up first, it is the challenger’s hit; if the challenger does, he has only "
        "himself to blame, and nobody gets gold or a reward.",
    ),
    "rules.bang_stagecoach": phrase(
        "rules", "It comes twice, both times with the nine of spades. The best card nobody ever writes songs about."
    ),
    "rules.bang_wells_fargo": phrase("rules", "Like the Stagecoach, with a card more in the strongbox."),
    "rules.bang_general_store": phrase(
        "rules",
        "A card for each player in the game, face up. You pick first, then the others clockwise; whoever is last "
        "takes what is left.",
    ),
    "rules.bang_indians": phrase(
        "rules",
        "Clockwise everybody else discards a BANG! or bleeds. Both cards are diamonds, so whoever owns the "
        "[Calumet](bang/calumet) is not even asked.",
    ),
    "rules.bang_gatling": phrase(
        "rules",
        "A shot at everyone, at any distance, and one Missed! is always enough. It is no BANG! card, so your [BANG! "
        "of this turn](bang/limit) is still yours.",
    ),
    "rules.bang_saloon": phrase(
        "rules",
        "Everybody in the game, enemies too, up to what they began with. It is no Beer: it works with two players, "
        "and it saves nobody who is just dying.",
    ),
    "rules.bang_jail": phrase(
        "rules",
        "At any distance, on anybody but the Sheriff, even on yourself. Out or not, the card is discarded after the "
        "[draw!](bang/draw_check). Locked up, you lose the whole turn, but you may still be shot at and still answer.",
    ),
    "rules.bang_volcanic": phrase(
        "rules",
        "It reaches no farther than the Colt, but the [limit](bang/limit) is off as long as it lies in front of you.",
    ),
    "rules.bang_schofield": phrase("rules", "Range two. Three of them are about."),
    "rules.bang_remington": phrase("rules", "Range three: at a table of seven that is everybody."),
    "rules.bang_rev_carabine": phrase("rules", "Range four: even a Mustang is no help then."),
    "rules.bang_winchester": phrase("rules", "Range five, the longest there is. Nobody is far away any more."),
    "rules.bang_barrel": phrase(
        "rules",
        "You may try it once for every shot at you, a [draw!](bang/draw_check) each time. Against Slab the Killer its"
        " heart is only one of the two you need.",
    ),
    "rules.bang_mustang": phrase(
        "rules", "It only changes how far *you* are for *others*; see [distance](bang/distance)."
    ),
    "rules.bang_scope": phrase(
        "rules", "It only changes how far others are for you, so it helps a Panic! as much as a BANG!."
    ),
    "rules.bang_dynamite": phrase(
        "rules",
        "You lay it in front of yourself, and this turn nothing happens. At the start of his turn whoever has it "
        "draws!: it goes off and is discarded, or it moves on to the next player clockwise who has none. It is "
        "nobody’s doing.",
    ),
}
