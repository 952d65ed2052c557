import { compile, treeOf } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

const fence = (lang: string, code = "x") => `\`\`\`${lang}\n${code}\n\`\`\``;
const pair = (...fences: string[]) => `<CodeTabs>\n\n${fences.join("\n\n")}\n\n</CodeTabs>`;

describe("<CodeTabs>", () => {
  it("becomes tabs of the group that all languages share", () => {
    expect(treeOf(pair(fence('ts title="a.ts"', "1"), fence('js title="a.js"', "2")))).toEqual([
      {
        is: "Tabs",
        props: {
          groupId: "language",
          tabs: [
            { value: "ts", label: "TypeScript" },
            { value: "js", label: "JavaScript" },
          ],
          isFramed: true,
        },
        children: [
          {
            is: "Tab",
            props: { value: "ts", label: "TypeScript" },
            children: [{ is: "CodeBlock", props: expect.objectContaining({ title: "a.ts", lang: "ts" }) }],
          },
          {
            is: "Tab",
            props: { value: "js", label: "JavaScript" },
            children: [{ is: "CodeBlock", props: expect.objectContaining({ title: "a.js", lang: "js" }) }],
          },
        ],
      },
    ]);
  });

  it("takes jsx and tsx, too, and keeps the writer's order", () => {
    const [node] = treeOf(pair(fence("jsx"), fence("tsx")));
    expect(node).toMatchObject({ props: { tabs: [{ value: "js" }, { value: "ts" }] } });
  });

  it.each([
    ["one fence", pair(fence("ts"))],
    ["two of one language", pair(fence("ts"), fence("tsx"))],
    ["another language", pair(fence("ts"), fence("php"))],
    ["text beside the fences", pair("Text.", fence("ts"), fence("js"))],
    ["nothing", "<CodeTabs></CodeTabs>"],
  ])("rejects %s", (_name, body) => {
    expectProblems(compile(body).problems, [["page.mdx:1:1 code-tabs", "TypeScript", "<Tabs>"]]);
  });

  it("reports what is wrong with a fence in it", () => {
    expectProblems(compile(pair(fence("ts wrapp"), fence("js"))).problems, [
      ["page.mdx:3:1 code-fence-option", '"wrap"'],
    ]);
  });

  it("counts its fences as samples", () => {
    expect(compile(pair(fence("ts"), fence("js"))).samples.map(({ lang }) => lang)).toEqual(["ts", "js"]);
  });
});
