"""Compiles the engine with mypyc where a C compiler is at hand; the same sources run as they are without one.

AREOPOLIS_COMPILE=0 asks for a pure Python install, AREOPOLIS_COMPILE=1 makes a failing compiler an error.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup

ENGINE = ("kernel", "terraforming", "onmars", "bots")
ROOT = Path("src/areopolis")


def extensions() -> list[Extension]:
    wish = os.environ.get("AREOPOLIS_COMPILE", "auto")
    if wish == "0" or (wish == "auto" and not any(shutil.which(c) for c in ("cc", "gcc", "clang", "cl"))):
        return []
    from mypyc.build import mypycify

    sources = [str(path) for part in ENGINE for path in sorted((ROOT / part).rglob("*.py"))]
    # One C file for every module: a single one takes the compiler far longer.
    level = os.environ.get("AREOPOLIS_OPT", "3")
    modules = mypycify([*sources, "--config-file", "pyproject.toml"], opt_level=level, multi_file=True)
    for module in modules:
        module.optional = wish == "auto"
        if sys.platform != "win32":
            # Integers of the machine wrap around (kernel/rng.py); Python asks for this too, on most machines.
            module.extra_compile_args.append("-fwrapv")
        if sys.platform == "linux":
            # The modules call each other directly, not through the table for symbols that others may replace.
            module.extra_compile_args.append("-fno-semantic-interposition")
            module.extra_link_args.append("-Wl,-Bsymbolic")
    return modules


setup(ext_modules=extensions())
