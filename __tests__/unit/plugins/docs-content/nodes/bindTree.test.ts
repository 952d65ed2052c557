import type { Bindings } from "../../../../../plugins/docs-content/components/bindings";
import { bindTree } from "../../../../../plugins/docs-content/nodes/bindTree";
import type { Tree } from "../../../../../shared/tree";

const snippets: Readonly<Record<string, Tree>> = {
  one: [{ html: "<p>one</p>" }],
  outer: [{ html: "<p>outer</p>" }, { is: "Snippet", props: { id: "one" } }],
  a: [{ html: "<p>a</p>" }, { is: "Snippet", props: { id: "b" } }],
  b: [{ html: "<p>b</p>" }, { is: "Snippet", props: { id: "a" } }],
  tabs: [{ is: "Tabs", props: { tabs: [] } }],
};

const changes = [
  {
    path: "/guide/changes/one",
    title: "One is *gone*",
    description: "Said at length.",
    breakingChange: {
      affects: ["database", "plugins"],
      codemods: ["rename-all"],
      since: "5.0.0",
      sinceOrder: 5_000_000,
      versions: "5.0.0",
      signs: [],
      severity: "stops",
    },
  },
] as const;

const bindings: Bindings = {
  snippet: (id) => snippets[id],
  term: (term) => {
    if (term === "linked") return { definition: "In the glossary.", href: "/guide/words#linked" };
    return term === "document" ? { definition: "All versions together." } : undefined;
  },
  glossary: () => [
    { term: "draft", definition: "What editors work on.", see: [] },
    { term: "document", definition: "All versions together.", see: [] },
  ],
  screenshot: (id) => (id === "list" ? { alt: "The list." } : undefined),
  facts: () => undefined,
  history: () => ({ releases: [], kinds: [] }),
  changes: () => changes,
  recipes: () => [],
  recording: () => undefined,
};

const bind = (tree: Tree) => bindTree(tree, bindings);
const snippet = (id: string): Tree[number] => ({ is: "Snippet", props: { id } });

describe("a partial", () => {
  it("takes the place of what includes it", () => {
    expect(bind([{ html: "<p>x</p>" }, snippet("one"), "y"])).toEqual([
      { html: "<p>x</p>\n<p>one</p>" },
      "y",
    ]);
  });

  it("may include others, and stand deep in a page", () => {
    expect(bind([{ tag: "ul", children: [{ tag: "li", children: [snippet("outer")] }] }])).toEqual([
      { tag: "ul", children: [{ tag: "li", children: [{ html: "<p>outer</p>\n<p>one</p>" }] }] },
    ]);
  });

  it("may be included twice", () => {
    expect(bind([snippet("one"), "x", snippet("one")])).toEqual([
      { html: "<p>one</p>" },
      "x",
      { html: "<p>one</p>" },
    ]);
  });

  it("ends where it would include itself", () => {
    expect(bind([snippet("a")])).toEqual([{ html: "<p>a</p>\n<p>b</p>" }]);
  });

  it("is nothing when it is not there", () => {
    expect(bind([snippet("none"), { is: "Snippet" }])).toEqual([]);
  });
});

it("lists the terms that a page names, with their ids", () => {
  const [list] = bind([{ is: "Glossary", props: { only: ["draft"] } }]);
  const html = JSON.stringify(list);
  expect(list).toMatchObject({ is: "Glossary" });
  expect(html).toContain('<dt id=\\"draft\\">');
  expect(html).not.toContain("document");
});

it("lists breaking changes as finished markup, and beside it what its rows are filtered by", () => {
  const [table] = bind([{ is: "BreakingChangesTable" }]);
  expect(table).toMatchObject({
    is: "BreakingChangesTable",
    props: {
      rows: [
        {
          affects: ["database", "plugins"],
          hasCodemod: true,
          severity: "stops",
          words: "one is *gone* said at length. rename-all",
        },
      ],
    },
  });
  const markup = JSON.stringify(table);
  expect(markup).toContain('href=\\"/guide/changes/one\\">One is *gone*</a>');
  expect(markup).toContain("<td>Database, Plugins</td>");
  expect(markup).toContain("<td>Stops with an error</td>");
});

describe("tabs", () => {
  it("get ids that are unique on the page, those of partials and those inside of tabs included", () => {
    const inner: Tree = [{ is: "Tabs", props: { tabs: [] } }];
    const tree = bind([
      { is: "Tabs", props: { tabs: [] }, children: inner },
      snippet("tabs"),
      snippet("tabs"),
    ]);
    const ids = JSON.stringify(tree).match(/"id":"[^"]+"/g) ?? [];
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
    expect(ids.every((id) => /"tabs-\d"/.test(id))).toBe(true);
  });

  it("have the same ids every time, so that nothing changes without need", () => {
    const tree: Tree = [{ is: "Tabs", props: { groupId: "language", tabs: [] } }];
    expect(bind(tree)).toEqual(bind(tree));
    expect(bind(tree)).toEqual([{ is: "Tabs", props: { groupId: "language", tabs: [], id: "tabs-1" } }]);
  });
});

describe("what other files say", () => {
  it("is put into annotations and screenshots", () => {
    expect(
      bind([
        { is: "Annotation", props: { term: "document" }, children: ["x"] },
        { is: "Screenshot", props: { id: "list", caption: "c" } },
      ]),
    ).toEqual([
      {
        is: "Annotation",
        props: { term: "document", definition: "All versions together." },
        children: ["x"],
      },
      { is: "Screenshot", props: { id: "list", caption: "c", alt: "The list." } },
    ]);
  });

  it("has a link to the glossary where there is one", () => {
    expect(bind([{ is: "Annotation", props: { term: "linked" } }])).toEqual([
      {
        is: "Annotation",
        props: { term: "linked", definition: "In the glossary.", href: "/guide/words#linked" },
      },
    ]);
  });

  it("is empty while it is not known", () => {
    expect(
      bind([
        { is: "Annotation", props: { term: "x" } },
        { is: "Screenshot", props: { id: "x" } },
      ]),
    ).toEqual([
      { is: "Annotation", props: { term: "x", definition: "" } },
      { is: "Screenshot", props: { id: "x", alt: "" } },
    ]);
  });
});

it("leaves everything else as it is, and the compiled tree unchanged", () => {
  const tree: Tree = [
    "a",
    { html: "<p>b</p>" },
    { tag: "p", props: { id: "x" }, children: [{ is: "Kbd", children: ["K"] }] },
  ];
  const before = JSON.stringify(tree);
  expect(bind(tree)).toEqual(tree);
  expect(JSON.stringify(tree)).toBe(before);
});
