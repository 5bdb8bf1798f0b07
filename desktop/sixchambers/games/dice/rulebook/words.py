"""The rules of BANG! The Dice Game in English. German is in i18n/."""

from ....engine.phrase import phrase

WORDS = {
    # what is at stake
    "rules.dice_about": phrase("rules", "What is at stake"),
    "rules.dice_goal": phrase("rules", "Who wants what"),
    "rules.dice_goal_1": phrase(
        "rules",
        "A Sheriff, and people who want him gone. Everybody sees who wears the star; nobody knows who else can be "
        "trusted. Five dice settle the rest.",
    ),
    "rules.dice_goal_role": phrase("rules", "Role"),
    "rules.dice_goal_wins": phrase("rules", "Wins when"),
    "rules.dice_goal_sheriff": phrase("rules", "every Outlaw and every Renegade is eliminated"),
    "rules.dice_goal_deputy": phrase("rules", "the Sheriff wins"),
    "rules.dice_goal_outlaw": phrase("rules", "the Sheriff is eliminated"),
    "rules.dice_goal_renegade": phrase("rules", "he alone is left, and the Sheriff was the last to fall"),
    "rules.dice_goal_2": phrase(
        "rules",
        "Deputies and Outlaws win as a side, the dead as well as the living. Only the Renegade wins for himself, which"
        " is why he makes so few friends.",
    ),
    "rules.dice_roles": phrase("rules", "How many of each"),
    "rules.dice_roles_1": phrase(
        "rules", "The number of players decides which roles are dealt. Everybody knows these numbers:"
    ),
    "rules.dice_roles_players": phrase("rules", "Players"),
    "rules.dice_roles_2": phrase(
        "rules",
        "Only the Sheriff lays his role open. The others stay hidden until their owner is "
        "[eliminated](dice/elimination). Whom somebody shoots at and who gets his beer is all you have to go by. With "
        "[three players](dice/three) all roles lie open, and the goals are different.",
    ),
    "rules.dice_components": phrase("rules", "What you play with"),
    "rules.dice_picture_die": phrase("rules", "Five dice, all alike"),
    "rules.dice_picture_arrow": phrase("rules", "Nine arrows in a pile"),
    "rules.dice_picture_life": phrase("rules", "Bullets count your life points"),
    "rules.dice_picture_character": phrase("rules", "A character for everybody"),
    "rules.dice_components_1": phrase(
        "rules",
        "Nothing is drawn and nothing is hidden but the roles. Life points, arrows, characters and dice lie open for "
        "all to see.",
    ),
    "rules.dice_setup": phrase("rules", "Before the first throw"),
    "rules.dice_setup_roles": phrase(
        "rules", "Everybody gets a role, face down. The Sheriff turns his up; the others peek and keep a straight face."
    ),
    "rules.dice_setup_characters": phrase(
        "rules", "Everybody gets a [character](dice/characters), face up, with an ability of its own."
    ),
    "rules.dice_setup_life": phrase(
        "rules", "The number on the character is your life points. The Sheriff has *two more*."
    ),
    "rules.dice_setup_arrows": phrase("rules", "All nine arrows lie in the pile."),
    "rules.dice_setup_first": phrase("rules", "The Sheriff begins, then it goes round clockwise."),
    "rules.dice_setup_1": phrase(
        "rules",
        "What you begin with is also your limit: no beer in the world brings you above the life points you started "
        "with.",
    ),
    # a turn
    "rules.dice_course": phrase("rules", "Your turn"),
    "rules.dice_turn": phrase("rules", "How a turn goes"),
    "rules.dice_turn_1": phrase(
        "rules", "Throw, keep what you like, throw the rest again. Then the dice do what they show, in a fixed order."
    ),
    "rules.dice_turn_throws": phrase(
        "rules", "[Throw](dice/throws) up to three times. [Arrows](dice/arrows) count at once, after every throw."
    ),
    "rules.dice_turn_dynamite": phrase("rules", "[Dynamite](dice/dynamite): three of them cost you a life point."),
    "rules.dice_turn_shots": phrase("rules", "[Shots](dice/shots): every 1 and every 2 hits somebody."),
    "rules.dice_turn_beer": phrase("rules", "[Beer](dice/beer): each one gives somebody a life point."),
    "rules.dice_turn_gatling": phrase("rules", "[Gatling](dice/gatling): three of them hit everybody else."),
    "rules.dice_turn_2": phrase(
        "rules",
        "Everything on your last throw has to be used, whether it suits you or not. If you are eliminated on the way, "
        "your turn stops right there.",
    ),
    "rules.dice_faces": phrase("rules", "The six faces"),
    "rules.dice_face_arrow": phrase("rules", "Arrow: take an arrow, at once"),
    "rules.dice_face_dynamite": phrase("rules", "Dynamite: stays where it is; three explode"),
    "rules.dice_face_one": phrase("rules", "Shot at somebody one place away"),
    "rules.dice_face_two": phrase("rules", "Shot at somebody two places away"),
    "rules.dice_face_beer": phrase("rules", "Beer: a life point for anybody"),
    "rules.dice_face_gatling": phrase("rules", "Gatling: three fire at all the others"),
    "rules.dice_faces_1": phrase("rules", "Each face is on every base die once, so each comes up one time in six."),
    "rules.dice_throws": phrase("rules", "Throwing"),
    "rules.dice_throws_1": phrase(
        "rules", "Begin with all five dice. After the first and the second throw you choose:"
    ),
    "rules.dice_throws_again": phrase("rules", "Stop, or throw any of the dice again, as many as you like."),
    "rules.dice_throws_later": phrase("rules", "A die you left alone once may still be thrown again later."),
    "rules.dice_throws_burns": phrase("rules", "*Dynamite burns*: it cannot be picked up again."),
    "rules.dice_throws_three": phrase(
        "rules", "The third throw is the last. So is any throw after which three dynamites lie there."
    ),
    "rules.dice_throws_2": phrase(
        "rules",
        "With a mouse, a key or a finger you pick the dice to throw again; those left alone stay where they are.",
    ),
    "rules.dice_arrows": phrase("rules", "Arrows"),
    "rules.dice_arrows_1": phrase(
        "rules",
        "Every arrow you throw makes you take an arrow from the pile, immediately, before you decide anything else. "
        "You may throw the die again; the arrow is yours all the same.",
    ),
    "rules.dice_arrows_2": phrase("rules", "An arrow die that merely stays where it is does not cost a second one."),
    "rules.dice_arrows_3": phrase(
        "rules",
        "Arrows do nothing by themselves. They lie in front of you and wait, until the pile is empty. The "
        "[Gatling](dice/gatling) and a few characters get rid of them.",
    ),
    "rules.dice_indians": phrase("rules", "The Indian attack"),
    "rules.dice_indians_1": phrase(
        "rules",
        "Whoever takes the *last arrow* from the pile brings the Indians down on everybody: each player loses one life"
        " point for every arrow in front of him, all at the same moment. Then all arrows go back to the pile.",
    ),
    "rules.dice_indians_2": phrase(
        "rules",
        "After the attack the turn goes on. If the same throw had more arrows than the pile, the rest is taken now, "
        "from the full pile.",
    ),
    "rules.dice_indians_3": phrase(
        "rules", "An attack is nobody’s doing: no one gets credit, or blame, for its victims."
    ),
    "rules.dice_dynamite": phrase("rules", "Dynamite"),
    "rules.dice_dynamite_1": phrase(
        "rules",
        "Three or more dynamites end your throwing and cost you *one* life point, never more, however many there are.",
    ),
    "rules.dice_dynamite_2": phrase(
        "rules", "If you survive that, your other dice still count. If you do not, nothing else of your throw happens."
    ),
    "rules.dice_shots": phrase("rules", "Shots: the 1 and the 2"),
    "rules.dice_shots_1": phrase(
        "rules",
        "Each 1 hits somebody exactly one place away from you, each 2 somebody exactly two places away, to the left or"
        " to the right. Only living players count as places.",
    ),
    "rules.dice_shots_living": phrase("rules", "Living players"),
    "rules.dice_shots_many": phrase("rules", "five or more"),
    "rules.dice_shots_four": phrase("rules", "four"),
    "rules.dice_shots_few": phrase("rules", "three or two"),
    "rules.dice_shots_next": phrase("rules", "either neighbour"),
    "rules.dice_shots_next_two": phrase("rules", "one of your two neighbours"),
    "rules.dice_shots_second": phrase("rules", "either of the next but one"),
    "rules.dice_shots_opposite": phrase("rules", "whoever sits opposite"),
    "rules.dice_shots_anybody": phrase("rules", "any opponent"),
    "rules.dice_shots_as_one": phrase("rules", "the same as a 1"),
    "rules.dice_shots_2": phrase(
        "rules",
        "First all shots are given a target, then all of them hit at the same moment. So a kill does not bring anybody"
        " into range, and several shots may go to the same player, even more than he has life points.",
    ),
    "rules.dice_shots_3": phrase("rules", "You never shoot yourself, and you never decline a shot."),
    "rules.dice_beer": phrase("rules", "Beer"),
    "rules.dice_beer_1": phrase(
        "rules", "Each beer gives one life point to any living player, yourself or somebody else, up to his limit."
    ),
    "rules.dice_beer_2": phrase(
        "rules",
        "Beer is served after the shots: it saves nobody from them. A beer for somebody who is at his limit is wasted,"
        " and now and then that is just what you want.",
    ),
    "rules.dice_gatling": phrase("rules", "The Gatling Gun"),
    "rules.dice_gatling_1": phrase(
        "rules",
        "Three or more Gatlings fire it: every *other* living player loses one life point, wherever he sits, and all "
        "your own arrows go back to the pile. Fewer than three do nothing.",
    ),
    "rules.dice_gatling_2": phrase("rules", "It fires once, no matter how many there are, and it cannot be held back."),
    # life and death
    "rules.dice_ending": phrase("rules", "Life and death"),
    "rules.dice_life": phrase("rules", "Losing and gaining life points"),
    "rules.dice_life_1": phrase(
        "rules",
        "However life points are lost, it always goes the same way. Most of these steps concern characters and special"
        " roles; without them you lose the points and that is that.",
    ),
    "rules.dice_life_less": phrase("rules", "Who is immune, or loses less? Jourdonnais, Paul Regret and Vera Custer."),
    "rules.dice_life_own": phrase("rules", "Bart Cassidy may take arrows instead."),
    "rules.dice_life_molly": phrase("rules", "Molly Stark may step in for others."),
    "rules.dice_life_lost": phrase(
        "rules", "Everybody loses his points at the same moment. Pedro Ramirez may return arrows."
    ),
    "rules.dice_life_rescue": phrase(
        "rules", "Whoever has none left is doomed. [The Left Hand of the Devil](dice/left_hand) may save one of them."
    ),
    "rules.dice_life_out": phrase("rules", "The doomed are [eliminated](dice/elimination), all together."),
    "rules.dice_life_won": phrase("rules", "Has somebody [won](dice/victory)? Then nothing further happens."),
    "rules.dice_life_after": phrase("rules", "Vulture Sam takes his share; then whoever hit El Gringo takes an arrow."),
    "rules.dice_life_2": phrase(
        "rules",
        "Only shots and the Gatling have somebody who did it. Indians, dynamite and the Loudmouth’s bullet are "
        "nobody’s doing.",
    ),
    "rules.dice_life_3": phrase(
        "rules",
        "Life points are gained up to your limit. All the beers one player gets in a turn are a single gain, which "
        "matters only when [The Bad](dice/the_bad) is about.",
    ),
    "rules.dice_elimination": phrase("rules", "Eliminated"),
    "rules.dice_elimination_1": phrase(
        "rules",
        "Whoever loses his last life point is out: he turns his role up and returns his arrows to the pile. From now "
        "on nobody counts him as a place.",
    ),
    "rules.dice_elimination_2": phrase(
        "rules",
        "Players eliminated at the same moment leave together. Who won is looked at only when all of them are out.",
    ),
    "rules.dice_elimination_3": phrase(
        "rules",
        "If it is your own turn, it ends on the spot. And do not walk away: your side can still win with you. With "
        "[the Ghost](dice/ghost) the first to go even stays busy.",
    ),
    "rules.dice_victory": phrase("rules", "Who has won"),
    "rules.dice_victory_1": phrase(
        "rules", "Whenever somebody was eliminated, two questions are asked, in this order:"
    ),
    "rules.dice_victory_sheriff": phrase(
        "rules",
        "Is the *Sheriff* out? If a Renegade is the only one alive, he wins. In any other case all Outlaws win, even "
        "if none of them is alive any more.",
    ),
    "rules.dice_victory_law": phrase(
        "rules", "Are all *Outlaws and Renegades* out? Then the Sheriff and all Deputies win."
    ),
    "rules.dice_victory_2": phrase(
        "rules",
        "Because the Sheriff comes first, he does not win if he falls together with his last enemy. If everybody dies "
        "at once, the Outlaws win.",
    ),
    "rules.dice_victory_3": phrase(
        "rules",
        "Two Renegades, at a table of eight, are not a side: each wants to be the last one. And should a game ever "
        "last a thousand turns, it ends without a winner.",
    ),
    "rules.dice_three": phrase("rules", "Three players: the hunt"),
    "rules.dice_three_1": phrase(
        "rules",
        "Three players have no Sheriff. A Deputy, an Outlaw and a Renegade lay their roles open, the Deputy begins, "
        "and each hunts exactly one of the others:",
    ),
    "rules.dice_three_hunter": phrase("rules", "Hunter"),
    "rules.dice_three_prey": phrase("rules", "Prey"),
    "rules.dice_three_2": phrase(
        "rules",
        "You win at once if *you* take your prey’s last life point, with shots or with the Gatling. An Indian attack, "
        "dynamite or somebody else’s bullet does not count as yours.",
    ),
    "rules.dice_three_3": phrase(
        "rules",
        "If somebody is eliminated in any other way, the two who are left simply fight it out: the last one standing "
        "wins. If the last two fall together, the Outlaw has won.",
    ),
}
