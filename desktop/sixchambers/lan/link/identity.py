"""Who a host is: a key and a certificate of its own making, which say nothing about anybody."""

from __future__ import annotations

import os
import secrets
import ssl
from datetime import UTC, datetime
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    KeySerializationEncryption,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import NameOID

from ...engine.message import Trouble
from .tls import strict

_NAME = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Six Chambers")])
# The same for everybody, so that not even the day a table was opened can be read from it.
_BEGINS, _ENDS = datetime(2020, 1, 1, tzinfo=UTC), datetime(2120, 1, 1, tzinfo=UTC)


class Identity:
    """Guests know a host again by the fingerprint: SHA-256 of the certificate."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, certificate: x509.Certificate) -> None:
        self._key = key
        self._certificate = certificate
        self.fingerprint = sha256(certificate.public_bytes(Encoding.DER)).digest()

    @classmethod
    def fresh(cls) -> Identity:
        key = ec.generate_private_key(ec.SECP256R1())
        certificate = (
            x509.CertificateBuilder()
            .subject_name(_NAME)
            .issuer_name(_NAME)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(_BEGINS)
            .not_valid_after(_ENDS)
            .sign(key, hashes.SHA256())
        )
        return cls(key, certificate)

    @classmethod
    def load(cls, path: Path) -> Identity:
        """Trouble "lan.identity_unreadable" if the file is gone, damaged, or not ours."""
        try:
            text = path.read_bytes()
            key = load_pem_private_key(text, None)
            certificate = x509.load_pem_x509_certificate(text)
            if not isinstance(key, ec.EllipticCurvePrivateKey) or certificate.public_key() != key.public_key():
                raise ValueError("key and certificate do not belong together")
        except (OSError, ValueError, TypeError):
            raise Trouble("lan.identity_unreadable", file=path.name) from None
        return cls(key, certificate)

    def save(self, path: Path) -> None:
        """All of it or nothing, and for nobody's eyes but the owner's."""
        draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        try:
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(self._pem(NoEncryption()))
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)

    @cached_property
    def context(self) -> ssl.SSLContext:
        """For the host's end of a Tunnel."""
        context = strict(ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER))
        context.num_tickets = 0
        # Python's ssl takes keys from files only: for that moment it is locked with a password that is never kept.
        password = secrets.token_hex(32)
        with TemporaryDirectory(prefix="sixchambers-") as folder:
            file = Path(folder) / "identity.pem"
            file.write_bytes(self._pem(BestAvailableEncryption(password.encode())))
            context.load_cert_chain(file, password=password)
        return context

    def _pem(self, lock: KeySerializationEncryption) -> bytes:
        key = self._key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, lock)
        return key + self._certificate.public_bytes(Encoding.PEM)
