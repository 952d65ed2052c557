import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";

const folder = join(import.meta.dirname, "..");

/** Files that are not under the platform's MIT license: those in folders of this name. */
export function paidFiles({ inputs }: Metafile): string[] {
  return Object.keys(inputs).filter((path) => path.split("/").includes("ee"));
}

/** The packages of which something is in the bundle, with the license that each of them names. */
export function bundledPackages({ outputs }: Metafile): Record<string, string> {
  const files = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const folders = files.flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (/^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []) : [],
  );
  const names = [...new Set(folders)].sort();
  return Object.fromEntries(names.map((name) => [name.replace(/^.*node_modules\//, ""), licenseOf(name)]));
}

function licenseOf(packageFolder: string): string {
  return JSON.parse(readFileSync(join(folder, packageFolder, "package.json"), "utf8")).license;
}
