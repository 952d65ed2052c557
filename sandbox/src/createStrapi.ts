import { createController } from "@strapi/core/dist/core-api/controller/index.mjs";
import { createContentAPISchemaRegistry } from "@strapi/core/dist/core-api/routes/validation/schema-registry.mjs";
import { createService } from "@strapi/core/dist/core-api/service/index.mjs";
import createAuthentication from "@strapi/core/dist/services/auth/index.mjs";
import createContentAPI from "@strapi/core/dist/services/content-api/index.mjs";
import { createDocumentService } from "@strapi/core/dist/services/document-service/index.mjs";
import createQueryParams from "@strapi/core/dist/services/query-params.mjs";
import requestContext from "@strapi/core/dist/services/request-context.mjs";
import { convertCustomFieldType } from "@strapi/core/dist/utils/convert-custom-field-type.mjs";
import { transformContentTypesToModels } from "@strapi/core/dist/utils/transform-content-types-to-models.mjs";
import { timestampsLifecyclesSubscriber } from "@strapi/database/dist/lifecycles/subscribers/timestamps.mjs";
import { strategiesFor } from "./access";
import { config } from "./configuration";
import type { SandboxData } from "./data";
import { connect } from "./database";
import { createI18n } from "./i18n";
import { createModels } from "./models";
import { guarded, type Model, type Plugin, type Strapi } from "./strapi";
import type { Tracer } from "./trace";

declare global {
  var strapi: Strapi;
}

const nothing = () => undefined;

export interface Created {
  readonly strapi: Strapi;
  /** The rest of the start. It reads the database; nothing before it does. */
  bootstrap(): Promise<void>;
}

/** Puts the platform's parts together as its own start does, and offers them where its code looks for them. */
export async function createStrapi(data: SandboxData, tracer: Tracer): Promise<Created> {
  const db = connect();
  const i18n = createI18n();
  const apis = Object.fromEntries(apiNames(data).map((name) => [name, { routes: {} }]));
  const plugins: Record<string, Plugin> = { i18n: i18n.plugin, upload: uploadPlugin() };
  const strapi: Partial<Strapi> = {
    log: { debug: nothing, http: nothing, info: nothing, warn: nothing, error: nothing },
    config,
    apis,
    plugins,
    db,
    requestContext,
    contentAPISchemaRegistry: createContentAPISchemaRegistry(),
    auth: authentication(data),
    sanitizers: { get: () => [] },
    validators: { get: () => [] },
    server: { router: { use: nothing }, routes: nothing },
    ai: { admin: { isEnabled: () => false } },
    eventHub: { emit: async (name) => tracer.addEvent(name) },
    hook: () => ({ register: nothing }),
    store: () => ({ get: async () => data.defaultLocale }),
    has: () => false,
    plugin: (name) => plugins[name],
  };
  globalThis.strapi = guarded("strapi", strapi) as Strapi;
  Object.assign(strapi, registries(createModels(data), services(strapi)));
  await i18n.register({ strapi: globalThis.strapi });
  convertCustomFieldType(globalThis.strapi);
  const models = [
    ...Object.values(globalThis.strapi.contentTypes),
    ...Object.values(globalThis.strapi.components),
  ];
  await db.init({ models: transformContentTypesToModels(models, db.metadata.identifiers) });
  let owner = "i18n";
  tracer.listen(db, timestampsLifecyclesSubscriber, () => owner);
  const documents = createDocumentService(globalThis.strapi);
  tracer.listenToDocuments(documents, () => owner);
  Object.assign(strapi, {
    documents,
    contentAPI: createContentAPI(globalThis.strapi),
  });
  return {
    strapi: globalThis.strapi,
    bootstrap: async () => {
      await i18n.bootstrap();
      // From now on, only code that a reader runs adds something.
      owner = "code";
    },
  };
}

function apiNames({ contentTypes }: SandboxData): string[] {
  return Object.values(contentTypes).flatMap(({ apiName }) => apiName ?? []);
}

/** Of the media library, its files are there to be read. */
function uploadPlugin() {
  const type = (name: string) => globalThis.strapi.contentType(`plugin::upload.${name}`);
  // The files are local, so their URLs need no signature.
  const services: Readonly<Record<string, object>> = guarded("upload service", {
    file: { signFileUrls: async (file: unknown) => file },
  });
  return {
    service: (name: string) => services[name],
    routes: [],
    contentTypes: {
      get file() {
        return type("file");
      },
      get folder() {
        return type("folder");
      },
    },
  };
}

function authentication({ access }: SandboxData): object {
  const auth = createAuthentication();
  for (const strategy of strategiesFor(access)) auth.register("content-api", strategy);
  return auth;
}

interface Models {
  readonly contentTypes: Record<string, Model>;
  readonly components: Record<string, object>;
}

function registries({ contentTypes, components }: Models, services: Readonly<Record<string, unknown>>) {
  const byUid = <Part>(make: (options: { contentType: Model }) => Part) => {
    const made = new Map<string, Part>();
    return (uid: string): Part | undefined => {
      const contentType = contentTypes[uid];
      if (!contentType) return undefined;
      const part = made.get(uid) ?? make({ contentType });
      made.set(uid, part);
      return part;
    };
  };
  return {
    contentTypes,
    components,
    contentType: (uid: string) => contentTypes[uid],
    getModel: (uid: string) => contentTypes[uid] ?? components[uid],
    service: byUid(createService),
    controller: byUid(createController),
    get: (name: string) => services[name],
  };
}

/** What the platform gets from its container. */
function services({ auth }: Partial<Strapi>): Readonly<Record<string, unknown>> {
  let queryParams: object | undefined;
  const customFields = { get: () => ({ type: "string" }) };
  return guarded("service", {
    auth,
    "custom-fields": customFields,
    models: { add: nothing },
    policies: { resolve: () => [] },
    get "query-params"() {
      queryParams ??= createQueryParams(globalThis.strapi);
      return queryParams;
    },
  });
}
