import { platform } from "../../../../shared/platform";
import { upgradeRules } from "../../../../shared/upgrade/makeRules";

const entry = { id: "server.a", deprecated: null, removed: null, changed: null };
const node = [{ since: "5.0.0", range: "18 to 20" }];
const pages = { databases: "/a", goBack: "/b#c", plugins: "/d", history: "/e", problems: "/f#g" };

it("holds changes with their signs, codemods, and of the history what a project can use", () => {
  const page = { path: "/a/b", title: "B", description: "What it is." };
  const breakingChange = {
    codemods: ["c"],
    since: "5.0.0",
    earlier: ["4.9.0"],
    severity: "stops",
    signs: [{ code: "d" }],
  };
  const rules = upgradeRules({
    platformHistory: { releases: ["5.0.0", "5.1.0"], node },
    siteSettings: { upgradePages: pages },
    allDoc: { nodes: [{ ...page, breakingChange: { ...breakingChange, affects: ["content-api"] } }] },
    allFactSheet: {
      nodes: [
        {
          name: "codemods",
          rows: [{ id: "c", values: { codemod: "c", version: "5.0.0", changes: "code" } }],
        },
        {
          name: "codemod-examples",
          rows: [{ id: "c", values: { codemod: "c", path: "src/c.js", diff: "- a\n+ b" } }],
        },
      ],
    },
    allFactHistory: {
      nodes: [
        {
          name: "configuration",
          entries: [
            { ...entry, removed: "5.3", deprecated: "5.2" },
            { ...entry, changed: [{ in: "5.4", what: "default", from: "1", to: "2" }] },
            { ...entry, changed: [{ in: "5.4", what: "newProject", from: null, to: "2" }] },
            // Types don't concern a project that exists.
            { ...entry, changed: [{ in: "5.4", what: "type", from: "string", to: "number" }] },
            { ...entry, changed: [{ in: "5.4", what: "default", from: "1", to: null }] },
          ],
        },
      ],
    },
  });
  expect(rules).toEqual({
    platform,
    pages,
    releases: ["5.0.0", "5.1.0"],
    node,
    changes: [{ ...page, ...breakingChange, clients: true }],
    codemods: [
      { id: "c", version: "5.0.0", changes: "code", example: { path: "src/c.js", diff: "- a\n+ b" } },
    ],
    history: [
      ["configuration", "server.a", "5.3", "removed"],
      ["configuration", "server.a", "5.2", "deprecated"],
      ["configuration", "server.a", "5.4", "default", "1", "2"],
      ["configuration", "server.a", "5.4", "newProject", "", "2"],
    ],
  });
});

it("is nothing for a site without a history, or without the pages that plans link to", () => {
  const empty = { allDoc: { nodes: [] }, allFactSheet: { nodes: [] }, allFactHistory: { nodes: [] } };
  const platformHistory = { releases: ["5.0.0"], node };
  expect(
    upgradeRules({ ...empty, platformHistory: null, siteSettings: { upgradePages: pages } }),
  ).toBeUndefined();
  expect(upgradeRules({ ...empty, platformHistory, siteSettings: { upgradePages: null } })).toBeUndefined();
});
