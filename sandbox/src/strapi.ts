import type { Database } from "@strapi/database";
import type { Handler } from "./http/router";

/** A content type as the platform's registry holds it. */
export interface Model {
  readonly uid: string;
  readonly kind: string;
  readonly collectionName: string;
  readonly options: object;
  readonly attributes: Record<string, { readonly type: string }>;
}

export type Method = (args?: unknown) => Promise<unknown>;

export interface Documents {
  (uid: string): Readonly<Record<string, Method | undefined>>;
  use(
    middleware: (context: { uid: string; action: string }, next: () => Promise<unknown>) => unknown,
  ): () => void;
}

export interface Plugin {
  service(name: string): object | undefined;
  config?(path: string, otherwise?: unknown): unknown;
}

/** A route that a plugin adds itself. */
export interface PluginRoute {
  readonly path: string;
  readonly handler: readonly Handler[];
}

/** The members of the platform's global object that its code touches in the sandbox. */
export interface Strapi {
  readonly log: Readonly<Record<"debug" | "http" | "info" | "warn" | "error", (...lines: unknown[]) => void>>;
  readonly config: {
    get(path: string, otherwise?: unknown): unknown;
    set(path: string, value: unknown): void;
  };
  readonly contentTypes: Record<string, Model>;
  readonly components: Record<string, object>;
  readonly apis: Record<string, object>;
  readonly plugins: Record<string, Plugin>;
  contentType(uid: string): Model | undefined;
  getModel(uid: string): object | undefined;
  get(name: string): unknown;
  has(name: string): boolean;
  plugin(name: string): Plugin | undefined;
  service(uid: string): object | undefined;
  controller(uid: string): object | undefined;
  store(): { get(query: { key: string }): Promise<unknown> };
  hook(): { register(): void };
  readonly eventHub: { emit(name: string, payload: object): Promise<void> };
  readonly server: { readonly router: { use(): void }; routes(routes: readonly [PluginRoute]): void };
  readonly ai: { readonly admin: { isEnabled(): boolean } };
  readonly sanitizers: { get(name: string): [] };
  readonly validators: { get(name: string): [] };
  readonly auth: object;
  readonly requestContext: object;
  readonly db: Database;
  readonly documents: Documents;
  readonly contentAPI: object;
  readonly contentAPISchemaRegistry: object;
}

/** Names that languages and libraries ask any object for. */
const harmless = new Set(["then", "toJSON", "constructor", "prototype", "$$typeof", "nodeType"]);

/**
 * Throws an error when code accesses a member that doesn't exist. Otherwise the platform's code would continue with
 * `undefined`, and return something else than a full installation.
 */
export function guarded<Target extends object>(name: string, target: Target): Target {
  return new Proxy(target, {
    get: (object, key, receiver) => {
      if (key in object || typeof key === "symbol" || harmless.has(key))
        return Reflect.get(object, key, receiver);
      throw new Error(`The sandbox has no ${name}.${key}.`);
    },
  });
}
