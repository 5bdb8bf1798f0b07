"""The firing step, used by the main firing and by every repeat: rotate, window, cowardice, reveal, live bullets,
resolve, turn back, window."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.steps import Act, Step
from .box import KABLAMO, is_live
from .cylinder import FIRING, left_of
from .events import LiveFired, Repeated, Revealed, Rotated, Shielded, TokenChanged, Turned
from .pieces import Token, first_token
from .resolve import Resolve
from .windows import window

if TYPE_CHECKING:
    from .moves import KablamoPlay


class Fire(Act, frozen=True, gc=False):
    """Everybody's revolver takes part, or, in the repeat phase, every revolver that owes a shot, once."""

    repeat: bool = False
    phase: ClassVar[str] = "rotate"

    def act(self, g: KablamoPlay) -> tuple[Step, ...] | None:
        for seat in owing(g) if self.repeat else g.living():
            g.state.revolvers[seat].firing = True
            if self.repeat:
                pay(g, seat)
        return (
            Rotate(),
            *window(g, "G2"),
            Cowardice(),
            Reveal(),
            LiveBullets(),
            Resolve(),
            TurnBack(),
            *window(g, "G4"),
        )


class Rotate(Act, frozen=True, gc=False):
    """Every revolver that fires turns one step clockwise, unless its ratchet is broken. One trigger malfunction on it
    is armed and one cylinder malfunction begins to run: of each kind one token a firing."""

    phase: ClassVar[str] = "rotate"

    def act(self, g: KablamoPlay) -> None:
        steps: list[int | None] = [None] * len(g.state.alive)
        marked: list[tuple[int, Token]] = []
        for seat in fired(g):
            tokens = g.state.revolvers[seat].tokens
            steps[seat] = self.step(g, seat, tokens, marked) if tokens else 1
            g.turn(seat, steps[seat] or 0)
        if g.heard:
            g.tell(Rotated(tuple(steps)))
            for seat, token in marked:
                g.tell(TokenChanged(token.bullet, token.kind, seat, token.state))

    def step(self, g: KablamoPlay, seat: int, tokens: list[Token], marked: list[tuple[int, Token]]) -> int:
        """How far this cylinder turns, and what happens to the tokens on the way."""
        step = 1
        place = first_token(tokens, "cylinder_malfunction")
        if place >= 0 and g.state.options.cylinder_malfunction_mode == "instead":
            step = -1
            g.use_up(tokens, place, seat)
        elif place >= 0:
            tokens[place] = tokens[place].now("running")
            marked.append((seat, tokens[place]))
        place = first_token(tokens, "trigger_malfunction")
        if place >= 0:
            tokens[place] = tokens[place].now("armed")
            marked.append((seat, tokens[place]))
        place = first_token(tokens, "ratchet_malfunction")
        if place >= 0:
            step = 0
            g.use_up(tokens, place, seat)
        return step


class Cowardice(Act, frozen=True, gc=False):
    """An act of cowardice throws the bullet at the firing position away, without effect, and turns the cylinder one
    more step. One token a firing; it is used up even if that chamber was empty."""

    phase: ClassVar[str] = "reveal"

    def act(self, g: KablamoPlay) -> None:
        for seat in fired(g):
            revolver = g.state.revolvers[seat]
            place = first_token(revolver.tokens, "act_of_cowardice")
            if place < 0:
                continue
            bullet = revolver.chambers[FIRING]
            revolver.chambers[FIRING] = None
            if bullet is not None:
                g.discard(bullet.face)
            if g.heard:
                g.tell(Shielded(seat, bullet.face if bullet is not None else 0))
            g.use_up(revolver.tokens, place, seat)
            g.turn_openly(seat, 1, "act_of_cowardice")


class Reveal(Act, frozen=True, gc=False):
    """All firing positions are turned up at once. A hammer malfunction keeps the bullet face down and loaded. What paid
    for an extra shot is used up now."""

    phase: ClassVar[str] = "reveal"

    def act(self, g: KablamoPlay) -> None:
        state = g.state
        faces = [0] * len(state.alive)
        hammered = []
        for seat in fired(g):
            revolver = state.revolvers[seat]
            revolver.firing = False
            place = first_token(revolver.tokens, "hammer_malfunction")
            if place >= 0:
                hammered.append(seat)
                g.use_up(revolver.tokens, place, seat)
                continue
            bullet = revolver.chambers[FIRING]
            if bullet is not None:
                revolver.active = FIRING
                revolver.control = -1
                faces[seat] = bullet.face
                g.show(bullet.face)
        if g.heard:
            g.tell(Revealed(tuple(faces), tuple(hammered)))
        for seat in g.living():
            for tokens in (state.revolvers[seat].tokens, state.front[seat]):
                for place in range(len(tokens) - 1, -1, -1):
                    if tokens[place].state == "paying":
                        g.use_up(tokens, place, seat)


