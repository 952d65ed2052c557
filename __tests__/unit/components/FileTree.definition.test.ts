import { compile, treeOf } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

const file = { isDirectory: false, isHighlighted: false };
const folder = { isDirectory: true, isHighlighted: false };

it("reads names, remarks, folders and marks", () => {
  const body = `<FileTree>

- config/ what can be configured
  - **server.ts** host and port
  - …
- src
  - api/
- \`__tests__/\`
- **public/**
- .env

</FileTree>`;
  expect(treeOf(body)).toEqual([
    {
      is: "FileTree",
      props: {
        entries: [
          {
            ...folder,
            name: "config",
            comment: "what can be configured",
            children: [
              { ...file, name: "server.ts", comment: "host and port", isHighlighted: true },
              { ...file, name: "…" },
            ],
          },
          { ...folder, name: "src", children: [{ ...folder, name: "api" }] },
          { ...folder, name: "__tests__" },
          { ...folder, name: "public", isHighlighted: true },
          { ...file, name: ".env" },
        ],
      },
    },
  ]);
});

it.each([
  ["no list", "Text."],
  ["a numbered list", "1. a"],
  ["a list and more", "- a\n\nText."],
  ["nothing", ""],
])("reports %s", (_, content) => {
  expectProblems(compile(`Text.\n\n<FileTree>\n\n${content}\n\n</FileTree>`).problems, [
    ["page.mdx:3:1 file-tree-list", "exactly one bullet list", "one entry per line"],
  ]);
});

it("reports unknown components among the entries", () => {
  expectProblems(compile("<FileTree>\n\n- a <Foo />\n\n</FileTree>").problems, [
    ["page.mdx:3:5 unknown-component"],
  ]);
});
