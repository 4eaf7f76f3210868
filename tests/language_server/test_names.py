"""What a place in a spec means: declarations, references, hover, lenses, outline, completion."""

from __future__ import annotations

import pytest
from tests.language_server.specs import FILES, stand

from pravidla.editing.renaming import RenamingRefused
from pravidla.language_server.completion import complete
from pravidla.language_server.hover import hover
from pravidla.language_server.lenses import lenses
from pravidla.language_server.names import Finder
from pravidla.language_server.outline import outline
from pravidla.language_server.paragraphs import citations, entry
from pravidla.language_server.project import Project
from pravidla.language_server.renames import renamed
from pravidla.language_server.snapshot import Stretch
from pravidla.language_server.view import View


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> tuple[Project, View]:
    project = Project(stand(tmp_path_factory.mktemp("games")))
    snapshot = project.update({})
    assert snapshot.found == {}
    assert project.index_known is not None
    passages = {"s1.2": "Vymyšlený odstavec o cenách."}
    return project, View(snapshot, Finder().names(snapshot), project.edition, project.index_known[1], passages, {})


BREAD = "- {id: bread, cost: 2, text: {cs: chléb, en: bread}}"


def place(project: Project, file: str, before: str, name: str) -> Stretch:
    """The place of a name behind some words."""
    start = FILES[file].index(before) + len(before)
    assert FILES[file].startswith(name, start)
    return Stretch(project.folder / file, start, start)


def shown(project: Project, places: list[Stretch]) -> list[tuple[str, str]]:
    """Files and lines of places."""
    result = []
    for one in places:
        text = one.path.read_text(encoding="utf-8")
        line = text[text.rfind("\n", 0, one.start) + 1 :].split("\n")[0].strip()
        result.append((one.path.relative_to(project.folder).as_posix(), line))
    return result


@pytest.mark.parametrize(
    ("file", "before", "name", "declared"),
    [
        ("turn.yaml", "let due be ", "price", ("turn.yaml", "- value: price(good)")),
        ("turn.yaml", "za {", "price", ("turn.yaml", "- value: price(good)")),
        ("turn.yaml", "is: good.", "cost", ("rulebook.yaml", "columns: {cost: 1..4 coins}")),
        ("turn.yaml", "pay ", "due", ("turn.yaml", "- let due be price(good)")),
        ("turn.yaml", "to my ", "store", ("rulebook.yaml", "store: pile of good")),
        ("turn.yaml", "option ", "rest", ("rulebook.yaml", "- word: rest")),
        ("rulebook.yaml", "starts ", "goods", ("rulebook.yaml", "- component: good")),
        ("modules/rain.yaml", "[price, price.", "two_players", ("turn.yaml", "- value: price.two_players")),
        ("modules/rain.yaml", "- module: ", "rain", ("rulebook.yaml", "modules: [rain]")),
        ("scenarios/examples.yaml", "does ", "buy", ("turn.yaml", "- action: buy")),
        (
            "scenarios/examples.yaml",
            "good ",
            "bread",
            ("rulebook.yaml", BREAD),
        ),
    ],
)
def test_a_name_leads_to_where_it_is_declared(
    known: tuple[Project, View], file: str, before: str, name: str, declared: tuple[str, str]
) -> None:
    project, view = known
    one = view.names.at(place(project, file, before, name))
    assert one is not None and one.name.text == name
    assert declared in shown(project, [other.at for other in view.names.declarations(one)])


def test_all_places_of_a_value_are_found_in_all_files(known: tuple[Project, View]) -> None:
    project, view = known
    one = view.names.at(place(project, "turn.yaml", "- value: ", "price"))
    assert one is not None
    found = [path.name for path in (other.at.path for other in view.names.references(one))]
    assert found.count("rain.yaml") == 3 and found.count("turn.yaml") == 7


