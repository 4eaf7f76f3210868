"""`python -m pravidla` is the program `pravidla`."""

import sys

from pravidla.cli import main

if __name__ == "__main__":
    sys.exit(main())
