"""YAML text to trees, and every mistake on the way."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pravidla.diagnostics import Diagnostic, SourceFile, render_text
from pravidla.source import DEEPEST, Mapping, Scalar, Sequence, parse_yaml, to_data

_YAML_NOISE = st.text("-:?&*!|>'\"%@`{}[],#<~ \n\taábř0x\\", max_size=60)


def _data(text: str) -> object:
    node, diagnostics = parse_yaml(SourceFile("f.yaml", text))
    assert diagnostics == []
    assert node is not None
    return to_data(node)


def _problems(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of everything that is wrong, the same with the C code and without."""
    file = SourceFile("f.yaml", text)
    _, fast = parse_yaml(file)
    _, pure = parse_yaml(file, pure=True)
    assert [(one.code, one.message, one.primary) for one in fast] == [
        (one.code, one.message, one.primary) for one in pure
    ]
    return [(one.code, *file.line_column(one.primary.span.start)) for one in fast]


def _only(text: str) -> Diagnostic:
    _, diagnostics = parse_yaml(SourceFile("f.yaml", text))
    assert len(diagnostics) == 1
    return diagnostics[0]


def test_only_true_false_null_and_decimal_integers_are_no_text() -> None:
    assert _data("- [true, false, null, 12, -3, 0]\n") == [[True, False, None, 12, -3, 0]]
    words = ["yes", "on", "No", "True", "1:30", "012", "1e3", "1.5", "0x10", "~", "+1", "1_000", "2024-01-01"]
    assert _data(f"- [{', '.join(words)}]\n") == [words]


def test_a_quoted_value_is_always_text() -> None:
    assert _data("- ['true', \"12\", '']\n") == [["true", "12", ""]]


def test_an_empty_value_is_nothing() -> None:
    assert _data("- a:\n  b: 1\n") == [{"a": None, "b": 1}]


def test_nodes_know_their_places() -> None:
    text = "- rule: go\n  do: [a, b]\n"
    node, _ = parse_yaml(SourceFile("f.yaml", text))
    assert isinstance(node, Sequence)
    item = node.items[0]
    assert isinstance(item, Mapping)
    key, value = item.key("do"), item.get("do")
    assert isinstance(key, Scalar) and value is not None
    assert text[key.span.start : key.span.end] == "do"
    assert text[value.span.start : value.span.end] == "[a, b]"
    assert text[item.span.start : item.span.end] == "rule: go\n  do: [a, b]"
    assert item.keys() == ("rule", "do")
    assert item.get("none") is None


def test_a_truth_value_and_a_number_are_different_keys() -> None:
    node, _ = parse_yaml(SourceFile("f.yaml", "{1: a, true: b}"))
    assert isinstance(node, Mapping)
    one, true = node.get(1), node.get(True)
    assert isinstance(one, Scalar) and isinstance(true, Scalar)
    assert (one.value, true.value) == ("a", "b")


def test_a_duplicate_key_is_reported_with_both_places() -> None:
    problem = _only("- a: 1\n  b: 2\n  a: 3\n")
    assert problem.code == "PRV220"
    assert (problem.primary.span.start, problem.secondary[0].span.start) == (16, 2)


def test_the_first_of_equal_keys_is_kept() -> None:
    node, _ = parse_yaml(SourceFile("f.yaml", "- {a: 1, a: 2}\n"))
    assert node is not None and to_data(node) == [{"a": 1}]


def test_aliases_and_anchors_are_refused_once_however_many_there_are() -> None:
    levels = [f"- x{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12)]
    bomb = SourceFile("bomb.yaml", "- x0: &a0 [lol, lol]\n" + "".join(levels))
    (one,) = parse_yaml(bomb)[1]
    assert (one.code, one.message) == ("PRV221", "the alias `*a0` is not allowed")
    assert [bomb.text[label.span.start : label.span.end] for label in (one.primary, *one.secondary)] == ["*a0", "&a0"]
    assert one.notes == ("98 more aliases and 11 more anchors in the same place",)


def test_notes_of_the_author_are_left_out_and_may_not_repeat_either() -> None:
    assert _data("- {a: 1, x-todo: [later]}\n") == [{"a": 1}]
    assert _problems("- {x-a: 1, x-a: 2}\n") == [("PRV220", 1, 12)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("- a: &x b\n- c\n", [("PRV222", 1, 6)]),
        ("- a: *x\n- c\n", [("PRV221", 1, 6)]),
        ("- a: !!str b\n", [("PRV223", 1, 6)]),
        ("- <<: a\n", [("PRV224", 1, 3)]),
        ("- [a]: b\n", [("PRV225", 1, 3)]),
        ("- a\n---\n- b\n", [("PRV226", 2, 1)]),
        ("%YAML 1.1\n---\n- a\n", [("PRV227", 1, 1)]),
        ("# nothing\n", [("PRV204", 1, 1)]),
        ("", [("PRV204", 1, 1)]),
        ("- 1234567890123456789\n", [("PRV209", 1, 3)]),
        ("- a: b: c\n", [("PRV211", 1, 7)]),
        ("- a: 'b\n", [("PRV212", 1, 6)]),
        ("- a: [b\n", [("PRV213", 1, 6)]),
        ("- [[[\n", [("PRV213", 1, 5)]),
        ("- {cs: Ano?, en: B}\n", [("PRV214", 1, 11)]),
        ("- {cs: Ano: ne, en: B}\n", [("PRV214", 1, 11)]),
        ("- a: 1\n   b: 2\n", [("PRV215", 2, 4)]),
        ("- a\nb: c\n", [("PRV215", 2, 1)]),
        ("- a: - b\n", [("PRV215", 1, 6)]),
        ("- a: @b\n", [("PRV216", 1, 6)]),
        ("- }\n", [("PRV216", 1, 3)]),
        ('- "a\\q"\n', [("PRV217", 1, 5)]),
        ("- 'a'b\n", [("PRV218", 1, 6)]),
        ("- |x\n  a\n", [("PRV210", 1, 4)]),
        ('- "\\ud800"\n', [("PRV205", 1, 4)]),
        ('- "a\\x00b"\n', [("PRV205", 1, 5)]),
    ],
)
def test_what_yaml_allows_and_specs_do_not_is_reported_at_its_place(
    text: str, expected: list[tuple[str, int, int]]
) -> None:
    assert _problems(text) == expected


