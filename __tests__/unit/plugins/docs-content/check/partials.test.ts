import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, smallSite, snippet } from "../../../../support/smallSite";

const problemsOf = (files: Record<string, string>) => checkContent(smallSite(files));
const include = (...ids: string[]) => ids.map((id) => `<Snippet id="${id}" />`).join("\n\n");

describe("a partial that includes itself", () => {
  it("is reported", () => {
    expectProblems(problemsOf({ "snippets/a.mdx": snippet(`Text.\n\n${include("a")}`) }), [
      [
        "snippets/a.mdx:7:1 snippet-cycle",
        '"a" includes itself through "a"',
        "Remove one of the inclusions.",
      ],
    ]);
  });

  it("by way of others is reported in each of them", () => {
    const files = {
      "snippets/a.mdx": snippet(include("b")),
      "snippets/b.mdx": snippet(include("c")),
      "snippets/c.mdx": snippet(include("a")),
      "guide/intro.mdx": doc(include("a")),
    };
    expectProblems(problemsOf(files), [
      ["snippets/a.mdx:5:1 snippet-cycle", 'through "b"'],
      ["snippets/b.mdx:5:1 snippet-cycle", 'through "c"'],
      ["snippets/c.mdx:5:1 snippet-cycle", 'through "a"'],
    ]);
  });

  it("is none that only includes a cycle", () => {
    const files = {
      "snippets/a.mdx": snippet(include("b")),
      "snippets/b.mdx": snippet(include("b")),
    };
    expectProblems(problemsOf(files), [["snippets/b.mdx:5:1 snippet-cycle"]]);
  });

  it("is none that two others include", () => {
    const files = {
      "snippets/a.mdx": snippet(include("b", "c")),
      "snippets/b.mdx": snippet(include("d")),
      "snippets/c.mdx": snippet(include("d")),
      "snippets/d.mdx": snippet("Text."),
    };
    expect(problemsOf(files)).toEqual([]);
  });
});

describe("a heading that a partial brings", () => {
  it("can't repeat one of the page", () => {
    const files = {
      "guide/intro.mdx": doc(`## Usage\n\n${include("a")}`),
      "snippets/a.mdx": snippet("## Usage"),
    };
    expectProblems(problemsOf(files), [
      ["guide/intro.mdx:8:1 duplicate-heading", 'The snippet "a" contains a heading #usage', "Reword one"],
    ]);
  });

  it("can't repeat one of another partial, nor its own", () => {
    const files = {
      "guide/intro.mdx": doc(include("a", "b")),
      "guide/next.mdx": doc(include("a", "a")),
      "snippets/a.mdx": snippet("## Usage"),
      "snippets/b.mdx": snippet("## Usage"),
    };
    expectProblems(problemsOf(files), [
      ["guide/intro.mdx:8:1 duplicate-heading", '"b"'],
      ["guide/next.mdx:8:1 duplicate-heading", '"a"'],
    ]);
  });

  it("may not be brought by two partials that include the same third", () => {
    const files = {
      "guide/intro.mdx": doc(include("a", "b")),
      "snippets/a.mdx": snippet(include("c")),
      "snippets/b.mdx": snippet(include("c")),
      "snippets/c.mdx": snippet("## Usage"),
    };
    expectProblems(problemsOf(files), [
      ["guide/intro.mdx:8:1 duplicate-heading", '"b" contains a heading #usage'],
    ]);
  });
});
