import { bindTree } from "../../../../../plugins/docs-content/nodes/bindTree";
import type { Tree } from "../../../../../shared/tree";

const block = (title?: string): Tree[number] => ({ is: "CodeBlock", props: title ? { title } : {} });
const snippets: Readonly<Record<string, Tree>> = { part: [{ html: '<h2 id="part">Part</h2>' }, block()] };

function idsOf(tree: Tree): string[] {
  const bound = bindTree(tree, {
    snippet: (id) => snippets[id],
    term: () => undefined,
    glossary: () => [],
    changes: () => [],
    recipes: () => [],
    screenshot: () => undefined,
    facts: () => undefined,
    history: () => ({ releases: [], kinds: [] }),
    recording: () => undefined,
  });
  return [...JSON.stringify(bound).matchAll(/"id":"(code-[^"]+)"/g)].map(([, id]) => id ?? "");
}

describe("the id of a code block", () => {
  it("is made of the file's name", () => {
    expect(idsOf([block("config/server.ts"), block(".env"), block("config/server.ts")])).toEqual([
      "code-config-server-ts",
      "code-env",
      "code-config-server-ts-2",
    ]);
  });

  it("is made of the heading above where there is no file, also of one that holds a component", () => {
    const heading: Tree[number] = { tag: "h3", props: { id: "deep" }, children: ["Deep"] };
    expect(
      idsOf([
        block(),
        { html: '<h2 id="one">One</h2><p>x</p><h2 id="two">Two</h2>' },
        block("200 OK"),
        { tag: "li", children: [block()] },
        heading,
        block(),
      ]),
    ).toEqual(["code-start", "code-two", "code-two-2", "code-deep"]);
  });

  it("is unique where partials bring blocks", () => {
    const part: Tree[number] = { is: "Snippet", props: { id: "part" } };
    expect(idsOf([part, part])).toEqual(["code-part", "code-part-2"]);
  });

  it("is no part of a run's other markup", () => {
    expect(idsOf([{ html: '<p id="x">x</p>' }, block()])).toEqual(["code-start"]);
  });
});
