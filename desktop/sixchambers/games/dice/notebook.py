"""The deduction notebook: for every seat the probability of each role, as it follows from what one seat knows.

Every layout of roles that fits the open cards, the number of each role and one's own card is weighed by how well it
explains what everybody has done so far (see `conduct`). Nothing hidden goes in: a seat's view and its memory.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from .conduct import HIDDEN, certain, odds
from .data import GOOD, JUDGE, SHERIFF, TYPE_OF
from .memory import OUT, POWER, Deed, DiceMemory
from .view import DiceView

Chances = tuple[tuple[float, float, float, float], ...]
"""For each seat the probability of Sheriff, Deputy, Outlaw, Renegade."""

DOUBT = 1e-4
"""However clearly somebody behaves: he may still be somebody else."""

NOBODY = -1
KEPT = 4
"""So many games at a time are followed without starting from their beginning every time."""


def read(view: DiceView, memory: DiceMemory) -> Chances:
    """What this seat can say about everybody's role."""
    known = {seat: TYPE_OF[role] for seat, role in enumerate(view.roles) if role is not None}
    counts = dict(view.counts)
    if len(known) == len(view.roles):
        return tuple([certain(known[seat]) for seat in range(len(known))])
    return marginals(known, counts, _case(view, memory).rows)


def suspected(view: DiceView, memory: DiceMemory) -> Chances:
    """What somebody who only watches can say: what everybody at the table may believe about everybody."""
    known = {seat: TYPE_OF[role] for seat, role in enumerate(view.roles) if role is not None and view.shown[seat]}
    return marginals(known, dict(view.counts), _case(view, memory).rows)


def marginals(known: Mapping[int, str], counts: Mapping[str, int], rows: Sequence[Sequence[float]]) -> Chances:
    """All layouts that fit, each by its weight, added up by seat and type."""
    hidden = [seat for seat in range(len(rows)) if seat not in known]
    open_types = list(known.values())
    left = tuple([counts[kind] - open_types.count(kind) for kind in HIDDEN])
    totals = [[0.0, 0.0, 0.0] for _ in hidden]
    weights = [rows[seat] for seat in hidden]
    places = range(len(hidden))
    for layout in layouts(left):
        weight = 1.0
        for place in places:
            weight *= weights[place][layout[place]]
        for place in places:
            totals[place][layout[place]] += weight
    chances = {seat: certain(kind) for seat, kind in known.items()}
    for seat, (deputy, outlaw, renegade) in zip(hidden, totals, strict=True):
        whole = deputy + outlaw + renegade
        chances[seat] = (0.0, deputy / whole, outlaw / whole, renegade / whole)
    return tuple([chances[seat] for seat in range(len(rows))])


@lru_cache(maxsize=100)
def layouts(left: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to lay so many Deputies, Outlaws and Renegades before as many seats; 210 at most."""
    if not any(left):
        return ((),)
    return tuple(
        [
            (kind, *rest)
            for kind, number in enumerate(left)
            if number
            for rest in layouts((*left[:kind], number - 1, *left[kind + 1 :]))
        ]
    )


class Case:
    """What the deeds say about everybody, deed by deed: `rows` weigh the types of each seat."""

    def __init__(self, seats: int, sheriff: int | None, counts: Mapping[str, int]) -> None:
        self.key = (seats, sheriff)
        self.deeds: tuple[Deed, ...] = ()
        self.rows = [[1.0, 1.0, 1.0] for _ in range(seats)]
        self._counts = counts
        self._living = list(range(seats))
        # What had been open to everybody by then.
        self._known: dict[int, str] = {} if sheriff is None else {sheriff: SHERIFF}
        self._turn = NOBODY
        self._believed: Chances = ()
        self._before: dict[tuple[int, str, int], int] = {}
        self._swap = NOBODY

    def follow(self, deeds: tuple[Deed, ...]) -> None:
        """Go on from where this case stands."""
        for deed in deeds[len(self.deeds) :]:
            self._weigh(deed)
        self.deeds = deeds

    def _weigh(self, deed: Deed) -> None:
        self._settle_swap(deed)
        if deed.kind == OUT:
            self._known[deed.target] = TYPE_OF[deed.what]
            self._living.remove(deed.target)
        elif deed.kind == POWER:
            self._known[deed.actor] = TYPE_OF[deed.what]
            self._swap = deed.actor if deed.what == GOOD else NOBODY
        elif deed.actor not in self._known:
            if deed.turn != self._turn:
                # What people believed when the turn began is what they act on.
                self._turn = deed.turn
                self._before.clear()
                self._believed = marginals(self._known, self._counts, self.rows)
            what = (deed.actor, deed.kind, deed.target)
            before = self._before.get(what, 0)
            self._before[what] = before + 1
            row = odds(deed, self._living, self._believed, before)
            if row is not None:
                self._multiply(deed.actor, row)

    def _settle_swap(self, deed: Deed) -> None:
        """The Good is the Sheriff from the next deed on, unless that one is The Judge's."""
        if self._swap != NOBODY:
            if deed.what != JUDGE:
                self._known = {seat: HIDDEN[0] if kind == SHERIFF else kind for seat, kind in self._known.items()}
                self._known[self._swap] = SHERIFF
            self._swap = NOBODY

    def _multiply(self, seat: int, row: Sequence[float]) -> None:
        weighed = [old * new for old, new in zip(self.rows[seat], row, strict=True)]
        most = max(weighed)
        self.rows[seat] = [max(weight / most, DOUBT) for weight in weighed]


_cases: list[Case] = []


def _case(view: DiceView, memory: DiceMemory) -> Case:
    """The case of this game. The deeds are public, so one case serves every seat; it goes on from the last time."""
    deeds = memory.deeds
    sheriff = _first_sheriff(view, deeds)
    key = (len(view.roles), sheriff)
    for case in _cases:
        if case.key == key and case.deeds == deeds[: len(case.deeds)]:
            break
    else:
        case = Case(*key, dict(view.counts))
        _cases.insert(0, case)
        del _cases[KEPT:]
    case.follow(deeds)
    return case


def _first_sheriff(view: DiceView, deeds: tuple[Deed, ...]) -> int | None:
    """Who was the Sheriff before The Good changed it."""
    for deed in deeds:
        if deed.kind == POWER and deed.what == GOOD and deed.actor == view.sheriff:
            return view.roles.index(GOOD)
    return view.sheriff
