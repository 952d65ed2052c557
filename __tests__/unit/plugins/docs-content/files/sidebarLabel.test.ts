import { checkSidebarLabel } from "../../../../../plugins/docs-content/files/sidebarLabel";

const place = { file: "guide/a.mdx", line: 6, column: 15 };
const problemsOf = (title: string, sidebarLabel: string) => checkSidebarLabel({ title, sidebarLabel }, place);

describe("a sidebarLabel", () => {
  it.each([
    ["Manage API tokens", "API tokens"],
    ["Relations in REST requests", "Relations"],
    ["Settings of the Media Library", "Media Library settings"],
    ["@strapi/utils is sorted into groups", "@strapi/utils"],
    ["Getting started with Strapi Cloud", "Getting Started"],
  ])("may shorten %j to %j", (title, label) => expect(problemsOf(title, label)).toEqual([]));

  it.each([
    ["Write content", "Writing content", '"writing"'],
    ["Use Strapi with Nuxt", "Nuxt.js", '"js"'],
  ])("can't call %j %j", (title, label, word) => {
    expect(problemsOf(title, label)).toMatchObject([{ ...place, rule: "sidebar-label" }]);
    expect(problemsOf(title, label)[0]?.message).toContain(word);
  });

  it("isn't needed where it is the title", () => {
    expect(problemsOf("Audit logs", "Audit logs")).toMatchObject([{ fix: "Remove sidebarLabel." }]);
  });
});
