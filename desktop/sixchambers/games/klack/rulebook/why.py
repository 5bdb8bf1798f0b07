"""Which rule a message of Klack Klack Bang rests on: for "why?" on a refusal, a question, a line of the log."""

WHY = {
    # refusals
    "klack.no_bill": "klack/bids",
    "klack.not_enough": "klack/bids",
    "klack.out_of_game": "klack/choice",
    "klack.choose_first": "klack/choice",
    # what can no longer be taken back
    "klack.learned_bids": "engine/undo",
    "klack.learned_raises": "engine/undo",
    "klack.learned_die": "engine/undo",
    # questions
    "klack.ask_bid": "klack/bids",
    "klack.ask_raise": "klack/ties",
    "klack.ask_convert": "klack/solvency",
    "klack.ask_choose": "klack/choice",
    "klack.ask_pull": "klack/roulette",
    # the log
    "klack.log_round": "klack/round",
    "klack.log_converted": "klack/solvency",
    "klack.log_left": "klack/solvency",
    "klack.log_bids": "klack/bids",
    "klack.log_raises": "klack/ties",
    "klack.log_tied": "klack/ties",
    "klack.log_high": "klack/choice",
    "klack.log_chose": "klack/choice",
    "klack.log_chose_self": "klack/choice",
    "klack.log_click": "klack/roulette",
    "klack.log_bang_return": "klack/roulette",
    "klack.log_bang_remove": "klack/roulette",
    "klack.log_bang_carry": "klack/roulette",
    "klack.log_bid_back": "klack/ties",
    "klack.log_won": "klack/scoring",
    "klack.log_shared": "klack/scoring",
    "klack.log_draw": "klack/scoring",
    # how it ended
    "klack.end_markers": "klack/end",
    "klack.end_alone": "klack/end",
    "klack.end_limit": "klack/end",
    # options
    "klack.option_bang_other_bids": "klack/after_bang",
    "klack.option_open_books": "klack/open_books",
    "klack.option_pull": "klack/pull",
}
