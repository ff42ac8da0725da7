"""Compiles the engine with mypyc where a C compiler is at hand; the same sources run as they are without one.

AREOPOLIS_COMPILE=0 asks for a pure Python install, AREOPOLIS_COMPILE=1 makes a failing compiler an error.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path("src/areopolis")
# A package with a module `game` is a game, or the kernel, which says what a game is.
ENGINE = (*sorted([path.parent.name for path in ROOT.glob("*/game.py")]), "bots")


def extensions() -> list[Extension]:
    wish = os.environ.get("AREOPOLIS_COMPILE", "auto")
    if wish == "0" or (wish == "auto" and not any(shutil.which(c) for c in ("cc", "gcc", "clang", "cl"))):
        return []
    from mypyc.build import mypycify

    # Forms hold no code, and their annotations are read for the schema.
    modules_of = [path for part in ENGINE for path in sorted((ROOT / part).rglob("*.py"))]
    sources = [str(path) for path in modules_of if path.name != "forms.py"]
    # One C file for every module: a single one takes the compiler far longer.
    level = os.environ.get("AREOPOLIS_OPT", "3")
    modules = mypycify([*sources, "--config-file", "pyproject.toml"], opt_level=level, multi_file=True)
    # Integers of the machine wrap around (kernel/rng.py); Python asks for this too, on most machines.
    flags = [] if sys.platform == "win32" else ["-fwrapv"]
    # The modules call each other directly, not through the table for symbols that others may replace.
    direct = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
    for module in modules:
        module.optional = wish == "auto"
        module.extra_compile_args = [*module.extra_compile_args, *flags, *direct]
        module.extra_link_args = [*module.extra_link_args, *(["-Wl,-Bsymbolic"] if direct else [])]
    return modules


setup(ext_modules=extensions())
