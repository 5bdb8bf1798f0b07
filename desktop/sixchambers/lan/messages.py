"""What host and guests say to each other: one declared type a message, and nothing else gets through.

Updates travel as they are (see engine/codec.py): the game types them on the guest's side. Everything else is here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from ..engine.journal import SeatInfo
from ..engine.message import Message

LONGEST_NAME = 40
"""Of a table, a person, or all the people at one machine together."""

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Line = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]

MOST_PEOPLE = 8
"""At one guest's machine."""

Moment = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""Microseconds on somebody's clock."""
Span = Annotated[int, Meta(ge=-60_000_000, le=60_000_000)]
"""Microseconds between two moments."""
Number = Annotated[int, Meta(ge=0, le=2**31)]
Kind = Annotated[str, Meta(max_length=20)]
Aim = Annotated[int, Meta(ge=-(2**31), le=2**31)] | Annotated[str, Meta(max_length=40)] | None
"""What a press is aimed at: a seat, a place, a thing, or nothing."""


# --- a guest says ----------------------------------------------------------------------------------------------------


class _Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say"):
    pass


class Hello(_Said, frozen=True, tag="hello"):
    """Who comes: the names of the people at this machine; nobody, to look on."""

    people: Annotated[tuple[Name, ...], Meta(max_length=MOST_PEOPLE)]
    name: Name = ""


class TakeChair(_Said, frozen=True, tag="take"):
    """One of us sits down here, under this name."""

    seat: SeatNumber
    name: Name


class LeaveChair(_Said, frozen=True, tag="leave"):
    seat: SeatNumber


class Ready(_Said, frozen=True, tag="ready"):
    ready: bool


class Give(_Said, frozen=True, tag="give"):
    """An answer to the question with this number."""

    seat: SeatNumber
    asked: int
    answer: Any


class GiveOffer(_Said, frozen=True, tag="offer"):
    """Use of a standing offer."""

    seat: SeatNumber
    offer: int
    answer: Any


class TakeBack(_Said, frozen=True, tag="back"):
    """Withdraw an answer that is in but not yet open."""

    seat: SeatNumber


class Wish(_Said, frozen=True, tag="wish"):
    """Ask everybody whether this seat's last answer may be taken back."""

    seat: SeatNumber


class Agree(_Said, frozen=True, tag="agree"):
    seat: SeatNumber
    agreed: bool


class Chat(_Said, frozen=True, tag="chat"):
    """Something typed, or one of the quick phrases, which each reads in his own language."""

    text: Line = ""
    phrase: Name = ""


class Pause(_Said, frozen=True, tag="pause"):
    on: bool


class Shown(_Said, frozen=True, tag="shown"):
    """At this screen everything has been shown that led to the question with this number."""

    asked: int


class Bye(_Said, frozen=True, tag="bye"):
    """I am getting up; a bot may have my chairs."""


# --- the same, in games where milliseconds count (see timed/) ---------------------------------------------------------


class AskTime(_Said, frozen=True, tag="time"):
    """What does your clock say? Mine says this."""

    number: Number
    sent: Moment


class Echo(_Said, frozen=True, tag="echo"):
    """The answer to a Probe, at once."""

    number: Number


class Synced(_Said, frozen=True, tag="synced"):
    """What this machine knows of its clock and its link (see timed/offset.py), and of its screen and keys."""

    offset: Moment
    trip: Span
    error: Span
    up: Span
    up_jitter: Span
    up_95: Span
    down: Span
    down_95: Span
    down_99: Span
    frame: Annotated[int, Meta(ge=1_000, le=200_000)]
    lag: Span = 0


class Presented(_Said, frozen=True, tag="presented"):
    """What was revealed is on this screen since then, on the host's clock; give or take the uncertainty."""

    round: Number
    at: Moment
    uncertainty: Annotated[int, Meta(ge=0, le=200_000)] = 0


class Press(_Said, frozen=True, tag="press"):
    """A hand moved, so long after it was presented here. Whatever comes twice with the same number counts once."""

    round: Number
    seat: SeatNumber
    number: Number
    kind: Kind
    aim: Aim
    moment: Span


class Mark(_Said, frozen=True, tag="mark"):
    """All that was pressed here up to this moment of the round has been sent."""

    round: Number
    upto: Span


class Resync(_Said, frozen=True, tag="resync"):
    """What we see does not agree with what you see: tell us everything anew."""


Waiting = Hello | TakeChair | LeaveChair | Ready | Chat | Bye
Playing = Give | GiveOffer | TakeBack | Wish | Agree | Pause | Shown
Timing = AskTime | Echo | Synced | Presented | Press | Mark | Resync
FromGuest = Waiting | Playing | Timing


# --- the host says ---------------------------------------------------------------------------------------------------


class _Told(Struct, frozen=True, forbid_unknown_fields=True, tag_field="tell"):
    pass