def test_an_exception_shares_the_parameters_of_what_it_overrides(known: tuple[Project, View]) -> None:
    project, view = known
    one = view.names.at(
        place(
            project,
            "turn.yaml",
            "is: good.cost\n- value: price.two_players\n  overrides: [price]\n  "
            "when: count of players is 2\n  cites: [s1.2.1]\n  from: assumed for the example\n  is: ",
            "good",
        )
    )
    assert one is not None
    # a parameter is called after its list, so that is what it leads to
    assert ("rulebook.yaml", "- component: good") in shown(project, [o.at for o in view.names.declarations(one)])


def test_a_paragraph_leads_to_the_index_and_back_to_all_that_cite_it(known: tuple[Project, View]) -> None:
    project, view = known
    found = entry(view, "s1.2.1")
    assert found is not None and shown(project, [found]) == [("paragraphs.yaml", "- id: s1.2")]
    assert len(citations(view, "s1.2")) == 4 and len(citations(view, "s1.2.1")) == 2


PRICE = [
    "**value** `price(good)`: a number of `coin`",
    "*Cena* / *Price*",
    "from: assumed",
    "overridden by `price.two_players` when `count of players is 2`",
    "overridden by `price.rain` when `modules.rain`",
    "Kolik co stojí.",
    "> Vymyšlený odstavec o cenách.",
]


@pytest.mark.parametrize(
    ("file", "before", "name", "said"),
    [
        ("turn.yaml", "let due be ", "price", PRICE),
        ("turn.yaml", "that: my ", "coins", ["**state** `coins`: 0..40 coins, starts 5 coins (of each player)"]),
        ("turn.yaml", "is: good.", "cost", ["**column** `cost`: 1..4 coins (of `good`)"]),
        ("turn.yaml", "cites: [", "s1.1", ["**s1.1** · page 1, rule", "Kdo hraje 🎲 a jak dlouho."]),
        ("turn.yaml", "en: Too few coins}\n      cites: [", "s1.2.1", ["sentence 1: obligation"]),
        ("turn.yaml", "pay ", "due", ["local name `due` of action `buy`"]),
        ("scenarios/examples.yaml", "good ", "bread", ["**row** `bread`", "cost: 2", "*chléb* / *bread*"]),
    ],
)
def test_hover_tells_what_is_known(
    known: tuple[Project, View], file: str, before: str, name: str, said: list[str]
) -> None:
    project, view = known
    found = hover(view, place(project, file, before, name))
    assert found is not None
    assert [one for one in said if one not in found[0]] == []


def test_lenses_count_exceptions_and_citations(known: tuple[Project, View]) -> None:
    project, view = known
    found = [(one.title, [name for name, _ in one.goals]) for one in lenses(view, project.folder / "turn.yaml")]
    assert found == [("2 exceptions", ["price.rain", "price.two_players"]), ("1 exception", ["price.rain"])]
    titles = [one.title for one in lenses(view, project.folder / "paragraphs.yaml")]
    assert titles == ["cited by 2 definitions", "cited by 3 definitions"]


def test_the_outline_has_definitions_and_their_parts(known: tuple[Project, View]) -> None:
    project, view = known
    found = [
        (one.kind, one.name, [part.name for part in one.parts]) for one in outline(view, project.folder / "turn.yaml")
    ]
    assert found == [
        ("rule", "main", []),
        ("action", "buy", ["rich"]),
        ("value", "price", []),
        ("value", "price.two_players", []),
    ]
    assert [one.name for one in outline(view, project.folder / "paragraphs.yaml")] == ["s1.1", "s1.2"]


def choices(known: tuple[Project, View], old: str, new: str, file: str = "turn.yaml") -> list[str]:
    """What is offered at the mark `|` of a changed file."""
    project, view = known
    assert old in FILES[file]
    text = FILES[file].replace(old, new, 1)
    at = text.index("|")
    return [one.label for one in complete(project, view, project.folder / file, text.replace("|", "", 1), at)]


def test_rules_are_offered_where_something_is_done(known: tuple[Project, View]) -> None:
    assert "main" in choices(known, "- pay due", "- do m|")


