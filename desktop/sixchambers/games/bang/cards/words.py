"""The playing cards: names, and the rule in a sentence for the zoom card."""

from ....engine.phrase import phrase

WORDS = {
    "bang.card_bang": phrase("bang", "BANG!"),
    "bang.card_bang_text": phrase(
        "bang", "Shoot somebody within range: a life point, unless the shot is cancelled. One BANG! a turn."
    ),
    "bang.card_missed": phrase("bang", "Missed!"),
    "bang.card_missed_text": phrase("bang", "Cancels a shot aimed at you. Only in answer."),
    "bang.card_beer": phrase("bang", "Beer"),
    "bang.card_beer_text": phrase(
        "bang",
        "Regain a life point, or save your last one. Useless with two players left. Gold Rush: or sell it.",
    ),
    "bang.card_panic": phrase("bang", "Panic!"),
    "bang.card_panic_text": phrase(
        "bang", "Take a card from somebody at distance 1: an open one, or a blind one from the hand."
    ),
    "bang.card_cat_balou": phrase("bang", "Cat Balou"),
    "bang.card_cat_balou_text": phrase(
        "bang", "Make anybody discard a card: an open one, or a blind one from the hand."
    ),
    "bang.card_duel": phrase("bang", "Duel"),
    "bang.card_duel_text": phrase(
        "bang", "You and another discard a BANG! in turn, the other first. Who stops loses a life point."
    ),
    "bang.card_stagecoach": phrase("bang", "Stagecoach"),
    "bang.card_stagecoach_text": phrase("bang", "Draw two cards."),
    "bang.card_general_store": phrase("bang", "General Store"),
    "bang.card_general_store_text": phrase("bang", "Turn over a card for each player. Everybody takes one, you first."),
    "bang.card_indians": phrase("bang", "Indians!"),
    "bang.card_indians_text": phrase("bang", "Everybody else discards a BANG! or loses a life point."),
    "bang.card_wells_fargo": phrase("bang", "Wells Fargo"),
    "bang.card_wells_fargo_text": phrase("bang", "Draw three cards."),
    "bang.card_gatling": phrase("bang", "Gatling"),
    "bang.card_gatling_text": phrase("bang", "A shot at everybody else, however far. Does not count as your BANG!."),
    "bang.card_saloon": phrase("bang", "Saloon"),
    "bang.card_saloon_text": phrase("bang", "Everybody regains a life point, you too. Saves nobody who is dying."),
    "bang.card_jail": phrase("bang", "Jail"),
    "bang.card_jail_text": phrase(
        "bang",
        "Lock up anybody but the Sheriff. The prisoner draws!: a heart, or the turn is lost. Then Jail is discarded.",
    ),
    "bang.card_schofield": phrase("bang", "Schofield"),
    "bang.card_schofield_text": phrase("bang", "Your weapon reaches distance 2."),
    "bang.card_volcanic": phrase("bang", "Volcanic"),
    "bang.card_volcanic_text": phrase(
        "bang", "Your weapon reaches only distance 1, but fires as many BANG! a turn as you hold."
    ),
    "bang.card_remington": phrase("bang", "Remington"),
    "bang.card_remington_text": phrase("bang", "Your weapon reaches distance 3."),
    "bang.card_rev_carabine": phrase("bang", "Rev. Carabine"),
    "bang.card_rev_carabine_text": phrase("bang", "Your weapon reaches distance 4."),
    "bang.card_winchester": phrase("bang", "Winchester"),
    "bang.card_winchester_text": phrase("bang", "Your weapon reaches distance 5."),
    "bang.card_colt": phrase("bang", "Colt .45"),
    "bang.card_colt_text": phrase("bang", "Everybody has one. It reaches distance 1."),
    "bang.card_barrel": phrase("bang", "Barrel"),
    "bang.card_barrel_text": phrase("bang", "Shot at? Draw!: a heart counts as a Missed!."),
    "bang.card_mustang": phrase("bang", "Mustang"),
    "bang.card_mustang_text": phrase("bang", "You are one step farther away for everybody else."),
    "bang.card_scope": phrase("bang", "Scope"),
    "bang.card_scope_text": phrase("bang", "Everybody else is one step nearer to you."),
    "bang.card_dynamite": phrase("bang", "Dynamite"),
    "bang.card_dynamite_text": phrase(
        "bang",
        "Start of turn, draw!: on 2 to 9 of spades you lose three life points, else it moves on.",
    ),
}
