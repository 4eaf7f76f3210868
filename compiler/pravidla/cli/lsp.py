"""`pravidla lsp`: the language server."""

from __future__ import annotations

from importlib.util import find_spec as find_module
from pathlib import Path

import click

from pravidla.cli.options import overlay_option
from pravidla.cli.refusal import Refusal
from pravidla.cli.status import GOOD


@click.command()
@click.argument("game", required=False)
@overlay_option
def lsp(game: str | None, overlays: tuple[Path, ...]) -> int:
    """Serve an editor over standard input and output: diagnostics while you type, definitions, references, hover,
    completion, renaming.

    Editors start it themselves; `grammar/EDITORS.md` says what to paste for VS Code, Neovim and Helix. An --overlay of
    GAME is read as a part of it; without, a file of changes names its game in a comment at its head: `# pravidla:
    overlay of GAME`.
    """
    from pravidla.cli.games import find_spec

    if overlays and game is None:
        raise click.UsageError("say of which GAME the overlays are")
    if find_module("pygls") is None:
        raise Refusal("the language server needs the extra `lsp`: pip install 'pravidla[lsp]'")
    from pravidla.language_server.server import serve

    given = {} if game is None else {find_spec(game).folder.resolve(): tuple(one.resolve() for one in overlays)}
    serve(given)
    return GOOD
