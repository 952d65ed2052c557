import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { ConfigurationCheck } from "../../shared/configuration/check";
import { configurationChecksPath } from "../../shared/paths";
import { builtPages } from "../support/builtPages.mjs";
import { documentedChecks } from "../support/configurationChecks";
import { siteDir } from "../support/siteDir.mjs";

const text = readFileSync(join(siteDir, configurationChecksPath), "utf8");
const checks: ConfigurationCheck[] = JSON.parse(text);

it("are those of the claims, each with a page that exists and its title", () => {
  const ids = documentedChecks().map(({ check }) => check.id);
  expect(checks.map(({ id }) => id).sort()).toEqual(ids.sort());
  const routes = builtPages(siteDir).map(({ route }) => route);
  expect(checks.filter(({ path }) => !routes.includes(path.replace(/#.*/, "")))).toEqual([]);
  expect(checks.filter(({ title }) => !title)).toEqual([]);
});

// With the rules for upgrades, the planner's scripts, and acorn, they stay below 60 kB.
it("are small", () => {
  expect(brotliCompressSync(text).length).toBeLessThan(6000);
});
