import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { z } from "zod";
import { errorCode, Failure } from "../project";

/** The platform's packages as npm installed them in a folder: facts are read from them. */
export interface InstalledPlatform {
  /** The folder that holds `node_modules`. */
  readonly root: string;
  readonly version: string;
  /** An older release, read for the history: what is not there yet is no mistake of the extractors. */
  readonly isPast: boolean;
  /** The path of a file in `node_modules`. */
  file(path: string): string;
  /** Loads a module of the platform, by package name or by its path in `node_modules`, and checks what it is. */
  load<Value>(path: string, schema: z.ZodType<Value>): Value;
}

const manifest = z.object({ version: z.string() });

/**
 * Opens an installed platform.
 *
 * @param root the folder whose `node_modules` holds `@strapi/strapi`
 * @throws {Failure} when it doesn't
 */
export function openPlatform(root: string, isPast = false): InstalledPlatform {
  const file = (path: string) => join(root, "node_modules", path);
  const platformRequire = createRequire(join(root, "package.json"));
  return {
    root,
    version: manifest.parse(readJson(file("@strapi/strapi/package.json"))).version,
    isPast,
    file,
    load: (path, schema) => schema.parse(platformRequire(path.endsWith(".js") ? file(path) : path)),
  };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    throw new Failure(`Strapi is not installed (no ${path}). Run npm run lab -- start, then try again.`);
  }
}
