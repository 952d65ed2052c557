import { readPage } from "../../../../../plugins/docs-content/files/readPage";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, snippet } from "../../../../support/smallSite";

const problemsOf = (file: string, text: string) => readPage(file, text).outline.problems;
const description = "description: A sentence of more than fifty characters, for search results alone.";

describe("a page", () => {
  it("is read, checked and compiled", () => {
    const page = readPage(
      "guide/intro.mdx",
      doc("## One\n\n[a](/b)", "unlisted: true\nsidebarLabel: Page\n"),
    );
    expect(page.outline).toMatchObject({
      file: "guide/intro.mdx",
      source: { kind: "doc", area: "guide", path: "/guide/intro" },
      title: "A page",
      unlisted: true,
      tags: [{ target: "Basics", line: 4, column: 8 }],
      headings: [{ id: "one", line: 8 }],
      references: { links: [{ target: "/b", line: 10, column: 1 }] },
      problems: [],
    });
    expect(page.frontMatter).toMatchObject({ sidebarLabel: "Page" });
  });

  it("may have everything that the guide names", () => {
    const extra =
      "keywords: [first steps]\ndeprecated: Use documents instead.\nsince: 5.0.0\nplan: Growth\nreviewed: 2026-11-21\nnoSamplesBecause: It only links to others.\n";
    expect(problemsOf("guide/intro.mdx", doc("Text.", extra))).toEqual([]);
  });

  it("has the sample project's names in all its code if its front matter says so", () => {
    const code = [
      '```bash\n$ curl "http://localhost:1337/api/recipes"\n```',
      "```http sample\nGET /api/recipes\n```",
      '```ts title="src/api/recipe/a.ts"\nfind("api::recipe.recipe") as string;\n```',
      '<ApiCall path="/api/recipes" />',
    ].join("\n\n");
    const marksIn = (extra: string) =>
      JSON.stringify(readPage("guide/intro.mdx", doc(code, extra)).compiled.tree).split("data-own").length -
      1;
    expect(marksIn("")).toBeGreaterThan(8);
    expect(marksIn("projectNames: fixed\n")).toBe(0);
    expect(problemsOf("guide/intro.mdx", doc("Text.", "projectNames: own\n"))).toEqual([
      expect.objectContaining({ message: expect.stringContaining("write projectNames: fixed") }),
    ]);
  });

  it("is unlisted when it is a partial or a release", () => {
    const release = `---\ntitle: 1.2.0\ndate: 2026-11-21\n${description}\n---\nText.`;
    expect(readPage("snippets/a.mdx", snippet("Text.")).outline).toMatchObject({
      unlisted: true,
      problems: [],
    });
    expect(readPage("release-notes/1.2.0.mdx", release).outline).toMatchObject({
      unlisted: true,
      problems: [],
    });
  });
});

