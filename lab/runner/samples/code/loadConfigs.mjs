import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, extname, join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Loads configuration files as the platform does, with its own loader. It is a separate process, because a configuration can
 * do anything and the loader reads the environment: node loadConfigs.mjs <jobs.json> <results.json>, in the lab's folder.
 *
 * @typedef {{ folder: string, file: string }} Job a project's folder, and its file to load: config/server.ts
 * @typedef {{ problems: string[], literal?: string }} Result literal: the value as TypeScript
 *
 * The part of the lab's own compiler that is used; the site has another version:
 * @typedef {object} Compiler
 * @property {(code: string, options: { compilerOptions: object }) => { outputText: string }} transpileModule
 * @property {{ CommonJS: number }} ModuleKind
 * @property {{ ES2022: number }} ScriptTarget
 */

const [, , jobsFile = "", resultsFile = ""] = process.argv;
const load = createRequire(pathToFileURL(join(process.cwd(), "package.json")));
/** @type {Compiler} */
const ts = load("typescript");
const core = dirname(load.resolve("@strapi/core/package.json"));
const { loadConfiguration } = load(join(core, "dist/configuration/index.js"));
const { loadConfigFile } = load(join(core, "dist/utils/load-config-file.js"));

/** @type {Job[]} */
const jobs = JSON.parse(readFileSync(jobsFile, "utf8"));
writeFileSync(resultsFile, JSON.stringify(jobs.map(resultOf)));

/**
 * @param {Job} job
 * @returns {Result}
 */
function resultOf({ folder, file }) {
  /** @type {string[]} */
  const warnings = [];
  const warn = console.warn;
  console.warn = (...words) => warnings.push(words.join(" "));
  try {
    compile(folder);
    process.env.NODE_ENV = /^config\/env\/([^/]+)\//.exec(file)?.[1] ?? "development";
    loadConfiguration({ appDir: folder, distDir: join(folder, "dist") });
    const value = loadConfigFile(join(folder, "dist", file.replace(/\.ts$/, ".js")));
    const name = basename(file, extname(file));
    return { problems: [...warnings, ...problemsIn(name, value)], literal: literalOf(value) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { problems: [`The platform can't load it: ${message.replaceAll(folder, "")}`] };
  } finally {
    console.warn = warn;
  }
}

/**
 * Writes the files that a build of the project would write to dist/.
 *
 * @param {string} folder
 */
function compile(folder) {
  writeFileSync(join(folder, "package.json"), "{}");
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.[jt]s$/.test(path) || path.startsWith("dist")) continue;
    const { outputText } = ts.transpileModule(readFileSync(join(folder, path), "utf8"), {
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        esModuleInterop: true,
        allowJs: true,
      },
    });
    const target = join(folder, "dist", path.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, outputText);
  }
}

/**
 * What types can't check: names of middlewares and plugins, and what plugins check themselves.
 *
 * @param {string} name of the configuration
 * @param {unknown} value
 * @returns {string[]}
 */
function problemsIn(name, value) {
  if (name === "middlewares" && Array.isArray(value)) return value.flatMap(middlewareMistakes);
  if (name === "plugins") return Object.entries(value ?? {}).flatMap(pluginMistakes);
  return [];
}

/** @param {unknown} entry */
function middlewareMistakes(entry) {
  const name = typeof entry === "string" ? entry : Object(entry).name;
  const { middlewares } = load(join(core, "dist/middlewares/index.js"));
  if (typeof name !== "string" || !name.startsWith("strapi::")) return [];
  const known = Object.keys(middlewares).map((key) => `strapi::${key}`);
  return known.includes(name) ? [] : [`There is no middleware ${name}. Known: ${known.join(", ")}.`];
}

/**
 * @param {[string, unknown]} entry
 * @returns {string[]}
 */
function pluginMistakes([name, entry]) {
  const {
    enabled = true,
    resolve,
    config = {},
  } = typeof entry === "object" ? Object(entry) : { enabled: entry };
  if (!enabled || resolve !== undefined) return [];
  const server = serverOf(name);
  if (server === undefined) {
    return [`The lab has no plugin "${name}": a plugin of the project names its folder in resolve.`];
  }
  try {
    server.config?.validator?.({ ...defaultsOf(server), ...config });
    return [];
  } catch (error) {
    return [
      `The plugin ${name} refuses its configuration: ${error instanceof Error ? error.message : error}`,
    ];
  }
}

/** @param {string} name */
function serverOf(name) {
  for (const id of [`@strapi/plugin-${name}`, `@strapi/${name}`]) {
    try {
      const module = load(`${id}/strapi-server`);
      const found = module.default ?? module;
      return typeof found === "function" ? found({ env: environment() }) : found;
    } catch (error) {
      if (Object(error).code !== "MODULE_NOT_FOUND" && Object(error).code !== "ERR_PACKAGE_PATH_NOT_EXPORTED")
        throw error;
    }
  }
  return undefined;
}

/** @param {{ config?: { default?: unknown } }} server */
function defaultsOf(server) {
  const defaults = server.config?.default;
  return typeof defaults === "function" ? defaults({ env: environment() }) : defaults;
}

function environment() {
  return load("@strapi/utils").env;
}

/**
 * A value as TypeScript, for a check against its type: what JSON can't hold fits anywhere.
 *
 * @param {unknown} value
 * @returns {string}
 */
function literalOf(value) {
  if (typeof value === "number" && !Number.isFinite(value)) return "NaN";
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(literalOf).join(", ")}]`;
  const isPlain =
    typeof value === "object" && [Object.prototype, null].includes(Object.getPrototypeOf(value));
  if (!isPlain) return "undefined as never";
  const entries = Object.entries(Object(value)).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${literalOf(inner)}`,
  );
  return `{ ${entries.join(", ")} }`;
}
