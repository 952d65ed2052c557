import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Nodes, Table } from "mdast";
import { checkContent } from "../../../../plugins/docs-content/check/checkContent";
import { readModel } from "../../../../plugins/docs-content/check/model";
import { fenceOptions } from "../../../../plugins/docs-content/compile/codeFence";
import { createContext } from "../../../../plugins/docs-content/compile/context";
import { eachNode } from "../../../../plugins/docs-content/compile/eachNode";
import { parseMdx } from "../../../../plugins/docs-content/compile/parse";
import { isJsx } from "../../../../plugins/docs-content/compile/place";
import { scrollable } from "../../../../plugins/docs-content/compile/table";
import { tagNames } from "../../../../plugins/docs-content/components/definition";
import { splitFrontMatter } from "../../../../plugins/docs-content/files/frontMatter";
import { listFiles } from "../../../../plugins/docs-content/store/disk";
import { admonitionDefinition } from "../../../../src/components/Admonition/Admonition.definition";
import { components } from "../../../../src/components/definitions";
import { headline } from "../../../support/expectProblems";

const fixtures = "__tests__/fixtures";
const checked = async (name: string) =>
  checkContent(await readModel(join(fixtures, name), join(fixtures, "none")));

/** The folder `bad`: each file with the places and rules of its mistakes. */
const mistakes: Readonly<Record<string, readonly string[]>> = {
  "elsewhere/page.mdx": ["1:1 area"],
  "glossary.yaml": ["3:3 repeated-entry"],
  "guide/broken-anchor.mdx": ["10:38 broken-anchor", "10:91 broken-anchor"],
  "guide/broken-link.mdx": [
    "8:7 broken-link",
    "11:1 broken-link",
    "14:20 link-to-redirect",
    "16:1 broken-link",
  ],
  "guide/broken-picture.mdx": ["8:1 unknown-picture", "10:1 unknown-screenshot"],
  "guide/case.mdx": ["1:1 duplicate-route"],
  "guide/code-fence.mdx": [
    "8:1 code-fence-language",
    "12:1 code-fence-language",
    "16:1 code-fence-option",
    "20:1 code-fence-option",
  ],
  "guide/code-in-content.mdx": [
    "8:1 code-in-content",
    "10:1 code-in-content",
    "12:7 code-in-content",
    "12:19 code-in-content",
    "14:1 code-in-content",
    "16:1 code-in-content",
    "18:1 code-in-content",
  ],
  "guide/duplicate-heading-of-partial.mdx": ["10:1 duplicate-heading"],
  "guide/duplicate-heading.mdx": ["10:1 duplicate-heading", "12:1 heading-text"],
  "guide/front-matter-bad-yaml.mdx": ["2:8 yaml-syntax"],
  "guide/front-matter-empty.mdx": ["1:1 front-matter", "1:1 page-without-sidebar"],
  "guide/front-matter-missing-field.mdx": ["2:1 schema"],
  "guide/front-matter-missing.mdx": ["1:1 front-matter"],
  "guide/front-matter-unknown-key.mdx": ["5:1 schema"],
  "guide/front-matter-wrong-type.mdx": ["4:7 schema"],
  "guide/front-matter-wrong-value.mdx": ["3:14 schema", "5:11 schema"],
  "guide/heading-level.mdx": ["8:1 heading-level", "10:1 heading-level"],
  "guide/html-attribute.mdx": ["8:6 html-attribute"],
  "guide/intro.samples.json": ["1:1 recording"],
  "guide/link-spelling.mdx": ["8:1 link-spelling", "8:27 link-spelling"],
  "guide/link-url.mdx": ["8:1 link-url", "8:29 link-url", "8:54 link-url", "8:73 link-url"],
  "guide/markdown-image.mdx": ["8:1 markdown-image"],
  "guide/mdx-syntax.mdx": ["10:1 mdx-syntax"],
  "guide/misuse.mdx": [
    "8:1 steps-list",
    "14:1 file-tree-list",
    "20:1 mermaid-fence",
    "28:1 mermaid-syntax",
    "35:1 tabs",
    "37:1 tabs",
    "42:1 package-manager-command",
  ],
  "guide/no-sidebar.mdx": ["1:1 page-without-sidebar"],
  "guide/removed.samples.json": ["1:1 orphan-recording"],
  "guide/same/index.mdx": ["1:1 duplicate-route"],
  "guide/samples.mdx": [
    "8:1 stale-recording",
    "10:1 sample-show",
    "12:1 missing-recording",
    "16:1 code-fence-sample",
    "20:1 component-props",
  ],
  "guide/samples.samples.json": ["42:5 orphan-recording"],
  "guide/two words.mdx": ["1:1 file-name"],
  "guide/unknown-component.mdx": ["8:1 unknown-component", "14:1 unknown-component"],
  "guide/unknown-directive.mdx": ["8:1 unknown-directive"],
  "guide/unknown-prop.mdx": [
    "8:7 component-props",
    "10:1 component-props",
    "16:7 component-props",
    "18:1 component-props",
  ],
  "guide/unknown-snippet.mdx": ["8:1 unknown-snippet"],
  "guide/unknown-tag.mdx": ["4:16 unknown-tag", "4:32 unknown-tag", "4:39 unknown-tag"],
  "guide/unknown-term.mdx": ["8:7 unknown-term"],
  "guide/unread.md": ["1:1 unread-file"],
  "guide/wrong-place.mdx": [
    "8:1 component-place",
    "12:1 component-place",
    "14:1 component-place",
    "14:1 component-place",
    "18:7 component-place",
    "20:1 component-place",
  ],
  "images/screenshots/screenshots.yaml": ["2:3 screenshot-file"],
  "redirects.yaml": [
    "1:3 broken-link",
    "2:3 redirect",
    "4:3 redirect",
    "5:3 link-to-redirect",
    "6:3 broken-anchor",
  ],
  "release-notes/next.mdx": ["1:1 file-name"],
  "sidebars/first.yaml": ["6:11 sidebar-entry", "11:15 sidebar-entry"],
  "sidebars/second.yaml": ["4:11 sidebar-entry", "5:11 broken-link"],
  "site.yaml": ["8:62 area", "12:27 broken-link"],
  "snippets/circle-one.mdx": ["6:1 snippet-cycle"],
  "snippets/circle-two.mdx": ["8:1 snippet-cycle"],
  "stray.yaml": ["1:1 unread-file"],
  "tags.yaml": ["4:3 unused-tag", "6:3 tag-register", "6:3 unused-tag"],
};

