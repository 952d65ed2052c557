import { breakingChangesText } from "../../../../build/outputs/breakingChanges";

it("holds every change with its URL on the web", () => {
  const breakingChange = {
    affects: ["database"],
    codemods: ["a"],
    commands: ["npx a"],
    since: "5.0.0",
    earlier: ["4.9.0"],
    severity: "stops",
  };
  const text = breakingChangesText({
    site: { title: "Docs", siteUrl: "https://docs.example", platform: { name: "Strapi", version: "5.54.0" } },
    allDoc: { nodes: [{ path: "/a/b", title: "B", description: "What it is.", breakingChange }] },
  });
  expect(JSON.parse(text)).toEqual({
    source: "Docs",
    platform: { name: "Strapi", version: "5.54.0" },
    changes: [{ title: "B", description: "What it is.", url: "https://docs.example/a/b", ...breakingChange }],
  });
});
