"""What Klack Klack Bang says, in English. German and the plural forms are in i18n/."""

from ...engine.phrase import phrase, phrases

WORDS = {
    "klack.name": phrase("klack", "Klack Klack Bang"),
    "klack.tagline": phrase("klack", "Secret bids, then somebody pulls the trigger."),
    # options
    "klack.option_bang_other_bids": phrase("klack", "Bids after a bang"),
    "klack.option_bang_other_bids_return": phrase("klack", "go back"),
    "klack.option_bang_other_bids_remove": phrase("klack", "are lost"),
    "klack.option_bang_other_bids_carry": phrase("klack", "join the next pot"),
    "klack.option_open_books": phrase("klack", "Open books: bid money is visible"),
    "klack.option_pull": phrase("klack", "The trigger"),
    "klack.option_pull_auto": phrase("klack", "goes at once"),
    "klack.option_pull_hand": phrase("klack", "is pulled by hand"),
    # components
    "klack.bullet_die": phrase("klack", "bullet die"),
    "klack.cylinder": phrase("klack", "cylinder"),
    "klack.bill_1000": phrase("klack", "1000 bill"),
    "klack.bill_2000": phrase("klack", "2000 bill"),
    "klack.click_marker": phrase("klack", "click marker"),
    # questions
    "klack.ask_bid": phrase("klack", "Your bid? At least one bill."),
    "klack.ask_raise": phrase("klack", "A tie! Raise by at least one bill."),
    "klack.ask_convert": phrase("klack", "Out of bid money! Which click stack do you break up?"),
    "klack.ask_choose": phrase("klack", "Yours is the highest bid. Who pulls the trigger?"),
    "klack.ask_pull": phrase("klack", "You were named. Pull the trigger!"),
    # refusals
    "klack.no_bill": phrase("klack", "A bid is at least one bill."),
    "klack.not_enough": phrase("klack", "You do not have that many of these bills."),
    "klack.out_of_game": phrase("klack", "Out of the game."),
    # what somebody learned, after "That can no longer be taken back:"
    "klack.learned_bids": phrase("klack", "everybody has seen the bids"),
    "klack.learned_raises": phrase("klack", "everybody has seen the raises"),
    "klack.learned_die": phrase("klack", "the hammer has fallen"),
    # log
    "klack.log_round": phrases("klack", "Round {round}. %n click marker(s) left in the centre.", None, 1),
    "klack.log_converted": phrase("klack", "{who} is out of bid money and breaks up a click stack: {bills}."),
    "klack.log_converted_you": phrase("klack", "You are out of bid money and break up a click stack: {bills}."),
    "klack.log_left": phrase("klack", "{who} is broke. The Mob shows {who} the door."),
    "klack.log_left_you": phrase("klack", "You are broke. The Mob shows you the door."),
    "klack.log_bids": phrase("klack", "The bids: {bids}."),
    "klack.log_raises": phrase("klack", "The raises: {bids}."),
    "klack.log_tied": phrase("klack", "{who} are tied at {total}."),
    "klack.log_tied_with_you": phrase("klack", "You and {who} are tied at {total}."),
    "klack.log_high": phrase("klack", "{who} bid the most with {total}. The pot is {pot}."),
    "klack.log_high_you": phrase("klack", "You bid the most with {total}. The pot is {pot}."),
    "klack.log_chose": phrase("klack", "{who} hands the revolver to {target}."),
    "klack.log_chose_at_you": phrase("klack", "{who} hands you the revolver."),
    "klack.log_chose_you": phrase("klack", "You hand the revolver to {target}."),
    "klack.log_chose_self": phrase("klack", "{who} takes the revolver."),
    "klack.log_chose_self_you": phrase("klack", "You take the revolver."),
    "klack.log_click": phrase("klack", "Click! {who} takes the pot of {pot}."),
    "klack.log_click_you": phrase("klack", "Click! You take the pot of {pot}."),
    "klack.log_bang_return": phrase("klack", "Bang! {who} is out. The others take their bids back."),
    "klack.log_bang_return_you": phrase(
        "klack", "Bang! You are out, but your click stacks still count. The others take their bids back."
    ),
    "klack.log_bang_remove": phrase("klack", "Bang! {who} is out. All bids are gone."),
    "klack.log_bang_remove_you": phrase(
        "klack", "Bang! You are out, but your click stacks still count. All bids are gone."
    ),
    "klack.log_bang_carry": phrase("klack", "Bang! {who} is out. The other bids stay on the table."),
    "klack.log_bang_carry_you": phrase(
        "klack", "Bang! You are out, but your click stacks still count. The other bids stay on the table."
    ),
    "klack.log_bid_back": phrase("klack", "{who} is alone at the table and takes the bid back."),
    "klack.log_bid_back_you": phrase("klack", "You are alone at the table and take the bid back."),
    "klack.log_won": phrase("klack", "{who} wins with {score}."),
    "klack.log_won_you": phrase("klack", "You win with {score}."),
    "klack.log_shared": phrase("klack", "{who} share the win with {score} each."),
    "klack.log_shared_with_you": phrase("klack", "You share the win with {who}: {score} each."),
    "klack.log_draw": phrase("klack", "Nobody wins."),
    # how it ended
    "klack.end_markers": phrase("klack", "The last click marker is gone."),
    "klack.end_alone": phrase("klack", "There is nobody left to bid against."),
    "klack.end_limit": phrase("klack", "This has gone on for too long. Nobody wins."),
    # the table
    "klack.still_counts": phrase("klack", "You are out, but your click stacks still count. One can win dead, too."),
    "klack.pot": phrase("klack", "Pot {pot}"),
    "klack.show_round": phrase("klack", "Round {round}"),
    "klack.show_tie": phrase("klack", "A tie!"),
    "klack.show_chosen": phrase("klack", "{who} pulls the trigger"),
    "klack.show_chosen_you": phrase("klack", "You pull the trigger"),
    "klack.show_click": phrase("klack", "CLICK!"),
    "klack.show_bang": phrase("klack", "BANG!"),
    "klack.show_converted": phrase("klack", "{who} breaks up a stack"),
    "klack.show_converted_you": phrase("klack", "You break up a stack"),
    "klack.show_left": phrase("klack", "{who} is broke"),
    "klack.show_left_you": phrase("klack", "You are broke"),
    "klack.do_bid": phrase("klack", "Bid {bid}"),
    "klack.do_raise": phrase("klack", "Raise by {bid}"),
    "klack.do_clear": phrase("klack", "Clear"),
    "klack.do_change": phrase("klack", "Change my mind"),
    "klack.do_pull": phrase("klack", "Pull the trigger"),
    "klack.do_myself": phrase("klack", "Myself"),
    "klack.do_confirm": phrase("klack", "Confirm"),
    "klack.do_take_it": phrase("klack", "I pull it myself"),
    "klack.do_hand_over": phrase("klack", "Hand it to {target}"),
    "klack.do_break_up": phrase("klack", "Break it up"),
    "klack.choose_first": phrase("klack", "Choose first, then confirm."),
}
