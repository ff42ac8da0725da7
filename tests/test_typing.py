"""Whoever writes against Areopolis with types gets the right ones: the code of the tutorial passes mypy."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["docs/tutorial.md"])
def test_the_code_of_the_docs_has_the_right_types(page: str, tmp_path: Path) -> None:
    examples = doctest.DocTestParser().get_examples((ROOT / page).read_text("utf-8").replace("```", ""))
    assert len(examples) > 10
    code = tmp_path / "page.py"
    code.write_text("".join([example.source for example in examples]), encoding="utf-8")
    run = [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", str(code)]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
