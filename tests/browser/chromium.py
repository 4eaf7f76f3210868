"""The browser of the system, and what drives it."""

from __future__ import annotations

import os
import shutil
from importlib.util import find_spec

NOT_RUN = "not run: tests/browser needs Chromium and `pip install -e '.[browser]'`"


def chromium() -> str | None:
    """The path of the browser; None where there is none, or nothing that could drive it."""
    if find_spec("playwright") is None or find_spec("axe_playwright_python") is None:
        return None
    return os.environ.get("PRAVIDLA_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
