"""What changes from one configuration to another, in sentences: the main pairs, and what any pair may change."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from pravidla.analysis.overrides.configurations import configurations_up_to, unusual
from pravidla.backends.docs.contents import both, in_short, lines_of
from pravidla.backends.docs.guards import told_guard
from pravidla.backends.docs.material import Material
from pravidla.backends.docs.names import Names, human, lower
from pravidla.backends.docs.phrases import Voice
from pravidla.backends.docs.view import (
    Block,
    Cell,
    Guard,
    Line,
    Override,
    Row,
    Section,
    Sentence,
    Settings,
    Table,
    Word,
    plain_text,
)
from pravidla.backends.docs.words import words
from pravidla.exceptions.difference import Change, Side, compare
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Game
from pravidla_runtime.text import NO_BREAK_SPACE, czech_form

_MOST_LISTED = 40
_MOST_LINES = 8
"""lines that a changed definition shows of each version"""


def difference_blocks(
    material: Material, names: Names, settings: Settings, sections: Sequence[Section]
) -> tuple[Block, ...]:
    """The main pairs, each with what changes; then all that depends on the configuration."""
    t = words(names.language)
    blocks = [Block(t["depends"], table=_conditional(sections, names))]
    for caption, first, second in _pairs(material, settings, t["against"], names.language):
        changes = compare(Side("", material.edition, first), Side("", material.edition, second))
        lines = [
            Line(
                _told(change, names, sections),
                _contents(change, sections, t),
                cites=names.cites(change.cites[:4]),
                is_title=True,
            )
            for change in changes
        ]
        more = len(lines) - _MOST_LISTED
        shown = lines[:_MOST_LISTED]
        if more > 0:
            shown.append(Line((Word(t["more"].format(more)),)))
        blocks.append(Block(caption, tuple(shown) or (Line((Word(t["same"]),)),)))
    return tuple(blocks)


def _contents(change: Change, sections: Sequence[Section], t: Mapping[str, str]) -> tuple[Line, ...]:
    """What held before a change of the configuration, and what holds instead."""
    mine = _own_lines(change, sections)
    match change.what:
        case "added":
            return both((), mine, t)
        case "removed":
            return both(mine, (), t)
        case "replaced":
            new, _, old = change.words.partition(" instead of ")
            before, after = (
                [line for one in _winners(side, change, sections) for line in lines_of(one)] for side in (old, new)
            )
            return both(before or mine, after or mine, t)
        case _:
            return ()


def _own_lines(change: Change, sections: Sequence[Section]) -> list[Line]:
    """What a definition says by itself; of a named condition the one line that is it."""
    found = next((one for one in sections if one.name == change.name and one.kind == change.kind), None)
    if found is not None:
        return list(lines_of(found))
    owner, _, condition = change.name.rpartition(".")
    owners = (one for one in sections if change.kind == "condition" and one.name == owner)
    return [line for one in owners for line in lines_of(one) if line.name == condition]


def _winners(words_: str, change: Change, sections: Sequence[Section]) -> list[Section]:
    """The exceptions that a change names."""
    return [one for one in sections if one.name != change.name and f"`{one.name}`" in words_]


def version_blocks(
    material: Material, names: Names, settings: Settings, sections: Sequence[Section], earlier_ones: Sequence[Section]
) -> tuple[Block, ...]:
    """What has changed since another version of the spec: in the usual game, and with each module that both have.
    `earlier_ones`: what that version says."""
    if material.against is None:
        return ()
    t, (_, old) = words(names.language), material.against
    blocks = []
    earlier = {one.name for one in old.spec.modules}
    before, after = ({(one.kind, one.name): one for one in side} for side in (earlier_ones, sections))
    low = max(settings.players[0], old.spec.head.players[0])
    for module, title in (("", t["base_game"]), *settings.modules):
        if module and module not in earlier:
            continue
        sides = [
            Side("", edition, Configuration(low, (module,) if module else (), _usual(edition.game)))
            for edition in (old, material.edition)
        ]
        lines = [
            Line(
                _told(one, names, sections),
                tuple(_apart(before.get((one.kind, one.name)), after.get((one.kind, one.name)), t)),
                cites=names.cites(one.cites[:4]),
                is_title=True,
            )
            for one in compare(*sides)
        ]
        blocks.append(Block(title, tuple(lines) or (Line((Word(t["same"]),)),)))
    return tuple(blocks)


def _apart(before: Section | None, after: Section | None, t: Mapping[str, str]) -> Iterator[Line]:
    """What a definition said before and what it says now, without what it says in both."""
    if before is None or after is None:
        return
    old, new = list(lines_of(before)), list(lines_of(after))
    told_old, told_new = ({plain_text(line.sentence) for line in lines} for lines in (old, new))
    for label, lines, others in ((t["earlier"], old, told_new), (t["now"], new, told_old)):
        apart = [line for line in lines if plain_text(line.sentence) not in others]
        for line in apart[:_MOST_LINES]:
            kept = line.sentence if lines is new else tuple(replace(word, href="") for word in line.sentence)
            yield Line(kept, label=label)
        if len(apart) > _MOST_LINES:
            yield Line((Word(t["more"].format(len(apart) - _MOST_LINES)),), label=label)


def _usual(game: Game) -> tuple[tuple[str, int], ...]:
    return tuple((option.name, option.start) for option in game.options)


def _pairs(
    material: Material, settings: Settings, against: str, language: str
) -> Iterator[tuple[str, Configuration, Configuration]]:
    game = material.edition.game
    low, high = settings.players
    start = Configuration(low, (), _usual(game))
    for name, title in settings.modules:
        yield f"{title} {against}", start, replace(start, modules=(name,))
    for players in range(low, high):
        told = f"{players}{NO_BREAK_SPACE}→{NO_BREAK_SPACE}{people(players + 1, language)}"
        yield told, replace(start, players=players), replace(start, players=players + 1)
    for shown, option in zip(settings.options, game.options, strict=True):
        for number, (_, value) in enumerate(shown.values):
            if number != option.start:
                other = _plainest(game, option.name, number)
                usual = tuple((one, option.start if one == option.name else index) for one, index in other.options)
                yield f"{shown.title}: {value}", replace(other, options=usual), other


def people(number: int, language: str) -> str:
    """A number of players."""
    forms = words(language)["js_players"].split("|")
    return f"{number}{NO_BREAK_SPACE}{czech_form(number, tuple(forms)) if language == 'cs' else forms[number != 1]}"


def _plainest(game: Game, option: str, value: int) -> Configuration:
    """The configuration nearest to the usual one in which an option has a value."""
    found = (one for one in configurations_up_to(game) if (option, value) in one.options)
    return min(found, key=lambda one: unusual(one, game))


def _told(change: Change, names: Names, sections: Sequence[Section]) -> Sentence:
    """A change in a sentence of the page's language."""
    t = words(names.language)
    found = next((one for one in sections if one.name == change.name and one.kind != "scenario"), None)
    link = Word(human(change.name), "", change.name)
    if found is not None:
        link = Word(found.heading, f"{found.page}#{found.anchor}", change.name)
    elif "." in change.name:
        owner, _, rest = change.name.partition(".")
        row = names.rows.get(rest.split(".")[0])
        base = names.definitions.get(owner)
        condition = next((one.what for it in sections for one in it.replaced_by(rest) if it.name == owner), None)
        if change.kind == "condition" and condition is not None:
            link = condition
        elif row is not None:
            link = row
        elif base is not None:
            link = Word(f"{names.link(base.common).text} ({human(rest)})", names.link(base.common).href, change.name)
        elif rest in names.states:
            link = replace(names.state(rest), title=change.name)
    label = t[f"change_{change.what}"]
    if change.what == "figure" and change.before and change.after:
        return (Word(f"{label}: "), link, Word(f" – {_figures(change, names)}"))
    if change.what == "replaced":
        winners = _winners(change.words.partition(" instead of ")[0], change, sections)
        told: list[Word] = [Word(f"{label}: "), link]
        for one in winners[:3]:
            told += [Word(" – "), Word(one.heading, f"{one.page}#{one.anchor}", one.name)]
        return tuple(told)
    return (Word(f"{label}: "), link)


