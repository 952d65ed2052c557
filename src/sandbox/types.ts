import type { DocumentsResult, EngineRequest, EngineResponse, Versions } from "../../sandbox/src/engine";

export type SandboxRequest = EngineRequest;
export type SandboxResponse = EngineResponse;
export type SandboxResult = DocumentsResult;
export type SandboxVersions = Versions;

/** Strapi in the reader's browser. */
export interface Sandbox {
  /**
   * Downloads and starts the engine with the first request. GraphQL is asked by `{ method: "POST", path: "/graphql", body: {
   * query, variables } }`, and downloaded with the first request to it.
   *
   * @throws an error whose message is a sentence for the reader. The next request tries again.
   */
  request(request: SandboxRequest): Promise<SandboxResponse>;
  /** The draft and the published version of what a request of the REST API is about. Throws as `request` does. */
  versions(request: SandboxRequest): Promise<SandboxVersions>;
  /** Runs code of the Document Service, as samples have it. Throws as `request` does; what the code throws is in the result. */
  run(code: string): Promise<SandboxResult>;
  /** Restores the data of the start. */
  reset(): Promise<void>;
}

/** Bytes of the download so far, and of all of it. */
export type OnProgress = (done: number, total: number) => void;
