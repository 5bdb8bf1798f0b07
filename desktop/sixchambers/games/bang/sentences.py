"""What players of BANG! say in scenario files, as answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...engine.questions import PASS, Answer
from .box import NAME
from .characters.registry import CHARACTERS
from .moves import BangPlay
from .play_phase import BUY, CHEAP, FORCE
from .tableau import cards_meant

Understood = tuple[str, Answer]


class Speech:
    """One sentence of one player, word by word."""

    def __init__(self, play: BangPlay, seat: int, words: list[str], seats: list[str]) -> None:
        self.play = play
        self.seat = seat
        self.verb = words[0]
        self.words = words[1:]
        self.seats = seats
        question = play.question(seat)
        self.question: Any = question
        self.about = question.about if question is not None else ""

    def after(self, word: str) -> str | None:
        """The word behind this one: `on B`, `as bang`, `taking barrel`."""
        if word in self.words:
            place = self.words.index(word) + 1
            if place < len(self.words):
                return self.words[place]
        return None

    def target(self) -> int | None:
        for word in ("on", "off", "from"):
            name = self.after(word)
            if name is not None:
                if name not in self.seats:
                    raise ValueError(f"nobody is called “{name}”")
                return self.seats.index(name)
        return None

    def card(self, word: str, among: Sequence[int] | None = None) -> int:
        """The card meant: one at hand if there is one, else one that is not, so that the game refuses it."""
        meant = cards_meant(word)
        for card in self.play.state.hands[self.seat] if among is None else among:
            if card in meant:
                return card
        return next((card for card in meant if card not in self.play.state.hands[self.seat]), meant[0])

    def cards(self, among: Sequence[int]) -> tuple[int, ...]:
        """Several cards, in the order the question lists them."""
        left = list(among)
        found = []
        for word in self.words:
            card = self.card(word, left)
            if card in left:
                left.remove(card)
            found.append(card)
        return tuple(sorted(found, key=lambda card: among.index(card) if card in among else len(among)))

    def options(self) -> Sequence[Any]:
        return getattr(self.question, "options", ())


def _plays(speech: Speech) -> Understood:
    card = speech.card(speech.words[0])
    way = speech.after("taking")
    if way is None and NAME[card] == "beer" and speech.play.state.options.gold_rush:
        way = "drink"
    return "play", (card, speech.target(), way)


def _drinks(speech: Speech) -> Understood:
    if speech.about == "rescue":
        return "rescue", speech.card(speech.words[0])
    return _plays(speech)


def _sells(speech: Speech) -> Understood:
    return "play", (speech.card(speech.words[0]), None, "sell")


def _way_of_equipment(speech: Speech) -> str | None:
    way, taking = speech.after("as"), speech.after("taking")
    prefix = {"panic": "panic_", "cat_balou": "cat_"}.get(way or "")
    return f"{prefix}{taking}" if prefix and taking else way


def _buys(speech: Speech) -> Understood:
    name = speech.words[0]
    row = speech.play.state.row
    if name not in row:
        raise ValueError(f"the row has no “{name}”: {', '.join(row)}")
    slot = row.index(name)
    token = CHEAP[slot] if "cheaply" in speech.words else BUY[slot]
    return "play", (token, speech.target(), _way_of_equipment(speech))


def _forces(speech: Speech) -> Understood:
    return "play", (FORCE, speech.target(), speech.words[0])


def _uses(speech: Speech) -> Understood:
    what = speech.words[0]
    if speech.about in ("rescue", "dodge"):
        return speech.about, what
    if speech.about == "equipment":
        return "equipment", (what, speech.target(), _way_of_equipment(speech))
    if what not in CHARACTERS and what not in ("gold_pan", "rucksack"):
        raise ValueError(f"“{what}” cannot be used")
    return "play", (what, speech.target(), None)


def _answers(speech: Speech) -> Understood:
    """`dodges with missed`, `answers with bang`."""
    word = speech.after("with")
    if word is None:
        raise ValueError("with what?")
    about = "dodge" if speech.verb == "dodges" else speech.about or "duel"
    return about, speech.card(word)


def _tries(speech: Speech) -> Understood:
    return "dodge", speech.words[0]


def _passes(speech: Speech) -> Understood:
    return speech.about or "play", PASS


def _ends(speech: Speech) -> Understood:
    return "play", PASS


def _discards(speech: Speech) -> Understood:
    if speech.about == "dutch":
        return "dutch", speech.card(speech.words[0], speech.options())
    hand = speech.play.state.hands[speech.seat]
    return speech.about if speech.about in ("sid", "discard") else "discard", speech.cards(hand)


def _heals(speech: Speech) -> Understood:
    speech.words = [word for word in speech.words if word != "with"]
    return "sid", speech.cards(speech.play.state.hands[speech.seat])


def _keeps(speech: Speech) -> Understood:
    return "kit", speech.cards(speech.play.state.looked)


def _takes(speech: Speech) -> Understood:
    return "store", speech.card(speech.words[0], speech.play.state.aside)


def _counts(speech: Speech) -> Understood:
    return "flip", speech.card(speech.words[0], speech.play.state.aside)


def _tops(speech: Speech) -> Understood:
    return "top", speech.card(speech.words[0], speech.options())


def _draws(speech: Speech) -> Understood:
    source = speech.after("from") or ""
    about = speech.about if speech.about in ("jesse", "pedro") else "jesse"
    return about, source if source in ("deck", "discard") else speech.target()


def _picks(speech: Speech) -> Understood:
    return "character", speech.words[0]


VERBS: dict[str, Callable[[Speech], Understood]] = {
    "plays": _plays,
    "drinks": _drinks,
    "sells": _sells,
    "buys": _buys,
    "forces": _forces,
    "uses": _uses,
    "dodges": _answers,
    "answers": _answers,
    "tries": _tries,
    "passes": _passes,
    "ends": _ends,
    "discards": _discards,
    "heals": _heals,
    "keeps": _keeps,
    "takes": _takes,
    "counts": _counts,
    "tops": _tops,
    "draws": _draws,
    "picks": _picks,
}
BARE = ("passes", "ends")
"""Verbs that need nothing behind them."""


def understand(play: BangPlay, seat: int, words: list[str], seats: list[str]) -> Understood:
    verb = VERBS.get(words[0])
    if verb is None or (len(words) == 1) != (words[0] in BARE):
        raise ValueError(f"nobody at a bang table says that; they say: {', '.join(VERBS)}")
    return verb(Speech(play, seat, words, seats))
