"""What the bullets are called, and what each of them does in a sentence or two."""

from ...engine.phrase import phrase

BULLET_WORDS = {
    "kablamo.bullet_kablamo": phrase("kablamo", "Kablamo"),
    "kablamo.bullet_click": phrase("kablamo", "Click"),
    "kablamo.bullet_misfire": phrase("kablamo", "Misfire"),
    "kablamo.bullet_backfire": phrase("kablamo", "Backfire"),
    "kablamo.bullet_ricochet": phrase("kablamo", "Ricochet"),
    "kablamo.bullet_somebody_is_cheating": phrase("kablamo", "Somebody is cheating"),
    "kablamo.bullet_marquis_rules": phrase("kablamo", "Marquis of Queensbury rules"),
    "kablamo.bullet_full_metal_jacket": phrase("kablamo", "Full metal jacket"),
    "kablamo.bullet_bolshevik_rules": phrase("kablamo", "Bolshevik rules"),
    "kablamo.bullet_overhaul": phrase("kablamo", "Overhaul"),
    "kablamo.bullet_lights_out": phrase("kablamo", "Lights out"),
    "kablamo.bullet_moment_of_truth": phrase("kablamo", "Moment of truth"),
    "kablamo.bullet_lack_of_etiquette": phrase("kablamo", "Lack of etiquette"),
    "kablamo.bullet_act_of_cowardice": phrase("kablamo", "Act of cowardice"),
    "kablamo.bullet_trigger_happy": phrase("kablamo", "Trigger happy"),
    "kablamo.bullet_cylinder_malfunction": phrase("kablamo", "Cylinder malfunction"),
    "kablamo.bullet_double_cross": phrase("kablamo", "Double cross"),
    "kablamo.bullet_gentlemen_agreement": phrase("kablamo", "Gentlemen agreement"),
    "kablamo.bullet_greased_cylinder": phrase("kablamo", "Greased cylinder"),
    "kablamo.bullet_hammer_malfunction": phrase("kablamo", "Hammer malfunction"),
    "kablamo.bullet_ratchet_malfunction": phrase("kablamo", "Ratchet malfunction"),
    "kablamo.bullet_sleight_of_hand": phrase("kablamo", "Sleight of hand"),
    "kablamo.bullet_speed_load": phrase("kablamo", "Speed load"),
    "kablamo.bullet_stockpiling": phrase("kablamo", "Stockpiling"),
    "kablamo.bullet_test_of_honor": phrase("kablamo", "Test of honor"),
    "kablamo.bullet_trigger_malfunction": phrase("kablamo", "Trigger malfunction"),
    "kablamo.bullet_triple_action": phrase("kablamo", "Triple action"),
    "kablamo.bullet_wet_powder": phrase("kablamo", "Wet powder"),
    # what they do
    "kablamo.text_kablamo": phrase("kablamo", "Kills whoever fires it, unless somebody has changed the rules."),
    "kablamo.text_click": phrase("kablamo", "Nothing happens. A good sound."),
    "kablamo.text_misfire": phrase("kablamo", "Cancels a bullet just played, or an active one."),
    "kablamo.text_backfire": phrase(
        "kablamo", "You take over a bullet just played, or an active one, and say who carries it out."
    ),
    "kablamo.text_ricochet": phrase("kablamo", "You do at once what a bullet just played, or an active one, would do."),
    "kablamo.text_somebody_is_cheating": phrase(
        "kablamo", "Until the end of the round all active bullets are thrown away, except live ones."
    ),
    "kablamo.text_marquis_rules": phrase("kablamo", "Until the end of the round Kablamos kill nobody."),
    "kablamo.text_full_metal_jacket": phrase(
        "kablamo", "Until the end of the round a Kablamo also kills the left neighbour of whom it hits."
    ),
    "kablamo.text_bolshevik_rules": phrase(
        "kablamo", "In the next round Kablamos hit the left neighbour of whoever fires them."
    ),
    "kablamo.text_overhaul": phrase("kablamo", "All malfunctions are cleared away, everywhere."),
    "kablamo.text_lights_out": phrase(
        "kablamo", "Two players exchange their revolvers; then each may turn the new one as far as he likes."
    ),
    "kablamo.text_moment_of_truth": phrase("kablamo", "Everybody exchanges his safe bullet for one of his spares."),
    "kablamo.text_lack_of_etiquette": phrase("kablamo", "Look at three loaded bullets, but at no one else's safe one."),
    "kablamo.text_act_of_cowardice": phrase(
        "kablamo", "The next bullet this revolver would fire is thrown away; the one after it is fired."
    ),
    "kablamo.text_trigger_happy": phrase("kablamo", "One more shot for this player, still in this round."),
    "kablamo.text_cylinder_malfunction": phrase("kablamo", "After its next shot this cylinder turns one chamber back."),
    "kablamo.text_double_cross": phrase(
        "kablamo", "Exchange a bullet of yours for one of another revolver; its owner may turn it by one."
    ),
    "kablamo.text_gentlemen_agreement": phrase(
        "kablamo", "Name two players: each picks one of his own bullets, and the two change places."
    ),
    "kablamo.text_greased_cylinder": phrase("kablamo", "Turn any one cylinder by three chambers."),
    "kablamo.text_hammer_malfunction": phrase("kablamo", "The next time, this revolver turns but does not fire."),
    "kablamo.text_ratchet_malfunction": phrase("kablamo", "The next time, this revolver fires without turning."),
    "kablamo.text_sleight_of_hand": phrase(
        "kablamo", "Exchange a bullet from your revolver for another player's spare, unseen."
    ),
    "kablamo.text_speed_load": phrase("kablamo", "Throw away everything in your cylinder, draw six and load them."),
    "kablamo.text_stockpiling": phrase("kablamo", "Draw a bullet and load it, then draw another one as a spare."),
    "kablamo.text_test_of_honor": phrase(
        "kablamo", "Before the next reload, fill another player's empty chambers with your own spares."
    ),
    "kablamo.text_trigger_malfunction": phrase("kablamo", "The next time this revolver fires, it fires once more."),
    "kablamo.text_triple_action": phrase("kablamo", "Three bullets from at least two revolvers change places."),
    "kablamo.text_wet_powder": phrase("kablamo", "Throw away all your spares and draw as many new ones."),
}
