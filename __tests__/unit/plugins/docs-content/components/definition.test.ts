import { existsSync } from "node:fs";
import { allowedElements } from "../../../../../plugins/docs-content/compile/jsx";
import { type Definition, tagNames, tagOf } from "../../../../../plugins/docs-content/components/definition";
import { pictures } from "../../../../../src/components/Card/pictures";
import { components } from "../../../../../src/components/definitions";
import { treeOf } from "../../../../support/compile";

/** Components as a writer uses them, and what the compiler makes of them. Other tests of components are in __tests__/unit/components. */
const samples: Readonly<Record<string, [body: string, tree: unknown]>> = {
  Annotation: [
    'One <Annotation term="document">documents</Annotation>',
    [
      {
        tag: "p",
        children: ["One ", { is: "Annotation", props: { term: "document" }, children: ["documents"] }],
      },
    ],
  ],
  ApiCall: [
    '<ApiCall path="/api/recipes" />',
    [{ is: "Sample", props: expect.objectContaining({ groupId: "request", forms: expect.anything() }) }],
  ],
  Badge: [
    'A <Badge kind="deprecated">Old</Badge>',
    [{ tag: "p", children: ["A ", { is: "Badge", props: { kind: "deprecated" }, children: ["Old"] }] }],
  ],
  BreakingChangesTable: ["<BreakingChangesTable />", [{ is: "BreakingChangesTable" }]],
  Card: [
    '<Cards>\n<Card title="a" href="/b" icon="cloud">\n\nText.\n\n</Card>\n</Cards>',
    [
      {
        is: "Cards",
        children: [
          {
            is: "Card",
            props: { title: "a", href: "/b", picture: pictures.cloud },
            children: [{ html: "<p>Text.</p>" }],
          },
        ],
      },
    ],
  ],
  Cards: ["<Cards></Cards>", [{ is: "Cards" }]],
  CodeTabs: [
    "<CodeTabs>\n\n```ts\na\n```\n\n```js\nb\n```\n\n</CodeTabs>",
    [{ is: "Tabs", props: expect.objectContaining({ groupId: "language" }), children: expect.anything() }],
  ],
  Column: [
    "<Columns>\n<Column>\n\na\n\n</Column>\n</Columns>",
    [{ is: "Columns", children: [{ is: "Column", children: [{ html: "<p>a</p>" }] }] }],
  ],
  Columns: ["<Columns cols={3}></Columns>", [{ is: "Columns", props: { cols: 3 } }]],
  Console: ["<Console>\n\nText.\n\n</Console>", [{ is: "Console", children: [{ html: "<p>Text.</p>" }] }]],
  Details: [
    '<Details summary="More">\n\nText.\n\n```ts\nx\n```\n\n</Details>',
    [
      {
        is: "Details",
        props: { summary: "More" },
        children: [
          { html: "<p>Text.</p>" },
          {
            is: "CodeBlock",
            props: { html: '<span class="line">x</span>', lang: "ts", lines: 1, columns: 1 },
          },
        ],
      },
    ],
  ],
  FactEntry: [
    '<FactEntry facts="filter-operators" id="$eq" />',
    [{ is: "FactEntry", props: { facts: "filter-operators", id: "$eq" } }],
  ],
  FactTable: [
    '<FactTable facts="filter-operators" columns={["operator"]} />',
    [{ is: "FactTable", props: { facts: "filter-operators", columns: ["operator"] } }],
  ],
  ErrorLookUp: [
    "<ErrorLookUp />",
    [
      {
        is: "ErrorLookUp",
        props: { tool: "errorLookUp", name: "The form", noScript: expect.stringContaining("JavaScript") },
      },
    ],
  ],
  Figure: [
    '<Figure src="a.svg" dark="b.svg" alt="c" caption="d" />',
    [{ is: "Figure", props: { src: "a.svg", dark: "b.svg", alt: "c", caption: "d" } }],
  ],
  FileTree: [
    "<FileTree>\n\n- a.ts\n\n</FileTree>",
    [{ is: "FileTree", props: { entries: [{ name: "a.ts", isDirectory: false, isHighlighted: false }] } }],
  ],
  Glossary: ['<Glossary only={["draft"]} />', [{ is: "Glossary", props: { only: ["draft"] } }]],
  Kbd: ["Press <Kbd>Ctrl+K</Kbd>", [{ tag: "p", children: ["Press ", { is: "Kbd", children: ["Ctrl+K"] }] }]],
  PlatformVersions: [
    '<PlatformVersions pages={{ webhooks: "/a" }} newest={1} />',
    [{ is: "PlatformVersions", props: { pages: { webhooks: "/a" }, newest: 1 } }],
  ],
  Mermaid: [
    '<Mermaid alt="a" caption="b">\n\n```mermaid\nflowchart LR\n  x --> y\n```\n\n</Mermaid>',
    [
      {
        is: "Mermaid",
        props: {
          alt: "a",
          caption: "b",
          svg: expect.stringMatching(/^<svg [\s\S]*<\/svg>$/),
          source: "flowchart LR\n  x --> y",
        },
      },
    ],
  ],
  PackageManager: [
    '<PackageManager command="npm install" />',
    [
      {
        is: "Tabs",
        props: expect.objectContaining({ groupId: "package-manager" }),
        children: expect.anything(),
      },
    ],
  ],
  Plan: ['<Plan name="Growth" />', [{ tag: "p", children: [{ is: "Plan", props: { name: "Growth" } }] }]],
  QueryBuilder: [
    '<QueryBuilder>\n<ApiCall title="a" path="/api/b" query={{ sort: "c" }} />\n</QueryBuilder>',
    [
      {
        is: "QueryBuilder",
        props: { presets: [{ title: "a", path: "/api/b", query: { sort: "c" } }] },
        children: [expect.objectContaining({ is: "Sample" })],
      },
    ],
  ],
  Screenshot: [
    '<Screenshot id="a-b" caption="c" />',
    [{ is: "Screenshot", props: { id: "a-b", caption: "c" } }],
  ],
  Since: [
    '<Since version="5.12.0" />',
    [{ tag: "p", children: [{ is: "Since", props: { version: "5.12.0" } }] }],
  ],
  Snippet: ['<Snippet id="a" />', [{ is: "Snippet", props: { id: "a" } }]],
  Steps: [
    "<Steps>\n\n1. One.\n\n2. Two.\n\n</Steps>",
    [
      {
        is: "Steps",
        children: [{ html: "<ol>\n<li>\n<p>One.</p>\n</li>\n<li>\n<p>Two.</p>\n</li>\n</ol>" }],
      },
    ],
  ],
  Tab: [
    '<Tabs>\n<Tab label="a">\n\nText.\n\n</Tab>\n</Tabs>',
    [
      {
        is: "Tabs",
        props: { tabs: [{ value: "a", label: "a" }] },
        children: [{ is: "Tab", props: { label: "a", value: "a" }, children: [{ html: "<p>Text.</p>" }] }],
      },
    ],
  ],
  UpgradePlanner: [
    "<UpgradePlanner>\n\nText.\n\n</UpgradePlanner>",
    [
      {
        is: "UpgradePlanner",
        props: expect.objectContaining({ tool: "planner" }),
        children: [{ html: "<p>Text.</p>" }],
      },
    ],
  ],
  Tabs: [
    '<Tabs groupId="language"><Tab label="TypeScript" value="ts">a</Tab></Tabs>',
    [
      {
        is: "Tabs",
        props: { groupId: "language", tabs: [{ value: "ts", label: "TypeScript" }] },
        children: [{ is: "Tab", props: { label: "TypeScript", value: "ts" }, children: ["a"] }],
      },
    ],
  ],
};

