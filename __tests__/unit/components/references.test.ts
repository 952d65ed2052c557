import { compile, treeOf } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

it("remembers what other files hold, with its place", () => {
  const { references } = compile(
    'A <Annotation term="t" />\n\n<Figure src="a.svg" dark="b.svg" alt="x" />\n\n<Screenshot id="s" />\n\n<Mark image="s" number={2} /> is here.\n\n- x\n\n  <Snippet id="p" />',
  );
  expect(references).toEqual({
    bold: [],
    imports: [],
    pluginImports: [],
    installs: [],
    facts: [],
    links: [],
    terms: [{ target: "t", line: 1, column: 3 }],
    pictures: [
      { target: "a.svg", line: 3, column: 1 },
      { target: "b.svg", line: 3, column: 1 },
    ],
    marks: [{ target: "image-s-2", line: 7, column: 1 }],
    screenshots: [{ target: "s", line: 5, column: 1 }],
    snippets: [{ target: "p", line: 11, column: 3 }],
  });
});

it("shows the term itself when an annotation holds no words", () => {
  expect(treeOf('A <Annotation term="document" />')).toEqual([
    { tag: "p", children: ["A ", { is: "Annotation", props: { term: "document" }, children: ["document"] }] },
  ]);
});

it.each(["/a.svg", "a.gif", "a", "https://a.example/a.svg?b"])("refuses %s as a figure's path", (src) => {
  expectProblems(compile(`<Figure src="${src}" alt="x" />`).problems, [
    ["page.mdx:1:1 component-props", "<Figure> src", "inside content/images"],
  ]);
});

it("rejects an id that is no file's name", () => {
  expectProblems(compile('<Snippet id="../a" />').problems, [
    ["page.mdx:1:1 component-props", "<Snippet> id"],
  ]);
});
