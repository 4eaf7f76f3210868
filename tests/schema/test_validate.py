"""The shape of spec files: places, suggestions, and no mistake twice."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from tests.schema.every_form import EVERY_FORM

from pravidla.diagnostics import Diagnostic, SourceFile, sort_diagnostics
from pravidla.schema import inspect, kinds, sentences, spec_schema, validate
from pravidla.source import DEEPEST, Mapping, Node, Scalar, Sequence, parse_yaml, to_data


def _tree(text: str) -> tuple[Node, SourceFile]:
    file = SourceFile("f.yaml", text)
    node, diagnostics = parse_yaml(file)
    assert diagnostics == []
    assert node is not None
    return node, file


def _problems(text: str) -> list[tuple[str, int, int]]:
    node, file = _tree(text)
    return [(one.code, *file.line_column(one.primary.span.start)) for one in validate(node, file)]


def _only(text: str) -> Diagnostic:
    node, file = _tree(text)
    diagnostics = validate(node, file)
    assert len(diagnostics) == 1
    return diagnostics[0]


def _rule(*steps: str) -> str:
    return "- rule: go\n  cites: [s1.1]\n  do:\n" + "".join(f"    {line}\n" for line in steps)


def test_a_definition_of_each_kind_in_all_its_forms_is_accepted() -> None:
    assert _problems(EVERY_FORM) == []


def test_a_file_of_a_module_begins_with_it() -> None:
    assert _problems("- module: harbour\n  cites: [s1.1]\n- unit: a\n  forms: {cs: [a, b, c], en: [d]}\n") == []
    assert _problems("- applies: modules.a or modules.b\n") == []


def test_the_published_schema_accepts_and_refuses_the_same() -> None:
    published = Draft202012Validator(spec_schema())
    good, _ = _tree(EVERY_FORM)
    assert published.is_valid(to_data(good))
    for bad in ("- foo\n", "- rulle: a\n", "- rule: a\n  do: []\n", "- rule: a\n  cites: [s1.1]\n  do: [3]\n"):
        assert not published.is_valid(to_data(_tree(bad)[0]))


def test_the_schema_is_a_schema_and_knows_twenty_kinds() -> None:
    Draft202012Validator.check_schema(spec_schema())
    assert len(kinds()) == 20
    wanted = [one["then"]["$ref"] for one in spec_schema()["$defs"]["definition"]["allOf"]]
    assert wanted == [f"#/$defs/{kind}_definition" for kind in kinds()]


def _objects(schema: object) -> Iterator[dict[str, object]]:
    if isinstance(schema, dict):
        yield schema
        for value in schema.values():
            yield from _objects(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _objects(value)


def test_every_mapping_of_the_schema_is_closed_and_admits_notes() -> None:
    for schema in _objects(spec_schema()["$defs"]):
        if "propertyNames" in schema or "additionalProperties" in schema:
            assert "^x-" in json.dumps(schema.get("patternProperties", {})) or schema.get("minProperties"), schema


def test_every_definition_of_the_schema_is_used() -> None:
    text = json.dumps(spec_schema())
    assert [name for name in spec_schema()["$defs"] if f'"#/$defs/{name}"' not in text] == []


def test_a_misspelt_key_is_one_mistake_and_not_a_missing_key_too() -> None:
    problem = _only("- rule: go\n  citse: [s1.1]\n  do: []\n")
    assert (problem.code, problem.primary.text) == ("PRV233", "did you mean `cites`?")
    problem = _only("- reading: r\n  cites: [s1.1]\n  qestion: {cs: A, en: B}\n  choices: {a: b}\n"
                    "  chosen: a\n  because: c\n")  # fmt: skip
    assert problem.primary.text == "did you mean `question`?"


def test_what_a_reading_reaches_is_a_list_of_names() -> None:
    text = "- reading: r\n  cites: [s1.1]\n  question: {cs: A, en: B}\n  choices: {a: b}\n  chosen: a\n  because: c\n"
    assert _problems(text + "  reaches: [turn, my coins, price.two_players]\n") == []
    problem = _only(text + "  reaches: turn\n")
    assert problem.primary.text == "expected a list of names"
    problem = _only(text + "  reaches: [your coins]\n")
    assert problem.primary.text == "expected a name, names joined by dots, or `my NAME`"


def test_an_unknown_key_is_pointed_at_and_the_possible_ones_are_listed() -> None:
    problem = _only("- rule: go\n  cites: [s1.1]\n  zzz: 1\n  do: []\n")
    assert problem.message == "`rule` has no key `zzz`"
    assert "`when`" in str(problem.help)


def test_a_missing_key_is_reported_at_the_head_of_the_definition() -> None:
    text = "- rule: go\n  cites: [s1.1]\n"
    problem = _only(text)
    assert problem.message == "this `rule` lacks `do`"
    assert text[problem.primary.span.start : problem.primary.span.end] == "rule: go"


def test_a_missing_citation_is_reported_once() -> None:
    assert _problems("- rule: go\n  do: []\n") == [("PRV239", 1, 3)]


def test_all_mistakes_of_a_file_are_reported_in_one_run() -> None:
    text = (
        "- rule: go\n  cites: [s1, x]\n  do:\n    - 3\n- rulle: a\n- foo\n"
        "- value: v\n  uncited: a\n- action: act\n  cites: []\n  text: {cs: A}\n"
    )
    assert _problems(text) == [
        ("PRV237", 2, 11),
        ("PRV237", 2, 15),
        ("PRV235", 4, 7),
        ("PRV231", 5, 3),
        ("PRV231", 6, 3),
        ("PRV234", 7, 3),
        ("PRV244", 10, 10),
        ("PRV234", 11, 10),
    ]


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("rule: go\n", "PRV230", "a list of definitions"),
        ("- rule: a\n  list: b\n", "PRV232", "both a `rule` and a `list`"),
        ("- value: v\n  cites: [s1.1]\n  is: 1\n  all: {a: b}\n", "PRV238", "`is` and `all` exclude each other"),
        ("- value: v\n  cites: [s1.1]\n  by: 1\n", "PRV234", "`by` needs `adjusts`"),
        ("- word: on\n  text: {cs: A, en: B}\n", "PRV243", "`on` cannot be a name"),
        ("- rule: yes\n  uncited: ours\n  do: [stop]\n", "PRV243", "`yes` cannot be a name"),
        ("- rule: Off\n  uncited: ours\n  do: [stop]\n", "PRV243", "`Off` cannot be a name"),
        ("- value: true\n  uncited: ours\n  is: 1\n", "PRV243", "`true` cannot be a name"),
        ("- action: 3\n  uncited: ours\n  text: {cs: A, en: B}\n", "PRV235", "the number 3 cannot be a name"),
        ("- unit: false\n  forms: {cs: [a, b, c], en: [d, e]}\n", "PRV243", "`false` cannot be a name"),
        ("- word: a\n  text: {cs: A, ne, en: B}\n", "PRV233", "no key `ne`"),
        ("- unit: a\n  forms: {cs: [a, b], en: [c]}\n", "PRV244", "too few entries"),
        ("- rule: a\n  cites: [s1.1]\n  do:\n", "PRV235", "`do` says nothing"),
        ("- rule: a\n  cites: s1.1\n  do: []\n", "PRV235", "`s1.1` cannot stand here"),
        ("- rule: a\n  cites: [s1.1]\n  do: []\n- module: m\n  cites: [s1.1]\n", "PRV245", "at the head of a file"),
    ],
)
def test_messages_speak_of_rules_and_not_of_schemas(text: str, code: str, words: str) -> None:
    problem = _only(text)
    assert problem.code == code
    assert words in problem.message
    shown = " ".join((problem.message, problem.primary.text, str(problem.help)))
    for jargon in ("property", "object", "array", "schema", "regex", "pattern", "^"):
        assert jargon not in shown


def test_a_name_with_capitals_or_diacritics_is_shown_as_it_should_be() -> None:
    problem = _only("- invariant: Žádné dluhy\n  cites: [s1.1]\n  that: true\n")
    assert problem.help == "write `zadne_dluhy`"


def test_a_colon_in_a_sentence_is_one_mistake() -> None:
    problem = _only(_rule("- gain 2: coins"))
    assert problem.code == "PRV240"
    node, file = _tree(_rule("- gain 2: coins"))
    assert [one.scalar.value for one in sentences(node, file)] == ["go"]


def test_an_otherwise_of_its_own_is_reported() -> None:
    assert _problems(_rule("- if a:", "    - stop", "- otherwise:", "    - stop")) == [("PRV242", 6, 7)]


def test_an_otherwise_comes_last() -> None:
    text = _rule("- if a:", "    - stop", "  otherwise:", "    - stop", "  otherwise if b:", "    - stop")
    assert _problems(text) == [("PRV242", 8, 7)]


def test_two_headers_in_one_item_are_reported_with_both_places() -> None:
    problem = _only(_rule("- if a:", "    - stop", "  while b:", "    - stop"))
    assert problem.code == "PRV241"
    assert problem.secondary[0].span.start < problem.primary.span.start


def test_a_condition_among_options_gets_a_hint() -> None:
    problem = _only(_rule("- choose one of:", "    - a", "    - if b:", "        - stop"))
    assert "when" in str(problem.help)


def test_an_option_of_steps_alone_has_its_own_form() -> None:
    problem = _only(_rule("- choose one of:", "    - {option: a, do: [stop]}"))
    assert "`option NAME:`" in problem.message


def test_every_sentence_is_listed_with_the_entry_that_reads_it() -> None:
    node, file = _tree(EVERY_FORM)
    diagnostics, found = inspect(node, file)
    assert diagnostics == []
    entries = {(str(one.scalar.value), one.entry) for one in found}
    assert entries >= {
        ("p.points", "expr"),
        ("price(0..2 step)", "heading"),
        ("each player", "owner"),
        ("0..40 coins, starts 3 coins", "declaration"),
        ("colour", "column"),
        ("my coins > 3 coins [s1.2]", "condition"),
        ("for p in players clockwise", "header_line"),
        ("p gains 1 point", "step_line"),
        ("pass(me) [s1.2]", "option_line"),
        ("option wait", "header_line"),
        ("c from my hand", "choose"),
        ("once per round", "limit"),
        ("after main", "event"),
        ("anna does act with c c1", "play"),
        ("Vezmi bod", "template"),
        ("activated(player holder)", "heading"),
        ("otherwise", "header_line"),
    }
    starts = [one.scalar.span.start for one in found]
    assert starts == sorted(starts) and len(set(starts)) == len(starts)


def test_numbers_and_truth_values_are_no_sentences() -> None:
    node, file = _tree("- value: v\n  cites: [s1.1]\n  is: 3\n")
    assert [one.scalar.value for one in sentences(node, file)] == ["v"]


def test_the_deepest_outline_can_be_checked() -> None:
    lines = ["- rule: go", "  cites: [s1.1]", "  do:"]
    for depth in range((DEEPEST - 4) // 2):
        lines.append("    " + "  " * depth + "- if a:")
    lines.append("    " + "  " * len(lines) + "- stop")
    assert _problems("\n".join(lines) + "\n") == []


def test_a_file_of_nothing_but_mistakes_is_not_read_to_its_end() -> None:
    assert 500 <= len(_problems("- foo\n" * 5000)) < 510


_LEAVES = st.none() | st.booleans() | st.integers(0, 9) | st.sampled_from(["a", "s1.1", "stop", "1..6", "if a", "Ř x"])
_KEYS = st.sampled_from(
    ["rule", "do", "cites", "text", "cs", "if a", "otherwise", "choose one of", "rows", "id", "is", "option", "q"]
)
_DATA = st.recursive(
    _LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_KEYS, inner, max_size=4), max_leaves=20
)


@given(
    kind=st.sampled_from(["rule", "action", "list", "game", "value", "table", "state", "word", "scenario", "board"]),
    name=_LEAVES,
    rest=st.dictionaries(_KEYS | st.sampled_from(["has", "all", "spaces", "require"]), _DATA, max_size=4),
)
@settings(max_examples=200, deadline=None)
def test_no_data_makes_the_checker_raise_or_point_outside(kind: str, name: object, rest: dict[str, object]) -> None:
    text = json.dumps([{**rest, kind: name}], ensure_ascii=False)
    file = SourceFile("f.yaml", text)
    node, problems = parse_yaml(file)
    if node is None or problems:
        return
    diagnostics, found = inspect(node, file)
    assert diagnostics == sort_diagnostics(diagnostics)
    spans = [one.primary.span for one in diagnostics] + [one.scalar.span for one in found]
    assert all(0 <= span.start <= span.end <= len(text) for span in spans)


def test_places_survive_lists_and_mappings_of_any_kind() -> None:
    node, _ = _tree("- {a: [1, {2: b}]}\n")
    assert isinstance(node, Sequence) and isinstance(node.items[0], Mapping)
    assert isinstance(node.items[0].get("a"), Sequence) and isinstance(node.items[0].key("a"), Scalar)
