"""What only the terminal says, in English. German and the plural forms are in i18n/."""

from ...engine.phrase import phrase, phrases

WORDS = {
    "terminal.no_hints": phrase("terminal", "Hints are not allowed at this table."),
    "terminal.chapters": phrase("terminal", "Read on with:"),
    "terminal.thoughts_after": phrase("terminal", "Nobody lays his thoughts open before the roles are."),
    "terminal.kablamo_thoughts": phrase("terminal", "What anybody here remembers is told after the game."),
    "terminal.kablamo_out": phrase("terminal", "out of the game"),
    "terminal.kablamo_spares": phrases("terminal", "%n spare(s)", None, 1),
    "terminal.kablamo_spare": phrase("terminal", "{who}, spare {number}"),
    "terminal.kablamo_own": phrase("terminal", "Your spares: {spares}"),
    "terminal.kablamo_bag": phrases("terminal", "%n bullet(s) in the bag.", None, 1),
    "terminal.kablamo_pass": phrase("terminal", "nothing"),
    "terminal.kablamo_keep": phrase("terminal", "keep these"),
    "terminal.kablamo_redraw": phrase("terminal", "all back, and one fewer"),
    "terminal.kablamo_stay": phrase("terminal", "do not turn"),
    "terminal.kablamo_cw": phrase("terminal", "one chamber clockwise"),
    "terminal.kablamo_ccw": phrase("terminal", "one chamber counter-clockwise"),
    "terminal.kablamo_forth": phrase("terminal", "in the order they were picked"),
    "terminal.kablamo_back": phrase("terminal", "against it"),
    "terminal.kablamo_done": phrase("terminal", "seen enough"),
    "terminal.kablamo_how_to_load": phrase(
        "terminal",
        "{who}: type the number of a bullet for each of the chambers {chambers}, in this order; 0 leaves one empty. "
        "Chamber 1 is fired next.",
    ),
    "terminal.kablamo_how_to_pick": phrase(
        "terminal", "Type a name and a chamber (Rosa 3), or only a chamber of your own. Chamber 1 is fired next."
    ),
    "terminal.kablamo_enter": phrase("terminal", "Only Enter: {what}"),
    "terminal.dice_row": phrases("terminal", "{role}, {character}: {life} of {most} life points, %n arrow(s)", None, 1),
    "terminal.dice_pile": phrases("terminal", "%n arrow(s) in the pile.", None, 1),
    "terminal.dice_arrows": phrases("terminal", "%n arrow(s)", None, 1),
    "terminal.dice_hidden": phrase("terminal", "?"),
    "terminal.dice_out": phrase("terminal", "(out)"),
    "terminal.dice_throw": phrase("terminal", "throw the dice"),
    "terminal.dice_pass": phrase("terminal", "no, thank you"),
    "terminal.dice_steal": phrase("terminal", "take the Chief’s Arrow from whoever has it"),
    "terminal.dice_return": phrase("terminal", "return all arrows"),
    "terminal.dice_keep": phrase("terminal", "keep them"),
    "terminal.dice_how_to_throw": phrase(
        "terminal", "Type the numbers of the dice to throw again (1 3 4), * for all, or only Enter to stop."
    ),
    "terminal.dice_how_to_assign": phrase(
        "terminal", "Type a name or number for each of them, in this order; or one for each kind, or one for all."
    ),
    # BANG!
    "terminal.bang_row": phrases("terminal", "{role}, {character}: {life} of {most} life points, %n card(s)", None, 1),
    "terminal.bang_nuggets": phrases("terminal", "%n nugget(s)", None, 1),
    "terminal.bang_pile": phrases("terminal", "%n card(s) to draw from.", None, 1),
    "terminal.bang_discard": phrase("terminal", "Last discard: {card}."),
    "terminal.bang_offer": phrase("terminal", "For sale: {what}."),
    "terminal.bang_hand": phrase("terminal", "Your hand: {cards}."),
    "terminal.bang_list": phrase("terminal", "{what}"),
    "terminal.bang_hidden": phrase("terminal", "?"),
    "terminal.bang_out": phrase("terminal", "(out)"),
    "terminal.bang_how_many": phrases("terminal", "Type %n number(s), one for each card.", None, 1),
    "terminal.bang_buy": phrases("terminal", "buy {what} for %n nugget(s)", None, 1),
    "terminal.bang_force": phrase("terminal", "pay to be rid of equipment"),
    "terminal.bang_end": phrase("terminal", "end the turn"),
    "terminal.bang_pass": phrase("terminal", "no answer"),
    "terminal.bang_way_drink": phrase("terminal", "drink it"),
    "terminal.bang_way_sell": phrase("terminal", "sell it"),
    "terminal.bang_way_deck": phrase("terminal", "from the pile"),
    "terminal.bang_way_hand": phrase("terminal", "blind from the hand"),
    "terminal.bang_way_discard": phrase("terminal", "the top discard"),
}
