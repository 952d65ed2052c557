import { join } from "node:path";

const shims = join(import.meta.dirname, "..", "src", "shims");

/** Node's modules and packages that the engine has a small file for: each says why. */
const replaced: Readonly<Record<string, string>> = {
  "@apollo/utils.createhash": "createHash.ts",
  assert: "assert.cjs",
  "assert/strict": "assert.cjs",
  async_hooks: "asyncHooks.ts",
  bcryptjs: "bcryptjs.ts",
  "better-sqlite3": "betterSqlite3.cjs",
  "clean-stack": "cleanStack.cjs",
  colorette: "colorette.cjs",
  crypto: "crypto.ts",
  "@paralleldrive/cuid2": "cuid2.ts",
  debug: "debug.cjs",
  depd: "depd.cjs",
  "fs-extra": "fsExtra.ts",
  "@jridgewell/gen-mapping": "genMapping.ts",
  "@koa/cors": "passOn.ts",
  "koa-bodyparser": "passOn.ts",
  http: "http.ts",
  pluralize: "pluralize.cjs",
  path: "path.ts",
  "@strapi/permissions": "permissions.ts",
  stream: "stream.ts",
  timers: "timers.ts",
  url: "url.ts",
  util: "util.ts",
};

/** What is mentioned and never runs here: other databases, the file system, the network, the command line. */
const unused = [
  "child_process",
  "fs",
  "fs/promises",
  "module",
  "net",
  "os",
  "stream/promises",
  "tls",
  "tty",
  "worker_threads",
  "execa",
  "koa",
  "node-machine-id",
  "preferred-pm",
  "sqlite3",
  "umzug",
  "./util.inspect",
];

/** Files by the end of their paths, if no package name identifies them. */
const files: readonly (readonly [RegExp, string])[] = [
  [/\/zod\/v4\/locales\/index\.c?js$/, "zodLanguages.ts"],
  [/\/@strapi\/database\/dist\/migrations\/index\.mjs$/, "migrations.ts"],
];
const unusedFiles: readonly RegExp[] = [
  // Plugins that send reports, or show a page in place of a response.
  /\/@apollo\/server\/dist\/esm\/plugin\/(drainHttpServer|inlineTrace|landingPage\/default|schemaReporting|subscriptionCallback|usageReporting)\/index\.js$/,
  /\/knex\/lib\/dialects\/(cockroachdb|mssql|mysql2?|oracle(db)?|pgnative|postgres|redshift)\/index\.js$/,
  /\/@strapi\/database\/dist\/dialects\/(mysql|postgresql)\/index\.mjs$/,
];

/** As esbuild takes it. */
export interface Replacement {
  readonly path: string;
  readonly namespace?: string;
}

const file = (name: string): Replacement => ({ path: join(shims, name) });
const nothing = (name: string): Replacement => ({ path: name, namespace: "nothing" });

/** What takes a module's place. */
export function shimOf(name: string): Replacement | undefined {
  const plain = name.replace(/^node:/, "");
  if (unused.includes(plain)) return nothing(plain);
  const shim = replaced[plain];
  return shim === undefined ? undefined : file(shim);
}

/** What takes the place of a file. */
export function shimOfFile(path: string): Replacement | undefined {
  if (unusedFiles.some((pattern) => pattern.test(path)))
    return nothing(path.replace(/^.*node_modules\/|\.m?js$/g, ""));
  // `lodash/fp` starts from a minified copy of lodash, which is in the bundle already.
  if (path.endsWith("/lodash/lodash.min.js")) return { path: path.replace(/\.min\.js$/, ".js") };
  const shim = files.find(([pattern]) => pattern.test(path))?.[1];
  return shim === undefined ? undefined : file(shim);
}

/** Replaces code that the engine never runs. */
export const absent = join(shims, "absent.cjs");
export const globals = join(shims, "globals.ts");

/** What the chunk with GraphQL has from the engine: the names in src/shared.ts. */
export const sharedNames: readonly string[] = ["@strapi/utils", "lodash", "lodash/fp", "crypto"];
export const sharedGlobals = join(shims, "sharedGlobals.ts");
