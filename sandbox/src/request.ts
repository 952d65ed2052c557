import type { Sender } from "./access";

export interface EngineRequest {
  readonly method: string;
  /** `/api/recipes` */
  readonly path: string;
  /** What stands behind the question mark. */
  readonly query?: string;
  /** With names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** An object, or a text that is JSON if the content type says so. */
  readonly body?: unknown;
  /** Public when left out. A token in the headers is one that nobody knows. */
  readonly as?: Sender;
}
