"""The proof that both ends know the join code, and that nobody sits between them.

Why it holds:

* The code is short, so nothing may ever cross the wire that a guess could be checked against at leisure. SPAKE2 (a
  password-authenticated key exchange; the `spake2` library, as magic-wormhole uses it) sees to that: each end sends
  one random-looking point and gets a key. The keys are equal if and only if the codes are. Whoever merely listens,
  or takes part with a wrong code, learns that this one code is wrong, and nothing about any other.
* The guest proves its key first. An attacker at the host's door therefore shows its guess before it learns anything,
  and the host counts it. Were the host first, one could compare the host's proof with a guess, hang up, and have
  guessed for nothing. A false host gets a guess as well, one for each time a person types the code and is turned down.
* So: exactly one guess a connection, on either side. The host slows guesses down (see throttle.py), and counts every
  exchange it took part in that did not end in a proof, hung up or wrong alike. That also bounds how often an attacker
  can measure how long the host's (not constant-time) arithmetic takes.
* Both proofs cover the fingerprint of the certificate the prover saw, or showed. Someone who ends the guest's TLS with
  a certificate of his own and opens another TLS to the host can hand SPAKE2's messages back and forth, but cannot
  forge a proof over the host's fingerprint, and the guest never makes one over any certificate but the one it saw.
  The private key of that certificate is what TLS has proved. The guest's proof names the fingerprint it is over, so
  that the host can tell a man in the middle (right code, wrong certificate) from a slip of the tongue.
* The two proofs use different keys, so neither can be sent back as the other; both cover both SPAKE2 messages,
  which are fresh on each side, so none can be used twice.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from spake2 import SPAKE2_A, SPAKE2_B  # type: ignore[import-untyped]

from .code import normal

LABEL = b"Six Chambers LAN link, proof of the join code"
GUEST, HOST = b"guest", b"host"
SIZE = 32
"""Bytes of a fingerprint, and of a proof."""


class BadOpening(Exception):
    """What came cannot be the other end's part of the exchange."""


class Proof:
    """One end's part: send `opening`, `meet` the other's, then prove and check."""

    def __init__(self, side: bytes, code: str) -> None:
        self._side = side
        spake = SPAKE2_A if side == GUEST else SPAKE2_B
        self._spake = spake(normal(code).encode(), idA=GUEST, idB=HOST)
        self.opening: bytes = self._spake.start()
        self._openings: dict[bytes, bytes] = {}
        self._keys: dict[bytes, bytes] = {}

    def meet(self, theirs: bytes) -> None:
        """The other end's opening. BadOpening if it is none: not a point of the group, or our own sent back."""
        try:
            key = self._spake.finish(theirs)
        except Exception:  # the library has half a dozen kinds, assertions among them
            raise BadOpening from None
        other = HOST if self._side == GUEST else GUEST
        self._openings = {self._side: self.opening, other: theirs}
        both = HKDF(SHA256(), 2 * SIZE, salt=None, info=LABEL).derive(key)
        self._keys = {GUEST: both[:SIZE], HOST: both[SIZE:]}

    def over(self, fingerprint: bytes) -> bytes:
        """Our proof, over the certificate we saw or showed."""
        return self._mac(self._side, fingerprint)

    def holds(self, theirs: bytes, fingerprint: bytes) -> bool:
        """Does the other end know the code, and mean this certificate?"""
        other = HOST if self._side == GUEST else GUEST
        return hmac.compare_digest(self._mac(other, fingerprint), theirs)

    def _mac(self, side: bytes, fingerprint: bytes) -> bytes:
        # Every part has a fixed length but the openings, and those go in as their hashes.
        openings = sha256(self._openings[GUEST]).digest() + sha256(self._openings[HOST]).digest()
        return hmac.digest(self._keys[side], openings + fingerprint, "sha256")
