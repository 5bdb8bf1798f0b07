"""How scenario files speak about BANG! The Dice Game (tests/scenarios/README.md)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...engine.questions import PASS, Answer, AnyQuestion, Assign
from ...engine.scenario import Talk
from .data import BASE, CHARACTER_CARDS, DRIFTER, FACES, ROLE_COUNTS, SHERIFF, SPECIAL_CARDS, STREAMS, TYPE_OF
from .deal import full_life
from .moves import DicePlay
from .state import NOBODY, PILE, DiceState
from .view import dice

FACE_WORDS = {
    "dyn": "dynamite",
    "gat": "gatling",
    "1": "one",
    "2": "two",
    "11": "double_one",
    "22": "double_two",
    "double-1": "double_one",
    "double-2": "double_two",
    "broken": "broken_arrow",
}
"""Short words for faces; their full names do as well."""


def face(word: str) -> str:
    return FACE_WORDS.get(word, word)


class DiceTalk(Talk):
    """Words: throws, stops, rerolls, shoots, serves, doubles, takes, gives, returns, reveals, passes, holds."""

    def __init__(self) -> None:
        # What a file says about each seat; the rest is made to fit in `settle`.
        self.said: dict[tuple[int, str], Any] = {}
        self.table: dict[str, Any] = {}

    # --- given -----------------------------------------------------------------------------------------------

    def arrange(self, state: DiceState, key: str, value: Any, seat: int | None) -> None:
        if seat is None:
            if key not in ("active", "pile", "turn"):
                raise ValueError(f"dice tables have no “{key}” to set")
            self.table[key] = value
            return
        if key == "character" and value not in CHARACTER_CARDS:
            raise ValueError("there is no such character")
        if key == "role" and value not in TYPE_OF:
            raise ValueError("there is no such role")
        if key not in ("character", "role", "life", "max_life", "arrows", "chief", "alive", "ghost", "token", "shown"):
            raise ValueError(f"dice seats have no “{key}” to set")
        self.said[seat, key] = value

    def settle(self, state: DiceState) -> None:
        """Whoever is not named is a drifter; roles nobody named are dealt from those left, the Sheriff first; the pile
        holds what nobody holds."""
        said = self.said
        seats = range(len(state.roles))
        for seat in seats:
            state.characters[seat] = said.get((seat, "character"), DRIFTER)
        self._deal_roles(state)
        for seat in seats:
            full = full_life(state.characters[seat], state.roles[seat])
            state.life[seat], state.max_life[seat] = life(said.get((seat, "life")), full)
            state.max_life[seat] = said.get((seat, "max_life"), state.max_life[seat])
            state.arrows[seat] = said.get((seat, "arrows"), 0)
            if said.get((seat, "chief")):
                state.chief = seat
            self._status(state, seat)
        state.pile = self.table.get("pile", 9 - sum(state.arrows))
        state.turn = self.table.get("turn", 0)
        if "active" in self.table:
            state.active = self.names.index(self.table["active"])

    def _deal_roles(self, state: DiceState) -> None:
        seats = len(state.roles)
        named = {seat: role for (seat, key), role in self.said.items() if key == "role"}
        left = Counter(ROLE_COUNTS[seats])
        left.subtract(Counter([TYPE_OF[role] for role in named.values()]))
        types = [kind for kind, number in left.items() for _ in range(number)]
        special = state.options.special_roles == "special"
        taken = set(named.values())
        for seat in range(seats):
            kind = "" if seat in named else types.pop(0)
            free = [card for card in SPECIAL_CARDS.get(kind, ()) if special and card not in taken]
            state.roles[seat] = named.get(seat) or (free[0] if free else kind)
            taken.add(state.roles[seat])
        sheriff = [seat for seat in range(seats) if TYPE_OF[state.roles[seat]] == SHERIFF]
        state.sheriff = sheriff[0] if sheriff else NOBODY
        state.shown = [state.sheriff in (NOBODY, seat) for seat in range(seats)]
        state.active = state.sheriff if sheriff else state.roles.index("deputy")

    def _status(self, state: DiceState, seat: int) -> None:
        said = self.said
        if said.get((seat, "shown")):
            state.shown[seat] = True
        if said.get((seat, "ghost")):
            state.ghost = seat
        if said.get((seat, "ghost")) or said.get((seat, "alive")) is False:
            state.alive[seat] = False
            state.shown[seat] = True
            state.life[seat] = 0
        token = said.get((seat, "token"))
        if token:
            word, *double = token.split()
            state.token_holder, state.token_face, state.token_double = seat, face(word), bool(double)

    def rig(self, stream: str, word: Any) -> int:
        kinds = {name: kind for kind, name in STREAMS.items()}
        if stream not in kinds:
            raise ValueError(f"dice tables roll “die”, “loudmouth” and “coward”, no “{stream}”")
        return FACES[kinds[stream]].index(face(str(word)))

    # --- when ------------------------------------------------------------------------------------------------

    def understand(self, play: DicePlay, seat: int, words: list[str], seats: list[str]) -> tuple[str, Answer]:
        verb, *rest = words
        question = play.question(seat)
        about = question.about if question is not None else ""
        if verb == "throws":
            if rest[:1] != ["with"]:
                return "start", PASS
            return "start", (rest[1], None, rest[3] if rest[2:3] == ["and"] else None)
        if verb in ("stops", "rerolls"):
            return "reroll", self._picked(play, rest)
        if verb == "shoots":
            return "shots", self._assigned(question, [seats.index(name) for name in rest])
        if verb == "serves":
            return "beers", self._assigned(question, [seats.index(name) for name in rest])
        if verb == "doubles":
            return "double", seats.index(rest[0])
        if verb == "passes":
            return about, PASS
        if verb == "holds":
            return about, "hold"
        if verb == "reveals":
            return self._revealed(about, rest, seats)
        return self._tokens(verb, rest, about, seats)

    def _tokens(self, verb: str, rest: list[str], about: str, seats: list[str]) -> tuple[str, Answer]:
        """What is done with life, arrows and tokens."""
        if verb == "heals":
            return "start", ("sid_ketchum", seats.index(rest[0]), None)
        if verb == "takes" and rest[-1:] == ["over"]:
            return "take_over", int(rest[0])
        if verb == "takes" and about == "instead":
            return "instead", counted(rest)
        if verb == "takes":
            target = seats.index(rest[2]) if rest[1:2] == ["for"] else None
            return "arrow", (rest[0], target, None)
        if verb == "steals":
            return "arrow", ("steal", None, None)
        if verb == "breaks":
            return "broken_arrow", seats.index(rest[0])
        if verb == "returns" and about == "pedro":
            return "pedro", counted(rest)
        if verb == "returns" and rest:
            return "kit", (rest[0], seats.index(rest[2]), None)
        if verb in ("returns", "keeps"):
            return "rescued", "return" if verb == "returns" else "keep"
        if verb == "gives" and rest[1:2] == ["to"]:
            return "token", (face(rest[0]), seats.index(rest[2]), None)
        raise ValueError("nobody at a dice table says that")

    def _revealed(self, about: str, rest: list[str], seats: list[str]) -> tuple[str, Answer]:
        card, *more = rest
        if card == "the_doc":
            return about, (card, int(more[0]), face(more[1]))
        if card == "the_ugly":
            one, other = sorted(seats.index(name) for name in more)
            return about, (card, one, str(other))
        return about, (card, seats.index(more[0]) if more else None, None)

    def _picked(self, play: DicePlay, words: list[str]) -> Answer:
        """Dice by their places from 0 or by their faces; several of a face are picked from the left. `all` is all but
        dynamite."""
        faces = play.state.faces
        if words == ["all"]:
            return tuple([die for die, shown in enumerate(faces) if shown != "dynamite"])
        picked: list[int] = []
        for word in words:
            if word.startswith("#"):
                picked.append(int(word[1:]))
                continue
            free = [die for die, shown in enumerate(faces) if shown == face(word) and die not in picked]
            if not free:
                raise ValueError(f"no die shows “{word}”")
            picked.append(free[0])
        return tuple(sorted(picked))

    def _assigned(self, question: AnyQuestion | None, named: list[int]) -> Answer:
        """One name for all symbols, or one for each in their order (the 1s before the 2s)."""
        if isinstance(question, Assign) and len(named) == 1:
            return tuple(named * len(question.symbols))
        return tuple(named)

    # --- then ------------------------------------------------------------------------------------------------

    def facts(self, play: DicePlay) -> dict[str, Any]:
        state = play.state
        step = state.agenda[-1] if state.agenda else None
        return {
            "phase": getattr(step, "moment", step.phase) if step else "over",
            "turn": state.turn,
            "active": self.names[state.active],
            "throws": state.throws,
            "dice": [die.face for die in dice(state)],
            "kinds": [die.kind for die in dice(state)],
            "base_dice": state.kinds.count(BASE),
            "pile": state.pile + (state.chief == PILE),
            "chief": "pile" if state.chief == PILE else self._name(state.chief),
            "sheriff": self._name(state.sheriff),
            "ghost": self._name(state.ghost),
        }

    def _name(self, seat: int) -> str | None:
        return self.names[seat] if seat >= 0 else None

    def seat_facts(self, play: DicePlay, seat: int) -> dict[str, Any]:
        state = play.state
        return {
            "life": state.life[seat],
            "max_life": state.max_life[seat],
            "arrows": state.arrows[seat],
            "chief": state.chief == seat,
            "alive": state.alive[seat],
            "ghost": state.ghost == seat,
            "character": state.characters[seat],
            "role": state.roles[seat],
            "type": TYPE_OF[state.roles[seat]],
            "shown": state.shown[seat],
            "token": (state.token_face + (" x2" if state.token_double else "")) if state.token_holder == seat else None,
            "turn": state.active == seat,
        }

    def totals(self, state: DiceState) -> Any:
        chief = 0 if state.chief < PILE else 1
        return {"arrows": state.pile + sum(state.arrows), "chief": chief, "roles": sorted(state.roles)}


def life(said: Any, full: int) -> tuple[int, int]:
    """`5` is five of the full number, `"5/9"` five of nine."""
    if said is None:
        return full, full
    if isinstance(said, str):
        now, _, most = said.partition("/")
        return int(now), int(most)
    return int(said), max(full, int(said))


def counted(words: list[str]) -> tuple[int, int]:
    """`2`: two regular arrows; `1 chief`: one of them and the Chief's; `chief`; `nothing`."""
    if words == ["nothing"]:
        return (0, 0)
    numbers = [int(word) for word in words if word.isdigit()]
    return (sum(numbers), int("chief" in words))
