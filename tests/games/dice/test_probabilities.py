"""The exact probabilities of the rules file, chapter 10: thrown with fixed seeds, by the game's own dice."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import sqrt

import pytest

from helpers.dice import dice_play
from sixchambers.engine.chance import Chance
from sixchambers.games.dice.data import BASE, COWARD, DYNAMITE, EXPLOSION, LOUDMOUTH, SYMBOLS
from sixchambers.games.dice.moves import DicePlay
from sixchambers.games.dice.options import DiceOptions
from sixchambers.games.dice.steps.throws import throw_again

THROWS = 12_000
SIGMAS = 4.5
"""Far enough from chance that a fixed seed is not fished for, near enough to find a wrong face."""

POOLS = {
    "5": (BASE,) * 5,
    "4L": (BASE,) * 4 + (LOUDMOUTH,),
    "4C": (BASE,) * 4 + (COWARD,),
    "5L": (BASE,) * 5 + (LOUDMOUTH,),
    "5C": (BASE,) * 5 + (COWARD,),
}


def thrower(seed: int, character: str = "drifter") -> DicePlay:
    """Somebody with dice in his hands."""
    play = dice_play(5, DiceOptions(), "probability")
    play.core.chance = Chance(seed.to_bytes(16, "little"))
    play.state.characters[play.state.active] = character
    return play


def hand(play: DicePlay, kinds: tuple[str, ...], token: str = "", double: bool = False) -> None:
    """The first throw of a turn with these dice."""
    state = play.state
    state.token_holder, state.token_face, state.token_double = (state.active if token else -1), token, double
    state.throws = 0
    play.throw(play.lay_out(kinds), False)


def symbols(play: DicePlay, *wanted: str) -> int:
    return sum(SYMBOLS[face][1] for face in play.state.faces if SYMBOLS[face][0] in wanted)


def close(found: float, exact: Fraction | float, spread: float, number: int = THROWS) -> bool:
    return abs(found - float(exact)) <= SIGMAS * spread / sqrt(number)


def share(hit: Callable[[], bool], number: int = THROWS) -> float:
    return sum(hit() for _ in range(number)) / number


def check_share(found: float, exact: Fraction, number: int = THROWS) -> None:
    assert close(found, exact, sqrt(float(exact) * (1 - float(exact))), number), (found, float(exact))


@pytest.mark.parametrize(
    ("pool", "explosion", "three", "two", "arrows", "beers", "shots", "none", "many"),
    [
        ("5", "23/648", "23/648", "763/3888", "5/6", "5/6", "5/3", "32/243", "17/81"),
        ("4L", "23/648", "97/972", "239/864", "5/6", "2/3", "2", "32/243", "83/243"),
        ("4C", "23/648", "7/432", "19/144", "5/6", "7/6", "3/2", "40/243", "13/81"),
        ("5L", "1453/23328", "6031/46656", "7703/23328", "1", "5/6", "7/3", "64/729", "313/729"),
        ("5C", "1453/23328", "23/648", "763/3888", "1", "4/3", "11/6", "80/729", "193/729"),
    ],
)
def test_one_throw(
    pool: str, explosion: str, three: str, two: str, arrows: str, beers: str, shots: str, none: str, many: str
) -> None:
    play = thrower(len(pool) + ord(pool[-1]))
    dynamites, gatlings, arrow_counts, beer_counts, shot_counts = [], [], [], [], []
    for _ in range(THROWS):
        hand(play, POOLS[pool])
        dynamites.append(symbols(play, DYNAMITE))
        gatlings.append(symbols(play, "gatling"))
        arrow_counts.append(symbols(play, "arrow"))
        beer_counts.append(symbols(play, "beer"))
        shot_counts.append(symbols(play, "one", "two"))
    check_share(sum(number >= 3 for number in dynamites) / THROWS, Fraction(explosion))
    check_share(sum(number >= 3 for number in gatlings) / THROWS, Fraction(three))
    check_share(sum(number >= 2 for number in gatlings) / THROWS, Fraction(two))
    check_share(sum(number == 0 for number in shot_counts) / THROWS, Fraction(none))
    check_share(sum(number >= 3 for number in shot_counts) / THROWS, Fraction(many))
    for counts, exact in ((arrow_counts, arrows), (beer_counts, beers), (shot_counts, shots)):
        assert close(sum(counts) / THROWS, Fraction(exact), 1.2), exact


@pytest.mark.parametrize(
    ("number", "exact"), list(enumerate(["3125/7776", "3125/7776", "625/3888", "125/3888", "25/7776"]))
)
def test_exactly_so_many_of_a_face(number: int, exact: str) -> None:
    play = thrower(100 + number)

    def hit() -> bool:
        hand(play, POOLS["5"])
        return play.state.faces.count("beer") == number

    check_share(share(hit), Fraction(exact))


def test_all_different() -> None:
    play = thrower(7)

    def hit() -> bool:
        hand(play, POOLS["5"])
        return len(set(play.state.faces)) == 5

    check_share(share(hit), Fraction(5, 54))


def test_one_throw_does_not_lean_on_the_one_before() -> None:
    play = thrower(8)
    before, after = False, []
    for _ in range(THROWS):
        hand(play, POOLS["5"])
        if before:
            after.append("arrow" in play.state.faces)
        before = "arrow" in play.state.faces
    check_share(sum(after) / len(after), Fraction(4651, 7776), len(after))


# --- several throws ------------------------------------------------------------------------------------------------


def whole_turn(play: DicePlay, throws: int, picks: Callable[[tuple[str, ...]], list[int]]) -> int:
    """Throw on as the policy says, by the game's own rules on what may be thrown and when it is over; the number of
    new arrows on the way."""
    state = play.state
    arrows = state.faces.count("arrow")
    free = play.character(state.active).rerolls_dynamite
    while state.throws < throws and state.faces.count(DYNAMITE) < EXPLOSION:
        burning = () if free else tuple([die for die, face in enumerate(state.faces) if face == DYNAMITE])
        dice = tuple(picks(state.faces))
        if not dice:
            break
        assert throw_again(state.active, len(state.faces), burning).refuse(dice) is None
        play.throw(dice, False)
        arrows += sum(state.faces[die] == "arrow" for die in dice)
    return arrows


def not_dynamite(faces: tuple[str, ...]) -> list[int]:
    return [die for die, face in enumerate(faces) if face != DYNAMITE]


@pytest.mark.parametrize(
    ("pool", "token", "throws", "exact"),
    [
        ("5", "", 2, Fraction(1718321, 10077696)),
        ("5", "", 3, Fraction(27807523471, 78364164096)),
        ("5L", "", 3, Fraction(25378367006083, 50779978334208)),
        ("5", "dynamite", 1, Fraction(19, 144)),
        ("5", "dynamite", 3, Fraction(407234737, 725594112)),
        ("5", "dynamite x2", 2, Fraction(31031, 46656)),
        ("5", "dynamite x2", 3, Fraction(8124571, 10077696)),
    ],
)
def test_explosions_when_everything_else_is_thrown_again(pool: str, token: str, throws: int, exact: Fraction) -> None:
    play = thrower(200 + throws)
    face, *double = token.split() or [""]

    def hit() -> bool:
        hand(play, POOLS[pool], face, bool(double))
        whole_turn(play, throws, not_dynamite)
        return play.state.faces.count(DYNAMITE) >= EXPLOSION

    check_share(share(hit, 5000), exact, 5000)


def test_lucky_dukes_fourth_throw() -> None:
    play = thrower(11, "lucky_duke")

    def hit() -> bool:
        hand(play, POOLS["5"])
        whole_turn(play, play.character(play.state.active).throws, not_dynamite)
        return play.state.faces.count(DYNAMITE) >= EXPLOSION

    check_share(share(hit, 5000), Fraction(324939573994871, 609359740010496), 5000)


def test_black_jack_throws_all_five_every_time() -> None:
    play = thrower(12, "black_jack")

    def hit() -> bool:
        hand(play, POOLS["5"])
        whole_turn(play, 3, lambda faces: list(range(5)))
        return play.state.faces.count(DYNAMITE) >= EXPLOSION

    check_share(share(hit, 6000), Fraction(27957167, 272097792), 6000)


def test_arrows_of_a_turn() -> None:
    play = thrower(13)
    found = []
    for _ in range(5000):
        hand(play, POOLS["5"])
        found.append(whole_turn(play, 3, not_dynamite))
    assert close(sum(found) / 5000, Fraction(247225085, 120932352), 1.5, 5000)


@pytest.mark.parametrize(
    ("needed", "throws", "exact"),
    [
        (3, 2, Fraction(10625, 78732)),
        (3, 3, Fraction(1138594, 4782969)),
        (2, 2, Fraction(399965, 944784)),
        (2, 3, Fraction(129222007, 229582512)),
    ],
)
def test_hunting_for_gatlings(needed: int, throws: int, exact: Fraction) -> None:
    play = thrower(300 + throws)

    def hit() -> bool:
        hand(play, POOLS["5"])
        whole_turn(play, throws, lambda faces: [die for die in not_dynamite(faces) if faces[die] != "gatling"])
        return play.state.faces.count("gatling") >= needed

    check_share(share(hit, 6000), exact, 6000)


@pytest.mark.parametrize(("throws", "exact"), [(2, Fraction(255799, 472392)), (3, Fraction(92092213, 114791256))])
def test_suzy_avoids_shots(throws: int, exact: Fraction) -> None:
    play = thrower(400 + throws, "suzy_lafayette")

    def hit() -> bool:
        hand(play, POOLS["5"])
        whole_turn(play, throws, lambda faces: [die for die, face in enumerate(faces) if face in ("one", "two")])
        return play.character(play.state.active).at_end(play, play.state.active) is not None

    check_share(share(hit, 6000), exact, 6000)


@pytest.mark.parametrize(
    ("throws", "exact"), [(1, Fraction(5, 6)), (2, Fraction(2335, 15552)), (3, Fraction(4511735, 120932352))]
)
def test_bill_noface_throws_his_arrows_away(throws: int, exact: Fraction) -> None:
    play = thrower(500 + throws, "bill_noface")
    found = []
    for _ in range(8000):
        hand(play, POOLS["5"])
        whole_turn(play, throws, lambda faces: [die for die, face in enumerate(faces) if face == "arrow"])
        found.append(play.state.faces.count("arrow"))
    assert close(sum(found) / 8000, exact, 0.9 if throws == 1 else 0.45, 8000)


# --- the Ghost -----------------------------------------------------------------------------------------------------


def ghosts_throws(play: DicePlay, picks: Callable[[tuple[str, ...]], list[int]], throws: int = 3) -> tuple[str, ...]:
    hand(play, (BASE, BASE))
    whole_turn(play, throws, picks)
    return play.state.faces


def test_the_ghosts_pairs() -> None:
    play = thrower(14)
    check_share(share(lambda: len(set(ghosts_throws(play, lambda faces: [], 1))) == 1), Fraction(1, 6))
    named = share(
        lambda: (
            ghosts_throws(play, lambda faces: [die for die in not_dynamite(faces) if faces[die] != "beer"])
            == ("beer", "beer")
        )
    )
    check_share(named, Fraction(361, 2916))
    dynamites = share(lambda: ghosts_throws(play, not_dynamite) == (DYNAMITE, DYNAMITE))
    check_share(dynamites, Fraction(8281, 46656))


def test_the_ghosts_best_play_for_any_pair() -> None:
    """Keep one die, never the other: dynamite if there is one, since it burns anyway."""
    play = thrower(15)

    def for_a_pair(faces: tuple[str, ...]) -> list[int]:
        if faces[0] == faces[1]:
            return []
        return [1] if faces[0] == DYNAMITE or faces[1] != DYNAMITE else [0]

    check_share(share(lambda: len(set(ghosts_throws(play, for_a_pair))) == 1), Fraction(91, 216))
