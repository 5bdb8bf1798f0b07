"""The Debian package, the AppDir and the archive, made of a program that is only a stand-in."""

from __future__ import annotations

import configparser
import gzip
import re
import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from freeze import archive, debian, freezing, icons, tree
from freeze.smoke import writing
from freeze.smoke.linux import Root, dependencies, described, file_type, installs, removed
from freeze.smoke.report import Broken, Report, expect

from sixchambers import __version__
from sixchambers.app.cli import COMMANDS

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dpkg-shlibdeps") is None, reason="for Debian and its like: dpkg-dev"
)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Something with the shape of a frozen program: a real executable, a library, data."""
    work = tmp_path_factory.mktemp("work")
    icons.make(work / "made")
    tree.WORK = work
    freezing.WORK = work
    folder = work / "sixchambers"
    (folder / "_internal").mkdir(parents=True)
    shutil.copy(shutil.which("true") or "/bin/true", folder / "sixchambers")
    (folder / "_internal" / "words.txt").write_text("hands up")
    return folder


@pytest.fixture(scope="module")
def package(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    return debian.make(program, folder / "work", folder, level=1)


def test_the_package_says_what_it_is_and_needs(package: Path) -> None:
    fields = subprocess.run(["dpkg-deb", "--field", str(package)], capture_output=True, text=True, check=True).stdout
    assert f"Version: {__version__}" in fields and "Section: games" in fields
    assert re.search(r"^Depends: .*libc6", fields, re.MULTILINE), "worked out from what the stand-in names"
    assert "libc6" in dependencies(package)
    listed = subprocess.run(["dpkg-deb", "--contents", str(package)], capture_output=True, text=True, check=True).stdout
    assert all(line.split()[1] == "root/root" for line in listed.splitlines())
    assert "postinst" not in subprocess.run(["dpkg-deb", "-I", str(package)], capture_output=True, text=True).stdout


def test_it_installs_and_is_removed_without_a_trace(package: Path, tmp_path: Path) -> None:
    if shutil.which("fakeroot") is None and writing.Path("/root").stat().st_uid != 0:
        pytest.skip("dpkg wants root, or fakeroot")
    root = Root(tmp_path / "root")
    assert "files" in installs(root, package)
    usr = root.folder / "usr"
    assert subprocess.run([str(usr / "bin" / "sixchambers")]).returncode == 0
    report = Report()
    described(report, usr)
    assert report.failed == 0 and report.passed + report.skipped == 4
    if shutil.which("update-mime-database"):
        assert file_type(usr) == "*.sixchambers"
    removed(root)
    assert not root.files()


def test_something_left_behind_is_noticed(package: Path, tmp_path: Path) -> None:
    root = Root(tmp_path / "root")
    installs(root, package)
    (root.folder / "usr" / "lib" / "sixchambers" / "crumb").touch()
    with pytest.raises(Broken, match="crumb"):
        removed(root)


def test_the_appdir_has_what_appimages_are_made_of(program: Path, tmp_path: Path) -> None:
    root = archive.appdir(program, tmp_path)
    assert subprocess.run([str(root / "AppRun")]).returncode == 0
    assert (root / "sixchambers.desktop").is_file() and (root / ".DirIcon").resolve().suffix == ".png"


def test_the_archive_is_one_folder(program: Path, tmp_path: Path) -> None:
    made = archive.tarball(program, tmp_path, tmp_path, level=1)
    with tarfile.open(made) as tar:
        names = tar.getnames()
        assert {name.split("/")[0] for name in names} == {f"sixchambers-{__version__}"}
        readme = tar.extractfile(f"sixchambers-{__version__}/README.txt")
        assert readme is not None
        text = readme.read().decode()
    assert __version__ in text and "„sixchambers“" in text and "$" not in text


def test_the_entry_opens_saved_games_in_both_languages() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read_string(tree.filled("sixchambers.desktop"))
    rows = entry["Desktop Entry"]
    assert rows["Exec"] == "sixchambers %f" and rows["MimeType"] == "application/x-sixchambers;"
    assert {"Comment[de]", "GenericName[de]", "Keywords[de]"} <= set(rows)
    assert rows["StartupWMClass"] == "sixchambers"


def test_metainfo_names_this_version_and_is_written_in_both_languages() -> None:
    data = ElementTree.fromstring(tree.filled("sixchambers.metainfo.xml").encode())
    release = data.find("releases/release")
    assert release is not None and release.get("version") == __version__
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    for kind in ("p", "li"):
        texts = list(data.iter(kind))
        assert len([one for one in texts if one.get(lang) == "de"]) * 2 == len(texts)


@pytest.mark.parametrize("page", ["sixchambers.6", "sixchambers.de.6"])
def test_the_man_pages_name_every_command(page: str) -> None:
    text = tree.filled(page)
    for command in set(COMMANDS) - {"bench"}:
        assert re.search(rf"^\.B {command}$", text, re.MULTILINE), command
    assert "$XDG_DATA_HOME" in text and gzip.decompress(tree.packed(text)).decode() == text


def test_what_is_written_is_read_from_the_trace() -> None:
    trace = "\n".join(
        [
            '11 openat(AT_FDCWD, "/etc/fonts/fonts.conf", O_RDONLY|O_CLOEXEC) = 4',
            '11 openat(AT_FDCWD, "/home/x/.config/s.ini", O_RDWR|O_CREAT|O_CLOEXEC, 0666) = 5',
            '11 openat(AT_FDCWD, "/etc/shadow", O_WRONLY) = -1 EACCES (Permission denied)',
            '12 rename("/home/x/.config/s.ini.a", "/home/x/.config/s.ini") = 0',
            '12 mkdir("/opt/surprise", 0777) = 0',
        ]
    )
    assert writing.written(trace) == {"/home/x/.config/s.ini", "/home/x/.config/s.ini.a", "/opt/surprise"}


def test_a_home_with_something_else_in_it_is_noticed(tmp_path: Path) -> None:
    (tmp_path / ".config" / "sixchambers").mkdir(parents=True)
    (tmp_path / ".config" / "sixchambers" / "settings.ini").touch()
    assert ".config/sixchambers" in writing.tidy_home(tmp_path)
    (tmp_path / "out.png").touch()
    with pytest.raises(Broken, match=r"out\.png"):
        writing.tidy_home(tmp_path)


def test_a_smoke_test_fails_if_any_step_does(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()
    report.step("good", lambda: "fine")
    report.step("bad", lambda: expect(False, "not so fine"))
    report.step("worse", lambda: str(1 // 0))
    assert not report.close() and (report.passed, report.failed) == (1, 2)
    said = capsys.readouterr().out
    assert "not so fine" in said and "ZeroDivisionError" in said and "smoke: 1 passed, 2 failed, 0 skipped" in said
    assert not Report().close(), "nothing tried is nothing passed"
