"""The course of a game: setup, turns, shadows, the end."""

from __future__ import annotations

from typing import ClassVar

from ....engine.events import Event
from ....engine.message import Many, Message, Pair, Thing, Who, message
from .things import card_names, things


class SheriffShown(Event, frozen=True, gc=False):
    """The Sheriff turns his role face up; he will begin."""

    seat: int
    rule: ClassVar[str] = "bang/roles"
    begins_round: ClassVar[bool] = True

    def line(self) -> Message:
        return message("bang.log_sheriff", who=Who(self.seat))


class RolesShown(Event, frozen=True, gc=False):
    """Three players: every role lies open."""

    roles: tuple[str, ...]
    rule: ClassVar[str] = "bang/three_players"
    begins_round: ClassVar[bool] = True

    def line(self) -> Message:
        return message("bang.log_roles", roles=_by_seat([f"bang.role_{role}" for role in self.roles]))


class CharactersShown(Event, frozen=True, gc=False):
    """Who plays whom: dealt, or picked and turned over at once."""

    characters: tuple[str, ...]
    rule: ClassVar[str] = "bang/characters"
    reveals: ClassVar[str] = "bang.learned_characters"

    def line(self) -> Message:
        return message(
            "bang.log_characters", characters=_by_seat([f"bang.character_{name}" for name in self.characters])
        )


class Dealt(Event, frozen=True, gc=False):
    """Everybody has as many cards as life points. Each seat sees its own."""

    counts: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    rule: ClassVar[str] = "bang/setup"
    reveals: ClassVar[str] = "bang.learned_card"

    def seen_by(self, seat: int | None) -> Dealt:
        own = tuple([hand if one == seat else () for one, hand in enumerate(self.hands)])
        return Dealt(self.counts, own)


class RowLaid(Event, frozen=True, gc=False):
    """The first three equipment cards are turned up."""

    row: tuple[str, ...]
    rule: ClassVar[str] = "bang/row"

    def line(self) -> Message:
        return message("bang.log_row", what=things(self.row))


class TurnBegan(Event, frozen=True, gc=False):
    """Somebody's turn: a usual one, one more in a row, or that of a shadow who comes in for it."""

    seat: int
    turn: int
    extra: bool
    shadow: bool
    rule: ClassVar[str] = "bang/turn"
    begins_round: ClassVar[bool] = True

    def line(self) -> Message:
        if self.shadow:
            return message("bang.log_turn_shadow", who=Who(self.seat))
        return message("bang.log_turn_extra" if self.extra else "bang.log_turn", who=Who(self.seat))


class FirstTurn(TurnBegan, frozen=True, gc=False):
    """The very first turn: it belongs to the chapter in which everything was dealt."""

    begins_round: ClassVar[bool] = False

    def line(self) -> Message:
        return message("bang.log_first_turn", who=Who(self.seat))


class SideTaken(Event, frozen=True, gc=False):
    """The shadow-Renegade counts the open roles and joins the side that shows more; even is the Outlaws'."""

    seat: int
    side: str
    rule: ClassVar[str] = "bang/shadow_renegade"

    def line(self) -> Message:
        return message("bang.log_side_law" if self.side == "law" else "bang.log_side_outlaw", who=Who(self.seat))


class ShadowLeft(Event, frozen=True, gc=False):
    """A shadow's turn is over: all it had goes, only the nuggets stay."""

    seat: int
    hand: tuple[int, ...]
    in_play: tuple[int, ...]
    equipment: tuple[str, ...]
    rule: ClassVar[str] = "bang/shadow_turn"

    def line(self) -> Message:
        cards = self.hand + self.in_play
        if not cards:
            return message("bang.log_shadow_left", who=Who(self.seat))
        return message("bang.log_shadow_left_cards", who=Who(self.seat), cards=card_names(cards))


class GameEnded(Event, frozen=True, gc=False):
    """Somebody has won, or the game went on for too long. All roles are turned over."""

    winners: tuple[int, ...]
    why: str
    roles: tuple[str, ...]
    rule: ClassVar[str] = "bang/victory"
    reveals: ClassVar[str] = "bang.learned_role"

    def line(self) -> Message:
        if not self.winners:
            return message("bang.log_nobody_won")
        who = Many(tuple(Who(seat) for seat in self.winners))
        return message("bang.log_won" if len(self.winners) == 1 else "bang.log_won_together", who=who)


def _by_seat(ids: list[str]) -> Many:
    return Many(tuple(Pair(Who(seat), Thing(id)) for seat, id in enumerate(ids)))


TURN_EVENTS = (
    SheriffShown,
    RolesShown,
    CharactersShown,
    Dealt,
    RowLaid,
    TurnBegan,
    FirstTurn,
    SideTaken,
    ShadowLeft,
    GameEnded,
)
