"""Renaming: every place and no other, and a game that is the same but for the name."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.exceptions.specs import stall

from pravidla.analysis import compile_game
from pravidla.data import data_folder
from pravidla.diagnostics import SourceFile
from pravidla.editing.occurrences import occurrences
from pravidla.editing.renaming import RenamingRefused, rename, same_game
from pravidla.editing.starting import new_game

CONFORMANCE = Path(__file__).resolve().parents[1] / "conformance"


def files_of(spec: Path) -> list[SourceFile]:
    return [SourceFile(str(path), path.read_text(encoding="utf-8")) for path in sorted(spec.rglob("*.yaml"))]


def written(folder: Path, name: str = "my_game") -> Path:
    for path, text in new_game(name).items():
        target = folder / name / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return folder / name


def lines_changed(spec: Path, old: str, new: str) -> set[tuple[str, str]]:
    texts = {file.path: file.text for file in files_of(spec)}
    found = set()
    for change in rename(files_of(spec), old, new):
        for before, after in zip(texts[change.path].splitlines(), change.text.splitlines(), strict=True):
            if before != after:
                found.add((before.strip(), after.strip()))
    return found


def test_a_value_is_renamed_in_sentences_texts_prices_and_exceptions(tmp_path: Path) -> None:
    assert lines_changed(written(tmp_path), "price", "cost_of") == {
        (
            'text: {cs: "Kup: {card} za {price(card)}", en: "Buy a {card} for {price(card)}"}',
            'text: {cs: "Kup: {card} za {cost_of(card)}", en: "Buy a {card} for {cost_of(card)}"}',
        ),
        ("pay: price(card)", "pay: cost_of(card)"),
        ("- value: price(card)", "- value: cost_of(card)"),
        ("- value: price.harvest", "- value: cost_of.harvest"),
        ("adjusts: price", "adjusts: cost_of"),
        ("- price(large) is 5 coins", "- cost_of(large) is 5 coins"),
    }


def test_a_column_is_renamed_behind_dots_and_in_rows_only(tmp_path: Path) -> None:
    assert lines_changed(written(tmp_path), "worth", "points_for") == {
        ("columns: {cost: 1..5 coins, worth: 1..9 points}", "columns: {cost: 1..5 coins, points_for: 1..9 points}"),
        ("- gain card.worth", "- gain card.points_for"),
        *(
            (row, row.replace("worth", "points_for"))
            for row in (
                "- {id: small, cost: 1, worth: 1, text: {cs: malá karta, en: small card}}",
                "- {id: middle, cost: 2, worth: 3, text: {cs: střední karta, en: middle card}}",
                "- {id: large, cost: 4, worth: 6, text: {cs: velká karta, en: large card}}",
            )
        ),
    }


def test_a_condition_is_renamed_where_it_is_named(tmp_path: Path) -> None:
    assert lines_changed(written(tmp_path), "buy.hand_not_full", "room_left") == {
        ("hand_not_full:", "room_left:"),
        ("because: [buy.hand_not_full]", "because: [buy.room_left]"),
    }


def test_an_exception_keeps_what_it_belongs_to(tmp_path: Path) -> None:
    changed = lines_changed(stall(tmp_path), "price.two_players", "price.duel")
    assert changed == {
        ("- value: price.two_players", "- value: price.duel"),
        ("overrides: [price, price.two_players]", "overrides: [price, price.duel]"),
    }


def test_a_list_takes_its_plural_along(tmp_path: Path) -> None:
    changed = dict(lines_changed(written(tmp_path), "card", "thing"))
    assert changed["pack: deck of card, starts cards"] == "pack: deck of thing, starts things"
    assert changed["choose: card from display"] == "choose: thing from display"


def test_a_module_is_renamed_in_the_head_its_file_and_scenarios(tmp_path: Path) -> None:
    assert lines_changed(written(tmp_path), "module harvest", "reaping") == {
        ("modules: [harvest]", "modules: [reaping]"),
        ("- module: harvest", "- module: reaping"),
    }


READING = """\
- reading: first_buyer
  uncited: a test
  question: {cs: "Kdo kupuje?", en: "Who buys?"}
  choices: {left: vlevo, right: vpravo}
  chosen: left
  because: so it is
  reaches: [buy, price.harvest, my points, pack]
"""


@pytest.mark.parametrize(
    ("old", "new", "becomes"),
    [
        ("buy", "acquire", "reaches: [acquire, price.harvest, my points, pack]"),
        ("price", "cost_of", "reaches: [buy, cost_of.harvest, my points, pack]"),
        ("price.harvest", "reaping", "reaches: [buy, price.reaping, my points, pack]"),
        ("points", "honour", "reaches: [buy, price.harvest, my honour, pack]"),
        ("pack", "pile_of_all", "reaches: [buy, price.harvest, my points, pile_of_all]"),
    ],
)
def test_what_a_reading_reaches_is_renamed_in_it(old: str, new: str, becomes: str, tmp_path: Path) -> None:
    spec = written(tmp_path)
    (spec / "readings.yaml").write_text(READING, encoding="utf-8")
    assert becomes in {after for _, after in lines_changed(spec, old, new)}


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("price", "pack", "there is a state `pack` already"),
        ("price", "bedrich", "there is a name `bedrich` already"),
        ("price", "gain", "is a word of the language"),
        ("price", "players", "is a name of the language"),
        ("price", "Cena", "is no name: small letters"),
        ("price", "on", "is no name: YAML takes it for a value"),
        ("price", "price", "is called so already"),
        ("pricy", "cost_of", "did you mean `price`"),
        ("column price", "cost_of", "is no column but a value"),
        ("buy.hand_not_full", "sell.room_left", "would belong to something else"),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(RenamingRefused, match=why):
        rename(files_of(written(tmp_path)), old, new)


@pytest.mark.parametrize("name", ["my_game", "stall", "kuhn_poker", "rail_shares", "sealed_bids"])
def test_every_declared_name_can_be_renamed_without_another_change(name: str, tmp_path: Path) -> None:
    spec = {"my_game": written, "stall": stall}.get(name, lambda _: CONFORMANCE / name)(tmp_path)
    before, _ = compile_game(spec)
    assert before is not None
    declared = {
        f"{one.declares} {'.'.join((*one.path, one.text))}"
        for file in files_of(spec)
        for one in occurrences(file)
        if one.declares and one.declares != "local"
    }
    copy = tmp_path / "copy" / spec.name
    for old in sorted(declared):
        for file in files_of(spec):
            target = copy / Path(file.path).relative_to(spec)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(file.text, encoding="utf-8")
        changes = rename(files_of(spec), old, "zz_other")
        for change in changes:
            (copy / Path(change.path).relative_to(spec)).write_text(change.text, encoding="utf-8")
        after, problems = compile_game(copy)
        assert after is not None, (old, [one.message for one in problems])
        assert same_game(before, after, old, "zz_other"), old


def test_words_of_comments_and_prose_are_left_alone(tmp_path: Path) -> None:
    spec = written(tmp_path)
    for change in rename(files_of(spec), "card", "thing"):
        assert "A value with a parameter" in change.text or "value" not in Path(change.path).name
        assert "en: small thing" not in change.text


def test_the_template_lies_where_it_is_looked_for() -> None:
    assert (data_folder("grammar") / "new_game" / "rulebook.yaml").is_file()
