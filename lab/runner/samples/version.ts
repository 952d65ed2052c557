import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { folders } from "../platform/folders";

const packageSchema = z.object({ version: z.string() });

/** The version of the installed platform. The lab must be prepared. */
export function platformVersion(): string {
  const file = join(folders.platform, "node_modules/@strapi/strapi/package.json");
  return packageSchema.parse(JSON.parse(readFileSync(file, "utf8"))).version;
}
