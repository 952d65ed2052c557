import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";

const folder = join(import.meta.dirname, "..");

/** A package that is partly or completely in the bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As in the package's package.json. */
  readonly license: string;
  readonly folder: string;
}

/** Files that are not under the platform's MIT license: those in folders of this name. */
export function paidFiles(metafiles: readonly Metafile[]): string[] {
  const files = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  return files.filter((path) => path.split("/").includes("ee"));
}

export function bundledPackages(metafiles: readonly Metafile[]): BundledPackage[] {
  const outputs = metafiles.flatMap((metafile) => Object.values(metafile.outputs));
  const files = outputs.flatMap(({ inputs }) => Object.entries(inputs));
  const folders = files.flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (/^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []) : [],
  );
  return [...new Set(folders)].sort().map((path) => readPackage(join(folder, path)));
}

function readPackage(packageFolder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  return { name, version, license, folder: packageFolder };
}
