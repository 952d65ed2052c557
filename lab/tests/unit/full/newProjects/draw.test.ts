import { drawRecipes, standsAlone } from "../../../../runner/full/newProjects/draw";
import { collectPages, type SamplePage } from "../../../../runner/samples/collect";

const names = (pages: readonly SamplePage[]) => pages.map(({ file }) => file);
const pages = Array.from(
  { length: 20 },
  (_, index): SamplePage => ({
    file: `dev-docs/recipes/recipe-${index}.mdx`,
    samples: [],
    noSamplesBecause: null,
    recordings: undefined,
    types: undefined,
    projectFiles: [],
  }),
);

it("draws three recipes, and the same ones with the same seed", () => {
  const drawn = names(drawRecipes(pages, "2026-11-21"));
  expect(new Set(drawn).size).toBe(3);
  expect(names(drawRecipes([...pages].reverse(), "2026-11-21"))).toEqual(drawn);
});

it("draws each of them sooner or later", () => {
  const all = Array.from({ length: 100 }, (_, seed) => names(drawRecipes(pages, String(seed)))).flat();
  expect(new Set(all)).toEqual(new Set(names(pages)));
});

it("draws fewer where there are fewer", () => {
  expect(drawRecipes(pages.slice(0, 2), "1")).toHaveLength(2);
});

it.each([
  ["dev-docs/recipes/soft-delete", true],
  // A stand-in on localhost is all that it needs.
  ["dev-docs/recipes/contact-form", true],
  ["dev-docs/recipes/sub-path", false],
  ["dev-docs/recipes/postgresql-deployment", false],
  // Its samples read emails from the folder of the lab's email provider.
  ["dev-docs/recipes/password-flows", false],
  ["dev-docs/quick-start", false],
])("%s runs in a new project: %s", async (path, stands) => {
  const [page] = await collectPages("content", [path]);
  expect(page && standsAlone(page)).toBe(stands);
});
