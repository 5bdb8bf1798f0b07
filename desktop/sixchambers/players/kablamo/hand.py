"""High-velocity bullets from the hand: when one is worth more now than later."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from ...engine.message import Message, Who, message
from ...engine.questions import Answer, Window
from ...games.kablamo.box import KABLAMO, KIND_OF, MALFUNCTIONS, is_hv
from ...games.kablamo.cylinder import SAFE
from ...games.kablamo.pieces import Pending
from ...games.kablamo.view import KablamoView
from ..bot import Advice
from .assigning import TOKENS
from .belief import Belief
from .position import Position

WORTH_IT = 0.16
"""How much a play must improve matters. Of two players nobody saves anything up."""

WORTH_IT_ALONE = 0.1


class Play(Struct, frozen=True):
    """Something one could play, and what it would be worth."""

    answer: Answer
    gain: float
    reason: Message


class Hand:
    """One seat in a window."""

    def __init__(self, view: KablamoView, belief: Belief, seat: int) -> None:
        self.view = view
        self.belief = belief
        self.seat = seat
        self.position = Position(view, belief, seat)
        self.now = self.position.value()
        self.rivals = [other for other, alive in enumerate(view.alive) if alive and other != seat]

    def decide(self, question: Window) -> Advice:
        threshold = WORTH_IT if len(self.rivals) > 1 else WORTH_IT_ALONE
        plays = [play for move in question.moves for play in self._plays(int(move.card), move.targets)]
        best = max(plays, key=lambda play: play.gain, default=None)
        if best is None or best.gain < threshold:
            return Advice(None, message("bot.kablamo_save" if question.moves else "bot.kablamo_nothing"))
        return Advice(best.answer, best.reason)

    def _plays(self, face: int, targets: tuple[int | str, ...]) -> Iterator[Play]:
        kind = KIND_OF[face]
        judge = _JUDGES.get(kind)
        if judge is not None:
            yield from judge(self, face, [int(target) for target in targets])

    # --- rules for everybody ----------------------------------------------------------------------------------

    def marquis(self, face: int, targets: list[int]) -> Iterator[Play]:
        """Only at the last moment: before that something else may help, or somebody else."""
        if self.view.window == "G2":
            yield self._rule(face, "marquis_rules", "waiting", "bot.kablamo_marquis")

    def jacket(self, face: int, targets: list[int]) -> Iterator[Play]:
        if self.view.window == "G2":
            yield self._rule(face, "full_metal_jacket", "waiting", "bot.kablamo_jacket")

    def bolshevik(self, face: int, targets: list[int]) -> Iterator[Play]:
        """As late as possible, so that nobody turns his cylinder before it counts."""
        if self.view.window == "G6":
            yield self._rule(face, "bolshevik_rules", "next", "bot.kablamo_bolshevik")

    def cheating(self, face: int, targets: list[int]) -> Iterator[Play]:
        """If several rivals have something active and oneself has nothing."""
        active = [bool(self.view.revolvers[seat].active >= 0) for seat in (self.seat, *self.rivals)]
        if self.view.window == "G3" and not active[0] and sum(active) >= 2 and self.position.danger() < 0.3:
            yield Play((face, None, None), 0.12 * sum(active), message("bot.kablamo_cheating"))

    def overhaul(self, face: int, targets: list[int]) -> Iterator[Play]:
        twin = self.position.copy()
        for tokens in twin.tokens:
            for key in [key for key in tokens if key.partition(" ")[0] in MALFUNCTIONS]:
                del tokens[key]
        yield Play((face, None, None), twin.value() - self.now, message("bot.kablamo_overhaul"))

    # --- tokens -----------------------------------------------------------------------------------------------

    def cowardice(self, face: int, targets: list[int]) -> Iterator[Play]:
        if self.view.window == "G2":
            yield from self._tokens(face, "act_of_cowardice", targets)

    def trigger_happy(self, face: int, targets: list[int]) -> Iterator[Play]:
        if self.view.window == "G4":
            yield from self._tokens(face, "trigger_happy", targets)

    # --- revolvers and bullets --------------------------------------------------------------------------------

    def lights_out(self, face: int, targets: list[int]) -> Iterator[Play]:
        """To be rid of a deadly cylinder just before the reveal."""
        if self.view.window == "G2" and self.seat in targets:
            best = max(self.position.exchange(self.seat, other).value() for other in self.rivals)
            yield Play((face, self.seat, None), best - self.now, message("bot.kablamo_lights"))

    def moment_of_truth(self, face: int, targets: list[int]) -> Iterator[Play]:
        """If the next shot is the problem and the hand holds something better."""
        harmless = [spare for spare in self.view.spares[self.seat] if spare not in (face, KABLAMO)]
        if self.view.window in ("G1", "G6") and harmless:
            gain = self.position.put((self.seat, SAFE), 0.0).value() - self.now
            yield Play((face, None, None), gain, message("bot.kablamo_truth"))

    def etiquette(self, face: int, targets: list[int]) -> Iterator[Play]:
        """To know what comes next, if one does not."""
        unknown = [
            odds
            for position, odds in enumerate(self.belief.chambers[self.seat][3:], 3)
            if odds is not None and not self.belief.known[self.seat][position]
        ]
        if self.view.window in ("G1", "G6") and self.seat in targets and len(unknown) >= 2:
            yield Play((face, self.seat, None), 0.25 * len(unknown), message("bot.kablamo_look"))

    # --- responses --------------------------------------------------------------------------------------------

    def misfire(self, face: int, targets: list[int]) -> Iterator[Play]:
        for item in self.view.pending[-1:]:
            if self.seat in targets:
                yield Play((face, self.seat, None), self._harm(item), message("bot.kablamo_misfire"))

    def backfire(self, face: int, targets: list[int]) -> Iterator[Play]:
        """Better than cancelling: what was meant for me goes to somebody else."""
        for item in self.view.pending[-1:]:
            kind = KIND_OF[item.bullet]
            if self.seat in targets and item.by != self.seat and kind in TOKENS:
                best = max(self.position.token(other, kind).value() for other in (self.seat, *self.rivals))
                gain = self._harm(item) + best - self.now
                yield Play((face, self.seat, None), gain, message("bot.kablamo_backfire"))

    def ricochet(self, face: int, targets: list[int]) -> Iterator[Play]:
        """A shield for somebody else can be one for me."""
        for item in self.view.pending[-1:]:
            kind = KIND_OF[item.bullet]
            if self.seat in targets and kind in TOKENS:
                gain = self.position.token(self.seat, kind).value() - self.now
                yield Play((face, self.seat, None), gain, message("bot.kablamo_ricochet"))

    # --- inside -----------------------------------------------------------------------------------------------

    def _rule(self, face: int, kind: str, state: str, reason: str) -> Play:
        return Play((face, None, None), self.position.rule(kind, state).value() - self.now, message(reason))

    def _tokens(self, face: int, kind: str, targets: list[int]) -> Iterator[Play]:
        for target in targets:
            gain = self.position.token(target, kind).value() - self.now
            if target == self.seat:
                yield Play((face, target, None), gain, message("bot.kablamo_shield"))
            else:
                yield Play((face, target, None), gain, message("bot.kablamo_burden", target=Who(target)))

    def _harm(self, item: Pending) -> float:
        """What is lost if this is carried out as announced."""
        if item.by == self.seat:
            return 0.0
        kind = KIND_OF[item.bullet]
        if kind in TOKENS and item.to >= 0:
            return self.now - self.position.token(item.to, kind).value()
        if kind == "wet_powder" and item.to == self.seat:
            return 0.12 * sum(is_hv(spare) for spare in self.view.spares[self.seat])
        if kind == "speed_load" and item.to == self.seat:
            return 0.1 - self.position.danger()
        if kind == "lights_out" and self.view.window == "G2":
            return 0.3 if self.position.danger() < 0.1 else 0.0
        if kind in _RULES:
            return self.now - self.position.rule(*_RULES[kind]).value()
        return 0.0


_RULES = {
    "marquis_rules": ("marquis_rules", "waiting"),
    "full_metal_jacket": ("full_metal_jacket", "waiting"),
    "bolshevik_rules": ("bolshevik_rules", "next"),
}

_JUDGES: dict[str, Callable[[Hand, int, list[int]], Iterator[Play]]] = {
    "marquis_rules": Hand.marquis,
    "full_metal_jacket": Hand.jacket,
    "bolshevik_rules": Hand.bolshevik,
    "somebody_is_cheating": Hand.cheating,
    "overhaul": Hand.overhaul,
    "act_of_cowardice": Hand.cowardice,
    "trigger_happy": Hand.trigger_happy,
    "lights_out": Hand.lights_out,
    "moment_of_truth": Hand.moment_of_truth,
    "lack_of_etiquette": Hand.etiquette,
    "misfire": Hand.misfire,
    "backfire": Hand.backfire,
    "ricochet": Hand.ricochet,
}
