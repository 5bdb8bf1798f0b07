"""What Klack Klack Bang says, in English. German and the plural forms are in i18n/."""

from ...engine.message import phrase, phrases

WORDS = {
    "klack.name": phrase("klack", "Klack Klack Bang"),
    "klack.tagline": phrase("klack", "Secret bids, then somebody pulls the trigger."),
    # options
    "klack.option_bang_other_bids": phrase("klack", "After a bang, the other bids"),
    "klack.option_bang_other_bids_return": phrase("klack", "go back to their owners"),
    "klack.option_bang_other_bids_remove": phrase("klack", "are out of the game"),
    "klack.option_bang_other_bids_carry": phrase("klack", "stay for the next pot"),
    "klack.option_open_books": phrase("klack", "Open books: everybody sees all bid money"),
    "klack.option_pull": phrase("klack", "The trigger is pulled"),
    "klack.option_pull_auto": phrase("klack", "at once"),
    "klack.option_pull_hand": phrase("klack", "by whoever was named"),
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
    "klack.log_left": phrase("klack", "{who} is broke. The Mob shows {who} the door."),
    "klack.log_bids": phrase("klack", "The bids: {bids}."),
    "klack.log_raises": phrase("klack", "The raises: {bids}."),
    "klack.log_tied": phrase("klack", "{who} are tied at {total}."),
    "klack.log_high": phrase("klack", "{who} bid the most with {total}. The pot is {pot}."),
    "klack.log_chose": phrase("klack", "{who} hands the revolver to {target}."),
    "klack.log_chose_self": phrase("klack", "{who} takes the revolver."),
    "klack.log_click": phrase("klack", "Click! {who} takes the pot of {pot}."),
    "klack.log_bang_return": phrase("klack", "Bang! {who} is out. The others take their bids back."),
    "klack.log_bang_remove": phrase("klack", "Bang! {who} is out. All bids are gone."),
    "klack.log_bang_carry": phrase("klack", "Bang! {who} is out. The other bids stay on the table."),
    "klack.log_bid_back": phrase("klack", "{who} is alone at the table and takes the bid back."),
    "klack.log_won": phrase("klack", "{who} wins with {score}."),
    "klack.log_shared": phrase("klack", "{who} share the win with {score} each."),
    "klack.log_draw": phrase("klack", "Nobody wins."),
    # how it ended
    "klack.end_markers": phrase("klack", "The last click marker is gone."),
    "klack.end_alone": phrase("klack", "There is nobody left to bid against."),
    "klack.end_limit": phrase("klack", "This has gone on for too long. Nobody wins."),
}
