"""Engines for a command line: GAME with its configuration, mistakes as messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import click

from pravidla.cli.findings import show
from pravidla.cli.games import Spec, find_spec
from pravidla.cli.progress import progress_bar
from pravidla.cli.status import FINDINGS
from pravidla.source import Node, Scalar


def load_engine(
    spec: Spec,
    overlays: tuple[Path, ...],
    *,
    players: int | None,
    modules: Iterable[str],
    options: Mapping[str, str],
) -> Any:
    """The engine. A configuration that the game does not have is a usage error; mistakes of the spec are shown."""
    from pravidla.loading import LoadError, load, source_files
    from pravidla_runtime import ConfigurationError

    try:
        with progress_bar(f"loading {spec.name}"):
            return load(
                spec.name if spec.packaged else spec.folder,
                players=players,
                modules=modules,
                options=options,
                overlays=overlays,
            )
    except ConfigurationError as error:
        raise click.UsageError(str(error)) from error
    except LoadError as error:
        if not error.diagnostics:
            raise click.UsageError(str(error)) from error
        show(error.diagnostics, source_files(spec.folder, overlays), err=True)
        raise click.exceptions.Exit(FINDINGS) from error


def words_of(game: str, overlays: tuple[Path, ...]) -> dict[str, tuple[str, str]]:
    """The words of a game's glossary in Czech and English: they name its fields at the table."""
    from pravidla.loading import source_files
    from pravidla.source import Mapping as YamlMapping
    from pravidla.source import Sequence, parse_yaml

    words: dict[str, tuple[str, str]] = {}
    for file in source_files(find_spec(game).folder, overlays).values():
        if "word:" not in file.text:
            continue
        tree, _ = parse_yaml(file)
        for item in tree.items if isinstance(tree, Sequence) else ():
            if isinstance(item, YamlMapping):
                name, text = _plain(item.get("word")), item.get("text")
                if name and isinstance(text, YamlMapping):
                    words[name] = _plain(text.get("cs")) or name, _plain(text.get("en")) or name
    return words


def _plain(node: Node | None) -> str:
    return str(node.value) if isinstance(node, Scalar) and node.value is not None else ""
