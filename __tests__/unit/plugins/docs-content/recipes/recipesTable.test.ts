import { recipePages } from "../../../../../plugins/docs-content/recipes/recipePages";
import { recipeRows, recipesText } from "../../../../../plugins/docs-content/recipes/recipesTable";
import type { Recipe } from "../../../../../shared/recipe";

const recipe = (part: Partial<Recipe> = {}): Recipe => ({
  result: "It works",
  changes: "`src/index`",
  roles: ["front-end", "back-end"],
  area: "content",
  ...part,
});

const pages = recipePages([
  { path: "/r/b", title: "Seed a | database", recipe: recipe(), unlisted: false },
  { path: "/r/none", title: "Other", recipe: null, unlisted: false },
  { path: "/r/a", title: "Import entries", recipe: recipe({ roles: ["operations"] }), unlisted: false },
  { path: "/r/hidden", title: "Hidden", recipe: recipe(), unlisted: true },
  { path: "/r/u", title: "Sign in", recipe: recipe({ area: "users" }), unlisted: false },
]);

it("lists the listed recipes by area, then by title", () => {
  expect(pages.map(({ path }) => path)).toEqual(["/r/u", "/r/a", "/r/b"]);
});

it("has a row for each of them", () => {
  expect(recipesText(pages).split("\n")).toEqual([
    "| Task | Result | You change | Area and role |",
    "| --- | --- | --- | --- |",
    "| [Sign in](/r/u) | It works | `src/index` | Users and permissions, Front end, Back end |",
    "| [Import entries](/r/a) | It works | `src/index` | Content, Operations |",
    "| [Seed a \\| database](/r/b) | It works | `src/index` | Content, Front end, Back end |",
  ]);
});

it("says what its rows are filtered by, in their order", () => {
  expect(recipeRows(pages)).toEqual([
    { roles: ["front-end", "back-end"], area: "users" },
    { roles: ["operations"], area: "content" },
    { roles: ["front-end", "back-end"], area: "content" },
  ]);
});
