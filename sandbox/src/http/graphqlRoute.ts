import { shared } from "../shared";
import type { Strapi } from "../strapi";
import type { Handler } from "./router";

/** The chunk with GraphQL, which requests of the REST API do without. */
export interface GraphqlChunk {
  addGraphql(strapi: Strapi): Promise<Handler>;
}

export type LoadGraphql = () => Promise<GraphqlChunk>;

export interface GraphqlRoute {
  /** Loads the chunk unless it is there. @throws what `load` throws; the next call tries again */
  prepare(): Promise<void>;
  readonly handle: Handler;
}

export function createGraphqlRoute(strapi: Strapi, load: LoadGraphql = unknown): GraphqlRoute {
  let handle: Handler | undefined;
  return {
    prepare: async () => {
      globalThis.sandboxShared = shared;
      handle ??= await (await load()).addGraphql(strapi);
    },
    handle: async (context, next) => handle?.(context, next),
  };
}

async function unknown(): Promise<never> {
  throw new Error("This engine has no GraphQL.");
}
