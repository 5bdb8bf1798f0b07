"""Klack Klack Bang laid open: click money times click markers, what is left in the purse, the last bid."""

from __future__ import annotations

from ...engine.table import Table
from ...games.klack.events import BidsShown, RaisesShown
from ...games.klack.money import NOTHING, Holding, cash, dollars, plus, total, worth
from ...games.klack.state import KlackState
from ...words.speaker import Speaker
from .account import Account, Explainer, Pile

BILLS = ("table/bill_1000", "table/bill_2000")
MARKER = "table/click_marker"
SHOWN = 5
"""Bills drawn of a stack; more would only make it taller."""


class ExplainKlack:
    def points(self, score: int, speaker: Speaker) -> str:
        return speaker.money(dollars(score))

    def account(self, table: Table, seat: int, speaker: Speaker) -> Account:
        state: KlackState = table.play.state
        assert table.outcome is not None
        stacks = state.stacks[seat]
        how = speaker.say("result.klack_none")
        if stacks:
            how = speaker.say("result.klack_how", money=cash(total(stacks)), markers=len(stacks))
        return Account(
            self.points(table.outcome.scores[seat], speaker),
            how,
            tuple(_pile(stack, speaker) for stack in stacks),
            self._hidden(table, seat, speaker),
            not state.alive[seat],
        )

    def _hidden(self, table: Table, seat: int, speaker: Speaker) -> tuple[str, ...]:
        state: KlackState = table.play.state
        purse = state.purses[seat]
        if not state.alive[seat]:
            told = [speaker.say("result.klack_out")]
        elif purse == NOTHING:
            told = [speaker.say("result.klack_empty")]
        else:
            told = [speaker.say("result.klack_purse", money=cash(purse))]
        bid = last_bids(table).get(seat)
        if bid is not None:
            told.append(speaker.say("result.klack_bid", money=cash(bid)))
        return tuple(told)


def last_bids(table: Table) -> dict[int, Holding]:
    """What everybody bid in the last round, raises included."""
    bids: dict[int, Holding] = {}
    for event in table.chapter:
        shown = event.bids if isinstance(event, BidsShown) else event.raises if isinstance(event, RaisesShown) else ()
        for seat, held in enumerate(shown):
            if held is not None:
                bids[seat] = plus(bids.get(seat, NOTHING), held)
    return bids


def _pile(stack: Holding, speaker: Speaker) -> Pile:
    bills = (BILLS[0],) * stack[0] + (BILLS[1],) * stack[1]
    return Pile(bills[-SHOWN:], MARKER, speaker.money(dollars(worth(stack))))


EXPLAIN: Explainer = ExplainKlack()
