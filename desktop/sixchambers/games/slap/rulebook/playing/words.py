"""Hands, keys, modes, fairness, bots and switches in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    # hands and keys
    "rules.slap_playing": phrase("rules", "Hands on the keys"),
    "rules.slap_alone": phrase("rules", "Alone at a keyboard"),
    "rules.slap_alone_1": phrase(
        "rules",
        "Keys are meant by their place, not by what is printed on them; the table shows yours on whatever they "
        "aim at. Press, never hold: nothing counts when you let go.",
    ),
    "rules.slap_alone_keys": phrase("rules", "Keys"),
    "rules.slap_alone_do": phrase("rules", "What your hand does"),
    "rules.slap_key_numbers": phrase("rules", "1 to 6"),
    "rules.slap_key_numbers_do": phrase("rules", "shoots at the first to sixth opponent, clockwise from your left"),
    "rules.slap_key_space": phrase("rules", "Space bar"),
    "rules.slap_key_space_do": phrase("rules", "slaps the card open-handed"),
    "rules.slap_key_bases": phrase("rules", "Q W E R T Y U"),
    "rules.slap_key_bases_do": phrase("rules", "goes for the first to seventh base, counted the same way"),
    "rules.slap_key_leave": phrase("rules", "X"),
    "rules.slap_key_leave_do": phrase("rules", "leaves cover"),
    "rules.slap_key_second": phrase("rules", "A S D F G H J"),
    "rules.slap_key_second_do": phrase("rules", "the second hand of the [Sheriffs](slap/sheriffs)"),
    "rules.slap_key_deal": phrase("rules", "Enter"),
    "rules.slap_key_deal_do": phrase("rules", "deals, if it is your turn"),
    "rules.slap_key_peek": phrase("rules", "P"),
    "rules.slap_key_peek_do": phrase("rules", "the [Railroad](slap/railroad) looks at the card"),
    "rules.slap_key_power": phrase("rules", "M and N"),
    "rules.slap_key_power_do": phrase("rules", "yes and no, when a power or a recruit is offered"),
    "rules.slap_mouse": phrase("rules", "Mouse"),
    "rules.slap_mouse_1": phrase(
        "rules",
        "The left button on the card slaps it, on a base takes cover; the right button on an opponent shoots at "
        "him. It works, but aiming takes longer than a key. Whoever wants to win uses keys.",
    ),
    "rules.slap_together": phrase("rules", "Two to four at one keyboard"),
    "rules.slap_together_1": phrase("rules", "Everybody gets a column of four keys:"),
    "rules.slap_together_who": phrase("rules", "Player"),
    "rules.slap_together_shoot": phrase("rules", "Shoot"),
    "rules.slap_together_slap": phrase("rules", "Slap"),
    "rules.slap_together_cover": phrase("rules", "Cover"),
    "rules.slap_together_next": phrase("rules", "Next"),
    "rules.slap_together_z": phrase("rules", "Z"),
    "rules.slap_together_kp7": phrase("rules", "keypad 7"),
    "rules.slap_together_kp4": phrase("rules", "keypad 4"),
    "rules.slap_together_kp1": phrase("rules", "keypad 1"),
    "rules.slap_together_kp8": phrase("rules", "keypad 8"),
    "rules.slap_together_2": phrase(
        "rules",
        "Your target is marked beforehand: *Next* moves your crosshair to the next opponent, pressed twice your "
        "mark to the next base. Without a mark *Cover* takes the next free base from your left. Pressed before "
        "the card comes, *Cover* lifts your hand again, and that is no flinch.",
    ),
    "rules.slap_together_3": phrase(
        "rules",
        "The Enter key deals. When a power is offered, *Cover* says yes and N says no. The fourth player of a "
        "keyboard without a keypad has P, ;, / and 0.",
    ),
    "rules.slap_rollover": phrase("rules", "Can your keyboard do that?"),
    "rules.slap_rollover_1": phrase(
        "rules",
        "Simple keyboards swallow a key when several are down. Columns prevent most of that. Under “Controls for "
        "games of reaction” in the menu there is a check: all press *Shoot* together, five times, and you see "
        "whose press got lost.",
    ),
    "rules.slap_pad": phrase("rules", "Game pads"),
    "rules.slap_pad_1": phrase(
        "rules",
        "If the extra part for game pads is installed: the right stick aims at a player and the right trigger "
        "shoots, A slaps, the left stick aims at a base and the left trigger takes cover, B leaves it, Y deals. X "
        "looks at the Railroad's card. With the left bumper held it is the Sheriffs' second hand that takes "
        "cover.",
    ),
    "rules.slap_touch": phrase("rules", "Touch screen"),
    "rules.slap_touch_1": phrase(
        "rules",
        "Everybody has a pad of his own at his edge of the screen: a small card and a dot for each base. Tap the "
        "card to slap it, swipe from it towards somebody to shoot. A finger resting on a dot is in cover, lifting "
        "it means leaving.",
    ),
    # for everybody
    "rules.slap_kindness": phrase("rules", "For every hand"),
    "rules.slap_switch": phrase("rules", "One switch"),
    "rules.slap_switch_1": phrase(
        "rules",
        "Whoever can or wants to press one key only turns this on in the menu, under “Controls for games of "
        "reaction”. The space bar then does whatever suits the card: it shoots at a target, grabs Gold, finds a "
        "base. For the help your time is counted 150 milliseconds longer.",
    ),
    "rules.slap_calm": phrase("rules", "Calm mode"),
    "rules.slap_calm_1": phrase(
        "rules",
        "No speed at all: the card lies open, and everybody chooses an action in secret, within ten seconds. Then "
        "lots decide who was first, and everything else goes by the rules. Nobody flinches, nobody is slow. It is "
        "a game of guessing what the others will do.",
    ),
    "rules.slap_practice": phrase("rules", "Practice"),
    "rules.slap_practice_1": phrase(
        "rules",
        "Forty cards in which nobody loses anybody. At the end you see your reaction times for each card, and how "
        "often you did the wrong thing very fast.",
    ),
    "rules.slap_handicap": phrase("rules", "A head start"),
    "rules.slap_handicap_1": phrase(
        "rules",
        "A seat may be given up to 200 milliseconds: they are taken off its times before anything is judged. "
        "Everybody sees it. Good for children, grandparents and old keyboards. Flinching is judged without it.",
    ),
    "rules.slap_eyes": phrase("rules", "For the eyes"),
    "rules.slap_eyes_1": phrase(
        "rules",
        "The four cards differ in shape and place, not just in colour, and there are plain ones in black and "
        "white, to be switched on with the other controls. Nothing flashes. Between two cards anybody may ask for "
        "a break; it goes on when all are ready.",
    ),
    # over the network
    "rules.slap_network": phrase("rules", "Fair over the network"),
    "rules.slap_fair": phrase("rules", "Your reaction is measured where you sit"),
    "rules.slap_fair_1": phrase(
        "rules",
        "Your time runs on your own machine, from the moment you saw the card to the moment you pressed. How long "
        "the message travels afterwards does not matter. A slow Wi-Fi costs you nothing.",
    ),
    "rules.slap_fair_2": phrase(
        "rules",
        "The card appears on all screens at the same moment, and nobody's machine can read it before. The table "
        "waits until everybody's presses are in, usually for a few hundredths of a second, and only then judges.",
    ),
    "rules.slap_fair_3": phrase(
        "rules", "The host has no advantage: his own screen is told as late and measured as strictly as yours."
    ),
    "rules.slap_misdeal": phrase("rules", "Misdeal"),
    "rules.slap_misdeal_1": phrase(
        "rules",
        "If somebody's screen was noticeably late, the card goes back into the deck, nothing has happened, and "
        "the same dealer deals again. If it happens to the same machine time and again, the game goes on without "
        "waiting for it.",
    ),
    "rules.slap_late": phrase("rules", "Too late"),
    "rules.slap_late_1": phrase(
        "rules",
        "The table does not wait for ever: a press that arrives more than about a third of a second after the "
        "verdict was due is ignored. You are told so.",
    ),
    "rules.slap_honest": phrase("rules", "Honest people"),
    "rules.slap_honest_1": phrase(
        "rules",
        "Times that cannot be true are refused. Times that are too good to be true are not, but the table is "
        "told: “faster than people usually are”. What you do about it is up to you.",
    ),
    "rules.slap_devices": phrase("rules", "Keyboards and screens"),
    "rules.slap_devices_1": phrase(
        "rules",
        "They differ by tens of milliseconds, and that no program can see. Forty milliseconds more cost every "
        "second won round among four. If one of you loses all the time and cannot understand why, try another "
        "keyboard, or a [head start](slap/handicap).",
    ),
    # bots
    "rules.slap_machine": phrase("rules", "Against the machine"),
    "rules.slap_bots": phrase("rules", "Four levels"),
    "rules.slap_bots_1": phrase(
        "rules",
        "Bots have human reactions, with good days and bad ones. They see the card as late as you do, look at "
        "hands as late as you do, and now and then do the wrong thing.",
    ),
    "rules.slap_bots_level": phrase("rules", "Bot"),
    "rules.slap_bots_mean": phrase("rules", "Reaction by itself"),
    "rules.slap_bots_beside": phrase("rules", "Beside you"),
    "rules.slap_bots_slips": phrase("rules", "Slips"),
    "rules.slap_bots_mean_greenhorn": phrase("rules", "530 milliseconds"),
    "rules.slap_bots_mean_deputy": phrase("rules", "470 milliseconds"),
    "rules.slap_bots_mean_gunslinger": phrase("rules", "425 milliseconds"),
    "rules.slap_bots_mean_legend": phrase("rules", "390 milliseconds"),
    "rules.slap_bots_beside_greenhorn": phrase("rules", "60 slower"),
    "rules.slap_bots_beside_deputy": phrase("rules", "25 slower"),
    "rules.slap_bots_beside_gunslinger": phrase("rules", "like you"),
    "rules.slap_bots_beside_legend": phrase("rules", "20 faster"),
    "rules.slap_bots_slips_greenhorn": phrase("rules", "8 in 100"),
    "rules.slap_bots_slips_deputy": phrase("rules", "5 in 100"),
    "rules.slap_bots_slips_gunslinger": phrase("rules", "3 in 100"),
    "rules.slap_bots_slips_legend": phrase("rules", "2 in 100"),
    "rules.slap_bots_2": phrase(
        "rules",
        "A few hundredths of a second decide everything here. So bots keep pace with the people at the table: "
        "after a few cards their usual time lies beside yours, as in the third column.",
    ),
    "rules.slap_secrets": phrase("rules", "What nobody knows"),
    "rules.slap_secrets_1": phrase(
        "rules",
        "The order of the deck, the card that is coming, and when it comes. What the Railroad and the dealer of a "
        "duel look at, they alone see. Everything else lies in the open. A bot knows no more than the player in "
        "whose place it sits.",
    ),
    # switches
    "rules.slap_tuning": phrase("rules", "House rules"),
    "rules.slap_switches": phrase("rules", "What you can set"),
    "rules.slap_switches_1": phrase("rules", "Before a game the host may choose:"),
    "rules.slap_switches_game": phrase(
        "rules",
        "*Game, pace, dealing*: basic or full, three paces, who turns the cards, who deals first. And whether the "
        "table counts the cards for all.",
    ),
    "rules.slap_switches_move": phrase(
        "rules",
        "*Move!*: with strict blocking a base under a hand that has not moved is taken until it is lifted. And "
        "several without cover when time is up may all lose a member.",
    ),
    "rules.slap_switches_ties": phrase(
        "rules", "*Photo finish*: how close is too close, and whether it does not count or is drawn by lot."
    ),
    "rules.slap_switches_times": phrase(
        "rules",
        "*Times*: how long lifting a hand takes, what a slap on a taken base costs, what is a flinch and how long "
        "it locks, after how long a card goes.",
    ),
    "rules.slap_switches_leave": phrase(
        "rules", "*Leaving cover*: whoever has left may be kept from the same base only, and not from all."
    ),
    "rules.slap_switches_trap": phrase("rules", "*Traps*: they may come on top of what the card does."),
    "rules.slap_switches_duel": phrase(
        "rules",
        "*Duel*: how many cards its dealer sees, whether he may always choose, whether Gold is taken out of the "
        "deck. And two players may begin with the duel at once; then the table deals.",
    ),
    # advice
    "rules.slap_advice": phrase("rules", "Good advice"),
    "rules.slap_advice_first": phrase("rules", "For the first evening"),
    "rules.slap_advice_first_1": phrase(
        "rules",
        "Put two fingers on keys beforehand: one on the opponent you are going to shoot at, one on the base you "
        "are going to take. Then only the card is left to decide.",
    ),
    "rules.slap_advice_first_2": phrase(
        "rules", "Better late than wrong. A horse slapped in 300 milliseconds costs exactly as much as being last."
    ),
    "rules.slap_advice_cover": phrase("rules", "To stay or to go"),
    "rules.slap_advice_cover_1": phrase(
        "rules",
        "Cover is good as long as many Talkin' Irons are left in the deck and bad as soon as many Move! are. "
        "Count along: twenty of each, ten Big Guns, up to seventeen Gold.",
    ),
    "rules.slap_advice_cover_2": phrase("rules", "With one member left hide more often than you think you have to."),
    "rules.slap_advice_target": phrase("rules", "Whom to shoot"),
    "rules.slap_advice_target_1": phrase(
        "rules",
        "Somebody with one member left and much Gold is worth two shots: he is out, and his stash is yours. But "
        "whoever is not in cover comes first: a shot at cover is a present to all.",
    ),
}
