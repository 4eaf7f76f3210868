"""Explanations: the tree, who wins, and where that is different."""

from __future__ import annotations

from pathlib import Path

from tests.exceptions.specs import stall

from pravidla.analysis import analyse
from pravidla.exceptions.configuration import configuration_of
from pravidla.exceptions.edition import Edition, edition_of
from pravidla.exceptions.explanation import Branch, Explanation, explain
from pravidla.exceptions.render import render
from pravidla.exceptions.subjects import find_subject, subject_names

SUMMARIES = {"s1.1": "What a good costs.", "s1.2": "What it costs in a game of two."}


def edition(folder: Path) -> Edition:
    found = edition_of(analyse(stall(folder)))
    assert found is not None
    return found


def told(
    folder: Path, name: str, players: int | None = None, modules: tuple[str, ...] = (), **options: str
) -> Explanation:
    rules = edition(folder)
    subject = find_subject(rules, name)
    assert subject is not None
    return explain(rules, subject, configuration_of(rules.game, players, modules, options), SUMMARIES)


def branch(root: Branch, name: str) -> Branch:
    def below(one: Branch) -> list[Branch]:
        return [one, *(found for inner in one.branches for found in below(inner))]

    return next(one for one in below(root) if one.name == name)


def test_an_exception_of_the_set_up_wins_over_what_it_overrides(tmp_path: Path) -> None:
    found = told(tmp_path, "last_day", days="long")
    assert found.wins == "`last_day.long`"
    assert found.tree.here == "never asked: overridden at set-up"
    assert branch(found.tree, "last_day.long").decided == "set-up"


def test_an_exception_of_another_set_up_is_not_in_the_game(tmp_path: Path) -> None:
    found = told(tmp_path, "last_day")
    assert found.wins == "`last_day`"
    assert branch(found.tree, "last_day.long").here == "not in this game"


def test_an_exception_with_a_guard_of_the_state_is_asked_during_play(tmp_path: Path) -> None:
    found = told(tmp_path, "price", players=3)
    late = branch(found.tree, "price.late")
    assert (late.decided, late.here, late.when) == ("play", "asked during play", "day >= 2")
    assert found.wins == "`price.late` while day >= 2, otherwise `price`"


def test_an_exception_of_two_definitions_stands_below_the_inner_one_only(tmp_path: Path) -> None:
    tree = told(tmp_path, "price").tree
    assert {one.name for one in tree.branches} == {"price.in_the_rain", "price.two_players"}
    inner = branch(tree, "price.two_players").branches
    assert [(one.name, one.relation) for one in inner] == [("price.late", "overrides price and price.two_players")]


def test_adjustments_are_added_to_whatever_wins(tmp_path: Path) -> None:
    found = told(tmp_path, "price", players=2, modules=("rain",))
    assert found.wins == ("`price.late` while day >= 2, otherwise `price.two_players`, with `price.in_the_rain` added")


def test_the_tree_of_an_action_shows_its_conditions_and_what_replaces_them(tmp_path: Path) -> None:
    tree = told(tmp_path, "buy", modules=("rain",)).tree
    condition = branch(tree, "buy.by_day")
    assert condition.says == "day < 3"
    assert condition.here == "never asked: overridden at set-up"
    assert branch(tree, "buy.by_day.under_a_roof").here == "counts"


def test_the_tree_of_a_rule_shows_the_triggers_that_follow_it(tmp_path: Path) -> None:
    rain = branch(told(tmp_path, "turn").tree, "it_rains")
    assert (rain.relation, rain.here) == ("follows after turn", "not in this game")


def test_a_citation_comes_with_the_summary_of_its_paragraph(tmp_path: Path) -> None:
    cited = branch(told(tmp_path, "price").tree, "price.two_players").cites
    assert [(one.ref, one.summary) for one in cited] == [("s1.2.1", "What it costs in a game of two.")]


def test_the_winners_elsewhere_are_grouped_by_what_makes_the_difference(tmp_path: Path) -> None:
    found = told(tmp_path, "last_day")
    assert [(one.configurations, one.wins) for one in found.elsewhere] == [
        (("days=short",), "`last_day`"),
        (("days=long",), "`last_day.long`"),
    ]


def test_a_module_lists_what_it_brings(tmp_path: Path) -> None:
    tree = told(tmp_path, "rain").tree
    assert {one.name for one in tree.branches} == {"price.in_the_rain", "buy.by_day.under_a_roof", "it_rains"}


def test_an_option_lists_what_asks_for_it_and_has_its_value(tmp_path: Path) -> None:
    tree = told(tmp_path, "options.days", days="long").tree
    assert tree.here == "long"
    assert [one.name for one in tree.branches] == ["last_day.long"]


def test_rows_states_lists_and_tables_are_explained_too(tmp_path: Path) -> None:
    rules = edition(tmp_path)
    configuration = configuration_of(rules.game, None, (), {})
    for name in ("good.apple", "good.cake", "coins", "player.coins", "good", "prize", "word rest", "coin", "stall"):
        subject = find_subject(rules, name)
        assert subject is not None, name
        assert explain(rules, subject, configuration, {}).tree.says or name in ("word rest",), name


def test_every_name_can_be_explained_and_rendered(tmp_path: Path) -> None:
    rules = edition(tmp_path)
    configuration = configuration_of(rules.game, 4, ("rain", "fair"), {})
    for name in subject_names(rules):
        subject = find_subject(rules, name)
        assert subject is not None
        assert render(explain(rules, subject, configuration, SUMMARIES)).startswith(subject.kind)


def test_the_text_draws_the_tree_and_says_who_wins(tmp_path: Path) -> None:
    text = render(told(tmp_path, "last_day", days="long"))
    assert text == (
        "value last_day (stall/rules.yaml:58)\n"
        "  in stall with players=2,days=long\n"
        "\n"
        "last_day: never asked: overridden at set-up\n"
        "│   is: 4\n"
        "│   from: assumed\n"
        "│   cites nothing: written for the tests\n"
        "└─ overrides last_day: last_day.long (stall/rules.yaml:62)\n"
        "       when options.days is long (decided at set-up)\n"
        "       here: counts\n"
        "       is: 6\n"
        "       from: assumed\n"
        "       cites nothing: written for the tests\n"
        "\n"
        "With players=2,days=long: `last_day.long`\n"
        "  days=short: `last_day`\n"
        "  days=long: `last_day.long`\n"
    )
