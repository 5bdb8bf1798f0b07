"""What the characters can do, in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    "rules.bang_people": phrase("rules", "The characters"),
    "rules.bang_characters": phrase("rules", "Sixteen characters"),
    "rules.bang_characters_1": phrase(
        "rules",
        "Everybody plays somebody, and everybody sees who. What a character can do costs nothing and holds for the "
        "whole game.",
    ),
    "rules.bang_people_name": phrase("rules", "Character"),
    "rules.bang_people_life": phrase("rules", "Life points"),
    "rules.bang_people_can": phrase("rules", "Gift"),
    "rules.bang_characters_2": phrase(
        "rules", "As Sheriff each of them has one life point more. Below is the small print."
    ),
    "rules.bang_bart_cassidy": phrase(
        "rules",
        "Whatever took them, and whoever: after Dynamite he draws three. But he draws when it is all over, so he "
        "cannot draw the Beer that would have saved him.",
    ),
    "rules.bang_black_jack": phrase(
        "rules",
        "He shows it whether he likes or not; hearts and diamonds are red. The extra card nobody sees. It is no "
        "draw!, so no Horseshoe helps. With a Pickaxe that card comes last.",
    ),
    "rules.bang_calamity_janet": phrase(
        "rules",
        "A Missed! she fires is her one BANG! of the turn. It keeps its own suit. In a Duel and against Indians! she "
        "may discard either.",
    ),
    "rules.bang_el_gringo": phrase(
        "rules",
        "One card for each life point, out of the hand of whoever caused it, if there is one in it. Not for Dynamite "
        "and not for a Duel he began.",
    ),
    "rules.bang_jesse_jones": phrase(
        "rules",
        "Anybody in the game who holds a card will do, at any distance; which card it is, chance decides. The rest "
        "comes from the pile.",
    ),
    "rules.bang_jourdonnais": phrase(
        "rules", "His own barrel and one on the table are two separate tries. He need not use them."
    ),
    "rules.bang_kit_carlson": phrase(
        "rules",
        "The card he puts back lies on top, face down, and he knows what the next player gets. With a Pickaxe he "
        "keeps all three.",
    ),
    "rules.bang_lucky_duke": phrase(
        "rules",
        "Barrel, Jail, Dynamite: always two cards and his choice. Both are discarded. With a "
        "[Horseshoe](bang/horseshoe) it is three.",
    ),
    "rules.bang_paul_regret": phrase(
        "rules",
        "With a real [Mustang](bang/mustang) he is two steps farther. He has only three life points to enjoy it.",
    ),
    "rules.bang_pedro_ramirez": phrase(
        "rules",
        "Only the very top of the discard pile, and only if there is one. The rest comes from the draw pile. Because "
        "of him the order in which a dead man’s cards are discarded matters.",
    ),
    "rules.bang_rose_doolan": phrase(
        "rules", "With a real [Scope](bang/scope) it is two steps. Nearer than one nobody comes."
    ),
    "rules.bang_sid_ketchum": phrase(
        "rules",
        "In his turn or in anybody’s, as often as he has two cards, even as a last chance and even with two players "
        "left. Not with all his life points, and not while a card is being turned over.",
    ),
    "rules.bang_slab_the_killer": phrase(
        "rules",
        "Two Missed!, two barrels, or one of each. Only his BANG! cards are like that: his Gatling and his Bottle are"
        " like anybody’s.",
    ),
    "rules.bang_suzy_lafayette": phrase(
        "rules",
        "Looked at when everything that was going on is over: after the Duel, after the Stagecoach. Only between the "
        "two Missed! against Slab the Killer she draws at once.",
    ),
    "rules.bang_vulture_sam": phrase(
        "rules",
        "All of it goes to his hand, even Dynamite and Jail. Not equipment, not nuggets. If he is the Sheriff and "
        "shot his Deputy, he takes the cards first and loses everything then.",
    ),
    "rules.bang_willy_the_kid": phrase(
        "rules", "As long as he holds BANG! cards, that is. A Volcanic would be wasted on him."
    ),
    "rules.bang_newcomers": phrase("rules", "The characters of Gold Rush"),
    "rules.bang_new_characters": phrase("rules", "Eight more"),
    "rules.bang_new_characters_1": phrase(
        "rules",
        "With Gold Rush these eight are in the stack as well. All of them have four life points and a liking for gold.",
    ),
    "rules.bang_don_bell": phrase(
        "rules",
        "After he has discarded. Never at the end of a turn that was an extra one, whatever brought it, and not when "
        "he sat in Jail.",
    ),
    "rules.bang_dutch_will": phrase("rules", "He has no choice but the card. With a Pickaxe it is one of three."),
    "rules.bang_jacky_murieta": phrase(
        "rules",
        "As often as he can pay. No card, no suit, one Missed! is enough, and his [BANG!](bang/limit) is still his.",
    ),
    "rules.bang_josh_mccloud": phrase(
        "rules",
        "As often as he can pay. He has to take what comes: a single-use card does its work at once, a lasting one "
        "stays with him. A Wanted he puts in front of somebody who has none; if there is nobody like that, it is "
        "gone, and the gold with it.",
    ),
    "rules.bang_madam_yto": phrase(
        "rules",
        "Beer for life, Beer for gold, Beer in the last moment, wasted Beer: for each of them. Not for a Saloon, a "
        "Shot or a Bottle, and not for a Beer that is merely discarded.",
    ),
    "rules.bang_pretty_luzena": phrase(
        "rules",
        "She says for which purchase. What costs one nugget is free for her. Getting rid of the equipment of others "
        "costs her as much as anybody.",
    ),
    "rules.bang_raddie_snake": phrase(
        "rules", "In his play phase. With a Gold Pan of his own it is four cards for four nuggets."
    ),
    "rules.bang_simeon_picos": phrase(
        "rules", "Even for the last one, and at once: it may be the gold that pays for his Rucksack."
    ),
}
