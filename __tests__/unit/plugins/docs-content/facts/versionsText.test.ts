import { versionsText } from "../../../../../plugins/docs-content/facts/versionsText";

const kind = (name: string, title: string, entries: object[]) => ({
  name,
  title,
  first: "5.0",
  rows: 9,
  entries,
});
const history = {
  releases: ["5.0.0", "5.1.1", "5.2.0"],
  kinds: [
    kind("configuration", "Settings", [
      { id: "server.port", changed: [{ in: "5.2", what: "default", from: "1", to: "2" }] },
      { id: "server.socket", since: "5.1", deprecated: "5.2" },
    ]),
    kind("signatures", "Exports", [
      { id: "@strapi/utils a", since: "5.2", after: "5.0" },
      { id: "@strapi/utils b", removed: "5.2" },
    ]),
  ],
} as Parameters<typeof versionsText>[0];

it("has a section for each release that brought something, newest first, and counts what no page documents", () => {
  const pages = { configuration: "/guide/settings", "configuration server.s": "/guide/socket" };
  expect(versionsText(history, pages)).toBe(
    [
      "## Strapi 5.2",
      "",
      "**Settings**",
      "",
      "- [`server.port`](/guide/settings): default changed: `1` → `2`",
      "- [`server.socket`](/guide/socket): deprecated",
      "",
      "Also new or changed: Exports: 2.",
      "",
      "## Strapi 5.1",
      "",
      "**Settings**",
      "",
      "- [`server.socket`](/guide/socket): new",
    ].join("\n"),
  );
});

it("shows the newest releases alone, if asked to", () => {
  expect(versionsText(history, {}, 1)).toBe("## Strapi 5.2\n\nAlso new or changed: Settings: 2, Exports: 2.");
});

it("says after which release something came when others between weren't read", () => {
  expect(versionsText(history, { signatures: "/guide/code" })).toContain(
    "[`@strapi/utils a`](/guide/code): new (or in a release after 5.0)",
  );
});
