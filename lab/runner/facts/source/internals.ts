import { readFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname } from "node:path";

/**
 * Runs a script of the platform as a separate module and returns constants and functions that it doesn't export.
 *
 * @param path of a CommonJS script
 * @returns the existing ones, by name
 */
export function internalsOf(path: string, names: readonly string[]): Record<string, unknown> {
  const module = new Module(path);
  module.filename = path;
  module.paths = createRequire(path).resolve.paths("x") ?? [dirname(path)];
  const handedOut = names.map((name) => `${name}: typeof ${name} === "undefined" ? undefined : ${name}`);
  const text = `${readFileSync(path, "utf8")}\nmodule.exports = { ${handedOut.join(", ")} };`;
  // Node's own way to run a string as a module. It isn't documented, but hasn't changed since the first versions.
  Reflect.apply(Reflect.get(module, "_compile"), module, [text, path]);
  const values: Record<string, unknown> = module.exports;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
