import { prerelease } from "semver";
import { z } from "zod";
import { compareVersions } from "../history/packages";
import { admits, type Declaration, declarationOf, rangeOf } from "./declares";
import type { PluginManifest } from "./manifest";

/** The newest release on npm, or the source code, which can differ from what was published. */
const sources = ["npm", "repository"] as const;

const declaration = z.enum(["strapi5", "notStrapi5", "noRange"] satisfies Declaration[]);

/** A row of content/data/community-plugins.json. */
export const pluginRow = z.strictObject({
  id: z.string(),
  /** What it declares and where that was read, such as `strapi5-npm`: tables are chosen by it. */
  group: z.templateLiteral([declaration, "-", z.enum(sources)]),
  package: z.string(),
  version: z.string(),
  declares: z.string(),
  range: z.string(),
  readOn: z.string(),
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
    ...rowOf(name, newest, "npm"),
    readOn: date,
    firstForFive: first ?? "",
  };
}

export function rowOf(name: string, manifest: PluginManifest, source: (typeof sources)[number]): PluginRow {
  const { group, declares } = declarationOf(manifest);
  const { version, kind = "", license = "", repository = "" } = manifest;
  return {
    id: name,
    group: `${group}-${source}`,
    package: name,
    version,
    declares,
    range: rangeOf(manifest),
    readOn: "",
    firstForFive: "",
    kind,
    license,
    repository,
  };
}
