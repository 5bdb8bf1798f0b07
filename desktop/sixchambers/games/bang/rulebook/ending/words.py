"""Life, death, victory and the game of three, in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    "rules.bang_ending": phrase("rules", "Life and death"),
    "rules.bang_losing_life": phrase("rules", "Losing life points"),
    "rules.bang_losing_life_1": phrase(
        "rules",
        "One card may hit several players. They are dealt with one after the other, clockwise from the left of "
        "whoever played it; what becomes of the dead waits until everybody has been dealt with.",
    ),
    "rules.bang_losing_life_answer": phrase("rules", "He answers, if there is an answer: Missed!, Barrel, BANG!."),
    "rules.bang_losing_life_lose": phrase(
        "rules", "Otherwise he loses the life point. Whoever caused it takes a [nugget](bang/nuggets) at once."
    ),
    "rules.bang_losing_life_chance": phrase(
        "rules", "If it was his last, he has a [last chance](bang/last_chance) there and then."
    ),
    "rules.bang_losing_life_out": phrase(
        "rules",
        "When everybody has been dealt with, the lost ones are [eliminated](bang/elimination) in the same order.",
    ),
    "rules.bang_losing_life_won": phrase(
        "rules", "Has somebody [won](bang/victory)? That is looked at once, when all of them are out."
    ),
    "rules.bang_losing_life_draw": phrase(
        "rules",
        "Then the survivors draw for their wounds: Bart Cassidy, El Gringo, and whoever wears Boots. Suzy Lafayette "
        "comes last.",
    ),
    "rules.bang_losing_life_2": phrase(
        "rules", "So a card drawn for a wound never saves the life that wound has cost."
    ),
    "rules.bang_last_chance": phrase("rules", "The last chance"),
    "rules.bang_last_chance_1": phrase(
        "rules",
        "Whoever would drop to nothing may save himself before anything else happens, as often as needed to be back "
        "at one life point:",
    ),
    "rules.bang_last_chance_beer": phrase(
        "rules", "with [Beer](bang/beer), as long as at least three players are in the game;"
    ),
    "rules.bang_last_chance_sid": phrase("rules", "as [Sid Ketchum](bang/sid_ketchum), with two cards a life point;"),
    "rules.bang_last_chance_rucksack": phrase(
        "rules", "with a [Rucksack](bang/rucksack), for two nuggets a life point."
    ),
    "rules.bang_last_chance_2": phrase(
        "rules",
        "Dynamite may take you below zero: then it takes more than one Beer. A Saloon, a Shot, a Bottle or Rhum come "
        "too late for this.",
    ),
    "rules.bang_elimination": phrase("rules", "Eliminated"),
    "rules.bang_elimination_1": phrase("rules", "Whoever has no life point left is out, and turns his role up."),
    "rules.bang_elimination_wanted": phrase(
        "rules", "If he was [Wanted](bang/wanted), whoever did it takes the bounty."
    ),
    "rules.bang_elimination_cards": phrase(
        "rules",
        "His hand and his cards on the table are discarded, unless [Vulture Sam](bang/vulture_sam) is about. If Pedro"
        " Ramirez is in the game, the dead man says which card comes to lie on top.",
    ),
    "rules.bang_elimination_gear": phrase(
        "rules",
        "His equipment goes under the [equipment deck](bang/equipment_deck), his nuggets back to the heap, unless he "
        "rides on as a [shadow](bang/shadows).",
    ),
    "rules.bang_elimination_reward": phrase("rules", "Then there is [reward or penalty](bang/rewards)."),
    "rules.bang_elimination_2": phrase(
        "rules",
        "He who did it is whoever played the card or used the ability. Nobody did it when it was Dynamite, or when "
        "somebody dies in a Duel he began himself.",
    ),
    "rules.bang_rewards": phrase("rules", "Reward and penalty"),
    "rules.bang_rewards_1": phrase(
        "rules", "Whoever brings down an *Outlaw* draws three cards, even if he is an Outlaw himself."
    ),
    "rules.bang_rewards_2": phrase(
        "rules",
        "A Sheriff who brings down his own *Deputy* discards everything: hand, cards on the table, equipment. Only "
        "his nuggets he keeps.",
    ),
    "rules.bang_victory": phrase("rules", "Who has won"),
    "rules.bang_victory_1": phrase(
        "rules", "Whenever somebody was eliminated, two questions are asked, in this order:"
    ),
    "rules.bang_victory_sheriff": phrase(
        "rules",
        "Is the *Sheriff* out? If a Renegade is the only one left in the game, he wins. In any other case all Outlaws"
        " win, even if not one of them is alive.",
    ),
    "rules.bang_victory_law": phrase(
        "rules", "Is there *no Outlaw and no Renegade* alive? Then the Sheriff and all Deputies win."
    ),
    "rules.bang_victory_2": phrase(
        "rules",
        "In which order people died by the same card does not matter. A Renegade whose Gatling takes the Sheriff and "
        "the last other player with it has won.",
    ),
    "rules.bang_victory_3": phrase("rules", "Should a game ever last a thousand turns, it ends and nobody wins."),
    "rules.bang_three_players": phrase("rules", "Three players: the hunt"),
    "rules.bang_three_1": phrase(
        "rules", "Without a Sheriff all three roles lie open, the Deputy begins, and each is after one of the others:"
    ),
    "rules.bang_three_hunter": phrase("rules", "Hunter"),
    "rules.bang_three_prey": phrase("rules", "Prey"),
    "rules.bang_three_2": phrase(
        "rules",
        "Whoever brings down his prey *himself* has won on the spot. If it happens in any other way, the two who are "
        "left fight it out, and then even Beer does nothing any more.",
    ),
    "rules.bang_three_3": phrase(
        "rules",
        "Whoever brings anybody down draws three cards. Nobody has an extra life point, and there are no shadows.",
    ),
}
