/**
 * Runs in a separate process, in the folder of a project without configuration: loads the platform (without a server)
 * and reports what it registered and what it wrote to an empty database. See probe.ts.
 *
 * @typedef {object} Route
 * @property {string} method
 * @property {string} path
 * @property {unknown} handler
 * @property {{ prefix?: string, auth?: unknown }} [config]
 *
 * @typedef {{ type?: string, prefix?: string, routes?: Route[] }} Router
 * @typedef {{ routes?: Route[] | Record<string, Router>, service(name: string): Service }} Owner
 *
 * @typedef {object} Service the few methods of services that are called
 * @property {{ values(): unknown[] }} actionProvider
 * @property {{ values(): unknown[] }} conditionProvider
 * @property {() => unknown} getReservedNames
 * @property {() => unknown} getAll
 *
 * @typedef {object} Platform the parts that are read
 * @property {Record<string, Owner>} plugins
 * @property {Record<string, Owner>} apis
 * @property {Owner} admin
 * @property {{ get(path: string, fallback: unknown): unknown }} config
 * @property {{ query(uid: string): { findMany(query?: object): Promise<Record<string, unknown>[]> }, config: { settings: unknown } }} db
 * @property {{ mount(): void }} server
 * @property {(name: string) => { keys(): string[], allowedEvents: Map<string, string> }} get
 * @property {(uid: string) => Service} service
 * @property {(name: string) => Owner} plugin
 */
const { createRequire } = require("node:module");
const { join } = require("node:path");

const project = process.cwd();
const { createStrapi } = createRequire(join(project, "package.json"))("@strapi/strapi");

async function main() {
  /** @type {Platform} */
  const strapi = await createStrapi({ appDir: project, distDir: project, serveAdminPanel: true }).load();
  // Gives the routes their prefixes.
  strapi.server.mount();
  const settings = [
    "server",
    "admin",
    "api",
    ...Object.keys(strapi.plugins).map((name) => `plugin::${name}`),
  ];
  const registries = ["services", "controllers", "policies", "middlewares", "hooks"];
  const permissions = strapi.service("admin::permission");
  const inOrder = { populate: ["permissions"], orderBy: { id: "asc" } };
  const report = {
    config: Object.fromEntries(settings.map((path) => [path, strapi.config.get(path, {})])),
    databaseSettings: strapi.db.config.settings,
    actions: permissions.actionProvider.values(),
    conditions: permissions.conditionProvider.values(),
    adminRoles: await strapi.db.query("admin::role").findMany(inOrder),
    endUserRoles: await strapi.db.query("plugin::users-permissions.role").findMany(inOrder),
    webhookEvents: [...strapi.get("webhookStore").allowedEvents],
    routes: routesOf(strapi),
    registered: Object.fromEntries(registries.map((kind) => [kind, strapi.get(kind).keys().sort()])),
    reservedNames: strapi.plugin("content-type-builder").service("builder").getReservedNames(),
    store: await storeOf(strapi),
    providers: strapi.plugin("users-permissions").service("providers-registry").getAll(),
  };
  process.send?.({ report: plain(report) }, undefined, undefined, () => process.exit(0));
}

/** @param {Platform} strapi */
function routesOf(strapi) {
  return [
    ...routesIn(strapi.apis, "api::"),
    ...routesIn(strapi.plugins, "plugin::"),
    ...routesIn({ admin: strapi.admin }, ""),
  ];
}

/**
 * @param {Record<string, Owner>} owners
 * @param {string} kind
 */
function routesIn(owners, kind) {
  return Object.entries(owners).flatMap(([name, { routes = {} }]) => {
    const routers = Array.isArray(routes) ? [{ prefix: `/${name}`, routes }] : Object.values(routes);
    return routers.flatMap((/** @type {Router} */ { type = "admin", prefix = "", routes: list = [] }) =>
      list.map(({ method, path, handler, config = {} }) => ({
        owner: `${kind}${name}`,
        type,
        method,
        path: `${config.prefix ?? prefix}${path}`,
        handler: typeof handler === "string" ? handler : null,
        auth: config.auth ?? null,
      })),
    );
  });
}

/** @param {Platform} strapi */
async function storeOf(strapi) {
  const rows = await strapi.db.query("strapi::core-store").findMany();
  return Object.fromEntries(rows.map(({ key, value }) => [String(key), value]));
}

/**
 * Functions can't be sent; that there is one is a fact, too.
 *
 * @param {unknown} value
 * @returns {unknown}
 */
function plain(value) {
  return JSON.parse(
    JSON.stringify(value, (_key, inner) => (typeof inner === "function" ? "[function]" : inner)),
  );
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
