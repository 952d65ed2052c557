import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, settings, smallSite } from "../../../../support/smallSite";

const recipe = "recipe:\n  result: It works\n  changes: A file\n  roles: [back-end]\n  area: content\n";

/** A page below /guide/recipes, where recipes are when the site says so. */
function problems(extra: string, files: Readonly<Record<string, string | undefined>> = {}) {
  return checkContent(
    smallSite({
      "site.yaml": `${settings}recipes: /guide/recipes\n`,
      "guide/recipes.mdx": doc("Text.", "unlisted: true\n"),
      "guide/recipes/one.mdx": doc("Text.", `unlisted: true\n${extra}`),
      ...files,
    }),
  );
}

it("is described on each page of the folder, and not on the page above them", () => {
  expect(problems(recipe)).toEqual([]);
});

it("is missed on a page of the folder", () => {
  expectProblems(problems(""), [
    [
      "guide/recipes/one.mdx:1:1 recipe",
      "A page below /guide/recipes must describe its recipe.",
      "Add recipe with result, changes, roles, and area",
    ],
  ]);
});

it("is nothing for other pages, or for a site without the folder", () => {
  expectProblems(problems(recipe, { "guide/next.mdx": doc("Text.", recipe) }), [
    [
      "guide/next.mdx:6:3 recipe",
      "Only a page below /guide/recipes is a recipe.",
      "Remove recipe, or move the page.",
    ],
  ]);
  expectProblems(problems(recipe, { "site.yaml": settings }), [
    [
      "guide/recipes/one.mdx:7:3 recipe",
      "The site has no folder of recipes.",
      "or name the folder in site.yaml.",
    ],
  ]);
});

it("has texts for the cells of a table, and known roles and areas", () => {
  const wrong = recipe
    .replace("It works", "It works.")
    .replace("back-end", "chef")
    .replace("content", "kitchen");
  const rules = problems(wrong).map(({ rule }) => rule);
  expect(rules).toEqual(["schema", "schema", "schema"]);
});
