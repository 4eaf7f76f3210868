"""When the garbage collector looks for circles: while nobody waits for an answer.

Trees of specs live long and are large; a look at them in the middle of an edit took longer than the edit itself.
"""

from __future__ import annotations

import gc

_MOST_BETWEEN = 2_000_000
"""objects made since the last look after which there is one all the same, if the editor is never quiet"""


def wait_for_quiet() -> None:
    """From here on garbage is looked for by `collect`."""
    gc.set_threshold(_MOST_BETWEEN, 50, 100)


def collect() -> None:
    """Look for garbage among what is new. All that is left will live long and is not looked at again; without circles
    it goes away as soon as nobody refers to it."""
    gc.collect()
    gc.freeze()
