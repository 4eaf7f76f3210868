"""Differences between configurations, sets of files and versions."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.exceptions.specs import stall

from pravidla.analysis import analyse
from pravidla.exceptions.configuration import ConfigurationMistake, configuration_of, read_configuration
from pravidla.exceptions.difference import Change, Side, compare
from pravidla.exceptions.edition import edition_of
from pravidla.exceptions.table import as_markdown, as_text


def side(spec: Path, text: str) -> Side:
    written = read_configuration(text)
    edition = edition_of(analyse(spec, tuple(Path(one) for one in written.overlays)))
    assert edition is not None
    chosen = configuration_of(edition.game, written.players, written.modules, written.options)
    return Side(text, edition, chosen)


def changes(folder: Path, first: str, second: str) -> list[Change]:
    spec = stall(folder)
    return list(compare(side(spec, first), side(spec, second)))


def short(found: list[Change]) -> set[tuple[str, str, str]]:
    return {(one.what, one.kind, one.name) for one in found}


def test_a_configuration_does_not_differ_from_itself(tmp_path: Path) -> None:
    assert changes(tmp_path, "players=3,modules=rain", "rain,players=3") == []


def test_a_module_brings_adjustments_conditions_and_triggers(tmp_path: Path) -> None:
    assert short(changes(tmp_path, "base", "rain")) == {
        ("replaced", "value", "price"),
        ("replaced", "condition", "buy.by_day"),
        ("added", "trigger", "it_rains"),
    }


def test_the_way_back_takes_them_away(tmp_path: Path) -> None:
    found = {one.name: one for one in changes(tmp_path, "rain", "base")}
    assert found["it_rains"].what == "removed"
    assert found["buy.by_day"].words == "`buy.by_day`: `buy.by_day` instead of `buy.by_day.under_a_roof`"


def test_a_module_brings_rows(tmp_path: Path) -> None:
    (cake,) = changes(tmp_path, "base", "fair")
    assert (cake.what, cake.name, cake.after) == ("added", "good.cake", "cost 4 coins\ncopies 8")


def test_another_player_count_has_another_winner(tmp_path: Path) -> None:
    (price,) = changes(tmp_path, "players=2", "players=4")
    assert price.words == (
        "`price`: `price.late` while day >= 2, otherwise `price` instead of"
        " `price.late` while day >= 2, otherwise `price.two_players`"
    )
    assert price.cites == ("s1.2.1", "s1.1")


def test_an_option_has_another_winner(tmp_path: Path) -> None:
    (day,) = changes(tmp_path, "base", "days=long")
    assert (day.before, day.after) == ("is: 4", "is: 6")


def test_changed_figures_and_words_of_another_version_are_named(tmp_path: Path) -> None:
    spec = stall(tmp_path)
    other = stall(tmp_path / "other")
    rules = other / "rules.yaml"
    text = rules.read_text(encoding="utf-8")
    for old, new in (
        ("{1: 3, 2: 1}", "{1: 5, 2: 1}"),
        ("{id: bread, cost: 2,", "{id: bread, cost: 3,"),
        ("copies: 8", "copies: 9"),
        ("- increase day by 1", "- increase day by 2"),
        ("0..40 coins, starts 5 coins", "0..40 coins, starts 6 coins"),
        ("that: day < 3", "that: day < 4"),
    ):
        assert old in text
        text = text.replace(old, new)
    rules.write_text(text, encoding="utf-8")
    found = {one.name: one for one in compare(side(spec, "base"), side(other, "base"))}
    assert found["prize"].words == "`prize`: [1] 3 coins → 5 coins"
    assert found["good.bread"].words == "`good.bread`: cost 2 coins → 3 coins, copies 8 → 9"
    assert found["good.apple"].words == "`good.apple`: copies 8 → 9"
    assert (found["main"].before, found["main"].after) == ("      - increase day by 1", "      - increase day by 2")
    assert found["player.coins"].after == "0..40 coins, starts 6 coins"
    assert (found["buy.by_day"].before, found["buy.by_day"].after) == ("day < 3", "day < 4")


def test_a_definition_that_only_moved_is_no_difference(tmp_path: Path) -> None:
    spec = stall(tmp_path)
    other = stall(tmp_path / "other")
    rules = other / "rules.yaml"
    rules.write_text("# a remark\n\n" + rules.read_text(encoding="utf-8"), encoding="utf-8")
    assert compare(side(spec, "base"), side(other, "base")) == ()


def test_an_overlay_is_compared_like_a_configuration(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.yaml"
    overlay.write_text(
        "- value: last_day.mine\n  uncited: mine\n  from: assumed\n  overrides: [last_day]\n"
        "  when: options.days is short\n  is: 9\n",
        encoding="utf-8",
    )
    (day,) = changes(tmp_path, "base", str(overlay))
    assert (day.what, day.after) == ("replaced", "is: 9")


def test_steps_that_read_an_option_are_named_though_they_stay_the_same(tmp_path: Path) -> None:
    spec = stall(tmp_path)
    rules = spec / "rules.yaml"
    text = rules.read_text(encoding="utf-8").replace(
        "by 1\n        - gain", "by 1\n        - if options.days is long:\n            - gain 1 coin\n        - gain"
    )
    rules.write_text(text, encoding="utf-8")
    found = list(compare(side(spec, "base"), side(spec, "days=long")))
    assert ("reads", "rule", "main") in short(found)
    assert "but it reads `options.days`" in as_text(found, "base", "days=long")
    assert "| rule `main` | `` reads options.days `` | the same |" in as_markdown(found, "base", "days=long")


def test_the_markdown_table_has_a_row_for_each_difference(tmp_path: Path) -> None:
    found = changes(tmp_path, "base", "days=long")
    assert as_markdown(found, "base", "days=long") == (
        "**base → days=long**: 1 difference\n\n"
        "| | definition | base | days=long | rulebook |\n"
        "|---|---|---|---|---|\n"
        "| Another version counts | value `last_day` | `` is: 4 `` | `` is: 6 `` |  |\n"
    )
    assert as_markdown([], "base", "base") == "**base → base**: no difference\n"


@pytest.mark.parametrize("text", ["", "players=two", "players=²", "@", "@--output=x", "base,,rain", "@a,@b"])
def test_what_is_no_configuration_is_refused(text: str) -> None:
    with pytest.raises(ConfigurationMistake):
        read_configuration(text)


def test_a_configuration_is_read_in_any_order() -> None:
    written = read_configuration("@HEAD~1, days=long,mine.yaml,modules=rain+fair,players=3")
    assert (written.players, written.modules, dict(written.options)) == (3, ("rain", "fair"), {"days": "long"})
    assert (written.overlays, written.revision) == (("mine.yaml",), "HEAD~1")
