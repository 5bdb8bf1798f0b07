"""What can happen at a table of BANG! The Dice Game.

Everything is public but the deal: a role card is seen by its owner until it is turned up. Seats are numbers from 0;
-1 stands for nobody. Faces, cards, characters and kinds of dice go by their names in `data`.
"""

from __future__ import annotations

from typing import ClassVar

from ...engine.events import Event
from ...engine.message import Many, Message, Pair, Thing, Who, message
from .data import SHERIFF, TYPE_OF

NOBODY = -1


def card(id: str) -> Thing:
    """A role card, a face, a die or a character as part of a sentence."""
    return Thing(f"dice.{id}")


class GameBegan(Event, frozen=True, gc=False):
    """Characters lie open, roles are dealt: each seat sees its own and what lies face up."""

    characters: tuple[str, ...]
    roles: tuple[str | None, ...]
    shown: tuple[bool, ...]
    first: int
    rule: ClassVar[str] = "dice/setup"

    def seen_by(self, seat: int | None) -> GameBegan:
        roles = tuple(
            [
                role if up or number == seat else None
                for number, (role, up) in enumerate(zip(self.roles, self.shown, strict=True))
            ]
        )
        return GameBegan(self.characters, roles, self.shown, self.first)

    def line(self) -> Message:
        role = self.roles[self.first]
        if role is not None and TYPE_OF[role] == SHERIFF:
            return message("dice.log_began_sheriff", who=Who(self.first))
        return message("dice.log_began", who=Who(self.first))


class TurnBegan(Event, frozen=True, gc=False):
    """The next seat's turn; the Ghost has turns of his own kind."""

    seat: int
    turn: int
    ghost: bool
    again: bool
    rule: ClassVar[str] = "dice/turn"
    begins_round: ClassVar[bool] = True

    def line(self) -> Message:
        if self.ghost:
            return message("dice.log_ghost_turn", who=Who(self.seat))
        return message("dice.log_turn_again" if self.again else "dice.log_turn", who=Who(self.seat))


# --- dice --------------------------------------------------------------------------------------------------------


class DieTaken(Event, frozen=True, gc=False):
    """The Loudmouth or the Coward joins the dice of this turn, in place of a base die or beside all five."""

    seat: int
    kind: str
    extra: bool
    rule: ClassVar[str] = "dice/saloon"

    def line(self) -> Message:
        return message("dice.log_die_taken", who=Who(self.seat), die=card(self.kind))


class DiceSet(Event, frozen=True, gc=False):
    """A Ghost token turned base dice to its face before the first throw. `dice` are their places in the pool."""

    seat: int
    face: str
    dice: tuple[int, ...]
    rule: ClassVar[str] = "dice/ghost"

    def line(self) -> Message:
        if len(self.dice) == 1:
            return message("dice.log_die_set", who=Who(self.seat), face=card(self.face))
        return message("dice.log_dice_set", who=Who(self.seat), face=card(self.face))


class DiceThrown(Event, frozen=True, gc=False):
    """These dice were thrown (places in the pool); `faces` are those of the whole pool now."""

    seat: int
    throw: int
    dice: tuple[int, ...]
    faces: tuple[str, ...]
    forced: bool
    rule: ClassVar[str] = "dice/throws"
    reveals: ClassVar[str] = "dice.learned_dice"

    def line(self) -> Message:
        faces = Many(tuple([card(self.faces[die]) for die in self.dice]))
        if self.forced:
            return message("dice.log_threw_forced", who=Who(self.seat), faces=faces)
        if self.throw == 1:
            return message("dice.log_threw", who=Who(self.seat), faces=faces)
        return message("dice.log_rethrew", who=Who(self.seat), faces=faces)


class Stopped(Event, frozen=True, gc=False):
    """The roller stopped of his own will before his last throw."""

    seat: int
    rule: ClassVar[str] = "dice/throws"

    def line(self) -> Message:
        return message("dice.log_stopped", who=Who(self.seat))


