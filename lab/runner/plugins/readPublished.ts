import { z } from "zod";
import { folders } from "../platform/folders";
import { Failure, runNpm } from "../project";
import { type PluginManifest, pluginManifest } from "./manifest";
import type { Published } from "./pluginRow";

const viewed = pluginManifest.omit({ kind: true, repository: true }).extend({
  "strapi.kind": z.string().optional(),
  "repository.url": z.string().optional(),
});

const fields = ["version", "peerDependencies", "dependencies", "strapi.kind", "license", "repository.url"];

/** @throws {Failure} if npm doesn't know the package, or doesn't respond */
export async function readPublished(name: string): Promise<Published> {
  const versions = z.union([z.array(viewed), viewed]).parse(await view(`${name}@>=0.0.0`, fields));
  return {
    versions: [versions].flat().map(manifestOf),
    latest: z.string().parse(await view(name, ["version"])),
  };
}

function manifestOf(version: z.infer<typeof viewed>): PluginManifest {
  const { "strapi.kind": kind, "repository.url": repository, ...manifest } = version;
  return {
    ...manifest,
    ...(kind === undefined ? {} : { kind }),
    ...(repository === undefined ? {} : { repository: repository.replace(/^git\+|\.git$/g, "") }),
  };
}

async function view(spec: string, names: readonly string[]): Promise<unknown> {
  const { code, output } = await runNpm(["view", spec, ...names, "--json"], {
    cwd: folders.platform,
    quiet: true,
  });
  if (code !== 0) throw new Failure(`npm could not tell what ${spec} declares:\n${output}`);
  return JSON.parse(output);
}
