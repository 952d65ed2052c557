"""Lists, shows, and creates recipes: list [difficulty] [page], show <documentId>, create <title>."""

import re
import sys

from saffron import Saffron, SaffronError

saffron = Saffron()


def list_recipes(difficulty: str | None = None, page: str = "1") -> None:
    response = saffron.recipes(difficulty, int(page))
    for recipe in response["data"]:
        print(recipe["documentId"], recipe["title"], f"({recipe['difficulty']})")
    pagination = response["meta"]["pagination"]
    print(f"Page {pagination['page']} of {pagination['pageCount']}, {pagination['total']} recipes")


def show(document_id: str) -> None:
    recipe = saffron.recipe(document_id)
    print(f"{recipe['title']}, for {recipe['servings']}")
    if author := recipe["author"]:
        print(f"By {author['name']}")
    print("With", ", ".join(ingredient["name"] for ingredient in recipe["ingredients"]))
    if cover := recipe["cover"]:
        print(saffron.image_url(cover), "-", cover["alternativeText"])


def create(title: str) -> None:
    slug = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
    recipe = saffron.create_draft({"title": title, "slug": slug, "difficulty": "medium", "servings": 4})
    print(f"Draft {recipe['documentId']}: {recipe['title']}")


commands = {"list": list_recipes, "show": show, "create": create}

if __name__ == "__main__":
    match sys.argv[1:]:
        case [name, *arguments] if name in commands:
            try:
                commands[name](*arguments)
            except SaffronError as error:
                sys.exit(f"{error} {error.details or ''}".rstrip())
        case _:
            sys.exit(__doc__)
