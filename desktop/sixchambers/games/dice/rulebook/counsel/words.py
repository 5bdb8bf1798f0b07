"""Switches, secrets, advice and questions of BANG! The Dice Game in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    # this house
    "rules.dice_house": phrase("rules", "At this table"),
    "rules.dice_options": phrase("rules", "Switches"),
    "rules.dice_options_1": phrase(
        "rules", "The modules of [Old Saloon](dice/old_saloon) are switched on and off one by one in the lobby."
    ),
    "rules.dice_options_throw": phrase(
        "rules",
        "Where nothing is to be decided before it, the first throw of a turn happens by itself. Whoever likes to shake"
        " the cup can have it thrown by hand instead.",
    ),
    "rules.dice_notebook": phrase("rules", "The deduction notebook"),
    "rules.dice_notebook_1": phrase(
        "rules",
        "If it is switched on, the table keeps a notebook for you: how likely each role is for every seat, judging by "
        "the open cards, your own role and what everybody has done so far.",
    ),
    "rules.dice_notebook_2": phrase(
        "rules",
        "It knows no more than you could know yourself. Who shoots whom, who buys whom a beer, who relieves whom of an"
        " arrow: all of that is weighed, none of it is proof.",
    ),
    "rules.dice_secrets": phrase("rules", "Who may know what"),
    "rules.dice_secrets_what": phrase("rules", "What it is"),
    "rules.dice_secrets_who": phrase("rules", "Who knows it"),
    "rules.dice_secrets_table": phrase("rules", "characters, life points, arrows, dice, tokens"),
    "rules.dice_secrets_sheriff": phrase("rules", "the Sheriff, and how many there are of each role"),
    "rules.dice_secrets_role": phrase("rules", "any other role that lies face down"),
    "rules.dice_secrets_special": phrase("rules", "whether a role is a special one"),
    "rules.dice_secrets_passed": phrase("rules", "that somebody could have revealed and did not"),
    "rules.dice_secrets_left": phrase("rules", "roles and characters left in the box"),
    "rules.dice_secrets_all": phrase("rules", "everyone at the table"),
    "rules.dice_secrets_owner": phrase("rules", "its owner alone"),
    "rules.dice_secrets_owner_until": phrase("rules", "its owner, until he reveals it"),
    "rules.dice_secrets_asked": phrase("rules", "only he himself"),
    "rules.dice_secrets_nobody": phrase("rules", "nobody at all"),
    "rules.dice_secrets_1": phrase(
        "rules",
        "Everything that happened stays in the log. Remembering who shot at whom is no test of memory here; making "
        "sense of it is.",
    ),
    "rules.dice_time": phrase("rules", "When your time is up"),
    "rules.dice_time_1": phrase("rules", "If a time limit was agreed and you let it pass, the table plays for you:"),
    "rules.dice_time_asked": phrase("rules", "You were asked"),
    "rules.dice_time_answer": phrase("rules", "The table"),
    "rules.dice_time_throw": phrase("rules", "what to throw again"),
    "rules.dice_time_throw_answer": phrase("rules", "leaves the dice as they lie"),
    "rules.dice_time_shots": phrase("rules", "whom to hit"),
    "rules.dice_time_shots_answer": phrase("rules", "takes the first in reach, clockwise"),
    "rules.dice_time_beer": phrase("rules", "who drinks"),
    "rules.dice_time_beer_answer": phrase("rules", "gives it to you"),
    "rules.dice_time_power": phrase("rules", "whether to use a power or an ability"),
    "rules.dice_time_power_answer": phrase("rules", "does not, unless it saves your own life"),
    "rules.dice_time_arrow": phrase("rules", "which arrow to take"),
    "rules.dice_time_arrow_answer": phrase("rules", "takes a regular one"),
    # advice
    "rules.dice_advice": phrase("rules", "Advice from the bar"),
    "rules.dice_advice_people": phrase("rules", "Reading people"),
    "rules.dice_advice_people_1": phrase("rules", "Listen to what they say, but believe what they shoot at."),
    "rules.dice_advice_people_2": phrase(
        "rules",
        "A shot at the Sheriff by somebody who could have hit another is the clearest sign there is. A beer for him is"
        " nearly as clear, and cheaper to fake. Where there was no choice there is no sign.",
    ),
    "rules.dice_advice_people_3": phrase(
        "rules",
        "Count. With five players there are two Outlaws, a Deputy and a Renegade: if you know two of them for certain,"
        " the other two are halfway known.",
    ),
    "rules.dice_advice_law": phrase("rules", "Sheriff and Deputies"),
    "rules.dice_advice_law_1": phrase(
        "rules",
        "Sheriff: everybody knows you, so everybody’s first shots tell you something. Do not spread your own; a bandit"
        " with one life point left still shoots.",
    ),
    "rules.dice_advice_law_2": phrase(
        "rules",
        "Deputy: your life is worth less than his. Buy the Sheriff a beer early and he will not shoot at you by "
        "mistake; buy it late and it may be the last thing you do.",
    ),
    "rules.dice_advice_outlaws": phrase("rules", "Outlaws"),
    "rules.dice_advice_outlaws_1": phrase(
        "rules",
        "You win the moment the Sheriff falls, so everything else is a detour. Only when he is out of reach shoot "
        "those who nurse him.",
    ),
    "rules.dice_advice_outlaws_2": phrase(
        "rules",
        "The Gatling and the Indians do not ask about distance. A Sheriff with a handful of arrows fears a small pile "
        "more than your revolver.",
    ),
    "rules.dice_advice_renegade": phrase("rules", "The Renegade"),
    "rules.dice_advice_renegade_1": phrase(
        "rules",
        "You need the Sheriff alive until the very end. So play the Deputy as long as there are Outlaws, and the "
        "Outlaw as soon as there are too many Deputies. Weaken whoever is ahead.",
    ),
    "rules.dice_advice_renegade_2": phrase(
        "rules", "Guard your own life points. The last duel is yours alone, and nobody will buy you a beer in it."
    ),
    "rules.dice_advice_dice": phrase("rules", "What the dice promise"),
    "rules.dice_advice_dice_1": phrase("rules", "Some chances worth knowing, with five base dice:"),
    "rules.dice_odds_what": phrase("rules", "What may fall"),
    "rules.dice_odds_chance": phrase("rules", "How often"),
    "rules.dice_odds_one_arrow": phrase("rules", "at least one arrow on the first throw"),
    "rules.dice_odds_one_arrow_chance": phrase("rules", "59.8%"),
    "rules.dice_odds_gatling": phrase("rules", "three Gatlings on the first throw"),
    "rules.dice_odds_gatling_chance": phrase("rules", "3.5%"),
    "rules.dice_odds_gatling_all": phrase("rules", "three Gatlings in three throws, keeping nothing else"),
    "rules.dice_odds_gatling_all_chance": phrase("rules", "23.8%"),
    "rules.dice_odds_blast": phrase("rules", "three dynamites in three throws, throwing everything again"),
    "rules.dice_odds_blast_chance": phrase("rules", "35.5%"),
    "rules.dice_odds_two_burn": phrase(
        "rules", "an explosion, with two dynamites lying and the other three thrown once"
    ),
    "rules.dice_odds_two_burn_chance": phrase("rules", "42.1%"),
    "rules.dice_odds_two_burn_twice": phrase("rules", "the same with two throws left, throwing all three each time"),
    "rules.dice_odds_two_burn_twice_chance": phrase("rules", "66.5%"),
    "rules.dice_advice_dice_2": phrase(
        "rules",
        "Each die you throw again brings an arrow one time in six, and that arrow stays with you. A good result on the"
        " table is worth more than a better one in the cup.",
    ),
    "rules.dice_advice_dice_3": phrase(
        "rules", "With two dynamites before you, ask yourself what you still want. Usually the answer is: nothing."
    ),
    # questions
    "rules.dice_questions": phrase("rules", "Questions over a beer"),
    "rules.dice_asked": phrase("rules", "Often asked"),
    "rules.dice_q_decline": phrase("rules", "Can I decline a shot, or hold the Gatling back?"),
    "rules.dice_a_decline": phrase("rules", "No. Whatever your last throw shows is used, even against your friends."),
    "rules.dice_q_pour": phrase("rules", "Nobody I like needs a beer. What now?"),
    "rules.dice_a_pour": phrase(
        "rules", "Give it to somebody who is at his limit, yourself for example. It is wasted."
    ),
    "rules.dice_q_talk": phrase("rules", "May we talk, threaten, lie?"),
    "rules.dice_a_talk": phrase("rules", "As much as you like. Only showing your card is not allowed."),
    "rules.dice_q_log": phrase("rules", "May I look up who shot at whom?"),
    "rules.dice_a_log": phrase("rules", "Yes, the log has it all. Everything that was done was done in the open."),
    "rules.dice_q_dead": phrase("rules", "I am out. Can I still win?"),
    "rules.dice_a_dead": phrase("rules", "As Deputy or Outlaw yes, with your side. As Renegade only as the Ghost."),
    "rules.dice_rulings": phrase("rules", "How this house rules it"),
    "rules.dice_rulings_1": phrase(
        "rules", "Where the printed rules leave room, the table has to decide. These are the cases that come up."
    ),
    "rules.dice_a2_q": phrase("rules", "The Indians get me in the middle of my own throw. Do my dice still count?"),
    "rules.dice_a2_a": phrase("rules", "No. Who is out does nothing more, whatever killed him."),
    "rules.dice_a46_q": phrase("rules", "Vulture Sam shoots El Gringo down. What comes first?"),
    "rules.dice_a46_a": phrase(
        "rules", "His two life points. The arrow comes after that, and with it perhaps the Indians."
    ),
    "rules.dice_a51_q": phrase("rules", "Several players may do something at the same moment. Who decides first?"),
    "rules.dice_a51_a": phrase("rules", "It goes clockwise, beginning with whoever’s turn it is."),
    "rules.dice_a28_q": phrase(
        "rules", "Three players: Molly Stark gives her last life point for somebody. Who killed her?"
    ),
    "rules.dice_a28_a": phrase("rules", "Whoever fired. If she was his prey he has won."),
    "rules.dice_rulings_saloon": phrase("rules", "And in the Old Saloon"),
    "rules.dice_a10_q": phrase("rules", "May Kit Carlson and Pedro Ramirez send the Chief’s Arrow back?"),
    "rules.dice_a10_a": phrase("rules", "Yes. Only the broken arrow has to leave it alone."),
    "rules.dice_a21_q": phrase("rules", "Can The Doc and The Gambler meddle with the Ghost’s dice?"),
    "rules.dice_a21_a": phrase("rules", "They can. A throw is a throw."),
    "rules.dice_a25_q": phrase("rules", "Why are there no special roles with three players?"),
    "rules.dice_a25_a": phrase("rules", "Because all roles lie open then. There is nothing left to reveal."),
    "rules.dice_a32_q": phrase("rules", "Two are the first to fall, at the same moment. Who becomes the Ghost?"),
    "rules.dice_a32_a": phrase("rules", "The first of them clockwise, beginning with whoever’s turn it is."),
    "rules.dice_a35_q": phrase("rules", "Why does a Ghost Renegade join one side and not the other?"),
    "rules.dice_a35_a": phrase(
        "rules",
        "Because the law gets help where it would be outnumbered. The row for seven players is printed; the other "
        "three are how this house reads it.",
    ),
    "rules.dice_a37_q": phrase("rules", "Sid Ketchum holds The Ugly. In which order does he act?"),
    "rules.dice_a37_a": phrase("rules", "In any he likes. Only the Saloon die comes last, right before the throw."),
    "rules.dice_a40_q": phrase("rules", "The Good has taken the star. Can the old Sheriff become the Ghost?"),
    "rules.dice_a40_a": phrase("rules", "Yes. He is a Deputy now, like any other."),
    "rules.dice_a41_q": phrase("rules", "May somebody reveal his role who is about to be eliminated?"),
    "rules.dice_a41_a": phrase(
        "rules", "The Judge and The Left Hand of the Devil may, as long as the last step has not been taken."
    ),
    "rules.dice_a42_q": phrase(
        "rules", "His dynamite went off. May The Right Hand of the Devil still take another turn?"
    ),
    "rules.dice_a42_a": phrase("rules", "If he is alive, yes. The turn had an end, and that is his moment."),
}
