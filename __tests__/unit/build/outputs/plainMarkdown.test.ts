import { toString as textOf } from "mdast-util-to-string";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { plainMarkdown } from "../../../../build/outputs/plainMarkdown";

it.each([
  "Q & A",
  "plugins[i18n][locale]",
  "<script>alert(1)</script>",
  "a](https://evil.example) [b",
  "`a` \\ <b>",
  "c\\",
])("%s is only text in Markdown, and the same text", (text) => {
  const tree = unified()
    .use(remarkParse)
    .parse(`- [${plainMarkdown(text)}](https://a.example)`);
  const kinds: string[] = [];
  visit(tree, ({ type }) => {
    kinds.push(type);
  });
  expect(kinds).toEqual(["root", "list", "listItem", "paragraph", "link", "text"]);
  expect(textOf(tree)).toBe(text);
});
