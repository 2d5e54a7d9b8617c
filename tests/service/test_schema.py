"""Schemathesis against the schema the service tells of itself: no server error, no answer that is
not in the schema, and nothing bad accepted."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from .server import Guest, Server

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
]


class Visitor:
    """A guest with a table, whose id stands in for made-up ones every other time."""

    def __init__(self, server: Server) -> None:
        self.guest = Guest(server.url, "Ada")
        self.table = self.guest.open_table("me", "open", "open")
        self.calls = 0


@pytest.fixture(scope="module")
def visitor(server: Server) -> Visitor:
    return Visitor(server)


@pytest.fixture(scope="module")
def api_schema(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("api_schema")


@schema.parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck), database=None)
def test_the_schema_is_kept(case: Any, visitor: Visitor) -> None:
    visitor.calls += 1
    sound = case.meta is not None and case.meta.generation.mode.is_positive
    if sound and visitor.calls % 2 and "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = visitor.table
    token = visitor.guest.token
    cookies = dict(visitor.guest.http.cookies.items())
    case.call_and_validate(headers=token, cookies=cookies, checks=CHECKS)
