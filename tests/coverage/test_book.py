"""What a spec does about each binding sentence of a rulebook."""

import pytest

from pravidla.coverage.book import BookCoverage, Execution, book_coverage
from pravidla.coverage.worklist import worklist
from pravidla.diagnostics import SourceFile, Span
from pravidla.model.citing import Citation
from pravidla.schema import validate
from pravidla.source import parse_yaml
from pravidla.transcript import Correction, Excuse, IndexEntry, Modality, ParagraphIndex

_HERE = Span("turn.yaml", 10, 20)


def _entry(name: str, *modalities: Modality, excuses: tuple[Excuse, ...] = ()) -> IndexEntry:
    return IndexEntry(name, 1, "rule", modalities, "0" * 64, f"Souhrn {name}.", excuses=excuses)


def _cite(ref: str, kind: str = "rule", definition: str = "turn", figure: bool = False) -> Citation:
    return Citation(definition, kind, (ref,), _HERE, figure)


def _index(*entries: IndexEntry) -> ParagraphIndex:
    return ParagraphIndex(entries)


def _ran(*executed: str, refused: tuple[str, ...] = (), scenarios: tuple[str, ...] = ()) -> Execution:
    return Execution(frozenset(executed), frozenset(refused), frozenset(scenarios))


def _statuses(coverage: BookCoverage) -> dict[str, str]:
    return {sentence.id: sentence.status for sentence in coverage.sentences}


def test_only_binding_sentences_are_counted() -> None:
    coverage, _ = book_coverage(_index(_entry("s1.1", "none", "grant")), [])
    assert _statuses(coverage) == {"s1.1.2": "open"}


def test_citing_a_paragraph_claims_all_its_binding_sentences() -> None:
    coverage, _ = book_coverage(_index(_entry("s1.1", "grant", "obligation")), [_cite("s1.1")])
    assert _statuses(coverage) == {"s1.1.1": "covered", "s1.1.2": "covered"}


def test_citing_a_sentence_claims_no_other() -> None:
    coverage, _ = book_coverage(_index(_entry("s1.1", "grant", "obligation")), [_cite("s1.1.2")])
    assert _statuses(coverage) == {"s1.1.1": "open", "s1.1.2": "covered"}


@pytest.mark.parametrize("kind", ["require", "guard", "invariant"])
def test_a_prohibition_needs_a_condition_and_a_refusal(kind: str) -> None:
    index = _index(_entry("s1.1", "prohibition"))
    assert _statuses(book_coverage(index, [_cite("s1.1")])[0]) == {"s1.1.1": "cited"}
    assert _statuses(book_coverage(index, [_cite("s1.1", kind)])[0]) == {"s1.1.1": "covered"}
    played = book_coverage(index, [_cite("s1.1", kind)], _ran("turn"))[0]
    assert [sentence.lacking for sentence in played.sentences] == ["no scenario expects its refusal"]
    for ref in ("s1.1", "s1.1.1"):
        refused = book_coverage(index, [_cite("s1.1", kind)], _ran("turn", refused=(ref,)))[0]
        assert _statuses(refused) == {"s1.1.1": "covered"}


def test_a_prohibition_to_look_is_covered_by_what_is_hidden() -> None:
    index = _index(_entry("s1.1", "prohibition"))
    assert _statuses(book_coverage(index, [_cite("s1.1", "state")], _ran("turn"))[0]) == {"s1.1.1": "cited"}
    assert _statuses(book_coverage(index, [_cite("s1.1", "hidden")], _ran("turn"))[0]) == {"s1.1.1": "covered"}


def test_a_number_needs_a_figure() -> None:
    index = _index(_entry("s1.1", "number"))
    assert _statuses(book_coverage(index, [_cite("s1.1")])[0]) == {"s1.1.1": "cited"}
    assert _statuses(book_coverage(index, [_cite("s1.1", "component", "card", True)])[0]) == {"s1.1.1": "covered"}


def test_any_other_sentence_needs_a_scenario_that_executes_its_definition() -> None:
    index = _index(_entry("s1.1", "obligation"))
    assert _statuses(book_coverage(index, [_cite("s1.1")], _ran("setup"))[0]) == {"s1.1.1": "cited"}
    assert _statuses(book_coverage(index, [_cite("s1.1")], _ran("turn"))[0]) == {"s1.1.1": "covered"}


def test_an_excuse_holds_for_its_sentence_or_the_whole_paragraph() -> None:
    one = _entry("s1.1", "grant", "grant", excuses=(Excuse("advice", 2, None, "rada"),))
    both = _entry("s1.2", "grant", "grant", excuses=(Excuse("handling", None, None, "krabice"),))
    coverage, _ = book_coverage(_index(one, both), [])
    assert _statuses(coverage) == {"s1.1.1": "open", "s1.1.2": "excused", "s1.2.1": "excused", "s1.2.2": "excused"}
    assert coverage.excuses() == {"advice": 1, "handling": 2}


