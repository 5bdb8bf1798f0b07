"""The rules of Klack Klack Bang in English. German is in i18n/."""

from ....engine.phrase import phrase

WORDS = {
    # what it is about
    "rules.klack_about": phrase("rules", "What it is about"),
    "rules.klack_goal": phrase("rules", "The goal"),
    "rules.klack_goal_1": phrase(
        "rules",
        "Everybody bids, and whoever bids the most says who pulls the trigger. Five times out of six it goes click, "
        "and somebody gets rich. The sixth time it goes bang, and a chair is free.",
    ),
    "rules.klack_goal_2": phrase(
        "rules",
        "You want *click money* and *click markers*, for at the end the one is multiplied by the other. Bid money "
        "that is left over then is worth the paper it is printed on.",
    ),
    "rules.klack_goal_3": phrase(
        "rules",
        "A bang takes your chair, not your winnings. Players who are out still [score](klack/scoring), and now and "
        "then one of them wins.",
    ),
    "rules.klack_components": phrase("rules", "What lies on the table"),
    "rules.klack_picture_1000": phrase("rules", "1000 bill, six for each player"),
    "rules.klack_picture_2000": phrase("rules", "2000 bill, six for each player"),
    "rules.klack_picture_marker": phrase("rules", "Click marker, six in the centre"),
    "rules.klack_picture_cylinder": phrase("rules", "The cylinder, one for all"),
    "rules.klack_components_1": phrase(
        "rules",
        "In the cylinder sits a die: one of its six faces shows a bullet, five are blank. Every pull is a fresh "
        "throw. The cylinder has no memory; even five clicks in a row do not make it nervous.",
    ),
    "rules.klack_components_2": phrase(
        "rules", "Bills are never changed. Two 1000s are not a 2000, and nobody hands out change."
    ),
    "rules.klack_money": phrase("rules", "Two kinds of money"),
    "rules.klack_bid_money": phrase("rules", "Bid money"),
    "rules.klack_click_money": phrase("rules", "Click money"),
    "rules.klack_money_from": phrase("rules", "Where it comes from"),
    "rules.klack_money_from_bid": phrase("rules", "the beginning, or a stack broken up"),
    "rules.klack_money_from_click": phrase("rules", "won with a click"),
    "rules.klack_money_seen": phrase("rules", "Who sees it"),
    "rules.klack_money_seen_bid": phrase("rules", "you alone"),
    "rules.klack_money_seen_click": phrase("rules", "the whole table"),
    "rules.klack_money_use": phrase("rules", "What it is good for"),
    "rules.klack_money_use_bid": phrase("rules", "bidding"),
    "rules.klack_money_use_click": phrase("rules", "the score, and emergencies"),
    "rules.klack_money_end": phrase("rules", "Worth at the end"),
    "rules.klack_money_end_bid": phrase("rules", "nothing"),
    "rules.klack_money_end_click": phrase("rules", "everything"),
    "rules.klack_money_1": phrase(
        "rules",
        "A *click stack* is a won pot with a click marker on it, always exactly one. Whoever counts the stacks has "
        "counted the markers.",
    ),
    "rules.klack_picture_stack": phrase("rules", "A click stack: the pot, and the marker won with it"),
    "rules.klack_setup": phrase("rules", "Set-up"),
    "rules.klack_setup_1": phrase(
        "rules", "Everybody takes twelve bills as bid money: six 1000s and six 2000s, $18,000 in all."
    ),
    "rules.klack_setup_2": phrase("rules", "The six click markers lie in the centre, round the cylinder."),
    "rules.klack_setup_3": phrase(
        "rules", "Nobody has click money yet. And nobody begins, for everybody bids at once."
    ),
    "rules.klack_setup_4": phrase("rules", "Three to six can play. The table deals; you only have to sit down."),
    # a round
    "rules.klack_course": phrase("rules", "A round"),
    "rules.klack_round": phrase("rules", "How a round goes"),
    "rules.klack_round_1": phrase(
        "rules", "Round follows round until the table says stop. Each has six steps, most of them short."
    ),
    "rules.klack_round_end": phrase(
        "rules", "[Is it over?](klack/end) Is there a marker left, and somebody to bid against?"
    ),
    "rules.klack_round_solvency": phrase(
        "rules", "[Solvency](klack/solvency): whoever has no bid money breaks up a click stack, or goes."
    ),
    "rules.klack_round_bids": phrase("rules", "[Bids](klack/bids): everybody secretly bids at least one bill."),
    "rules.klack_round_ties": phrase(
        "rules", "[Ties](klack/ties): those who share the highest bid raise until one is ahead."
    ),
    "rules.klack_round_choice": phrase(
        "rules", "[Choice](klack/choice): whoever bid the most names somebody to pull the trigger."
    ),
    "rules.klack_round_roulette": phrase(
        "rules", "[Click or bang](klack/roulette): the pot finds an owner, or a chair becomes free."
    ),
    "rules.klack_end": phrase("rules", "Is it over?"),
    "rules.klack_end_1": phrase(
        "rules", "Each time before bids are made the table takes a look round. The game is over in either case:"
    ),
    "rules.klack_end_markers": phrase("rules", "No click marker lies in the centre any more."),
    "rules.klack_end_alone": phrase("rules", "At most one player is left at the table."),
    "rules.klack_end_2": phrase(
        "rules",
        "The look comes first, money trouble second. So nobody can stretch a finished game by breaking up a stack.",
    ),
    "rules.klack_end_3": phrase(
        "rules",
        "In mid-round nobody looks. What counts is how many markers lie in the centre when the next bids are due.",
    ),
    "rules.klack_end_4": phrase(
        "rules", "And should a table ever get through 500 rounds, somebody turns out the lamp. Then nobody wins."
    ),
    "rules.klack_solvency": phrase("rules", "Solvency"),
    "rules.klack_solvency_1": phrase(
        "rules", "If bids are due and you have not a single bill to bid with, one of two things happens:"
    ),
    "rules.klack_solvency_stack": phrase(
        "rules",
        "You own a click stack. Then you break one up, whichever you like, but exactly one. Its marker goes back to "
        "the centre, its bills are bid money from now on.",
    ),
    "rules.klack_solvency_none": phrase(
        "rules", "You own none. Then the Mob shows you the door: you are out, as if it had gone bang."
    ),
    "rules.klack_solvency_2": phrase(
        "rules",
        "Breaking up is forced in this case and forbidden in every other. While you hold a single bid bill, your "
        "stacks stay whole. If you have only one stack, the table does not ask.",
    ),
    "rules.klack_solvency_3": phrase(
        "rules",
        "If it hits several, they decide at the same time. If that leaves only one player at the table, the game is "
        "over at once.",
    ),
    "rules.klack_solvency_4": phrase(
        "rules", "A marker back in the centre is one more click until the end. Other people's ruin gives you time."
    ),
    "rules.klack_bids": phrase("rules", "Bids"),
    "rules.klack_bids_1": phrase(
        "rules",
        "Everybody at the table secretly picks from the bid money: at least one bill, at most all of them. When the "
        "last one is ready, all bids are turned over together.",
    ),
    "rules.klack_bids_2": phrase(
        "rules",
        "What counts is the *sum*, not the number of bills. What you cannot lay down exactly you cannot bid: with "
        "nothing but 2000s you bid $2,000 or $4,000, but never $3,000.",
    ),
    "rules.klack_picture_back": phrase("rules", "Face down, every bid looks the same, however thick it is"),
    "rules.klack_bids_3": phrase(
        "rules",
        "As long as somebody is still thinking you may change your mind. Once the bids are open, they stand.",
    ),
    "rules.klack_bids_4": phrase(
        "rules",
        "Everything that lies there is the *pot*, your own bid included. You see those bills again if it goes bang, "
        "or if the pot becomes yours.",
    ),
    "rules.klack_ties": phrase("rules", "Ties"),
    "rules.klack_ties_1": phrase(
        "rules", "If two or more share the highest bid, they fight it out. Everybody else leans back."
    ),
    "rules.klack_ties_broke": phrase(
        "rules",
        "Whoever of them has no bid bill left breaks up a stack, or [leaves](klack/solvency) if there is none.",
    ),
    "rules.klack_ties_one": phrase(
        "rules", "If only one of them is left after that, the fight is over: the bid wins without a raise."
    ),
    "rules.klack_ties_raise": phrase(
        "rules",
        "Otherwise each of them secretly adds at least one bill. The raises, too, are turned over together.",
    ),
    "rules.klack_ties_total": phrase(
        "rules", "The highest *total* wins. If it is shared again, those who share it go back to 1."
    ),
    "rules.klack_ties_2": phrase("rules", "Raises belong to the pot like every other bid."),
    "rules.klack_ties_3": phrase(
        "rules",
        "If all the tied players have to leave, the next-highest bid counts. If that leaves only one player at the "
        "whole table, that player takes the bid back, and the game is over.",
    ),
    "rules.klack_choice": phrase("rules", "Choice"),
    "rules.klack_choice_1": phrase(
        "rules",
        "Whoever bid the most names somebody at the table. Naming yourself is allowed, and usually a good idea. "
        "Nobody can refuse.",
    ),
    "rules.klack_choice_2": phrase("rules", "Players who are out cannot be named. One bang each is enough."),
    "rules.klack_choice_3": phrase(
        "rules",
        "Mind that naming somebody is mostly a present: five times out of six it makes them rich. Whom to make rich "
        "and when is a matter of [advice](klack/advice_choice).",
    ),
    "rules.klack_roulette": phrase("rules", "Click or bang"),
    "rules.klack_roulette_1": phrase(
        "rules",
        "Whoever was named takes a marker from the centre and pulls the trigger. Five times out of six it goes "
        "click, once it goes bang.",
    ),
    "rules.klack_picture_empty": phrase("rules", "Click: this chamber was empty"),
    "rules.klack_picture_fired": phrase("rules", "Bang: this one was not"),
    "rules.klack_picture_out": phrase("rules", "Out: from here on one watches"),
    "rules.klack_click": phrase("rules", "Click"),
    "rules.klack_bang": phrase("rules", "Bang"),
    "rules.klack_fate_puller": phrase("rules", "Whoever pulled"),
    "rules.klack_fate_puller_click": phrase("rules", "gets the whole pot as a new click stack"),
    "rules.klack_fate_puller_bang": phrase("rules", "is out of the game"),
    "rules.klack_fate_marker": phrase("rules", "The marker"),
    "rules.klack_fate_marker_click": phrase("rules", "lies on that stack"),
    "rules.klack_fate_marker_bang": phrase("rules", "goes back to the centre"),
    "rules.klack_fate_own": phrase("rules", "Their bid and bid money"),
    "rules.klack_fate_own_click": phrase("rules", "the bid is in the stack, the rest stays"),
    "rules.klack_fate_own_bang": phrase("rules", "are removed from the game"),
    "rules.klack_fate_others": phrase("rules", "The other bids"),
    "rules.klack_fate_others_click": phrase("rules", "are in the stack as well"),
    "rules.klack_fate_others_bang": phrase("rules", "go back to their owners"),
    "rules.klack_fate_stacks": phrase("rules", "Earlier click stacks"),
    "rules.klack_fate_stacks_click": phrase("rules", "stay"),
    "rules.klack_fate_stacks_bang": phrase("rules", "stay, and count at the end"),
    "rules.klack_roulette_2": phrase(
        "rules",
        "What a bang does to the other bids is a [house rule](klack/after_bang). Unless you agree on something else, "
        "they go back.",
    ),
    # the end
    "rules.klack_ending": phrase("rules", "The end"),
    "rules.klack_scoring": phrase("rules", "Scoring"),
    "rules.klack_scoring_1": phrase("rules", "When the game is over, one line of arithmetic decides."),
    "rules.klack_scoring_formula": phrase("rules", "click money × click markers"),
    "rules.klack_scoring_2": phrase(
        "rules",
        "Add up all the bills in your click stacks and multiply by the number of your markers. A second stack "
        "doubles everything, a third makes it threefold. Bid money counts nothing, however much of it there is.",
    ),
    "rules.klack_score_stacks": phrase("rules", "Click stacks"),
    "rules.klack_score_sum": phrase("rules", "Sum × markers"),
    "rules.klack_score_points": phrase("rules", "Score"),
    "rules.klack_score_one": phrase("rules", "one of $12,000"),
    "rules.klack_score_one_sum": phrase("rules", "12,000 × 1"),
    "rules.klack_score_one_points": phrase("rules", "$12,000"),
    "rules.klack_score_two": phrase("rules", "$10,000 and $2,000"),
    "rules.klack_score_two_sum": phrase("rules", "12,000 × 2"),
    "rules.klack_score_two_points": phrase("rules", "$24,000"),
    "rules.klack_score_three": phrase("rules", "$5,000, $7,000 and $4,000"),
    "rules.klack_score_three_sum": phrase("rules", "16,000 × 3"),
    "rules.klack_score_three_points": phrase("rules", "$48,000"),
    "rules.klack_score_none": phrase("rules", "none"),
    "rules.klack_winning": phrase("rules", "Who wins"),
    "rules.klack_winning_1": phrase("rules", "The highest score wins."),
    "rules.klack_winning_2": phrase(
        "rules", "Players who are out count like everybody else. A tombstone can win, and enjoys it quietly."
    ),
    "rules.klack_winning_3": phrase(
        "rules", "Equal highest scores share the victory. If nobody won a single pot, nobody wins the game."
    ),
    "rules.klack_picture_star": phrase("rules", "The star goes to the winner, on whichever side of the grass"),
    # house rules
    "rules.klack_house": phrase("rules", "House rules"),
    "rules.klack_options": phrase("rules", "Three switches"),
    "rules.klack_options_1": phrase(
        "rules", "The lobby has three switches for this game. Agree on them before the first bid; later nobody will."
    ),
    "rules.klack_after_bang": phrase("rules", "Bids after a bang"),
    "rules.klack_after_bang_1": phrase(
        "rules", "Whoever it hit loses bid and bid money in any case. For the bids of the others there are three ways:"
    ),
    "rules.klack_after_bang_how": phrase("rules", "The bids …"),
    "rules.klack_after_bang_what": phrase("rules", "What happens"),
    "rules.klack_after_bang_feel": phrase("rules", "How it plays"),
    "rules.klack_return": phrase("rules", "go back"),
    "rules.klack_return_what": phrase("rules", "Everybody takes back the very bills they bid."),
    "rules.klack_return_feel": phrase("rules", "A bang costs the others nothing. One bids boldly."),
    "rules.klack_remove": phrase("rules", "are lost"),
    "rules.klack_remove_what": phrase("rules", "All bids leave the game."),
    "rules.klack_remove_feel": phrase("rules", "Money runs short. Every bid is meant."),
    "rules.klack_carry": phrase("rules", "join the next pot"),
    "rules.klack_carry_what": phrase(
        "rules", "The bids stay on the table, bang after bang, until a click takes everything."
    ),
    "rules.klack_carry_feel": phrase("rules", "After a bang suddenly everybody wants to be next."),
    "rules.klack_after_bang_2": phrase("rules", "The first way is the usual one. The same bang, three ways:"),
    "rules.klack_open_books": phrase("rules", "Open books"),
    "rules.klack_open_books_1": phrase(
        "rules", "With open books everybody sees how much bid money everybody has. Bids stay secret until they open."
    ),
    "rules.klack_open_books_2": phrase(
        "rules",
        "A good memory could [work it out](klack/memory) anyway; this only spares you the counting. Good for the "
        "first game, and for people who came to play and not to do sums.",
    ),
    "rules.klack_pull": phrase("rules", "The trigger"),
    "rules.klack_pull_1": phrase(
        "rules", "*Goes at once*: as soon as somebody is named the cylinder turns. That is the usual way."
    ),
    "rules.klack_pull_2": phrase(
        "rules", "*Is pulled by hand*: whoever was named does it in person. It changes nothing but the pulse."
    ),
    "rules.klack_time": phrase("rules", "Time limit"),
    "rules.klack_time_1": phrase(
        "rules", "With a time limit the table answers for whoever lets the [clock](engine/time) run out, and modestly:"
    ),
    "rules.klack_time_asked": phrase("rules", "Asked for"),
    "rules.klack_time_answer": phrase("rules", "the table answers"),
    "rules.klack_time_bid": phrase("rules", "a bid or a raise"),
    "rules.klack_time_bid_answer": phrase("rules", "one 1000, or one 2000 if there is no 1000"),
    "rules.klack_time_stack": phrase("rules", "the stack to break up"),
    "rules.klack_time_stack_answer": phrase("rules", "the one worth least"),
    "rules.klack_time_choice": phrase("rules", "who pulls the trigger"),
    "rules.klack_time_choice_answer": phrase("rules", "whoever bid the most"),
    "rules.klack_time_pull": phrase("rules", "the trigger, by hand"),
    "rules.klack_time_pull_answer": phrase("rules", "it is pulled"),
    # open and secret
    "rules.klack_secret": phrase("rules", "Open and secret"),
    "rules.klack_secrets": phrase("rules", "Who sees what"),
    "rules.klack_secrets_1": phrase(
        "rules", "Winnings lie in the open, purses are nobody's business. The table is careful about it."
    ),
    "rules.klack_secrets_what": phrase("rules", "What"),
    "rules.klack_secrets_who": phrase("rules", "Seen by"),
    "rules.klack_secrets_all": phrase("rules", "everybody"),
    "rules.klack_secrets_all_round": phrase("rules", "everybody, until the round is over"),
    "rules.klack_secrets_you": phrase("rules", "nobody but you"),
    "rules.klack_secrets_bidder": phrase("rules", "whoever made it"),
    "rules.klack_secrets_nobody": phrase("rules", "nobody, until it has said it"),
    "rules.klack_secrets_table": phrase("rules", "markers, click stacks, the pot"),
    "rules.klack_secrets_open_bids": phrase("rules", "bids and raises that have been turned over"),
    "rules.klack_secrets_ready": phrase("rules", "who is ready, and who is out"),
    "rules.klack_secrets_purse": phrase("rules", "your bid money, and how many bills it is"),
    "rules.klack_secrets_bid": phrase("rules", "a bid that lies face down"),
    "rules.klack_secrets_cylinder": phrase("rules", "what the cylinder is about to say"),
    "rules.klack_memory": phrase("rules", "What you may remember"),
    "rules.klack_memory_1": phrase(
        "rules",
        "Everything. All begin with the same bills, bids are turned over, stacks are won and broken up in the open: "
        "who forgets nothing knows every purse at the table.",
    ),
    "rules.klack_memory_2": phrase(
        "rules",
        "But the table does not remember it for you. The bid money of the others is written nowhere, and the log "
        "tells the current round only. When the game is over, it tells all.",
    ),
    "rules.klack_memory_3": phrase(
        "rules", "Whoever would rather not count plays with [open books](klack/open_books)."
    ),
    "rules.klack_one_screen": phrase("rules", "Several at one screen"),
    "rules.klack_one_screen_1": phrase(
        "rules",
        "Before a secret bid a curtain falls and says whose turn it is. Everybody else looks away. The program "
        "cannot check that, but the neighbours can.",
    ),
}
