import { maxOnOneList } from "../../../../../plugins/docs-content/tags/tagAreas";
import { nodeStore, resolverOf } from "../../../../support/nodeStore";
import { described, doc, settings } from "../../../../support/smallSite";

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, index) => index + from);

/** A site whose pages /guide/1, /guide/2 … carry one tag, with this sidebar. */
async function areasOf(count: number, sidebar: string) {
  const pages = numbers(count).map((number) => [`guide/${number}.mdx`, doc()]);
  const store = nodeStore({
    "site.yaml": settings,
    "tags.yaml": described("- name: Basics\n"),
    "sidebars/guide.yaml": `name: guideSidebar\narea: guide\nitems:\n${sidebar}`,
    "guide/hidden.mdx": doc("Text.", "unlisted: true\n"),
    ...Object.fromEntries(pages),
  });
  const areas = await resolverOf(store)("Tag", "areas", store.one("Tag", { name: "Basics" }));
  return areas as { id: string; count: number; groups: { trail: string[]; docs: { path: string }[] }[] }[];
}

const entries = (list: readonly number[]) => list.map((number) => `{ page: /guide/${number} }`).join(", ");
const shape = (areas: Awaited<ReturnType<typeof areasOf>>) =>
  areas.flatMap(({ groups }) => groups.map(({ trail, docs }) => [trail.join(" > "), docs.length]));

it("few pages of an area stand together, in the order of its sidebar, without unlisted ones", async () => {
  const areas = await areasOf(
    3,
    "  - page: /guide/2\n  - { category: A, items: [{ page: /guide/1 }, { page: /guide/3 }] }\n",
  );
  expect(areas).toMatchObject([{ id: "guide", label: "Guide", count: 3 }]);
  expect(areas[0]?.groups.map(({ docs }) => docs.map(({ path }) => path))).toEqual([
    ["/guide/2", "/guide/1", "/guide/3"],
  ]);
});

it("many are split by category, those without one first", async () => {
  const half = maxOnOneList / 2;
  const sidebar = `  - { category: A, items: [${entries(numbers(half))}] }\n  - { category: B, items: [${entries(numbers(half, half + 1))}] }\n  - page: /guide/${maxOnOneList + 1}\n`;
  expect(shape(await areasOf(maxOnOneList + 1, sidebar))).toEqual([
    ["", 1],
    ["A", half],
    ["B", half],
  ]);
});

it("a category with many pages is split by the categories within it", async () => {
  const inner = `{ category: Inner, items: [${entries(numbers(2, 2))}] }`;
  const rest = entries(numbers(maxOnOneList, 4));
  const sidebar = `  - { category: A, page: /guide/1, items: [${inner}, ${rest}] }\n`;
  expect(shape(await areasOf(maxOnOneList + 3, sidebar))).toEqual([
    ["A", maxOnOneList + 1],
    ["A > Inner", 2],
  ]);
});

it("many pages without categories stand together", async () => {
  const sidebar = numbers(20)
    .map((number) => `  - page: /guide/${number}\n`)
    .join("");
  expect(shape(await areasOf(20, sidebar))).toEqual([["", 20]]);
});
