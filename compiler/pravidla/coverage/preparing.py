"""A spec prepared from a rulebook never seen: its paragraph index, candidates for a glossary, a worklist with stubs."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping

from pravidla.coverage.notes import notes
from pravidla.coverage.worklist import not_binding_lines, stub_lines
from pravidla.transcript import Transcript, make_index, write_index
from pravidla.transcript.cues import load_cues

_WORD = re.compile(r"[^\W\d_]{4,}")
_STEM = 5
_LEAST = 3
_MOST = 80


def prepare(transcript: Transcript) -> Mapping[str, str]:
    """The files to begin a spec with, by name. None of them holds a sentence of the rulebook."""
    index = make_index(transcript, {})
    return {
        "paragraphs.yaml": write_index(index),
        "glossary.txt": _glossary(transcript),
        "worklist.txt": _worklist(transcript)
        + "".join(f"\n{line}" for line in not_binding_lines(index)).rstrip()
        + "\n",
    }


def _glossary(transcript: Transcript) -> str:
    """The words that binding sentences use most, one a line, with how often and where first."""
    cues = load_cues()
    counts: Counter[str] = Counter()
    forms: defaultdict[str, Counter[str]] = defaultdict(Counter)
    first: dict[str, str] = {}
    for paragraph in transcript.paragraphs:
        for sentence in paragraph.sentences:
            for word in _WORD.findall(sentence.text) if sentence.binding else ():
                if cues.verbs.fullmatch(word) or word.capitalize() in cues.openers:
                    continue
                stem = word.casefold()[:_STEM]
                counts[stem] += 1
                forms[stem][word.casefold()] += 1
                first.setdefault(stem, sentence.id)
    lines = ["# Candidates for the glossary: the words that binding sentences use most, how often, and where first."]
    for stem, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:_MOST]:
        if count >= _LEAST:
            lines.append(
                f"{max(forms[stem].items(), key=lambda form: (form[1], form[0]))[0]:<24} {count:>4}  {first[stem]}"
            )
    return "\n".join(lines) + "\n"


def _worklist(transcript: Transcript) -> str:
    """A stub for each binding sentence, in the order of the rulebook."""
    blocks = []
    for paragraph in transcript.paragraphs:
        for sentence in paragraph.sentences:
            if sentence.binding:
                remarks = [f"# {sentence.id}, {paragraph.kind}, {sentence.modality}"]
                remarks += [f"# {note}" for note in notes(sentence.text, paragraph.kind)]
                blocks.append("\n".join([*remarks, *stub_lines(sentence.id, sentence.modality)]))
    head = "# Open sentences in the order of the rulebook. Move each stub to a file of the spec and say what it does.\n"
    return head + "\n" + "\n\n".join(blocks) + "\n"