describe("the folder of mistakes", () => {
  it("is reported whole, at once, each mistake at its place, and nothing else", async () => {
    const expected = Object.entries(mistakes).flatMap(([file, list]) =>
      list.map((mistake) => `${file}:${mistake}`),
    );
    expect((await checked("bad")).map(headline)).toEqual(expected);
  });

  it("says what to write instead of each", async () => {
    for (const { message, fix } of await checked("bad")) {
      expect(message).toMatch(/^\S.{8,}/);
      expect(fix).toMatch(/^[A-Z]\S.{8,}/);
    }
  });
});

describe("the small good site", () => {
  it("has no problem", async () => {
    expect(await checked("good-small")).toEqual([]);
  });

  it("uses every component, every directive and every option of a code fence", async () => {
    const folder = join(fixtures, "good-small");
    const pages = (await listFiles(folder)).filter((file) => file.endsWith(".mdx"));
    const text = pages.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
    const wanted = [
      ...tagNames(components).map((name) => `<${name}`),
      ...admonitionDefinition.names.map((kind) => `:::${kind}`),
      ...["title=", "{1,3}", "showLineNumbers", "wrap", "collapse", "diff", "diff split"],
      ...["documentService", "graphql graphql", "ts config", "ts check", "bash cli"],
      ...["fails", "follows", "as=", "variables=", "show=", "unverified=", "before="],
    ];
    expect(wanted.filter((word) => !text.includes(word))).toEqual([]);
  });
});

describe("the site of every component", () => {
  const folder = join(fixtures, "every-component");

  it("has each component, box, table, and kind of code block at least twice", async () => {
    const counts = new Map<string, number>();
    const count = (kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
    for (const file of (await listFiles(folder)).filter((name) => name.endsWith(".mdx"))) {
      const { body } = splitFrontMatter(readFileSync(join(folder, file), "utf8"));
      const root = parseMdx(body, createContext(file, 0));
      if (root) eachNode(root, (node) => kindsOf(node).forEach(count));
    }
    const kinds = [
      ...tagNames(components).map((name) => `<${name}>`),
      ...admonitionDefinition.names.map((kind) => `:::${kind}`),
      ...[...fenceOptions, "lines"].map((option) => `code ${option}`),
      ...["code", "code without options", "table tableScroll", "table tableScroll tableCards"],
    ];
    expect(kinds.filter((kind) => (counts.get(kind) ?? 0) < 2)).toEqual([]);
  });
});

function kindsOf(node: Nodes): string[] {
  if (node.type === "containerDirective") return [`:::${node.name}`];
  if (isJsx(node)) return [`<${node.name}>`];
  if (node.type === "table") return [`table ${classesOf(node)}`];
  if (node.type !== "code") return [];
  const meta = node.meta ?? "";
  const options = fenceOptions.filter((option) => meta.split(/[ =]/).includes(option));
  const own = [...options, ...(/(?:^| )\{/.test(meta) ? ["lines"] : [])].map((option) => `code ${option}`);
  return ["code", ...(meta === "" ? ["code without options"] : own)];
}

/** What the compiler makes of a table says which kind it is. */
function classesOf(table: Table): string {
  const box = scrollable({ type: "element", tagName: "table", properties: {}, children: [] }, table);
  return box.type === "element" ? String([box.properties.className].flat().join(" ")) : "";
}