def test_a_repetition_is_excused_only_when_what_it_repeats_is_cited() -> None:
    repeating = _entry("s1.2", "grant", excuses=(Excuse("repeats", None, "s1.1.1"),))
    index = _index(_entry("s1.1", "grant"), repeating)
    assert _statuses(book_coverage(index, [])[0])["s1.2.1"] == "open"
    assert _statuses(book_coverage(index, [_cite("s1.1")])[0])["s1.2.1"] == "excused"


def test_an_example_is_excused_only_by_a_scenario_that_exists() -> None:
    index = _index(_entry("s1.1", "grant", excuses=(Excuse("example", None, "example_7"),)))
    assert _statuses(book_coverage(index, [], _ran())[0]) == {"s1.1.1": "open"}
    assert _statuses(book_coverage(index, [], _ran(scenarios=("example_7",)))[0]) == {"s1.1.1": "excused"}


def test_a_correction_that_unbinds_a_sentence_counts_as_an_excuse() -> None:
    corrected = IndexEntry("s1.1", 1, "rule", ("grant",), "0" * 64, corrections=(Correction(1, "none", "jen příběh"),))
    coverage, _ = book_coverage(_index(corrected), [])
    assert _statuses(coverage) == {"s1.1.1": "excused"}
    assert coverage.excuses() == {"correction": 1}


def test_the_findings_name_unknown_ids_with_their_place() -> None:
    _, diagnostics = book_coverage(_index(_entry("s1.1", "grant")), [_cite("s1.1"), _cite("s1.7"), _cite("s1.1.2")])
    assert [(one.code, one.primary.span) for one in diagnostics] == [("PRV720", _HERE), ("PRV720", _HERE)]


def test_open_and_unproved_sentences_are_findings() -> None:
    index = _index(_entry("s1.1", "grant", "prohibition"))
    _, diagnostics = book_coverage(index, [_cite("s1.1.2")])
    assert [(one.code, one.refs) for one in diagnostics] == [("PRV721", ("s1.1.1",)), ("PRV722", ("s1.1.2",))]


def test_an_excuse_that_is_not_needed_is_a_finding() -> None:
    unbound = _entry("s1.1", "none", excuses=(Excuse("advice", 1, None, "rada"),))
    covered = _entry("s1.2", "grant", excuses=(Excuse("advice", 1, None, "rada"),))
    _, diagnostics = book_coverage(_index(unbound, covered), [_cite("s1.2")])
    assert [(one.code, one.refs) for one in diagnostics] == [("PRV723", ("s1.1",)), ("PRV723", ("s1.2",))]


def test_more_than_fifteen_percent_of_excuses_are_a_finding() -> None:
    excuse = (Excuse("advice", None, None, "rada"),)
    cited = [_entry(f"s1.{n}", "grant") for n in range(1, 18)]
    excused = [_entry(f"s2.{n}", "grant", excuses=excuse) for n in range(1, 5)]
    few, _ = book_coverage(_index(*cited, *excused[:3]), [_cite(entry.id) for entry in cited])
    many, diagnostics = book_coverage(_index(*cited, *excused), [_cite(entry.id) for entry in cited])
    assert few.excused_share == 0.15 and few.complete
    assert round(many.excused_share, 2) == 0.19
    assert [one.code for one in diagnostics] == ["PRV724"]


def test_an_empty_book_is_complete() -> None:
    coverage, diagnostics = book_coverage(_index(), [])
    assert coverage.complete and coverage.excused_share == 0.0 and diagnostics == []


def test_the_worklist_has_the_open_sentences_in_order_with_what_they_lack() -> None:
    index = _index(_entry("s1.1", "grant", "prohibition"), _entry("s1.2", "number"))
    items = worklist(book_coverage(index, [_cite("s1.1.2")])[0])
    assert [(item.sentence.id, item.lacking) for item in items] == [
        ("s1.1.1", "no definition cites it"),
        ("s1.1.2", "no requirement, guard or invariant cites it"),
        ("s1.2.1", "no definition cites it"),
    ]
    assert [bool(item.stub) for item in items] == [True, False, True]


@pytest.mark.parametrize("modality", ["obligation", "permission", "prohibition", "grant", "definition", "number"])
def test_every_stub_is_a_definition_that_the_schema_accepts(modality: Modality) -> None:
    items = worklist(book_coverage(_index(_entry("s1.1", modality)), [])[0])
    file = SourceFile("stub.yaml", items[0].stub)
    node, diagnostics = parse_yaml(file)
    assert node is not None
    assert diagnostics + validate(node, file) == []
    assert "cites: [s1.1.1]" in items[0].stub
