import {
  pageOfSource,
  readEditedPage,
  sourceOfText,
} from "../../../../../plugins/docs-content/store/editedPages";
import { doc } from "../../../../support/smallSite";

const [first, second] = [doc("First."), doc("Second.")];

it("compiles an edit once, to show it and for Gatsby", () => {
  const shown = readEditedPage("guide/a.mdx", first);
  expect(readEditedPage("guide/a.mdx", first)).toBe(shown);
  expect(pageOfSource("guide/a.mdx", sourceOfText(first))).toBe(shown);
});

it("compiles a file again when its text has changed since", () => {
  const shown = readEditedPage("guide/a.mdx", first);
  const later = pageOfSource("guide/a.mdx", sourceOfText(second));
  expect(later).not.toBe(shown);
  expect(later.compiled.tree).toEqual([{ html: "<p>Second.</p>" }]);
});

it("compiles another file with the same text by itself", () => {
  const shown = readEditedPage("guide/a.mdx", first);
  const other = pageOfSource("guide/b.mdx", sourceOfText(first));
  expect(other.outline.source.path).toBe("/guide/b");
  expect(shown.outline.source.path).toBe("/guide/a");
});
