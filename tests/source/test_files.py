"""Reading files."""

import os
from pathlib import Path

import pytest

from pravidla.source import data_folder, parse_yaml, read_file


def _code(path: Path, limit: int = 1000) -> str:
    file, diagnostics = read_file(path, limit=limit)
    assert file is None
    assert len(diagnostics) == 1
    return diagnostics[0].code


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"\xef\xbb\xbf- \xc5\x99ada\n")
    file, diagnostics = read_file(path)
    assert file is not None and diagnostics == []
    assert file.text == "- řada\n"
    assert parse_yaml(file)[1] == []


def test_line_breaks_stay_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"- a\r\n- b\r\n")
    file, _ = read_file(path, name="shown.yaml")
    assert file is not None
    assert (file.path, file.text) == ("shown.yaml", "- a\r\n- b\r\n")


def test_bytes_that_are_not_utf_8_are_reported_with_line_and_column(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes("- ok\n- večer\n".encode("cp1250"))
    file, diagnostics = read_file(path)
    assert file is None
    assert diagnostics[0].code == "PRV202"
    assert diagnostics[0].message == "line 2, column 5: the byte 0xE8 is not UTF-8 text"
    assert "Windows-1250" in str(diagnostics[0].help)


def test_utf_16_is_recognised(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes("- a\n".encode("utf-16"))
    _, diagnostics = read_file(path)
    assert "UTF-16" in str(diagnostics[0].help)


def test_what_is_no_readable_file_is_reported(tmp_path: Path) -> None:
    assert _code(tmp_path) == "PRV201"
    assert _code(tmp_path / "missing.yaml") == "PRV201"
    assert _code(tmp_path / "nul\0.yaml") == "PRV201"
    assert _code(Path(os.devnull)) == "PRV201"


def test_a_file_of_noise_is_refused_by_its_size(tmp_path: Path) -> None:
    path = tmp_path / "noise.yaml"
    with path.open("wb") as stream:
        stream.truncate(100 * 1024 * 1024)
    file, diagnostics = read_file(path)
    assert file is None
    assert diagnostics[0].code == "PRV203"
    assert "104,857,600 bytes" in diagnostics[0].message


@pytest.mark.parametrize("name", ["grammar", "rulebooks"])
def test_data_folders_exist(name: str) -> None:
    assert data_folder(name).is_dir()


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    secret, inside = tmp_path / "secret.yaml", tmp_path / "game"
    secret.write_text("- note: secret\n", encoding="utf-8")
    inside.mkdir()
    (inside / "rules.yaml").symlink_to(secret)
    (inside / "own.yaml").write_text("- note: own\n", encoding="utf-8")
    (inside / "again.yaml").symlink_to(inside / "own.yaml")
    file, problems = read_file(inside / "rules.yaml", within=inside)
    assert file is None and [one.code for one in problems] == ["PRV228"]
    file, problems = read_file(inside / "again.yaml", within=inside)
    assert file is not None and problems == []