class DieTurned(Event, frozen=True, gc=False):
    """The Doc turned one die of somebody's throw."""

    by: int
    seat: int
    die: int
    before: str
    face: str
    rule: ClassVar[str] = "dice/the_doc"

    def line(self) -> Message:
        return message("dice.log_turned", who=Who(self.by), before=card(self.before), face=card(self.face))


# --- arrows ------------------------------------------------------------------------------------------------------


class ArrowTaken(Event, frozen=True, gc=False):
    """A token came to `seat`: from the pile, or (`from_seat`) from another player.

    `cause`: "throw"; "diverted" (Elena Fuente: `by` threw it); "stolen" (Apache Kid); "instead" (Bart Cassidy, for a
    life point); "gringo" (for hitting El Gringo). `pile` counts all tokens left in it.
    """

    seat: int
    chief: bool
    cause: str
    by: int
    from_seat: int
    pile: int
    rule: ClassVar[str] = "dice/arrows"

    def line(self) -> Message:
        who = Who(self.seat)
        what = Thing("dice.the_chiefs_arrow" if self.chief else "dice.an_arrow")
        if self.cause == "stolen":
            return message("dice.log_arrow_stolen", who=who, target=Who(self.from_seat))
        if self.cause == "diverted":
            return message("dice.log_arrow_diverted", who=Who(self.by), target=who, what=what)
        if self.cause == "instead":
            return message("dice.log_arrow_instead", who=who, what=what)
        if self.cause == "gringo":
            return message("dice.log_arrow_gringo", who=who, what=what)
        return message("dice.log_arrow", who=who, what=what, n=self.pile)


class ArrowsReturned(Event, frozen=True, gc=False):
    """Tokens of `seat` went back to the pile. `cause`: "gatling", "broken_arrow", "kit", "pedro", "rescue", "attack",
    "eliminated"; `by` decided it, or nobody."""

    seat: int
    regular: int
    chief: bool
    cause: str
    by: int
    pile: int
    rule: ClassVar[str] = "dice/arrows"

    def line(self) -> Message | None:
        number = self.regular + self.chief
        if self.cause in ("attack", "eliminated"):
            return None
        if self.by not in (NOBODY, self.seat):
            return message("dice.log_returned_of", who=Who(self.by), target=Who(self.seat), n=number)
        return message("dice.log_returned", who=Who(self.seat), n=number)


class ArrowsSwapped(Event, frozen=True, gc=False):
    """The Ugly: two players swapped all arrows they hold."""

    by: int
    one: int
    other: int
    rule: ClassVar[str] = "dice/the_ugly"

    def line(self) -> Message:
        return message("dice.log_swapped", one=Who(self.one), other=Who(self.other))


class IndianAttack(Event, frozen=True, gc=False):
    """The last token was taken. `losses` by seat before anybody's help; `shielded`: who is covered by the Chief."""

    losses: tuple[int, ...]
    shielded: int
    rule: ClassVar[str] = "dice/indians"

    def line(self) -> Message:
        if self.shielded != NOBODY:
            return message("dice.log_attack_shield", who=Who(self.shielded))
        return message("dice.log_attack")


# --- results -----------------------------------------------------------------------------------------------------


class Exploded(Event, frozen=True, gc=False):
    """Three or more dynamites."""

    seat: int
    dynamites: int
    rule: ClassVar[str] = "dice/dynamite"

    def line(self) -> Message:
        return message("dice.log_exploded", who=Who(self.seat))


class BulletHit(Event, frozen=True, gc=False):
    """The Loudmouth's bullet face."""

    seat: int
    rule: ClassVar[str] = "dice/saloon"

    def line(self) -> Message:
        return message("dice.log_bullet", who=Who(self.seat))


