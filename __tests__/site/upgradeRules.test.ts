import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { upgradeRulesPath } from "../../shared/paths";
import { platform } from "../../shared/platform";
import type { UpgradeRules } from "../../shared/upgrade/rules";
import { builtPages } from "../support/builtPages.mjs";
import { siteDir } from "../support/siteDir.mjs";

const text = readFileSync(join(siteDir, upgradeRulesPath), "utf8");
const rules: UpgradeRules = JSON.parse(text);

it("hold every breaking change of the site, most with signs", () => {
  const folder = "/dev-docs/migration/v4-to-v5/breaking-changes/";
  const pages = builtPages(siteDir).flatMap(({ route }) => (route.startsWith(folder) ? [route] : []));
  expect(pages.length).toBeGreaterThan(50);
  expect(rules.changes.map(({ path }) => path).sort()).toEqual(pages.sort());
  expect(rules.changes.filter(({ signs }) => signs.length > 0).length).toBeGreaterThan(40);
});

it("hold the releases, the codemods, and what was removed within Strapi 5", () => {
  expect(rules.releases.at(-1)).toBe(rules.platform.version);
  expect(rules.node.at(0)?.since).toBe(rules.releases[0]);
  expect(rules.node.at(-1)?.range).toBe(platform.node);
  expect(rules.codemods).toContainEqual({
    id: "sqlite3-to-better-sqlite3",
    version: "5.0.0",
    changes: "package.json",
    example: { path: "package.json", diff: expect.stringContaining('-     "sqlite3": "5.1.7"') },
  });
  expect(rules.codemods.filter(({ example }) => example.diff === null).map(({ id }) => id)).toEqual([
    "s3-keys-wrapped-in-credentials",
  ]);
  expect(rules.history).toContainEqual(["signatures", "@strapi/utils validateZod", "5.45", "removed"]);
});

// With it, the planner's scripts (11 kB) and acorn (29 kB) stay far below 60 kB.
it("are small", () => {
  expect(brotliCompressSync(text).length).toBeLessThan(10_000);
});
