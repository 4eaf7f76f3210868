"""What definitions are called where something leads to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pravidla.backends.docs.guards import guard_sentence
from pravidla.backends.docs.mentions import targets
from pravidla.backends.docs.names import Names, human, lower, title_of, wording
from pravidla.backends.docs.phrases import Voice
from pravidla.backends.docs.view import Word
from pravidla.backends.docs.words import quoted, words
from pravidla.model import definitions as d

_LONGEST_WHEN = 70
"""characters of a guard that still make a title"""


class Titles:
    """The titles of a spec's definitions, and links under them."""

    def __init__(self, spec: d.Spec, names: Names, voice: Voice) -> None:
        self._spec = spec
        self._names = names
        self._voice = voice
        self._t = words(names.language)

    def title(self, one: d.Definition) -> str:
        """What a definition is called; empty where nothing is said of that."""
        title = title_of(one.common, self._names.language, "")
        if isinstance(one, d.ReadingSpec):
            return wording(one.question, self._names.language)
        if isinstance(one, d.StateSpec) and not title:
            owner = one.owner
            if owner is None:
                return self._t["state_game"]
            if owner == "player":
                return self._t["state_player"]
            return f"{self._t['state_each']}: {self._names.label(owner).text}"
        if isinstance(one, d.ListSpec) and one.adds:
            base = self._names.definitions.get(one.common.name)
            told = title or (title_of(base.common, self._names.language, "") if base is not None else "")
            by = self._names.modules.get(one.common.module or "", "")
            return f"{told or human(one.common.name)} – {self._t['adds'].lower()} {by}".rstrip()
        if not title and targets(one):
            return self._untitled(one)
        return title

    def _untitled(self, one: d.Definition) -> str:
        """A change without a title of its own: what it changes, and when it does."""
        base = self.target(targets(one)[0].name).text
        when = guard_sentence(self._voice, one.common)
        adjusts = isinstance(one, d.ValueSpec) and one.adjusts is not None and not one.common.overrides
        what = self._t["adjustment" if adjusts else "exception"]
        return f"{base} – {when if when and len(when) <= _LONGEST_WHEN else what}"

    def target(self, name: str) -> Word:
        """A link to what an exception names: a definition, or one condition of it."""
        one = self._names.definitions.get(name)
        if one is not None:
            return self._names.link(one.common)
        owner, _, condition = name.rpartition(".")
        base = self._names.definitions.get(owner)
        found = next((other for other in self._spec.definitions if other.common.name == name), None)
        if found is not None:
            return self.link(found.common)
        if base is None:
            return Word(human(name), "", name)
        refusal = self._names.refusals.get(name, "")
        told = quoted(refusal, self._names.language) if refusal else human(condition)
        title = title_of(base.common, self._names.language, owner)
        return self._names.link(base.common, f"{title}, {self._t['condition'].lower()} {told}")

    def link(self, common: d.Common) -> Word:
        """A link to a definition under its title."""
        one = next(one for one in self._spec.definitions if one.common is common)
        return self._names.link(common, self.title(one) or human(common.name))

    def links(self, several: Sequence[d.Common]) -> tuple[Word, ...]:
        """Links to several definitions; those of one title with what tells them apart: the kind, the module, when."""
        links = [self.link(common) for common in several]
        alike: dict[str, list[d.Common]] = {}
        for link, common in zip(links, several, strict=True):
            alike.setdefault(link.text, []).append(common)
        return tuple(
            replace(link, text=self._apart(link.text, common, alike[link.text])) if len(alike[link.text]) > 1 else link
            for link, common in zip(links, several, strict=True)
        )

    def _apart(self, title: str, common: d.Common, others: Sequence[d.Common]) -> str:
        if len({one.kind for one in others}) > 1:
            return f"{title} ({lower(self._t.get(common.kind, common.kind))})"
        module = self._names.modules.get(common.module or "", "")
        return f"{title} – {module or guard_sentence(self._voice, common)}".removesuffix(" – ")
