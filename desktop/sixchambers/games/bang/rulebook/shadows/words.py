"""The Shadow-Gunslingers in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    "rules.bang_shadows_chapter": phrase("rules", "Shadow-Gunslingers"),
    "rules.bang_shadows": phrase("rules", "The dead ride on"),
    "rules.bang_shadows_1": phrase(
        "rules",
        "With this switch, from four players on, nobody goes home early: whoever is eliminated comes back as a "
        "*shadow*, for his own turns only.",
    ),
    "rules.bang_picture_shadow": phrase("rules", "A shadow"),
    "rules.bang_shadows_2": phrase(
        "rules",
        "Being eliminated goes as [always](bang/elimination), with one difference: he keeps his nuggets. And "
        "eliminated he is: for [victory](bang/victory) it does not matter that he rides on.",
    ),
    "rules.bang_shadows_3": phrase(
        "rules",
        "Outside his turn he is not there: no target, no place when distances are counted, no share of Store, Saloon "
        "or Gatling; Dynamite passes him by.",
    ),
    "rules.bang_shadow_turn": phrase("rules", "The turn of a shadow"),
    "rules.bang_shadow_turn_in": phrase(
        "rules", "He comes in with no life point and no card, and counts as a player for this turn."
    ),
    "rules.bang_shadow_turn_draw": phrase("rules", "He draws two cards, in his character’s way."),
    "rules.bang_shadow_turn_play": phrase(
        "rules", "He plays, shoots, buys and sells like anybody. But he can neither lose nor gain life points."
    ),
    "rules.bang_shadow_turn_out": phrase(
        "rules", "He discards his hand, his cards on the table and his equipment, keeps his nuggets, and is gone."
    ),
    "rules.bang_shadow_turn_1": phrase(
        "rules",
        "What he put in front of others stays: Jail, Wanted. What he earns by hitting people is his. If he loses a "
        "Duel, nothing happens.",
    ),
    "rules.bang_shadow_turn_2": phrase(
        "rules",
        "An extra turn, from Don Bell’s bell or the Gold Rush card, is a new shadow turn: everything goes, then two "
        "new cards. His leaving is no elimination, so Vulture Sam gets nothing.",
    ),
    "rules.bang_shadow_renegade": phrase("rules", "The shadow-Renegade"),
    "rules.bang_shadow_renegade_1": phrase(
        "rules",
        "A dead Renegade changes sides with the wind. At the start of each of his turns the open roles of the others "
        "are counted: the Sheriff and dead Deputies against dead Outlaws.",
    ),
    "rules.bang_shadow_renegade_open": phrase("rules", "Open roles"),
    "rules.bang_shadow_renegade_side": phrase("rules", "He rides"),
    "rules.bang_shadow_renegade_more_law": phrase("rules", "more of the Law"),
    "rules.bang_shadow_renegade_else": phrase("rules", "as many of the Outlaws, or more"),
    "rules.bang_shadow_renegade_law": phrase("rules", "for the Law"),
    "rules.bang_shadow_renegade_outlaw": phrase("rules", "with the Outlaws"),
    "rules.bang_shadow_renegade_2": phrase(
        "rules",
        "He wins and loses with the side he is on, until the start of his next turn. Before his first turn as a "
        "shadow he has no side, and wins with nobody. At a table of eight the other Renegade counts for the side he "
        "is on just then.",
    ),
    "rules.bang_shadow_renegade_3": phrase(
        "rules",
        "And if the Sheriff falls in a shadow’s turn, the Outlaws win, even if a Renegade is the only one alive: the "
        "shadow is in the game, too.",
    ),
}
