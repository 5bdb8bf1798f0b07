"""The options of a table: which game, how fast, and the switches of the rules."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Handicap = Literal[0, 50, 100, 150, 200]


class SlapOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The first ones are for everybody; those further down turn a ruling round, or a screw."""

    # "basic": neither Gold nor powers.
    game: Literal["full", "basic"] = "full"
    pace: Literal["relaxed", "normal", "frantic"] = "normal"
    # Who turns the cards: the table, the dealer, or the dealer unless he dreams for five seconds.
    deal: Literal["auto", "human", "both"] = "auto"
    # No speed: everybody chooses in secret, lots decide who was first.
    calm: bool = False
    # Nobody loses anything, for so many cards.
    practice: bool = False
    # May the table count the cards for you?
    counter: bool = False
    # Whose turn to deal it is first; 0: lots decide.
    first_dealer: Literal[0, 1, 2, 3, 4, 5, 6, 7] = 0
    # Is a base under a hand that has not moved yet free at Move!, or blocked until it is lifted?
    move_blocking: Literal["claims", "strict"] = "claims"
    # What happens to several who have no cover when Move! runs out of time?
    move_timeout: Literal["nobody", "all_lose"] = "nobody"
    # Two within `eps` milliseconds: nothing happens, or lots decide.
    tie_policy: Literal["void", "coin"] = "void"
    eps: Literal[0, 4, 8] = 4
    # What a hand that lies on a base needs to get up; what a slap on a taken base costs.
    lift: Literal[0, 60, 120, 180, 250] = 120
    miss: Literal[0, 75, 150, 300] = 150
    # Sooner than this nobody has seen the card; and until when whoever tried has to wait.
    floor: Literal[0, 80, 100, 120, 150] = 120
    flinch_lock: Literal[0, 300, 600, 1000] = 600
    round_timeout: Literal[3000, 5000, 8000] = 5000
    # Once out of cover: no base for the rest of the round, or only not the same one?
    leave_lockout: Literal["all", "same_base"] = "all"
    # Does the card still do what it does after a trap has sprung?
    trap_adds: bool = False
    # The duel: how many cards its dealer sees, when he may choose, and whether Gold is taken out.
    duel_pick: Literal[1, 2, 3, 4, 5] = 3
    duel_fairness: Literal["symmetric", "free"] = "symmetric"
    duel_strip_gold: bool = False
    # House rule: two players begin with the duel at once.
    allow_two: bool = False
    # Milliseconds given to a seat, for everybody to see.
    handicap_1: Handicap = 0
    handicap_2: Handicap = 0
    handicap_3: Handicap = 0
    handicap_4: Handicap = 0
    handicap_5: Handicap = 0
    handicap_6: Handicap = 0
    handicap_7: Handicap = 0


def handicaps(options: SlapOptions, seats: int) -> tuple[int, ...]:
    every = (
        options.handicap_1,
        options.handicap_2,
        options.handicap_3,
        options.handicap_4,
        options.handicap_5,
        options.handicap_6,
        options.handicap_7,
    )
    return every[:seats]
