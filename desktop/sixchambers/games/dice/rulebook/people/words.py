"""What the characters can do, in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    "rules.dice_people": phrase("rules", "The characters"),
    "rules.dice_characters": phrase("rules", "Sixteen characters"),
    "rules.dice_characters_1": phrase(
        "rules",
        "Everybody plays somebody. The ability is public, it costs nothing, and it is yours for the whole game, unless"
        " you end up as [the Ghost](dice/ghost).",
    ),
    "rules.dice_people_name": phrase("rules", "Character"),
    "rules.dice_people_life": phrase("rules", "Life"),
    "rules.dice_people_can": phrase("rules", "Ability"),
    "rules.dice_characters_2": phrase(
        "rules", "As Sheriff each of them has two life points more. What follows is the small print."
    ),
    "rules.dice_bart_cassidy": phrase(
        "rules",
        "Point by point he decides: life or arrow. The last arrow in the pile is not for him; while only one is left "
        "there he has to bleed. It works against shots, the Gatling and the Loudmouth’s bullet, not against Indians "
        "and dynamite.",
    ),
    "rules.dice_black_jack": phrase(
        "rules",
        "Dynamite does not burn in his hands. But three of them lying there together end his throwing like anybody’s, "
        "and he has no throw more than the others.",
    ),
    "rules.dice_calamity_janet": phrase(
        "rules", "She decides for each symbol by itself, when she aims: two 1s may well be a 1 and a 2."
    ),
    "rules.dice_el_gringo": phrase(
        "rules",
        "One arrow for each time he is hit, not for each point, and only if he really lost something. After the "
        "Gatling the arrows go back first, then comes his. It may be the last one, and it comes even from the grave.",
    ),
    "rules.dice_jesse_jones": phrase(
        "rules",
        "His life points are looked at once, when his beers are served: with four left, two beers bring four. A beer "
        "somebody else buys him is just a beer.",
    ),
    "rules.dice_jourdonnais": phrase(
        "rules", "One point for a whole attack, however many arrows he has hoarded, the Chief’s among them."
    ),
    "rules.dice_kit_carlson": phrase(
        "rules",
        "Each Gatling on his final dice sends an arrow home, his own or somebody else’s, whether or not the Gatling "
        "Gun fires. If it does, it does so first. He need not use all of them.",
    ),
    "rules.dice_lucky_duke": phrase("rules", "Four throws instead of three. Three dynamites stop him as well."),
    "rules.dice_paul_regret": phrase("rules", "He hears the Gatling rattle and orders another one."),
    "rules.dice_pedro_ramirez": phrase(
        "rules",
        "The life point is gone all the same, but so is the arrow: one for each point, if he likes. He may pick the "
        "Chief’s Arrow.",
    ),
    "rules.dice_rose_doolan": phrase(
        "rules",
        "Her 1 reaches one or two places, her 2 two or three, counted round the table and never back to herself. With "
        "four players alive a 2 therefore also hits a neighbour, the long way round.",
    ),
    "rules.dice_sid_ketchum": phrase(
        "rules",
        "Before he throws he has to name somebody. Somebody at his limit may be named, too; then nothing comes of it.",
    ),
    "rules.dice_slab_the_killer": phrase(
        "rules",
        "He aims first, then decides about the beer. Both points hit the same player, the beer is gone, and it works "
        "once a turn. Of a double face only one symbol is doubled or spent.",
    ),
    "rules.dice_suzy_lafayette": phrase(
        "rules",
        "Only the final dice count, so she may throw shots away as long as she can. The two points come at the end of "
        "her turn, even after an explosion, as long as she lives.",
    ),
    "rules.dice_vulture_sam": phrase(
        "rules",
        "Two for each of them: if two fall together he gains four. Somebody who comes back as the Ghost counts as "
        "well. If Sam falls with them he gets nothing.",
    ),
    "rules.dice_willy_the_kid": phrase("rules", "Two are enough, and four are still a single salvo."),
    # Old Saloon
    "rules.dice_newcomers": phrase("rules", "Old Saloon: new faces"),
    "rules.dice_new_characters": phrase("rules", "Eight new characters"),
    "rules.dice_new_characters_1": phrase(
        "rules", "With this module eight more are shuffled into the sixteen. Nobody knows who will turn up."
    ),
    "rules.dice_new_characters_2": phrase(
        "rules",
        "José Delgado and Tequila Joe only come if the [Saloon dice](dice/saloon) are on the table, Apache Kid only if"
        " the [Chief’s Arrow](dice/chief) is.",
    ),
    "rules.dice_jose_delgado": phrase(
        "rules",
        "Six dice with the Loudmouth. If he prefers the Coward it replaces a die as usual, and both at once are too "
        "much even for him.",
    ),
    "rules.dice_tequila_joe": phrase(
        "rules", "Six dice with the Coward. The Loudmouth he takes like anybody else, in place of a base die."
    ),
    "rules.dice_apache_kid": phrase(
        "rules", "The stolen arrow pays for that one result. Nothing leaves the pile, so it cannot start an attack."
    ),
    "rules.dice_bill_noface": phrase(
        "rules",
        "Arrows he throws again cost him nothing; those on his final dice are taken before the dynamite goes off. A "
        "broken arrow and a bullet act at once, for him too.",
    ),
    "rules.dice_elena_fuente": phrase(
        "rules",
        "One arrow of each throw, decided when it leaves the pile. If it is the last one, whoever gets it from her "
        "holds it when the Indians come.",
    ),
    "rules.dice_vera_custer": phrase(
        "rules",
        "All shots of a turn that hit her count together, and together they cost one less: one shot nothing, three "
        "shots two. The Gatling does not care.",
    ),
    "rules.dice_doc_holyday": phrase(
        "rules",
        "Doubles count twice. The two points come right after the shots, once a turn, even if some of the shots hit "
        "nothing.",
    ),
    "rules.dice_molly_stark": phrase(
        "rules",
        "She is asked about each victim by turns and takes over as much as she likes, but no more than she has left "
        "after her own loss at that moment. She may give her last point. Indians, dynamite, bullets: it makes no "
        "difference.",
    ),
}
