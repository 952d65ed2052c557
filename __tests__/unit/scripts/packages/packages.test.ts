/** The rules for this project's own packages, without the network: `npm test` fails for a package of a new kind. */
import { readFileSync } from "node:fs";
import labProject from "../../../../lab/platform/package.json";
import { lockedPackages, lockFileProblems } from "../../../../scripts/checkPackages";
import { root } from "../../../../scripts/command/root.mjs";
import { readAccepted } from "../../../../scripts/packages/accepted";
import { importedByPages, reachingBrowsers } from "../../../../scripts/packages/browser";
import { readLockFile } from "../../../../scripts/packages/lockFile";

const packages = lockedPackages();

it("all are under accepted licenses, and none runs anything that no one has read", () => {
  expect(packages.length).toBeGreaterThan(1000);
  expect(lockFileProblems(packages, readAccepted())).toEqual([]);
});

it("npm runs none of these scripts, neither an old one nor one that heeds allowScripts", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

it("the lab decides about each script of its own packages", () => {
  const lab = readLockFile(readFileSync("lab/platform/package-lock.json", "utf8"));
  const names = new Set(lab.filter((one) => one.hasInstallScript).map(({ name }) => name));
  expect(Object.keys(labProject.allowScripts).sort()).toEqual([...names].sort());
});

describe("what may get into a page", () => {
  const reached = reachingBrowsers(packages, importedByPages(root));

  it("is what pages import and what that needs, and not what builds", () => {
    const has = (name: string) => reached.has(`node_modules/${name}`);
    expect(
      ["react", "scheduler", "minisearch", "algoliasearch", "qs", "side-channel"].filter(
        (name) => !has(name),
      ),
    ).toEqual([]);
    expect(
      ["gatsby", "webpack", "sharp", "feed", "typescript", "jest", "beautiful-mermaid"].filter(has),
    ).toEqual([]);
  });

  it("is under no license that binds who passes it on", () => {
    const binding = packages.filter(
      ({ place, license = "" }) => reached.has(place) && /GPL|MPL|EPL/.test(license),
    );
    expect(binding.map(({ name }) => name)).toEqual([]);
  });
});
