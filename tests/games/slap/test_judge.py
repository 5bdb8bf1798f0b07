"""The judge as a function: whatever is pressed whenever, what he says hangs together."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sixchambers.games.slap.box import AIR, BIG, CARDS, GOLD, HIP, IRON, MOVE, Card
from sixchambers.games.slap.judge import Finding, Input, Settings, Snapshot, judge
from sixchambers.games.slap.judge.claims import MoveRound

MS = 1000
KINDS = ("slap", "cover", "leave", "cover2", "leave2")
TIMES = st.integers(-500, 5200).map(lambda ms: ms * MS) | st.sampled_from((300_000, 303_000, 420_000, 5_000_000))


@st.composite
def tables(draw: st.DrawFn) -> Snapshot:
    """Some seats are out, some hands in cover; one seat may have two hands."""
    seats = draw(st.integers(2, 7))
    living = draw(st.lists(st.booleans(), min_size=seats, max_size=seats).filter(lambda row: sum(row) > 1))
    bases = [seat for seat in range(seats) if living[seat]]
    free = draw(st.permutations(bases))
    sheriffs = draw(st.integers(-1, seats - 1))
    hands: list[tuple[int, ...]] = []
    for seat in range(seats):
        down = [free.pop() for _ in range(1 + (seat == sheriffs)) if living[seat] and free and draw(st.booleans())]
        hands.append((*down, *[HIP] * (1 + (seat == sheriffs) - len(down))))
    lots = tuple(draw(st.permutations(range(seats))))
    return Snapshot(tuple(living), tuple(hands), tuple(bases), draw(st.integers(-1, seats - 1)), lots)


@st.composite
def rounds(draw: st.DrawFn) -> tuple[Snapshot, Card, list[Input], Settings]:
    table = draw(tables())
    seats = len(table.living)
    arg = st.integers(-1, seats - 1)
    press = st.builds(Input, c=TIMES, seat=st.integers(0, seats - 1), kind=st.sampled_from(KINDS), arg=arg)
    rules = Settings(
        lift=draw(st.sampled_from((0, 120 * MS))),
        miss=draw(st.sampled_from((0, 150 * MS))),
        eps=draw(st.sampled_from((0, 4 * MS, 8 * MS))),
        floor=120 * MS,
        flinch_lock=600 * MS,
        timeout=5000 * MS,
        strict=draw(st.booleans()),
        coin=draw(st.booleans()),
        same_base=draw(st.booleans()),
        handicaps=tuple(draw(st.sampled_from((0, 0, 100 * MS))) for _ in range(seats)),
    )
    return table, draw(st.sampled_from(CARDS)), draw(st.lists(press, max_size=14)), rules


@settings(max_examples=300, deadline=None)
@given(given=rounds())
def test_what_he_finds_hangs_together(given: tuple[Snapshot, Card, list[Input], Settings]) -> None:
    table, card, inputs, rules = given
    found = judge(table, card, inputs, rules)
    assert len(found.rulings) == len(found.landed) == len(inputs)
    lying = [base for hands in found.hands for base in hands if base != HIP]
    assert AIR not in lying and len(set(lying)) == len(lying) and set(lying) <= set(table.bases)
    assert [len(hands) for hands in found.hands] == [len(hands) for hands in table.hands]
    assert all(hands[0] >= hands[-1] or hands[0] >= 0 for hands in found.hands), "the main hand is the one in cover"
    for seat, alive in enumerate(table.living):
        assert alive or found.hands[seat] == table.hands[seat]
    assert (found.by >= 0 or found.loser >= 0 or found.too_close) == (found.end is not None)
    if found.end is not None:
        assert found.end <= rules.timeout
    if found.by >= 0:
        assert table.living[found.by] and found.loser < 0
        assert found.target != found.by and (found.target < 0 or table.living[found.target])
        assert found.hands[found.by][-1] == HIP, "the hand that slapped is at the hip"
    if found.covered and card == IRON:
        assert found.hands[found.target][0] >= 0, "covered is in cover"
    if found.loser >= 0:
        assert card == MOVE and len(found.unsettled) <= 1
        assert rules.coin or found.hands[found.loser][0] == HIP
    for press, ruling in zip(inputs, found.rulings, strict=True):
        early = press.c < rules.floor and not press.kind.startswith("leave")
        assert (ruling == "flinch") == (early and table.living[press.seat] and ruling not in ("late", "dead"))
        assert (ruling == "dead") <= (not table.living[press.seat])


@settings(max_examples=300, deadline=None)
@given(given=rounds(), seed=st.integers(0, 1000))
def test_the_order_of_arrival_does_not_matter(given: tuple[Snapshot, Card, list[Input], Settings], seed: int) -> None:
    """Packets may overtake each other; only those of one seat at one moment count in their order."""
    table, card, inputs, rules = given
    assume(len({(press.seat, press.c) for press in inputs}) == len(inputs))
    order = list(range(len(inputs)))
    Random(seed).shuffle(order)
    found = judge(table, card, inputs, rules)
    other = judge(table, card, [inputs[number] for number in order], rules)
    assert _facts(found) == _facts(other)
    assert [found.rulings[number] for number in order] == other.rulings
    assert _facts(judge(table, card, inputs, rules)) == _facts(found), "and he is of the same opinion again"


@settings(max_examples=200, deadline=None)
@given(given=rounds(), data=st.data())
def test_what_comes_after_the_end_changes_nothing(
    given: tuple[Snapshot, Card, list[Input], Settings], data: st.DataObject
) -> None:
    table, card, inputs, rules = given
    found = judge(table, card, inputs, rules)
    assume(found.end is not None and inputs)
    after = found.end + rules.eps + max(rules.handicaps) + 1  # type: ignore[operator]
    late = Input(
        data.draw(st.integers(max(after, 0), 6_000_000)),
        data.draw(st.integers(0, len(table.living) - 1)),
        data.draw(st.sampled_from(KINDS)),
        data.draw(st.integers(-1, len(table.living) - 1)),
    )
    other = judge(table, card, [*inputs, late], rules)
    assert _facts(found) == _facts(other)
    assert other.rulings == [*found.rulings, "late"]


@settings(max_examples=200, deadline=None)
@given(given=rounds(), data=st.data())
def test_no_seat_is_special(given: tuple[Snapshot, Card, list[Input], Settings], data: st.DataObject) -> None:
    """With everybody moved to another chair the same happens to the same people."""
    table, card, inputs, rules = given
    seats = len(table.living)
    to = data.draw(st.permutations(range(seats)))
    back = [to.index(seat) for seat in range(seats)]

    def moved(number: int) -> int:
        return to[number] if number >= 0 else number

    turned = Snapshot(
        tuple(table.living[back[seat]] for seat in range(seats)),
        tuple(tuple(moved(base) for base in table.hands[back[seat]]) for seat in range(seats)),
        tuple(sorted(map(moved, table.bases))),
        moved(table.dealer),
        tuple(table.lots[back[seat]] for seat in range(seats)),
    )
    presses = [Input(press.c, to[press.seat], press.kind, moved(press.arg)) for press in inputs]
    handicaps = tuple(rules.handicaps[back[seat]] for seat in range(seats))
    given_rules = Settings(
        **{**{name: getattr(rules, name) for name in rules.__struct_fields__}, "handicaps": handicaps}
    )
    one, other = judge(table, card, inputs, rules), judge(turned, card, presses, given_rules)
    assert one.rulings == other.rulings and one.end == other.end and one.too_close == other.too_close
    assert (moved(one.by), moved(one.target), moved(one.loser)) == (other.by, other.target, other.loser)
    assert [tuple(map(moved, one.hands[back[seat]])) for seat in range(seats)] == list(other.hands)


@settings(max_examples=200, deadline=None)
@given(given=rounds())
def test_at_move_somebody_can_always_go_on(given: tuple[Snapshot, Card, list[Input], Settings]) -> None:
    """By claims: as long as two or more have no cover, one of them finds a base that will do."""
    table, _, inputs, rules = given
    assume(not rules.strict)
    game = MoveRound(table, [press for press in inputs if press.kind != "slap"], rules)
    found = game.run()
    assume(len(found.unsettled) > 1)
    assert any(not game.why_not(seat, base) for seat in found.unsettled for base in table.bases)


@pytest.mark.parametrize("card", [IRON, BIG, GOLD, MOVE])
def test_a_quiet_round(card: Card) -> None:
    table = Snapshot((True,) * 3, ((1,), (HIP,), (0,)), (0, 1, 2), 0, (0, 1, 2))
    rules = Settings(0, 0, 0, 0, 0, 5_000_000, False, False, False, (0, 0, 0))
    found = judge(table, card, [], rules)
    assert found.end is None and found.rulings == []
    assert found.hands == (((HIP,),) * 3 if card == MOVE else table.hands)


def _facts(found: Finding) -> tuple[object, ...]:
    return (
        found.end,
        found.by,
        found.target,
        found.covered,
        found.loser,
        found.unsettled,
        found.too_close,
        found.hands,
    )
