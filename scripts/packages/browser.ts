import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LockedPackage } from "./lockFile";

/** What Gatsby's own code in pages imports (its cache-dir, 5.16); the rest of its packages serve the build. */
const ofGatsby = [
  "@gatsbyjs/reach-router",
  "gatsby-link",
  "gatsby-react-router-scroll",
  "gatsby-script",
  "mitt",
  "react",
  "react-dom",
  "shallow-compare",
];

const imported = /(?:\bfrom|\bimport)\s*\(?\s*"((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^"]*)?"/g;

/** Names of packages that code for browsers imports, without what these need. */
export function importedByPages(root: string): readonly string[] {
  const names = ["src", "shared"]
    .flatMap((folder) => filesIn(join(root, folder)))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8").replace(/^import type [^;]*;/gm, "");
      return [...text.matchAll(imported)].map(([, name = ""]) => name);
    });
  return [...new Set([...names, ...ofGatsby])].filter((name) => name !== "gatsby").sort();
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/(\.d|\.definition|definitions)\.ts$/.test(file))
    .map((file) => join(folder, file));
}

/**
 * The folders of the packages whose code may get into a page: the imported packages, and all their dependencies. That can be
 * more than a page contains, but never less.
 */
export function reachingBrowsers(
  packages: readonly LockedPackage[],
  names: readonly string[],
): ReadonlySet<string> {
  const byPlace = new Map(packages.map((one) => [one.place, one]));
  const reached = new Set<string>();
  const visit = (name: string, from: string): void => {
    const found = resolve(name, from, byPlace);
    if (!found || reached.has(found.place)) return;
    reached.add(found.place);
    for (const need of found.needs) if (need !== "gatsby") visit(need, found.place);
  };
  for (const name of names) visit(name, "");
  return reached;
}

/** As Node looks for it: in the package's own folder, then further and further out. */
function resolve(
  name: string,
  from: string,
  byPlace: ReadonlyMap<string, LockedPackage>,
): LockedPackage | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")))) {
    const found = byPlace.get(place === "" ? `node_modules/${name}` : `${place}/node_modules/${name}`);
    if (found || place === "") return found;
  }
}
