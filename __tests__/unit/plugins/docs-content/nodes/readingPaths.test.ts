import { nodeStore, resolverOf } from "../../../../support/nodeStore";
import { doc, settings } from "../../../../support/smallSite";

const titled = (title: string, body: string) => doc(body).replace("A page", title);
const paths = `paths:
  - id: first
    label: First
    outcome: Know all.
    stops:
      - { to: /guide/intro, outcome: You know this. }
      - { to: /guide/more, outcome: You know more. }
      - { to: /guide/last, outcome: You know all. }
  - id: second
    label: Second
    outcome: Know the end.
    stops:
      - { to: /guide/last, outcome: You know the end. }
      - { to: /guide/more, outcome: You know the middle. }
      - { to: /guide/intro, outcome: You know the beginning. }
`;
const store = nodeStore({
  "site.yaml": `${settings}${paths}`,
  "sidebars/guide.yaml":
    "name: guideSidebar\narea: guide\nitems: [{ page: /guide/intro }, { page: /guide/more }, { page: /guide/last }]\n",
  "guide/intro.mdx": titled("Intro", "Text."),
  "guide/more.mdx": titled("More", "word ".repeat(700)),
  "guide/last.mdx": titled("Last", "Text."),
  "guide/aside.mdx": titled("Aside", "Text."),
});
const resolve = resolverOf(store);
const stopsOf = (path: string) => resolve("Doc", "stops", store.one("Doc", { path }));

it("a page knows its place on each path, and the page after it", async () => {
  expect(await stopsOf("/guide/more")).toEqual([
    {
      path: "first",
      label: "First",
      number: 2,
      count: 3,
      next: { to: "/guide/last", title: "Last", outcome: "You know all.", minutes: 1 },
    },
    {
      path: "second",
      label: "Second",
      number: 2,
      count: 3,
      next: { to: "/guide/intro", title: "Intro", outcome: "You know the beginning.", minutes: 1 },
    },
  ]);
});

it("nothing comes after the last stop", async () => {
  expect(await stopsOf("/guide/last")).toMatchObject([
    { path: "first", number: 3, next: null },
    { path: "second", number: 1, next: { to: "/guide/more" } },
  ]);
});

it("a page on no path has no stops", async () => {
  expect(await stopsOf("/guide/aside")).toEqual([]);
});

it("a path has the titles and minutes of its pages", async () => {
  const {
    paths: [first = {}],
  } = store.one("SiteSettings", {}) as unknown as { paths: object[] };
  expect(await resolve("ReadingPath", "stops", first)).toEqual([
    { to: "/guide/intro", title: "Intro", outcome: "You know this.", minutes: 1 },
    { to: "/guide/more", title: "More", outcome: "You know more.", minutes: 3 },
    { to: "/guide/last", title: "Last", outcome: "You know all.", minutes: 1 },
  ]);
});
