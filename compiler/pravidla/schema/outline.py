"""The shape of a block: one header, then what else may follow in the same item."""

from __future__ import annotations

from collections.abc import Iterator

from pravidla.diagnostics import Diagnostic, Label
from pravidla.source import Mapping, Scalar, key_text

_OTHERWISE = "otherwise"


def check_block(block: Mapping) -> Iterator[Diagnostic]:
    """Every mistake in the order and number of the headers of one list item."""
    headers = [key for key, _ in block.entries]
    if not headers:
        return
    if _is_otherwise(headers[0]):
        yield Diagnostic(
            "PRV242",
            f"`{key_text(headers[0].value)}` has nothing before it",
            Label(headers[0].span, "begins an item of its own"),
            help="it belongs to the item above: indent it like that header, without a dash",
        )
        return
    last = next((key for key in headers if _is_last(key)), None)
    for key in headers[1:]:
        if not _is_otherwise(key):
            yield Diagnostic(
                "PRV241",
                f"a second header `{key_text(key.value)}` stands in one list item",
                Label(key.span, ""),
                secondary=(Label(headers[0].span, "the header of this item"),),
                help="give it a dash of its own",
            )
        elif last is not None and key.span.start > last.span.start:
            yield Diagnostic(
                "PRV242",
                f"`{key_text(key.value)}` comes after `otherwise`",
                Label(key.span, ""),
                secondary=(Label(last.span, "nothing is left after this"),),
                help="`otherwise` comes last",
            )


def _is_otherwise(key: Scalar) -> bool:
    text = key_text(key.value)
    return text == _OTHERWISE or text.startswith(f"{_OTHERWISE} ")


def _is_last(key: Scalar) -> bool:
    text = key_text(key.value)
    return _is_otherwise(key) and not text.startswith(f"{_OTHERWISE} if")
