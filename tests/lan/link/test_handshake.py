"""Getting acquainted, without sockets: who gets in, who does not, and what either learns."""

from __future__ import annotations

import ssl

import pytest

from lan.link.house import CODE, IDENTITY, TOKEN
from lan.link.talk import OUR_HELLO, Stranger, converse, guest, host, returning
from sixchambers.lan.link.frames import (
    DATA,
    HELLO,
    JOIN,
    OPENING,
    PROOF,
    REFUSED,
    REJOIN,
    WELCOME,
    frame,
)
from sixchambers.lan.link.handshake import MAGIC, MOST_BEFORE, PROTOCOL, GuestHandshake, Handshake
from sixchambers.lan.link.identity import Identity
from sixchambers.lan.link.proof import GUEST, HOST, SIZE, BadOpening, Proof
from sixchambers.lan.link.throttle import FREE, Throttle
from sixchambers.lan.link.tls import Tunnel


def why(handshake: Handshake) -> str:
    assert handshake.over and not handshake.admitted
    assert handshake.why is not None
    return handshake.why.id


@pytest.mark.parametrize("piece", [1 << 20, 7, 1])
def test_the_code_lets_in(piece: int) -> None:
    here, there = host(), guest("STAUB sattel 42")
    converse(here, there, piece)
    assert here.admitted and there.admitted
    assert here.token is None and there.tunnel.seen() == IDENTITY.fingerprint


def test_another_code_does_not() -> None:
    here, there = host(), guest("staub-sattel-43")
    converse(here, there)
    assert (why(here), why(there)) == ("lan.knock_wrong_code", "lan.wrong_code")


def test_a_token_lets_in_again() -> None:
    here, there = host(), returning()
    converse(here, there)
    assert here.admitted and there.admitted and here.token == TOKEN


def test_an_unknown_token_does_not() -> None:
    here, there = host(), returning(token=b"another token...")
    converse(here, there)
    assert (why(here), why(there)) == ("lan.knock_token", "lan.token_unknown")


def test_a_token_is_shown_to_nobody_but_the_host_it_is_from() -> None:
    """An impostor at the same address, with every skill but the key."""
    there = returning()
    impostor = Stranger(there, Identity.fresh())
    impostor.hello()
    assert why(there) == "lan.wrong_host"
    assert [kind for kind, _ in impostor.heard] == [HELLO]


# --- versions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "more", "to_the_guest", "to_the_host"),
    [
        (PROTOCOL - 1, b"", "lan.too_new", "lan.knock_too_old"),
        (PROTOCOL + 1, b"", "lan.too_old", "lan.knock_too_new"),
        (2**32 - 1, b" and much that nobody here understands", "lan.too_old", "lan.knock_too_new"),
    ],
)
def test_it_is_said_which_side_must_update(number: int, more: bytes, to_the_guest: str, to_the_host: str) -> None:
    hello = MAGIC + number.to_bytes(4) + more
    here, there = host(), guest()
    for ear, identity in ((here, None), (there, IDENTITY)):
        other = Stranger(ear, identity)
        other.hello(hello)
        assert other.heard[0] == (HELLO, OUR_HELLO), "the other one can tell as well"
    assert (why(there), why(here)) == (to_the_guest, to_the_host)


def test_a_hello_never_changes() -> None:
    """Programs of every age read these bytes: they are here as they were in version 1."""
    here = host()
    stranger = Stranger(here)
    assert stranger.heard == [(1, b"sixchambers\x00\x00\x00" + bytes([PROTOCOL]))]
    assert frame(1, b"x") == b"\x00\x00\x00\x02\x01x"
    assert REFUSED == 2


# --- one guess -------------------------------------------------------------------------------------------------------


def test_a_wrong_guess_is_counted_and_slowed() -> None:
    throttle = Throttle()
    for _ in range(FREE):
        converse(host(throttle=throttle), guest("wrong-one-11"))
    there = guest(CODE)
    here = host(throttle=throttle)
    converse(here, there)
    assert (why(here), why(there)) == ("lan.knock_slowed", "lan.slow_down")
    assert there.why is not None and there.why.parts == {"n": 2}
    converse(host(throttle=throttle), back := returning())
    assert back.admitted, "a token is never slowed"


def test_hanging_up_in_the_middle_counts_like_a_wrong_guess() -> None:
    throttle = Throttle()
    for _ in range(FREE):
        here = host(throttle=throttle)
        stranger = Stranger(here)
        stranger.hello()
        stranger.say(JOIN, Proof(GUEST, CODE).opening)
        assert stranger.heard[-1][0] == OPENING
        here.gone()
    converse(host(throttle=throttle), there := guest())
    assert why(there) == "lan.slow_down"


