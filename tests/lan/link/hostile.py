"""What a hostile or broken program might say: seeded, endless, and often nearly right."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from lan.link.house import CODE, IDENTITY, TOKEN
from lan.link.talk import OUR_HELLO
from sixchambers.lan.link.frames import DATA, HELLO, JOIN, OPENING, PING, PROOF, REFUSED, REJOIN, WELCOME, frame
from sixchambers.lan.link.handshake import GuestHandshake, Handshake, HostHandshake
from sixchambers.lan.link.proof import GUEST, HOST, Proof
from sixchambers.lan.link.throttle import Throttle

SAID = [
    {"say": "hello", "people": ["Anna", "Bernd"], "name": ""},
    {"say": "take", "seat": 1, "name": "Anna"},
    {"say": "give", "seat": 0, "asked": 7, "answer": [1, [2, 3], {"a": "ü"}]},
    {"say": "chat", "text": 'Grüße „“ \\ " \u0000', "phrase": ""},
    {"say": "ready", "ready": True},
    {"tell": "welcome", "guest": 1, "token": "abc"},
    {"say": "time", "number": 3, "sent": 123456789012},
    {"say": "presented", "round": 9, "at": -123456789012, "uncertainty": 2000},
    {"say": "press", "round": 9, "seat": 1, "number": 4, "kind": "slap", "aim": None, "moment": 312345},
    {"say": "mark", "round": 9, "upto": -20000},
    {"tell": "clock", "number": 3, "sent": 1, "came": 2, "went": 3},
    {"tell": "reveal", "round": 9, "at": 77, "sealed": "AAAA", "open": None, "hands": 40000},
    {"tell": "key", "round": 9, "key": "AAAA"},
    {"tell": "hands", "round": 9, "hands": [{"seat": 1, "number": 2, "kind": "cover", "aim": 3, "moment": 5}]},
]
MONSTERS = [
    b"[" * 4000,
    b"[" * 500 + b"]" * 500,
    b'{"say":' * 900 + b"1" + b"}" * 900,
    b'{"say":"give","seat":0,"asked":' + b"9" * 3000 + b',"answer":1}',
    b'{"say":"give","seat":0,"asked":1,"answer":' + b"[" * 40 + b"]" * 40 + b"}",
    b'{"say":"give","seat":1e400,"asked":1,"answer":-0}',
    b'"\xff\xfe"',
    b'{"say":"chat","text":"\xed\xa0\x80"}',
    b'{"say":"chat","text":"\\ud800"}',
    b"\x00" * 600,
    b"\xef\xbb\xbf{}",
    b"nullnull",
    b'{"say":"hello","say":"chat","people":[]}',
]
LENGTHS = [0, 1, 2, 0x3FF, 0x400, 0x401, 0x4000, 0x4001, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF]


def mutated(random: Random, data: bytes) -> bytes:
    """A flipped bit, a lost end, a doubled middle, a byte too many: often one, sometimes several."""
    changed = bytearray(data)
    for _ in range(random.choice((1, 1, 1, 2, 5))):
        at = random.randrange(len(changed) + 1)
        match random.randrange(5):
            case 0 if changed:
                changed[at % len(changed)] ^= 1 << random.randrange(8)
            case 1:
                del changed[at:]
            case 2:
                changed[at:at] = changed[at : at + random.randrange(30)]
            case 3:
                changed[at:at] = random.randbytes(random.randrange(1, 9))
            case _:
                del changed[at : at + random.randrange(1, 9)]
    return bytes(changed)


def payload(random: Random) -> bytes:
    """JSON, more or less."""
    match random.randrange(4):
        case 0:
            return random.randbytes(random.randrange(200))
        case 1:
            return random.choice(MONSTERS)
        case _:
            said = json.dumps(random.choice(SAID), ensure_ascii=random.random() < 0.5).encode()
            return mutated(random, said) if random.random() < 0.6 else said


def chunk(random: Random) -> bytes:
    """Frames, more or less: for inside the tunnel."""
    match random.randrange(5):
        case 0:
            return random.randbytes(random.randrange(1, 120))
        case 1:
            return random.choice(LENGTHS).to_bytes(4) + random.randbytes(random.randrange(40))
        case 2:
            return mutated(random, frame(random.randrange(12), payload(random)))
        case _:
            return frame(random.choice((DATA, DATA, DATA, PING, random.randrange(256))), payload(random))


def wire(random: Random, greeting: bytes) -> bytes:
    """TLS, more or less: for outside of the tunnel. `greeting` is what an honest guest begins with."""
    match random.randrange(4):
        case 0:
            return random.randbytes(random.randrange(1, 400))
        case 1:
            head = bytes((random.choice((20, 21, 22, 23, 24, 0x80)), 3, random.choice((0, 1, 3, 4))))
            return head + random.choice(LENGTHS).to_bytes(4)[2:] + random.randbytes(random.randrange(60))
        case _:
            return mutated(random, greeting)


_OPENINGS = {side: [Proof(side, CODE).opening for _ in range(4)] for side in (GUEST, HOST)}


def words(random: Random, from_host: bool) -> bytes:
    """The frames of a handshake, more or less."""
    opening = random.choice(_OPENINGS[HOST if from_host else GUEST])
    honest = [
        (HELLO, OUR_HELLO),
        (OPENING, opening) if from_host else (JOIN, opening),
        (WELCOME, random.randbytes(32)) if from_host else (PROOF, IDENTITY.fingerprint + random.randbytes(32)),
        (REFUSED, b"slow_down 7") if from_host else (REJOIN, random.choice((TOKEN, random.randbytes(16)))),
    ]
    kind, said = random.choice(honest)
    match random.randrange(6):
        case 0:
            return chunk(random)
        case 1:
            return mutated(random, frame(kind, said))
        case 2:
            return frame(kind, mutated(random, said))
        case _:
            return frame(kind, said)


def ear(random: Random) -> tuple[Handshake, bool]:
    """Somebody to talk to: a host, or a guest that took us for one. And whether it is a guest."""
    if random.random() < 0.3:
        token = TOKEN if random.random() < 0.5 else None
        return GuestHandshake("x", CODE, token, IDENTITY.fingerprint if random.random() < 0.5 else b""), True
    return HostHandshake(IDENTITY, CODE, TOKEN.__eq__, Throttle(_hurried()), "x"), False


def _hurried() -> Callable[[], float]:
    """A clock that runs so fast that nobody is ever slowed."""
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 1e6
        return now

    return clock
