"""The protocol for machines: OpenAPI 3.1, with the websocket's messages among its schemas.

Made from the very types that read and write the messages, so it cannot say anything else.
"""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import palazzi
from palazzi.server.http import game_types
from palazzi.server.http.about import printed
from palazzi.server.http.endpoint import DEVICE_TOKEN, Resource
from palazzi.server.http.resources import RESOURCES
from palazzi.server.protocol import messages, requests
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.messages import Code
from palazzi.server.protocol.replies import STATUS

_REF = "#/components/schemas/{name}"
_ANY = {"description": "Anything."}


async def respond(_: Request) -> Response:
    """The endpoint."""
    return Response(write(document()), media_type="application/json")


def document() -> dict[str, Any]:
    """The whole document."""
    kinds = [kind for resource in RESOURCES for kind in (resource.reply, resource.body) if kind]
    named = {"ClientMessage": requests.TableRequest, "ServerMessage": messages.ServerMessage}
    found, components = msgspec.json.schema_components(
        [*kinds, requests.Hello, messages.Error, *named.values()],
        schema_hook=lambda _: _ANY,
        ref_template=_REF,
    )
    schemas: dict[int, dict[str, Any]] = {id(k): s for k, s in zip(kinds, found, strict=False)}
    components.update(zip(named, found[-len(named) :], strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for resource in RESOURCES:
        operation = _operation(resource, schemas)
        paths.setdefault(resource.path, {})[resource.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Palazzi",
            "version": palazzi.__version__,
            "description": "docs/protocol.md says what all this means. The websocket /ws/{table} "
            "takes Hello, then ClientMessage, and answers with ServerMessage.",
        },
        "paths": paths,
        "components": {
            "schemas": {**components, **game_types.schemas()},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(resource: Resource, schemas: dict[int, dict[str, Any]]) -> dict[str, Any]:
    media = resource.media.partition(";")[0]
    name = resource.act.__name__
    operation: dict[str, Any] = {
        "operationId": name,
        "summary": (resource.act.__doc__ or "").strip(),
        "responses": {
            str(resource.status): {
                "description": "As asked.",
                "content": {media: {"schema": schemas[id(resource.reply)]}},
            },
            **_errors(resource),
        },
    }
    if resource.act is printed:
        content = operation["responses"]["200"]["content"][media]
        content.update(schema=game_types.tables(), examples=game_types.examples())
    parameters = [
        {"name": key, "in": "query", "required": False, "schema": schema}
        for key, schema in resource.query.items()
    ]
    if resource.device:
        about = {"type": "string", "maxLength": 200}
        device = {"name": DEVICE_TOKEN, "in": "header", "required": False, "schema": about}
        parameters.append(device)
    for name, pattern in (
        ("table", "^[A-Za-z0-9_-]{1,64}$"),
        ("ruleset", "^[a-z]+(@[0-9]+)?$"),
        ("game", "^[a-z]+$"),
        ("code", "^[A-Za-z0-9-]{1,100}$"),
    ):
        if f"{{{name}}}" in resource.path:
            schema = {"type": "string", "pattern": pattern}
            parameters.append({"name": name, "in": "path", "required": True, "schema": schema})
    if parameters:
        operation["parameters"] = parameters
    if resource.body is not None:
        content = {"application/json": {"schema": schemas[id(resource.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if resource.token:
        operation["security"] = [{}, {"seat": []}]
    return operation


def _errors(resource: Resource) -> dict[str, Any]:
    codes: dict[int, list[Code]] = {}
    more: tuple[Code, ...] = ("too_many", "unavailable")
    if resource.body is not None:
        more = ("malformed", "forbidden", "too_large", *more)
    elif resource.query:
        more = ("malformed", *more)
    if resource.device:
        more = ("sign_in", *more)
    for code in dict.fromkeys((*resource.errors, *more)):
        codes.setdefault(STATUS[code], []).append(code)
    schema = {"application/json": {"schema": {"$ref": _REF.format(name="Error")}}}
    return {
        str(status): {"description": " or ".join(some), "content": schema}
        for status, some in sorted(codes.items())
    }