def test_the_host_proves_nothing_to_who_has_not_proved_first() -> None:
    here = host()
    stranger = Stranger(here)
    stranger.hello()
    proof = Proof(GUEST, "wrong-one-11")
    stranger.say(JOIN, proof.opening)
    proof.meet(stranger.heard[-1][1])
    stranger.say(PROOF, IDENTITY.fingerprint + proof.over(IDENTITY.fingerprint))
    assert [kind for kind, _ in stranger.heard] == [HELLO, OPENING, REFUSED]
    assert why(here) == "lan.knock_wrong_code"


def test_a_connection_is_good_for_one_guess_only() -> None:
    here = host()
    stranger = Stranger(here)
    stranger.hello()
    wrong, right = Proof(GUEST, "wrong-one-11"), Proof(GUEST, CODE)
    stranger.say(JOIN, wrong.opening)
    wrong.meet(stranger.heard[-1][1])
    stranger.say(PROOF, IDENTITY.fingerprint + wrong.over(IDENTITY.fingerprint))
    said = len(stranger.heard)
    stranger.say(JOIN, right.opening)
    assert len(stranger.heard) == said and why(here) == "lan.knock_wrong_code"


def test_a_false_host_cannot_talk_its_way_past_the_guest() -> None:
    there = guest()
    impostor = Stranger(there, identity := Identity.fresh())
    impostor.hello()
    proof = Proof(HOST, "wrong-one-11")
    proof.meet(impostor.heard[-1][1])
    impostor.say(OPENING, proof.opening)
    assert impostor.heard[-1][0] == PROOF
    impostor.say(WELCOME, proof.over(identity.fingerprint))
    assert why(there) == "lan.wrong_code"


def test_a_proof_cannot_be_sent_back() -> None:
    there = guest()
    impostor = Stranger(there, identity := Identity.fresh())
    impostor.hello()
    impostor.say(OPENING, Proof(HOST, "wrong-one-11").opening)
    impostor.say(WELCOME, impostor.heard[-1][1][SIZE:])
    assert why(there) == "lan.wrong_code"
    mirror = Stranger(there := guest(), identity)
    mirror.hello()
    mirror.say(OPENING, mirror.heard[-1][1])
    assert why(there) == "lan.bad_peer", "nor can an opening"


def test_a_recorded_conversation_opens_no_door() -> None:
    """Every frame an honest guest said, word for word, in a new connection."""
    here, there = host(), guest()
    proof = Proof(GUEST, CODE)
    first = Stranger(here)
    first.hello()
    first.say(JOIN, proof.opening)
    proof.meet(first.heard[-1][1])
    claim = IDENTITY.fingerprint + proof.over(IDENTITY.fingerprint)
    first.say(PROOF, claim)
    assert here.admitted and first.heard[-1][0] == WELCOME
    here = host()
    replay = Stranger(here)
    for kind, payload in ((HELLO, OUR_HELLO), (JOIN, proof.opening), (PROOF, claim)):
        replay.say(kind, payload)
    assert why(here) == "lan.knock_wrong_code"
    # And every byte of the wire, TLS and all.
    here, there = host(), guest()
    tape = [there.take()]
    here.feed(tape[0])
    while said := here.take():
        there.feed(said)
        tape.append(there.take())
        here.feed(tape[-1])
    assert here.admitted
    here = host()
    for said in tape:
        here.feed(said)
    assert why(here) == "lan.bad_peer"


def test_a_proof_is_over_one_certificate() -> None:
    one, other = Proof(GUEST, CODE), Proof(HOST, CODE)
    one.meet(other.opening)
    other.meet(one.opening)
    assert other.holds(one.over(b"f" * SIZE), b"f" * SIZE)
    assert not other.holds(one.over(b"g" * SIZE), b"f" * SIZE)
    assert not other.holds(other.over(b"f" * SIZE), b"f" * SIZE), "nor is it anybody's"


def test_the_right_code_over_another_certificate_is_a_man_in_the_middle() -> None:
    here = host()
    stranger = Stranger(here)
    stranger.hello()
    proof = Proof(GUEST, CODE)
    stranger.say(JOIN, proof.opening)
    proof.meet(stranger.heard[-1][1])
    stranger.say(PROOF, b"g" * SIZE + proof.over(b"g" * SIZE))
    assert stranger.heard[-1] == (REFUSED, b"in_the_middle")
    assert why(here) == "lan.knock_in_the_middle"


