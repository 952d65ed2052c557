import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import ts from "typescript-api";
import type { InstalledPlatform } from "../installed";
import { Code, flatten, type Leaf } from "./leaves";

/** A marker for an environment variable that survives being part of a path. */
const marker = /«([^»]*)»/;

const casts = ["int", "float", "bool", "json", "array", "date", "oneOf"] as const;

/**
 * The configuration of a new project, from the templates of create-strapi-app: each value by its path.
 * Where the template reads an environment variable, the value is the call: `env.int("PORT", 1337)`.
 *
 * @param client the database of the project
 */
export function templateConfig(platform: InstalledPlatform, file: string, client = "sqlite"): Leaf[] {
  const path = platform.file(`create-strapi-app/templates/vanilla/config/${file}.ts`);
  const module = ts.transpileModule(readFileSync(path, "utf8"), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const exports: { default?: unknown } = {};
  const require = createRequire(platform.file("@strapi/strapi/package.json"));
  // The template is code of the platform; it gets the same surroundings as any module.
  runInNewContext(module.outputText, {
    exports,
    require,
    __dirname: "/project/dist/config",
    __filename: path,
  });
  const config = exports.default;
  const value: unknown = typeof config === "function" ? config({ env: recorder(client) }) : config;
  return flatten(value).map(({ path: at, value: leaf }) => ({ path: at, value: unmarked(leaf) }));
}

/** Works like the platform's `env`, but returns the call itself. */
function recorder(client: string) {
  const ask = (cast: string) => (name: string, fallback?: unknown) => {
    if (name === "DATABASE_CLIENT") return client;
    const args = [name, fallback]
      .filter((value) => value !== undefined)
      .map((value) => JSON.stringify(value));
    return `«env${cast}(${args.join(", ")})»`;
  };
  return Object.assign(ask(""), Object.fromEntries(casts.map((cast) => [cast, ask(`.${cast}`)])));
}

function unmarked(value: unknown): unknown {
  return typeof value === "string" && marker.test(value) ? new Code(marker.exec(value)?.[1] ?? "") : value;
}
