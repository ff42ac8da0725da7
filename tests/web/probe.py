"""A page whose answers are kept back: what it would send is known, and the table stays as it is."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocketRoute

from tests.web.host import Json
from tests.web.screen import BUSY, Screen


class Probe(Screen):
    """Everything goes to the server and comes from it, but for what is done at the table: that ends here."""

    def __init__(self, page: Page, base: str, *, touch: bool = False) -> None:
        super().__init__(page, base, touch=touch)
        page.route_web_socket("**/socket", self._between)

    def _between(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def sent(text: str | bytes) -> None:
            message: Json = json.loads(text)
            if message["type"] != "do":
                server.send(text)
                return
            self.deeds.append(message)
            done = {"type": "done", "id": message["id"], "number": self.state["number"], "plies": self.state["plies"]}
            line.send(json.dumps(done))

        def heard(text: str | bytes) -> None:
            self._heard(json.loads(text))
            line.send(text)

        line.on_message(sent)
        server.on_message(heard)

    def settle(self, deeds: int) -> None:
        """Nothing has happened, but the page believes that it is done: till then it keeps a key that takes back."""
        self.wait(lambda: not self.page.evaluate(BUSY), "the page is busy")


class Held(Screen):
    """What is done at the table waits here, until a test lets it go on to the server, or refuses it."""

    def __init__(self, page: Page, base: str, *, touch: bool = False) -> None:
        super().__init__(page, base, touch=touch)
        self.held: list[str | bytes] = []
        self._line: WebSocketRoute | None = None
        self._server: WebSocketRoute | None = None
        page.route_web_socket("**/socket", self._hold)

    def _hold(self, line: WebSocketRoute) -> None:
        self._line, self._server = line, line.connect_to_server()

        def sent(text: str | bytes) -> None:
            message: Json = json.loads(text)
            if message["type"] == "do":
                self.deeds.append(message)
                self.held.append(text)
            elif self._server is not None:
                self._server.send(text)

        def heard(text: str | bytes) -> None:
            self._heard(json.loads(text))
            line.send(text)

        line.on_message(sent)
        self._server.on_message(heard)

    def let_go(self) -> None:
        """Let what was done reach the server, and come back."""
        assert self._server is not None
        for text in self.held:
            self._server.send(text)
        self.held.clear()

    def refuse(self, why: str) -> None:
        """Let what was done be refused."""
        assert self._line is not None
        for text in self.held:
            problem = {"code": "illegal", "text": [why]}
            self._line.send(json.dumps({"type": "refused", "id": json.loads(text)["id"], "problem": problem}))
        self.held.clear()
