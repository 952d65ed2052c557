import { z } from "zod";

const ranges = z.record(z.string(), z.string());

/** What a package says about itself in `package.json`: only what the table of plugins needs. */
export const pluginManifest = z.object({
  version: z.string(),
  peerDependencies: ranges.default({}),
  dependencies: ranges.default({}),
  kind: z.string().optional().describe("The `strapi.kind`, such as plugin or provider."),
  license: z.string().optional(),
  repository: z.string().optional(),
});

export type PluginManifest = z.infer<typeof pluginManifest>;
