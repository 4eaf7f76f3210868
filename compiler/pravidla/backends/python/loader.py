"""Importing a freshly generated engine from memory, for overlays and tests."""

from __future__ import annotations

import linecache
import sys
from collections.abc import Mapping
from types import ModuleType

ORDER = ("tables", "state", "values", "texts", "rules", "game")


def load_generated(files: Mapping[str, str], name: str) -> ModuleType:
    """The package `name` made of files that `emit` wrote. Only text of our own back end may be given here.

    Sources are registered so that faults can be traced to lines of the spec."""
    package = ModuleType(name)
    package.__path__ = []
    package.__package__ = name
    sys.modules[name] = package
    for part in ORDER:
        module = ModuleType(f"{name}.{part}")
        module.__package__ = name
        sys.modules[module.__name__] = module
        _run(module, files[f"{part}.py"], f"<{name}/{part}.py>")
        setattr(package, part, module)
    _run(package, files["__init__.py"], f"<{name}/__init__.py>")
    return package


def _run(module: ModuleType, text: str, filename: str) -> None:
    linecache.cache[filename] = (len(text), None, text.splitlines(keepends=True), filename)
    exec(compile(text, filename, "exec"), module.__dict__)
