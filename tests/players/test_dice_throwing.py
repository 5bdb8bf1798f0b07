"""The deputy's arithmetic: expectations over throws are exact, shots and beers are used as well as they can be."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from helpers.dice import set_table
from sixchambers.games.dice import notebook
from sixchambers.games.dice.data import BASE_FACES, COWARD, FACES, LOUDMOUTH, SYMBOLS
from sixchambers.games.dice.game import DICE
from sixchambers.games.dice.memory import DiceMemory
from sixchambers.players.dice.aiming import Gunsight
from sixchambers.players.dice.expectation import Base, WithSaloonDie
from sixchambers.players.dice.keeps import Counts, keeps
from sixchambers.players.dice.position import Position
from sixchambers.players.dice.results import Results, handful
from sixchambers.players.dice.stakes import stakes
from sixchambers.players.dice.throwing import Hand, counts_of, picked

NOTHING_AT_ONCE = [0.0] * 6
ARROW, DYNAMITE, ONE, TWO, BEER, GATLING = range(6)


def chance_of(dice: int, throws: int, wanted: object, *, may_pick_dynamite: bool = False) -> float:
    """The best chance to end with a handful that is wanted."""
    table = keeps(dice, may_pick_dynamite)
    final = [0.0] * len(table.sets)
    for number in table.full:
        final[number] = float(wanted(table.sets[number]))  # type: ignore[operator]
    return Base(table, final, NOTHING_AT_ONCE).expect(throws)[table.number[(0,) * 6]]


# --- exact probabilities of the rules file (section 10) --------------------------------------------------------------


@pytest.mark.parametrize(
    ("throws", "chance"),
    [
        (1, Fraction(23, 648)),
        (2, Fraction(10625, 78732)),
        (3, Fraction(1138594, 4782969)),
        (4, Fraction(742860625, 2324522934)),
    ],
)
def test_the_best_chance_of_three_gatlings(throws: int, chance: Fraction) -> None:
    assert chance_of(5, throws, lambda counts: counts[GATLING] >= 3) == pytest.approx(float(chance), abs=1e-9)


@pytest.mark.parametrize(("throws", "chance"), [(1, Fraction(763, 3888)), (3, Fraction(129222007, 229582512))])
def test_the_best_chance_of_willys_two(throws: int, chance: Fraction) -> None:
    assert chance_of(5, throws, lambda counts: counts[GATLING] >= 2) == pytest.approx(float(chance), abs=1e-9)


@pytest.mark.parametrize(
    ("throws", "chance"), [(1, Fraction(32, 243)), (2, Fraction(255799, 472392)), (3, Fraction(92092213, 114791256))]
)
def test_suzys_best_chance(throws: int, chance: Fraction) -> None:
    """Throwing only shots again is what she should do, and what the book's figure assumes."""
    found = chance_of(5, throws, lambda counts: counts[ONE] == counts[TWO] == 0)
    assert found == pytest.approx(float(chance), abs=1e-9)


def test_black_jack_can_do_what_others_cannot() -> None:
    """To end without dynamite."""

    def no_dynamite(counts: Counts) -> bool:
        return counts[DYNAMITE] == 0

    plain = chance_of(5, 3, no_dynamite)
    assert plain == pytest.approx((5 / 6) ** 5)
    assert chance_of(5, 3, no_dynamite, may_pick_dynamite=True) > plain


@pytest.mark.parametrize(
    ("kind", "dice", "chance"),
    [
        (LOUDMOUTH, 4, Fraction(97, 972)),
        (COWARD, 4, Fraction(7, 432)),
        (LOUDMOUTH, 5, Fraction(6031, 46656)),
        (COWARD, 5, Fraction(23, 648)),
    ],
)
def test_three_gatling_symbols_with_a_saloon_die(kind: str, dice: int, chance: Fraction) -> None:
    table = keeps(dice)
    finals = []
    for face in FACES[kind]:
        values = [0.0] * len(table.sets)
        for number in table.full:
            values[number] = float(handful(table.sets[number], face).gatlings >= 3)
        finals.append(values)
    dice_left = WithSaloonDie(table, finals, NOTHING_AT_ONCE, NOTHING_AT_ONCE, may_pick_dynamite=False)
    empty = table.number[(0,) * 6]
    assert dice_left.expect(1)[1][empty] == pytest.approx(float(chance), abs=1e-9)
    assert dice_left.expect(2)[1][empty] > dice_left.expect(1)[1][empty]


def test_what_faces_do_at_once_is_counted_each_time_they_show() -> None:
    """Arrows cost one each: five dice thrown once, and never thrown again for nothing."""
    table = keeps(5)
    price = [-1.0 if face == "arrow" else 0.0 for face in BASE_FACES]
    values = Base(table, [0.0] * len(table.sets), price).expect(3)
    assert values[table.number[(0,) * 6]] == pytest.approx(-5 / 6)


@pytest.mark.parametrize("throws", [1, 2, 3])
def test_against_every_outcome_of_two_dice(throws: int) -> None:
    """By brute force: all throws, all choices."""
    worth = {faces: (hash(faces) % 97) / 10 for faces in product(range(6), repeat=2)}

    def final(counts: Counts) -> float:
        one, other = [face for face, number in enumerate(counts) for _ in range(number)]
        return worth[one, other]

    def best(faces: tuple[int, ...], left: int) -> float:
        options = [final(counts_of([BASE_FACES[face] for face in faces]))]
        if left:
            free = [die for die in (0, 1) if faces[die] != DYNAMITE]
            picks = [pick for pick in ((0,), (1,), (0, 1)) if set(pick) <= set(free)]
            for pick in picks:
                thrown = []
                for new in product(range(6), repeat=len(pick)):
                    after = list(faces)
                    for die, face in zip(pick, new, strict=True):
                        after[die] = face
                    thrown.append(best(tuple(after), left - 1))
                options.append(sum(thrown) / len(thrown))
        return max(options)

    expected = sum(best(faces, throws - 1) for faces in product(range(6), repeat=2)) / 36
    assert chance_of(2, throws, final) == pytest.approx(expected)


