"""Optional rules, secrets, time and advice of Kablamo in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    # variants and switches
    "rules.kablamo_variants": phrase("rules", "Optional rules"),
    "rules.kablamo_variants_1": phrase(
        "rules", "Each of these is a switch of its own in the lobby, and they go together as you like."
    ),
    "rules.kablamo_socialite": phrase("rules", "Socialite"),
    "rules.kablamo_socialite_1": phrase(
        "rules",
        "Every loaded bullet carries the colour of whoever put it there. The marker travels with the bullet from "
        "revolver to revolver and disappears when the bullet leaves the cylinders. It does not say what it is, only "
        "whom to thank for it.",
    ),
    "rules.kablamo_iron_strategist": phrase("rules", "Iron strategist"),
    "rules.kablamo_iron_strategist_1": phrase(
        "rules",
        "The red bullets stay in the box, and with them the pauses of the round. Everybody is given a Kablamo and "
        "draws seven bullets more. Harder, quicker, and nobody to blame.",
    ),
    "rules.kablamo_mulliganovski": phrase("rules", "Mulliganovski"),
    "rules.kablamo_mulliganovski_1": phrase(
        "rules",
        "After looking at your eight bullets you may put them all back and draw seven; then once more, and draw six. "
        "Those you keep. With six you start without a spare.",
    ),
    "rules.kablamo_mulliganovski_2": phrase(
        "rules",
        "Everybody decides in secret and at once, and all that was put back is mixed in before anybody draws. An iron"
        " strategist keeps the Kablamo he was given.",
    ),
    "rules.kablamo_helper": phrase("rules", "The helper"),
    "rules.kablamo_helper_1": phrase(
        "rules",
        "Usually the table says nothing about face-down bullets. With the helper on, it pencils on each of them what "
        "*you* have seen and could have followed. The trainer adds how likely a Kablamo is in every chamber. Whether "
        "it is on is agreed for the whole table.",
    ),
    "rules.kablamo_helper_2": phrase(
        "rules",
        "The examples in this book have it on: you look over Ida’s shoulder and see what she ought to remember.",
    ),
    "rules.kablamo_switches": phrase("rules", "Switches"),
    "rules.kablamo_switches_cylinder": phrase(
        "rules",
        "The [cylinder malfunction](kablamo/cylinder_malfunction) turns the cylinder back after the shot. Some read "
        "it differently and turn backwards instead of forwards; that is possible, too.",
    ),
    "rules.kablamo_switches_sleight": phrase(
        "rules",
        "A [sleight of hand](kablamo/sleight_of_hand) is a dud if only its owner has spares. With the switch it has "
        "to go to somebody else, who takes one of them.",
    ),
    "rules.kablamo_switches_reaction": phrase(
        "rules", "How long the pauses for red bullets last is up to you: brisk, steady or calm."
    ),
    # at this table
    "rules.kablamo_house": phrase("rules", "At this table"),
    "rules.kablamo_secrets": phrase("rules", "Who may know what"),
    "rules.kablamo_secrets_what": phrase("rules", "What it is"),
    "rules.kablamo_secrets_who": phrase("rules", "Who knows it"),
    "rules.kablamo_secrets_open": phrase(
        "rules", "chambers full or empty, tokens, the discards, how many bullets are in the bag"
    ),
    "rules.kablamo_secrets_all": phrase("rules", "everyone at the table"),
    "rules.kablamo_secrets_spares": phrase("rules", "the faces of spares"),
    "rules.kablamo_secrets_owner": phrase("rules", "their owner"),
    "rules.kablamo_secrets_loaded": phrase("rules", "what is loaded"),
    "rules.kablamo_secrets_nobody": phrase("rules", "nobody, except in his head"),
    "rules.kablamo_secrets_looked": phrase("rules", "what somebody looked at"),
    "rules.kablamo_secrets_looker": phrase("rules", "only he himself"),
    "rules.kablamo_secrets_bag": phrase("rules", "what is in the bag"),
    "rules.kablamo_secrets_count": phrase("rules", "whoever can count"),
    "rules.kablamo_secrets_1": phrase(
        "rules",
        "When the game is over everything is turned up, and in the replay you can look at every bullet all along.",
    ),
    "rules.kablamo_time": phrase("rules", "When your time is up"),
    "rules.kablamo_time_1": phrase("rules", "If a time limit was agreed and you let it pass, the table plays for you:"),
    "rules.kablamo_time_asked": phrase("rules", "You were asked"),
    "rules.kablamo_time_answer": phrase("rules", "The table"),
    "rules.kablamo_time_load": phrase("rules", "what to load"),
    "rules.kablamo_time_load_answer": phrase("rules", "takes them as they lie, in the first load Kablamos last"),
    "rules.kablamo_time_window": phrase("rules", "whether you play something"),
    "rules.kablamo_time_window_answer": phrase("rules", "passes"),
    "rules.kablamo_time_assign": phrase("rules", "to whom a bullet goes"),
    "rules.kablamo_time_assign_answer": phrase("rules", "takes you, if you can, else the next one clockwise"),
    "rules.kablamo_time_pick": phrase("rules", "which bullet"),
    "rules.kablamo_time_pick_answer": phrase("rules", "takes the first one possible"),
    "rules.kablamo_time_turn": phrase("rules", "whether and how far to turn"),
    "rules.kablamo_time_turn_answer": phrase("rules", "leaves the cylinder alone"),
    # advice
    "rules.kablamo_advice": phrase("rules", "Good advice"),
    "rules.kablamo_advice_load": phrase("rules", "The first load"),
    "rules.kablamo_advice_load_1": phrase(
        "rules",
        "Keep Kablamos as spares. In your hand they hurt nobody, and one day you may be asked to [load somebody "
        "else’s revolver](kablamo/test_of_honor).",
    ),
    "rules.kablamo_advice_load_2": phrase(
        "rules",
        "If one has to go in, then at the top or right after it: you have five or six rounds to get rid of it. Useful"
        " bullets go to the left, where they are fired soon and you know when.",
    ),
    "rules.kablamo_advice_memory": phrase("rules", "Remembering"),
    "rules.kablamo_advice_memory_1": phrase(
        "rules",
        "Do not try to remember everything. Remember what you are going to fire in the next two rounds, and where the"
        " one bullet is that you are afraid of.",
    ),
    "rules.kablamo_advice_memory_2": phrase(
        "rules",
        "Count along with the turns: after each shot everything is one place further on. A greased cylinder sends "
        "each bullet to the place opposite.",
    ),
    "rules.kablamo_advice_memory_3": phrase(
        "rules", "What somebody gives away in an exchange he probably did not want."
    ),
    "rules.kablamo_advice_assign": phrase("rules", "Giving and keeping"),
    "rules.kablamo_advice_assign_1": phrase(
        "rules",
        "Keep what leaves you a choice. A hammer malfunction is a present if your next shot is deadly; a trigger "
        "malfunction is one for whoever you think will fire something deadly.",
    ),
    "rules.kablamo_advice_assign_2": phrase(
        "rules",
        "A cylinder malfunction on your own revolver means that you load your next shot yourself. There is no better "
        "shield.",
    ),
    "rules.kablamo_advice_hand": phrase("rules", "Red bullets"),
    "rules.kablamo_advice_hand_1": phrase(
        "rules",
        "The best moment for a rescue is after the cylinders have turned: nobody has time to answer with another "
        "plan. Bolshevik rules are best played after the reload, when you know what lies in your safe position.",
    ),
    "rules.kablamo_advice_hand_2": phrase(
        "rules", "Keep misfire and backfire for something that would kill you. With two players left, keep nothing."
    ),
    "rules.kablamo_odds": phrase("rules", "How dangerous is it?"),
    "rules.kablamo_odds_1": phrase("rules", "At the beginning, seen by somebody who has not drawn yet:"),
    "rules.kablamo_odds_what": phrase("rules", "What"),
    "rules.kablamo_odds_chance": phrase("rules", "Chance"),
    "rules.kablamo_odds_bullet": phrase("rules", "an unknown bullet is a Kablamo"),
    "rules.kablamo_odds_hand": phrase("rules", "at least one Kablamo among your eight"),
    "rules.kablamo_odds_two": phrase("rules", "more than two, so that one has to be loaded"),
    "rules.kablamo_odds_red": phrase("rules", "at least one red bullet among your eight"),
    "rules.kablamo_odds_bullet_chance": phrase("rules", "12.0%"),
    "rules.kablamo_odds_hand_chance": phrase("rules", "65.5%"),
    "rules.kablamo_odds_two_chance": phrase("rules", "5.3%"),
    "rules.kablamo_odds_red_chance": phrase("rules", "68.6%"),
    "rules.kablamo_odds_2": phrase(
        "rules",
        "Live bullets come back, all others do not. The longer it lasts, the more of what is left in the bag is "
        "yellow.",
    ),
}
