"""The coverage of a rulebook as one HTML page: the user's own transcript beside what the spec does about it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from pravidla.analysis.checks.lacunae import FilledIn
from pravidla.coverage.book import BookCoverage, SentenceCoverage
from pravidla.transcript import Paragraph, Sentence, Transcript

_NUMBER = re.compile(r"⟨(?:\?|\d+)⟩")

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 76rem; padding: 1rem; }
table { border-collapse: collapse; width: 100%; }
td, th { border-top: 1px solid #ccc; padding: .35rem .6rem; text-align: left; vertical-align: top; }
tr.open td:first-child { border-left: .4rem solid #b00020; }
tr.cited td:first-child { border-left: .4rem solid #b36b00; }
tr.excused td:first-child { border-left: .4rem solid #777; }
tr.covered td:first-child { border-left: .4rem solid #1b7a3d; }
tr.none td { color: #666; }
mark { background: #ffe9a8; color: inherit; }
@media (prefers-color-scheme: dark) {
  body { background: #181818; color: #eee; } td, th { border-color: #444; } mark { background: #5a4700; }
}
"""


def coverage_page(
    title: str, transcript: Transcript, book: BookCoverage, filled: Mapping[str, FilledIn] | None = None
) -> str:
    """An HTML document; its transcript must have the ids of the index. It holds the publisher's text. `filled` are the
    sentences with lost numbers that the spec has."""
    known = {sentence.id: sentence for sentence in book.sentences}
    counts = ", ".join(
        f"{len(book.with_status(status))} {status}" for status in ("covered", "cited", "excused", "open")
    )
    rows = "\n".join(_page_rows(page.number, page.paragraphs, known, filled or {}) for page in transcript.pages)
    return f"""<!doctype html>
<html lang="cs">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>
<style>{_STYLE}</style></head>
<body>
<h1>{escape(title)}</h1>
<p lang="en">{len(book.sentences)} binding sentences: {counts}. The text is the publisher's: for your own use only.</p>
<table>
<thead><tr lang="en"><th scope="col">sentence</th><th scope="col">text</th><th scope="col">what the spec does</th></tr>
</thead>
<tbody>
{rows}
</tbody>
</table>
</body>
</html>
"""


def _page_rows(
    number: int,
    paragraphs: tuple[Paragraph, ...],
    known: Mapping[str, SentenceCoverage],
    filled: Mapping[str, FilledIn],
) -> str:
    head = f'<tr><th colspan="3" scope="rowgroup">Strana {number}</th></tr>'
    rows = [
        _row(sentence, known.get(sentence.id), filled.get(sentence.id))
        for paragraph in paragraphs
        for sentence in paragraph.sentences
    ]
    return "\n".join([head, *rows])


def _row(sentence: Sentence, found: SentenceCoverage | None, filled: FilledIn | None) -> str:
    status = "none" if found is None else found.status
    shown = sentence.text if filled is None else filled.text
    text = _NUMBER.sub(r"<mark>\g<0></mark>", escape(shown))
    if filled is not None:
        text += "".join(f'<br><small lang="en">{escape(note)}</small>' for note in filled.notes)
    return (
        f'<tr class="{status}" id="{escape(sentence.id)}"><td>{escape(sentence.id)}<br>{escape(sentence.modality)}</td>'
        f"<td>{text}</td><td>{_said(found)}</td></tr>"
    )


def _said(found: SentenceCoverage | None) -> str:
    if found is None:
        return ""
    parts = [f"<strong>{found.status}</strong>"]
    if found.excuse:
        parts.append(escape(found.excuse))
    if found.lacking:
        parts.append(escape(found.lacking))
    names = sorted({citation.definition for citation in found.citations})
    if names:
        parts.append(", ".join(f"<code>{escape(name)}</code>" for name in names))
    return "<br>".join(parts)
