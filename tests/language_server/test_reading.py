"""Files read definition by definition."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.language_server.specs import FILES, stand

from pravidla.analysis import analyse
from pravidla.analysis.names.memory import Memory
from pravidla.diagnostics import SourceFile
from pravidla.ir.pprint import pretty
from pravidla.language_server.project import Project
from pravidla.language_server.reading import Shelf

PATH = Path("/game/turn.yaml")


def read(shelf: Shelf, text: str) -> list[tuple[int, str]]:
    return [(one.start, one.part.name) for one in shelf.read(PATH, SourceFile("turn.yaml", text)).pieces]


def test_an_edit_reads_one_definition_again_and_moves_the_others() -> None:
    shelf = Shelf()
    before = read(shelf, FILES["turn.yaml"])
    known = dict(shelf.parts)
    after = read(shelf, "# a remark ✍\n" + FILES["turn.yaml"].replace("gain 1 coin", "gain 2 coins"))
    same = [name for _, name in after if name in known]
    assert len(before) == len(after) == 4 and len(same) == 3
    assert all(shelf.parts[name] is known[name] for name in same)
    assert [start - old for (start, _), (old, _) in zip(after, before, strict=True)] == [13, 14, 14, 14]


def test_what_is_gone_is_forgotten() -> None:
    shelf = Shelf()
    read(shelf, FILES["turn.yaml"])
    read(shelf, "- word: rest\n  text: {cs: a, en: b}\n")
    assert len(shelf.parts) == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "key: value\n",
        "---\n- word: a\n",
        "# only a remark\n",
        "- a\n...\n- b",
        "\ufeff- word: a",
        "- x: 'a\n- b: c'\n",
    ],
)
def test_what_cannot_be_cut_is_read_as_a_whole(text: str) -> None:
    assert len(read(Shelf(), text)) == 1


def test_a_dash_inside_quotes_begins_no_definition() -> None:
    text = '- word: rest\n  text: {cs: "a\n- b", en: c}\n- word: more\n  text: {cs: d, en: e}\n'
    (piece,) = Shelf().read(PATH, SourceFile("turn.yaml", text)).pieces
    assert len(piece.part.definitions) == 2


def test_the_head_of_a_module_holds_for_the_definitions_below(tmp_path: Path) -> None:
    folder = stand(tmp_path)
    snapshot = Project(folder).update({})
    pieces = snapshot.readings[folder / "modules" / "rain.yaml"].pieces
    assert [one.common.module for piece in pieces for one in piece.part.definitions] == ["rain"]


def test_the_game_is_the_same_as_when_files_are_read_as_a_whole(tmp_path: Path) -> None:
    folder = stand(tmp_path)
    in_pieces, whole = Project(folder).update({}).done, analyse(folder)
    assert in_pieces.game is not None and whole.game is not None
    assert pretty(in_pieces.game) == pretty(whole.game)
    assert [one.message for one in in_pieces.diagnostics] == [one.message for one in whole.diagnostics]


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_mistakes_have_the_places_that_they_have_in_the_file(end: str, tmp_path: Path) -> None:
    folder = stand(tmp_path)
    path = folder / "turn.yaml"
    text = FILES["turn.yaml"].replace("pay due", "pay deu").replace("[s1.2.1]", "[s1.2.7]", 1).replace("\n", end)
    path.write_text(text, encoding="utf-8", newline="")
    found = Project(folder).update({}).found[path]
    places = [(one.code, text[one.primary.span.start : one.primary.span.end]) for one in found]
    whole = [(one.code, text[one.primary.span.start : one.primary.span.end]) for one in analyse(folder).diagnostics]
    assert ("PRV501", "deu") in places and ("PRV720", "s1.2.7") in places
    assert places == whole


def test_a_quick_look_keeps_what_was_wrong_with_other_scenarios(tmp_path: Path) -> None:
    folder = stand(tmp_path)
    path, examples = folder / "turn.yaml", folder / "scenarios" / "examples.yaml"
    examples.write_text(FILES["scenarios/examples.yaml"].replace("coins is", "coin is"), encoding="utf-8")
    project = Project(folder)
    assert list(project.update({}).found) == [examples]
    quick = project.update({path: "# moved\n" + FILES["turn.yaml"]}, quick=True)
    assert not quick.complete and list(quick.found) == [examples]
    assert project.update({path: FILES["turn.yaml"]}).complete


def test_texts_of_the_editor_count_before_those_of_the_disk(tmp_path: Path) -> None:
    folder = stand(tmp_path)
    project = Project(folder)
    turn, new = folder / "turn.yaml", folder / "more.yaml"
    assert turn in project.update({turn: FILES["turn.yaml"].replace("pay due", "pay deu")}).found
    texts = {new: "- value: dear\n  uncited: new\n  is: 1\n"}
    assert [one.code for one in project.update(texts).found[new]] == ["PRV901"]
    turn.unlink()
    codes = {one.code for found in project.update({}).found.values() for one in found}
    assert "PRV501" in codes and new not in project.update({}).readings


def test_mistakes_of_shapes_and_sentences_are_told_before_those_of_names(tmp_path: Path) -> None:
    folder = stand(tmp_path)
    project, path = Project(folder), folder / "turn.yaml"
    assert project.glance({}) is None, "nothing is known yet"
    project.update({})
    broken = {path: FILES["turn.yaml"] + "- invariant: i\n  uncited: ours\n  that: 1 +\n"}
    seen = project.glance(broken)
    assert seen is not None and [one.code for one in seen[path]] == ["PRV402"]
    assert [one.code for one in project.update(broken, quick=True).found[path]] == ["PRV402"]
    mended = {path: FILES["turn.yaml"] + "- invariant: i\n  uncited: ours\n  that: nobody_has_it\n"}
    seen = project.glance(mended)
    assert seen is not None and path not in seen, "the mistake is gone, whatever else there is"
    assert [one.code for one in project.update(mended, quick=True).found[path]] == ["PRV501"]
    assert project.glance(mended) is None, "nothing that is read has changed"


def test_doubts_about_the_whole_game_wait_until_the_editor_is_quiet(tmp_path: Path) -> None:
    folder = stand(tmp_path)
    project, path = Project(folder), folder / "turn.yaml"
    project.update({})
    unused = {path: FILES["turn.yaml"] + "- value: idle\n  uncited: ours\n  is: 1\n"}
    assert path not in project.update(unused, quick=True).found
    assert [one.code for one in project.update(unused).found[path]] == ["PRV901"]
    moved = {path: "# moved\n" + unused[path]}
    kept = project.update(moved, quick=True).found[path]
    assert [(one.code, moved[path][one.primary.span.start : one.primary.span.end]) for one in kept] == [
        ("PRV901", "idle")
    ]


def test_what_is_known_of_a_definition_is_not_asked_again() -> None:
    asked: list[object] = []

    def length(piece: object) -> int:
        asked.append(piece)
        return len(str(piece))

    memory, pieces = Memory(), ["abc", "defg"]
    for _ in range(3):
        memory.begin()
        assert [memory.ask(length, piece) for piece in pieces] == [3, 4]
    assert asked == pieces
    memory.begin()
    memory.begin()
    assert memory.ask(length, pieces[0]) == 3
    assert asked == [*pieces, pieces[0]], "what one analysis did not ask for is forgotten"
