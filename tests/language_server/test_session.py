"""Whole sessions with an editor over standard input and output."""

from __future__ import annotations

import asyncio
from pathlib import Path

from lsprotocol import types
from tests.language_server.editor import Editor, editor
from tests.language_server.specs import FILES, stand


def test_an_afternoon_of_editing(tmp_path: Path) -> None:
    asyncio.run(afternoon(stand(tmp_path)))


async def afternoon(folder: Path) -> None:
    turn, rain, index = folder / "turn.yaml", folder / "modules" / "rain.yaml", folder / "paragraphs.yaml"
    async with editor() as one:
        one.open(turn)
        await one.until(turn)
        await navigating(one, folder)

        # an unsaved mistake is found, at its exact place behind letters and pictures
        one.change(turn, "za {price(good)} 🪙", "za {prce(good)} 🪙")
        (found,) = await one.until(turn, "unknown value `prce`")
        assert one.text_at(turn, found.range) == "prce" and found.code == "PRV501" and found.source == "pravidla"
        assert "did you mean `price`?" in found.message
        offered = await one.client.text_document_completion_async(types.CompletionParams(**one.at(turn, "za {pr")))
        assert isinstance(offered, types.CompletionList)
        assert "price" in [item.label for item in offered.items]
        edit = next(item for item in offered.items if item.label == "price").text_edit
        assert isinstance(edit, types.TextEdit) and one.text_at(turn, edit.range) == "prce"
        one.change(turn, "prce", "price")
        await one.until(turn)

        # a mistake of one file shows in another, also in one that is not open
        one.open(rain)
        one.change(turn, "price.two_players", "price.of_two")
        (found,) = await one.until(rain, "unknown")
        assert one.text_at(rain, found.range) == "price.two_players"
        one.change(turn, "price.of_two", "price.two_players")
        await one.until(rain)

        lenses = await one.client.text_document_code_lens_async(types.CodeLensParams(one.document(turn)))
        assert [lens.command.title for lens in lenses or () if lens.command] == ["2 exceptions", "1 exception"]
        command = (lenses or [])[0].command
        assert command is not None
        await one.client.workspace_execute_command_async(types.ExecuteCommandParams(command.command, command.arguments))
        assert [Path(shown.uri).name for shown in one.documents] == ["turn.yaml"]
        lenses = await one.client.text_document_code_lens_async(types.CodeLensParams(one.document(index)))
        assert next(lens.command.title for lens in lenses or () if lens.command) == "cited by 2 definitions"

        await renaming(one, turn)


async def navigating(one: Editor, folder: Path) -> None:
    turn = folder / "turn.yaml"
    (declared,) = as_list(
        await one.client.text_document_definition_async(types.DefinitionParams(**one.at(turn, "za {p")))
    )
    assert Path(declared.uri).name == "turn.yaml"
    assert one.text_at(turn, declared.range) == "price"
    places = await one.client.text_document_references_async(
        types.ReferenceParams(context=types.ReferenceContext(True), **one.at(turn, "za {p"))
    )
    assert places is not None and len(places) == 10
    said = await one.client.text_document_hover_async(types.HoverParams(**one.at(turn, "za {p")))
    assert said is not None and isinstance(said.contents, types.MarkupContent) and said.range is not None
    assert "a number of `coin`" in said.contents.value and one.text_at(turn, said.range) == "price"
    said = await one.client.text_document_hover_async(types.HoverParams(**one.at(turn, "cites: [s")))
    assert said is not None and isinstance(said.contents, types.MarkupContent)
    assert "Kdo hraje 🎲 a jak dlouho." in said.contents.value
    symbols = await one.client.text_document_document_symbol_async(types.DocumentSymbolParams(one.document(turn)))
    assert [symbol.name for symbol in symbols or ()] == ["main", "buy", "price", "price.two_players"]


