import { compile, treeOf } from "../../../../support/compile";
import { expectProblems } from "../../../../support/expectProblems";

const fence = (meta: string, code: string) => `Text.\n\n\`\`\`${meta}\n${code}\n\`\`\``;

it("becomes a Playground that shows its code without JavaScript", () => {
  const [, node] = treeOf(fence('jsx live title="One"', "const a = <b>1</b>;\nrender(a);"));
  expect(node).toEqual({
    is: "Playground",
    props: {
      html: expect.stringMatching(
        /^<span class="line">.*const.*<\/span>\n<span class="line">.*render.*<\/span>$/,
      ),
      lang: "jsx",
      title: "One",
    },
  });
});

it("may be typed", () => {
  expect(compile(fence("tsx live", "const a: number = 1;\nrender(<p>{a}</p>);")).problems).toEqual([]);
});

it("is a sample like any other", () => {
  expect(compile(fence("jsx live", "render(<p />);")).samples).toMatchObject([
    { lang: "jsx", title: null, line: 3 },
  ]);
});

it.each([
  ["another language", "js live", "render(1);", "page.mdx:3:1 live-code", "in js"],
  ["options of a block that only shows", "jsx live wrap", "render(1);", "page.mdx:3:1 live-code", "wrapped"],
  [
    "code that can't be parsed",
    "jsx live",
    "render(1);\nconst = 1;",
    "page.mdx:5:1 live-code",
    "Unexpected token",
  ],
  ["code that shows nothing", "jsx live", "const a = 1;", "page.mdx:3:1 live-code", "render(<App />)"],
])("is rejected for %s", (_name, meta, code, place, words) => {
  expectProblems(compile(fence(meta, code)).problems, [[place, words]]);
});
