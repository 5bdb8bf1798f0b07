"""High-velocity bullets from the hand: the general windows of a round, and the answers to what was announced.

A window asks every seat that could hold something to play, all at once, and closes by the clock alone. The rules poll
clockwise: of several plays the first in that order happens; the others stay latched while the window opens again, where
they can be changed, and come next if they are still possible.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ...engine.message import Message, message
from ...engine.questions import Answer, AnyQuestion, Barred, Move, Window
from ...engine.steps import Act, OpenWindow, Step
from .box import HIGHEST_HV, REACTION_MS
from .bullets.backfire import CANNOT, Aim
from .bullets.response import Response
from .events import Fizzled, Played
from .pieces import Pending

if TYPE_CHECKING:
    from .moves import KablamoPlay

WINDOWS = ("G1", "G2", "G3", "G4", "G5", "G6")
ASK = {name: message(f"kablamo.ask_window_{name.lower()}") for name in WINDOWS}
RESPOND = message("kablamo.ask_respond")
TOO_LATE = message("kablamo.no_repeat_left")
NOT_NOW = message("kablamo.no_response")

RESPONSES = (1, 2, 3)
"""Misfire, backfire and ricochet: the only ones that answer something just announced."""

TRIGGER_HAPPY = 13
AFTER_REPEAT = ("G5", "G6")
ALWAYS_POSSIBLE = (4, 5, 6, 7, 9, 12)
"""Bullets nothing on the table can rule out: cheating, Marquis, jacket, Bolsheviks, lights out, cowardice."""


def _bits(faces: tuple[int, ...]) -> int:
    return sum(1 << face for face in faces)


EVERY_HV = _bits(tuple(range(1, HIGHEST_HV + 1)))
_ALWAYS = _bits(ALWAYS_POSSIBLE)
_RESPONSES = _bits(RESPONSES)


class Concessions(Act, frozen=True, gc=False):
    """Whoever has given up leaves when a general window opens."""

    phase: ClassVar[str] = "window"

    def act(self, g: KablamoPlay) -> None:
        if True in g.state.leaving:
            g.eliminate([seat for seat, leaves in enumerate(g.state.leaving) if leaves])
            g.end_check()


class General(OpenWindow, frozen=True, gc=False):
    """One of the windows G1 to G6. Polled clockwise from the lead seat, and after a play from the left of whoever
    played, until everybody has passed."""

    window: str
    first: int = -1
    phase: ClassVar[str] = "window"

    def ask(self, g: KablamoPlay) -> tuple[AnyQuestion, ...]:
        if not somebody_could_play(g, self.window):
            return ()
        spares = g.state.spares
        return tuple([_question(g, seat, ASK[self.window], self.window) for seat in g.living() if spares[seat]])

    def all_in(self, g: KablamoPlay, answers: Mapping[int, Answer]) -> Step | tuple[Step, ...] | None:
        if not any(answers.values()):
            return None
        order = g.clockwise(g.lead() if self.first < 0 else self.first)
        seat = first_play(g, order, answers)
        return None if seat is None else (*declare(g, seat, answers[seat]), self.again(first=g.left(seat)))


class Respond(OpenWindow, frozen=True, gc=False):
    """The answer to something just announced: misfire, backfire or ricochet, which can be answered in turn. Polled
    clockwise from the left of whoever controls it; he comes last."""

    bullet: int
    phase: ClassVar[str] = "respond"

    def ask(self, g: KablamoPlay) -> tuple[AnyQuestion, ...]:
        state = g.state
        if not _RESPONSES & ~state.shown or g.pending(self.bullet) is None:
            return ()
        return tuple([_question(g, seat, RESPOND) for seat in g.living() if state.spares[seat]])

    def all_in(self, g: KablamoPlay, answers: Mapping[int, Answer]) -> Step | tuple[Step, ...] | None:
        item = g.pending(self.bullet)
        if item is None or not any(answers.values()):
            return None
        seat = first_play(g, g.clockwise(item.by + 1), answers)
        return None if seat is None else (*declare(g, seat, answers[seat]), self)


class CarryOutPlayed(Act, frozen=True, gc=False):
    """Everybody has passed on it: a bullet from the hand takes effect, unless it is gone or has become impossible."""

    bullet: int
    phase: ClassVar[str] = "effect"

    def act(self, g: KablamoPlay) -> tuple[Step, ...] | None:
        face = self.bullet
        item = g.pending(face)
        if item is None:
            return None
        g.drop_pending(face)
        effect = g.effect(face)
        seat = item.to if effect.assigned else item.by
        if not g.state.alive[seat] or not (isinstance(effect, Response) or effect.can(g, seat, face)):
            g.discard(face)
            if g.heard:
                g.tell(Fizzled(face))
            return None
        g.begin_effect(face, effect.kind, seat)
        return effect.carry_out(g, seat, item.target)


def window(g: KablamoPlay, name: str) -> tuple[Step, ...]:
    """A general window of this round; once everybody has seen all high-velocity bullets there are none any more."""
    if g.state.shown == EVERY_HV:
        return (Concessions(),)
    return (Concessions(), General(window=name, lasts=lasts(g)))


# --- playing one -----------------------------------------------------------------------------------------------------


def first_play(g: KablamoPlay, order: list[int], answers: Mapping[int, Answer]) -> int | None:
    """The first in this order who plays something. The others' plays stay latched for the next time it is asked."""
    playing = [seat for seat in order if answers.get(seat) is not None]
    if not playing:
        return None
    if len(playing) > 1:
        # The window takes the same height on the agenda again; whatever comes before it stands higher.
        g.core.parked[len(g.state.agenda) + 1] = {seat: answers[seat] for seat in playing[1:]}
    return playing[0]