class ShotsFired(Event, frozen=True, gc=False):
    """Every 1 and 2 has its target; all hit at once.

    `symbols`, `targets` and `choices` run over the shots: "one" or "two", whom it hits, whom it could have hit.
    `doubled` is the seat whose shot Slab the Killer doubled with a beer.
    """

    seat: int
    symbols: tuple[str, ...]
    targets: tuple[int, ...]
    choices: tuple[tuple[int, ...], ...]
    doubled: int
    rule: ClassVar[str] = "dice/shots"

    def line(self) -> Message:
        hit = sorted(set(self.targets), key=self.targets.index)
        who = Many(tuple([Who(target) for target in hit]))
        if self.doubled != NOBODY:
            return message("dice.log_shot_doubled", who=Who(self.seat), targets=who, target=Who(self.doubled))
        return message("dice.log_shot", who=Who(self.seat), targets=who)


class BeersServed(Event, frozen=True, gc=False):
    """Each beer symbol has its receiver."""

    seat: int
    receivers: tuple[int, ...]
    rule: ClassVar[str] = "dice/beer"

    def line(self) -> Message:
        first = sorted(set(self.receivers), key=self.receivers.index)
        if first == [self.seat]:
            return message("dice.log_drank", who=Who(self.seat), n=len(self.receivers))
        who = Many(tuple([Who(seat) for seat in first]))
        return message("dice.log_served", who=Who(self.seat), targets=who, n=len(self.receivers))


class GatlingFired(Event, frozen=True, gc=False):
    seat: int
    rule: ClassVar[str] = "dice/gatling"

    def line(self) -> Message:
        return message("dice.log_gatling", who=Who(self.seat))


# --- life --------------------------------------------------------------------------------------------------------


class LifeLost(Event, frozen=True, gc=False):
    """`source`: "shot", "gatling", "indians", "dynamite", "bullet". `causer` only for the first two, else nobody.
    `life` is what is left; `taken_over` says how many of the points Molly Stark lost for others."""

    seat: int
    points: int
    life: int
    source: str
    causer: int
    taken_over: int
    rule: ClassVar[str] = "dice/life"

    def line(self) -> Message:
        return message("dice.log_lost", who=Who(self.seat), n=self.points, life=self.life)


class TakenOver(Event, frozen=True, gc=False):
    """Molly Stark (`by`) loses points in the place of `seat`."""

    by: int
    seat: int
    points: int
    rule: ClassVar[str] = "dice/molly_stark"

    def line(self) -> Message:
        return message("dice.log_taken_over", who=Who(self.by), target=Who(self.seat), n=self.points)


class LifeGiven(Event, frozen=True, gc=False):
    """Sid Ketchum (`by`) names who shall gain a life point at the start of his turn."""

    by: int
    seat: int
    rule: ClassVar[str] = "dice/sid_ketchum"

    def line(self) -> Message:
        if self.by == self.seat:
            return message("dice.log_gave_self", who=Who(self.by))
        return message("dice.log_gave", who=Who(self.by), target=Who(self.seat))


class LifeGained(Event, frozen=True, gc=False):
    """`origin`: "beer", "sid_ketchum", "suzy_lafayette", "vulture_sam", "doc_holyday". `by` gave it."""

    seat: int
    points: int
    life: int
    origin: str
    by: int
    rule: ClassVar[str] = "dice/life"

    def line(self) -> Message:
        if self.origin == "beer":
            return message("dice.log_gained", who=Who(self.seat), n=self.points, life=self.life)
        return message("dice.log_gained_by", who=Who(self.seat), n=self.points, life=self.life, cause=card(self.origin))


class GainLost(Event, frozen=True, gc=False):
    """The Bad: nothing comes of this gain."""

    by: int
    seat: int
    points: int
    rule: ClassVar[str] = "dice/the_bad"

    def line(self) -> Message:
        return message("dice.log_gain_lost", who=Who(self.seat), n=self.points)


