"""Runs the command line with `python -m areopolis.cli`."""

import sys

from areopolis.cli import main

sys.exit(main())
