import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";
import { type BundledPackage, bundledPackages } from "./contents";

const head = `The sandbox runs the packages below in the browser, each under the license that follows its name.

The @strapi packages are under the MIT license ("MIT Expat"): no file of a folder named ee is included.
`;

/** The licenses of everything in the bundles, as a text to publish with them. */
export function noticeOf(metafiles: readonly Metafile[]): string {
  return [head, ...bundledPackages(metafiles).map(entryOf)].join(`\n${"-".repeat(80)}\n\n`);
}

function entryOf({ name, version, license, folder }: BundledPackage): string {
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one));
  const text = file === undefined ? "" : `\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  return `${name} ${version}\nLicense: ${license}\n${text}`;
}
