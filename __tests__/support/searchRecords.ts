import type { SearchPage } from "../../plugins/docs-content/search/records";
import type { SearchRecord } from "../../shared/searchRecord";

/** What a page in search has besides its own path, words, and tree. */
export const searchPage = {
  description: "",
  section: "Guide",
  area: "guide",
  kind: "guide",
  language: "en",
  docsTag: "docs-current",
  tags: [],
  keywords: [],
  advanced: false,
  pageRank: 0,
} satisfies Partial<SearchPage>;

const page = {
  language: "en",
  docs_tag: "docs-current",
  area: "guide",
  kind: "guide" as const,
  tags: ["Setup"],
  isCode: false,
  codeTitle: null,
  keywords: [] as readonly string[],
  advanced: false,
  weight: { pageRank: 0, level: 100, position: 0 },
};
const levels = { lvl0: "Guide", lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** A page with a heading and a text below it. */
export function recordsOfPage(
  path: string,
  title: string,
  text: string,
  fields: Partial<SearchRecord> = {},
): SearchRecord[] {
  const common = { ...page, ...fields, url_without_anchor: path };
  const hierarchy = { ...levels, lvl1: title };
  const below = { ...hierarchy, lvl2: "More of it" };
  const url = `${path}#more`;
  return [
    { ...common, objectID: `${path}#:0`, url: path, anchor: null, type: "lvl1", hierarchy, content: null },
    { ...common, objectID: `${url}:0`, url, anchor: "more", type: "lvl2", hierarchy: below, content: null },
    {
      ...common,
      objectID: `${url}:1`,
      url,
      anchor: "more",
      type: "content",
      hierarchy: below,
      content: text,
    },
  ];
}

/** What the contract tests of providers search in. */
export const contractRecords: readonly SearchRecord[] = [
  ...recordsOfPage(
    "/guide/apples",
    "Growing apples",
    "An orchard of apples needs sun, rain, good soil, bees in spring, a good fence, and then patience all year long and the next year, and a ladder, and a shed for the tools.",
  ),
  ...recordsOfPage("/guide/pears", "Growing pears", "Pears ripen off the tree.", {
    tags: ["Setup", "Fruit"],
  }),
  ...recordsOfPage("/cloud/markup", "Escaping markup", 'Write <b>bold</b> & "quoted" markup.', {
    area: "cloud",
    kind: "recipe",
  }),
  ...recordsOfPage("/fr/guide/pommes", "Growing apples in France", "Pommes.", { language: "fr" }),
  ...recordsOfPage("/v4/guide/apples", "Growing apples, earlier", "Old apples.", { docs_tag: "docs-v4" }),
];