describe("front matter", () => {
  it("is missing", () => {
    expectProblems(problemsOf("guide/a.mdx", "Text."), [
      ["guide/a.mdx:1:1 front-matter", "no front matter", "Begin the file with ---, title, description"],
    ]);
  });

  it.each(["---\n---\nText.", "---\n\n---\nText."])("is empty", (text) => {
    expectProblems(problemsOf("guide/a.mdx", text), [["guide/a.mdx:1:1 front-matter"]]);
  });

  it("says of a listed page that search finds it by exact names", () => {
    expect(problemsOf("guide/a.mdx", doc("Text.", "unlisted: true\nsearchable: exact-names\n"))).toEqual([]);
    expectProblems(problemsOf("guide/a.mdx", doc("Text.", "searchable: exact-names\n")), [
      ["guide/a.mdx:5:13 searchable", "listed page", "add unlisted: true"],
    ]);
  });

  it("names a keyword twice", () => {
    expectProblems(problemsOf("guide/a.mdx", doc("Text.", "keywords: [First steps, first steps]\n")), [
      ["guide/a.mdx:5:11 schema", "keywords", "list each keyword only once"],
    ]);
  });

  it("has a keyword that is a sentence", () => {
    const long = "how a reader who looks for the first steps would ask for it in full";
    expectProblems(problemsOf("guide/a.mdx", doc("Text.", `keywords: [${long}]\n`)), [
      ["guide/a.mdx:5:12 schema", "keywords", "write a few words, as a reader would type them"],
    ]);
  });

  it("lacks a field", () => {
    expectProblems(problemsOf("guide/a.mdx", `---\ntitle: A\n${description}\n---\n`), [
      ["guide/a.mdx:2:1 schema", '"tags" is missing', 'Add "tags" (array).'],
    ]);
  });

  it("holds a wrong type", () => {
    expectProblems(problemsOf("guide/a.mdx", `---\ntitle: A\n${description}\ntags: Basics\n---\n`), [
      ["guide/a.mdx:4:7 schema", '"tags" is wrong', "expected array, received string"],
    ]);
  });

  it.each([
    ["unlisted: yes", "5:11", "expected boolean"],
    ["reviewed: 21.11.2026", "5:11", "write a day of the calendar as 2026-11-21"],
    ["reviewed: 2026-02-30", "5:11", "write a day of the calendar"],
    ["deprecated: true", "5:13", "expected string"],
    ["since: 5.10", "5:8", "expected string"],
    ["plan: []", "5:7", "expected string"],
  ])("holds a wrong value: %s", (line, place, words) => {
    expectProblems(problemsOf("guide/a.mdx", doc("Text.", `${line}\n`)), [
      [`guide/a.mdx:${place} schema`, words],
    ]);
  });

  it("holds a description of the wrong length", () => {
    const text = (words: string) => `---\ntitle: A\ndescription: ${words}\ntags: [Basics]\n---\n`;
    expectProblems(problemsOf("guide/a.mdx", text("Short.")), [
      ["guide/a.mdx:3:14 schema", "50 to 160 characters"],
    ]);
    expectProblems(problemsOf("guide/a.mdx", text("long ".repeat(40))), [
      ["guide/a.mdx:3:14 schema", "50 to 160 characters"],
    ]);
  });

  it("holds no tag, or too many", () => {
    const text = (tags: string) => `---\ntitle: A\n${description}\ntags: [${tags}]\n---\n`;
    expectProblems(problemsOf("guide/a.mdx", text("")), [["guide/a.mdx:4:7 schema", "at least one tag"]]);
    expectProblems(problemsOf("guide/a.mdx", text("a, b, c, d, e, f, g, h, i")), [
      ["guide/a.mdx:4:7 schema", "at most 8 tags"],
    ]);
  });

  it("holds an unknown key, and the nearest one is named", () => {
    expectProblems(problemsOf("guide/a.mdx", doc("Text.", "sidebarLable: A\n")), [
      ["guide/a.mdx:5:1 schema", 'Unknown key "sidebarLable"', 'Did you mean "sidebarLabel"?'],
    ]);
  });

  it("is bad YAML", () => {
    expectProblems(problemsOf("guide/a.mdx", doc("Text.", "since: a: b\n")), [
      ["guide/a.mdx:5:8 yaml-syntax", "not valid YAML", "Put text with a colon in quotes"],
    ]);
  });

  it("of a partial and of a release is checked by rules of its own", () => {
    expectProblems(problemsOf("snippets/a.mdx", doc()), [
      ["snippets/a.mdx:4:1 schema", 'Unknown key "tags"'],
    ]);
    expectProblems(problemsOf("release-notes/1.2.0.mdx", `---\ntitle: A\n${description}\n---\n`), [
      ["release-notes/1.2.0.mdx:2:1 schema", '"date" is missing'],
    ]);
  });

  it("that is wrong in one place holds in the others", () => {
    const page = readPage("guide/a.mdx", doc("Text.", "unlisted: true\nsince: []\nfoo: 1\n"));
    expect(page.outline.problems).toHaveLength(2);
    expect(page.outline).toMatchObject({ title: "A page", unlisted: true, tags: [{ target: "Basics" }] });
    expect(page.frontMatter).not.toHaveProperty("since");
    expect(page.frontMatter).not.toHaveProperty("foo");
  });

  it("that can't be read at all leaves the body to be checked", () => {
    expectProblems(problemsOf("guide/a.mdx", "---\ntitle: a: b\n---\n<Foo />"), [
      ["guide/a.mdx:2:8 yaml-syntax"],
      ["guide/a.mdx:4:1 unknown-component"],
    ]);
  });

  it("may have the line ends of Windows", () => {
    const text = doc("<Foo />", "since: []\n").replaceAll("\n", "\r\n");
    expectProblems(problemsOf("guide/a.mdx", text), [
      ["guide/a.mdx:5:8 schema"],
      ["guide/a.mdx:7:1 unknown-component"],
    ]);
  });
});

describe("a file's name", () => {
  it.each(["guide/two words.mdx", "guide/über.mdx", "guide/a+b.mdx", "guide/a%20b.mdx"])(
    "may not have to be escaped: %s",
    (file) => {
      expectProblems(problemsOf(file, doc()), [
        [`${file}:1:1 file-name`, "allowed in a URL", "letters, digits, -, and _"],
      ]);
    },
  );

  it("is a version for a release", () => {
    const release = `---\ntitle: Next\ndate: 2026-11-21\n${description}\n---\nText.`;
    expectProblems(problemsOf("release-notes/next.mdx", release), [
      ["release-notes/next.mdx:1:1 file-name", '"next" isn\'t a version', "such as 1.2.0.mdx"],
    ]);
  });
});

describe("what is left over", () => {
  it("reports the placeholders of a new page, in its front matter and in its body", () => {
    const text = [
      "---",
      "title: A page",
      'description: "TODO: one sentence of 50 to 160 characters, complete on its own in a search result"',
      "tags: [Basics]",
      "---",
      "TODO: one paragraph.",
      "",
      "## TODO: a heading",
      "",
      "- TODO",
      "",
      "Replace each `TODO` and TODO list.",
    ].join("\n");
    expectProblems(problemsOf("guide/a.mdx", text), [
      ["guide/a.mdx:3:14 placeholder", "still the placeholder of a new page", "Replace the TODO"],
      ["guide/a.mdx:6:1 placeholder", "still the placeholder"],
      ["guide/a.mdx:8:4 placeholder", "still the placeholder"],
      ["guide/a.mdx:10:3 placeholder", "still the placeholder"],
    ]);
  });

  it("reports a text that the build would take for one of its own marks", () => {
    expectProblems(problemsOf("guide/a.mdx", doc("```html\n<!--put-in a file-->\n```")), [
      ["guide/a.mdx:7:1 reserved-mark", '"<!--put-in" is reserved', "Use a different comment."],
    ]);
  });
});
