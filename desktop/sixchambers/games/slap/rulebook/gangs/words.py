"""Gold, gangs, and how it ends, in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    # gold and gangs
    "rules.slap_gangs": phrase("rules", "Gangs and their tricks"),
    "rules.slap_powers": phrase("rules", "What a gang can do"),
    "rules.slap_powers_1": phrase(
        "rules", "Only in the full game, and never in the duel. Every gang has one power, as long as it lives."
    ),
    "rules.slap_powers_2": phrase(
        "rules",
        "Four of them are decided *after the slap*: whoever slapped first is asked, and has four seconds. Silence "
        "means no. The target stays whoever you pointed at. You pay with Gold you have; the card just slapped is "
        "no money yet.",
    ),
    "rules.slap_powers_gang": phrase("rules", "Gang"),
    "rules.slap_powers_price": phrase("rules", "Price"),
    "rules.slap_powers_when": phrase("rules", "When"),
    "rules.slap_powers_one": phrase("rules", "1 Gold"),
    "rules.slap_powers_free": phrase("rules", "free"),
    "rules.slap_powers_union": phrase("rules", "after your Talkin' Iron hit nothing but cover"),
    "rules.slap_powers_confederates": phrase("rules", "after your Big Gun has hit"),
    "rules.slap_powers_poncho": phrase("rules", "after you slapped Gold"),
    "rules.slap_powers_comanche": phrase("rules", "after you slapped the horse"),
    "rules.slap_powers_sheriffs": phrase("rules", "whenever a base may be slapped"),
    "rules.slap_powers_outlaws": phrase("rules", "between two cards"),
    "rules.slap_powers_railroad": phrase("rules", "when it is their turn to deal"),
    "rules.slap_emblem_union": phrase("rules", "Through the wall"),
    "rules.slap_emblem_confederates": phrase("rules", "Double charge"),
    "rules.slap_emblem_poncho": phrase("rules", "Expensive ammunition"),
    "rules.slap_emblem_comanche": phrase("rules", "From the saddle"),
    "rules.slap_emblem_sheriffs": phrase("rules", "Two hands"),
    "rules.slap_emblem_outlaws": phrase("rules", "Mind your fingers"),
    "rules.slap_emblem_railroad": phrase("rules", "Timetable"),
    "rules.slap_union_1": phrase(
        "rules",
        "They slapped a Talkin' Iron first, and the target is in cover. For 1 Gold the shot goes right through: "
        "it counts as a Big Gun. You are asked only when it makes a difference.",
    ),
    "rules.slap_confederates_1": phrase(
        "rules",
        "For 1 Gold a Big Gun that hits takes two members instead of one, once for each card. A gang of one loses "
        "that one; nobody else is hit by what is left over.",
    ),
    "rules.slap_poncho_1": phrase(
        "rules",
        "For 1 Gold from their stash the Gold they slapped is fired like a Big Gun, at whoever they pointed at. "
        "Both Gold go to the discard pile. Who declines gives it away or keeps it like everybody else; who "
        "pointed at nobody and pays has missed.",
    ),
    "rules.slap_comanche_1": phrase(
        "rules",
        "They alone may slap the horse: for 1 Gold the Move! becomes a Big Gun, and the horse forgives. Whoever "
        "was in cover by then stays there, which does not help against a Big Gun. Without the Gold the horse "
        "kicks as usual.",
    ),
    "rules.slap_sheriffs_1": phrase(
        "rules",
        "Two slapping hands. Once the first one is in cover, the second may take a second base. It protects "
        "nobody better; it is simply in somebody's way.",
    ),
    "rules.slap_sheriffs_2": phrase(
        "rules",
        "Shooting takes both hands off their bases, grabbing Gold only the first. At Move! both have to go and "
        "one new base is enough; the two old ones do not count as new. While the Sheriffs deal, the second hand "
        "is busy.",
    ),
    "rules.slap_outlaws_1": phrase(
        "rules",
        "Between two cards, for 1 Gold each, they set a *trap* on a kind of card, in front of everybody. When the "
        "next card of that kind is turned, whoever slaps it first loses a member, and the card does nothing else. "
        "The Outlaws themselves fit into their traps very well.",
    ),
    "rules.slap_outlaws_2": phrase(
        "rules",
        "A trap is used up by that card even if nobody slaps it. All traps vanish when the Outlaws are out or the "
        "duel begins. Who dies in a trap leaves his stash to the Outlaws.",
    ),
    "rules.slap_railroad_1": phrase(
        "rules",
        "When it is their turn to deal they may look at the top card, and then have to turn that very card. "
        "Everybody sees that they look; at a shared screen the others look away for a second.",
    ),
    "rules.slap_recruit": phrase("rules", "Winning people over"),
    "rules.slap_recruit_1": phrase(
        "rules",
        "Any gang can do this. When your shot hits, you may pay 3 Gold: the member does not die but changes "
        "sides. You have one more, even beyond six, and your target one fewer.",
    ),
    "rules.slap_recruit_2": phrase(
        "rules",
        "Only for shots, not for traps, horses or people who were last. A double charge may win over both, for 3 "
        "Gold each. You pay with your own money, before you inherit anything.",
    ),
    # the end
    "rules.slap_ending": phrase("rules", "Out of the game, and high noon"),
    "rules.slap_elimination": phrase("rules", "A gang is out"),
    "rules.slap_elimination_1": phrase("rules", "No members left: out. Then, in this order:"),
    "rules.slap_elimination_stash": phrase(
        "rules",
        "Whoever did it, by shot or by trap, takes the stash. Whoever brought it on himself (horse, last at "
        "Move!, own trap) takes it along into the discard pile.",
    ),
    "rules.slap_elimination_base": phrase(
        "rules", "The base leaves the table. A hand that lies on it goes to the hip; all others stay where they are."
    ),
    "rules.slap_elimination_room": phrase(
        "rules", "The bases that are left spread out again, one to the left of each player."
    ),
    "rules.slap_elimination_1_": phrase(
        "rules", "In one round no more than one gang can go, unless you have [chosen otherwise](slap/switches)."
    ),
    "rules.slap_duel": phrase("rules", "The duel"),
    "rules.slap_duel_1": phrase(
        "rules",
        "Two gangs are left. Both hands go to the hip, and only their two bases lie between them. From now on "
        "there is no Gold, no power, no recruiting, no trap. Members won over stay.",
    ),
    "rules.slap_duel_2": phrase(
        "rules",
        "Whoever was *out first deals*, every card. He may look at the next three and choose, as long as both "
        "duelists are equally well off: both in cover or both not. Else the top card comes. And he may pretend, "
        "twice for each card.",
    ),
    "rules.slap_duel_3": phrase(
        "rules",
        "Gold is fool's gold now: a slap on it ends the round, and nothing happens. At Move! the first to land "
        "wins the round, for there are only two.",
    ),
    "rules.slap_winning": phrase("rules", "Who wins"),
    "rules.slap_winning_1": phrase(
        "rules",
        "The last gang that has anybody standing. A game of four takes two to five minutes; after 300 cards "
        "without a winner the undertaker goes home, and nobody wins.",
    ),
}
