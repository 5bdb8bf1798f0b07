"""The equipment of Gold Rush: names, and the rule in a sentence for the zoom card."""

from ....engine.phrase import phrase

WORDS = {
    "bang.equipment_shot": phrase("bang", "Shot"),
    "bang.equipment_shot_text": phrase("bang", "Anybody you like regains a life point."),
    "bang.equipment_bottle": phrase("bang", "Bottle"),
    "bang.equipment_bottle_text": phrase(
        "bang", "Use it as Panic!, Beer or BANG!. It has no suit and does not count as your BANG!."
    ),
    "bang.equipment_pardner": phrase("bang", "Pardner"),
    "bang.equipment_pardner_text": phrase("bang", "Use it as General Store, Duel or Cat Balou. It has no suit."),
    "bang.equipment_rhum": phrase("bang", "Rhum"),
    "bang.equipment_rhum_text": phrase("bang", "Draw! four cards: a life point for every different suit."),
    "bang.equipment_union_pacific": phrase("bang", "Union Pacific"),
    "bang.equipment_union_pacific_text": phrase("bang", "Draw four cards."),
    "bang.equipment_gold_rush": phrase("bang", "Gold Rush"),
    "bang.equipment_gold_rush_text": phrase(
        "bang", "Your turn ends, you regain all life points, and take another turn."
    ),
    "bang.equipment_boots": phrase("bang", "Boots"),
    "bang.equipment_boots_text": phrase("bang", "Draw a card for every life point you lose, except the last."),
    "bang.equipment_wanted": phrase("bang", "Wanted"),
    "bang.equipment_wanted_text": phrase(
        "bang", "Put it in front of anybody. Whoever eliminates that player draws two cards and takes a nugget."
    ),
    "bang.equipment_gold_pan": phrase("bang", "Gold Pan"),
    "bang.equipment_gold_pan_text": phrase("bang", "A nugget: a card, up to twice a turn."),
    "bang.equipment_horseshoe": phrase("bang", "Horseshoe"),
    "bang.equipment_horseshoe_text": phrase(
        "bang", "Turn over one card more for every draw! and say which one counts."
    ),
    "bang.equipment_lucky_charm": phrase("bang", "Lucky Charm"),
    "bang.equipment_lucky_charm_text": phrase("bang", "Take a nugget for every life point you lose, except the last."),
    "bang.equipment_rucksack": phrase("bang", "Rucksack"),
    "bang.equipment_rucksack_text": phrase("bang", "Two nuggets: a life point, in your turn or when you are dying."),
    "bang.equipment_calumet": phrase("bang", "Calumet"),
    "bang.equipment_calumet_text": phrase("bang", "Diamonds played by others do nothing to you, except in a Duel."),
    "bang.equipment_gun_belt": phrase("bang", "Gun Belt"),
    "bang.equipment_gun_belt_text": phrase("bang", "You may keep up to eight cards at the end of your turn."),
    "bang.equipment_pickaxe": phrase("bang", "Pickaxe"),
    "bang.equipment_pickaxe_text": phrase("bang", "Draw one card more in your draw phase."),
}