class LiveBullets(Act, frozen=True, gc=False):
    """Live bullets come first and all at the same time. Whom each Kablamo hits is settled by the circle as it was
    before: the owner, or by Bolshevik rules his left neighbour; a full metal jacket goes on to the left neighbour of
    the one it hits; by the Marquis' rules nobody is hurt. Then they go back into the bag at once."""

    phase: ClassVar[str] = "live"

    def act(self, g: KablamoPlay) -> None:
        live = [
            (seat, face) for seat, revolver in enumerate(g.state.revolvers) if is_live(face := revolver.active_face())
        ]
        if not live:
            return
        victims = sorted({victim for seat, face in live if face == KABLAMO for victim in hit_by(g, seat)})
        places = tuple([_back_into_the_bag(g, seat) for seat, _ in live])
        if g.heard:
            g.tell(LiveFired(places, tuple([face for _, face in live]), tuple(victims)))
        if victims:
            g.eliminate(victims)
            g.end_check()


def _back_into_the_bag(g: KablamoPlay, seat: int) -> tuple[int, int]:
    revolver = g.state.revolvers[seat]
    g.discard(revolver.active_face())
    place = (seat, revolver.active)
    revolver.chambers[revolver.active] = None
    revolver.active = -1
    return place


def hit_by(g: KablamoPlay, owner: int) -> list[int]:
    """Whom a Kablamo from this seat's revolver kills."""
    if g.in_force("marquis_rules"):
        return []
    alive = g.state.alive
    target = left_of(owner, alive) if g.in_force("bolshevik_rules", "now") else owner
    return [target, left_of(target, alive)] if g.in_force("full_metal_jacket") else [target]


class TurnBack(Act, frozen=True, gc=False):
    """After everything is resolved a running cylinder malfunction turns its revolver one step back."""

    phase: ClassVar[str] = "resolve"

    def act(self, g: KablamoPlay) -> None:
        for seat in g.living():
            tokens = g.state.revolvers[seat].tokens
            place = first_token(tokens, "cylinder_malfunction", "running")
            if place >= 0:
                g.turn(seat, -1)
                if g.heard:
                    g.tell(Turned(seat, -1, "cylinder_malfunction"))
                g.use_up(tokens, place, seat)


class Repeat(Act, frozen=True, gc=False):
    """As long as somebody owes an extra shot, all who do fire once more. Debts made meanwhile are paid in later
    passes."""

    phase: ClassVar[str] = "repeat"

    def act(self, g: KablamoPlay) -> tuple[Step, ...] | None:
        seats = owing(g)
        if not seats:
            return None
        g.state.repeat += 1
        if g.heard:
            g.tell(Repeated(tuple(seats)))
        return (Fire(repeat=True), self)


# --- debts -----------------------------------------------------------------------------------------------------------


def fired(g: KablamoPlay) -> list[int]:
    """Who owns the revolvers of this firing step now."""
    return [seat for seat, revolver in enumerate(g.state.revolvers) if revolver.firing]


def owing(g: KablamoPlay) -> list[int]:
    """Whose revolvers owe a shot: an armed trigger malfunction on it, or a trigger-happy owner."""
    state = g.state
    return [
        seat
        for seat in g.living()
        if first_token(state.revolvers[seat].tokens, "trigger_malfunction", "armed") >= 0
        or first_token(state.front[seat], "trigger_happy") >= 0
    ]


def pay(g: KablamoPlay, seat: int) -> None:
    """One debt a pass: the revolver's own first, then its owner's, the oldest first."""
    revolver = g.state.revolvers[seat]
    place = first_token(revolver.tokens, "trigger_malfunction", "armed")
    tokens = revolver.tokens
    if place < 0:
        tokens = g.state.front[seat]
        place = first_token(tokens, "trigger_happy")
    tokens[place] = token = tokens[place].now("paying")
    if g.heard:
        g.tell(TokenChanged(token.bullet, token.kind, seat, "paying"))
