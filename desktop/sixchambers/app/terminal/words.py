"""What only the terminal says, in English. German and the plural forms are in i18n/."""

from ...engine.phrase import phrase, phrases

WORDS = {
    "terminal.no_hints": phrase("terminal", "Hints are not allowed at this table."),
    "terminal.chapters": phrase("terminal", "Read on with:"),
    "terminal.thoughts_after": phrase("terminal", "Nobody lays his thoughts open before the roles are."),
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
        "terminal", "Type a name or number for each of them, in this order, or one for all."
    ),
}
