import { z } from "zod";

const dependencies = z.record(z.string(), z.string()).optional();

const lockFile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      dependencies,
      optionalDependencies: dependencies,
      peerDependencies: dependencies,
    }),
  ),
});

/** A package as package-lock.json has it. */
export interface LockedPackage {
  /** Where it is installed: `node_modules/a/node_modules/b`. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it; undefined where the package doesn't say it in that form. */
  readonly license: string | undefined;
  readonly hasInstallScript: boolean;
  /** Names of the packages that it needs, or uses if they are installed. */
  readonly needs: readonly string[];
}

/** All packages that a lock file names, for all platforms; the project itself is none of them. */
export function readLockFile(text: string): readonly LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(text));
  return Object.entries(packages)
    .filter(([place]) => place.startsWith("node_modules/"))
    .map(([place, { name, version = "", license, hasInstallScript = false, ...needs }]) => ({
      place,
      name: name ?? place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      license,
      hasInstallScript,
      needs: Object.values(needs).flatMap((group) => Object.keys(group ?? {})),
    }));
}