def _figures(change: Change, names: Names) -> str:
    """What a figure was and is; of a row each column under its title, once."""
    before, after = change.before or "", change.after or ""
    if change.kind == "row":
        owner = change.name.partition(".")[0]
        old = [line.partition(" ") for line in before.splitlines()]
        new = [line.partition(" ") for line in after.splitlines()]
        if [column for column, _, _ in old] == [column for column, _, _ in new]:
            pairs = zip(old, new, strict=True)
            return ", ".join(
                f"{lower(names.figure(owner, column))}: {names.value(was)} → {names.value(will)}"
                for (column, _, was), (_, _, will) in pairs
            )
    return f"{_short(before)} → {_short(after)}"


def _short(text: str) -> str:
    flat = ", ".join(human(line) for line in text.splitlines())
    return flat if len(flat) <= 120 else flat[:117] + "…"


def subordinate(clause: str) -> str:
    """A Czech clause as it stands behind `když`: the reflexive word comes first."""
    return re.sub(r"(^|(?:nebo|zároveň) \(?)(ne)?hraje se\b", r"\1se \2hraje", clause)


def _conditional(sections: Sequence[Section], names: Names) -> Table:
    """All that does not hold in every configuration, with what it depends on."""
    t = words(names.language)
    by_anchor = {one.anchor: one for one in sections}
    replacing = {other.anchor for one in sections for other in one.overridden if other.does == "replaces"}
    rows: list[Row] = []
    for one in sections:
        if one.kind == "scenario":
            continue
        over = one.replaced_by()
        if isinstance(one.guard, tuple) or _by_set_up(over):
            link = Word(one.heading, f"{one.page}#{one.anchor}", one.name)
            said = ("",) if one.anchor in replacing else _each(in_short(one), over, by_anchor)
            shown = said if any(said) or one.anchor in replacing else ()
            told = one.guard_words or _unless(over, t) or told_guard(Voice(names), one.guard)
            cells = (Cell((link,)), Cell((Word(one.kind_word),)), Cell((Word(told),)))
            rows.append(Row(cells, subject=_subject(one, over), said=shown))
        for condition in dict.fromkeys(other.condition for other in one.overridden if other.condition):
            over = one.replaced_by(condition)
            line = next(line for line in lines_of(one) if line.name == condition)
            if _by_set_up(over):
                cells = (Cell((over[0].what,)), Cell((Word(t["condition"]),)), Cell((Word(_unless(over, t)),)))
                said = _each(plain_text(line.sentence), over, by_anchor)
                rows.append(Row(cells, subject=_subject(one, over), said=said))
    return Table((t["definition"], t["kind"], t["when"]), tuple(rows))


def _by_set_up(over: Sequence[Override]) -> bool:
    return any(isinstance(one.guard, tuple) for one in over)


def _subject(one: Section, over: Sequence[Override]) -> tuple[Guard, tuple[Guard, ...]]:
    return one.guard, tuple(other.guard for other in over)


def _unless(over: Sequence[Override], t: Mapping[str, str]) -> str:
    """That something does not hold when one of its exceptions does; empty where nothing is said of them."""
    apart = dict.fromkeys(subordinate(one.guard_words) for one in over if one.guard_words)
    return t["unless"].format(t["or_when"].join(apart)) if apart else ""


def _each(own: str, over: Sequence[Override], by_anchor: Mapping[str, Section]) -> tuple[str, ...]:
    """What is said by itself, and by each exception."""
    return (own, *(in_short(by_anchor[one.anchor]) for one in over if one.anchor in by_anchor))
