import { orderOf } from "../../../../../plugins/docs-content/store/pageEntries";
import { nodeStore } from "../../../../support/nodeStore";
import { doc, snippet } from "../../../../support/smallSite";

describe("orderOf", () => {
  it("puts versions in the order of their numbers", () => {
    const versions = ["5.10.0", "5.9.0", "5.9.12", "10.0.0", "5.9.2", "4.99.99"];
    expect(versions.sort((a, b) => orderOf(a) - orderOf(b))).toEqual([
      "4.99.99",
      "5.9.0",
      "5.9.2",
      "5.9.12",
      "5.10.0",
      "10.0.0",
    ]);
  });

  it("fits GraphQL's whole numbers", () => {
    expect(orderOf("5.10.2")).toBe(5_010_002);
    expect(orderOf("999.999.999")).toBeLessThan(2 ** 31);
    expect(orderOf("next")).toBe(0);
  });
});

describe("a document", () => {
  it("is a node with what other pages ask of it, its tree apart", () => {
    const { one, all } = nodeStore({
      "guide/intro.mdx": doc(
        '## One\n\nSome words.\n\n<Snippet id="part" />',
        "keywords: [first steps]\nsidebarLabel: Start\nreviewed: 2026-11-21\n",
      ),
    });
    expect(one("Doc", { path: "/guide/intro" })).toMatchObject({
      file: "guide/intro.mdx",
      area: "guide",
      title: "A page",
      sidebarLabel: "Start",
      unlisted: false,
      reviewed: "2026-11-21",
      deprecated: null,
      tagNames: ["Basics"],
      keywords: ["first steps"],
      snippetIds: ["part"],
      headings: [{ id: "one" }],
      excerpt: "Some words.",
      wordCount: 3,
      internal: { type: "Doc" },
    });
    expect(all("CompiledBody").map(({ path }) => path)).toEqual(["/guide/intro"]);
    expect(one("Doc", { path: "/guide/intro" })).not.toHaveProperty("tree");
  });

  it("says what it changes, with a version that can be compared", () => {
    const change = (codemod: string, more = "") =>
      `breakingChange:\n  affects: [admin]\n  codemod: ${codemod}\n  since: "5.10.2"\n  severity: silent\n${more}`;
    const { one } = nodeStore({
      "guide/a.mdx": doc("Text.", change("none")),
      "guide/b.mdx": doc("Text.", change("[c]")),
      "guide/c.mdx": doc("Text."),
      "guide/d.mdx": doc("Text.", change("none", '  earlier: ["5.1.0", "5.2.0"]\n')),
    });
    expect(one("Doc", { path: "/guide/d" }).breakingChange).toMatchObject({ versions: "5.1.0 to 5.10.2" });
    expect(one("Doc", { path: "/guide/a" }).breakingChange).toEqual({
      affects: ["admin"],
      codemods: [],
      since: "5.10.2",
      sinceOrder: 5_010_002,
      versions: "5.10.2",
      severity: "silent",
      signs: [],
    });
    expect(one("Doc", { path: "/guide/b" }).breakingChange).toMatchObject({ codemods: ["c"] });
    expect(one("Doc", { path: "/guide/c" }).breakingChange).toBeNull();
  });

  it("is there, with what holds, when its front matter is wrong", () => {
    const { one } = nodeStore({ "guide/a.mdx": "---\ntitle: A\n---\nText." });
    expect(one("Doc", { path: "/guide/a" })).toMatchObject({
      title: "A",
      description: "",
      tagNames: [],
      keywords: [],
      unlisted: false,
    });
  });

  it("has another digest when its text changes, and the same one when it doesn't", () => {
    const digest = (body: string) =>
      nodeStore({ "guide/a.mdx": doc(body) }).one("CompiledBody", { path: "/guide/a" }).internal
        .contentDigest;
    expect(digest("One")).toBe(digest("One"));
    expect(digest("One")).not.toBe(digest("Two"));
  });
});

it("partials and releases are nodes of their own kinds", () => {
  const { one, all } = nodeStore({
    "snippets/part.mdx": snippet('<Snippet id="deep" />'),
    "release-notes/5.6.0.mdx": "---\ntitle: Five\ndate: 2026-11-21\ndescription: A\n---\nText.",
  });
  expect(one("Snippet", { snippetId: "part" })).toMatchObject({
    path: "/snippets/part",
    snippetIds: ["deep"],
  });
  expect(one("Release", { version: "5.6.0" })).toMatchObject({
    path: "/release-notes/5.6.0",
    date: "2026-11-21",
    order: 5_006_000,
  });
  expect(all("Doc")).toEqual([]);
});
