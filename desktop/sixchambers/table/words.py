"""What a screen reader says about the things on the table, in English."""

from ..engine.phrase import phrase, phrases

WORDS = {
    "table.title": phrase("table", "Table: {game}"),
    "table.asked": phrase("table", "{who}: {prompt}"),
    "table.chosen": phrase("table", "{what}, chosen"),
    # seats
    "table.your_seat": phrase("table", "your seat"),
    "table.out": phrase("table", "out of the game"),
    "table.ready": phrase("table", "ready"),
    "table.thinking": phrase("table", "thinking"),
    "table.winner": phrase("table", "winner"),
    # answering
    "table.do_confirm": phrase("table", "Confirm"),
    "table.do_clear": phrase("table", "Clear"),
    "table.do_back": phrase("table", "Back"),
    "table.do_all": phrase("table", "All of them"),
    "table.do_fill": phrase("table", "Fill up"),
    "table.change": phrase("table", "Change my mind"),
    "table.choose_first": phrase("table", "Choose first, then confirm."),
    # interrupt windows
    "table.window_wait": phrase("table", "Wait"),
    "table.window_pass": phrase("table", "Go on"),
    "table.window_until": phrase("table", "Do not ask me …"),
    "table.window_held": phrase("table", "The clock is stopped."),
    "table.window_anybody": phrase("table", "Anybody?"),
    "table.until_turn": phrase("table", "… until this turn is over"),
    "table.until_concerned": phrase("table", "… unless it is about me"),
    "table.until_game": phrase("table", "… for the rest of this game"),
    # Klack Klack Bang
    "table.klack_markers": phrases("table", "%n click marker(s)", None, 1),
    "table.klack_score": phrase("table", "score {score}"),
    "table.klack_money": phrase("table", "bid money {sum}"),
    "table.klack_purse": phrase("table", "Your bid money, {sum}"),
    "table.klack_cylinder": phrase("table", "Cylinder, six chambers, one bullet"),
    "table.klack_cylinder_empty": phrase("table", "Cylinder, an empty chamber under the hammer"),
    "table.klack_cylinder_fired": phrase("table", "Cylinder, the bullet is fired"),
    "table.klack_centre": phrases("table", "%n of {all} click marker(s) in the centre", None, 1),
    "table.klack_carried": phrase("table", "{sum} from an earlier bang, for the next pot"),
    "table.klack_stacks": phrase("table", "Click stacks"),
    "table.klack_stack": phrase("table", "Click stack of {who}, {sum}"),
    "table.klack_bids": phrase("table", "Bids"),
    "table.klack_bid_down": phrase("table", "Bid of {who}, face down"),
    "table.klack_bid": phrase("table", "Bid of {who}, {sum}"),
}