def test_a_tab_is_reported_and_breeds_no_further_complaint() -> None:
    assert _problems("- a:\n\t- b\n") == [("PRV206", 2, 1)]


def test_a_letter_that_is_not_composed_is_reported_once_a_file() -> None:
    problem = _only("- e\u0301\n- a\u0301\n")
    assert problem.code == "PRV207"
    assert problem.notes == ("2 lines of the file hold such letters",)


@pytest.mark.parametrize("word", ["vict\u043ery", "t\u03c5rns", "\uff47o", "\u0430", "\U0001d41bid"])
def test_a_letter_of_another_script_that_looks_latin_is_reported(word: str) -> None:
    problem = _only(f"- žena {word}\n")
    assert (problem.code, problem.message) == ("PRV219", f"`{word}` is not spelt as it looks")


@pytest.mark.parametrize("word", ["\u043e\u043d\u0438", "\u03c0", "\u795e\u5948\u5ddd", "žluťoučký"])
def test_words_that_look_like_another_script_are_none_in_disguise(word: str) -> None:
    assert _problems(f"- {word}\n") == []


def test_an_uncomposed_letter_cannot_hide_in_an_escape() -> None:
    assert _problems('- "e\\u0301"\n') == [("PRV205", 1, 4)]


def test_invisible_characters_are_reported_by_name() -> None:
    assert "zero width space" in _only("- a\u200bb\n").message


def test_a_mistake_in_one_definition_does_not_hide_those_in_others() -> None:
    text = "- a: b: c\n- d: 1\n  d: 2\n- e: [f\n- g: h\n- i: 'j\n"
    assert _problems(text) == [("PRV211", 1, 7), ("PRV220", 3, 3), ("PRV213", 4, 6), ("PRV212", 6, 6)]


def test_definitions_without_mistakes_are_read_beside_broken_ones() -> None:
    node, _ = parse_yaml(SourceFile("f.yaml", "# head\n- a: 1\n- b: [c\n- d: 2\n"))
    assert node is not None and to_data(node) == [{"a": 1}, {"d": 2}]


def test_a_value_that_cannot_be_read_takes_its_definition_along() -> None:
    node, _ = parse_yaml(SourceFile("f.yaml", "- a: 1\n- b: [*c]\n- d: 2\n"))
    assert node is not None and to_data(node) == [{"a": 1}, {"d": 2}]


def test_nesting_is_bounded() -> None:
    assert _problems("- " + "[" * 100_000)[0][0] == "PRV208"
    depth = DEEPEST - 2
    assert _data("- " + "[" * depth + "]" * depth + "\n")


@given(text=_YAML_NOISE, pure=st.booleans())
@settings(max_examples=400, deadline=None)
def test_no_text_makes_the_reader_raise(text: str, pure: bool) -> None:
    file = SourceFile("f.yaml", text)
    node, diagnostics = parse_yaml(file, pure=pure)
    assert node is not None or diagnostics
    assert len(render_text(diagnostics, {"f.yaml": file})) >= 0


@given(text=st.text(max_size=200))
@settings(max_examples=200, deadline=None)
def test_no_characters_make_the_reader_raise(text: str) -> None:
    file = SourceFile("f.yaml", text)
    _, diagnostics = parse_yaml(file)
    for one in diagnostics:
        assert 0 <= one.primary.span.start <= one.primary.span.end <= len(text)


def test_a_file_of_nothing_but_mistakes_is_not_read_to_its_end() -> None:
    assert len(_problems("- a: b: c\n" * 1000)) == 100
    assert len(_problems("- !tag a\n" * 1000)) == 500
