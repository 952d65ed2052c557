import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Tree } from "../../../shared/tree";
import { Content } from "../../../src/components/Content/Content";

/** What a reader has before, or without, JavaScript. */
function serverHtml(tree: Tree): string {
  return renderToString(createElement(Content, { tree }));
}

const tabs: Tree = [
  {
    is: "Tabs",
    props: {
      id: "tabs-1",
      groupId: "language",
      tabs: [
        { value: "ts", label: "TypeScript" },
        { value: "js", label: "JavaScript" },
      ],
    },
    children: [
      { is: "Tab", props: { value: "ts", label: "TypeScript" }, children: [{ html: "<p>types</p>" }] },
      { is: "Tab", props: { value: "js", label: "JavaScript" }, children: [{ html: "<p>no types</p>" }] },
    ],
  },
];

describe("The server's HTML", () => {
  it("holds all panels of tabs, closed ones open to the browser's search", () => {
    const html = serverHtml(tabs);
    const panels = html.match(/<tab-panel[^>]*>/g) ?? [];
    expect(panels.map((panel) => panel.includes('hidden="until-found"'))).toEqual([false, true]);
    expect(html).toContain("<p>no types</p>");
  });

  it("names each panel, for readers who see all of them", () => {
    expect(serverHtml(tabs)).toMatch(/<p[^>]*>JavaScript<\/p>/);
  });

  it("holds the whole code of a collapsed block", () => {
    const line = '<span class="line">x</span>';
    const html = Array.from({ length: 50 }, () => line).join("\n");
    expect(serverHtml([{ is: "CodeBlock", props: { html, lang: "ts", lines: 50 } }])).toContain(html);
  });

  it("holds the definition of a term", () => {
    const props = { term: "document", definition: "Everything that shares one document ID." };
    expect(serverHtml([{ tag: "p", children: [{ is: "Annotation", props }] }])).toContain(props.definition);
  });
});
