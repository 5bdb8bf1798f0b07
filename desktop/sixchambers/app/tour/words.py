"""What the guided games say, in English."""

from ...engine.phrase import phrase

WORDS = {
    "tour.by_the_script": phrase("tour", "plays by the script"),
    "tour.next": phrase("tour", "Go on"),
    "tour.done": phrase("tour", "Done"),
    "tour.skip": phrase("tour", "Skip the tour"),
    "tour.not_now": phrase("tour", "In a moment you may do as you like. For now: {what}."),
    "tour.klack_welcome": phrase(
        "tour", "Good evening, Doc. Three people, one table, one revolver. Let us see how long that goes well."
    ),
    "tour.klack_money": phrase(
        "tour",
        "Before you lies your bid money: six 1000s and six 2000s. The others have the same, and nobody shows what is "
        "left.",
    ),
    "tour.klack_markers": phrase(
        "tour",
        "In the middle lie six click markers. Each click takes one away. When the last is gone, the game is over.",
    ),
    "tour.klack_first_bid": phrase(
        "tour", "Everybody bids in secret. Pick the lit bills, a 1000 and a 2000, then press the golden button."
    ),
    "tour.klack_you_bid_most": phrase(
        "tour", "All bids go into the pot, yours too. You bid the most, so you say who pulls the trigger."
    ),
    "tour.klack_take_it": phrase(
        "tour",
        "Five times out of six it clicks, and whoever pulled gets the whole pot. Take it: choose yourself, then "
        "confirm.",
    ),
    "tour.klack_pull": phrase("tour", "One chamber in six is loaded. Deep breath."),
    "tour.klack_click": phrase(
        "tour", "Click! The pot is yours: a click stack with a marker on top, open for all to see."
    ),
    "tour.klack_score": phrase(
        "tour",
        "In the end your click money counts times your markers. A second stack is worth far more than the first.",
    ),
    "tour.klack_second_bid": phrase("tour", "Next round. This time a single 2000 will do."),
    "tour.klack_tie": phrase(
        "tour", "Rosa bid the same. Only the two of you raise now, in secret again. Clem watches."
    ),
    "tour.klack_raise": phrase("tour", "Add a 1000."),
    "tour.klack_rosa_out": phrase(
        "tour",
        "Rosa raised more and took the revolver herself. Bang. Her bid and her purse are gone. Click stacks would stay "
        "and count: here even the dead can win.",
    ),
    "tour.klack_bids_back": phrase("tour", "After a bang, everybody else takes the bid back. No marker has moved."),
    "tour.klack_third_bid": phrase("tour", "Now only Clem is left. Outbid him for certain: a 1000 and two 2000s."),
    "tour.klack_name_clem": phrase(
        "tour", "You need not pull yourself. Hand it to Clem, but know this: if it clicks, the pot is his."
    ),
    "tour.klack_alone": phrase("tour", "Bang. You are alone at the table, and that ends the game, too."),
    "tour.klack_end": phrase(
        "tour", "You win with one stack. You know everything now; the rest is nerve. See you at the table."
    ),
    # BANG! The Dice Game
    "tour.dice_welcome": phrase(
        "tour",
        "Good evening, Doc. Four people, five dice, and one of them wears a star. Not for long, if you can help it.",
    ),
    "tour.dice_role": phrase(
        "tour",
        "The card on your left is your role: Outlaw. Nobody else sees it. Rosa, opposite, is the Sheriff: bring her "
        "down and you have won.",
    ),
    "tour.dice_others": phrase(
        "tour",
        "Of Clem and Buck, one is an Outlaw like you, the other a Renegade who wants to be the last one alive. Which "
        "is which you have to find out.",
    ),
    "tour.dice_character": phrase(
        "tour",
        "On your right lies your character: Paul Regret, with nine life points. The Gatling cannot hurt him. Rosa, the"
        " Sheriff, begins.",
    ),
    "tour.dice_rosa_threw": phrase(
        "tour",
        "Two arrows: Rosa had to take two from the quiver. They do nothing until the last one is gone. Her three beers"
        " were wasted, for she lacked nothing.",
    ),
    "tour.dice_buck_fired": phrase(
        "tour",
        "Three Gatlings! Buck’s gun hit everybody else but you, thanks to Paul Regret. His 1, though, hit you: a 1 "
        "reaches one place.",
    ),
    "tour.dice_throw": phrase("tour", "Your turn. Throw the dice."),
    "tour.dice_arrow": phrase(
        "tour",
        "An arrow: you took one at once. And dynamite: it burns, nobody picks it up again. Three of them would go off.",
    ),
    "tour.dice_again": phrase(
        "tour",
        "You may throw twice more. Rosa sits two places away, so keep the 2. Pick the arrow, the 1 and the beer, and "
        "throw them again.",
    ),
    "tour.dice_once_more": phrase(
        "tour", "Two more arrows, tough luck. One throw is left: keep the 2 and pick the two arrows and the 1."
    ),
    "tour.dice_shoot": phrase(
        "tour",
        "The last throw: now everything counts. Both 2s hit Rosa. The 1 can hit Clem or Buck; Buck has shot at you, so"
        " let it be him.",
    ),
    "tour.dice_gringo": phrase(
        "tour", "Rosa is El Gringo: whoever hits her takes an arrow. You have four now. Keep an eye on the quiver."
    ),
    "tour.dice_drink": phrase("tour", "The beer gives somebody a life point, whoever you like. Have it yourself."),
    "tour.dice_partner": phrase(
        "tour",
        "Clem threw three Gatlings away and shot at Rosa, though he could have hit you. That is how an Outlaw behaves."
        " So Buck is the Renegade.",
    ),
    "tour.dice_attack": phrase(
        "tour",
        "And Clem took the last arrow: Indians! Everybody lost a life point for each arrow, you four. Now all arrows "
        "lie in the quiver again.",
    ),
    "tour.dice_blast": phrase(
        "tour", "Three dynamites: no more throwing for Rosa, and a life point gone. She has a single one left."
    ),
    "tour.dice_one_left": phrase(
        "tour", "Buck shot at Clem, so he is nobody’s friend. Never mind him: a single 2 will finish Rosa."
    ),
    "tour.dice_last_throw": phrase("tour", "Deep breath, and throw."),
    "tour.dice_won": phrase(
        "tour",
        "Dynamite for you, too! It cost you a life point, but you are alive, so the 2 still counted. The Sheriff is "
        "gone: you and Clem win together.",
    ),
    "tour.dice_end": phrase(
        "tour",
        "Those were the dice. Everything else is reading people, and the rulebook tells you the rest. See you at the "
        "table.",
    ),
    # BANG!
    "tour.bang_welcome": phrase(
        "tour", "Good evening, Doc. Four people, eighty cards, and one star on the other side. Let us see to it."
    ),
    "tour.bang_role": phrase(
        "tour", "This is your role: Outlaw. Nobody else sees it. Rosa, opposite, is the Sheriff. If she goes, you win."
    ),
    "tour.bang_others": phrase(
        "tour", "Of Clem and Buck, one is an Outlaw like you, the other a Renegade. Watch what they do."
    ),
    "tour.bang_character": phrase(
        "tour",
        "Your character is Rose Doolan: everybody is one step nearer to you. The bullets are her four life points.",
    ),
    "tour.bang_hand": phrase(
        "tour", "These are your cards; nobody else sees them. Rosa begins, the Sheriff always does."
    ),
    "tour.bang_rosa": phrase(
        "tour", "A Mustang, a better gun, Jail for you and for Clem. And now a BANG! at Buck. Has he a Missed!?"
    ),
    "tour.bang_nugget": phrase(
        "tour",
        "He has not: a life point. Whoever costs somebody one takes a nugget. We shall see what gold is good for.",
    ),
    "tour.bang_partner": phrase(
        "tour", "Did you see? Buck threw your Jail away and shot at the Sheriff. That is how a friend behaves."
    ),
    "tour.bang_distance": phrase(
        "tour",
        "Your turn, you have drawn two cards. Rosa is too far for your Colt: two places, a Mustang, and she is Paul "
        "Regret.",
    ),
    "tour.bang_scope": phrase("tour", "Lay down the Scope: everybody comes a step nearer."),
    "tour.bang_schofield": phrase(
        "tour", "Now she is at distance two, and just so far a Schofield reaches. Lay it down."
    ),
    "tour.bang_shoot": phrase("tour", "And now the BANG!, at Rosa. Her hand is empty: she cannot answer."),
    "tour.bang_hit": phrase("tour", "A life point less for her, a nugget for you."),
    "tour.bang_end_turn": phrase(
        "tour",
        "One BANG! a turn is all you may play, and you may keep as many cards as you have life points. End your turn.",
    ),
    "tour.bang_jail": phrase(
        "tour",
        "Clem needed a heart to get out of Jail and turned over a spade: no turn for him. And Rosa shoots at you.",
    ),
    "tour.bang_take_it": phrase("tour", "A Missed! would help, but you have none. Grit your teeth and take the hit."),
    "tour.bang_duel": phrase(
        "tour",
        "Rosa had a Missed! against Buck’s BANG!, but no BANG! for his Duel: a life point gone. She has two left.",
    ),
    "tour.bang_drink": phrase("tour", "First your wound. A Beer gives you the life point back: drink it."),
    "tour.bang_again": phrase("tour", "A new turn, a new BANG!. At Rosa."),
    "tour.bang_row": phrase(
        "tour",
        "One life point is all she has, and you have two nuggets. In the row lies what they buy: a Pardner costs two.",
    ),
    "tour.bang_buy": phrase(
        "tour", "Buy the Pardner and use him as a Duel with Rosa. She has no card left to answer with."
    ),
    "tour.bang_won": phrase(
        "tour", "The Sheriff is gone: you and Buck win, for he was an Outlaw, too. Clem was too slow."
    ),
    "tour.bang_end": phrase(
        "tour",
        "There are twenty more characters and a lot more trouble; the rulebook knows it all. See you at the table.",
    ),
    # Kablamo
    "tour.kablamo_welcome": phrase(
        "tour",
        "Good evening, Doc. Three people, three revolvers, and nobody may look inside once they are loaded. Whoever "
        "is still sitting here at the end has won.",
    ),
    "tour.kablamo_spares": phrase(
        "tour",
        "These eight bullets are yours. Yellow is live: a Kablamo kills whoever fires it. White ones do something. "
        "Each of the others has a Kablamo as well.",
    ),
    "tour.kablamo_cylinder": phrase(
        "tour",
        "Before every shot the cylinder turns clockwise by one. So the chamber left of the top is fired first, the "
        "one at the top last.",
    ),
    "tour.kablamo_load": phrase(
        "tour",
        "Load the greased cylinder where it is fired first, then the test of honor, a Click, and the rest; or press A "
        "and I do it. The Kablamo stays in your hand: there it is harmless, and useful.",
    ),
    "tour.kablamo_shut": phrase(
        "tour",
        "The cylinders are shut for good, nobody looks any more. So remember: next comes your test of honor, then a "
        "Click.",
    ),
    "tour.kablamo_first_shots": phrase(
        "tour",
        "Everybody has fired. Clem had a Click and is fine. You and Rosa fired white bullets; the lower number comes "
        "first, and that is yours.",
    ),
    "tour.kablamo_keep": phrase(
        "tour",
        "You say who carries it out. It leaves a choice, so keep it.",
    ),
    "tour.kablamo_half_turn": phrase(
        "tour",
        "Any cylinder, by three chambers: what was far away is close then. Careful people hide their Kablamo far "
        "away. Clem is a careful man.",
    ),
    "tour.kablamo_turn_clem": phrase(
        "tour",
        "So turn Clem’s.",
    ),
    "tour.kablamo_crossed": phrase(
        "tour",
        "Did you see that? Rosa took one of your bullets and left you one of hers. What it is nobody tells you. What "
        "people give away they seldom miss.",
    ),
    "tour.kablamo_no_turn": phrase(
        "tour",
        "For that you may turn your cylinder by one. But your test of honor lies left of the top, in the safe "
        "position, where nobody else can touch it. Leave it there.",
    ),
    "tour.kablamo_replace": phrase(
        "tour",
        "Everybody has drawn a bullet for each empty chamber. Now they are filled again, in secret.",
    ),
    "tour.kablamo_reload": phrase(
        "tour",
        "Put the double cross into the empty chamber. The Kablamo you still need.",
    ),
    "tour.kablamo_clem_out": phrase(
        "tour",
        "KABLAMO! That was the one Clem had hidden five rounds away. You gave him one. He is out, before anything "
        "else could happen.",
    ),
    "tour.kablamo_ratchet": phrase(
        "tour",
        "Rosa fired a ratchet malfunction and kept it: next time her cylinder will not turn. She fires what lies at "
        "the top, and that chamber is empty. She means to fill it herself.",
    ),
    "tour.kablamo_honor": phrase(
        "tour",
        "But here is your test of honor. Keep it, and before everybody reloads you load her revolver.",
    ),
    "tour.kablamo_test": phrase(
        "tour",
        "There is the empty chamber. You know what you have kept for it.",
    ),
    "tour.kablamo_reload_again": phrase(
        "tour",
        "And now your own: take the gentlemen agreement. Your next shot is a Click, remember?",
    ),
    "tour.kablamo_won": phrase(
        "tour",
        "KABLAMO! Rosa fired what you had loaded. You are the last one standing.",
    ),
    "tour.kablamo_end": phrase(
        "tour",
        "And just in time: what Rosa slipped you was her Kablamo, and it would have been your next shot. In the full "
        "game there are red bullets, too, which you play from the hand. The rulebook knows them all.",
    ),
    "tour.slap_bar": phrase("tour", "The clock waits for you."),
    "tour.slap_welcome": phrase(
        "tour", "Good evening, Doc. Six people ride for you, six for Rosa, six for Clem. It will not stay that way."
    ),
    "tour.slap_bases": phrase(
        "tour", "Between you lie three bases. You may hide behind any of them, not only behind your own."
    ),
    "tour.slap_clock": phrase(
        "tour",
        "A card is turned, and whoever slaps it first decides. Half a second is a long time for that. Tonight "
        "the clock waits for you.",
    ),
    "tour.slap_shoot": phrase(
        "tour",
        "Talkin' Iron! Slap the card and point, all in one: press 1 for Rosa, or click on her with the right button.",
    ),
    "tour.slap_first": phrase(
        "tour",
        "The clock was polite and put down 355 milliseconds for you, Clem needed 371. Rosa has 5 left. Every "
        "card ends with the times of all.",
    ),
    "tour.slap_cover": phrase(
        "tour",
        "Another Talkin' Iron, and Rosa is cross. This time hide: press Q for the base on your left, or click on it.",
    ),
    "tour.slap_covered": phrase(
        "tour",
        "Rosa shot at you, 18 milliseconds too late: nothing but cover. Your hand may stay there as long as you like.",
    ),
    "tour.slap_move": phrase(
        "tour", "Move! Everybody needs new cover, and yours is an old one. Press W. And do not touch the horse."
    ),
    "tour.slap_last": phrase(
        "tour",
        "A hand in cover has to get up first: yours came down 120 milliseconds late. Rosa was later still, and "
        "the last one loses a member.",
    ),
    "tour.slap_leave": phrase(
        "tour",
        "The next card is on its way. Your hand lies soft but slow. Until the card is up, leaving costs nothing: "
        "press X.",
    ),
    "tour.slap_flinch": phrase(
        "tour", "And now something stupid: press the space bar, before there is anything to see."
    ),
    "tour.slap_flinched": phrase(
        "tour",
        "Too early! That costs no member, but your hand is locked until the card has been up for 600 milliseconds.",
    ),
    "tour.slap_gold": phrase(
        "tour",
        "Gold! The others are still laughing. Grab it with an open hand: the space bar. Whoever points gives it away.",
    ),
    "tour.slap_gold_won": phrase(
        "tour",
        "That makes 2 Gold. For 3 you may hire somebody you have hit, for 1 most gangs know a trick: it is all "
        "in the rulebook.",
    ),
    "tour.slap_big": phrase("tour", "Big Gun! Clem sits in cover and grins. Shoot at him: 2."),
    "tour.slap_big_hit": phrase("tour", "Against a Big Gun no cover helps. Clem has 5 left and has stopped grinning."),
    "tour.slap_horse": phrase(
        "tour",
        "Move! again, and Clem slapped before he looked. The horse kicks: one member fewer, and the round is over.",
    ),
    "tour.slap_end": phrase(
        "tour",
        "That is all there is to know. Bots keep to your pace, and in practice nobody gets hurt. Look first, "
        "then slap.",
    ),
}
