"""The rules of BANG! in English: what is at stake, a turn, distance and shots. German is in i18n/."""

from ....engine.phrase import phrase

WORDS = {
    # what is at stake
    "rules.bang_about": phrase("rules", "What is at stake"),
    "rules.bang_goal": phrase("rules", "Who wants what"),
    "rules.bang_goal_1": phrase(
        "rules",
        "One player wears the star. Some want to protect him, some want him dead, and one would like to be the last "
        "to leave. Who is who, only the bullets tell.",
    ),
    "rules.bang_goal_role": phrase("rules", "Role"),
    "rules.bang_goal_wins": phrase("rules", "Wins when"),
    "rules.bang_goal_sheriff": phrase("rules", "all Outlaws and every Renegade are eliminated"),
    "rules.bang_goal_deputy": phrase("rules", "the Sheriff wins"),
    "rules.bang_goal_outlaw": phrase("rules", "the Sheriff is eliminated"),
    "rules.bang_goal_renegade": phrase("rules", "nobody else is left, and the Sheriff was the last to go"),
    "rules.bang_goal_2": phrase(
        "rules",
        "Deputies and Outlaws win together with their side, dead or alive. The Renegade wins alone: he has to help "
        "the Sheriff until everybody else is gone, and only then turn on him.",
    ),
    "rules.bang_roles": phrase("rules", "How many of each"),
    "rules.bang_roles_1": phrase(
        "rules", "How many players there are decides which roles are dealt, and everybody knows the numbers:"
    ),
    "rules.bang_roles_players": phrase("rules", "Players"),
    "rules.bang_roles_2": phrase(
        "rules",
        "Only the Sheriff shows his role. All the others are turned up when their owner is "
        "[eliminated](bang/elimination), or when the game is over. With [three players](bang/three_players) every "
        "role lies open. Two Renegades, at a table of eight, are no team.",
    ),
    "rules.bang_components": phrase("rules", "What you play with"),
    "rules.bang_picture_card": phrase("rules", "80 playing cards"),
    "rules.bang_picture_person": phrase("rules", "16 characters, 8 more in Gold Rush"),
    "rules.bang_picture_gear": phrase("rules", "24 equipment cards of Gold Rush"),
    "rules.bang_picture_nugget": phrase("rules", "30 gold nuggets"),
    "rules.bang_components_1": phrase(
        "rules",
        "A playing card has a name, a suit and a rank. The name says what it does. Suit and rank only count when a "
        "card is [turned over](bang/draw_check) to decide something, or when somebody smokes the "
        "[Calumet](bang/calumet).",
    ),
    "rules.bang_components_2": phrase(
        "rules",
        "*Brown* cards are played and gone. *Blue* cards stay on the table in front of somebody until they are taken "
        "away.",
    ),
    "rules.bang_setup": phrase("rules", "Before the first shot"),
    "rules.bang_setup_roles": phrase("rules", "Everybody gets a role, face down. The Sheriff turns his up."),
    "rules.bang_setup_characters": phrase(
        "rules",
        "Everybody gets a [character](bang/characters), face up. If the table wants it so, everybody is given two, "
        "picks one in secret, and all are shown at once.",
    ),
    "rules.bang_setup_life": phrase(
        "rules", "The character says how many life points you have, three or four. The Sheriff has *one more*."
    ),
    "rules.bang_setup_hand": phrase("rules", "Everybody is dealt as many cards as he has life points."),
    "rules.bang_setup_gold": phrase(
        "rules",
        "With Gold Rush three equipment cards are laid out in a [row](bang/row), and the [nuggets](bang/nuggets) make"
        " a heap.",
    ),
    "rules.bang_setup_first": phrase("rules", "The Sheriff begins, then it goes round clockwise."),
    "rules.bang_setup_1": phrase(
        "rules",
        "The life points you begin with are also the most you can ever have. And everybody has a Colt .45, which is "
        "not a card and cannot be lost.",
    ),
    # a turn
    "rules.bang_course": phrase("rules", "Your turn"),
    "rules.bang_turn": phrase("rules", "How a turn goes"),
    "rules.bang_turn_1": phrase("rules", "Draw two cards, play what you like, let go of what is too much."),
    "rules.bang_turn_start": phrase(
        "rules",
        "If there is [Dynamite](bang/dynamite) in front of you, see whether it goes off. Then, if you are in "
        "[Jail](bang/jail), see whether you get out.",
    ),
    "rules.bang_turn_draw": phrase("rules", "[Draw](bang/draw_phase) two cards."),
    "rules.bang_turn_play": phrase("rules", "[Play](bang/play_phase) as many cards as you like."),
    "rules.bang_turn_discard": phrase(
        "rules", "[Discard](bang/discard_phase) down to as many cards as you have life points."
    ),
    "rules.bang_turn_2": phrase(
        "rules",
        "Then it is the turn of the next player on your left. If you are eliminated in your own turn, it ends on the "
        "spot.",
    ),
    "rules.bang_turn_3": phrase(
        "rules",
        "Out of your turn you only answer: with a [Missed!](bang/missed) when you are shot at, with a "
        "[BANG!](bang/bang) in a Duel or against Indians!, with a [Beer](bang/beer) when you would die.",
    ),
    "rules.bang_draw_phase": phrase("rules", "Drawing"),
    "rules.bang_draw_phase_1": phrase("rules", "You take the top two cards of the draw pile. Nobody else sees them."),
    "rules.bang_draw_phase_2": phrase(
        "rules",
        "Several characters have a way of their own here: Black Jack, Jesse Jones, Kit Carlson, Pedro Ramirez and "
        "Dutch Will. With a [Pickaxe](bang/pickaxe) it is one card more.",
    ),
    "rules.bang_play_phase": phrase("rules", "Playing"),
    "rules.bang_play_phase_1": phrase(
        "rules", "You may play any number of cards, in any order, or none at all. There are three limits:"
    ),
    "rules.bang_play_phase_bang": phrase("rules", "one BANG! [a turn](bang/limit);"),
    "rules.bang_play_phase_name": phrase(
        "rules", "no two cards of the [same name](bang/same_name) in front of one player;"
    ),
    "rules.bang_play_phase_weapon": phrase("rules", "one weapon at a time: a new one replaces the old."),
    "rules.bang_play_phase_2": phrase(
        "rules",
        "A brown card goes to the discard pile first and does its work then. A card that would do nothing may be "
        "played all the same; the program warns you before.",
    ),
    "rules.bang_play_phase_3": phrase("rules", "A card taken out of a hand unseen is always a random one."),
    "rules.bang_discard_phase": phrase("rules", "Discarding"),
    "rules.bang_discard_phase_1": phrase(
        "rules",
        "At the end of your turn you may keep as many cards as you have life points *left*. You choose which ones go,"
        " and only as many go as are too many.",
    ),
    "rules.bang_discard_phase_2": phrase("rules", "The [Gun Belt](bang/gun_belt) lets you keep eight."),
    # distance and shots
    "rules.bang_shooting": phrase("rules", "Distance and shots"),
    "rules.bang_distance": phrase("rules", "Distance and range"),
    "rules.bang_distance_1": phrase(
        "rules",
        "Your neighbours are at distance one, those behind them at distance two, and so on, always by the shorter way"
        " round the table. Whoever is out of the game is no longer counted.",
    ),
    "rules.bang_distance_changes": phrase("rules", "What changes it"),
    "rules.bang_distance_by": phrase("rules", "By"),
    "rules.bang_distance_mustang": phrase("rules", "They have a [Mustang](bang/mustang)"),
    "rules.bang_distance_paul": phrase("rules", "They are [Paul Regret](bang/paul_regret)"),
    "rules.bang_distance_scope": phrase("rules", "You have a [Scope](bang/scope)"),
    "rules.bang_distance_rose": phrase("rules", "You are [Rose Doolan](bang/rose_doolan)"),
    "rules.bang_distance_2": phrase(
        "rules", "All of it adds up, but nobody is ever nearer than one. The way there may be longer than the way back."
    ),
    "rules.bang_distance_3": phrase("rules", "Your *weapon* says how far a BANG! reaches. The Colt reaches one."),
    "rules.bang_distance_weapon": phrase("rules", "Weapon"),
    "rules.bang_distance_range": phrase("rules", "Reaches"),
    "rules.bang_distance_4": phrase(
        "rules",
        "A [Panic!](bang/panic) reaches distance one, whatever weapon you carry. A Bottle and Jacky Murieta go by the"
        " same rules; nothing else cares about distance.",
    ),
    "rules.bang_limit": phrase("rules", "One BANG! a turn"),
    "rules.bang_limit_1": phrase(
        "rules",
        "In one turn you may shoot with one BANG! card, whether it hits or not. A new turn, even one right after the "
        "last, is a new BANG!.",
    ),
    "rules.bang_limit_2": phrase(
        "rules",
        "A Gatling, Indians!, BANG! cards discarded as an answer, and shots out of a Bottle or paid for in gold do "
        "not count.",
    ),
    "rules.bang_limit_3": phrase(
        "rules",
        "With a [Volcanic](bang/volcanic), or as [Willy the Kid](bang/willy_the_kid), there is no limit. When the "
        "Volcanic is gone, it is back at once.",
    ),
    "rules.bang_same_name": phrase("rules", "No two of the same name"),
    "rules.bang_same_name_1": phrase(
        "rules",
        "Nobody has two cards of the same name in front of him: no second Barrel, no second Jail, no second Wanted. "
        "Suit and rank do not matter. The weapon you already have cannot be played again either.",
    ),
    "rules.bang_defending": phrase("rules", "Shot at"),
    "rules.bang_defending_1": phrase(
        "rules",
        "Whoever is shot at may cancel the shot: with a *Missed!* from his hand, or with a [Barrel](bang/barrel) and "
        "a little luck. Each barrel may be tried once, before or after cards are played.",
    ),
    "rules.bang_defending_2": phrase(
        "rules",
        "If the shot is not cancelled it costs a life point. One Missed! is enough, except against a BANG! card of "
        "[Slab the Killer](bang/slab_the_killer).",
    ),
    "rules.bang_defending_3": phrase(
        "rules",
        "You only ever cancel shots at yourself. Against Indians!, Duels and Dynamite neither card nor barrel helps.",
    ),
    "rules.bang_defending_4": phrase(
        "rules", "Whoever holds a card is asked, even if it is none that helps: otherwise the others would know."
    ),
    "rules.bang_draw_check": phrase("rules", "Draw!"),
    "rules.bang_draw_check_1": phrase(
        "rules",
        "Where a card says *draw!*, the top card of the draw pile is turned over. Only its suit and rank count; then "
        "it is discarded.",
    ),
    "rules.bang_draw_check_what": phrase("rules", "For"),
    "rules.bang_draw_check_on": phrase("rules", "Decided by"),
    "rules.bang_draw_check_barrel": phrase("rules", "a heart cancels the shot"),
    "rules.bang_draw_check_jail": phrase("rules", "a heart lets you out"),
    "rules.bang_draw_check_dynamite": phrase("rules", "2 to 9 of spades blow it up"),
    "rules.bang_draw_check_bell": phrase("rules", "a heart or a diamond brings another turn"),
    "rules.bang_draw_check_2": phrase(
        "rules",
        "Lucky Duke turns over a card more, and so does whoever has a [Horseshoe](bang/horseshoe); both together make"
        " three. He says which one counts, and all of them are discarded, that one on top.",
    ),
    "rules.bang_reshuffle": phrase("rules", "When the pile is empty"),
    "rules.bang_reshuffle_1": phrase(
        "rules",
        "As soon as a card is needed and none is left, the discard pile is shuffled and becomes the new draw pile. "
        "Whoever was drawing goes on drawing.",
    ),
    "rules.bang_reshuffle_2": phrase(
        "rules",
        "If both piles are empty, you get fewer cards, and a draw! goes against you; only Dynamite is kind and moves "
        "on.",
    ),
}
