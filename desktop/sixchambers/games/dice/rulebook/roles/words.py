"""The rules of the special roles in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    "rules.dice_special_chapter": phrase("rules", "Old Saloon: special roles"),
    "rules.dice_special_roles": phrase("rules", "A power up your sleeve"),
    "rules.dice_special_roles_1": phrase(
        "rules",
        "A special role is still a Deputy, an Outlaw or a Renegade, and wants the same. But it has a power, for the "
        "one moment that is worth showing your face for.",
    ),
    "rules.dice_special_once": phrase("rules", "Once a game, and only at its own moment."),
    "rules.dice_special_reveal": phrase(
        "rules", "To use it you turn your role up. It stays up: everybody knows your side from then on."
    ),
    "rules.dice_special_spent": phrase(
        "rules", "A power that was revealed is spent, even if [The Judge](dice/the_judge) strikes it."
    ),
    "rules.dice_special_dead": phrase(
        "rules", "Whoever is eliminated takes an unused power to the grave. So does the Ghost."
    ),
    "rules.dice_special_when": phrase("rules", "The moment"),
    "rules.dice_special_card": phrase("rules", "Who may reveal"),
    "rules.dice_special_whose": phrase("rules", "Whose turn"),
    "rules.dice_when_start": phrase("rules", "before the first throw"),
    "rules.dice_when_start_card": phrase("rules", "The Good, The Ugly"),
    "rules.dice_when_throw": phrase("rules", "after a throw, before it does anything"),
    "rules.dice_when_last": phrase("rules", "after the last throw"),
    "rules.dice_when_gain": phrase("rules", "before somebody gains life points"),
    "rules.dice_when_doom": phrase("rules", "before somebody is eliminated"),
    "rules.dice_when_end": phrase("rules", "at the end of the turn"),
    "rules.dice_when_reveal": phrase("rules", "after a role was revealed"),
    "rules.dice_whose_own": phrase("rules", "his own"),
    "rules.dice_whose_any": phrase("rules", "anybody’s, his own too"),
    "rules.dice_whose_other": phrase("rules", "somebody else’s"),
    "rules.dice_special_roles_2": phrase(
        "rules",
        "You can play with special roles only, or with all cards of a kind shuffled together. Then nobody knows "
        "whether there is a special one among you. How many of each side there are never changes.",
    ),
    "rules.dice_windows": phrase("rules", "The moments at this table"),
    "rules.dice_windows_1": phrase(
        "rules",
        "Whenever a power might be revealed, the table pauses briefly, for the same time whether or not anybody holds "
        "that card. Everybody whose role is hidden is asked; most can only pass. So the pause says nothing about "
        "anybody.",
    ),
    "rules.dice_windows_2": phrase(
        "rules",
        "After an ordinary throw the pause is under a second. A key holds it while you think, and you can let the "
        "table pass for you until further notice.",
    ),
    "rules.dice_windows_3": phrase(
        "rules",
        "The table skips a moment as soon as everybody can see that nobody can hold its card any more. And alone "
        "against bots you only wait for moments in which you have something to reveal: there is nobody to hide it "
        "from.",
    ),
    "rules.dice_the_bear": phrase(
        "rules", "The only special Sheriff, and the only one without a moment of his own: he just has more to lose."
    ),
    "rules.dice_the_good": phrase(
        "rules",
        "He is the Sheriff from now on, without a single life point more, and his limit stays his character’s number. "
        "The old Sheriff is a Deputy: what he has above his own number he keeps until he loses it, but he cannot gain "
        "while he is above it. Whose death ends the game changes on the spot.",
    ),
    "rules.dice_the_doc": phrase(
        "rules",
        "Any die of any throw, his own or the Ghost’s, to another face this very die has. It counts as just thrown: an"
        " arrow is taken, a third dynamite ends the throwing; an arrow turned away in time never comes.",
    ),
    "rules.dice_the_judge": phrase(
        "rules",
        "That power does nothing and is spent, and so is he. He cannot strike an elimination, nor The Bear, who uses "
        "no power.",
    ),
    "rules.dice_the_gambler": phrase(
        "rules",
        "All of them: burning dynamite and dice the Ghost has set as well. What the old dice have not done yet they "
        "will not do, and what comes has to be taken. If the throw was certainly the last one, not even its arrows "
        "count; arrows from an earlier throw stay.",
    ),
    "rules.dice_the_bad": phrase(
        "rules",
        "All the points that player was to get at this moment are lost; the beers cannot be given to somebody else. If"
        " several are about to gain, he picks one of them. A beer for somebody at his limit is no gain, so he is not "
        "asked.",
    ),
    "rules.dice_the_ugly": phrase(
        "rules",
        "Any two living players, he himself perhaps among them, the Chief’s Arrow included. The pile stays as it is, "
        "so the swap itself starts no attack.",
    ),
    "rules.dice_right_hand": phrase(
        "rules",
        "A whole turn with everything: three throws, a Saloon die of his choice, abilities at its start. The Ghost’s "
        "dice are not set a second time.",
    ),
    "rules.dice_left_hand": phrase(
        "rules",
        "Exactly two, whatever he had before, and he may return all his arrows. It can be the Renegade himself, or the"
        " Sheriff who must not fall too early. Those two points are not a gain: The Bad can do nothing about them.",
    ),
}
