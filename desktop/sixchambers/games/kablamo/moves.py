"""The moves of Kablamo: what steps and bullets do to the state, each once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...engine.message import message
from ...engine.play import Play
from ...engine.state import Outcome
from .box import KIND_OF, is_hv, is_live
from .bullets import EFFECTS
from .cylinder import clockwise, left_of, turned, turned_position
from .events import (
    CarriedOut,
    Drew,
    Eliminated,
    GameEnded,
    Loaded,
    SpareSwapped,
    Spent,
    Swapped,
    TokenLaid,
    TokenSpent,
    TrayLoaded,
    Turned,
)
from .events.base import NOWHERE, Place
from .pieces import Bullet, Pending, Token, bare_revolver
from .state import KablamoState

if TYPE_CHECKING:
    from .bullets.effect import Effect


class KablamoPlay(Play[KablamoState]):
    """A game of Kablamo on its way."""

    __slots__ = ()

    # --- who is there ----------------------------------------------------------------------------------------

    def living(self) -> list[int]:
        return [seat for seat, alive in enumerate(self.state.alive) if alive]

    def clockwise(self, first: int) -> list[int]:
        return list(clockwise(first, self.state.alive))

    def left(self, seat: int) -> int:
        return left_of(seat, self.state.alive)

    def lead(self) -> int:
        """Goes round the table with the rounds, so that nobody is always asked first."""
        alive = self.state.alive
        return left_of((self.state.round - 2) % len(alive), alive)

    # --- bag and discards ------------------------------------------------------------------------------------

    def draw(self) -> int:
        """A face from the bag, which must not be empty."""
        bag = self.state.bag
        number = self.core.chance.below("bag", len(bag))
        if number < 0:  # a rigged draw names the face
            number = _place_of(-number, bag)
        bag[number], bag[-1] = bag[-1], bag[number]
        return bag.pop()

    def draw_spares(self, seat: int, count: int) -> int:
        """So many bullets, or what the bag still has, to the right end of somebody's spares."""
        count = min(count, len(self.state.bag))
        self.state.spares[seat] += [Bullet(self.draw(), -1, 1 << seat) for _ in range(count)]
        return count

    def tell_drew(self, seat: int, count: int, kind: str) -> None:
        if self.heard and count:
            self.tell(Drew(tuple([count * (one == seat) for one in range(len(self.state.alive))]), kind))

    def discard(self, face: int) -> None:
        """Out of the game for good, face up; a live bullet goes back into the bag instead."""
        if is_live(face):
            self.state.bag.append(face)
        else:
            self.state.discard.append(face)
            self.show(face)

    def discard_all(self, faces: Iterable[int]) -> None:
        for face in faces:
            self.discard(face)

    def show(self, face: int) -> None:
        """Everybody has seen this bullet: a high-velocity one is in nobody's hand any more."""
        if is_hv(face):
            self.state.shown |= 1 << face

    # --- cylinders -------------------------------------------------------------------------------------------

    def turn(self, seat: int, steps: int) -> None:
        """The whole cylinder, with whatever is in it; an active bullet rides along in its chamber."""
        revolver = self.state.revolvers[seat]
        revolver.chambers = turned(revolver.chambers, steps)
        if revolver.active >= 0:
            revolver.active = turned_position(revolver.active, steps)

    def turn_openly(self, seat: int, steps: int, kind: str) -> None:
        """A turn that comes from a bullet."""
        if steps:
            self.turn(seat, steps)
        if self.heard:
            self.tell(Turned(seat, steps, kind))

    def loaded_at(self, place: Place) -> Bullet:
        bullet = self.state.revolvers[place[0]].chambers[place[1]]
        assert bullet is not None, f"nothing is loaded at {place}"
        return bullet

    def put(self, place: Place, bullet: Bullet) -> None:
        self.state.revolvers[place[0]].chambers[place[1]] = bullet

    def swap(self, one: Place, other: Place, kind: str) -> None:
        """Two face-down bullets change places; nobody looks."""
        first, second = self.loaded_at(one), self.loaded_at(other)
        self.put(one, second)
        self.put(other, first)
        if self.heard:
            self.tell(Swapped(one, other, kind))

    def swap_spare(self, place: Place, owner: int, slot: int) -> None:
        """A loaded bullet and a spare change places. The spare carries its owner's colour from now on, and he may look
        at what he got."""
        loaded = self.loaded_at(place)
        spares = self.state.spares[owner]
        self.put(place, Bullet(spares[slot].face, self._marker(owner), spares[slot].seen))
        spares[slot] = Bullet(loaded.face, -1, loaded.seen | 1 << owner)
        if self.heard:
            self.tell(SpareSwapped(place, owner, slot))

    def touchable(self, seat: int) -> list[Place]:
        """The face-down bullets this seat may move: all of his own, and the others' except the safe ones."""
        return [
            (owner, position)
            for owner, revolver in enumerate(self.state.revolvers)
            for position in (revolver.loaded() if owner == seat else revolver.within_reach())
        ]

    # --- loading ---------------------------------------------------------------------------------------------

    def load(self, by: int, owner: int, plan: Iterable[tuple[int, int]], kind: str = "") -> None:
        """Spares into empty chambers: pairs of a slot and a position. What is left of the spares closes up."""
        moves = tuple(plan)
        spares = self.state.spares[by]
        chambers = self.state.revolvers[owner].chambers
        marker = self._marker(by)
        for slot, position in moves:
            chambers[position] = Bullet(spares[slot].face, marker, spares[slot].seen)
        used = {slot for slot, _ in moves}
        self.state.spares[by] = [bullet for slot, bullet in enumerate(spares) if slot not in used]
        if self.heard:
            self.tell(Loaded(by, owner, moves, kind))

    def load_tray(self, plan: Iterable[tuple[int, int]], kind: str) -> None:
        """What was just drawn into chambers of one's own; the rest becomes spares."""
        state = self.state
        seat, moves = state.tray_of, tuple(plan)
        chambers = state.revolvers[seat].chambers
        for place, position in moves:
            chambers[position] = Bullet(state.tray[place], self._marker(seat), 1 << seat)
        used = {place for place, _ in moves}
        left = [face for place, face in enumerate(state.tray) if place not in used]
        state.spares[seat] += [Bullet(face, -1, 1 << seat) for face in left]
        state.tray, state.tray_of = [], -1
        if self.heard:
            self.tell(TrayLoaded(seat, moves, len(left), kind))

    def _marker(self, seat: int) -> int:
        return seat if self.state.options.socialite else -1

    # --- active bullets --------------------------------------------------------------------------------------

    def actives(self) -> list[int]:
        """The faces of all active bullets, in the order in which they will be resolved."""
        faces = [revolver.active_face() for revolver in self.state.revolvers if revolver.active >= 0]
        faces.sort()
        return faces

    def owner_of(self, face: int) -> int:
        """The seat in whose revolver this bullet is active, or -1."""
        for seat, revolver in enumerate(self.state.revolvers):
            if revolver.active >= 0 and revolver.active_face() == face:
                return seat
        return -1

    def controller(self, face: int) -> int:
        """Who assigns this active bullet: the owner of the revolver, unless somebody took it over."""
        owner = self.owner_of(face)
        control = self.state.revolvers[owner].control
        return control if control >= 0 and self.state.alive[control] else owner

    def take_out(self, face: int) -> Place:
        """An active bullet leaves its chamber."""
        owner = self.owner_of(face)
        revolver = self.state.revolvers[owner]
        place = (owner, revolver.active)
        revolver.chambers[revolver.active] = None
        revolver.active = revolver.control = -1
        return place

    # --- effects ---------------------------------------------------------------------------------------------

    def effect(self, face: int) -> Effect:
        return EFFECTS[KIND_OF[face]]

    def pending(self, face: int) -> Pending | None:
        for item in self.state.pending:
            if item.bullet == face:
                return item
        return None

    def replace_pending(self, item: Pending) -> None:
        pending = self.state.pending
        for height, other in enumerate(pending):
            if other.bullet == item.bullet:
                pending[height] = item

    def drop_pending(self, face: int) -> None:
        self.state.pending = [item for item in self.state.pending if item.bullet != face]

    def aimable(self, itself: int) -> list[int]:
        """What a response may be aimed at, the default first: what was announced last, else the lowest number."""
        pending = [item.bullet for item in reversed(self.state.pending) if item.bullet != itself]
        return [*pending, *[face for face in self.actives() if face != itself and face not in pending]]

    def begin_effect(self, face: int, kind: str, seat: int, place: Place = NOWHERE) -> None:
        """From now on until it is spent or laid down as a token, this bullet is nowhere else."""
        self.state.carrying = face
        if self.heard:
            self.tell(CarriedOut(face, kind, seat, place))

    def spend(self) -> None:
        """The bullet being carried out has had its effect."""
        face = self.state.carrying
        if face:
            self.state.carrying = 0
            self.discard(face)
            if self.heard:
                self.tell(Spent(face))

    # --- tokens ----------------------------------------------------------------------------------------------

    def lay(self, tokens: list[Token], kind: str, seat: int, state: str = "waiting") -> None:
        """The bullet being carried out becomes a token."""
        face, self.state.carrying = self.state.carrying, 0
        tokens.append(Token(face, kind, state))
        if self.heard:
            self.tell(TokenLaid(face, kind, seat))

    def use_up(self, tokens: list[Token], place: int, seat: int) -> None:
        token = tokens.pop(place)
        self.discard(token.bullet)
        if self.heard:
            self.tell(TokenSpent(token.bullet, token.kind, seat))

    def in_force(self, kind: str, state: str = "waiting") -> bool:
        """Is there such an effect in the centre of the table?"""
        return any(token.kind == kind and token.state == state for token in self.state.centre)

    def malfunctions(self) -> bool:
        return any(token.malfunction for revolver in self.state.revolvers for token in revolver.tokens)

    # --- the end ---------------------------------------------------------------------------------------------

    def eliminate(self, seats: Iterable[int]) -> None:
        """All at once: revolvers leave the table, everything is turned up, live bullets go into the bag."""
        state = self.state
        for seat in seats:
            revolver, spares = state.revolvers[seat], state.spares[seat]
            chambers = tuple([0 if bullet is None else bullet.face for bullet in revolver.chambers])
            tokens = [token.bullet for token in (*revolver.tokens, *state.front[seat])]
            hand = tuple([bullet.face for bullet in spares])
            state.alive[seat] = state.leaving[seat] = False
            state.revolvers[seat] = bare_revolver()
            state.spares[seat] = []
            state.front[seat] = []
            state.offers = [offer for offer in state.offers if offer.seat != seat]
            self.discard_all([*[face for face in chambers if face], *hand, *tokens])
            if self.heard:
                self.tell(Eliminated(seat, chambers, hand))

    def end_check(self) -> None:
        """One player left wins at once; none left, nobody does."""
        living = self.living()
        if len(living) <= 1:
            self.end(tuple(living), "kablamo.end_last" if living else "kablamo.end_nobody")

    def end(self, winners: tuple[int, ...], why: str) -> None:
        scores = tuple([int(seat in winners) for seat in range(len(self.state.alive))])
        self.finish(Outcome(winners, scores, message(why)))
        if self.heard:
            self.tell(GameEnded(winners, why))


def _place_of(face: int, bag: list[int]) -> int:
    """Where in the bag this bullet lies, or else any of its kind."""
    kind = KIND_OF[face]
    places = [place for place, other in enumerate(bag) if KIND_OF[other] == kind]
    if not places:
        raise ValueError(f"there is no {kind} in the bag")
    return next((place for place in places if bag[place] == face), places[0])
