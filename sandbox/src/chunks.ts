import type { Handler } from "./http/router";
import type { Names } from "./script/script";
import type { Strapi } from "./strapi";

/** Parts of the engine that are loaded when something first needs them. */
export interface Chunks {
  /** sandbox/src/graphql/graphql.ts */
  graphql(): Promise<{ addGraphql(strapi: Strapi): Promise<Handler> }>;
  /** sandbox/src/script/script.ts */
  script(): Promise<{ runScript(code: string, names: Names): Promise<unknown> }>;
}

export type ChunkName = keyof Chunks;

async function missing(): Promise<never> {
  throw new Error("This engine has no such part.");
}

export const noChunks: Chunks = { graphql: missing, script: missing };
