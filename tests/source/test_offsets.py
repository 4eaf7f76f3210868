"""The place of each character of a scalar, checked by changing that very character in the file."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pravidla.diagnostics import SourceFile
from pravidla.source import Mapping, Node, Scalar, Sequence, parse_yaml

_WORD = st.text("abčřžXY12().,", min_size=1, max_size=5).filter(lambda word: word[0].isalpha() and word[-1].isalpha())
_WORDS = st.lists(_WORD, min_size=1, max_size=8)
_BREAKS = st.sampled_from(["\n", "\r\n", "\r"])
_PURE = st.booleans()


def _only_scalar(text: str, pure: bool = False) -> Scalar:
    node, diagnostics = parse_yaml(SourceFile("f.yaml", text), pure=pure)
    assert diagnostics == []
    assert node is not None
    return _first_text(node)


def _first_text(node: Node) -> Scalar:
    while not isinstance(node, Scalar):
        match node:
            case Sequence(items=items):
                node = items[0]
            case Mapping(entries=entries):
                node = entries[0][1]
    return node


def _assert_every_place_is_exact(text: str, pure: bool) -> None:
    """Put another letter at the place of each letter: exactly this character of the value must change."""
    scalar = _only_scalar(text, pure)
    value = scalar.value
    assert isinstance(value, str)
    assert len(scalar.offsets) == len(value) + 1
    assert list(scalar.offsets) == sorted(scalar.offsets)
    for index, char in enumerate(value):
        if not char.isalpha():
            continue
        at = scalar.offsets[index]
        escaped = text[at] == "\\"
        end = scalar.offsets[index + 1] if escaped else at + 1
        changed = _only_scalar(text[:at] + "Q" + text[end:], pure).value
        assert changed == value[:index] + "Q" + value[index + 1 :]


def _plain(words: list[str], indent: str) -> str:
    return f"\n{indent}".join(words)


def _folded(words: list[str], indent: str) -> str:
    return ">\n" + "".join(f"{indent}{word}\n" + ("\n" if len(word) == 3 else "") for word in words)


def _literal(words: list[str], indent: str) -> str:
    return "|-\n" + "".join(f"{indent}{' ' * (len(word) % 3 if n else 0)}{word}\n" for n, word in enumerate(words))


def _single(words: list[str], indent: str) -> str:
    return "'" + f" ''\n\n{indent}".join(words) + "'"


def _double(words: list[str], indent: str) -> str:
    escaped = [f"{word}\\u017e\\x41\\\\" for word in words]
    return '"' + f" \\\n{indent}\\ ".join(escaped) + '"'


_STYLES: list[Callable[[list[str], str], str]] = [_plain, _folded, _literal, _single, _double]


@pytest.mark.parametrize("style", _STYLES)
@given(words=_WORDS, line_break=_BREAKS, pure=_PURE)
@settings(max_examples=60, deadline=None)
def test_every_letter_of_a_scalar_has_its_place(
    style: Callable[[list[str], str], str], words: list[str], line_break: str, pure: bool
) -> None:
    text = f"- key:\n    inner: {style(words, '      ')}\n- next\n".replace("\n", line_break)
    _assert_every_place_is_exact(text, pure)


@pytest.mark.parametrize(
    "text",
    [
        "- plain text\n",
        "- [flow text, b]\n",
        "- {key: flow text}\n",
        "- 'it''s quoted'\n",
        '- "tab\\x41 and \\u010d"\n',
        "- |2-\n    indented\n   less\n",
        "- |+\n  kept\n\n\n",
        "- >-\n  folded\n  more\n\n  last\n",
        "- >\n  folded\n    deeper\n  back\n",
        "- last without a break",
        "- |\n  last without a break",
        "- plain # with a comment\n",
        "- | # header comment\n  text\n",
    ],
)
@pytest.mark.parametrize("pure", [False, True])
def test_the_places_are_exact_in_each_style(text: str, pure: bool) -> None:
    _assert_every_place_is_exact(text, pure)


def test_a_stretch_of_a_value_is_a_stretch_of_the_file() -> None:
    text = "- >-\n  gain 2 coins\n  to me\n"
    scalar = _only_scalar(text)
    start = str(scalar.value).index("coins")
    span = scalar.at(start, start + 5)
    assert text[span.start : span.end].startswith("coins")
    assert scalar.at(999, 1000).start == scalar.offsets[-1]


def test_the_end_of_a_quoted_scalar_is_its_closing_quote() -> None:
    text = "- 'gain'\n"
    scalar = _only_scalar(text)
    assert text[scalar.offsets[-1]] == "'"
    assert (scalar.span.start, scalar.span.end) == (2, 8)


def test_the_place_of_a_block_ends_with_its_text() -> None:
    text = "- |\n  text\n\n\n- b\n"
    scalar = _only_scalar(text)
    assert text[scalar.span.start : scalar.span.end] == "|\n  text"
