"""A host's key is its own, stays its own, and tells nothing about anybody."""

from __future__ import annotations

import os
import ssl
import stat
from pathlib import Path

import pytest
from cryptography import x509

from sixchambers.engine.message import Trouble
from sixchambers.lan.link.identity import Identity


def test_it_is_the_same_after_saving(tmp_path: Path) -> None:
    one = Identity.fresh()
    one.save(tmp_path / "table.key")
    other = Identity.load(tmp_path / "table.key")
    assert other.fingerprint == one.fingerprint and len(one.fingerprint) == 32
    assert other.context.minimum_version == ssl.TLSVersion.TLSv1_3
    assert other.context.num_tickets == 0, "nobody comes back on an old TLS session"


def test_every_one_is_another() -> None:
    assert Identity.fresh().fingerprint != Identity.fresh().fingerprint


@pytest.mark.skipif(os.name == "nt", reason="Windows has other ways to keep a file to oneself")
def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "table.key"
    path.write_text("older and open")
    path.chmod(0o644)
    Identity.fresh().save(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [path], "nothing is left lying about"


def test_a_save_that_fails_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "table.key"
    old = Identity.fresh()
    old.save(path)

    def full(file: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        Identity.fresh().save(path)
    assert Identity.load(path).fingerprint == old.fingerprint
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("damage", ["missing", "empty", "half", "garbage", "another's certificate", "only the key"])
def test_a_damaged_file_is_said_in_a_sentence(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "table.key"
    Identity.fresh().save(path)
    pem = path.read_bytes()
    border = pem.index(b"-----BEGIN CERTIFICATE")
    other = Identity.fresh()
    other.save(tmp_path / "other.key")
    foreign = (tmp_path / "other.key").read_bytes()
    contents = {
        "missing": None,
        "empty": b"",
        "half": pem[: len(pem) // 3],
        "garbage": bytes(range(256)) * 10,
        "another's certificate": pem[:border] + foreign[foreign.index(b"-----BEGIN CERTIFICATE") :],
        "only the key": pem[:border],
    }[damage]
    path.unlink()
    if contents is not None:
        path.write_bytes(contents)
    with pytest.raises(Trouble) as trouble:
        Identity.load(path)
    assert trouble.value.message.id == "lan.identity_unreadable"


def test_the_certificate_names_nobody(tmp_path: Path) -> None:
    Identity.fresh().save(tmp_path / "one")
    Identity.fresh().save(tmp_path / "two")
    one, two = (x509.load_pem_x509_certificate((tmp_path / name).read_bytes()) for name in ("one", "two"))
    assert one.subject == two.subject and one.issuer == two.issuer == one.subject
    assert one.not_valid_before_utc == two.not_valid_before_utc and one.not_valid_after_utc == two.not_valid_after_utc
    assert not list(one.extensions)
