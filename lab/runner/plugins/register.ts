import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { root } from "../project";
import { pluginManifest } from "./manifest";

export const registerName = "lab/plugins.yaml";

const register = z.array(
  z.strictObject({
    package: z.string(),
    /** What its public repository had in `package.json` at this commit, until npm is asked. */
    read: pluginManifest.extend({ repository: z.string(), commit: z.string().length(40) }).optional(),
  }),
);

/** The packages of the table, in its order. */
export async function readRegister(): Promise<z.infer<typeof register>> {
  return register.parse(parse(await readFile(join(root, registerName), "utf8")));
}
