"""How two programs get acquainted, as pure state machines: bytes in, bytes out, and in the end a word.

    guest                                   host
      |------------- TLS 1.3 ----------------|      self-signed; what the guest saw is checked below
      |--- HELLO, number ---> <--- HELLO, number ---|     the only part every version must be able to read
      |
      |   with the code (see proof.py)               coming back with a token
      |--- JOIN, opening ------------------->|       the guest compares the certificate with the one it
      |<------------------ OPENING, opening -|       remembers, and says nothing secret to any other;
      |--- PROOF, fingerprint, proof ------->|       then
      |<--------------------- WELCOME, proof |       --- REJOIN, token --->     <--- WELCOME

At any point the host may say REFUSED and a word. Neither machine knows sockets or clocks: whoever carries the bytes
also ends a conversation that takes too long. Nothing that is fed to them raises.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import suppress
from hmac import compare_digest

from ...engine.message import Message, message
from .frames import HELLO, JOIN, LARGEST_BEFORE, OPENING, PROOF, REFUSED, REJOIN, WELCOME, BadFrame, FrameReader, frame
from .identity import Identity
from .proof import GUEST, HOST, SIZE, BadOpening, Proof
from .throttle import Throttle
from .tls import BrokenTunnel, Tunnel, guest_context

PROTOCOL = 1
"""Raise it when an older program could not take part any more."""

MAGIC = b"sixchambers"
MOST_BEFORE = 16 * 1024
"""Bytes a stranger may send altogether before it is let in."""

ALERT_BUSY = bytes.fromhex("15 0303 0002 02 31")
"""A TLS alert, "access denied", in the clear: how a host that is full says so before it spends any work on TLS."""
_ALERT_BUSY_WORD = "TLSV1_ALERT_ACCESS_DENIED"

Frame = tuple[int, bytes]
Talk = Generator[None, Frame, None]


class Refusal(Exception):
    """This end gives up: the sentence for the person here, and the word for the other end."""

    def __init__(self, why: Message, word: str = "") -> None:
        super().__init__(why.id)
        self.why = why
        self.word = word


class Handshake:
    """One end. After every `feed`: send what `take` has, and look whether it is `over`."""

    def __init__(self, tunnel: Tunnel, address: str) -> None:
        self.tunnel = tunnel
        self.reader = FrameReader(LARGEST_BEFORE)
        self.address = address
        self.admitted = False
        self.why: Message | None = None
        self.token: bytes | None = None
        self._room = MOST_BEFORE
        self._talk: Talk | None = None

    @property
    def over(self) -> bool:
        return self.admitted or self.why is not None

    def feed(self, data: bytes) -> None:
        if self.over:
            return
        try:
            self._hear(data)
        except Refusal as refusal:
            self._give_up(refusal)
        except (BadFrame, BadOpening, BrokenTunnel) as error:
            self._give_up(Refusal(self._nonsense(error)))

    def take(self) -> bytes:
        return self.tunnel.take()

    def gone(self) -> None:
        """The other end hung up, or took too long, before it was over."""
        if not self.over:
            self._give_up(Refusal(message("lan.link_lost") if self.tunnel.ready else self._nonsense()))

    def _hear(self, data: bytes) -> None:
        self._room -= len(data)
        if self._room < 0:
            raise BadFrame("too much")
        self.reader.feed(self.tunnel.feed(data))
        if not self.tunnel.ready:
            return
        if self._talk is None:
            self._talk = self._whole_talk()
            next(self._talk)
        while not self.admitted and (said := self.reader.next()):
            self._go_on(said)
        if self.tunnel.ended and not self.admitted:
            self.gone()

    def _go_on(self, said: Frame) -> None:
        assert self._talk is not None
        try:
            self._talk.send(said)
        except StopIteration:
            self.admitted = True

    def _give_up(self, refusal: Refusal) -> None:
        self.why = refusal.why
        if self._talk is not None:
            self._talk.close()
        with suppress(BrokenTunnel):  # then there is nobody to say it to
            if refusal.word:
                self._say(REFUSED, refusal.word.encode())
            self.tunnel.end()

    def _say(self, kind: int, payload: bytes = b"") -> None:
        self.tunnel.write(frame(kind, payload))

    def _whole_talk(self) -> Talk:
        self._say(HELLO, MAGIC + PROTOCOL.to_bytes(4))
        kind, hello = yield
        if kind == REFUSED:
            raise self._refused(hello)
        if kind != HELLO or not hello.startswith(MAGIC) or len(hello) < len(MAGIC) + 4:
            raise BadFrame("no hello")
        number = int.from_bytes(hello[len(MAGIC) :][:4])  # whatever a later version adds behind it
        if number != PROTOCOL:
            raise Refusal(self._other_version(number))
        yield from self._our_talk()

    def _our_talk(self) -> Talk:
        raise NotImplementedError

    def _other_version(self, number: int) -> Message:
        raise NotImplementedError

    def _nonsense(self, error: Exception | None = None) -> Message:
        return message("lan.bad_peer", address=self.address)

    def _refused(self, word: bytes) -> Exception:
        """Only a host refuses."""
        return BadFrame("refused by a guest")


class HostHandshake(Handshake):
    """The host's end. `address` is the machine's alone, without its port: wrong codes are counted by it."""

    def __init__(
        self, identity: Identity, code: str, known_token: Callable[[bytes], bool], throttle: Throttle, address: str
    ) -> None:
        super().__init__(Tunnel(identity.context, host=True), address)
        self._fingerprint = identity.fingerprint
        self._code = code
        self._known_token = known_token
        self._throttle = throttle

    def _our_talk(self) -> Talk:
        kind, payload = yield
        if kind == REJOIN:
            self._rejoin(payload)
        elif kind == JOIN:
            yield from self._join(payload)
        else:
            raise BadFrame("neither code nor token")

    def _rejoin(self, token: bytes) -> None:
        if not self._known_token(token):
            raise Refusal(message("lan.knock_token", address=self.address), "token_unknown")
        self.token = token
        self._say(WELCOME)

    def _join(self, opening: bytes) -> Talk:
        if wait := self._throttle.begin(self.address):
            raise Refusal(message("lan.knock_slowed", address=self.address), f"slow_down {wait}")
        proved = False
        try:
            proof = Proof(HOST, self._code)
            proof.meet(opening)
            self._say(OPENING, proof.opening)
            kind, theirs = yield
            seen, claim = theirs[:SIZE], theirs[SIZE:]
            if kind != PROOF:
                raise BadFrame("no proof")
            if not proof.holds(claim, seen):
                raise Refusal(message("lan.knock_wrong_code", address=self.address), "wrong_code")
            if not compare_digest(seen, self._fingerprint):
                raise Refusal(message("lan.knock_in_the_middle", address=self.address), "in_the_middle")
            proved = True
            self._say(WELCOME, proof.over(self._fingerprint))
        finally:  # also when the visitor hangs up here, or takes too long
            self._throttle.end(self.address, proved)

    def _other_version(self, number: int) -> Message:
        return message("lan.knock_too_old" if number < PROTOCOL else "lan.knock_too_new", address=self.address)


class GuestHandshake(Handshake):
    """The guest's end, with either a code or a token and the fingerprint that goes with it."""

    def __init__(self, address: str, code: str = "", token: bytes | None = None, fingerprint: bytes = b"") -> None:
        super().__init__(Tunnel(guest_context(), host=False), address)
        self._code = code
        self._pinned = fingerprint
        self.token = token

    def _our_talk(self) -> Talk:
        if self.token is None:
            yield from self._join()
        elif compare_digest(self.tunnel.seen(), self._pinned):
            self._say(REJOIN, self.token)
            yield from self._hear_of(WELCOME)
        else:
            raise Refusal(message("lan.wrong_host", address=self.address))

    def _join(self) -> Talk:
        proof = Proof(GUEST, self._code)
        self._say(JOIN, proof.opening)
        proof.meet((yield from self._hear_of(OPENING)))
        seen = self.tunnel.seen()
        self._say(PROOF, seen + proof.over(seen))
        if not proof.holds((yield from self._hear_of(WELCOME)), seen):
            raise Refusal(message("lan.wrong_code"))

    def _hear_of(self, wanted: int) -> Generator[None, Frame, bytes]:
        kind, payload = yield
        if kind == REFUSED:
            raise self._refused(payload)
        if kind != wanted:
            raise BadFrame(f"frame {kind} instead of {wanted}")
        return payload

    def _refused(self, word: bytes) -> Refusal:
        match word.split():
            case [b"wrong_code"]:
                return Refusal(message("lan.wrong_code"))
            case [b"slow_down", seconds] if seconds.isdigit() and len(seconds) < 4:
                return Refusal(message("lan.slow_down", n=int(seconds)))
            case [b"in_the_middle"]:
                return Refusal(message("lan.in_the_middle"))
            case [b"token_unknown"]:
                return Refusal(message("lan.token_unknown"))
        return Refusal(message("lan.refused", address=self.address))

    def _other_version(self, number: int) -> Message:
        return message("lan.too_new" if number < PROTOCOL else "lan.too_old")

    def _nonsense(self, error: Exception | None = None) -> Message:
        if isinstance(error, BrokenTunnel) and error.word == _ALERT_BUSY_WORD:
            return message("lan.refused_busy")
        return super()._nonsense(error)
