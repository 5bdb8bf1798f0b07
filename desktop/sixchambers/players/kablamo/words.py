"""What the bots of Kablamo say about their answers, in English. German is in i18n/."""

from ...engine.phrase import phrase

WORDS = {
    # by feeling
    "bot.kablamo_whim": phrase("bot", "why not?"),
    "bot.kablamo_any_load": phrase("bot", "any order will do"),
    "bot.kablamo_later": phrase("bot", "perhaps later"),
    "bot.kablamo_panic": phrase("bot", "that thing up there looks familiar: better not fire it"),
    # windows
    "bot.kablamo_nothing": phrase("bot", "nothing to play"),
    "bot.kablamo_save": phrase("bot", "save it: it will be worth more another time"),
    "bot.kablamo_marquis": phrase("bot", "this shot looks deadly: let us have rules"),
    "bot.kablamo_jacket": phrase("bot", "whoever is hit now shall not go alone"),
    "bot.kablamo_bolshevik": phrase("bot", "what lies in my cylinder is better shared with the neighbours"),
    "bot.kablamo_cheating": phrase("bot", "nothing of mine is active: away with all of it"),
    "bot.kablamo_overhaul": phrase("bot", "these malfunctions do the others more good than me"),
    "bot.kablamo_lights": phrase("bot", "somebody else may hold this revolver now"),
    "bot.kablamo_truth": phrase("bot", "the next bullet is better off in my hand"),
    "bot.kablamo_misfire": phrase("bot", "that must not happen"),
    "bot.kablamo_backfire": phrase("bot", "I know somebody who deserves this more"),
    "bot.kablamo_ricochet": phrase("bot", "I could do with one of those as well"),
    "bot.kablamo_aim": phrase("bot", "aim at what hurts most"),
    # assigning
    "bot.kablamo_keep": phrase("bot", "keep it: whoever carries it out makes the choice"),
    "bot.kablamo_shield": phrase("bot", "take it: it keeps the next shot away"),
    "bot.kablamo_burden": phrase("bot", "{target} has most to fear from it"),
    "bot.kablamo_away": phrase("bot", "no use for it here: {target} may have it"),
    "bot.kablamo_fresh_load": phrase("bot", "nobody knows what is in there: load anew"),
    "bot.kablamo_hoard": phrase("bot", "{target} has kept too much in hand"),
    "bot.kablamo_test_ammunition": phrase("bot", "there is ammunition to give away"),
    "bot.kablamo_forced": phrase("bot", "there is nothing to decide"),
    # loading
    "bot.kablamo_load": phrase("bot", "harmless ones into the cylinder, ammunition stays in the hand"),
    "bot.kablamo_load_late": phrase("bot", "if it has to go in, then where it is fired last"),
    "bot.kablamo_redraw": phrase("bot", "too much powder in this hand: draw again"),
    "bot.kablamo_good_hand": phrase("bot", "this can be loaded safely"),
    "bot.kablamo_test": phrase("bot", "hand over what is needed least"),
    "bot.kablamo_test_deadly": phrase("bot", "with compliments, where it is fired soonest"),
    "bot.kablamo_test_whom": phrase("bot", "{target} has been sleeping too well"),
    # moving bullets
    "bot.kablamo_rid": phrase("bot", "away with this one"),
    "bot.kablamo_give": phrase("bot", "this one is missed least"),
    "bot.kablamo_take": phrase("bot", "take something harmless, and leave trouble where it is fired soon"),
    "bot.kablamo_fresh_spare": phrase("bot", "a fresh spare of {target} is the smallest risk"),
    "bot.kablamo_triple": phrase("bot", "trouble moves on, peace comes back"),
    "bot.kablamo_agree": phrase("bot", "a fair exchange, with somebody who loads carefully"),
    "bot.kablamo_exchange": phrase("bot", "the better revolver for me"),
    "bot.kablamo_grease": phrase("bot", "the revolver of {target}: what comes up then is just right"),
    "bot.kablamo_turn_away": phrase("bot", "turn it until the next shot looks friendly"),
    "bot.kablamo_no_turn": phrase("bot", "leave it: it could only get worse"),
    "bot.kablamo_look": phrase("bot", "find out what comes next"),
    "bot.kablamo_seen": phrase("bot", "seen and remembered"),
}
