import { platformHistoryText } from "../../../../build/outputs/platformHistory";

const nothing = {
  after: null,
  changed: null,
  deprecated: null,
  deprecatedAfter: null,
  removed: null,
  removedAfter: null,
};

it("holds what is known of each fact, and leaves out the rest", () => {
  const entry = {
    id: "server.port",
    since: "5.2",
    ...nothing,
  };
  const text = platformHistoryText({
    siteSettings: { title: "Docs", platform: { name: "Strapi", version: "5.54.0" } },
    platformHistory: { releases: ["5.0.0", "5.1.0"] },
    allFactHistory: { nodes: [{ name: "configuration", title: "Settings", entries: [entry] }] },
  });
  expect(JSON.parse(text)).toEqual({
    source: "Docs",
    platform: { name: "Strapi", version: "5.54.0" },
    releases: ["5.0.0", "5.1.0"],
    kinds: [{ name: "configuration", title: "Settings", entries: [{ id: "server.port", since: "5.2" }] }],
  });
});
