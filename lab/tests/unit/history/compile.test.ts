import { compileHistory, withOthers } from "../../../runner/history/compile";
import { type Release, releasesOf } from "../../../runner/history/packages";
import type { Snapshot } from "../../../runner/history/snapshots";

const columns = [{ key: "default" }, { key: "deprecated" }, { key: "help" }];
const kind = { name: "settings", title: "Settings", columns };

/** A release with its rows: by id, the default, or more of a row. */
function snapshot(version: string, rows: Record<string, object>, packages = {}): Snapshot {
  const list = Object.entries(rows).map(([id, row]) => ({ id, ...row }));
  const own = Object.fromEntries(names.map((name) => [name, version]));
  return { version, packages: { ...own, ...packages }, kinds: { settings: { rows: list } } };
}

const names = [
  "@strapi/plugin-color-picker",
  "@strapi/plugin-documentation",
  "@strapi/plugin-graphql",
  "@strapi/plugin-sentry",
  "@strapi/plugin-users-permissions",
  "@strapi/upgrade",
  "create-strapi-app",
];

const entriesOf = (...snapshots: Snapshot[]) => compileHistory(snapshots, [kind]).kinds[0]?.entries;

it("says since when, but nothing of what was there from the start", () => {
  expect(entriesOf(snapshot("5.20.0", { a: {} }), snapshot("5.21.1", { a: {}, b: {} }))).toEqual([
    { id: "b", since: "5.21" },
  ]);
});

it("doesn't say since when for what the first release has, where it couldn't be read", () => {
  const options = { ...kind, name: "field-options" };
  const [before, after] = [snapshot("5.0.0", {}), snapshot("5.1.0", {})].map((one, index) => ({
    ...one,
    kinds: {
      "field-options": { rows: index === 0 ? [] : [{ id: "string.column" }, { id: "string.other" }] },
    },
  }));
  expect(
    compileHistory(
      [before, after].filter((one) => one !== undefined),
      [options],
    ).kinds[0]?.entries,
  ).toEqual([{ id: "string.other", since: "5.1" }]);
});

it("names the last release without it where others between were not read", () => {
  expect(entriesOf(snapshot("5.20.0", {}), snapshot("5.24.0", { b: {} }))).toEqual([
    { id: "b", since: "5.24", after: "5.20" },
  ]);
});

it("puts releases in order by their numbers", () => {
  const history = compileHistory([snapshot("5.10.0", {}), snapshot("5.9.0", { a: {} })], [kind]);
  expect(history.releases).toEqual(["5.9.0", "5.10.0"]);
  expect(history.kinds[0]?.entries).toEqual([{ id: "a", removed: "5.10" }]);
});

it("counts the last time of what went and came back", () => {
  const [first, second, third] = [{ a: {} }, {}, { a: {} }];
  expect(entriesOf(snapshot("5.20.0", first), snapshot("5.21.0", second), snapshot("5.22.0", third))).toEqual(
    [{ id: "a", since: "5.22" }],
  );
});

it("tells what changed, before and after, and what became deprecated", () => {
  const before = { a: { default: "1", deprecated: false, help: "x" } };
  const after = { a: { default: "2", deprecated: true, help: "y" } };
  expect(entriesOf(snapshot("5.20.0", before), snapshot("5.21.0", after))).toEqual([
    { id: "a", changed: [{ in: "5.21", what: "default", from: "1", to: "2" }], deprecated: "5.21" },
  ]);
});

it("compares the parts of a union in any order", () => {
  const [before, after] = [{ a: { default: "boolean | string" } }, { a: { default: "string | boolean" } }];
  expect(entriesOf(snapshot("5.20.0", before), snapshot("5.21.0", after))).toEqual([]);
});

it("takes a default that a bundle hid for no change", () => {
  const [before, after] = [{ a: { default: null } }, { a: { default: "1" } }];
  expect(entriesOf(snapshot("5.13.0", before), snapshot("5.14.0", after))).toEqual([]);
  expect(entriesOf(snapshot("5.14.0", before), snapshot("5.15.0", after))).toEqual([
    { id: "a", changed: [{ in: "5.15", what: "default", to: "1" }] },
  ]);
});

