"""A whole truth that fits what one seat sees and remembers."""

from __future__ import annotations

from collections import Counter

from ...engine.chance import Chance
from ...engine.questions import Answer, AnyQuestion, Arrange
from ...engine.state import Core
from .box import BOX, KABLAMO, is_hv
from .memory import KablamoMemory
from .pieces import Bullet, Revolver
from .state import KablamoState
from .view import HIDDEN, KablamoView


def imagine(view: KablamoView, memory: KablamoMemory, chance: Chance) -> KablamoState:
    """Face-down bullets are what memory says; the rest is dealt from the bullets that are nowhere to be seen."""
    unseen = _Unseen(view, memory, chance)
    seat = view.seat
    own = 0 if seat is None else 1 << seat
    seats = range(len(view.alive))
    revolvers = []
    for owner in seats:
        shown = view.revolvers[owner]
        chambers: list[Bullet | None] = []
        for position, face in enumerate(shown.chambers):
            marker = shown.markers[position] if shown.markers else -1
            known = unseen.chamber(owner, position)
            seen = own if known or (shown.known and shown.known[position]) else 0
            chambers.append(None if face == 0 else Bullet(face if face > 0 else known or unseen.deal(), marker, seen))
        revolvers.append(Revolver(chambers, shown.active, shown.control, list(shown.tokens), shown.firing))
    spares = []
    for owner in seats:
        hand = []
        for slot, face in enumerate(view.spares[owner]):
            known = unseen.spare(owner, slot)
            seen = 1 << owner | (own if known else 0)
            hand.append(Bullet(face if face > 0 else known or unseen.deal(), -1, seen))
        spares.append(hand)
    tray = [face if face > 0 else unseen.deal() for face in view.tray]
    state = KablamoState(
        core=Core(chance, asked=1, next_id=len(seats) + 1),
        agenda=list(view.agenda),
        offers=list(view.offers),
        options=view.options,
        round=view.round,
        repeat=view.repeat,
        alive=list(view.alive),
        leaving=list(view.leaving),
        revolvers=revolvers,
        spares=spares,
        front=[list(tokens) for tokens in view.front],
        centre=list(view.centre),
        bag=unseen.rest(),
        discard=list(view.discard),
        pending=list(view.pending),
        carrying=view.carrying,
        tray=tray,
        tray_of=view.tray_of,
        shown=view.shown,
    )
    _fill_in_answers(view, state, chance)
    return state


class _Unseen:
    """The bullets nobody can see, mixed; and what is known about places."""

    def __init__(self, view: KablamoView, memory: KablamoMemory, chance: Chance) -> None:
        self.view = view
        self.memory = memory
        sights = dict(view.sights)
        self._chambers = {
            (owner, position): sights.get((owner, position)) or self._chamber(owner, position)
            for owner, revolver in enumerate(view.revolvers)
            for position, face in enumerate(revolver.chambers)
            if face == HIDDEN
        }
        self._spares = {
            (owner, slot): self._spare(owner, slot)
            for owner, faces in enumerate(view.spares)
            for slot, face in enumerate(faces)
            if face == HIDDEN
        }
        pool = Counter(BOX)
        if view.options.iron_strategist:
            pool -= Counter([face for face in BOX if is_hv(face)])
        pool -= Counter(_open_faces(view))
        pool -= Counter([face for face in (*self._chambers.values(), *self._spares.values()) if face])
        self.pool = list(pool.elements())
        chance.shuffle("imagine", self.pool)

    def _chamber(self, owner: int, position: int) -> int:
        known = self.view.revolvers[owner].known
        if known and known[position]:
            return known[position]
        trace = self.memory.chambers[owner][position]
        return trace.face if trace is not None else 0

    def _spare(self, owner: int, slot: int) -> int:
        known = self.view.known_spares
        if known and known[owner][slot]:
            return known[owner][slot]
        spares = self.memory.spares[owner]
        return spares[slot].face if slot < len(spares) else 0

    def chamber(self, owner: int, position: int) -> int:
        return self._chambers.get((owner, position), 0)

    def spare(self, owner: int, slot: int) -> int:
        return self._spares.get((owner, slot), 0)

    def deal(self) -> int:
        face: int = self.pool.pop()
        return face

    def rest(self) -> list[int]:
        return self.pool


def _open_faces(view: KablamoView) -> list[int]:
    faces = [*view.discard, view.carrying, *view.tray]
    for revolver in view.revolvers:
        faces += [*revolver.chambers, *[token.bullet for token in revolver.tokens]]
    for spares in view.spares:
        faces += spares
    for tokens in (*view.front, view.centre):
        faces += [token.bullet for token in tokens]
    faces += [item.bullet for item in view.pending if not item.fired]
    return [face for face in faces if face > 0]


def _fill_in_answers(view: KablamoView, state: KablamoState, chance: Chance) -> None:
    """Answers that are in but hidden are drawn from what that seat could have given."""
    if not any(view.ready):
        return
    from .moves import KablamoPlay

    for question in KablamoPlay(state).questions:
        if view.ready[question.seat]:
            state.core.given[question.seat] = _some_answer(question, chance)


def _some_answer(question: AnyQuestion, chance: Chance) -> Answer:
    if isinstance(question, Arrange):
        return some_arrangement(question, chance)
    return chance.pick("imagine", list(question.legal()))


def some_arrangement(question: Arrange, chance: Chance) -> Answer:
    """Any legal one: there are far too many to list. Kablamos are left out as far as possible, as people do."""
    items = list(range(len(question.items)))
    chance.shuffle("imagine", items)
    items.sort(key=lambda item: question.items[item] == KABLAMO)
    places = list(range(len(question.places)))
    chance.shuffle("imagine", places)
    plan = [-1] * len(places)
    for place, item in zip(places[: question.fill], items, strict=False):
        plan[place] = item
    return tuple(plan)
