import { planUpgrade, versionProblem } from "../../../../shared/upgrade/plan";
import { planText } from "../../../../shared/upgrade/planText";
import type { DocumentedChange, UpgradeRules } from "../../../../shared/upgrade/rules";
import { planPages } from "../../../support/planPages";
import { projectOf } from "../../../support/upgradeProject";

const change = (id: string, more: Partial<DocumentedChange> = {}): DocumentedChange => ({
  path: `/changes/${id}`,
  title: id,
  description: `About ${id}.`,
  since: "5.0.0",
  severity: "stops",
  codemods: [],
  clients: false,
  signs: [],
  ...more,
});

const rules: UpgradeRules = {
  pages: planPages,
  platform: { name: "Strapi", version: "5.54.0" },
  node: [
    { since: "5.0.0", range: "18 to 20" },
    { since: "5.0.4", range: "18 to 22" },
    { since: "5.48.1", range: "20 to 26" },
  ],
  releases: ["5.0.0", "5.1.0", "5.54.0"],
  changes: [
    change("proxy", { signs: [{ config: "server.proxy", is: [true] }], severity: "deprecated" }),
    change("fetch", { signs: [{ code: "strapi.fetch" }], severity: "silent" }),
    change("format"),
    change("sqlite", { signs: [{ dependency: "sqlite3" }], codemods: ["sqlite"] }),
    change("later", { since: "5.10.0" }),
  ],
  codemods: [
    {
      id: "sqlite",
      version: "5.0.0",
      changes: "package.json",
      example: { path: "package.json", diff: "- a\n+ b" },
    },
    {
      id: "driver",
      version: "5.1.0",
      changes: "package.json",
      example: { path: "config/a.js", diff: null },
    },
  ],
  history: [
    ["configuration", "server.emitErrors", "5.50", "deprecated"],
    ["plugin-configuration", "plugin::upload.old", "5.20", "removed"],
    ["signatures", "@strapi/utils validateZod", "5.45", "removed"],
    ["configuration", "admin.auth.cookie.path", "5.51", "default", '"/admin"', '""'],
    ["admin-languages", "dk", "5.48", "removed"],
    ["signatures", "@strapi/strapi Core.Strapi.entityService", "5.40", "deprecated"],
    ["signatures", "@strapi/types Core.Strapi.entityService", "5.40", "deprecated"],
    ["configuration", "api.rest.strictParams", "5.50", "newProject", "", "true"],
    ["configuration", "server.dirs", "5.50", "newProject", "", "a"],
    ["configuration", "server.dirs", "5.53", "newProject", "a", `[${'"b", '.repeat(20)}]`],
  ],
};
const four = {
  path: "package.json",
  text: '{ "dependencies": { "@strapi/strapi": "4.25.0", "sqlite3": "5.0.0" } }',
};

async function plan(from: string, to: string, ...files: { path: string; text: string }[]) {
  return planUpgrade({ from, to, rules, project: await projectOf(...files) });
}

async function ids(section: string, ...given: Parameters<typeof plan>) {
  const { sections } = await plan(...given);
  return sections.find(({ id }) => id === section)?.items.map(({ id }) => id) ?? [];
}

it("has the steps in the order in which they are done", async () => {
  const code = { path: "src/index.js", text: "fetch('/a');" };
  const { sections } = await plan("4", "5.54.0", four, code);
  expect(sections.map(({ id }) => id)).toEqual([
    "before",
    "requirements",
    "dependencies",
    "codemods",
    "found",
    "unseen",
    "absent",
    "test",
    "back",
  ]);
});

it("says which changes the files show, which they could show, and which they can't", async () => {
  const server = { path: "config/server.js", text: "module.exports = { proxy: true };" };
  const code = { path: "src/index.js", text: "fetch('/a');" };
  expect(await ids("found", "4", "5.5.0", four, server, code)).toEqual(["/changes/sqlite", "/changes/proxy"]);
  expect(await ids("absent", "4", "5.5.0", four, server, code)).toEqual(["/changes/fetch"]);
  expect(await ids("unseen", "4", "5.5.0", four, server, code)).toEqual(["/changes/format"]);
  // A configuration says nothing about the code that wasn't added.
  expect(await ids("unseen", "4", "5.5.0", four, server)).toEqual(["/changes/fetch", "/changes/format"]);
});

it("names the versions of Node.js that the new release accepts", async () => {
  const node = async (to: string) => {
    const { sections } = await plan("4", to);
    return sections.flatMap(({ items }) => items).find(({ id }) => id === "node")?.text;
  };
  expect(await node("5.0.0")).toMatch(/^Strapi 5\.0\.0 requires Node\.js 18 to 20\. /);
  expect(await node("5.48.0")).toMatch(/^Strapi 5\.48\.0 requires Node\.js 18 to 22\. /);
  expect(await node("5.54.0")).toMatch(/^Strapi 5\.54\.0 requires Node\.js 20 to 26\. /);
});