it("doesn't take a package's older release for the absence of what it has", () => {
  const stale = { "@strapi/plugin-graphql": "5.20.0" };
  const id = "plugin::graphql.depth";
  expect(
    entriesOf(snapshot("5.20.0", {}), snapshot("5.21.0", {}, stale), snapshot("5.22.0", { [id]: {} })),
  ).toEqual([{ id, since: "5.22", after: "5.20" }]);
});

it("leaves out a kind that a release has in no form that can be read", () => {
  const failed: Snapshot = { ...snapshot("5.21.0", {}), kinds: { settings: { failed: "No such file." } } };
  expect(entriesOf(snapshot("5.20.0", { a: {} }), failed, snapshot("5.22.0", { a: {} }))).toEqual([]);
});

it("names the last release with what is gone where others between were not read", () => {
  expect(entriesOf(snapshot("5.20.0", { a: {} }), snapshot("5.24.0", {}))).toEqual([
    { id: "a", removed: "5.24", removedAfter: "5.20" },
  ]);
});

it("takes an object that is described by its contents now for no removal", () => {
  const [before, after] = [{ cookie: {} }, { "cookie.path": {} }];
  expect(entriesOf(snapshot("5.20.0", before), snapshot("5.21.0", after))).toEqual([
    { id: "cookie.path", since: "5.21" },
  ]);
});

describe("the releases to read", () => {
  const published = new Map([
    ["@strapi/strapi", ["5.0.0", "5.1.1", "5.1.0", "5.2.3", "5.3.0", "4.9.0"]],
    ["@strapi/upgrade", ["5.0.4", "5.2.3"]],
  ]);

  it("are the first of each minor, up to the lab's own", () => {
    expect(releasesOf(published, "5.2.3").map(({ version }: Release) => version)).toEqual([
      "5.0.0",
      "5.1.0",
      "5.2.3",
    ]);
  });

  it("have the nearest version of a package that isn't published with each", () => {
    expect(releasesOf(published, "5.2.3").map(({ packages }) => packages["@strapi/upgrade"])).toEqual([
      "5.0.4",
      "5.0.4",
      "5.2.3",
    ]);
  });
});

it("doesn't take a column that an older walk didn't read for a change", () => {
  const rows = [
    snapshot("5.20.0", { a: { help: "x" } }),
    snapshot("5.21.0", { a: { help: "x", default: "1" } }),
  ];
  expect(entriesOf(...rows)).toEqual([]);
});

it("names the first release in which a kind could be read: what has no mark was there in that one", () => {
  const unread = { ...snapshot("5.0.0", {}), kinds: { settings: { failed: "There is no such module." } } };
  const history = compileHistory([unread, snapshot("5.1.0", { a: {} })], [kind]);
  expect(history.kinds).toEqual([
    { name: "settings", title: "Settings", first: "5.1", rows: 1, entries: [] },
  ]);
});

it("keeps what the file says of kinds that were not read", () => {
  const other = { name: "routes", title: "Routes", first: "5.0", rows: 2, entries: [] };
  const signatures = { ...other, name: "signatures" };
  const written = {
    releases: ["5.9.0", "5.10.0"],
    kinds: [other, { ...other, name: "settings", rows: 7 }, signatures],
  };
  const now = compileHistory([snapshot("5.11.0", { a: {} }), snapshot("5.10.0", { a: {} })], [kind]);
  const history = withOthers(now, written);
  expect(history.releases).toEqual(["5.9.0", "5.10.0", "5.11.0"]);
  expect(history.kinds.map(({ name, rows }) => [name, rows])).toEqual([
    ["routes", 2],
    ["settings", 1],
    ["signatures", 2],
  ]);
  expect(withOthers(now, undefined)).toBe(now);
});
