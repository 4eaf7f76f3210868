"""How fast the language server answers while a spec is edited: `python -m tests.benchmarks.editor [GAME…]`.

A copy of the spec is opened in a scripted editor over standard input and output. In its largest file, and in one with
rules, mistakes of several kinds are written at the end and taken back: measured is the time from each edit to the
diagnostics, and that of requests that are sent at once after an edit. The goal is 200 ms.
Other work on the machine counts in these; the processor time of the same work, done in this process, does not.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from statistics import median

from lsprotocol import types
from tests.language_server.editor import Editor, editor

from pravidla.data import data_folder
from pravidla.language_server import garbage
from pravidla.language_server.names import Finder
from pravidla.language_server.project import Project
from pravidla.model.load import spec_files

EDITS = 8
KINDS = ("rule", "scenario", "value", "list", "component", "table", "action")
GOAL = 0.2
MISTAKES = {
    "a wrong shape": ("- rul{0}: x\n  do: []\n", "`rul"),
    "a wrong sentence": ("- invariant: x\n  uncited: x\n  that: 1 plus {0}\n", "unexpected"),
    "an unknown name": ("- invariant: x\n  uncited: x\n  that: nobody_has_{0}\n", "unknown name"),
    "a wrong type": ("- invariant: x\n  uncited: x\n  that: {0} + 1\n", "a condition is wanted"),
}
"""what is written at the end of a file, and how the message about it begins"""


def processor_time(game: str) -> None:
    """What an edit of each file costs the processor, until names and types are known."""
    garbage.wait_for_quiet()
    folder = (data_folder("rulebooks") / game).resolve()
    project, finder = Project(folder), Finder()
    finder.names(project.update({}))
    garbage.collect()
    found: list[float] = []
    for path in spec_files(folder):
        text = path.read_text(encoding="utf-8")
        for mistake in MISTAKES.values():
            begun = time.process_time()
            finder.names(project.update({path: f"{text}\n{mistake[0].format(0)}"}, quick=True))
            found.append(time.process_time() - begun)
    found.sort()
    slow = found[len(found) * 95 // 100]
    print(
        f"  processor time of {len(found)} edits: median {median(found) * 1000:.0f} ms, "
        f"19 of 20 within {slow * 1000:.0f} ms, worst {found[-1] * 1000:.0f} ms"
    )


async def measure(game: str) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place).resolve() / game
        shutil.copytree(data_folder("rulebooks") / game, folder)
        files = sorted(spec_files(folder), key=size)
        rules = max((path for path in files if path.parent == folder and "- rule:" in path.read_text()), key=size)
        async with editor() as one:
            begun = time.perf_counter()
            one.open(rules)
            await one.until(rules)
            print(f"{game}: first answer {time.perf_counter() - begun:.2f} s, {len(files)} files")
            for path in dict.fromkeys((rules, files[-1])):
                if path != rules:
                    one.open(path)
                    await one.until(path)
                await edit(one, path)


def size(path: Path) -> int:
    return path.stat().st_size


async def edit(one: Editor, path: Path) -> None:
    times: dict[str, list[float]] = {}
    text = one.texts[path]
    known = [found.message for found in one.found[path]]
    for number in range(EDITS):
        for name, (mistake, message) in MISTAKES.items():
            # as somebody types, with a pause in which everything is looked at
            await asyncio.sleep(1.0)
            begun = time.perf_counter()
            one.write(path, f"{text}\n{mistake.format(number)}")
            await one.until(path, *known, message)
            times.setdefault(name, []).append(time.perf_counter() - begun)
        begun = time.perf_counter()
        one.write(path, text)
        await one.until(path, *known)
        times.setdefault("none any more", []).append(time.perf_counter() - begun)
        at = one.at(path, next(f"- {kind}: " for kind in KINDS if f"- {kind}: " in text))
        one.write(path, f"{text}\n# {number}")
        client = one.client
        requests: dict[str, Awaitable[object]] = {
            "hover": client.text_document_hover_async(types.HoverParams(**at)),
            "definition": client.text_document_definition_async(types.DefinitionParams(**at)),
            "completion": client.text_document_completion_async(types.CompletionParams(**at)),
            "lenses": client.text_document_code_lens_async(types.CodeLensParams(one.document(path))),
        }
        for name, request in requests.items():
            begun = time.perf_counter()
            await request
            times.setdefault(name, []).append(time.perf_counter() - begun)
    print(f"  {path.name} ({len(text):,} characters)")
    for name, found in times.items():
        mark = "" if median(found) < GOAL else "  above the goal"
        print(f"    {name:<20} median {median(found) * 1000:4.0f} ms, worst {max(found) * 1000:4.0f} ms{mark}")


def main() -> None:
    for game in sys.argv[1:] or ["hedvabna_stezka"]:
        asyncio.run(measure(game))
        processor_time(game)


if __name__ == "__main__":
    main()
