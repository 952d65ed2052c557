/**
 * Attempts of a writer to add code to a page. Either a problem stops the build, or the output does
 * nothing. The fixture `hostile` shows the same of a whole site: __tests__/site/hostileContent.test.ts.
 */
import { parseHTML } from "linkedom";
import type { Problem } from "../../../../../plugins/docs-content/problems";
import type { TreeNode } from "../../../../../shared/tree";
import { compile } from "../../../../support/compile";
import { expectProblems } from "../../../../support/expectProblems";
import { actingIn, nothing } from "../../../../support/inert";

const card = (attributes: string) => `<Cards>\n<Card title="x" ${attributes} />\n</Cards>`;

it.each([
  ["a script", "<script>alert(1)</script>", "1:1 unknown-component"],
  ["a script in a component", "<Kbd><script>x</script></Kbd>", "1:6 unknown-component"],
  ["a picture with a handler", '<img src="x" onerror="alert(1)" />', "1:1 unknown-component"],
  ["HTML that is not closed", "<img src=x onerror=alert(1)>", "1:10 mdx-syntax"],
  ["a frame", '<iframe src="https://evil.example" />', "1:1 unknown-component"],
  ["a drawing", '<svg onload="alert(1)" />', "1:1 unknown-component"],
  ["an element with a handler", 'H<sub onclick="alert(1)">2</sub>', "1:2 html-attribute"],
  [
    "raw HTML as React takes it",
    '<div dangerouslySetInnerHTML={{ __html: "x" }} />',
    "1:1 unknown-component",
  ],
  ["a handler on a component", '<Since version="5.0.0" onClick="alert(1)" />', "1:1 component-props"],
  ["a comment of HTML", "<!-- x -->", "1:2 mdx-syntax"],
  ["CDATA", "<![CDATA[x]]>", "1:2 mdx-syntax"],
  ["an expression", "{alert(1)}", "1:1 code-in-content"],
  ["an expression in a prop", "<Kbd x={alert(1)} />", "1:1 code-in-content"],
  ["an import", 'import x from "y"', "1:1 code-in-content"],
  ["an export", "export const x = 1", "1:1 code-in-content"],
  ["a URL in pointed brackets", "<javascript:alert(1)>", "1:18 mdx-syntax"],
  ["a Markdown image", "![x](javascript:alert(1))", "1:1 markdown-image"],
  ["a language that breaks out of its class", '```js"><img\nx\n```', "1:1 code-fence-language"],
  [
    "a diagram that loads something",
    mermaid("flowchart LR\n A --> B\n style A fill:url(https://evil.example)"),
    "3:1 mermaid-syntax",
  ],
])("%s is a problem", (_, body, place) => {
  expect(compile(body).problems.map(({ line, column, rule }) => `${line}:${column} ${rule}`)).toContain(
    place,
  );
});

/** All of them lead out of the site, or run something, in one browser or another. */
const urls = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "java\tscript:alert(1)",
  "java&#10;script:alert(1)",
  "java&#x0D;script:alert(1)",
  "&#106;avascript:alert(1)",
  "java&Tab;script:alert(1)",
  "javascript&colon;alert(1)",
  "\u0001javascript:alert(1)",
  "\u00a0javascript:alert(1)",
  "blob:x",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/&#9;/evil.example",
  "https:evil.example",
  "http:/evil.example",
];

/** A control character in a URL is its own problem, besides. */
const aboutUrl = ({ rule }: Problem) => rule !== "hidden-character";

