"""The cue words of the Czech text, from the data file `cues.yaml` of the grammar folder."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml

from pravidla.data import data_folder
from pravidla.transcript.model import MODALITIES, Modality

Pattern = re.Pattern[str]


@dataclass(frozen=True, slots=True)
class ModalityCue:
    """A sentence has `modality` when `cue` is found in it, and `together` too where there is one.

    An `explicit` cue is a modal verb or the like, which counts in a story as well.
    """

    modality: Modality
    cue: Pattern
    together: Pattern | None
    explicit: bool


@dataclass(frozen=True, slots=True)
class Cues:
    """Compiled cue words; the patterns match whole words, those of modality regardless of case."""

    abbreviations: frozenset[str]
    soft_abbreviations: frozenset[str]
    lettered: Pattern
    openers: frozenset[str]
    polite: frozenset[str]
    linking: frozenset[str]
    title_words: frozenset[str]
    component_titles: frozenset[str]
    titles: Mapping[str, Pattern]
    labels: Mapping[str, frozenset[str]]
    credits: Pattern
    concrete: Pattern
    called: Pattern
    continuing: Pattern
    general: Pattern
    winner: Pattern
    condition: Pattern
    modality: tuple[ModalityCue, ...]
    verbs: Pattern


def words_pattern(words: Iterable[str], start: str = r"(?<!\w)") -> Pattern:
    """A pattern that matches any of the words; `*` at the end of a word stands for any ending."""
    alternatives = []
    for word in sorted(set(words), key=lambda entry: (-len(entry), entry)):
        stem, star = (word[:-1], r"\w*") if word.endswith("*") else (word, "")
        alternatives.append(r"\s+".join(re.escape(part) for part in stem.split()) + star)
    return re.compile(f"{start}(?:{'|'.join(alternatives)})(?!\\w)", re.IGNORECASE)


def build_cues(data: Mapping[str, Any]) -> Cues:
    """The cues from the plain data of the cue file."""
    sentences, titles, examples = data["sentences"], data["titles"], data["examples"]
    entries = []
    verbs = list(data["verbs"])
    for entry in data["modality"]:
        modality: Modality = next(known for known in MODALITIES if known == entry["modality"])
        together = words_pattern(entry["together"]) if "together" in entry else None
        negation = "(?:ne)?" if "negatable" in entry else ""
        cue = words_pattern(entry["cues"], start=rf"(?<!\w){negation}")
        entries.append(ModalityCue(modality, cue, together, "explicit" in entry))
        if modality != "number":
            verbs += entry["cues"]
    return Cues(
        abbreviations=frozenset(word.casefold() for word in sentences["abbreviations"]),
        soft_abbreviations=frozenset(word.casefold() for word in sentences["soft_abbreviations"]),
        lettered=_named_by_letter(sentences["lettered"]),
        openers=frozenset(sentences["openers"]),
        polite=frozenset(sentences["polite"]),
        linking=frozenset(sentences["linking"]),
        title_words=frozenset(titles["words"]),
        component_titles=frozenset(titles["components"]),
        titles={
            name: words_pattern(titles[name], start="^")
            for name in ("components", "flavour", "example", "credits", "reference")
        },
        labels={name: frozenset(words) for name, words in data["labels"].items()},
        credits=words_pattern(data["credits"]["words"]),
        concrete=words_pattern(examples["concrete"]),
        called=words_pattern(examples["called"]),
        continuing=words_pattern(examples["continuing"], start="^"),
        general=words_pattern(examples["general"]),
        winner=words_pattern(data["winner"]),
        condition=words_pattern(data["conditions"], start="^"),
        modality=tuple(entries),
        verbs=words_pattern(verbs, start=r"(?<!\w)(?:ne)?"),
    )


def _named_by_letter(words: Iterable[str]) -> Pattern:
    """A word with a capital letter after it that names somebody: "player A"."""
    return re.compile(rf"(?i:{words_pattern(words).pattern})\s+[A-Z](?!\w)")


@cache
def load_cues() -> Cues:
    """The cues that come with the package."""
    text = (data_folder("grammar") / "cues.yaml").read_text(encoding="utf-8")
    return build_cues(yaml.safe_load(text))
