import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ownNames } from "../../shared/ownNames";
import { takenWords } from "../../src/components/YourProject/takenWords";
import { builtPages } from "../support/builtPages.mjs";
import { htmlDocument } from "../support/parse";
import { siteDir } from "../support/siteDir.mjs";

/** Without their tags, in bytes: what the theme and the reader's names need before the first paint. */
const mostInlineBytes = 2048;

const pages = builtPages(siteDir).filter(({ html }) => html.includes("<var data-own="));

/** Words of the code of a block that is neither a string nor a comment, and isn't marked. */
function wordsOf(code: Element): string[] {
  const copy = code.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll("var, .tk-string, .tk-comment")) part.replaceWith(" ");
  const text = copy.textContent ?? "";
  return [...text.matchAll(/(?<![.\w$])[a-z]\w*\b(?!\s*:)/g)].map(([word]) => word);
}

const found = pages.map(({ route, html }) => {
  const document = htmlDocument(html);
  const marks = [...document.querySelectorAll("var[data-own]")];
  return {
    route,
    marks: marks.map((mark) => [mark.getAttribute("data-own"), mark.textContent] as const),
    outside: marks.filter((mark) => !mark.closest("pre > code, figcaption")).length,
    inJson: marks.filter((mark) => mark.closest(".language-json")).length,
    words: [...document.querySelectorAll("pre > code")]
      .filter((code) => code.querySelector('[data-own="one"], [data-own="many"]'))
      .flatMap(wordsOf),
  };
});

it("the inline script for the theme and the reader's names is small", () => {
  const script =
    /<script>((?:(?!<\/script>).)*docs\.project.*?)<\/script>/s.exec(pages[0]?.html ?? "")?.[1] ?? "";
  expect(script).toContain("data");
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(mostInlineBytes);
});

it("marks stand for the sample project's names, in code that isn't a response, and in its title", () => {
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ outside, inJson }) => outside + inJson > 0)).toEqual([]);
  const wrong = found.flatMap(({ route, marks }) =>
    marks
      .filter(([name, text]) => ownNames[name as keyof typeof ownNames] !== text)
      .map((mark) => [route, mark]),
  );
  expect(wrong).toEqual([]);
});

it("no variable can get a name that its code has already", () => {
  const words = new Set(found.flatMap((page) => page.words));
  expect(words.size).toBeGreaterThan(20);
  expect([...words].filter((word) => !takenWords.has(word)).sort()).toEqual([]);
});

it("a page's Markdown has no marks", () => {
  const files = pages.map(({ route }) => join(siteDir, `${route.slice(1)}.md`)).filter(existsSync);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => readFileSync(file, "utf8").includes("data-own"))).toEqual([]);
});
