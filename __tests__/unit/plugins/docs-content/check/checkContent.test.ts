import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { formatProblem } from "../../../../../plugins/docs-content/problems";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, smallSite, snippet } from "../../../../support/smallSite";

it("finds nothing wrong with sound content", () => {
  expect(checkContent(smallSite())).toEqual([]);
});

it("reports what is wrong in all files at once, in reading order", () => {
  const model = smallSite({
    "guide/next.mdx": doc("<Foo />\n\n[a](/none)", "foo: 1\n"),
    "guide/intro.mdx": doc("```\nx\n```"),
    "snippets/part.mdx": snippet("# Title"),
    "glossary.yaml": "- term: a\n  definition: Short.\n",
  });
  expectProblems(checkContent(model), [
    ["glossary.yaml:2:15 schema"],
    ["guide/intro.mdx:6:1 code-fence-language"],
    ["guide/next.mdx:5:1 schema"],
    ["guide/next.mdx:7:1 unknown-component"],
    ["guide/next.mdx:9:1 broken-link"],
    ["snippets/part.mdx:5:1 heading-level"],
  ]);
});

it("tells every problem in words that name the fix", () => {
  const [problem] = checkContent(smallSite({ "guide/intro.mdx": doc("[a](/guide/nxt)") }));
  // Each check's own test has its words.
  expect(problem && formatProblem(problem)).toMatch(
    /^guide\/intro\.mdx:6:1 broken-link {2}\S.*\/guide\/nxt\.\n {4}→ Link to \/guide\/next, or write that page first\.$/,
  );
});

describe("a file that nothing reads", () => {
  it.each([
    ["guide/lost.md", "Pages are .mdx files: rename it."],
    ["guide/lost.MDX", "Pages are .mdx files"],
    ["guide/lost.markdown", "Pages are .mdx files"],
    ["guide/lost.html", "Pages are .mdx files"],
    ["guide/lost.yaml", "sidebars/<name>.yaml"],
    ["sidebars/lost.yml", "sidebars/<name>.yaml"],
    ["sidebars/deep/lost.yaml", "sidebars/<name>.yaml"],
  ])("is reported: %s", (file, fix) => {
    expectProblems(checkContent(smallSite({ [file]: "" })), [
      [`${file}:1:1 unread-file`, "Nothing reads this file.", fix],
    ]);
  });

  it.each(["images/a.svg", "images/b.PNG", "guide/notes.txt"])("is none of the site's: %s", (file) => {
    expect(checkContent(smallSite({ [file]: "" }))).toEqual([]);
  });
});