class Eliminated(Event, frozen=True, gc=False):
    """Out of the game, role face up. `ghost`: comes back as the Ghost, and `side` is the team he haunts for."""

    seat: int
    role: str
    source: str
    causer: int
    ghost: bool
    side: str
    rule: ClassVar[str] = "dice/elimination"
    reveals: ClassVar[str] = "dice.learned_role"

    def line(self) -> Message:
        if self.side:
            return message("dice.log_ghost_renegade", who=Who(self.seat), role=card(self.role), side=card(self.side))
        if self.ghost:
            return message("dice.log_ghost", who=Who(self.seat), role=card(self.role))
        return message("dice.log_out", who=Who(self.seat), role=card(self.role))


# --- special roles -----------------------------------------------------------------------------------------------


class RoleRevealed(Event, frozen=True, gc=False):
    """Somebody turned a special role up to use its power. `target` and `way` as in the answer; -1 and "": none."""

    seat: int
    role: str
    target: int
    way: str
    rule: ClassVar[str] = "dice/special_roles"
    reveals: ClassVar[str] = "dice.learned_role"

    def line(self) -> Message:
        return message("dice.log_revealed", who=Who(self.seat), role=card(self.role))


class PowerCancelled(Event, frozen=True, gc=False):
    """The Judge: the power just revealed has no effect."""

    by: int
    seat: int
    role: str
    rule: ClassVar[str] = "dice/the_judge"

    def line(self) -> Message:
        return message("dice.log_cancelled", role=card(self.role))


class SheriffChanged(Event, frozen=True, gc=False):
    """The Good: `seat` is the Sheriff now, `before` a Deputy. `max_life` is the old Sheriff's new limit."""

    seat: int
    before: int
    max_life: int
    rule: ClassVar[str] = "dice/the_good"

    def line(self) -> Message:
        return message("dice.log_sheriff", who=Who(self.seat), target=Who(self.before))


class Rescued(Event, frozen=True, gc=False):
    """The Left Hand of the Devil: `seat` stays in play with `life`."""

    by: int
    seat: int
    life: int
    rule: ClassVar[str] = "dice/left_hand"

    def line(self) -> Message:
        return message("dice.log_rescued", who=Who(self.seat), n=self.life)


# --- the Ghost ---------------------------------------------------------------------------------------------------


class TokenGiven(Event, frozen=True, gc=False):
    """The Ghost (`by`) gave the token of a face to `seat`, with the doubler if both dice were equal."""

    by: int
    seat: int
    face: str
    double: bool
    rule: ClassVar[str] = "dice/ghost"

    def line(self) -> Message:
        who, target, face = Who(self.by), Who(self.seat), card(self.face)
        if self.double:
            return message("dice.log_token_double", who=who, target=target, face=face)
        return message("dice.log_token", who=who, target=target, face=face)


class TokenReturned(Event, frozen=True, gc=False):
    """Back to the Ghost."""

    seat: int
    rule: ClassVar[str] = "dice/ghost"


# --- the end -----------------------------------------------------------------------------------------------------


class GameEnded(Event, frozen=True, gc=False):
    """All roles lie open."""

    winners: tuple[int, ...]
    roles: tuple[str, ...]
    why: str
    rule: ClassVar[str] = "dice/victory"

    def line(self) -> Message:
        if not self.winners:
            return message("dice.log_nobody_won")
        who = Many(tuple([Pair(Who(seat), card(self.roles[seat])) for seat in self.winners]))
        return message("dice.log_won", who=who)


EVENTS = (
    GameBegan,
    TurnBegan,
    DieTaken,
    DiceSet,
    DiceThrown,
    Stopped,
    DieTurned,
    ArrowTaken,
    ArrowsReturned,
    ArrowsSwapped,
    IndianAttack,
    Exploded,
    BulletHit,
    ShotsFired,
    BeersServed,
    GatlingFired,
    LifeLost,
    TakenOver,
    LifeGiven,
    LifeGained,
    GainLost,
    Eliminated,
    RoleRevealed,
    PowerCancelled,
    SheriffChanged,
    Rescued,
    TokenGiven,
    TokenReturned,
    GameEnded,
)
