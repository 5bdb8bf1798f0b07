"""Cases of the rules that are no story at a table."""

from __future__ import annotations

from pathlib import Path
from random import Random

from helpers.slap import play_on, slap_play, slap_table
from sixchambers.engine.journal import Journal, fingerprint, read
from sixchambers.engine.message import Trouble
from sixchambers.engine.replay import replay
from sixchambers.games import game
from sixchambers.games.slap.box import LONGEST_WAIT, PACES
from sixchambers.games.slap.events import Misdealt
from sixchambers.games.slap.game import SLAP
from sixchambers.games.slap.options import SlapOptions


def test_case_73_same_seed_and_inputs_same_game(tmp_path: Path) -> None:
    for number in range(3):
        logs: list[list[bytes]] = []
        hashes = []
        for again in range(2):
            table = slap_table(4, seed=number)
            heard: list[bytes] = []
            table.listen(None, lambda update, heard=heard: heard.append(SLAP.codec.encode(update)))  # type: ignore[misc]
            table.journal = Journal.begin(tmp_path / f"{number}{again}.journal", table.header)
            play_on(table, Random(number))
            table.journal.close()
            logs.append(heard)
            hashes.append(fingerprint(SLAP, table.play.state))
        assert logs[0] == logs[1] and hashes[0] == hashes[1] and len(logs[0]) > 50
        back = replay(read(tmp_path / f"{number}0.journal"), game)
        assert fingerprint(SLAP, back.play.state) == hashes[0]
        assert (tmp_path / f"{number}0.journal").read_bytes() == (tmp_path / f"{number}1.journal").read_bytes()


def test_nothing_is_written_while_a_card_is_fought_for(tmp_path: Path) -> None:
    """No work for the disk then; right after the verdict everything is there."""
    table = slap_table(4)
    path = tmp_path / "game"
    table.journal = Journal.begin(path, table.header)
    table.advance(table.next_deadline() or 0)
    before = path.read_bytes()
    table.advance(table.next_deadline() or 0)
    assert table.submit(0, ("slap", 1, 300_000)) is None
    assert path.read_bytes() == before
    table.advance(table.next_deadline() or 0)
    written = path.read_bytes()
    assert written.startswith(before) and b'"slap",1,300000' in written
    table.journal.close()
    assert fingerprint(SLAP, replay(read(path), game).play.state) == fingerprint(SLAP, table.play.state)


def test_l10_a_misdeal_has_no_effect(tmp_path: Path) -> None:
    for phases in (1, 2):
        table = slap_table(4)
        path = tmp_path / str(phases)
        table.journal = Journal.begin(path, table.header)
        refusal = table.call_off()
        assert refusal is not None and refusal.id == "engine.nothing_to_call_off"
        for _ in range(phases):
            table.advance(table.next_deadline() or 0)
        state = table.play.state
        before = (list(state.members), list(state.gold), list(state.hands), len(state.deck), state.dealer)
        assert table.submit(0, ("slap", 1, -200_000)) is None
        heard: list[object] = []
        table.listen(1, lambda update, heard=heard: heard.extend(update.events))  # type: ignore[misc]
        assert table.call_off() is None
        assert any(isinstance(event, Misdealt) for event in heard)
        assert (list(state.members), list(state.gold), list(state.hands), len(state.deck) - 1, state.dealer) == before
        assert state.agenda[-1].phase == "between" and state.inputs == [] and state.card is None
        SLAP.check(state)
        table.journal.close()
        assert fingerprint(SLAP, replay(read(path), game).play.state) == fingerprint(SLAP, state)


def test_a_press_cannot_be_taken_back() -> None:
    table = slap_table(4)
    for _ in range(2):
        table.advance(table.next_deadline() or 0)
    assert table.submit(0, ("slap", 1, 300_000)) is None
    refusal = table.undo(0)
    assert refusal is not None and refusal.id == "engine.nothing_to_undo"


def test_the_wait_tells_nothing_by_having_lasted() -> None:
    """Of those cards that let people wait so long already, about the same share comes within the next 200 ms."""
    for pace in ("relaxed", "normal", "frantic"):
        play = slap_play(3, SlapOptions(pace=pace), "wait")  # type: ignore[arg-type]
        waits = [play.wait() for _ in range(6000)]
        least = PACES[pace].wait
        assert least <= min(waits) < least + 20 and max(waits) <= LONGEST_WAIT
        shares = []
        for begun in (least, least + 300, least + 600):
            waiting = [wait for wait in waits if wait >= begun]
            shares.append(sum(wait < begun + 200 for wait in waiting) / len(waiting))
        assert max(shares) - min(shares) < 0.06, (pace, shares)


def test_two_need_the_house_rule_and_dealers_a_seat() -> None:
    for seats, options in ((2, {}), (3, {"first_dealer": 4})):
        try:
            slap_table(seats, **options)
        except Trouble as trouble:
            assert trouble.message.id in ("slap.no_two", "slap.no_such_dealer")
        else:
            raise AssertionError("they may not sit down")
    for seats in (1, 8):
        try:
            SLAP.check_seats(seats)
        except Trouble as trouble:
            assert trouble.message.id == "engine.wrong_seats"
        else:
            raise AssertionError("too few or too many")


def test_everything_is_dealt_fairly() -> None:
    """Every gang and every first dealer turns up at every seat."""
    met = {(seat, gang) for n in range(120) for seat, gang in enumerate(slap_play(4, SlapOptions(), n).state.gangs)}
    assert len(met) == 4 * 7
    assert {slap_play(4, SlapOptions(), n).state.dealer for n in range(60)} == {0, 1, 2, 3}