class Welcome(_Told, frozen=True, tag="welcome"):
    """You are in. With the token you get back in, whatever happens to either program."""

    guest: int
    token: Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,32}$")]


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair as everybody sees it."""

    name: Name
    kind: Literal["here", "bot", "guest"]
    level: Name = ""  # of a bot
    guest: int = 0  # who sits on a guest's chair; 0: it is free
    ready: bool = False
    # Is whoever sits here reachable: there, gone (then `left` seconds are counted down), or held by a bot?
    presence: Literal["there", "gone", "held"] = "there"
    left: int = 0


class Visitor(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's machine. `delay` is the round trip in milliseconds, if it has been measured."""

    guest: int
    name: Name
    watching: bool
    there: bool
    delay: int | None = None


class Wishing(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody would like to take an answer back; these seats still have to agree."""

    seat: int
    left: tuple[int, ...]


class Room(_Told, frozen=True, tag="room"):
    """All that is to know about the table and who is at it, every time something of it changes."""

    id: Name
    name: Name
    game: Name
    rules: int
    options: dict[str, Any]
    time_limit: int | None
    chairs: tuple[Chair, ...]
    visitors: tuple[Visitor, ...]
    hints: bool = True
    playing: bool = False
    paused: Name = ""  # who asked for the pause
    wish: Wishing | None = None


class Begin(_Told, frozen=True, tag="begin"):
    """The game begins, or goes on for somebody who comes (back). `round` tells this game from the next one."""

    round: Name
    game: Name
    rules: int
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    time_limit: int | None
    seal: Annotated[str, Meta(max_length=128)]
    yours: tuple[int, ...]
    hints: bool = True
    goes_on: bool = False  # what the first news tells has happened already, and need not be shown again


class News(_Told, frozen=True, tag="news"):
    """After every answer: one Update for each of the guest's seats, and the spectator's last."""

    updates: tuple[Raw, ...]


class Time(_Told, frozen=True, tag="time"):
    """The game's clock, as far as it matters to a guest: what is left to answer, and whether it runs."""

    now: int
    deadline: int | None
    running: bool


class Seats(_Told, frozen=True, tag="seats"):
    """Who plays which seat now: people, and bots that hold a chair."""

    seats: tuple[SeatInfo, ...]


class Refused(_Told, frozen=True, tag="refused"):
    """What a seat wanted to do cannot be done; nothing has changed."""

    seat: int
    why: Message


class Heard(_Told, frozen=True, tag="chat"):
    """Somebody said something. An empty name: the table itself."""

    who: Name
    text: Line = ""
    phrase: Name = ""
    note: Message | None = None


class Story(_Told, frozen=True, tag="story"):
    """The whole journal of a finished game, in parts: now nothing is hidden any more."""

    part: int
    parts: int
    data: bytes


class Farewell(_Told, frozen=True, tag="farewell"):
    """The last message on a link, and why."""

    why: Message


# --- the same, in games where milliseconds count (see timed/) ---------------------------------------------------------


class TellTime(_Told, frozen=True, tag="clock"):
    """The answer to AskTime: when the question came, and when this went."""

    number: Number
    sent: Moment
    came: Moment
    went: Moment


class Probe(_Told, frozen=True, tag="probe"):
    """Say something back at once: how long a message takes is not only the guest's word."""

    number: Number


class Armed(_Told, frozen=True, tag="armed"):
    """Hands off: something is going to be revealed."""

    round: Number


class Reveal(_Told, frozen=True, tag="reveal"):
    """Show it at this moment of the host's clock. It is sealed until the Key comes; at a table where everybody trusts
    everybody it is open. `hands` is how much later than pressed other people's hands are to be drawn."""

    round: Number
    at: Moment
    sealed: Annotated[bytes, Meta(max_length=2048)] = b""
    open: Annotated[str, Meta(max_length=200)] | None = None
    hands: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Key(_Told, frozen=True, tag="key"):
    round: Number
    key: Annotated[bytes, Meta(min_length=1, max_length=64)]


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody pressed something: only to be drawn, the verdict may say otherwise."""

    seat: SeatNumber
    number: Number
    kind: Kind
    aim: Aim
    moment: Span


class Hands(_Told, frozen=True, tag="hands"):
    round: Number
    hands: Annotated[tuple[Hand, ...], Meta(max_length=100)]


class Late(_Told, frozen=True, tag="late"):
    """A press that came when the round was judged already, so much too late; it does not count."""

    round: Number
    seat: SeatNumber
    number: Number
    by: Annotated[int, Meta(ge=0, le=2**53)]


class Verdict(_Told, frozen=True, tag="verdict"):
    """The round is judged, or void. What everybody sees now has this fingerprint."""

    round: Number
    fingerprint: Annotated[str, Meta(max_length=64)]
    void: bool = False


ToldOfTime = TellTime | Probe | Armed | Reveal | Key | Hands | Late | Verdict
FromHost = Welcome | Room | Begin | News | Time | Seats | Refused | Heard | Story | Farewell | ToldOfTime

encode = msgspec.json.Encoder().encode
guest_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromGuest)
host_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromHost)
