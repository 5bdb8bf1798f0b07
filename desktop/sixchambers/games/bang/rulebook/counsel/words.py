"""Options, secrets, advice and rulings of BANG!, in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    "rules.bang_house": phrase("rules", "At this table"),
    "rules.bang_options": phrase("rules", "Switches"),
    "rules.bang_options_1": phrase(
        "rules",
        "Gold Rush and the Shadow-Gunslingers are two switches of their own: play with both, with one, or with "
        "neither.",
    ),
    "rules.bang_options_2": phrase("rules", "Characters are dealt one each, or everybody picks one of two."),
    "rules.bang_options_3": phrase(
        "rules",
        "A house rule, usually off: when only the Sheriff and a Renegade are alive, the shadows stay away and let the"
        " two of them settle it.",
    ),
    "rules.bang_stall": phrase("rules", "The stall breaker"),
    "rules.bang_stall_1": phrase(
        "rules",
        "Another house rule, usually off: from the third reshuffle on, everybody loses a life point at the start of "
        "each of his turns. Nobody is to blame, so there is no gold and no reward for it.",
    ),
    "rules.bang_notebook": phrase("rules", "The deduction notebook"),
    "rules.bang_notebook_1": phrase(
        "rules",
        "If the table allows it, a notebook shows how likely each role is for everybody, worked out from nothing but "
        "what you have seen yourself.",
    ),
    "rules.bang_deck": phrase("rules", "Which cards there are"),
    "rules.bang_deck_1": phrase("rules", "Twenty cards of each suit. For those who count:"),
    "rules.bang_deck_faces": phrase("rules", "Suits and ranks"),
    "rules.bang_secrets": phrase("rules", "Who may know what"),
    "rules.bang_secrets_what": phrase("rules", "What"),
    "rules.bang_secrets_who": phrase("rules", "Who knows it"),
    "rules.bang_secrets_table": phrase(
        "rules", "life points, cards on the table, equipment, nuggets, number of cards in hand"
    ),
    "rules.bang_secrets_role": phrase("rules", "the role of anybody but the Sheriff"),
    "rules.bang_secrets_hand": phrase("rules", "a hand"),
    "rules.bang_secrets_stolen": phrase("rules", "a card stolen from a hand"),
    "rules.bang_secrets_kit": phrase("rules", "the card Kit Carlson puts back"),
    "rules.bang_secrets_top": phrase("rules", "the discard pile"),
    "rules.bang_secrets_all": phrase("rules", "everybody"),
    "rules.bang_secrets_owner": phrase("rules", "its owner, until it is turned up"),
    "rules.bang_secrets_holder": phrase("rules", "only whoever holds it"),
    "rules.bang_secrets_two": phrase("rules", "thief and victim"),
    "rules.bang_secrets_kit_only": phrase("rules", "he alone"),
    "rules.bang_secrets_only_top": phrase("rules", "its top card"),
    "rules.bang_secrets_1": phrase(
        "rules",
        "The log tells you what you have seen and nothing else. Whoever is out for good sees no more than a spectator.",
    ),
    "rules.bang_time": phrase("rules", "If you do not answer"),
    "rules.bang_time_1": phrase("rules", "With a clock at the table, this happens when your time is up:"),
    "rules.bang_time_asked": phrase("rules", "You are asked"),
    "rules.bang_time_answer": phrase("rules", "Your answer is"),
    "rules.bang_time_play": phrase("rules", "what to play"),
    "rules.bang_time_play_answer": phrase("rules", "nothing: your turn ends"),
    "rules.bang_time_shot": phrase("rules", "to answer a shot, a Duel, Indians!"),
    "rules.bang_time_shot_answer": phrase("rules", "none: you take the hit"),
    "rules.bang_time_chance": phrase("rules", "for your last chance"),
    "rules.bang_time_chance_answer": phrase("rules", "the cheapest way to stay alive"),
    "rules.bang_time_discard": phrase("rules", "which cards go"),
    "rules.bang_time_discard_answer": phrase("rules", "the ones that came last"),
    "rules.bang_time_store": phrase("rules", "which of several cards you want"),
    "rules.bang_time_store_answer": phrase("rules", "the first one"),
    # advice
    "rules.bang_advice": phrase("rules", "Good advice"),
    "rules.bang_advice_people": phrase("rules", "Reading people"),
    "rules.bang_advice_people_1": phrase(
        "rules", "Talk is cheap, bullets are not. Look at who shoots at whom, and at who could have and did not."
    ),
    "rules.bang_advice_people_2": phrase(
        "rules",
        "A Jail or a Panic! says as much as a shot. And a Shot for the Sheriff is a letter of recommendation, true or"
        " forged.",
    ),
    "rules.bang_advice_law": phrase("rules", "For the star"),
    "rules.bang_advice_law_1": phrase(
        "rules",
        "Sheriff: everybody knows where you sit, so lay down Barrel and Mustang before anything else, and be sure "
        "before you shoot somebody at his last life point. A dead Deputy costs you everything.",
    ),
    "rules.bang_advice_law_2": phrase(
        "rules", "Deputy: shoot early at those who shoot at the star, so that he can see whose man you are."
    ),
    "rules.bang_advice_outlaws": phrase("rules", "Against the star"),
    "rules.bang_advice_outlaws_1": phrase(
        "rules",
        "Only the Sheriff counts. A long gun or a Scope is worth more than any side quarrel; Duel, Gatling and "
        "Indians! need neither.",
    ),
    "rules.bang_advice_outlaws_2": phrase(
        "rules", "Two Outlaws who attack together are faster than three who wait for each other."
    ),
    "rules.bang_advice_renegade": phrase("rules", "For yourself"),
    "rules.bang_advice_renegade_1": phrase(
        "rules",
        "Be everybody’s friend as long as somebody else is stronger. If the Sheriff falls too early, you have lost "
        "with him.",
    ),
    "rules.bang_advice_renegade_2": phrase(
        "rules", "Save Beer for the end, but not to the very end: with two players left it is only foam."
    ),
    "rules.bang_advice_cards": phrase("rules", "What the cards promise"),
    "rules.bang_advice_cards_1": phrase("rules", "With a fresh pile and nothing else known:"),
    "rules.bang_odds_what": phrase("rules", "That it happens"),
    "rules.bang_odds_chance": phrase("rules", "Chance"),
    "rules.bang_odds_heart": phrase("rules", "a Barrel stops a shot, a prisoner gets out"),
    "rules.bang_odds_heart_chance": phrase("rules", "25.0%"),
    "rules.bang_odds_heart_two": phrase("rules", "the same, with two cards to choose from"),
    "rules.bang_odds_heart_two_chance": phrase("rules", "44.0%"),
    "rules.bang_odds_dynamite": phrase("rules", "Dynamite goes off"),
    "rules.bang_odds_dynamite_chance": phrase("rules", "12.5%"),
    "rules.bang_odds_bang": phrase("rules", "a card you draw is a BANG!"),
    "rules.bang_odds_bang_chance": phrase("rules", "31.2%"),
    "rules.bang_odds_missed": phrase("rules", "among four cards there is a Missed!"),
    "rules.bang_odds_missed_chance": phrase("rules", "48.5%"),
    "rules.bang_advice_cards_2": phrase(
        "rules", "Gold is not worth anything in the end. Spend it while there is somebody to spend it on."
    ),
    # questions
    "rules.bang_questions": phrase("rules", "Questions and rulings"),
    "rules.bang_asked": phrase("rules", "Often asked"),
    "rules.bang_q_talk": phrase("rules", "May I say which role I have?"),
    "rules.bang_a_talk": phrase(
        "rules", "You may say what you like, and nobody has to believe it. Showing the card is not allowed."
    ),
    "rules.bang_q_friend": phrase("rules", "May I shoot at my own side?"),
    "rules.bang_a_friend": phrase("rules", "Yes. An Outlaw who brings down an Outlaw even draws the three cards."),
    "rules.bang_q_beer": phrase("rules", "May I drink a Beer when somebody shoots at me, before it hits?"),
    "rules.bang_a_beer": phrase("rules", "No. Out of your turn a Beer is only for the last life point."),
    "rules.bang_q_dead": phrase("rules", "I am out. What now?"),
    "rules.bang_a_dead": phrase(
        "rules", "You may still win with your side. With [shadows](bang/shadows) you even get your turns."
    ),
    "rules.bang_rulings": phrase("rules", "Rulings"),
    "rules.bang_rulings_1": phrase(
        "rules",
        "Where the printed rules leave something open, this table does it like this. The numbers are quoted in our "
        "tests.",
    ),
    "rules.bang_r05_q": phrase(
        "rules", "A Gatling kills the Sheriff first and the last Outlaw after him. Does the order matter?"
    ),
    "rules.bang_r05_a": phrase("rules", "No. Who won is looked at once, when the card is through with everybody."),
    "rules.bang_r07_q": phrase("rules", "Panic! or Cat Balou on myself?"),
    "rules.bang_r07_a": phrase("rules", "Yes, on a card in front of you. That is how one is rid of Dynamite."),
    "rules.bang_r14_q": phrase("rules", "I hit somebody, and he saves himself with a Beer. Is the nugget mine?"),
    "rules.bang_r14_a": phrase("rules", "Yes. The life point was lost; that he has it back is another story."),
    "rules.bang_r16_q": phrase("rules", "What becomes of a dead player’s gold?"),
    "rules.bang_r16_a": phrase("rules", "It goes back to the heap. Only shadows keep it."),
    "rules.bang_r17_q": phrase("rules", "Do I discard before or after the Gold Rush card heals me?"),
    "rules.bang_r17_a": phrase("rules", "Before, with the life points you have then."),
    "rules.bang_r18_q": phrase("rules", "Does the Calumet stop a Duel of diamonds?"),
    "rules.bang_r18_a": phrase("rules", "No. Duels are fought, whatever their suit."),
    "rules.bang_r32_q": phrase(
        "rules", "Somebody is lost to a Gatling that is still going round. Does he count as a player?"
    ),
    "rules.bang_r32_a": phrase("rules", "Until the card is through: so a Beer may still save whoever comes after him."),
    "rules.bang_r34_q": phrase(
        "rules", "Dynamite under Bart Cassidy at two life points, and two Beers save him. How many cards?"
    ),
    "rules.bang_r34_a": phrase("rules", "Three: he lost three points and survived."),
    "rules.bang_r50_q": phrase("rules", "May I discard more cards than I have to?"),
    "rules.bang_r50_a": phrase("rules", "No, only what is too much."),
    "rules.bang_r52_q": phrase("rules", "Does the penalty for a dead Deputy take the Sheriff’s equipment?"),
    "rules.bang_r52_a": phrase("rules", "Yes, everything but the nuggets."),
    "rules.bang_r26_q": phrase("rules", "A shadow shoots the Sheriff, and only a Renegade is alive. Who wins?"),
    "rules.bang_r26_a": phrase("rules", "The Outlaws: while it is his turn, the shadow is in the game."),
    "rules.bang_r27_q": phrase(
        "rules", "The Renegade dies, and the game ends before his next turn. Has he won with anybody?"
    ),
    "rules.bang_r27_a": phrase("rules", "No. Without a side there is no victory."),
}
