"""Every bullet of Kablamo in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    # chapters
    "rules.kablamo_live_chapter": phrase("rules", "The live bullets"),
    "rules.kablamo_hv_chapter": phrase("rules", "The red bullets"),
    "rules.kablamo_action_chapter": phrase("rules", "The white bullets"),
    "rules.kablamo_bullet_name": phrase("rules", "Bullet"),
    "rules.kablamo_bullet_number": phrase("rules", "Number"),
    "rules.kablamo_bullet_numbers": phrase("rules", "Numbers"),
    "rules.kablamo_bullet_copies": phrase("rules", "Copies"),
    "rules.kablamo_bullet_does": phrase("rules", "What it does"),
    "rules.kablamo_hv_all": phrase("rules", "All thirteen at a glance"),
    "rules.kablamo_hv_all_1": phrase(
        "rules",
        "High-velocity bullets, to give them their full name. There is one of each, and once it is used it is gone.",
    ),
    "rules.kablamo_action_all": phrase("rules", "All of them at a glance"),
    "rules.kablamo_action_all_1": phrase("rules", "Action bullets take effect only when they are fired."),
    # live
    "rules.kablamo_kablamo": phrase(
        "rules",
        "There are twelve of them. Fired, it kills the owner of the revolver on the spot, unless the rules of the "
        "round say otherwise, and goes back into the bag. Found on a dead man or thrown away, it goes back into the "
        "bag as well. It always comes back.",
    ),
    "rules.kablamo_click": phrase(
        "rules",
        "There are eight. Nothing happens; the bullet returns to the bag and you breathe again. Kablamo and Click are"
        " both yellow, so for the blink of an eye they look the same.",
    ),
    # red
    "rules.kablamo_misfire": phrase(
        "rules",
        "Name a bullet just played from a hand, or an active bullet that is not live: it is discarded and nothing of "
        "it happens. What has taken effect already stays as it is.",
    ),
    "rules.kablamo_backfire": phrase(
        "rules",
        "You take control of a bullet just played, or of an active one. A played one you assign anew at once; an "
        "active one you assign when its number comes up. That holds even if the revolver changes hands meanwhile.",
    ),
    "rules.kablamo_ricochet": phrase(
        "rules",
        "You do at once what a bullet just played, or an active one, would do, with yourself as the “you”; the "
        "original follows later as if nothing had happened. You can only copy what you could carry out.",
    ),
    "rules.kablamo_ricochet_2": phrase(
        "rules",
        "From then on the ricochet is a bullet of that kind: it lies there as its token and is a malfunction if it "
        "copied one.",
    ),
    "rules.kablamo_somebody_is_cheating": phrase(
        "rules",
        "For the rest of the round all active bullets are thrown away unused: those that lie there now, and later "
        "ones as soon as they are revealed. Live bullets, tokens, extra shots already owed and bullets from the hand "
        "go on as usual.",
    ),
    "rules.kablamo_marquis_rules": phrase(
        "rules",
        "For the rest of the round, extra shots included, no Kablamo kills anybody. It goes back into the bag all the"
        " same. Too late for one that is already revealed.",
    ),
    "rules.kablamo_full_metal_jacket": phrase(
        "rules",
        "For the rest of the round every Kablamo that kills goes on and kills the left neighbour of the one it hit as"
        " well. Of two players, then, nobody is left.",
    ),
    "rules.kablamo_bolshevik_rules": phrase(
        "rules",
        "During the *next* round Kablamos belong to everybody: they kill the left neighbour of whoever fires them. "
        "Played after the reload it counts in the round that begins a moment later. White and red bullets stay with "
        "their owners.",
    ),
    "rules.kablamo_overhaul": phrase(
        "rules",
        "All [malfunctions](kablamo/cylinder_malfunction) on all revolvers are discarded, also those that are about "
        "to do something. Cowardice, trigger happy and tests of honor stay. It can be played only if there is a "
        "malfunction.",
    ),
    "rules.kablamo_lights_out": phrase(
        "rules",
        "Name two players, yourself perhaps. They exchange revolvers as they are, with bullets, holes and tokens. "
        "Then each of them may turn his new cylinder as far as he likes, both at the same time. Spares stay where "
        "they are.",
    ),
    "rules.kablamo_lights_out_2": phrase(
        "rules",
        "Whoever holds a revolver when it is revealed takes what comes out of it, and an active bullet is assigned by"
        " its new owner.",
    ),
    "rules.kablamo_moment_of_truth": phrase(
        "rules",
        "Everybody exchanges the bullet in his safe position for one of his spares, all at once and in secret. "
        "Whoever has no spare, or nothing face down there, is left out. The bullet you took out you may look at, "
        "since it is a spare now.",
    ),
    "rules.kablamo_lack_of_etiquette": phrase(
        "rules",
        "Look at three loaded bullets, one after the other, in any revolver you like, but not at the safe one of "
        "somebody else. Only you see them, and only until you have seen enough.",
    ),
    "rules.kablamo_act_of_cowardice": phrase(
        "rules",
        "A token on a revolver. Just before its next reveal the bullet at the top is thrown away without any effect, "
        "the cylinder turns by one more, and that bullet is fired instead. Played after the cylinders have turned it "
        "still helps.",
    ),
    "rules.kablamo_trigger_happy": phrase(
        "rules",
        "A token in front of a player: he fires once more this round, with whatever revolver he has then. After the "
        "extra shots of a round are over it can no longer be played.",
    ),
    # white
    "rules.kablamo_cylinder_malfunction": phrase(
        "rules",
        "A token on a revolver. After its next shot the cylinder turns one chamber back, so the chamber just fired "
        "lies in the safe position, where only its owner reloads it. He loads his next shot himself.",
    ),
    "rules.kablamo_cylinder_malfunction_2": phrase(
        "rules",
        "There are four malfunctions: of the cylinder, the [hammer](kablamo/hammer_malfunction), the "
        "[ratchet](kablamo/ratchet_malfunction) and the [trigger](kablamo/trigger_malfunction). They can be assigned "
        "to anybody and lie on the revolver. One assigned in this round already counts for an extra shot in it.",
    ),
    "rules.kablamo_double_cross": phrase(
        "rules",
        "Exchange one loaded bullet of your own, your safe one if you like, for one of another revolver, but not its "
        "safe one. Then its owner may turn his cylinder one chamber either way. Or not.",
    ),
    "rules.kablamo_gentlemen_agreement": phrase(
        "rules",
        "Name two players, yourself perhaps. Each picks one loaded bullet of his own, both at the same time, and the "
        "two bullets change places.",
    ),
    "rules.kablamo_greased_cylinder": phrase(
        "rules",
        "Turn any one cylinder by three chambers, yours or another. Three are half a turn, so the direction does not "
        "matter.",
    ),
    "rules.kablamo_hammer_malfunction": phrase(
        "rules",
        "A token on a revolver. The next time it turns as usual, but nothing is revealed: the bullet stays loaded, "
        "face down, and moves on. Since the chamber is not empty, nothing is drawn for it.",
    ),
    "rules.kablamo_ratchet_malfunction": phrase(
        "rules",
        "A token on a revolver. The next time it does not turn: fired is what lies at the top already, usually what "
        "was loaded there last.",
    ),
    "rules.kablamo_sleight_of_hand": phrase(
        "rules",
        "Exchange one loaded bullet of your own for a spare of somebody else. You point at it without seeing it, and "
        "it goes into your chamber unseen; he gets yours for it, and may look.",
    ),
    "rules.kablamo_speed_load": phrase(
        "rules",
        "Throw away everything loaded in your revolver, draw six and load them as you like; you see what you load. "
        "Active bullets stay where they are, and what does not fit becomes a spare. Live bullets you threw away go "
        "into the bag only after you have drawn.",
    ),
    "rules.kablamo_stockpiling": phrase(
        "rules",
        "Draw a bullet, look at it and load it into an empty chamber of yours; then draw another as a spare. The "
        "chamber this bullet was fired from counts as empty already.",
    ),
    "rules.kablamo_test_of_honor": phrase(
        "rules",
        "A token in front of a player. Right before everybody reloads he chooses another player and loads that "
        "revolver with spares of his own: every empty chamber but the safe one, as far as his spares last. The owner "
        "fills what is left. What was put there, only the giver knows.",
    ),
    "rules.kablamo_trigger_malfunction": phrase(
        "rules",
        "A token on a revolver. The next time it fires, it owes another shot, in the same round. Two of them make "
        "three shots in all.",
    ),
    "rules.kablamo_triple_action": phrase(
        "rules",
        "Pick three bullets from two or three revolvers, not the safe ones of others, and let them move on in a "
        "circle: each ends where another one lay. Your own revolver need not be among them.",
    ),
    "rules.kablamo_wet_powder": phrase(
        "rules",
        "Throw away all your spares and draw as many new ones. Live bullets among them go into the bag only after you"
        " have drawn.",
    ),
}