def test_members_are_those_of_what_stands_before_the_dot(known: tuple[Project, View]) -> None:
    assert choices(known, "is: good.cost\n", "is: good.|\n") == ["cost"]
    assert choices(known, "that: my coins", "that: my |") == ["coins", "store"]
    assert choices(known, "overrides: [price]", "overrides: [|]") != []


def test_what_a_reading_may_reach_is_offered(known: tuple[Project, View]) -> None:
    reading = (
        "- reading: r\n  cites: [s1.1]\n  question: {cs: A, en: B}\n  choices: {a: b}\n  chosen: a\n  because: c\n"
    )
    offered = choices(known, "- rule: main", f"{reading}  reaches: [|]\n- rule: main")
    assert {"main", "buy", "price", "price.rain", "apple", "day", "my coins"} <= set(offered)
    assert choices(known, "- rule: main", f"{reading}  reaches: [buy, my |]\n- rule: main") == ["coins", "store"]
    assert "reaches" in choices(known, "- rule: main", f"{reading}  |\n- rule: main")


def test_names_are_those_in_scope(known: tuple[Project, View]) -> None:
    offered = choices(known, "pay due", "pay d|")
    assert {"due", "good", "day", "price"} <= set(offered)
    assert "due" not in choices(known, "that: my coins >= price(good)", "that: my coins >= p|")


def test_an_open_bracket_is_no_hindrance(known: tuple[Project, View]) -> None:
    assert "price" in choices(known, "pay due", "pay (due + |")
    assert "store" in choices(known, "move 1 of good from display to my store", "move 1 of good from display to my |")
    assert "display" in choices(known, "move 1 of good from display to my store", "move 1 of good from d|")


def test_paragraphs_are_offered_with_their_sentences(known: tuple[Project, View]) -> None:
    assert choices(known, "cites: [s1.1]", "cites: [|]") == ["s1.1", "s1.2"]
    assert choices(known, "cites: [s1.2]", "cites: [s1.1, s1.2.|]") == ["s1.1", "s1.2", "s1.2.1", "s1.2.2"]
    assert choices(known, "- pay due", "- pay due [s|]") == ["s1.1", "s1.2"]


def test_keys_are_those_of_the_definition_that_are_not_there(known: tuple[Project, View]) -> None:
    keys = choices(
        known,
        "  from: assumed for the example\n  is: good.cost\n",
        "  from: assumed for the example\n  |\n  is: good.cost\n",
    )
    assert {"when", "note", "adjusts"} <= set(keys) and not {"from", "is", "value"} & set(keys)
    assert {"rule", "action", "scenario"} <= set(choices(known, "- value: price(good)", "- |"))
    assert choices(known, "text: {cs: Cena, en: Price}", "text:\n    |\n    en: Price") == ["cs", "en"]


def test_nothing_is_offered_in_a_remark(known: tuple[Project, View]) -> None:
    assert choices(known, "- rule: main", "# pay |\n- rule: main") == []


def test_a_local_name_is_renamed_in_its_definition_only(known: tuple[Project, View]) -> None:
    project, view = known
    one = view.names.at(place(project, "turn.yaml", "pay ", "due"))
    assert one is not None
    changes = renamed(project, view.names, one, "owed")
    assert [word for _, word in changes] == ["owed", "owed"]


def test_a_list_is_renamed_with_its_plural(known: tuple[Project, View]) -> None:
    project, view = known
    one = view.names.at(place(project, "rulebook.yaml", "- component: ", "good"))
    assert one is not None
    assert {word for _, word in renamed(project, view.names, one, "ware")} == {"ware", "wares"}


@pytest.mark.parametrize(
    ("new", "why"), [("main", "already"), ("Ceník", "is no name"), ("let", "word of the language")]
)
def test_what_cannot_be_renamed_is_refused(known: tuple[Project, View], new: str, why: str) -> None:
    project, view = known
    one = view.names.at(place(project, "turn.yaml", "- value: ", "price"))
    assert one is not None
    with pytest.raises(RenamingRefused, match=why):
        renamed(project, view.names, one, new)
