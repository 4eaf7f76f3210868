"""What a user sees of a diagnostic."""

import json

from pravidla.diagnostics import (
    Diagnostic,
    Label,
    Severity,
    SourceFile,
    Span,
    render_github,
    render_json,
    render_text,
)

_RULES = SourceFile("rules.yaml", "- rule: go\n  do:\n    - gain 2 coinz\n")
_MORE = SourceFile("more.yaml", "- unit: coin\n")
_FILES = {file.path: file for file in (_RULES, _MORE)}
_AT = _RULES.text.index("coinz")


def _span(file: SourceFile, text: str) -> Span:
    start = file.text.index(text)
    return Span(file.path, start, start + len(text))


_PROBLEM = Diagnostic(
    "PRV501",
    "there is no unit `coinz`",
    Label(_span(_RULES, "coinz"), "not declared"),
    secondary=(Label(_span(_MORE, "coin"), "a unit of nearly this name"),),
    notes=("units are declared once",),
    help="did you mean `coin`?",
    refs=("s3.4",),
)


def test_a_message_shows_line_caret_and_the_other_places() -> None:
    assert render_text([_PROBLEM], _FILES) == (
        "error[PRV501]: there is no unit `coinz`\n"
        " --> rules.yaml:3:14\n"
        "  |\n"
        "3 |     - gain 2 coinz\n"
        "  |              ^^^^^ not declared\n"
        "  |\n"
        " ::: more.yaml:1:9\n"
        "  |\n"
        "1 | - unit: coin\n"
        "  |         ---- a unit of nearly this name\n"
        "  |\n"
        "  = note: units are declared once\n"
        "  = rulebook: s3.4\n"
        "  = help: did you mean `coin`?\n"
    )


def test_distant_lines_of_one_file_are_parted_by_dots() -> None:
    text = "a: 1\n\n\nb: 2\n"
    file = SourceFile("f.yaml", text)
    problem = Diagnostic(
        "PRV220", "twice", Label(Span("f.yaml", 7, 8), "again"), secondary=(Label(Span("f.yaml", 0, 1), "first"),)
    )
    assert render_text([problem], {"f.yaml": file}) == (
        "error[PRV220]: twice\n --> f.yaml:4:1\n  |\n1 | a: 1\n  | - first\n...\n4 | b: 2\n  | ^ again\n"
    )


def test_carets_stand_below_wide_characters_and_tabs() -> None:
    file = SourceFile("f.yaml", "\t漢字: chyba\n")
    problem = Diagnostic("PRV400", "wrong", Label(_span(file, "chyba"), ""))
    lines = render_text([problem], {"f.yaml": file}).splitlines()
    assert lines[3:] == ["1 | \t漢字: chyba", "  | \t      ^^^^^"]


def test_a_place_at_the_end_of_a_line_gets_one_caret() -> None:
    file = SourceFile("f.yaml", "ab\n")
    problem = Diagnostic("PRV400", "wrong", Label(Span("f.yaml", 2, 2), "here"))
    assert render_text([problem], {"f.yaml": file}).splitlines()[-1] == "  |   ^ here"


def test_a_very_long_line_is_cut_around_the_place() -> None:
    file = SourceFile("f.yaml", "a" * 5000 + "X" + "b" * 5000)
    problem = Diagnostic("PRV400", "wrong", Label(Span("f.yaml", 5000, 5001), ""))
    lines = render_text([problem], {"f.yaml": file}).splitlines()
    assert max(map(len, lines)) < 200
    assert lines[3][lines[4].index("^")] == "X"


def test_a_file_that_could_not_be_read_is_named_without_a_line() -> None:
    problem = Diagnostic("PRV201", "cannot be read", Label(Span("gone.yaml", 0, 0), ""), help="look again")
    expected = "error[PRV201]: cannot be read\n --> gone.yaml\n  = help: look again\n"
    assert render_text([problem], {}) == expected


def test_warnings_are_called_warnings() -> None:
    problem = Diagnostic("PRV901", "long", Label(_span(_RULES, "go"), ""), severity=Severity.WARNING)
    assert render_text([problem], _FILES).startswith("warning[PRV901]: long\n")


def test_the_order_of_the_input_does_not_matter() -> None:
    other = Diagnostic("PRV500", "other", Label(Span("rules.yaml", 0, 1), ""))
    assert render_text([_PROBLEM, other], _FILES) == render_text([other, _PROBLEM, other], _FILES)


def test_no_diagnostics_are_no_text() -> None:
    assert render_text([], _FILES) == ""
    assert json.loads(render_json([], _FILES)) == []
    assert render_github([], _FILES) == ""


def test_colour_changes_nothing_but_colour() -> None:
    import re

    coloured = render_text([_PROBLEM], _FILES, color=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == render_text([_PROBLEM], _FILES)


def test_json_gives_lines_columns_and_offsets() -> None:
    (data,) = json.loads(render_json([_PROBLEM], _FILES))
    assert (data["code"], data["severity"], data["help"], data["refs"]) == (
        "PRV501",
        "error",
        "did you mean `coin`?",
        ["s3.4"],
    )
    place = data["primary"]
    assert (place["file"], place["line"], place["column"], place["end_column"]) == ("rules.yaml", 3, 14, 19)
    assert (place["start"], place["end"]) == (_AT, _AT + 5)
    assert data["secondary"][0]["text"] == "a unit of nearly this name"


def test_github_annotations_escape_what_their_syntax_needs() -> None:
    problem = Diagnostic("PRV501", "100 %\nlost", Label(Span("a,b:c.yaml", 0, 0), ""))
    assert render_github([problem], {}) == "::error file=a%2Cb%3Ac.yaml,title=PRV501::100 %25%0Alost\n"
    line = render_github([_PROBLEM], _FILES)
    assert line.startswith("::error file=rules.yaml,line=3,col=14,endColumn=18,title=PRV501::there is no unit `coinz`")


def test_what_says_the_same_at_many_places_is_one_block_that_names_the_others() -> None:
    places = [_span(_RULES, word) for word in ("rule", "go", "do", "gain")]
    problems = [Diagnostic("PRV501", "unknown name `qqq`", Label(place, "not declared")) for place in places]
    shown = render_text(problems, _FILES)
    assert shown.count("PRV501") == 1
    assert "= note: the same at rules.yaml:1:9, rules.yaml:2:3, rules.yaml:3:7\n" in shown
    assert render_text(problems[:2], _FILES).count("PRV501") == 2
    assert len(json.loads(render_json(problems, _FILES))) == 4
