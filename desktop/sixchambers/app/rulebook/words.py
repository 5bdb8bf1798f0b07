"""What the rulebook's window says, and the chapter all games share, in English. German is in i18n/."""

from ...engine.phrase import phrase

WORDS = {
    # the window
    "rules.ui_title": phrase("rules", "{game}: the rules"),
    "rules.ui_contents": phrase("rules", "Contents"),
    "rules.ui_show_contents": phrase("rules", "Show or hide the contents ({key})"),
    "rules.ui_page": phrase("rules", "Page: {chapter}"),
    "rules.ui_chapter": phrase("rules", "Chapter {number}"),
    "rules.ui_back": phrase("rules", "Back ({key})"),
    "rules.ui_forward": phrase("rules", "Forward ({key})"),
    "rules.ui_search": phrase("rules", "Search ({key})"),
    "rules.ui_of": phrase("rules", "{number} of {all}"),
    "rules.ui_no_hits": phrase("rules", "not found"),
    "rules.ui_next_hit": phrase("rules", "Next place ({key})"),
    "rules.ui_previous_hit": phrase("rules", "Previous place ({key})"),
    "rules.ui_turn_back": phrase("rules", "Previous: {chapter}"),
    "rules.ui_turn_on": phrase("rules", "Next: {chapter}"),
    # worked examples
    "rules.ui_example": phrase("rules", "Example: {title}"),
    "rules.ui_example_help": phrase("rules", "A small table that plays itself. Arrow keys step, Space plays."),
    "rules.ui_step_back": phrase("rules", "One step back"),
    "rules.ui_step_on": phrase("rules", "One step on"),
    "rules.ui_play": phrase("rules", "Play"),
    "rules.ui_pause": phrase("rules", "Pause"),
    "rules.ui_again": phrase("rules", "From the beginning"),
    # at every table
    "rules.table_chapter": phrase("rules", "At every table"),
    "rules.table_answers": phrase("rules", "When something will not do"),
    "rules.table_answers_1": phrase(
        "rules", "The table takes only what the rules allow, and if it does not take something it says why."
    ),
    "rules.table_answers_2": phrase(
        "rules",
        "What glows can be chosen. What is dark cannot, and tells the reason when you point at it. And sometimes you "
        "are simply not asked: somebody else is, or the game has moved on, or it is over.",
    ),
    "rules.table_answers_3": phrase(
        "rules",
        "If you are at a loss, ask for a *hint*: a deputy says what to do in your place and why, knowing no more than "
        "you see.",
    ),
    "rules.table_time": phrase("rules", "Time"),
    "rules.table_time_1": phrase(
        "rules",
        "If you agreed on a time limit in the lobby, a clock runs with every question. When it runs out, the table "
        "gives a modest answer for whoever was asked, and the game goes on.",
    ),
    "rules.table_time_2": phrase("rules", "An answer that comes with the very last tick comes too late."),
    "rules.table_undo": phrase("rules", "Taking back"),
    "rules.table_undo_1": phrase(
        "rules",
        "You may take back your last answer as long as nobody has learned anything from it. After that it stands, and "
        "the table says who learned what.",
    ),
    "rules.table_undo_2": phrase(
        "rules",
        "A secret answer can be changed until the last one is in. Nobody will know that you had something else in "
        "mind.",
    ),
    "rules.table_seats": phrase("rules", "Bots and people"),
    "rules.table_seats_1": phrase(
        "rules",
        "Whoever gives up leaves the seat to a bot. It plays on with everything that lies there and knows what the "
        "seat knew, no more.",
    ),
    "rules.table_seats_2": phrase(
        "rules",
        "Bots see what a person in their chair would see. They are not better informed, only harder to distract.",
    ),
    "rules.table_seats_3": phrase(
        "rules",
        "Whoever is at a loss asks the deputy for a hint. He looks at nothing but what can be seen from that seat. "
        "Whether that is allowed is agreed before the game, and then it holds for everybody.",
    ),
    "rules.table_chance": phrase("rules", "Luck"),
    "rules.table_chance_1": phrase(
        "rules",
        "Nobody stacks the deck. All luck of a game comes from one number drawn before it begins. It is sealed, and "
        "the seal is opened when the game is over, so that anybody can check it.",
    ),
    "rules.table_chance_2": phrase(
        "rules",
        "If you type in a number of your own there is nothing to seal: the same number brings the same luck.",
    ),
    "rules.table_saving": phrase("rules", "Leaving and coming back"),
    "rules.table_saving_1": phrase(
        "rules",
        "Every answer is saved when it is given. Leave when you must; the lobby shows the way back to the table.",
    ),
}
