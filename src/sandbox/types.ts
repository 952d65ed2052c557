import type { EngineRequest, EngineResponse, Filled } from "../../sandbox/src/engine";

export type { Attribute, ContentType, Filled, Project } from "../../sandbox/src/engine";

export type SandboxRequest = EngineRequest;
export type SandboxResponse = EngineResponse;

/** Strapi in the reader's browser. */
export interface Sandbox {
  /**
   * Downloads and starts the engine with the first request.
   *
   * @throws an error whose message is a sentence for the reader. The next request tries again.
   */
  request(request: SandboxRequest): Promise<SandboxResponse>;
  /** Starts the engine if it isn't there. @returns what was generated for a project. */
  start(): Promise<Filled | undefined>;
  /** Ends the engine and forgets the visit's changes: the next request starts another one. */
  restart(): Promise<void>;
  /** Restores the data of the start. */
  reset(): Promise<void>;
}

/** Bytes of the download so far, and of all of it. */
export type OnProgress = (done: number, total: number) => void;
