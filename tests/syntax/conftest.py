"""Scalars for tests: a text as it would stand alone in a file."""

from collections.abc import Callable

import pytest

from pravidla.diagnostics import Span
from pravidla.source import Scalar


@pytest.fixture(scope="session")
def scalar() -> Callable[[str], Scalar]:
    """Makes a plain scalar whose characters lie at their own offsets."""

    def make(text: str) -> Scalar:
        return Scalar(text, Span("spec.yaml", 0, len(text)), tuple(range(len(text) + 1)), quoted=False)

    return make