async def renaming(one: Editor, turn: Path) -> None:
    where = await one.client.text_document_prepare_rename_async(types.PrepareRenameParams(**one.at(turn, "- value: ")))
    assert isinstance(where, types.Range) and one.text_at(turn, where) == "price"
    edit = await one.client.text_document_rename_async(
        types.RenameParams(new_name="cost_of", **one.at(turn, "- value: "))
    )
    assert edit is not None and edit.changes is not None
    assert {Path(uri).name: len(edits) for uri, edits in edit.changes.items()} == {"rain.yaml": 3, "turn.yaml": 7}
    assert {one.text_at(turn, change.range) for change in edit.changes[turn.as_uri()]} == {"price"}
    refused = await one.client.text_document_rename_async(
        types.RenameParams(new_name="buy", **one.at(turn, "- value: "))
    )
    assert refused is None and "already" in one.refusals[-1]


def test_nothing_that_somebody_types_or_does_ends_the_session(tmp_path: Path) -> None:
    asyncio.run(rough(tmp_path))


async def rough(tmp_path: Path) -> None:
    folder, other = stand(tmp_path), stand(tmp_path, "tent")
    turn, rules = folder / "turn.yaml", folder / "rulebook.yaml"
    async with editor() as one:
        one.open(turn)
        await one.until(turn)
        text = one.texts[turn]

        # every beginning of a text, quickly
        for length in range(0, len(text), 83):
            one.write(turn, text[:length])
            await ask(one, turn)
        broken = ["\x00", "- " * 60, "- a: [", "- a: 'x", "\ud800 🪙", "- game: &x *x", "-", "- rule: {a: {", text * 2]
        for bad in broken:
            one.write(turn, bad.encode("utf-16", "surrogatepass").decode("utf-16", "replace"))
            await ask(one, turn)
        one.write(turn, text.replace("\n", "\r\n").replace("pay due", "pay deu"))
        (found,) = await one.until(turn, "unknown name `deu`")
        assert one.text_at(turn, found.range) == "deu"
        one.write(turn, text)
        await one.until(turn)

        # a second game beside the first; its names are its own
        tent = other / "turn.yaml"
        one.open(tent)
        one.change(tent, "pay due", "pay deu")
        await one.until(tent, "unknown name `deu`")
        await one.until(turn)
        one.close(tent)
        await one.until(tent)

        # a file moves, comes back, and the head of the game is gone for a while
        moved = folder / "round.yaml"
        turn.rename(moved)
        one.close(turn)
        one.open(moved)
        one.changed_on_disk(turn, moved)
        one.change(moved, "pay due", "pay deu")
        await one.until(moved, "unknown name `deu`")
        one.change(moved, "pay deu", "pay due")
        await one.until(moved)
        rules.unlink()
        one.changed_on_disk(rules)
        await one.until(folder / "modules" / "rain.yaml", "no file of")
        rules.write_text(FILES["rulebook.yaml"], encoding="utf-8")
        one.changed_on_disk(rules)
        await one.until(moved)

        # a file of changes outside of the game, and files that are none of ours
        overlay, foreign = tmp_path / "mine" / "house.yaml", tmp_path / "mine" / "compose.yaml"
        overlay.parent.mkdir()
        change = (
            "- value: price.at_home\n  overrides: [price, price.two_players, price.rain]\n"
            "  uncited: ours\n  from: assumed\n  is: 3 coinz\n"
        )
        one.open(overlay, f"# pravidla: overlay of ../stand\n\n{change}")
        await one.until(overlay, "unknown unit `coinz`")
        one.change(overlay, "coinz", "coins")
        await one.until(overlay)
        said = await one.client.text_document_hover_async(types.HoverParams(**one.at(overlay, "overrides: [")))
        assert said is not None and "`price(good)`" in str(said.contents)
        one.open(foreign, "services:\n  web: {image: x}\n")
        await ask(one, foreign)
        assert foreign not in one.found


async def ask(one: Editor, path: Path) -> None:
    """Ask everything about the end of a file; whatever comes is good, but something has to come."""
    at = one.at(path, one.texts[path])
    client = one.client
    async with asyncio.timeout(20):
        await client.text_document_hover_async(types.HoverParams(**at))
        await client.text_document_completion_async(types.CompletionParams(**at))
        await client.text_document_definition_async(types.DefinitionParams(**at))
        await client.text_document_document_symbol_async(types.DocumentSymbolParams(one.document(path)))
        await client.text_document_code_lens_async(types.CodeLensParams(one.document(path)))


def as_list(found: object) -> list[types.Location]:
    """The locations of an answer."""
    assert isinstance(found, list)
    return [one for one in found if isinstance(one, types.Location)]
