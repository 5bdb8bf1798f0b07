"""The worked examples of Kablamo in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    # a round
    "rules.kablamo_ex_round": phrase("rules", "A quiet round"),
    "rules.kablamo_ex_round_0": phrase(
        "rules", "A round begins. Ida knows what she loaded: a Click lies in her safe position."
    ),
    "rules.kablamo_ex_round_1": phrase(
        "rules", "All cylinders turn by one. Her Click is at the top now, and nobody plays anything."
    ),
    "rules.kablamo_ex_round_2": phrase(
        "rules",
        "Reveal! Her Click goes back into the bag at once. Clem fired a greased cylinder, Rosa a hammer malfunction.",
    ),
    "rules.kablamo_ex_round_3": phrase(
        "rules",
        "Clem has the lower number. He keeps his bullet and turns Ida’s cylinder by three. Everything she knew lies "
        "opposite now.",
    ),
    "rules.kablamo_ex_round_4": phrase(
        "rules",
        "Rosa keeps hers, too: it lies on her revolver for next time. Then everybody draws a bullet for his empty "
        "chamber.",
    ),
    "rules.kablamo_ex_round_5": phrase(
        "rules", "Everybody reloads, and Ida takes the spare she had all along. The next round can come."
    ),
    "rules.kablamo_ex_kablamo": phrase("rules", "Kablamo comes first"),
    "rules.kablamo_ex_kablamo_0": phrase(
        "rules", "Clem has a Kablamo coming up. In his hand lies a red bullet that would save him, and he is dreaming."
    ),
    "rules.kablamo_ex_kablamo_1": phrase(
        "rules",
        "Too late. He is out before anything else happens; his live bullets go into the bag, the red one is discarded"
        " unused.",
    ),
    "rules.kablamo_ex_kablamo_2": phrase("rules", "Only now Rosa’s greased cylinder takes effect. She turns Ida’s."),
    "rules.kablamo_ex_order": phrase("rules", "Who goes first"),
    "rules.kablamo_ex_order_0": phrase(
        "rules", "Three bullets are active: 12, 18 and 59. The lowest number comes first, and that is Rosa’s."
    ),
    "rules.kablamo_ex_order_1": phrase(
        "rules", "An act of cowardice. She keeps it; it lies on her revolver from now on."
    ),
    "rules.kablamo_ex_order_2": phrase(
        "rules", "Clem has 18, a hammer malfunction. He gives it to Ida, for reasons of his own."
    ),
    "rules.kablamo_ex_order_3": phrase(
        "rules", "59 is a trigger malfunction. Ida returns the favour: next time Clem fires twice."
    ),
    "rules.kablamo_ex_repeat": phrase("rules", "Once more"),
    "rules.kablamo_ex_repeat_0": phrase("rules", "A trigger malfunction lies on Clem’s revolver."),
    "rules.kablamo_ex_repeat_1": phrase(
        "rules", "Everybody fires a Click. But Clem’s revolver fired, so now it owes another shot."
    ),
    "rules.kablamo_ex_repeat_2": phrase("rules", "He turns the cylinder once more, all alone. The others watch."),
    "rules.kablamo_ex_repeat_3": phrase("rules", "Kablamo."),
    "rules.kablamo_ex_nobody": phrase("rules", "No survivors"),
    "rules.kablamo_ex_nobody_0": phrase(
        "rules",
        "Only Ida and Clem are left. Both have a Kablamo in the safe position, and neither does anything about it.",
    ),
    "rules.kablamo_ex_nobody_1": phrase("rules", "Both fall in the same moment. Nobody wins."),
    # answers
    "rules.kablamo_ex_responses": phrase("rules", "An answer to an answer"),
    "rules.kablamo_ex_responses_0": phrase(
        "rules",
        "Ida’s stockpiling and Clem’s trigger malfunction are active. She fears the malfunction will come to her.",
    ),
    "rules.kablamo_ex_responses_1": phrase("rules", "So she plays a misfire on it. Everybody may answer."),
    "rules.kablamo_ex_responses_2": phrase("rules", "Rosa does: she plays a backfire on the misfire."),
    "rules.kablamo_ex_responses_3": phrase(
        "rules", "The last one counts first. Rosa takes the misfire over and aims it anew, at Ida’s own bullet."
    ),
    "rules.kablamo_ex_responses_4": phrase(
        "rules", "Ida’s stockpiling is cancelled, the trigger malfunction is still there."
    ),
    # red
    "rules.kablamo_ex_misfire": phrase("rules", "Nobody touches the light"),
    "rules.kablamo_ex_misfire_0": phrase("rules", "Ida is content with her cylinder and holds a misfire."),
    "rules.kablamo_ex_misfire_1": phrase("rules", "Clem plays lights out. Before it gets dark everybody may answer."),
    "rules.kablamo_ex_misfire_2": phrase("rules", "Ida plays her misfire on it. Nobody answers that."),
    "rules.kablamo_ex_misfire_3": phrase("rules", "Both bullets are discarded, and nothing has happened."),
    "rules.kablamo_ex_backfire": phrase("rules", "You first"),
    "rules.kablamo_ex_backfire_0": phrase(
        "rules", "Ida fires a Click next, and after that a Kablamo. One shot a round is quite enough for her."
    ),
    "rules.kablamo_ex_backfire_1": phrase("rules", "Clem plays trigger happy on her. Two shots!"),
    "rules.kablamo_ex_backfire_2": phrase(
        "rules", "She answers with a backfire. From now on the bullet is hers to assign."
    ),
    "rules.kablamo_ex_backfire_3": phrase("rules", "Back to Clem. He will fire twice this round, not she."),
    "rules.kablamo_ex_ricochet": phrase("rules", "Me too"),
    "rules.kablamo_ex_ricochet_0": phrase(
        "rules", "Clem’s stockpiling is active. Ida has an empty chamber and holds a ricochet."
    ),
    "rules.kablamo_ex_ricochet_1": phrase(
        "rules", "She plays it and does the same at once: she draws a bullet and looks at it."
    ),
    "rules.kablamo_ex_ricochet_2": phrase(
        "rules", "It goes into her empty chamber, and she draws another one as a spare."
    ),
    "rules.kablamo_ex_ricochet_3": phrase("rules", "Then Clem’s bullet takes effect as if nothing had happened."),
    "rules.kablamo_ex_full_metal_jacket": phrase("rules", "Two with one bullet"),
    "rules.kablamo_ex_full_metal_jacket_0": phrase(
        "rules", "A full metal jacket is in force, and Clem’s next bullet is a Kablamo."
    ),
    "rules.kablamo_ex_full_metal_jacket_1": phrase(
        "rules", "It goes through: Clem is out, and so is Rosa on his left, who had nothing to do with it."
    ),
    "rules.kablamo_ex_bolshevik_rules": phrase("rules", "What is mine is yours"),
    "rules.kablamo_ex_bolshevik_rules_0": phrase(
        "rules", "All have reloaded. Ida knows that a Kablamo lies in her safe position."
    ),
    "rules.kablamo_ex_bolshevik_rules_1": phrase(
        "rules",
        "She plays Bolshevik rules, and the next round begins. She fires her Kablamo, and it hits Clem on her left.",
    ),
    "rules.kablamo_ex_lights_out": phrase("rules", "In the dark"),
    "rules.kablamo_ex_lights_out_0": phrase("rules", "Ida knows that her next bullet is a Kablamo. She waits."),
    "rules.kablamo_ex_lights_out_1": phrase("rules", "The cylinders have turned; it is at the top. Now!"),
    "rules.kablamo_ex_lights_out_2": phrase(
        "rules", "Lights out: she and Clem exchange revolvers. What Ida knew about lies with Clem now."
    ),
    "rules.kablamo_ex_lights_out_3": phrase(
        "rules", "Both may turn their new cylinders, both leave them alone. Clem would better have turned."
    ),
    "rules.kablamo_ex_act_of_cowardice": phrase("rules", "Better a coward"),
    "rules.kablamo_ex_act_of_cowardice_0": phrase(
        "rules", "Again a Kablamo in Ida’s safe position. This time she holds an act of cowardice."
    ),
    "rules.kablamo_ex_act_of_cowardice_1": phrase("rules", "The cylinders have turned, and there is still time."),
    "rules.kablamo_ex_act_of_cowardice_2": phrase("rules", "She plays it on herself."),
    "rules.kablamo_ex_act_of_cowardice_3": phrase(
        "rules",
        "The Kablamo is thrown away, the cylinder turns once more, and a Click is fired instead. Two of her chambers "
        "are empty now.",
    ),
    "rules.kablamo_ex_moment_of_truth": phrase("rules", "Changing one’s mind"),
    "rules.kablamo_ex_moment_of_truth_0": phrase(
        "rules", "Ida’s safe bullet is a Kablamo. Among her spares is a greased cylinder."
    ),
    "rules.kablamo_ex_moment_of_truth_1": phrase(
        "rules", "She plays moment of truth. Rosa has no spare and is left out."
    ),
    "rules.kablamo_ex_moment_of_truth_2": phrase(
        "rules",
        "Ida takes the Kablamo into her hand, where it is harmless. Clem exchanges something as well, and only he "
        "knows what.",
    ),
    "rules.kablamo_ex_lack_of_etiquette": phrase("rules", "Just a quick look"),
    "rules.kablamo_ex_lack_of_etiquette_0": phrase("rules", "Ida holds a lack of etiquette."),
    "rules.kablamo_ex_lack_of_etiquette_1": phrase(
        "rules", "She plays it. Clem’s safe bullet is none of her business, all the others are."
    ),
    "rules.kablamo_ex_lack_of_etiquette_2": phrase(
        "rules", "Two of Clem’s, one of Rosa’s. Where she looks, all can see; what she sees, nobody."
    ),
    "rules.kablamo_ex_lack_of_etiquette_3": phrase(
        "rules", "Seen. Now she has to remember that Clem fires a Kablamo in two rounds."
    ),
    # white
    "rules.kablamo_ex_cylinder_malfunction": phrase("rules", "One step back"),
    "rules.kablamo_ex_cylinder_malfunction_0": phrase("rules", "A cylinder malfunction lies on Ida’s revolver."),
    "rules.kablamo_ex_cylinder_malfunction_1": phrase("rules", "The shot is as usual: her Click comes to the top."),
    "rules.kablamo_ex_cylinder_malfunction_2": phrase(
        "rules", "Afterwards the cylinder turns back by one. The empty chamber lies in the safe position."
    ),
    "rules.kablamo_ex_cylinder_malfunction_3": phrase(
        "rules", "There Ida loads what she is going to fire next. No surprises."
    ),
    "rules.kablamo_ex_double_cross": phrase("rules", "With compliments"),
    "rules.kablamo_ex_double_cross_0": phrase(
        "rules", "Ida fired a double cross and keeps it. Her safe bullet is a Kablamo."
    ),
    "rules.kablamo_ex_double_cross_1": phrase(
        "rules", "That one she gives away. Clem’s safe bullet is out of reach, all his others are not."
    ),
    "rules.kablamo_ex_double_cross_2": phrase(
        "rules",
        "She takes the one before it. He would fire the Kablamo in two rounds, but now he may turn his cylinder.",
    ),
    "rules.kablamo_ex_double_cross_3": phrase("rules", "He smells something and turns one back. Now it is three."),
    "rules.kablamo_ex_gentlemen_agreement": phrase("rules", "Among gentlemen"),
    "rules.kablamo_ex_gentlemen_agreement_0": phrase(
        "rules", "Clem fired a gentlemen agreement. Ida has a Kablamo in her cylinder and hopes."
    ),
    "rules.kablamo_ex_gentlemen_agreement_1": phrase(
        "rules", "He keeps it and names Ida and Rosa. Each picks a bullet of her own."
    ),
    "rules.kablamo_ex_gentlemen_agreement_2": phrase(
        "rules",
        "Ida offers the Kablamo, Rosa her safe bullet. What lies in Rosa’s safe position now, she will find out in "
        "the next round.",
    ),
    "rules.kablamo_ex_greased_cylinder": phrase("rules", "Half a turn"),
    "rules.kablamo_ex_greased_cylinder_0": phrase("rules", "Ida fired a greased cylinder. Next would be her Kablamo."),
    "rules.kablamo_ex_greased_cylinder_1": phrase(
        "rules", "She turns her own cylinder by three. The Kablamo is on the opposite side and has four rounds to go."
    ),
    "rules.kablamo_ex_hammer_malfunction": phrase("rules", "Not this time"),
    "rules.kablamo_ex_hammer_malfunction_0": phrase(
        "rules", "A Kablamo in the safe position, but a hammer malfunction on the revolver. Ida sleeps well."
    ),
    "rules.kablamo_ex_hammer_malfunction_1": phrase("rules", "The cylinder turns as always."),
    "rules.kablamo_ex_hammer_malfunction_2": phrase(
        "rules", "The others reveal, she does not. The Kablamo stays face down and moves on; it comes round again."
    ),
    "rules.kablamo_ex_ratchet_malfunction": phrase("rules", "Stuck"),
    "rules.kablamo_ex_ratchet_malfunction_0": phrase(
        "rules", "A ratchet malfunction lies on Ida’s revolver. At the top is a Click she loaded a moment ago."
    ),
    "rules.kablamo_ex_ratchet_malfunction_1": phrase("rules", "All cylinders turn, hers does not."),
    "rules.kablamo_ex_ratchet_malfunction_2": phrase(
        "rules", "So the Click is fired. The Kablamo is still in the safe position and comes next."
    ),
    "rules.kablamo_ex_sleight_of_hand": phrase("rules", "Unseen"),
    "rules.kablamo_ex_sleight_of_hand_0": phrase(
        "rules", "Ida fired a sleight of hand. She has a Kablamo to spare, Clem has two spares."
    ),
    "rules.kablamo_ex_sleight_of_hand_1": phrase(
        "rules", "She keeps the trick and picks her Kablamo. Now she points at one of Clem’s spares."
    ),
    "rules.kablamo_ex_sleight_of_hand_2": phrase(
        "rules", "His right one goes into her chamber, the Kablamo into his hand. He may look. She may not."
    ),
    "rules.kablamo_ex_stockpiling": phrase("rules", "Whatever comes"),
    "rules.kablamo_ex_stockpiling_0": phrase("rules", "Ida fired a stockpiling, and another chamber of hers is empty."),
    "rules.kablamo_ex_stockpiling_1": phrase(
        "rules", "She keeps it and draws: a Kablamo. It must go into one of the two."
    ),
    "rules.kablamo_ex_stockpiling_2": phrase(
        "rules", "At the top it is fired last. And as a spare she draws something that may help."
    ),
    "rules.kablamo_ex_test_of_honor": phrase("rules", "A helping hand"),
    "rules.kablamo_ex_test_of_honor_0": phrase(
        "rules", "A test of honor lies in front of Ida. Clem has two empty chambers, one of them in the safe position."
    ),
    "rules.kablamo_ex_test_of_honor_1": phrase(
        "rules", "She loads the other one for him, with a Kablamo from her hand."
    ),
    "rules.kablamo_ex_test_of_honor_2": phrase(
        "rules", "He loads the safe one himself and wonders. In six rounds at the latest he will know."
    ),
    "rules.kablamo_ex_triple_action": phrase("rules", "Round and round"),
    "rules.kablamo_ex_triple_action_0": phrase(
        "rules", "Ida fired a triple action and keeps it. A Kablamo lies in her safe position."
    ),
    "rules.kablamo_ex_triple_action_1": phrase(
        "rules", "She picks three bullets: her Kablamo, one of Clem’s, one of Rosa’s."
    ),
    "rules.kablamo_ex_triple_action_2": phrase(
        "rules",
        "They move on by one place each: the Kablamo to Clem, Clem’s to Rosa, Rosa’s to Ida. Whatever it is, it "
        "cannot be worse.",
    ),
}
