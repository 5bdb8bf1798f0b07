"""The moves of Slap .45: what steps do to the table, each once."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log

from msgspec.structs import replace

from ...engine.message import message
from ...engine.play import Play
from ...engine.state import Outcome
from .box import GOLD, HIP, LONGEST_WAIT, PACES, PRACTICE_ROUNDS, ROUND_LIMIT, UNLOCK_MS, Pace
from .events import (
    DuelBegan,
    GameEnded,
    GangOut,
    GoldPaid,
    HandMoved,
    MemberJoined,
    MemberLost,
    Reshuffled,
    Spared,
    StashMoved,
)
from .gangs.outlaws import vanish
from .judge import Settings, Snapshot
from .judge.round import rest
from .options import SlapOptions, handicaps
from .state import SlapState

FINE = 1 << 53
"""How finely the wait for a card is drawn."""


class SlapPlay(Play[SlapState]):
    """The table in the hands of its steps."""

    __slots__ = ()

    # --- who and what ----------------------------------------------------------------------------------------

    def alive(self, seat: int) -> bool:
        return self.state.members[seat] > 0

    def living(self) -> list[int]:
        return [seat for seat, members in enumerate(self.state.members) if members]

    def next_living(self, seat: int) -> int:
        """The next one clockwise who is still in it."""
        seats = len(self.state.members)
        return next(other % seats for other in range(seat + 1, seat + seats + 1) if self.alive(other % seats))

    def powers(self) -> bool:
        """Do gangs have their powers? Not in the basic game, and not in a duel."""
        return self.state.options.game == "full" and not self.state.duel

    def pace(self) -> Pace:
        return PACES[self.state.options.pace]

    def who_deals(self) -> str:
        """The dealer of a duel has something to choose: the table waits for him even where it deals by itself."""
        state = self.state
        if state.dealer < 0:
            return "auto"
        return "both" if state.duel and state.options.deal == "auto" else state.options.deal

    def rest_begins(self) -> None:
        """From when on the dealer may turn a card, and when the deck is anybody's."""
        state = self.state
        state.ready_at = self.core.now + self.pace().gap
        state.unlock_at = -1 if self.who_deals() == "auto" else state.ready_at + UNLOCK_MS

    def snapshot(self) -> Snapshot:
        state = self.state
        living = tuple([members > 0 for members in state.members])
        return Snapshot(living, tuple(state.hands), tuple(state.bases), state.dealer, state.lots)

    def settings(self) -> Settings:
        return measures(self.state.options, len(self.state.members))

    # --- cards -----------------------------------------------------------------------------------------------

    def fill_deck(self) -> None:
        """A card is needed: an empty deck is made anew from the discard pile. Gold in stashes stays there."""
        state = self.state
        if state.deck:
            return
        state.deck, state.discard = state.discard, []
        self.core.chance.shuffle("deck", state.deck)
        if self.heard:
            self.tell(Reshuffled(len(state.deck)))

    def take_card(self, place: int) -> None:
        """The card in this place from the top goes to the middle, face down; lots for what may be exactly equal."""
        state = self.state
        state.card = state.deck.pop(-1 - place)
        lots = list(range(len(state.members)))
        self.core.chance.shuffle("coin", lots)
        state.lots = tuple(lots)

    def wait(self) -> int:
        """How long the card lets everybody wait. Having waited tells nothing about how long it will still take: the
        chance that it comes now is always the same, up to an end that is hardly ever reached."""
        pace = self.pace()
        longest = 1 - exp((pace.wait - LONGEST_WAIT) / pace.mean)
        share = self.core.chance.below("foreperiod", FINE) / FINE * longest
        return pace.wait + int(-pace.mean * log(1 - share))

    def pay(self, seat: int, price: int) -> None:
        state = self.state
        state.gold[seat] -= price
        state.discard += [GOLD] * price
        if self.heard:
            self.tell(GoldPaid(seat, price))

    # --- hands -----------------------------------------------------------------------------------------------

    def leave(self, seat: int, hand: int) -> None:
        """A hand goes to the hip while no card is open; nobody is the worse for it."""
        state = self.state
        hands = list(state.hands[seat])
        hands[hand] = HIP
        state.hands[seat] = state.live[seat] = rest(hands)
        if self.heard:
            self.tell(HandMoved(seat, hand, HIP))

    # --- gangs -----------------------------------------------------------------------------------------------

    def lose(self, seat: int, n: int, by: int = -1, recruited: int = 0) -> None:
        """`n` members of this seat are hit; `recruited` of them ride on with whoever hit them. `by` takes the stash of
        a gang that is out; without anybody it is discarded."""
        state = self.state
        if state.options.practice:
            if self.heard:
                self.tell(Spared(seat, n))
            return
        n = min(n, state.members[seat])
        state.members[seat] -= n
        fallen = n - recruited
        state.tombs += fallen
        if recruited:
            state.members[by] += recruited
            if self.heard:
                self.tell(MemberJoined(by, seat, recruited))
        if state.verdict is not None:
            verdict = state.verdict
            state.verdict = replace(verdict, lost=verdict.lost + fallen, recruited=verdict.recruited + recruited)
        if fallen and self.heard:
            self.tell(MemberLost(seat, by, fallen, state.members[seat]))
        if not state.members[seat]:
            self.out(seat, by)

    def out(self, seat: int, by: int) -> None:
        """No members left. The stash first, then the base, then the gang's cards."""
        state = self.state
        stash, state.gold[seat] = state.gold[seat], 0
        if by >= 0:
            state.gold[by] += stash
        else:
            state.discard += [GOLD] * stash
        if self.heard:
            self.tell(GangOut(seat, state.gangs[seat], by))
            if stash:
                self.tell(StashMoved(seat, by, stash))
        state.bases.remove(seat)
        state.dead.append(seat)
        for other, hands in enumerate(state.hands):
            if other == seat or seat in hands:
                still = [HIP if base == seat or other == seat else base for base in hands]
                state.hands[other] = state.live[other] = rest(still)
        if state.gangs[seat] == "outlaws":
            vanish(self)

    def begin_duel(self) -> None:
        """Two are left: both to the hip, everything but the members is done with. The first who went deals."""
        state = self.state
        state.duel = True
        state.hands = [(HIP,)] * len(state.hands)
        state.live = state.hands.copy()
        state.dealer = state.dead[0] if state.dead else -1
        vanish(self)
        if state.options.duel_strip_gold:
            for pile in (state.deck, state.discard):
                state.stripped += pile.count(GOLD)
                pile[:] = [card for card in pile if card != GOLD]
        if self.heard:
            one, other = self.living()
            self.tell(DuelBegan(one, other, state.dealer))

    # --- the end ---------------------------------------------------------------------------------------------

    def end_check(self) -> bool:
        """Is it over? One gang is left, or none, or it has gone on for long enough."""
        state = self.state
        living = self.living()
        if len(living) <= 1:
            self.end(living[0] if living else -1, "end_last" if living else "end_nobody")
        elif state.round >= (PRACTICE_ROUNDS if state.options.practice else ROUND_LIMIT):
            self.end(-1, "end_practice" if state.options.practice else "end_limit")
        return self.core.outcome is not None

    def end(self, seat: int, why: str) -> None:
        winners = (seat,) if seat >= 0 else ()
        if self.heard:
            self.tell(GameEnded(seat, why))
        self.finish(Outcome(winners, tuple(self.state.members), message(f"slap.{why}")))


@lru_cache(maxsize=64)
def measures(options: SlapOptions, seats: int) -> Settings:
    """The judge's measures. Calm mode has no speed: nobody flinches, nobody is slow, nothing is too close."""
    calm = options.calm
    us = 0 if calm else 1000
    return Settings(
        lift=options.lift * us,
        miss=options.miss * us,
        eps=options.eps * us,
        floor=options.floor * us,
        flinch_lock=options.flinch_lock * us,
        timeout=options.round_timeout * 1000,
        strict=options.move_blocking == "strict",
        coin=options.tie_policy == "coin",
        same_base=options.leave_lockout == "same_base",
        handicaps=tuple([handicap * us for handicap in handicaps(options, seats)]),
    )