it("links from the test of the panel to problems after an upgrade", async () => {
  const { sections } = await plan("5.40.0", "5.50.0");
  const items = sections.find(({ id }) => id === "test")?.items;
  expect(items?.find(({ id }) => id === "panel")?.text).toContain("](/problems)");
});

it("doesn't take code for proof that clients don't send a parameter", async () => {
  const code = { path: "src/index.js", text: "strapi.log.info(1);" };
  const sort = change("sort", { since: "5.2.0", clients: true, signs: [{ code: "sort", is: ["id"] }] });
  const zones = change("zones", { since: "5.2.0", clients: true, signs: [{ dependency: "graphql" }] });
  const project = await projectOf(code, { path: "package.json", text: "{}" });
  const { sections } = planUpgrade({
    from: "5.1.0",
    to: "5.3.0",
    project,
    rules: { ...rules, changes: [sort, zones], history: [] },
  });
  const idsOf = (section: string) => sections.find(({ id }) => id === section)?.items.map(({ id }) => id);
  expect(idsOf("unseen")).toEqual(["/changes/sort"]);
  expect(idsOf("absent")).toEqual(["/changes/zones"]);
});

it("says how to install if npm can't replace the packages of Strapi 4", async () => {
  expect(await ids("codemods", "4", "5.0.0")).toEqual(["dry", "run", "install-again", "codemod sqlite"]);
});

it("has only the changes and codemods between the two versions", async () => {
  expect(await ids("unseen", "5.9.0", "5.10.0")).toEqual(["/changes/later"]);
  expect(await ids("unseen", "5.10.0", "5.11.0")).toEqual([]);
  expect(await ids("codemods", "5.0.0", "5.1.0")).toEqual(["dry", "run", "codemod driver"]);
  expect(await ids("codemods", "5.1.0", "5.2.0")).toEqual(["dry", "run"]);
  expect(await ids("before", "5.1.0", "5.2.0")).not.toContain("newest-4");
});

it("has a page with several changes for each upgrade that one of them is part of, and says which", async () => {
  const several = change("several", { since: "5.51.1", earlier: ["5.1.0", "5.35.0"], severity: "silent" });
  const project = await projectOf();
  const textOf = (from: string, to: string) => {
    const input = { from, to, project, rules: { ...rules, changes: [several], history: [] } };
    return planUpgrade(input).sections.find(({ id }) => id === "unseen")?.items[0]?.text;
  };
  const text = "[several](/changes/several). Other results, no error. Versions with a change:";
  expect(textOf("4", "5.0.6")).toBeUndefined();
  expect(textOf("4", "5.10.0")).toBe(`${text} 5.1.0.`);
  expect(textOf("5.1.0", "5.34.0")).toBeUndefined();
  expect(textOf("5.5.0", "5.50.0")).toBe(`${text} 5.35.0.`);
  expect(textOf("5.5.0", "5.54.0")).toBe(`${text} 5.35.0, 5.51.1.`);
  expect(textOf("5.51.1", "5.54.0")).toBeUndefined();
});

it("finds what was removed or deprecated within Strapi 5, and says which defaults changed", async () => {
  const server = { path: "config/server.js", text: "module.exports = { emitErrors: true };" };
  const plugins = {
    path: "config/plugins.ts",
    text: "export default () => ({ upload: { config: { old: 1 } } });",
  };
  const code = { path: "src/a.ts", text: 'import { validateZod } from "@strapi/utils";' };
  expect(await ids("found", "5.1.0", "5.54.0", server, plugins, code)).toEqual([
    "deprecated server.emitErrors",
    "removed plugin::upload.old",
    "removed @strapi/utils validateZod",
  ]);
  expect(await ids("found", "5.51.0", "5.54.0", server, plugins, code)).toEqual([]);
  expect(await ids("unseen", "5.50.0", "5.52.0")).toEqual(["default admin.auth.cookie.path"]);
  const admin = { path: "config/admin.js", text: 'module.exports = { auth: { cookie: { path: "/" } } };' };
  expect(await ids("unseen", "5.50.0", "5.52.0", admin)).toEqual([]);
});

it("says which options new projects have that this one doesn't, with the newest value", async () => {
  const api = { path: "config/api.js", text: "module.exports = { rest: { strictParams: false } };" };
  expect(await ids("unseen", "5.49.0", "5.50.0", api)).toEqual(["newProject server.dirs"]);
  const { sections } = await plan("4", "5.54.0", four);
  const items = sections.find(({ id }) => id === "unseen")?.items.slice(-2) ?? [];
  expect(items.map(({ text }) => text)).toEqual([
    "New projects set `api.rest.strictParams` to `true` since [5.50](/history). In yours, the default applies unless you set it.",
    "New projects set `server.dirs` to a list since [5.53](/history). In yours, the default applies unless you set it.",
  ]);
});

