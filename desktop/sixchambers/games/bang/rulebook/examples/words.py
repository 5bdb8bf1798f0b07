"""What the worked examples say, in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    "rules.bang_ex_turn": phrase("rules", "A turn of the Sheriff"),
    "rules.bang_ex_turn_0": phrase(
        "rules",
        "Ida is the Sheriff. She has drawn her two cards, a BANG! and a Schofield. She has only two life points left.",
    ),
    "rules.bang_ex_turn_1": phrase("rules", "The Schofield reaches two places: at a table of five that is everybody."),
    "rules.bang_ex_turn_2": phrase("rules", "She shoots at Rosa. That was her BANG! for this turn, and Rosa is asked."),
    "rules.bang_ex_turn_3": phrase("rules", "Missed! Rosa keeps her life point, and the card is gone."),
    "rules.bang_ex_turn_4": phrase("rules", "Ida stops. Three cards for two life points: one has to go."),
    "rules.bang_ex_turn_5": phrase(
        "rules", "She keeps both Missed!. Everybody knows where the Sheriff sits. It is Clem’s turn."
    ),
    "rules.bang_ex_distance": phrase("rules", "Near and far"),
    "rules.bang_ex_distance_0": phrase(
        "rules", "Five players. Ida’s Colt reaches only her neighbours; Rosa, on her Mustang, is three steps away."
    ),
    "rules.bang_ex_distance_1": phrase(
        "rules",
        "With a Scope everybody is a step nearer: Buck is in range now. Clem was next to her already, and nearer than"
        " one there is not.",
    ),
    "rules.bang_ex_distance_2": phrase("rules", "A Schofield reaches two. Now even the Mustang does not save Rosa."),
    "rules.bang_ex_limit": phrase("rules", "One BANG!, or as many as you hold"),
    "rules.bang_ex_limit_0": phrase("rules", "Ida holds two BANG! cards and a Volcanic."),
    "rules.bang_ex_limit_1": phrase(
        "rules", "Clem has no card to answer with, so he is hit at once. That was Ida’s one BANG!."
    ),
    "rules.bang_ex_limit_2": phrase("rules", "With a Volcanic in front of her the limit is gone."),
    "rules.bang_ex_limit_3": phrase("rules", "And again, at her other neighbour."),
    "rules.bang_ex_dodge": phrase("rules", "Behind the barrel"),
    "rules.bang_ex_dodge_0": phrase(
        "rules", "Clem has a Barrel in front of him and a Missed! in his hand. Ida takes aim."
    ),
    "rules.bang_ex_dodge_1": phrase("rules", "He may use both, in the order he likes."),
    "rules.bang_ex_dodge_2": phrase("rules", "First the Barrel: a club is turned over. No heart, no luck."),
    "rules.bang_ex_dodge_3": phrase("rules", "Then the card. The shot is cancelled."),
    "rules.bang_ex_dynamite": phrase("rules", "Dynamite before Jail"),
    "rules.bang_ex_dynamite_0": phrase(
        "rules", "Clem sits in Jail, and the Dynamite lies in front of him. Ida’s turn is about to end."
    ),
    "rules.bang_ex_dynamite_1": phrase(
        "rules",
        "First the Dynamite: the ten of spades is harmless, so it moves on to Rosa. Then the Jail: a heart, and Clem "
        "is free. He has already drawn.",
    ),
    "rules.bang_ex_dynamite_2": phrase(
        "rules", "Rosa has less luck: the 7 of spades. She loses three life points, and nobody is to blame."
    ),
    "rules.bang_ex_duel": phrase("rules", "A Duel"),
    "rules.bang_ex_duel_0": phrase(
        "rules", "Ida challenges Rosa, who sits far away. Distance does not matter in a Duel."
    ),
    "rules.bang_ex_duel_1": phrase("rules", "Rosa has to begin."),
    "rules.bang_ex_duel_2": phrase("rules", "She discards a BANG!. Now it is up to Ida."),
    "rules.bang_ex_duel_3": phrase("rules", "Ida has one, too. It does not count as her shot."),
    "rules.bang_ex_duel_4": phrase("rules", "Rosa has only a Missed!, and that is of no use here. A life point."),
    "rules.bang_ex_store": phrase("rules", "The General Store"),
    "rules.bang_ex_store_0": phrase("rules", "Ida opens the store."),
    "rules.bang_ex_store_1": phrase("rules", "A card for each of the five. Ida picks first."),
    "rules.bang_ex_store_2": phrase("rules", "Then the others, clockwise. What Nelly gets, nobody wanted."),
    "rules.bang_ex_last_chance": phrase("rules", "In the last moment"),
    "rules.bang_ex_last_chance_0": phrase("rules", "Rosa has a single life point and a Beer. Ida sends the Indians."),
    "rules.bang_ex_last_chance_1": phrase("rules", "They come to Clem first, on Ida’s left."),
    "rules.bang_ex_last_chance_2": phrase("rules", "A BANG! drives them off."),
    "rules.bang_ex_last_chance_3": phrase(
        "rules", "Rosa has none. Her last chance comes at once, before the others are asked."
    ),
    "rules.bang_ex_last_chance_4": phrase(
        "rules", "The Beer brings her back. Buck and Nelly have nothing in hand and pay with life."
    ),
    "rules.bang_ex_reward": phrase("rules", "A bounty"),
    "rules.bang_ex_reward_0": phrase(
        "rules", "Buck suspects Rosa, who has one life point left. He does not know that they are on the same side."
    ),
    "rules.bang_ex_reward_1": phrase(
        "rules",
        "An Outlaw! Buck draws three cards all the same. Rosa’s Scope goes to the discard pile, and from now on Clem "
        "is a step nearer to him.",
    ),
    "rules.bang_ex_penalty": phrase("rules", "The wrong one"),
    "rules.bang_ex_penalty_0": phrase("rules", "Ida is sure that Nelly is up to something."),
    "rules.bang_ex_penalty_1": phrase(
        "rules", "It was her Deputy. The Sheriff loses her hand and everything in front of her, and with it her turn."
    ),
    "rules.bang_ex_outlaws": phrase("rules", "All together"),
    "rules.bang_ex_outlaws_0": phrase(
        "rules", "Clem has a Gatling. Ida, the Sheriff, and Rosa, the last Outlaw, have one life point each."
    ),
    "rules.bang_ex_outlaws_1": phrase(
        "rules",
        "Both fall to the same card. The Sheriff is asked about first: the Outlaws win, though none of them is alive.",
    ),
    "rules.bang_ex_renegade": phrase("rules", "The last one"),
    "rules.bang_ex_renegade_0": phrase("rules", "Only the Sheriff, a Deputy and the Renegade are left."),
    "rules.bang_ex_renegade_1": phrase(
        "rules", "A Gatling takes both of them. Clem is alone, and that is all he ever wanted."
    ),
    "rules.bang_ex_hunt": phrase("rules", "Three hunters"),
    "rules.bang_ex_hunt_0": phrase("rules", "Ida, the Deputy, hunts Rosa, the Renegade. All roles lie open."),
    "rules.bang_ex_hunt_1": phrase("rules", "She got her prey herself: the game is over."),
    "rules.bang_ex_slab": phrase("rules", "Two for one"),
    "rules.bang_ex_slab_0": phrase("rules", "Ida is Slab the Killer. Clem has one Missed! and a Barrel."),
    "rules.bang_ex_slab_1": phrase("rules", "The Barrel shows a heart. That is the first half."),
    "rules.bang_ex_slab_2": phrase("rules", "The card is the other half: cancelled."),
    "rules.bang_ex_jourdonnais": phrase("rules", "Two barrels"),
    "rules.bang_ex_jourdonnais_0": phrase("rules", "Clem is Jourdonnais and has a real Barrel as well."),
    "rules.bang_ex_jourdonnais_1": phrase("rules", "His own barrel first: a club."),
    "rules.bang_ex_jourdonnais_2": phrase("rules", "Then the other: a heart. Nothing happened."),
    "rules.bang_ex_kit": phrase("rules", "Two of three"),
    "rules.bang_ex_kit_0": phrase(
        "rules", "Ida is Kit Carlson and looks at the top three cards. We look over her shoulder."
    ),
    "rules.bang_ex_kit_1": phrase(
        "rules", "She keeps a BANG! and a Beer. The Mustang goes back on top, and only she knows."
    ),
    "rules.bang_ex_kit_2": phrase("rules", "It is Clem who draws it."),
    "rules.bang_ex_sid": phrase("rules", "At any time"),
    "rules.bang_ex_sid_0": phrase("rules", "Clem is Sid Ketchum and has lost two life points. It is Ida’s turn."),
    "rules.bang_ex_sid_1": phrase("rules", "Two cards, a life point, in the middle of somebody else’s turn."),
    "rules.bang_ex_sam": phrase("rules", "The heir"),
    "rules.bang_ex_sam_0": phrase(
        "rules",
        "Clem is Vulture Sam. Buck, on his Mustang, has one card and a single life point left, and Ida’s Remington "
        "reaches him.",
    ),
    "rules.bang_ex_sam_1": phrase(
        "rules",
        "Neither a Missed! nor a Beer: Buck is out. His hand and his Mustang go to Clem; the three cards for an "
        "Outlaw go to Ida.",
    ),
    "rules.bang_ex_nuggets": phrase("rules", "Crime pays"),
    "rules.bang_ex_nuggets_0": phrase("rules", "Ida holds a Gatling. A Bottle lies in the row, for two nuggets."),
    "rules.bang_ex_nuggets_1": phrase("rules", "Clem gets away, the others do not: three wounds, three nuggets."),
    "rules.bang_ex_nuggets_2": phrase("rules", "Her BANG! she still has, and Clem has no card left."),
    "rules.bang_ex_nuggets_3": phrase(
        "rules",
        "A Bottle thrown like a BANG! does not count as one. It costs two and brings one back; the Boots fill the gap.",
    ),
    "rules.bang_ex_wanted": phrase("rules", "Wanted"),
    "rules.bang_ex_wanted_0": phrase("rules", "Ida has two nuggets, and Rosa has been hard at work lately."),
    "rules.bang_ex_wanted_1": phrase("rules", "The poster goes up in front of Rosa."),
    "rules.bang_ex_wanted_2": phrase(
        "rules", "A nugget for the wound, one for the poster; two cards for the poster, three for an Outlaw."
    ),
    "rules.bang_ex_force": phrase("rules", "Too good for him"),
    "rules.bang_ex_force_0": phrase(
        "rules", "Clem’s Calumet makes diamonds harmless. Ida holds a BANG! of diamonds, and four nuggets."
    ),
    "rules.bang_ex_force_1": phrase(
        "rules", "It costs three, so being rid of it costs four. It lies face up under the deck."
    ),
    "rules.bang_ex_force_2": phrase("rules", "Now the shot counts, and brings a nugget back."),
    "rules.bang_ex_gold_rush": phrase("rules", "Struck gold"),
    "rules.bang_ex_gold_rush_0": phrase("rules", "Ida has one life point, four cards and five nuggets."),
    "rules.bang_ex_gold_rush_1": phrase("rules", "Her turn ends. She discards with the one life point she has."),
    "rules.bang_ex_gold_rush_2": phrase("rules", "Then she is healed, and a new turn begins, with two new cards."),
    "rules.bang_ex_shadow": phrase("rules", "Back for a turn"),
    "rules.bang_ex_shadow_0": phrase(
        "rules", "Buck is out, but he has kept three nuggets. Rosa’s turn is about to end, and he comes next."
    ),
    "rules.bang_ex_shadow_1": phrase(
        "rules", "His shadow rides in and draws two cards. For this turn he counts as a player."
    ),
    "rules.bang_ex_shadow_2": phrase("rules", "He shoots like anybody, and is paid like anybody."),
    "rules.bang_ex_shadow_3": phrase(
        "rules", "Then he is gone, and so is his Mustang. His gold he keeps, and the poster stays where he put it."
    ),
    "rules.bang_ex_turncoat": phrase("rules", "With the wind"),
    "rules.bang_ex_turncoat_0": phrase(
        "rules", "The Renegade is dead. Only one role of the others lies open: the Sheriff’s."
    ),
    "rules.bang_ex_turncoat_1": phrase(
        "rules", "One for the Law, none for the Outlaws: Clem’s shadow rides for the Sheriff."
    ),
    "rules.bang_ex_turncoat_2": phrase(
        "rules", "He brings down an Outlaw. Now it is one to one, but his side holds until his next turn."
    ),
    "rules.bang_ex_turncoat_3": phrase(
        "rules", "Once round the table, and a tie belongs to the Outlaws. Clem rides with them."
    ),
}
