"""`areopolis serve --open`: a server for oneself."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

import areopolis
from areopolis.cli.opening import can_open, listen
from areopolis.kernel.errors import BadOptions

PATIENCE = 60.0


def test_a_port_in_use_is_stepped_over() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with listen("127.0.0.1", port) as found:
            assert port < found.getsockname()[1] < port + 50


def test_an_address_that_is_not_ours_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"cannot listen on 192\.0\.2\.1, port 8000"):
        listen("192.0.2.1", 8000)


def test_a_browser_needs_a_screen() -> None:
    assert not can_open({}, "linux")
    assert can_open({"DISPLAY": ":0"}, "linux")
    assert can_open({"BROWSER": "firefox"}, "linux")
    assert can_open({}, "darwin")


def waited_for(file: Path) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if file.exists() and file.read_text().endswith("\n"):
            return file.read_text().strip()
        time.sleep(0.05)
    raise AssertionError(f"{file.name} was not written")


@pytest.mark.skipif(sys.platform == "win32", reason="signals are other ones there")
def test_the_page_opens_and_ctrl_c_ends_everything(tmp_path: Path) -> None:
    """The browser is a script that writes down which address it was given."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/address\n')
    browser.chmod(0o755)
    environment = {**os.environ, "PYTHONPATH": str(Path(areopolis.__file__).parents[1]), "BROWSER": str(browser)}
    environment.pop("AREOPOLIS_STORE", None)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "areopolis.cli", "serve", "--open", "--port", str(port), "--bots", "1"]
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        try:
            address = waited_for(tmp_path / "address")
            assert address != f"http://127.0.0.1:{port}/"
            assert httpx.get(f"{address}healthz").json()["status"] == "well"
        finally:
            process.send_signal(signal.SIGINT)
            said, wrong = process.communicate(timeout=PATIENCE)
    assert address in said
    assert (process.returncode, wrong) == (0, "")
    assert (tmp_path / "data" / "areopolis" / "games.db").exists()
