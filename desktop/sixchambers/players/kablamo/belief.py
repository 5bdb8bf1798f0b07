"""How likely each face-down bullet is a Kablamo, as one seat sees it."""

from __future__ import annotations

from ...games.kablamo.box import KABLAMO, KIND
from ...games.kablamo.memory import KablamoMemory, Trace
from ...games.kablamo.view import HIDDEN, KablamoView
from .recall import Recall

# People do not load Kablamos for themselves if they can help it, and do for others.
OWN_LOAD = 0.4
FOREIGN_LOAD = 2.2
OLD_SPARE = 1.8
FRESH_SPARE = 0.9


class Belief:
    """Odds for every chamber (None: empty) and for every spare of the others."""

    def __init__(self, view: KablamoView, memory: KablamoMemory, seat: int, recall: Recall, seed: bytes) -> None:
        self.view = view
        self.seat = seat
        self.known = [
            [recall.face(trace, view.round, position, seed) for position, trace in enumerate(chambers)]
            for chambers in memory.chambers
        ]
        self.base = self._base_rate()
        self.chambers = [
            [self._chamber(owner, position, memory) for position in range(len(view.revolvers[owner].chambers))]
            for owner in range(len(view.alive))
        ]
        self.spares = [
            [self._spare(memory.spares[owner], slot) for slot in range(len(view.spares[owner]))]
            for owner in range(len(view.alive))
        ]

    def _base_rate(self) -> float:
        """The share of Kablamos among all bullets this seat cannot tell."""
        view = self.view
        seen = [*view.spares[self.seat], *[face for faces in self.known for face in faces], *view.tray]
        kablamos = KIND["kablamo"].copies - seen.count(KABLAMO)
        unknown = view.bag + sum(len(spares) for owner, spares in enumerate(view.spares) if owner != self.seat)
        for owner, revolver in enumerate(view.revolvers):
            for position, face in enumerate(revolver.chambers):
                unknown += face == HIDDEN and not self.known[owner][position]
        return min(max(kablamos, 0) / max(unknown, 1), 1.0)

    def _chamber(self, owner: int, position: int, memory: KablamoMemory) -> float | None:
        face = self.view.revolvers[owner].chambers[position]
        if face == 0:
            return None
        if face != HIDDEN:
            return 0.0  # active: it is about to leave its chamber
        known = self.known[owner][position]
        if known:
            return float(known == KABLAMO)
        trace = memory.chambers[owner][position]
        by = trace.by if trace is not None else -1
        if by < 0 or by == self.seat:
            return self.base
        return min(self.base * (OWN_LOAD if by == owner else FOREIGN_LOAD), 0.95)

    def _spare(self, traces: tuple[Trace, ...], slot: int) -> float:
        trace = traces[slot] if slot < len(traces) else None
        if trace is not None and trace.face:
            return float(trace.face == KABLAMO)
        old = trace is not None and self.view.round - trace.since >= 2
        return min(self.base * (OLD_SPARE if old else FRESH_SPARE), 0.95)


def trainer_odds(view: KablamoView, memory: KablamoMemory, seat: int) -> list[list[float | None]]:
    """How likely a Kablamo lies in each chamber, to somebody who forgets nothing: for the helper."""
    return Belief(view, memory, seat, Recall(by_move=0.0, by_round=0.0), bytes(16)).chambers
