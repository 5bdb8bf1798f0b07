"""Advice, questions and rulings for Klack Klack Bang in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    # advice
    "rules.klack_advice": phrase("rules", "Advice"),
    "rules.klack_advice_bids": phrase("rules", "Bidding"),
    "rules.klack_advice_bids_1": phrase(
        "rules",
        "After a click every bid is gone, whoever gets the pot. The second-highest is the dearest of all: it cost most "
        "and bought nothing. Bid the minimum or bid to win, and keep out of the middle.",
    ),
    "rules.klack_advice_bids_2": phrase(
        "rules",
        "Reckon with about as many pulls to come as there are markers in the centre, and one more for a bang. Keep a "
        "bill for each of them.",
    ),
    "rules.klack_advice_bids_3": phrase(
        "rules",
        "Be kind to your 1000s. They are the cheap way to sit a round out and the cheap way to win a tie. With "
        "nothing but 2000s you pay double for doing nothing.",
    ),
    "rules.klack_advice_bids_4": phrase(
        "rules",
        "Round sums are popular, and popular sums tie. $5,000 or $7,000 cost little more than $4,000 or $6,000 and "
        "start fewer fights.",
    ),
    "rules.klack_advice_bids_5": phrase(
        "rules",
        "Nobody bids what nobody has. If your purse is the fattest, the round can be bought: $1,000 more than the next "
        "one can lay down is enough.",
    ),
    "rules.klack_advice_bids_6": phrase(
        "rules",
        "When the last marker lies in the centre, bid money is about to turn into wallpaper. Spend it, but think of "
        "the sixth case: after a bang there is one more round.",
    ),
    "rules.klack_advice_choice": phrase("rules", "Whom to name?"),
    "rules.klack_advice_choice_1": phrase(
        "rules",
        "Yourself, as a rule. What you have won cannot be lost to a bang, and a click brings the pot *and* a marker "
        "that multiplies all the rest. With $10,000 on one stack, a pot of $8,000 lifts you from 10,000 to 36,000.",
    ),
    "rules.klack_advice_choice_2": phrase(
        "rules",
        "Naming the leader out of spite is expensive: five times out of six the spite goes click, and the lead grows.",
    ),
    "rules.klack_advice_choice_3": phrase(
        "rules",
        "Name somebody else when you are well ahead and the end is near. Do the sum first: click money plus pot, times "
        "one marker more. Whoever stays below your score even so may burn the last marker for you.",
    ),
    "rules.klack_advice_choice_4": phrase(
        "rules",
        "One marker left and you are behind? Win the bidding at any price and pull the trigger yourself, if the sum is "
        "enough. There is no later to save for.",
    ),
    "rules.klack_advice_stacks": phrase("rules", "What to break up?"),
    "rules.klack_advice_stacks_1": phrase(
        "rules", "The smallest stack. The marker is gone either way, so give away as little money as you can."
    ),
    "rules.klack_advice_stacks_2": phrase(
        "rules",
        "Ruin on purpose is a trick for early rounds: bid everything, win the pot, break it up. The marker is gone, "
        "but the bids of all the others are now in your purse.",
    ),
    "rules.klack_advice_odds": phrase("rules", "The odds"),
    "rules.klack_advice_odds_1": phrase(
        "rules",
        "One in six, every single time. That many clicks follow one another is another matter. So likely is it that "
        "they all go well:",
    ),
    "rules.klack_odds_clicks": phrase("rules", "Clicks in a row"),
    "rules.klack_odds_chance": phrase("rules", "Chance"),
    "rules.klack_odds_1": phrase("rules", "83%"),
    "rules.klack_odds_2": phrase("rules", "69%"),
    "rules.klack_odds_3": phrase("rules", "58%"),
    "rules.klack_odds_4": phrase("rules", "48%"),
    "rules.klack_odds_5": phrase("rules", "40%"),
    "rules.klack_odds_6": phrase("rules", "33%"),
    "rules.klack_advice_odds_2": phrase(
        "rules",
        "Six clicks, which is a whole game if nobody goes broke, take a little more than seven pulls on average.",
    ),
    # questions
    "rules.klack_questions": phrase("rules", "Questions"),
    "rules.klack_asked": phrase("rules", "Asked at the table"),
    "rules.klack_q_pass": phrase("rules", "Can I pass?"),
    "rules.klack_a_pass": phrase(
        "rules",
        "No. Whoever sits at the table bids. One 1000 is the rent for the chair. More under [bids](klack/bids).",
    ),
    "rules.klack_q_all": phrase("rules", "Can I bid everything?"),
    "rules.klack_a_all": phrase(
        "rules",
        "Yes. If the money goes to somebody else, a click stack has to [help you out](klack/solvency). Without one you "
        "would be gone.",
    ),
    "rules.klack_q_lost": phrase("rules", "Why is my bid gone, though I was not even named?"),
    "rules.klack_a_lost": phrase(
        "rules", "Because a click takes the whole pot: everybody's bids, not the highest alone. See [K3](klack/k3)."
    ),
    "rules.klack_q_convert": phrase("rules", "I would like more bid money. May I break up a stack?"),
    "rules.klack_a_convert": phrase(
        "rules", "Only if you have not a single bid bill left, and then you must. See [solvency](klack/solvency)."
    ),
    "rules.klack_q_due": phrase("rules", "Five clicks in a row: is the bang due now?"),
    "rules.klack_a_due": phrase(
        "rules", "No. It is one in six, as ever. The cylinder is spun afresh and bears no grudge."
    ),
    "rules.klack_q_out": phrase("rules", "I am out. Was that it?"),
    "rules.klack_a_out": phrase(
        "rules",
        "For bidding, yes. Your click stacks stay where they are and [count](klack/winning). Lean back; you may yet "
        "win.",
    ),
    "rules.klack_q_longer": phrase("rules", "Why is the game not over? There was only one marker left."),
    "rules.klack_a_longer": phrase(
        "rules",
        "Somebody broke up a stack, and its marker came back. Or it went bang, and the marker never left the centre.",
    ),
    "rules.klack_q_never": phrase("rules", "Can one win without ever bidding the most?"),
    "rules.klack_a_never": phrase(
        "rules", "Yes. It is enough to be named and to hear a click. It has happened, and nobody was pleased."
    ),
    "rules.klack_q_talk": phrase("rules", "May I say what I am going to bid?"),
    "rules.klack_a_talk": phrase(
        "rules", "You may say what you like. It need not be true, and nobody need believe it."
    ),
    # rulings
    "rules.klack_rulings": phrase("rules", "Rulings"),
    "rules.klack_rulings_1": phrase(
        "rules",
        "No rules think of everything. This is how doubtful cases are decided at this table; the numbers are for "
        "quoting in an argument.",
    ),
    "rules.klack_rulings_money": phrase("rules", "Money and pot"),
    "rules.klack_k1_q": phrase("rules", "What becomes of the other bids after a bang?"),
    "rules.klack_k1_a": phrase(
        "rules",
        "They go back to their owners, for nobody has won them. The [house rules](klack/after_bang) know two other "
        "ways.",
    ),
    "rules.klack_k3_q": phrase("rules", "Does a click win only one's own bid, or everybody's?"),
    "rules.klack_k3_a": phrase("rules", "Everybody's, raises included, and one's own with them."),
    "rules.klack_k9_q": phrase("rules", "Somebody leaves for lack of money. What becomes of the bid?"),
    "rules.klack_k9_a": phrase(
        "rules", "It is removed from the game, as after a bang. The Mob does not return anything."
    ),
    "rules.klack_k13_q": phrase("rules", "Do I have to say how many bills I have left?"),
    "rules.klack_k13_a": phrase("rules", "No. Bid money is secret: the sum, the bills and their number."),
    "rules.klack_k16_q": phrase("rules", "My last bill was in the bid, and it went bang. Am I broke?"),
    "rules.klack_k16_a": phrase(
        "rules", "If bids go back, you have it back before anybody looks into purses. Otherwise yes."
    ),
    "rules.klack_k18_q": phrase("rules", "Bids join the next pot, and it goes bang again. What then?"),
    "rules.klack_k18_a": phrase(
        "rules", "What lies there stays and grows, however many bangs it takes. The next click gets all of it."
    ),
    "rules.klack_rulings_stacks": phrase("rules", "Stacks and markers"),
    "rules.klack_k2_q": phrase("rules", "Where does the marker of a stack go that is broken up?"),
    "rules.klack_k2_a": phrase("rules", "Back to the centre, where it can be won once more."),
    "rules.klack_k10_q": phrase("rules", "May I break up two stacks at once?"),
    "rules.klack_k10_a": phrase("rules", "No. One for each emergency, even if it is a small one."),
    "rules.klack_k11_q": phrase("rules", "Do I have to tell what is in the stack I break up?"),
    "rules.klack_k11_a": phrase("rules", "There is nothing to tell: click money lies open, so everybody has seen it."),
    "rules.klack_rulings_ties": phrase("rules", "In a tie"),
    "rules.klack_k4_q": phrase("rules", "Does a raise come on top of the bid?"),
    "rules.klack_k4_a": phrase("rules", "Yes. Totals are compared: what was bid and all that was added to it."),
    "rules.klack_k5_q": phrase("rules", "Who raises?"),
    "rules.klack_k5_a": phrase(
        "rules", "Only those who share the highest total. With every raise they can only become fewer."
    ),
    "rules.klack_k6_q": phrase("rules", "All but one of the tied players have to leave. Does the last one raise?"),
    "rules.klack_k6_a": phrase("rules", "No. There is no tie any more, so the bid wins as it is."),
    "rules.klack_k7_q": phrase("rules", "Players leave during a tie, and only one is left at the table. What now?"),
    "rules.klack_k7_a": phrase(
        "rules", "The round stops, the last player takes the bid back, and the game is over. There is no one to outbid."
    ),
    "rules.klack_k17_q": phrase("rules", "All the tied players have to leave. Who has bid the most now?"),
    "rules.klack_k17_a": phrase(
        "rules", "The highest bid among those who stay. If that one is shared, those players raise as usual."
    ),
    "rules.klack_rulings_end": phrase("rules", "Choice and end"),
    "rules.klack_k8_q": phrase("rules", "Two have the same highest score. Who wins?"),
    "rules.klack_k8_a": phrase("rules", "Both. If everybody has zero, nobody does."),
    "rules.klack_k12_q": phrase("rules", "Can I name somebody who is out already?"),
    "rules.klack_k12_a": phrase("rules", "No. Only those who sit at the table can pull a trigger."),
    "rules.klack_k14_q": phrase("rules", "The centre fills or empties in mid-round. Does that matter?"),
    "rules.klack_k14_a": phrase("rules", "Not before the next bids are due. Only then are the markers counted."),
    "rules.klack_k15_q": phrase("rules", "A bang leaves a single player. Is there one more round?"),
    "rules.klack_k15_a": phrase("rules", "No. The table looks round at once and finds nobody to bid against."),
}
