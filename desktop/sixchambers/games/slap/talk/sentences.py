"""The sentences of a scenario: what somebody says, and which answer he means."""

from __future__ import annotations

from ....engine.questions import Answer
from ..box import CARDS
from ..moves import SlapPlay

PRESS, BETWEEN = "press", "between"


def understand(play: SlapPlay, seat: int, words: list[str], seats: list[str]) -> tuple[str, Answer]:
    if len(words) > 2 and words[-2] == "at":
        about, answer = sentence(play, seat, words[:-2], seats)
        return about, (*answer, card_time(words[-1]))
    return sentence(play, seat, words, seats)


def card_time(word: str) -> int:
    """Milliseconds since the card was turned, "310" or "310.5"; in microseconds."""
    return round(float(word) * 1000)


def sentence(play: SlapPlay, seat: int, words: list[str], seats: list[str]) -> tuple[str, Answer]:
    match words:
        case ["slaps"]:
            return PRESS, ("slap", None)
        case ["slaps", other] if other in seats:
            return PRESS, ("slap", seats.index(other))
        case ["covers", base] if base in seats:
            return PRESS, ("cover", seats.index(base))
        case ["also", "covers", base] if base in seats:
            return PRESS, ("cover2", seats.index(base))
        case ["leaves"] | ["leaves", "second"]:
            question = play.question(seat)
            about = question.about if question is not None else PRESS
            return about, ("leave" if len(words) == 1 else "leave2", None)
        case ["deals"]:
            return BETWEEN, ("deal", None)
        case ["peeks"]:
            return BETWEEN, ("peek", None)
        case ["feints"]:
            return BETWEEN, ("feint", None)
        case ["traps", card] if card in CARDS:
            return BETWEEN, ("trap", card)
        case ["picks", place]:
            return BETWEEN, ("pick", int(place) - 1)
        case ["pauses"]:
            return BETWEEN, ("pause", None)
        case ["is", "ready"]:
            return "ready", "ready"
        case ["pays"]:
            return "power", "yes"
        case ["declines"]:
            return "power", "no"
        case ["recruits", number]:
            return "recruit", int(number)
        case ["chooses", "nothing"]:
            return "calm", None
        case ["chooses", *action]:
            _, answer = sentence(play, seat, action, seats)
            kind = "open" if answer == ("slap", None) else answer[0]
            return "calm", (kind, answer[1], None)
    raise ValueError("nobody at a slap .45 table says that")
