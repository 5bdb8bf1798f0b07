"""Gold Rush: nuggets, the row and all equipment, in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    "rules.bang_gold": phrase("rules", "Gold Rush"),
    "rules.bang_nuggets": phrase("rules", "Nuggets"),
    "rules.bang_nuggets_1": phrase(
        "rules",
        "Crime pays: for *every life point you cost another player* you take a nugget from the heap, whatever did it."
        " A Gatling that hits three brings three.",
    ),
    "rules.bang_nuggets_2": phrase(
        "rules",
        "You take it at the moment of the hit, for the last life point too, and even if a Beer saves the victim after"
        " that. There is nothing for a shot that was cancelled, for Dynamite, or for losing your own Duel.",
    ),
    "rules.bang_nuggets_3": phrase(
        "rules", "Everybody sees your gold. It cannot be stolen, given away or lent. The heap never runs dry."
    ),
    "rules.bang_nuggets_4": phrase(
        "rules",
        "In your play phase you spend it, as often as you like: on [equipment](bang/row), on [getting "
        "rid](bang/force) of the equipment of others, or on what a character or a card offers. And a "
        "[Beer](bang/beer) may be sold for a nugget.",
    ),
    "rules.bang_row": phrase("rules", "The row: buying equipment"),
    "rules.bang_row_1": phrase(
        "rules",
        "Three equipment cards lie open. Pay what one costs and it is yours; the gap is filled at once, before "
        "anything else happens.",
    ),
    "rules.bang_row_2": phrase(
        "rules",
        "What can be used in several ways, and on whom it is used, you say when you buy it. Buying something that "
        "does nothing is allowed. The row changes only when somebody buys.",
    ),
    "rules.bang_gear_name": phrase("rules", "Equipment"),
    "rules.bang_gear_cost": phrase("rules", "Cost"),
    "rules.bang_gear_copies": phrase("rules", "How many"),
    "rules.bang_gear_does": phrase("rules", "Effect"),
    "rules.bang_single": phrase("rules", "Used at once"),
    "rules.bang_single_1": phrase(
        "rules",
        "Brown borders: the effect happens when you buy it, then the card goes face up under the equipment deck.",
    ),
    "rules.bang_lasting": phrase("rules", "What stays"),
    "rules.bang_lasting_1": phrase(
        "rules",
        "Black borders: they lie in front of you and work until you are eliminated or somebody [pays](bang/force) to "
        "be rid of them.",
    ),
    "rules.bang_force": phrase("rules", "Making somebody discard equipment"),
    "rules.bang_force_1": phrase(
        "rules",
        "Pay *one nugget more than its cost*, and a lasting equipment of another player goes under the deck. He "
        "cannot do anything about it. Your own you cannot get rid of, not even a Wanted others gave you.",
    ),
    "rules.bang_force_2": phrase(
        "rules", "It is the only way. Panic!, Cat Balou and everything like them do not reach equipment."
    ),
    "rules.bang_equipment_deck": phrase("rules", "The equipment deck"),
    "rules.bang_equipment_deck_1": phrase(
        "rules",
        "Used and lost equipment goes under the deck, *face up*. When a face-up card has come to the top and one is "
        "needed, the whole deck is shuffled and turned face down.",
    ),
    "rules.bang_equipment_deck_2": phrase("rules", "Equipment has neither suit nor rank, and nobody ever draws! it."),
    "rules.bang_shot": phrase(
        "rules",
        "Yourself, a friend, or somebody you want to look friendly to. It is no Beer, so it works with two players "
        "left.",
    ),
    "rules.bang_bottle": phrase(
        "rules",
        "It is none of these cards, it only works like them. As BANG! it needs range, one Missed! cancels it even "
        "from Slab, and Calumet is no protection. As Beer it heals even with two players, cannot be sold and leaves "
        "Madam Yto cold. As Panic! it reaches distance one.",
    ),
    "rules.bang_pardner": phrase(
        "rules",
        "He is none of these cards either. As Cat Balou he cannot touch equipment, as Duel he is not stopped by the "
        "Calumet.",
    ),
    "rules.bang_rhum": phrase(
        "rules",
        "Four suits at best, so four life points at best, and never above your most. Lucky Duke and the Horseshoe add"
        " a card each; all of them count.",
    ),
    "rules.bang_union_pacific": phrase("rules", "The train is on time."),
    "rules.bang_gold_rush": phrase(
        "rules",
        "First you discard with the life points you have *now*, then you are healed, then a whole new turn begins, "
        "with Dynamite, Jail and a fresh BANG!.",
    ),
    "rules.bang_boots": phrase(
        "rules",
        "When everything is over, like Bart Cassidy. Of three points from Dynamite those count that leave you with at"
        " least one.",
    ),
    "rules.bang_wanted": phrase(
        "rules",
        "In front of anybody, even yourself, but nobody has two. The bounty comes on top of every other reward: an "
        "Outlaw is worth five cards then. Dynamite collects nothing.",
    ),
    "rules.bang_gold_pan": phrase(
        "rules", "In your play phase. The nuggets lie on the pan until the end of your turn, to keep count."
    ),
    "rules.bang_horseshoe": phrase(
        "rules", "For everything that is a [draw!](bang/draw_check): Barrel, Jail, Dynamite, Don Bell’s bell, Rhum."
    ),
    "rules.bang_lucky_charm": phrase(
        "rules", "At once, before your last chance. Together with Simeon Picos it is two."
    ),
    "rules.bang_rucksack": phrase(
        "rules",
        "As often as you can pay, even with two players left. In your turn only below your most; out of turn only as "
        "a [last chance](bang/last_chance).",
    ),
    "rules.bang_calumet": phrase(
        "rules",
        "It stops BANG!, Panic!, Cat Balou and Indians! of diamonds. They may still be played on you; they are simply"
        " wasted. It does not stop a Duel, nor anything without a suit.",
    ),
    "rules.bang_gun_belt": phrase(
        "rules",
        "It takes the place of your life points when you [discard](bang/discard_phase): eight, even with one life "
        "point.",
    ),
    "rules.bang_pickaxe": phrase("rules", "From the pile, after what your character does in the draw phase."),
}
