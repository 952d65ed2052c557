import type { DocumentsResult, EngineRequest, EngineResponse, Filled } from "../../sandbox/src/engine";
import type { Moment } from "../../sandbox/src/moment";

export type { Attribute, ContentType, Filled, Project } from "../../sandbox/src/engine";

export type SandboxRequest = EngineRequest;
export type SandboxResponse = EngineResponse;
export type SandboxResult = DocumentsResult;
export type { Moment } from "../../sandbox/src/moment";

/** A call of the Document Service. */
export interface SandboxCall {
  readonly uid: string;
  readonly method: string;
  readonly args?: unknown;
}

/**
 * Strapi in the reader's browser. Each method throws an error whose message is a sentence for the reader; the next call tries
 * again.
 */
export interface Sandbox {
  /**
   * Downloads and starts the engine with the first request.
   *
   * @param moment the time and the random values of the request; left out, those of the reader's clock and browser.
   */
  request(request: SandboxRequest, moment?: Moment): Promise<SandboxResponse>;
  /** The same for code that runs in the platform. What the method throws is part of the result. */
  documents(call: SandboxCall, moment?: Moment): Promise<SandboxResult>;
  /** Starts the engine if it isn't there. @returns what was generated for a project. */
  start(): Promise<Filled | undefined>;
  /** Ends the engine and forgets the visit's changes: the next request starts another one. */
  restart(): Promise<void>;
  /** Restores the data of the start. */
  reset(): Promise<void>;
}

/** Bytes of the download so far, and of all of it. */
export type OnProgress = (done: number, total: number) => void;
