"""What inputs are given to, by kind. A target says whether an input was accepted; what it raises is a fault."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol

from tests.conformance.games import FOLDER
from tests.fuzzing.damage import damaged
from tests.fuzzing.mutation import mutated, mutated_sentence
from tests.fuzzing.playing_on import played_on

from pravidla import load
from pravidla.analysis import analyse_spec
from pravidla.backends.python import emit
from pravidla.diagnostics import SourceFile, Span, render_github, render_json, render_text
from pravidla.ir.nodes import Game
from pravidla.ir.scenario import Scenario
from pravidla.model.load import Part, assemble, read_part
from pravidla.scenarios.runner import run_scenario
from pravidla.schema import inspect
from pravidla.source import Scalar, parse_yaml, read_file
from pravidla.syntax import ENTRIES, parse, parse_template
from pravidla_runtime import SaveError


class Target(Protocol):
    """A kind of input."""

    name: str
    seeds: list[str]

    @abstractmethod
    def changed(self, text: str, rng: Random) -> str:
        """A mutant of an input."""

    @abstractmethod
    def accepts(self, text: str) -> bool:
        """Give an input to our code. Whatever is raised is a fault of ours."""


def rules(name: str) -> str:
    """The rules of a conformance spec."""
    return (FOLDER / name / "rules.yaml").read_text(encoding="utf-8")


class Specs:
    """Whole specs: read, analysed; what is accepted must become code that compiles, and its pages of diagnostics must
    be printable."""

    name = "spec"

    def __init__(self, folder: Path) -> None:
        self.file = folder / "rules.yaml"
        self.seeds = [
            rules(name) for name in ("tic_tac_toe", "pig", "kuhn_poker", "sealed_bids", "rail_shares", "harvest_fair")
        ]
        self._written: set[str] = set()

    def changed(self, text: str, rng: Random) -> str:
        """Lines, values, words, trees."""
        return mutated(text, rng, self.seeds)

    def accepts(self, text: str) -> bool:
        """Analyse it as the only file of a spec."""
        game, _ = _accepted(self.file, text)
        if game is None:
            return False
        self._compiles(game)
        return True

    def _compiles(self, game: Game) -> None:
        if game.digest in self._written:
            return
        self._written.add(game.digest)
        for name, source in emit(game, laid_out=False).items():
            compile(source, name, "exec")


class Sentences:
    """Sentences, each for one entry of the grammar: its name, a tab, the sentence."""

    name = "expression"

    def __init__(self, folder: Path) -> None:
        found: dict[str, None] = {}
        for game in ("pig", "kuhn_poker", "sealed_bids", "rail_shares", "harvest_fair", "connect_four"):
            file = SourceFile("rules.yaml", rules(game))
            node, _ = parse_yaml(file)
            assert node is not None
            for sentence in inspect(node, file)[1]:
                found[f"{sentence.entry}\t{sentence.scalar.value}"] = None
        self.seeds = list(found)
        self._sentences = [seed.partition("\t")[2] for seed in self.seeds]

    def changed(self, text: str, rng: Random) -> str:
        """Words, signs; now and then for another entry."""
        entry, _, sentence = text.partition("\t")
        if not rng.randrange(20):
            entry = rng.choice((*ENTRIES, "template"))
        return f"{entry}\t{mutated_sentence(sentence, rng, self._sentences)}"

    def accepts(self, text: str) -> bool:
        """Parse it."""
        name, _, sentence = text.partition("\t")
        scalar = Scalar(sentence, Span("x", 0, len(sentence)), tuple(range(len(sentence) + 1)), False)
        if name == "template":
            problems = parse_template(scalar)[1]
        else:
            problems = parse(next(entry for entry in ENTRIES if entry == name), scalar)[1]
        render_text(problems, {"x": SourceFile("x", sentence)})
        return not problems


class Overlays:
    """Overlays on a spec."""

    name = "overlay"

    def __init__(self, folder: Path) -> None:
        self.file = folder / "overlay.yaml"
        self.base = read_part(SourceFile("pig/rules.yaml", rules("pig")))
        self.seeds = [
            "- value: goal.house\n  uncited: ours\n  overrides: [goal]\n  is: 20 points\n",
            "- value: goal.more\n  uncited: ours\n  adjusts: goal\n  by: 5 points\n  when: count of players is 2\n",
            "- rule: turn.short\n  uncited: ours\n  overrides: [turn]\n  do:\n    - increase my points by 1 point\n",
            "- invariant: few\n  uncited: ours\n  that: every (p in players has p.points <= 105 points)\n",
            "- state: each player\n  uncited: ours\n  has:\n    lives: 0..3, starts 3\n",
            "- trigger: luck\n  uncited: ours\n  upon: after turn\n  do:\n    - set pot to 1 point\n",
            "- word: rest\n  text: {cs: Klid, en: Rest}\n- unit: coin\n  forms: {cs: [x, y, z], en: [coin, coins]}\n",
        ]

    def changed(self, text: str, rng: Random) -> str:
        """Lines, values, words, trees; parts of the spec itself."""
        return mutated(text, rng, [*self.seeds, rules("pig")])

    def accepts(self, text: str) -> bool:
        """Analyse the spec with it."""
        return _accepted(self.file, text, self.base)[0] is not None


class Scenarios:
    """Scenarios of a spec: whatever is accepted runs to a result."""

    name = "scenario"

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scenario.yaml"
        self.base = read_part(SourceFile("sealed_bids/rules.yaml", rules("sealed_bids")))
        files = sorted((FOLDER / "sealed_bids" / "scenarios").glob("*.yaml"))
        texts = [path.read_text(encoding="utf-8") for path in files]
        self.seeds = ["- scenario" + part for text in texts for part in text.split("- scenario")[1:]]

    def changed(self, text: str, rng: Random) -> str:
        """Lines, values, words, trees."""
        return mutated(text, rng, self.seeds)

    def accepts(self, text: str) -> bool:
        """Analyse the spec with it and run it."""
        game, scenarios = _accepted(self.file, text, self.base)
        if game is None:
            return False
        for scenario in scenarios:
            run_scenario(game, scenario, checked=True)
        return True


def _accepted(path: Path, text: str, *bases: Part) -> tuple[Game | None, Sequence[Scenario]]:
    """What a file says beside parts that were read before; its diagnostics must be printable."""
    path.write_bytes(_encoded(text))
    file, problems = read_file(path, name=path.name)
    parts = [*bases, *([] if file is None else [read_part(file)])]
    done = analyse_spec(*assemble("spec", parts, None, problems))
    files = {part.name: SourceFile(part.name, part.text) for part in parts}
    for render in (render_text, render_json, render_github):
        render(done.diagnostics, files)
    return done.game, done.scenarios


class Saves:
    """Saved positions: refused with a `SaveError`, or as they were given, and play goes on from them."""

    name = "save"

    def __init__(self, folder: Path) -> None:
        self.games = {name: load(FOLDER / name) for name in ("pig", "kuhn_poker", "sealed_bids", "harvest_fair")}
        self.games["hedvabna_stezka"] = load("hedvabna_stezka", players=3)
        self.seeds = [text for game in self.games.values() for text in _saved(game)]

    def changed(self, text: str, rng: Random) -> str:
        """Values of the position with the check sum made good, or the bare text."""
        if not rng.randrange(4):
            return mutated_sentence(text, rng, self.seeds)
        try:
            save = json.loads(text)
            game = self.games[save["game"]]
            points = tuple(point.name for point in game.info.points)
            return json.dumps(damaged(save, rng, points, rng.choice((1, 1, 2, 3))))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return mutated_sentence(text, rng, self.seeds)

    def accepts(self, text: str) -> bool:
        """Read it with the game that it names (else with the first), and play on."""
        game = next((game for name, game in self.games.items() if f'"{name}"' in text), self.games["pig"])
        try:
            state = game.deserialize_state(text)
        except SaveError:
            return False
        assert json.loads(state.serialize()) == json.loads(text)
        played_on(state, Random(len(text)))
        return True


def _saved(game: Any) -> list[str]:
    rng = Random(7)
    found: list[str] = []
    for seed in (None, 3):
        state = game.new_initial_state(seed)
        while not state.is_terminal() and len(found) < 40:
            if not rng.randrange(4):
                found.append(state.serialize())
            state.apply_action(rng.choice(state.legal_actions()))
        found.append(state.serialize())
    return found


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


TARGETS: tuple[type[Specs] | type[Sentences] | type[Overlays] | type[Scenarios] | type[Saves], ...] = (
    Specs, Sentences, Overlays, Scenarios, Saves,
)  # fmt: skip
SHARES = {"spec": 3, "expression": 7, "overlay": 3, "scenario": 3, "save": 4}
"""how often each kind is tried, in twentieths"""
