"""What is said when something goes wrong, in English."""

from ...engine.phrase import phrase

WORDS = {
    "care.crash_title": phrase("care", "That was not part of the game"),
    "care.crash_text": phrase(
        "care",
        "Something in Six Chambers went wrong. The game up to here is saved: every answer that was shown as given "
        "is in it.",
    ),
    "care.crash_report": phrase(
        "care", "A report was written to “{file}”. It holds the game and the error, nothing else; please send it to us."
    ),
    "care.crash_no_report": phrase("care", "A report could not be written: {why}"),
    "care.go_on": phrase("care", "Go on"),
    "care.quit": phrase("care", "Quit"),
    "care.show_folder": phrase("care", "Show the folder"),
    "care.details": phrase("care", "Details for the curious"),
    "care.rescue_title": phrase("care", "Is the game stuck?"),
    "care.rescue_waiting": phrase("care", "The table is waiting for {who}: {prompt}"),
    "care.rescue_waiting_elsewhere": phrase("care", "The table is waiting for {who}."),
    "care.rescue_nobody": phrase("care", "The table is waiting for nobody."),
    "care.nudge": phrase("care", "Nudge: ask again"),
    "care.let_bot": phrase("care", "Let a bot answer this once"),
    "care.take_back": phrase("care", "Take the last answer back"),
    "care.save_report": phrase("care", "Save a report"),
    "care.report_saved": phrase("care", "The report is in “{file}”."),
    "care.report_of_guest": phrase(
        "care",
        "The report is in “{file}”. It tells what was seen here; the game itself lies at the host's, where a report "
        "can be saved as well.",
    ),
    "care.nothing_to_report": phrase("care", "There is no game to report on."),
    "care.by_request": phrase("care", "Saved from the rescue menu."),
}
