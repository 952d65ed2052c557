import { compile, treeOf } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

const diagrams = {
  flowchart: "flowchart LR\n  a[One] -->|yes| b[(Two)]\n  subgraph s [Group]\n    b --> c{Three}\n  end",
  sequence: "sequenceDiagram\n  Reader->>Server: GET /a\n  Server-->>Reader: 200",
  state: "stateDiagram-v2\n  [*] --> Draft\n  Draft --> Published",
  class: "classDiagram\n  Recipe <|-- Soup\n  Recipe : string title",
  entities: "erDiagram\n  RECIPE ||--o{ STEP : has",
};

const mermaid = (source: string) => `<Mermaid alt="x">\n\n\`\`\`mermaid\n${source}\n\`\`\`\n\n</Mermaid>`;

function svgOf(source: string): string {
  const [node] = treeOf(mermaid(source));
  if (typeof node !== "object" || !("is" in node)) throw new Error("no component");
  return String(node.props?.svg);
}

describe.each(Object.entries(diagrams))("a %s diagram", (_, source) => {
  const svg = svgOf(source);

  it("is an image that takes its looks from the page", () => {
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(svg).toContain("var(--");
    expect(svg).not.toMatch(/<style|\sstyle=|@import|#[0-9a-f]{6}/i);
  });

  it("asks no other host for anything, and runs nothing", () => {
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /https?:|\/\/|<script|\son\w+=|<image|<use|href/i,
    );
  });

  it("has ids that no other diagram has, and uses them", () => {
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    const others = [...svgOf("flowchart TD\n  other --> one").matchAll(/\sid="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => others.includes(id))).toEqual([]);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

it("is drawn the same way every time", () => {
  expect(svgOf(diagrams.flowchart)).toBe(svgOf(diagrams.flowchart));
});

it("shows labels as they are written, numbers too", () => {
  expect(svgOf("flowchart LR\n  a[192.168.10.255] --> b[3.14159]")).toMatch(
    />192\.168\.10\.255<[\s\S]*>3\.14159</,
  );
});

it("escapes labels", () => {
  const svg = svgOf('flowchart LR\n  a["<img src=x onerror=alert(1)>"] -->|<script>| b');
  expect(svg).not.toMatch(/<img|<script/);
  expect(svg).toContain("&lt;script&gt;");
});

it.each([
  ["nothing", '<Mermaid alt="x"></Mermaid>'],
  ["text", '<Mermaid alt="x">\n\nText.\n\n</Mermaid>'],
  ["another language", '<Mermaid alt="x">\n\n```ts\nx\n```\n\n</Mermaid>'],
  [
    "two fences",
    '<Mermaid alt="x">\n\n```mermaid\nflowchart LR\n```\n\n```mermaid\nflowchart LR\n```\n\n</Mermaid>',
  ],
])("holds one diagram, not %s", (_, body) => {
  expectProblems(compile(`Text.\n\n${body}`).problems, [
    ["page.mdx:3:1 mermaid-fence", "one ```mermaid fence", "blank lines around it"],
  ]);
});

it("reports a diagram that can't be drawn, where its fence stands", () => {
  expectProblems(compile(mermaid("pie\n  title x")).problems, [
    ["page.mdx:3:1 mermaid-syntax", "can't be drawn", "Use a flowchart or a sequence, state, class"],
  ]);
});

it("has to say in words what it shows", () => {
  expectProblems(compile("<Mermaid>\n\n```mermaid\nflowchart LR\n```\n\n</Mermaid>").problems, [
    ["page.mdx:1:1 component-props", "<Mermaid> needs alt"],
  ]);
});

it("reports a diagram that is wider than a page, and still draws it", () => {
  const chain = [1, 2, 3, 4, 5].map((n) => `s${n}[A step with a long name]`).join(" --> ");
  const { problems, tree } = compile(mermaid(`flowchart LR\n  ${chain}`));
  expectProblems(problems, [["page.mdx:3:1 mermaid-width", "a page has room for 680", "flowchart TD"]]);
  expect(JSON.stringify(tree)).toContain("<svg");
  expect(compile(mermaid(`flowchart TD\n  ${chain}`)).problems).toEqual([]);
});

it("reports a label that the drawing lacks, because the box has none where it is named first", () => {
  expectProblems(compile(mermaid("flowchart LR\n  a --> b\n  b[Your code] --> c")).problems, [
    ["page.mdx:3:1 mermaid-label", 'the label "Your code"', "where the diagram names it first"],
  ]);
  expect(compile(mermaid('flowchart LR\n  a --> b["Your code,<br/>compiled"]\n  b --> c')).problems).toEqual(
    [],
  );
});