it("finds removed languages of the panel and deprecated members of strapi, each once", async () => {
  const app = { path: "src/admin/app.js", text: 'export default { config: { locales: ["fr", "dk"] } };' };
  const code = { path: "src/index.js", text: 'strapi.entityService.count("dk");' };
  expect(await ids("found", "5.1.0", "5.54.0", app, code)).toEqual([
    "removed dk",
    "deprecated strapi.entityService",
  ]);
  // From Strapi 4, a page is about the Entity Service.
  expect(await ids("found", "4", "5.54.0", app, code)).toEqual(["removed dk"]);
});

it("leaves out what the history says about a place that a page is about", async () => {
  const project = await projectOf({
    path: "config/server.js",
    text: "module.exports = { emitErrors: true };",
  });
  const page = change("emit", { since: "5.50.0", signs: [{ config: "server.emitErrors" }] });
  const input = { from: "5.1.0", to: "5.54.0", project, rules: { ...rules, changes: [page] } };
  const { sections } = planUpgrade(input);
  expect(sections.find(({ id }) => id === "found")?.items.map(({ id }) => id)).toEqual(["/changes/emit"]);
});

it("tells packages that the tool upgrades from those of others and from those with another version", async () => {
  const text = JSON.stringify({
    dependencies: {
      "@strapi/strapi": "5.40.0",
      "@strapi/plugin-graphql": "5.39.0",
      "@strapi/design-system": "2.0.0",
      "strapi-plugin-seo": "1.0.0",
      pg: "8.0.0",
    },
    engines: { node: ">=18" },
  });
  const { sections } = await plan("5.40.0", "5.54.0", { path: "app/package.json", text });
  const findings = (section: string) =>
    Object.fromEntries(
      (sections.find(({ id }) => id === section)?.items ?? []).map(({ id, findings = [] }) => [
        id,
        findings.map(({ what }) => what),
      ]),
    );
  expect(findings("dependencies")).toEqual({
    together: ["`@strapi/strapi` 5.40.0"],
    apart: ["`@strapi/plugin-graphql` 5.39.0"],
    panel: ["`@strapi/design-system` 2.0.0"],
    others: ["`strapi-plugin-seo` 1.0.0"],
  });
  expect(findings("requirements")).toEqual({
    node: ["`engines.node` is `>=18`"],
    database: ["PostgreSQL, with `pg` 8.0.0"],
  });
});

it.each([
  ["3.6.8", "5.54.0", /begins with Strapi 4/],
  ["5.60.0", "5.54.0", /older than 5.60.0/],
  ["5.1.0", "5.60.0", /up to 5.54.0/],
  ["4.1.0", "4.25.0", /from 5.0.0 on/],
  ["5.10.0", "5.9.0", /newer than 5.10.0/],
  ["5.10.0", "5.10.0", /newer than 5.10.0/],
])("has no plan from %s to %s, and says why", (from, to, reason) => {
  expect(versionProblem(from, to, rules)).toMatch(reason);
});

it("has a plan from Strapi 4, and from a patch", () => {
  expect(versionProblem("4", "5.0.0", rules)).toBeUndefined();
  expect(versionProblem("5.40.2", "5.54.0", rules)).toBeUndefined();
});

it("shows what a codemod changes, and says if it changes nothing", async () => {
  const { sections } = await plan("4", "5.5.0", four);
  const items = sections.find(({ id }) => id === "codemods")?.items.slice(3) ?? [];
  expect(items).toEqual([
    {
      id: "codemod sqlite",
      text: "Check what `sqlite` changed in `package.json`, for: [sqlite](/changes/sqlite).",
      example: { path: "package.json", diff: "- a\n+ b" },
    },
    { id: "codemod driver", text: "Change `config/a.js` yourself. `driver` runs, but changes nothing." },
  ]);
});

it("writes Markdown with complete links, places, and what is done", async () => {
  const text = planText(await plan("4", "5.5.0", four), "https://docs.example", new Set(["backup"]));
  expect(text).toContain("# Upgrade from Strapi 4 to 5.5.0\n\n## Before you begin\n\n- [x] Back up");
  expect(text).toContain(
    "- [ ] [sqlite](https://docs.example/changes/sqlite). Stops with an error. About sqlite.",
  );
  expect(text).toContain("  - package.json:1: `sqlite3` 5.0.0");
  const diff = "    ```diff\n    - a\n    + b\n    ```";
  expect(text).toContain(`  - Example, in package.json:\n\n${diff}\n`);
});
