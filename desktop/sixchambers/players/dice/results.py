"""What the final dice are worth to whoever resolves them: dynamite, shots, beers, Gatling, and what his character makes
of them."""

from __future__ import annotations

from msgspec import Struct

from ...games.dice.characters.doc_holyday import ENOUGH, REWARD
from ...games.dice.characters.suzy_lafayette import COMFORT
from ...games.dice.data import (
    ARROW,
    BASE_FACES,
    BEER,
    DYNAMITE,
    EXPLOSION,
    GATLING,
    ONE,
    SYMBOLS,
    TWO,
)
from ...games.dice.moves.seats import reach
from .aiming import Gunsight
from .position import Position


class Symbols(Struct, frozen=True):
    """How many of each symbol count in the end."""

    ones: int = 0
    twos: int = 0
    beers: int = 0
    gatlings: int = 0
    dynamites: int = 0
    arrows: int = 0


class Results:
    """The final dice of the seat whose position this is."""

    def __init__(self, position: Position) -> None:
        view, seat = position.view, position.seat
        self.position = position
        self.character = position.people[seat]
        self.name = view.characters[seat]
        near, far = (reach(tuple(view.alive), seat, self.name, symbol) for symbol in (ONE, TWO))
        self.sight = Gunsight(near, far, position.hit)
        self._beers = [0.0]
        self._beers_for: list[int] = []
        self._gatling = position.gatling()
        self._blast = position.loss(seat, 1)
        self._kit = self._best_return() if self.name == "kit_carlson" else 0.0
        self._comfort = position.gain(seat, COMFORT) if self.name == "suzy_lafayette" else 0.0
        self._reward = position.gain(seat, REWARD) if self.name == "doc_holyday" else 0.0
        self._deferred = -position.arrow_price() if self.character.defers_arrows else 0.0

    def value(self, symbols: Symbols) -> float:
        """All of it together."""
        value = self._shots_and_beers(symbols)
        if symbols.dynamites >= EXPLOSION:
            value += self._blast
            if self.position.life[self.position.seat] == 1:
                return self._blast  # and nothing else happens
        if symbols.gatlings:
            if symbols.gatlings >= self.character.gatling_needs:
                value += self._gatling
            value += symbols.gatlings * self._kit
        if symbols.arrows:
            value += symbols.arrows * self._deferred
        return value

    def _shots_and_beers(self, symbols: Symbols) -> float:
        ones, twos, beers = symbols.ones, symbols.twos, symbols.beers
        shots = ones + twos
        if not shots:
            return self._comfort + self.beers(beers)
        value, near, far = self.sight.best(ones, twos)
        if shots >= ENOUGH:
            value += self._reward
        if beers and self.name == "slab_the_killer":
            extra, _ = self.sight.doubled((*near, *far))
            if extra > self.beers(beers) - self.beers(beers - 1):
                return value + extra + self.beers(beers - 1)
        return value + self.beers(beers)

    # --- beers -------------------------------------------------------------------------------------------------

    def beers(self, number: int) -> float:
        """So many beers, each to whom it helps most."""
        while len(self._beers) <= number:
            self._serve_one_more()
        return self._beers[number]

    def served(self, number: int) -> tuple[int, ...]:
        """The receivers of so many beers."""
        self.beers(number)
        return tuple(self._beers_for[:number])

    def _serve_one_more(self) -> None:
        position = self.position
        own = self.character.own_beer(position.life[position.seat])
        best, receiver = 0.0, position.seat
        for seat in position.living:
            each = own if seat == position.seat else 1
            had = self._beers_for.count(seat) * each
            more = position.gain(seat, had + each) - position.gain(seat, had)
            if more > best:
                best, receiver = more, seat
        if best <= 0.0:
            receiver = self._nobodys_good()
            best = min(best, position.gain(receiver, 1))
        self._beers_for.append(receiver)
        self._beers.append(self._beers[-1] + best)

    def _nobodys_good(self) -> int:
        """Somebody on whom a beer is wasted, or harms least."""
        position = self.position
        return max(position.living, key=lambda seat: (position.gain(seat, 1), seat == position.seat))

    def _best_return(self) -> float:
        """Kit Carlson: what returning the best arrow is worth."""
        position = self.position
        arrows = position.view.arrows
        return max([position.dropping(seat, 1) for seat in position.living if arrows[seat]] or [0.0, 0.0], default=0.0)


def symbols_of(faces: tuple[str, ...]) -> Symbols:
    """What these faces count as."""
    found = dict.fromkeys((ONE, TWO, BEER, GATLING, DYNAMITE, ARROW), 0)
    for face in faces:
        symbol, number = SYMBOLS[face]
        if symbol in found:
            found[symbol] += number
    return Symbols(found[ONE], found[TWO], found[BEER], found[GATLING], found[DYNAMITE], found[ARROW])


def handful(counts: tuple[int, ...], face: str = "") -> Symbols:
    """The same for a handful of base dice, and perhaps the face of a Saloon die."""
    found = dict(zip(BASE_FACES, counts, strict=True))
    if face:
        symbol, number = SYMBOLS[face]
        if symbol in found:
            found[symbol] += number
    return Symbols(found[ONE], found[TWO], found[BEER], found[GATLING], found[DYNAMITE], found[ARROW])
