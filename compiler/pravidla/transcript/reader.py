"""The transcript reader: text in, pages with paragraphs and sentences out."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence, Set
from dataclasses import replace

from pravidla.transcript.blocks import PLAYERS_BOX, Builder, Draft
from pravidla.transcript.body import Body, join_pages, readable
from pravidla.transcript.cues import Cues, load_cues
from pravidla.transcript.fingerprint import fingerprint
from pravidla.transcript.letters import LOWER, UPPER
from pravidla.transcript.modality import modality
from pravidla.transcript.model import Kind, Modality, Page, Paragraph, Sentence, Transcript
from pravidla.transcript.pages import find_pages
from pravidla.transcript.repair import MARK, load_lexicon
from pravidla.transcript.segments import find_segments, find_titles
from pravidla.transcript.sentences import Fragment, make_splitter

_RUNNING: Set[Kind] = frozenset({"rule", "list_item", "step", "note"})
_MUST = re.compile(r"(?<!\w)(?:[Mm]usí|musíte|musejí|třeba|nutné)(?:\s\w+){0,6}:")
_INFINITIVE = re.compile(rf"(?:\d+\.\s|[-–•]\s)?[{UPPER}][{LOWER}]*(?:[aáeiíýů]|ou|s|ě[sz])t(?!\w)")


def read(text: str, cues: Cues | None = None, *, repaired: bool = True) -> Transcript:
    """The pages, paragraphs and sentences of a transcript, with new ids in the order of the text.

    Damage is repaired where the lexicon is installed; the result says whether it was, and what the document lost. Else,
    and with `repaired` false, `text` of a sentence is its `raw` with single spaces and without footnote marks.
    """
    cues = load_cues() if cues is None else cues
    lexicon = load_lexicon() if repaired else None
    spans = find_pages(text)
    if not spans:
        return Transcript((), lexicon is not None)
    body = join_pages(text, spans, lexicon)
    titles = find_titles(body, cues)
    segments = find_segments(body, cues, titles)
    drafts = Builder(body, cues, make_splitter(body.text, cues, titles)).build(segments)
    on_page: defaultdict[int, list[Paragraph]] = defaultdict(list)
    for paragraph in _number(drafts, body, cues):
        on_page[paragraph.page].append(paragraph)
    pages = tuple(Page(span.number, span.printed, tuple(on_page[span.number])) for span in spans)
    return Transcript(pages, lexicon is not None, body.losses)


def _number(drafts: Sequence[Draft], body: Body, cues: Cues) -> list[Paragraph]:
    paragraphs: list[Paragraph] = []
    counts: dict[int, int] = {}
    introduced: Modality = "none"
    ordered = False
    for draft in drafts:
        page = body.pages[body.page_index(draft.fragments[0].start)].number
        counts[page] = counts.get(page, 0) + 1
        name = f"s{page}.{counts[page]}"
        sentences = []
        for place, fragment in enumerate(draft.fragments, start=1):
            sentence = _sentence(fragment, f"{name}.{place}", draft, body, cues)
            if draft.kind == "heading":
                ordered = False
            elif ordered and not sentence.binding and draft.kind in _RUNNING and _INFINITIVE.match(sentence.text):
                # "The player must: Pay 3 coins. Take a card."
                sentence = replace(sentence, modality="obligation")
            elif _MUST.search(sentence.text) and draft.kind != "example":
                ordered = True
            if draft.kind == "box" and not sentence.binding and PLAYERS_BOX.match(sentence.text):
                # "In a game of 3 players: there are 6 spaces" says so without a verb that binds.
                sentence = replace(sentence, modality="number")
            if draft.kind in ("list_item", "step"):
                # A bare item ("2. …" without a verb) does what the sentence before the list says.
                if not sentence.binding and not fragment.closed:
                    sentence = replace(sentence, modality=introduced)
            elif draft.kind not in ("note", "reminder", "caption"):
                introduced = "none"
            if sentence.text.endswith(":"):
                introduced = sentence.modality
            sentences.append(sentence)
        text = " ".join(sentence.text for sentence in sentences)
        paragraphs.append(Paragraph(name, page, draft.kind, tuple(sentences), fingerprint(text), draft.example))
    return paragraphs


def _sentence(fragment: Fragment, name: str, draft: Draft, body: Body, cues: Cues) -> Sentence:
    text = readable(body.text[fragment.start : fragment.end])
    mended = body.mended
    start, end = mended.raw_start(fragment.start), mended.raw_end(fragment.end)
    return Sentence(
        id=name,
        # A lost number is one all the same.
        modality=modality(text.replace(MARK, "0"), draft.kind, cues),
        text=text,
        raw=mended.raw[start:end],
        start=body.source_offset(start),
        end=body.source_offset(end - 1) + 1,
        repairs=mended.repairs(start, end),
    )
