"""Addresses, as people type them."""

from __future__ import annotations

import re

USUAL_PORT = 45646
"""Where a table is opened unless another program is there already."""

_COLON = re.compile(r"\s*:\s*")
_NAME = re.compile(r"[\w.-]{1,253}")
_SIX = re.compile(r"[0-9a-fA-F:.]{2,45}(%\w+)?")


def read_address(text: str) -> tuple[str, int] | None:
    """Host and port. A port that was left out is the usual one; None if this is no address."""
    text = _COLON.sub(":", text.strip()).removesuffix("/")
    text = text.partition("://")[2] or text
    if text.startswith("["):
        host, _, rest = text[1:].partition("]")
        known, port = _SIX.fullmatch(host), rest.removeprefix(":") if rest.startswith(":") or not rest else "?"
    elif text.count(":") > 1:
        host, known, port = text, _SIX.fullmatch(text), ""
    else:
        host, colon, port = text.partition(":")
        known = _NAME.fullmatch(host)
        port = port or ("?" if colon else "")
    if known is None or (port and not (port.isascii() and port.isdecimal() and 0 < int(port) < 65536)):
        return None
    return host, int(port) if port else USUAL_PORT