# --- picking dice ----------------------------------------------------------------------------------------------------


def test_what_is_not_kept_is_thrown_again() -> None:
    faces = ["one", "arrow", "one", "beer", "double_two"]
    kinds = ["base"] * 4 + ["loudmouth"]
    kept = counts_of(["one", "beer"])
    assert picked(faces, kinds, (0.0, kept, True)) == (1, 2)
    assert picked(faces, kinds, (0.0, kept, False)) == (1, 2, 4)
    assert picked(faces, kinds, (0.0, counts_of(["one", "one", "arrow", "beer"]), True)) == ()


def position(name: str = "A", **said: object) -> Position:
    table = set_table(options={"throw": "hand"}, **said)
    seat = table.names.index(name)
    view = DICE.view(table.table.play.state, seat)
    return Position(view, stakes(view, notebook.read(view, DiceMemory()), seat), seat)


def test_burning_dice_are_never_picked() -> None:
    hand = Hand(position(), 5)
    for faces in product(BASE_FACES, repeat=3):
        counts = counts_of([*faces, "dynamite", "arrow"])
        if counts[DYNAMITE] < 3:
            assert hand.choose(counts, "", 2)[1][DYNAMITE] == counts[DYNAMITE]


def test_more_throws_are_never_worse() -> None:
    hand = Hand(position(A_life="5/10", A_arrows=2), 5)
    counts = counts_of(["one", "beer", "gatling", "arrow", "two"])
    values = [hand.final(counts), *[hand.choose(counts, "", throws)[0] for throws in (1, 2, 3)]]
    assert values == sorted(values)


# --- using them ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ones", "twos"), [((1, 4), (2, 3)), ((1, 2), (1, 2)), ((1, 2, 3), (2, 3, 4)), ((1, 4), (3,))], ids=str
)
def test_shots_are_spread_as_well_as_they_can_be(ones: tuple[int, ...], twos: tuple[int, ...]) -> None:
    """Gains with a kill somewhere: not every further hit is worth the same."""
    gains = {1: (0, 1, 2, 9), 2: (0, 3, 3.5, 3.6), 3: (0, -1, -2, 12), 4: (0, 2, 4, 6)}
    sight = Gunsight(ones, twos, lambda seat, hits: gains[seat][min(hits, 3)])
    for near, far in product(range(4), range(3)):
        best = max(
            sum(sight.gain(seat, (*a, *b).count(seat)) for seat in {*a, *b})
            for a in product(ones, repeat=near)
            for b in product(twos, repeat=far)
        )
        value, first, second = sight.best(near, far)
        assert value == pytest.approx(best) and len(first) == near and len(second) == far
        assert set(first) <= set(ones) and set(second) <= set(twos)


def test_beers_are_served_one_by_one_to_whom_they_help_most() -> None:
    results = Results(position("B", A_life="8/10", B_life="2/8"))
    served = results.served(4)
    assert set(served) == {0, 1} and served.count(0) <= 2, "the Sheriff lacks two; the rest is the Deputy's"
    assert results.beers(4) == pytest.approx(sum(results.beers(n) - results.beers(n - 1) for n in range(1, 5)))


def test_doubles_count_as_two_symbols() -> None:
    for face, (symbol, number) in SYMBOLS.items():
        if number == 2:
            counted = handful((0,) * 6, face)
            twice = handful(counts_of([symbol, symbol]))
            assert counted == twice, face


# --- arrows ----------------------------------------------------------------------------------------------------------


def test_an_arrow_costs_more_the_nearer_the_attack() -> None:
    far = position(A_life="9/10")
    near = position(A_life="9/10", A_arrows=2, B_arrows=2, C_arrows=2, D_arrows=1)
    deadly = position(A_life="4/10", A_arrows=3, B_arrows=3, C_arrows=2)
    assert 0 < far.arrow_price() < near.arrow_price() < deadly.arrow_price()


def test_an_attack_that_hits_the_others_is_welcome() -> None:
    """An Outlaw without arrows at a table where the Sheriff holds a fistful."""
    outlaw = position("C", A_life="3/10", A_arrows=4, active="C")
    assert outlaw.menace_now() > 0
    assert outlaw.dropping(0, 1) < 0 < position("B", A_life="3/10", A_arrows=4, active="B").dropping(0, 1)


def test_the_chief_covers_whoever_leads() -> None:
    view = DICE.view(
        set_table(
            options={"throw": "hand", "chiefs_arrow": True}, A_arrows=3, A_chief=True, B_arrows=3
        ).table.play.state,
        0,
    )
    seat = Position(view, stakes(view, notebook.read(view, DiceMemory()), 0), 0)
    assert seat.attack(view.arrows, 0) == pytest.approx(seat.loss(1, 3))
    assert seat.attack((3, 5, 0, 0, 0), 0) == pytest.approx(seat.loss(0, 5) + seat.loss(1, 5)), "a tie covers nobody"
