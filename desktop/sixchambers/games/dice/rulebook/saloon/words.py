"""The rules of the Old Saloon modules in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    "rules.dice_saloon_chapter": phrase("rules", "Old Saloon"),
    "rules.dice_old_saloon": phrase("rules", "Five modules"),
    "rules.dice_old_saloon_1": phrase(
        "rules", "Old Saloon adds five things to the game. Each is a switch of its own; any of them go together."
    ),
    "rules.dice_module": phrase("rules", "Module"),
    "rules.dice_module_brings": phrase("rules", "What it brings"),
    "rules.dice_module_1": phrase("rules", "two [Saloon dice](dice/saloon) for the bold and the careful"),
    "rules.dice_module_2": phrase("rules", "a tenth arrow, the [Chief’s](dice/chief)"),
    "rules.dice_module_3": phrase("rules", "nine [special roles](dice/special_roles) with a power up their sleeve"),
    "rules.dice_module_4": phrase("rules", "eight [new faces](dice/new_characters)"),
    "rules.dice_module_5": phrase("rules", "[the Ghost](dice/ghost): something to do for the first one out"),
    "rules.dice_saloon": phrase("rules", "The Loudmouth and the Coward"),
    "rules.dice_saloon_1": phrase(
        "rules",
        "Before your first throw you may swap one base die for the Loudmouth *or* the Coward. It stays for this turn "
        "and is thrown like the others; next turn you choose anew.",
    ),
    "rules.dice_saloon_base": phrase("rules", "Instead of"),
    "rules.dice_saloon_double": phrase(
        "rules", "A *double* face is two symbols. You may use them on two different players."
    ),
    "rules.dice_saloon_bullet": phrase(
        "rules", "The *bullet* costs you a life point, at once. Show it again on a later throw and it costs you again."
    ),
    "rules.dice_saloon_broken": phrase(
        "rules",
        "The *broken arrow* sends one regular arrow of any player back to the pile, at once. You have to name somebody"
        " who has one; it does nothing if nobody has.",
    ),
    "rules.dice_saloon_2": phrase(
        "rules",
        "After every throw arrows come first, then the broken arrow, then the bullet. The Loudmouth has no beer on it,"
        " the Coward neither a 2 nor a Gatling.",
    ),
    "rules.dice_chief": phrase("rules", "The Indian Chief’s Arrow"),
    "rules.dice_picture_chief": phrase("rules", "The tenth arrow"),
    "rules.dice_chief_1": phrase(
        "rules",
        "Whoever has to take an arrow may take the Chief’s instead, as long as it lies in the pile. It pays for one "
        "arrow result like any other. If it is all that is left there, it has to be taken, and the Indians come.",
    ),
    "rules.dice_chief_2": phrase(
        "rules",
        "In an attack it weighs as much as *two* arrows. But if its holder then has more weight than every single "
        "other player, the Indians take him for one of theirs and he loses *nothing*. A tie for the lead does not "
        "help.",
    ),
    "rules.dice_chief_3": phrase(
        "rules",
        "It goes back with all the others: after the attack, with the Gatling, when its holder is eliminated. A broken"
        " arrow cannot touch it.",
    ),
    "rules.dice_ghost": phrase("rules", "The Ghost"),
    "rules.dice_picture_ghost": phrase("rules", "Dead, but not gone"),
    "rules.dice_ghost_1": phrase(
        "rules",
        "The first player who is eliminated, the Sheriff aside, becomes the Ghost. His role lies open, character and "
        "power are gone, he holds no arrows and nobody can aim at him. But he keeps his place in the round and goes on"
        " playing for his side.",
    ),
    "rules.dice_ghost_throw": phrase(
        "rules",
        "In his turn he throws two base dice, up to three times. Dynamite burns for him as well; otherwise his dice do"
        " nothing.",
    ),
    "rules.dice_ghost_give": phrase(
        "rules",
        "Then he gives the token of *one* of the two faces to any living player. If both dice show the same he has to "
        "give that token together with the ×2 token.",
    ),
    "rules.dice_ghost_set": phrase(
        "rules",
        "In his next turn that player sets one base die to this face, with ×2 two of them, before he throws the rest. "
        "They count as thrown: arrows are taken, dynamite burns.",
    ),
    "rules.dice_ghost_back": phrase(
        "rules", "From the second throw on he may throw them again. At the end of the turn the tokens go home."
    ),
    "rules.dice_ghost_2": phrase("rules", "There is one Ghost and no more. Who is eliminated later is simply out."),
    "rules.dice_ghost_3": phrase(
        "rules",
        "For the victory the Ghost counts as eliminated; he wins with his side. A *Renegade* cannot win alone any more"
        " and has to take sides, depending on how many sat down at the start:",
    ),
    "rules.dice_ghost_at_start": phrase("rules", "Players at the start"),
    "rules.dice_ghost_sides": phrase("rules", "The Ghost Renegade joins"),
    "rules.dice_ghost_outlaws": phrase("rules", "the Outlaws"),
    "rules.dice_ghost_law": phrase("rules", "the Sheriff’s side"),
    "rules.dice_ghost_4": phrase(
        "rules", "A Saloon die never replaces a die that the Ghost has set; it takes the place of another one."
    ),
}
