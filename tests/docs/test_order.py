"""The order of the chapters: that of the rulebook."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.conformance.games import FOLDER
from tests.docs.pages import GAMES, rules_only

from pravidla.backends.docs.names import all_names
from pravidla.backends.docs.order import chapter_order
from pravidla.backends.docs.view import Page
from pravidla.cli.games import find_spec
from pravidla.model.load import load_spec


def chapters(game: str) -> list[Page]:
    return [page for page in rules_only(game).pages if page.group == "rules" and page.sections]


@pytest.mark.parametrize("game", GAMES)
def test_rules_stand_in_the_order_in_which_the_book_tells_them(game: str) -> None:
    known = {ref: place for place, ref in enumerate(_cited_in_order(game))}

    def middle(page: Page) -> int | None:
        found = sorted(min(known[word.text] for word in one.cites) for one in page.sections if one.cites)
        return found[(len(found) - 1) // 2] if found else None

    kinds = {"rule", "action", "trigger"}
    told = [
        middle(page)
        for page in chapters(game)
        if any(one.kind in kinds for one in page.sections)
        and 2 * sum(one.kind == "value" for one in page.sections) <= len(page.sections)
    ]
    assert len(told) > 1
    assert all(before is not None and after is not None and before <= after for before, after in pairwise(told))


def _cited_in_order(game: str) -> list[str]:
    cited = {word.text for page in rules_only(game).pages for one in page.sections for word in one.cites}
    return sorted(cited, key=lambda ref: [int(part) for part in ref[1:].split(".")[:2]])


@pytest.mark.parametrize("game", GAMES)
def test_the_set_up_comes_before_turns_and_what_is_left_open_comes_last(game: str) -> None:
    files = [page.file for page in chapters(game)]
    states = [page.file for page in chapters(game) if any(one.kind == "state" for one in page.sections)]
    acting = [page.file for page in chapters(game) if any(one.kind == "action" for one in page.sections)]
    assert files.index(states[0]) < min(files.index(one) for one in acting)
    assert files[-2:] == ["invariants.html", "readings.html"]


def test_the_score_comes_after_what_brings_it_though_the_goal_is_told_first() -> None:
    files = [page.file for page in chapters("kanagawa")]
    assert files[:6] == [
        "components.html",
        "setup.html",
        "lessons.html",
        "work.html",
        "diplomas.html",
        "scoring.html",
    ]


def test_the_round_comes_before_the_actions_whatever_its_file_is_called() -> None:
    files = [page.file for page in chapters("mombasa")]
    assert files.index("setup.html") < files.index("round.html") < files.index("actions.html")


def test_what_cites_nothing_stands_as_in_a_rulebook() -> None:
    spec, _ = load_spec(find_spec(str(FOLDER / "rail_shares")).folder)
    assert spec is not None
    told = sorted(spec.definitions, key=lambda one: chapter_order([one], frozenset(all_names(spec.head.score))))
    kinds = list(dict.fromkeys(one.common.kind for one in told))
    assert kinds.index("component" if "component" in kinds else "list") < kinds.index("state") < kinds.index("rule")
