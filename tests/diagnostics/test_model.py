"""Places, order and suggestions."""

from pravidla.diagnostics import Diagnostic, Label, SourceFile, Span, did_you_mean, sort_diagnostics, suggest


def _problem(file: str, start: int, code: str = "PRV999", message: str = "wrong") -> Diagnostic:
    return Diagnostic(code, message, Label(Span(file, start, start + 1), ""))


def test_lines_and_columns_count_from_one_whatever_the_line_break() -> None:
    file = SourceFile("f", "a\nbc\r\nd\re")
    assert [file.line_column(offset) for offset in (0, 2, 3, 6, 8)] == [(1, 1), (2, 1), (2, 2), (3, 1), (4, 1)]
    assert [file.line(number) for number in (1, 2, 3, 4, 5)] == ["a", "bc", "d", "e", ""]


def test_an_offset_beyond_the_end_is_the_end() -> None:
    assert SourceFile("f", "ab").line_column(99) == (1, 3)
    assert SourceFile("f", "").line_column(5) == (1, 1)


def test_diagnostics_are_sorted_by_file_place_and_code_and_none_comes_twice() -> None:
    problems = [_problem("b", 1), _problem("a", 9), _problem("a", 2, "PRV502"), _problem("a", 2, "PRV501")]
    expected = [problems[3], problems[2], problems[1], problems[0]]
    assert sort_diagnostics(problems * 2) == expected
    assert sort_diagnostics(reversed(problems)) == expected


def test_two_messages_at_one_place_are_both_kept() -> None:
    problems = [_problem("a", 1, message="first"), _problem("a", 1, message="second")]
    assert len(sort_diagnostics(problems)) == 2


def test_suggestions_ignore_diacritics_and_case() -> None:
    assert suggest("Řada", ["rada", "ruka", "karta"])[0] == "rada"
    assert suggest("pocet_hracu", ["počet_hráčů"]) == ("počet_hráčů",)


def test_at_most_three_suggestions_and_none_for_a_foreign_word() -> None:
    assert len(suggest("karta", ["karta1", "karta2", "karta3", "karta4"])) == 3
    assert suggest("xyzzy", ["rada", "ruka"]) == ()


def test_a_word_is_never_suggested_for_itself() -> None:
    assert suggest("coin", ["coin"]) == ()


def test_suggestions_read_as_a_question() -> None:
    assert did_you_mean("scroe", ["score", "ties"]) == "did you mean `score`?"
    assert did_you_mean("karta", ["karty", "kart"]) == "did you mean `kart` or `karty`?"
    assert did_you_mean("scroe", []) is None
