import type {
  DocumentsResult,
  EngineRequest,
  EngineResponse,
  Filled,
  Versions,
} from "../../sandbox/src/engine";
import type { Moment } from "../../sandbox/src/moment";

export type { Attribute, ContentType, Filled, Project } from "../../sandbox/src/engine";

export type SandboxRequest = EngineRequest;
export type SandboxResponse = EngineResponse;
export type SandboxResult = DocumentsResult;
export type SandboxVersions = Versions;
export type { Moment } from "../../sandbox/src/moment";

/** A request to the sandbox. */
export type Work =
  | { readonly kind: "request"; readonly request: SandboxRequest }
  | { readonly kind: "run"; readonly code: string };

/**
 * Strapi in the reader's browser. Each method throws an error whose message is a sentence for the reader; the next call tries
 * again.
 */
export interface Sandbox {
  /**
   * Downloads and starts the engine with the first request. GraphQL requests are `{ method: "POST", path: "/graphql", body: {
   * query, variables } }`; the first one downloads the GraphQL plugin.
   *
   * @param moment the time and the random values of the request; by default, those of the reader's clock and browser.
   */
  request(request: SandboxRequest, moment?: Moment): Promise<SandboxResponse>;
  /** The draft and the published version for a request of the REST API that reads. */
  versions(request: SandboxRequest): Promise<SandboxVersions>;
  /** Runs code that calls the Document Service, as samples do. What the code throws is part of the result. */
  run(code: string, moment?: Moment): Promise<SandboxResult>;
  /** Starts the engine if it isn't there. @returns what was generated for a project. */
  start(): Promise<Filled | undefined>;
  /** Ends the engine and forgets the visit's changes: the next request starts another one. */
  restart(): Promise<void>;
  /** Restores the data of the start. */
  reset(): Promise<void>;
}

/** Bytes of the download so far, and of all of it. */
export type OnProgress = (done: number, total: number) => void;
