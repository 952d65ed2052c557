import { glossaryNode } from "../../../../../plugins/docs-content/glossary/glossaryTree";
import { recordsOf } from "../../../../../plugins/docs-content/search/records";
import type { Tree } from "../../../../../shared/tree";
import { searchPage } from "../../../../support/searchRecords";

const page = {
  ...searchPage,
  path: "/guide/words",
  title: "Words",
};
const linesOf = (tree: Tree) =>
  recordsOf({ ...page, tree }).map(({ url, type, hierarchy, content }) => {
    return `${url} ${type} ${content ?? hierarchy[type === "content" ? "lvl1" : type]}`;
  });
const glossary = glossaryNode({}, [
  {
    term: "draft",
    aliases: ["sketch"],
    definition: "What editors work on.",
    see: [{ href: "/guide/drafts", label: "Drafts" }],
  },
  { term: "entry", definition: "One recipe.", see: [] },
]);

describe("terms of the glossary", () => {
  it("are found at their own anchors, with what they mean and without the ways to other pages", () => {
    expect(linesOf([{ html: '<h2 id="all">All</h2>' }, glossary])).toEqual([
      "/guide/words lvl1 Words",
      "/guide/words#all lvl2 All",
      "/guide/words#draft lvl6 draft",
      "/guide/words#draft content Also: sketch",
      "/guide/words#draft content What editors work on.",
      "/guide/words#entry lvl6 entry",
      "/guide/words#entry content One recipe.",
    ]);
  });

  it("end with their list: what follows belongs to the heading above it", () => {
    const records = recordsOf({
      ...page,
      tree: [{ html: '<h2 id="all">All</h2>' }, glossary, { html: "<p>After.</p>" }],
    });
    expect(records.at(-1)).toMatchObject({
      url: "/guide/words#all",
      content: "After.",
      hierarchy: { lvl2: "All", lvl6: null },
    });
  });
});

it("finds code at its TypeScript, and not again at the JavaScript that was made from it", () => {
  const block = (html: string) => ({ is: "CodeBlock", props: { html, lang: "ts" } });
  const tab = (props: object, html: string) => ({
    is: "Tab",
    props: { label: "A", ...props },
    children: [block(html)],
  });
  const tabs = { is: "Tabs", props: {}, children: [tab({}, "typed"), tab({ isDerived: true }, "untyped")] };
  const lines = linesOf([tabs]).join();
  expect(lines).toMatch(/\btyped/);
  expect(lines).not.toContain("untyped");
});
