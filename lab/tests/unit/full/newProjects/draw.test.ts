import { drawRecipes, standsAlone } from "../../../../runner/full/newProjects/draw";
import { collectPages } from "../../../../runner/samples/collect";

const names = (pages: readonly { file: string }[]) => pages.map(({ file }) => file);
const recipes = collectPages("content", ["dev-docs/recipes"]);

it("draws three recipes, and the same ones with the same seed", async () => {
  const pages = await recipes;
  const drawn = drawRecipes(pages, "2026-11-21");
  expect(new Set(names(drawn)).size).toBe(3);
  expect(drawRecipes([...pages].reverse(), "2026-11-21")).toEqual(drawn);
});

it("draws each of them sooner or later", async () => {
  const pages = await recipes;
  const all = Array.from({ length: 100 }, (_, seed) => names(drawRecipes(pages, String(seed)))).flat();
  expect(new Set(all)).toEqual(new Set(names(pages)));
});

it.each([
  ["soft-delete", true],
  // A stand-in on localhost is all that it needs.
  ["contact-form", true],
  ["sub-path", false],
  ["postgresql-deployment", false],
  // Its samples read emails from the folder of the lab's email provider.
  ["password-flows", false],
])("%s: %s", async (name, stands) => {
  const page = (await recipes).find(({ file }) => file === `dev-docs/recipes/${name}.mdx`);
  expect(page && standsAlone(page)).toBe(stands);
});

it("leaves out pages that aren't recipes, and draws fewer where there are fewer", async () => {
  const pages = await collectPages("content", ["dev-docs/quick-start", "dev-docs/recipes/soft-delete"]);
  expect(names(drawRecipes(pages.filter(standsAlone), "1"))).toEqual(["dev-docs/recipes/soft-delete.mdx"]);
});