describe("the vocabulary", () => {
  it("is tried as a whole, here or in a component's own test", () => {
    const others = tagNames(components).filter((name) => !Object.hasOwn(samples, name));
    const ownTest = (name: string) => `__tests__/unit/components/${name}.definition.test.ts`;
    expect(others.filter((name) => !existsSync(ownTest(name)))).toEqual([]);
    expect(Object.keys(samples).filter((name) => !tagOf(components, name))).toEqual([]);
  });

  it.each(Object.keys(samples))("compiles %s", (name) => {
    const [body, tree] = samples[name] ?? ["", undefined];
    expect(treeOf(body)).toEqual(tree);
  });

  it("describes every prop to writers", () => {
    const silent = Object.entries<Definition>(components).flatMap(([name, { props }]) =>
      Object.entries(props?.shape ?? {}).flatMap(([prop, type]) =>
        "description" in type && type.description ? [] : [`${name}.${prop}`],
      ),
    );
    expect(silent).toEqual([]);
  });

  it("knows its own names only", () => {
    expect(tagOf(components, "Tabs")).toBe(components.Tabs);
    for (const name of ["constructor", "__proto__", "tabs", "", "CodeBlock", "Admonition"])
      expect(tagOf(components, name)).toBeUndefined();
  });

  it("allows the elements that Markdown has no sign for", () => {
    expect([...allowedElements]).toEqual(["br", "sub", "sup"]);
  });
});
