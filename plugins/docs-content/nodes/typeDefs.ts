import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Relative to the project: this file is compiled into another folder, so `__dirname` is not where the types are. */
const folder = resolve("plugins/docs-content/nodes/types");

/**
 * The data layer's types, as GraphiQL shows them. Nothing is inferred from the content.
 *
 * @returns a definition for each file
 */
export function typeDefs(): string[] {
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
}
