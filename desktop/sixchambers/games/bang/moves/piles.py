"""Cards: drawing, discarding, taking from others, and the "draw!"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.play import Play
from ....engine.steps import Step
from ..box import NAME
from ..characters.registry import CHARACTERS
from ..events.cards import Answered, Discarded, Drew, Played, Removed, Reshuffled, Stole, TookInPlay
from ..events.life import Flipped
from ..events.things import NOBODY
from ..state import BangState
from ..steps.ask import Steps
from ..steps.flip import PickFlip

if TYPE_CHECKING:
    from ..characters.base import Character


class Piles(Play[BangState]):
    """Whatever moves cards."""

    __slots__ = ()

    def who(self, seat: int) -> Character:
        """The character of this seat."""
        return CHARACTERS[self.state.characters[seat]]

    def has(self, seat: int, equipment: str) -> bool:
        return equipment in self.state.equipment[seat]

    def present_as(self, character: str) -> int:
        """The seat of this character, if it is in the game and not beyond rescue; else NOBODY."""
        state = self.state
        if character in state.characters:
            seat = state.characters.index(character)
            if seat in state.present and not self.is_doomed(seat):
                return seat
        return NOBODY

    def is_doomed(self, seat: int) -> bool:
        doomed = self.state.doomed
        return bool(doomed) and any(seat == lost for lost, _ in doomed)

    def is_shadow(self, seat: int) -> bool:
        """Is this seat in the game only for its own turn?"""
        return not self.state.alive[seat]

    # --- the draw pile ---------------------------------------------------------------------------------------

    def reshuffle(self) -> None:
        """The whole discard pile becomes the new draw pile, at the moment a card is needed and none is left."""
        state = self.state
        state.deck, state.discard = state.discard, []
        state.shuffles += 1
        self.core.chance.shuffle("deck", state.deck)
        if self.heard:
            self.tell(Reshuffled(len(state.deck)))

    def take(self, count: int) -> tuple[int, ...]:
        """Cards off the draw pile, the top one first: fewer if there are no more anywhere."""
        deck = self.state.deck
        if len(deck) >= count:
            cards = tuple(deck[: -count - 1 : -1])
            del deck[-count:]
            return cards
        taken = []
        for _ in range(count):
            if not self.state.deck:
                if not self.state.discard:
                    break
                self.reshuffle()
            taken.append(self.state.deck.pop())
        return tuple(taken)

    def draw(self, seat: int, count: int, cause: str = "") -> tuple[int, ...]:
        """Cards from the draw pile into a hand."""
        cards = self.take(count)
        if cards:
            self.state.hands[seat] += cards
            if self.heard:
                self.tell(Drew(seat, len(cards), cards, cause))
        return cards

    # --- "draw!" ---------------------------------------------------------------------------------------------

    def flips(self, seat: int) -> int:
        """How many cards a "draw!" of this seat turns over."""
        return 1 + self.who(seat).more_flips + ("horseshoe" in self.state.equipment[seat])

    def draw_check(self, seat: int, what: str, verdict: Step) -> Steps:
        """ "draw!": turn over a card; `verdict` then looks at what `drawn` is. With more than one card to choose
        from the player says first which counts. No card left anywhere: `drawn` is none, and every test fails."""
        state = self.state
        cards = self.take(self.flips(seat))
        if self.heard and cards:
            self.tell(Flipped(seat, cards, what))
        if len(cards) > 1:
            state.aside = cards
            return (PickFlip(seat, what), verdict)
        state.discard.extend(cards)
        state.drawn = cards[0] if cards else NOBODY
        return verdict

    def count_flip(self, chosen: int) -> None:
        """All flipped cards are discarded, the one that counts last."""
        state = self.state
        state.discard.extend([card for card in state.aside if card != chosen])
        state.discard.append(chosen)
        state.aside = ()
        state.drawn = chosen

    # --- out of a hand ---------------------------------------------------------------------------------------

    def lose_from_hand(self, seat: int, card: int) -> None:
        hands = self.state.hands
        hand = hands[seat]
        place = hand.index(card)
        hands[seat] = hand[:place] + hand[place + 1 :]

    def play_brown(self, seat: int, card: int, target: int = NOBODY, as_name: str = "") -> None:
        """A brown card is on the discard pile before anything comes of it."""
        self.lose_from_hand(seat, card)
        self.state.discard.append(card)
        if self.heard:
            self.tell(Played(seat, card, target, as_name or NAME[card]))

    def answer_with(self, seat: int, card: int, cause: str) -> None:
        self.lose_from_hand(seat, card)
        self.state.discard.append(card)
        if self.heard:
            self.tell(Answered(seat, card, cause))

    def discard(self, seat: int, cards: tuple[int, ...], cause: str = "") -> None:
        """Cards from a hand, open on the discard pile."""
        for card in cards:
            self.lose_from_hand(seat, card)
        self.state.discard.extend(cards)
        if self.heard and cards:
            self.tell(Discarded(seat, cards, cause, True))

    # --- in front of somebody --------------------------------------------------------------------------------

    def card_in_play(self, seat: int, name: str) -> int:
        """The card of this name in front of a seat, or NOBODY."""
        for card in self.state.in_play[seat]:
            if NAME[card] == name:
                return card
        return NOBODY

    def lift(self, seat: int, card: int) -> None:
        """Off the table in front of somebody."""
        in_play = self.state.in_play
        in_play[seat] = tuple([other for other in in_play[seat] if other != card])

    def discard_in_play(self, seat: int, card: int, cause: str = "") -> None:
        self.lift(seat, card)
        self.state.discard.append(card)
        if self.heard:
            self.tell(Discarded(seat, (card,), cause or NAME[card], False))

    # --- from one to another ---------------------------------------------------------------------------------

    def steal_from_hand(self, seat: int, victim: int, cause: str) -> None:
        """A card of somebody's hand, picked blind, into another's."""
        hand = self.state.hands[victim]
        if hand:
            card = self.core.chance.pick("steal", hand)
            self.lose_from_hand(victim, card)
            self.state.hands[seat] += (card,)
            if self.heard:
                self.tell(Stole(seat, victim, card, cause))

    def rob(self, seat: int, victim: int, what: str, cause: str) -> None:
        """Panic!: into the own hand goes a blind card of the victim's hand, or the open card named."""
        if what == "hand":
            self.steal_from_hand(seat, victim, cause)
            return
        card = self.card_in_play(victim, what)
        self.lift(victim, card)
        self.state.hands[seat] += (card,)
        if self.heard:
            self.tell(TookInPlay(seat, victim, card, cause))

    def ruin(self, seat: int, victim: int, what: str, cause: str) -> None:
        """Cat Balou: the same, but the card is discarded."""
        from_hand = what == "hand"
        if from_hand:
            card = self.core.chance.pick("steal", self.state.hands[victim])
            self.lose_from_hand(victim, card)
        else:
            card = self.card_in_play(victim, what)
            self.lift(victim, card)
        self.state.discard.append(card)
        if self.heard:
            self.tell(Removed(seat, victim, card, cause, from_hand))
