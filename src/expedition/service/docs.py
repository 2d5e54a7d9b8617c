"""/api/docs: the API on one page, made on the server; no script, nobody else's files."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class DocsPage(OpenAPIRenderPlugin):
    """Every operation of the schema in a few lines."""

    def __init__(self, *, path: str) -> None:
        super().__init__(path=path)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return docs_page(openapi_schema).encode()


def docs_page(schema: dict[str, Any]) -> str:
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8"><title>Expedition: the API</title>',
        '<meta name="viewport" content="width=device-width"></head><body>',
        f"<h1>Expedition {escape(schema['info']['version'])}: the API</h1>",
        "<p>The schema for programs: ",
        '<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>. ',
        "Ask <code>GET /api/me</code> first: it sets the cookie that makes you a guest, and the ",
        "cookie <code>expedition_csrf</code>, which writing requests repeat in the header ",
        "<code>x-csrf-token</code>. A table's news come over the WebSocket ",
        "<code>/api/tables/{id}/live?after=SEQ</code>.</p>",
    ]
    for path, operations in sorted(schema["paths"].items()):
        for method, operation in operations.items():
            parts.append(_operation(method, path, operation))
    parts.append("<h2>Types</h2>")
    for name, kind in sorted(schema.get("components", {}).get("schemas", {}).items()):
        parts.append(_type(name, kind))
    return "\n".join([*parts, "</body></html>"])


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    lines = [f"<h2><code>{method.upper()} {escape(path)}</code></h2>"]
    lines.append(f"<p>{escape(operation.get('description') or '')}</p><ul>")
    for parameter in operation.get("parameters", []):
        needed = "" if parameter.get("required") else ", if you like"
        lines.append(
            f"<li><code>{escape(parameter['name'])}</code> ({parameter['in']}{needed})</li>"
        )
    for media, content in operation.get("requestBody", {}).get("content", {}).items():
        lines.append(f"<li>body: {escape(media)} {_name(content.get('schema', {}))}</li>")
    for status, answer in sorted(operation.get("responses", {}).items()):
        kinds = [_name(each.get("schema", {})) for each in answer.get("content", {}).values()]
        lines.append(f"<li>{status}: {', '.join(kinds) or 'nothing'}</li>")
    return "\n".join([*lines, "</ul>"])


def _type(name: str, kind: dict[str, Any]) -> str:
    fields = [
        f"<li><code>{escape(field)}</code>: {_name(schema)}</li>"
        for field, schema in kind.get("properties", {}).items()
    ]
    return f'<h3 id="{escape(name)}">{escape(name)}</h3>\n<ul>{"".join(fields)}</ul>'


def _name(schema: dict[str, Any]) -> str:
    """A type as a reader would name it."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    several = schema.get("oneOf") or schema.get("anyOf")
    if several:
        return " or ".join(_name(each) for each in several)
    if schema.get("type") == "array":
        return f"list of {_name(schema.get('items', {}))}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    return escape(str(schema.get("type", "anything")))
