"""How scenario files speak about Slap .45."""

from __future__ import annotations

from typing import Any

from ....engine.questions import Answer
from ....engine.scenario import Talk
from ..box import CARDS, HIP
from ..census import every_card
from ..moves import SlapPlay
from ..state import SlapState
from ..verdict import Verdict
from .sentences import understand
from .setting import arrange, settle


class SlapTalk(Talk):
    """The words are described in tests/scenarios/README.md. As soon as anything is set, all gangs are the Railroad,
    unless said otherwise: the one that does nothing by itself."""

    def __init__(self) -> None:
        self.said = False

    def arrange(self, state: SlapState, key: str, value: Any, seat: int | None) -> None:
        if not self.said:
            self.said = True
            state.gangs = ["railroad"] * len(state.gangs)
            state.hands = [(HIP,)] * len(state.gangs)
        arrange(state, key, value, seat, self.names)

    def settle(self, state: SlapState) -> None:
        if self.said:
            settle(state)

    def rig(self, stream: str, word: Any) -> int:
        return int(word)

    def understand(self, play: SlapPlay, seat: int, words: list[str], seats: list[str]) -> tuple[str, Answer]:
        return understand(play, seat, words, seats)

    def facts(self, play: SlapPlay) -> dict[str, Any]:
        state = play.state
        step = state.agenda[-1] if state.agenda else None
        return {
            "phase": step.phase if step is not None else "over",
            "stage": getattr(step, "stage", ""),
            "round": state.round,
            "dealer": self.name(state.dealer, "table"),
            "duel": state.duel,
            "card": state.card,
            "shown": state.shown,
            "deck": len(state.deck),
            "deck_gold": state.deck.count("gold"),
            "next": list(reversed(state.deck[-5:])),
            "discarded": len(state.discard),
            "discard": {card: state.discard.count(card) for card in CARDS},
            "stripped": state.stripped,
            "bases": [self.names[base] for base in state.bases],
            "dead": [self.names[seat] for seat in state.dead],
            "traps": list(state.traps),
            "tombs": state.tombs,
            "feints": state.feints,
            "verdict": self.verdict(state.verdict),
        }

    def name(self, seat: int, nobody: str | None = None) -> str | None:
        return self.names[seat] if seat >= 0 else nobody

    def verdict(self, verdict: Verdict | None) -> dict[str, Any]:
        if verdict is None:
            return {}
        return {
            "outcome": verdict.outcome,
            "by": self.name(verdict.by),
            "target": self.name(verdict.target),
            "loser": self.name(verdict.loser),
            "end": verdict.end // 1000 if verdict.end >= 0 else None,
            "power": verdict.power,
            "lost": verdict.lost,
            "recruited": verdict.recruited,
            # For each input, the earliest first, what the judge said to it; "ok" if it counted.
            "rulings": [f"{self.names[press.seat]} {press.ruling or 'ok'}" for press in verdict.times],
        }

    def seat_facts(self, play: SlapPlay, seat: int) -> dict[str, Any]:
        state = play.state
        return {
            "gang": state.gangs[seat],
            "members": state.members[seat],
            "gold": state.gold[seat],
            "alive": state.members[seat] > 0,
            "cover": [self.names[base] for base in state.hands[seat] if base >= 0],
            "hands": len(state.hands[seat]),
        }

    def totals(self, state: SlapState) -> Any:
        return {**every_card(state), "members": sum(state.members) + state.tombs}
