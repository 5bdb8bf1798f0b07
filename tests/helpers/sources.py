"""The program's own source, read as a tree: which messages it names, and how."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

from msgspec import Struct

import sixchambers

PACKAGE = Path(sixchambers.__file__).parent
PROJECT = PACKAGE.parent.parent
SPEAKING = {"message", "Message", "Trouble", "Thing", "say", "pieces", "text"}
"""Calls whose first argument is a message id."""

ID = re.compile(r"[a-z]+\.[a-z0-9_]+")


class Named(Struct, frozen=True):
    """A message id in the source, the call it stands in, and the parts handed over with it (None: not known)."""

    place: str
    call: str
    id: str
    parts: frozenset[str] | None


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    """Every source file but those that hold the words themselves."""
    files = sorted(path for path in PACKAGE.rglob("*.py") if path.name != "words.py")
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in files]


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for path, tree in trees():
        for node in ast.walk(tree):
            yield path, node


def named_messages() -> Iterator[Named]:
    """Every message id somebody names in a call or as what an event reveals."""
    for path, node in nodes():
        if isinstance(node, ast.Call) and node.args and (call := _called(node)) in SPEAKING:
            keywords = [keyword.arg for keyword in node.keywords]
            parts = None if None in keywords else frozenset(filter(None, keywords))
            for id in _texts(node.args[0]):
                yield Named(f"{path.name}:{node.lineno}", call, id, parts)
        elif isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "reveals" and node.value:
            for id in _texts(node.value):
                yield Named(f"{path.name}:{node.lineno}", "reveals", id, frozenset())


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)) if ID.fullmatch(text):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from _texts(one)
            yield from _texts(other)


def every_text() -> set[str]:
    """All literal strings of the program."""
    return {node.value for _, node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def patterns() -> list[re.Pattern[str]]:
    """What f-strings can become, where they look like message ids: f"{game}.option_{id}" -> any game, any option."""
    found = []
    for _, node in nodes():
        if isinstance(node, ast.JoinedStr):
            bits = [re.escape(bit.value) if isinstance(bit, ast.Constant) else r"[a-z0-9_]+" for bit in node.values]
            literal = "".join(bit.value for bit in node.values if isinstance(bit, ast.Constant))
            if re.fullmatch(r"[a-z0-9_.]*[a-z][a-z0-9_.]*", literal) and literal.count(".") == 1:
                found.append(re.compile("".join(bits)))
    return found


def script(name: str) -> ModuleType:
    """A script of the packaging folder as a module."""
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", PROJECT / "packaging" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
