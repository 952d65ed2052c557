/**
 * The parts of the platform's own files that the engine uses. Their types need packages that aren't installed here. The bundler
 * finds them in node_modules/@strapi.
 */
declare module "@strapi/database" {
  export class Database {
    constructor(config: object);
    readonly metadata: { readonly identifiers: object };
    readonly schema: { create(): Promise<void> };
    readonly connection: {
      (table: string): { insert(rows: readonly object[]): Promise<unknown> };
      on(
        event: "query",
        listen: (query: { readonly sql: string; readonly bindings?: readonly unknown[] }) => void,
      ): void;
    };
    readonly lifecycles: {
      run(action: string, uid: string, ...rest: unknown[]): Promise<unknown>;
      subscribe(subscriber: import("./watched").Subscriber): () => void;
      clear(): void;
    };
    init(options: { models: readonly object[] }): Promise<void>;
    query(uid: string): object;
    destroy(): Promise<void>;
    transaction<Result>(action: () => Promise<Result>): Promise<Result>;
  }
}

declare module "@strapi/database/dist/lifecycles/subscribers/timestamps.mjs" {
  export const timestampsLifecyclesSubscriber: object;
}

declare module "@strapi/core/dist/domain/content-type/index.mjs" {
  export function createContentType(uid: string, definition: object): import("./strapi").Model;
  export function getGlobalId(schema: object): string;
}

declare module "@strapi/core/dist/utils/transform-content-types-to-models.mjs" {
  export function transformContentTypesToModels(types: readonly object[], identifiers: object): object[];
}

declare module "@strapi/core/dist/utils/convert-custom-field-type.mjs" {
  export function convertCustomFieldType(strapi: object): void;
}

declare module "@strapi/core/dist/services/document-service/index.mjs" {
  export function createDocumentService(strapi: object): import("./strapi").Documents;
}

declare module "@strapi/core/dist/services/content-api/index.mjs" {
  export default function createContentAPI(strapi: object): object;
}

declare module "@strapi/core/dist/services/query-params.mjs" {
  export default function createQueryParams(strapi: object): object;
}

declare module "@strapi/core/dist/services/request-context.mjs" {
  const requestContext: { run<Result>(context: object, action: () => Promise<Result>): Promise<Result> };
  export default requestContext;
}

declare module "@strapi/core/dist/services/auth/index.mjs" {
  interface Authentication {
    register(type: string, strategy: import("./access").Strategy): void;
  }
  export default function createAuthentication(): Authentication;
}

declare module "@strapi/core/dist/services/errors.mjs" {
  export function formatHttpError(error: object): { status: number; body: object };
}

declare module "@strapi/core/dist/services/server/koa-methods.mjs" {
  export function errorMethodEntries(): Iterable<{ code: number; statusName: string; methodName: string }>;
}

declare module "@strapi/core/dist/services/server/compose-endpoint.mjs" {
  export default function createEndpointComposer(
    strapi: object,
  ): (route: object, options: { router: import("./http/router").Adders }) => void;
}

declare module "@strapi/core/dist/middlewares/errors.mjs" {
  export function errors(): import("./http/router").Handler;
}

declare module "@strapi/core/dist/core-api/controller/index.mjs" {
  export function createController(options: { contentType: object }): object;
}

declare module "@strapi/core/dist/core-api/service/index.mjs" {
  export function createService(options: { contentType: object }): object;
}

declare module "@strapi/core/dist/core-api/routes/index.mjs" {
  export function createRoutes(options: { strapi: object; contentType: object }): Record<string, object>;
}

declare module "@strapi/core/dist/core-api/routes/validation/schema-registry.mjs" {
  export function createContentAPISchemaRegistry(): object;
}

declare module "@strapi/utils" {
  export const contentTypes: {
    isReservedAttributeName(name: string, options: { draftAndPublish: boolean }): boolean;
    isReservedModelName(name: string): boolean;
    findDraftAndPublishReservedAttributeNames(names: readonly string[]): string[];
    getDraftAndPublishReservedAttributeWarning(uid: string, name: string): string;
  };
  export const errors: Readonly<
    Record<"ForbiddenError" | "UnauthorizedError", new (message?: string) => Error>
  >;
}

declare module "@strapi/i18n/dist/server/register.mjs" {
  export default function register(options: { strapi: object }): Promise<void>;
}

declare module "@strapi/i18n/dist/server/bootstrap.mjs" {
  export default function bootstrap(): Promise<void>;
}

declare module "@strapi/i18n/dist/server/services/content-types.mjs" {
  export default function createService(): object;
}

declare module "@strapi/i18n/dist/server/services/localizations.mjs" {
  export default function createService(): object;
}

declare module "@strapi/i18n/dist/server/services/locales.mjs" {
  export default function createService(): object;
}

declare module "@strapi/i18n/dist/server/controllers/locales.mjs" {
  const controller: object;
  export default controller;
}

declare module "@strapi/i18n/dist/server/graphql.mjs" {
  export default function graphqlProvider(options: { strapi: object }): { register(): void };
}

declare module "@strapi/i18n/dist/server/services/iso-locales.mjs" {
  export default function createService(): object;
}

declare module "@strapi/plugin-graphql/dist/server/index.mjs" {
  const plugin: {
    readonly config: { readonly default: Readonly<Record<string, unknown>> };
    readonly services: Readonly<Record<string, object | ((options: { strapi: object }) => object)>>;
    bootstrap(options: { strapi: object }): Promise<void>;
  };
  export default plugin;
}

declare module "@apollo/server/plugin/disabled" {
  export function ApolloServerPluginInlineTraceDisabled(): object;
  export function ApolloServerPluginLandingPageDisabled(): object;
}

declare module "pluralize/pluralize.js" {
  export const pluralize: object;
}

declare module "koa-compose" {
  type Handler = import("./http/router").Handler;
  export default function compose(handlers: readonly Handler[]): Handler;
}

declare module "http-errors" {
  export default function createError(code: number, message: unknown, details: object): Error;
}

declare module "zod/v4/locales/en.js" {
  const en: () => object;
  export default en;
}

declare module "sql.js" {
  export type SqlValue = string | number | null | Uint8Array;
  export type ParamsObject = Record<string, SqlValue>;
  export interface Statement {
    bind(values: readonly SqlValue[]): boolean;
    run(values: readonly SqlValue[]): void;
    step(): boolean;
    getAsObject(): ParamsObject;
    getColumnNames(): string[];
    free(): void;
  }
  export class Database {
    constructor(bytes?: Uint8Array);
    run(sql: string, values?: readonly SqlValue[]): void;
    exec(sql: string): { values: SqlValue[][] }[];
    prepare(sql: string): Statement;
    export(): Uint8Array;
    close(): void;
  }
  export interface SqlJsStatic {
    readonly Database: typeof Database;
  }
  export default function initSqlJs(options: { wasmBinary: ArrayBuffer }): Promise<SqlJsStatic>;
}