def declare(g: KablamoPlay, seat: int, play: Answer) -> tuple[Step, ...]:
    """Face up on the table, with whoever shall carry it out; then everybody may respond."""
    face, to, _ = play
    state = g.state
    spares = state.spares[seat]
    slot = next(place for place, bullet in enumerate(spares) if bullet.face == face)
    del spares[slot]
    g.show(face)
    to = -1 if to is None else to
    state.pending.append(Pending(face, seat, to))
    if g.heard:
        g.tell(Played(face, seat, slot, to))
    follow = (Respond(bullet=face, lasts=lasts(g)), CarryOutPlayed(face))
    return (Aim(face), *follow) if face in RESPONSES else follow


def lasts(g: KablamoPlay) -> int:
    return REACTION_MS[g.state.options.reaction]


# --- who could play what ---------------------------------------------------------------------------------------------


def somebody_could_play(g: KablamoPlay, window: str) -> bool:
    """Do public facts leave it open that somebody holds a bullet he could play now? Where it is nobody can see, so it
    is not counted as gone from anybody's spares."""
    hidden = EVERY_HV & ~g.state.shown
    if hidden & _ALWAYS:
        return True
    faces = [face for face in range(1, HIGHEST_HV + 1) if hidden >> face & 1 and not _too_late(face, window)]
    return any(g.effect(face).assignees(g, -1, 0) for face in faces)


def _too_late(face: int, window: str) -> bool:
    return face == TRIGGER_HAPPY and window in AFTER_REPEAT


IMPOSSIBLE = {
    "misfire": message("kablamo.no_target"),
    "backfire": message("kablamo.no_target"),
    "ricochet": message("kablamo.no_target"),
    "overhaul": message("kablamo.no_malfunction"),
    "moment_of_truth": message("kablamo.no_exchange"),
    "lack_of_etiquette": message("kablamo.no_look"),
}


def _question(g: KablamoPlay, seat: int, prompt: Message, window: str = "") -> Window:
    """What this seat may play: in a general window (`window`), or in answer to something announced."""
    held = [bullet.face for bullet in g.state.spares[seat] if bullet.face <= HIGHEST_HV]
    if not held:
        return _nothing_to_play(seat, prompt.id)
    moves: list[Move] = []
    barred: list[Barred] = []
    for face in held:
        if not window and face not in RESPONSES:
            barred.append(Barred(face, NOT_NOW))
        elif _too_late(face, window):
            barred.append(Barred(face, TOO_LATE))
        else:
            _offer(g, seat, face, moves, barred)
    return Window(
        seat=seat,
        prompt=prompt,
        default=None,
        about="window",
        secret=True,
        moves=tuple(moves),
        barred=tuple(barred),
    )


def _offer(g: KablamoPlay, seat: int, face: int, moves: list[Move], barred: list[Barred]) -> None:
    """This bullet with everybody who could carry it out, or why it cannot be played."""
    effect = g.effect(face)
    assignees = effect.assignees(g, seat, face)
    if not assignees:
        barred.append(Barred(face, IMPOSSIBLE[effect.kind]))
    elif not effect.assigned:
        moves.append(Move(face))
    else:
        moves.append(Move(face, tuple(assignees)))
        barred += [Barred((face, other), CANNOT) for other in range(len(g.state.alive)) if other not in assignees]


@cache
def _nothing_to_play(seat: int, prompt: str) -> Window:
    """Asked all the same: that somebody is not asked would tell what he holds."""
    return Window(seat=seat, prompt=message(prompt), default=None, about="window", secret=True, moves=())
