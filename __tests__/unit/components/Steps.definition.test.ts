import { compile, treeOf } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

it("holds a numbered list with what belongs to each step", () => {
  expect(treeOf("<Steps>\n\n1. Run:\n\n   ```bash\n   a\n   ```\n\n2. Look.\n\n</Steps>")).toMatchObject([
    {
      is: "Steps",
      children: [
        {
          tag: "ol",
          children: [
            {
              tag: "li",
              children: expect.arrayContaining([
                { html: "<p>Run:</p>" },
                expect.objectContaining({ is: "CodeBlock" }),
              ]),
            },
            { tag: "li", children: expect.arrayContaining([{ html: "<p>Look.</p>" }]) },
          ],
        },
      ],
    },
  ]);
});

it.each([
  ["a bullet list", "- a"],
  ["text", "Text."],
  ["text behind the list", "1. a\n\nText."],
  ["two lists", "1. a\n\n{/* */}\n\n1) b"],
  ["nothing", ""],
])("reports %s", (_, content) => {
  expectProblems(compile(`<Steps>\n\n${content}\n\n</Steps>`).problems, [
    ["page.mdx:1:1 steps-list", "exactly one numbered list", "Indent all content"],
  ]);
});
