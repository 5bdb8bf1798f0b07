"""What Windows and macOS are told about the program, as far as it can be looked at from here."""

from __future__ import annotations

import plistlib
import re
import shutil
import struct
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
from freeze import facts, icons, macos, macos_image, windows, windows_installer
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from helpers.sources import PROJECT
from sixchambers import __version__
from sixchambers.app.network.address import USUAL_PORT
from sixchambers.engine.journal import SUFFIX
from sixchambers.lan.discovery import PORT
from sixchambers.players.process import CONSOLE


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made")
    icons.make(folder)
    return folder


def picture(data: bytes) -> QImage:
    image = QImage.fromData(data, "PNG")  # type: ignore[call-overload]
    assert not image.isNull()
    return image


def test_facts_are_those_of_the_program() -> None:
    assert facts.version() == __version__
    assert facts.SAVE_SUFFIX == SUFFIX and f".{facts.COMMAND}" == SUFFIX
    assert (facts.TCP_PORT, facts.UDP_PORT) == (USUAL_PORT, PORT)
    assert f"{windows.CONSOLE}.exe" == CONSOLE


def test_the_windows_icon_holds_every_size(made: Path, qtbot: QtBot) -> None:
    data = (made / "sixchambers.ico").read_bytes()
    zero, kind, count = struct.unpack_from("<HHH", data)
    assert (zero, kind, count) == (0, 1, len(icons.ICO_SIZES))
    for number, size in enumerate(icons.ICO_SIZES):
        row = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        image = picture(data[row[7] : row[7] + row[6]])
        assert (image.width(), row[0] or 256) == (size, size)
        assert image.pixelColor(0, 0).alpha() == 0 and image.pixelColor(size // 2, size // 2).alpha() == 255


def test_the_macos_icon_holds_every_size(made: Path, qtbot: QtBot) -> None:
    data = (made / "sixchambers.icns").read_bytes()
    assert data[:4] == b"icns" and struct.unpack_from(">I", data, 4)[0] == len(data)
    at, found = 8, {}
    while at < len(data):
        kind, length = data[at : at + 4], struct.unpack_from(">I", data, at + 4)[0]
        found[kind] = picture(data[at + 8 : at + length]).width()
        at += length
    assert found == icons.ICNS_KINDS


def test_the_version_resource_is_what_pyinstaller_reads() -> None:
    """It evaluates the file with these names; ours are filled with what they are given."""

    def thing(name: str) -> Any:
        return lambda *given, **named: (name, given, named)

    names = (
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    )
    _, _, parts = eval(windows.version_text(), {name: thing(name) for name in names})
    assert parts["ffi"][2]["filevers"] == facts.version_numbers() and len(facts.version_numbers()) == 4
    table = parts["kids"][0][1][0][0]
    words = dict(row[1] for row in table[1][1])
    assert words["ProductName"] == "Six Chambers" and words["FileVersion"] == __version__


def test_the_manifest_knows_dense_screens_and_asks_for_nothing() -> None:
    tree = ElementTree.fromstring(windows.manifest().encode())
    texts = {element.tag.split("}")[1]: (element.text or "").strip() for element in tree.iter()}
    assert texts["dpiAwareness"] == "PerMonitorV2" and texts["longPathAware"] == "true"
    level = next(element for element in tree.iter() if element.tag.endswith("requestedExecutionLevel"))
    assert level.get("level") == "asInvoker"


def test_the_installer_needs_no_administrator_and_leaves_saved_games_alone() -> None:
    script = windows_installer.SCRIPT.read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in script and "HKLM" not in script
    assert script.count("LangString FIREWALL") == 2 and "uninstall.exe" in script
    written = set(re.findall(r'WriteRegStr HKCU "([^"]+?)(?:\\[^"\\]*(?:\\command)?)?"', script))
    assert written
    removed = script[script.index('Section "Uninstall"') :]
    assert re.findall(r'RMDir /r "([^"]+)"', removed) == [r"$INSTDIR\_internal"], "only what is ours is emptied"


@pytest.mark.skipif(shutil.which("makensis") is None, reason="apt-get install nsis, then the installer is really made")
def test_the_installer_can_be_made(made: Path, tmp_path: Path) -> None:
    program = tmp_path / "program"
    (program / "_internal" / "deep").mkdir(parents=True)
    for name in ("sixchambers.exe", "sixchambers-console.exe", "_internal/deep/Qt6Core.dll"):
        (program / name).write_bytes(name.encode() * 50)
    installer = windows_installer.make(program, tmp_path, made / "sixchambers.ico")
    assert installer is not None and installer.read_bytes()[:2] == b"MZ" and __version__ in installer.name
    if shutil.which("7z"):
        listed = subprocess.run(["7z", "l", str(installer)], capture_output=True, text=True).stdout
        assert "Qt6Core.dll" in listed


def test_info_plist_says_what_macos_asks_for() -> None:
    info = plistlib.loads(plistlib.dumps(macos.info()))
    assert info["NSHighResolutionCapable"] is True and info["CFBundleShortVersionString"] == __version__
    assert info["CFBundleLocalizations"] == ["en", "de"] and info["NSLocalNetworkUsageDescription"]
    kind = info["UTExportedTypeDeclarations"][0]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [SUFFIX.removeprefix(".")]
    assert info["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]


def test_macos_is_told_in_both_languages(tmp_path: Path) -> None:
    files = {place: Path(file).read_text(encoding="utf-8") for file, place in macos.make(tmp_path)}
    assert set(files) == {"en.lproj", "de.lproj"}
    keys = {place: set(re.findall(r'^"([^"]+)" = "[^"]+";$', text, re.MULTILINE)) for place, text in files.items()}
    assert keys["en.lproj"] == keys["de.lproj"] and "NSLocalNetworkUsageDescription" in keys["de.lproj"]
    assert files["en.lproj"] != files["de.lproj"]


def test_the_disk_image_is_signed_only_by_whoever_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    image = tmp_path / "x.dmg"
    for name in ("SIXCHAMBERS_SIGN_AS", "SIXCHAMBERS_NOTARY_PROFILE"):
        monkeypatch.delenv(name, raising=False)
    assert [step[0] for step in macos_image.commands(tmp_path, image)] == ["hdiutil"]
    monkeypatch.setenv("SIXCHAMBERS_SIGN_AS", "me")
    monkeypatch.setenv("SIXCHAMBERS_NOTARY_PROFILE", "mine")
    steps = macos_image.commands(tmp_path, image)
    assert [step[:2][-1] for step in steps] == ["create", "--sign", "notarytool", "stapler"]
    assert all(str(image) in step for step in steps)
    entitlements = PROJECT / "packaging/freeze/macos_files/entitlements.plist"
    assert all(value is True for value in plistlib.loads(entitlements.read_bytes()).values())


def test_the_workflow_does_nothing_but_what_can_be_done_at_home() -> None:
    workflow = (PROJECT / ".github/workflows/build.yml").read_text(encoding="utf-8")
    assert re.findall(r"run: (.*)", workflow) == ["python packaging/dev.py build --measure"]
    assert set(re.findall(r"uses: (\S+)@", workflow)) == {
        "actions/checkout", "actions/setup-python", "actions/upload-artifact"
    }  # fmt: skip
    assert set(re.findall(r"system: (\w+)", workflow)) == {"linux", "windows", "macos"}
