"""What a replay says, in English. German and the plural forms are in i18n/."""

from ...engine.phrase import phrase

WORDS = {
    "replay.play": phrase("replay", "Play ({key})"),
    "replay.pause": phrase("replay", "Pause ({key})"),
    "replay.back": phrase("replay", "One step back ({key})"),
    "replay.forward": phrase("replay", "One step on ({key})"),
    "replay.first": phrase("replay", "To the beginning ({key})"),
    "replay.last": phrase("replay", "To the end ({key})"),
    "replay.previous_round": phrase("replay", "To the round before ({key})"),
    "replay.next_round": phrase("replay", "To the next round ({key})"),
    "replay.scrub": phrase("replay", "Moment of the game"),
    "replay.where": phrase("replay", "Round {round} · {position} of {last}"),
    "replay.speed": phrase("replay", "Speed"),
    # whose eyes
    "replay.eyes": phrase("replay", "Whose eyes"),
    "replay.eyes_everybody": phrase("replay", "Spectator"),
    "replay.eyes_open": phrase("replay", "All open"),
    "replay.eyes_after": phrase("replay", "{eyes} (after the game)"),
    "replay.why_closed": phrase("replay", "This game is not over: other people's eyes stay closed until it is."),
    "replay.why_shared": phrase(
        "replay", "Several of you play this game at one screen: until it is over, everybody sees what all may see."
    ),
    # what happened
    "replay.start": phrase("replay", "Before the first answer."),
    "replay.answered": phrase("replay", "{who} has answered."),
    "replay.withdrew": phrase("replay", "{who} thinks again."),
    "replay.time": phrase("replay", "Time passes."),
    "replay.thoughts": phrase("replay", "What they thought"),
    "replay.thought": phrase("replay", "{who}: {what}"),
    "replay.no_thoughts": phrase("replay", "No bot had a thought here."),
    "replay.thoughts_later": phrase("replay", "What the bots thought is told when the game is over."),
    "replay.log_tip": phrase("replay", "A click on a line goes to its moment."),
    # playing on, leaving
    "replay.play_on": phrase("replay", "Play on from here"),
    "replay.play_on_tip": phrase("replay", "A new game with the same luck goes on from this moment. This one stays."),
    "replay.why_over": phrase("replay", "The game is over here. Go back to a moment before its end."),
    "replay.why_not_own": phrase("replay", "Nobody here plays in this game. You can play on once it is over."),
    "replay.leave": phrase("replay", "Close"),
    "replay.leave_tip": phrase("replay", "Leave the replay ({key})"),
}
