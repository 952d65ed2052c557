import { prerelease } from "semver";
import { z } from "zod";
import { compareVersions } from "../history/packages";
import { admits, declarationOf, rangeOf } from "./declares";
import type { PluginManifest } from "./manifest";

/** A row of content/data/community-plugins.json. */
export const pluginRow = z.strictObject({
  id: z.string(),
  group: z.enum(["strapi5", "notStrapi5", "noRange"]),
  package: z.string(),
  version: z.string(),
  declares: z.string(),
  range: z.string(),
  readFrom: z.string(),
  firstForFive: z.string(),
  kind: z.string(),
  license: z.string(),
  repository: z.string(),
});

export type PluginRow = z.infer<typeof pluginRow>;

/** All that npm knows of a package. */
export interface Published {
  /** The version that `npm install` installs. */
  readonly latest: string;
  readonly versions: readonly PluginManifest[];
}

/** @param date the day on which npm was asked, as `2026-11-29` */
export function publishedRow(name: string, { latest, versions }: Published, date: string): PluginRow {
  const newest = versions.find(({ version }) => version === latest);
  if (!newest) throw new Error(`npm doesn't list version ${latest} of ${name}.`);
  const first = versions
    .filter((manifest) => prerelease(manifest.version) === null && admits(rangeOf(manifest), 5))
    .map(({ version }) => version)
    .sort(compareVersions)[0];
  return {
    ...rowOf(name, newest, `npm, ${date}`),
    firstForFive: first ?? "",
  };
}

/** @param readFrom where the manifest was read, in words */
export function rowOf(name: string, manifest: PluginManifest, readFrom: string): PluginRow {
  const { version, kind = "", license = "", repository = "" } = manifest;
  return {
    id: name,
    package: name,
    version,
    ...declarationOf(manifest),
    range: rangeOf(manifest),
    readFrom,
    firstForFive: "",
    kind,
    license,
    repository,
  };
}
