import { compilePage } from "../../../../../plugins/docs-content/compile/compilePage";
import { compile } from "../../../../support/compile";
import { expectProblems } from "../../../../support/expectProblems";

describe("text that MDX can't read", () => {
  it.each([
    ["an open brace", "a {b", "1:5", "\\{"],
    ["a brace with no JavaScript inside", "a\n\n{b c}", "3:3", "content holds no JavaScript"],
    ["an HTML comment", "a\n\n<!-- b -->", "3:2", "{/* … */}"],
    ["a component that is not closed", '\n<Details summary="x">\n\nb', "2:1", "Close the component"],
    ["another closing tag", "<Kbd>a</Badge>", "1:7", "Close the component"],
    ["a smaller-than sign before a digit", "a <5", "1:4", "&lt;"],
    ["a tag that never ends", "a <Kbd", "1:7", "Check the tags"],
  ])("is reported once, where the parser stopped: %s", (_, body, place, fix) => {
    const { problems, tree } = compile(body);
    expectProblems(problems, [[`page.mdx:${place} mdx-syntax`, "MDX can't be read here", fix]]);
    expect(tree).toEqual([]);
  });
});

it("tells the line of an opening tag as one of the file", () => {
  const { problems } = compilePage("a\n\n<Details summary='x'>\n\nb", "page.mdx", 5);
  expectProblems(problems, [["page.mdx:8:1 mdx-syntax", "closing tag for `<Details>` (line 8)"]]);
});

describe("what pages may hold beyond Markdown and MDX", () => {
  it.each([
    ["a strikethrough", "~~a~~ b", "<del>a</del>"],
    ["a table", "a | b\n-- | --\nc | d", "<td>d</td>"],
    ["a task that is done", "- [X] a", 'type="checkbox"'],
    ["a task that is to do", "- [\t] a", 'type="checkbox"'],
    ["a footnote", "a[^1]\n\n[^1]: b", "footnote"],
    ["a directive", ":::note\na\n:::", '"note"'],
  ])("%s", (_, body, part) => {
    const { problems, tree } = compile(body);
    expect(problems).toEqual([]);
    expect(JSON.stringify(tree).replaceAll('\\"', '"')).toContain(part);
  });
});