describe.each(urls)("the URL %j", (url) => {
  it("is a problem in a link, and leads nowhere where the page is shown all the same", () => {
    const { problems, tree } = compile(
      `Text.\n\n[a](<${url.replaceAll("<", "\\<").replaceAll(">", "\\>")}>)`,
    );
    expectProblems(problems.filter(aboutUrl), [["page.mdx:3:1 link-url"]]);
    expect(JSON.stringify(tree)).toContain('<a href=\\"\\">');
  });

  it("is a problem in a definition", () => {
    const { problems } = compile(`[a][b]\n\n[b]: <${url.replaceAll("<", "\\<").replaceAll(">", "\\>")}>`);
    expectProblems(problems.filter(aboutUrl), [["page.mdx:3:1 link-url"]]);
  });

  it("is a problem on a card, as text and as a literal", () => {
    const decoded = parseHTML(`<i>${url.replaceAll("<", "&lt;")}</i>`).document.querySelector(
      "i",
    )?.textContent;
    for (const body of [
      card(`href='${url.replace(/[\t]/, "&#9;")}'`),
      card(`href={${JSON.stringify(decoded)}}`),
    ]) {
      const { problems, tree } = compile(body);
      expectProblems(problems.filter(aboutUrl), [["page.mdx:2:1 link-url"]]);
      expect(JSON.stringify(tree)).toContain('"href":""');
    }
  });
});

function mermaid(diagram: string): string {
  return `<Mermaid alt="x">\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n\n</Mermaid>`;
}

/** All finished markup of a tree; whatever else is in it React escapes. */
function markupIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(markupIn);
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    (key === "html" || key === "svg") && typeof value === "string" ? [value] : markupIn(value),
  );
}

const evil = "</script><img src=x onerror=alert(1)><svg/onload=alert(1)>";
const asText = evil.replaceAll("<", "&lt;");

it.each([
  ["text", asText],
  ["code in a line", `\`${evil}\``],
  ["a heading, which is its own id", `## ${asText} "onclick="alert(1)`],
  ["a link's title", `[a](https://a.example '"onclick="alert(1)"${asText}')`],
  ["a URL with quotes", '[a](<https://a.example/"onclick="alert(1)>)'],
  ["a table", `| ${asText} |\n|---|\n| ${asText} |`],
  ["a footnote", `[^"onclick=x]\n\n[^"onclick=x]: ${asText}`],
  ["a fence without a grammar", `\`\`\`text title="${evil}"\n${evil}\n\`\`\``],
  ["a fence of HTML", `\`\`\`html\n${evil}\n\`\`\``],
  ["a fence of a diff", `\`\`\`html diff split\n-${evil}\n+${evil}\n\`\`\``],
  ["a shell fence", `\`\`\`bash\n$ echo ${evil}\n${evil}\n\`\`\``],
  ["a directive with attributes", ':::tip[x]{onclick="alert(1)" style="x" #id}\nx\n:::'],
  ["a package manager", `<PackageManager command="npm install ${evil}" />`],
  ["a request", `<ApiCall path="/api/x" headers={{ "X-A": "${evil}" }} query={{ a: "${evil}" }} />`],
  ["a diagram's labels", mermaid(`flowchart LR\n A["${evil}"] -->|"${evil}"| B`)],
  [
    "a diagram's styles",
    mermaid(
      'flowchart LR\n A:::x --> B\n style A fill:#f00" onload="alert(1)\n classDef x stroke:red"><script>alert(1)</script>\n linkStyle 0 stroke:red" onload="alert(1)',
    ),
  ],
  ["a diagram's link", mermaid('flowchart LR\n A --> B\n click A "javascript:alert(1)"')],
  [
    "a diagram of a sequence",
    mermaid(`sequenceDiagram\n participant A as ${evil}\n A->>B: ${evil}\n Note over A: ${evil}`),
  ],
  ["a diagram of states", mermaid(`stateDiagram-v2\n s : ${evil}\n [*] --> s : ${evil}`)],
  ["a diagram of classes", mermaid(`classDiagram\n class A\n A : +x ${evil}\n A --> B : ${evil}`)],
  ["a diagram of entities", mermaid(`erDiagram\n A ||--o{ B : "${evil}"`)],
])("%s comes out as text", (_, body) => {
  const tree: readonly TreeNode[] = compile(body).tree;
  const markup = markupIn(tree);
  expect(tree.length).toBeGreaterThan(0);
  for (const html of markup) {
    const { document } = parseHTML(`<!doctype html><body>${html}</body>`);
    expect(actingIn(document, ["a.example"])).toEqual(nothing);
    expect(document.querySelectorAll("img, svg svg, style, link, meta")).toHaveLength(0);
  }
});
