import { compile, treeOf } from "../../../../support/compile";
import { expectProblems } from "../../../../support/expectProblems";

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\``;
const typed = "interface A {}\n\nexport default (a: A) => a;";

/** The JavaScript tab of a code block; undefined if the block has no tabs. */
function tabBeside(meta: string, code = typed): unknown {
  const [node] = treeOf(fence(meta, code));
  if (typeof node !== "object" || !("is" in node) || node.is !== "Tabs") return undefined;
  return node.children?.[1];
}

it("adds the JavaScript version to a file in TypeScript, with its own path and highlighted lines", () => {
  expect(tabBeside('ts title="config/api.ts" {3}')).toMatchObject({
    is: "Tab",
    props: { label: "JavaScript", value: "js" },
    children: [
      {
        is: "CodeBlock",
        props: {
          lang: "js",
          title: "config/api.js",
          lines: 1,
          html: expect.stringMatching(/^<span class="line hl">.*module/),
        },
      },
    ],
  });
  expect(tabBeside('typescript title="config/api.ts"')).toMatchObject({ is: "Tab", props: { value: "js" } });
  expect(tabBeside('tsx title="src/admin/app.tsx"')).toMatchObject({
    children: [{ props: { lang: "jsx", title: "src/admin/app.jsx" } }],
  });
});

it.each([
  ["the same code in both languages", "ts", "f({ a: 1 });"],
  ["a fence that is TypeScript only", "ts typescriptOnly", typed],
  ["declarations", 'ts title="types/a.d.ts"', "declare const a: string;"],
  ["a diff", "ts diff", " const a: A = b;"],
  ["JavaScript", "js", "export default {};"],
  ["code with a recorded response", "ts documentService", "f({} as A);"],
])("adds nothing to %s", (_name, meta, code) => {
  expect(tabBeside(meta, code)).toBeUndefined();
});

it("adds nothing inside a tab that the writer made", () => {
  const tree = treeOf(`<Tabs>\n<Tab label="A">\n\n${fence("ts", typed)}\n\n</Tab>\n</Tabs>`);
  expect(JSON.stringify(tree)).not.toContain("JavaScript");
});

it("reports code that has no version in JavaScript", () => {
  const { problems } = compile(fence('ts title="config/a.ts"', "export const a = 1;\nexport default a;"));
  expectProblems(problems, [["page.mdx:1:1 code-javascript", "CommonJS", "typescriptOnly"]]);
});

it("counts as one sample", () => {
  expect(compile(fence('ts title="config/a.ts"', typed)).samples).toHaveLength(1);
});
