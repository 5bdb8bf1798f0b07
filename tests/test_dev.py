"""packaging/dev.py: set-up is done once, and only when it is needed. No environment is really made here."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from helpers.sources import PROJECT, script

DEV = PROJECT / "packaging" / "dev.py"


class Recorder:
    """Takes the place of subprocess.run and remembers what would have been run."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []
        self.code = 0

    def __call__(self, command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
        self.commands.append([Path(command[0]).name, *command[1:]])
        if command[1:3] == ["-m", "venv"] and not self.code:
            Path(command[3]).mkdir()
        return subprocess.CompletedProcess(command, self.code, "", "some library is missing")


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, with an environment elsewhere and every program it runs replaced by a recorder."""
    module = script("dev")
    (tmp_path / "venv").mkdir()
    for name, path in (("VENV", tmp_path / "venv"), ("STAMP", tmp_path / "venv" / "stamp")):
        monkeypatch.setattr(module, name, path)
    monkeypatch.setattr(module.subprocess, "run", Recorder())
    return module


def ran(module: ModuleType) -> list[list[str]]:
    commands: list[list[str]] = module.subprocess.run.commands
    return commands


def installed(module: ModuleType) -> bool:
    return any("pip" in command and "--editable" in command for command in ran(module))


def test_help_and_unknown_commands() -> None:
    """Really run: neither of them sets anything up."""
    for arguments, code in ((["--help"], 0), (["-h"], 0), (["help"], 0), ([], 0), (["dance"], 2), (["--dance"], 2)):
        done = subprocess.run([sys.executable, str(DEV), *arguments], capture_output=True, encoding="utf-8", timeout=60)
        assert done.returncode == code and done.stderr == ""
        for command in ("play", "test", "check", "words", "bench", "setup"):
            assert f"dev.py {command}" in done.stdout


def test_the_first_set_up_installs_and_leaves_its_mark(dev: ModuleType) -> None:
    assert dev.main(["setup"]) == 0
    assert installed(dev) and dev.STAMP.read_text() == dev.fingerprint()


def test_the_second_set_up_does_no_work(dev: ModuleType) -> None:
    dev.STAMP.write_text(dev.fingerprint())
    assert dev.main(["setup"]) == 0
    assert ran(dev) == []


def test_other_dependencies_are_set_up_again(dev: ModuleType) -> None:
    dev.STAMP.write_text("of another pyproject.toml")
    assert dev.main(["setup"]) == 0
    assert installed(dev)


def test_a_set_up_that_stopped_halfway_is_done_again(dev: ModuleType) -> None:
    dev.subprocess.run.code = 1
    with pytest.raises(SystemExit):
        dev.main(["setup"])
    assert not dev.STAMP.exists()


@pytest.mark.parametrize(
    ("arguments", "ends"),
    [
        (["play", "--lang", "de"], ["-m", "sixchambers", "play", "--lang", "de"]),
        (["bench", "--json"], ["-m", "sixchambers", "bench", "--json"]),
        (["words"], ["packaging/words.py"]),
        (["test", "tests/engine", "-x"], ["-m", "pytest", "tests/engine", "-x"]),
        (["test"], ["-m", "pytest", "-n", "2", "tests"]),
    ],
    ids=lambda value: " ".join(value),
)
def test_commands_are_handed_on(dev: ModuleType, arguments: list[str], ends: list[str], monkeypatch: Any) -> None:
    monkeypatch.setattr(dev.shutil, "which", lambda name: name)
    dev.STAMP.write_text(dev.fingerprint())
    assert dev.main(arguments) == 0
    assert [command[1:] for command in ran(dev)] == [ends]


def test_check_runs_everything_and_tells_the_worst(dev: ModuleType) -> None:
    dev.STAMP.write_text(dev.fingerprint())
    assert dev.main(["check"]) == 0
    tools = " ".join(" ".join(command) for command in ran(dev))
    for tool in ("ruff check", "ruff format --check", "mypy", "importlinter"):
        assert tool in tools
    dev.subprocess.run.code = 1
    assert dev.main(["check"]) == 1


def test_a_python_too_old_is_told_so(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(dev, "OLDEST", (4, 0))
    assert dev.main(["setup"]) == 2
    assert "needs Python" in capsys.readouterr().err and ran(dev) == []


def test_missing_libraries_are_named_with_what_to_type(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(dev.shutil, "which", lambda name: name)
    with pytest.raises(SystemExit) as stopped:
        dev.install_packages(["libglib2.0-0"], "Qt needs system libraries.", vital=True)
    assert stopped.value.code == 2
    assert "sudo apt-get install -y --no-install-recommends libglib2.0-0" in capsys.readouterr().err
    dev.install_packages(["xvfb"], "The tests need a screen.", vital=False)


def test_it_needs_nothing_but_python() -> None:
    """The script runs before anything is installed: only the standard library may be imported."""
    tree = ast.parse(DEV.read_text(encoding="utf-8"))
    imported = {
        name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""])
    }
    assert imported <= sys.stdlib_module_names | {"__future__"}
