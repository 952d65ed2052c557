"""A client of the recipes of Saffron."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any
from urllib.parse import urljoin

import requests


class SaffronError(Exception):
    """An error that the API returned instead of data."""

    def __init__(self, status: int, message: str, details: dict[str, Any]) -> None:
        super().__init__(f"{status}: {message}")
        self.status = status
        self.details = details


def flatten(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Turns nested dicts and lists into the pairs of a query string: a[b][0]=c."""
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, (list, tuple)):
        items = enumerate(value)
    elif value is None:
        return
    else:
        # str(True) would be "True", which the API rejects or misreads.
        yield key, str(value).lower() if isinstance(value, bool) else str(value)
        return
    for name, inner in items:
        yield from flatten(inner, f"{key}[{name}]" if key else str(name))


class Saffron:
    def __init__(self, url: str | None = None, token: str | None = None) -> None:
        self.url = url or os.environ.get("STRAPI_URL", "http://localhost:1337")
        self.session = requests.Session()
        if token := token or os.environ.get("STRAPI_TOKEN"):
            self.session.headers["Authorization"] = f"Bearer {token}"

    def recipes(self, difficulty: str | None = None, page: int = 1, page_size: int = 5) -> dict[str, Any]:
        """One page of published recipes, with the pagination data."""
        return self._request(
            "GET",
            "/api/recipes",
            {
                "filters": {"difficulty": {"$eq": difficulty}},
                "fields": ["title", "difficulty"],
                "sort": "title",
                "pagination": {"page": page, "pageSize": page_size},
            },
        )

    def recipe(self, document_id: str) -> dict[str, Any]:
        """A recipe with its author, ingredients, and image."""
        query = {
            "fields": ["title", "summary", "servings"],
            "populate": {
                "author": {"fields": ["name"]},
                "ingredients": {"fields": ["name"]},
                "cover": {"fields": ["url", "alternativeText"]},
            },
        }
        return self._request("GET", f"/api/recipes/{document_id}", query)["data"]

    def create_draft(self, recipe: dict[str, Any]) -> dict[str, Any]:
        """Creates a draft, which visitors don't see until an editor publishes it."""
        return self._request("POST", "/api/recipes", {"status": "draft"}, {"data": recipe})["data"]

    def image_url(self, image: dict[str, Any]) -> str:
        """The local provider stores a path. Other providers store a complete URL."""
        return urljoin(self.url, image["url"])

    def _request(
        self, method: str, path: str, query: dict[str, Any], body: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        response = self.session.request(
            method, self.url + path, params=list(flatten(query)), json=body, timeout=10
        )
        if response.ok:
            return response.json()
        try:
            error = response.json()["error"]
        except (ValueError, KeyError):
            raise SaffronError(response.status_code, response.text, {}) from None
        raise SaffronError(response.status_code, error["message"], error["details"])
