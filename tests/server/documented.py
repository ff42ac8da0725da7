"""Whether what a server says is what its OpenAPI document says; strictly: no field that is not in the document."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Mapping
from typing import Any, Final

from jsonschema_rs import Draft202012Validator

from areopolis.server.app import openapi

PROBLEM: Final = {"$ref": "#/components/schemas/Problem"}
# What is answered where the document has nothing.
ELSEWHERE: Final = {404: "unknown", 405: "wrong-method", 413: "too-large"}


class Undocumented(AssertionError):
    """Something that the document does not say."""


class Documented:
    """The document, ready to be held against answers and messages."""

    def __init__(self) -> None:
        document: dict[str, Any] = copy.deepcopy(openapi())
        self.paths: Final[dict[str, dict[str, Any]]] = document["paths"]
        self.components: Final[dict[str, Any]] = document["components"]
        for schema in self.components["schemas"].values():
            if "properties" in schema:
                schema["additionalProperties"] = False
        self.shapes: Final = [(re.compile(re.sub(r"{\w+}", "[^/]+", path)), path) for path in self.paths]
        self.validators: Final[dict[str, Draft202012Validator]] = {}

    def operation(self, method: str, path: str) -> dict[str, Any] | None:
        """What the document has on a request."""
        found = next((self.paths[known] for shape, known in self.shapes if shape.fullmatch(path)), {})
        operation: dict[str, Any] | None = found.get(method.lower().replace("head", "get"))
        return operation

    def answer(self, method: str, path: str, status: int, headers: Mapping[str, str], body: bytes) -> None:
        """An answer to a request; raises Undocumented."""
        operation = self.operation(method, path)
        if operation is None:
            self.elsewhere(status, headers, body)
            return
        described = operation["responses"].get(str(status))
        if described is None:
            raise Undocumented(f"{method} {path}: {status} {body[:300]!r}")
        for name, header in described.get("headers", {}).items():
            self.header(name, header["schema"], headers)
        ((kind, content),) = described["content"].items()
        if headers["content-type"].partition(";")[0] != kind:
            raise Undocumented(f"{method} {path}: {status} {headers['content-type']}")
        if method != "HEAD":
            self.check(content["schema"], json.loads(body) if kind.endswith("json") else body.decode())

    def elsewhere(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        """An answer where the document has nothing."""
        if status not in ELSEWHERE or headers["content-type"] != "application/json":
            raise Undocumented(f"{status} {headers} {body[:300]!r}")
        if body:
            self.check(PROBLEM, json.loads(body))
            assert json.loads(body)["code"] == ELSEWHERE[status]

    def header(self, name: str, schema: dict[str, Any], headers: Mapping[str, str]) -> None:
        """A header that the document promises."""
        value = headers.get(name.lower())
        if value is None:
            raise Undocumented(f"{name} is missing")
        self.check(schema, int(value) if schema.get("type") == "integer" else value)

    def message(self, data: str | bytes) -> dict[str, Any]:
        """A message of the socket, as the server sent it; raises Undocumented."""
        found: dict[str, Any] = json.loads(data)
        # Which one of the messages it is has to be said first, else the reasons would be about all of them.
        name = {"state": "State", "done": "Done", "refused": "NotDone"}.get(found["type"], "ToClient")
        self.form(name, found)
        return found

    def form(self, name: str, found: object) -> None:
        """Something that has a name in the document."""
        self.check({"$ref": f"#/components/schemas/{name}"}, found)

    def check(self, schema: dict[str, Any], found: object) -> None:
        """Something that a schema describes."""
        key = json.dumps(schema)
        if key not in self.validators:
            self.validators[key] = Draft202012Validator({**schema, "components": self.components})
        error = next(self.validators[key].iter_errors(found), None)
        if error is not None:
            raise Undocumented(f"{key} at {error.instance_path}: {str(error.message)[:500]}")
