"""The captions of the worked examples in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    # a turn
    "rules.dice_ex_turn": phrase("rules", "A whole turn"),
    "rules.dice_ex_turn_0": phrase(
        "rules", "Ida is the Sheriff, with 9 of 11 life points. Who is who among the others she can only guess."
    ),
    "rules.dice_ex_turn_1": phrase(
        "rules", "Two 1s, a beer, an arrow, a Gatling. The arrow costs her an arrow at once; 8 are left in the pile."
    ),
    "rules.dice_ex_turn_2": phrase(
        "rules",
        "She keeps the 1s and the beer and throws the other two again: a 2 and dynamite. Her arrow stays with her.",
    ),
    "rules.dice_ex_turn_3": phrase(
        "rules", "One more throw would be hers, but she leaves it at that. Now the dice count."
    ),
    "rules.dice_ex_turn_4": phrase(
        "rules", "Both 1s go to Nelly, her neighbour; the 2 hits Buck, two places away. All of it at the same moment."
    ),
    "rules.dice_ex_turn_5": phrase(
        "rules", "The beer she drinks herself and has 10 life points. One Gatling does nothing. It is Clem’s turn."
    ),
    # the Indians
    "rules.dice_ex_indians": phrase("rules", "The last arrow"),
    "rules.dice_ex_indians_0": phrase(
        "rules", "One arrow is left in the pile. Ida has 3 in front of her, Clem 2, Buck 2, Rosa one, Nelly none."
    ),
    "rules.dice_ex_indians_1": phrase(
        "rules",
        "Ida throws two arrows. The first is the last in the pile: the Indians come, and everybody pays for his "
        "arrows, Ida for four. All go back, then she takes one for her second arrow, and 8 are left.",
    ),
    "rules.dice_ex_indians_2": phrase("rules", "Her turn simply goes on. The beer brings her to 7."),
    # dynamite
    "rules.dice_ex_dynamite": phrase("rules", "Once too often"),
    "rules.dice_ex_dynamite_0": phrase("rules", "Ida has all her 11 life points and feels lucky."),
    "rules.dice_ex_dynamite_1": phrase(
        "rules", "Two dynamites on the first throw. They burn: nobody touches them again."
    ),
    "rules.dice_ex_dynamite_2": phrase(
        "rules",
        "She throws two more dice all the same. A third dynamite! Her throwing is over, and it costs her a life point.",
    ),
    "rules.dice_ex_dynamite_3": phrase("rules", "She is still alive, so the 1 counts. It hits Nelly."),
    # shots
    "rules.dice_ex_shots": phrase("rules", "Two with one blow"),
    "rules.dice_ex_shots_0": phrase(
        "rules", "Six players. Clem, on Ida’s left, and Rosa beside him have one life point each."
    ),
    "rules.dice_ex_shots_1": phrase(
        "rules", "A 1 and a 2. The 1 reaches Clem or Jack, the 2 Rosa or Nelly, and nobody else."
    ),
    "rules.dice_ex_shots_2": phrase(
        "rules", "She takes Clem with the 1 and Rosa with the 2. Both fall together; the distances were settled before."
    ),
    "rules.dice_ex_shots_3": phrase(
        "rules", "The beer is for Jack. From now on Buck, until now three places away, is her neighbour."
    ),
    # Gatling
    "rules.dice_ex_gatling": phrase("rules", "Three Gatlings"),
    "rules.dice_ex_gatling_0": phrase("rules", "Ida has 4 arrows, Clem 2; the pile is down to 3."),
    "rules.dice_ex_gatling_1": phrase("rules", "Three Gatlings at once. She stops; first the beer is served."),
    "rules.dice_ex_gatling_2": phrase(
        "rules",
        "Then it rattles: everybody else loses a life point, friend or foe. Ida’s 4 arrows go home, Clem’s 2 stay.",
    ),
    # victory
    "rules.dice_ex_outlaws": phrase("rules", "The Sheriff falls"),
    "rules.dice_ex_outlaws_0": phrase(
        "rules", "One arrow left, and it is Nelly’s turn. Ida has 1 life point and 2 arrows, Rosa 2 and 3."
    ),
    "rules.dice_ex_outlaws_1": phrase(
        "rules",
        "She throws an arrow. Sheriff Ida and the Outlaw Rosa fall together. The Sheriff is out and several are alive:"
        " the Outlaws win, Buck and the dead Rosa alike.",
    ),
    "rules.dice_ex_renegade": phrase("rules", "The Renegade’s dream"),
    "rules.dice_ex_renegade_0": phrase(
        "rules",
        "Only three are left: Sheriff Ida and the Outlaw Buck with one life point each, and Nelly, the Renegade.",
    ),
    "rules.dice_ex_renegade_1": phrase(
        "rules", "Nelly has three Gatlings. Killing Ida alone would have given it to the Outlaws."
    ),
    "rules.dice_ex_renegade_2": phrase(
        "rules", "But they fall at the same moment. The Sheriff is out and a Renegade stands alone: Nelly wins."
    ),
    "rules.dice_ex_hunt": phrase("rules", "Three hunters"),
    "rules.dice_ex_hunt_0": phrase(
        "rules", "All roles are open: Ida is the Deputy and hunts Rosa, the Renegade, who has 2 life points left."
    ),
    "rules.dice_ex_hunt_1": phrase("rules", "A 2 and a 1. With three players both of them reach anybody."),
    "rules.dice_ex_hunt_2": phrase(
        "rules", "Both for Rosa. Ida took her prey’s last life point herself and wins on the spot."
    ),
    # characters
    "rules.dice_ex_bart": phrase("rules", "Bart Cassidy pays with arrows"),
    "rules.dice_ex_bart_0": phrase(
        "rules", "Clem is Bart Cassidy, with 8 life points. There are 2 arrows in the pile."
    ),
    "rules.dice_ex_bart_1": phrase(
        "rules", "Two shots hit him. He may pay one of them with an arrow, not both: the last arrow is not for him."
    ),
    "rules.dice_ex_bart_2": phrase(
        "rules", "One arrow, one life point. He is at 7, and a single arrow is left in the pile."
    ),
    "rules.dice_ex_calamity": phrase("rules", "Calamity Janet cannot count"),
    "rules.dice_ex_calamity_0": phrase("rules", "Ida is Calamity Janet. Her 1s may be 2s."),
    "rules.dice_ex_calamity_1": phrase(
        "rules", "Two 1s. Each of them may hit a neighbour or somebody two places away."
    ),
    "rules.dice_ex_calamity_2": phrase("rules", "One stays a 1 and hits Nelly, the other becomes a 2 and hits Buck."),
    "rules.dice_ex_slab": phrase("rules", "Slab the Killer spills a beer"),
    "rules.dice_ex_slab_0": phrase("rules", "Ida is Slab the Killer, with 7 life points; Nelly has 8."),
    "rules.dice_ex_slab_1": phrase("rules", "A 1 and two beers. She aims at Nelly, then she is asked about the beer."),
    "rules.dice_ex_slab_2": phrase("rules", "One beer makes the shot hit for two: Nelly is down to 6."),
    "rules.dice_ex_slab_3": phrase("rules", "The other beer is still a beer. Ida drinks it and has 8."),
    "rules.dice_ex_molly": phrase("rules", "Molly Stark steps in"),
    "rules.dice_ex_molly_0": phrase(
        "rules",
        "Rosa is an Outlaw, and it is her turn. The Sheriff has 4 life points, Clem, who is Molly Stark, has 3.",
    ),
    "rules.dice_ex_molly_1": phrase(
        "rules", "Four 2s at the Sheriff! Before anything is lost Molly is asked. She could take over up to 3 points."
    ),
    "rules.dice_ex_molly_2": phrase("rules", "She takes 2. Molly has 1 left, the Sheriff 2, and both are alive."),
    # Old Saloon
    "rules.dice_ex_loudmouth": phrase("rules", "A bullet, then a double"),
    "rules.dice_ex_loudmouth_0": phrase(
        "rules", "Ida has 11 life points and takes the Loudmouth instead of a base die."
    ),
    "rules.dice_ex_loudmouth_1": phrase("rules", "A bullet. It costs her a life point at once; she has 10."),
    "rules.dice_ex_loudmouth_2": phrase("rules", "She throws only that die again: a double 2. What it cost is gone."),
    "rules.dice_ex_loudmouth_3": phrase(
        "rules", "The 1 hits Nelly, the double 2 is two shots: one for Rosa, one for Buck."
    ),
    "rules.dice_ex_coward": phrase("rules", "A broken arrow"),
    "rules.dice_ex_coward_0": phrase("rules", "Ida has an arrow, Clem 3. She takes the Coward along."),
    "rules.dice_ex_coward_1": phrase(
        "rules",
        "An arrow and a broken arrow. First she takes one and has 2, then she must send one back: Clem’s or hers.",
    ),
    "rules.dice_ex_coward_2": phrase("rules", "Her own, of course. 5 are in the pile again, and she may throw on."),
    "rules.dice_ex_chief": phrase("rules", "One of theirs"),
    "rules.dice_ex_chief_0": phrase(
        "rules", "Ida holds the Chief’s Arrow and 3 others: together they weigh five. Clem has 3, Rosa 2, one is left."
    ),
    "rules.dice_ex_chief_1": phrase(
        "rules",
        "Nelly takes the last one. Nobody has as much weight as Ida, so the Indians spare her. Clem loses three, Rosa "
        "two, Nelly one. All 10 arrows lie in the pile again.",
    ),
    "rules.dice_ex_ghost": phrase("rules", "A token from beyond"),
    "rules.dice_ex_ghost_0": phrase(
        "rules", "Nelly was an Outlaw and is the Ghost now. She has thrown an arrow and a beer."
    ),
    "rules.dice_ex_ghost_1": phrase(
        "rules", "She keeps the arrow and gets a second one. Her arrows take nothing from the pile; she is past that."
    ),
    "rules.dice_ex_ghost_2": phrase("rules", "A pair: she gives Ida the arrow token and the ×2 token."),
    "rules.dice_ex_ghost_3": phrase(
        "rules",
        "Ida’s turn begins with two arrows set. She takes 2 from the pile before she could do anything about it.",
    ),
    # special roles
    "rules.dice_ex_good": phrase("rules", "A star changes hands"),
    "rules.dice_ex_good_0": phrase(
        "rules", "Sheriff Ida has 2 life points left. Her Deputy Clem, who holds The Good, has 7, and it is his turn."
    ),
    "rules.dice_ex_good_1": phrase(
        "rules",
        "He reveals it and is the Sheriff, with his 7 life points and a limit of 8. Ida is a Deputy; her death would "
        "not end the game any more.",
    ),
    "rules.dice_ex_good_2": phrase(
        "rules", "Then he throws. It is still his turn, and everybody’s plans have changed."
    ),
    "rules.dice_ex_judge": phrase("rules", "Objection"),
    "rules.dice_ex_judge_0": phrase(
        "rules", "Rosa holds The Ugly and 5 arrows, Ida none. Four are left in the pile, and Rosa’s turn begins."
    ),
    "rules.dice_ex_judge_1": phrase(
        "rules", "She reveals The Ugly: Ida shall have her arrows. Clem is asked whether he objects."
    ),
    "rules.dice_ex_judge_2": phrase(
        "rules", "He reveals The Judge. Nothing is swapped, both cards are spent, and Rosa still has her 5 arrows."
    ),
    "rules.dice_ex_gambler": phrase("rules", "Once more, all of them"),
    "rules.dice_ex_gambler_0": phrase("rules", "Ida is down to 4 life points. What she needs is beer."),
    "rules.dice_ex_gambler_1": phrase("rules", "Three of them, on the first throw! She stops at once."),
    "rules.dice_ex_gambler_2": phrase(
        "rules",
        "Rosa reveals The Gambler. All five dice are thrown once more: no beer, but an arrow. It has to be taken as it"
        " is.",
    ),
    "rules.dice_ex_gambler_3": phrase("rules", "The new 2 is used; Rosa gets it. Ida stays at 4 life points."),
    "rules.dice_ex_left": phrase("rules", "Not yet"),
    "rules.dice_ex_left_0": phrase(
        "rules", "Sheriff Ida has 2 life points and 3 arrows. Nelly, the Renegade, holds The Left Hand of the Devil."
    ),
    "rules.dice_ex_left_1": phrase(
        "rules", "Rosa shoots her twice. Ida is doomed, and with her Nelly’s hopes: the Outlaws would win."
    ),
    "rules.dice_ex_left_2": phrase(
        "rules", "So Nelly reveals her role. Ida stays in play, with exactly 2 life points."
    ),
    "rules.dice_ex_left_3": phrase("rules", "She may return her arrows as well, and does. The game goes on."),
}
