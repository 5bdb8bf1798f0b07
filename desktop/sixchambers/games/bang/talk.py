"""How scenario files speak about BANG!."""

from __future__ import annotations

from typing import Any

from ...engine.questions import Answer, PlayOne
from ...engine.scenario import Talk
from .box import NAME, NUGGETS
from .moves import BangPlay
from .reach import reaches
from .sentences import understand
from .state import BangState
from .tableau import Tableau, face_word


class BangTalk(Talk):
    """See tests/scenarios/README.md for the words."""

    def __init__(self) -> None:
        self.tableau = Tableau()

    def arrange(self, state: BangState, key: str, value: Any, seat: int | None) -> None:
        self.tableau.wish(key, value, seat)

    def settle(self, state: BangState) -> None:
        self.tableau.lay(state, self.names)

    def rig(self, stream: str, word: Any) -> int:
        if stream not in ("steal", "deck", "equipment", "roles", "characters"):
            raise ValueError(f"bang tables have no chance called “{stream}”")
        return int(word)

    def understand(self, play: BangPlay, seat: int, words: list[str], seats: list[str]) -> tuple[str, Answer]:
        return understand(play, seat, words, seats)

    # --- facts -----------------------------------------------------------------------------------------------

    def facts(self, play: BangPlay) -> dict[str, Any]:
        state = play.state
        step = state.agenda[-1] if state.agenda else None
        return {
            "turn": self.names[state.turn],
            "turns": state.turns,
            "phase": step.phase if step else "over",
            "extra": state.extra,
            "bangs": state.bangs,
            "here": [self.names[seat] for seat in state.present],
            "deck": names(reversed(state.deck)),
            "deck_count": len(state.deck),
            "discard": names(reversed(state.discard)),
            "discard_faces": [face_word(card) for card in reversed(state.discard)],
            "aside": [face_word(card) for card in state.aside],
            "shuffles": state.shuffles,
            "row": list(state.row),
            "shelf": list(reversed(state.shelf)),
            "shelf_open": list(state.shelf[: state.face_up]),
            "heap": state.heap,
        }

    def seat_facts(self, play: BangPlay, seat: int) -> dict[str, Any]:
        state = play.state
        question = play.question(seat)
        may = _may(play, question)
        others = reaches(state, seat) if seat in state.present else ()
        return {
            "role": state.roles[seat],
            "character": state.characters[seat],
            "alive": state.alive[seat],
            "life": state.life[seat],
            "most": state.most[seat],
            "hand": names(state.hands[seat]),
            "faces": [face_word(card) for card in state.hands[seat]],
            "cards": len(state.hands[seat]),
            "in_play": names(state.in_play[seat]),
            "equipment": list(state.equipment[seat]),
            "nuggets": state.nuggets[seat],
            "side": state.sides[seat],
            "may": list(may),
            "targets": {what: [self.names[target] for target in targets] for what, targets in may.items()},
            "ways": _ways(play, question),
            "barred": sorted({bar.why.id for bar in getattr(question, "barred", ())}),
            "warned": sorted({one.why.id for one in question.warned}) if question is not None else [],
            "distance": {self.names[reach.seat]: reach.distance for reach in others},
            "reaches": [self.names[reach.seat] for reach in others if reach.shoots],
        }

    def totals(self, state: BangState) -> Any:
        places = [state.deck, state.discard, state.aside, state.looked, *state.hands, *state.in_play]
        equipment = [*state.row, *state.shelf, *(name for names in state.equipment for name in names)]
        if state.using:
            equipment.append(state.using)
        nuggets = state.heap + sum(state.nuggets) + state.pan + state.snake
        return {
            "cards": sorted(card for place in places for card in place),
            "equipment": sorted(equipment),
            "nuggets": nuggets - NUGGETS,
        }


def names(cards: Any) -> list[str]:
    return [NAME[card] for card in cards]


def _what(play: BangPlay, token: Any) -> str:
    """A move as a player would name it: the card, or what it buys."""
    if isinstance(token, int):
        return NAME[token]
    for prefix in ("buy", "cheap"):
        if token.startswith(prefix) and token[-1].isdigit():
            return f"{prefix}_{play.state.row[int(token[-1])]}"
    return str(token)


def _may(play: BangPlay, question: Any) -> dict[str, list[int]]:
    """What somebody may answer now, and whom it may aim at."""
    found: dict[str, list[int]] = {}
    if isinstance(question, PlayOne):
        for move in question.moves:
            targets = found.setdefault(_what(play, move.card), [])
            targets += [target for target in move.targets if isinstance(target, int) and target not in targets]
        return {what: sorted(targets) for what, targets in found.items()}
    for option in getattr(question, "options", ()):
        cards = question.about not in ("jesse", "pedro", "character")
        found[_what(play, option) if cards else str(option)] = []
    return found


def _ways(play: BangPlay, question: Any) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    if isinstance(question, PlayOne):
        for move in question.moves:
            ways = found.setdefault(_what(play, move.card), [])
            ways += [way for way in move.ways if way not in ways]
    return found
