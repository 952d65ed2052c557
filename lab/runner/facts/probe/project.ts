import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Settings without which the platform doesn't start. Everything else has its defaults. */
export const required = {
  server: { app: { keys: ["a", "b"] } },
  admin: {
    auth: { secret: "a" },
    apiToken: { salt: "a" },
    transfer: { token: { salt: "a" } },
    secrets: { encryptionKey: "0123456789abcdef0123456789abcdef" },
  },
  database: {
    connection: { client: "sqlite", connection: { filename: ":memory:" }, useNullAsDefault: true },
  },
  plugins: { "users-permissions": { config: { jwtSecret: "a" } } },
} as const;

/** The plugins that the platform doesn't bring by itself and that pages tell of. */
const plugins = ["users-permissions", "graphql", "documentation", "sentry"];

/** The others need packages that only an installation of the release has. */
const pluginsInPast = ["users-permissions"];

/** Two content types that differ in one thing: whether their entries have locales. */
export const contentTypes = { plain: "api::plain.plain", localized: "api::localized.localized" } as const;

/**
 * Writes a project with the smallest configuration that starts, on an empty database in memory.
 *
 * @param folder has to be empty
 * @param nodeModules where the platform is installed
 */
export function writeProject(folder: string, nodeModules: string, version: string, isPast = false): void {
  const files: Record<string, string> = {
    "package.json": manifest(version, isPast ? pluginsInPast : plugins),
  };
  for (const [name, value] of Object.entries(required)) files[`config/${name}.js`] = exported(value);
  for (const name of Object.keys(contentTypes)) Object.assign(files, contentType(name));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, "public/uploads"), { recursive: true });
  symlinkSync(nodeModules, join(folder, "node_modules"), "junction");
}

function manifest(version: string, names: readonly string[]): string {
  const dependencies = Object.fromEntries(names.map((name) => [`@strapi/plugin-${name}`, version]));
  return JSON.stringify({
    name: "probe",
    version: "0.0.0",
    private: true,
    strapi: { uuid: false },
    dependencies,
  });
}

function exported(value: unknown): string {
  return `module.exports = ${JSON.stringify(value)};\n`;
}

function contentType(name: string): Record<string, string> {
  const folder = `src/api/${name}`;
  const uid = `api::${name}.${name}`;
  const schema = {
    kind: "collectionType",
    collectionName: `${name}_entries`,
    info: { singularName: name, pluralName: `${name}-entries`, displayName: name },
    options: { draftAndPublish: true },
    pluginOptions: name === "localized" ? { i18n: { localized: true } } : {},
    attributes: { title: { type: "string" } },
  };
  const core = (factory: string) =>
    `module.exports = require("@strapi/strapi").factories.createCore${factory}("${uid}");\n`;
  return {
    [`${folder}/content-types/${name}/schema.json`]: JSON.stringify(schema),
    [`${folder}/controllers/${name}.js`]: core("Controller"),
    [`${folder}/services/${name}.js`]: core("Service"),
    [`${folder}/routes/${name}.js`]: core("Router"),
  };
}
