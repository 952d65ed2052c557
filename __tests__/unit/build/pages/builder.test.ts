import type { CreatePagesArgs } from "gatsby";
import { type Builder, builderFor } from "../../../../build/pages/builder";
import { createDocPages } from "../../../../build/pages/docPages";
import { createReleasePages } from "../../../../build/pages/releasePages";
import { createSnippetPages } from "../../../../build/pages/snippetPages";
import { createTagPages } from "../../../../build/pages/tagPages";

/** Of Gatsby's arguments the builder uses two. */
const builderOn = (result: object) =>
  builderFor({
    graphql: async () => result,
    actions: { createPage: () => {} },
  } as unknown as CreatePagesArgs);

describe("a query of the page builders", () => {
  it("gives its data", async () => {
    await expect(builderOn({ data: { a: 1 } }).query("{ a }")).resolves.toEqual({ a: 1 });
  });

  it("stops the build when it fails, in GraphQL's own words", async () => {
    await expect(builderOn({ data: {}, errors: [new Error("no field b")] }).query("{ b }")).rejects.toThrow(
      "no field b",
    );
  });

  it("stops the build when it brings nothing", async () => {
    await expect(builderOn({}).query("{ b }")).rejects.toThrow("no data");
  });
});

describe("page builders", () => {
  /** The pages created from the result of a query. */
  async function pagesOf(create: (builder: Builder) => Promise<void>, data: unknown) {
    const pages: Parameters<Builder["createPage"]>[0][] = [];
    const createPage: Builder["createPage"] = (page) => pages.push(page);
    await create({ query: async <Data>() => data as Data, createPage });
    return pages;
  }

  const node = { id: "1", path: "/a" };

  it.each([
    ["doc", createDocPages, { allDoc: { nodes: [node] } }],
    ["release", createReleasePages, { allRelease: { nodes: [node] } }],
    ["snippet", createSnippetPages, { allSnippet: { nodes: [node] } }],
  ])("make one page for each %s, whose context is its id", async (name, create, data) => {
    expect(await pagesOf(create, data)).toEqual([
      {
        path: "/a",
        component: expect.stringMatching(new RegExp(`/templates/${name}\\.tsx$`)),
        context: { id: "1" },
      },
    ]);
  });

  it("make a page for each tag that is used", async () => {
    const tags = [
      { id: "1", name: "Used", path: "/tags/used" },
      { id: "2", name: "Unused", path: "/tags/unused" },
    ];
    const pages = await pagesOf(createTagPages, { allTag: { nodes: tags }, allDoc: { distinct: ["Used"] } });
    expect(pages.map(({ path }) => path)).toEqual(["/tags/used"]);
  });
});
