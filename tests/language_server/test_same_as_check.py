"""What an editor is told after a series of edits is what `check` tells of the files as they then are."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from tests.language_server.specs import stand

from pravidla.analysis import analyse
from pravidla.diagnostics import Diagnostic
from pravidla.language_server.project import Project
from pravidla.model.load import display_name, spec_files

WORD = re.compile(r"\w+")
Told = list[tuple[str, int, str, str]]


def edited(draw: Random, texts: dict[Path, str]) -> tuple[Path, str]:
    """A file with one change as somebody makes it: a line less or twice, a word of another place, another number."""
    path = draw.choice(sorted(texts))
    lines = texts[path].splitlines(keepends=True)
    at = draw.randrange(len(lines))
    match draw.randrange(4):
        case 0:
            return path, "".join([*lines[:at], *lines[at + 1 :]])
        case 1:
            return path, "".join([*lines[: at + 1], *lines[at:]])
        case 2:
            other = draw.choice(WORD.findall(texts[draw.choice(sorted(texts))]))
        case _:
            other = str(draw.randrange(12))
    words = list(WORD.finditer(lines[at]))
    if words:
        word = draw.choice(words)
        lines[at] = lines[at][: word.start()] + other + lines[at][word.end() :]
    return path, "".join(lines)


def told(found: Iterable[Diagnostic], names: dict[str, str]) -> Told:
    places = [(one.primary.span, one) for one in found]
    return sorted((names.get(span.file, span.file), span.start, one.code, one.message) for span, one in places)


@pytest.mark.parametrize("seed", range(6))
def test_after_a_series_of_edits_an_editor_is_told_what_check_tells(seed: int, tmp_path: Path) -> None:
    folder = stand(tmp_path)
    files = {path: path.read_text(encoding="utf-8") for path in spec_files(folder)}
    names = {f"{display_name(folder)}/{path.relative_to(folder).as_posix()}": str(path) for path in files}
    draw, project, texts = Random(seed), Project(folder), dict(files)
    project.update({})
    for number in range(24):
        if number % 4 == 0:
            texts = dict(files)  # mistakes do not pile up
        path, text = edited(draw, texts)
        texts[path] = text
        project.glance(texts)
        project.update(texts, quick=True)
        if number % 3 == 0:
            live = [one for found in project.update(texts).found.values() for one in found]
            for changed, written in texts.items():
                changed.write_text(written, encoding="utf-8", newline="")
            assert told(live, {}) == told(analyse(folder).diagnostics, names)
