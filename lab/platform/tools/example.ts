import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Core } from "@strapi/strapi";

type Parts = Record<string, unknown>;

/** What the platform's loader finds in the folder of an API. */
interface LoadedApi {
  routes: Parts;
  controllers: Parts;
  services: Parts;
  policies: Parts;
  middlewares: Parts;
}

/** What a plugin's server exports. */
interface LoadedPlugin extends Parts {
  config?: { default: Parts; validator(config: Parts): void };
  contentTypes?: Record<
    string,
    { schema: { collectionName: string; info: { singularName: string } } & Parts }
  >;
}

interface Example {
  plugins: Record<string, LoadedPlugin>;
  apis: Record<string, LoadedApi>;
  policies: Parts;
  middlewares: Parts;
  globalMiddlewares: unknown;
}

/**
 * Adds the files of an example to a running lab, as if they were in its src/ and config/. The platform's own loaders
 * read them, and its own server is created again with them, so that the code on pages is the code that runs. The seeded lab
 * doesn't include them. What plugins add to the server at startup, such as GraphQL, is missing afterwards.
 *
 * @param name of a folder of src/examples
 */
export async function installExample(strapi: Core.Strapi, name: string): Promise<void> {
  const example = await readExample(join(__dirname, "..", "src", "examples", name));
  for (const [api, parts] of Object.entries(example.apis)) addApi(strapi, api, parts);
  setAll(strapi, "policies", "global::", example.policies);
  setAll(strapi, "middlewares", "global::", example.middlewares);
  if (example.globalMiddlewares) strapi.config.set("middlewares", example.globalMiddlewares);
  await addPlugins(strapi, example.plugins);
  await replaceServer(strapi);
  await registerNewActions(strapi);
}

/** Allows actions for a role of end users, such as "public", as the settings in the panel do. */
export async function allow(strapi: Core.Strapi, type: string, actions: readonly string[]): Promise<void> {
  const role = await strapi.db.query("plugin::users-permissions.role").findOne({ where: { type } });
  for (const action of actions)
    await strapi.db.query("plugin::users-permissions.permission").create({ data: { action, role: role.id } });
}

/** Internals of the platform, by their files: its packages export none of them. */
const core = (file: string) => internal("@strapi/core", file);
const database = (file: string) => internal("@strapi/database", file);

function internal(name: string, file: string) {
  const load = createRequire(__filename);
  return load(join(dirname(load.resolve(name)), file));
}

/** The loaders hand what they read to a registry; here it is kept instead. */
async function readExample(folder: string): Promise<Example> {
  const apis: Example["apis"] = {};
  const global: Record<string, Parts> = {};
  const reader = (keep: (name: string, parts: never) => void) => ({
    dirs: {
      dist: {
        api: join(folder, "api"),
        policies: join(folder, "policies"),
        middlewares: join(folder, "middlewares"),
      },
    },
    get: () => ({ add: keep }),
  });
  await core("loaders/apis.js")(reader((name, parts: LoadedApi) => Object.assign(apis, { [name]: parts })));
  await core("loaders/policies.js")(reader((_, parts: Parts) => Object.assign(global, { policies: parts })));
  await core("loaders/middlewares.js")(
    reader((namespace, parts: Parts) => {
      if (namespace === "global::") global.middlewares = parts;
    }),
  );
  const load = createRequire(__filename);
  const config = join(folder, "config", "middlewares.js");
  const pluginsFolder = join(folder, "plugins");
  const names = existsSync(pluginsFolder) ? readdirSync(pluginsFolder) : [];
  const plugins = names.map((plugin) => {
    const server = load(join(pluginsFolder, plugin, "server", "src", "index.js")).default as LoadedPlugin;
    return [plugin, server] as const;
  });
  return {
    plugins: Object.fromEntries(plugins),
    apis,
    policies: global.policies ?? {},
    middlewares: global.middlewares ?? {},
    globalMiddlewares: existsSync(config) ? load(config).default : undefined,
  };
}

function addApi(strapi: Core.Strapi, name: string, parts: LoadedApi): void {
  const present = strapi.apis[name];
  if (!present) {
    strapi.get("apis").add(name, parts);
    return;
  }
  for (const kind of ["controllers", "services", "policies", "middlewares"] as const)
    setAll(strapi, kind, `api::${name}.`, parts[kind]);
  // The platform reads a folder in the order of its names.
  const routes = Object.entries({ ...present.routes, ...parts.routes });
  Object.assign(present, { routes: Object.fromEntries(routes.sort(([a], [b]) => (a < b ? -1 : 1))) });
}

/** As the platform does before it serves: configuration, content types with their tables, then the plugin's own code. */
async function addPlugins(strapi: Core.Strapi, plugins: Example["plugins"]): Promise<void> {
  const names = Object.keys(plugins);
  if (names.length === 0) return;
  for (const [name, plugin] of Object.entries(plugins)) {
    plugin.config?.validator(plugin.config.default);
    for (const { schema } of Object.values(plugin.contentTypes ?? {}))
      Object.assign(schema, {
        plugin: name,
        globalId: core("domain/content-type/index.js").getGlobalId(schema, name),
      });
    strapi.get("plugins").add(name, { ...plugin, config: plugin.config?.default ?? {} });
  }
  const { transformContentTypesToModels } = core("utils/transform-content-types-to-models.js");
  const schemas = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)];
  const models = transformContentTypesToModels(schemas, strapi.db.metadata.identifiers);
  await strapi.db.init({ models: [...models, ...strapi.get("models").get()] });
  // The provider that is there keeps the tables of its first start in mind.
  strapi.db.schema = database("schema/index.js").createSchemaProvider(strapi.db);
  await strapi.db.schema.sync();
  // Permissions of administrators can be registered only until the platform is loaded.
  strapi.isLoaded = false;
  for (const name of names) await strapi.plugin(name).register({ strapi });
  for (const name of names) await strapi.plugin(name).bootstrap({ strapi });
  // Super Admin gets all permissions at each start.
  await strapi.service("admin::role").resetSuperAdminPermissions();
  strapi.isLoaded = true;
}

function setAll(strapi: Core.Strapi, kind: string, prefix: string, parts: Parts): void {
  for (const [name, part] of Object.entries(parts)) strapi.get(kind).set(`${prefix}${name}`, part);
}

/** A server's routes can't change once it listens, so another server takes over its requests. */
async function replaceServer(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  const server = core("services/server/index.js").createServer(strapi);
  (strapi as unknown as { serviceMap: Map<string, unknown> }).serviceMap.set("server", server);
  await server.initMiddlewares();
  server.initRouting();
  server.mount();
  server.httpServer = httpServer;
  for (const listener of httpServer.listeners("request"))
    if (listener.name === "handleRequest") httpServer.off("request", listener as never);
  httpServer.on("request", server.app.callback());
}

/** So that roles and tokens can be given the new actions. */
async function registerNewActions(strapi: Core.Strapi): Promise<void> {
  const { permissions } = strapi.contentAPI;
  const { action } = permissions.providers as unknown as {
    action: { has(uid: string): boolean; register(uid: string, value: object): Promise<unknown> };
  };
  // It takes actions in only until the platform is loaded.
  strapi.isLoaded = false;
  const map = permissions.getActionsMap() as Record<string, { controllers: Record<string, string[]> }>;
  for (const [api, { controllers }] of Object.entries(map))
    for (const [controller, names] of Object.entries(controllers))
      for (const name of new Set(names)) {
        const uid = `${api}.${controller}.${name}`;
        if (!action.has(uid)) await action.register(uid, { api, controller, action: name, uid });
      }
  strapi.isLoaded = true;
}
