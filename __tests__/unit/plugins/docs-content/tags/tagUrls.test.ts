import { otherSlugs, tagRedirects, tagSlug } from "../../../../../plugins/docs-content/tags/tagUrls";

test("a tag's slug is its name in kebab-case, or what the register says", () => {
  expect(tagSlug({ name: "Draft & Publish" })).toBe("draft-publish");
  expect(tagSlug({ name: "GraphQL" })).toBe("graph-ql");
  expect(tagSlug({ name: "TypeScript", slug: "typescript" })).toBe("typescript");
});

test("aliases lead to a tag, and so do other spellings of its name", () => {
  const tag = { name: "GraphQL", aliases: ["Apollo Server", "graph-ql", "i18n"] };
  expect([...otherSlugs(tag).keys()]).toEqual(["graphql", "apollo-server", "i-18-n", "i18n"]);
  expect([...otherSlugs({ name: "TypeScript", slug: "typescript" }).keys()]).toEqual(["type-script"]);
});

test("a word that no URL can hold without escapes has no URL", () => {
  expect([...otherSlugs({ name: "Filters", aliases: ["$", "日本"] }).keys()]).toEqual([]);
});

test("every other slug redirects to the tag's page", () => {
  expect(
    tagRedirects([
      { name: "Draft & Publish", aliases: ["drafts"] },
      { name: "RBAC", aliases: ["roles"] },
    ]),
  ).toEqual([
    { from: "/tags/drafts", to: "/tags/draft-publish", tagName: "Draft & Publish" },
    { from: "/tags/roles", to: "/tags/rbac", tagName: "RBAC" },
  ]);
});