@pytest.mark.parametrize(
    "opening",
    [
        b"",
        b"A",
        b"A" + bytes(32),
        b"A\x01" + bytes(31),
        b"B" + b"\x02" * 32,
        b"A" + b"\xff" * 32,
        b"S" * 33,
        b"A" * 1000,
    ],
)
def test_an_opening_must_be_a_point_of_the_group(opening: bytes) -> None:
    with pytest.raises(BadOpening):
        Proof(HOST, CODE).meet(opening)
    here = host()
    stranger = Stranger(here)
    stranger.hello()
    stranger.say(JOIN, opening)
    assert why(here) == "lan.bad_peer"


# --- nonsense --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "frames",
    [
        [(HELLO, b"")],
        [(HELLO, b"sixchamber")],
        [(HELLO, MAGIC + b"\x00\x00")],
        [(JOIN, b"x")],
        [(0, b"")],
        [(255, b"x" * 500)],
        [(HELLO, OUR_HELLO), (HELLO, OUR_HELLO)],
        [(HELLO, OUR_HELLO), (DATA, b"{}")],
        [(HELLO, OUR_HELLO), (PROOF, b"x" * 64)],
        [(HELLO, OUR_HELLO), (WELCOME, b"x" * 32)],
        [(HELLO, OUR_HELLO), (REFUSED, b"wrong_code")],
        [(HELLO, OUR_HELLO), (JOIN, Proof(GUEST, CODE).opening), (JOIN, Proof(GUEST, CODE).opening)],
        [(HELLO, OUR_HELLO), (JOIN, Proof(GUEST, CODE).opening), (REJOIN, TOKEN)],
        [(HELLO, OUR_HELLO + b"x" * 2000)],
    ],
    ids=lambda frames: "-".join(str(kind) for kind, _ in frames),
)
def test_a_host_that_hears_nonsense_hangs_up(frames: list[tuple[int, bytes]]) -> None:
    here = host()
    stranger = Stranger(here)
    for kind, payload in frames:
        stranger.say(kind, payload)
    assert why(here) == "lan.bad_peer"


@pytest.mark.parametrize(
    ("word", "id"),
    [
        (b"slow_down 12", "lan.slow_down"),
        (b"slow_down", "lan.refused"),
        (b"slow_down -3", "lan.refused"),
        (b"slow_down " + b"9" * 900, "lan.refused"),
        ("slow_down ٣".encode(), "lan.refused"),
        (b"\xff\x00", "lan.refused"),
        (b"", "lan.refused"),
        (b"a word of a later version", "lan.refused"),
    ],
)
def test_a_guest_understands_any_refusal(word: bytes, id: str) -> None:
    there = guest()
    impostor = Stranger(there, IDENTITY)
    impostor.hello()
    impostor.say(REFUSED, word)
    assert why(there) == id


def test_a_stranger_may_only_say_so_much() -> None:
    """A greeting of 128 kB, in records as they should be: TLS alone would hear it out."""
    here = host()
    here.feed(b"\x16\x03\x01\x00\x04" + b"\x01\x01\xff\xff")
    fed = 0
    while not here.over and fed < 4 * MOST_BEFORE:
        here.feed(b"\x16\x03\x01\x03\xe8" + bytes(1000))
        fed += 1000
    assert why(here) == "lan.bad_peer" and fed <= MOST_BEFORE + 1000


def test_plain_text_and_older_tls_are_turned_away() -> None:
    for greeting in (b"GET / HTTP/1.1\r\n\r\n", b"\x00" * 50, b"SSH-2.0-OpenSSH_9.2\r\n"):
        here = host()
        here.feed(greeting)
        assert why(here) == "lan.bad_peer"
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname = False
    old.verify_mode = ssl.CERT_NONE
    old.maximum_version = ssl.TLSVersion.TLSv1_2
    here = host()
    here.feed(Tunnel(old, host=False).take())
    assert why(here) == "lan.bad_peer"


def test_what_comes_right_behind_the_handshake_is_kept() -> None:
    here = host()
    stranger = Stranger(here)
    stranger.hello()
    stranger.tunnel.write(frame(REJOIN, TOKEN) + frame(DATA, b"x" * 5000))
    here.feed(stranger.tunnel.take())
    assert here.admitted
    here.reader.largest = 10_000
    assert here.reader.next() == (DATA, b"x" * 5000)


def test_after_the_end_nothing_is_heard() -> None:
    here = host()
    here.feed(b"nonsense")
    before = why(here)
    here.feed(b"more of it")
    here.gone()
    assert why(here) == before
    there = GuestHandshake("table:1", CODE)
    there.gone()
    assert why(there) == "lan.bad_peer"
