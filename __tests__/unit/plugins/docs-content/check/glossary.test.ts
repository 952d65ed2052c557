import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, settings, smallSite, snippet } from "../../../../support/smallSite";

const problemsOf = (files: Record<string, string>) => checkContent(smallSite(files));
const entry = (term: string, more = "") =>
  `- term: ${term}\n  definition: What the word means here.\n${more}`;
const words = { "glossary.yaml": entry("draft") + entry("API token") };

describe("a term that a page lists", () => {
  it("can be linked, also where a partial brings it", () => {
    const body = "[a](/guide/next#api-token) [b](/guide/next#more-steps)";
    const files = { ...words, "guide/intro.mdx": doc(body) };
    expect(problemsOf({ ...files, "guide/next.mdx": doc("## More steps\n\n<Glossary />") })).toEqual([]);
    expect(
      problemsOf({
        ...files,
        "guide/next.mdx": doc('## More steps\n\n<Snippet id="part" />'),
        "snippets/part.mdx": snippet('<Glossary only={["API token"]} />'),
      }),
    ).toEqual([]);
  });

  it("is the only one with its id on the page", () => {
    expectProblems(problemsOf({ ...words, "guide/next.mdx": doc("## Draft\n\n<Glossary />") }), [
      ["guide/next.mdx:8:1 duplicate-term", '"draft" has the id of another', "List it only once"],
    ]);
    const twice = doc('<Glossary only={["draft"]} />\n\n<Glossary only={["draft"]} />');
    expectProblems(problemsOf({ ...words, "guide/next.mdx": twice }), [
      ["guide/next.mdx:6:1 duplicate-term"],
      ["guide/next.mdx:8:1 duplicate-term"],
    ]);
  });

  it("is one of the glossary", () => {
    expectProblems(problemsOf({ ...words, "guide/next.mdx": doc('<Glossary only={["drift"]} />') }), [
      ["guide/next.mdx:6:1 unknown-term", 'Did you mean "draft"?'],
    ]);
  });

  it("can't be linked where it isn't listed", () => {
    const files = {
      "guide/intro.mdx": doc("[a](/guide/next#draft)"),
      "guide/next.mdx": doc('<Glossary only={["API token"]} />'),
    };
    expectProblems(problemsOf({ ...words, ...files }), [["guide/intro.mdx:6:1 broken-anchor", "#draft"]]);
  });
});

describe("the glossary", () => {
  it("has one term for an id", () => {
    expectProblems(problemsOf({ "glossary.yaml": entry("Draft") + entry("draft") + entry('"…"') }), [
      ["glossary.yaml:3:3 term-id", '"draft" and "Draft" have the same id, draft'],
      ["glossary.yaml:5:3 term-id", "no letter or digit"],
    ]);
  });

  it("leads to pages and headings that exist", () => {
    expectProblems(
      problemsOf({ "glossary.yaml": entry("draft", "  see: [/guide/next#more-steps, /guide/nxt]\n") }),
      [["glossary.yaml:3:33 broken-link", "/guide/nxt", "Link to /guide/next"]],
    );
  });

  it("is all on the page that the settings name", () => {
    const named = { ...words, "site.yaml": `${settings}glossary: /guide/next\n` };
    expect(problemsOf({ ...named, "guide/next.mdx": doc("<Glossary />") })).toEqual([]);
    expectProblems(problemsOf({ ...named, "guide/next.mdx": doc('<Glossary only={["draft"]} />') }), [
      ["site.yaml:19:11 glossary", "/guide/next doesn't list all 2 terms", "Write <Glossary /> there."],
    ]);
    expectProblems(problemsOf({ ...named, "site.yaml": `${settings}glossary: /guide/none\n` }), [
      ["site.yaml:19:11 broken-link"],
    ]);
  });
});
