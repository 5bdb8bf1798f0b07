"""How scenario files speak about Kablamo: setting the table, what players say, and the facts about it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....engine.questions import Answer
from ....engine.scenario import Talk
from ....engine.steps import Step
from ..box import CHAMBERS, HIGHEST_HV, KINDS
from ..census import box, every_face, hidden_hv
from ..firing import Repeat, TurnBack
from ..moves import KablamoPlay
from ..pieces import Bullet, Revolver, bare_revolver
from ..resolve import Resolve
from ..rounds import EndRound, Reload, Replace, StartRound, TestsOfHonor
from ..state import KablamoState
from ..windows import EVERY_HV, General, lasts
from .names import BulletNames, face_of, name_of, token_name
from .sentences import understand

HARMLESS = "x x x x x x"


class KablamoTalk(Talk):
    """One table being set: what has been said about it so far."""

    def __init__(self) -> None:
        self.bullets = BulletNames()
        self.said: set[str] = set()
        # Faces by position (0 for an empty chamber), and the active position or -1.
        self.cylinders: dict[int, tuple[list[int], int]] = {}
        self.markers: dict[int, list[int]] = {}
        self.begin = ""

    # --- setting the table -----------------------------------------------------------------------------------

    def arrange(self, state: KablamoState, key: str, value: Any, seat: int | None) -> None:
        self.said.add(key)
        if seat is None:
            self._arrange_table(state, key, value)
        elif key == "revolver":
            self.cylinders[seat] = self._cylinder(value if isinstance(value, str) else " ".join(value))
        elif key == "spares":
            state.spares[seat] = [Bullet(face, -1, 1 << seat) for face in self.bullets.faces(value)]
        elif key == "tokens":
            state.revolvers[seat].tokens = [self.bullets.token(word) for word in value]
        elif key == "front":
            state.front[seat] = [self.bullets.token(word) for word in value]
        elif key == "markers":
            self.markers[seat] = [self.names.index(name) for name in value]
        elif key == "alive":
            state.alive[seat] = value
            state.offers = [offer for offer in state.offers if offer.seat != seat]
        else:
            raise ValueError(f"kablamo seats have no “{key}” to set")

    def _arrange_table(self, state: KablamoState, key: str, value: Any) -> None:
        if key == "round":
            state.round = value
        elif key == "begin":
            if value not in BEGINNINGS and value != "setup":
                raise ValueError(f"a table can begin with: setup, {', '.join(BEGINNINGS)}")
            self.begin = value
        elif key == "bag":
            state.bag = self.bullets.faces(value)
        elif key == "discard":
            state.discard = self.bullets.faces(value)
        elif key == "centre":
            state.centre = [self.bullets.token(word) for word in value]
        else:
            raise ValueError(f"kablamo tables have no “{key}” to set")

    def settle(self, state: KablamoState) -> None:
        """Cylinders nobody spoke of are full of Clicks; every other bullet is in the bag."""
        if self.begin == "setup" or not self.said:
            return
        for seat, alive in enumerate(state.alive):
            if alive:
                self._load(state, seat)
            else:
                state.revolvers[seat] = bare_revolver()
        if "bag" not in self.said:
            state.bag = []
            left = Counter(box(state.options.iron_strategist)) - Counter(every_face(state))
            state.bag = list(left.elements())
        state.shown = EVERY_HV & ~hidden_hv(state)
        if "bag" in self.said:  # what the file leaves out of the bag is not known to be anywhere
            placed = sum(1 << face for face in {*every_face(state)} if face <= HIGHEST_HV)
            state.shown &= placed if not state.options.iron_strategist else EVERY_HV
        begin = self.begin or ("resolve" if any(revolver.active >= 0 for revolver in state.revolvers) else "round")
        if begin != "round" and "round" not in self.said:
            state.round = 1
        state.agenda = beginning(state, begin)

    def _cylinder(self, words: str) -> tuple[list[int], int]:
        parts = words.split()
        if len(parts) != CHAMBERS:
            raise ValueError(f"a revolver has six chambers, not {len(parts)}")
        active = [position for position, word in enumerate(parts) if word.endswith("*")]
        if len(active) > 1:
            raise ValueError("a revolver has one active bullet at most")
        faces = [0 if word == "_" else self.bullets.face(word.rstrip("*")) for word in parts]
        return faces, active[0] if active else -1

    def _load(self, state: KablamoState, seat: int) -> None:
        revolver = state.revolvers[seat]
        faces, revolver.active = self.cylinders.get(seat) or self._cylinder(HARMLESS)
        own = [seat if state.options.socialite else -1] * CHAMBERS
        revolver.chambers = [
            Bullet(face, marker, 1 << seat) if face else None
            for face, marker in zip(faces, self.markers.get(seat, own), strict=True)
        ]

    def rig(self, stream: str, word: Any) -> int:
        if stream != "bag":
            raise ValueError(f"kablamo tables draw only from the “bag”, no “{stream}”")
        return -face_of(str(word))

    # --- what players say ------------------------------------------------------------------------------------

    def understand(self, play: KablamoPlay, seat: int, words: list[str], seats: list[str]) -> tuple[str, Answer]:
        return understand(play, seat, words, seats)

    # --- facts -----------------------------------------------------------------------------------------------

    def facts(self, play: KablamoPlay) -> dict[str, Any]:
        state = play.state
        step = state.agenda[-1] if state.agenda else None
        actives = play.actives()
        return {
            "round": state.round,
            "repeat": state.repeat,
            "phase": step.phase if step else "over",
            "window": getattr(step, "window", ""),
            "lead": self.names[play.lead()],
            "bag": len(state.bag),
            "in_bag": {kind.code: 0 for kind in KINDS} | Counter(map(name_of, state.bag)),
            "discard": list(map(name_of, state.discard)),
            "discard_numbers": list(state.discard),
            "centre": list(map(token_name, state.centre)),
            "active": list(map(name_of, actives)),
            "active_numbers": actives,
            "pending": [name_of(item.bullet) for item in state.pending],
            "carrying": name_of(state.carrying) if state.carrying else None,
        }

    def seat_facts(self, play: KablamoPlay, seat: int) -> dict[str, Any]:
        state = play.state
        revolver = state.revolvers[seat]
        spares = state.spares[seat]
        return {
            "alive": state.alive[seat],
            "leaving": state.leaving[seat],
            "revolver": _shown(revolver),
            "numbers": [0 if bullet is None else bullet.face for bullet in revolver.chambers],
            "loaded": len(revolver.loaded()),
            "control": self._name(revolver.control),
            "spares": [name_of(bullet.face) for bullet in spares],
            "hand": len(spares),
            "tokens": list(map(token_name, revolver.tokens)),
            "front": list(map(token_name, state.front[seat])),
            "markers": [self._name(-1 if bullet is None else bullet.by) for bullet in revolver.chambers],
            "tray": list(map(name_of, state.tray)) if state.tray_of == seat else [],
        }

    def _name(self, seat: int) -> str | None:
        return self.names[seat] if seat >= 0 else None

    def totals(self, state: KablamoState) -> Any:
        return Counter(every_face(state))


def _shown(revolver: Revolver) -> list[str]:
    names = ["_" if bullet is None else name_of(bullet.face) for bullet in revolver.chambers]
    if revolver.active >= 0:
        names[revolver.active] += "*"
    return names


BEGINNINGS = ("round", "resolve", "repeat", "replace", "reload", "end")


def beginning(state: KablamoState, where: str) -> list[Any]:
    """The agenda of a table that begins there; the first step to come stands last."""
    wait = lasts(KablamoPlay(state))
    rest: list[Step] = [
        Repeat(),
        Replace(),
        General(window="G5", lasts=wait),
        TestsOfHonor(),
        Reload(),
        General(window="G6", lasts=wait),
        EndRound(),
    ]
    agendas: dict[str, list[Step]] = {
        "round": [StartRound()],
        "resolve": [Resolve(), TurnBack(), General(window="G4", lasts=wait), *rest],
        "repeat": rest,
        "replace": rest[1:],
        "reload": rest[3:],
        "end": rest[5:],
    }
    return agendas[where][::-1]
